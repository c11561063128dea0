"""The repair of a server that is too old: it says how, looks again, and goes by itself."""

from collections.abc import AsyncGenerator

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry
from pytest_homeassistant_custom_component.typing import ClientSessionGenerator

from custom_components.smart_agent.const import DOMAIN
from fakes.ollama_server import OllamaServer
from homeassistant.const import CONF_URL
from homeassistant.core import HomeAssistant

from .repair_dialog import begin, issues, loaded, look

NEW = "0.33.0"
OLD = "0.8.9"


@pytest.fixture
async def entry(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> AsyncGenerator[MockConfigEntry]:
    """Return the loaded entry of a server that is too old."""
    ollama_server.version = OLD
    entry = MockConfigEntry(domain=DOMAIN, data={CONF_URL: ollama_server.url})
    async with loaded(hass, entry):
        yield entry


@pytest.mark.parametrize(
    ("version", "told"),
    [
        (OLD, True),
        ("0.9.0", False),
        ("0.10.0", False),
        ("1.0.0-rc1", False),
        ("0.0.0", False),
        ("of mine", False),
    ],
)
async def test_comes_and_goes(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    version: str,
    told: bool,  # a parameter of the test
) -> None:
    """An old server is told of, and it goes once it is updated."""
    assert [one.translation_key for one in issues(hass)] == ["server_too_old"]
    ollama_server.version = version
    found = await look(hass, entry)
    assert [one.is_fixable for one in found] == [True] * told
    ollama_server.version = NEW
    assert not await look(hass, entry)


async def test_looks_again(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    hass_client: ClientSessionGenerator,
) -> None:
    """It says what to do, and is gone as soon as that was done."""
    go_on = await begin(hass, hass_client)
    form = await go_on()
    assert (form["type"], form["step_id"], form["data_schema"]) == (
        "form",
        "confirm",
        [],
    )
    assert form["description_placeholders"] == {
        "server": entry.title,
        "version": OLD,
        "least": "0.9.0",
    }
    assert not form["errors"]
    ollama_server.version = NEW
    assert (await go_on({}))["type"] == "create_entry"
    assert not issues(hass)


async def test_still_too_old(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    hass_client: ClientSessionGenerator,
) -> None:
    """A server that is still too old, or away, has the form come again."""
    go_on = await begin(hass, hass_client)
    await go_on()
    form = await go_on({})
    assert form["errors"] == {"base": "too_old"}
    ollama_server.version = "0.8.10"
    form = await go_on({})
    assert form["errors"] == {"base": "too_old"}
    assert form["description_placeholders"]["version"] == "0.8.10"
    await ollama_server.stop()
    form = await go_on({})
    assert form["errors"] == {"base": "no_answer"}
    assert issues(hass)
    await ollama_server.start()
    ollama_server.version = NEW
    assert (await go_on({}))["type"] == "create_entry"
    assert not issues(hass)


async def test_server_is_removed_meanwhile(
    hass: HomeAssistant, entry: MockConfigEntry, hass_client: ClientSessionGenerator
) -> None:
    """A dialog whose server is gone ends in words."""
    go_on = await begin(hass, hass_client)
    await go_on()
    await hass.config_entries.async_unload(entry.entry_id)
    assert not issues(hass)
    step = await go_on({})
    assert (step["type"], step["reason"]) == ("abort", "entry_not_loaded")
