"""Every kind of event that the engine has is known to the page."""

from stroganov.events import EVENTS
from stroganov_web.ui.event_kinds import EVENT_KINDS


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
