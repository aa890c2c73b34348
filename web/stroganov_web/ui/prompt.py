"""What the open question asks, in one sentence, and all its options in groups: one renderer for each kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from stroganov.actions.advanced import ADVANCED_VERBS, BuildAnywhere, ChooseAdvanced
from stroganov.actions.auxiliary import FulfilPayingOnly, Swap
from stroganov.actions.basic import BASIC_VERBS, ChooseBonus, HuntAgain
from stroganov.actions.story import ReachStoryEnd
from stroganov.actions.trophy import (
    StepTrophy,
    TakeTrophyReward,
    TakeTwoTrophyRewards,
    UseAnyYurt,
    VisitAnyVillage,
)
from stroganov.agenda import Question, question
from stroganov.answers import STEP, Answer
from stroganov.effects import KeepOne, TakeFromMarket
from stroganov.payment import ANY, Pay
from stroganov.queries import HORSES_FOR_TILES, MORE_TILES, free_tiles, hunt_coins, hunts_without_horses
from stroganov.starting_position import ChooseStartingWish
from stroganov.state import State
from stroganov.turn import ChooseAction, ChooseMove
from stroganov.undo_limits import limit_of
from stroganov.winter import ChooseSong, FinishIncome, LeaveWinter
from stroganov_web.i18n import Text
from stroganov_web.model.steps import Step, steps
from stroganov_web.text import words
from stroganov_web.text.answers import answer_label
from stroganov_web.ui.answer_buttons import answer_face, second_price
from stroganov_web.ui.purpose import payment_purpose
from stroganov_web.ui.targets import is_auxiliary

WAYS_OUT = ("end", "done", "pass", "stop", "stay", "decline")
AUXILIARY = ("buy", "swap_down", "swap_two", "fulfil", "extra")
_SAME_GROUP = {"buy_bag": "buy"}


@dataclass(frozen=True, slots=True)
class Option:
    """A legal answer; its label and the face of its button are made only when they are used."""

    answer: Answer
    state: State
    text: Text
    check_undo: Callable[[Answer], bool]

    @property
    def label(self) -> str:
        """The accessible name."""
        return answer_label(self.state, self.answer, self.text)

    @property
    def face(self) -> str:
        """The face of its button."""
        return answer_face(self.state, self.answer, self.text)

    @property
    def limits_undo(self) -> bool:
        """Whether it cannot be undone."""
        return self.check_undo(self.answer)


@dataclass(frozen=True, slots=True)
class Group:
    """The options of one action; without any, its button is off.

    `price` shows what it costs as a second main action, `note` says what is to be known before.
    """

    key: str
    kind: str  # basic, advanced or auxiliary
    options: tuple[Option, ...]
    price: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Prompt:
    """One sentence (what to do, and its optional half), the steps of the turn, and every option once."""

    sentence: str
    optional: str
    steps: tuple[Step, ...]
    chips: tuple[Option, ...]
    groups: tuple[Group, ...]
    ways_out: tuple[Option, ...]
    limits_undo: Callable[[Answer], bool]  # whether an answer cannot be undone


Sentence = tuple[str, str]
_SECOND_FUR = {(True, True): "optional", (False, True): "free", (True, False): "coin", (False, False): "gift"}


def sentence_of(state: State, text: Text) -> Sentence:
    """What to do, and the optional half of the sentence."""
    asked = question(state)
    return RENDERERS[type(asked)](asked, state, text)


def prompt(state: State, text: Text) -> Prompt:
    """The open question, rendered."""
    asked = question(state)
    sentence, optional = sentence_of(state, text)
    limits_undo = _limits_undo(state)
    offered = [Option(answer, state, text, limits_undo) for answer in state.offered]
    own = [option for option in offered if not is_auxiliary(state, option.answer)]
    ways_out = tuple(option for option in own if option.answer[0] in WAYS_OUT)
    rest = sorted([option for option in own if option.answer[0] not in WAYS_OUT], key=_west_to_east)
    grouped = ADVANCED_VERBS if isinstance(asked, ChooseAdvanced) else ()
    if isinstance(asked, ChooseAction):
        grouped = BASIC_VERBS + ADVANCED_VERBS
    groups = [_action_group(verb, rest, state, text) for verb in grouped]
    if not asked.closed:
        beside = [option for option in offered if is_auxiliary(state, option.answer)]
        groups += [_group(key, beside) for key in AUXILIARY]
    chips = () if grouped else tuple(rest)
    return Prompt(sentence, optional, steps(state, text), chips, tuple(groups), ways_out, limits_undo)


def _limits_undo(state: State) -> Callable[[Answer], bool]:
    """A function that tells whether an answer cannot be undone; of payments only the first is tried."""

    @cache
    def found(answer: Answer) -> bool:
        return bool(limit_of(state, answer))

    return lambda answer: found(state.offered[0] if answer[0] == "pay" else answer)


def _west_to_east(option: Option) -> int:
    """Rides come last, in the order of the row; all else stays as the engine offers it."""
    return int(option.answer[1]) if option.answer[0] == "move" else 0


def group_of(answer: Answer) -> str:
    """The group that an answer belongs to."""
    verb: str = answer[0]
    return _SAME_GROUP.get(verb, verb)


def _action_group(verb: str, options: list[Option], state: State, text: Text) -> Group:
    found = _group(verb, options)
    offered = [option.answer for option in found.options]
    left_out = bool(offered) and leaves_basic_out(state, offered[0])
    note = text("prompt.basic_left_out") if left_out else ""
    return replace(found, price=second_price(state, offered), note=note)


def leaves_basic_out(state: State, answer: Answer) -> bool:
    """Whether a main action would be taken while the basic one could still be."""
    asked = question(state)
    return isinstance(asked, ChooseAction) and asked.step == "basic" and answer[0] in ADVANCED_VERBS


def _group(key: str, options: list[Option]) -> Group:
    kind = "basic" if key in BASIC_VERBS else "advanced" if key in ADVANCED_VERBS else "auxiliary"
    return Group(key, kind, tuple(option for option in options if group_of(option.answer) == key))


def _plain(key: str) -> Callable[[Any, State, Text], Sentence]:
    return lambda asked, state, text: (text(f"prompt.{key}"), text(f"prompt.{key}.optional"))


def _ride(asked: ChooseMove, state: State, text: Text) -> Sentence:
    horses = text.any([str(price) for price in HORSES_FOR_TILES[1:]])
    more = text.any([str(tiles) for tiles in range(1, MORE_TILES + 1)])
    reach = text.n("prompt.move.reach", free_tiles(state, state.seat), horses=horses, more=more)
    return text("prompt.move"), reach


def _action(asked: ChooseAction, state: State, text: Text) -> Sentence:
    if asked.step == "second" and not any(state.players[state.seat].furs):
        return text("prompt.action.second.none"), text("prompt.action.end.optional")
    return text(f"prompt.action.{asked.step}"), text(f"prompt.action.{asked.step}.optional")


def _hunt_again(asked: HuntAgain, state: State, text: Text) -> Sentence:
    if not any(choice[0] == "hunt" for choice in state.offered):
        return text("prompt.hunt_again.none"), ""
    coin, horses = bool(hunt_coins(state)), not hunts_without_horses(state, state.seat)
    return text("prompt.hunt_again"), text(f"prompt.hunt_again.{_SECOND_FUR[coin, horses]}")


def _bonus(asked: ChooseBonus, state: State, text: Text) -> Sentence:
    return text("prompt.bonus.first" if asked.left > 1 else "prompt.bonus.second"), text(
        "prompt.bonus.optional"
    )


def _advanced(asked: ChooseAdvanced, state: State, text: Text) -> Sentence:
    key = "anywhere" if asked.anywhere else "extra"
    return text(f"prompt.advanced.{key}"), text(f"prompt.advanced.{key}.optional")


def _pay(asked: Pay, state: State, text: Text) -> Sentence:
    """What is paid for comes first."""
    pay, optional = _payment(asked, text)
    purpose = payment_purpose(state, text)
    return (text("prompt.pay.heading", what=purpose, pay=pay) if purpose else pay), optional


def _payment(asked: Pay, text: Text) -> Sentence:
    if asked.value == ANY:
        return text("prompt.pay.any"), text("prompt.pay.any.optional")
    fur = words.fur(text, asked.value)
    if asked.chosen:
        return text("prompt.pay.on", n=len(asked.chosen) + 1, of=asked.count + asked.show), ""
    if asked.show:
        return text.n("prompt.pay.show", asked.count, show=asked.show, fur=fur), text("prompt.pay.optional")
    return text.n("prompt.pay", asked.count, fur=fur), text("prompt.pay.optional")


def _swap(asked: Swap, state: State, text: Text) -> Sentence:
    fur = words.fur(text, asked.wanted)
    if asked.count > 1:
        return text(f"prompt.swap.two.{len(asked.given) + 1}", fur=fur), ""
    return text("prompt.swap.down", fur=fur), ""


def _trophy_step(asked: StepTrophy, state: State, text: Text) -> Sentence:
    if STEP not in state.offered:
        return text("prompt.trophy_step.none"), text("prompt.trophy_step.none.optional")
    player = state.players[state.seat]
    priced = state.rules.track(player)[player.trophy].cost
    return text("prompt.trophy_step"), text(f"prompt.trophy_step.{'optional' if priced else 'free'}")


def _any_yurt(asked: UseAnyYurt, state: State, text: Text) -> Sentence:
    priced = state.rules.yurt_reward_costs_fur  # RULES 12: the first edition asks a fur
    return text("prompt.any_yurt"), text(f"prompt.any_yurt.{'priced' if priced else 'optional'}")


def _song(asked: ChooseSong, state: State, text: Text) -> Sentence:
    key = "song" if any(answer[0] == "song" for answer in state.offered) else "no_song"
    return text(f"prompt.{key}"), text(f"prompt.{key}.optional")


RENDERERS: dict[type[Question], Callable[[Any, State, Text], Sentence]] = {
    ChooseStartingWish: _plain("starting_wish"),
    ChooseMove: _ride,
    ChooseAction: _action,
    HuntAgain: _hunt_again,
    ChooseBonus: _bonus,
    ChooseAdvanced: _advanced,
    BuildAnywhere: _plain("build"),
    Pay: _pay,
    Swap: _swap,
    KeepOne: _plain("keep"),
    TakeFromMarket: _plain("market"),
    FulfilPayingOnly: _plain("fulfil"),
    ReachStoryEnd: _plain("story_end"),
    StepTrophy: _trophy_step,
    TakeTrophyReward: _plain("trophy_reward"),
    TakeTwoTrophyRewards: _plain("two_trophy_rewards"),
    VisitAnyVillage: _plain("any_village"),
    UseAnyYurt: _any_yurt,
    FinishIncome: _plain("income"),
    ChooseSong: _song,
    LeaveWinter: _plain("leave_winter"),
}
"""How each kind of question is asked: the sentence and its optional half."""
