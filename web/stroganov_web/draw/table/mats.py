"""The own mat of a seat, as a wide table or a phone shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stroganov.state import State
from stroganov_web.draw.table.layout import Box, Layout
from stroganov_web.draw.table.lights import Frame, Targets
from stroganov_web.draw.table.mat import Mat
from stroganov_web.draw.table.mat_phone import phone_mat
from stroganov_web.draw.table.mat_wide import wide_mat
from stroganov_web.draw.table.things import drawing, thing
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person


def mat(
    state: State,
    people: Sequence[Person],
    layout: Layout,
    lit: Targets,
    text: Text,
    me: int,
    payment: Mapping[int, int] | None = None,
) -> str:
    """The mat of a seat; `payment` says how many furs of each value are proposed to be paid."""
    drawn = Mat(state, people, layout, lit, text, me, payment)
    if layout.phone:
        return phone_mat(drawn)
    box = layout.boxes()["mat"]
    sheet = Box(0, 2, box.w, box.h - 2)
    body = thing(f"mat-{me}", wide_mat(drawn, sheet), lit, Frame(*sheet, 12))
    return drawing(box.w, box.h, body, text("table.mat", name=people[me].name), layout.scale, "mat", lit)
