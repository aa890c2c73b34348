"""A picture: draw a position, after forty answers of a bot, into an SVG file."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from stroganov import Game
from stroganov.bots import BOTS
from stroganov.dice import Dice
from stroganov_web.draw.art.palette import palette_css
from stroganov_web.draw.art.sprite_sheet import symbols
from stroganov_web.draw.table.board import board, season_name
from stroganov_web.draw.table.context import Drawing
from stroganov_web.draw.table.layout import Layout
from stroganov_web.i18n import Text, read_catalogues
from stroganov_web.model.people import people
from stroganov_web.model.spec import Spec
from tools.catalogues import compile_all
from tools.paths import WEB

spec = Spec.from_fragment("#new?players=2&seed=7")
game, dice = Game(spec.setup()), Dice(1)
for _ in range(40):
    game.play(BOTS["greedy"](game.state, dice))

with TemporaryDirectory() as folder:
    compile_all(WEB / "locale", Path(folder))
    text = Text("en", read_catalogues("en", Path(folder)))
layout = Layout.for_window(1440, 900)
drawn = board(Drawing(game.state, people(spec, text), layout, {}, text))
head = f"<style>{palette_css()}</style>{symbols(season_name(game.state))}"
start = drawn.index(">") + 1
picture = drawn[:start].replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"') + head + drawn[start:]
Path(sys.argv[1]).write_text(picture, encoding="utf-8")
print(f"{sys.argv[1]}: the board in {season_name(game.state)}, {len(picture) // 1024} kB")
