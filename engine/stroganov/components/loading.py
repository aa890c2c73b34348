"""Reading component data: every number checked, one clear error with its place for anything that is off."""

import json
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from ..actions.trophy import Trophy
from ..agenda import Effect
from ..setup import COLOURS, LETTERS
from ..wish_effects import WISH_EFFECTS
from .model import AutomaCard, Board, Components, Landscape, Place, SoloBoard, Song, Space, Wish
from .rewards import GAINED, REPEATED, SONG_EFFECTS, TRACK_EFFECTS, reward_effects

TERRAINS = ("forest", "steppe", "swamp", "mountain")
ACTIONS = ("outpost", "trophy", "yurt", "wish", "claim")
TWO_REWARDS = TRACK_EFFECTS["two_different_rewards_above"]
FEWEST = {"landscapes": 12, "villages": 5, "automa": 18}  # what a game needs to be set up and played
FEWEST_IN_DECK = {"yurts": {"A": 5, "B": 5}, "songs": {"A": 4, "B": 4}, "wishes": {"S": 5, "A": 5, "B": 5}}
FEWEST_FURS = 60


class _Card(Protocol):
    """Anything with an id."""

    @property
    def id(self) -> Any: ...


T = TypeVar("T", bound=_Card)


class ComponentError(ValueError):
    """Component data that cannot be used: `reason` says what is wrong, `place` where."""

    def __init__(self, reason: str, place: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.reason = reason
        self.place = place


class _Node:
    """A value in the data together with its place, so that every check can say where it failed."""

    def __init__(self, value: Any, place: str) -> None:
        self.value = value
        self.place = place

    def fail(self, reason: str) -> ComponentError:
        return ComponentError(reason, self.place)

    def at(self, key: str) -> "_Node":
        if not isinstance(self.value, dict):
            raise self.fail("not_an_object")
        if key not in self.value:
            raise self.fail(f"missing_{key}")
        return _Node(self.value[key], f"{self.place}.{key}")

    def items(self) -> "list[tuple[str, _Node]]":
        if not isinstance(self.value, dict):
            raise self.fail("not_an_object")
        return [(key, _Node(value, f"{self.place}.{key}")) for key, value in self.value.items()]

    def list(self) -> "list[_Node]":
        if not isinstance(self.value, list):
            raise self.fail("not_a_list")
        return [_Node(value, f"{self.place}[{i}]") for i, value in enumerate(self.value)]

    def number(self, low: int, high: int) -> int:
        if type(self.value) is not int or not low <= self.value <= high:
            raise self.fail(f"not_a_number_from_{low}_to_{high}")
        return self.value

    def word(self, allowed: tuple[str, ...] | None = None) -> str:
        if not isinstance(self.value, str) or (allowed is not None and self.value not in allowed):
            raise self.fail("not_an_allowed_word")
        return self.value

    def name(self) -> str:
        if not self.word():
            raise self.fail("no_name")
        return self.word()

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.fail("not_true_or_false")
        return self.value


def load_components(text: str) -> Components:
    """A component set from JSON text of the shape of `standard.json`."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ComponentError("not_json", "components") from error
    return read_components(data)


def read_components(data: Any, printed: Mapping[str, Wish] | None = None) -> Components:
    """A component set from parsed JSON; a wish that names no effect has that of the `printed` one."""
    root = _Node(data, "components")
    components = Components(
        fur_counts=_fur_counts(root.at("furs").at("counts")),
        setup_furs=tuple(node.number(1, 8) for node in root.at("setup_furs").at("values").list()),
        region_slots=_region_slots(root.at("regions").at("slots")),
        outpost_costs=tuple(n.number(0, 9) for n in root.at("regions").at("outpost_costs").list()),
        landscapes=_by_id(root.at("landscapes"), _landscape),
        villages=_by_id(root.at("villages"), _village),
        yurts=_by_id(root.at("yurts"), _yurt),
        songs=_by_id(root.at("songs"), _song),
        wishes=_by_id(root.at("wishes"), lambda node: _wish(node, printed or {})),
        boards=_boards(root.at("boards")),
        solo_boards={name: _solo_board(node) for name, node in root.at("boards").at("solo").items()},
        automa=_by_id(root.at("automa"), _automa),
    )
    _check_counts(components)
    return components


def _check_counts(components: Components) -> None:
    """There is enough of everything to set a game up."""
    for kind, fewest in FEWEST.items():
        if len(getattr(components, kind)) < fewest:
            raise ComponentError(f"fewer_than_{fewest}", f"components.{kind}")
    for kind, decks in FEWEST_IN_DECK.items():
        cards = list(getattr(components, kind).values())
        for deck, fewest in decks.items():
            if sum(card.deck == deck for card in cards) < fewest:
                raise ComponentError(f"fewer_than_{fewest}_of_deck_{deck}", f"components.{kind}")
    for letter in LETTERS:
        if sum(letter in card.letters for card in components.automa.values()) != 5:
            raise ComponentError(f"not_5_of_letter_{letter}", "components.automa")
    if len(components.setup_furs) != 6:
        raise ComponentError("not_6_furs", "components.setup_furs.values")
    if len(components.outpost_costs) != 3:
        raise ComponentError("not_3_costs", "components.regions.outpost_costs")
    if set(components.solo_boards) != {"ivan", "katyusha"}:
        raise ComponentError("not_ivan_and_katyusha", "components.boards.solo")


def _fur_counts(node: _Node) -> tuple[int, ...]:
    counts = (0, *(node.at(str(value)).number(0, 99) for value in range(1, 9)))
    if sum(counts) < FEWEST_FURS:
        raise node.fail(f"fewer_than_{FEWEST_FURS}_furs")
    return counts


def _region_slots(node: _Node) -> tuple[tuple[int, ...], ...]:
    regions = tuple(tuple(slot.number(1, 12) for slot in region.list()) for region in node.list())
    if len(regions) != 5 or [slot for region in regions for slot in region] != list(range(1, 13)):
        raise node.fail("not_slots_1_to_12_in_5_regions")
    return regions


def _reward(node: _Node, source: str) -> tuple[Effect, ...]:
    amounts: Mapping[str, int] = {kind: part.number(1, 99) for kind, part in node.items()}
    for kind in amounts:
        if kind not in GAINED and kind not in REPEATED:
            raise node.fail(f"unknown_reward_{kind}")
    return reward_effects(amounts, source)


def _by_id(node: _Node, read: Callable[[_Node], T]) -> dict[Any, T]:
    """Cards or tiles by their ids, which must be different."""
    found: dict[Any, T] = {}
    for each in node.list():
        card = read(each)
        if card.id in found:
            raise each.fail("same_id_twice")
        found[card.id] = card
    return found


def _landscape(node: _Node) -> Landscape:
    return Landscape(
        node.at("id").name(),
        node.at("terrain").word(TERRAINS),
        node.at("start").flag(),
        node.at("spots").number(0, 4),
        node.at("spots_4p").number(0, 4),
        _reward(node.at("reward"), "landscape"),
    )


def _village(node: _Node) -> Place:
    return _place(node, "", _reward(node.at("reward"), "village"))


def _yurt(node: _Node) -> Place:
    return _place(node, node.at("deck").word(("A", "B")), _reward(node.at("reward"), "yurt"))


def _place(node: _Node, deck: str, reward: tuple[Effect, ...]) -> Place:
    return Place(node.at("id").name(), deck, reward, any(isinstance(effect, Trophy) for effect in reward))


def _song(node: _Node) -> Song:
    reward = _reward(node.at("reward"), "song")
    if "effect" in node.value:
        reward += (SONG_EFFECTS[node.at("effect").word(tuple(SONG_EFFECTS))],)
    if not reward:
        raise node.fail("no_reward")
    cost = node.at("cost").number(0, 12)
    if cost <= node.at("reward").value.get("story", -1):
        raise node.fail("pays_for_itself")  # at the end of the story track an automaton would sing it forever
    return Song(node.at("id").name(), node.at("deck").word(("A", "B")), cost, reward)


def _wish(node: _Node, printed: Mapping[str, Wish]) -> Wish:
    have = node.at("have").number(1, 9)
    name = node.at("id").name()
    effect, first = _wish_effects(node, printed.get(name))
    return Wish(
        name,
        node.at("deck").word(("S", "A", "B")),
        node.at("fur").number(1, 8),
        have,
        node.at("pay").number(1, min(2, have)),
        node.at("vp").number(0, 99),
        effect,
        first,
    )


def _wish_effects(node: _Node, printed: Wish | None) -> tuple[str, str]:
    """What a wish does, in the revised and in the first edition."""
    if "effect" not in node.value and printed:
        return printed.effect, printed.first_edition
    effect = node.at("effect").word(tuple(WISH_EFFECTS))
    other = "effect_first_edition"
    return effect, node.at(other).word(tuple(WISH_EFFECTS)) if other in node.value else effect


def _boards(node: _Node) -> dict[str, Board]:
    boards = {"a": _board(node.at("a"))}
    for colour in COLOURS:
        boards[f"b-{colour}"] = _board(node.at("b").at(colour))
    return boards


def _board(node: _Node) -> Board:
    track = tuple(_space(space) for space in node.at("track").list())
    if not 2 <= len(track) <= 8:
        raise node.fail("not_2_to_8_spaces")
    if any(TWO_REWARDS in space.reward for space in track[:-1]):
        raise node.fail("two_rewards_before_the_last_space")
    return Board(track, _shields(node.at("shields"), len(track)))


def _space(node: _Node) -> Space:
    cost = 0 if node.at("cost").value is None else node.at("cost").number(0, 8)
    reward = node.at("reward")
    if isinstance(reward.value, str):
        effects: tuple[Effect, ...] = (TRACK_EFFECTS[reward.word(tuple(TRACK_EFFECTS))],)
    else:
        effects = _reward(reward, "trophy")
    on_enter = _reward(node.at("on_enter"), "trophy") if "on_enter" in node.value else ()
    return Space(cost, effects, on_enter)


def _shields(node: _Node, spaces: int) -> tuple[tuple[int, int], ...]:
    for key, shield in node.items():
        if key not in map(str, range(1, spaces + 1)):
            raise shield.fail("not_a_space_of_the_track")
    return tuple((int(key), shield.number(0, 99)) for key, shield in node.items())


def _solo_board(node: _Node) -> SoloBoard:
    costs = tuple(
        0 if cost.value is None and not space else cost.number(1, 8)  # only the first space costs nothing
        for space, cost in enumerate(node.at("costs").list())
    )
    vp = tuple(points.number(0, 99) for points in node.at("vp").list())
    if len(costs) != len(vp):
        raise node.fail("costs_and_vp_differ")
    if not 2 <= len(costs) <= 8:
        raise node.fail("not_2_to_8_spaces")
    return SoloBoard(costs, vp, _shields(node.at("shields"), len(costs)))


def _automa(node: _Node) -> AutomaCard:
    letters = node.at("letters").word()
    if not set(letters) <= set(LETTERS):
        raise node.at("letters").fail("not_letters_a_to_f")
    return AutomaCard(
        node.at("id").number(1, 99),
        letters,
        node.at("move").number(1, 12),
        node.at("hunt").word(("lowest", "highest")),
        node.at("hunt_count").number(1, 2),
        node.at("action").word(ACTIONS),
    )
