"""Repair issues that offer names which people use as aliases of their devices."""

from functools import partial

from homeassistant.config_entries import ConfigEntryState
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import issue_registry as ir

from .const import DOMAIN
from .home.home import Home, is_name_taken
from .runtime import SmartAgentConfigEntry
from .trace.name_store import ENOUGH, LearnedName

NAME_LEARNED = "name_learned"

_THERE = (ConfigEntryState.SETUP_IN_PROGRESS, ConfigEntryState.LOADED)
"""States of an entry whose issues are told; at unload all of them are deleted."""


@callback
def async_watch_names(hass: HomeAssistant, entry: SmartAgentConfigEntry) -> None:
    """Offer each name that was settled often enough, as long as it is kept."""
    look = partial(_async_look, hass, entry)
    entry.async_on_unload(entry.runtime_data.names.async_listen(look))
    look()


@callback
def _async_look(hass: HomeAssistant, entry: SmartAgentConfigEntry) -> None:
    """Create the issues of names, and delete those of names that are forgotten."""
    if entry.state not in _THERE:
        return
    runtime = entry.runtime_data
    enough = [one for one in runtime.names.values() if one.count >= ENOUGH]
    # Of a start the home need not be known yet: where nothing is offered it is not asked.
    home = runtime.homes.async_get() if enough else Home()
    offered = {
        _issue_id(entry, one): one
        for one in enough
        if not is_name_taken(one.name, home)
    }
    for domain, issue_id in [*ir.async_get(hass).issues]:
        prefix = f"{NAME_LEARNED}_{entry.entry_id}_"
        if domain == DOMAIN and issue_id.startswith(prefix) and issue_id not in offered:
            ir.async_delete_issue(hass, DOMAIN, issue_id)
    for issue_id, learned in offered.items():
        _async_offer(hass, entry, home, issue_id, learned)


def _issue_id(entry: SmartAgentConfigEntry, learned: LearnedName) -> str:
    """Return the id of a name's issue, another for each device: one may be ignored."""
    return f"{NAME_LEARNED}_{entry.entry_id}_{learned.entity_id}_{learned.key}"


@callback
def _async_offer(
    hass: HomeAssistant,
    entry: SmartAgentConfigEntry,
    home: Home,
    issue_id: str,
    learned: LearnedName,
) -> None:
    """Create the issue of a name."""
    state = hass.states.get(learned.entity_id)
    known = home.entity_by_id.get(learned.entity_id)
    device = known.name if known else state.name if state else learned.entity_id
    ir.async_create_issue(
        hass,
        DOMAIN,
        issue_id,
        data={
            "entry_id": entry.entry_id,
            "kind": NAME_LEARNED,
            "key": learned.key,
            "name": learned.name,
            "device": device,
        },
        is_fixable=True,
        severity=ir.IssueSeverity.WARNING,
        translation_key=NAME_LEARNED,
        translation_placeholders={"name": learned.name, "device": device},
    )
