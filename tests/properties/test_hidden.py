"""What players cannot see does not reach those who imagine a position (RULES 15)."""

from hypothesis import given, settings

from stroganov import Setup, State, answer
from stroganov.dice import Dice
from stroganov.validation import check_cards, check_pieces, check_table
from tests.properties.random_games import Chooser, choosers, modest, positions, setups

HIDDEN = {"rng", "pile", "yurt_deck", "song_deck", "wish_deck", "later", "automa", "removed", "strategy"}


def otherwise_hidden(state: State, dice: Dice) -> State:
    """The same table to look at, in which everything hidden is different."""
    other = state.copy()
    other.rng = dice.below(1 << 32)
    for deck in ("pile", "yurt_deck", "song_deck", "wish_deck"):
        setattr(other, deck, dice.shuffled(getattr(state, deck)))
    other.later = tuple(dice.shuffled(deck) for deck in state.later)
    unseen = dice.shuffled(state.automa[1:] + state.removed)
    if state.setup.strategy == "hidden":
        letters = [a for a, cards in state.rules.left_out.items() if set(cards) <= set(unseen)]
        other.strategy = dice.choice(letters)
        other.removed = state.rules.left_out[other.strategy]
    elif not state.setup.strategy:
        other.removed = unseen[: len(state.removed)]
    other.automa = state.automa[:1] + tuple(card for card in unseen if card not in other.removed)
    return other


@settings(modest, max_examples=20)
@given(setups(), choosers)
def test_equal_dice_imagine_the_same_whatever_is_hidden(setup: Setup, choose: Chooser) -> None:
    for number, state in enumerate(positions(setup, choose)):
        other = otherwise_hidden(state, choose.dice)
        imagined, likewise = state.imagined(Dice(number)), other.imagined(Dice(number))
        assert imagined.to_plain() == likewise.to_plain()
        assert imagined.offered == likewise.offered


def moves(state: State) -> list[int]:
    """The movement on top of the automaton's deck, the only thing of that card that is open (RULES 10)."""
    return [state.rules.automa[card].move for card in state.automa[:1]]


def test_of_the_automatons_top_card_only_the_movement_is_open() -> None:
    state = next(iter(positions(Setup(players=1, opponent="ivan", seed=3), Chooser(1))))
    tops = {state.imagined(Dice(number)).automa[0] for number in range(40)}
    assert len(tops) > 1
    assert {state.rules.automa[card].move for card in tops} == set(moves(state))


@settings(modest, max_examples=20)
@given(setups(), choosers)
def test_what_is_open_is_imagined_as_it_is(setup: Setup, choose: Chooser) -> None:
    for number, state in enumerate(positions(setup, choose)):
        imagined = state.imagined(Dice(number))
        real, dreamt = state.to_plain(), imagined.to_plain()
        assert {name for name in real if real[name] != dreamt[name]} <= HIDDEN
        assert moves(imagined) == moves(state)
        assert len(imagined.automa) == len(state.automa)
        for deck in ("pile", "yurt_deck", "song_deck", "wish_deck"):
            assert sorted(getattr(imagined, deck)) == sorted(getattr(state, deck))


@settings(modest, max_examples=8)
@given(setups(), choosers)
def test_an_imagined_game_can_be_played_to_its_end(setup: Setup, choose: Chooser) -> None:
    for number, state in enumerate(positions(setup, choose)):
        if number % 25:
            continue
        imagined = state.imagined(Dice(number))
        while not imagined.over:
            answer(imagined, choose(imagined.offered))
            check_pieces(imagined)
            check_cards(imagined)
            check_table(imagined)


def test_a_hidden_strategy_is_imagined_as_any_that_the_cards_seen_allow() -> None:
    setup = Setup(players=1, opponent="ivan", strategy="hidden", seed=3)
    letters = {
        state.imagined(Dice(number)).strategy
        for state in positions(setup, Chooser(1))
        if state.year == 1
        for number in range(20)
    }
    assert len(letters) > 1


def test_an_open_strategy_is_known() -> None:
    setup = Setup(players=1, opponent="ivan", strategy="c", seed=3)
    for state in positions(setup, Chooser(1)):
        imagined = state.imagined(Dice(1))
        assert imagined.strategy == "c"
        assert imagined.removed == state.removed == (3, 5, 11, 13, 16)
