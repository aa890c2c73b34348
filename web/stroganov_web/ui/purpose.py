"""What a payment is for: the action, and where it is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stroganov.actions.advanced import BuildOutpost, ClaimTile, TakeWish, VisitVillage
from stroganov.actions.auxiliary import FulfilWish
from stroganov.actions.basic import TAKE_COIN, TAKE_HORSES, ChooseBonus, HuntFurs, MoveCossack
from stroganov.actions.trophy import ClimbTrack, UseYurt
from stroganov.agenda import Effect
from stroganov.payment import Pay
from stroganov.state import State
from stroganov_web.i18n import Text
from stroganov_web.text import words

Place = Callable[[Any, State, Text], str]


def payment_purpose(state: State, text: Text) -> str:
    """The action that the open payment pays for, with its place; empty if it cannot be told."""
    effect = next((each for _, each in reversed(state.agenda) if not isinstance(each, Pay)), None)
    action = _action(effect)
    if not action:
        return ""
    name = text(f"prompt.action_name.{action}") if action != "trophy" else text("table.trophy")
    place = _PLACES.get(type(effect))
    return text("prompt.pay.place", action=name, place=place(effect, state, text)) if place else name


def _action(effect: Effect | None) -> str:
    if effect in (TAKE_COIN, TAKE_HORSES):
        return "coin" if effect == TAKE_COIN else "horses"
    return _ACTIONS.get(type(effect), "")


def _region(effect: Any, state: State, text: Text) -> str:
    return words.region(text, effect.region)


def _tile(effect: Any, state: State, text: Text) -> str:
    return words.tile(text, state, effect.slot)


_ACTIONS: dict[type, str] = {
    VisitVillage: "village",
    UseYurt: "yurt",
    TakeWish: "wish",
    BuildOutpost: "outpost",
    ClaimTile: "claim",
    MoveCossack: "move",
    HuntFurs: "hunt",
    ChooseBonus: "trade",
    FulfilWish: "fulfil",
    ClimbTrack: "trophy",
}
_PLACES: dict[type, Place] = {
    **dict.fromkeys((VisitVillage, UseYurt, TakeWish, BuildOutpost), _region),
    **dict.fromkeys((ClaimTile, MoveCossack, HuntFurs), _tile),
}
