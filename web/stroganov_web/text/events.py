"""Every event of the game in a sentence, for the log; the shield beside it says who."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from stroganov.automaton import HORSES_FOR_POINT
from stroganov.events import Event
from stroganov.payment import ANY
from stroganov.state import BEAR, State
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.model.turns import Turn
from stroganov_web.text import words

SILENT = ("turn", "ended_turn")  # what the layout of the log says
_WITH_REASON = ("bear", "income", "storytelling", "harder", "bonus", "automa")


class Teller:
    """Tells the events of one game in one language; components are read from the rules of `state`."""

    def __init__(self, state: State, people: Sequence[Person], text: Text) -> None:
        self.state = state
        self.people = people
        self.text = text

    def steps(self, turn: Turn) -> list[str]:
        """A turn in sentences; a fur that one of them names is not told again when it arrives."""
        told: list[str] = []
        named: Counter[int] = Counter()
        for event in turn.events:
            if event[0] == "gained_fur" and named[event[2]]:
                named[event[2]] -= 1
                continue
            named.update(_named_furs(event))
            if sentence := self.sentence(event):
                told.append(sentence)
        return told

    def sentence(self, event: Event) -> str:
        """One event; empty if there is nothing to say."""
        if event[0] in SILENT:
            return ""
        return _TOLD[event[0]](self, *event[1:])

    def fur(self, value: int) -> str:
        """A fur by name and value."""
        return words.fur(self.text, value)

    def furs(self, values: Sequence[int]) -> str:
        """Several furs by value."""
        return words.furs(self.text, values)

    def gain(self, kind: str, count: int) -> str:
        """An amount."""
        return words.gain(self.text, kind, count)

    def region(self, number: int) -> str:
        """A region."""
        return words.region(self.text, number)


def _named_furs(event: Event) -> Sequence[int]:
    """The furs that an event names before they are gained."""
    if event[0] in ("hunted", "took_from_market", "took_starting_wish"):
        return (event[3],)
    return event[4] if event[0] == "claimed" else ()


def _action(teller: Teller, seat: int, kind: str, verb: str, step: str) -> str:
    counts_as = "main" if step == "basic" and kind == "advanced" else step
    return teller.text(f"log.action.{counts_as}", action=teller.text(f"log.verb.{verb}"))


def _moved(teller: Teller, seat: int, start: int, slot: int) -> str:
    return teller.text("log.moved_from" if start else "log.moved", start=start, slot=slot)


def _paid(kind: str) -> Callable[..., str]:
    return lambda teller, seat, count: teller.text("log.paid", price=teller.gain(kind, count))


def _paid_furs(teller: Teller, seat: int, value: int, furs: Sequence[int], coins: int) -> str:
    if value == ANY:
        return teller.text("log.paid_any", fur=teller.fur(furs[0]))
    paid = _paid_value(teller, seat, value, furs, coins)
    wild = seat == teller.state.automaton and value != BEAR and BEAR in furs  # RULES 10
    return teller.text("log.paid_eight", paid=paid) if wild else paid


def _paid_value(teller: Teller, seat: int, value: int, furs: Sequence[int], coins: int) -> str:
    text = teller.text
    price = teller.gain("coins", coins)
    alone = seat == teller.state.automaton and not teller.state.rules.ivan_adds_fur_to_coin
    owed = len(furs) + coins if alone else len(furs)  # a person's coin only changes the value of a fur
    if not furs:
        return text.n("log.paid_coins_only", owed, coins=price, value=value)
    if coins:
        return text.n("log.paid_furs_coins", owed, furs=teller.furs(furs), coins=price, value=value)
    return text.n("log.paid_furs", owed, furs=teller.furs(furs), value=value)


def _hunted(teller: Teller, seat: int, slot: int, value: int, horses: int) -> str:
    if not horses:
        return teller.text("log.hunted", fur=teller.fur(value), slot=slot)
    return teller.text(
        "log.hunted_for", fur=teller.fur(value), slot=slot, price=teller.gain("horses", horses)
    )


def _gained(teller: Teller, seat: int, kind: str, amount: int, source: str) -> str:
    if not amount:
        return teller.text("log.gained_nothing")
    key = f"log.gained.{source}" if source in _WITH_REASON else "log.gained"
    return teller.text(key, gain=teller.gain(kind, amount))


def _drew(teller: Teller, seat: int, furs: Sequence[int]) -> str:
    return teller.text("log.drew", furs=teller.furs(furs)) if furs else teller.text("log.drew_nothing")


def _furs(key: str) -> Callable[..., str]:
    return lambda teller, seat, furs: teller.text(key, furs=teller.furs(furs)) if furs else ""


def _took_from_market(teller: Teller, seat: int, space: int, value: int) -> str:
    return teller.text("log.took_from_market", fur=teller.fur(value))


def _refilled(teller: Teller, space: int, value: int) -> str:
    return teller.text("log.refilled_market", fur=teller.fur(value))


def _took_wish(teller: Teller, seat: int, region: int, wish: str) -> str:
    return teller.text(
        "log.took_wish", region=teller.region(region), wish=words.wish(teller.text, teller.state, wish)
    )


def _took_starting_wish(teller: Teller, seat: int, wish: str, fur: int) -> str:
    said = words.wish(teller.text, teller.state, wish)
    return teller.text("log.took_starting_wish", fur=teller.fur(fur), wish=said)


def _fulfilled(teller: Teller, seat: int, wish: str) -> str:
    return teller.text("log.fulfilled", wish=words.wish(teller.text, teller.state, wish))


def _at(key: str) -> Callable[..., str]:
    return lambda teller, seat, region, thing: teller.text(key, region=teller.region(region))


def _built(teller: Teller, seat: int, region: int, space: int, horses: int) -> str:
    where = teller.region(region)
    if not horses:
        return teller.text("log.built_outpost", region=where)
    return teller.text("log.built_outpost_for", region=where, price=teller.gain("horses", horses))


def _claimed(teller: Teller, seat: int, slot: int, tile: str, lying: Sequence[int]) -> str:
    terrain = words.terrain(teller.text, teller.state.rules.landscapes[tile].terrain)
    if not lying:
        return teller.text("log.claimed", slot=slot, terrain=terrain)
    return teller.text("log.claimed_with", slot=slot, terrain=terrain, furs=teller.furs(lying))


def _space(key: str) -> Callable[..., str]:
    return lambda teller, seat, space: teller.text(key, space=space)


def _sang(teller: Teller, seat: int, song: str) -> str:
    reward = teller.state.rules.songs[song].reward
    return teller.text("log.sang", reward=words.reward(teller.text, reward, teller.state))


def _received(teller: Teller, seat: int, wish: str) -> str:
    return teller.text("log.received_income", effect=words.wish_effect(teller.text, teller.state, wish))


def _scored(teller: Teller, seat: int, source: str, points: int) -> str:
    said = words.source(teller.text, source)
    return teller.text("log.scored", source=said, points=teller.gain("vp", points))


def _won(teller: Teller, seat: int, strategy: str) -> str:
    won = teller.text("log.won", name=teller.people[seat].name)
    if teller.state.setup.strategy != "hidden":
        return won
    meant = teller.text(f"menu.strategy.{strategy}")
    revealed = teller.text("log.strategy", letter=strategy, strategy=meant)
    return teller.text("card.sentences", first=won, second=revealed)


def _flipped(teller: Teller, seat: int, number: int, tiles: int) -> str:
    card = teller.state.rules.automa[number]
    return teller.text(
        "log.flipped",
        number=number,
        hunt=words.hunts(teller.text, number, teller.state),
        action=words.acts(teller.text, card.action),
        move=words.moves(teller.text, tiles),
    )


def _found_nothing(teller: Teller, seat: int, slot: int, count: int) -> str:
    return teller.text("log.found_nothing", slot=slot) if slot else teller.text("log.found_nothing_town")


def _not_claimed(teller: Teller, seat: int, slot: int, reason: str) -> str:
    return teller.text("log.not_claimed", slot=slot, reason=_reason(teller, reason))


def _not_here(teller: Teller, seat: int, action: str, place: int, reason: str) -> str:
    said = _reason(teller, reason)
    if action == "claim":
        return teller.text("log.not_here_tile", slot=place, reason=said)
    if place < 0:
        return teller.text("log.not_anywhere", reason=said)
    return teller.text("log.not_here", region=teller.region(place), reason=said)


def _reason(teller: Teller, reason: str) -> str:
    return teller.text(f"log.reason.{reason}")


_TOLD: dict[str, Callable[..., str]] = {
    "action": _action,
    "moved": _moved,
    "paid_horses": _paid("horses"),
    "paid_coins": _paid("coins"),
    "paid_story": _paid("story"),
    "paid_furs": _paid_furs,
    "hunted": _hunted,
    "gained": _gained,
    "gained_fur": lambda teller, seat, value: teller.text("log.gained_fur", fur=teller.fur(value)),
    "drew": _drew,
    "returned": _furs("log.returned"),
    "took_from_market": _took_from_market,
    "refilled_market": _refilled,
    "took_wish": _took_wish,
    "took_starting_wish": _took_starting_wish,
    "fulfilled": _fulfilled,
    "scored_wish": _at("log.scored_wish"),
    "built_outpost": _built,
    "claimed": _claimed,
    "visited_village": _at("log.visited_village"),
    "used_yurt": _at("log.used_yurt"),
    "climbed": _space("log.climbed"),
    "took_trophy_reward": _space("log.took_trophy_reward"),
    "sang": _sang,
    "gave": _furs("log.gave"),
    "used_extra": lambda teller, seat, wish: teller.text("log.used_extra"),
    "received_income": _received,
    "renewed": lambda teller, year: teller.text("log.renewed"),
    "scored": _scored,
    "won": _won,
    "flipped": _flipped,
    "found_nothing": _found_nothing,
    "not_claimed": _not_claimed,
    "tries": lambda teller, seat, action: teller.text(f"log.tries.{action}"),
    "not_here": _not_here,
    "not_climbed": lambda teller, seat, reason: teller.text(
        "log.not_climbed", reason=_reason(teller, reason)
    ),
    "changed_horses": lambda teller, seat, points: teller.text.n(
        "log.changed_horses", points * HORSES_FOR_POINT
    ),
    "exchanged_furs": _furs("log.exchanged_furs"),
}
