"""The stages in which a screen is painted: what is wanted first, then what is around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from stroganov_web.screens.paint_queue import Step
from stroganov_web.screens.ports import Panels
from stroganov_web.ui.table_view import DrawPanel


def to_table(page: Panels, panels: Mapping[str, DrawPanel], watch: Step, then: Sequence[Step]) -> list[Step]:
    """The first panel says what to do now; `watch` comes before anything that may move is painted."""
    first, *others = (partial(_paint, page, name, draw) for name, draw in panels.items())
    return [first, watch, *others, partial(page.show, "table"), *then]


def to_end(page: Panels, drawings: Sequence[DrawPanel], then: Sequence[Step]) -> list[Step]:
    """The top of the end is shown before the rest is drawn."""
    top, *rest = drawings

    def first() -> None:
        _paint(page, "screen", top)
        page.show("end")

    return [first, *then, *(partial(_paint, page, "screen", draw) for draw in rest)]


def _paint(page: Panels, name: str, draw: DrawPanel) -> None:
    page.paint({name: draw()})
