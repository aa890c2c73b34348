"""What an event gives to its seat and takes from it."""

from __future__ import annotations

from stroganov.events import (
    BuiltOutpost,
    Event,
    Gained,
    GainedFur,
    Gave,
    Hunted,
    PaidCoins,
    PaidFurs,
    PaidHorses,
    PaidStory,
)

Change = tuple[str, int]
NOTHING: Change = ("", 0)


def gain(event: Event) -> Change:
    """The supply that is gained, and how much; furs are told by `gained_furs`."""
    return (event.resource, event.amount) if isinstance(event, Gained) else NOTHING


def gained_furs(event: Event) -> tuple[int, ...]:
    """The values of furs that come to the seat; 9 is a tiger."""
    return (event.value,) if isinstance(event, GainedFur) else ()


def payment(event: Event) -> Change:
    """The supply that is paid, and how much; furs are told by `paid_furs`."""
    match event:
        case PaidHorses(amount=horses) | Hunted(horses=horses) | BuiltOutpost(horses=horses):
            return "horses", horses
        case PaidCoins(amount=coins) | PaidFurs(coins=coins):
            return "coins", coins
        case PaidStory(amount=story):
            return "story", story
        case _:
            return NOTHING


def paid_furs(event: Event) -> tuple[int, ...]:
    """The values of furs that leave the seat."""
    return event.furs if isinstance(event, PaidFurs | Gave) else ()
