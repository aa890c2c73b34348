"""Every kind of event that the engine has is known to the page."""

import re

from stroganov import events
from stroganov.events import EVENTS
from stroganov.state import SPRING, WINTER
from stroganov_web.ui.event_kinds import EVENT_KINDS, FEW_SOUNDS, sounds
from tools.paths import ROOT


def test_every_kind_of_event_has_a_record() -> None:
    kinds = set(EVENTS.values())
    assert len(kinds) > 40
    assert set(EVENT_KINDS) == kinds


def test_only_the_rhythm_of_the_game_has_no_sentence() -> None:
    assert {kind.kind for kind, known in EVENT_KINDS.items() if not known.sentence} == {
        "season",
        "turn",
        "ended_turn",
    }


def test_after_intentions_and_refusals_nothing_moves() -> None:
    assert {kind.kind for kind, known in EVENT_KINDS.items() if not known.motion} == {
        "action",
        "ended_turn",
        "exchanged_furs",
        "found_nothing",
        "not_claimed",
        "not_climbed",
        "not_here",
        "tries",
        "turn",
        "used_extra",
        "won",
    }


HEARD = {
    "ride": events.Moved(0, 1, 3),
    "hunt": events.Hunted(0, 3, 5, 0),
    "coin": events.Gained(0, "coins", 2, "action"),
    "song": events.Sang(0, "S1"),
    "winter": events.Season(2, WINTER),
    "end": events.Won(0, ""),
}


def test_what_is_heard_of_each_event() -> None:
    assert {name: sounds([event]) for name, event in HEARD.items()} == {name: [name] for name in HEARD}
    assert sounds([events.PaidCoins(0, 1)]) == ["coin"]


def test_most_events_are_silent() -> None:
    silent = [events.Season(2, SPRING), events.Gained(0, "horses", 2, "action"), events.Turn(0)]
    assert sounds(silent) == []


def test_of_many_events_few_are_heard_and_each_once() -> None:
    assert sounds([HEARD["ride"], HEARD["ride"], HEARD["coin"]]) == ["ride", "coin"]
    assert len(sounds(HEARD.values())) == FEW_SOUNDS < len(HEARD)


def test_every_sound_is_made_by_the_script() -> None:
    script = (ROOT / "web" / "js" / "sound.js").read_text()
    made = script.split("const TONES = {")[1].split("};")[0]
    assert set(re.findall(r"^ +(\w+): \[\[", made, re.M)) == set(HEARD)
