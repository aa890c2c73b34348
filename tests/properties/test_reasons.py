"""Every reason is the true one: who is given what it says is lacking, one thing after another, may do it."""

from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import given

from stroganov import Setup, State
from stroganov.actions.advanced import ADVANCED_VERBS
from stroganov.actions.auxiliary import AUXILIARY, Swap
from stroganov.actions.basic import BASIC_VERBS, HuntAgain, place_cossack
from stroganov.agenda import question
from stroganov.effects import KeepOne
from stroganov.explain import Attempt, Reason, explain, possible_answers
from stroganov.payment import Pay
from stroganov.starting_position import ChooseStartingWish
from stroganov.state import EAST, FREE, REGIONS, SEASON_NAMES, TIGER, WINTER
from stroganov.turn import ChooseAction, ChooseMove
from tests.properties.random_games import Chooser, choosers, modest, positions, setups

ACTIONS = (*BASIC_VERBS, *ADVANCED_VERBS)
EVERY = 5  # a position in so many is looked at
Grant = Callable[..., None]


def attempts(state: State) -> Iterator[Attempt]:
    """Everything that can be tried, as an answer or as a thing on the table."""
    player = state.players[state.seat]
    yield from [(verb,) for verb in ("coin", "horses", "trade", "buy_bag", "end", "step", "climb")]
    for slot in range(1, EAST + 1):
        yield from [(verb, slot) for verb in ("move", "claim", "tile")]
        yield from [("fur", slot, value) for value in {*state.lying[slot], 3}]
    for region in REGIONS:
        yield from [(verb, region) for verb in ("village", "yurt", "wish", "outpost")]
    for value in range(1, TIGER):
        yield from [(verb, value) for verb in ("market", "buy", "swap_down", "swap_two")]
    for card in (*player.hand, *player.fulfilled, "A3", "A11", "A12", "S5"):
        yield from [("fulfil", card), ("card", card)]
        if card in ("A11", "A12", "A13"):
            yield ("extra", card)
    yield from [("song", song) for song in (*state.songs, "A1", "B3")]
    yield from [("trophy", space) for space in range(1, len(state.rules.track(player)) + 1)]
    yield from [("own", value) for value in range(1, TIGER + 1)]


def player_of(state: State) -> Any:
    return state.players[state.seat]


def add_furs(state: State, value: int, count: int) -> None:
    player_of(state).furs[value] += count


def ride_to(state: State, attempt: Attempt) -> None:
    """The Cossack stands where it has to: on the tile, in the region, or two tiles off."""
    verb, place = attempt[0], attempt[1]
    if verb in ("hunt", "claim"):
        slot = place
    elif verb == "move":
        row = [slot for slot in range(1, EAST + 1) if state.tiles[slot] and slot < place]
        slot = row[-1] if row else 0
    else:
        slot = next(slot for slot in state.rules.region_slots[place])
    place_cossack(state, state.seat, slot)


def set_trophy_target(state: State) -> None:
    """A yurt for the reward that uses one."""
    state.yurts[0] = "A2"
    add_furs(state, TIGER, 1)


def lay_fur(state: State, attempt: Attempt) -> None:
    """On the tile or in the market."""
    if attempt[0] == "hunt":
        state.lying[attempt[1]] = tuple(sorted((*state.lying[attempt[1]], attempt[2])))
    else:
        state.market[0] = attempt[1]


def own(name: str, value: Callable[[Attempt], Any]) -> Grant:
    return lambda state, attempt, facts: setattr(player_of(state), name, value(attempt))


def free_space(state: State, attempt: Attempt, facts: dict[str, int]) -> None:
    state.spaces[attempt[1]] = (FREE, FREE, FREE)


def put_season(state: State, attempt: Attempt, facts: dict[str, int]) -> None:
    effect = state.rules.effects[state.rules.wish_effects[attempt[1]]]
    state.season = SEASON_NAMES.index(effect.when)


def put_tile(state: State, attempt: Attempt, facts: dict[str, int]) -> None:
    state.tiles[attempt[1]] = "F1"


def put_village(state: State, attempt: Attempt, facts: dict[str, int]) -> None:
    villages = list(state.villages)
    villages[attempt[1]] = "V1"
    state.villages = tuple(villages)
    if state.yurts[attempt[1]]:
        state.yurts[attempt[1]] = "A2"


def put_yurt(state: State, attempt: Attempt, facts: dict[str, int]) -> None:
    state.yurts[attempt[1]] = "A2"


def put_wish(state: State, attempt: Attempt, facts: dict[str, int]) -> None:
    state.wishes[attempt[1]] = "A2"


def put_song(state: State, attempt: Attempt, facts: dict[str, int]) -> None:
    state.songs += (attempt[1],)


def put_outposts_back(state: State, attempt: Attempt, facts: dict[str, int]) -> None:
    player_of(state).outposts = 0
    seat = state.seat
    state.spaces = [tuple(FREE if each == seat else each for each in spaces) for spaces in state.spaces]


def put_in_hand(state: State, attempt: Attempt, facts: dict[str, int]) -> None:
    player = player_of(state)
    player.hand += (attempt[1],)
    player.fulfilled = tuple(wish for wish in player.fulfilled if wish != attempt[1])


def put_fulfilled(state: State, attempt: Attempt, facts: dict[str, int]) -> None:
    player = player_of(state)
    player.fulfilled += (attempt[1],)
    player.effects += (state.rules.wish_effects[attempt[1]],)


def riding(state: State, attempt: Attempt, facts: dict[str, int]) -> None:
    ride_to(state, attempt)


AMOUNTS: dict[str, Callable[[State, Reason, int], None]] = {
    "horses_missing": lambda state, reason, n: own("horses", lambda _: reason.facts["have"] + n)(
        state, (), {}
    ),
    "story_missing": lambda state, reason, n: own("story", lambda _: reason.facts["have"] + n)(state, (), {}),
    "furs_missing": lambda state, reason, n: add_furs(state, reason.facts["value"], n),
    "two_furs_missing": lambda state, reason, n: add_furs(state, 1, n),
}
"""What is lacking in numbers: so many more of it."""

GRANTS: dict[str, Grant] = {
    "fur_missing": lambda state, attempt, facts: add_furs(state, facts["value"], 1),
    "second_costs_region_fur": lambda state, attempt, facts: add_furs(state, facts["value"], 1),
    "second_costs_any_fur": lambda state, attempt, facts: add_furs(state, 1, 1),
    "second_costs_both": lambda state, attempt, facts: add_furs(state, 1, 1),
    "second_fur_costs_coin": own("coins", lambda _: 1),
    "other_fur_costs_coin": lambda state, attempt, facts: setattr(
        player_of(state), "coins", player_of(state).coins + 1
    ),
    "no_more_of_these": lambda state, attempt, facts: add_furs(
        state, attempt[1][0] if attempt[0] == "pay" else attempt[1], 1
    ),
    "needed_for_the_action": lambda state, attempt, facts: add_furs(state, facts["value"], 1),
    "no_higher_fur": lambda state, attempt, facts: add_furs(state, TIGER, 1),
    "already_there": riding,
    "only_east": riding,
    "too_far": riding,
    "not_on_your_tile": riding,
    "not_on_next_tile": riding,
    "not_present": riding,
    "only_where_the_cossack_is": riding,
    "nothing_to_hunt": lambda state, attempt, facts: lay_fur(state, attempt),
    "no_such_fur": lambda state, attempt, facts: lay_fur(state, attempt),
    "no_tile_there": put_tile,
    "no_yurt": put_yurt,
    "no_wish": put_wish,
    "no_such_song": put_song,
    "leads_to_a_trophy": put_village,
    "one_outpost_a_region": free_space,
    "no_free_space": free_space,
    "no_outpost_left": own("outposts", lambda _: 1),
    "no_outpost_in_general": put_outposts_back,
    "bag_is_empty": lambda state, attempt, facts: state.bag.__setitem__(1, 1),
    "already_fulfilled": put_in_hand,
    "not_in_hand": put_in_hand,
    "not_fulfilled": put_fulfilled,
    "other_season": put_season,
    "used_this_season": own("used", lambda _: ()),
    "present_nowhere": lambda state, attempt, facts: place_cossack(state, state.seat, 1),
    "space_not_reached": own("trophy", lambda attempt: attempt[1]),
    "no_target": lambda state, attempt, facts: set_trophy_target(state),
    "end_of_track": own("trophy", lambda _: 1),
    "once_a_turn": own("sang", lambda _: False),
}
"""What is lacking otherwise: what makes it be there."""

TRUE_OF_THE_QUESTION: dict[str, Callable[[State, Attempt], bool]] = {
    "choose_starting_wish": lambda state, attempt: isinstance(question(state), ChooseStartingWish),
    "choose_drawn_fur": lambda state, attempt: isinstance(question(state), KeepOne),
    "finish_payment": lambda state, attempt: isinstance(question(state), Pay | Swap),
    "fur_too_low": lambda state, attempt: isinstance(question(state), Swap),
    "move_first": lambda state, attempt: isinstance(question(state), ChooseMove),
    "no_action_left": lambda state, attempt: question(state) == ChooseAction("end"),
    "not_in_winter": lambda state, attempt: state.season == WINTER,
    "second_fur_same_tile": lambda state, attempt: isinstance(question(state), HuntAgain),
    "another_space": lambda state, attempt: attempt[1] == question(state).first,  # type: ignore[attr-defined]
    "space_above": lambda state, attempt: attempt[1] == len(state.rules.track(player_of(state))),
    "not_asked_now": lambda state, attempt: (
        attempt[0] not in AUXILIARY
        and not (attempt[0] in ACTIONS and isinstance(question(state), ChooseMove | ChooseAction))
    ),
}
"""What nobody can be given: true of the open question, so that the reason cannot lie in the thing."""


def granted(state: State, grant: Callable[[State], None]) -> State:
    """The position with something more in it, its question asked again."""
    new = state.copy()
    grant(new)
    asked = question(new)
    new.offered = asked.options(new, new.seat)
    if not asked.closed:
        new.rules.offer_auxiliary(new, new.seat, new.offered)
    return new


def names_what_is_meant(state: State, attempt: Attempt, reason: Reason) -> bool:
    """A reason about a region or a fur speaks of the one that was asked about."""
    verb, facts = attempt[0], reason.facts
    if verb in ("village", "yurt", "wish", "outpost", "claim"):
        region = state.rules.region_of[attempt[1]] if verb == "claim" else attempt[1]
        fur = state.region_furs[region]
        return facts.get("region", region) == region and facts.get("value", fur) == fur
    if verb in ("fulfil", "wish_card"):
        return facts.get("value", 0) in (0, state.rules.wishes[attempt[1]].fur)
    if verb == "swap_down":
        return bool(facts.get("value", attempt[1]) == attempt[1])
    return verb != "trade" or facts.get("value", state.trade_fur) == state.trade_fur


def check(state: State, attempt: Attempt) -> list[str]:
    """Grant what is lacking until the attempt is on offer, or nothing in the thing speaks against it."""
    met: list[str] = []
    while (reason := explain(state, attempt)) and reason.code not in TRUE_OF_THE_QUESTION:
        meant = possible_answers(state, attempt)[0]
        assert names_what_is_meant(state, meant, reason), (attempt, reason)
        assert reason.code not in met, (attempt, reason, met)
        met.append(reason.code)
        if reason.code in AMOUNTS:
            lack = reason.facts["need"] - reason.facts["have"]
            assert lack > 0
            more = AMOUNTS[reason.code]
            almost = granted(state, lambda new: more(new, reason, lack - 1))  # noqa: B023
            assert explain(almost, meant) == Reason(
                reason.code, reason.section, reason.facts | {"have": reason.facts["need"] - 1}
            ), (attempt, reason)
            state = granted(state, lambda new: more(new, reason, lack))  # noqa: B023
        else:
            grant = GRANTS[reason.code]
            state = granted(state, lambda new: grant(new, meant, reason.facts))  # noqa: B023
    if reason:
        meant = possible_answers(state, attempt)[0]
        assert TRUE_OF_THE_QUESTION[reason.code](state, meant), (meant, reason)
        met.append(reason.code)
    return met


RARE = {
    "another_space",
    "bag_is_empty",
    "end_of_track",
    "leads_to_a_trophy",
    "needed_for_the_action",
    "no_outpost_in_general",
    "not_on_next_tile",
    "once_a_turn",
    "other_fur_costs_coin",
    "space_above",
    "used_this_season",
}
"""Reasons that few random games meet: tests/test_explain.py has a position for each."""


def test_who_is_given_what_is_lacking_may_do_it() -> None:
    met: set[str] = set()

    @modest
    @given(setup=setups(), choose=choosers)
    def play(setup: Setup, choose: Chooser) -> None:
        for number, state in enumerate(positions(setup, choose)):
            if number % EVERY == 0 and not state.over and state.seat != state.automaton:
                for attempt in attempts(state):
                    met.update(check(state, attempt))

    play()
    assert {*AMOUNTS, *GRANTS, *TRUE_OF_THE_QUESTION} - met <= RARE
