"""Things on the table: every one carries its data-id, and in data-glow where its light lies as a target."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from stroganov_web.draw.art.svg import element, escape, num
from stroganov_web.draw.table.lights import Frame, Lit, Targets, lay


def disc(x: float, y: float, d: float) -> Frame:
    """The frame of a fur token in a box of side `d`."""
    return Frame(x + d * 0.01, y - d * 0.015, d * 0.94, d * 0.94, -1)


class Lights(dict[str, Lit]):
    """Legal targets by data-id, and what everything is called; `key` is all that the names depend on."""

    def __init__(self, lit: Targets, name: Callable[[str], str], key: tuple[object, ...]) -> None:
        super().__init__(lit)
        self.name, self.key = name, key


def thing(name: str, body: str, lit: Targets, frame: Frame, glow: float = 2.6, kind: str = "") -> str:
    """A picture with a name, which a pointer that rests on it shows, too; its light is laid on later."""
    said = lit.name(name) if isinstance(lit, Lights) else None
    holds = name.startswith("mat-")
    titled = element("title", escape(said)) if said and not holds else ""
    classes = f"{kind} chosen" if name in lit and lit[name].chosen else kind
    return element(
        "g",
        (titled + body) or " ",
        data_id=name,
        data_glow=frame.told(glow),
        class_=classes.strip() or None,
        role=("group" if holds else "img") if said else None,
        aria_label=said if holds else None,
    )


def marks(lit: Targets, names: Iterable[str]) -> tuple[object, ...]:
    """What is seen of targets in the things themselves, as a part of a key: the name of a chosen one."""
    key = lit.key if isinstance(lit, Lights) else ()
    chosen = [name for name in names if name in lit and lit[name].chosen] if lit else ()
    return (*key, *chosen)


def drawing(
    width: float,
    height: float,
    body: str,
    name: str,
    scale: float = 1,
    kind: str = "",
    lit: Targets | None = None,
) -> str:
    """A panel's SVG, its design units scaled to CSS pixels, with the lights of the targets in it on top."""
    return element(
        "svg",
        body + lay(body, lit or {}),
        width=width * scale,
        height=height * scale,
        viewBox=f"0 0 {num(width)} {num(height)}",
        role="group",
        aria_label=name,
        class_=f"drawing {kind}".strip(),
    )


# Widths of letters in shares of the size, for words that must keep to their room.
_NARROW, _BROAD = set("fiîïjlłrt.,:;'|!/I ·-\u2019"), set("mwMWæœ@%…")
_SLIM = set("cçćkszśźżvxyJ")


def measured(words: str, size: float, bold: bool = False) -> float:
    """About how wide a line of words is."""
    return sum(map(_letter, words)) * size * (1.06 if bold else 1)


def _letter(sign: str) -> float:
    if sign in _NARROW:
        return 0.33
    if sign in _SLIM:
        return 0.51
    return 0.88 if sign in _BROAD else 0.7 if sign.isupper() else 0.55


def fitted(words: str, size: float, room: float, bold: bool = False) -> str:
    """The words, or as many of their letters as fit with an ellipsis."""
    if measured(words, size, bold) <= room:
        return words
    while words and measured(words + "…", size, bold) > room:
        words = words[:-1]
    return words.rstrip() + "…" if words else ""


def whole(words: str, size: float, room: float, bold: bool = False) -> str:
    """A label of the table: all of it, or nothing where it does not fit; what it stands beside has a name."""
    return words if measured(words, size, bold) <= room else ""
