"""Reading component data: every number checked, one clear error with its place for anything that is off."""

import json
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from ..actions.trophy import Trophy
from ..agenda import Effect
from ..serialization import JSONTextError, depth_of, parse_json
from ..setup import COLOURS, LETTERS
from ..wish_effects import WISH_EFFECTS
from .bounds import (
    MOST,
    MOST_CHOICES,
    MOST_FURS,
    MOST_FURS_IN_ALL,
    MOST_GIVEN,
    MOST_ON_TRACK,
    MOST_POINTS,
    pays_for_itself,
)
from .model import AutomaCard, Board, Components, Landscape, Place, SoloBoard, Song, Space, Wish
from .nodes import ComponentError, Node
from .rewards import GAINED, REPEATED, SONG_EFFECTS, TRACK_EFFECTS, reward_effects

TERRAINS = ("forest", "steppe", "swamp", "mountain")
ACTIONS = ("outpost", "trophy", "yurt", "wish", "claim")
TWO_REWARDS = TRACK_EFFECTS["two_different_rewards_above"]
FEWEST = {"landscapes": 12, "villages": 5, "automa": 18}  # what a game needs to be set up and played
FEWEST_IN_DECK = {"yurts": {"A": 5, "B": 5}, "songs": {"A": 4, "B": 4}, "wishes": {"S": 5, "A": 5, "B": 5}}
FEWEST_FURS = 60
MOST_TEXT = 100_000  # characters; the box takes twenty thousand
MOST_DEPTH = 12  # the box has seven


class _Card(Protocol):
    """Anything with an id."""

    @property
    def id(self) -> Any: ...


T = TypeVar("T", bound=_Card)


def load_components(text: str) -> Components:
    """A component set from JSON text of the shape of `standard.json`."""
    try:
        data = parse_json(text, MOST_TEXT)
    except JSONTextError as error:
        raise ComponentError(error.reason, "components") from error
    return read_components(data)


def read_components(data: Any, printed: Mapping[str, Wish] | None = None) -> Components:
    """A component set from parsed JSON; a wish that names no effect has that of the `printed` one."""
    _check_extent(data)
    root = Node(data, "components")
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
    _check_songs(components)
    return components


def _check_extent(data: Any) -> None:
    """The data is saved along with a game: whatever else is in it must fit into every such save."""
    if depth_of(data) > MOST_DEPTH:
        raise ComponentError("too_deep", "components")
    try:
        size = len(json.dumps(data, separators=(",", ":")))
    except (TypeError, ValueError) as error:
        raise ComponentError("not_json", "components") from error
    if size > MOST_TEXT:
        raise ComponentError("too_large", "components")


def _check_counts(components: Components) -> None:
    """There is enough of everything to set a game up."""
    for kind, most in MOST.items():
        if len(getattr(components, kind)) > most:
            raise ComponentError(f"more_than_{most}", f"components.{kind}")
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


def _check_songs(components: Components) -> None:
    """No song brings as many story points as it costs: it could be sung for ever, and an automaton has to."""
    for number, song in enumerate(components.songs.values()):
        if pays_for_itself(song, components):
            raise ComponentError("pays_for_itself", f"components.songs[{number}]")


def _fur_counts(node: Node) -> tuple[int, ...]:
    counts = (0, *(node.at(str(value)).number(0, MOST_FURS) for value in range(1, 9)))
    if sum(counts) < FEWEST_FURS:
        raise node.fail(f"fewer_than_{FEWEST_FURS}_furs")
    if sum(counts) > MOST_FURS_IN_ALL:
        raise node.fail(f"more_than_{MOST_FURS_IN_ALL}_furs")
    return counts


def _region_slots(node: Node) -> tuple[tuple[int, ...], ...]:
    regions = tuple(tuple(slot.number(1, 12) for slot in region.list()) for region in node.list())
    if len(regions) != 5 or [slot for region in regions for slot in region] != list(range(1, 13)):
        raise node.fail("not_slots_1_to_12_in_5_regions")
    return regions


def _reward(node: Node, source: str, choices: int = MOST_CHOICES) -> tuple[Effect, ...]:
    for kind, _ in node.items():
        if kind not in GAINED and kind not in REPEATED:
            raise node.fail(f"unknown_reward_{kind}")
    amounts = {kind: part.number(1, MOST_GIVEN[kind]) for kind, part in node.items()}
    if sum(amount for kind, amount in amounts.items() if kind in REPEATED) > choices:
        raise node.fail(f"more_than_{choices}_furs_and_trophies")
    return reward_effects(amounts, source)


def _by_id(node: Node, read: Callable[[Node], T]) -> dict[Any, T]:
    """Cards or tiles by their ids, which must be different."""
    found: dict[Any, T] = {}
    for each in node.list():
        card = read(each)
        if card.id in found:
            raise each.fail("same_id_twice")
        found[card.id] = card
    return found


def _landscape(node: Node) -> Landscape:
    return Landscape(
        node.at("id").name(),
        node.at("terrain").word(TERRAINS),
        node.at("start").flag(),
        node.at("spots").number(0, 4),
        node.at("spots_4p").number(0, 4),
        _reward(node.at("reward"), "landscape"),
    )


def _village(node: Node) -> Place:
    return _place(node, "", _reward(node.at("reward"), "village"))


def _yurt(node: Node) -> Place:
    return _place(node, node.at("deck").word(("A", "B")), _reward(node.at("reward"), "yurt"))


def _place(node: Node, deck: str, reward: tuple[Effect, ...]) -> Place:
    return Place(node.at("id").name(), deck, reward, any(isinstance(effect, Trophy) for effect in reward))


def _song(node: Node) -> Song:
    reward = _reward(node.at("reward"), "song")
    if "effect" in node.value:
        reward += (SONG_EFFECTS[node.at("effect").word(tuple(SONG_EFFECTS))],)
    if not reward:
        raise node.fail("no_reward")
    cost = node.at("cost").number(0, 12)
    return Song(node.at("id").name(), node.at("deck").word(("A", "B")), cost, reward)


def _wish(node: Node, printed: Mapping[str, Wish]) -> Wish:
    have = node.at("have").number(1, 9)
    name = node.at("id").name()
    effect, first = _wish_effects(node, printed.get(name))
    return Wish(
        name,
        node.at("deck").word(("S", "A", "B")),
        node.at("fur").number(1, 8),
        have,
        node.at("pay").number(1, min(2, have)),
        node.at("vp").number(0, MOST_POINTS),
        effect,
        first,
    )


def _wish_effects(node: Node, printed: Wish | None) -> tuple[str, str]:
    """What a wish does, in the revised and in the first edition."""
    if "effect" not in node.value and printed:
        return printed.effect, printed.first_edition
    effect = node.at("effect").word(tuple(WISH_EFFECTS))
    other = "effect_first_edition"
    return effect, node.at(other).word(tuple(WISH_EFFECTS)) if other in node.value else effect


def _boards(node: Node) -> dict[str, Board]:
    boards = {"a": _board(node.at("a"))}
    for colour in COLOURS:
        boards[f"b-{colour}"] = _board(node.at("b").at(colour))
    return boards


def _board(node: Node) -> Board:
    track = tuple(_space(space) for space in node.at("track").list())
    if not 2 <= len(track) <= 8:
        raise node.fail("not_2_to_8_spaces")
    if any(TWO_REWARDS in space.reward for space in track[:-1]):
        raise node.fail("two_rewards_before_the_last_space")
    return Board(track, _shields(node.at("shields"), len(track)))


def _space(node: Node) -> Space:
    cost = 0 if node.at("cost").value is None else node.at("cost").number(0, 8)
    reward = node.at("reward")
    if isinstance(reward.value, str):
        effects: tuple[Effect, ...] = (TRACK_EFFECTS[reward.word(tuple(TRACK_EFFECTS))],)
    else:
        effects = _reward(reward, "trophy", MOST_ON_TRACK)
    on_enter = _reward(node.at("on_enter"), "trophy", MOST_ON_TRACK) if "on_enter" in node.value else ()
    if any(isinstance(effect, Trophy) for effect in effects + on_enter):
        raise node.fail("trophy_on_the_track")
    return Space(cost, effects, on_enter)


def _shields(node: Node, spaces: int) -> tuple[tuple[int, int], ...]:
    for key, shield in node.items():
        if key not in map(str, range(1, spaces + 1)):
            raise shield.fail("not_a_space_of_the_track")
    return tuple((int(key), shield.number(0, MOST_POINTS)) for key, shield in node.items())


def _solo_board(node: Node) -> SoloBoard:
    costs = tuple(
        0 if cost.value is None and not space else cost.number(1, 8)  # only the first space costs nothing
        for space, cost in enumerate(node.at("costs").list())
    )
    vp = tuple(points.number(0, MOST_POINTS) for points in node.at("vp").list())
    if len(costs) != len(vp):
        raise node.fail("costs_and_vp_differ")
    if not 2 <= len(costs) <= 8:
        raise node.fail("not_2_to_8_spaces")
    return SoloBoard(costs, vp, _shields(node.at("shields"), len(costs)))


def _automa(node: Node) -> AutomaCard:
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
