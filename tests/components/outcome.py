"""What using a component brings: gains and questions, found by playing."""

from typing import Any

from stroganov import Player
from stroganov.state import BLOCKED, FREE, TIGER
from tests.table import Table

GAINS = ("vp", "horses", "coins", "story", "banners", "outposts")


def plain_table(players: int = 2, **options: Any) -> Table:
    """A board on which all is known: every fur in market and bag is a 3, no fur lies on a tile, no songs."""
    table = Table(players=players, **options)
    table.lay(
        region_furs=(2, 3, 4, 5, 6),
        trade_fur=7,
        tiles=[None, "S1", "S2", "S3", "S4", "S5", "F1", "F2", "P1", "P2", "W1", "M1", "M2"],
        lying=[()] * 13,
        villages=("V1", "V2", "V3", "V4", "V5"),
        yurts=["A2", "A3", "A4", "A5", "A6"],
        wishes=["A1", "A2", "A3", "A4", "A5"],
        spaces=[(FREE, FREE, BLOCKED)] * 5,
        songs=(),
        market=[3] * 6,
    )
    table.bag(*[3] * 20)
    table.cossacks(*((seat, 6 - seat) for seat in range(players)))
    return table


def owned(player: Player) -> dict[str, int]:
    """Everything a reward can bring, counted."""
    found = {name: getattr(player, name) for name in GAINS}
    return found | {"furs": sum(player.furs[:TIGER]), "tigers": player.furs[TIGER]}


def gains_since(before: dict[str, int], player: Player) -> dict[str, int]:
    """What the player has more (or fewer) than before."""
    return {name: count - before[name] for name, count in owned(player).items() if count != before[name]}


def answer_questions(table: Table, until: tuple[str, ...] = ("ChooseAction", "ChooseMove")) -> list[str]:
    """Take the first answer to each question a reward asks; return the questions."""
    asked = []
    while table.asks not in until:
        asked.append(table.asks)
        table.play(*table.options()[0])
    return asked
