"""Moves in from Home Assistant's own Ollama integration, of which nothing is removed."""

from collections.abc import Mapping
from typing import Any

from homeassistant.config_entries import SOURCE_IGNORE, ConfigEntry, ConfigSubentryData
from homeassistant.const import (
    CONF_LLM_HASS_API,
    CONF_MODEL,
    CONF_PROMPT,
    CONF_URL,
    Platform,
)
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import entity_registry as er, llm
from homeassistant.helpers.importlib import async_import_module

from ..const import DOMAIN, LLM_API_GUARDED, SUBENTRY_CONVERSATION, SUBENTRY_TASK
from ..server.catalogue import Catalogue, resolve
from .agent_schema import FIELDS
from .fields import within_bounds
from .server_url import CredentialsInUrlError, InvalidUrlError, normalise_url

_CORE = "ollama"
"""The domain of Home Assistant's own integration."""

_PIPELINES = "assist_pipeline"

_EVERYTHING = 0
"""What core's agents have for max_history where all of a conversation is sent."""


@callback
def async_core_entries(hass: HomeAssistant) -> dict[str, ConfigEntry[Any]]:
    """Return the entries of core's integration that are not here yet, by their id."""
    ours = {entry.data[CONF_URL] for entry in hass.config_entries.async_entries(DOMAIN)}
    return {
        entry.entry_id: entry
        for entry in hass.config_entries.async_entries(_CORE)
        if entry.source != SOURCE_IGNORE and _url(entry) not in {None, *ours}
    }


def agents_of(entry: ConfigEntry[Any], models: Catalogue) -> list[ConfigSubentryData]:
    """Return the agents and AI tasks of an entry of core's as ours, in its order."""
    return [
        ConfigSubentryData(
            data=settings(subentry.data, models),
            subentry_type=kind,
            title=subentry.title,
            unique_id=None,
        )
        for kind, settings in (
            (SUBENTRY_CONVERSATION, _settings),
            (SUBENTRY_TASK, _task_settings),
        )
        for subentry in entry.get_subentries_of_type(kind)
    ]


async def async_switch_pipelines(
    hass: HomeAssistant, old: ConfigEntry[Any], new: ConfigEntry[Any]
) -> None:
    """Have voice assistants that use an old agent use the one that was made of it."""
    if _PIPELINES not in hass.config.components:
        return
    module = await async_import_module(hass, f"homeassistant.components.{_PIPELINES}")
    pairs = zip(_entities(hass, old, _CORE), _entities(hass, new, DOMAIN), strict=True)
    agents = dict(pairs)
    for pipeline in module.async_get_pipelines(hass):
        if agent := agents.get(pipeline.conversation_engine):
            await module.async_update_pipeline(
                hass, pipeline, conversation_engine=agent
            )


def _entities(
    hass: HomeAssistant, entry: ConfigEntry[Any], domain: str
) -> list[str | None]:
    """Return the entities of an entry's agents, in its order; None for one without."""
    registry = er.async_get(hass)
    return [
        registry.async_get_entity_id(Platform.CONVERSATION, domain, one.subentry_id)
        for one in entry.get_subentries_of_type(SUBENTRY_CONVERSATION)
    ]


def _url(entry: ConfigEntry[Any]) -> str | None:
    """Return the address of an entry of core's as ours have it, None for one unfit."""
    try:
        return normalise_url(entry.data[CONF_URL])
    except KeyError, InvalidUrlError, CredentialsInUrlError:
        return None


def _settings(data: Mapping[str, Any], models: Catalogue) -> dict[str, Any]:
    """Return what an agent of core's is set to, as far as ours have the setting."""
    apis = data.get(CONF_LLM_HASS_API) or []
    ids = [apis] if isinstance(apis, str) else apis
    # The guard is around every agent of ours.
    plain = [llm.LLM_API_ASSIST if one == LLM_API_GUARDED else one for one in ids]
    kept = _task_settings(data, models)
    if (rounds := data.get("max_history")) is not None:
        most = 100 if rounds == _EVERYTHING else rounds
        kept["max_history"] = within_bounds(FIELDS["max_history"], most)
    if prompt := data.get(CONF_PROMPT):
        kept[CONF_PROMPT] = prompt
    return kept | {CONF_LLM_HASS_API: list(dict.fromkeys(plain))}


def _task_settings(data: Mapping[str, Any], models: Catalogue) -> dict[str, Any]:
    """Return what an AI task of core's is set to; agents have these settings too."""
    kept: dict[str, Any] = {
        key: within_bounds(FIELDS[key], data[key])
        for key in ("num_ctx", "keep_alive")
        if key in data
    }
    if "think" in data:
        kept["think"] = bool(data["think"])
    return kept | {CONF_MODEL: resolve(data.get(CONF_MODEL, ""), models)}
