"""Small pictures between words and on buttons, as inline SVG: icons, shields, furs, cards and rewards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from stroganov.agenda import Effect
from stroganov.state import State
from stroganov_web.draw.art.cards import pips, song_card, wish_card
from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.glyphs import EFFECTS, ICONS, Glyph, glyph_row, number, points, vp_seal
from stroganov_web.draw.art.people import shield
from stroganov_web.draw.art.portraits import opponent_shield
from stroganov_web.draw.art.svg import element, escape, num, use
from stroganov_web.draw.art.tiles import landscape, terrain_chip
from stroganov_web.draw.art.wish_glyphs import wish_glyphs
from stroganov_web.draw.table.printed import printed, printed_wish
from stroganov_web.model.people import Person

_SIDE = 24


def picture(body: str, w: float, h: float, kind: str) -> str:
    """A drawing in the text, `kind` being its class; screen readers skip it."""
    box = f"0 0 {num(w)} {num(h)}"
    return element("svg", body, class_=kind, viewBox=box, width=w, height=h, aria_hidden="true")


def words(said: object, kind: str = "") -> str:
    """Words on a button."""
    return element("span", escape(said), class_=kind or None)


def named(label: str, body: str) -> str:
    """The content of a button: its name for those who hear it, its face for those who see it."""
    return words(label, "unseen") + element("span", body, class_="face", aria_hidden="true")


def row(parts: Iterable[str], kind: str = "row") -> str:
    """Pictures and words side by side."""
    return element("span", "".join(parts), class_=kind)


@lru_cache(maxsize=512)
def symbol(name: str, kind: str = "picture", side: float = _SIDE, margin: float = 0) -> str:
    """A symbol of the sprite sheet in the text; CSS sizes it by its class `kind`."""
    body = use(name, margin, margin, side - 2 * margin)
    return element("svg", body, class_=kind, viewBox=f"0 0 {num(side)} {num(side)}", aria_hidden="true")


def icon(name: str, kind: str = "icon") -> str:
    """An icon in the text; one of the class `icon` has a margin, as the badges of its neighbours need one."""
    return symbol(f"i-{name}", kind, margin=1 if kind == "icon" else 0)


@lru_cache(maxsize=512)
def glyph(sign: Glyph) -> str:
    """One sign of a reward or an effect."""
    if sign == Glyph(icon=sign.icon):
        return symbol(sign.icon, "icon", margin=1)
    if sign.number and not sign.seal:
        return element("b", escape(sign.number), class_="num")
    drawn = glyph_row((sign,), _SIDE / 2, 1, _SIDE - 3 if sign.seal else _SIDE - 2, 14, fill="currentColor")
    return picture(drawn, _SIDE, _SIDE, "icon")


def person_shield(person: Person, x: float, y: float, size: float, portrait: bool = True) -> str:
    """A player's shield in a drawing, `size` high; Ivan and Katyusha show their faces, if wanted."""
    if person.is_automaton and portrait:
        return opponent_shield(person.kind, person.colour, x, y, size)
    return shield(person.colour, person.letter, x, y, size)


def points_seal(seat: int, points: int, x: float, y: float, size: float, figure: float) -> str:
    """The victory points of a seat in a drawing, named so that motions find them."""
    return element("g", vp_seal(points, x, y, size, figure), data_piece=f"seal-{seat}")


@lru_cache(maxsize=64)
def shield_icon(person: Person, kind: str = "shield", portrait: bool = True, square: bool = False) -> str:
    """A player's shield in the text; CSS sizes it by its class `kind`."""
    x, y, size, box = (2, 1, 21, "0 0 24 24") if square else (0, 0, 44, "-4 -4 48 52")
    drawn = person_shield(person, x, y, size, portrait)
    return element("svg", drawn, class_=kind, viewBox=box, aria_hidden="true")


@lru_cache(maxsize=512)
def counted(kind: str, count: int) -> str:
    """So many of a supply: number before icon, points as a seal."""
    if kind == "vp":
        return glyph(points(count))
    return row([glyph(number(count)), glyph(Glyph(icon=ICONS[kind]))], "count")


def crest(person: Person) -> str:
    """A player's shield beside words: square, and without a face."""
    return shield_icon(person, "crest", portrait=False, square=True)


def furs(values: Sequence[int], side: float = 36) -> str:
    """Fur tokens; 9 is a tiger."""
    return "".join([_fur(value, side) for value in values])


@lru_cache(maxsize=64)
def _fur(value: int, side: float) -> str:
    return picture(fur(value, 2, 2, side - 4), side, side, "fur")


def reward(effects: Sequence[Effect]) -> str:
    """A printed reward in its order."""
    gains, special = printed(effects)
    parts = [
        counted(kind, count) if count != 1 or kind == "vp" else glyph(Glyph(icon=ICONS[kind]))
        for kind, count in gains.items()
    ]
    return row([*parts, *map(glyph, EFFECTS[special] if special else ())], "reward")


def wish(state: State, name: str, w: float = 62, h: float = 84) -> str:
    """A Tsar's wish as a card, for a tray."""
    return picture(wish_card(printed_wish(state.rules, name), 3, 1, w - 6, h - 2), w, h, "card")


def wish_line(state: State, name: str) -> str:
    """A Tsar's wish in one line: fur, how many (red ones are returned), points and effect."""
    card = printed_wish(state.rules, name)
    shown = picture(pips(card, 6, 12, 4.6, 12, 1.4), 12 * card.have, 24, "pips")
    return furs([card.fur]) + shown + glyph(points(card.vp)) + row([wish_effect(state, name)], "price")


def wish_effect(state: State, name: str) -> str:
    """What a wish does, as glyphs."""
    return row(map(glyph, wish_glyphs(printed_wish(state.rules, name).effect)), "reward")


def song(state: State, name: str) -> str:
    """A song: its price in stories and its reward."""
    card = state.rules.songs[name]
    gains, special = printed(card.reward)
    drawn = song_card(1, 1, 106, 42, cost=card.cost, reward=gains, effect=special)
    return picture(drawn, 108, 44, "card")


def terrain(state: State, slot: int) -> str:
    """The tile in a slot with its number."""
    tile = state.tiles[slot]
    drawn = terrain_chip(state.rules.landscapes[tile].terrain if tile else None, 1, 1, 22, 22)
    return row([picture(drawn, 24, 24, "terrain"), element("b", str(slot), class_="num")], "count")


def tile(state: State, name: str) -> str:
    """A landscape tile that somebody gains."""
    return picture(landscape(state.rules.landscapes[name].terrain, 2, 2, 22, 28), 26, 32, "terrain")
