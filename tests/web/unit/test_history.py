"""The page of finished games."""

import re
from dataclasses import replace

import pytest

from stroganov_web.draw.art.svg import escape
from stroganov_web.i18n import LANGUAGES, Text
from stroganov_web.model.spec import Spec
from stroganov_web.model.statistics import Result, Score, result_of
from stroganov_web.ui.pages.history import FinishedGame, history_page
from tests.web.unit.catalogues import text_of
from tests.web.unit.finished import FRAGMENTS, played

GAMES = [
    FinishedGame(f"g{i}", f"{i + 1} May", result_of(played(fragment), Spec.from_fragment(fragment)))
    for i, fragment in enumerate(FRAGMENTS)
]


def test_without_games_the_page_says_so(text: Text) -> None:
    page = history_page([], text)
    assert text("history.none") in page
    assert "<table" not in page and 'data-action="import"' in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["replay", "delete"])
def test_the_name_of_a_button_has_the_words_that_are_seen(language: str, way: str) -> None:
    text = text_of(language)
    assert text(f"history.{way}").lower() in text(f"history.{way}.of", date="1 May").lower()


def test_every_game_can_be_looked_at_again_and_deleted(text: Text) -> None:
    page = history_page(GAMES, text)
    for game in GAMES:
        assert page.count(f'data-game="{game.id}"') == 2
        assert text("history.delete.of", date=game.ended) in page


def test_each_opponent_has_a_line_and_games_of_persons_only_their_number(text: Text) -> None:
    page = history_page(GAMES, text)
    persons = page.split(text("history.against.persons"))[1]
    assert re.match(r"</th><td>\d players[^<]*</td><td>1</td><td></td>", persons)
    for name in ("ivan", "katyusha"):
        assert text("history.against", name=text(f"person.name.{name}")) in page


def test_modes_are_told_in_words(text: Text) -> None:
    solo = next(game.result for game in GAMES if game.result.opponent == "ivan")
    table = next(game.result for game in GAMES if game.result.opponent == "greedy")
    hard = [replace(solo, harder=True, edition="first"), replace(table, harder=False, edition="revised")]
    page = history_page([FinishedGame(f"g{n}", "", result) for n, result in enumerate(hard)], text)
    assert "<td>Solo, harder, first edition</td>" in page
    assert f"<td>{len(table.scores)} players</td>" in page


def test_the_chart_tells_its_numbers(text: Text) -> None:
    mine = [score.total for game in GAMES if (score := game.result.mine)]
    assert text("history.course.says", points=text.all([str(total) for total in mine])) in history_page(
        GAMES, text
    )


def test_hostile_names_stay_text(text: Text) -> None:
    scores = tuple(Score("<b>&", "blue", "person", place, 3, ()) for place in (1, 2))
    page = history_page([FinishedGame('"><i>', "<u>", Result("revised", scores))], text)
    assert not any(tag in page for tag in ("<b>&", "<i>", "<u>"))


def test_games_that_are_not_verified_are_marked_and_do_not_count(text: Text) -> None:
    sign, sentence = escape(text("end.unverified.short")), escape(text("end.unverified"))
    plain = history_page(GAMES, text)
    assert sign not in plain and sentence not in plain
    claimed = replace(GAMES[0], id="claimed", result=replace(GAMES[0].result, verified=False))
    page = history_page([*GAMES, claimed], text)
    assert page.count(f"<em>{sign}</em>") == page.count(sentence) == 1
    assert page.split('<section class="sheet past">')[0] == plain.split('<section class="sheet past">')[0]
    assert 'data-game="claimed"' in page
    assert "<table" not in history_page([claimed], text)
