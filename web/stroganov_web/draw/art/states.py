"""States of a target: the glow of a legal one, its bead, and the focus of the keyboard."""

from __future__ import annotations

from stroganov_web.draw.art.svg import Value, circle, element, num, shape, var

_DISC_PAD = 2.5
Shape = dict[str, Value]


def _box(x: float, y: float, w: float, h: float, r: float, pad: float) -> Shape:
    return {"x": x - pad, "y": y - pad, "width": w + 2 * pad, "height": h + 2 * pad, "rx": r + pad}


def _disc(cx: float, cy: float, r: float) -> Shape:
    return {"cx": cx, "cy": cy, "r": r + _DISC_PAD}


def _stroke(tag: str, box: Shape, colour: str, width: float | str, **extra: Value) -> str:
    return shape(tag, **box, fill="none", stroke=var(colour), stroke_width=width, **extra)


def _halo(tag: str, outline: Shape, hover: bool, width: float) -> str:
    wide = _stroke(tag, outline, "halo", width * 8, opacity=0.28) if hover else ""
    soft = _stroke(tag, outline, "halo", width * (5 if hover else 3.4), opacity=0.5)
    return wide + soft


def _ring(tag: str, outline: Shape, hover: bool, width: float, corner: tuple[float, float]) -> str:
    # Night needs a broader core than day, so its width hangs on a token.
    core = f"calc({num(width)}px*var(--core-width))"
    edge = _stroke(tag, outline, "ring", width * (1.9 if hover else 1.45))
    return edge + _stroke(tag, outline, "core", core) + bead(*corner, width, hover)


def bead(x: float, y: float, width: float = 2.6, hover: bool = False) -> str:
    """The bead on a target's corner: the cue that needs no colour."""
    r = width * (2.5 if hover else 2)
    return (
        circle(x, y, r + 1.3, var("ring"))
        + circle(x, y, r, var("bead"), var("bead-eye"), 1.3)
        + circle(x, y, r * 0.36, var("bead-eye"))
    )


def shine_box(x: float, y: float, w: float, h: float, r: float, pad: float = 2.5) -> str:
    """The stronger light of a target under the pointer."""
    return _stroke("rect", _box(x, y, w, h, r, pad), "halo", 14, opacity=0.75, class_="shine")


def shine_disc(cx: float, cy: float, r: float) -> str:
    """The stronger light of a round target under the pointer."""
    return _stroke("circle", _disc(cx, cy, r), "halo", 14, opacity=0.75, class_="shine")


def halo_box(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float,
    hover: bool = False,
    width: float = 2.6,
    pad: float = 2.5,
) -> str:
    """The light under a legal target with corners of radius `r`; doubled where the pointer is."""
    return _halo("rect", _box(x, y, w, h, r, pad), hover, width)


def ring_box(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float,
    hover: bool = False,
    width: float = 2.6,
    pad: float = 2.5,
) -> str:
    """Ring, core and bead on top of a legal target."""
    corner = (x + w + pad - r * 0.3, y - pad + r * 0.3)
    return _ring("rect", _box(x, y, w, h, r, pad), hover, width, corner)


def halo_disc(cx: float, cy: float, r: float, hover: bool = False, width: float = 2.6) -> str:
    """The light under a round target."""
    return _halo("circle", _disc(cx, cy, r), hover, width)


def ring_disc(cx: float, cy: float, r: float, hover: bool = False, width: float = 2.6) -> str:
    """Ring, core and bead on top of a round target."""
    reach = (r + _DISC_PAD) * 0.72
    return _ring("circle", _disc(cx, cy, r), hover, width, (cx + reach, cy - reach))


def focus_box(x: float, y: float, w: float, h: float, r: float = 4, outset: float = 5) -> str:
    """The keyboard's focus round a box: white under dark, above every glow."""
    outline = _box(x, y, w, h, r, outset)
    body = _stroke("rect", outline, "focus-out", 6) + _stroke("rect", outline, "focus-in", 3)
    return element("g", body, class_="focus")


def focus_disc(cx: float, cy: float, r: float, outset: float = 5) -> str:
    """The keyboard's focus round a disc."""
    outline: Shape = {"cx": cx, "cy": cy, "r": r + outset}
    body = _stroke("circle", outline, "focus-out", 6) + _stroke("circle", outline, "focus-in", 3)
    return element("g", body, class_="focus")
