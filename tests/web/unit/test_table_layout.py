"""Panels of the table never overlap and never leave the window, whatever its size."""

from dataclasses import replace
from itertools import combinations

import pytest

from stroganov_web.draw.table.layout import Box, Layout


def overlap(a: Box, b: Box) -> bool:
    return a.x < b.right - 0.01 and b.x < a.right - 0.01 and a.y < b.bottom - 0.01 and b.y < a.bottom - 0.01


@pytest.mark.parametrize("opponents", [1, 2, 3])
@pytest.mark.parametrize("w", [1024, 1100, 1279, 1280, 1366, 1440, 1680, 1920, 2560, 3840])
@pytest.mark.parametrize("h", [700, 768, 820, 900, 1080, 1440, 2160])
def test_wide_panels_fit_the_window(w: int, h: int, opponents: int) -> None:
    layout = Layout.for_window(w, h, opponents)
    boxes = layout.boxes()
    assert layout.page_height() <= h + 0.5
    for name, box in boxes.items():
        assert min(box) >= 0 and box.right <= layout.width + 0.01, name
        assert box.bottom <= layout.height + 0.01, name
    inside = [name for name in boxes if layout.log_inside or name != "log"]
    for one, other in combinations(inside, 2):
        assert not overlap(boxes[one], boxes[other]), (one, other)
    assert layout.slot_box(12).right <= layout.board_width


def test_the_sizes_of_the_two_pictures_are_met() -> None:
    large, small = Layout.for_window(1440, 900, 2), Layout.for_window(1024, 768, 2)
    assert [round(large.boxes()[n].h) for n in ("header", "board", "shelf", "band")] == [50, 402, 94, 98]
    assert [round(small.boxes()[n].h) for n in ("header", "board", "shelf", "band")] == [38, 318, 82, 86]
    assert large.pitch == pytest.approx(108, abs=1)
    assert small.pitch == pytest.approx(77.2, abs=1)


def test_above_the_full_size_everything_scales() -> None:
    layout = Layout.for_window(2160, 1350)
    assert layout.scale == 1.5
    assert Layout.for_window(4000, 4000).scale == 1.5
    assert Layout.for_window(4000, 1350).left > 0


@pytest.mark.parametrize(("w", "h"), [(390, 844), (320, 568), (768, 1024), (844, 390)])
def test_narrow_and_low_windows_get_tabs(w: int, h: int) -> None:
    layout = Layout.for_window(w, h)
    assert layout.phone
    assert layout.scale == 1
    assert layout.board_width > w


def test_a_phone_held_sideways_has_bar_and_tabs_beside_the_table() -> None:
    assert Layout.for_window(844, 390).width == pytest.approx(844 * 0.64)
    assert Layout.for_window(568, 320).width == 568 - 250
    assert Layout.for_window(390, 844).width == 390


@pytest.mark.parametrize("window", [(768, 1024), (820, 1180), (768, 954), (834, 1194)])
@pytest.mark.parametrize("opponents", [1, 2, 3])
def test_a_tablet_held_upright_shows_a_mat_below_the_board(window: tuple[int, int], opponents: int) -> None:
    layout = Layout.for_window(*window, opponents)
    assert layout.tablet and layout.phone
    assert layout.tile >= 150 and layout.pane >= 232
    assert layout.board_height + layout.pane + 46 + 48 + 156 + 46 + 120 <= window[1]


@pytest.mark.parametrize("window", [(600, 1024), (768, 600), (844, 390), (1024, 768)])
def test_other_windows_are_no_tablets_held_upright(window: tuple[int, int]) -> None:
    assert not Layout.for_window(*window).tablet


@pytest.mark.parametrize("window", [(320, 568), (390, 844), (844, 390), (768, 1024)])
def test_furs_to_hunt_are_large_enough_for_a_finger(window: tuple[int, int]) -> None:
    layout = Layout.for_window(*window)
    assert layout.sizes.fur * 0.94 + 2 >= 44
    assert layout.tile_width >= 2 * layout.sizes.fur


def test_the_page_is_told_every_box() -> None:
    told = Layout.for_window(1440, 900).variables()
    assert told["--u"] == "1.0000px"
    assert told["--board-y"] == "50.0px"
    assert {f"--{name}-{side}" for name in ("mat", "log") for side in "xywh"} <= set(told)
    assert "--mat-x" not in Layout.for_window(390, 844).variables()


def test_three_opponents_leave_no_room_for_the_log_but_on_a_very_wide_table() -> None:
    assert not Layout.for_window(1024, 768, 3).log_inside
    assert Layout.for_window(1024, 768, 2).log_inside
    assert not Layout.for_window(1440, 900, 3).log_inside
    assert Layout.for_window(1440, 900, 2).log_inside
    assert Layout.for_window(3440, 1440, 3).log_inside


def test_a_window_narrower_than_any_phone_is_drawn_as_for_the_narrowest() -> None:
    assert Layout.for_window(0, 0) == Layout.for_window(320, 0)


@pytest.mark.parametrize("zoom", [1, 1.25, 1.5, 2])
@pytest.mark.parametrize("window", [(1440, 900), (390, 844)])
def test_equal_windows_have_equal_layouts(window: tuple[int, int], zoom: float) -> None:
    one, other = Layout.for_window(*window, 2, zoom), Layout.for_window(*window, 2, zoom)
    assert one == other
    assert hash(one) == hash(other)
    assert one != Layout.for_window(*window, 2, zoom + 0.1)
    assert replace(one) == one
    assert hash(replace(one)) == hash(one)
