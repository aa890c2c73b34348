"""What opponents do and did, in words: the band while they act, and what happened since one's last turn."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov.agenda import Event
from stroganov.state import State
from stroganov_web.draw import widgets
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.draw.widgets import shield_icon
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.model.scenes import Reel, Scene
from stroganov_web.model.turns import BEGINNING, NOBODY, Turn, since_last, turns
from stroganov_web.text import words
from stroganov_web.text.events import Teller
from stroganov_web.ui.controls import button
from stroganov_web.ui.dialogs.frame import framed
from stroganov_web.ui.log_panel import deeds, summed

# The sign of a scene is that of the last of these among its events.
_SIGNS = {
    "flipped": "star",
    "moved": "move",
    "hunted": "hunt",
    "found_nothing": "hunt",
    "claimed": "claim",
    "visited_village": "village",
    "used_yurt": "yurt",
    "took_wish": "wish",
    "took_starting_wish": "wish",
    "scored_wish": "wish",
    "fulfilled": "wish",
    "built_outpost": "outpost",
    "climbed": "trophy",
    "not_climbed": "trophy",
    "took_from_market": "market",
    "drew": "bag",
    "sang": "story",
}
_PLAIN = "coin"
_OF_NOBODY = ("season", "renewed", "refilled_market", "won")


# While opponents act


def watching(reel: Reel, people: Sequence[Person], text: Text, step: bool) -> str:
    """The band during a scene: who does what and why, how far the turn is, and the ways on."""
    scene = reel.scene
    first, *rest = told(scene, people, text)
    said = element("b", escape(first)) + "".join(" " + element("span", escape(each)) for each in rest)
    head = element("span", escape(who(scene, people, text)), class_="who") + _signs(reel)
    crest = shield_icon(people[scene.seat]) if scene.seat != NOBODY else ""
    words_ = element("div", element("p", head, class_="head") + element("p", said, id="prompt"))
    buttons = (_button("next", text) if step else "") + _button("skip", text)
    return element("div", crest + words_ + element("div", buttons, class_="ways"), class_="watching")


def _button(action: str, text: Text) -> str:
    title = escape(text(f"recap.{action}"))
    key = element("kbd", action[0].upper(), aria_hidden="true")
    return element("button", title + key, type="button", class_="way", data_action=action)


def _signs(reel: Reel) -> str:
    """The scenes of the turn as signs, the present one lit."""
    signs = "".join(
        element("span", widgets.icon(sign(scene)), class_="sign now" if scene is reel.scene else "sign")
        for scene in reel.turn
    )
    return element("span", signs, class_="signs", aria_hidden="true")


def sign(scene: Scene) -> str:
    """The icon that stands for a scene."""
    tried = [event[2] for event in scene.events if event[0] == "tries"]
    found = [_SIGNS[event[0]] for event in scene.events if event[0] in _SIGNS]
    return str(tried[0]) if tried else found[-1] if found else _PLAIN


def who(scene: Scene, people: Sequence[Person], text: Text) -> str:
    """Who acts in a scene."""
    return people[scene.seat].name if scene.seat != NOBODY else text("recap.everyone")


def told(scene: Scene, people: Sequence[Person], text: Text) -> list[str]:
    """A scene in sentences."""
    if scene.events[0][0] == "season":
        return [words.season_of_year(text, *scene.events[0][1:])]
    teller = Teller(scene.state, people, text)
    events = [event for event in scene.events if event[0] != "refilled_market"]
    return teller.steps(Turn(0, scene.seat, 0, 0, 0, events))


def spoken(scene: Scene, people: Sequence[Person], text: Text) -> str:
    """A scene for a screen reader."""
    said, *rest = (each.rstrip(".") for each in told(scene, people, text))
    for each in rest:
        said = text("recap.then", first=said, second=each)
    return text("recap.spoken", name=who(scene, people, text), told=said)


# What happened since


def since(
    state: State, past: Sequence[Sequence[Event]], me: int, begun: tuple[int, int] = BEGINNING
) -> list[Turn]:
    """The turns of the others after the seat's turn before the present one; none before the first year."""
    after = since_last(turns(past, begun), state, me)
    return [turn for turn in after if turn.seat not in (me, NOBODY) and turn.year]


def is_fresh(past: Sequence[Sequence[Event]], me: int) -> bool:
    """Whether somebody else acted after the last answer, so that the seat has not acted since."""
    return bool(past) and any(event[0] not in _OF_NOBODY and event[1] != me for event in past[-1])


def line(past: Sequence[Turn], people: Sequence[Person], text: Text) -> str:
    """What the others did, in one line with its net effects; it opens the whole story."""
    body = "".join(
        element("span", summed(turn, people, text) + _in_signs(turn), class_="recap-turn") for turn in past
    )
    open_ = element(
        "button",
        widgets.named(text("recap.open", told=sentence(past, people, text)), body),
        type="button",
        class_="recap-open",
        data_action="recap",
        title=text("recap.title"),
    )
    close = element(
        "button",
        widgets.icon("cross"),
        type="button",
        class_="recap-close",
        data_action="dismiss_recap",
        aria_label=text("recap.close"),
    )
    return element("div", open_ + close, class_="recap")


def _in_signs(turn: Turn) -> str:
    """A turn in pictures: what is shown where the words of all turns do not fit (fit.js)."""
    found = dict.fromkeys(_SIGNS[event[0]] for event in turn.events if event[0] in _SIGNS)
    return widgets.row(map(widgets.icon, found or [_PLAIN]), "recap-signs")


def reopener(text: Text) -> str:
    """The button that opens the story again."""
    return element(
        "button",
        widgets.icon("story"),
        type="button",
        class_="recap-again",
        data_action="recap",
        aria_label=text("recap.title"),
        title=text("recap.title"),
    )


def story(past: Sequence[Turn], state: State, people: Sequence[Person], text: Text) -> str:
    """Every step of every turn since, for a dialog."""
    teller = Teller(state, people, text)
    parts = "".join(
        element("h3", summed(turn, people, text), class_="recap-turn")
        + element("ol", "".join(element("li", escape(step)) for step in teller.steps(turn)))
        for turn in past
    )
    nothing = element("p", escape(text("recap.nothing")))
    body = element("div", parts or nothing, class_="recap-story")
    return framed(text("recap.title"), body, text, button("dismiss", text("recap.close"), "main-button"))


def sentence(past: Sequence[Turn], people: Sequence[Person], text: Text) -> str:
    """What the others did, for a screen reader."""
    each = [
        text("recap.spoken", name=people[turn.seat].name, told=deeds(turn, people, text)) for turn in past
    ]
    return words.sentences_of(text, each) if each else ""
