"""The page wears one season: what changes in small steps may be interrupted, and is made good afterwards."""

from collections.abc import Mapping

import pytest

from stroganov_web.draw.art.palette import palette_css
from stroganov_web.draw.art.tokens import SEASON, season_tokens
from stroganov_web.screens.season_theme import put_on, sprites, wear


class Wardrobe:
    """A page that knows only what it wears."""

    def __init__(self, season: str, screen: str = "table") -> None:
        self.season, self.screen = season, screen
        self.worn: dict[str, str] = {}
        self.painted = sprites(season)

    def paint(self, panels: Mapping[str, str]) -> list[str]:
        self.painted = panels["sprites"]
        return ["sprites"]

    def wear(self, piece: str, season: str) -> None:
        self.worn[piece] = season

    def find_styles(self) -> None:
        assert self.painted

    def all_in(self, season: str) -> bool:
        return self.painted == sprites(season) and set(self.worn.values()) == {season} and len(self.worn) > 5


def test_what_is_worn_is_not_put_on_again() -> None:
    wardrobe = Wardrobe("winter")
    assert put_on(wardrobe, "winter") == []
    wear(wardrobe, "winter")
    assert not wardrobe.worn


@pytest.mark.parametrize("screen", ["table", "start", "end"])
def test_a_season_is_put_on(screen: str) -> None:
    wardrobe = Wardrobe("autumn", screen)
    steps = put_on(wardrobe, "winter")
    assert (len(steps) > 1) == (screen == "table")  # where it is seen, it goes bit by bit
    for step in steps:
        step()
    assert wardrobe.all_in("winter")
    assert wardrobe.season == "winter"


@pytest.mark.parametrize("taken", range(1, 14))
@pytest.mark.parametrize("next_season", ["autumn", "winter", "spring"])
def test_a_change_that_was_given_up_halfway_is_made_good(taken: int, next_season: str) -> None:
    wardrobe = Wardrobe("autumn")
    for step in put_on(wardrobe, "winter")[:taken]:
        step()
    for step in put_on(wardrobe, next_season):
        step()
    assert wardrobe.all_in(next_season)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_page_comes_in_the_season_it_takes_itself_to_wear(theme: str) -> None:
    """A game that is opened in this season puts nothing on."""
    selector = {"light": ":root{", "dark": '[data-theme="dark"]{'}[theme]
    first = next(rule for rule in palette_css().split("}") if rule.strip().startswith(selector))
    assert season_tokens(SEASON, theme)
    for name, value in season_tokens(SEASON, theme).items():
        assert f"--{name}:{value};" in first
