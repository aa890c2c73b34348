"""Tables of the end: a row for each thing, a column for each seat, the most of a row in bold."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov_web.draw.art.svg import element, escape
from stroganov_web.draw.widgets import shield_icon
from stroganov_web.model.people import Person

Row = tuple[str, Sequence[int]]  # finished markup of the title, and a number for each seat


def table(name: str, corner: str, people: Sequence[Person], rows: str) -> str:
    """A table in a part of the page that can be scrolled sideways; `corner` says what the rows are."""
    heads = "".join(_head(person) for person in people)
    first = f'<td><span class="unseen">{escape(corner)}</span></td>'
    return (
        f'<div class="scroller" role="region" tabindex="0" aria-labelledby="{name}">'
        f'<table aria-labelledby="{name}"><thead><tr>{first}{heads}</tr></thead>{rows}</table></div>'
    )


def _head(person: Person) -> str:
    return f'<th scope="col">{shield_icon(person)}{element("span", escape(person.name), class_="name")}</th>'


def body(rows: Sequence[Row], title: str = "") -> str:
    """Rows that belong together, perhaps below a title."""
    if not rows:
        return ""
    span = len(rows[0][1]) + 1
    head = (
        f'<tr class="part"><th scope="rowgroup" colspan="{span}">{escape(title)}</th></tr>' if title else ""
    )
    return element("tbody", head + "".join(_row(*row) for row in rows))


def foot(row: Row) -> str:
    """The sum of it all."""
    return f'<tfoot class="total">{_row(*row)}</tfoot>'


def _row(title: str, numbers: Sequence[int]) -> str:
    most = max(numbers)
    cells = "".join(f'<td class="most">{n}</td>' if n == most and n else f"<td>{n}</td>" for n in numbers)
    return f'<tr><th scope="row">{title}</th>{cells}</tr>'
