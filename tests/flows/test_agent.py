"""The dialogs of an agent: add, change, remove, download its model."""

import asyncio
from collections.abc import AsyncGenerator
from http import HTTPStatus
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_capture_events,
)
from pytest_homeassistant_custom_component.typing import ClientSessionGenerator

from custom_components.smart_agent.const import DOMAIN, LLM_API_GUARDED
from custom_components.smart_agent.flows.agent_schema import FIELDS
from custom_components.smart_agent.flows.fields import BoundedNumber
from custom_components.smart_agent.options import (
    AgentOptions,
    Confirm,
    Plain,
    Risky,
    Temperature,
)
from custom_components.smart_agent.server import client as client_module
from custom_components.smart_agent.server.suggested import FIRST, SUGGESTED
from fakes.ollama_server import OllamaServer, Reply, ServedModel, cut, hang
from homeassistant.config_entries import (
    SOURCE_RECONFIGURE,
    SOURCE_USER,
    ConfigEntryState,
    ConfigSubentryData,
    SubentryFlowResult,
)
from homeassistant.const import CONF_URL
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import (
    EVENT_DATA_ENTRY_FLOW_PROGRESS_UPDATE,
    FlowResultType,
    InvalidData,
    section,
)
from homeassistant.helpers import llm
from homeassistant.helpers.translation import async_get_translations
from homeassistant.setup import async_setup_component

from ..dialog import assert_explained

MODEL = "test-model:latest"
SECTION = "config_subentries.conversation"
ADVANCED = {
    "num_ctx": 8192,
    "keep_alive": -1,
    "think": False,
    "temperature": "greedy",
    "max_history": 10,
    "max_attempts": 3,
    "max_steps": 5,
    "tool_timeout": 12,
    "turn_timeout": 60,
    "strict": False,
    "whole_home": False,
    "risky": "when_guessed",
    "sentences": True,
    "plain": "at_once",
    "confirm": "automatic",
    "list_size": 60,
    "warm": True,
}
"""The advanced settings that have a default."""


@pytest.fixture
async def entry(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> AsyncGenerator[MockConfigEntry]:
    """Return the loaded entry of the scripted server, with one agent."""
    assert await async_setup_component(hass, "homeassistant", {})
    entry = MockConfigEntry(
        domain=DOMAIN,
        data={CONF_URL: ollama_server.url},
        subentries_data=[
            ConfigSubentryData(
                data={"model": MODEL, "llm_hass_api": ["assist", "gone"]},
                subentry_type="conversation",
                title="First",
                unique_id=None,
            )
        ],
    )
    entry.add_to_hass(hass)
    await hass.config_entries.async_setup(entry.entry_id)
    assert entry.state is ConfigEntryState.LOADED
    yield entry
    await hass.async_block_till_done(wait_background_tasks=True)
    await hass.config_entries.async_unload(entry.entry_id)


async def start(hass: HomeAssistant, entry: MockConfigEntry) -> SubentryFlowResult:
    """Open the dialog that adds an agent."""
    result = await hass.config_entries.subentries.async_init(
        (entry.entry_id, "conversation"), context={"source": SOURCE_USER}
    )
    await assert_explained(hass, SECTION, result)
    return result


async def reopen(hass: HomeAssistant, entry: MockConfigEntry) -> SubentryFlowResult:
    """Open the dialog that changes the entry's only agent."""
    (agent,) = entry.subentries.values()
    result = await hass.config_entries.subentries.async_init(
        (entry.entry_id, "conversation"),
        context={"source": SOURCE_RECONFIGURE, "subentry_id": agent.subentry_id},
    )
    await assert_explained(hass, SECTION, result)
    return result


async def submit(
    hass: HomeAssistant, flow: SubentryFlowResult, **user_input: Any
) -> SubentryFlowResult:
    """Fill in the form and submit it; advanced settings may be given among others."""
    advanced = {key: user_input.pop(key) for key in ADVANCED if key in user_input}
    result = await hass.config_entries.subentries.async_configure(
        flow["flow_id"], user_input | {"advanced": advanced}
    )
    await assert_explained(hass, SECTION, result)
    return result


NUMBERS = {
    key: (int(bounded.config["min"]), int(bounded.config["max"]))
    for key, field in FIELDS.items()
    for bounded in getattr(field, "validators", ())
    if isinstance(bounded, BoundedNumber)
}
"""The bounds of each number, by key."""


async def words_of(hass: HomeAssistant, language: str, key: str) -> tuple[str, str]:
    """Return the label and the description of an advanced setting."""
    texts = await async_get_translations(hass, language, "config_subentries", [DOMAIN])
    prefix = f"component.{DOMAIN}.{SECTION}.step.settings.sections.advanced"
    return texts[f"{prefix}.data.{key}"], texts[f"{prefix}.data_description.{key}"]


async def go_on(hass: HomeAssistant, flow: SubentryFlowResult) -> SubentryFlowResult:
    """Wait for the download and ask for the next step, as the frontend does."""
    await hass.async_block_till_done(wait_background_tasks=True)
    result = await hass.config_entries.subentries.async_configure(flow["flow_id"])
    await assert_explained(hass, SECTION, result)
    return result


def suggested(result: SubentryFlowResult) -> dict[str, Any]:
    """Return what a form is filled in with, sections flattened."""
    assert result["data_schema"] is not None
    values: dict[str, Any] = {}
    for key, field in result["data_schema"].schema.items():
        inner = field.schema.schema if isinstance(field, section) else {key: field}
        values |= {
            str(key): key.description["suggested_value"]
            for key in inner
            if key.description
        }
    return values


def is_expanded(result: SubentryFlowResult) -> bool:
    """Return whether the advanced settings are open."""
    assert result["data_schema"] is not None
    return not result["data_schema"].schema["advanced"].options["collapsed"]


def all_options(result: SubentryFlowResult) -> dict[str, str]:
    """Return the labels of all models that are offered, by value."""
    assert result["data_schema"] is not None
    field = result["data_schema"].schema["model"]
    return {option["value"]: option["label"] for option in field.config["options"]}


def model_options(result: SubentryFlowResult) -> dict[str, str]:
    """Return the labels of the models that the server has, by value."""
    to_download = {one.name for one in SUGGESTED}
    offered = all_options(result).items()
    return {value: label for value, label in offered if value not in to_download}


async def test_add_agent_with_recommended_settings(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """Submitting the form as it opens gives an agent that controls the home."""
    flow = await start(hass, entry)
    assert (flow["type"], flow["step_id"]) == (FlowResultType.FORM, "settings")
    assert suggested(flow) == {
        "name": "Smart Agent",
        "model": MODEL,
        "prompt": llm.DEFAULT_INSTRUCTIONS_PROMPT,
        "llm_hass_api": ["assist"],
    }
    assert not is_expanded(flow)

    result = await submit(hass, flow, **suggested(flow))
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await hass.async_block_till_done()
    _, agent = entry.subentries.values()
    assert (agent.subentry_type, agent.title) == ("conversation", "Smart Agent")
    prompt = llm.DEFAULT_INSTRUCTIONS_PROMPT.strip()
    assert agent.data == ADVANCED | {
        "model": MODEL,
        "prompt": prompt,
        "llm_hass_api": ["assist"],
    }
    assert AgentOptions.from_subentry(agent.data) == AgentOptions(
        MODEL, prompt, ("assist",)
    )
    assert entry.state is ConfigEntryState.LOADED


async def test_add_agent_with_own_settings(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """Every setting is stored as what it is; numbers are whole."""
    capabilities = ("completion", "tools", "thinking")
    ollama_server.models["deep:1b"] = ServedModel("deep:1b", capabilities)
    ollama_server.models["plain:latest"].capabilities = ("completion", "thinking")
    result = await submit(
        hass,
        await start(hass, entry),
        name="Deep",
        model="deep:1b",
        prompt="You are {{ 'deep' }}.",
        num_ctx=16384.0,
        keep_alive=600.0,
        think=True,
        temperature="own",
        max_history=0.0,
        max_attempts=10.0,
        max_steps=20.0,
        tool_timeout=30.0,
        turn_timeout=120.0,
        strict=True,
        whole_home=True,
        risky="always",
        plain="model",
        confirm="model",
        list_size=0.0,
        warm=False,
    )
    assert result["type"] is FlowResultType.CREATE_ENTRY
    assert result["title"] == "Deep"
    assert AgentOptions.from_subentry(result["data"]) == AgentOptions(
        model="deep:1b",
        prompt="You are {{ 'deep' }}.",
        num_ctx=16384,
        keep_alive=600,
        think=True,
        temperature=Temperature.OWN,
        max_history=0,
        max_attempts=10,
        max_steps=20,
        tool_timeout=30,
        turn_timeout=120,
        strict=True,
        whole_home=True,
        risky=Risky.ALWAYS,
        plain=Plain.MODEL,
        confirm=Confirm.MODEL,
        list_size=0,
        warm=False,
    )
    assert all(
        type(result["data"][key]) is type(value) for key, value in ADVANCED.items()
    )


@pytest.mark.parametrize("name", ["", "  "])
async def test_blank_name(
    hass: HomeAssistant, entry: MockConfigEntry, name: str
) -> None:
    """An agent needs a name; what else was entered stays."""
    flow = await start(hass, entry)
    flow = await submit(hass, flow, name=name, model=MODEL, prompt="Be kind.")
    assert flow["errors"] == {"name": "no_name"}
    await assert_explained(hass, SECTION, flow)
    assert suggested(flow)["prompt"] == "Be kind."
    result = await submit(hass, flow, **suggested(flow) | {"name": " Butler "})
    assert result["title"] == "Butler"
    await hass.async_block_till_done()


async def test_names_are_told_apart(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """The name that is filled in is one that no other agent has."""
    for name in ("Smart Agent", "Smart Agent 2", "Smart Agent 3"):
        flow = await start(hass, entry)
        assert suggested(flow)["name"] == name
        await submit(hass, flow, **suggested(flow))
        await hass.async_block_till_done()


async def test_several_ai_tools(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """All of Home Assistant's LLM APIs can be chosen, several at once."""

    class OtherAPI(llm.API):
        async def async_get_api_instance(
            self, llm_context: llm.LLMContext
        ) -> llm.APIInstance:
            raise NotImplementedError

    llm.async_register_api(hass, OtherAPI(hass=hass, id="other", name="Other"))
    flow = await start(hass, entry)
    result = await submit(
        hass, flow, name="Agent", model=MODEL, llm_hass_api=["assist", "other"]
    )
    assert result["data"]["llm_hass_api"] == ["assist", "other"]


async def test_guarded_assist_is_not_offered(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """Agents of ours have the guard: Assist with it is for those of others."""
    there = {api.id for api in llm.async_get_apis(hass)}
    assert LLM_API_GUARDED in there
    flow = await start(hass, entry)
    schema = flow["data_schema"]
    assert schema is not None
    offered = [one["value"] for one in schema.schema["llm_hass_api"].config["options"]]
    assert {"assist"} <= {*offered} <= there - {LLM_API_GUARDED}


async def test_models_are_sorted_and_marked(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """A model that cannot control the home says so; one that cannot talk is left out."""
    ollama_server.models |= {
        "vectors:latest": ServedModel("vectors:latest", ("embedding",)),
        "a-tools:1b": ServedModel("a-tools:1b"),
    }
    there = ServedModel(SUGGESTED[0].name)
    ollama_server.models[there.name] = there
    flow = await start(hass, entry)
    assert all_options(flow)[there.name] == there.name
    del ollama_server.models[there.name]
    assert model_options(await start(hass, entry)) == {
        "a-tools:1b": "a-tools:1b",
        "plain:latest": "plain:latest (cannot control the home)",
        MODEL: MODEL,
    }


async def test_server_without_models(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """A fresh server's first model is downloaded from here."""
    ollama_server.models.clear()
    flow = await start(hass, entry)
    assert suggested(flow)["model"] == FIRST
    offered = all_options(flow)
    assert list(offered) == [one.name for one in SUGGESTED]
    assert offered[FIRST] == "qwen3:4b-instruct (2.5 GB to download)"
    flow = await submit(hass, flow, name="Agent", model="new:1b")
    result = await go_on(hass, flow)
    assert result["type"] is FlowResultType.CREATE_ENTRY


async def test_server_that_names_no_capabilities(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """What an old server does not know is not held against its models."""
    ollama_server.fail("/api/show", 200, b'{"model_info": {}}')
    ollama_server.models = {"old:1b": ServedModel("old:1b")}
    flow = await start(hass, entry)
    assert model_options(flow) == {"old:1b": "old:1b"}
    result = await submit(
        hass, flow, name="Agent", model="old:1b", llm_hass_api=["assist"], think=True
    )
    assert result["type"] is FlowResultType.CREATE_ENTRY


@pytest.mark.parametrize("written", ["test-model", " Test-Model:LATEST "])
async def test_other_spellings_of_a_model(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    written: str,
) -> None:
    """A model the server has is not downloaded again for its spelling."""
    result = await submit(hass, await start(hass, entry), name="Agent", model=written)
    assert result["data"]["model"] == MODEL
    assert "/api/pull" not in [request.path for request in ollama_server.requests]


async def test_change_agent(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """An agent is changed without a restart and keeps what was not touched."""
    runtime = entry.runtime_data
    flow = await reopen(hass, entry)
    assert suggested(flow) == {
        "model": MODEL,
        "prompt": llm.DEFAULT_INSTRUCTIONS_PROMPT,
        "llm_hass_api": ["assist"],
    }

    result = await submit(
        hass, flow, model="plain:latest", prompt="Rhyme.", max_history=3
    )
    assert (result["type"], result["reason"]) == (
        FlowResultType.ABORT,
        "reconfigure_successful",
    )
    await hass.async_block_till_done()
    (agent,) = entry.subentries.values()
    assert agent.title == "First"
    assert agent.data == ADVANCED | {
        "model": "plain:latest",
        "prompt": "Rhyme.",
        "llm_hass_api": [],
        "max_history": 3,
    }
    assert entry.state is ConfigEntryState.LOADED
    assert entry.runtime_data is not runtime

    assert suggested(await reopen(hass, entry)) == agent.data


async def test_remove_agent(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """An agent is removed without a restart."""
    (agent,) = entry.subentries.values()
    runtime = entry.runtime_data
    hass.config_entries.async_remove_subentry(entry, agent.subentry_id)
    await hass.async_block_till_done()
    assert entry.state is ConfigEntryState.LOADED
    assert entry.runtime_data is not runtime


async def test_tools_for_a_model_that_has_none(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """A model that cannot use tools may only talk."""
    flow = await start(hass, entry)
    chosen = {"name": "Agent", "model": "plain:latest", "prompt": "Be kind."}
    result = await submit(hass, flow, **chosen, llm_hass_api=["assist"], max_steps=7)
    assert result["errors"] == {"model": "no_tool_support"}
    assert result["description_placeholders"] == {"model": "plain:latest", "detail": ""}
    assert suggested(result) == chosen | ADVANCED | {
        "llm_hass_api": ["assist"],
        "max_steps": 7,
    }

    result = await submit(hass, result, **chosen)
    assert result["type"] is FlowResultType.CREATE_ENTRY


async def test_removed_options_are_dropped(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """What an earlier version stored is gone once the form is saved again."""
    (agent,) = entry.subentries.values()
    hass.config_entries.async_update_subentry(
        entry,
        agent,
        data={**agent.data, "words_model": "gone:latest", "words_for": "all"},
    )
    await hass.async_block_till_done()
    assert entry.state is ConfigEntryState.LOADED

    flow = await reopen(hass, entry)
    assert not suggested(flow).keys() & {"words_model", "words_for"}
    await submit(hass, flow, **suggested(flow))
    await hass.async_block_till_done()
    (agent,) = entry.subentries.values()
    assert not agent.data.keys() & {"words_model", "words_for"}
    assert agent.data["model"] == MODEL


async def test_thinking_for_a_model_that_cannot(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """The section with the error is opened, so that it is seen."""
    flow = await start(hass, entry)
    result = await submit(hass, flow, name="Agent", model=MODEL, think=True)
    assert result["errors"] == {"advanced": "no_thinking_support"}
    assert is_expanded(result)

    result = await submit(hass, result, name="Agent", model=MODEL, think=False)
    assert result["type"] is FlowResultType.CREATE_ENTRY


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"prompt": "{{ broken"}, "prompt"),
        ({"llm_hass_api": ["unknown"]}, "llm_hass_api"),
        ({"num_ctx": "many"}, "base"),
        ({"num_ctx": "nan"}, "base"),
        ({"risky": "perhaps"}, "base"),
        ({"confirm": "never"}, "base"),
        ({"temperature": 0.8}, "base"),
    ],
)
async def test_input_out_of_bounds(
    hass: HomeAssistant, entry: MockConfigEntry, wrong: dict[str, Any], field: str
) -> None:
    """Broken templates and what is no number are refused, and can be mended."""
    flow = await start(hass, entry)
    with pytest.raises(InvalidData) as caught:
        await submit(hass, flow, name="Agent", model=MODEL, **wrong)
    assert list(caught.value.schema_errors) == [field]

    result = await submit(hass, flow, name="Agent", model=MODEL)
    assert result["type"] is FlowResultType.CREATE_ENTRY


@pytest.mark.parametrize("key", NUMBERS)
async def test_number_out_of_bounds(
    hass: HomeAssistant, entry: MockConfigEntry, key: str
) -> None:
    """The dialog says at its section which number may be how large."""
    hass.config.language = "de"
    label, _ = await words_of(hass, "de", key)
    flow = await start(hass, entry)
    least, most = NUMBERS[key]
    for wrong in (least - 1, most + 1):
        flow = await submit(hass, flow, name="Agent", model=MODEL, **{key: wrong})
        assert flow["errors"] == {"advanced": "out_of_range"}
        assert is_expanded(flow)
        assert flow["description_placeholders"]
        told = {"field": label, "least": str(least), "most": str(most)}
        assert told.items() <= flow["description_placeholders"].items()


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "nl", "pl"])
async def test_bounds_are_said(hass: HomeAssistant, language: str) -> None:
    """Beside each number stands how small and how large it may be."""
    for key, (least, most) in NUMBERS.items():
        _, description = await words_of(hass, language, key)
        assert description.endswith(f"({least} … {most})")


@pytest.mark.parametrize(
    ("status", "body", "reason", "detail"),
    [
        (401, "unauthorized", "invalid_auth", "unauthorized"),
        (500, "disk failure", "server_error", "disk failure"),
        (200, b"<html>", "not_ollama", "JSONDecodeError"),
    ],
)
async def test_server_fails(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    status: int,
    body: str | bytes,
    reason: str,
    detail: str,
) -> None:
    """Without its models the dialog does not open; once open it keeps its input."""
    flow = await start(hass, entry)
    ollama_server.fail("/api/tags", status, body)
    refused = await start(hass, entry)
    assert (refused["type"], refused["reason"]) == (FlowResultType.ABORT, reason)
    assert refused["description_placeholders"] == {"detail": detail}

    chosen = {"name": "Agent", "model": MODEL, "prompt": "Be kind."}
    result = await submit(hass, flow, **chosen)
    assert result["errors"] == {"base": reason}
    assert suggested(result) == chosen | ADVANCED | {"llm_hass_api": []}

    ollama_server.recover("/api/tags")
    result = await submit(hass, result, **suggested(result))
    assert result["type"] is FlowResultType.CREATE_ENTRY


async def test_server_is_away(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """The same for a server that does not run."""
    flow = await start(hass, entry)
    await ollama_server.stop()
    assert (await start(hass, entry))["reason"] == "cannot_connect"
    result = await submit(hass, flow, name="Agent", model=MODEL)
    assert result["errors"] == {"base": "cannot_connect"}


async def test_server_is_slow(
    hass: HomeAssistant, entry: MockConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same for a server that takes too long."""
    monkeypatch.setattr(client_module, "REQUEST_TIMEOUT", 0)
    assert (await start(hass, entry))["reason"] == "timeout"


async def test_broken_model(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """A model the server cannot describe is offered, but not taken."""
    ollama_server.fail("/api/show", 500, "invalid file magic")
    ollama_server.models = {"broken:1b": ServedModel("broken:1b")}
    flow = await start(hass, entry)
    assert model_options(flow) == {"broken:1b": "broken:1b"}
    result = await submit(hass, flow, name="Agent", model="broken:1b")
    assert result["errors"] == {"model": "server_error"}
    assert result["description_placeholders"] == {
        "model": "broken:1b",
        "detail": "invalid file magic",
    }


async def test_entry_not_loaded(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """An agent needs a server that is in use, when the dialog opens and later on."""
    open_flow = await start(hass, entry)
    await hass.config_entries.async_unload(entry.entry_id)
    result = await submit(hass, open_flow, name="Agent", model=MODEL)
    assert (result["type"], result["reason"]) == (
        FlowResultType.ABORT,
        "entry_not_loaded",
    )
    assert (await start(hass, entry))["reason"] == "entry_not_loaded"


async def test_open_form_is_shown_again(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """Asking for the current step, as the frontend may, changes nothing."""
    flow = await start(hass, entry)
    again = await hass.config_entries.subentries.async_configure(flow["flow_id"])
    assert (again["type"], again["step_id"]) == (FlowResultType.FORM, "settings")
    assert suggested(again) == suggested(flow)


async def test_download(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """A model that is not there is downloaded, with a percentage that only rises."""
    gate = asyncio.Event()
    layer = {"status": "pulling a", "digest": "a", "total": 1000}
    ollama_server.script_pull(
        {"status": "pulling manifest"},
        layer,
        layer | {"completed": 250},
        gate,
        layer | {"completed": 251},
        layer | {"completed": 1000},
        {"status": "pulling b", "digest": "b", "total": 1000},
        {"status": "pulling b", "digest": "b", "total": 1000, "completed": 1000},
        {"status": "success"},
    )
    events = async_capture_events(hass, EVENT_DATA_ENTRY_FLOW_PROGRESS_UPDATE)
    flow = await start(hass, entry)
    flow = await submit(
        hass, flow, name="New", model="new", llm_hass_api=["assist"], max_steps=7
    )
    assert (flow["type"], flow["step_id"]) == (FlowResultType.SHOW_PROGRESS, "download")
    assert flow["progress_action"] == "download"
    assert flow["description_placeholders"] == {"model": "new:latest"}

    shown = await hass.config_entries.subentries.async_configure(flow["flow_id"])
    assert shown["type"] is FlowResultType.SHOW_PROGRESS
    gate.set()
    result = await go_on(hass, flow)
    assert [event.data["progress"] for event in events] == [0.25, 1.0]
    assert {event.data["flow_id"] for event in events} == {flow["flow_id"]}

    assert result["type"] is FlowResultType.CREATE_ENTRY
    assert result["title"] == "New"
    assert result["data"] == ADVANCED | {
        "model": "new:latest",
        "llm_hass_api": ["assist"],
        "max_steps": 7,
    }
    pulls = [r.body for r in ollama_server.requests if r.path == "/api/pull"]
    assert [body["model"] for body in pulls] == ["new:latest"]


async def test_download_outlives_a_reload(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """A change elsewhere loads the entry afresh and leaves the download alone."""
    gate = asyncio.Event()
    ollama_server.script_pull(
        {"status": "pulling manifest"}, gate, {"status": "success"}
    )
    flow = await submit(hass, await start(hass, entry), name="New", model="new:1b")
    assert await hass.config_entries.async_reload(entry.entry_id)
    gate.set()
    result = await go_on(hass, flow)
    assert result["type"] is FlowResultType.CREATE_ENTRY


async def test_download_for_a_changed_agent(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """Changing an agent downloads as well."""
    flow = await reopen(hass, entry)
    flow = await submit(hass, flow, model="hf.co/me/new")
    result = await go_on(hass, flow)
    assert result["reason"] == "reconfigure_successful"
    await hass.async_block_till_done()
    (agent,) = entry.subentries.values()
    assert agent.data["model"] == "hf.co/me/new:latest"


@pytest.mark.parametrize(
    ("script", "reason", "detail"),
    [
        (
            [
                {"status": "pulling manifest"},
                {"error": "pull model manifest: file does not exist"},
            ],
            "download_failed",
            "pull model manifest: file does not exist",
        ),
        ([{"status": "pulling manifest"}, cut()], "cannot_connect", None),
        # The stream ends as if all were well, but the model is not there.
        (
            [{"status": "pulling manifest"}],
            "model_not_found",
            "model 'new:1b' not found",
        ),
    ],
)
async def test_download_fails(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    script: list[dict[str, str] | Reply],
    reason: str,
    detail: str | None,
) -> None:
    """A failed download leads back to the form, which says why and keeps all."""
    ollama_server.script_pull(*script)
    chosen = {"name": "New", "model": "new:1b", "prompt": "Be kind."}
    flow = await submit(hass, await start(hass, entry), **chosen)
    result = await go_on(hass, flow)
    assert (result["type"], result["step_id"]) == (FlowResultType.FORM, "settings")
    assert result["errors"] == {"model": reason}
    placeholders = result["description_placeholders"]
    assert placeholders is not None
    assert placeholders["model"] == "new:1b"
    assert detail is None or placeholders["detail"] == detail
    assert suggested(result) == chosen | ADVANCED | {"llm_hass_api": []}

    flow = await submit(hass, result, **chosen)
    assert flow["type"] is FlowResultType.SHOW_PROGRESS
    result = await go_on(hass, flow)
    assert result["type"] is FlowResultType.CREATE_ENTRY


async def test_downloaded_model_cannot_what_was_chosen(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """What a model can do is known only after the download."""
    flow = await start(hass, entry)
    flow = await submit(hass, flow, name="New", model="new:1b", think=True)
    result = await go_on(hass, flow)
    assert result["errors"] == {"advanced": "no_thinking_support"}

    result = await submit(hass, result, name="New", model="new:1b")
    assert result["type"] is FlowResultType.CREATE_ENTRY
    pulls = [r for r in ollama_server.requests if r.path == "/api/pull"]
    assert len(pulls) == 1


async def test_server_removed_during_download(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """A model that arrives after its entry was unloaded makes no agent."""
    flow = await submit(hass, await start(hass, entry), name="New", model="new:1b")
    await hass.config_entries.async_unload(entry.entry_id)
    result = await go_on(hass, flow)
    assert (result["type"], result["reason"]) == (
        FlowResultType.ABORT,
        "entry_not_loaded",
    )


class Watched(asyncio.Event):
    """A gate that knows when the request in front of it was given up."""

    def __init__(self) -> None:
        """Nobody came and nobody left."""
        super().__init__()
        self.arrived = asyncio.Event()
        self.left = asyncio.Event()

    async def wait(self) -> bool:  # type: ignore[override]
        """Wait for the gate to open."""
        self.arrived.set()
        try:
            return await super().wait()
        except asyncio.CancelledError:
            self.left.set()
            raise


async def test_dialog_over_http(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    hass_client: ClientSessionGenerator,
) -> None:
    """The frontend gets a form it can draw; closing it ends the download."""
    assert await async_setup_component(hass, "config", {})
    client = await hass_client()
    path = "/api/config/config_entries/subentries/flow"
    response = await client.post(
        path, json={"handler": [entry.entry_id, "conversation"]}
    )
    assert response.status == HTTPStatus.OK
    form = await response.json()
    fields = {field["name"]: field for field in form["data_schema"]}
    assert list(fields) == ["name", "model", "prompt", "llm_hass_api", "advanced"]
    assert fields["model"]["selector"]["select"]["custom_value"]
    assert fields["advanced"]["expanded"] is False
    advanced = {field["name"]: field for field in fields["advanced"]["schema"]}
    assert {name: field["default"] for name, field in advanced.items()} == ADVANCED
    assert advanced["max_attempts"]["selector"]["number"]["max"] == 10

    gate = Watched()
    ollama_server.script_pull({"status": "pulling manifest"}, gate)
    flow_path = f"{path}/{form['flow_id']}"
    response = await client.post(
        flow_path, json={"name": "New", "model": "new:1b", "advanced": {}}
    )
    assert (await response.json())["type"] == "progress"
    await gate.arrived.wait()

    response = await client.delete(flow_path)
    assert response.status == HTTPStatus.OK
    await gate.left.wait()
    await hass.async_block_till_done(wait_background_tasks=True)
    assert len(entry.subentries) == 1


async def test_every_field_is_explained(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """Every field, section and choice has a label, every field a description."""
    texts = await async_get_translations(hass, "en", "config_subentries", [DOMAIN])
    choices = await async_get_translations(hass, "en", "selector", [DOMAIN])
    prefix = f"component.{DOMAIN}.config_subentries.conversation.step.settings"
    flow = await start(hass, entry)
    assert flow["data_schema"] is not None
    for key, field in flow["data_schema"].schema.items():
        if not isinstance(field, section):
            assert texts[f"{prefix}.data.{key}"]
            assert texts[f"{prefix}.data_description.{key}"]
            continue
        inner = f"{prefix}.sections.{key}"
        assert texts[f"{inner}.name"]
        for inner_key in field.schema.schema:
            assert texts[f"{inner}.data.{inner_key}"]
            assert texts[f"{inner}.data_description.{inner_key}"]
    for key, options in (
        ("risky", Risky),
        ("confirm", Confirm),
        ("plain", Plain),
        ("temperature", Temperature),
    ):
        for choice in options:
            assert choices[f"component.{DOMAIN}.selector.{key}.options.{choice}"]


async def test_hanging_download_ends_with_the_dialog(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """A dialog that is closed leaves nothing behind."""
    ollama_server.script_pull(hang())
    flow = await submit(hass, await start(hass, entry), name="New", model="new:1b")
    hass.config_entries.subentries.async_abort(flow["flow_id"])
    await hass.async_block_till_done(wait_background_tasks=True)
    assert not hass.config_entries.subentries.async_progress()
