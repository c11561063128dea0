"""Which room may import which: arrows point down only."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
import json
from pathlib import Path

import pytest

import custom_components.smart_agent as package
from homeassistant.const import Platform

ROOT = Path(package.__file__).parent

DOORS = "Home Assistant's doors"
ROOMS = (
    DOORS,
    "flows",
    "runtime",
    "guarded",
    "turn",
    "task",
    "own_tools",
    "trace",
    "prompt",
    "guard",
    "sentences",
    "utterance",
    "llm_tools",
    "home",
    "server",
    "speech",
    "call_parser",
    "text",
    "options",
)
"""The rooms, from the doors down. A room may import those behind it."""

LOOSE = {"runtime": "runtime", "coordinator": "runtime", "options": "options"} | {
    "const": "options"
}
"""Files of the top floor that are no doors, with the room that they count as."""

ENTRANCES = {"own_tools": {"own_tools.api"}}
"""What a turn may import of a room that it else does not know."""


def _module(path: Path) -> str:
    """Return the name of a module in the package."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


PATHS = {_module(path): path for path in sorted(ROOT.rglob("*.py"))}


def _room(module: str) -> str:
    """Return the room of a module."""
    first = module.partition(".")[0]
    return first if (ROOT / first).is_dir() and first else LOOSE.get(first, DOORS)


def _imported(module: str) -> Iterator[str]:
    """Return the modules of the package that a module imports, wherever in it."""
    path = PATHS[module]
    here = module.split(".") if module else []
    if path.name != "__init__.py":
        here = here[:-1]
    for node in ast.walk(ast.parse(path.read_text())):
        if not isinstance(node, ast.ImportFrom) or not node.level:
            continue
        base = here[: len(here) - node.level + 1]
        base += node.module.split(".") if node.module else []
        for alias in node.names:
            whole = ".".join([*base, alias.name])
            yield whole if whole in PATHS else ".".join(base)


@pytest.mark.parametrize("module", PATHS)
def test_arrows_point_down(module: str) -> None:
    """A module imports its own room and those below; the message names the arrow."""
    room = _room(module)
    for other in _imported(module):
        below = _room(other)
        assert ROOMS.index(room) <= ROOMS.index(below), f"{module} imports {other}"
        if room == "turn" and below in ENTRANCES:
            assert other in ENTRANCES[below], f"{module} imports {other}"


def test_no_circle() -> None:
    """No module imports itself by way of others."""
    graph = {
        module: {other for other in _imported(module) if other != module}
        for module in PATHS
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as err:
        pytest.fail(f"a circle of imports: {' → '.join(err.args[1])}")


def test_every_room_is_known() -> None:
    """A new room gets its place in the order."""
    rooms = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert rooms == {*ROOMS} - {DOORS, "runtime", "options"}


INTEGRATIONS = "homeassistant.components"

UNDECLARED = {"frontend", "homeassistant", "panel_custom", "script"}
"""Integrations that hassfest lets everybody import, platforms apart."""


def _integrations(path: Path) -> set[str]:
    """Return the integrations of Home Assistant that a file imports from."""
    names = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and not node.level:
            names += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    start = f"{INTEGRATIONS}."
    return {
        name.removeprefix(start).partition(".")[0]
        for name in names
        if name.startswith(start)
    }


def test_integrations_are_declared() -> None:
    """The manifest names what is imported, as hassfest asks, or a door stands for it."""
    manifest = json.loads((ROOT / "manifest.json").read_text())
    declared = {*manifest["dependencies"], *manifest["after_dependencies"]}
    doors = {path.stem for path in ROOT.glob("*.py")}
    allowed = declared | doors | UNDECLARED | {platform.value for platform in Platform}
    for path in PATHS.values():
        found = _integrations(path)
        assert found <= allowed, f"{path} imports {found - allowed}"


REPOSITORY = Path(__file__).parents[1]


@pytest.mark.parametrize("folder", ["evals", "fakes", "demo", "custom_components"])
def test_nothing_imports_tests(folder: str) -> None:
    """What tests and others share stands in fakes, which knows neither of them."""
    barred = {"tests"} | ({"evals"} if folder != "evals" else set())
    for path in (REPOSITORY / folder).rglob("*.py"):
        if "node_modules" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            names: list[str | None] = []
            if isinstance(node, ast.ImportFrom):
                names = [node.module]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            found = {(name or "").partition(".")[0] for name in names}
            assert not found & barred, f"{path} imports {found & barred}"
