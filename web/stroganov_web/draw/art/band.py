"""The action band: the rail of steps and the buttons of actions."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov_web.draw.art.rewards import Glyph, glyph_row, icon, number
from stroganov_web.draw.art.svg import circle, element, line, path, rect, text, trace, use, var

_TIP = 9
_CREAM = "#F3E6C6"
_FILLS = {"done": "bandbtn", "now": "now", "next": None}
_INKS = {"done": "bandtext", "now": "outline", "next": "bandtext2"}

# Auxiliary actions as signs: buy a fur, swap down, swap two for one, fulfil a wish.
AUXILIARY: dict[str, tuple[Glyph, ...]] = {
    "buy_fur": (number(5), icon("horse"), icon("arrow"), icon("fur")),
    "swap_down": (icon("fur"), number(1), icon("horse"), icon("down")),
    "swap_two": (number(2), icon("fur"), icon("arrow"), icon("fur")),
    "fulfil_wish": (icon("wish"), icon("check")),
}


def band_ground(x: float, y: float, w: float, h: float) -> str:
    """The spruce band with its gold edges."""
    edge = trace("M", x, y + 1, "H", x + w), trace("M", x, y + h - 1, "H", x + w)
    gold = line(edge[0], var("gold"), 2) + line(edge[1], var("gold"), 1.4)
    return rect(x, y, w, h, fill="url(#spruce)") + gold


def step_chevron(
    name: str, state: str, x: float, y: float, w: float, h: float, first: bool = False, size: float = 14
) -> str:
    """A step of the turn: done (with a tick), now or next."""
    notch = "" if first else trace("L", x + _TIP, y + h / 2)
    d = trace(
        *("M", x + (not first), y, "H", x + w - _TIP, "L", x + w, y + h / 2),
        *("L", x + w - _TIP, y + h, "H", x, notch, "Z"),
    )
    fill = _FILLS[state]
    shape = path(d, var(fill) if fill else "none", var("now" if state == "now" else "bandline"), 1.2)
    middle = x + w / 2 + (0 if first else 3)
    if state != "done":
        return shape + text(middle, y + h / 2 + 4.8, name, size, 700, var(_INKS[state]), "middle")
    tick = use("i-check", middle - len(name) * size * 0.265 - 15, y + h / 2 - 6.5, 13, color=var("bandtick"))
    return shape + tick + text(middle + 4, y + h / 2 + 4.8, name, size, 700, var("bandtext"), "middle")


def step_rail(steps: Sequence[tuple[str, str]], x: float, y: float, w: float, h: float) -> str:
    """The steps of a turn with their states as a rail of chevrons."""
    wide = w / len(steps)
    return "".join(
        step_chevron(name, state, x + i * wide, y, wide, h, first=i == 0)
        for i, (name, state) in enumerate(steps)
    )


def action_button(
    icon_name: str, title: str, x: float, y: float, w: float, h: float, state: str = "on"
) -> str:
    """A basic or advanced action: on, chosen, or off (still there to be asked about)."""
    chosen, off = state == "chosen", state == "off"
    ground = "none" if off else var("now" if chosen else "bandbtn")
    edge = var("bandline" if off else "now" if chosen else "bandedge")
    ink = var("bandtext2" if off else "outline" if chosen else "bandtext")
    side = min(24, h * 0.43)
    cy = y + h * (0.33 if title else 0.5)
    disc = circle(x + w / 2, cy, side * 0.64, "#FFF6DC" if chosen else _CREAM)
    sign = use(f"i-{icon_name}", x + w / 2 - side * 0.46, cy - side * 0.46, side * 0.92)
    out = rect(x, y, w, h, 8, ground, edge, 1.3) + element("g", disc + sign, opacity=0.55 if off else None)
    size = 12.5 if w > 58 else 12
    return out + (text(x + w / 2, y + h - 5.5, title, size, 600, ink, "middle") if title else "")


def auxiliary_button(
    action: str, title: str, x: float, y: float, w: float, h: float, affordable: bool = True
) -> str:
    """An auxiliary action: cream when affordable, an outline when not."""
    ink = var("outline" if affordable else "bandtext2")
    ground, edge = (_CREAM, _CREAM) if affordable else ("none", var("bandline"))
    side = min(20, h * 0.42)
    middle = y + h * (0.35 if title else 0.5)
    row = glyph_row(AUXILIARY[action], x + w / 2, middle - side / 2, side, 13.5, 2, ink, room=w - 8)
    out = rect(x, y, w, h, 8, ground, edge, 1.3) + element(
        "g", row, color=ink, opacity=None if affordable else 0.6
    )
    size = 12.5 if w > 64 else 12
    return out + (text(x + w / 2, y + h - 6.5, title, size, 600, ink, "middle") if title else "")
