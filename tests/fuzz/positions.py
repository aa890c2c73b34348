"""Changes to positions that leave every piece somewhere, so that many of them are believed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stroganov.components import STANDARD
from stroganov.components.bounds import MOST_GIVEN
from stroganov.components.rewards import REWARD_SOURCES
from stroganov.dice import Dice

Plain = dict[str, Any]


def change_quietly(start: Plain, dice: Dice) -> None:
    """Other means, furs, cards, tiles or markers, or something more on the agenda of the turn."""
    dice.choice(_CHANGES)(start, dice)


def _means(start: Plain, dice: Dice) -> None:
    player = dice.choice(start["players"])
    name, most = dice.choice((("horses", 40), ("coins", 40), ("story", 13), ("trophy", 9)))
    player[name] = dice.below(most)


def _furs(start: Plain, dice: Dice) -> None:
    """Furs of one value leave the bag for a player."""
    value = 1 + dice.below(8)
    player, count = dice.choice(start["players"]), dice.below(start["bag"][value] + 1)
    start["bag"][value] -= count
    player["furs"][value] += count


def _tigers(start: Plain, dice: Dice) -> None:
    player, count = dice.choice(start["players"]), dice.below(start["tigers"] + 1)
    start["tigers"] -= count
    player["furs"][9] += count


def _cards(start: Plain, dice: Dice) -> None:
    """Cards of a row or deck change places; a wish may come to somebody's hand, or be fulfilled."""
    name = dice.choice(("villages", "yurts", "wishes", "songs", "pile", "yurt_deck", "wish_deck", "automa"))
    start[name] = list(dice.shuffled(start[name]))
    if name == "wish_deck" and start[name]:
        dice.choice(start["players"])["hand"].append(start[name].pop())


def _fulfilled(start: Plain, dice: Dice) -> None:
    player = dice.choice(start["players"])
    if player["hand"]:
        wish = player["hand"].pop()
        player["fulfilled"].append(wish)
        player["effects"].append(STANDARD.wishes[wish].effect if wish in STANDARD.wishes else "further")


def _gap(start: Plain, dice: Dice) -> None:
    """A tile goes to a player, and what lay on it to the bag."""
    slot = 1 + dice.below(12)
    tile, furs = start["tiles"][slot], start["lying"][slot]
    if tile:
        start["tiles"][slot], start["lying"][slot] = None, []
        dice.choice(start["players"])["landscapes"].append(tile)
        for fur in furs:
            if fur < 9:
                start["bag"][fur] += 1
            else:
                start["tigers"] += 1


def _outpost(start: Plain, dice: Dice) -> None:
    """Somebody has built an outpost."""
    seat, spaces = dice.below(len(start["players"])), dice.choice(start["spaces"])
    if seat not in spaces and -1 in spaces:
        spaces[spaces.index(-1)] = seat


def _cossacks(start: Plain, dice: Dice) -> None:
    slots = sorted((dice.below(13) for _ in start["order"]), reverse=True)
    for seat, slot in zip(start["order"], slots, strict=True):
        start["players"][seat]["slot"] = slot


def _more(start: Plain, dice: Dice) -> None:
    """Something more waits below the question, or a payment with what it is for comes before it."""
    if not start["agenda"]:
        return
    seat = start["agenda"][-1][0]
    if dice.below(2):
        at = len(start["agenda"]) - dice.below(2)
        start["agenda"].insert(at, [seat, _waiting(dice)])
        return
    start["agenda"].append([seat, _paid(dice)])
    value, count = 1 + dice.below(8), 1 + dice.below(4)
    if dice.below(2):
        start["agenda"].append([seat, ["Pay", value, count, dice.below(3), 0, 0, []]])
    else:
        if dice.below(2):
            start["agenda"].append([seat, ["Pay", value, count, 0, 0, 0, []]])
        else:
            value = count = 0
        start["agenda"].append([seat, ["Pay", 0, 1, 0, value, count, []]])


def _waiting(dice: Dice) -> list[Any]:
    kind = dice.choice(sorted(MOST_GIVEN))
    return dice.choice(
        (
            ["Gain", kind, 1 + dice.below(MOST_GIVEN[kind]), dice.choice(REWARD_SOURCES)],
            ["DrawFromBag", False],
            ["TakeFromMarket"],
            ["Trophy"],
            ["StepTrophy"],
            ["TakeTrophyReward", bool(dice.below(2))],
            ["TakeTwoTrophyRewards", dice.below(8)],
            ["ReachStoryEnd"],
            ["HuntAgain", dice.below(14)],
            ["ChooseBonus", 1 + dice.below(2)],
            ["ChooseAdvanced", bool(dice.below(2))],
            ["BuildAnywhere"],
            ["FulfilPayingOnly"],
            ["VisitAnyVillage", bool(dice.below(2))],
            ["UseAnyYurt"],
            ["Swap", 1 + dice.below(8), 2, 1, []],
            ["Swap", 5, 1, 6, []],
            ["KeepOne", [1 + dice.below(8)], bool(dice.below(2))],
        )
    )


def _paid(dice: Dice) -> list[Any]:
    return dice.choice(
        (
            ["VisitVillage", dice.below(6)],
            ["UseYurt", dice.below(6)],
            ["TakeWish", dice.below(6)],
            ["BuildOutpost", dice.below(6), True, False],
            ["ClaimTile", dice.below(14)],
            ["MoveCossack", dice.below(14)],
            ["HuntFurs", dice.below(14), 1 + dice.below(9)],
            ["ChooseBonus", 2],
            ["Gain", "coins", 1, "action"],
            ["ClimbTrack"],
            ["FulfilWish", dice.choice(sorted(STANDARD.wishes))],
            _waiting(dice),
        )
    )


_CHANGES: tuple[Callable[[Plain, Dice], None], ...] = (
    _means,
    _furs,
    _tigers,
    _cards,
    _fulfilled,
    _gap,
    _outpost,
    _cossacks,
    _more,
    _more,
)
