"""A real Home Assistant core in this process, set up for the demo."""

import asyncio
from contextlib import suppress
import logging
from pathlib import Path

import custom_components
from custom_components.smart_agent.const import DOMAIN, SUBENTRY_CONVERSATION
from custom_components.smart_agent.runtime import SmartAgentConfigEntry
from homeassistant import bootstrap, config as config_files, loader
from homeassistant.auth.const import GROUP_ID_ADMIN
from homeassistant.auth.providers.homeassistant import HassAuthProvider
from homeassistant.components import person
from homeassistant.config_entries import SOURCE_USER, ConfigEntries, ConfigEntryState
from homeassistant.const import CONF_MODEL, CONF_URL, Platform
from homeassistant.core import DOMAIN as HOMEASSISTANT_DOMAIN, HomeAssistant
from homeassistant.core_config import async_process_ha_core_config
from homeassistant.helpers import device_registry as dr, entity_registry as er
from homeassistant.runner import RuntimeConfig
from homeassistant.setup import async_setup_component

from .model_server import ROOT, DemoError, Model

# A plain list: a namespace package recomputes its path whenever sys.path changes,
# which Home Assistant does at start, and would forget the demo house.
custom_components.__path__ = [
    *custom_components.__path__,
    str(ROOT / "demo" / "house" / "custom_components"),
]

USER = "demo"

_READING_TIMEOUT = 120.0
"""Seconds after which a model that has not read its tools reads them in the turn."""

HOUSE = "demo_house"


async def start(folder: Path) -> HomeAssistant:
    """Set Home Assistant up with all that its user interface needs.

    Requirements that are missing are installed by Home Assistant itself. The caller
    runs it. Raises DemoError.
    """
    # It warns of every custom integration, before any configuration is read.
    logging.getLogger(loader.__name__).setLevel(logging.ERROR)
    hass = await bootstrap.async_setup_hass(RuntimeConfig(str(folder)))
    if hass is None or hass.config.recovery_mode:
        raise DemoError(
            f"Home Assistant did not start, see {folder}/home-assistant.log"
        )
    return hass


async def start_for_one_turn(folder: Path) -> HomeAssistant:
    """Start Home Assistant with the house and no user interface.

    Raises DemoError.
    """
    return await start_bare(folder, HOUSE)


async def start_bare(folder: Path, *domains: str) -> HomeAssistant:
    """Start Home Assistant with what a turn takes, and with these integrations.

    Raises DemoError.
    """
    # AI tasks load the camera integration, which misses a system library that only
    # pictures would need, and says so with a traceback.
    logging.getLogger("homeassistant.components.camera").setLevel(logging.CRITICAL)
    hass = HomeAssistant(str(folder))
    loader.async_setup(hass)
    hass.config.skip_pip = True
    config = await config_files.async_hass_config_yaml(hass)
    hass.config_entries = ConfigEntries(hass, config)
    await bootstrap.async_load_base_functionality(hass)
    await async_process_ha_core_config(hass, config[HOMEASSISTANT_DOMAIN])
    for domain in (HOMEASSISTANT_DOMAIN, Platform.CONVERSATION, *domains):
        if not await async_setup_component(hass, domain, config):
            raise DemoError(f"Home Assistant could not set up {domain}")
    await hass.async_start()
    await hass.async_block_till_done()
    return hass


async def add_user(hass: HomeAssistant) -> None:
    """Add the user that onboarding would ask for, unless there is one."""
    provider = next(
        one for one in hass.auth.auth_providers if isinstance(one, HassAuthProvider)
    )
    await provider.async_initialize()
    if any(not user.system_generated for user in await hass.auth.async_get_users()):
        return
    await provider.async_add_auth(USER, USER)
    credentials = await provider.async_get_or_create_credentials({"username": USER})
    user = await hass.auth.async_create_user("Demo", group_ids=[GROUP_ID_ADMIN])
    await hass.auth.async_link_user(user, credentials)
    await person.async_create_person(hass, "Demo", user_id=user.id)


async def add_agent(hass: HomeAssistant, model: Model) -> SmartAgentConfigEntry:
    """Set Smart Agent up as its dialog does, or point what is there to the model.

    Raises DemoError.
    """
    entries: list[SmartAgentConfigEntry] = hass.config_entries.async_entries(DOMAIN)
    if not entries:
        await hass.config_entries.flow.async_init(
            DOMAIN, context={"source": SOURCE_USER}, data={CONF_URL: model.url}
        )
        entries = hass.config_entries.async_entries(DOMAIN)
    if not entries:
        raise DemoError("Smart Agent could not be set up")
    entry = entries[0]
    agents = list(entry.get_subentries_of_type(SUBENTRY_CONVERSATION))
    if not agents:
        raise DemoError("Smart Agent has no agent any more; --fresh brings it back")
    hass.config_entries.async_update_entry(
        entry, data={**entry.data, CONF_URL: model.url}
    )
    subentry = agents[0]
    hass.config_entries.async_update_subentry(
        entry, subentry, data={**subentry.data, CONF_MODEL: model.name}
    )
    await hass.async_block_till_done()
    if entry.state is not ConfigEntryState.LOADED:
        await hass.config_entries.async_reload(entry.entry_id)
    if entry.state is not ConfigEntryState.LOADED:
        raise DemoError(f"Smart Agent was not loaded: {entry.reason}")
    return entry


def agent_id(hass: HomeAssistant, entry: SmartAgentConfigEntry) -> str:
    """Return the entity of the agent."""
    registry = er.async_get(hass)
    return next(
        one.entity_id
        for one in er.async_entries_for_config_entry(registry, entry.entry_id)
        if one.domain == Platform.CONVERSATION
    )


def device_id(hass: HomeAssistant, name: str) -> str:
    """Return the id of the device of a name; raise DemoError if there is none."""
    for device in dr.async_get(hass).devices:
        if (device.name_by_user or device.name or "").casefold() == name.casefold():
            return device.id
    raise DemoError(f"the house has no device {name!r}")


async def use_in_assist(hass: HomeAssistant, agent: str) -> None:
    """Make the agent the one that Assist asks, and ask it for every command."""
    # Its requirements take a compiler to install; one turn does without them.
    from homeassistant.components import assist_pipeline  # noqa: PLC0415

    await assist_pipeline.async_update_pipeline(
        hass,
        assist_pipeline.async_get_pipeline(hass),
        conversation_engine=agent,
        name="Smart Agent",
        prefer_local_intents=False,
    )


async def have_tools_read(entry: SmartAgentConfigEntry, model: Model) -> None:
    """Wait until the model has read the tools of the house, which the agent sees to.

    Failures are left to the turn, which explains them.
    """
    with suppress(TimeoutError):
        async with asyncio.timeout(_READING_TIMEOUT):
            while entry.runtime_data.server.prefix(model.name) is None:
                await asyncio.sleep(0.1)
