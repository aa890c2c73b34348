"""Fragments of an address describe games and come back unchanged; nonsense is told with a message."""

import pytest

from stroganov import Setup
from stroganov_web.i18n import Text
from stroganov_web.model.people import people
from stroganov_web.model.spec import Seat, Spec, SpecError, clean_name, from_options
from tests.web.unit.catalogues import keys

GOOD = {
    "#new?mode=solo&opponent=ivan&seed=3": Setup(players=1, opponent="ivan", seed=3),
    "#new?mode=solo&opponent=katyusha&strategy=hidden&harder=coin,trade&sides=b&edition=first&seed=9": Setup(
        players=1,
        opponent="katyusha",
        strategy="hidden",
        harder_coin=True,
        harder_trade=True,
        sides=("b", "a"),
        edition="first",
        seed=9,
    ),
    "#new?players=4&bots=greedy,greedy&seed=7": Setup(players=4, seed=7),
    "#new?players=3&bots=random,person&sides=a,b,a&colours=red,yellow,blue&regions=random&seed=1": Setup(
        players=3, sides=("a", "b", "a"), colours=("red", "yellow", "blue"), random_regions=True, seed=1
    ),
    "#new?players=2&names=Zo%C3%AB%2C%20Ltd,B&seed=5&confirm=off": Setup(players=2, seed=5),
}


@pytest.mark.parametrize("fragment", GOOD)
def test_a_fragment_describes_a_game_and_comes_back(fragment: str) -> None:
    spec = Spec.from_fragment(fragment)
    assert spec.setup() == GOOD[fragment]
    assert spec.fragment() == fragment
    assert Spec.from_fragment(spec.fragment()) == spec


def test_bots_sit_on_the_last_seats() -> None:
    assert [seat.kind for seat in Spec.from_fragment("#new?players=4&bots=greedy,random").seats] == [
        "person",
        "person",
        "greedy",
        "random",
    ]


def test_everything_has_a_default() -> None:
    assert Spec.from_fragment("#new", default_seed=42) == Spec((Seat("blue"), Seat("red")), seed=42)


def test_a_single_side_is_for_everyone_but_the_automaton() -> None:
    assert Spec.from_fragment("#new?players=3&side=b").setup().sides == ("b", "b", "b")
    assert Spec.from_fragment("#new?mode=solo&side=b").setup().sides == ("b", "a")


def test_the_automaton_takes_another_colour() -> None:
    assert Spec.from_fragment("#new?mode=solo&colours=blue").setup().colours == ("blue", "red")


@pytest.mark.parametrize(
    "odd", ["\ud800", "\x00", "\x1b", "\u202e", "\u2066", "\u200b", "\ufeff", "\U000e0041"]
)
def test_names_have_only_what_can_be_seen(odd: str, text: Text) -> None:
    assert clean_name(f"An{odd}n") == "Ann" and clean_name(odd) == ""
    spec = from_options({"players": ["2"], "names": [odd, f"{odd}Bo"]})
    assert [seat.name for seat in spec.seats] == ["", "Bo"]
    assert Spec.from_fragment(spec.fragment()) == spec


def test_names_are_tidied(text: Text) -> None:
    spec = Spec.from_fragment("#new?players=2&names=+Ann%0A+Lee+,Bartholomew-Maximilian+von+Stroganov")
    assert [person.name for person in people(spec, text)] == ["Ann Lee", "Bartholomew-Maximili"]


def test_people_without_a_name_have_that_of_their_colour(text: Text) -> None:
    crowd = people(Spec.from_fragment("#new?mode=solo&opponent=katyusha"), text)
    assert [(p.name, p.letter, p.is_human, p.is_automaton) for p in crowd] == [
        ("Boris", "B", True, False),
        ("Katyusha", "R", False, True),
    ]


@pytest.mark.parametrize(
    ("fragment", "reason"),
    [
        ("#old", "unknown_address"),
        ("#new?cheat=1", "unknown_option"),
        ("#new?mode=duel", "unknown_option"),
        ("#new?confirm=maybe", "unknown_option"),
        ("#new?players=5", "players_not_2_to_4"),
        ("#new?players=x", "players_not_2_to_4"),
        ("#new?players=2&bots=greedy,greedy,greedy", "too_many_bots"),
        ("#new?bots=clever", "unknown_bot"),
        ("#new?names=a,b,c", "too_many_names"),
        ("#new?sides=a", "bad_sides"),
        ("#new?sides=a,c", "bad_sides"),
        ("#new?colours=red,red", "bad_colours"),
        ("#new?colours=red", "bad_colours"),
        ("#new?mode=solo&colours=red,blue,green", "bad_colours"),
        ("#new?mode=solo&players=2", "solo_is_for_one"),
        ("#new?strategy=a", "solo_needs_opponent"),
        ("#new?mode=solo&strategy=z", "unknown_strategy"),
        ("#new?mode=solo&opponent=boris", "unknown_opponent"),
        ("#new?edition=third", "unknown_edition"),
        ("#new?seed=-1", "seed_out_of_range"),
        ("#new?seed=9999999999999999", "seed_out_of_range"),
    ],
)
def test_nonsense_is_told_with_a_message(fragment: str, reason: str) -> None:
    with pytest.raises(SpecError) as caught:
        Spec.from_fragment(fragment)
    assert caught.value.reason == reason
    assert caught.value.key in keys()
