"""Why not: what a thing or an action answers when it cannot be chosen, with the section of the rules."""

from __future__ import annotations

from dataclasses import dataclass

from stroganov.answers import END, Answer
from stroganov.explain import Attempt, Reason, explain, possible_answers
from stroganov.queries import MORE_TILES, claim_price
from stroganov.state import State
from stroganov.turn import ChooseMove
from stroganov_web.i18n import Text
from stroganov_web.text import words
from stroganov_web.text.descriptions import Table
from stroganov_web.ui.intent import intended_attempt, open_question
from stroganov_web.ui.nearest import nearest_attempt
from stroganov_web.ui.targets import answer_places

Why = Reason | str  # a reason of the rules, or what the thing is for

ABOUT = {
    "rider": 4,
    "regionfur": 5,
    "own": 5,
    "tigers": 5,
    "horses": 5,
    "coins": 5,
    "story": 7,
    "outposts": 6,
    "banners": 9,
    "land": 11,
    "mat": 2,
    "others": 2,
    "trophy": 6,
    "deck": 9,
    "stock": 2,
    "automa": 10,
    "automa_deck": 10,
    "vp": 11,
    "year": 1,
    "order": 4,
    "song": 7,
    "done": 13,
    "start": 3,
    "space": 6,
    "drawn": 7,
}
"""What things are for, each with its section of the rules."""

_COUNTED = {
    "horses_missing": "need",
    "furs_missing": "need",
    "story_missing": "need",
}  # their plural's number
_FOR_NOTHING = {"not_asked_now", "not_your_turn", "game_over"}  # say less than what the thing is for


@dataclass(frozen=True, slots=True)
class Reply:
    """What a refused click is answered: what the thing is, why not, and the section of the rules (0: none).

    `choices` are answers that the thing could stand for all the same, such as buying a fur of the market.
    """

    title: str
    sentence: str
    section: int
    choices: tuple[Answer, ...] = ()


def thing_reply(table: Table, thing: str, decides: bool) -> Reply:
    """The reply of a thing on the table; `decides` says whether it is this player's decision."""
    title, state = table.name(thing), table.state
    what = intended_attempt(table, thing)
    decides = decides and bool(state.offered)
    choices = _choices(state, thing, what) if decides else ()
    if choices:
        return Reply(title, table.text("whynot.can_be_done"), 0, choices)
    why = what if isinstance(what, str) else _reason(table, what, decides)
    if isinstance(why, str):
        return Reply(title, _about(table, why, thing), ABOUT[why])
    return Reply(title, _with_price(state, what, why, table.text), why.section)


def _with_price(state: State, what: Attempt | str, why: Reason, text: Text) -> str:
    """A reason in a sentence; what a tile costs is told with why it costs so much."""
    said = describe_reason(state, why, text)
    claim = (
        possible_answers(state, what)[0] if why.code == "furs_missing" and not isinstance(what, str) else ()
    )
    if not claim or claim[0] != "claim":
        return said
    sentences = [words.claim_cost(text, state, claim[1])]
    if why.facts["need"] > claim_price(state, claim[1]):
        sentences.append(text("whynot.one_more_for_second"))
    return words.join_sentences(text, [*sentences, text("whynot.can_pay", have=why.facts["have"])])


def replay_reply(table: Table, thing: str, section: int) -> Reply:
    """The reply of a thing in a replay, where nothing can be chosen."""
    what = intended_attempt(table, thing)
    said = _about(table, what, thing) if isinstance(what, str) else table.text("replay.only_seen")
    return Reply(table.name(thing), said, section)


def _choices(state: State, thing: str, what: Attempt | str) -> tuple[Answer, ...]:
    """The answers on offer that the thing can stand for although it is not highlighted."""
    likely = [] if isinstance(what, str) else possible_answers(state, what)
    return tuple(
        choice for choice in state.offered if choice in likely or thing in answer_places(state, choice)
    )


def _about(table: Table, what: str, thing: str) -> str:
    if what != "others":
        return table.text(f"whynot.about.{what}")
    owned = thing.split("-")[1]
    owner = table.owner(owned) if owned in table.state.rules.wishes else int(owned)
    return table.text("whynot.about.others", name=table.people[owner].name)


def _reason(table: Table, attempt: Attempt, decides: bool) -> Why:
    """Why the attempt is refused, or what the thing is for where that is more helpful."""
    verb, state = attempt[0], table.state
    found = _explained(state, attempt) if decides else _somebody_else(state)
    if verb in ("song", "trophy") and found.code in _FOR_NOTHING:
        return str(verb)
    return found


def action_reply(table: Table, action: str) -> Reply:
    """The reply of an action's button that is off: the reason of the thing that comes nearest to it."""
    state = table.state
    title = table.text(f"prompt.{'button' if action == END[0] else 'action_name'}.{action}")
    if not state.offered:
        why = _somebody_else(state)
        return Reply(title, describe_reason(state, why, table.text), why.section)
    nearest, why = nearest_attempt(state, action), _off(state, action)
    return Reply(title, _with_price(state, nearest, why, table.text), why.section)


def _explained(state: State, attempt: Attempt) -> Reason:
    return explain(state, attempt) or Reason("not_asked_now", 7)


def _somebody_else(state: State) -> Reason:
    """Why nothing can be chosen while it is nobody's or somebody else's decision."""
    return Reason("game_over", 11) if state.over else Reason("not_your_turn", 4)


def _off(state: State, action: str) -> Reason:
    """Why an action is off."""
    found = _explained(state, nearest_attempt(state, action))
    return Reason("no_wish_in_hand", 8) if found.code == "not_in_hand" else found


def describe_reason(state: State, why: Reason, text: Text) -> str:
    """A reason in a sentence, with its numbers."""
    facts: dict[str, object] = dict(why.facts)
    code = why.code
    if "value" in facts:
        value = why.facts["value"]
        facts |= {"fur": words.fur(text, value), "animal": words.animal(text, value)}
    if "region" in facts:
        region = why.facts["region"]
        facts |= {"region": words.region(text, region), "numeral": words.NUMERALS[region]}
    if code == "too_far":
        riding = isinstance(open_question(state), ChooseMove)
        key = "whynot.too_far_riding" if riding else "whynot.too_far"
        return text.n(key, why.facts["tiles"], more=MORE_TILES)
    if code in _COUNTED:
        return text.n(f"whynot.{code}", why.facts[_COUNTED[code]], **facts)
    return text(f"whynot.{code}", **facts)
