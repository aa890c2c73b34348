"""Small pictures for buttons in the page: icons, furs, cards and rewards as inline SVG between words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from stroganov.agenda import Effect
from stroganov.state import TIGER, State
from stroganov_web.draw.art.cards import song_card, wish_card
from stroganov_web.draw.art.furs import fur
from stroganov_web.draw.art.people import shield
from stroganov_web.draw.art.rewards import EFFECTS, ICONS, Glyph, glyph_row, number, points
from stroganov_web.draw.art.svg import circle, element, escape, num, var
from stroganov_web.draw.art.tiles import landscape, terrain_chip
from stroganov_web.draw.art.wishes import WISH_EFFECTS
from stroganov_web.draw.table.printed import printed
from stroganov_web.model.people import Person

_SIDE = 24


def picture(body: str, w: float, h: float, kind: str) -> str:
    """A drawing of its own in the text, `kind` being its class; it says nothing to a screen reader."""
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
def icon(name: str) -> str:
    """An icon of the set."""
    return glyph(Glyph(icon=f"i-{name}"))


@lru_cache(maxsize=512)
def glyph(sign: Glyph) -> str:
    """One sign of a reward or an effect."""
    if sign.number and not sign.seal:
        return element("b", escape(sign.number), class_="num")
    drawn = glyph_row((sign,), _SIDE / 2, 1, _SIDE - 3 if sign.seal else _SIDE - 2, 14, fill="currentColor")
    return picture(drawn, _SIDE, _SIDE, "icon")


@lru_cache(maxsize=512)
def counted(kind: str, count: int) -> str:
    """So many of a supply: number before icon, points as a seal."""
    if kind == "vp":
        return glyph(points(count))
    return row([glyph(number(count)), glyph(Glyph(icon=ICONS[kind]))], "count")


def furs(values: Sequence[int], side: float = 36) -> str:
    """Fur tokens; 9 is a tiger."""
    return "".join([_fur(value, side) for value in values])


@lru_cache(maxsize=64)
def _fur(value: int, side: float) -> str:
    return picture(fur("tiger" if value == TIGER else value, 2, 2, side - 4), side, side, "fur")


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
    card = state.rules.wishes[name]
    drawn = wish_card(
        *(3, 1, w - 6, h - 2),
        deck=card.deck,
        fur_value=card.fur,
        have=card.have,
        pay=card.pay,
        vp=card.vp,
        effect=state.rules.wish_effects[name],
    )
    return picture(drawn, w, h, "card")


def wish_line(state: State, name: str) -> str:
    """A Tsar's wish in one line: fur, how many (red ones are returned), points and effect."""
    card = state.rules.wishes[name]
    pips = "".join(
        circle(6 + i * 12, 12, 4.6, var("paid") if i < card.pay else "#fff", var("outline"), 1.4)
        for i in range(card.have)
    )
    shown = picture(pips, 12 * card.have, 24, "pips")
    return furs([card.fur]) + shown + glyph(points(card.vp)) + row([wish_effect(state, name)], "price")


def wish_effect(state: State, name: str) -> str:
    """What a wish does, as signs."""
    return row(map(glyph, WISH_EFFECTS[state.rules.wish_effects[name]]), "reward")


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


@lru_cache(maxsize=64)
def crest(person: Person, side: float = 24) -> str:
    """A player's shield."""
    return picture(shield(person.colour, person.letter, 2, 1, side - 3), side, side, "crest")
