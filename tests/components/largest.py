"""The largest component sets that are accepted: as many of everything, giving as much as they may."""

import json
from importlib.resources import files
from typing import Any

from stroganov.components.bounds import (
    LONGEST_NAME,
    MOST,
    MOST_CHOICES,
    MOST_FURS_IN_ALL,
    MOST_GIVEN,
    MOST_ON_TRACK,
    MOST_POINTS,
)

TEXT = files("stroganov.components").joinpath("standard.json").read_text(encoding="utf-8")
KINDS = ("bag_furs", "market_furs", "trophies")
"""What each of the sets gives besides what goes without choosing."""


def largest_set(kind: str) -> dict[str, Any]:
    """The most of everything, with one kind of choices before the others."""
    data: dict[str, Any] = json.loads(TEXT)
    data["furs"]["counts"] = dict.fromkeys("12345678", MOST_FURS_IN_ALL // 8)
    for name, most in MOST.items():
        data[name] = _filled(data[name], most)
    for tile in data["landscapes"]:
        tile |= {"spots": 4, "spots_4p": 4, "reward": reward(kind)}
    for place in [*data["villages"], *data["yurts"]]:
        place["reward"] = reward(kind)
    for board in [data["boards"]["a"], *data["boards"]["b"].values()]:
        for space in board["track"]:
            given = reward(kind, MOST_ON_TRACK)
            if kind == "trophies":
                given["story"] = 2  # and no more, as songs bring trophies
            space |= {"cost": None, "on_enter": given}
            if isinstance(space["reward"], dict):
                space["reward"] = dict(given)
    for song in data["songs"]:
        song |= {"cost": 12, "reward": reward(kind)}
        if kind == "trophies":
            del song["reward"]["story"]
        song.pop("effect", None)
    for wish in data["wishes"]:
        wish |= {"have": 1, "pay": 1, "vp": MOST_POINTS}
    for solo in data["boards"]["solo"].values():
        solo["vp"] = [MOST_POINTS for _ in solo["vp"]]
    return data


def reward(first: str, most: int = MOST_CHOICES) -> dict[str, int]:
    """As much as one reward may give, with one kind of choices before the others."""
    given = {name: most for name, most in MOST_GIVEN.items() if name not in KINDS}
    for kind in sorted(KINDS, key=lambda kind: kind != first):
        if kind == "trophies" and (most == MOST_ON_TRACK or first != kind):
            continue
        given[kind] = min(MOST_GIVEN[kind], most)
        most -= given[kind]
    return {kind: amount for kind, amount in given.items() if amount}


def _filled(cards: list[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """So many cards, with names as long as they may be; automa cards have numbers, and letters only once."""
    found = [dict(cards[number % len(cards)]) for number in range(most)]
    for number, card in enumerate(found):
        if isinstance(card["id"], int):
            card |= {"id": number + 1} | ({"letters": ""} if number >= len(cards) else {})
        else:
            card["id"] = f"{number:->{LONGEST_NAME}}"
    return found
