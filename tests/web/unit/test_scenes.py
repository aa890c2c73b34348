"""Opponents' turns in scenes, in words in every language."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from stroganov import Game
from stroganov.events import Moved
from stroganov.payment import ANY
from stroganov_web.i18n import LANGUAGES, Text
from stroganov_web.model.scenes import Playback, Scene, scenes
from stroganov_web.text.event_sentences import EventContext
from stroganov_web.ui import recap
from stroganov_web.ui.event_kinds import describe_event
from stroganov_web.ui.opponent_bar import describe_scene, opponent_bar, scene_icon, spoken_scene
from tests.web.unit.catalogues import text_of, undisguised
from tests.web.unit.finished import FRAGMENTS, crowd, played

SOLO, BOTS = FRAGMENTS[0], FRAGMENTS[5]


def films(fragment: str, text: Text) -> Iterator[list[Scene]]:
    """What is shown after each decision of a person in a finished game."""
    game, people = played(fragment), crowd(fragment, text)
    human = [number for number in range(len(game.answers)) if people[game.at(number).seat].is_human]
    for start, end in zip(human, [*human[1:], len(game.answers)], strict=True):
        cut = Game(game.setup)
        cut.answers, cut.events = game.answers[:end], game.events[:end]
        cut._before, cut.state = game._before[:end], game.at(end)
        if film := scenes(cut, start, people):
            yield film


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_scenes_leave_out_nothing_that_opponents_do(fragment: str, text: Text) -> None:
    people = crowd(fragment, text)
    theirs = [
        event
        for events in played(fragment).events
        for event in events
        if event[0] in ("moved", "hunted", "claimed", "scored_wish", "paid_furs", "climbed", "built_outpost")
        and not people[event[1]].is_human
    ]
    shown = [event for film in films(fragment, text) for scene in film for event in scene.events]
    assert [event for event in shown if event in theirs] == theirs


@pytest.mark.parametrize("fragment", [SOLO, BOTS])
def test_a_scene_shows_the_position_its_events_left(fragment: str, text: Text) -> None:
    moves = 0
    for scene in (scene for film in films(fragment, text) for scene in film):
        for event in scene.events:
            if isinstance(event, Moved):
                assert scene.before.players[event.seat].slot == event.start
                assert scene.state.players[event.seat].slot == event.slot
                moves += 1
        assert scene.past[-1][-1] == scene.events[-1]
    assert moves >= 12


def test_the_automaton_acts_in_five_steps(text: Text) -> None:
    turn = next(film for film in films(SOLO, text) if film[0].events[0] == ("turn", 1))
    assert [scene.events[0][0] for scene in turn[:3]] == ["turn", "moved", "hunted"]
    assert turn[4].events[0][0] == "tries"
    assert [scene_icon(scene) for scene in turn[:3]] == ["star", "move", "hunt"]
    assert len(Playback(turn, 2).turn) == 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fragment", FRAGMENTS[:3])
def test_every_scene_of_a_solo_game_is_told(fragment: str, language: str) -> None:
    text = text_of(language)
    people = crowd(fragment, text)
    shown = list(films(fragment, text))
    assert len(shown) > 10
    for film in shown:
        for at, scene in enumerate(film):
            assert describe_scene(scene, people, text)
            assert all(describe_scene(scene, people, text))
            assert spoken_scene(scene, people, text)
            ElementTree.fromstring(opponent_bar(Playback(film, at), people, text, step=True))


# Why the card's action happens where it does (RULES 10), in a word or two of each language.
PLACES = {
    "en": {
        "wish": "easternmost",
        "yurt": "easternmost",
        "claim": "in full",
        "outpost": "region of the Cossack",
    },
    "de": {
        "wish": "östlichsten",
        "yurt": "östlichste,",
        "claim": "voll bezahlbar",
        "outpost": "Region des Kosaken",
    },
    "fr": {"wish": "le plus à", "yurt": "la plus à", "claim": "en entier", "outpost": "région du Cosaque"},
    "pl": {
        "wish": "na wschód",
        "yurt": "na wschód",
        "claim": "w\u00a0całości",
        "outpost": "regionie Kozaka",
    },
}
NEXT_SPACE = {
    "en": "the next space",
    "de": "das nächste Feld",
    "fr": "la case suivante",
    "pl": "następne pole",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_recap_says_why_an_automaton_acts_in_this_place(language: str) -> None:
    text = text_of(language)
    places = PLACES[language] | {"trophy": NEXT_SPACE[language]}
    seen = set()
    for fragment in FRAGMENTS[:3]:
        people = crowd(fragment, text)
        for scene in (scene for film in films(fragment, text) for scene in film):
            for action in (event[2] for event in scene.events if event[0] == "tries"):
                assert places[action] in describe_scene(scene, people, text)[0]
                seen.add(action)
    assert seen == set(places)


EIGHT = {
    "en": "an 8 stands for any value",
    "de": "eine 8 gilt als jede Wertigkeit",
    "fr": "un 8 remplace",
    "pl": "8 zastępuje dowolną wartość",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_recap_says_why_an_8_pays_for_another_value(language: str) -> None:
    text = text_of(language)
    explained = 0
    for fragment in FRAGMENTS[:3]:
        context = EventContext(played(fragment).state, crowd(fragment, text), text)
        for event in (event for events in played(fragment).events for event in events):
            if event[0] == "paid_furs":
                wild = event[1] == context.state.automaton and event[2] not in (8, ANY) and 8 in event[3]
                assert (EIGHT[language] in describe_event(context, event)) == wild
                explained += wild
    assert explained


def test_scenes_speak_from_the_catalogues(pseudo: Text) -> None:
    people, told = crowd(SOLO, pseudo), list(films(SOLO, pseudo))
    assert len(told) > 10
    for film in told:
        shown = opponent_bar(Playback(film), people, pseudo, step=True)
        assert [word for word in undisguised(re.sub(r"<kbd.*?</kbd>", "", shown)) if len(word) > 3] == []


def test_what_happened_since_tells_of_each_opponent_once(text: Text) -> None:
    game, people = played(FRAGMENTS[4]), crowd(FRAGMENTS[4], text)
    assert len(game.answers) > 100
    for number in range(len(game.answers)):
        state, past = game.at(number), game.events[:number]
        for me in range(len(people)):
            found = recap.turns_since(state, past, me)
            assert me not in {turn.seat for turn in found}
            own = [event for turn in found for event in turn.events if event == ("ended_turn", me)]
            assert not own
            assert len(recap.recap_line(found, EventContext(state, people, text))) > 50


def test_news_are_fresh_until_the_player_acts(text: Text) -> None:
    game, people = played(SOLO), crowd(SOLO, text)
    ends = [number for number in range(2, len(game.answers)) if game.answers[number - 1] == ("end",)]
    fresh = [number for number in ends if recap.has_news(game.events[:number], 0)]
    assert {number for number in ends if ("turn", 1) in game.events[number - 1]} <= set(fresh)
    for number in fresh:
        past = recap.turns_since(game.at(number), game.events[:number], 0)
        assert recap.spoken_recap(past, EventContext(game.state, people, text)).startswith("Ivan: ")
    assert not recap.has_news([], 0)
