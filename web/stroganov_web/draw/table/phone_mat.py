"""The own mat as a page of its own on a phone."""

from __future__ import annotations

from stroganov_web.draw.art.panels import label, panel
from stroganov_web.draw.art.people import shield
from stroganov_web.draw.art.svg import rect, var
from stroganov_web.draw.art.svg import text as words
from stroganov_web.draw.table.layout import Box
from stroganov_web.draw.table.lights import Frame
from stroganov_web.draw.table.mat_sections import LABEL, OwnMat
from stroganov_web.draw.table.row_widths import divide_width
from stroganov_web.draw.table.text_width import if_fits, shortened
from stroganov_web.draw.table.wide_mat import card_need
from stroganov_web.draw.widgets import points_seal


def phone_mat(mat: OwnMat, title: str) -> str:
    """The mat as a page of its own on a phone: everything one below the other."""
    w = mat.d.layout.width - 16
    row = Box(19, 18, w - 22, 40)
    out = _title(mat, row)
    row = Box(row.x, row.bottom + 8, row.w, 45 * (6 // _columns(row.w)) - 5)
    out += _supplies(mat, row)
    row = Box(row.x, row.bottom + 12, row.w, 68)
    out += mat.furs(row, 46)
    row = Box(row.x, row.bottom + 7, row.w, 118)
    out += _wishes(mat, row)
    row = Box(row.x, row.bottom + 8, row.w, 62)
    out += mat.lands(row)
    row = Box(row.x, row.bottom + 25, row.w, 109)
    out += label(row.x, row.y - 6, mat.text("table.trophy")) + mat.trophies(row, rows=2)
    height = row.bottom + 9
    sheet = panel(8, 8, w, height - 8, 12) + rect(22, 7, w - 28, 4, 2, var(mat.person.colour))
    body = mat.d.item(f"mat-{mat.d.me}", sheet + out, Frame(8, 8, w, height - 8, 12))
    return mat.d.panel(w + 16, height + 8, body, title, "mat")


def _title(mat: OwnMat, box: Box) -> str:
    """Shield, name, place in the order and points."""
    person, vp = mat.person, mat.player.vp
    room = box.w - 100
    name = shortened(person.name, 20, room, bold=True)

    def draw() -> str:
        shown = shield(person.colour, person.letter, box.x, box.y, 38)
        shown += words(box.x + 45, box.y + 18, name, 20, 700, class_="serif")
        shown += words(box.x + 45, box.y + 36, if_fits(mat.place, 13.5, room), 13.5, 400, var("ink2"))
        return shown + points_seal(mat.d.me, vp, box.right - 43, box.y - 2, 43, 19)

    return mat.part("who", (box, name, mat.place, vp), draw)


def _columns(width: float) -> int:
    """How many supplies stand side by side."""
    return 2 if width < 318 else 3


def _supplies(mat: OwnMat, box: Box) -> str:
    columns = _columns(box.w)
    wide = (box.w - 6 * (columns - 1)) / columns
    boxes = [Box(box.x + i % columns * (wide + 6), box.y + i // columns * 45, wide, 40) for i in range(6)]
    return mat.chips(boxes, True, 20)


def _wishes(mat: OwnMat, box: Box) -> str:
    """Wishes in hand and fulfilled, dividing the width by need, or the starting wishes on offer."""
    if mat.d.state.starting:
        return mat.starting(box)
    player, h = mat.player, box.h - LABEL
    needs = [
        card_need(mat, "table.hand", len(player.hand), h),
        card_need(mat, "table.fulfilled", len(player.fulfilled), h),
    ]
    left, right = divide_width(needs, box.w - 12)
    out = mat.cards(Box(box.x, box.y, left, box.h), done=False)
    return out + mat.cards(Box(box.x + left + 12, box.y, right, box.h), done=True)
