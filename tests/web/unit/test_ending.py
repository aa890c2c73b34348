"""The end says who won and where every point came from."""

import re
from xml.etree import ElementTree

import pytest

from stroganov.scoring import final_points
from stroganov_web.ending import AFTER, ending
from stroganov_web.people import Person
from stroganov_web.text import Text
from tests.web.unit.catalogues import undisguised
from tests.web.unit.finished import FRAGMENTS, crowd, played


def cells(markup: str, table: int) -> list[list[str]]:
    """The rows of one of the tables."""
    found = list(ElementTree.fromstring(markup).iter("table"))[table]
    return [["".join(cell.itertext()) for cell in row] for row in found.iter("tr")]


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_the_page_is_well_formed_and_from_the_catalogues(fragment: str, pseudo: Text) -> None:
    markup = ending(played(fragment), crowd(fragment, pseudo), pseudo)
    ElementTree.fromstring(markup)
    assert undisguised(markup) == []
    assert "style=" not in markup


@pytest.mark.parametrize("fragment", FRAGMENTS)
@pytest.mark.parametrize("table", [0, 1])
def test_points_add_up_to_the_totals(fragment: str, table: int, text: Text) -> None:
    game = played(fragment)
    rows = cells(ending(game, crowd(fragment, text), text), table)
    *parts, total = [[int(n) for n in row[1:]] for row in rows[1:] if len(row) > 1]
    assert [sum(column) for column in zip(*parts, strict=True)] == total
    assert total == [player.vp for player in game.state.players]


def test_all_sources_of_the_final_scoring_have_a_row(text: Text) -> None:
    assert set(final_points(played(FRAGMENTS[0]).at(0), 0)) == set(AFTER)


def test_the_winner_and_the_facts_are_told(text: Text) -> None:
    fragment = FRAGMENTS[2]
    game = played(fragment)
    markup = ending(game, [Person("<Ann>", "blue", "B"), Person("<Ann>", "red", "R", "katyusha")], text)
    assert "<h1>&lt;Ann&gt; wins</h1>" in markup
    assert "The hidden strategy" in markup and f"{game.state.strategy}: " in markup
    assert re.findall(r'data-action="(\w+)"', markup) == ["play_again_new", "play_again_same", "start"]


def test_a_tie_is_won_further_east(text: Text) -> None:
    game = played(FRAGMENTS[3])
    for player in game.state.players:
        player.vp = 40
    try:
        assert "40 VP, as many as the next, but further east" in ending(game, crowd(FRAGMENTS[3], text), text)
    finally:
        played.cache_clear()
