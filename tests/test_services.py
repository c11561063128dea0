"""The actions: what automations can ask for."""

from typing import Any

import probatio
import pytest
from pytest_homeassistant_custom_component.common import MockUser

from custom_components.smart_agent.const import DOMAIN
from fakes.ollama_server import call, say
from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import Unauthorized
from homeassistant.helpers.service import async_get_all_descriptions

from .house_fixtures import NewTalk, Talk

LAMP_ON = call("HassTurnOn", {"name": "Desk Lamp"})
WRONG = call("HassTurnOn", {"name": "bedside light"})


async def get_turns(
    hass: HomeAssistant, context: Context | None = None, **data: Any
) -> list[dict[str, Any]]:
    """Return what the action does."""
    response = await hass.services.async_call(
        DOMAIN, "get_turns", data, blocking=True, return_response=True, context=context
    )
    assert response
    turns: Any = response["turns"]
    return list(turns)


@pytest.fixture
async def other(new_talk: NewTalk, talk: Talk) -> Talk:
    """Return an agent of another server, after three turns of both."""
    talk.server.script(
        LAMP_ON, say("The lamp is on."), WRONG, WRONG, WRONG, say("Hello you.")
    )
    await talk("turn on the desk lamp")
    await talk("turn on the lamp")
    other = await new_talk(title="Other")
    await other("hello")
    return other


@pytest.mark.parametrize(
    ("wanted", "texts"),
    [
        ({}, ["hello", "turn on the lamp", "turn on the desk lamp"]),
        ({"limit": 2}, ["hello", "turn on the lamp"]),
        ({"agent_id": "conversation.other"}, ["hello"]),
        ({"agent_id": ["conversation.gone"]}, []),
        ({"outcome": "acted"}, ["turn on the desk lamp"]),
        ({"outcome": ["gave_up", "answered"]}, ["hello", "turn on the lamp"]),
        ({"tool": "turnon", "limit": 1}, ["turn on the lamp"]),
        ({"tool": "HassTurnOff"}, []),
        ({"text": "LAMP"}, ["turn on the lamp", "turn on the desk lamp"]),
        ({"text": "hello you"}, ["hello"]),
        ({"text": "lamp", "outcome": "acted"}, ["turn on the desk lamp"]),
    ],
)
async def test_get_turns(
    hass: HomeAssistant, other: Talk, wanted: dict[str, Any], texts: list[str]
) -> None:
    """The newest turns come first, those that fit all that is asked for."""
    assert [turn["text"] for turn in await get_turns(hass, **wanted)] == texts


async def test_turns_are_whole(hass: HomeAssistant, other: Talk) -> None:
    """A turn is all of its record."""
    assert (await get_turns(hass))[0] == other.record.as_dict()


@pytest.mark.parametrize("wrong", [{"limit": 0}, {"outcome": "bad"}, {"other": 1}])
async def test_wrong_data(hass: HomeAssistant, talk: Talk, wrong: Any) -> None:
    """What cannot be meant is refused."""
    with pytest.raises(probatio.Invalid):
        await get_turns(hass, **wrong)


async def test_administrators_only(
    hass: HomeAssistant, talk: Talk, hass_read_only_user: MockUser
) -> None:
    """Nobody else gets what was said at home."""
    with pytest.raises(Unauthorized):
        await get_turns(hass, Context(user_id=hass_read_only_user.id))


async def test_described(hass: HomeAssistant, talk: Talk) -> None:
    """Every field of the action is one that the dialog of actions shows."""
    descriptions = await async_get_all_descriptions(hass)
    fields = descriptions[DOMAIN]["get_turns"]["fields"]
    assert fields.keys() == {"agent_id", "outcome", "tool", "text", "limit"}
