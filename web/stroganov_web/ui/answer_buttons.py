"""The face of every answer's button: pictures of what it is about and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from stroganov.answers import COIN, HORSES, STORY, Answer
from stroganov.payment import ANY
from stroganov.queries import claim_price
from stroganov.state import State
from stroganov_web.draw import widgets
from stroganov_web.i18n import Text
from stroganov_web.model.costs import (
    amount_taken,
    hunt_cost,
    move_cost,
    outpost_cost,
    payment_coins,
    second_action_fur,
)
from stroganov_web.text.words import NUMERALS


def answer_face(state: State, answer: Answer, text: Text) -> str:
    """The button's content; words alone for answers that are about nothing on the table."""
    if answer[0] in _FACES:
        return _FACES[answer[0]](state, *answer[1:]) + second_price(state, [answer])
    return widgets.words(text(f"prompt.button.{answer[0]}"))


def second_price(state: State, offered: Iterable[Answer]) -> str:
    """The fur that actions cost as the second main action, if they are that: any one where these differ."""
    furs = {second_action_fur(state, answer) for answer in offered}
    if not furs or None in furs:
        return ""
    price = furs.pop() if len(furs) == 1 else ANY
    fur = widgets.furs([price], 26) if price else widgets.icon("fur")
    return widgets.row([widgets.icon("plus"), fur], "second-price")


def _with_price(body: str, price: dict[str, int]) -> str:
    costs = [widgets.counted(supply, amount) for supply, amount in price.items()]
    return body + widgets.row(costs, "price") if costs else body


def _region(region: int) -> str:
    return widgets.words(NUMERALS[region], "region num")


def _move(state: State, slot: int) -> str:
    return _with_price(widgets.terrain(state, slot), move_cost(state, slot))


def _hunt(state: State, slot: int, value: int) -> str:
    where = "" if slot == state.players[state.seat].slot else widgets.terrain(state, slot)
    return _with_price(where + widgets.furs([value]), hunt_cost(state, slot, value))


def _village(state: State, region: int) -> str:
    return _region(region) + widgets.reward(state.rules.villages[state.villages[region]].reward)


def _yurt(state: State, region: int) -> str:
    return _region(region) + widgets.reward(state.rules.yurts[str(state.yurts[region])].reward)


def _wish(state: State, region: int) -> str:
    return _region(region) + widgets.wish(state, str(state.wishes[region]))


def _outpost(state: State, region: int) -> str:
    return _with_price(_region(region) + widgets.icon("outpost"), outpost_cost(state, region))


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
    coins = payment_coins(state, paid + shown)
    given = widgets.furs(paid) + (widgets.counted("coins", coins) if coins else "")
    kept = [widgets.furs([fur], 26) if fur else widgets.icon("fur") for fur in shown]
    return given + (widgets.row(kept, "shown") if kept else "")


def _add(state: State, fur: int) -> str:
    coin = widgets.icon("coin") if payment_coins(state, (fur,)) else ""
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


def _take(answer: Answer) -> Callable[..., str]:
    def shown(state: State) -> str:
        gain = amount_taken(state, answer)
        return widgets.counted(gain.kind, gain.amount)

    return shown


_FACES: dict[str, Callable[..., str]] = {
    "move": _move,
    "coin": _take(COIN),
    "horses": _take(HORSES),
    "story": _take(STORY),
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
