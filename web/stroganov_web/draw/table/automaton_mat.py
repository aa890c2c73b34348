"""The automaton's mat: the card that leads Ivan or Katyusha, the deck, and what they own."""

from __future__ import annotations

from stroganov_web.draw.art.automa import automa_back, automa_card
from stroganov_web.draw.art.panels import badge
from stroganov_web.draw.art.svg import rect, var
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Box
from stroganov_web.draw.table.lights import Frame
from stroganov_web.draw.table.opponent_mat import belongings, cards_and_lands, furs_and_trophy, title_line

_RATIO = 0.64  # width of an automa card to its height


def automaton_mat(d: Drawing, seat: int, box: Box) -> str:
    """Ivan's or Katyusha's mat: cards to the left, belongings to the right."""
    top = box.y + 38
    room = box.bottom - top - 8
    h = min(room, 138.0) if room > 170 else room
    wide = min(h * _RATIO, box.w * 0.28)
    face = Box(box.x + 12, top, wide, h)
    back = Box(face.right + 7, top, wide, h)
    out = title_line(d, seat, box) + _cards(d, face, back)
    right = Box(back.right + 12, top, box.right - back.right - 20, h)
    if room <= 170:
        return out + belongings(d, seat, right)
    low = Box(box.x + 12, face.bottom + 8, box.w - 20, room - h - 8)
    return out + furs_and_trophy(d, seat, right) + cards_and_lands(d, seat, low)


def _cards(d: Drawing, face: Box, back: Box) -> str:
    """The card turned up last, and the deck with the open movement of its top card and its size."""
    state, opponent = d.state, d.state.setup.opponent
    shown, deck = _empty(face), _empty(back)
    if card := state.rules.automa.get(state.flipped):
        shown = automa_card(
            *face,
            opponent=opponent,
            move=card.move,
            hunt=card.hunt,
            hunt_count=card.hunt_count,
            action=card.action,
            letters=card.letters,
        )
    if state.automa:
        deck = automa_back(*back, opponent=opponent, move=state.rules.automa[state.automa[0]].move)
        deck += badge(back.right - 10, back.y + 9, len(state.automa))
    return d.item("automa", shown, Frame(*face, 6, 0)) + d.item("deck-automa", deck, Frame(*back, 6, 0))


def _empty(box: Box) -> str:
    return rect(*box, 6, "none", var("line2"), 1.4, stroke_dasharray="4 4")
