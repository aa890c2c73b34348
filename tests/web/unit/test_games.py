"""The list of kept games: what is shown of each, and that nothing kept can become markup."""

from dataclasses import replace
from xml.etree import ElementTree

from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.storage.entries import Entry
from stroganov_web.ui.dialogs.delete_game import delete_dialog
from stroganov_web.ui.pages.game_list import SHOWN_AT_ONCE, game_summary, games_list, when_or_result
from tests.web.unit.catalogues import undisguised
from tests.web.unit.finished import FRAGMENTS, played

NAMES = "abcdefghjk"


def dated(moment: int) -> str:
    return f"1.{moment}."


def entry(text: Text, number: int, table: str = "#new?players=2&names=Rada,Boris&seed=1") -> Entry:
    session = Session(Spec.from_fragment(table), text)
    session.play(session.game.options()[0])
    return Entry.new(NAMES[number] * 10, session, number)


def finished(text: Text, number: int) -> Entry:
    fragment = FRAGMENTS[number]
    session = Session(Spec.from_fragment(fragment), text, played(fragment))
    return Entry.new(NAMES[number] * 10, session, number)


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<div>{markup}</div>")


def test_without_games_there_is_no_list(text: Text) -> None:
    assert games_list([], dated, text) == ""


def test_the_last_unfinished_game_is_continued_and_the_others_follow(text: Text) -> None:
    games = [entry(text, 0), entry(text, 1), finished(text, 3)]
    page = parsed(games_list(games, dated, text))
    opened = [(item.get("data-action"), item.get("data-game")) for item in page.iter("button")]
    assert [pair for pair in opened if pair[0] != "delete"] == [
        ("continue", "bbbbbbbbbb"),
        ("open", "aaaaaaaaaa"),
        ("open", "dddddddddd"),
    ]
    assert len(opened) == 6
    assert all(item.get("aria-label") for item in page.iter("button") if item.get("data-action") == "delete")


def test_many_games_lie_behind_a_click(text: Text) -> None:
    page = parsed(games_list([entry(text, n) for n in range(SHOWN_AT_ONCE + 3)], dated, text))
    (more,) = page.iter("details")
    assert len(list(more.iter("li"))) == 2


def test_a_finished_game_tells_its_result_by_place(text: Text) -> None:
    done = finished(text, 5)
    assert done.result
    best = max(done.result.scores, key=lambda score: -score.place)
    name = done.people(text)[done.result.scores.index(best)].name
    assert when_or_result(done, text).startswith(f"Finished: {name} {best.total}, ")
    claimed = replace(done, result=replace(done.result, verified=False))
    assert when_or_result(claimed, text).startswith(f"Finished, not verified: {name} {best.total}, ")
    assert game_summary(entry(text, 0), text) == "Year I, Spring: Rada and Boris"


def test_all_words_are_from_the_catalogues(pseudo: Text) -> None:
    games = [entry(pseudo, 0, FRAGMENTS[0]), entry(pseudo, 1, FRAGMENTS[5]), finished(pseudo, 2)]
    for markup in (games_list(games, dated, pseudo), delete_dialog(games[0], dated, pseudo)):
        assert undisguised(markup) == []
        assert "style=" not in markup


def test_names_of_players_stay_text(text: Text) -> None:
    hostile = entry(text, 0, "#new?players=2&names=%3Cb%3E%22%26,%3Cimg%20src%3Dx%3E&seed=1")
    games = [hostile, replace(hostile, name="b" * 10)]
    for markup in (games_list(games, dated, text), delete_dialog(hostile, dated, text)):
        parsed(markup)
        assert "<b>" not in markup and "<img" not in markup
