"""Repairs of what else uses a model that is gone: AI tasks, and the tool `look`."""

from collections.abc import AsyncGenerator
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry
from pytest_homeassistant_custom_component.typing import ClientSessionGenerator

from custom_components.smart_agent.const import DOMAIN
from fakes.ollama_server import OllamaServer, ServedModel
from homeassistant.config_entries import ConfigSubentryData
from homeassistant.const import CONF_URL
from homeassistant.core import HomeAssistant

from .repair_dialog import begin, download, issues, loaded, look

GONE = "gone-model:latest"
PLAIN = "plain:latest"
SEES = "sees:latest"
TALKS = "test-model:latest"

TASK: dict[str, Any] = {
    "data": {"model": GONE, "num_ctx": 4096},
    "subentry_type": "ai_task_data",
    "title": "Clerk",
}
LOOK: dict[str, Any] = {
    "data": {"tools": ["look", "calculate"], "vision_model": GONE},
    "subentry_type": "tools",
    "title": "Tools",
}
USERS = {"task_model_gone": TASK, "vision_model_gone": LOOK}
"""What uses a model, by the repair of one that is gone."""


@pytest.fixture(params=USERS)
def kind(request: pytest.FixtureRequest) -> str:
    """Return which repair the test is about."""
    kind: str = request.param
    return kind


@pytest.fixture
async def entry(
    hass: HomeAssistant, ollama_server: OllamaServer, kind: str
) -> AsyncGenerator[MockConfigEntry]:
    """Return the loaded entry of a server whose only user of a model has none."""
    ollama_server.models[SEES] = ServedModel(SEES, ("completion", "vision"))
    user: ConfigSubentryData = {**USERS[kind], "unique_id": None}  # type: ignore[typeddict-item] # a table of the test
    entry = MockConfigEntry(
        domain=DOMAIN, data={CONF_URL: ollama_server.url}, subentries_data=[user]
    )
    async with loaded(hass, entry):
        yield entry


async def test_comes_and_goes(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer, kind: str
) -> None:
    """It is there before the model is needed, and goes once the server has it."""
    (issue,) = issues(hass)
    assert issue.translation_key == kind
    assert issue.is_fixable
    assert issue.translation_placeholders == {
        "agent": USERS[kind]["title"],
        "model": GONE,
    }
    assert not ollama_server.chats
    ollama_server.models[GONE] = ServedModel(GONE, ("completion", "vision"))
    assert not await look(hass, entry)
    del ollama_server.models[GONE]
    assert [one.translation_key for one in await look(hass, entry)] == [kind]


async def test_choose_another(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    hass_client: ClientSessionGenerator,
    kind: str,
) -> None:
    """Another model is chosen of those that can do it; all else stays as it was."""
    go_on = await begin(hass, hass_client)
    menu = await go_on()
    assert menu["menu_options"] == ["download", "choose"]
    form = await go_on({"next_step_id": "choose"})
    (field,) = form["data_schema"]
    name, able, default = {
        "task_model_gone": ("model", [PLAIN, SEES, TALKS], TALKS),
        "vision_model_gone": ("vision_model", [SEES], SEES),
    }[kind]
    assert (field["name"], field["default"]) == (name, default)
    assert field["selector"]["select"]["options"] == able
    assert (await go_on({name: SEES}))["type"] == "create_entry"
    (user,) = entry.subentries.values()
    assert user.data == {**USERS[kind]["data"], name: SEES}
    assert not issues(hass)
    assert not await look(hass, entry)


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
    assert not await look(hass, entry)


async def test_nothing_to_choose(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    hass_client: ClientSessionGenerator,
) -> None:
    """Where no model can do it, that is said."""
    ollama_server.models.clear()
    go_on = await begin(hass, hass_client)
    await go_on()
    step = await go_on({"next_step_id": "choose"})
    assert (step["type"], step["reason"]) == ("abort", "no_model")


async def test_removed_meanwhile(
    hass: HomeAssistant, entry: MockConfigEntry, hass_client: ClientSessionGenerator
) -> None:
    """It goes with what needed the model, whose dialog ends in words."""
    go_on = await begin(hass, hass_client)
    await go_on()
    (subentry_id,) = entry.subentries
    hass.config_entries.async_remove_subentry(entry, subentry_id)
    await hass.async_block_till_done(wait_background_tasks=True)
    assert not issues(hass)
    step = await go_on({"next_step_id": "choose"})
    assert (step["type"], step["reason"]) == ("abort", "entry_not_loaded")


@pytest.mark.parametrize("kind", ["vision_model_gone"], indirect=True)
async def test_no_longer_looks(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """A model that no tool looks with need not be there."""
    assert issues(hass)
    (tools,) = entry.subentries.values()
    hass.config_entries.async_update_subentry(
        entry, tools, data={**tools.data, "tools": ["calculate"]}
    )
    await hass.async_block_till_done(wait_background_tasks=True)
    assert not issues(hass)
