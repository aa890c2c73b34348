"""The log tells every event, sums up every turn rightly, and says nothing that is not in the catalogues."""

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from stroganov import Game, Player
from stroganov.events import named
from stroganov.state import TIGER, WINTER
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.model.turns import FINAL, NOBODY, SETUP, Turn, net_changes, turns
from stroganov_web.text.event_sentences import EventContext
from stroganov_web.ui.event_kinds import describe_event, describe_events, places
from stroganov_web.ui.log_panel import LogPanel
from stroganov_web.ui.turn_summary import summarize_turn
from tests.web.unit.catalogues import undisguised
from tests.web.unit.finished import FRAGMENTS, crowd, played

RADA, IVAN = Person("Rada", "red", "R"), Person("Ivan", "blue", "B", "ivan")


def turn(*events: tuple[object, ...], seat: int = 0) -> Turn:
    return Turn(1, seat, 1, 0, 0, list(map(named, events)))


def context_of(text: Text) -> EventContext:
    return EventContext(Game.new(solo="ivan", seed=1).state, [RADA, IVAN], text)


def supplies(player: Player) -> dict[str, int]:
    return {
        "vp": player.vp,
        "furs": sum(player.furs) - player.furs[TIGER],
        "tigers": player.furs[TIGER],
        "horses": player.horses,
        "coins": player.coins,
        "story": player.story,
        "banners": player.banners,
    }


def sums(game: Game) -> Iterator[tuple[int, dict[str, int]]]:
    """What all turns of each seat came to."""
    for seat in range(len(game.state.players)):
        total: dict[str, int] = {}
        for each in turns(game.events):
            if each.seat == seat:
                for supply, change in net_changes(each).items():
                    total[supply] = total.get(supply, 0) + change
        yield seat, total


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_net_effects_add_up_to_what_everyone_owns(fragment: str) -> None:
    game = played(fragment)
    before = game.at(0).players
    assert len(dict(sums(game))) == len(before)
    for seat, total in sums(game):
        after = supplies(game.state.players[seat])
        assert {s: supplies(before[seat])[s] + total.get(s, 0) for s in after} == after


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_everyone_has_a_turn_in_every_season(fragment: str) -> None:
    game = played(fragment)
    seats = range(len(game.state.players))
    found = {(each.year, each.season, each.seat) for each in turns(game.events)}
    assert found >= {(year, season, seat) for year in range(1, 5) for season in range(4) for seat in seats}
    assert found >= {(0, SETUP, seat) for seat in seats} | {(4, FINAL, seat) for seat in seats}
    assert len([each for each in turns(game.events) if each.season < WINTER and each.year]) == 12 * len(seats)


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_the_log_of_a_whole_game_is_well_formed_and_from_the_catalogues(fragment: str, pseudo: Text) -> None:
    game = played(fragment)
    markup = LogPanel(crowd(fragment, pseudo), pseudo).html(game, opened=range(1000))
    ElementTree.fromstring(f"<div>{markup}</div>")
    assert undisguised(markup) == []
    assert "style=" not in markup


def test_a_log_that_goes_on_is_the_same_as_one_written_anew(text: Text) -> None:
    game, people = Game(played(FRAGMENTS[0]).setup), crowd(FRAGMENTS[0], text)
    log, compared = LogPanel(people, text), 0
    for number, answer in enumerate(played(FRAGMENTS[0]).answers[:60]):
        game.play(answer)
        log.html(game)
        if number % 7 == 6:
            game.undo()
            game.undo()
            game.play(game.options()[-1])
            assert log.html(game) == LogPanel(people, text).html(game)
            compared += 1
            while game.answers and game.answers != played(FRAGMENTS[0]).answers[: len(game.answers)]:
                game.undo()
            for again in played(FRAGMENTS[0]).answers[len(game.answers) : number + 1]:
                game.play(again)
    assert compared == 8


def test_the_newest_comes_first_and_opened_turns_stay_open(text: Text) -> None:
    game = played(FRAGMENTS[0])
    last = len(turns(game.events))
    markup = LogPanel(crowd(FRAGMENTS[0], text), text).html(game, opened={last})
    assert markup.index(f'data-turn="{last}"') < markup.index('data-turn="1"')
    assert markup.count("<details open") == 1


def test_before_the_first_answer_nothing_has_happened(text: Text) -> None:
    assert "Nothing has happened yet." in LogPanel([RADA, IVAN], text).html(Game.new(solo="ivan", seed=1))


def test_names_cannot_become_markup(text: Text) -> None:
    game = played("#new?players=2&bots=greedy&sides=b,b&seed=6")
    markup = LogPanel([Person("<b>&", "red", "R"), IVAN], text).html(game)
    assert "<b>" not in markup and "&lt;b&gt;&amp;" in markup


def test_a_turn_in_few_words(text: Text) -> None:
    events = (
        ("turn", 0),
        ("moved", 0, 0, 2),
        ("hunted", 0, 2, 3, 2),
        ("gained_fur", 0, 3),
        ("hunted", 0, 2, 8, 2),
        ("visited_village", 0, 1, "x"),
        ("built_outpost", 0, 1, 0, 0),
    )
    assert (
        summarize_turn(turn(*events), context_of(text))
        == "to 2 · hunted fur\u00a03 and fur\u00a08 · village II · outpost II"
    )
    assert places(turn(*events).events) == ["tile-2", "village-1", "space-1-0"]
    assert summarize_turn(turn(("turn", 0)), context_of(text)) == "begins"
    assert summarize_turn(turn(("turn", 0), ("ended_turn", 0)), context_of(text)) == "nothing"


def test_a_line_knows_trade_bag_and_trophies_as_places() -> None:
    events = (
        ("action", 1, "basic", "trade", "basic"),
        ("action", 1, "basic", "coin", "main"),
        ("drew", 1, (3, 4)),
        ("climbed", 1, 2),
        ("took_trophy_reward", 1, 1),
    )
    assert places(turn(*events).events) == ["trade", "bag", "trophies-1"]


def test_a_fur_is_told_once(text: Text) -> None:
    hunt = turn(("hunted", 0, 9, 3, 2), ("gained_fur", 0, 3), ("gained_fur", 0, 3))
    assert describe_events(context_of(text), hunt.events) == [
        "Hunted the ermine (3) on tile 9 for 2 horses",
        "Gained the ermine (3)",
    ]


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (("paid_furs", 0, 6, (6, 6, 1), 1), "Paid 2 \u00d7 lynx (6), squirrel (1) and 1 coin as value 6"),
        (("paid_furs", 1, 6, (), 1), "Paid 1 coin as value 6"),
        (
            ("paid_furs", 1, 6, (6, 8), 1),
            "Paid lynx (6), bear (8) and 1 coin as value 6; an 8 stands for any value",
        ),
        (("paid_furs", 0, 0, (9,), 0), "Paid 1 tiger"),
        (("gained", 0, "story", 2, "bear"), "Gained 2 story points for the bear"),
        (("gained", 0, "banners", 0, "village"), "Nothing was left to gain"),
        (("action", 0, "advanced", "claim", "basic"), "Main action: claim"),
        (("action", 0, "basic", "hunt", "second"), "Second main action: hunt"),
        (("not_here", 1, "claim", 9, "cannot_pay"), "Not tile 9: not enough furs"),
        (("not_here", 1, "yurt", 3, "no_card"), "Not in region IV: nothing is left there"),
        (("not_here", 1, "outpost", -1, "no_region"), "Not possible: there is no region here"),
        (("not_claimed", 1, 4, "furs_on_tile"), "Tile 4 not claimed: furs still lie on it"),
        (("changed_horses", 1, 1), "5 horses turned into VP"),
        (("found_nothing", 1, 0, 2), "Nothing to hunt on the starting tile: coins instead"),
        (("drew", 0, ()), "The bag was empty"),
        (("returned", 0, ()), ""),
        (("turn", 0), ""),
    ],
)
def test_events_in_words(event: tuple[object, ...], said: str, text: Text) -> None:
    assert describe_event(context_of(text), named(event)) == said


def test_somebody_wins(text: Text) -> None:
    won = turn(("won", 0, ""), seat=NOBODY)
    assert summarize_turn(won, context_of(text)) == "Rada wins"
