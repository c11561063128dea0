"""Diagnostics of a server or an agent, redacted so that they can be published."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from homeassistant.components.diagnostics import async_redact_data
from homeassistant.config_entries import ConfigEntryState, ConfigSubentry
from homeassistant.const import CONF_URL, Platform
from homeassistant.core import HomeAssistant
from homeassistant.helpers import device_registry as dr, entity_registry as er

from .const import (
    CONF_SEARCH_URL,
    CONF_TOOLS,
    DOMAIN,
    SUBENTRY_CONVERSATION,
    SUBENTRY_TASK,
    SUBENTRY_TOOLS,
)
from .options import AgentOptions, TaskOptions
from .own_tools.options import OwnTool, ToolsOptions
from .runtime import SmartAgentConfigEntry, SmartAgentRuntime, api_keys
from .server.client import OllamaServer
from .server.errors import OllamaError
from .trace.counter_store import GUARDED
from .trace.log import async_turn_logs
from .trace.redact import async_user_names, redact

MAX_TURNS = 50
"""How many of the last turns are included; the panel has the others."""

_PLATFORMS = {
    SUBENTRY_CONVERSATION: Platform.CONVERSATION,
    SUBENTRY_TASK: Platform.AI_TASK,
}
"""The platform of each type of sub-entry that has a model."""


async def async_get_config_entry_diagnostics(
    hass: HomeAssistant, entry: SmartAgentConfigEntry
) -> Mapping[str, Any]:
    """Return the diagnostics of a server, its agents and their last turns."""
    return await _async_diagnostics(hass, entry, _agents(entry), of_server=True)


async def async_get_device_diagnostics(
    hass: HomeAssistant, entry: SmartAgentConfigEntry, device: dr.AnyDeviceEntry
) -> Mapping[str, Any]:
    """Return the diagnostics of one agent, or of a server and all of its agents."""
    ids = {identifier for domain, identifier in device.identifiers if domain == DOMAIN}
    agents = _agents(entry)
    of_server = entry.entry_id in ids
    if not of_server:
        agents = [agent for agent in agents if agent.subentry_id in ids]
    return await _async_diagnostics(hass, entry, agents, of_server=of_server)


def _agents(entry: SmartAgentConfigEntry) -> list[ConfigSubentry]:
    """Return the sub-entries of an entry that have a model: agents, then AI tasks."""
    return [
        *entry.get_subentries_of_type(SUBENTRY_CONVERSATION),
        *entry.get_subentries_of_type(SUBENTRY_TASK),
    ]


async def _async_diagnostics(
    hass: HomeAssistant,
    entry: SmartAgentConfigEntry,
    agents: Iterable[ConfigSubentry],
    *,
    of_server: bool,
) -> Mapping[str, Any]:
    """Return the diagnostics of a server and some of its agents.

    of_server tells whether what belongs to none of them is told too: the tools, and the
    turns of others' agents whose calls the guard judged.
    """
    registry = er.async_get(hass)
    entity_ids = {
        agent.subentry_id: registry.async_get_entity_id(
            _PLATFORMS[agent.subentry_type], DOMAIN, agent.subentry_id
        )
        for agent in agents
    }
    log = async_turn_logs(hass).async_get(entry.entry_id)
    turns = [
        record
        for record in log
        if record.agent_id in entity_ids.values() or (of_server and record.guarded)
    ]
    found: dict[str, Any] = {
        "entry": {"data": {**entry.data}, "options": {**entry.options}},
        "server": await _async_server(entry),
        "agents": [
            await _async_agent(entry, entry.subentries[subentry_id])
            | {"entity_id": entity_id}
            for subentry_id, entity_id in entity_ids.items()
        ],
        "learned_names": _learned_names(entry),
        "turns": [record.as_dict() for record in turns[-MAX_TURNS:]],
    }
    if of_server:
        found["tools"] = _tools(entry)
    if of_server and entry.state is ConfigEntryState.LOADED:
        counted = entry.runtime_data.statistics.get(GUARDED)
        found["guarded"] = counted.to_dict() if counted else None
    names, keys = await async_user_names(hass), api_keys(hass)
    # Whole addresses are hidden: they may be reachable from the internet, and hold keys.
    hidden = async_redact_data(found, {CONF_URL, CONF_SEARCH_URL})
    # In the executor: fifty turns may be a million characters.
    redacted: dict[str, Any] = await hass.async_add_executor_job(
        redact, hidden, names, keys
    )
    return redacted


def _learned_names(entry: SmartAgentConfigEntry) -> list[dict[str, Any]]:
    """Return what people call things, none where the entry is not loaded."""
    if entry.state is not ConfigEntryState.LOADED:
        return []
    return [asdict(one) for one in entry.runtime_data.names.values()]


def _tools(entry: SmartAgentConfigEntry) -> list[dict[str, Any]]:
    """Return the options of the agent's own tools, none where they are not set up here.

    Of what is stored only options that are known: nothing else could be redacted.
    """
    found = []
    for subentry in entry.get_subentries_of_type(SUBENTRY_TOOLS):
        options = ToolsOptions.from_subentry(subentry.data)
        # A list of them: JSON has no sets, and redaction looks into none.
        tools = [tool.value for tool in OwnTool if tool in options.tools]
        found.append(
            {"title": subentry.title, "options": asdict(options) | {CONF_TOOLS: tools}}
        )
    return found


async def _async_server(entry: SmartAgentConfigEntry) -> dict[str, Any]:
    """Return the state of the server, as far as it is known."""
    if entry.state is not ConfigEntryState.LOADED:
        return {"entry_state": entry.state.value}
    runtime = entry.runtime_data
    state = runtime.state.data
    return {
        "entry_state": entry.state.value,
        "reachable": runtime.state.last_update_success,
        "version": state.version if state else None,
        "loaded": [asdict(one) for one in (state and state.loaded) or ()],
        "models": await _async_models(runtime),
    }


async def _async_models(runtime: SmartAgentRuntime) -> list[str] | dict[str, str]:
    """Return the models that a server has, or why that is not known."""
    try:
        await runtime.state.async_look()
        return await runtime.server.async_models()
    except OllamaError as err:
        return {"problem": err.problem.value}


async def _async_agent(
    entry: SmartAgentConfigEntry, agent: ConfigSubentry
) -> dict[str, Any]:
    """Return an agent's options and statistics, and what its model can do."""
    kind = TaskOptions if agent.subentry_type == SUBENTRY_TASK else AgentOptions
    options = kind.from_subentry(agent.data)
    found: dict[str, Any] = {"title": agent.title, "options": asdict(options)}
    if entry.state is ConfigEntryState.LOADED:
        runtime = entry.runtime_data
        found["model"] = await _async_model(runtime.server, options.model)
        found["statistics"] = runtime.statistics[agent.subentry_id].to_dict()
    return found


async def _async_model(server: OllamaServer, model: str) -> dict[str, Any]:
    """Return what a model can do, or why that is not known."""
    try:
        facts = await server.async_facts(model)
    except OllamaError as err:
        return {"problem": err.problem.value}
    return {
        "capabilities": sorted(facts.capabilities),
        "context_length": facts.context_length,
    }
