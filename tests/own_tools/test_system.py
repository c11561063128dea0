"""The machine's figures come in words that a model can say."""

import asyncio
from collections.abc import Collection
import re

import pytest

from custom_components.smart_agent.own_tools.system import SystemStats, duration, share
from custom_components.smart_agent.server.client import OllamaServer
from fakes import ollama_server as served
from homeassistant.const import __version__
from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm

CONTEXT = llm.LLMContext("smart_agent", None, "en", "conversation", None)


async def call(hass: HomeAssistant, tool: SystemStats) -> llm.ToolResult:
    """Return what the tool answers."""
    tool_input = llm.ToolInput("smart_agent__system_stats", {})
    return await tool.async_call(hass, tool_input, CONTEXT)


async def test_figures(hass: HomeAssistant, ollama_server: served.OllamaServer) -> None:
    """They are of this machine, this core and a real server, with their units."""
    hass.states.async_set("light.a", "on")
    hass.states.async_set("light.b", "on")
    server = OllamaServer(ollama_server.url)
    ollama_server.loaded["test-model:latest"] = 8192
    result = await call(hass, SystemStats(server.async_loaded))
    await server.async_close()
    share_used = r"\d+\.\d of \d+\.\d GB used \(\d+ %\)"
    patterns = {
        "processor": r"\d+ % busy",
        "memory": share_used,
        "disk": share_used,
        "machine_up_for": r"(\d+ \w+ )?\d+ (hours|minutes)",
        "home_assistant_up_for": r"(\d+ \w+ )?\d+ (hours|minutes)",
        "home_assistant": rf"{re.escape(__version__)}, \w[\w ]+",
        "entities": "2",
        "ollama_models_loaded": "test-model:latest",
    }
    assert not result.error
    assert result.data.keys() == patterns.keys()
    for key, pattern in patterns.items():
        assert re.fullmatch(pattern, str(result.data[key])), (key, result.data[key])


async def test_no_model_loaded(
    hass: HomeAssistant, ollama_server: served.OllamaServer
) -> None:
    """A server that has loaded nothing says so."""
    server = OllamaServer(ollama_server.url)
    result = await call(hass, SystemStats(server.async_loaded))
    await server.async_close()
    assert result.data["ollama_models_loaded"] == "none"


async def test_server_that_is_away(
    hass: HomeAssistant, ollama_server: served.OllamaServer
) -> None:
    """The rest is told all the same."""
    server = OllamaServer("http://127.0.0.1:1")
    result = await call(hass, SystemStats(server.async_loaded))
    await server.async_close()
    assert not result.error
    assert "does not answer" in str(result.data["ollama_models_loaded"])


async def test_cancelled_with_the_turn(hass: HomeAssistant) -> None:
    """A turn that ends leaves no question to the server behind."""
    asked, dropped = asyncio.Event(), asyncio.Event()

    async def loaded() -> Collection[str]:
        """Never answer."""
        asked.set()
        try:
            await asyncio.Event().wait()
        finally:
            dropped.set()
        return ()

    task = asyncio.create_task(call(hass, SystemStats(loaded)))
    await asked.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert dropped.is_set()


async def test_wrong_arguments(hass: HomeAssistant) -> None:
    """The tool takes none."""
    tool_input = llm.ToolInput("smart_agent__system_stats", {"unit": "F"})

    async def loaded() -> Collection[str]:
        """Return no model."""
        return ()

    result = await SystemStats(loaded).async_call(hass, tool_input, CONTEXT)
    assert result.error
    assert str(result.data["error"]).startswith("system_stats failed: ")


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (-5, "0 minutes"),
        (119, "1 minutes"),
        (3600, "1 hours 0 minutes"),
        (86399, "23 hours 59 minutes"),
        (86400 * 12 + 3 * 3600 + 59, "12 days 3 hours"),
    ],
)
def test_duration(seconds: float, said: str) -> None:
    """The two largest units are enough."""
    assert duration(seconds) == said


def test_share() -> None:
    """Bytes are said as they are sold, and an empty disk does no harm."""
    assert share(3_100_000_000, 8_000_000_000) == "3.1 of 8.0 GB used (39 %)"
    assert share(0, 0) == "0.0 of 0.0 GB used (0 %)"
