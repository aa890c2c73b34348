"""Every kind of event in a sentence, for the log and the recap; the shield beside it says who."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from stroganov import events, solo_events
from stroganov.automaton import HORSES_FOR_POINT
from stroganov.payment import ANY, coins_needed
from stroganov.state import BEAR, State
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.text import words

_WITH_REASON = ("bear", "income", "storytelling", "harder", "bonus", "automa")


@dataclass(frozen=True, slots=True)
class EventContext:
    """The game whose events are put into words; components are read from the rules of `state`."""

    state: State
    people: Sequence[Person]
    text: Text

    def fur(self, value: int) -> str:
        """A fur by name and value."""
        return words.fur(self.text, value)

    def furs(self, values: Sequence[int]) -> str:
        """Several furs by value."""
        return words.furs(self.text, values)

    def gain(self, resource: str, count: int) -> str:
        """An amount of something."""
        return words.gain(self.text, resource, count)

    def region(self, number: int) -> str:
        """A region."""
        return words.region(self.text, number)

    def wish(self, name: str) -> str:
        """A wish with its furs, points and effect."""
        return words.wish(self.text, self.state, name)


Describe = Callable[[EventContext, Any], str]


def action(context: EventContext, event: events.Action) -> str:
    """An action and what it counts as."""
    counts_as = "main" if event.step == "basic" and event.category == "advanced" else event.step
    return context.text(f"log.action.{counts_as}", action=context.text(f"log.verb.{event.verb}"))


def moved(context: EventContext, event: events.Moved) -> str:
    """A ride."""
    key = "log.moved_from" if event.start else "log.moved"
    return context.text(key, start=event.start, slot=event.slot)


def paid(resource: str) -> Describe:
    """So much of a resource was paid."""
    return lambda context, event: context.text("log.paid", price=context.gain(resource, event.amount))


def paid_furs(context: EventContext, event: events.PaidFurs) -> str:
    """A payment in furs and coins: what was paid, as which value, and the coins for furs that are kept."""
    sentence = _paid_furs(context, event)
    wild = event.seat == context.state.automaton and event.value not in (ANY, BEAR) and BEAR in event.furs
    return context.text("log.paid_eight", paid=sentence) if wild else sentence  # RULES 10


def _paid_furs(context: EventContext, event: events.PaidFurs) -> str:
    text, shown = context.text, _coins_for_shown(context, event)
    given = words.fur_list(text, event.furs)
    if coins := event.coins - shown:
        given.append(context.gain("coins", coins))
    exact = event.value == ANY or (not coins and set(event.furs) <= {event.value})
    sentence = text("log.paid" if exact else "log.paid_as", price=text.all(given), value=event.value)
    if not shown:
        return sentence
    return text.n("log.paid_shown", shown, paid=sentence, coins=context.gain("coins", shown))


def _coins_for_shown(context: EventContext, event: events.PaidFurs) -> int:
    """The coins for furs of another value that a wish asks to show; the automaton shows none."""
    automaton = event.seat == context.state.automaton
    return 0 if automaton else event.coins - coins_needed(event.value, event.furs)


def hunted(context: EventContext, event: events.Hunted) -> str:
    """A hunt, with its price if it had one."""
    fur = context.fur(event.value)
    if not event.horses:
        return context.text("log.hunted", fur=fur, slot=event.slot)
    price = context.gain("horses", event.horses)
    return context.text("log.hunted_for", fur=fur, slot=event.slot, price=price)


def gained(context: EventContext, event: events.Gained) -> str:
    """A gain, with its reason if it is not obvious."""
    if not event.amount:
        return context.text("log.gained_nothing")
    key = f"log.gained.{event.source}" if event.source in _WITH_REASON else "log.gained"
    return context.text(key, gain=context.gain(event.resource, event.amount))


def gained_fur(context: EventContext, event: events.GainedFur) -> str:
    """A fur that came to a seat."""
    return context.text("log.gained_fur", fur=context.fur(event.value))


def drew(context: EventContext, event: events.Drew) -> str:
    """Furs drawn from the bag, if there were any."""
    return _furs(context, "log.drew", event.furs) or context.text("log.drew_nothing")


def returned(context: EventContext, event: events.Returned) -> str:
    """Furs that went back into the bag."""
    return _furs(context, "log.returned", event.furs)


def gave(context: EventContext, event: events.Gave) -> str:
    """Furs given away in a swap."""
    return _furs(context, "log.gave", event.furs)


def exchanged_furs(context: EventContext, event: solo_events.ExchangedFurs) -> str:
    """Furs of the automaton that became coins."""
    return _furs(context, "log.exchanged_furs", event.furs)


def _furs(context: EventContext, key: str, furs: Sequence[int]) -> str:
    return context.text(key, furs=context.furs(furs)) if furs else ""


def took_from_market(context: EventContext, event: events.TookFromMarket) -> str:
    """A fur from the market."""
    return context.text("log.took_from_market", fur=context.fur(event.value))


def refilled_market(context: EventContext, event: events.RefilledMarket) -> str:
    """A fur that came to the market."""
    return context.text("log.refilled_market", fur=context.fur(event.value))


def took_wish(context: EventContext, event: events.TookWish) -> str:
    """A wish taken into hand."""
    return context.text("log.took_wish", region=context.region(event.region), wish=context.wish(event.wish))


def took_starting_wish(context: EventContext, event: events.TookStartingWish) -> str:
    """A starting wish with its fur."""
    return context.text("log.took_starting_wish", fur=context.fur(event.fur), wish=context.wish(event.wish))


def fulfilled(context: EventContext, event: events.Fulfilled) -> str:
    """A wish fulfilled."""
    return context.text("log.fulfilled", wish=context.wish(event.wish))


def in_region(key: str) -> Describe:
    """Something that happened in a region."""
    return lambda context, event: context.text(key, region=context.region(event.region))


def built_outpost(context: EventContext, event: events.BuiltOutpost) -> str:
    """An outpost, with its price if it had one."""
    where = context.region(event.region)
    if not event.horses:
        return context.text("log.built_outpost", region=where)
    price = context.gain("horses", event.horses)
    return context.text("log.built_outpost_for", region=where, price=price)


def claimed(context: EventContext, event: events.Claimed) -> str:
    """A landscape, with the furs that lay on it."""
    terrain = words.terrain(context.text, context.state.rules.landscapes[event.tile].terrain)
    if not event.furs:
        return context.text("log.claimed", slot=event.slot, terrain=terrain)
    furs = context.furs(event.furs)
    return context.text("log.claimed_with", slot=event.slot, terrain=terrain, furs=furs)


def at_space(key: str) -> Describe:
    """Something that happened on a space of the trophy track."""
    return lambda context, event: context.text(key, space=event.space)


def sang(context: EventContext, event: events.Sang) -> str:
    """A song and what it brought."""
    reward = context.state.rules.songs[event.song].reward
    return context.text("log.sang", reward=words.reward(context.text, reward, context.state))


def used_extra(context: EventContext, event: events.UsedExtra) -> str:
    """The extra action of a wish."""
    return context.text("log.used_extra")


def received_income(context: EventContext, event: events.ReceivedIncome) -> str:
    """The winter income of a wish."""
    effect = words.wish_effect(context.text, context.state, event.wish)
    return context.text("log.received_income", effect=effect)


def renewed(context: EventContext, event: events.Renewed) -> str:
    """The board was renewed."""
    return context.text("log.renewed")


def scored(context: EventContext, event: events.Scored) -> str:
    """Points of the final scoring."""
    source = words.source(context.text, event.source)
    return context.text("log.scored", source=source, points=context.gain("vp", event.points))


def won(context: EventContext, event: events.Won) -> str:
    """Who won, and the automaton's strategy if it was hidden."""
    sentence = context.text("log.won", name=context.people[event.seat].name)
    if context.state.setup.strategy != "hidden":
        return sentence
    strategy = context.text(f"menu.strategy.{event.strategy}")
    revealed = context.text("log.strategy", letter=event.strategy, strategy=strategy)
    return context.text("card.sentences", first=sentence, second=revealed)


def flipped(context: EventContext, event: solo_events.Flipped) -> str:
    """The automaton's card: its hunt, its action, and how far it moves."""
    return context.text(
        "log.flipped",
        number=event.card,
        hunt=words.automa_hunt(context.text, event.card, context.state),
        action=words.automa_action(context.text, context.state.rules.automa[event.card].action),
        move=words.automa_move(context.text, event.move),
    )


def found_nothing(context: EventContext, event: solo_events.FoundNothing) -> str:
    """The automaton found no fur."""
    return context.text("log.found_nothing" if event.slot else "log.found_nothing_town", slot=event.slot)


def not_claimed(context: EventContext, event: solo_events.NotClaimed) -> str:
    """Why the automaton did not claim its tile."""
    return context.text("log.not_claimed", slot=event.slot, reason=_reason(context, event.reason))


def tries(context: EventContext, event: solo_events.Tries) -> str:
    """The action that the automaton tries."""
    return context.text(f"log.tries.{event.action}")


def not_here(context: EventContext, event: solo_events.NotHere) -> str:
    """Why the automaton's action is not possible in a place."""
    reason = _reason(context, event.reason)
    if event.action == "claim":
        return context.text("log.not_here_tile", slot=event.place, reason=reason)
    if event.place < 0:
        return context.text("log.not_anywhere", reason=reason)
    return context.text("log.not_here", region=context.region(event.place), reason=reason)


def not_climbed(context: EventContext, event: solo_events.NotClimbed) -> str:
    """Why the automaton's trophy token did not move."""
    return context.text("log.not_climbed", reason=_reason(context, event.reason))


def changed_horses(context: EventContext, event: solo_events.ChangedHorses) -> str:
    """The automaton's horses became points."""
    return context.text.n("log.changed_horses", event.points * HORSES_FOR_POINT)


def _reason(context: EventContext, reason: str) -> str:
    return context.text(f"log.reason.{reason}")
