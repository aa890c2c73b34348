"""Every component has words, in either edition, and all of them come from the catalogues."""

import pytest

from stroganov import Game, State
from stroganov.state import BLOCKED
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.text import words
from tests.web.unit.catalogues import undisguised

PEOPLE = [Person("Rada", "red", "R"), Person("Ivan", "blue", "B", "ivan")]


def table(edition: str = "revised", side: str = "a", opponent: str = "ivan") -> State:
    return Game.new(
        solo=opponent, seed=1, edition=edition, sides=(side, "a"), colours=("green", "blue")
    ).state


def everything(text: Text, state: State) -> list[str]:
    """All that can be said about the components of a game."""
    rules = state.rules
    said = [words.with_kind(text, "wish", words.wish(text, state, name)) for name in rules.wishes]
    said += [words.with_kind(text, "yurt", words.yurt(text, state, name)) for name in rules.yurts]
    said += [words.with_kind(text, "song", words.song(text, state, name)) for name in rules.songs]
    said += [words.with_kind(text, "village", words.village(text, state, name)) for name in rules.villages]
    said += [
        words.with_kind(text, "landscape", words.landscape(text, state, name)) for name in rules.landscapes
    ]
    said += [words.with_kind(text, "automa", words.automa(text, state, number)) for number in rules.automa]
    said += [words.with_kind(text, "space", words.trophy_space(text, state, 0, n)) for n in range(1, 9)]
    said += [words.trophy_space(text, state, 1, n) for n in range(1, 9)]
    said += [words.tile(text, state, slot) for slot in range(13)]
    said += [words.tile_tip(text, state, slot) for slot in range(1, 13)]
    said += [words.fur(text, value) + words.fur_tip(text, value) for value in range(1, 10)]
    said += [words.region_fur(text, state, region) for region in range(5)]
    said += [words.season_of_year(text, 4, season) for season in range(4)]
    return said


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("side", ["a", "b"])
def test_all_components_speak_from_the_catalogues(edition: str, side: str, pseudo: Text) -> None:
    assert undisguised(" ".join(everything(pseudo, table(edition, side)))) == []


def test_wishes_say_what_they_ask_and_do(text: Text) -> None:
    assert words.wish(text, table(), "S3") == (
        "show 2 furs of value 6 (lynx), pay 1 of them, for 1 VP. Every Winter: 1 coin."
    )
    assert words.wish_asks(text, table(), "A7") == "pay 2 furs of value 1 (squirrel)"


def test_editions_print_some_effects_on_other_cards(text: Text) -> None:
    revised, first = table("revised"), table("first")
    pairs = revised.rules.wish_effects.items() ^ first.rules.wish_effects.items()
    other = {wish for wish, _ in pairs}
    assert len(other) > 1
    assert all(
        words.wish_effect(text, revised, wish) != words.wish_effect(text, first, wish) for wish in other
    )


def test_places_say_what_they_give(text: Text) -> None:
    said = everything(text, table())
    assert "Village: 1 banner and 4 horses" in said
    assert "Yurt: 1 story point and 2 furs from the bag" in said
    assert "Song: costs 6 story points, brings an advanced action in any region" in said


def test_the_first_edition_asks_a_fur_for_the_yurt_of_the_track(text: Text) -> None:
    assert words.trophy_space(text, table("revised"), 0, 7) != words.trophy_space(text, table("first"), 0, 7)


def test_spaces_say_what_they_give_on_entering(text: Text) -> None:
    assert "On entering: 1 coin." in words.trophy_space(text, table(side="b"), 0, 2)
    katyusha = table(opponent="katyusha")
    assert words.trophy_space(text, katyusha, 1, 8) != words.trophy_space(text, table(), 1, 8)


def test_tiles_say_what_lies_on_them(text: Text) -> None:
    state = table()
    state.lying[3] = (2, 2, 8, 9)
    assert "On it: 2 \u00d7 hare (2), bear (8) and 1 tiger." in words.tile_tip(text, state, 3)
    state.lying[3] = ()
    assert "Nothing lies on it." in words.tile_tip(text, state, 3)
    state.tiles[3] = None
    assert words.tile_tip(text, state, 3) == "Tile 3 has been claimed: a gap in the row."


def test_outpost_spaces_say_whose_they_are(text: Text) -> None:
    state = table()
    state.spaces[4] = (1, -1, BLOCKED)
    said = [words.outpost_space(text, state, PEOPLE, 4, space) for space in range(3)]
    assert said == [
        "Outpost of Ivan in region V",
        "Empty outpost space in region V, price: 1 horse",
        "Blocked outpost space in region V",
    ]
