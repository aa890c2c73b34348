"""The face of every answer's button: pictures of what it is about and what it costs."""

from __future__ import annotations

from collections.abc import Callable

from stroganov.answers import COIN, HORSES, STORY, Answer
from stroganov.queries import claim_price
from stroganov.state import State
from stroganov_web.draw import pictures
from stroganov_web.i18n import Text
from stroganov_web.model.costs import amount_taken, hunt_cost, move_cost, outpost_cost, payment_coins
from stroganov_web.text.words import NUMERALS


def answer_face(state: State, answer: Answer, text: Text) -> str:
    """The button's content; words alone for answers that are about nothing on the table."""
    if answer[0] in _FACES:
        return _FACES[answer[0]](state, *answer[1:])
    return pictures.words(text(f"prompt.button.{answer[0]}"))


def _with_price(body: str, price: dict[str, int]) -> str:
    costs = [pictures.counted(supply, amount) for supply, amount in price.items()]
    return body + pictures.row(costs, "price") if costs else body


def _region(region: int) -> str:
    return pictures.words(NUMERALS[region], "region num")


def _move(state: State, slot: int) -> str:
    return _with_price(pictures.terrain(state, slot), move_cost(state, slot))


def _hunt(state: State, slot: int, value: int) -> str:
    where = "" if slot == state.players[state.seat].slot else pictures.terrain(state, slot)
    return _with_price(where + pictures.furs([value]), hunt_cost(state, slot, value))


def _village(state: State, region: int) -> str:
    return _region(region) + pictures.reward(state.rules.villages[state.villages[region]].reward)


def _yurt(state: State, region: int) -> str:
    return _region(region) + pictures.reward(state.rules.yurts[str(state.yurts[region])].reward)


def _wish(state: State, region: int) -> str:
    return _region(region) + pictures.wish(state, str(state.wishes[region]))


def _outpost(state: State, region: int) -> str:
    return _with_price(_region(region) + pictures.icon("outpost"), outpost_cost(state, region))


def _claim(state: State, slot: int) -> str:
    value = state.region_furs[state.rules.region_of[slot]]
    price = [pictures.words(f"{claim_price(state, slot)}", "num"), pictures.furs([value], 28)]
    return pictures.terrain(state, slot) + pictures.row(price, "price")


def _fur(state: State, value: int) -> str:
    return pictures.furs([value])


def _card(state: State, wish: str) -> str:
    return pictures.wish(state, wish)


def _effect(state: State, wish: str) -> str:
    return pictures.wish_effect(state, wish)


def _starting_wish(state: State, wish: str) -> str:
    fur = pictures.icon("plus") + pictures.furs([dict(state.starting)[wish]])
    return pictures.wish_line(state, wish) + pictures.row([fur], "price")


def _pay(state: State, paid: tuple[int, ...], shown: tuple[int, ...] = ()) -> str:
    coins = payment_coins(state, paid + shown)
    given = pictures.furs(paid) + (pictures.counted("coins", coins) if coins else "")
    kept = [pictures.furs([fur], 26) if fur else pictures.icon("fur") for fur in shown]
    return given + (pictures.row(kept, "shown") if kept else "")


def _add(state: State, fur: int) -> str:
    coin = pictures.icon("coin") if payment_coins(state, (fur,)) else ""
    return (pictures.furs([fur]) if fur else pictures.icon("fur")) + coin


def _trophy(state: State, space: int) -> str:
    track = state.rules.track(state.players[state.seat])
    return pictures.words(space, "space num") + pictures.reward(track[space - 1].reward)


def _step(state: State) -> str:
    player = state.players[state.seat]
    cost = state.rules.track(player)[player.trophy].cost
    return (pictures.furs([cost]) if cost else "") + pictures.icon("arrow") + pictures.icon("trophy")


def _climb(state: State) -> str:
    player = state.players[state.seat]
    cost = state.rules.track(player)[player.trophy].cost
    return pictures.counted("story", cost) + pictures.icon("arrow") + pictures.icon("trophy")


def _take(answer: Answer) -> Callable[..., str]:
    def shown(state: State) -> str:
        gain = amount_taken(state, answer)
        return pictures.counted(gain.kind, gain.amount)

    return shown


_FACES: dict[str, Callable[..., str]] = {
    "move": _move,
    "coin": _take(COIN),
    "horses": _take(HORSES),
    "story": _take(STORY),
    "hunt": _hunt,
    "trade": lambda state: pictures.furs([state.trade_fur]),
    "village": _village,
    "yurt": _yurt,
    "wish": _wish,
    "outpost": _outpost,
    "claim": _claim,
    "starting_wish": _starting_wish,
    "keep": _fur,
    "market": _fur,
    "buy": _fur,
    "buy_bag": lambda state: pictures.icon("bag"),
    "swap_down": _fur,
    "swap_two": _fur,
    "give": _fur,
    "fulfil": _card,
    "wish_card": pictures.wish_line,
    "extra": _effect,
    "income": _effect,
    "pay": _pay,
    "add": _add,
    "song": pictures.song,
    "climb": _climb,
    "step": _step,
    "trophy": _trophy,
}
