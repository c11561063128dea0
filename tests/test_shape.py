"""How large the parts of the integration, and its tests, may be."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import custom_components.smart_agent as package

ROOT = Path(package.__file__).parent
TESTS = Path(__file__).parent
MOST_LINES_OF_FILE = 350
MOST_LINES_OF_FUNCTION = 50
MOST_LINES_OF_TEST = 60
MOST_ATTRIBUTES = 12

DATA = {"utterance/languages", "options.py"}
"""Tables of words and settings: one entry a line, and as many as there are."""

RECORDS = {
    "AgentStatistics",
    "CallRecord",
    "EllipsisWords",
    "Language",
    "Part",
    "RequestRecord",
    "StepWords",
    "ToolSpec",
    "TurnRecord",
}
"""Classes of which each field is a column of what is stored, or a list of words."""

FILES = [
    path
    for path in sorted(ROOT.rglob("*.py"))
    if not {str(path.relative_to(ROOT)), str(path.relative_to(ROOT).parent)} & DATA
]


def _attributes(node: ast.ClassDef) -> set[str]:
    """Return the names of what an object of a class holds."""
    declared = {
        one.target.id
        for one in node.body
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    }
    return declared | set(_set_on_self(node))


def _set_on_self(node: ast.ClassDef) -> Iterator[str]:
    """Yield the attributes that methods set."""
    for one in ast.walk(node):
        if (
            isinstance(one, ast.Attribute)
            and isinstance(one.ctx, ast.Store)
            and isinstance(one.value, ast.Name)
            and one.value.id == "self"
        ):
            yield one.attr


def _functions(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Yield the functions of a file with their lines behind the docstring."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[1] if ast.get_docstring(node) and node.body[1:] else node
            yield node.name, (node.end_lineno or 0) - first.lineno + 1


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_size(path: Path) -> None:
    """Files, functions and classes are small enough to be read at one go.

    Of functions what follows the docstring is counted.
    """
    text = path.read_text()
    assert text.count("\n") <= MOST_LINES_OF_FILE
    tree = ast.parse(text)
    for name, lines in _functions(tree):
        assert lines <= MOST_LINES_OF_FUNCTION, name
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name not in RECORDS:
            # Home Assistant's own attributes of an entity are not ours to part.
            mine = {one for one in _attributes(node) if not one.startswith("_attr_")}
            assert len(mine) <= MOST_ATTRIBUTES, (node.name, sorted(mine))


def test_size_of_tests() -> None:
    """A test, and what it shares with others, is read at one go too."""
    for path in sorted(TESTS.rglob("*.py")):
        for name, lines in _functions(ast.parse(path.read_text())):
            assert lines <= MOST_LINES_OF_TEST, f"{path}: {name}"
