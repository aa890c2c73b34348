"""Which things on the table an answer is about, and which of them are legal targets now."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from dataclasses import dataclass

from stroganov.actions.auxiliary import AUXILIARY
from stroganov.agenda import question
from stroganov.answers import Answer
from stroganov.state import FREE, State
from stroganov_web.i18n import Text
from stroganov_web.text.answers import answer_label


@dataclass(frozen=True, slots=True)
class Target:
    """A thing that can be chosen: the answer as JSON, its accessible name, and whether it was tapped once.

    `note` says that there is no way back, where there is none.
    """

    answer: str
    label: str
    chosen: bool = False
    note: str = ""


def answer_json(answer: Answer) -> str:
    """The answer as JSON text, as the page carries it."""
    return json.dumps(answer, separators=(",", ":"))


def is_auxiliary(state: State, answer: Answer) -> bool:
    """Whether the answer is an auxiliary action beside the open question (RULES 8)."""
    return answer[0] in AUXILIARY and not question(state).closed


def answer_places(state: State, answer: Answer) -> list[str]:
    """The data-ids of the things on the table that stand for an answer; most answers have one."""
    return _PLACES[answer[0]](state, *answer[1:]) if answer[0] in _PLACES else []


def find_targets(
    state: State,
    text: Text,
    only: Collection[Answer] | None = None,
    chosen: Answer | None = None,
    limits_undo: Callable[[Answer], bool] = lambda answer: False,
) -> dict[str, Target]:
    """Legal targets by data-id: of the open question, or only of some answers, such as those of a tray.

    `limits_undo` tells whether an answer cannot be undone.
    """
    found: dict[str, Target] = {}
    for answer in state.offered:
        on = (answer in only) if only is not None else not is_auxiliary(state, answer)
        if on and (there := answer_places(state, answer)):
            note = text("whynot.seal") if limits_undo(answer) else ""
            target = Target(answer_json(answer), answer_label(state, answer, text), answer == chosen, note)
            for place in there:
                found.setdefault(place, target)
    return found


def _market(state: State, value: int) -> list[str]:
    return [f"market-{space}" for space, fur in enumerate(state.market) if fur == value]


def _lying(state: State, slot: int, value: int) -> list[str]:
    return [f"fur-{slot}-{i}" for i, fur in enumerate(state.lying[slot]) if fur == value]


def _space(state: State, region: int) -> list[str]:
    return [f"space-{region}-{state.spaces[region].index(FREE)}"]


def _paid(state: State, furs: tuple[int, ...], shown: tuple[int, ...] = ()) -> list[str]:
    """A single fur is pointed at; a whole payment is chosen in the band."""
    return [f"own-{furs[0]}"] if len(furs) == 1 and not shown else []


def _next_trophy(state: State) -> list[str]:
    return [f"trophy-{state.players[state.seat].trophy + 1}"]


def _one(prefix: str) -> Callable[..., list[str]]:
    return lambda state, thing: [f"{prefix}-{thing}"]


def _named(place: str) -> Callable[..., list[str]]:
    return lambda state: [place]


_PLACES: dict[str, Callable[..., list[str]]] = {
    "move": _one("tile"),
    "hunt": _lying,
    "trade": _named("trade"),
    "coin": _named("supply-coins"),
    "horses": _named("supply-horses"),
    "story": _named("supply-story"),
    "village": _one("village"),
    "yurt": _one("yurt"),
    "wish": _one("wish"),
    "outpost": _space,
    "claim": _one("ribbon"),
    "starting_wish": _one("start"),
    "keep": _one("drawn"),
    "market": _market,
    "buy": _market,
    "swap_down": _market,
    "swap_two": _market,
    "buy_bag": _named("bag"),
    "fulfil": _one("hand"),
    "wish_card": _one("hand"),
    "extra": _one("done"),
    "income": _one("done"),
    "pay": _paid,
    "add": _one("own"),
    "give": _one("own"),
    "song": _one("song"),
    "climb": _next_trophy,
    "step": _next_trophy,
    "trophy": _one("trophy"),
}
