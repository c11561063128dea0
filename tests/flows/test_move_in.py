"""Moving in from Home Assistant's own Ollama integration."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.smart_agent.const import DOMAIN, LLM_API_GUARDED
from fakes.ollama_server import OllamaServer
from homeassistant.components.assist_pipeline import (
    async_get_pipelines,
    async_update_pipeline,
)
from homeassistant.config_entries import (
    SOURCE_USER,
    ConfigFlowResult,
    ConfigSubentryData,
)
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType
from homeassistant.helpers import entity_registry as er
from homeassistant.setup import async_setup_component

from ..dialog import assert_explained

BUTLER: dict[str, Any] = {
    "model": "test-model",
    "prompt": "You are a butler.",
    "llm_hass_api": ["assist"],
    "num_ctx": 1024.0,
    "max_history": 0,
    "keep_alive": -1,
    "think": False,
}


def agent(title: str, **data: Any) -> ConfigSubentryData:
    """Return an agent of core's."""
    return ConfigSubentryData(
        data=data, subentry_type="conversation", title=title, unique_id=None
    )


@pytest.fixture
async def old(hass: HomeAssistant, ollama_server: OllamaServer) -> MockConfigEntry:
    """Return the entry of core's integration, with two agents that it once set up."""
    assert await async_setup_component(hass, "homeassistant", {})
    entry = MockConfigEntry(
        domain="ollama",
        title="Attic",
        data={"url": f"{ollama_server.url}/", "api_key": "s3cret"},
        version=3,
        minor_version=3,
        subentries_data=[
            agent("Butler", **BUTLER),
            agent("Talker", model="plain:latest"),
            ConfigSubentryData(
                data={"model": "test-model"},
                subentry_type="ai_task_data",
                title="Tasks",
                unique_id=None,
            ),
        ],
    )
    entry.add_to_hass(hass)
    ollama_server.api_key = "s3cret"
    for subentry in entry.get_subentries_of_type("conversation"):
        er.async_get(hass).async_get_or_create(
            "conversation",
            "ollama",
            subentry.subentry_id,
            config_entry=entry,
            config_subentry_id=subentry.subentry_id,
            suggested_object_id=f"old_{subentry.title}",
        )
    return entry


async def begin(hass: HomeAssistant, step: str) -> ConfigFlowResult:
    """Open the dialog that adds a server and choose in its menu."""
    flow = await hass.config_entries.flow.async_init(
        DOMAIN, context={"source": SOURCE_USER}
    )
    assert (flow["type"], flow["step_id"]) == (FlowResultType.MENU, "begin")
    return await go_on(hass, flow, next_step_id=step)


async def go_on(
    hass: HomeAssistant, flow: ConfigFlowResult, **user_input: Any
) -> ConfigFlowResult:
    """Submit a step."""
    result = await hass.config_entries.flow.async_configure(flow["flow_id"], user_input)
    await assert_explained(hass, "config", result)
    return result


async def test_move_in(
    hass: HomeAssistant, old: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """Server, key, agents and settings are taken over; the old stay as they are."""
    before = old.as_dict()
    result = await go_on(hass, await begin(hass, "move_in"))
    assert result["type"] is FlowResultType.CREATE_ENTRY
    entry = result["result"]
    assert entry.data == {"url": ollama_server.url, "api_key": "s3cret"}
    butler, talker = entry.get_subentries_of_type("conversation")
    assert (butler.title, talker.title) == ("Butler", "Talker")
    assert butler.data == BUTLER | {
        "model": "test-model:latest",
        "num_ctx": 2048,
        "max_history": 100,
    }
    assert talker.data == {"model": "plain:latest", "llm_hass_api": []}
    (task,) = entry.get_subentries_of_type("ai_task_data")
    assert task.title == "Tasks"
    assert task.data == {"model": "test-model:latest"}
    await hass.async_block_till_done()
    assert old.as_dict() == before

    # What is here already is not offered again.
    flow = await hass.config_entries.flow.async_init(
        DOMAIN, context={"source": SOURCE_USER}
    )
    assert (flow["type"], flow["step_id"]) == (FlowResultType.FORM, "user")


async def test_guarded_assist_becomes_assist(
    hass: HomeAssistant, old: MockConfigEntry
) -> None:
    """The guard is around every agent of ours, so that theirs needs none beside it."""
    butler = next(iter(old.subentries.values()))
    hass.config_entries.async_update_subentry(
        old,
        butler,
        data={**butler.data, "llm_hass_api": [LLM_API_GUARDED, "assist", "mail"]},
    )
    result = await go_on(hass, await begin(hass, "move_in"))
    moved, _ = result["result"].get_subentries_of_type("conversation")
    assert moved.data["llm_hass_api"] == ["assist", "mail"]
    await hass.async_block_till_done()


@pytest.mark.parametrize("follow", [True, False])
async def test_voice_assistants_follow(
    hass: HomeAssistant, old: MockConfigEntry, *, follow: bool
) -> None:
    """A voice assistant that used an old agent uses its twin, if that is wanted."""
    assert await async_setup_component(hass, "assist_pipeline", {})
    (pipeline,) = async_get_pipelines(hass)
    await async_update_pipeline(
        hass, pipeline, conversation_engine="conversation.old_talker"
    )
    await go_on(hass, await begin(hass, "move_in"), pipelines=follow)
    await hass.async_block_till_done()
    (pipeline,) = async_get_pipelines(hass)
    expected = "conversation.talker" if follow else "conversation.old_talker"
    assert pipeline.conversation_engine == expected


async def test_server_refuses(
    hass: HomeAssistant, old: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """A server that does not answer as one is told of, and can be tried again."""
    ollama_server.api_key = "changed"
    flow = await go_on(hass, await begin(hass, "move_in"))
    assert flow["errors"] == {"base": "invalid_auth"}
    ollama_server.api_key = "s3cret"
    assert (await go_on(hass, flow))["type"] is FlowResultType.CREATE_ENTRY
    await hass.async_block_till_done()


async def test_enter_a_server_instead(
    hass: HomeAssistant, old: MockConfigEntry
) -> None:
    """Who wants another server enters it as ever."""
    flow = await begin(hass, "server")
    assert (flow["type"], flow["step_id"]) == (FlowResultType.FORM, "user")
