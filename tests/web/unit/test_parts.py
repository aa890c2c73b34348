"""Parts of panels: what was drawn and painted before is used again, and nothing else than what changed."""

import re
from collections.abc import Iterator
from statistics import median

import pytest

from stroganov_web.draw.art.svg import Value, element
from stroganov_web.draw.parts import forget, outline, parts
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Layout
from stroganov_web.draw.table.own_mat import mat
from stroganov_web.i18n import Text
from stroganov_web.model.session import Session
from stroganov_web.model.spec import Spec
from stroganov_web.ui.table_view import Looking, View
from tests.web.unit.finished import FRAGMENTS, played

TABLES = [(FRAGMENTS[0], (1440, 900)), (FRAGMENTS[3], (390, 844)), (FRAGMENTS[-1], (1024, 768))]
_NAME = re.compile(r"<!--([^/ ]+?)-->")


def replayed(fragment: str, text: Text, window: tuple[int, int]) -> Iterator[tuple[View, Layout]]:
    """A view of a recorded game after each of its answers, some of them taken back and given again."""
    session = Session(Spec.from_fragment(fragment), text)
    view, layout = View(session, text), Layout.for_window(*window, len(session.people) - 1)
    for number, answer in enumerate(played(fragment).answers):
        session.game.play(answer)
        yield view, layout
        if number % 10 == 9:
            session.game.undo()
            yield view, layout
            session.game.redo()


def filled(shown: str, painted: dict[str, str]) -> str:
    """What the page has after it was given an outline: parts it had before stay."""
    return _NAME.sub(lambda named: painted[named[1]], shown)


@pytest.mark.parametrize(("fragment", "window"), TABLES)
def test_a_table_painted_bit_by_bit_is_the_same_as_one_painted_at_once(
    fragment: str, window: tuple[int, int], text: Text
) -> None:
    painted: dict[str, str] = {}
    shares = []
    for view, layout in replayed(fragment, text, window):
        shown = view.panels(layout, Looking())
        changed = 0
        for name, markup in shown.items():
            before = parts(painted.get(name, ""))[1]
            news = outline(markup, before)
            assert filled(news, before) == outline(markup, {})
            changed += len(news) if painted.get(name) != markup else 0
        shares.append(changed / sum(map(len, shown.values())))
        painted = shown
    assert median(shares) < 0.20  # an answer changes a small part of the table


@pytest.mark.parametrize(("fragment", "window"), TABLES)
def test_what_is_kept_from_earlier_drawings_is_the_same_as_drawn_anew(
    fragment: str, window: tuple[int, int], text: Text
) -> None:
    forget()
    compared = 0
    for number, (view, layout) in enumerate(replayed(fragment, text, window)):
        shown = view.panels(layout, Looking())
        if number % 37 == 36:
            forget()
            assert shown == View(view.session, text).panels(layout, Looking())
            compared += 1
    assert compared


@pytest.mark.parametrize("zoom", [1, 1.25, 1.5, 2])
@pytest.mark.parametrize("window", [(1440, 900), (390, 844)])
def test_a_second_drawing_draws_no_part_again_at_any_text_size(
    window: tuple[int, int], zoom: float, text: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session(Spec.from_fragment(FRAGMENTS[0]), text)
    drawn: list[Value] = []

    def drawing(tag: str, body: str, **values: Value) -> str:
        drawn.append(values["data_part"])
        return element(tag, body, **values)

    def shown() -> dict[str, str]:
        layout = Layout.for_window(*window, len(session.people) - 1, zoom)
        return View(session, text).panels(layout, Looking())

    monkeypatch.setattr("stroganov_web.draw.parts.element", drawing)
    forget()
    first = shown()
    assert len(drawn) > 20
    drawn.clear()
    assert shown() == first
    assert drawn == []


def test_players_with_the_same_belongings_have_mats_in_their_own_colours(text: Text) -> None:
    session = Session(Spec.from_fragment(FRAGMENTS[4]), text)
    layout = Layout.for_window(1440, 900, 2)
    mats = [mat(Drawing(session.game.state, session.people, layout, {}, text, me)) for me in (0, 1)]
    for person, drawn in zip(session.people[:2], mats, strict=True):
        token = re.search(r'data-piece="token"><circle[^>]*fill="var\(--(\w+)\)"', drawn)
        assert token
        assert token[1] == person.colour
