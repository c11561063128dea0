"""Repairs of an agent: they come without a turn, are mended in place, and go."""

from collections.abc import AsyncGenerator

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry
from pytest_homeassistant_custom_component.typing import ClientSessionGenerator

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.issues import async_create_fit_issue
from fakes.ollama_server import OllamaServer, ServedModel, http_error
from homeassistant.components.conversation import async_prepare_agent
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.config_entries import ConfigSubentryData
from homeassistant.const import CONF_URL
from homeassistant.core import HomeAssistant

from .house_fixtures import NewTalk, Talk
from .repair_dialog import begin, download, issues, loaded, look

MODEL = "test-model:latest"
GONE = "gone-model:latest"


@pytest.fixture
async def entry(
    hass: HomeAssistant, ollama_server: OllamaServer, request: pytest.FixtureRequest
) -> AsyncGenerator[MockConfigEntry]:
    """Return the loaded entry of a server with one agent, on the model of the test."""
    model = getattr(request, "param", GONE)
    entry = MockConfigEntry(
        domain=DOMAIN,
        data={CONF_URL: ollama_server.url},
        subentries_data=[
            ConfigSubentryData(
                data={"model": model, "llm_hass_api": ["assist"], "warm": False},
                subentry_type="conversation",
                title="Anna",
                unique_id=None,
            )
        ],
    )
    async with loaded(hass, entry):
        yield entry


async def test_gone_and_back(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """It is told before anybody speaks, and goes once the server has the model."""
    (issue,) = issues(hass)
    assert issue.translation_key == "model_gone"
    assert issue.is_fixable
    assert issue.translation_placeholders == {"agent": "Anna", "model": GONE}
    assert not ollama_server.chats
    ollama_server.models[GONE] = ServedModel(GONE)
    assert not await look(hass, entry)
    del ollama_server.models[GONE]
    assert await look(hass, entry)


@pytest.mark.parametrize("entry", [MODEL], indirect=True)
async def test_goes_while_it_is_used(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """A model that is there is no issue; a server that is away says nothing of it."""
    assert not issues(hass)
    models = {**ollama_server.models}
    ollama_server.models.clear()
    await ollama_server.stop()
    assert not await look(hass, entry)
    await ollama_server.start()
    assert [one.translation_key for one in await look(hass, entry)] == ["model_gone"]
    ollama_server.models.update(models)
    assert not await look(hass, entry)


async def test_choose_another(
    hass: HomeAssistant, entry: MockConfigEntry, hass_client: ClientSessionGenerator
) -> None:
    """Another model is chosen of those that can control the home."""
    go_on = await begin(hass, hass_client)
    menu = await go_on()
    assert menu["menu_options"] == ["download", "choose"]
    form = await go_on({"next_step_id": "choose"})
    (field,) = form["data_schema"]
    assert field["selector"]["select"]["options"] == [MODEL]
    assert field["default"] == MODEL
    assert (await go_on({"model": MODEL}))["type"] == "create_entry"
    (agent,) = entry.subentries.values()
    assert agent.data["model"] == MODEL
    assert agent.data["llm_hass_api"] == ["assist"]
    assert not issues(hass)


async def test_download_again(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    hass_client: ClientSessionGenerator,
) -> None:
    """The server downloads the model, and the issue goes."""
    go_on = await begin(hass, hass_client)
    step = await download(go_on)
    assert step["type"] == "create_entry"
    assert GONE in ollama_server.models
    assert not issues(hass)
    assert not await look(hass, entry)


async def test_download_fails(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    hass_client: ClientSessionGenerator,
) -> None:
    """What the server says is told, and the issue stays."""
    ollama_server.instead["/api/pull"] = http_error(500, "no space left")
    go_on = await begin(hass, hass_client)
    step = await download(go_on)
    assert (step["type"], step["reason"]) == ("abort", "failed")
    assert "no space left" in step["description_placeholders"]["detail"]
    assert issues(hass)


@pytest.mark.parametrize("entry", ["plain:latest"], indirect=True)
async def test_without_tools(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    hass_client: ClientSessionGenerator,
) -> None:
    """A model that cannot use the agent's tools is told of, and replaced in place."""
    (issue,) = issues(hass)
    assert issue.translation_key == "model_without_tools"
    go_on = await begin(hass, hass_client)
    form = await go_on()
    assert form["step_id"] == "choose"
    assert (await go_on({"model": MODEL}))["type"] == "create_entry"
    assert not issues(hass)


@pytest.mark.parametrize("entry", ["plain:latest"], indirect=True)
async def test_nothing_to_choose(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    hass_client: ClientSessionGenerator,
) -> None:
    """Where no model can control the home, that is said."""
    del ollama_server.models[MODEL]
    go_on = await begin(hass, hass_client)
    step = await go_on()
    assert (step["type"], step["reason"]) == ("abort", "no_model")


@pytest.mark.parametrize("entry", [MODEL], indirect=True)
async def test_raise_the_context(
    hass: HomeAssistant, entry: MockConfigEntry, hass_client: ClientSessionGenerator
) -> None:
    """Enough is filled in, in whole kilotokens, and more may be chosen."""
    (subentry_id,) = entry.subentries
    async_create_fit_issue(hass, entry, subentry_id, MODEL, 9000, 8192)
    go_on = await begin(hass, hass_client)
    form = await go_on()
    (field,) = form["data_schema"]
    assert field["default"] == 9216
    assert (await go_on({"num_ctx": 9216}))["type"] == "create_entry"
    assert entry.subentries[subentry_id].data["num_ctx"] == 9216
    assert not issues(hass)


async def prepared(talk: Talk) -> None:
    """Have the agent prepare itself, as when somebody begins to speak."""
    await async_prepare_agent(talk.hass, talk.agent_id, "en")
    await talk.hass.async_block_till_done(wait_background_tasks=True)


async def test_context_too_small_ahead(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """It is told once the home is known, before any turn, and goes when it fits."""
    talk = await new_talk(warm=True, num_ctx=2048)
    await prepared(talk)
    (issue,) = issues(hass)
    assert issue.translation_key == "context_too_small"
    assert issue.data
    assert isinstance(needed := issue.data["needed"], int)
    assert needed > 2048
    for entity_id in hass.states.async_entity_ids():
        async_expose_entity(hass, "conversation", entity_id, should_expose=False)
    await prepared(talk)
    assert not issues(hass)


async def test_agent_is_removed_meanwhile(
    hass: HomeAssistant, entry: MockConfigEntry, hass_client: ClientSessionGenerator
) -> None:
    """A dialog whose agent is gone ends in words."""
    go_on = await begin(hass, hass_client)
    await go_on()
    (subentry_id,) = entry.subentries
    hass.config_entries.async_remove_subentry(entry, subentry_id)
    step = await go_on({"next_step_id": "choose"})
    assert (step["type"], step["reason"]) == ("abort", "entry_not_loaded")
