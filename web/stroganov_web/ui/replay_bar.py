"""The band while a game is looked at again: where one is, a slider, steps and jumps, and ways on."""

from __future__ import annotations

from stroganov_web.draw import widgets
from stroganov_web.draw.art.svg import Value, attributes, element, escape
from stroganov_web.i18n import Text
from stroganov_web.model.replay import Replay
from stroganov_web.model.session import Session
from stroganov_web.text import words

SPEEDS = {"slow": 2.0, "normal": 1.0, "fast": 0.35}  # seconds for an answer
_BACK = (("year", "\u00ab"), ("season", "\u2039\u2039"), ("turn", "\u2039"), ("step", "\u2212"))
_ON = (("step", "+"), ("turn", "\u203a"), ("season", "\u203a\u203a"), ("year", "\u00bb"))


def replay_bar(replay: Replay, shown: Session, playing: bool, speed: str, text: Text) -> str:
    """The whole band; `shown` is the session as it stood."""
    where = describe_position(replay, shown, text)
    head = element("p", widgets.icon("story") + element("b", escape(where)), id="prompt")
    return element(
        "div",
        element("div", head + _slider(replay, where, text), class_="where")
        + element("div", _jumps(replay, playing, text) + _speeds(speed, text), class_="moves")
        + element("div", _ways(shown, text), class_="ways"),
        class_="replay",
    )


def describe_position(replay: Replay, shown: Session, text: Text) -> str:
    """Where in the game one is looking, in words."""
    state = shown.game.state
    count = text("replay.count", number=replay.number, all=replay.end)
    if shown.over:
        return text("replay.over", count=count)
    when = words.season_of_year(text, state.year, state.season)
    return text("replay.place", season=when, name=shown.people[state.seat].name, count=count)


def _slider(replay: Replay, where: str, text: Text) -> str:
    given: dict[str, Value] = {
        "type": "range",
        "id": "scrubber",
        "min": 0,
        "max": replay.end,
        "value": replay.number,
        "aria_label": text("replay.slider"),
        "aria_valuetext": where,
    }
    return f"<input{attributes(given)}>"


def _jumps(replay: Replay, playing: bool, text: Text) -> str:
    back = "".join(_jump(part, sign, -1, replay.number > 0, text) for part, sign in _BACK)
    on = "".join(_jump(part, sign, 1, replay.number < replay.end, text) for part, sign in _ON)
    key = "pause" if playing else "play"
    play = element(
        "button",
        widgets.icon(key),
        type="button",
        class_="play",
        data_action="toggle_replay",
        aria_label=text(f"replay.{key}"),
        title=text(f"replay.{key}"),
    )
    return element("div", back + play + on, class_="jumps", role="group", aria_label=text("replay.jumps"))


def _jump(part: str, sign: str, by: int, able: bool, text: Text) -> str:
    said = text(f"replay.{part}.{'on' if by > 0 else 'back'}")
    off = {} if able else {"disabled": ""}
    given = {"type": "button", "data_action": "jump", "data_part": part, "data_by": str(by)}
    return f"<button{attributes({**given, 'aria_label': said, 'title': said, **off})}>{sign}</button>"


def _speeds(speed: str, text: Text) -> str:
    said = {name: escape(text(f"replay.speed.{name}")) for name in SPEEDS}
    listed = "".join(
        f'<option value="{name}"{" selected" if name == speed else ""}>{said[name]}</option>'
        for name in SPEEDS
    )
    return f'<select id="replay-speed" aria-label="{escape(text("replay.speed"))}">{listed}</select>'


def _ways(shown: Session, text: Text) -> str:
    """Playing on makes another game: of one that is over there is no more to play."""
    ways = ["stop_replay"] if shown.over else ["branch", "stop_replay"]
    return "".join(
        element("button", escape(text(f"replay.{action}")), type="button", class_="way", data_action=action)
        for action in ways
    )
