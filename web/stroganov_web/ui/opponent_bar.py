"""The band while opponents act: who does what and why, how far the turn is, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence

from stroganov.events import RefilledMarket, Season
from stroganov.solo_events import Tries
from stroganov_web.draw import widgets
from stroganov_web.draw.art.svg import element, escape
from stroganov_web.draw.widgets import shield_icon
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person
from stroganov_web.model.scenes import Playback, Scene
from stroganov_web.model.turns import NOBODY
from stroganov_web.text import words
from stroganov_web.text.event_sentences import EventContext
from stroganov_web.ui.controls import picture_button
from stroganov_web.ui.event_kinds import describe_events, icons

OTHER_ICON = "coin"  # of a scene or turn in which nothing has an icon


def opponent_bar(playback: Playback, people: Sequence[Person], text: Text, step: bool) -> str:
    """The band during a scene; with `step` the player asks for the next one."""
    scene = playback.scene
    first, *rest = describe_scene(scene, people, text)
    told = element("b", escape(first)) + "".join(" " + element("span", escape(each)) for each in rest)
    head = element("span", escape(_actor(scene, people, text)), class_="who") + _scene_icons(playback)
    crest = shield_icon(people[scene.seat]) if scene.seat != NOBODY else ""
    words_ = element("div", element("p", head, class_="head") + element("p", told, id="prompt"))
    buttons = (_button("next", text) if step else "") + _button("skip", text)
    return element("div", crest + words_ + element("div", buttons, class_="ways"), class_="watching")


def _button(action: str, text: Text) -> str:
    key = element("kbd", action[0].upper(), aria_hidden="true")
    return picture_button(action, escape(text(f"recap.{action}")) + key, "way")


def _scene_icons(playback: Playback) -> str:
    """The scenes of the turn as icons, the present one lit."""
    shown = "".join(
        element(
            "span",
            widgets.icon(scene_icon(scene)),
            class_="sign now" if scene is playback.scene else "sign",
        )
        for scene in playback.turn
    )
    return element("span", shown, class_="signs", aria_hidden="true")


def scene_icon(scene: Scene) -> str:
    """The icon of a scene: the action that the automaton tries, or the last icon among its events."""
    tried = [event.action for event in scene.events if isinstance(event, Tries)]
    return tried[0] if tried else [OTHER_ICON, *icons(scene.events)][-1]


def _actor(scene: Scene, people: Sequence[Person], text: Text) -> str:
    return people[scene.seat].name if scene.seat != NOBODY else text("recap.everyone")


def describe_scene(scene: Scene, people: Sequence[Person], text: Text) -> list[str]:
    """A scene in sentences."""
    first = scene.events[0]
    if isinstance(first, Season):
        return [words.season_of_year(text, first.year, first.season)]
    events = [event for event in scene.events if not isinstance(event, RefilledMarket)]
    return describe_events(EventContext(scene.state, people, text), events)


def spoken_scene(scene: Scene, people: Sequence[Person], text: Text) -> str:
    """A scene for a screen reader."""
    told, *rest = (each.rstrip(".") for each in describe_scene(scene, people, text))
    for each in rest:
        told = text("recap.then", first=told, second=each)
    return text("recap.spoken", name=_actor(scene, people, text), told=told)
