"""The own mat of a seat, as a wide table or a phone shows it."""

from __future__ import annotations

from collections.abc import Mapping

from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Box
from stroganov_web.draw.table.lights import Frame
from stroganov_web.draw.table.mat_sections import OwnMat
from stroganov_web.draw.table.phone_mat import phone_mat
from stroganov_web.draw.table.wide_mat import wide_mat


def mat(d: Drawing, payment: Mapping[int, int] | None = None) -> str:
    """The mat of the seat `me`; `payment` says how many furs of each value are proposed to be paid."""
    own = OwnMat(d, payment or {})
    label = d.text("table.mat", name=own.person.name)
    if d.layout.tablet:
        sheet, size = Box(8, 6, d.layout.width - 16, d.layout.mats), (d.layout.width, d.layout.pane)
    elif d.layout.phone:
        return phone_mat(own, label)
    else:
        box = d.layout.boxes()["mat"]
        sheet, size = Box(0, 2, box.w, box.h - 2), (box.w, box.h)
    body = d.item(f"mat-{d.me}", wide_mat(own, sheet), Frame(*sheet, 12))
    return d.panel(*size, body, label, "mat")
