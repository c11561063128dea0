"""The panel in the sidebar: for administrators, while an entry is loaded."""

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry
from pytest_homeassistant_custom_component.typing import (
    ClientSessionGenerator,
    WebSocketGenerator,
)
from yarl import URL

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.panel import PANEL_PATH, _digest
from fakes.ollama_server import OllamaServer
from homeassistant.const import CONF_URL
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component


@pytest.fixture
async def entries(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> list[MockConfigEntry]:
    """Return the entries of two servers, not set up yet."""
    assert await async_setup_component(hass, "homeassistant", {})
    data = {CONF_URL: ollama_server.url}
    entries = [MockConfigEntry(domain=DOMAIN, data=data) for _ in range(2)]
    for entry in entries:
        entry.add_to_hass(hass)
    return entries


@pytest.fixture
async def user_interface(hass: HomeAssistant) -> None:
    """Load Home Assistant's user interface."""
    assert await async_setup_component(hass, "frontend", {})


async def panel(hass_ws_client: WebSocketGenerator) -> dict[str, Any] | None:
    """Return the panel as a browser is told of it, None without one."""
    client = await hass_ws_client()
    await client.send_json_auto_id({"type": "get_panels"})
    answer = await client.receive_json()
    found: dict[str, Any] | None = answer["result"].get(PANEL_PATH)
    return found


@pytest.mark.usefixtures("user_interface")
async def test_shown_to_administrators(
    hass: HomeAssistant,
    entries: list[MockConfigEntry],
    hass_ws_client: WebSocketGenerator,
    hass_client_no_auth: ClientSessionGenerator,
) -> None:
    """It is in the sidebar of administrators, and its module is served."""
    assert await hass.config_entries.async_setup(entries[0].entry_id)

    shown = await panel(hass_ws_client)
    assert shown is not None
    assert shown["require_admin"] is True
    assert shown["title"] == "Smart Agent"
    module = shown["config"]["_panel_custom"]["module_url"]
    response = await (await hass_client_no_auth()).get(module)
    assert response.status == 200
    assert response.content_type == "text/javascript"
    assert shown["config"]["_panel_custom"]["name"] in await response.text()


@pytest.mark.usefixtures("user_interface")
async def test_texts_are_served_beside_it(
    hass: HomeAssistant,
    entries: list[MockConfigEntry],
    hass_ws_client: WebSocketGenerator,
    hass_client_no_auth: ClientSessionGenerator,
) -> None:
    """A browser gets the texts of a language from beside the module, and no list of them."""
    assert await hass.config_entries.async_setup(entries[0].entry_id)

    shown = await panel(hass_ws_client)
    assert shown is not None
    module = URL(shown["config"]["_panel_custom"]["module_url"])
    client = await hass_client_no_auth()
    german = await client.get(str(module.parent / "translations" / "de.json"))
    assert (await german.json())["status_acted"] == "Gehandelt"
    assert "max-age" in german.headers["Cache-Control"]
    for other in ("", "translations/", "translations/xx.json"):
        response = await client.get(f"{module.parent}/{other}")
        assert response.status in (403, 404)


def test_digest_is_of_all_files(tmp_path: Path) -> None:
    """A text that changes makes another URL, or browsers would keep what it was."""
    texts = tmp_path / "translations"
    texts.mkdir()
    (tmp_path / "panel.js").write_text("")
    (texts / "de.json").write_text("{}")
    with patch("custom_components.smart_agent.panel._FILES", tmp_path):
        before = _digest()
        (texts / "de.json").write_text('{"copy": "Kopieren"}')
        assert _digest() != before


@pytest.mark.usefixtures("user_interface")
async def test_hidden_with_the_last_entry(
    hass: HomeAssistant,
    entries: list[MockConfigEntry],
    hass_ws_client: WebSocketGenerator,
) -> None:
    """There is one for all servers, until the last of them is unloaded."""
    first, second = entries
    assert await hass.config_entries.async_setup(first.entry_id)
    await hass.async_block_till_done()

    assert await hass.config_entries.async_unload(first.entry_id)
    assert await panel(hass_ws_client)
    assert await hass.config_entries.async_unload(second.entry_id)
    assert await panel(hass_ws_client) is None

    assert await hass.config_entries.async_setup(first.entry_id)
    assert await panel(hass_ws_client)


async def test_without_user_interface(
    hass: HomeAssistant, entries: list[MockConfigEntry]
) -> None:
    """Without Home Assistant's user interface an entry is loaded and unloaded too."""
    assert await hass.config_entries.async_setup(entries[0].entry_id)
    assert await hass.config_entries.async_unload(entries[0].entry_id)
    assert "frontend" not in hass.config.components
