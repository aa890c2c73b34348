"""Totals and highlights of recorded games agree with how those games ended."""

from functools import lru_cache
from itertools import pairwise
from pathlib import Path

import pytest

from stroganov import Game
from stroganov.bots import BOTS
from stroganov.dice import Dice
from stroganov.effects import built_outposts
from stroganov.events import Scored
from stroganov.scoring import winners
from stroganov.state import TIGER, State
from stroganov_web.model.highlights import highlights, totals
from stroganov_web.model.turns import FINAL, SETUP, turns
from stroganov_web.ui.pages.charts import running_totals, spread_out

GAMES = sorted((Path(__file__).parents[2] / "games").rglob("*.stroganov.json"))


@lru_cache
def recorded(path: Path) -> Game:
    return Game.from_json(path.read_text())


def times(game: Game, seat: int, *names: str) -> int:
    return sum(event[0] in names and event[1] == seat for events in game.events for event in events)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_totals_are_what_the_position_shows_at_the_end(path: Path) -> None:
    game = recorded(path)
    assert len(totals(game)) == len(game.state.players) >= 2
    for seat, (done, player) in enumerate(zip(totals(game), game.state.players, strict=True)):
        assert done["landscapes"] == len(player.landscapes)
        assert done["outposts"] == built_outposts(game.state, seat)
        assert done["songs"] == times(game, seat, "sang")
        assert done["hunted"] == times(game, seat, "hunted")
        if seat != game.state.automaton:
            assert done["wishes"] == len(player.fulfilled)
            assert done["trophies"] == player.trophy - 1


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_furs_and_horses_add_up(path: Path) -> None:
    """What was gained and not paid is there at the end; the automaton changes things as they come."""
    game = recorded(path)
    start = game.at(0)
    assert any(done["horses"] and done["paid"] for done in totals(game))
    for seat, (done, player) in enumerate(zip(totals(game), game.state.players, strict=True)):
        if seat == game.state.automaton:
            continue
        gains = [event for events in game.events for event in events if event[:2] == ("gained", seat)]
        horses = sum(event[3] for event in gains if event[2] == "horses")
        assert start.players[seat].horses + horses - done["horses"] == player.horses
        furs = times(game, seat, "gained_fur") + sum(event[3] for event in gains if event[2] == "tigers")
        assert sum(start.players[seat].furs) + furs - done["paid"] == sum(player.furs)
        assert done["tigers"] >= player.furs[TIGER]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_highlights_are_the_greatest_of_their_kind(path: Path) -> None:
    game = recorded(path)
    found = {highlight.kind: highlight for highlight in highlights(game)}
    for turn in turns(game.events):
        if turn.season == FINAL:
            continue
        scored = [event for event in turn.events if event[:3] == ("gained", turn.seat, "vp")]
        assert sum(event[3] for event in scored) <= found["points"].amount
        rides = [abs(event[3] - event[2]) for event in turn.events if event[0] == "moved"]
        assert sum(rides) <= found["ride"].amount
    assert all(SETUP <= highlight.season <= FINAL for highlight in found.values())


def test_a_seat_that_always_led_leads_from_the_first_point() -> None:
    game = recorded(next(path for path in GAMES if path.stem.startswith("solo-ivan.")))
    lead = next(highlight for highlight in highlights(game) if highlight.kind == "lead")
    assert (lead.seat, lead.season) == (game.state.automaton, SETUP)


@pytest.mark.parametrize(("seed", "led_before"), [(1, True), (3, True), (6, True), (4, False)])
def test_the_final_scoring_is_one_moment_for_the_lead(seed: int, led_before: bool) -> None:
    """Points are not compared while they are handed out seat by seat: who led before leads all the time."""
    game = at_random(seed)
    winner, known = winners(game.state)[0], [player.vp for player in before_scoring(game).players]
    assert (known.count(max(known)) == 1 and known[winner] == max(known)) == led_before
    lead = next(highlight for highlight in highlights(game) if highlight.kind == "lead")
    assert (lead.season < FINAL) == led_before


def at_random(seed: int) -> Game:
    """A game for three, played by the random bot."""
    game, dice = Game.new(players=3, seed=seed), Dice(seed)
    while not game.over:
        game.play(BOTS["random"](game.state, dice))
    return game


def before_scoring(game: Game) -> State:
    """The position before the first points of the final scoring."""
    left = game.event_states(len(game.answers) - 1)
    first = next(number for number, (event, _) in enumerate(left) if isinstance(event, Scored))
    return left[first - 1][1] if first else game.at(len(game.answers) - 1)


def test_points_are_added_up_from_year_to_year() -> None:
    assert running_totals({1: 3, 2: 7, 4: 5, 0: 14}, (1, 2, 3, 4, 0)) == [3, 10, 10, 15, 29]


def test_marks_at_the_end_of_lines_do_not_cover_each_other() -> None:
    placed = spread_out([50, 50, 51, 200], 24, 10, 210)
    assert all(below - above >= 24 for above, below in pairwise(placed))
    assert spread_out([200, 205, 208], 24, 10, 210)[-1] == 210
