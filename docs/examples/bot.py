"""A bot in ten lines: it takes whatever option leaves it with the most points, furs and coins."""

from stroganov import Game, State
from stroganov.agenda import apply
from stroganov.answers import Answer
from stroganov.bots import BOTS
from stroganov.dice import Dice


def choose(state: State, dice: Dice) -> Answer:
    """Try every option in a world in which hidden things are dealt anew, and take the best."""
    world, seat = state.imagined(dice), state.seat

    def worth(option: Answer) -> float:
        future = world.copy()
        apply(future, option)
        player = future.players[seat]
        return 3 * player.vp + sum(player.furs) + player.coins + dice.below(2)

    return max(state.offered, key=worth)


game, dice = Game.new(players=2, seed=7), Dice(1)
while not game.over:
    game.play(choose(game.state, dice) if game.seat == 0 else BOTS["random"](game.state, dice))
mine, other = game.scores()
print(f"{mine['total']} points against {other['total']} of a random player")
