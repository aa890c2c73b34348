"""What a player means by pointing at a thing, or at an action's button that is off."""

from __future__ import annotations

from collections.abc import Callable

from stroganov.actions.advanced import claim_price, presence
from stroganov.actions.auxiliary import Swap, needed
from stroganov.agenda import Question, question
from stroganov.effects import TakeFromMarket
from stroganov.explain import Attempt
from stroganov.payment import Pay, capacity
from stroganov.queries import is_extra_action
from stroganov.state import EAST, FREE, REGIONS, TIGER, State
from stroganov_web.text.descriptions import Table


def intended_attempt(table: Table, thing: str) -> Attempt | str:
    """An attempt, or the name of what the thing is for if it can never be chosen."""
    kind, *rest = thing.split("-")
    return _MEANT[kind](table, *rest)


def nearest_attempt(state: State, action: str) -> Attempt:
    """The attempt at an action that comes nearest to being possible."""
    return _NEAREST[action](state) if action in _NEAREST else (action,)


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


def _regions(state: State) -> list[int]:
    """All regions: the Cossack's first, then those with an own outpost, then the others."""
    present = presence(state, state.seat)
    here = state.rules.region_of[max(1, state.players[state.seat].slot)]
    return sorted(REGIONS, key=lambda region: (region != here, region not in present, abs(region - here)))


def _move(state: State) -> Attempt:
    here = state.players[state.seat].slot
    slots = [slot for slot in range(1, EAST + 1) if slot != here and state.tiles[slot]]
    return ("move", min(slots, key=lambda slot: abs(slot - here), default=EAST))


def _hunt(state: State) -> Attempt:
    slot = state.players[state.seat].slot
    return ("hunt", slot, min(state.lying[slot], default=1))


def _visit(verb: str, shown: str) -> Callable[[State], Attempt]:
    """Where there is something and the player is, else where there is something."""

    def attempt(state: State) -> Attempt:
        there = [region for region in _regions(state) if getattr(state, shown)[region]]
        return (verb, (there or _regions(state))[0])

    return attempt


def _outpost(state: State) -> Attempt:
    return ("outpost", _regions(state)[0])


def _claim(state: State) -> Attempt:
    """The tile for which the fewest furs are missing."""
    present, player = presence(state, state.seat), state.players[state.seat]

    def lack(slot: int) -> tuple[bool, int]:
        region = state.rules.region_of[slot]
        return region not in present, claim_price(state, slot) - capacity(player, state.region_furs[region])

    slots = [slot for slot in range(1, EAST + 1) if state.tiles[slot]]
    return ("claim", min(slots, key=lack, default=EAST))


def _lowest(verb: str) -> Callable[[State], Attempt]:
    return lambda state: (verb, min(filter(None, state.market), default=1))


def _fulfil(state: State) -> Attempt:
    """The wish for which the fewest furs are missing."""
    player = state.players[state.seat]

    def lack(wish: str) -> int:
        return sum(needed(state, player, wish)) - capacity(player, state.rules.wishes[wish].fur)

    return ("fulfil", min(player.hand, key=lack, default=""))


def _extra(state: State) -> Attempt:
    fulfilled = state.players[state.seat].fulfilled
    return ("extra", next((wish for wish in fulfilled if is_extra_action(state, wish)), ""))


_NEAREST: dict[str, Callable[[State], Attempt]] = {
    "move": _move,
    "hunt": _hunt,
    "village": _visit("village", "villages"),
    "yurt": _visit("yurt", "yurts"),
    "wish": _visit("wish", "wishes"),
    "outpost": _outpost,
    "claim": _claim,
    "buy": _lowest("buy"),
    "swap_down": _lowest("swap_down"),
    "swap_two": _lowest("swap_two"),
    "fulfil": _fulfil,
    "extra": _extra,
}
