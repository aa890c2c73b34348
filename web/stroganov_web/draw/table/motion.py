"""What moves when something happens: the engine's events as motions of things on the table.

A thing is named by its data-id, a part of one that moves alone by its data-piece. Several names mean the
first of them that is in sight; `tab-` names are a phone's tabs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from stroganov import events, solo_events
from stroganov.state import TIGER, WINTER, State
from stroganov_web.draw.art.furs import fur

HOP, RIDE, FLIGHT, STEP, DROP, TURN, STAMP, SQUEEZE, SEASON = 160, 390, 290, 260, 280, 300, 180, 120, 900
MOST = 24  # animated nodes at a time
_APART, _LATEST = 25, 100  # milliseconds between flights, and before the last of them
_TOKEN = 44


@dataclass(frozen=True, slots=True)
class Motion:
    """One thing that moves.

    A ride (of `count` hops), a step and a flight go from `source` to `target`; to drop, turn, stamp or
    squeeze, a thing stays at `target`; a season changes the whole scene, `count` are its flakes of snow.
    """

    kind: str
    target: tuple[str, ...]
    ms: int
    source: tuple[str, ...] = ()
    picture: str = ""  # what flies; otherwise what is seen at the source
    hides: bool = False  # the target comes into sight as the flight ends
    count: int = 0
    delay: int = 0

    def plain(self) -> dict[str, object]:
        """As data for the page."""
        return asdict(self)


class MotionScene:
    """The motions found so far, and where furs that are about to be gained come from."""

    def __init__(self, before: State, me: int) -> None:
        self.before, self.me = before, me
        self.found: list[Motion] = []
        self._from: dict[int, list[str]] = {}
        self._flights = 0

    def add(self, kind: str, ms: int, *target: str, count: int = 0) -> None:
        """Something moves in its place, or to where it is now; each thing once."""
        late = self._flights and kind in ("step", "stamp")
        new = Motion(kind, target, ms, source=target, count=count, delay=_LATEST if late else 0)
        if all((old.kind, old.target) != (kind, target) for old in self.found):
            self.found.append(new)

    def fly(
        self, source: Sequence[str], target: Sequence[str], picture: str = "", hides: bool = False
    ) -> None:
        """Something flies, each a little after the one before."""
        delay = min(self._flights * _APART, _LATEST)
        self._flights += 1
        self.found.append(Motion("fly", tuple(target), FLIGHT, tuple(source), picture, hides, delay=delay))

    def stamp_supply(self, seat: int, resource: str) -> None:
        """A supply changes; only the own one is seen."""
        if seat == self.me:
            self.add("stamp", STAMP, f"supply-{resource}")

    def furs_of(self, seat: int, value: int) -> tuple[str, ...]:
        """Where a seat's furs of a value lie."""
        if seat == self.me:
            return (f"own-{value}", f"mat-{seat}", "tab-mat")
        return (f"furs-{seat}-{value}", f"mat-{seat}", "tab-others")

    def belongs(self, seat: int, *things: str) -> tuple[str, ...]:
        """Where something of a seat lies, or else its mat."""
        return (*things, f"mat-{seat}", "tab-mat" if seat == self.me else "tab-others")

    def leaves(self, value: int, place: str) -> None:
        """A fur is taken from its place; it flies when it is gained."""
        self._from.setdefault(value, []).append(place)

    def comes_from(self, value: int) -> Sequence[str]:
        """Where the fur of this value that is gained now was taken from."""
        places = self._from.get(value)
        return (places.pop(0),) if places else (f"drawn-{value}", "bag")


Move = Callable[[MotionScene, Any], None]


def _token(value: int) -> str:
    return fur(value, 0, 0, _TOKEN)


def moved(scene: MotionScene, event: events.Moved) -> None:
    """The Cossack rides."""
    hops = max(1, abs(event.slot - event.start))
    scene.add("ride", min(hops * HOP, RIDE), f"rider-{event.seat}", count=hops)


def hunted(scene: MotionScene, event: events.Hunted) -> None:
    """The fur leaves its tile."""
    lying = scene.before.lying[event.slot]
    if event.value in lying:
        scene.leaves(event.value, f"fur-{event.slot}-{lying.index(event.value)}")
    scene.stamp_supply(event.seat, "horses")


def claimed(scene: MotionScene, event: events.Claimed) -> None:
    """The tile flies to the mat; the furs leave it."""
    for place, value in enumerate(event.furs):
        scene.leaves(value, f"fur-{event.slot}-{place}")
    scene.fly((f"tile-{event.slot}",), scene.belongs(event.seat, f"land-{event.tile}"), hides=True)


def gained_fur(scene: MotionScene, event: events.GainedFur) -> None:
    """The fur flies to the mat from where it was taken."""
    seat, value = event.seat, event.value
    is_first = not scene.before.players[seat].furs[value]
    scene.fly(scene.comes_from(value), scene.furs_of(seat, value), _token(value), hides=is_first)


def gave(scene: MotionScene, event: events.Gave | events.PaidFurs) -> None:
    """Furs fly to the bag, tigers to their supply."""
    for value in event.furs:
        target = "deck-tigers" if value == TIGER else "bag"
        scene.fly(scene.furs_of(event.seat, value), (target,), _token(value))


def paid_furs(scene: MotionScene, event: events.PaidFurs) -> None:
    """Furs fly to the bag; coins are used up."""
    gave(scene, event)
    if event.coins:
        scene.stamp_supply(event.seat, "coins")


def paid(resource: str) -> Move:
    """So much of a supply is used up."""
    return lambda scene, event: scene.stamp_supply(event.seat, resource)


def steps(track: str) -> Move:
    """The seat's marker steps on along a track."""
    return lambda scene, event: scene.add("step", STEP, f"{track}-{event.seat}")


def drew(scene: MotionScene, event: events.Drew) -> None:
    """The bag is squeezed."""
    scene.add("squeeze", SQUEEZE, "bag")


def returned(scene: MotionScene, event: events.Returned) -> None:
    """Drawn furs fly back into the bag."""
    for value in event.furs:
        scene.fly((f"drawn-{value}",), ("bag",), _token(value))


def took_from_market(scene: MotionScene, event: events.TookFromMarket) -> None:
    """The fur leaves its market space."""
    scene.leaves(event.value, f"market-{event.space}")


def refilled_market(scene: MotionScene, event: events.RefilledMarket) -> None:
    """A fur flies from the bag to the market."""
    scene.fly(("bag",), (f"market-{event.space}",), _token(event.value), hides=True)


def took_starting_wish(scene: MotionScene, event: events.TookStartingWish) -> None:
    """The wish flies into the hand."""
    scene.fly((f"start-{event.wish}",), scene.belongs(event.seat, f"hand-{event.wish}"), hides=True)


def took_wish(scene: MotionScene, event: events.TookWish) -> None:
    """The wish flies into the hand."""
    scene.fly((f"wish-{event.region}",), scene.belongs(event.seat, f"hand-{event.wish}"), hides=True)


def scored_wish(scene: MotionScene, event: solo_events.ScoredWish) -> None:
    """The wish flies to the automaton."""
    scene.fly((f"wish-{event.region}",), scene.belongs(event.seat))


def gained(scene: MotionScene, event: events.Gained) -> None:
    """A marker steps on, or a supply grows."""
    if not event.amount:
        return
    if event.resource in ("vp", "story"):
        scene.add("step", STEP, f"{event.resource}-{event.seat}")
    if event.resource == "vp":
        scene.add("stamp", STAMP, f"seal-{event.seat}")
    elif event.resource == "tigers":
        scene.fly(("deck-tigers",), scene.furs_of(event.seat, TIGER), _token(TIGER))
    else:
        scene.stamp_supply(event.seat, event.resource)


def climbed(scene: MotionScene, event: events.Climbed) -> None:
    """The trophy token steps on."""
    if event.seat == scene.me:
        scene.add("step", STEP, "token")
    else:
        scene.add("stamp", STAMP, f"trophies-{event.seat}")


def built_outpost(scene: MotionScene, event: events.BuiltOutpost) -> None:
    """The outpost drops onto its space."""
    scene.add("drop", DROP, f"space-{event.region}-{event.space}")


def flipped(scene: MotionScene, event: solo_events.Flipped) -> None:
    """The automaton's card turns over."""
    scene.add("turn", TURN, "automa")


def changed_horses(scene: MotionScene, event: solo_events.ChangedHorses) -> None:
    """The automaton's points change."""
    scene.add("stamp", STAMP, f"seal-{event.seat}")


def renewed(scene: MotionScene, event: events.Renewed) -> None:
    """New cards turn over: what was taken in the year, and the songs."""
    before = scene.before
    for kind, cards in (("wish", before.wishes), ("yurt", before.yurts)):
        for region, card in enumerate(cards):
            if card is None or event.year == 2:
                scene.add("turn", TURN, f"{kind}-{region}")
    for slot, tile in enumerate(before.tiles):
        if slot and tile is None:
            scene.add("turn", TURN, f"tile-{slot}")


def season(scene: MotionScene, event: events.Season) -> None:
    """The whole scene changes; in Winter it snows."""
    scene.add("season", SEASON, "board", count=12 if event.season == WINTER else 0)


def stamps(thing: str) -> Move:
    """A thing is stamped in its place; the event fills in the data-id."""
    return lambda scene, event: scene.add("stamp", STAMP, thing.format(event=event))


def turns_over(thing: str) -> Move:
    """A thing turns over in its place; the event fills in the data-id."""
    return lambda scene, event: scene.add("turn", TURN, thing.format(event=event))
