"""The face of every answer's button: pictures of what it is about and what it costs."""

from __future__ import annotations

from collections.abc import Callable

from stroganov.actions.advanced import BuildAnywhere, claim_price, outpost_price
from stroganov.actions.basic import ChooseBonus, HuntAgain, hunt_costs
from stroganov.agenda import question
from stroganov.payment import ANY, Pay
from stroganov.state import TIGER, Answer, State
from stroganov.turn import ChooseMove, move_price
from stroganov_web.draw import widgets
from stroganov_web.draw.art.panels import NUMERALS
from stroganov_web.i18n import Text


def face(state: State, answer: Answer, text: Text) -> str:
    """The button's content; words alone for answers that are about nothing on the table."""
    if answer[0] in _FACES:
        return _FACES[answer[0]](state, *answer[1:])
    return widgets.words(text(f"prompt.button.{answer[0]}"))


def _priced(body: str, horses: int = 0, coins: int = 0) -> str:
    """The thing with its price behind it."""
    costs = [widgets.counted(kind, n) for kind, n in (("coins", coins), ("horses", horses)) if n]
    return body + widgets.row(costs, "price") if costs else body


def _region(region: int) -> str:
    return widgets.words(NUMERALS[region], "region num")


def _move(state: State, slot: int) -> str:
    riding = isinstance(question(state), ChooseMove)
    return _priced(widgets.terrain(state, slot), move_price(state, state.seat, slot) if riding else 0)


def _hunt(state: State, slot: int, value: int) -> str:
    coins = isinstance(question(state), HuntAgain) and not state.has(state.seat, "free_second_fur")
    where = "" if slot == state.players[state.seat].slot else widgets.terrain(state, slot)
    return _priced(where + widgets.furs([value]), hunt_costs(state, state.seat, slot)[value], int(coins))


def _village(state: State, region: int) -> str:
    return _region(region) + widgets.reward(state.rules.villages[state.villages[region]].reward)


def _yurt(state: State, region: int) -> str:
    return _region(region) + widgets.reward(state.rules.yurts[str(state.yurts[region])].reward)


def _wish(state: State, region: int) -> str:
    return _region(region) + widgets.wish(state, str(state.wishes[region]))


def _outpost(state: State, region: int) -> str:
    free = isinstance(question(state), BuildAnywhere)
    horses = 0 if free else outpost_price(state, state.seat, region) or 0
    return _priced(_region(region) + widgets.icon("outpost"), horses)


def _claim(state: State, slot: int) -> str:
    value = state.region_furs[state.rules.region_of[slot]]
    price = [widgets.words(f"{claim_price(state, slot)}", "num"), widgets.furs([value], 28)]
    return widgets.terrain(state, slot) + widgets.row(price, "price")


def _fur(state: State, value: int) -> str:
    return widgets.furs([value])


def _card(state: State, wish: str) -> str:
    return widgets.wish(state, wish)


def _effect(state: State, wish: str) -> str:
    return widgets.wish_effect(state, wish)


def _starting_wish(state: State, wish: str) -> str:
    fur = widgets.icon("plus") + widgets.furs([dict(state.starting)[wish]])
    return widgets.wish_line(state, wish) + widgets.row([fur], "price")


def _pay(state: State, paid: tuple[int, ...], shown: tuple[int, ...] = ()) -> str:
    asked = question(state)
    value = asked.value if isinstance(asked, Pay) else ANY
    coins = 0 if value == ANY else sum(fur not in (value, TIGER) for fur in paid + shown)
    given = widgets.furs(paid) + (widgets.counted("coins", coins) if coins else "")
    kept = [widgets.furs([fur], 26) if fur else widgets.icon("fur") for fur in shown]
    return given + (widgets.row(kept, "shown") if kept else "")


def _add(state: State, fur: int) -> str:
    asked = question(state)
    assert isinstance(asked, Pay)
    coin = widgets.icon("coin") if fur not in (asked.value, TIGER) else ""
    return (widgets.furs([fur]) if fur else widgets.icon("fur")) + coin


def _trophy(state: State, space: int) -> str:
    track = state.rules.track(state.players[state.seat])
    return widgets.words(space, "space num") + widgets.reward(track[space - 1].reward)


def _step(state: State) -> str:
    player = state.players[state.seat]
    cost = state.rules.track(player)[player.trophy].cost
    return (widgets.furs([cost]) if cost else "") + widgets.icon("arrow") + widgets.icon("trophy")


def _climb(state: State) -> str:
    player = state.players[state.seat]
    cost = state.rules.track(player)[player.trophy].cost
    return widgets.counted("story", cost) + widgets.icon("arrow") + widgets.icon("trophy")


def _amount(kind: str, action: int, bonus: int) -> Callable[..., str]:
    def shown(state: State) -> str:
        return widgets.counted(kind, bonus if isinstance(question(state), ChooseBonus) else action)

    return shown


_FACES: dict[str, Callable[..., str]] = {
    "move": _move,
    "coin": _amount("coins", 1, 1),
    "horses": _amount("horses", 4, 3),
    "story": _amount("story", 2, 2),
    "hunt": _hunt,
    "trade": lambda state: widgets.furs([state.trade_fur]),
    "village": _village,
    "yurt": _yurt,
    "wish": _wish,
    "outpost": _outpost,
    "claim": _claim,
    "starting_wish": _starting_wish,
    "keep": _fur,
    "market": _fur,
    "buy": _fur,
    "buy_bag": lambda state: widgets.icon("bag"),
    "swap_down": _fur,
    "swap_two": _fur,
    "give": _fur,
    "fulfil": _card,
    "wish_card": widgets.wish_line,
    "extra": _effect,
    "income": _effect,
    "pay": _pay,
    "add": _add,
    "song": widgets.song,
    "climb": _climb,
    "step": _step,
    "trophy": _trophy,
}
