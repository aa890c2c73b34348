"""RULES 1: the shape of a game."""

import pytest

from stroganov import Game, Setup, SetupError
from stroganov.events import Event

QUIET = (("end",), ("pass",), ("done",), ("decline",), ("stop",), ("stay",))


def played_out(game: Game) -> list[Event]:
    """What happens in a game in which everyone does as little as possible."""
    events: list[Event] = []
    while not game.over:
        options = game.options()
        events += game.play(next((choice for choice in QUIET if choice in options), options[0]))
    return events


def game_of(players: int) -> Game:
    return Game.new(solo="ivan", seed=3) if players == 1 else Game.new(players=players, seed=3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play_each_from_a_seat_of_their_own(players: int) -> None:
    assert len(game_of(players).state.players) == players


@pytest.mark.parametrize("opponent", ["ivan", "katyusha"])
def test_one_player_plays_against_an_automaton(opponent: str) -> None:
    state = Game.new(solo=opponent).state
    assert len(state.players) == 2 and state.automaton == 1


def test_one_player_alone_is_no_game() -> None:
    with pytest.raises(SetupError):
        Setup(players=1)


@pytest.mark.parametrize("players", [0, 5, -1])
def test_there_are_no_games_of_none_or_five(players: int) -> None:
    with pytest.raises(SetupError):
        Setup(players=players)


def test_an_automaton_plays_only_against_one() -> None:
    with pytest.raises(SetupError):
        Setup(players=2, opponent="ivan")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_is_four_years_of_spring_summer_autumn_and_winter(players: int) -> None:
    events = played_out(game_of(players))
    seasons = [event[1:] for event in events if event[0] == "season"]
    assert seasons == [(year, season) for year in (1, 2, 3, 4) for season in (0, 1, 2, 3)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everyone_takes_one_turn_in_each_season_but_winter(players: int) -> None:
    seats = set(range(max(2, players)))
    turns: list[list[int]] = []
    for event in played_out(game_of(players)):
        if event[0] == "season":
            turns.append([])
        elif event[0] == "turn":
            turns[-1].append(event[1])
    for season, seen in enumerate(turns):
        assert sorted(seen) == ([] if season % 4 == 3 else sorted(seats))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everyone_gets_income_in_each_winter(players: int) -> None:
    incomes = [e[1] for e in played_out(game_of(players)) if e[0] == "gained" and e[4] == "income"]
    assert sorted(incomes) == sorted(list(range(max(2, players))) * 4)


def test_the_board_is_renewed_after_each_winter_but_the_last() -> None:
    assert [e for e in played_out(game_of(3)) if e[0] == "renewed"] == [
        ("renewed", 1),
        ("renewed", 2),
        ("renewed", 3),
    ]


def test_the_game_is_scored_after_the_fourth_winter_and_that_is_its_end() -> None:
    game = game_of(2)
    events = played_out(game)
    last_winter = events.index(("season", 4, 3))
    assert [e[0] for e in events[:last_winter]].count("scored") == 0
    assert {e[0] for e in events[last_winter + 1 : -1]} <= {"gained", "scored"}
    assert events[-1][0] == "won"
    assert game.options() == [] and game.seat == -1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_most_victory_points_win(players: int) -> None:
    game = game_of(players)
    winner = played_out(game)[-1][1]
    points = [player.vp for player in game.state.players]
    assert points[winner] == max(points)
    assert game.scores()[winner]["place"] == 1
