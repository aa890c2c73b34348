"""The log beside the table: newest first, one line for each turn with its net effect, its steps folded away.

A line is an `li` with `data-turn` (its number from 1), `data-from` (the number of the answer it began with)
and `data-places` (the data-ids of the places it was about, for lighting them up).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import groupby

from stroganov import Game
from stroganov.agenda import Event
from stroganov_web.draw.art.panels import NUMERALS
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.draw.parts import part
from stroganov_web.draw.widgets import shield_icon, symbol
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.model.turns import FINAL, NOBODY, SETUP, Turn, beginning, net, turns
from stroganov_web.text import words
from stroganov_web.text.events import Teller

_ICONS = {
    "vp": "i-vp",
    "furs": "i-fur",
    "tigers": "i-tiger",
    "horses": "i-horse",
    "coins": "i-coin",
    "story": "i-story",
    "banners": "i-banner",
    "outposts": "i-outpost",
}


class Chronicle:
    """The log of one game in one language; seasons that are over are written only once."""

    def __init__(self, people: Sequence[Person], text: Text) -> None:
        self.people = people
        self.text = text

    def html(
        self, game: Game, opened: Collection[int] = (), past: Sequence[Sequence[Event]] | None = None
    ) -> str:
        """The whole log, or what was past at a time; the turns in `opened` show their steps."""
        teller = Teller(game.state, self.people, self.text)
        found = turns(game.events if past is None else past, beginning(game))
        heading = element("h2", escape(self.text("log.title")), class_="log-title") + self._again(game)
        if not found:
            return heading + element("p", escape(self.text("log.empty")), class_="log-empty")
        seasons = [list(group) for _, group in groupby(found, lambda turn: (turn.year, turn.season))]
        return heading + "".join(self._season(season, teller, opened) for season in reversed(seasons))

    def _again(self, game: Game) -> str:
        """The way to look at the game again, once there is something to see."""
        if not game.answers:
            return ""
        said = escape(self.text("replay.open"))
        sign = symbol("i-play")
        return (
            '<button type="button" class="log-again" data-action="replay"'
            f' aria-label="{said}" title="{said}">{sign}</button>'
        )

    def _season(self, season: list[Turn], teller: Teller, opened: Collection[int]) -> str:
        """A season is a part of the log: only the one that goes on is written again."""
        shown = (self, *((turn, len(turn.events), turn.number in opened) for turn in season))

        def written() -> str:
            title = element("h3", escape(self._heading(season[0])))
            lines = (self._line(turn, teller, turn.number in opened) for turn in reversed(season))
            return title + element("ol", "".join(lines))

        return part(f"season-{season[0].number}", shown, written, "section", class_="log-season")

    def _heading(self, turn: Turn) -> str:
        if turn.season in (SETUP, FINAL):
            return self.text("log.setup" if turn.season == SETUP else "log.final")
        return words.season_of_year(self.text, turn.year, turn.season)

    def _line(self, turn: Turn, teller: Teller, is_open: bool) -> str:
        return element(
            "li",
            element("details", self._body(turn, teller), open="" if is_open else None),
            class_="log-turn",
            data_turn=turn.number,
            data_from=turn.answer,
            data_places=" ".join(places(turn)) or None,
        )

    def _body(self, turn: Turn, teller: Teller) -> str:
        steps = "".join(element("li", escape(step)) for step in teller.steps(turn))
        summary = element("summary", summed(turn, self.people, self.text))
        return summary + f'<ol class="log-steps">{steps}</ol>'


def summed(turn: Turn, people: Sequence[Person], text: Text) -> str:
    """A turn in one line: who, what, and the net effect."""
    said = element("span", escape(deeds(turn, people, text)), class_="log-deeds")
    return _who(turn, people, text) + said + _net(turn, text)


def _who(turn: Turn, people: Sequence[Person], text: Text) -> str:
    if turn.seat == NOBODY:
        return element("span", escape(text("log.everyone")), class_="unseen")
    person = people[turn.seat]
    named = element("span", escape(text("log.who", name=person.name)), class_="unseen")
    return shield_icon(person, portrait=False) + named


def result(turn: Turn, people: Sequence[Person], text: Text) -> str:
    """What was done and its net effect, for a screen reader; nothing if there is nothing to tell."""
    done = _parts(turn, people, text)
    changes = [_changed(supply, count, text) for supply, count in net(turn).items()]
    if done and changes:
        return text("access.result", deeds=_joined(done, text), net=text.all(changes))
    if changes:
        return text("access.result.net", net=text.all(changes))
    return text("access.result.deeds", deeds=_joined(done, text)) if done else ""


def _net(turn: Turn, text: Text) -> str:
    changes = "".join(_change(supply, count, text) for supply, count in net(turn).items())
    return element("span", changes, class_="log-net") if changes else ""


def _change(supply: str, count: int, text: Text) -> str:
    sign = "+" if count > 0 else "\u2212"
    shown = f"{sign}{abs(count)}{symbol(_ICONS[supply])}"
    return element("span", shown, class_="log-change", role="img", aria_label=_changed(supply, count, text))


def _changed(supply: str, count: int, text: Text) -> str:
    """A change of one supply in words."""
    amount = abs(count)
    said = text.n("log.furs", amount) if supply == "furs" else words.gain(text, supply, amount)
    return text("log.plus" if count > 0 else "log.minus", gain=said)


def deeds(turn: Turn, people: Sequence[Person], text: Text) -> str:
    """A turn in very few words."""
    parts = _parts(turn, people, text)
    if not parts:
        return text("log.line.nothing" if ("ended_turn", turn.seat) in turn.events else "log.line.thinking")
    return _joined(parts, text)


def _parts(turn: Turn, people: Sequence[Person], text: Text) -> list[str]:
    moved = [event[3] for event in turn.events if event[0] == "moved"]
    hunted = [event[3] for event in turn.events if event[0] == "hunted"]
    parts = [text("log.line.to", slot=moved[-1])] if moved else []
    if hunted:
        parts.append(text("log.line.hunted", furs=words.furs(text, hunted)))
    for event in turn.events:
        if event[0] in _DEEDS and (part := _DEEDS[event[0]](text, people, *event[1:])):
            parts.append(part)
    return list(dict.fromkeys(parts))


def _joined(parts: Sequence[str], text: Text) -> str:
    said, *rest = parts
    for deed in rest:
        said = text("log.line.join", first=said, second=deed)
    return said


def _in_region(key: str) -> Callable[..., str]:
    return lambda text, people, seat, region, *rest: text(key, numeral=NUMERALS[region])


def _same(key: str) -> Callable[..., str]:
    return lambda text, people, *rest: text(key)


def _of_action(text: Text, people: Sequence[Person], seat: int, kind: str, verb: str, step: str) -> str:
    return text(f"log.line.{verb}") if verb in ("coin", "horses", "trade") else ""


def _of_gain(text: Text, people: Sequence[Person], seat: int, kind: str, amount: int, source: str) -> str:
    return text("log.line.income") if source == "income" else ""


_DEEDS: dict[str, Callable[..., str]] = {
    "action": _of_action,
    "gained": _of_gain,
    "visited_village": _in_region("log.line.village"),
    "used_yurt": _in_region("log.line.yurt"),
    "took_wish": _in_region("log.line.wish"),
    "scored_wish": _in_region("log.line.wish"),
    "built_outpost": _in_region("log.line.outpost"),
    "claimed": lambda text, people, seat, slot, *rest: text("log.line.claimed", slot=slot),
    "climbed": lambda text, people, seat, space: text("log.line.climbed", space=space),
    "took_from_market": lambda text, people, seat, space, value: text("log.line.bought", fur=value),
    "took_starting_wish": _same("log.line.starting_wish"),
    "fulfilled": _same("log.line.fulfilled"),
    "sang": _same("log.line.sang"),
    "renewed": _same("log.line.renewed"),
    "scored": _same("log.line.scored"),
    "won": lambda text, people, seat, *rest: text("log.line.won", name=people[seat].name),
}


def places(turn: Turn) -> list[str]:
    """The data-ids of everything on the table that the turn was about, each once."""
    found: dict[str, None] = {}
    for event in turn.events:
        if event[0] in _PLACES and (place := _PLACES[event[0]](*event[1:])):
            found[place] = None
    return list(found)


_PLACES: dict[str, Callable[..., str]] = {
    "action": lambda seat, kind, verb, step: "trade" if verb == "trade" else "",
    "drew": lambda seat, furs: "bag",
    "moved": lambda seat, start, slot: f"tile-{slot}",
    "hunted": lambda seat, slot, *rest: f"tile-{slot}",
    "claimed": lambda seat, slot, *rest: f"tile-{slot}",
    "visited_village": lambda seat, region, village: f"village-{region}",
    "used_yurt": lambda seat, region, yurt: f"yurt-{region}",
    "took_wish": lambda seat, region, wish: f"wish-{region}",
    "scored_wish": lambda seat, region, wish: f"wish-{region}",
    "built_outpost": lambda seat, region, space, horses: f"space-{region}-{space}",
    "took_from_market": lambda seat, space, value: f"market-{space}",
    "climbed": lambda seat, space: f"trophies-{seat}",
    "took_trophy_reward": lambda seat, space: f"trophies-{seat}",
    "sang": lambda seat, song: f"song-{song}",
}
