"""What the automaton of a solo game did and why, in the same form as other events (RULES 10)."""

from .events import Event


class Flipped(Event, kind="flipped"):
    """The automaton flipped a card; the next one says how far it moves."""

    seat: int
    card: int
    move: int


class FoundNothing(Event, kind="found_nothing"):
    """The automaton found no fur and takes coins instead."""

    seat: int
    slot: int
    coins: int


class NotClaimed(Event, kind="not_claimed"):
    """The automaton did not claim its tile."""

    seat: int
    slot: int
    reason: str


class Tries(Event, kind="tries"):
    """The automaton tries the additional action of its card."""

    seat: int
    action: str


class NotHere(Event, kind="not_here"):
    """The automaton's action is not possible in a region, or for a claim in a slot."""

    seat: int
    action: str
    place: int
    reason: str


class NotClimbed(Event, kind="not_climbed"):
    """The automaton's trophy token did not move."""

    seat: int
    reason: str


class ScoredWish(Event, kind="scored_wish"):
    """The automaton took and scored the wish of a region."""

    seat: int
    region: int
    wish: str


class ChangedHorses(Event, kind="changed_horses"):
    """The automaton's horses became points."""

    seat: int
    points: int


class ExchangedFurs(Event, kind="exchanged_furs"):
    """Furs of the automaton became coins (RULES 10, harder)."""

    seat: int
    furs: tuple[int, ...]
