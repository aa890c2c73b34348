"""Every kind of event that the engine has is known to the page, in the model and in what is shown."""

from stroganov.events import EVENTS
from stroganov_web.model.event_facts import FACTS, changes
from stroganov_web.model.highlights import TOTALS
from stroganov_web.model.turns import SUPPLIES
from stroganov_web.ui.event_kinds import EVENT_KINDS
from tests.web.unit.finished import FRAGMENTS, played


def test_every_kind_of_event_has_its_records() -> None:
    kinds = set(EVENTS.values())
    assert len(kinds) > 40
    assert set(FACTS) == set(EVENT_KINDS) == kinds


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


def test_changes_and_totals_are_of_known_things() -> None:
    events = [event for fragment in FRAGMENTS for happened in played(fragment).events for event in happened]
    resources = {change.resource for event in events for change in changes(event)}
    assert resources == set(SUPPLIES)
    assert {total for event in events for total in FACTS[type(event)].totals(event)} == set(TOTALS)
