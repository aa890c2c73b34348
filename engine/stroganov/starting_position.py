"""The starting position of a game for 1 to 4 players (RULES 3, solo RULES 10)."""

from dataclasses import dataclass

from . import events
from .agenda import Effect, Question, push, settle
from .answers import Answer, StartingWish
from .components import STANDARD, Components
from .dice import seeded
from .editions import ruleset
from .effects import Gain, GainFurs, draw_fur, refill_market
from .events import Tell
from .player import Player
from .ruleset import BANNERS, TIGERS
from .setup import Setup
from .solo import seat_automaton
from .state import BLOCKED, FREE, REGIONS, State
from .turn import TABLE
from .winter import fill_row, refilled
from .year import push_game

STARTING_HORSES = (3, 4, 5, 6)
HUMAN, IVAN = 0, 1


def set_up(setup: Setup, components: Components = STANDARD) -> State:
    """The table ready for the first question."""
    players = [Player(colour, side) for colour, side in zip(setup.colours, setup.sides, strict=True)]
    state = State(setup, ruleset(setup.edition, components), seeded(setup.seed), players)
    _lay_out_board(state)
    _deal_places(state)
    _seat_players(state)
    push_game(state)
    _offer_starting_wishes(state)
    settle(state, events.ignore)
    return state


def _lay_out_board(state: State) -> None:
    rules = state.rules
    state.bag = list(rules.components.fur_counts)
    state.tigers = TIGERS
    starting = [tile.id for tile in rules.landscapes.values() if tile.start]
    others = [tile.id for tile in rules.landscapes.values() if not tile.start]
    state.pile = state.shuffled(starting) + state.shuffled(others)
    furs = state.shuffled(rules.components.setup_furs)
    state.trade_fur = furs[0]
    state.region_furs = furs[1:] if state.setup.random_regions else tuple(sorted(furs[1:]))
    fill_row(state, [])
    state.market = [0] * 6
    refill_market(state, events.ignore)


def _deal_places(state: State) -> None:
    rules = state.rules
    seats = len(state.players)
    state.villages = state.shuffled(list(rules.villages))[: len(REGIONS)]
    decks = {
        (kind, letter): state.shuffled([card.id for card in cards.values() if card.deck == letter])
        for kind, cards in (("yurts", rules.yurts), ("songs", rules.songs), ("wishes", rules.wishes))
        for letter in "AB"
    }
    state.later = (decks["yurts", "B"], decks["songs", "B"], decks["wishes", "B"])
    state.yurts, state.yurt_deck = refilled([], decks["yurts", "A"])
    state.wishes, state.wish_deck = refilled([], decks["wishes", "A"])
    state.songs, state.song_deck = decks["songs", "A"][:seats], decks["songs", "A"][seats:]
    state.banners = BANNERS[seats]
    state.spaces = [outpost_spaces(region, seats) for region in REGIONS]


def outpost_spaces(region: int, seats: int) -> tuple[int, int, int]:
    """Outposts of unused colours block spaces (RULES 3)."""
    return (
        FREE,
        BLOCKED if seats == 2 and region < 2 else FREE,
        BLOCKED if seats < 4 else FREE,
    )


def _seat_players(state: State) -> None:
    if state.setup.opponent:
        state.order = [IVAN, HUMAN]
        seat_automaton(state, IVAN)
    else:
        state.order = list(state.shuffled(range(len(state.players))))
    for seat, horses in zip(state.order, STARTING_HORSES, strict=False):
        state.players[seat].horses = horses


def _offer_starting_wishes(state: State) -> None:
    starting = state.shuffled([wish.id for wish in state.rules.wishes.values() if wish.deck == "S"])
    shown = 2 if state.setup.opponent else len(state.players) + 1
    state.starting = tuple((wish, draw_fur(state)) for wish in starting[:shown])
    push(state, TABLE, ClearStartingWishes())
    for seat in state.order:
        if seat != state.automaton:
            push(state, seat, ChooseStartingWish())


@dataclass(frozen=True, slots=True)
class ChooseStartingWish(Question):
    """Which starting wish to take, with the fur on it; in reverse player order."""

    closed = True

    def options(self, state: State, seat: int) -> list[Answer]:
        """Any of those still on offer."""
        return [StartingWish(wish) for wish, _ in state.starting]

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Take card and fur; a bear gives its story points here already."""
        assert isinstance(answer, StartingWish)
        fur = dict(state.starting)[answer.wish]
        state.starting = tuple(offer for offer in state.starting if offer[0] != answer.wish)
        state.players[seat].hand += (answer.wish,)
        tell(events.TookStartingWish, seat, answer.wish, fur)
        push(state, seat, GainFurs((fur,)))


@dataclass(frozen=True, slots=True)
class ClearStartingWishes(Effect):
    """The fur left over returns to the bag; the automaton gets it, and a point for the card (RULES 10)."""

    def run(self, state: State, seat: int, tell: Tell) -> None:
        """All other starting wishes leave the game."""
        left = tuple(fur for _, fur in state.starting)
        state.starting = ()
        if state.automaton >= 0:
            push(state, state.automaton, GainFurs(left), Gain("vp", 1, "wish"))
        else:
            for fur in left:
                state.bag[fur] += 1
