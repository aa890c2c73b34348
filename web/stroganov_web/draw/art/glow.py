"""The light of a legal target: halo, ring and bead, and what pointer and keyboard focus add."""

from __future__ import annotations

from dataclasses import dataclass

from stroganov_web.draw.art.svg import Value, circle, element, num, shape, var


@dataclass(frozen=True)
class Outline:
    """A box or a disc that light is drawn around: the SVG tag and its geometry."""

    tag: str
    geometry: dict[str, Value]

    @classmethod
    def box(cls, x: float, y: float, w: float, h: float, r: float, pad: float) -> Outline:
        """A box with corners of radius `r`, `pad` larger on all sides."""
        padded = {"x": x - pad, "y": y - pad, "width": w + 2 * pad, "height": h + 2 * pad, "rx": r + pad}
        return cls("rect", {**padded})

    @classmethod
    def disc(cls, cx: float, cy: float, r: float, pad: float) -> Outline:
        """A disc, `pad` larger on all sides."""
        return cls("circle", {"cx": cx, "cy": cy, "r": r + pad})

    def stroke(self, colour: str, width: float | str, **extra: Value) -> str:
        """The outline as a line."""
        return shape(self.tag, **self.geometry, fill="none", stroke=var(colour), stroke_width=width, **extra)


def halo(outline: Outline, chosen: bool = False, width: float = 2.6) -> str:
    """The soft light under a target, doubled if it is chosen."""
    wide = outline.stroke("halo", width * 8, opacity=0.28) if chosen else ""
    return wide + outline.stroke("halo", width * (5 if chosen else 3.4), opacity=0.5)


def shine(outline: Outline) -> str:
    """The stronger light of a target under the pointer; CSS shows it."""
    return outline.stroke("halo", 14, opacity=0.75, class_="shine")


def ring(outline: Outline, corner: tuple[float, float], chosen: bool = False, width: float = 2.6) -> str:
    """Ring and core on top of a target, and at its corner the bead, the cue that needs no colour."""
    # Night needs a broader core than day, so its width hangs on a token.
    core = f"calc({num(width)}px*var(--core-width))"
    edge = outline.stroke("ring", width * (1.9 if chosen else 1.45))
    return edge + outline.stroke("core", core) + _bead(*corner, width * (2.5 if chosen else 2))


def _bead(x: float, y: float, r: float) -> str:
    return (
        circle(x, y, r + 1.3, var("ring"))
        + circle(x, y, r, var("bead"), var("bead-eye"), 1.3)
        + circle(x, y, r * 0.36, var("bead-eye"))
    )


def focus(outline: Outline) -> str:
    """The keyboard's focus: white under dark, above every glow; CSS shows it."""
    return element("g", outline.stroke("focus-out", 6) + outline.stroke("focus-in", 3), class_="focus")
