"""Repair issues of agents whose model is gone, or cannot use their tools."""

from homeassistant.config_entries import ConfigEntryState, ConfigSubentry
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import issue_registry as ir

from .const import DOMAIN, SUBENTRY_CONVERSATION
from .options import AgentOptions
from .runtime import SmartAgentConfigEntry
from .server.catalogue import CAPABILITY_TOOLS, lacks, resolve
from .server.errors import OllamaError

_THERE = (ConfigEntryState.SETUP_IN_PROGRESS, ConfigEntryState.LOADED)
"""States of an entry whose issues are told; at unload all of them are deleted."""

MODEL_GONE = "model_gone"
MODEL_WITHOUT_TOOLS = "model_without_tools"


@callback
def async_watch_models(hass: HomeAssistant, entry: SmartAgentConfigEntry) -> None:
    """Look after the models of an entry's agents whenever the server's state changes.

    The issues come without a turn, and go when the server has the model again.
    """

    @callback
    def changed() -> None:
        entry.async_create_background_task(
            hass, _async_look(hass, entry), f"{entry.title} - models"
        )

    entry.async_on_unload(entry.runtime_data.state.async_add_listener(changed))


async def _async_look(hass: HomeAssistant, entry: SmartAgentConfigEntry) -> None:
    """Compare what the server has with what the agents use."""
    state = entry.runtime_data.state
    if not state.last_update_success or state.data is None or state.data.names is None:
        # Nothing is known of a server that is away.
        return
    catalogue = dict.fromkeys(state.data.names)
    for subentry in entry.get_subentries_of_type(SUBENTRY_CONVERSATION):
        options = AgentOptions.from_subentry(subentry.data)
        is_there = resolve(options.model, catalogue) in catalogue
        is_able = not (
            is_there
            and options.llm_apis
            and await _async_lacks_tools(entry, options.model)
        )
        if entry.state in _THERE:
            _tell(hass, entry, subentry, MODEL_GONE, told=not is_there)
            _tell(hass, entry, subentry, MODEL_WITHOUT_TOOLS, told=not is_able)


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
    *,
    told: bool,
) -> None:
    """Create the issue of an agent, or delete it."""
    issue_id = f"{kind}_{subentry.subentry_id}"
    if not told:
        ir.async_delete_issue(hass, DOMAIN, issue_id)
        return
    model = AgentOptions.from_subentry(subentry.data).model
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
