"""The printed things: tiles, cards, boards and automa cards as plain frozen records."""

from dataclasses import dataclass

from ..agenda import Effect


@dataclass(frozen=True, slots=True)
class Landscape:
    """A landscape tile: its terrain, room for furs, and reward for who claims it."""

    id: str
    terrain: str
    start: bool
    spots: int
    spots_4p: int
    reward: tuple[Effect, ...]

    def spots_for(self, four_players: bool) -> int:
        """How many furs lie on the tile when it is new."""
        return self.spots + (self.spots_4p if four_players else 0)


@dataclass(frozen=True, slots=True)
class Place:
    """A village or a yurt: who comes by gets its reward. Villages have no deck."""

    id: str
    deck: str
    reward: tuple[Effect, ...]
    gives_trophy: bool  # then trophy rewards cannot use it


@dataclass(frozen=True, slots=True)
class Song:
    """A song tile: story points for a reward."""

    id: str
    deck: str
    cost: int
    reward: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Wish:
    """A Tsar's wish: possess `have` furs of one value, return `pay` of them, score `vp`."""

    id: str
    deck: str
    fur: int
    have: int
    pay: int
    vp: int
    effect: str  # by name, see `wish_effects`
    first_edition: str  # the effect that the first edition prints


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a trophy track: the fur value asked on entering (0 for none), and its rewards."""

    cost: int
    reward: tuple[Effect, ...]
    on_enter: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """A player board: its trophy track and the points of its shields by space."""

    track: tuple[Space, ...]
    shields: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class SoloBoard:
    """The automaton's board: fur asked and points scored on entering each space, and the shields."""

    costs: tuple[int, ...]
    vp: tuple[int, ...]
    shields: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class AutomaCard:
    """A card of the automaton: movement, hunt, additional action, and the strategies that leave it out."""

    id: int
    letters: str
    move: int
    hunt: str
    hunt_count: int
    action: str


@dataclass(frozen=True, slots=True, eq=False)
class Components:
    """One complete set of components."""

    fur_counts: tuple[int, ...]  # by value, index 0 unused
    setup_furs: tuple[int, ...]
    region_slots: tuple[tuple[int, ...], ...]
    outpost_costs: tuple[int, ...]
    landscapes: dict[str, Landscape]
    villages: dict[str, Place]
    yurts: dict[str, Place]
    songs: dict[str, Song]
    wishes: dict[str, Wish]
    boards: dict[str, Board]  # "a", "b-blue", ...
    solo_boards: dict[str, SoloBoard]
    automa: dict[int, AutomaCard]
