"""The end says who won and where every point came from."""

import re
from xml.etree import ElementTree

import pytest

from stroganov import Game
from stroganov.scoring import AFTER, DURING, final_points, winners
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.text.words import NUMERALS
from stroganov_web.ui.pages.end import GROUPS, end_page, end_page_top
from stroganov_web.ui.pages.verdict import difference, verdict
from tests.web.unit.catalogues import undisguised
from tests.web.unit.finished import FRAGMENTS, crowd, played


def cells(markup: str, table: int) -> list[list[str]]:
    """The rows of one of the tables."""
    found = list(ElementTree.fromstring(markup).iter("table"))[table]
    return [["".join(cell.itertext()) for cell in row] for row in found.iter("tr")]


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_the_page_is_well_formed_and_from_the_catalogues(fragment: str, pseudo: Text) -> None:
    markup = end_page(played(fragment), crowd(fragment, pseudo), pseudo)
    ElementTree.fromstring(markup)
    assert set(undisguised(markup)) <= set(NUMERALS)
    assert "style=" not in markup


@pytest.mark.parametrize("fragment", FRAGMENTS)
@pytest.mark.parametrize("table", [0, 1])
def test_points_add_up_to_the_totals(fragment: str, table: int, text: Text) -> None:
    game = played(fragment)
    rows = cells(end_page(game, crowd(fragment, text), text), table)
    *parts, total = [[int(n) for n in row[1:]] for row in rows[1:] if len(row) > 1]
    assert [sum(column) for column in zip(*parts, strict=True)] == total
    assert total == [player.vp for player in game.state.players]


def test_all_sources_of_the_final_scoring_have_a_row(text: Text) -> None:
    assert set(final_points(played(FRAGMENTS[0]).at(0), 0)) == set(AFTER)


def test_the_winner_and_the_facts_are_told(text: Text) -> None:
    fragment = FRAGMENTS[2]
    game = played(fragment)
    markup = end_page(game, [Person("<Ann>", "blue", "B"), Person("<Ann>", "red", "R", "katyusha")], text)
    assert '<h1 tabindex="-1">&lt;Ann&gt; wins</h1>' in markup
    assert "The hidden strategy" in markup and f"{game.state.strategy}: " in markup
    buttons = ["play_again_new", "play_again_same", "share", "final_table", "start"]
    assert re.findall(r'data-action="(\w+)"', markup) == buttons


def test_every_source_is_in_one_group_of_the_chart() -> None:
    grouped = [source for _, sources in GROUPS.values() for source in sources]
    assert sorted(grouped) == sorted((*DURING, *AFTER))


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_charts_have_a_name_and_stand_before_the_table_that_says_the_same(fragment: str, text: Text) -> None:
    page = ElementTree.fromstring(end_page(played(fragment), crowd(fragment, text), text))
    for name in ("by-source", "by-year"):
        (sheet,) = page.iterfind(f".//section[@aria-labelledby='{name}']")
        assert [part.tag for part in sheet] == ["h2", "div", "div"]
        assert sheet[1].get("role") == "img" and str(sheet[1].get("aria-label")).startswith("Chart")
        assert sheet[2].find("table") is not None


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_the_headings_are_in_order(fragment: str, text: Text) -> None:
    page = ElementTree.fromstring(end_page(played(fragment), crowd(fragment, text), text))
    assert [part.tag for part in page.iter() if re.fullmatch(r"h\d", part.tag)] == [
        "h1",
        "h2",
        "h2",
        "h2",
        "h2",
    ]


def tied(slots: tuple[int, int]) -> Game:
    """A game of two that ended in a tie, the Cossacks being on these tiles."""
    game = Game.from_json(played(FRAGMENTS[3]).to_json())
    game.state.order = sorted(game.state.order, key=lambda seat: -slots[seat])
    for player, slot in zip(game.state.players, slots, strict=True):
        player.vp, player.slot = 40, slot
    return game


def test_a_tie_is_won_further_east(text: Text) -> None:
    said = verdict(tied((3, 9)), crowd(FRAGMENTS[3], text), text)[0]
    assert said == "40 VP, a tie with Boris; it goes to the Cossack further east, on tile 9"


def test_a_tie_on_one_tile_is_won_by_the_one_in_front(text: Text) -> None:
    said = verdict(tied((9, 9)), crowd(FRAGMENTS[3], text), text)[0]
    assert said.endswith("both Cossacks are on tile 9, and the one in front wins")


@pytest.mark.parametrize("fragment", FRAGMENTS[:3])
def test_alone_the_page_says_whether_the_opponent_is_beaten(fragment: str, text: Text) -> None:
    game, people = played(fragment), crowd(fragment, text)
    first = verdict(game, people, text)[0]
    assert people[1].name in first
    assert ("is beaten" in first) == (winners(game.state)[0] == 0)


def test_the_difference_is_where_the_winner_was_furthest_ahead(text: Text) -> None:
    game = played(FRAGMENTS[5])
    first, second = winners(game.state)[:2]
    found = difference(game, first, second)
    mine, theirs = (game.scores()[seat]["sources"] for seat in (first, second))
    assert found and found[1] == max(mine[source] - theirs.get(source, 0) for source in mine)


def test_draws_that_were_taken_back_are_told(text: Text) -> None:
    fragment = FRAGMENTS[0]
    told = text("whynot.peeks")
    assert told not in end_page(played(fragment), crowd(fragment, text), text)
    assert f"<dt>{told}</dt><dd>2</dd>" in end_page(played(fragment), crowd(fragment, text), text, peeks=2)


def test_points_that_were_not_replayed_say_so(text: Text) -> None:
    game, people = played(FRAGMENTS[0]), crowd(FRAGMENTS[0], text)
    assert text("end.unverified") not in end_page(game, people, text)
    for page in (end_page, end_page_top):
        assert text("end.unverified") in page(game.from_here(), people, text)
