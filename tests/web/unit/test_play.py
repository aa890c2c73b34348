"""Playing a game: answers, confirming them, ending a turn, the end of the game, and what a phone shows."""

import pytest

from stroganov.answers import END, Coin, Move, StartingWish
from stroganov_web.draw.art.svg import escape
from stroganov_web.i18n import Text
from stroganov_web.ui.dialogs.end_turn import end_turn_dialog
from stroganov_web.ui.preview import preview
from tests.web.unit.catalogues import text_of
from tests.web.unit.fakes import PHONE, in_event_loop, thing
from tests.web.unit.finished import played
from tests.web.unit.table_player import BOT, NEW_SEED, SOLO, AtTable, session_at, session_at_end, target

RIDE, BASIC, LAST_END, FREE_END = 1, 2, 6, 8  # numbers of answers in the solo game
ANSWERS = played(SOLO).answers


def table(text: Text, number: int = BASIC, fragment: str = SOLO, **settings: str) -> AtTable:
    """A table with a recorded game after so many answers."""
    return AtTable(session_at(fragment, number, text), text, **settings).start()


# Answers


def test_the_table_is_painted_marked_and_told(text: Text) -> None:
    at = table(text)
    assert {"band", "board", "mat", "shelf", "header", "others", "log"} <= at.page.painted.keys()
    assert at.page.screen == "table" and at.page.heading and at.page.said
    assert at.page.marks["seat"] == "0" and at.page.marks["layout"] == at.screen.layout.kind
    assert "busy" not in at.page.marks and "over" not in at.page.marks
    assert at.page.sizes == at.screen.layout.variables() and at.screen.session is at.session


def test_an_answer_is_carried_out_saved_and_shown(text: Text) -> None:
    at = table(text, RIDE)
    before, position = dict(at.page.painted), at.screen.position
    at.click(Move(2))
    assert at.session.game.answers[-1] == Move(2) and at.saves == 1
    assert at.page.painted["board"] != before["board"] and at.page.painted["band"] != before["band"]
    assert any(at.page.watched) and at.page.moves == 2
    assert at.screen.position != position


def test_an_answer_closes_what_was_open(text: Text) -> None:
    at = table(text)
    at.use(tray="move")
    at.click(Move(4))
    assert at.count == BASIC + 1 and not at.screen.looking.tray


def test_half_a_table_is_never_shown(text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stroganov_web.screens.paint_queue.perf_counter", iter(range(1000)).__next__)
    at = AtTable(session_at(SOLO, BASIC, text), text)
    at.screen.start()
    assert at.page.screen == "table" and "log" in at.page.painted  # however slow the machine


def test_an_answer_that_is_no_longer_on_offer_changes_nothing(text: Text) -> None:
    at = table(text, RIDE)
    at.click(Move(2))
    for stale in (Move(2), StartingWish("S2"), Move(99)):
        at.click(stale)
        at.click(stale, by_touch=True)
    assert at.count == RIDE + 1 and at.saves == 1 and not at.screen.looking.chosen


def test_after_the_end_nothing_answers(text: Text) -> None:
    at = AtTable(session_at_end(SOLO, text), text).start()
    for answer in (END, Move(2)):
        at.click(answer)
        at.screen.hover(target(answer))
    at.do("end")
    at.do("recap")
    assert at.count == len(ANSWERS) and not at.saves and not at.page.preview and not at.page.dialog


# Confirming


def test_a_finger_shows_first_and_does_it_with_the_second_tap(text: Text) -> None:
    at = table(text, RIDE)
    at.click(Move(2), by_touch=True)
    card = preview(at.session.game.state, Move(2), text, confirm=True)
    assert at.count == RIDE and at.page.preview == card and at.page.beside == target(Move(2)).element
    at.screen.hover(None)
    at.screen.focus_on(thing(id="mat-0"))
    at.screen.hover(thing(refused="end"))
    assert at.page.preview == card  # nothing else takes its place
    at.click(Move(2), by_touch=True)
    assert at.count == RIDE + 1 and not at.page.preview


def test_another_target_is_shown_in_place_of_the_first(text: Text) -> None:
    at = table(text, RIDE)
    at.click(Move(2), by_touch=True)
    at.click(Move(3), by_touch=True)
    assert at.count == RIDE and at.screen.looking.chosen == Move(3)
    at.do("confirm")
    assert at.session.game.answers[-1] == Move(3)
    at.do("confirm")
    assert at.count == RIDE + 1


def test_what_was_tapped_once_can_be_put_away(text: Text) -> None:
    at = table(text, RIDE)
    lit = at.page.painted["board"]
    at.click(Move(2), by_touch=True)
    at.do("cancel")
    assert at.count == RIDE and not at.page.preview and at.page.painted["board"] == lit


@pytest.mark.parametrize(
    ("setting", "by_touch", "asks"),
    [("touch", False, False), ("always", False, True), ("never", True, False), ("always", True, True)],
)
def test_who_is_asked_back_is_a_setting(setting: str, by_touch: bool, asks: bool, text: Text) -> None:
    at = table(text, RIDE, confirm=setting)
    at.click(Move(2), by_touch)
    assert (at.count == RIDE) == asks


@pytest.mark.parametrize(("setting", "asks"), [("touch", True), ("never", False)])
@in_event_loop
async def test_what_cannot_be_undone_is_asked_once_with_the_mouse_too(
    setting: str, asks: bool, text: Text
) -> None:
    at = AtTable(session_at(BOT, 0, text), text, confirm=setting).start()
    wish = at.session.game.options()[0]  # somebody else decides next
    at.click(wish)
    assert (at.count == 0) == asks
    if asks:
        assert text("whynot.seal") in at.page.preview
        at.click(wish)
    assert at.count


def test_a_game_without_questions_is_never_asked_back(text: Text) -> None:
    at = AtTable(session_at(f"{SOLO}&confirm=off", FREE_END, text), text, confirm="always").start()
    at.click(END)
    assert at.count > FREE_END and not at.page.dialog


# Ending a turn


def test_a_way_out_needs_no_second_tap(text: Text) -> None:
    at = table(text, LAST_END)
    at.click(END, by_touch=True)
    assert at.count == LAST_END + 1 and not at.page.dialog


def test_who_leaves_something_free_undone_is_warned(text: Text) -> None:
    at = table(text, FREE_END)
    at.do("end")
    assert at.count == FREE_END and at.page.dialog == end_turn_dialog(["basic"], text)
    at.do("end_anyway")
    assert at.session.game.answers[FREE_END] == END and not at.page.dialog
    at.do("end_anyway")  # pressed twice
    assert at.session.game.answers.count(END) == played(SOLO).answers[: FREE_END + 1].count(END)


def test_the_warning_can_be_turned_off(text: Text) -> None:
    at = table(text, FREE_END, warn="off")
    at.do("end")
    assert at.session.game.answers[FREE_END] == END and not at.page.dialog


def test_where_a_turn_cannot_end_the_table_says_why(text: Text) -> None:
    at = table(text, RIDE)
    at.do("end")
    assert at.count == RIDE and at.page.beside == "#prompt" and at.page.preview


# The end


def test_the_end_is_shown_and_the_table_once_more(text: Text) -> None:
    at = AtTable(session_at_end(SOLO, text), text).start()
    assert at.page.screen == "end" and at.page.marks["over"] == "true" and "board" not in at.page.painted
    result, position = at.page.painted["screen"], at.screen.position
    at.do("final_table")
    assert at.page.screen == "table" and "board" in at.page.painted and at.page.focus.given == ["#band .way"]
    assert at.screen.position != position
    at.do("result")
    assert at.page.screen == "end" and at.page.painted["screen"] == result
    assert at.page.focus.given[1:] == ["#screen [data-action=final_table]"]


def test_the_same_game_or_another_can_be_played_again(text: Text) -> None:
    at = AtTable(session_at_end(SOLO, text), text).start()
    at.do("play_again_same")
    at.do("play_again_new")
    assert at.gone == [at.session.spec.fragment(), at.session.spec.with_seed(NEW_SEED).fragment()]


# Around


@in_event_loop
async def test_the_table_is_left_with_nothing_of_it_on_the_page(text: Text) -> None:
    at = table(text)
    at.screen.hover(target(Coin()))
    assert at.page.preview
    at.screen.draw()
    at.screen.leave()
    painted = dict(at.page.painted)
    at.page.finish()
    assert not at.page.preview and at.page.painted == painted
    assert not {"busy", "over", "seat"} & at.page.marks.keys()


def test_everything_is_said_again_in_another_language(text: Text) -> None:
    at = table(text)
    at.use(tray="move")
    at.preferences.text = german = text_of("de")
    at.screen.translate()
    at.page.finish()
    assert escape(german("prompt.action.basic")) in at.page.painted["band"] and not at.page.tray
    assert escape(text("prompt.action.basic")) not in at.page.painted["band"]


def test_another_window_gets_another_layout(text: Text) -> None:
    at = table(text)
    at.preferences.size = PHONE
    at.screen.refresh()
    at.page.finish()
    assert at.page.marks["layout"] == "phone" and "minimap" in at.page.painted


def test_a_phone_brings_the_cossack_into_view(text: Text) -> None:
    at = AtTable(session_at(SOLO, RIDE, text), text, PHONE).start()
    at.page.left, at.page.drawer = 77.0, "actions"
    at.screen.draw()
    at.page.finish()
    assert at.page.left == 77.0 and "in-view" in at.page.placed  # it stays where the player has scrolled
    at.click(Move(4))
    assert at.count == RIDE + 1 and at.page.left != 77.0 and not at.page.drawer


def test_the_overview_of_a_phone_shows_and_scrolls_the_board(text: Text) -> None:
    at = AtTable(session_at(SOLO, RIDE, text), text, PHONE).start()
    at.use(jump="1")
    west, framed = at.page.left, at.page.placed["in-view"]
    at.use(jump="12")
    at.screen.scrolled()
    assert at.page.left > west and at.page.placed["in-view"] > framed


def test_what_is_nothing_of_the_table_is_left_to_others(text: Text) -> None:
    assert not table(text).use(action="menu")
    assert table(text).screen.rule_section(target(Move(4))) == 5
