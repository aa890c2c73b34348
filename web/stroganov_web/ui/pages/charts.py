"""Charts of the end page in SVG: points by source as bars, points year by year as lines.

Widths are shares of whatever room there is, so that words and patterns keep their size. Seats differ by
pattern, stroke, shield and letter besides colour; the tables beside the charts say the same in numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from stroganov_web.draw.art.people import shield
from stroganov_web.draw.art.svg import Value, circle, element, escape, line, numeral, rect, text, trace, var
from stroganov_web.model.people import Person

_BAR, _GAP = 17, 3  # a bar's height and the space below it
_HIGH, _TOP, _BOTTOM = 230, 14, 26
_SPREAD = 7  # seats stand beside each other, so that equal points hide nobody
_DASHES = {"blue": None, "red": "9 4", "green": "2 5", "yellow": "12 4 2 4"}
_MARKS = {
    "blue": "",
    "red": line("M0 8L8 0", var("red-dark"), 2.4),
    "green": circle(4, 4, 1.7, fill=var("green-dark")),
    "yellow": line("M4 0V8", var("yellow-dark"), 2.2),
}


def patterns() -> str:
    """What fills the bars of each colour; the page has it once."""
    drawn = "".join(
        element(
            "pattern",
            rect(0, 0, 8, 8, fill=var(colour)) + mark,
            id=f"bar-{colour}",
            width=8,
            height=8,
            patternUnits="userSpaceOnUse",
        )
        for colour, mark in _MARKS.items()
    )
    return element("svg", element("defs", drawn), width=0, height=0, aria_hidden="true", class_="unseen")


def bar_chart(people: Sequence[Person], points: Sequence[int], most: int) -> str:
    """A bar for each seat with its letter before and its points after it; the longest has `most`."""
    drawn = "".join(
        _bar(person, count, i * (_BAR + _GAP), most)
        for i, (person, count) in enumerate(zip(people, points, strict=True))
    )
    return element("svg", drawn, class_="bars", height=len(people) * (_BAR + _GAP), aria_hidden="true")


def _bar(person: Person, points: int, y: float, most: int) -> str:
    wide = f"{points * 100 / most:.2f}%" if points > 0 else "0"
    shape: dict[str, Value] = {"x": 0, "y": y + 1, "width": wide, "height": _BAR - 2, "rx": 3}
    fill = f"url(#bar-{person.colour})"
    bar = element("rect", **shape, fill=fill, stroke=var("ink"), stroke_width=1.3) if points > 0 else ""
    badge = shield(person.colour, person.letter, -23.5, y - 1, 19)
    count = numeral(0, 0, points, 13, dx=6, dy=y + _BAR / 2)
    return badge + bar + element("svg", count, x=wide, overflow="visible")


def line_chart(people: Sequence[Person], totals: Sequence[Sequence[int]], columns: Sequence[str]) -> str:
    """A line for each seat: its points at the end of each column."""
    most = max(1, *(total for course in totals for total in course))
    step = next(step for step in (5, 10, 20, 50, 1000) if most <= step * 5)
    ceiling = -(-most // step) * step
    plot = _grid(ceiling, step) + _columns(columns)
    for seat, (person, course) in enumerate(zip(people, totals, strict=True)):
        plot += _course(person, course, ceiling, _beside(seat, len(people)))
    finish = _finish(people, [course[-1] for course in totals], ceiling)
    drawn = ("plot", plot), ("finish", finish)
    return "".join(
        element("svg", body, class_=name, height=_HIGH, aria_hidden="true") for name, body in drawn
    )


def _beside(seat: int, seats: int) -> float:
    return (seat - (seats - 1) / 2) * _SPREAD


def _x(column: int, columns: int) -> str:
    return f"{column * 100 / (columns - 1):.2f}%"


def _y(points: float, ceiling: int) -> float:
    return _HIGH - _BOTTOM - points * (_HIGH - _BOTTOM - _TOP) / ceiling


def _grid(ceiling: int, step: int) -> str:
    drawn = ""
    for points in range(0, ceiling + 1, step):
        y = _y(points, ceiling)
        drawn += element("line", x1=-10, x2="100%", y1=y, y2=y, stroke=var("line"), stroke_width=1)
        drawn += text(-16, y + 4, points, 12, fill=var("ink2"), anchor="end")
    return drawn


def _columns(columns: Sequence[str]) -> str:
    """Names below the plot; the last may be a word and goes on to the right."""
    named: dict[str, Value] = {"y": _HIGH - 6, "font_size": 13, "font_weight": 700, "fill": var("ink2")}
    *middle, last = [(_x(column, len(columns) + 1), said) for column, said in enumerate(columns, start=1)]
    years = "".join(element("text", escape(said), x=x, text_anchor="middle", **named) for x, said in middle)
    return years + element("text", escape(last[1]), x=last[0], dx=-10, **named)


def _course(person: Person, course: Sequence[int], ceiling: int, beside: float) -> str:
    """The line of a seat with its shield's shape where a year ends."""
    columns = len(course) + 1
    at = [(_x(column, columns), _y(points, ceiling)) for column, points in enumerate((0, *course))]
    lines = "".join(
        _stroke(start, end, var("ink"), 4.6)
        + _stroke(start, end, var(person.colour), 2.6, _DASHES[person.colour])
        for start, end in pairwise(at)
    )
    stops = "".join(
        element("svg", shield(person.colour, "", -6.5, -7.2, 14), x=x, y=y, overflow="visible")
        for x, y in at[1:]
    )
    return element("svg", lines + stops, x=beside, overflow="visible")


def _stroke(
    start: tuple[str, float], end: tuple[str, float], colour: str, width: float, dash: str | None = None
) -> str:
    ends: dict[str, Value] = {"x1": start[0], "y1": start[1], "x2": end[0], "y2": end[1]}
    round_ = None if dash else "round"
    return element(
        "line", **ends, stroke=colour, stroke_width=width, stroke_dasharray=dash, stroke_linecap=round_
    )


def _finish(people: Sequence[Person], totals: Sequence[int], ceiling: int) -> str:
    """Shield and points of each seat beside the end of its line, none over another."""
    order = sorted(range(len(people)), key=lambda seat: -totals[seat])
    heights = spread_out([_y(totals[seat], ceiling) for seat in order], 24, _TOP - 2, _HIGH - 12)
    drawn = ""
    for seat, y in zip(order, heights, strict=True):
        start = _beside(seat, len(people)) + 8
        drawn += line(trace("M", start, _y(totals[seat], ceiling), "L", 28, y), var("ink2"), 1.2)
        drawn += shield(people[seat].colour, people[seat].letter, 28, y - 11, 22)
        drawn += numeral(54, y, totals[seat], 15)
    return drawn


def spread_out(wanted: Sequence[float], gap: float, first: float, last: float) -> list[float]:
    """Places in order, as near as can be to the wanted ones, at least `gap` from each other.

    >>> spread_out([10, 12, 60], 20, 0, 100)
    [10, 30, 60]
    """
    placed: list[float] = []
    for want in wanted:
        placed.append(max(want, first, placed[-1] + gap if placed else first))
    limit = last
    for i in range(len(placed) - 1, -1, -1):
        placed[i] = min(placed[i], limit)
        limit = placed[i] - gap
    return placed


def running_totals(years: Mapping[int, int], columns: Sequence[int]) -> list[int]:
    """Points added up from column to column."""
    total, found = 0, []
    for column in columns:
        total += years.get(column, 0)
        found.append(total)
    return found
