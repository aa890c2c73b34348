"""The face of every answer's button: pictures of what it is about and what it costs."""

from __future__ import annotations

from collections.abc import Callable

from stroganov.actions.advanced import BuildAnywhere, claim_price, outpost_price
from stroganov.actions.basic import ChooseBonus, HuntAgain, hunt_costs
from stroganov.agenda import question
from stroganov.answers import Answer
from stroganov.payment import ANY, Pay
from stroganov.state import TIGER, State
from stroganov.turn import ChooseMove, move_price
from stroganov_web.draw import pictures
from stroganov_web.i18n import Text
from stroganov_web.text.words import NUMERALS


def face(state: State, answer: Answer, text: Text) -> str:
    """The button's content; words alone for answers that are about nothing on the table."""
    if answer[0] in _FACES:
        return _FACES[answer[0]](state, *answer[1:])
    return pictures.words(text(f"prompt.button.{answer[0]}"))


def _priced(body: str, horses: int = 0, coins: int = 0) -> str:
    """The thing with its price behind it."""
    costs = [pictures.counted(kind, n) for kind, n in (("coins", coins), ("horses", horses)) if n]
    return body + pictures.row(costs, "price") if costs else body


def _region(region: int) -> str:
    return pictures.words(NUMERALS[region], "region num")


def _move(state: State, slot: int) -> str:
    riding = isinstance(question(state), ChooseMove)
    return _priced(pictures.terrain(state, slot), move_price(state, state.seat, slot) if riding else 0)


def _hunt(state: State, slot: int, value: int) -> str:
    coins = isinstance(question(state), HuntAgain) and not state.has(state.seat, "free_second_fur")
    where = "" if slot == state.players[state.seat].slot else pictures.terrain(state, slot)
    return _priced(where + pictures.furs([value]), hunt_costs(state, state.seat, slot)[value], int(coins))


def _village(state: State, region: int) -> str:
    return _region(region) + pictures.reward(state.rules.villages[state.villages[region]].reward)


def _yurt(state: State, region: int) -> str:
    return _region(region) + pictures.reward(state.rules.yurts[str(state.yurts[region])].reward)


def _wish(state: State, region: int) -> str:
    return _region(region) + pictures.wish(state, str(state.wishes[region]))


def _outpost(state: State, region: int) -> str:
    free = isinstance(question(state), BuildAnywhere)
    horses = 0 if free else outpost_price(state, state.seat, region) or 0
    return _priced(_region(region) + pictures.icon("outpost"), horses)


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
    asked = question(state)
    value = asked.value if isinstance(asked, Pay) else ANY
    coins = 0 if value == ANY else sum(fur not in (value, TIGER) for fur in paid + shown)
    given = pictures.furs(paid) + (pictures.counted("coins", coins) if coins else "")
    kept = [pictures.furs([fur], 26) if fur else pictures.icon("fur") for fur in shown]
    return given + (pictures.row(kept, "shown") if kept else "")


def _add(state: State, fur: int) -> str:
    asked = question(state)
    assert isinstance(asked, Pay)
    coin = pictures.icon("coin") if fur not in (asked.value, TIGER) else ""
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


def _amount(kind: str, action: int, bonus: int) -> Callable[..., str]:
    def shown(state: State) -> str:
        return pictures.counted(kind, bonus if isinstance(question(state), ChooseBonus) else action)

    return shown


_FACES: dict[str, Callable[..., str]] = {
    "move": _move,
    "coin": _amount("coins", 1, 1),
    "horses": _amount("horses", 4, 3),
    "story": _amount("story", 2, 2),
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
