"""What the Tsar's wishes do once they are fulfilled: one record for each effect (RULES 13)."""

from collections.abc import Callable

from .actions.advanced import ChooseAdvanced
from .agenda import Effect
from .effects import DrawFromBag, Gain, built_outposts
from .ruleset import ALWAYS, AT_ONCE, END, WINTER, WishEffect
from .scoring import terrains
from .state import TIGER, State

WISH_EFFECTS: dict[str, WishEffect] = {}
"""Every effect by its name; a new one is one more record below, and its words in the page's catalogues."""


def _lasting(name: str, worth: float, glyphs: str, **changes: int) -> None:
    """From now on numbers of the rules are others."""
    WISH_EFFECTS[name] = WishEffect(name, ALWAYS, worth, glyphs, changes)


def _acting(
    name: str,
    when: str,
    worth: float,
    glyphs: str,
    effect: Callable[[State, int], Effect],
    order_matters: bool = False,
) -> None:
    """Something happens when it is fulfilled, in every Winter, or once in every such season if one likes."""
    WISH_EFFECTS[name] = WishEffect(name, when, worth, glyphs, effect=effect, order_matters=order_matters)


def _scoring(name: str, glyphs: str, points: Callable[[State, int], int]) -> None:
    """Points in the final scoring, counted before any others; bots value all of these alike."""
    WISH_EFFECTS[name] = WishEffect(name, END, 4.0, glyphs, points=points)


def _gain(kind: str, amount: int) -> Callable[[State, int], Effect]:
    gain = Gain(kind, amount, "wish")
    return lambda state, seat: gain


def _terrain(terrain: str) -> Callable[[State, int], int]:
    return lambda state, seat: 3 * terrains(state, seat).get(terrain, 0)


def _horses_per_outpost(state: State, seat: int) -> Effect:
    return Gain("horses", 2 * built_outposts(state, seat), "wish")


def _horses_per_landscape(state: State, seat: int) -> Effect:
    return Gain("horses", 2 * len(state.players[seat].landscapes), "wish")


_lasting("further", 2.0, "move +1", move_tiles=1)
_lasting("trophy_further", 2.0, "trophy +1", trophy_spaces=1)
_lasting("hunt_next_door", 1.5, "hunt sides", hunt_tiles_aside=1)
_lasting("second_any_fur", 3.0, "star fur", second_action_for_any_fur=1)
_lasting("fewer_for_wishes", 2.5, "wish -1", furs_shown_fewer=1)
_lasting("two_west", 2.0, "star back 2", tiles_west=2)
_lasting("free_hunt", 4.0, "hunt no-horse", hunt_without_horses=1)
_lasting("free_second_fur", 4.0, "hunt no-coin", second_fur_without_coin=1)

_acting("tiger", AT_ONCE, 0.0, "tiger", _gain("tigers", 1))
_acting("extra_spring", "spring", 5.0, "spring star", lambda state, seat: ChooseAdvanced(anywhere=False))
_acting("extra_summer", "summer", 5.0, "summer star", lambda state, seat: ChooseAdvanced(anywhere=False))
_acting("extra_autumn", "autumn", 5.0, "autumn star", lambda state, seat: ChooseAdvanced(anywhere=False))
_acting("winter_horses", WINTER, 2.5, "winter 3 horse", _gain("horses", 3))
_acting("winter_coin", WINTER, 2.5, "winter coin", _gain("coins", 1))
_acting("winter_story", WINTER, 2.5, "winter 2 story", _gain("story", 2), order_matters=True)
_acting("winter_horses_per_outpost", WINTER, 2.0, "winter 2 horse : outpost", _horses_per_outpost)
_acting("winter_horses_per_landscape", WINTER, 2.0, "winter 2 horse : land", _horses_per_landscape)
_acting("winter_bag_fur", WINTER, 3.0, "winter bag", lambda state, seat: DrawFromBag(), order_matters=True)
_acting(
    "winter_advanced",
    WINTER,
    5.0,
    "winter any-star",
    lambda state, seat: ChooseAdvanced(anywhere=True),
    order_matters=True,
)

_scoring("end_2", "end 2vp", lambda state, seat: 2)
_scoring("end_3", "end 3vp", lambda state, seat: 3)
_scoring("end_4", "end 4vp", lambda state, seat: 4)
_scoring("end_tigers", "end 1vp : tiger", lambda state, seat: state.players[seat].furs[TIGER])
_scoring("end_outposts_built", "end 1vp : outpost", built_outposts)
_scoring("end_outposts_unbuilt", "end 1vp : outpost-bag", lambda state, seat: state.players[seat].outposts)
_scoring("end_quarter", "end ¼ vp", lambda state, seat: state.players[seat].vp // 4)
_scoring("end_coins", "end 1vp : coin", lambda state, seat: state.players[seat].coins)
_scoring("end_mountain", "end 3vp : mountain", _terrain("mountain"))
_scoring("end_swamp", "end 3vp : swamp", _terrain("swamp"))
_scoring("end_steppe", "end 3vp : steppe", _terrain("steppe"))
_scoring("end_forest", "end 3vp : forest", _terrain("forest"))
_scoring("end_landscapes", "end 1vp : land", lambda state, seat: len(state.players[seat].landscapes))
_scoring("end_wishes", "end 1vp : wish", lambda state, seat: len(state.players[seat].fulfilled))
_scoring("end_banners", "end 1vp : banner", lambda state, seat: state.players[seat].banners)
