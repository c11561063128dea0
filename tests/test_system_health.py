"""The card in Home Assistant's system information."""

import json
from pathlib import Path
from typing import Any

import pytest

from custom_components.smart_agent import system_health as platform
from custom_components.smart_agent.const import DOMAIN
from fakes.ollama_server import say
from homeassistant.components.system_health import get_info
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

from .house_fixtures import MODEL, NewTalk, Talk

PACKAGE = Path(platform.__file__).parent


@pytest.fixture(autouse=True)
async def system_health(hass: HomeAssistant, talk: Talk) -> None:
    """Set up Home Assistant's system information, after the agent."""
    assert await async_setup_component(hass, "system_health", {})


async def card(hass: HomeAssistant) -> dict[str, Any]:
    """Return what the card shows once all of it is known."""
    return dict((await get_info(hass))[DOMAIN])


async def test_card(hass: HomeAssistant, talk: Talk, new_talk: NewTalk) -> None:
    """Versions, servers, models and turns of all entries."""
    await new_talk(title="Other", model="large:latest")
    talk.server.script(say("Hello."), say("Hello."))
    await talk("hello")
    await talk("hello")
    manifest = json.loads((PACKAGE / "manifest.json").read_text("utf-8"))
    assert await card(hass) == {
        "version": manifest["version"],
        "ollama_version": "0.33.0",
        "models": f"large:latest, {MODEL}",
        "turns_today": 2,
        talk.entry.title: "ok",
    }


async def test_server_is_away(hass: HomeAssistant, talk: Talk) -> None:
    """A server is looked for when the card is looked at."""
    await talk.server.stop()
    assert (await card(hass))[talk.entry.title] == "Failed: unreachable"


async def test_entry_is_not_loaded(hass: HomeAssistant, talk: Talk) -> None:
    """Of a server that is disabled it shows what there is."""
    await hass.config_entries.async_unload(talk.entry.entry_id)
    shown = await card(hass)
    assert shown["ollama_version"] == ""
    assert shown["models"] == MODEL
    assert shown["turns_today"] == 0


async def test_labels(hass: HomeAssistant, talk: Talk) -> None:
    """What is no name of a server is translated."""
    english = json.loads((PACKAGE / "translations" / "en.json").read_text("utf-8"))
    labels = english["system_health"]["info"].keys()
    assert labels == (await card(hass)).keys() - {talk.entry.title}
