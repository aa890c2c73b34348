"""The engine's layers: imports point one way, also those for type checkers only."""

import ast
from pathlib import Path

import stroganov

ENGINE = Path(stroganov.__file__).parent
LAYERS = [
    {"records", "serialization", "dice", "setup"},
    {"answers", "events", "solo_events"},
    # A state holds effects, effects change states, and rules and components are made of effects.
    {"player", "state", "agenda", "ruleset", "components.model"},
    {"effects"},
    {"payment"},
    {"actions.basic", "actions.trophy", "actions.advanced", "actions.story", "actions.auxiliary", "actions"},
    {"scoring", "turn", "winter", "wish_effects"},
    {"automaton", "solo", "year"},
    {"components.bounds", "components.nodes", "components.rewards", "components.loading", "components"},
    {"editions"},
    {"starting_position"},
    {"reason", "action_reasons", "other_reasons", "explain", "queries", "undo_limits"},
    {
        "validation.fields",
        "validation.pieces",
        "validation.waiting",
        "validation.course",
        "validation.position",
        "validation",
    },
    {"bots", "bots.random", "bots.evaluation", "bots.greedy"},
    {"saves", "game", "notation"},
    {"simulation", "benchmark"},
    {"", "__main__"},
]
LEVEL = {module: level for level, modules in enumerate(LAYERS) for module in modules}


def module_of(path: Path) -> str:
    parts = path.relative_to(ENGINE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def imported(path: Path) -> set[str]:
    """The modules of the engine that a file imports, wherever in it."""
    package = path.relative_to(ENGINE).parent.parts
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = package[: len(package) - node.level + 1]
            origin = ".".join([*base, *([node.module] if node.module else [])])
            names = {f"{origin}.{name.name}".lstrip(".") for name in node.names}
            found |= {name if name in LEVEL else origin for name in names}
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names = {node.module or ""} if isinstance(node, ast.ImportFrom) else {n.name for n in node.names}
            assert not any(name.split(".")[0] in ("stroganov", "stroganov_web") for name in names), path
    return found


FILES = {module_of(path): path for path in ENGINE.rglob("*.py")}


def test_every_module_has_its_layer() -> None:
    assert set(FILES) == set(LEVEL)


def test_imports_point_to_the_same_or_a_lower_layer() -> None:
    upward = [
        f"{module} imports {other}"
        for module, path in FILES.items()
        for other in imported(path)
        if LEVEL[other] > LEVEL[module]
    ]
    assert upward == []
    assert sum(len(imported(path)) for path in FILES.values()) > 150


def test_within_a_layer_no_two_modules_import_each_other_except_the_state_and_its_effects() -> None:
    mutual = {
        frozenset((module, other))
        for module, path in FILES.items()
        for other in imported(path)
        if other != module and module in imported(FILES[other])
    }
    core = LAYERS[2]
    assert all(pair <= core for pair in mutual)
    assert frozenset(("state", "agenda")) in mutual
