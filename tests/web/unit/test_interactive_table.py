"""Exploring the table: previews, replies to what cannot be done, trays and drawers."""

import pytest

from stroganov.answers import END, Answer, Coin, Move, StartingWish
from stroganov_web.draw.art.svg import escape
from stroganov_web.i18n import Text
from stroganov_web.screens.pacing import STEP
from stroganov_web.screens.replies import command_reply, step_reply
from stroganov_web.ui.preview import preview, reply_card
from stroganov_web.ui.why_not import action_reply, thing_reply
from tests.web.unit.fakes import PHONE, in_event_loop, thing
from tests.web.unit.table_player import BOT, SOLO, AtTable, session_at, target

RIDE, BASIC, DRAWN, END_LEFT = 1, 2, 5, 8  # numbers of answers in the solo game
PAYING = 23  # in the game with a bot


def table(text: Text, number: int = BASIC, fragment: str = SOLO, **settings: str) -> AtTable:
    return AtTable(session_at(fragment, number, text), text, **settings).start()


# Previews


def test_pointing_at_a_target_shows_what_it_would_bring(text: Text) -> None:
    at = table(text)
    at.screen.hover(target(Coin()))
    assert at.page.preview == preview(at.session.game.state, Coin(), text)
    assert at.page.beside == target(Coin()).element
    at.screen.hover(None)
    assert not at.page.preview


@pytest.mark.parametrize("answer", [END, StartingWish("S2"), Move(77)])
def test_a_way_out_or_a_stale_answer_shows_nothing(answer: Answer, text: Text) -> None:
    at = table(text)
    at.screen.hover(target(Coin()))
    at.screen.hover(target(answer))
    assert not at.page.preview and not at.screen.looking.pointed


def test_the_furs_that_an_answer_takes_rise_on_the_mat(text: Text) -> None:
    at = table(text, PAYING, BOT)
    proposed = at.page.painted["mat"]
    first, second = at.session.game.options()[:2]
    at.screen.hover(target(first))
    assert at.page.painted["mat"] == proposed  # the first payment is proposed anyway
    at.screen.hover(target(second))
    assert at.page.painted["mat"] != proposed
    at.screen.hover(None)
    assert at.page.painted["mat"] == proposed


# Replies


def test_a_thing_says_what_it_is_and_why_not(text: Text) -> None:
    at = table(text)
    reply = thing_reply(at.screen.view.table, "mat-0", True)
    assert at.screen.inspect(thing(id="mat-0"))
    assert at.page.preview == reply_card(at.session.game.state, reply, text)
    assert at.page.said[-1] == text("card.sentences", first=reply.title, second=reply.sentence)
    at.screen.hover(None)
    assert at.page.preview  # what was asked for stays
    at.screen.hover(target(Coin()))
    at.screen.hover(None)
    assert not at.page.preview


def test_the_focus_tells_the_same_in_fewer_words(text: Text) -> None:
    at = table(text)
    reply = thing_reply(at.screen.view.table, "mat-0", True)
    at.screen.focus_on(thing(id="mat-0"))
    assert at.page.preview == reply_card(at.session.game.state, reply, text)
    assert at.page.said[-1] == reply.sentence
    at.screen.hover(None)
    assert not at.page.preview


def test_a_reply_closes_the_tray_that_is_open(text: Text) -> None:
    at = table(text)
    at.use(tray="move")
    assert at.page.tray == "move"
    at.screen.inspect(thing(id="mat-0"))
    assert not at.page.tray and not at.screen.looking.tray and at.page.preview


def test_a_button_that_is_off_says_why(text: Text) -> None:
    at = table(text)
    card = reply_card(at.session.game.state, action_reply(at.screen.view.table, "fulfil"), text)
    at.screen.hover(thing(refused="fulfil"))
    assert at.page.preview == card
    at.screen.hover(None)
    assert not at.page.preview
    assert at.use(refused="fulfil")
    at.screen.hover(None)
    assert at.page.preview == card  # after a click it stays


def test_a_command_or_step_that_is_off_says_why_when_it_is_pointed_at(text: Text) -> None:
    at = table(text, DRAWN)
    state = at.session.game.state
    at.screen.hover(thing(refused="undo"))
    assert at.page.preview == reply_card(state, command_reply(at.session, "undo", text), text)
    at.screen.hover(thing(step="move"))
    assert at.page.preview == reply_card(state, step_reply(at.session, "move", text), text)


# Trays and drawers


def test_a_tray_lights_its_own_targets_only(text: Text) -> None:
    at = table(text)
    lit = at.page.painted["board"]
    assert at.use(tray="swap_down")
    assert at.page.tray == "swap_down" and at.page.painted["board"] != lit
    at.use(tray="swap_down")
    assert not at.page.tray and at.page.painted["board"] == lit


def test_everything_that_is_open_closes(text: Text) -> None:
    at = table(text)
    lit = at.page.painted["board"]
    at.use(tray="swap_down")
    at.do("close")
    assert not at.page.tray and at.page.painted["board"] == lit
    at.screen.inspect(thing(id="mat-0"))
    at.do("close")
    assert not at.page.preview


def test_a_drawer_of_a_phone_opens_and_closes(text: Text) -> None:
    at = AtTable(session_at(SOLO, BASIC, text), text, PHONE).start()
    at.use(drawer="auxiliary")
    assert at.page.drawer == "auxiliary"
    at.use(drawer="actions")
    assert at.page.drawer == "actions"
    at.use(drawer="actions")
    assert not at.page.drawer


# While an opponent is shown


@in_event_loop
async def test_no_tray_opens_while_an_opponent_is_shown(text: Text) -> None:
    at = table(text, END_LEFT, speed=STEP, warn="off")
    at.do("end")
    at.use(tray="move")
    assert not at.page.tray and not at.screen.looking.tray
    at.screen.leave()


@in_event_loop
async def test_a_thing_in_an_opponents_scene_says_what_it_is(text: Text) -> None:
    at = table(text, END_LEFT, speed=STEP, warn="off")
    at.do("end")
    reel = at.screen.opponents.reel
    assert reel and not reel.scene.state.offered  # between two events nothing is asked
    reply = thing_reply(at.screen.view.table, "mat-0", False)
    at.screen.inspect(thing(id="mat-0"))
    assert at.page.preview == reply_card(reel.scene.state, reply, text)
    at.screen.focus_on(thing(id="mat-0"))
    assert escape(reply.sentence) in at.page.preview
    at.screen.hover(target(Move(10)))
    at.screen.hover(thing(refused="fulfil"))
    assert not at.page.preview
    at.screen.leave()
