"""Every answer in words: the accessible name of its button and of its place on the table."""

from __future__ import annotations

from collections.abc import Callable

from stroganov.actions.trophy import StepTrophy
from stroganov.agenda import question
from stroganov.answers import COIN, HORSES, STORY, Answer
from stroganov.payment import ANY, Pay
from stroganov.queries import BUY_PRICE, claim_price, coins_needed
from stroganov.state import State
from stroganov_web.i18n import Text
from stroganov_web.model.costs import (
    amount_taken,
    hunt_cost,
    move_cost,
    outpost_cost,
    payment_coins,
    second_action_fur,
)
from stroganov_web.text import words


def answer_label(state: State, answer: Answer, text: Text) -> str:
    """What the answer does, in words."""
    label: str = LABELS[answer[0]](state, text, *answer[1:])
    second = second_action_fur(state, answer)
    if second is None:
        return label
    fur = words.fur(text, second) if second else text("prompt.any_fur")
    return text("prompt.answer.as_second", what=label, fur=fur)


def _with_price(text: Text, label: str, price: dict[str, int]) -> str:
    parts = [words.gain(text, supply, amount) for supply, amount in price.items()]
    return text("prompt.answer.priced", what=label, price=text.all(parts)) if parts else label


def _move(state: State, text: Text, slot: int) -> str:
    label = text("prompt.answer.move", tile=words.tile(text, state, slot))
    return _with_price(text, label, move_cost(state, slot))


def _hunt(state: State, text: Text, slot: int, value: int) -> str:
    label = text("prompt.answer.hunt", fur=words.fur(text, value), tile=words.tile(text, state, slot))
    return _with_price(text, label, hunt_cost(state, slot, value))


def _outpost(state: State, text: Text, region: int) -> str:
    label = text("prompt.answer.outpost", region=words.region(text, region))
    return _with_price(text, label, outpost_cost(state, region))


def _claim(state: State, text: Text, slot: int) -> str:
    value = state.region_furs[state.rules.region_of[slot]]
    tile = words.tile(text, state, slot)
    return text.n("prompt.answer.claim", claim_price(state, slot), tile=tile, fur=words.fur(text, value))


def _place(key: str, thing: Callable[[Text, State, int], str]) -> Callable[..., str]:
    def named(state: State, text: Text, region: int) -> str:
        return text(key, region=words.region(text, region), thing=thing(text, state, region))

    return named


def _village(text: Text, state: State, region: int) -> str:
    return words.village(text, state, state.villages[region])


def _yurt(text: Text, state: State, region: int) -> str:
    return words.yurt(text, state, str(state.yurts[region]))


def _wish(text: Text, state: State, region: int) -> str:
    return words.wish(text, state, str(state.wishes[region]))


def _starting_wish(state: State, text: Text, wish: str) -> str:
    fur = words.fur(text, dict(state.starting)[wish])
    return text("prompt.answer.starting_wish", wish=words.wish(text, state, wish), fur=fur)


def _fur(key: str) -> Callable[..., str]:
    return lambda state, text, value: text(key, fur=words.fur(text, value))


def _bought(key: str) -> Callable[..., str]:
    def label(state: State, text: Text, value: int = 0) -> str:
        fur = words.fur(text, value) if value else ""
        return text(key, fur=fur, price=words.gain(text, "horses", BUY_PRICE))

    return label


def _card(key: str) -> Callable[..., str]:
    return lambda state, text, wish: text(key, wish=words.wish(text, state, wish))


def _bare(key: str) -> Callable[..., str]:
    return lambda state, text: text(key)


def _take(answer: Answer) -> Callable[..., str]:
    def label(state: State, text: Text) -> str:
        gain = amount_taken(state, answer)
        return text("prompt.answer.take", what=words.gain(text, gain.kind, gain.amount))

    return label


def _pay(state: State, text: Text, paid: tuple[int, ...], shown: tuple[int, ...] = ()) -> str:
    given = words.fur_list(text, paid)
    if coins := payment_coins(state, paid + shown):
        given.append(words.gain(text, "coins", coins))
    if not shown:
        return text("prompt.answer.pay", furs=text.all(given))
    kept = [_shown(text, fur) for fur in shown]
    return text("prompt.answer.pay_and_show", furs=text.all(given), shown=text.all(kept))


def _shown(text: Text, fur: int) -> str:
    return words.fur(text, fur) if fur != ANY else text("prompt.answer.other_fur")


def _add(state: State, text: Text, fur: int) -> str:
    asked = question(state)
    assert isinstance(asked, Pay)
    key = "add" if len(asked.chosen) < asked.count else "show"
    coin = "_with_coin" if coins_needed(asked.value, (fur,)) else ""
    return text(f"prompt.answer.{key}{coin}", fur=_shown(text, fur))


def _song(state: State, text: Text, song: str) -> str:
    return text("prompt.answer.song", song=words.song(text, state, song))


def _trophy(state: State, text: Text, space: int) -> str:
    track = state.rules.track(state.players[state.seat])
    return text("prompt.answer.trophy", space=space, reward=words.reward(text, track[space - 1].reward))


def _step(state: State, text: Text) -> str:
    cost = _step_cost(state)
    return _stepped(state, text, words.fur(text, cost) if cost else "")


def _climb(state: State, text: Text) -> str:
    cost = _step_cost(state)
    return _stepped(state, text, words.gain(text, "story", cost) if cost else "")


def _step_cost(state: State) -> int:
    player = state.players[state.seat]
    return state.rules.track(player)[player.trophy].cost


def _stepped(state: State, text: Text, price: str) -> str:
    space = state.players[state.seat].trophy + 1
    if not price:
        return text("prompt.answer.step_free", space=space)
    return text("prompt.answer.step", space=space, price=price)


def _stay(state: State, text: Text) -> str:
    stepping = isinstance(question(state), StepTrophy)
    return text("prompt.answer.stay_trophy" if stepping else "prompt.answer.stay")


LABELS: dict[str, Callable[..., str]] = {
    "move": _move,
    "stay": _stay,
    "coin": _take(COIN),
    "horses": _take(HORSES),
    "story": _take(STORY),
    "hunt": _hunt,
    "stop": _bare("prompt.answer.stop"),
    "trade": lambda state, text: text("prompt.answer.trade", fur=words.fur(text, state.trade_fur)),
    "village": _place("prompt.answer.village", _village),
    "yurt": _place("prompt.answer.yurt", _yurt),
    "wish": _place("prompt.answer.wish", _wish),
    "outpost": _outpost,
    "claim": _claim,
    "end": _bare("prompt.answer.end"),
    "starting_wish": _starting_wish,
    "keep": _fur("prompt.answer.keep"),
    "decline": _bare("prompt.answer.decline"),
    "market": _fur("prompt.answer.market"),
    "buy": _bought("prompt.answer.buy"),
    "buy_bag": _bought("prompt.answer.buy_bag"),
    "swap_down": _fur("prompt.answer.swap_down"),
    "swap_two": _fur("prompt.answer.swap_two"),
    "give": _fur("prompt.answer.give"),
    "fulfil": _card("prompt.answer.fulfil"),
    "wish_card": _card("prompt.answer.wish_card"),
    "extra": _card("prompt.answer.extra"),
    "income": _card("prompt.answer.income"),
    "pay": _pay,
    "add": _add,
    "song": _song,
    "climb": _climb,
    "step": _step,
    "trophy": _trophy,
    "done": _bare("prompt.answer.done"),
    "pass": _bare("prompt.answer.pass"),
}
"""How each kind of answer is called, by its word."""
