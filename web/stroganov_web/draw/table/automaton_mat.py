"""The automaton's mat: the card that leads Ivan or Katyusha, the deck, and what they own."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov.state import State
from stroganov_web.draw.art.automa import automa_back, automa_card
from stroganov_web.draw.art.svg import rect, var
from stroganov_web.draw.table.layout import Box, Layout
from stroganov_web.draw.table.lights import Frame, Targets
from stroganov_web.draw.table.opponent_mat import belongings, cards_and_lands, furs_and_trophy, title
from stroganov_web.draw.table.rows import badge
from stroganov_web.draw.table.things import thing
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person

_RATIO = 0.64  # width of an automa card to its height


def solo_mat(
    state: State,
    seat: int,
    people: Sequence[Person],
    box: Box,
    layout: Layout,
    lit: Targets,
    text: Text,
) -> str:
    """Ivan's or Katyusha's mat: cards to the left, belongings to the right."""
    top = box.y + 38
    room = box.bottom - top - 8
    h = min(room, 138.0) if room > 170 else room
    wide = min(h * _RATIO, box.w * 0.28)
    face = Box(box.x + 12, top, wide, h)
    back = Box(face.right + 7, top, wide, h)
    out = title(state, seat, people, box, lit) + _cards(state, face, back, lit)
    right = Box(back.right + 12, top, box.right - back.right - 20, h)
    if room <= 170:
        return out + belongings(state, seat, right, layout, lit)
    low = Box(box.x + 12, face.bottom + 8, box.w - 20, room - h - 8)
    return out + furs_and_trophy(state, seat, right, lit) + cards_and_lands(state, seat, low, lit)


def _cards(state: State, face: Box, back: Box, lit: Targets) -> str:
    """The card turned up last, and the deck with the open movement of its top card and its size."""
    who = state.setup.opponent
    card = state.rules.automa.get(state.flipped)
    if card:
        shown = automa_card(
            *face,
            opponent=who,
            move=card.move,
            hunt=card.hunt,
            hunt_count=card.hunt_count,
            action=card.action,
            letters=card.letters,
        )
    else:
        shown = rect(*face, 6, "none", var("line2"), 1.4, stroke_dasharray="4 4")
    deck = rect(*back, 6, "none", var("line2"), 1.4, stroke_dasharray="4 4")
    if state.automa:
        move = state.rules.automa[state.automa[0]].move
        deck = automa_back(*back, opponent=who, move=move)
        deck += badge(back.right - 10, back.y + 9, len(state.automa))
    return thing("automa", shown, lit, Frame(*face, 6, 0)) + thing(
        "deck-automa", deck, lit, Frame(*back, 6, 0)
    )
