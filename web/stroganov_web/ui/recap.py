"""What opponents did since the player's last turn: the line in the band, and the same for a screen reader."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov.events import Event
from stroganov.state import State
from stroganov_web.draw import widgets
from stroganov_web.draw.art.svg import element
from stroganov_web.i18n import Text
from stroganov_web.model.turns import BEGINNING, NOBODY, Turn, seat_of, turns, turns_since_last
from stroganov_web.text import words
from stroganov_web.text.event_sentences import EventContext
from stroganov_web.ui.controls import picture_button
from stroganov_web.ui.event_kinds import icons
from stroganov_web.ui.opponent_bar import OTHER_ICON
from stroganov_web.ui.turn_summary import summarize_turn, turn_line


def turns_since(
    state: State, past: Sequence[Sequence[Event]], me: int, begun: tuple[int, int] = BEGINNING
) -> list[Turn]:
    """The turns of the others after the seat's turn before the present one; none before the first year."""
    after = turns_since_last(turns(past, begun), state, me)
    return [turn for turn in after if turn.seat not in (me, NOBODY) and turn.year]


def has_news(past: Sequence[Sequence[Event]], me: int) -> bool:
    """Whether somebody else acted after the last answer, so that the seat has not acted since."""
    return bool(past) and any(seat_of(event, me) not in (me, NOBODY) for event in past[-1])


def recap_line(past: Sequence[Turn], context: EventContext) -> str:
    """What the others did, in one line with its net effects; it opens the dialog that tells all of it."""
    text = context.text
    body = "".join(
        element("span", turn_line(turn, context) + _turn_icons(turn), class_="recap-turn") for turn in past
    )
    label = text("recap.open", told=spoken_recap(past, context))
    open_ = picture_button("recap", widgets.named(label, body), "recap-open", title=text("recap.title"))
    cross = widgets.icon("cross")
    close = picture_button("dismiss_recap", cross, "recap-close", aria_label=text("recap.close"))
    return element("div", open_ + close, class_="recap")


def _turn_icons(turn: Turn) -> str:
    """A turn in pictures: what is shown where the words of all turns do not fit (fit.js)."""
    found = dict.fromkeys(icons(turn.events))
    return widgets.row(map(widgets.icon, found or [OTHER_ICON]), "recap-signs")


def recap_button(text: Text) -> str:
    """The button that opens the dialog again."""
    title = text("recap.title")
    return picture_button("recap", widgets.icon("story"), "recap-again", aria_label=title, title=title)


def spoken_recap(past: Sequence[Turn], context: EventContext) -> str:
    """What the others did, for a screen reader."""
    each = [
        context.text("recap.spoken", name=context.people[turn.seat].name, told=summarize_turn(turn, context))
        for turn in past
    ]
    return words.join_sentences(context.text, each) if each else ""
