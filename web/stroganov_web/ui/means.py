"""The strip of a seat's own means: always in sight where the mat lies behind a tab."""

from __future__ import annotations

from stroganov.player import Player
from stroganov_web.draw import widgets
from stroganov_web.draw.art.svg import element
from stroganov_web.ui.preview import fur_stacks


def means_strip(player: Player) -> str:
    """Horses, coins, stories and furs; screen readers find the same on the mat."""
    counts = {"horses": player.horses, "coins": player.coins, "story": player.story}
    shown = "".join(widgets.counted(kind, count) for kind, count in counts.items())
    furs = fur_stacks([value for value, count in enumerate(player.furs) for _ in range(count)])
    return element("div", shown + widgets.row([furs], "furs"), class_="means", aria_hidden="true")
