"""What is printed on the components, as the art needs it: rewards, trophy tracks and wishes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from stroganov.agenda import Effect
from stroganov.components.rewards import REPEATED, SONG_EFFECTS, TRACK_EFFECTS
from stroganov.effects import Gain
from stroganov.player import Player
from stroganov.ruleset import Ruleset
from stroganov.state import State
from stroganov_web.draw.art.cards import WishPrint
from stroganov_web.draw.art.glyphs import Reward
from stroganov_web.draw.art.tracks import TrophySpace

Printed = tuple[dict[str, int], str | None]


def printed(effects: Sequence[Effect]) -> Printed:
    """A reward as counted gains in their order, and the name of its special effect if it has one."""
    gains: dict[str, int] = {}
    special = None
    for effect in effects:
        if isinstance(effect, Gain):
            gains[effect.kind] = gains.get(effect.kind, 0) + effect.amount
            continue
        repeated = next((kind for kind, each in REPEATED.items() if each == effect), None)
        if repeated:
            gains[repeated] = gains.get(repeated, 0) + 1
        else:
            special = _special(effect)
    return gains, special


def _special(effect: Effect) -> str:
    for names in (SONG_EFFECTS, TRACK_EFFECTS):
        for name, each in names.items():
            if each == effect:
                return name
    raise KeyError(effect)


@lru_cache(maxsize=256)
def reward(effects: tuple[Effect, ...]) -> Reward:
    """A reward that is either all gains or one special effect, as plates, ribbons and tracks print it."""
    gains, special = printed(effects)
    return special or gains


def printed_wish(rules: Ruleset, wish: str) -> WishPrint:
    """What is printed on a Tsar's wish in these rules."""
    card, effect = rules.wishes[wish], rules.effects[rules.wish_effects[wish]]
    return WishPrint(card.deck, card.fur, card.have, card.pay, card.vp, effect.glyphs)


def trophy_track(state: State, player: Player) -> tuple[TrophySpace, ...]:
    """The trophy track on a player's board."""
    shields = dict(state.rules.shields(player))
    return tuple(
        TrophySpace(
            None if number == 1 else space.cost,
            reward(space.reward),
            shields.get(number),
            printed(space.on_enter)[0] or None,
        )
        for number, space in enumerate(state.rules.track(player), start=1)
    )
