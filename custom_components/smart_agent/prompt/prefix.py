"""What all requests of an agent begin with, byte for byte, until the home changes."""

import asyncio
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from homeassistant.core import HomeAssistant
from homeassistant.helpers import intent, llm

from ..home.home import Home
from ..llm_tools.reader import as_toolset, inner_tool, on_off_domains, specs
from ..llm_tools.spec import Toolset, ToolSpec
from .texts import prefix_text
from .tools import offer


@dataclass(frozen=True)
class Prefix:
    """The system text behind the user's instructions, and the tools."""

    text: str
    toolset: Toolset
    """The tools as the guard knows them."""
    tools: Sequence[Mapping[str, Any]]
    """The tools as they are sent: what of them says something in this home."""
    timer_tools: Sequence[Mapping[str, Any]]
    """Those for timers, which go behind them where the words may be about one: a weak
    model takes them for anything that is to start."""
    listed: bool
    """Whether the text lists all devices."""


class PrefixKeeper:
    """Makes an agent's prefix, once for as long as what it is made of stays."""

    def __init__(self, hass: HomeAssistant, list_size: int) -> None:
        """Begin with nothing kept; list_size is the most devices that are listed."""
        self._hass = hass
        self._list_size = list_size
        self._key: Hashable = None
        self._tools: tuple[llm.Tool, ...] = ()
        self._kept = Prefix("", Toolset(), (), (), listed=True)

    async def async_get(
        self, home: Home, api: llm.APIInstance, api_prompt: str
    ) -> Prefix:
        """Return the prefix for a home and an instance of what the user chose.

        What has to be made anew is made in pieces, between which others get a turn.
        """
        # Held on to, so that the id of one that is gone is not that of another.
        tools = tuple(inner_tool(tool) for tool in api.tools)
        key = (
            home.layout,
            api_prompt,
            tuple(
                (tool.name, id(inner))
                for tool, inner in zip(api.tools, tools, strict=True)
            ),
            tuple(on_off_domains(self._hass, home.domains).values()),
        )
        if key == self._key:
            return self._kept
        made = []
        for spec in specs(self._hass, api, home.domains):
            made.append(spec)
            await asyncio.sleep(0)
        toolset = as_toolset(made)
        await asyncio.sleep(0)
        text = prefix_text(api_prompt, home, toolset, self._list_size)
        await asyncio.sleep(0)
        timers = {spec.name for spec in toolset.tools if _is_for_timers(spec)}
        offered: dict[bool, list[Mapping[str, Any]]] = {False: [], True: []}
        for tool in offer(toolset, home):
            offered[tool["function"]["name"] in timers].append(tool)
            await asyncio.sleep(0)
        prefix = Prefix(
            text,
            toolset,
            offered[False],
            offered[True],
            listed=len(home.entities) <= self._list_size,
        )
        self._kept, self._key, self._tools = prefix, key, tools
        await asyncio.sleep(0)
        return prefix


def _is_for_timers(spec: ToolSpec) -> bool:
    """Return whether a tool does nothing but with timers."""
    return spec.rings or spec.intent_type == intent.INTENT_CANCEL_ALL_TIMERS
