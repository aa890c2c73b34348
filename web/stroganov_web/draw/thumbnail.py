"""A small picture of a position: the row of landscapes in its season, and where everyone's Cossack is."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov_web.draw.art.people import shield
from stroganov_web.draw.art.svg import element, use
from stroganov_web.draw.art.tiles import terrain_chip
from stroganov_web.model.people import Person
from stroganov_web.storage.entries import Position
from stroganov_web.text.words import SEASONS

CHIP, STEP, LEFT, TOP = 18.0, 20.0, 34.0, 20.0
WIDTH, HEIGHT = 274.0, 54.0
SHIELD = 24.0


def thumbnail(position: Position, people: Sequence[Person]) -> str:
    """The picture, hidden from screen readers: the words beside it tell the same."""
    body = use("i-outpost", 6, TOP + 9, 22)
    for slot, terrain in enumerate(position.terrains[1:]):
        body += terrain_chip(terrain or None, LEFT + slot * STEP, TOP, CHIP, HEIGHT - TOP - 1)
    body += "".join(_riders(position, people, slot) for slot in range(len(position.terrains)))
    return element(
        "svg",
        body,
        class_="thumbnail",
        viewBox=f"0 0 {WIDTH:.0f} {HEIGHT:.0f}",
        data_season=SEASONS[position.season],
        aria_hidden="true",
    )


def _riders(position: Position, people: Sequence[Person], slot: int) -> str:
    here = [person for person, at in zip(people, position.slots, strict=True) if at == slot]
    middle = LEFT + (slot - 1) * STEP + CHIP / 2 if slot else 17.0
    drawn = ""
    for number, person in enumerate(here):
        x = middle + (number - (len(here) - 1) / 2) * SHIELD * 0.55 - SHIELD * 0.455
        drawn += shield(
            person.colour, person.letter, min(max(0.0, x), WIDTH - SHIELD), 4 + 3 * (number % 2), SHIELD
        )
    return drawn
