"""The walk of one sentence in docs/architecture.md, held against two turns."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
import re
import sys
from types import CodeType, FrameType
from typing import Any

import pytest

import custom_components.smart_agent as package
from fakes.ollama_server import call

from .house_fixtures import NewTalk

PACKAGE = f"{Path(package.__file__).parent}/"
PAGE = Path(__file__).parents[1] / "docs" / "architecture.md"
SENTENCE = "turn on bedside left light"
CALL = call("HassTurnOn", {"name": "bedside left light", "device_class": ["light"]})
MOST_FILES = 25

_FILE = re.compile(r"`((?:\w+/)*\w+\.py)`")


def walk() -> list[str]:
    """Return the files that the page has a reader open, in its order."""
    _, _, under = PAGE.read_text("utf-8").partition("\n## A sentence on its way\n")
    return list(dict.fromkeys(_FILE.findall(under.partition("\n## ")[0])))


def _file(code: CodeType) -> str:
    """Return the file of the integration that a function stands in, or nothing."""
    path = code.co_filename
    return path.removeprefix(PACKAGE) if path.startswith(PACKAGE) else ""


def _caller(frame: FrameType | None) -> str:
    """Return the file of the integration that a call comes from, or nothing."""
    while frame is not None:
        if file := _file(frame.f_code):
            return file
        frame = frame.f_back
    return ""


@contextmanager
def calls_between_files() -> Iterator[set[tuple[str, str]]]:
    """Collect the files that call each other, each as the caller and the called."""
    found: set[tuple[str, str]] = set()
    own, events = sys.monitoring.PROFILER_ID, sys.monitoring.events

    def started(code: CodeType, _: int) -> Any:
        if not (file := _file(code)):
            return sys.monitoring.DISABLE
        # The frame above this one is the function that starts.
        found.add((_caller(sys._getframe(1).f_back), file))  # noqa: SLF001
        return None

    sys.monitoring.use_tool_id(own, __name__)
    try:
        sys.monitoring.register_callback(own, events.PY_START, started)
        sys.monitoring.set_events(own, events.PY_START)
        yield found
    finally:
        sys.monitoring.free_tool_id(own)


@pytest.fixture
async def called(new_talk: NewTalk) -> set[tuple[str, str]]:
    """Return which files call each other for the sentence, without and with a model."""
    talk = await new_talk(sentences=True, confirm="automatic")
    with calls_between_files() as at_once:
        await talk(SENTENCE)
    assert not talk.asked
    talk = await new_talk(title="By model", confirm="automatic")
    talk.server.script(CALL)
    with calls_between_files() as by_model:
        await talk(SENTENCE)
    assert len(talk.asked) == 1
    return at_once | by_model


async def test_walk(called: set[tuple[str, str]]) -> None:
    """A reader who follows one sentence opens few files, each from one before it."""
    files = walk()
    assert files[0] == "conversation.py"
    assert len(files) <= MOST_FILES
    opened = {files[0]}
    for file in files[1:]:
        assert any((caller, file) in called for caller in opened), file
        opened.add(file)
