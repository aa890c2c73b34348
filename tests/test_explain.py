"""Why-not answers: each refused attempt gets its true reason."""

import pytest

from stroganov import Setup, answer, set_up
from stroganov.dice import Dice
from stroganov.explain import explain, possible_answers
from stroganov.state import SUMMER
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
        ("fur_missing", "second_costs_region_fur", "no_higher_fur", "fur_too_low"), frozenset(("value",))
    ),
    "not_present": frozenset(("region",)),
    "too_far": frozenset(("tiles",)),
    **dict.fromkeys(
        (
            "already_fulfilled",
            "already_there",
            "bag_is_empty",
            "choose_drawn_fur",
            "finish_payment",
            "move_first",
            "no_action_left",
            "no_free_space",
            "no_outpost_left",
            "no_such_fur",
            "no_target",
            "no_tile_there",
            "no_way_back",
            "not_asked_now",
            "not_fulfilled",
            "not_in_hand",
            "not_in_winter",
            "not_on_your_tile",
            "nothing_there",
            "one_outpost_a_region",
            "only_east",
            "only_where_the_cossack_is",
            "other_fur_costs_coin",
            "other_season",
            "second_costs_any_fur",
            "second_fur_costs_coin",
            "second_fur_same_tile",
            "space_not_reached",
            "used_this_season",
        ),
        frozenset(),
    ),
}
"""Every reason, and the facts that come with it."""
SECTIONS = {5, 6, 7, 8, 9, 13}


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
            assert reason and set(reason.facts) == FACTS[reason.code]
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
    assert why(table, "yurt", 3) == "nothing_there"
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
