"""What a player means by pointing at a thing."""

from __future__ import annotations

from collections.abc import Callable

from stroganov.actions.auxiliary import Swap
from stroganov.agenda import Question, question
from stroganov.effects import TakeFromMarket
from stroganov.explain import Attempt
from stroganov.payment import Pay
from stroganov.queries import is_extra_action
from stroganov.state import FREE, TIGER, State
from stroganov_web.text.descriptions import Table


def intended_attempt(table: Table, thing: str) -> Attempt | str:
    """An attempt, or the name of what the thing is for if it can never be chosen."""
    kind, *rest = thing.split("-")
    return _MEANT[kind](table, *rest)


def open_question(state: State) -> Question | None:
    """The question that is open; None after the end, and in a position between two events."""
    return question(state) if state.offered else None


def _fur(table: Table, slot: str, place: str) -> Attempt:
    return ("hunt", int(slot), table.state.lying[int(slot)][int(place)])


def _tile(table: Table, slot: str) -> Attempt:
    return ("tile", int(slot))


def _space(table: Table, region: str, space: str) -> Attempt | str:
    free = table.state.spaces[int(region)][int(space)] == FREE
    return ("outpost", int(region)) if free else "space"


def _market(table: Table, space: str) -> Attempt:
    value = table.state.market[int(space)]
    return ("market" if isinstance(open_question(table.state), TakeFromMarket) else "buy", value)


def _hand(table: Table, wish: str) -> Attempt | str:
    return ("fulfil", wish) if table.owner(wish) == table.me else "others"


def _done(table: Table, wish: str) -> Attempt | str:
    if table.owner(wish) != table.me:
        return "others"
    return ("extra", wish) if is_extra_action(table.state, wish) else "done"


def _own(table: Table, value: str) -> Attempt | str:
    if isinstance(open_question(table.state), Pay | Swap) and table.me == table.state.seat:
        return ("own", int(value))
    return "tigers" if int(value) == TIGER else "own"


def _deck(table: Table, deck: str) -> str:
    return {"automa": "automa_deck", "banners": "stock", "tigers": "stock"}.get(deck, "deck")


def _always(what: Attempt | str) -> Callable[..., Attempt | str]:
    return lambda table, *rest: what


def _numbered(verb: str) -> Callable[..., Attempt]:
    return lambda table, number: (verb, int(number))


_MEANT: dict[str, Callable[..., Attempt | str]] = {
    "town": _always(("move", 0)),
    "tile": _tile,
    "ribbon": _numbered("claim"),
    "fur": _fur,
    "rider": _always("rider"),
    "regionfur": _always("regionfur"),
    "space": _space,
    "village": _numbered("village"),
    "yurt": _numbered("yurt"),
    "wish": _numbered("wish"),
    "start": _always("start"),
    "hand": _hand,
    "done": _done,
    "market": _market,
    "bag": _always(("buy_bag",)),
    "trade": _always(("trade",)),
    "drawn": _always("drawn"),
    "song": lambda table, song: ("song", song),
    "own": _own,
    "furs": _always("others"),
    "land": _always("land"),
    "supply": lambda table, kind: kind,
    "supplies": _always("others"),
    "trophy": _numbered("trophy"),
    "trophies": _always("others"),
    "mat": _always("mat"),
    "deck": _deck,
    "automa": _always("automa"),
    "story": _always("story"),
    "vp": _always("vp"),
    "year": _always("year"),
    "season": _always("year"),
    "order": _always("order"),
}
