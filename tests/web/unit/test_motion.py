"""Every event moves something on the table or is known to leave it still; and where Cossacks have ridden."""

import json
import re

import pytest

from stroganov import Game
from stroganov.events import Drew, GainedFur, Hunted, Moved, Renewed
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Layout
from stroganov_web.draw.table.motion import MOST, SEASON, Motion
from stroganov_web.draw.table.trail import rides, trail
from stroganov_web.i18n import Text
from stroganov_web.ui.event_kinds import motions
from stroganov_web.ui.table_view import Looking, View
from tests.web.unit.finished import FRAGMENTS, crowd, played
from tests.web.unit.test_session import begun

WIDE, PHONE = Layout.for_window(1440, 900, 3), Layout.for_window(390, 844, 3)


def all_motions(game: Game) -> list[list[Motion]]:
    """What moves after each answer, for everybody at the table."""
    seats = range(len(game.state.players))
    return [motions(events, game.at(i), me) for i, events in enumerate(game.events) for me in seats]


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_motions_are_short_and_few(fragment: str) -> None:
    found = all_motions(played(fragment))
    assert all(len(moving) <= MOST for moving in found)
    for motion in (motion for moving in found for motion in moving):
        assert motion.delay >= 0
        assert 0 < motion.ms + motion.delay < 400 or (motion.kind, motion.ms) == ("season", SEASON)
        assert json.dumps(motion.plain())


def test_there_are_motions_of_every_kind() -> None:
    found = [each for fragment in FRAGMENTS for moving in all_motions(played(fragment)) for each in moving]
    kinds = {"ride", "fly", "step", "drop", "turn", "stamp", "squeeze", "season"}
    assert {motion.kind for motion in found} == kinds


@pytest.mark.parametrize("layout", [WIDE, PHONE], ids=["wide", "phone"])
def test_things_that_move_are_on_the_table(layout: Layout, text: Text) -> None:
    """Each motion ends at something that is drawn after it."""
    session = begun(FRAGMENTS[0], text)
    game, moved = played(FRAGMENTS[0]), 0
    for number, answer in enumerate(game.answers[:60]):
        session.play(answer)
        if session.over or any(isinstance(event, Renewed) for event in session.game.events[-1]):
            continue  # a song that was sung is gone by then
        shown = "".join(View(session, text).panels(layout, Looking()).values())
        for motion in motions(session.game.events[-1], game.at(number), session.me):
            there = [re.search(f'data-(id|piece)="{name}"', shown) for name in motion.target]
            assert any(there) or motion.kind == "season", motion
            moved += 1
    assert moved > 50


def test_a_ride_goes_from_tile_to_tile() -> None:
    game = Game.new(players=2, seed=1)
    (short,) = motions([Moved(0, 1, 2)], game.state, 0)
    (long,) = motions([Moved(0, 1, 9)], game.state, 0)
    assert (short.kind, short.target, short.count, short.ms) == ("ride", ("rider-0",), 1, 160)
    assert (long.count, long.ms) == (8, 390)


def test_a_fur_flies_from_where_it_lay_to_the_mat() -> None:
    state = Game.new(players=2, seed=1).state
    slot = next(slot for slot, furs in enumerate(state.lying) if furs)
    value = state.lying[slot][-1]
    place = state.lying[slot].index(value)
    hunted = [Hunted(0, slot, value, 1), GainedFur(0, value)]
    (horses, flight) = motions(hunted, state, 0)
    assert horses.target == ("supply-horses",)
    assert (flight.source, flight.target[0]) == ((f"fur-{slot}-{place}",), f"own-{value}")
    (flight,) = motions(hunted, state, 1)
    assert flight.target[0] == f"furs-0-{value}"
    (_, flight) = motions([Drew(0, (3, 4)), GainedFur(0, 3)], state, 0)
    assert flight.source == ("drawn-3", "bag")


@pytest.mark.parametrize("fragment", FRAGMENTS[:4])
def test_a_trail_leads_to_every_rider_that_moved_since(fragment: str, text: Text) -> None:
    game, people = played(fragment), crowd(fragment, text)
    seen = 0
    for number in range(len(game.answers)):
        state = game.at(number)
        ridden = rides(state, game.events[:number], 0)
        seen += len(ridden)
        drawn = trail(Drawing(state, people, WIDE, {}, text), ridden)
        assert bool(drawn) == bool(ridden)
        for seat, start in ridden.items():
            assert start != state.players[seat].slot
    assert seen > 20
