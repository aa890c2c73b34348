"""SVG text: the few elements every picture is made of, with numbers rounded and every value escaped."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

Value = str | int | float | None

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@lru_cache(maxsize=1 << 14)
def num(value: float, decimals: int = 2) -> str:
    """A coordinate with few decimals and no trailing zeros."""
    short = f"{value:.{decimals}f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def escape(value: object) -> str:
    """Text that can stand in an element or a quoted attribute without becoming markup."""
    return _escaped(str(value))


@lru_cache(maxsize=1 << 12)
def _escaped(value: str) -> str:
    clean = _NOT_XML.sub("", value)
    for raw, safe in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#39;")):
        clean = clean.replace(raw, safe)
    return clean


def var(token: str) -> str:
    """A reference to a palette token."""
    return f"var(--{token})"


@lru_cache(maxsize=256)
def _named(name: str) -> str:
    return f' {name.rstrip("_").replace("_", "-")}="'


def attributes(values: dict[str, Value]) -> str:
    """Attributes in order; `stroke_width` is written `stroke-width`, a None is left out."""
    return "".join(
        [
            f'{_named(name)}{_escaped(value) if type(value) is str else num(value)}"'
            for name, value in values.items()
            if value is not None
        ]
    )


def element(tag: str, body: str = "", /, **values: Value) -> str:
    """Any element; `body` is finished markup, the values are escaped."""
    head = f"<{tag}{attributes(values)}"
    return f"{head}>{body}</{tag}>" if body else f"{head}/>"


def trace(*parts: str | float) -> str:
    """Path data from letters and numbers, to a tenth of a pixel: `trace("M", x, y, "h", w)`."""
    return " ".join(part if isinstance(part, str) else num(part, 1) for part in parts)


def shape(tag: str, /, **values: Value) -> str:
    """A shape; where only its fill or only its stroke can be seen, the opacity is theirs.

    An opacity of the whole shape would be a layer of its own for the browser, and there are hundreds.

    >>> shape("circle", r=5, fill="none", stroke="red", opacity=0.5)
    '<circle r="5" fill="none" stroke="red" stroke-opacity="0.5"/>'
    """
    if values.get("opacity") is not None:
        if values.get("fill") == "none":
            values["stroke_opacity"] = values.pop("opacity")
        elif values.get("stroke") is None:
            values["fill_opacity"] = values.pop("opacity")
    return element(tag, **values)


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 0,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 1,
    **extra: Value,
) -> str:
    """A rectangle with corners of radius `r`."""
    edge = width if stroke else None
    box: dict[str, Value] = {"x": x, "y": y, "width": w, "height": h, "rx": r or None}
    return shape("rect", **box, fill=fill, stroke=stroke, stroke_width=edge, **extra)


def circle(
    cx: float,
    cy: float,
    r: float,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 1,
    **extra: Value,
) -> str:
    """A circle."""
    edge = width if stroke else None
    return shape("circle", cx=cx, cy=cy, r=r, fill=fill, stroke=stroke, stroke_width=edge, **extra)


def ellipse(cx: float, cy: float, rx: float, ry: float, fill: str = "none", **extra: Value) -> str:
    """An ellipse: shadows, pools, mounds."""
    return shape("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, fill=fill, **extra)


def path(d: str, fill: str = "none", stroke: str | None = None, width: float = 1, **extra: Value) -> str:
    """A shape; a stroked one has round caps and joins."""
    if stroke is None:
        return shape("path", d=d, fill=fill, **extra)
    return shape(
        "path",
        d=d,
        fill=fill,
        stroke=stroke,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **extra,
    )


def line(d: str, stroke: str, width: float, **extra: Value) -> str:
    """An open stroke."""
    return path(d, "none", stroke, width, **extra)


def dots(places: Iterable[tuple[float, float]], radius: float, colour: str, **extra: Value) -> str:
    """Dots of one size as one element: strokes without length, with round ends.

    >>> dots([(1, 2), (3, 4)], 0.5, "red", opacity=0.5)[:20]
    '<path d="M 1 2 h 0M '
    """
    return line("".join(trace("M", x, y, "h", 0) for x, y in places), colour, 2 * radius, **extra)


def text(
    x: float,
    y: float,
    content: object,
    size: float = 13,
    weight: int = 400,
    fill: str = "var(--ink)",
    anchor: str | None = None,
    **extra: Value,
) -> str:
    """A line of text whose baseline is `y`."""
    body = escape(content)
    return element(
        "text", body, x=x, y=y, font_size=size, font_weight=weight, fill=fill, text_anchor=anchor, **extra
    )


def numeral(
    x: float,
    y: float,
    content: object,
    size: float = 14,
    fill: str = "var(--ink)",
    anchor: str | None = None,
    **extra: Value,
) -> str:
    """A bold number in the serif face; `y` is its middle."""
    return text(x, y + size * 0.36, content, size, 700, fill, anchor, class_="num", **extra)


def group(body: str, x: float = 0, y: float = 0, scale: float = 1, **extra: Value) -> str:
    """Markup moved to x, y and scaled."""
    moved = f"translate({num(x)} {num(y)})" if x or y else ""
    sized = f"scale({scale:.4g})" if scale != 1 else ""
    return element("g", body, transform=f"{moved} {sized}".strip() or None, **extra)


def use(symbol: str, x: float, y: float, w: float, h: float | None = None, **extra: Value) -> str:
    """A symbol of the sheet in a box."""
    return element("use", href=f"#{symbol}", x=x, y=y, width=w, height=w if h is None else h, **extra)


def symbol(name: str, body: str, box: str = "0 0 24 24", fit: str | None = None) -> str:
    """A drawing that is defined once and used by name; `fit` says how it fills a box of another shape."""
    return element("symbol", body, id=name, viewBox=box, preserveAspectRatio=fit)
