"""What every thing on the table is, in words: tooltips, names for screen readers, titles of answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from stroganov.state import TIGER, State
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.text import words

_SUPPLIES = ("horses", "coins", "story", "outposts", "banners")
_DECKS = {"landscapes": "pile", "wishes": "wish_deck", "yurts": "yurt_deck", "songs": "song_deck"}
_YEARS = 4
_CACHE_SIZE = 2000
_cache: dict[tuple[object, ...], str] = {}


@dataclass(frozen=True, slots=True)
class Table:
    """The table as the seat `me` sees it."""

    state: State
    people: Sequence[Person]
    text: Text
    me: int

    @property
    def key(self) -> tuple[object, ...]:
        """What names depend on besides the things themselves."""
        return (self.text, tuple(self.people))

    def name(self, thing: str) -> str:
        """What the thing with this data-id is."""
        kind, *rest = thing.split("-")
        return _NAMES[kind](self, *rest)

    def cached(self, shown: tuple[object, ...], describe: Callable[[], str]) -> str:
        """The description of something, made once for all that looks the same."""
        key = (self.text, self.state.rules, shown)
        found = _cache.get(key)
        if found is None:
            if len(_cache) >= _CACHE_SIZE:
                _cache.clear()
            found = _cache[key] = describe()
        return found

    def owner(self, wish: str) -> int:
        """Who has a wish in hand or fulfilled."""
        held = [wish in player.hand + player.fulfilled for player in self.state.players]
        return held.index(True) if True in held else self.me


def _tile(table: Table, slot: str) -> str:
    state, at = table.state, int(slot)
    shown = (slot, state.tiles[at], state.lying[at], state.region_furs)
    return table.cached(shown, lambda: words.tile_tip(table.text, state, at))


def _lying(table: Table, slot: str, place: str) -> str:
    value = table.state.lying[int(slot)][int(place)]
    return table.cached(("fur", value), lambda: words.fur_tip(table.text, value))


def _rider(table: Table, seat: str) -> str:
    return table.text("thing.rider", name=table.people[int(seat)].name)


def _in_region(table: Table, what: str, region: str) -> str:
    return table.text("thing.in_region", what=what, region=words.region(table.text, int(region)))


def _village(table: Table, region: str) -> str:
    text, state, village = table.text, table.state, table.state.villages[int(region)]

    def describe() -> str:
        return _in_region(
            table, words.with_kind(text, "village", words.village(text, state, village)), region
        )

    return table.cached(("village", village, region), describe)


def _yurt(table: Table, region: str) -> str:
    text, yurt = table.text, table.state.yurts[int(region)]
    if not yurt:
        return text("thing.no_yurt")
    return _in_region(table, words.with_kind(text, "yurt", words.yurt(text, table.state, yurt)), region)


def _wish(table: Table, region: str) -> str:
    wish = table.state.wishes[int(region)]
    return _card(table, wish) if wish else table.text("thing.no_wish")


def _card(table: Table, wish: str) -> str:
    def describe() -> str:
        return words.with_kind(table.text, "wish", words.wish(table.text, table.state, wish))

    return table.cached(("wish", wish), describe)


def _start(table: Table, wish: str) -> str:
    value = dict(table.state.starting)[wish]
    said = table.text("thing.start", wish=_card(table, wish), fur=words.fur(table.text, value))
    return words.with_bear(table.text, said, (value,))


def _region_fur(table: Table, region: str) -> str:
    return words.region_fur(table.text, table.state, int(region))


def _space(table: Table, region: str, space: str) -> str:
    return words.outpost_space(table.text, table.state, table.people, int(region), int(space))


def _market(table: Table, space: str) -> str:
    value = table.state.market[int(space)]
    if not value:
        return table.text("thing.market_empty")
    return words.with_bear(table.text, table.text("thing.market", fur=words.fur(table.text, value)), (value,))


def _bag(table: Table) -> str:
    return table.text.n("thing.bag", sum(table.state.bag))


def _trade(table: Table) -> str:
    return table.text("thing.trade", fur=words.fur(table.text, table.state.trade_fur))


def _drawn(table: Table, value: str) -> str:
    said = table.text("thing.drawn", fur=words.fur(table.text, int(value)))
    return words.with_bear(table.text, said, (int(value),))


def _song(table: Table, song: str) -> str:
    return words.with_kind(table.text, "song", words.song(table.text, table.state, song))


def _own(table: Table, value: str) -> str:
    count = table.state.players[table.me].furs[int(value)]
    return table.text("thing.own", n=count, fur=words.fur(table.text, int(value)))


def _furs(table: Table, seat: str, value: str) -> str:
    count = table.state.players[int(seat)].furs[int(value)]
    name, fur = table.people[int(seat)].name, words.fur(table.text, int(value))
    return table.text("thing.furs", name=name, n=count, fur=fur)


def _land(table: Table, tile: str) -> str:
    return words.with_kind(table.text, "landscape", words.landscape(table.text, table.state, tile))


def _supply(table: Table, kind: str) -> str:
    count = getattr(table.state.players[table.me], kind)
    return table.text("thing.supply", what=words.gain(table.text, kind, count))


def _supplies(table: Table, seat: str) -> str:
    player, text = table.state.players[int(seat)], table.text
    owned = [words.gain(text, kind, getattr(player, kind)) for kind in _SUPPLIES]
    owned.append(words.gain(text, "tigers", player.furs[TIGER]))
    return text("thing.has", name=table.people[int(seat)].name, what=text.all(owned))


def _trophy(table: Table, space: str) -> str:
    def describe() -> str:
        said = words.trophy_space(table.text, table.state, table.me, int(space))
        return words.with_kind(table.text, "space", said)

    player = table.state.players[table.me]
    return table.cached(("trophy", space, player.side, player.colour), describe)


def _trophies(table: Table, seat: str) -> str:
    space = table.state.players[int(seat)].trophy
    return table.text("thing.trophies", name=table.people[int(seat)].name, space=space)


def _mat(table: Table, seat: str) -> str:
    return table.text("table.mat", name=table.people[int(seat)].name)


def _deck(table: Table, deck: str) -> str:
    state, text = table.state, table.text
    if deck == "automa":
        return _automa_deck(table)
    count = len(getattr(state, _DECKS[deck])) if deck in _DECKS else getattr(state, deck)
    return text(f"thing.deck.{deck}", n=count)


def _automa_deck(table: Table) -> str:
    state, text = table.state, table.text
    left = text("thing.deck.automa", n=len(state.automa))
    if not state.automa:
        return left
    move = words.automa_move(text, state.rules.automa[state.automa[0]].move)
    return words.join_sentences(text, [left, text("thing.deck.automa_move", move=move)])


def _automa(table: Table) -> str:
    if not table.state.flipped:
        return table.text("thing.automa_none")
    said = words.automa(table.text, table.state, table.state.flipped)
    return words.with_kind(table.text, "automa", said)


def _track(kind: str) -> Callable[[Table], str]:
    def named(table: Table) -> str:
        held = zip(table.people, table.state.players, strict=True)
        who = [table.text("thing.at", name=one.name, n=getattr(player, kind)) for one, player in held]
        return table.text(f"thing.{kind}", who=table.text.all(who))

    return named


def _year(table: Table) -> str:
    return table.text("table.year", year=table.state.year, years=_YEARS)


def _season(table: Table) -> str:
    return table.text(f"table.season.{words.SEASONS[table.state.season]}")


def _order(table: Table, seat: str) -> str:
    return table.people[int(seat)].name


_NAMES: dict[str, Callable[..., str]] = {
    "town": lambda table: table.text("thing.town"),
    "tile": _tile,
    "ribbon": _tile,
    "fur": _lying,
    "rider": _rider,
    "regionfur": _region_fur,
    "space": _space,
    "village": _village,
    "yurt": _yurt,
    "wish": _wish,
    "start": _start,
    "hand": _card,
    "done": _card,
    "market": _market,
    "bag": _bag,
    "trade": _trade,
    "drawn": _drawn,
    "song": _song,
    "own": _own,
    "furs": _furs,
    "land": _land,
    "supply": _supply,
    "supplies": _supplies,
    "trophy": _trophy,
    "trophies": _trophies,
    "mat": _mat,
    "deck": _deck,
    "automa": _automa,
    "story": _track("story"),
    "vp": _track("vp"),
    "year": _year,
    "season": _season,
    "order": _order,
}
