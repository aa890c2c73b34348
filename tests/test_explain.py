"""Why-not answers: each refused attempt gets its true reason."""

from collections.abc import Callable

import pytest

from stroganov import Setup, answer, set_up
from stroganov.actions.advanced import BuildAnywhere
from stroganov.actions.story import ReachStoryEnd
from stroganov.actions.trophy import StepTrophy, TakeTwoTrophyRewards, VisitAnyVillage
from stroganov.dice import Dice
from stroganov.explain import Attempt, explain, possible_answers
from stroganov.state import SUMMER
from tests.properties.test_reasons import check
from tests.table import Table

ATTEMPTS = [
    *[(verb,) for verb in ("coin", "horses", "trade", "buy_bag", "end", "step")],
    *[(verb, slot) for verb in ("move", "claim", "tile") for slot in range(13)],
    *[(verb, slot, value) for verb in ("hunt", "fur") for slot in range(13) for value in range(1, 10)],
    *[(verb, region) for verb in ("village", "yurt", "wish", "outpost", "space") for region in range(5)],
    *[(verb, value) for verb in ("market", "buy", "swap_down", "swap_two") for value in range(1, 9)],
    *[(verb, card) for verb in ("fulfil", "extra", "card") for card in ("S1", "S5", "A3", "A11", "B2")],
    *[("song", song) for song in ("A1", "A5", "B3")],
    *[("trophy", space) for space in range(1, 9)],
    *[("own", value) for value in range(1, 10)],
]


NUMBERS = frozenset(("need", "have"))
FACTS: dict[str, frozenset[str]] = {
    **dict.fromkeys(("horses_missing", "two_furs_missing", "story_missing"), NUMBERS),
    "furs_missing": NUMBERS | {"value"},
    **dict.fromkeys(
        ("fur_missing", "no_higher_fur", "fur_too_low", "second_costs_both", "needed_for_the_action"),
        frozenset(("value",)),
    ),
    "second_costs_region_fur": frozenset(("value", "region")),
    **dict.fromkeys(
        ("not_present", "no_yurt", "no_wish", "one_outpost_a_region", "no_free_space"),
        frozenset(("region",)),
    ),
    "too_far": frozenset(("tiles",)),
}
"""The facts that come with a reason; most have none."""
SECTIONS = {2, 3, 5, 6, 7, 8, 9, 12, 13}


def why(table: Table, *attempt: object) -> str:
    """The reason code of an attempt, "" if it is on offer."""
    table.options()
    reason = explain(table.state, attempt)
    return reason.code if reason else ""


@pytest.mark.parametrize(
    "kind", [{"players": 2}, {"players": 4}, {"players": 1, "opponent": "ivan"}], ids=str
)
@pytest.mark.parametrize("seed", range(3))
def test_every_attempt_is_either_on_offer_or_has_a_reason(kind: dict[str, object], seed: int) -> None:
    state = set_up(Setup(seed=seed, **kind))  # type: ignore[arg-type]
    dice = Dice(seed)
    met: set[str] = set()
    while not state.over:
        for attempt in ATTEMPTS:
            reason = explain(state, attempt)
            if any(meant in state.offered for meant in possible_answers(state, attempt)):
                assert reason is None
                continue
            assert reason and set(reason.facts) == FACTS.get(reason.code, frozenset())
            assert reason.section in SECTIONS
            assert "need" not in reason.facts or reason.facts["need"] > reason.facts["have"], (
                attempt,
                reason,
            )
            met.add(reason.code)
        answer(state, dice.choice(state.offered))
    assert len(met) >= 20
    assert explain(state, ("end",)).code == "game_over"  # type: ignore[union-attr]


def test_it_is_somebody_elses_turn() -> None:
    table = Table()
    table.turn(0)
    assert explain(table.state, ("coin",), seat=1).code == "not_your_turn"  # type: ignore[union-attr]
    assert explain(table.state, ("coin",), seat=0) is None


def test_before_the_move_no_action() -> None:
    table = Table()
    table.turn(0, "move", slot=3)
    assert why(table, "coin") == "move_first"
    assert why(table, "village", 1) == "move_first"
    assert why(table, "tile", 4) == ""
    assert why(table, "move", 2) == "only_east"
    assert why(table, "move", 3) == "already_there"
    assert why(table, "move", 0) == "no_way_back"
    table.tile(4, None)
    assert why(table, "move", 4) == "no_tile_there"


def test_a_long_ride_asks_for_horses_and_the_longest_is_too_long() -> None:
    table = Table()
    table.player(0, horses=1)
    table.turn(0, "move", slot=1)
    reason = explain(table.state, ("move", 5))
    assert reason
    assert (reason.code, reason.section, reason.facts) == ("horses_missing", 5, {"need": 3, "have": 1})
    assert why(table, "move", 7) == "too_far"


def test_reasons_of_the_hunt() -> None:
    table = Table()
    table.tile(9, "P1", [2, 2, 8])
    table.player(0, horses=1)
    table.turn(0, slot=9)
    assert why(table, "fur", 9, 2) == ""
    assert why(table, "fur", 9, 8) == "horses_missing"
    assert why(table, "hunt", 9, 5) == "no_such_fur"
    assert why(table, "hunt", 8, 2) == "not_on_your_tile"
    table.player(0, horses=3, coins=1)
    table.play("hunt", 9, 8)
    assert table.asks == "HuntAgain"
    assert why(table, "hunt", 9, 2) == ""
    assert why(table, "hunt", 8, 2) == "second_fur_same_tile"
    table.player(0, coins=0)
    assert why(table, "hunt", 9, 2) == "second_fur_costs_coin"


def test_reasons_of_advanced_actions() -> None:
    table = Table()
    table.player(0, outposts=0, coins=0)
    table.turn(0, slot=9)
    table.state.yurts[3] = None
    assert why(table, "yurt", 3) == "no_yurt"
    assert why(table, "village", 0) == "not_present"
    assert why(table, "space", 3) == "no_outpost_left"
    assert why(table, "claim", 9) == "furs_missing"
    assert why(table, "claim", 1) == "not_present"
    table.player(0, outposts=1)
    assert why(table, "space", 0) == "only_where_the_cossack_is"
    table.state.spaces[3] = (1, -1, -1)
    assert why(table, "space", 3) == "horses_missing"
    table.state.spaces[3] = (0, -1, -1)
    assert why(table, "space", 3) == "one_outpost_a_region"
    table.state.spaces[3] = (1, -2, -2)
    assert why(table, "space", 3) == "no_free_space"


def test_a_second_main_action_has_its_price() -> None:
    table = Table()
    table.turn(0, "second", slot=9)
    assert why(table, "coin") == "second_costs_any_fur"
    assert why(table, "village", 3) == "second_costs_region_fur"
    table.turn(0, "end", slot=9)
    assert why(table, "coin") == "no_action_left"


def test_reasons_of_auxiliary_actions() -> None:
    table = Table()
    table.state.market = [1, 3, 4, 5, 7, 8]
    table.player(0, furs=[3], hand=("S2",), horses=0)
    table.turn(0, slot=9)
    assert why(table, "buy", 3) == "horses_missing"
    assert why(table, "swap_down", 1) == "horses_missing"
    assert why(table, "swap_down", 3) == "no_higher_fur"
    assert why(table, "swap_down", 2) == "no_such_fur"
    assert why(table, "swap_two", 1) == "two_furs_missing"
    assert why(table, "card", "S2") == "furs_missing"
    assert why(table, "card", "S3") == "not_in_hand"
    table.player(0, horses=5)
    assert why(table, "buy", 2) == "no_such_fur"


def test_an_extra_action_belongs_to_its_season() -> None:
    table = Table()
    table.player(0, fulfilled=("A11",))
    table.turn(0, slot=9)
    assert why(table, "extra", "A11") == ""
    assert why(table, "extra", "A12") == "not_fulfilled"
    table.play("extra", "A11")
    table.play("village", 3)
    while table.asks != "ChooseAction":
        table.play(*table.options()[-1])
    assert why(table, "extra", "A11") == "used_this_season"
    table.state.season = SUMMER
    assert why(table, "extra", "A11") == "other_season"


def test_an_own_fur_that_does_not_fit() -> None:
    table = Table()
    table.lay(market=[3, 3, 3, 3, 3, 3])
    table.state.trade_fur = 4
    table.player(0, furs=[2, 3, 4, 5, 6], tigers=1, coins=0, horses=9)
    table.turn(0, slot=9)
    table.play("swap_down", 3)
    assert why(table, "own", 3) == "fur_too_low"
    assert why(table, "own", 5) == ""
    table.play("give", 5)
    table.play("trade")
    assert why(table, "own", 4) == ""
    assert why(table, "own", 2) == "other_fur_costs_coin"


def test_the_end_of_a_turn_waits_for_the_ride() -> None:
    table = Table()
    table.turn(0, "move", slot=3)
    assert why(table, "end") == "move_first"


def test_during_a_payment_nothing_else() -> None:
    table = Table()
    table.state.trade_fur = 4
    table.player(0, furs=[2, 3], coins=2, horses=9)
    table.turn(0, slot=9)
    table.play("trade")
    assert table.asks == "Pay"
    assert why(table, "buy", 3) == "finish_payment"
    assert why(table, "own", 2) == ""
    table.next_draws(1, 2)
    table.play("pay", (2,))
    table.play("buy_bag")
    assert why(table, "coin") == "choose_drawn_fur"


def twice_at_the_story_end(table: Table) -> None:
    table.player(0, story=12, sang=True, horses=9)
    table.lay(songs=("A1",))
    table.turn(0, slot=9)
    table.ask(0, ReachStoryEnd())


def two_rewards(table: Table) -> None:
    table.player(0, trophy=8)
    table.turn(0, slot=9)
    table.ask(0, TakeTwoTrophyRewards(first=2))


def trade_as_second_action(table: Table) -> None:
    """One fur of the trade's value and one other, and no coin: the first has to be kept for the trade."""
    table.state.trade_fur = 4
    table.player(0, furs=[4, 3, 2], horses=9)
    table.turn(0, "second", slot=9)
    table.play("trade")


def trade_without_a_coin(table: Table) -> None:
    table.state.trade_fur = 4
    table.player(0, furs=[4, 2], tigers=1, coins=0)
    table.turn(0, slot=9)
    table.play("trade")


def at_the_end_of_the_track(table: Table) -> None:
    table.player(0, trophy=8, horses=9)
    table.turn(0, slot=9)
    table.ask(0, StepTrophy())


def song_without_an_outpost(table: Table) -> None:
    table.player(0, outposts=5, horses=9)
    table.turn(0, slot=9)
    table.ask(0, BuildAnywhere())


def any_village(table: Table) -> None:
    table.lay(villages=("V5", "V1", "V2", "V3", "V4"))
    table.turn(0, slot=9)
    table.ask(0, VisitAnyVillage(trophies=False))


def with_an_empty_bag(table: Table) -> None:
    table.bag()
    table.turn(0, slot=9)


def with_an_extra_action_used(table: Table) -> None:
    table.player(0, fulfilled=("A11",), used=("A11",))
    table.turn(0, slot=9)


def with_a_hunt_next_door(table: Table) -> None:
    table.player(0, fulfilled=("S8",))
    table.turn(0, slot=9)


@pytest.mark.parametrize(
    ("lay_out", "attempt", "code"),
    [
        (twice_at_the_story_end, ("song", "A1"), "once_a_turn"),
        (two_rewards, ("trophy", 2), "another_space"),
        (two_rewards, ("trophy", 8), "space_above"),
        (trade_as_second_action, ("own", 4), "needed_for_the_action"),
        (trade_without_a_coin, ("own", 2), "other_fur_costs_coin"),
        (trade_without_a_coin, ("own", 6), "no_more_of_these"),
        (at_the_end_of_the_track, ("step",), "end_of_track"),
        (song_without_an_outpost, ("outpost", 3), "no_outpost_in_general"),
        (any_village, ("village", 0), "leads_to_a_trophy"),
        (with_an_empty_bag, ("buy_bag",), "bag_is_empty"),
        (with_an_extra_action_used, ("extra", "A11"), "used_this_season"),
        (with_a_hunt_next_door, ("hunt", 2, 3), "not_on_next_tile"),
    ],
)
def test_reasons_that_are_rare(lay_out: Callable[[Table], None], attempt: Attempt, code: str) -> None:
    table = Table()
    lay_out(table)
    assert why(table, *attempt) == code
    assert code in check(table.state, attempt)


def test_during_setup_a_wish_waits_for_the_starting_wish() -> None:
    state = set_up(Setup(players=2, seed=1))
    reason = explain(state, ("wish", 2))
    assert reason
    assert (reason.code, reason.section) == ("choose_starting_wish", 3)


def test_a_wish_that_is_gone_is_the_one_of_that_region() -> None:
    table = Table.laid_out("main", slot=4)
    table.state.wishes[1] = None
    table.options()
    reason = explain(table.state, ("wish", 1))
    assert reason
    assert (reason.code, reason.facts) == ("no_wish", {"region": 1})
