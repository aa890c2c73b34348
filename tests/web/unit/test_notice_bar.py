"""The bar above the page says what matters most, and what is put away lets the next be seen."""

import pytest

from stroganov_web.draw.art.svg import escape
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.screens.notice_bar import NoticeBar
from stroganov_web.ui.notice_bar import notice_bar
from tests.web.unit.catalogues import text_of
from tests.web.unit.fakes import FakePage, FakePreferences
from tests.web.unit.table_player import PERSONS, session_at


class Notices:
    """The bar; `session` is on the screen and `kept` or not."""

    def __init__(self, text: Text, session: Session | None = None) -> None:
        self.page, self.preferences, self.text = FakePage(), FakePreferences(text), text
        self.session, self.kept, self.rooms = session, True, 0
        self.bar = NoticeBar(
            self.page, self.preferences, self._make_room, lambda: self.session, lambda: self.kept
        )

    def _make_room(self) -> None:
        self.rooms += 1

    @property
    def shown(self) -> str:
        return self.page.painted.get("notice", "")


@pytest.fixture
def shared(text: Text) -> Session:
    """A game in which somebody elsewhere decides."""
    session = session_at(PERSONS, 40, text)
    session.set_local_seat((session.game.seat + 1) % 3)
    assert session.remote_person
    return session


def name(session: Session) -> str:
    assert session.remote_person
    return session.remote_person.name


@pytest.mark.parametrize("trouble", ["full", "tight", "closed", "unread"])
def test_a_trouble_is_told_until_it_is_over_with_a_way_to_a_file(trouble: str, text: Text) -> None:
    notices = Notices(text)
    notices.bar.trouble(trouble)
    way = () if trouble == "unread" else ("to_file", text("saves.to_file"))
    assert notices.shown == notice_bar(text(f"saves.trouble.{trouble}"), text, *way) and notices.rooms == 1
    notices.bar.trouble("")
    assert not notices.shown and notices.rooms == 2


def test_a_game_in_trouble_can_be_saved_to_a_file(shared: Session, text: Text) -> None:
    notices = Notices(text, shared)
    notices.bar.trouble("full")
    assert notices.shown == notice_bar(text("saves.trouble.full"), text, "to_file", text("saves.to_file"))


def test_a_notice_is_shown_and_announced(text: Text) -> None:
    notices = Notices(text)
    notices.bar.tell("saves.older_rules")
    assert notices.shown == notice_bar(text("saves.older_rules"), text)
    assert notices.page.said == [text("saves.older_rules")]


def test_whose_turn_it_is_elsewhere_is_said_once(shared: Session, text: Text) -> None:
    notices = Notices(text, shared)
    said = text("saves.pass_on", name=name(shared))
    notices.bar.mention_others()
    notices.bar.mention_others()
    assert notices.shown == notice_bar(said, text, "share", text("saves.share"))
    assert notices.page.said == [said] and notices.rooms == 1
    notices.session = None
    notices.bar.mention_others()
    assert not notices.shown


def test_a_game_that_is_not_ones_own_says_nothing(shared: Session, text: Text) -> None:
    notices = Notices(text, shared)
    notices.kept = False
    notices.bar.mention_others()
    assert not notices.shown and not notices.page.said


def test_who_has_got_the_game_is_not_mentioned_any_more(shared: Session, text: Text) -> None:
    notices = Notices(text, shared)
    notices.bar.mention_others()
    notices.bar.passed_on()
    assert not notices.shown


def test_the_most_important_comes_first_and_is_put_away_first(shared: Session, text: Text) -> None:
    notices = Notices(text, shared)
    notices.bar.mention_others()
    notices.bar.tell("saves.older_rules")
    notices.bar.trouble("full")
    seen = [notices.shown]
    for _ in range(3):
        notices.bar.dismiss()
        seen.append(notices.shown)
    parts = (text("saves.trouble.full"), text("saves.older_rules"), name(shared))
    assert [escape(part) in shown for part, shown in zip(parts, seen, strict=False)] == [True] * 3
    assert not seen[3]


def test_it_speaks_another_language(text: Text) -> None:
    notices = Notices(text)
    notices.bar.trouble("full")
    notices.preferences.text = german = text_of("de")
    notices.bar.draw()
    assert notices.shown == notice_bar(
        german("saves.trouble.full"), german, "to_file", german("saves.to_file")
    )
