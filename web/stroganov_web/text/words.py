"""The things on the table in words, for tooltips, sentences and screen readers.

Cards and tiles are described by what they do, so another component set needs no other words. Functions named
after a component give its content; `titled` puts the kind of component in front.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from stroganov.actions.advanced import BuildAnywhere, ChooseAdvanced
from stroganov.actions.auxiliary import FulfilPayingOnly
from stroganov.actions.trophy import TakeTwoTrophyRewards, Trophy, UseAnyYurt, VisitAnyVillage
from stroganov.agenda import Effect
from stroganov.effects import BEAR_STORY, DrawFromBag, Gain, TakeFromMarket
from stroganov.queries import claim_price, winter_income
from stroganov.state import BEAR, BLOCKED, FREE, TIGER, State
from stroganov_web.i18n import Text
from stroganov_web.model.people import Person

NUMERALS = ("I", "II", "III", "IV", "V")  # of regions from 0, and of years from 1 (less 1)
SEASONS = ("spring", "summer", "autumn", "winter")
_COUNTED: dict[type[Effect], str] = {
    DrawFromBag: "bag_furs",
    TakeFromMarket: "market_furs",
    Trophy: "trophies",
}
_NAMED: dict[type[Effect], str] = {
    ChooseAdvanced: "advanced_anywhere",
    BuildAnywhere: "build_anywhere",
    FulfilPayingOnly: "fulfil_paying_only",
    TakeTwoTrophyRewards: "two_above",
}


def with_kind(text: Text, kind: str, what: str) -> str:
    """Something with its kind in front: wish, village, yurt, song, landscape, automa or space."""
    return text(f"card.{kind}", what=what)


def gain(text: Text, kind: str, count: int) -> str:
    """An amount of VP, horses, coins, story points, banners, outposts or tigers: "2 coins"."""
    return text.n(f"gain.{kind}", count)


def animal(text: Text, value: int) -> str:
    """The animal of a fur value."""
    return text(f"fur.name.{value}")


def fur(text: Text, value: int) -> str:
    """A fur in a sentence: "ermine (3)"; a tiger has no value."""
    name = animal(text, value)
    return name if value == TIGER else text("fur.valued", name=name, value=value)


def fur_list(text: Text, values: Iterable[int]) -> list[str]:
    """Several furs by name, each kind once with its count; a bare number would seem to be the count."""
    return [_several(text, value, count) for value, count in Counter(values).items()]


def _several(text: Text, value: int, count: int) -> str:
    if value == TIGER:
        return gain(text, "tigers", count)
    return text("fur.several", n=count, fur=fur(text, value)) if count > 1 else fur(text, value)


def furs(text: Text, values: Iterable[int]) -> str:
    """Several furs in a sentence, such as "hare (2) and bear (8)"."""
    return text.all(fur_list(text, values))


def fur_tip(text: Text, value: int) -> str:
    """What a fur is, in a sentence."""
    if value == TIGER:
        return text("fur.tip_tiger")
    if value == BEAR:
        story = gain(text, BEAR_STORY.kind, BEAR_STORY.amount)
        return text("fur.tip_bear", name=animal(text, value), value=value, story=story)
    return text("fur.tip", name=animal(text, value), value=value)


def with_bear(text: Text, said: str, values: Sequence[int]) -> str:
    """What is said of furs, and what a bear among them brings."""
    if BEAR not in values:
        return said
    story = gain(text, BEAR_STORY.kind, BEAR_STORY.amount)
    return join_sentences(
        text, [said if said.endswith(".") else f"{said}.", text("fur.bear_brings", story=story)]
    )


def region(text: Text, number: int) -> str:
    """A region by its numeral."""
    return text("place.region", numeral=NUMERALS[number])


def terrain(text: Text, name: str) -> str:
    """A terrain."""
    return text(f"terrain.{name}")


def tile(text: Text, state: State, slot: int) -> str:
    """A place of the row in a sentence: "tile 9 (steppe)"."""
    if not slot:
        return text("place.town")
    name = state.tiles[slot]
    if not name:
        return text("place.gap", slot=slot)
    return text("place.tile", slot=slot, terrain=terrain(text, state.rules.landscapes[name].terrain))


def season(text: Text, number: int) -> str:
    """A season."""
    return text(f"season.{SEASONS[number]}")


def year(text: Text, number: int) -> str:
    """A year by its numeral, from 1."""
    return text("year.name", numeral=NUMERALS[number - 1])


def season_of_year(text: Text, number: int, season_number: int) -> str:
    """A season with its year."""
    return text("season.of_year", numeral=NUMERALS[number - 1], season=season(text, season_number))


def source(text: Text, name: str) -> str:
    """Where victory points come from."""
    return text(f"source.{name}")


def reward(text: Text, effects: Sequence[Effect], state: State | None = None) -> str:
    """The parts of a reward in their order; the same part several times is counted."""
    parts = [_part(text, effect, len(list(same)), state) for effect, same in groupby(effects)]
    return text.all(parts) if parts else text("reward.none")


def _part(text: Text, effect: Effect, times: int, state: State | None) -> str:
    if isinstance(effect, Gain):
        return gain(text, effect.kind, effect.amount * times)
    if type(effect) in _COUNTED:
        return text.n(f"reward.{_COUNTED[type(effect)]}", times)
    if isinstance(effect, VisitAnyVillage):
        return text("reward.any_village" if effect.trophies else "reward.any_village_without_trophy")
    if isinstance(effect, UseAnyYurt):
        priced = state is not None and state.rules.yurt_reward_costs_fur
        return text("reward.any_yurt_for_fur" if priced else "reward.any_yurt")
    return text(f"reward.{_NAMED[type(effect)]}")


def village(text: Text, state: State, name: str) -> str:
    """What a village gives."""
    return reward(text, state.rules.villages[name].reward, state)


def yurt(text: Text, state: State, name: str) -> str:
    """What a yurt gives."""
    return reward(text, state.rules.yurts[name].reward, state)


def song(text: Text, state: State, name: str) -> str:
    """What a song gives, and for how many story points."""
    tile = state.rules.songs[name]
    return text(
        "card.song_text",
        reward=reward(text, tile.reward, state),
        cost=gain(text, "story", tile.cost),
    )


def wish(text: Text, state: State, name: str) -> str:
    """What a Tsar's wish asks for, its points and its effect."""
    points = gain(text, "vp", state.rules.wishes[name].vp)
    asks, effect = wish_asks(text, state, name), wish_effect(text, state, name)
    return text("card.wish_text", asks=asks, points=points, effect=effect)


def wish_asks(text: Text, state: State, name: str) -> str:
    """The furs a wish asks for: so many owned, so many of them returned."""
    card = state.rules.wishes[name]
    key = "card.wish_returns" if card.have == card.pay else "card.wish_asks"
    return text.n(key, card.have, value=card.fur, animal=animal(text, card.fur), pay=card.pay)


def wish_effect(text: Text, state: State, name: str) -> str:
    """What a wish does once it is fulfilled; editions differ."""
    effect = state.rules.wish_effects[name]
    income = winter_income(state, 0, name)  # what depends on the seat is told in words, without an amount
    return text(f"effect.{effect}", gain=gain(text, income.kind, income.amount) if income else "")


def landscape(text: Text, state: State, name: str) -> str:
    """A landscape tile: its terrain, and what it brings."""
    card = state.rules.landscapes[name]
    return text(
        "card.landscape_text",
        terrain=terrain(text, card.terrain),
        reward=reward(text, card.reward, state),
    )


def tile_tip(text: Text, state: State, slot: int) -> str:
    """Everything about a place of the row: terrain, region, what lies there, what claiming it brings."""
    name = state.tiles[slot]
    if not name:
        return text("card.gap_text", slot=slot)
    lying = state.lying[slot]
    card = state.rules.landscapes[name]
    said = text(
        "card.tile_text",
        slot=slot,
        terrain=terrain(text, card.terrain),
        region=region(text, state.rules.region_of[slot]),
        lying=text("card.tile_lying", furs=furs(text, lying)) if lying else text("card.tile_bare"),
        reward=reward(text, card.reward, state),
    )
    return with_bear(text, join_sentences(text, [said, claim_cost(text, state, slot)]), lying)


def claim_cost(text: Text, state: State, slot: int) -> str:
    """What claiming the tile in a slot costs now, and why."""
    value, lying = state.region_furs[state.rules.region_of[slot]], len(state.lying[slot])
    key = "card.claim_cost" if lying else "card.claim_cost_bare"
    price = claim_price(state, slot)
    return text.n(key, price, fur=fur(text, value), base=price - lying)


def region_fur(text: Text, state: State, number: int) -> str:
    """A region with its fur."""
    return text("card.region_fur", region=region(text, number), fur=fur(text, state.region_furs[number]))


def outpost_space(text: Text, state: State, people: Sequence[Person], number: int, space: int) -> str:
    """An outpost space of a region: its price, or whose outpost stands there."""
    where = region(text, number)
    holder = state.spaces[number][space]
    if holder == BLOCKED:
        return text("card.outpost_blocked", region=where)
    if holder != FREE:
        return text("card.outpost_taken", region=where, name=people[holder].name)
    return text(
        "card.outpost_free", region=where, price=gain(text, "horses", state.rules.outpost_costs[space])
    )


def trophy_space(text: Text, state: State, seat: int, space: int) -> str:
    """A space of a seat's trophy track, from 1: price, rewards and points; the automaton has its own."""
    player = state.players[seat]
    if seat == state.automaton:
        board = state.rules.solo_board(state.setup.opponent)
        cost, shields = board.costs[space - 1], board.shields
        gained, enters = gain(text, "vp", board.vp[space - 1]), ""
    else:
        place, shields = state.rules.track(player)[space - 1], state.rules.shields(player)
        cost, gained = place.cost, reward(text, place.reward, state)
        enters = reward(text, place.on_enter, state) if place.on_enter else ""
    sentences = [text("card.space_text", space=space, reward=gained)]
    if space > 1:
        sentences.append(text("card.space_cost", value=cost) if cost else text("card.space_free"))
    if enters:
        sentences.append(text("card.space_enters", reward=enters))
    if space in dict(shields):
        sentences.append(text("card.space_points", points=gain(text, "vp", dict(shields)[space])))
    return join_sentences(text, sentences)


def join_sentences(text: Text, sentences: Sequence[str]) -> str:
    """Sentences one after another."""
    said = sentences[0]
    for sentence in sentences[1:]:
        said = text("card.sentences", first=said, second=sentence)
    return said


def automa(text: Text, state: State, number: int) -> str:
    """A card of the automaton: its hunt and its action, and the move it gives while it is on the deck."""
    card = state.rules.automa[number]
    return text(
        "automa.text",
        hunt=automa_hunt(text, number, state),
        action=automa_action(text, card.action),
        move=automa_move(text, card.move),
    )


def automa_hunt(text: Text, number: int, state: State) -> str:
    """What an automa card hunts."""
    card = state.rules.automa[number]
    return text.n(f"automa.{card.hunt}", card.hunt_count)


def automa_action(text: Text, action: str) -> str:
    """An additional action of the automaton."""
    return text(f"automa.{action}")


def automa_move(text: Text, tiles: int) -> str:
    """How far the automaton moves."""
    return text.n("automa.move", tiles)
