"""Where much comes together, all of it stays in sight: riders on a tile, wishes in hand, markers, furs."""

import re
from itertools import combinations, pairwise

import pytest

from stroganov_web.draw.art.cards import WishPrint, wish_slip
from stroganov_web.draw.art.tracks import Mark, group_middles, story_track, vp_ruler
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.fur_rows import fur_stacks
from stroganov_web.draw.table.layout import Box, Layout
from stroganov_web.draw.table.minimap import shield_places
from stroganov_web.draw.table.opponent_mat import opponent_mat
from stroganov_web.draw.table.riders import standing_room
from stroganov_web.i18n import Text
from tests.web.unit.finished import FRAGMENTS, crowd, played

WIDE = [(1440, 900), (1280, 720), (1024, 768), (1920, 1080)]


def shields(layout: Layout, count: int, slot: int = 4) -> list[Box]:
    """The boxes of the riders' shields on a tile."""
    places = standing_room(layout.slot_box(slot), layout.sizes.ribbon, count, layout.sizes.rider)
    k = places.height / 112
    side = max(37, 19.2 / k) * k
    return [Box(x - 23 * k - side / 2, y - 33 * k - side / 2, side * 0.91, side) for x, y in places.feet]


def pennants(layout: Layout, count: int, slot: int = 4) -> list[Box]:
    """The boxes of the discs with the riders' places in the order."""
    places = standing_room(layout.slot_box(slot), layout.sizes.ribbon, count, layout.sizes.rider)
    k = places.height / 112
    q = max(22, 12.2 / k) / 22
    top = -27 - 29 * (q - 1)
    middles = [(x + (25 + 14.5 * q) * k, y - (97 - top - 14.5 * q) * k) for x, y in places.feet]
    r = 11 * q * k
    return [Box(x - r, y - r, 2 * r, 2 * r) for x, y in middles]


def shared(a: Box, b: Box) -> float:
    """How much of the smaller box the other covers."""
    wide = min(a.right, b.right) - max(a.x, b.x)
    tall = min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0.0, wide) * max(0.0, tall) / min(a.w * a.h, b.w * b.h)


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("window", WIDE)
def test_shields_and_places_of_all_riders_can_be_read(window: tuple[int, int], count: int) -> None:
    layout = Layout.for_window(*window, 3)
    for slot in (0, 4):
        marks, places = shields(layout, count, slot), pennants(layout, count, slot)
        assert all(shared(a, b) < 0.3 for a, b in combinations(marks, 2))
        assert all(shared(a, b) < 0.05 for a, b in combinations(places, 2))
        assert all(shared(a, b) < 0.35 for a in marks for b in places)


def test_a_slip_says_all_that_its_card_says() -> None:
    wish = WishPrint("A", fur=6, have=3, pay=1, vp=4, effect="winter 2 horse : outpost")
    slip = wish_slip(wish, 0, 0, 84, 38)
    assert "#fur6" in slip
    assert slip.count("<circle") >= 3
    assert re.search(r">4</text>", slip)
    assert {"#i-snow", "#i-horse", "#i-outpost"} <= set(re.findall(r'href="([^"]+)"', slip))


def test_markers_on_one_bead_stand_around_it() -> None:
    marks = [Mark(colour, "A", 12) for colour in ("blue", "red", "green", "yellow")]
    drawn = story_track(0, 40, 390, marks, 20)
    lefts = [float(x) for x in re.findall(r'transform="translate\(([\d.]+)', drawn)]
    assert len(lefts) == 4
    assert min(lefts) > 375 - 20 - 10


@pytest.mark.parametrize("width", [320, 390, 768])
@pytest.mark.parametrize(
    "slots", [(0, 0), (0, 0, 0, 0), (0, 1, 1, 1), (12, 12, 12, 12), (3, 3, 4, 4), (5, 5, 5, 6), (0, 7)]
)
def test_riders_on_the_overview_never_cover_each_other(slots: tuple[int, ...], width: int) -> None:
    layout = Layout.for_window(width, 844 if width < 700 else 1024)
    placed = shield_places(layout, slots)
    boxes = [Box(x, y, 18.2, 20) for x, y in placed.values()]
    assert sorted(placed) == list(range(len(slots)))
    assert all(shared(a, b) < 0.001 for a, b in combinations(boxes, 2))
    assert all(box.x > -0.01 and box.right <= width - 30 and box.y >= 0 and box.bottom <= 48 for box in boxes)


def test_markers_without_points_stand_at_nought() -> None:
    groups = [[Mark(colour, "A", 0) for colour in ("blue", "red", "green")], [Mark("yellow", "A", 2)]]
    first, second = group_middles(50, 300, 30, groups, 20)
    assert first == 50
    assert second - first > 20
    drawn = vp_ruler(50, 60, 300, groups[0] + groups[1], 20)
    assert len(re.findall(r">0</text>", drawn)) == 1


def test_markers_at_the_end_of_the_ruler_stay_on_it() -> None:
    groups = [[Mark("red", "A", 29)], [Mark("blue", "A", 30), Mark("green", "A", 30)]]
    first, second = group_middles(50, 300, 30, groups, 20)
    assert second == 350
    assert 350 - first > 20


@pytest.mark.parametrize("box", [Box(0, 0, 140, 90), Box(0, 0, 180, 40), Box(0, 0, 400, 80)])
def test_no_fur_is_lost_however_many_there_are(box: Box) -> None:
    counts = {1: 3, 2: 2, 3: 3, 4: 2, 5: 1, 6: 2, 7: 2, 8: 2}
    piles = fur_stacks(counts, box, 46)
    held = dict.fromkeys(counts, 0)
    for stack in piles:
        held[stack.value] += stack.count if len(stack.places) == 1 else len(stack.places)
        assert all(x >= 0 and x + stack.d <= box.right + 1 and y >= -1 for x, y in stack.places)
    assert held == counts


@pytest.mark.parametrize("counts", [(6, 6), (2, 6), (6, 1), (3, 3)])
@pytest.mark.parametrize("box", [Box(0, 0, 332, 72), Box(0, 0, 374, 176), Box(0, 0, 752, 76)])
def test_wishes_of_an_opponent_are_wide_enough_to_be_read_or_lie_in_a_counted_pile(
    box: Box, counts: tuple[int, int], text: Text
) -> None:
    state = played(FRAGMENTS[4]).state.copy()
    wishes = list(state.rules.wishes)
    player = state.players[1]
    player.hand, player.fulfilled = tuple(wishes[: counts[0]]), tuple(wishes[10 : 10 + counts[1]])
    layout = Layout.for_window(1024, 768, 3)
    drawn = opponent_mat(Drawing(state, crowd(FRAGMENTS[4], text), layout, {}, text), 1, box)
    for kind, count in zip(("hand", "done"), counts, strict=True):
        frames = re.findall(rf'data-id="{kind}-[^"]+" data-glow="[\d.]+ ([\d.]+) [\d.]+ ([\d.]+)', drawn)
        lefts, widths = [float(x) for x, _ in frames], [float(w) for _, w in frames]
        assert len(frames) == count
        assert min(widths) >= 27.5
        apart = min((b - a for a, b in pairwise(sorted(set(lefts)))), default=28)
        assert apart >= 27.5 or f">{count}</text>" in drawn
