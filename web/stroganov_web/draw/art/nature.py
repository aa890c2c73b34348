"""Trees and peaks: the shapes scenery is made of."""

from __future__ import annotations

from collections.abc import Iterable

from stroganov_web.draw.art.svg import path, trace, var

_TRUNK = "#4A3222"


# A tree as it is placed: how far right and how far down it stands, and how tall it is.
Tree = tuple[float, float, float]


def _half(x: float, base: float, w: float, h: float) -> str:
    """The right side of a spruce from the tip down."""
    return trace(
        *("M", x, base - h, "Q", x + w * 0.1, base - h * 0.78, x + w * 0.29, base - h * 0.64),
        *("L", x + w * 0.15, base - h * 0.66),
        *("Q", x + w * 0.22, base - h * 0.46, x + w * 0.41, base - h * 0.34),
        *("L", x + w * 0.22, base - h * 0.37),
        *("Q", x + w * 0.3, base - h * 0.18, x + w * 0.5, base - h * 0.05),
    )


def _other_half(x: float, base: float, w: float, h: float) -> str:
    """The left side from the lowest bough up: one way round, so that trees may overlap in one path."""
    return trace(
        *("L", x - w * 0.5, base - h * 0.05),
        *("Q", x - w * 0.3, base - h * 0.18, x - w * 0.22, base - h * 0.37),
        *("L", x - w * 0.41, base - h * 0.34),
        *("Q", x - w * 0.22, base - h * 0.46, x - w * 0.15, base - h * 0.66),
        *("L", x - w * 0.29, base - h * 0.64),
        *("Q", x - w * 0.1, base - h * 0.78, x, base - h, "Z"),
    )


def _caps(x: float, base: float, w: float, h: float) -> str:
    """Snow on the tip and on one bough."""
    return trace(
        *("M", x, base - h, "Q", x + w * 0.1, base - h * 0.78, x + w * 0.29, base - h * 0.64),
        *("Q", x + w * 0.1, base - h * 0.72, x, base - h * 0.66),
        *("Q", x - w * 0.1, base - h * 0.72, x - w * 0.29, base - h * 0.64),
        *("Q", x - w * 0.1, base - h * 0.78, x, base - h, "Z"),
        *("M", x - w * 0.41, base - h * 0.34),
        *("Q", x - w * 0.24, base - h * 0.44, x - w * 0.17, base - h * 0.55),
        *("Q", x - w * 0.05, base - h * 0.44, x + w * 0.1, base - h * 0.45),
        *("Q", x - w * 0.1, base - h * 0.34, x - w * 0.41, base - h * 0.34, "Z"),
    )


def spruces(trees: Iterable[Tree], colour: str, snow: bool = False) -> str:
    """Spruces of one colour, their right halves in shade; all of them are a few paths for the browser."""
    trunks = bodies = shades = caps = ""
    for x, base, h in trees:
        w = h * 0.5
        right = _half(x, base, w, h)
        trunks += trace("M", x - w * 0.06, base - h * 0.08, "h", w * 0.12, "v", h * 0.1, "h", -w * 0.12, "z")
        bodies += f"{right} {_other_half(x, base, w, h)}"
        shades += f"{right} {trace('H', x, 'Z')}"
        caps += _caps(x, base, w, h) if snow else ""
    drawn = path(trunks, _TRUNK) + path(bodies, colour) + path(shades, "#000", opacity=0.16)
    return drawn + (path(caps, var("snow")) if snow else "")


def peak(
    x: float, base: float, w: float, h: float, light: str, dark: str, snow: float = 0.38, lean: float = 0.06
) -> str:
    """A faceted mountain; `snow` is the white share of its height, `lean` moves the summit."""
    tip, top = x + w * lean, base - h
    left, right = tip - (tip - x + w / 2) * snow, tip + (x + w / 2 - tip) * snow
    low = top + h * snow
    body = trace("M", x - w / 2, base, "L", tip, top, "L", x + w / 2, base, "Z")
    shade = trace(
        *("M", tip, top, "L", x + w / 2, base, "L", x + w * 0.02, base),
        *("L", tip + w * 0.06, base - h * 0.5, "L", tip - w * 0.02, base - h * 0.66, "Z"),
    )
    bright = trace(
        *("M", tip, top, "L", left, low, "L", left + (tip - left) * 0.45, low - h * snow * 0.22),
        *("L", tip - w * 0.03, low + h * 0.1, "L", tip + w * 0.02, low - h * snow * 0.25, "Z"),
    )
    dull = trace(
        *("M", tip, top, "L", tip + w * 0.02, low - h * snow * 0.25),
        *("L", tip + (right - tip) * 0.5, low + h * 0.03, "L", right, low, "Z"),
    )
    return (
        path(body, light) + path(shade, dark) + path(bright, var("peak-snow")) + path(dull, var("peak-shade"))
    )
