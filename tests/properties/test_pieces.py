"""In every random game, at every question: pieces are conserved and the table is in order."""

from hypothesis import given

from stroganov import Setup
from stroganov.validation import check_cards, check_pieces, check_table
from tests.properties.random_games import Chooser, choosers, modest, positions, setups


@modest
@given(setups(), choosers)
def test_pieces_are_conserved_and_the_table_is_in_order(setup: Setup, choose: Chooser) -> None:
    for state in positions(setup, choose):
        check_pieces(state)
        check_cards(state)
        check_table(state)
