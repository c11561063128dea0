"""Repair issues of what uses a model that is gone, or that cannot use tools."""

from collections.abc import Iterator

from homeassistant.config_entries import ConfigEntryState, ConfigSubentry
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import issue_registry as ir

from .const import DOMAIN, SUBENTRY_CONVERSATION, SUBENTRY_TASK, SUBENTRY_TOOLS
from .options import AgentOptions, TaskOptions
from .own_tools.options import OwnTool, ToolsOptions
from .runtime import SmartAgentConfigEntry
from .server.catalogue import CAPABILITY_TOOLS, lacks, resolve
from .server.errors import OllamaError

_THERE = (ConfigEntryState.SETUP_IN_PROGRESS, ConfigEntryState.LOADED)
"""States of an entry whose issues are told; at unload all of them are deleted."""

MODEL_GONE = "model_gone"
MODEL_WITHOUT_TOOLS = "model_without_tools"
TASK_MODEL_GONE = "task_model_gone"
VISION_MODEL_GONE = "vision_model_gone"


@callback
def async_watch_models(hass: HomeAssistant, entry: SmartAgentConfigEntry) -> None:
    """Look after the models that an entry uses whenever the server's state changes.

    The issues come without a turn, and go when the server has the model again.
    """

    @callback
    def changed() -> None:
        entry.async_create_background_task(
            hass, _async_look(hass, entry), f"{entry.title} - models"
        )

    entry.async_on_unload(entry.runtime_data.state.async_add_listener(changed))


async def _async_look(hass: HomeAssistant, entry: SmartAgentConfigEntry) -> None:
    """Compare what the server has with what is used."""
    state = entry.runtime_data.state
    if not state.last_update_success or state.data is None or state.data.names is None:
        # Nothing is known of a server that is away.
        return
    catalogue = dict.fromkeys(state.data.names)
    for subentry, kind, model in _used(entry):
        is_there = resolve(model, catalogue) in catalogue
        is_able = not (
            is_there
            and _needs_tools(subentry)
            and await _async_lacks_tools(entry, model)
        )
        if entry.state in _THERE:
            _tell(hass, entry, subentry, kind, model, told=not is_there)
            _tell(hass, entry, subentry, MODEL_WITHOUT_TOOLS, model, told=not is_able)


def _used(entry: SmartAgentConfigEntry) -> Iterator[tuple[ConfigSubentry, str, str]]:
    """Yield what uses a model: its sub-entry, its issue if it is gone, and the model."""
    for subentry in entry.get_subentries_of_type(SUBENTRY_CONVERSATION):
        agent = AgentOptions.from_subentry(subentry.data)
        yield subentry, MODEL_GONE, agent.model
    for subentry in entry.get_subentries_of_type(SUBENTRY_TASK):
        yield subentry, TASK_MODEL_GONE, TaskOptions.from_subentry(subentry.data).model
    for subentry in entry.get_subentries_of_type(SUBENTRY_TOOLS):
        tools = ToolsOptions.from_subentry(subentry.data)
        if OwnTool.LOOK in tools.tools:
            yield subentry, VISION_MODEL_GONE, tools.vision_model


def _needs_tools(subentry: ConfigSubentry) -> bool:
    """Return whether a model is to use tools: those of an agent that has any."""
    return subentry.subentry_type == SUBENTRY_CONVERSATION and bool(
        AgentOptions.from_subentry(subentry.data).llm_apis
    )


async def _async_lacks_tools(entry: SmartAgentConfigEntry, model: str) -> bool:
    """Return whether a model is known not to use tools."""
    try:
        facts = await entry.runtime_data.server.async_facts(model)
    except OllamaError:
        return False
    return lacks(facts, CAPABILITY_TOOLS)


@callback
def _tell(
    hass: HomeAssistant,
    entry: SmartAgentConfigEntry,
    subentry: ConfigSubentry,
    kind: str,
    model: str,
    *,
    told: bool,
) -> None:
    """Create the issue of what uses a model, or delete it."""
    issue_id = f"{kind}_{subentry.subentry_id}"
    if not told:
        ir.async_delete_issue(hass, DOMAIN, issue_id)
        return
    ir.async_create_issue(
        hass,
        DOMAIN,
        issue_id,
        data={
            "entry_id": entry.entry_id,
            "subentry_id": subentry.subentry_id,
            "kind": kind,
            "agent": subentry.title,
            "model": model,
        },
        is_fixable=True,
        severity=ir.IssueSeverity.ERROR,
        translation_key=kind,
        translation_placeholders={"agent": subentry.title, "model": model},
    )
