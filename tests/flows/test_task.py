"""The dialogs of an AI task: add, change; what is shared with agents is tested there."""

from collections.abc import AsyncGenerator
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.smart_agent.const import DOMAIN
from fakes.ollama_server import OllamaServer
from homeassistant.config_entries import (
    SOURCE_RECONFIGURE,
    SOURCE_USER,
    ConfigSubentryData,
    SubentryFlowContext,
    SubentryFlowResult,
)
from homeassistant.const import CONF_URL
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType
from homeassistant.helpers.translation import async_get_translations
from homeassistant.setup import async_setup_component

from ..dialog import assert_explained

KIND = "ai_task_data"
SECTION = f"config_subentries.{KIND}"
MODEL = "test-model:latest"
ADVANCED = {
    "num_ctx": 8192,
    "keep_alive": -1,
    "think": False,
    "temperature": "greedy",
    "turn_timeout": 120,
}
"""The advanced settings with their defaults."""


@pytest.fixture
async def entry(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> AsyncGenerator[MockConfigEntry]:
    """Return the loaded entry of the scripted server, with one AI task."""
    assert await async_setup_component(hass, "homeassistant", {})
    entry = MockConfigEntry(
        domain=DOMAIN,
        data={CONF_URL: ollama_server.url},
        subentries_data=[
            ConfigSubentryData(
                data={"model": MODEL},
                subentry_type=KIND,
                title="Smart Agent AI Task",
                unique_id=None,
            )
        ],
    )
    entry.add_to_hass(hass)
    assert await hass.config_entries.async_setup(entry.entry_id)
    yield entry
    await hass.async_block_till_done(wait_background_tasks=True)
    await hass.config_entries.async_unload(entry.entry_id)


async def start(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    context: SubentryFlowContext | None = None,
) -> SubentryFlowResult:
    """Open the dialog that adds an AI task, or changes one."""
    result = await hass.config_entries.subentries.async_init(
        (entry.entry_id, KIND),
        context=context or SubentryFlowContext(source=SOURCE_USER),
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


async def test_add(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """An AI task is added under a name that is free; any model can do tasks."""
    flow = await start(hass, entry)
    assert (flow["type"], flow["step_id"]) == (FlowResultType.FORM, "settings")
    assert flow["data_schema"] is not None
    suggested = {
        str(key): key.description["suggested_value"]
        for key in flow["data_schema"].schema
        if key.description
    }
    assert suggested == {"name": "Smart Agent AI Task 2", "model": MODEL}
    options = flow["data_schema"].schema["model"].config["options"]
    assert options == ["plain:latest", MODEL]

    result = await submit(hass, flow, name=" Letters ", model="plain")
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await hass.async_block_till_done()
    _, task = entry.subentries.values()
    assert (task.subentry_type, task.title) == (KIND, "Letters")
    assert task.data == ADVANCED | {"model": "plain:latest"}
    assert hass.states.get("ai_task.letters")


async def test_change(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """What is changed is stored, and nothing else changes."""
    (task,) = entry.subentries.values()
    context = SubentryFlowContext(
        source=SOURCE_RECONFIGURE, subentry_id=task.subentry_id
    )
    flow = await start(hass, entry, context)
    result = await submit(hass, flow, model=MODEL, turn_timeout=300)
    assert (result["type"], result["reason"]) == (
        FlowResultType.ABORT,
        "reconfigure_successful",
    )
    await hass.async_block_till_done()
    (task,) = entry.subentries.values()
    assert task.title == "Smart Agent AI Task"
    assert task.data == ADVANCED | {"model": MODEL, "turn_timeout": 300}


@pytest.mark.parametrize(
    ("entered", "errors"),
    [
        ({"name": " "}, {"name": "no_name"}),
        ({"turn_timeout": 4}, {"advanced": "out_of_range"}),
        ({"think": True}, {"advanced": "no_thinking_support"}),
    ],
)
async def test_wrong_settings(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    entered: dict[str, Any],
    errors: dict[str, str],
) -> None:
    """What cannot be is told, and mended in the same dialog."""
    flow = await start(hass, entry)
    right = {"name": "Letters", "model": MODEL}
    result = await submit(hass, flow, **right | entered)
    assert result["errors"] == errors
    assert (await submit(hass, flow, **right))["type"] is FlowResultType.CREATE_ENTRY
    await hass.async_block_till_done()


async def test_download(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """A model that the server lacks is downloaded."""
    flow = await start(hass, entry)
    result = await submit(hass, flow, name="Letters", model="new:1b")
    assert result["type"] is FlowResultType.SHOW_PROGRESS
    await hass.async_block_till_done(wait_background_tasks=True)
    result = await hass.config_entries.subentries.async_configure(flow["flow_id"])
    assert result["type"] is FlowResultType.CREATE_ENTRY
    assert "new:1b" in ollama_server.models
    await hass.async_block_till_done()


async def test_every_field_is_explained(hass: HomeAssistant) -> None:
    """Each field of the form has a label and a description."""
    texts = await async_get_translations(hass, "en", "config_subentries", [DOMAIN])
    prefix = f"component.{DOMAIN}.{SECTION}.step.settings"
    for part in ("data", "data_description"):
        for key in ("name", "model"):
            assert texts[f"{prefix}.{part}.{key}"]
        for key in ADVANCED:
            assert texts[f"{prefix}.sections.advanced.{part}.{key}"]
