"""What all requests of an agent begin with, byte for byte, until the home changes."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import llm

from .api_tools import async_get_toolset, inner_tool, on_off_domains
from .home import Home
from .offer import offer
from .prompt import prefix_text
from .toolset import Toolset


@dataclass(frozen=True)
class Prefix:
    """The system text behind the user's instructions, and the tools.

    toolset is what the guard knows, tools what of it is sent; listed tells whether the
    text has all devices in it.
    """

    text: str
    toolset: Toolset
    tools: Sequence[Mapping[str, Any]]
    listed: bool


class PrefixKeeper:
    """Makes an agent's prefix, once for as long as what it is made of stays."""

    def __init__(self, hass: HomeAssistant, list_size: int) -> None:
        """Begin with nothing kept; list_size is the most devices that are listed."""
        self._hass = hass
        self._list_size = list_size
        self._key: Hashable = None
        self._tools: tuple[llm.Tool, ...] = ()
        self._kept = Prefix("", Toolset(), (), listed=True)

    @callback
    def async_get(self, home: Home, api: llm.APIInstance, api_prompt: str) -> Prefix:
        """Return the prefix for a home and an instance of what the user chose."""
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
        toolset = async_get_toolset(self._hass, api, home.domains)
        self._kept = Prefix(
            prefix_text(api_prompt, home, toolset, self._list_size),
            toolset,
            offer(toolset, home),
            listed=len(home.entities) <= self._list_size,
        )
        self._key, self._tools = key, tools
        return self._kept
