"""What can be paid with what: exact furs, other furs with a coin, tigers for all (RULES 5 and 8)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from . import answers, events
from .agenda import Question, push
from .answers import Answer
from .effects import give_back
from .events import Tell
from .player import Player
from .state import TIGER, State

ANY = 0  # "any fur" in place of a value; among furs only shown, some other fur with a coin
Way = tuple[tuple[int, ...], tuple[int, ...]]  # furs paid, and furs only shown
PAY_ONE = tuple(answers.Pay((fur,)) for fur in range(TIGER + 1))


def capacity(player: Player, value: int) -> int:
    """How many furs of this value the player can pay at the most."""
    furs = player.furs
    good = furs[value] + furs[TIGER]
    return good + min(sum(furs) - good, player.coins)


def can_pay(player: Player, value: int, count: int) -> bool:
    """Whether the player can pay so many furs of the value (of any, if value is ANY)."""
    if value == ANY:
        return sum(player.furs) >= count
    return capacity(player, value) >= count


def can_pay_any_and(player: Player, value: int, count: int) -> bool:
    """Whether the player can pay any one fur and so many of the value after it."""
    furs = player.furs
    others = sum(furs) - furs[value] - furs[TIGER]
    lost = 0 if others > player.coins else 1  # a fur for which no coin is left is no loss
    return any(furs) and capacity(player, value) - lost >= count


def proposals(player: Player, value: int, pay: int, show: int = 0) -> list[Way]:
    """The sensible whole payments: all exact furs there are, then lowest furs with coins, then tigers."""
    furs = player.furs
    need = pay + show
    exact = min(furs[value], need)
    others = [v for v in range(1, TIGER) if v != value for _ in range(furs[v])]
    found: list[Way] = []
    for coins in range(min(need - exact, player.coins, len(others)), -1, -1):
        tigers = need - exact - coins
        if tigers > furs[TIGER]:
            break
        for way in _arranged(value, pay, exact, others[:coins], tigers):
            if way not in found:
                found.append(way)
    return found


def _arranged(value: int, pay: int, exact: int, others: list[int], tigers: int) -> Iterator[Way]:
    """Which of the gathered furs are paid: tigers, as they are spent anyway; then exact ones or others."""
    spent = min(tigers, pay)
    left = pay - spent
    for by_exact in (min(exact, left), max(0, left - len(others))):
        by_others = left - by_exact
        paid = (value,) * by_exact + tuple(others[:by_others]) + (TIGER,) * spent
        coins = (ANY,) * (len(others) - by_others)
        yield paid, (value,) * (exact - by_exact) + coins + (TIGER,) * (tigers - spent)


def coins_needed(value: int, furs: Iterable[int]) -> int:
    """The coins for paying or showing these furs in place of a value: one for each other fur (RULES 5).

    >>> coins_needed(5, (5, 5, 3, TIGER)), coins_needed(ANY, (1, 2))
    (1, 0)
    """
    return 0 if value == ANY else sum([fur != value and fur != TIGER for fur in furs])


def hand_over(state: State, seat: int, value: int, way: Way, tell: Tell) -> None:
    """Pay: furs to the bag, tigers and coins to their supplies."""
    paid, shown = way
    player = state.players[seat]
    coins = coins_needed(value, paid + shown)
    given = paid + (TIGER,) * shown.count(TIGER)
    player.coins -= coins
    for fur in given:
        player.furs[fur] -= 1
    tell(events.PaidFurs, seat, value, given, coins)
    give_back(state, given, tell)


@dataclass(frozen=True, slots=True)
class Pay(Question):
    """How to pay furs of a value: whole payments, or put one together fur by fur."""

    closed = True
    value: int
    count: int
    show: int = 0
    then_value: int = 0  # what has to be payable afterwards, too
    then_count: int = 0
    chosen: tuple[int, ...] = ()  # while it is put together

    def options(self, state: State, seat: int) -> list[Answer]:
        """A short list of sensible payments, and a way to every other one."""
        player = state.players[seat]
        if self.value == ANY:
            return self._any_fur(player)
        if self.count + self.show == 1:
            return [PAY_ONE[fur[1]] for fur in self._pieces(player)]
        if self.chosen:
            return self._pieces(player)
        short = proposals(player, self.value, self.count, self.show)
        found: list[Answer] = [answers.pay(*way) for way in short]
        if len(short) > 1 or not self._only_way(player, short[0]):
            found += self._pieces(player)
        return found

    def answered(self, state: State, seat: int, answer: Answer, tell: Tell) -> None:
        """Pay, or add a fur to the payment being put together."""
        if isinstance(answer, answers.Pay):
            way: Way = (answer.furs, answer.shown)
        else:
            assert isinstance(answer, answers.Add)
            chosen = (*self.chosen, answer.value)
            if len(chosen) < self.count + self.show:
                push(state, seat, Pay(self.value, self.count, self.show, chosen=chosen))
                return
            way = (tuple(sorted(chosen[: self.count])), tuple(sorted(chosen[self.count :])))
        hand_over(state, seat, self.value, way, tell)

    def _pieces(self, player: Player) -> list[Answer]:
        """What can be the next fur so that the rest can still be paid; first those paid, then those shown."""
        held = [v for v in range(1, TIGER) if player.furs[v] and v != self.value]
        kinds = [self.value, *(held if len(self.chosen) < self.count else [ANY]), TIGER]
        left = self.count + self.show - len(self.chosen)
        return [
            answers.ADDS[fur] for fur in kinds if self._completable(player, (*self.chosen, fur), left - 1)
        ]

    def _completable(self, player: Player, chosen: tuple[int, ...], left: int) -> bool:
        """Whether these furs are there with their coins, and enough for the places left."""
        furs = player.furs
        if chosen[-1] != ANY and chosen.count(chosen[-1]) > furs[chosen[-1]]:
            return False
        exact, tigers = chosen.count(self.value), chosen.count(TIGER)
        converted = len(chosen) - exact - tigers
        others = sum(furs) - furs[self.value] - furs[TIGER] - converted
        coins = player.coins - converted
        if others < 0 or coins < 0 or exact > furs[self.value] or tigers > furs[TIGER]:
            return False
        return furs[self.value] - exact + furs[TIGER] - tigers + min(others, coins) >= left

    def _only_way(self, player: Player, way: Way) -> bool:
        """Whether no fur of this payment can be exchanged for one of another kind."""
        used = way[0] + way[1]
        kinds = set(used)
        if self.show and len(kinds) > 1:
            return False
        spare = player.coins - sum(fur not in (self.value, TIGER) for fur in used)
        for fur in range(1, TIGER + 1):
            if player.furs[fur] > used.count(fur):
                free = fur in (self.value, TIGER) or spare > 0
                if any(k != fur and (free or k not in (self.value, TIGER)) for k in kinds):
                    return False
        return True

    def _any_fur(self, player: Player) -> list[Answer]:
        found: list[Answer] = []
        for fur in range(1, TIGER + 1):
            if player.furs[fur]:
                player.furs[fur] -= 1
                if can_pay(player, self.then_value, self.then_count):
                    found.append(PAY_ONE[fur])
                player.furs[fur] += 1
        return found
