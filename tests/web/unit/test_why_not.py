"""Everything on the table answers: what it is, why it cannot be chosen, and where the rules say so."""

import re

import pytest

from stroganov import Setup
from stroganov.actions.advanced import presence
from stroganov.agenda import question
from stroganov.explain import Reason, explain
from stroganov_web.draw.table.layout import Layout
from stroganov_web.i18n import LANGUAGES, Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.text.descriptions import Table
from stroganov_web.ui.dialogs.end_turn import end_turn_dialog, left_undone
from stroganov_web.ui.nearest import nearest_attempt
from stroganov_web.ui.preview import reply_card
from stroganov_web.ui.prompt import prompt
from stroganov_web.ui.table_view import Looking, View
from stroganov_web.ui.why_not import ABOUT, action_reply, describe_reason, thing_reply
from tests.properties.test_reasons import AMOUNTS, GRANTS, TRUE_OF_THE_QUESTION
from tests.table import Table as LaidOut
from tests.web.unit.catalogues import keys, text_of
from tests.web.unit.games import SETUPS, decisions

FACTS = {"need": 5, "have": 2, "value": 3, "region": 1, "tiles": 2}
GAMES = ("#new?mode=solo&opponent=katyusha&seed=3", "#new?players=4&sides=b,b,b,b&seed=8")
WIDE, PHONE = Layout.for_window(1024, 768, 3), Layout.for_window(390, 844, 3)


CODES = {*AMOUNTS, *GRANTS, *TRUE_OF_THE_QUESTION, "game_over", "not_your_turn", "no_wish_in_hand"}


def session_of(fragment: str, text: Text) -> Session:
    return Session(Spec.from_fragment(fragment), text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_engine_has_a_sentence(language: str) -> None:
    state, text = next(decisions(SETUPS[0])).state, text_of(language)
    for code in CODES:
        said = describe_reason(state, Reason(code, 5, FACTS), text)
        assert said, code
        assert "{" not in said, code


def test_everything_that_can_never_be_chosen_says_what_it_is_for() -> None:
    assert {f"whynot.about.{key}" for key in ABOUT} <= set(keys())


@pytest.mark.parametrize("fragment", GAMES)
@pytest.mark.parametrize("layout", [WIDE, PHONE], ids=["wide", "phone"])
def test_every_thing_on_the_table_replies(fragment: str, layout: Layout, text: Text) -> None:
    session, replies = session_of(fragment, text), 0
    for number in range(240):
        if session.over:
            break
        options = session.game.options()
        session.play(options[number * 7 % len(options)])
        if number % 9 and not session.over:
            continue
        shown = "".join(View(session, text).panels(layout, Looking()).values())
        state = session.game.state
        table = Table(state, session.people, text, session.me)
        for thing in set(re.findall(r'data-id="([^"]*)"', shown)):
            reply = thing_reply(table, thing, not session.over)
            assert reply.title, thing
            assert reply.sentence, thing
            assert reply.choices or 1 <= reply.section <= 13, (thing, reply)
            assert "class=" in reply_card(state, reply, text)
            replies += 1
    assert replies > 500


@pytest.mark.parametrize("setup", SETUPS[:3], ids=str)
def test_every_button_that_is_off_replies(setup: Setup, text: Text) -> None:
    seen = set()
    for game in decisions(setup):
        people = session_of("#new?players=4&seed=1", text).people[: len(game.state.players)]
        for group in prompt(game.state, text).groups:
            if not group.options:
                reply = action_reply(Table(game.state, people, text, game.seat), group.key)
                assert reply.sentence
                seen.add((group.key, reply.sentence))
    assert len(seen) > 15


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_button_that_is_off_speaks_of_the_nearest_place(setup: Setup) -> None:
    """Of a region in which the player is, unless being there is just what is lacking."""
    told = 0
    for game in decisions(setup):
        state = game.state
        for action in () if question(state).closed else ("village", "yurt", "wish", "outpost", "claim"):
            attempt = nearest_attempt(state, action)
            reason = explain(state, attempt)
            if reason and "region" in reason.facts:
                assert reason.facts["region"] == attempt[1] if action != "claim" else True
                there = presence(state, state.seat)
                assert (reason.facts["region"] in there) == (reason.code != "not_present" and bool(there))
                told += 1
    assert told


def test_the_wish_button_speaks_of_the_own_region_whose_wish_is_gone(text: Text) -> None:
    table = LaidOut.laid_out("main", slot=4)
    table.state.wishes[1] = None
    table.options()
    people = session_of("#new?players=4&seed=1", text).people
    reply = action_reply(Table(table.state, people, text, 0), "wish")
    assert reply.sentence == "There is no Tsar's wish in region II any more."


def first_turn(text: Text, fragment: str = "#new?mode=solo&opponent=ivan&strategy=c&seed=24") -> Session:
    session = session_of(fragment, text)
    session.play(session.game.options()[0])
    return session


def told(session: Session, thing: str, text: Text) -> tuple[str, int]:
    table = Table(session.game.state, session.people, text, session.me)
    reply = thing_reply(table, thing, True)
    return reply.sentence, reply.section


def test_reasons_have_their_numbers(text: Text) -> None:
    session = first_turn(text)
    assert told(session, "tile-12", text) == (
        "Too far: 2 tiles are free, and horses take you 3 more at most.",
        5,
    )
    assert told(session, "tile-5", text) == ("This takes 6 horses; you have 4.", 5)
    assert told(session, "village-0", text)[0] == (
        "Your turn begins with the move east: first choose a tile."
    )
    assert told(session, "market-2", text) == ("This takes 5 horses; you have 4.", 8)


def test_a_thing_that_could_be_used_otherwise_offers_that(text: Text) -> None:
    session = first_turn(text)
    session.game.state.players[session.me].horses = 9
    session.play(next(answer for answer in session.game.options() if answer[0] == "move"))
    table = Table(session.game.state, session.people, text, session.me)
    reply = thing_reply(table, "market-0", True)
    assert ("buy", session.game.state.market[0]) in reply.choices
    assert "data-answer" in reply_card(session.game.state, reply, text)


def test_an_own_fur_that_cannot_pay_tells_why(text: Text) -> None:
    session = first_turn(text)
    player, trade = session.game.state.players[session.me], session.game.state.trade_fur
    player.coins, other = 0, trade % 8 + 1
    player.furs[1:] = [0] * 9
    player.furs[trade], player.furs[other] = 2, 1
    told_before = told(session, f"own-{other}", text)
    assert told_before == (text("whynot.about.own"), 5)
    session.play(next(answer for answer in session.game.options() if answer[0] == "move"))
    session.game.state.players[session.me].furs[9] = 1
    session.play(("trade",))
    assert [answer[1] for answer in session.game.options()] == [(trade,), (9,)]
    sentence, section = told(session, f"own-{other}", text)
    assert (sentence, section) == (text("whynot.other_fur_costs_coin"), 5)


def test_free_actions_are_told_before_a_turn_ends(text: Text) -> None:
    session = first_turn(text)
    session.play(next(answer for answer in session.game.options() if answer[0] == "move"))
    assert left_undone(session.game.state) == ["basic"]
    session.play(("coin",))
    assert left_undone(session.game.state) == ["main"]
    session.play(("coin",))
    assert left_undone(session.game.state) == []
    assert "end_anyway" in end_turn_dialog(["main"], text)


def test_what_costs_is_never_told(text: Text) -> None:
    session = first_turn(text)
    player = session.game.state.players[session.me]
    wish = player.hand[0]
    card = session.game.state.rules.wishes[wish]
    player.furs[card.fur] = card.have
    session.play(next(answer for answer in session.game.options() if answer[0] == "move"))
    assert ("fulfil", wish) in session.game.options()
    assert left_undone(session.game.state) == ["basic"]
    for game in decisions(SETUPS[3]):
        if ("end",) not in game.options():
            assert left_undone(game.state) == []


@pytest.mark.parametrize("layout", [WIDE, PHONE], ids=["wide", "phone"])
def test_everything_on_the_table_has_a_name(layout: Layout, text: Text) -> None:
    session = first_turn(text)
    session.play(next(answer for answer in session.game.options() if answer[0] == "move"))
    shown = View(session, text).panels(layout, Looking())
    table, named = Table(session.game.state, session.people, text, session.me), 0
    for panel in ("board", "shelf", "mat", "others"):
        for thing, more, title in re.findall(r'<g data-id="([^"]*)"([^>]*)>(<title>[^<]+)?', shown[panel]):
            assert title or "aria-label" in more or 'class="lit' in more, thing
            assert table.name(thing)
            named += 1
    assert named > 50


def test_names_follow_the_language() -> None:
    session = first_turn(text_of("en"))
    english = View(session, text_of("en")).panels(WIDE, Looking())["board"]
    german = View(session, text_of("de")).panels(WIDE, Looking())["board"]
    assert "Nobody" not in german
    assert "<title>Tile 9: steppe" in english
    assert "<title>Plättchen 9: Steppe" in german
