"""The tool that tells how the machine under Home Assistant is doing."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
import time
from typing import Any, override

import probatio
import psutil

from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import llm
from homeassistant.helpers.system_info import async_get_system_info
from homeassistant.util.json import JsonObjectType

from ..const import DOMAIN
from .checked_tool import CheckedTool

CPU_SECONDS = 0.2
"""Seconds over which the processor's load is measured."""

LOADED_TIMEOUT = 4.0
"""Seconds in which the Ollama server has to say what it has loaded."""


class SystemStats(CheckedTool):
    """The load of the machine, read here; nothing leaves the house."""

    name = f"{DOMAIN}__system_stats"
    title = "System statistics"
    description = (
        "How the computer that runs Home Assistant is doing: processor, memory, disk,"
        " uptime, version, number of entities, loaded language models. Not for other"
        " devices. Example: {}"
    )
    parameters = probatio.Schema({})
    annotations = llm.ToolAnnotations(
        read_only=True, destructive=False, idempotent=True, open_world=False
    )

    def __init__(self, loaded: Callable[[], Awaitable[Collection[str]]]) -> None:
        """Report the machine's load and the names of the models that loaded returns.

        loaded raises HomeAssistantError if the request to the Ollama server fails.
        """
        self._loaded = loaded

    @override
    async def _async_run(
        self, hass: HomeAssistant, args: dict[str, Any], llm_context: llm.LLMContext
    ) -> llm.ToolResult:
        """Return figures with their units, as a model can say them."""
        try:
            machine = await hass.async_add_executor_job(
                _machine, hass.config.config_dir
            )
        except (OSError, psutil.Error) as err:
            return self._failed(f"the machine cannot be read: {err}")
        info = await async_get_system_info(hass)
        version = info["version"]
        return llm.ToolResult(
            machine
            | {
                "home_assistant": f"{version}, {info['installation_type']}",
                "entities": hass.states.async_entity_ids_count(),
                "ollama_models_loaded": await self._async_loaded(),
            }
        )

    async def _async_loaded(self) -> str:
        """Return the names of the loaded models."""
        try:
            async with asyncio.timeout(LOADED_TIMEOUT):
                return ", ".join(sorted(await self._loaded())) or "none"
        except HomeAssistantError, TimeoutError:
            return "unknown, the Ollama server does not answer"


def _machine(config_dir: str) -> JsonObjectType:
    """Return what the operating system says; in the executor."""
    memory = psutil.virtual_memory()
    disk = psutil.disk_usage(config_dir)
    now = time.time()
    return {
        "processor": f"{psutil.cpu_percent(CPU_SECONDS):.0f} % busy",
        "memory": share(memory.total - memory.available, memory.total),
        "disk": share(disk.used, disk.used + disk.free),
        "machine_up_for": duration(now - psutil.boot_time()),
        "home_assistant_up_for": duration(now - psutil.Process().create_time()),
    }


def share(used: int, total: int) -> str:
    """Return how much of a total is used, as text; both are in bytes."""
    percent = 100 * used / total if total else 0
    return f"{used / 1e9:.1f} of {total / 1e9:.1f} GB used ({percent:.0f} %)"


def duration(seconds: float) -> str:
    """Return a duration in its two largest units."""
    minutes = max(0, int(seconds / 60))
    days, hours, minutes = minutes // 1440, minutes // 60 % 24, minutes % 60
    if days:
        return f"{days} days {hours} hours"
    return f"{hours} hours {minutes} minutes" if hours else f"{minutes} minutes"
