"""What every test shares: the model server, the custom integrations, hypothesis."""

import asyncio
from collections.abc import AsyncGenerator
import logging
import os
from pathlib import Path
from typing import Any

from hypothesis import settings
import pytest

import custom_components
from fakes.ollama_server import OllamaServer, ServedModel, reads_ahead, say
from fakes.parse_once import parse_once, spell_numbers
from fakes.spared import spare

_DEMO = Path(__file__).parent.parent / "demo" / "house" / "custom_components"

# A plain list: a namespace package recomputes its path whenever sys.path changes,
# which Home Assistant does at start, and would forget the demo house.
custom_components.__path__ = [
    *custom_components.__path__,
    *([str(_DEMO)] if _DEMO.is_dir() else []),
]

# After the line above, which lets it find the demo house.
from .fork_server import let_pass  # noqa: E402
from .house_fixtures import home, kitchen, kitchen_talk, new_talk, talk  # noqa: E402, F401
from .own_tools.painter import painter  # noqa: E402, F401
from .web_fixtures import documents, equipped, web  # noqa: E402, F401

# Deadlines would assert timings; a fixed seed keeps one commit's result the same in CI.
settings.register_profile(
    "smart_agent", deadline=None, derandomize=bool(os.environ.get("CI"))
)
settings.load_profile("smart_agent")

parse_once()
spare()
let_pass()

# Home Assistant's fixtures have the log written where pytest shows it a second time.
for handler in list(logging.root.handlers):
    if type(handler) is logging.StreamHandler:
        logging.root.removeHandler(handler)

# Folders of few tests that take long: first, so that all workers end at one time.
_LONG = ("said", "replay", "evals", "demo", "languages")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long."""
    here = Path(__file__).parent
    items.sort(key=lambda item: item.path.relative_to(here).parts[0] not in _LONG)


# Turns of the event loop that close httpx's nested iterators, each in a task of its own.
_CLOSING_TURNS = 100

_CLIENT = {"ollama", "httpx", "httpcore", "httpx2", "httpcore2"}
"""Packages whose iterators read what a model server answers."""


@pytest.fixture(autouse=True)
def enable_event_loop_debug() -> None:
    """Leave the event loop's debug mode off, which Home Assistant's fixtures turn on.

    The stack that it keeps of every task takes about half of the time of a test.
    """


@pytest.fixture(autouse=True)
def auto_enable_custom_integrations(request: pytest.FixtureRequest) -> None:
    """Let Home Assistant find the integration; tests without a core stay fast.

    A model server comes first, so that it outlives the core.
    """
    if "hass" not in request.fixturenames:
        return
    spell_numbers()
    if "ollama_server" in request.fixturenames:
        request.getfixturevalue("ollama_server")
    request.getfixturevalue("enable_custom_integrations")


@pytest.fixture
async def ollama_server(socket_enabled: None) -> AsyncGenerator[OllamaServer]:
    """Start a model server with one model that has tools and one that has none.

    Sockets may be opened, to loopback only: Home Assistant's test plugin keeps
    guarding where they connect. A chat request the test did not foresee fails it;
    reading ahead is no such request, because nobody knows when it comes.
    """
    async with OllamaServer(
        ServedModel("test-model:latest"),
        ServedModel("plain:latest", capabilities=("completion",)),
    ) as server:
        server.warm_up = reads_ahead
        server.restate = lambda body: say("", eval_count=0)
        yield server
    await _close_abandoned_streams()
    assert not server.unexpected


async def _close_abandoned_streams() -> None:
    """Finish what the Ollama client leaves to the garbage collector.

    A stream that is left early, by an error line for instance, leaves httpx's line
    iterator open. It is closed in a task that starts whenever it is collected, and
    the plugin's check for lingering tasks would meet that task at random.
    """
    loop: Any = asyncio.get_running_loop()
    for iterator in filter(_is_of_client, list(loop._asyncgens)):  # noqa: SLF001
        await iterator.aclose()
    for _ in range(_CLOSING_TURNS):
        await asyncio.sleep(0)


def _is_of_client(iterator: Any) -> bool:
    """Return whether an open iterator reads an answer of a model server."""
    return not _CLIENT.isdisjoint(Path(iterator.ag_code.co_filename).parts)
