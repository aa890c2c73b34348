"""The preview of an answer: what it is, what it costs, what it brings and what will be left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stroganov.actions.advanced import ADVANCED_VERBS
from stroganov.actions.basic import BASIC_VERBS
from stroganov.answers import Answer
from stroganov.state import State
from stroganov_web.draw import widgets
from stroganov_web.draw.art.glyphs import ICONS, Glyph
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.i18n import Text
from stroganov_web.model.outcome import Outcome, outcome
from stroganov_web.text import words
from stroganov_web.text.answers import answer_label
from stroganov_web.ui.answer_buttons import answer_face
from stroganov_web.ui.dialogs.help import RULES
from stroganov_web.ui.prompt import AUXILIARY, group_of, leaves_basic_out
from stroganov_web.ui.ride_preview import Part, ride_parts
from stroganov_web.ui.rule_sections import SECTIONS
from stroganov_web.ui.targets import answer_json
from stroganov_web.ui.why_not import Reply


def preview(state: State, answer: Answer, text: Text, confirm: bool = False) -> str:
    """The card; with `confirm` it can be carried out or put away from there."""
    found = outcome(state, answer)
    title = element("b", escape(answer_label(state, answer, text)), class_="title")
    shown = _shown(state, answer, found, text)
    body = "".join(_part(label, text.all(said), inner, key) for key, label, inner, said in shown)
    body += _notes(state, answer, found, text)
    return title + element("div", body, class_="parts") + (_buttons(text) if confirm else "")


def _shown(state: State, answer: Answer, found: Outcome, text: Text) -> list[Part]:
    """What is paid, gained and left, and where the Cossack rides also what awaits it."""
    parts = [
        ("pay", _paid(found), _paid_words(found, text)),
        ("gain", _gained(state, found), _gained_words(state, found, text)),
        ("left", _left(found), _left_words(found, text)),
    ]
    named = [(key, text(f"prompt.preview.{key}"), inner, said) for key, inner, said in parts if inner]
    if answer[0] == "move":
        return [*ride_parts(state, answer[1], text), *named]
    return [] if found.is_empty else named


def reply_card(state: State, reply: Reply, text: Text) -> str:
    """The card of something that was refused: what it is, why not, and what it could be used for instead."""
    rules = " " + _rules(reply.section, text) if reply.section else ""
    body = element("b", escape(reply.title), class_="title")
    body += element("p", escape(reply.sentence) + rules, class_="why")
    chips = "".join(_chip(state, choice, text) for choice in reply.choices)
    return body + (element("div", chips, class_="chips") if chips else "")


def _chip(state: State, choice: Answer, text: Text) -> str:
    action = group_of(choice)
    named = action in (*BASIC_VERBS, *ADVANCED_VERBS, *AUXILIARY)
    body = (widgets.words(text(f"prompt.action_name.{action}")) if named else "") + answer_face(
        state, choice, text
    )
    return element(
        "button",
        widgets.named(answer_label(state, choice, text), body),
        type="button",
        class_="chip",
        data_answer=answer_json(choice),
    )


def _notes(state: State, answer: Answer, found: Outcome, text: Text) -> str:
    """Notes: what is left out, that it is final, that the payment can be changed; and a link to the rules."""
    final = widgets.icon("lock") + widgets.words(text("whynot.seal")) if found.undo_limit else ""
    notes = [element("span", final, class_="sealed")] if final else []
    if found.changeable:
        notes.append(element("span", escape(text("whynot.changeable")), class_="change"))
    if leaves_basic_out(state, answer):
        notes.insert(0, element("b", escape(text("prompt.basic_left_out")), class_="left-out"))
    return element("span", "".join((*notes, _rules(SECTIONS[answer[0]], text))), class_="notes")


def _rules(section: int, text: Text) -> str:
    return element(
        "a",
        escape(text("whynot.rules", section=section)),
        href=f"{RULES}#{section}",
        hreflang="en",
        target="stroganov-rules",
        title=text("help.rules.note"),
        class_="rules",
    )


def _part(title: str, said: str, inner: str, kind: str) -> str:
    label = element("span", escape(title), class_="label")
    return element("span", label + widgets.named(said, inner), class_=f"part {kind}")


def _counted_words(counts: dict[str, int], text: Text) -> list[str]:
    return [words.gain(text, kind, count) for kind, count in counts.items()]


def _paid_words(found: Outcome, text: Text) -> list[str]:
    return words.fur_list(text, sorted(found.pay_furs)) + _counted_words(found.pay, text)


def _gained_words(state: State, found: Outcome, text: Text) -> list[str]:
    said = [words.with_kind(text, "landscape", words.landscape(text, state, tile)) for tile in found.tiles]
    said += [words.with_kind(text, "wish", words.wish(text, state, wish)) for wish in found.wishes]
    said += words.fur_list(text, sorted(found.gain_furs)) + _counted_words(found.gain, text)
    return said + ([text.n(f"reward.{found.next_choice}", 1)] if found.next_choice else [])


def _left_words(found: Outcome, text: Text) -> list[str]:
    counts = _counted_words({kind: found.left[kind] for kind in ("horses", "coins")}, text)
    return counts + words.fur_list(text, found.left_furs)


def _paid(found: Outcome) -> str:
    counts = "".join(widgets.counted(kind, n) for kind, n in found.pay.items())
    return widgets.furs(sorted(found.pay_furs), 30) + counts


def _gained(state: State, found: Outcome) -> str:
    tiles = "".join(widgets.tile(state, name) for name in found.tiles)
    wishes = "".join(widgets.icon("wish") for _ in found.wishes)
    counts = "".join(widgets.counted(kind, n) for kind, n in found.gain.items())
    then = widgets.glyph(Glyph(icon=ICONS[found.next_choice])) if found.next_choice else ""
    return tiles + wishes + widgets.furs(sorted(found.gain_furs), 30) + counts + then


def _left(found: Outcome) -> str:
    counts = "".join(widgets.counted(kind, found.left[kind]) for kind in ("horses", "coins"))
    return counts + fur_stacks(found.left_furs)


def fur_stacks(values: Sequence[int]) -> str:
    """Furs as furs, equal ones once with their number."""
    counts = Counter(values)
    return "".join(
        widgets.furs([value], 26)
        if count == 1
        else widgets.row([widgets.furs([value], 26), _times(count)], "count")
        for value, count in sorted(counts.items())
    )


def _times(count: int) -> str:
    return widgets.words(f"\N{MULTIPLICATION SIGN}{count}", "times")


def _buttons(text: Text) -> str:
    buttons = "".join(
        element("button", escape(text(f"prompt.{key}")), type="button", class_=key, data_action=key)
        for key in ("cancel", "confirm")
    )
    return element("div", buttons, class_="buttons")
