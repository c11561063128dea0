"""When the API is there, and what it offers."""

from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.smart_agent.const import LLM_API_GUARDED
from fakes.ollama_server import OllamaServer, call, say
from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm

from ..house_fixtures import Talk
from .conftest import add_entry


def _offered(hass: HomeAssistant) -> list[llm.API]:
    """Return the API as often as it is offered."""
    return [one for one in llm.async_get_apis(hass) if one.id == LLM_API_GUARDED]


async def test_while_an_entry_is_loaded(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """Two entries offer it once; it goes with the last one, and comes back."""
    (api,) = _offered(hass)
    assert api.name == "Assist, guarded"
    other = await add_entry(hass, f"{ollama_server.url}/other")
    assert len(_offered(hass)) == 1
    assert await hass.config_entries.async_unload(entry.entry_id)
    assert len(_offered(hass)) == 1
    assert await hass.config_entries.async_unload(other.entry_id)
    assert not _offered(hass)
    assert await hass.config_entries.async_setup(entry.entry_id)
    assert len(_offered(hass)) == 1


async def test_goes_on_with_another_entry(
    hass: HomeAssistant, core: Talk, entry: MockConfigEntry
) -> None:
    """Calls are judged and recorded also when the first entry is gone."""
    other = await add_entry(hass, f"{core.server.url}/other")
    assert await hass.config_entries.async_unload(entry.entry_id)
    core.server.script(call("HassTurnOn", {"name": "desk lamp"}), say("Done."))
    await core("turn on the desk lamp")
    assert core.state("light.desk_lamp") == "on"
    assert len(other.runtime_data.records) == 1


async def test_tools_and_prompt_are_those_of_assist(core: Talk) -> None:
    """The tools have short names, in the prompt too, and Assist's schemas."""
    core.server.script(say("Hello."))
    await core("hello")
    (chat,) = core.server.chats
    names = [one["function"]["name"] for one in chat["tools"]]
    assert "HassTurnOn" in names
    assert not any("__" in name for name in names)
    prompt = chat["messages"][0]["content"]
    assert "Use HassTurnOn to lock" in prompt
    assert "never a device_class" in prompt
    assert "Desk Lamp" in prompt


async def test_unloaded_while_an_agent_has_it(
    hass: HomeAssistant, core: Talk, entry: MockConfigEntry
) -> None:
    """Where nobody is there to judge a call it does not run."""
    context = llm.LLMContext(
        platform="test",
        context=None,
        language="en",
        assistant="conversation",
        device_id=None,
    )
    api = await llm.async_get_api(hass, LLM_API_GUARDED, context)
    assert await hass.config_entries.async_unload(entry.entry_id)
    called = llm.ToolInput("HassTurnOn", {"name": "Desk Lamp"})
    assert (await api.async_call_tool(called)).error
    assert core.state("light.desk_lamp") == "off"
