"""Trees and peaks: the shapes scenery is made of."""

from __future__ import annotations

from stroganov_web.art.svg import path, rect, trace, var

_TRUNK = "#4A3222"


def _half(x: float, base: float, w: float, h: float) -> str:
    """One side of a spruce from the tip down; a negative `w` gives the other side."""
    return trace(
        *("M", x, base - h, "Q", x + w * 0.1, base - h * 0.78, x + w * 0.29, base - h * 0.64),
        *("L", x + w * 0.15, base - h * 0.66),
        *("Q", x + w * 0.22, base - h * 0.46, x + w * 0.41, base - h * 0.34),
        *("L", x + w * 0.22, base - h * 0.37),
        *("Q", x + w * 0.3, base - h * 0.18, x + w * 0.5, base - h * 0.05),
        *("L", x, base - h * 0.05, "Z"),
    )


def _caps(x: float, base: float, w: float, h: float) -> str:
    """Snow on the tip and on one bough."""
    tip = trace(
        *("M", x, base - h, "Q", x + w * 0.1, base - h * 0.78, x + w * 0.29, base - h * 0.64),
        *("Q", x + w * 0.1, base - h * 0.72, x, base - h * 0.66),
        *("Q", x - w * 0.1, base - h * 0.72, x - w * 0.29, base - h * 0.64),
        *("Q", x - w * 0.1, base - h * 0.78, x, base - h, "Z"),
    )
    bough = trace(
        *(
            "M",
            x - w * 0.41,
            base - h * 0.34,
            "Q",
            x - w * 0.24,
            base - h * 0.44,
            x - w * 0.17,
            base - h * 0.55,
        ),
        *("Q", x - w * 0.05, base - h * 0.44, x + w * 0.1, base - h * 0.45),
        *("Q", x - w * 0.1, base - h * 0.34, x - w * 0.41, base - h * 0.34, "Z"),
    )
    return path(f"{tip} {bough}", var("snow"))


def spruce(x: float, base: float, h: float, colour: str, snow: bool = False) -> str:
    """A spruce standing at x on `base`, its right half in shade."""
    w = h * 0.5
    right = _half(x, base, w, h)
    return (
        rect(x - w * 0.06, base - h * 0.08, w * 0.12, h * 0.1, fill=_TRUNK)
        + path(f"{right} {_half(x, base, -w, h)}", colour)
        + path(right, "#000", opacity=0.16)
        + (_caps(x, base, w, h) if snow else "")
    )


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
