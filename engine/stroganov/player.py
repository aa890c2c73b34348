"""Player: what one seat owns, as plain data that copies cheaply and goes to JSON and back."""

from __future__ import annotations

from typing import Any

from .serialization import to_lists, to_tuples


class Player:
    """What one seat owns (RULES 2). Collections that change rarely are tuples, so copies can share them."""

    __slots__ = (
        "banners",
        "coins",
        "colour",
        "effects",
        "fulfilled",
        "furs",
        "hand",
        "horses",
        "landscapes",
        "outposts",
        "sang",
        "scored",
        "side",
        "slot",
        "story",
        "trophy",
        "used",
        "vp",
    )

    def __init__(self, colour: str = "blue", side: str = "a") -> None:
        self.colour = colour
        self.side = side
        self.horses = 0
        self.coins = 1
        self.furs = [0] * 10  # how many of each value; index 9 counts tigers
        self.outposts = 1  # in the own supply, not yet built
        self.banners = 0
        self.hand: tuple[str, ...] = ()
        self.fulfilled: tuple[str, ...] = ()
        self.effects: tuple[str, ...] = ()  # what the fulfilled wishes do, by name
        self.landscapes: tuple[str, ...] = ()
        self.trophy = 1
        self.story = 0
        self.vp = 0
        self.scored: tuple[tuple[int, str, int], ...] = ()  # (year, source, points)
        self.slot = 0
        self.sang = False  # the end of the story track was used this turn or Winter
        self.used: tuple[str, ...] = ()  # wishes whose once-a-season effect is spent

    def __repr__(self) -> str:
        furs = ",".join(str(value) for value, count in enumerate(self.furs) for _ in range(count)) or "-"
        return (
            f"<Player {self.colour} {self.side} on {self.slot}: {self.vp} VP, {self.horses} horses, "
            f"{self.coins} coins, furs {furs}, story {self.story}, trophy {self.trophy}, "
            f"hand {' '.join(self.hand) or '-'}, fulfilled {' '.join(self.fulfilled) or '-'}>"
        )

    def copy(self) -> Player:
        """An independent copy."""
        new = object.__new__(Player)
        new.colour = self.colour
        new.side = self.side
        new.horses = self.horses
        new.coins = self.coins
        new.furs = self.furs[:]
        new.outposts = self.outposts
        new.banners = self.banners
        new.hand = self.hand
        new.fulfilled = self.fulfilled
        new.effects = self.effects
        new.landscapes = self.landscapes
        new.trophy = self.trophy
        new.story = self.story
        new.vp = self.vp
        new.scored = self.scored
        new.slot = self.slot
        new.sang = self.sang
        new.used = self.used
        return new

    def to_plain(self) -> dict[str, Any]:
        """The player as JSON-able data."""
        return {name: to_lists(getattr(self, name)) for name in self.__slots__}

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> Player:
        """The player that `to_plain` described."""
        new = object.__new__(cls)
        for name in cls.__slots__:
            setattr(new, name, to_tuples(data[name]))
        new.furs = list(data["furs"])
        return new
