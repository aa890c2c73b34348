"""Deliberate defects of the rules, all found without a browser."""

from tests.mutate.defect import Defect

_RULES = [
    (
        "JSON is read however deep it is",
        "serialization.py",
        "        _check_extent(text)\n",
        "",
        ("tests/test_saves.py",),
    ),
    (
        "anything may be on the agenda of a position",
        "validation/position.py",
        "    check_agenda(state)\n",
        "",
        ("tests/test_validation.py",),
    ),
    (
        "outposts are worth too much",
        "scoring.py",
        "OUTPOST_POINTS = (0, 1, 3, 6, 10, 15)",
        "OUTPOST_POINTS = (0, 1, 3, 6, 11, 15)",
        ("tests/rules/test_11_scoring.py",),
    ),
    (
        "a coin is a point",
        "scoring.py",
        '"coins_end": player.coins // 2,',
        '"coins_end": player.coins,',
        ("tests/rules/test_11_scoring.py",),
    ),
    (
        "sets of three are worth too much",
        "scoring.py",
        "6 * fours + 3 * _threes(",
        "6 * fours + 4 * _threes(",
        ("tests/rules/test_11_scoring.py",),
    ),
    (
        "the tie goes to the west",
        "scoring.py",
        "return sorted(state.order, key=lambda seat: -state.players[seat].vp)",
        "return sorted(reversed(state.order), key=lambda seat: -state.players[seat].vp)",
        ("tests/rules/test_11_scoring.py",),
    ),
    (
        "a ride of two more tiles is cheap",
        "turn.py",
        "HORSES_FOR_TILES = (0, 1, 3, 6)",
        "HORSES_FOR_TILES = (0, 1, 2, 6)",
        ("tests/rules/test_05_turn.py",),
    ),
    (
        "songs may be sung again only next year",
        "turn.py",
        "        player.sang = False\n",
        "        player.sang = player.sang\n",
        ("tests/rules", "tests/games"),
    ),
    (
        "the first storyteller tells no more than the second",
        "winter.py",
        "STORYTELLING = (2, 1)",
        "STORYTELLING = (1, 1)",
        ("tests/rules/test_09_winter.py",),
    ),
    (
        "cossacks stay in the east in winter",
        "winter.py",
        "            player.slot = 0  # the order of players stays\n",
        "            player.slot += 0\n",
        ("tests/rules/test_09_renewal.py",),
    ),
    (
        "a tiger lies on the first new tile",
        "winter.py",
        "lying[-1] = (*lying[-1], TIGER)",
        "lying[0] = (*lying[0], TIGER)",
        ("tests/rules/test_09_renewal.py",),
    ),
    (
        "the market keeps its furs out of the bag",
        "winter.py",
        "            state.bag[value] += 1\n",
        "            state.bag[value] += 0\n",
        ("tests/rules/test_09_renewal.py", "tests/properties/test_pieces.py"),
    ),
    (
        "other furs need no coin",
        "payment.py",
        "    return good + min(sum(furs) - good, player.coins)",
        "    return good + sum(furs) - good",
        ("tests/rules/test_05_paying.py",),
    ),
]


DEFECTS = tuple(
    Defect(f"rules: {name}", f"engine/stroganov/{file}", *change) for name, file, *change in _RULES
)
