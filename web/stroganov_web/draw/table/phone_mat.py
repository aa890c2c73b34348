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
    """The mat as a page of its own on a phone."""
    w = mat.d.layout.width - 16
    narrow = w < 340
    x, inner, y = 19.0, w - 22, 12.0
    head = Box(x, y + 6, inner, 40)
    name = shortened(mat.person.name, 20, inner - 100, bold=True)

    def who() -> str:
        shown = shield(mat.person.colour, mat.person.letter, x, head.y, 38)
        shown += words(x + 45, head.y + 18, name, 20, 700, class_="serif")
        shown += words(x + 45, head.y + 36, if_fits(mat.place, 13.5, inner - 100), 13.5, 400, var("ink2"))
        return shown + points_seal(mat.d.me, mat.player.vp, x + inner - 43, head.y - 2, 43, 19)

    out = mat.part("who", (head, name, mat.place, mat.player.vp), who)
    columns = 2 if narrow else 3
    wide = (inner - 6 * (columns - 1)) / columns
    y = head.bottom + 8
    boxes = [Box(x + i % columns * (wide + 6), y + i // columns * 45, wide, 40) for i in range(6)]
    out += mat.chips(boxes, True, 20)
    y += 45 * (6 // columns) + 7
    out += mat.furs(Box(x, y, inner, 68), 46)
    y += 75
    rows, y = _phone_cards(mat, Box(x, y, inner, 118))
    out += rows + mat.lands(Box(x, y, inner, 62))
    y += 69
    out += label(x, y + 12, mat.text("table.trophy"))
    out += mat.trophies(Box(x, y + 18, inner, 109), rows=2)
    height = y + 18 + 109 + 9
    sheet = panel(8, 8, w, height - 8, 12) + rect(22, 7, w - 28, 4, 2, var(mat.person.colour))
    body = mat.d.item(f"mat-{mat.d.me}", sheet + out, Frame(8, 8, w, height - 8, 12))
    return mat.d.panel(w + 16, height + 8, body, title, "mat")


def _phone_cards(mat: OwnMat, box: Box) -> tuple[str, float]:
    """Hand and fulfilled wishes, sharing the width by need; returns them and where the next row begins."""
    if mat.d.state.starting:
        return mat.starting(box), box.bottom + 8
    h = box.h - LABEL
    player = mat.player
    needs = [
        card_need(mat, "table.hand", len(player.hand), h),
        card_need(mat, "table.fulfilled", len(player.fulfilled), h),
    ]
    left, right = divide_width(needs, box.w - 12)
    out = mat.cards(Box(box.x, box.y, left, box.h), done=False)
    return out + mat.cards(Box(box.x + left + 12, box.y, right, box.h), done=True), box.bottom + 8
