"""Reading a save: load a file, walk through its answers, and tell what happened in each turn."""

import sys
from pathlib import Path

from stroganov import Game, SaveError
from stroganov.events import Claimed, Hunted, Turn

try:
    game = Game.from_json(Path(sys.argv[1]).read_bytes())
except SaveError as error:
    sys.exit(f"This cannot be opened: {error.reason}")

print(f"{game.setup}; {len(game.answers)} answers")
for number, events in enumerate(game.events):
    for event in events:
        match event:
            case Turn(seat):
                state = game.at(number + 1)
                print(f"year {state.year}: seat {seat}")
            case Hunted(seat, slot, value, horses):
                print(f"  hunts a {value} on tile {slot} for {horses} horses")
            case Claimed(_, slot, tile):
                print(f"  claims {tile} in slot {slot}")
print([result["total"] for result in game.scores()])
