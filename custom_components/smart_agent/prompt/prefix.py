"""What all requests of an agent begin with, byte for byte, until the home changes."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from homeassistant.core import HomeAssistant
from homeassistant.helpers import intent, llm

from ..home.home import Home
from ..llm_tools.reader import as_toolset, inner_tool, on_off_domains, spec_key, specs
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


@dataclass(frozen=True)
class _Basis:
    """What a prefix was made of.

    inner are the tools without their namespaces. They are held on to, so that the id of
    one that is gone is not that of another.
    """

    layout: object = None
    api_prompt: str = ""
    switched: tuple[frozenset[str], ...] = ()
    names: tuple[str, ...] = ()
    inner: tuple[llm.Tool, ...] = ()

    def has_tools_of(self, other: _Basis) -> bool:
        """Return whether the tools are the same objects, of the same names."""
        return self.names == other.names and [*map(id, self.inner)] == [
            *map(id, other.inner)
        ]

    def is_home_of(self, other: _Basis) -> bool:
        """Return whether all but the tools is the same."""
        return (
            self.layout == other.layout
            and self.api_prompt == other.api_prompt
            and self.switched == other.switched
        )


class PrefixKeeper:
    """Makes an agent's prefix, once for as long as what it is made of stays."""

    def __init__(self, hass: HomeAssistant, list_size: int) -> None:
        """Begin with nothing kept; list_size is the most devices that are listed."""
        self._hass = hass
        self._list_size = list_size
        self._basis = _Basis()
        self._specs: Mapping[tuple[int, str, str], ToolSpec] = {}
        self._kept = Prefix("", Toolset(), (), (), listed=True)

    async def async_get(
        self, home: Home, api: llm.APIInstance, api_prompt: str
    ) -> Prefix:
        """Return the prefix for a home and an instance of what the user chose.

        What has to be made anew is made in pieces, between which others get a turn.
        Some integrations make their tools anew for each turn: then only these are read
        again, and what they are found to say must be other than it was to count.
        """
        basis = _Basis(
            home.layout,
            api_prompt,
            tuple(on_off_domains(self._hass, home.domains).values()),
            tuple(tool.name for tool in api.tools),
            tuple(inner_tool(tool) for tool in api.tools),
        )
        before, kept = self._basis, self._kept
        if basis.is_home_of(before) and basis.has_tools_of(before):
            return kept
        known = self._specs if basis.switched == before.switched else {}
        made: list[ToolSpec] = []
        for spec in specs(self._hass, api, home.domains, known):
            made.append(spec)
            await asyncio.sleep(0)
        toolset = as_toolset(made)
        await asyncio.sleep(0)
        if not (basis.is_home_of(before) and toolset == kept.toolset):
            kept = await self._async_make(home, api_prompt, toolset)
        self._specs = {
            spec_key(tool, spec.name): spec
            for tool, spec in zip(api.tools, made, strict=True)
        }
        self._kept, self._basis = kept, basis
        await asyncio.sleep(0)
        return kept

    async def _async_make(
        self, home: Home, api_prompt: str, toolset: Toolset
    ) -> Prefix:
        """Return a prefix made anew."""
        text = prefix_text(api_prompt, home, toolset, self._list_size)
        await asyncio.sleep(0)
        timers = {spec.name for spec in toolset.tools if _is_for_timers(spec)}
        offered: dict[bool, list[Mapping[str, Any]]] = {False: [], True: []}
        for tool in offer(toolset, home):
            offered[tool["function"]["name"] in timers].append(tool)
            await asyncio.sleep(0)
        return Prefix(
            text,
            toolset,
            offered[False],
            offered[True],
            listed=len(home.entities) <= self._list_size,
        )


def _is_for_timers(spec: ToolSpec) -> bool:
    """Return whether a tool does nothing but with timers."""
    return spec.rings or spec.intent_type == intent.INTENT_CANCEL_ALL_TIMERS
