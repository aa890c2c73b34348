"""python -m stroganov: simulate, replay, bench."""

import json
from pathlib import Path

import pytest

from stroganov import Game
from stroganov.__main__ import main
from stroganov.benchmark import finished_game
from stroganov.setup import Setup
from stroganov.simulation import simulate


def test_simulate_counts_and_tells(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "3", "--games", "4", "--seed", "9", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 4
    assert report["decisions"] > 100
    assert report["forced_decisions"] > 0
    assert report["errors"] == []
    assert [seat["seat"] for seat in report["seats"]] == [0, 1, 2]
    assert sum(seat["wins"] for seat in report["seats"]) == 4
    for seat in report["seats"]:
        assert sum(seat["mean_by_source"].values()) == pytest.approx(seat["mean_score"], abs=0.1)


def test_simulate_prints_lines_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    solo = [
        "simulate",
        "--solo",
        "--opponent",
        "katyusha",
        "--games",
        "1",
        "--bot",
        "greedy",
        "--edition",
        "first",
    ]
    assert main(solo) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "games: 1" in lines
    assert "  mean_by_source:" in lines


def test_simulate_shows_progress_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    main(["simulate", "--games", "2"])
    assert "] 2/2\n" in capsys.readouterr().err


def test_a_game_that_breaks_is_an_error_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(state: object, dice: object) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr("stroganov.simulation.BOTS", {"random": breaks})
    tally = simulate([Setup(seed=8)])
    assert tally.errors == ["seed 8: RuntimeError: no"]
    assert tally.report()["games"] == 0


def test_replay_prints_the_scores_of_a_verified_save(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.stroganov.json"
    game = finished_game()
    file.write_text(game.to_json())
    assert main(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    assert f"{len(game.answers)} answers, over" in out
    assert f"total: {game.scores()[0]['total']}" in out
    file.write_text(Game.new(seed=1).to_json())
    main(["replay", str(file)])
    assert "0 answers, year 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "reason"), [(b"nonsense", "not json"), (b"{}", "not a save"), (None, "no such")]
)
def test_a_bad_file_gives_one_clear_line(
    content: bytes | None, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.json"
    if content is not None:
        file.write_bytes(content)
    assert main(["replay", str(file)]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert reason in lines[0]


def test_bench_measures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--games", "2", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) >= {
        "2 players",
        "4 players",
        "solo",
        "copy_microseconds",
        "undo_microseconds",
        "save_bytes",
    }
    assert main(["bench", "--games", "2"]) == 0
    assert "  decisions_per_second: " in capsys.readouterr().out
