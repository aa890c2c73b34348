"""What moves when something happens: the engine's events as motions of things on the table.

A thing is named by its data-id, a part of one that moves alone by its data-piece. Several names mean the
first of them that is in sight; `tab-` names are a phone's tabs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass

from stroganov.events import Event
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


def motions(events: Iterable[Event], before: State, me: int) -> list[Motion]:
    """What moves after these events; `before` is the position they began with, `me` the seat in front."""
    scene = _Scene(before, me)
    for event in events:
        if event[0] in MOVES:
            MOVES[event[0]](scene, *event[1:])
    return scene.found[:MOST]


class _Scene:
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


def _token(value: int) -> str:
    return fur("tiger" if value == TIGER else value, 0, 0, _TOKEN)


def _moved(scene: _Scene, seat: int, start: int, slot: int) -> None:
    hops = max(1, abs(slot - start))
    scene.add("ride", min(hops * HOP, RIDE), f"rider-{seat}", count=hops)


def _hunted(scene: _Scene, seat: int, slot: int, value: int, horses: int) -> None:
    lying = scene.before.lying[slot]
    if value in lying:
        scene.leaves(value, f"fur-{slot}-{lying.index(value)}")
    _used(scene, seat, "horses")


def _claimed(scene: _Scene, seat: int, slot: int, tile: str, lying: Sequence[int]) -> None:
    for place, value in enumerate(lying):
        scene.leaves(value, f"fur-{slot}-{place}")
    scene.fly((f"tile-{slot}",), scene.belongs(seat, f"land-{tile}"), hides=True)


def _gained_fur(scene: _Scene, seat: int, value: int) -> None:
    is_first = not scene.before.players[seat].furs[value]
    scene.fly(scene.comes_from(value), scene.furs_of(seat, value), _token(value), hides=is_first)


def _furs_go(scene: _Scene, seat: int, furs: Sequence[int]) -> None:
    for value in furs:
        target = "deck-tigers" if value == TIGER else "bag"
        scene.fly(scene.furs_of(seat, value), (target,), _token(value))


def _paid_furs(scene: _Scene, seat: int, value: int, furs: Sequence[int], coins: int) -> None:
    _furs_go(scene, seat, furs)
    if coins:
        _used(scene, seat, "coins")


def _returned(scene: _Scene, seat: int, furs: Sequence[int]) -> None:
    for value in furs:
        scene.fly((f"drawn-{value}",), ("bag",), _token(value))


def _refilled(scene: _Scene, space: int, value: int) -> None:
    scene.fly(("bag",), (f"market-{space}",), _token(value), hides=True)


def _used(scene: _Scene, seat: int, kind: str) -> None:
    if seat == scene.me:
        scene.add("stamp", STAMP, f"supply-{kind}")


def _gained(scene: _Scene, seat: int, kind: str, amount: int, source: str) -> None:
    if not amount:
        return
    if kind in ("vp", "story"):
        scene.add("step", STEP, f"{kind}-{seat}")
    if kind == "vp":
        scene.add("stamp", STAMP, f"seal-{seat}")
    elif kind == "tigers":
        scene.fly(("deck-tigers",), scene.furs_of(seat, TIGER), _token(TIGER))
    else:
        _used(scene, seat, kind)


def _climbed(scene: _Scene, seat: int, space: int) -> None:
    if seat == scene.me:
        scene.add("step", STEP, "token")
    else:
        scene.add("stamp", STAMP, f"trophies-{seat}")


def _renewed(scene: _Scene, year: int) -> None:
    """New cards turn over: what was taken in the year, and the songs."""
    before = scene.before
    for kind, cards in (("wish", before.wishes), ("yurt", before.yurts)):
        for region, card in enumerate(cards):
            if card is None or year == 2:
                scene.add("turn", TURN, f"{kind}-{region}")
    for slot, tile in enumerate(before.tiles):
        if slot and tile is None:
            scene.add("turn", TURN, f"tile-{slot}")


def _season(scene: _Scene, year: int, season: int) -> None:
    scene.add("season", SEASON, "board", count=12 if season == WINTER else 0)


def _at(kind: str, ms: int, thing: str) -> Callable[..., None]:
    """Something in a place: the event's region or number fills the data-id."""
    return lambda scene, seat, place, *rest: scene.add(kind, ms, thing.format(place))


MOVES: dict[str, Callable[..., None]] = {
    "moved": _moved,
    "hunted": _hunted,
    "claimed": _claimed,
    "gained_fur": _gained_fur,
    "gained": _gained,
    "gave": _furs_go,
    "paid_furs": _paid_furs,
    "paid_horses": lambda scene, seat, count: _used(scene, seat, "horses"),
    "paid_coins": lambda scene, seat, count: _used(scene, seat, "coins"),
    "paid_story": lambda scene, seat, count: scene.add("step", STEP, f"story-{seat}"),
    "drew": lambda scene, seat, furs: scene.add("squeeze", SQUEEZE, "bag"),
    "returned": _returned,
    "took_from_market": lambda scene, seat, space, value: scene.leaves(value, f"market-{space}"),
    "refilled_market": _refilled,
    "took_starting_wish": lambda scene, seat, wish, value: scene.fly(
        (f"start-{wish}",), scene.belongs(seat, f"hand-{wish}"), hides=True
    ),
    "took_wish": lambda scene, seat, region, wish: scene.fly(
        (f"wish-{region}",), scene.belongs(seat, f"hand-{wish}"), hides=True
    ),
    "scored_wish": lambda scene, seat, region, wish: scene.fly((f"wish-{region}",), scene.belongs(seat)),
    "fulfilled": _at("turn", TURN, "done-{}"),
    "received_income": _at("stamp", STAMP, "done-{}"),
    "built_outpost": lambda scene, seat, region, space, horses: scene.add(
        "drop", DROP, f"space-{region}-{space}"
    ),
    "visited_village": _at("stamp", STAMP, "village-{}"),
    "used_yurt": _at("turn", TURN, "yurt-{}"),
    "climbed": _climbed,
    "took_trophy_reward": _at("stamp", STAMP, "trophy-{}"),
    "sang": _at("stamp", STAMP, "song-{}"),
    "flipped": lambda scene, seat, number, tiles: scene.add("turn", TURN, "automa"),
    "changed_horses": lambda scene, seat, points: scene.add("stamp", STAMP, f"seal-{seat}"),
    "scored": lambda scene, seat, source, points: scene.add("step", STEP, f"vp-{seat}"),
    "renewed": _renewed,
    "season": _season,
}
"""How each kind of event moves things."""

STILL = (
    "action",
    "ended_turn",
    "exchanged_furs",
    "found_nothing",
    "not_claimed",
    "not_climbed",
    "not_here",
    "tries",
    "turn",
    "used_extra",
    "won",
)
"""Events after which nothing moves: intentions, refusals, and the rhythm of the turn."""
