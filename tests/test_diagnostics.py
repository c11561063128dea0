"""Diagnostics: what helps is in it, and nothing that is nobody's business."""

from dataclasses import asdict
import json
from types import MappingProxyType
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockUser
from pytest_homeassistant_custom_component.components.diagnostics import (
    get_diagnostics_for_config_entry,
    get_diagnostics_for_device,
)
from pytest_homeassistant_custom_component.typing import ClientSessionGenerator

from custom_components.demo_house.api import async_device_id
from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent import diagnostics
from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.options import AgentOptions
from fakes.ollama_server import call, http_error, say
from homeassistant.components import conversation
from homeassistant.config_entries import ConfigEntry, ConfigSubentry, ConfigSubentryData
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import device_registry as dr
from homeassistant.setup import async_setup_component

from .house_fixtures import MODEL, NewTalk, Talk

LAMP_ON = call("HassTurnOn", {"name": "Desk Lamp"})
WRONG = call("HassTurnOn", {"name": "bedside light"})

KEY = "sk-very-secret"


@pytest.fixture
async def talk(new_talk: NewTalk) -> Talk:
    """Return a person and an agent that is named after them."""
    return await new_talk(title="Anna", prompt="You speak to Anna.")


async def of_entry(talk: Talk, hass_client: ClientSessionGenerator) -> dict[str, Any]:
    """Return the diagnostics of the entry, as they are downloaded."""
    assert await async_setup_component(talk.hass, "diagnostics", {})
    found: Any = await get_diagnostics_for_config_entry(
        talk.hass, hass_client, talk.entry
    )
    return dict(found)


async def of_device(
    talk: Talk, hass_client: ClientSessionGenerator, identifier: str
) -> dict[str, Any]:
    """Return the diagnostics of a device, as they are downloaded."""
    assert await async_setup_component(talk.hass, "diagnostics", {})
    devices = dr.async_entries_for_config_entry(
        dr.async_get(talk.hass), talk.entry.entry_id
    )
    device = next(one for one in devices if (DOMAIN, identifier) in one.identifiers)
    found: Any = await get_diagnostics_for_device(
        talk.hass, hass_client, talk.entry, device
    )
    return dict(found)


async def test_of_an_entry(talk: Talk, hass_client: ClientSessionGenerator) -> None:
    """Options, server, models, statistics and turns are in it."""
    talk.server.script(WRONG, LAMP_ON, say("The lamp is on."))
    await talk("turn on the lamp")
    talk.server.loaded = {MODEL: 8192}
    await talk.entry.runtime_data.state.async_refresh()
    found = await of_entry(talk, hass_client)
    ((subentry_id, agent),) = talk.entry.subentries.items()
    assert found["entry"] == {"data": {"url": "**REDACTED**"}, "options": {}}
    assert found["server"] == {
        "entry_state": "loaded",
        "reachable": True,
        "version": "0.33.0",
        "loaded": [
            {
                "name": MODEL,
                "num_ctx": 8192,
                "size": 1_900_000_000,
                "size_vram": 1_900_000_000,
            }
        ],
        "models": ["plain:latest", MODEL],
    }
    (told,) = found["agents"]
    options = json.loads(json.dumps(asdict(AgentOptions.from_subentry(agent.data))))
    assert told == {
        "title": "Anna",
        "entity_id": talk.agent_id,
        "options": options,
        "model": {"capabilities": ["completion", "tools"], "context_length": 8192},
        "statistics": talk.entry.runtime_data.statistics[subentry_id].to_dict(),
    }
    assert found["turns"] == [talk.record.as_dict()]


async def test_names_nobody(
    hass: HomeAssistant,
    home: ConfigEntry[Inventory],
    talk: Talk,
    hass_client: ClientSessionGenerator,
) -> None:
    """No key, token, id or name of a user is in it, wherever they stood."""
    anna = MockUser(id="anna-id", name="Anna").add_to_hass(hass)
    token = await hass.auth.async_create_refresh_token(anna, "https://example.com")
    talk.server.api_key = KEY
    hass.config_entries.async_update_entry(
        talk.entry, data={**talk.entry.data, "api_key": KEY}
    )
    await hass.async_block_till_done()
    kitchen = async_device_id(hass, home, "kitchen_satellite")
    context = Context(user_id=anna.id)
    talk.server.script(
        LAMP_ON,
        say(f"That did not work, Anna. The key is {KEY}."),
        http_error(500, f"no model for {KEY}"),
        http_error(500, f"no model for {KEY}"),
    )
    for words in ("I am Anna, turn on the desk lamp", "again"):
        await conversation.async_converse(
            hass, words, None, context, "en", talk.agent_id, kitchen
        )
    assert talk.record.user_id == anna.id
    text = json.dumps(await of_entry(talk, hass_client))
    assert "turn on the desk lamp" in text
    for secret in (
        *(KEY, "Anna", anna.id, token.token, token.jwt_key),
        *(kitchen, talk.server.url),
    ):
        assert secret
        assert secret not in text


async def test_of_a_device(
    hass: HomeAssistant, talk: Talk, hass_client: ClientSessionGenerator
) -> None:
    """An agent's device tells of that agent alone, the server's of all."""
    second = ConfigSubentry(
        data=MappingProxyType({"model": MODEL, "warm": False}),
        subentry_type="conversation",
        title="Second",
        unique_id=None,
    )
    hass.config_entries.async_add_subentry(talk.entry, second)
    await hass.async_block_till_done()
    talk.server.script(say("Hello."), say("Hi."))
    await talk("one")
    talk.agent_id = "conversation.second"
    await talk("two")
    for identifier, titles, texts in (
        (next(iter(talk.entry.subentries)), ["Anna"], ["one"]),
        (second.subentry_id, ["Second"], ["two"]),
        (talk.entry.entry_id, ["Anna", "Second"], ["one", "two"]),
    ):
        found = await of_device(talk, hass_client, identifier)
        assert [agent["title"] for agent in found["agents"]] == titles
        assert [turn["text"] for turn in found["turns"]] == texts
        assert found["server"]["reachable"]


async def test_model_is_gone(
    hass: HomeAssistant, talk: Talk, hass_client: ClientSessionGenerator
) -> None:
    """Why nothing is known of a model is told in its place."""
    del talk.server.models[MODEL]
    await hass.config_entries.async_reload(talk.entry.entry_id)
    (agent,) = (await of_entry(talk, hass_client))["agents"]
    assert agent["model"] == {"problem": "model_not_found"}


async def test_bounded(
    talk: Talk,
    hass_client: ClientSessionGenerator,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only the last turns are in it."""
    monkeypatch.setattr(diagnostics, "MAX_TURNS", 2)
    for text in ("one", "two", "three"):
        talk.server.script(say("Hello."))
        await talk(text)
    found = await of_entry(talk, hass_client)
    assert [turn["text"] for turn in found["turns"]] == ["two", "three"]


async def test_server_is_away(
    hass: HomeAssistant, talk: Talk, hass_client: ClientSessionGenerator
) -> None:
    """It is there when it is needed most: while a server cannot be reached."""
    talk.server.script(say("Hello."))
    await talk("hello")
    await talk.server.stop()
    await talk.entry.runtime_data.state.async_refresh()
    await hass.config_entries.async_reload(talk.entry.entry_id)
    found = await of_entry(talk, hass_client)
    assert found["server"] == {
        "entry_state": "loaded",
        "reachable": False,
        "version": None,
        "loaded": [],
        "models": {"problem": "cannot_connect"},
    }
    assert found["agents"][0]["model"] == {"problem": "cannot_connect"}
    assert [turn["text"] for turn in found["turns"]] == ["hello"]


async def test_learned_names(
    hass: HomeAssistant, talk: Talk, hass_client: ClientSessionGenerator
) -> None:
    """What people call things is in it, without the names of users."""
    MockUser(id="zoe", name="Zoe").add_to_hass(hass)
    talk.entry.runtime_data.names.async_settle("Zoe globe", "light.desk_lamp")
    (one,) = (await of_entry(talk, hass_client))["learned_names"]
    assert one["name"].endswith(" globe")
    assert "Zoe" not in one["name"]
    assert (one["entity_id"], one["count"]) == ("light.desk_lamp", 1)


async def test_not_loaded(
    hass: HomeAssistant, talk: Talk, hass_client: ClientSessionGenerator
) -> None:
    """Of an entry that is not loaded its turns are told."""
    talk.server.script(say("Hello."))
    await talk("hello")
    await hass.config_entries.async_unload(talk.entry.entry_id)
    found = await of_entry(talk, hass_client)
    assert found["server"] == {"entry_state": "not_loaded"}
    assert [turn["text"] for turn in found["turns"]] == ["hello"]


SEARCH_KEY = "tvly-very-secret"
SEARCH_URL = "https://anna:hunter2@search.example/?token=abc123"
TOOLS = ConfigSubentryData(
    data={
        "tools": ["look", "web_search", "search_documents"],
        "search_provider": "searxng",
        "search_key": SEARCH_KEY,
        "search_url": SEARCH_URL,
        "folder": "papers",
        "vision_model": MODEL,
        "digest_limit": 700,
        "password_of_later": "not-known-yet",
    },
    subentry_type="tools",
    title=f"Tools of {SEARCH_KEY}",
    unique_id=None,
)


@pytest.mark.parametrize("loaded", [True, False])
async def test_options_of_tools(
    hass: HomeAssistant,
    new_talk: NewTalk,
    hass_client: ClientSessionGenerator,
    loaded: bool,  # a parameter of the test
) -> None:
    """What tools there are is in it, without keys and addresses; of an agent it is not."""
    talk = await new_talk(
        also=[TOOLS], title="Bert", prompt=f"Search with {SEARCH_KEY}."
    )
    talk.server.api_key = KEY
    hass.config_entries.async_update_entry(
        talk.entry, data={**talk.entry.data, "api_key": KEY}
    )
    await hass.async_block_till_done(wait_background_tasks=True)
    if not loaded:
        await hass.config_entries.async_unload(talk.entry.entry_id)
    of_all = await of_entry(talk, hass_client)
    of_server = await of_device(talk, hass_client, talk.entry.entry_id)
    for found in (of_all, of_server):
        assert found["tools"] == [
            {
                "title": "Tools of **REDACTED**",
                "options": {
                    "tools": ["web_search", "search_documents", "look"],
                    "search_provider": "searxng",
                    "search_key": "**REDACTED**",
                    "search_url": "**REDACTED**",
                    "folder": "papers",
                    "embedding_model": "",
                    "image_entity": "",
                    "vision_model": MODEL,
                    "digest_limit": 700,
                    "show_sources": True,
                },
            }
        ]
    agent, _ = talk.entry.subentries
    of_agent = await of_device(talk, hass_client, agent)
    assert "tools" not in of_agent
    text = json.dumps([of_all, of_server, of_agent])
    assert "Search with **REDACTED**." in text
    for secret in (KEY, SEARCH_KEY, SEARCH_URL, "hunter2", "abc123", "not-known-yet"):
        assert secret not in text
    assert talk.server.url not in text


async def test_no_tools(talk: Talk, hass_client: ClientSessionGenerator) -> None:
    """A server without tools of the agent's own says so."""
    assert (await of_entry(talk, hass_client))["tools"] == []
