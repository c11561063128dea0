"""Undo: what the last turn changed is put back, and nothing else."""

from datetime import timedelta
from typing import Any

import pytest

from custom_components.smart_agent.trace.outcome import Judgement, Outcome, TakenBy
from custom_components.smart_agent.turn import changes
from fakes.ollama_server import call, calls, say
from homeassistant.components.conversation import AssistantContent
from homeassistant.core import Context, HomeAssistant

from ..house_fixtures import Heard, NewTalk, Talk
from .test_at_once import MODEL_SAYS, at_once, by_model

NOTHING = "There is nothing to undo."


@pytest.fixture
async def talk(new_talk: NewTalk) -> Talk:
    """Return a person who talks to an agent as it is by default."""
    return await new_talk(confirm="automatic", sentences=True)


async def undo(talk: Talk, after: Heard | None, text: str = "undo that") -> Heard:
    """Return what is heard of words that take the last turn back, without a model."""
    heard = await at_once(talk, text, after)
    await talk.hass.async_block_till_done()
    return heard


def look(talk: Talk, entity_id: str) -> tuple[str, dict[str, Any]]:
    """Return a state and its attributes."""
    state = talk.hass.states.get(entity_id)
    assert state
    return state.state, dict(state.attributes)


@pytest.mark.parametrize(
    ("text", "entity_id", "name"),
    [
        ("turn on the desk lamp", "light.desk_lamp", "Desk Lamp"),
        ("turn on the coffee machine", "switch.coffee_machine", "Coffee Machine"),
        (
            "set the kitchen ceiling light to 20 percent",
            "light.kitchen_ceiling_light",
            "Kitchen Ceiling Light",
        ),
        (
            "set the living room ceiling light to red",
            "light.living_room_ceiling_light",
            "Living Room Ceiling Light",
        ),
        ("close the kitchen blind", "cover.kitchen_blind", "Kitchen Blind"),
        ("set the kitchen blind to 20%", "cover.kitchen_blind", "Kitchen Blind"),
        (
            "set the bedroom thermostat to 25 degrees",
            "climate.bedroom_thermostat",
            "Bedroom Thermostat",
        ),
        (
            "set the kitchen speaker volume to 10 percent",
            "media_player.kitchen_speaker",
            "Kitchen Speaker",
        ),
        ("pause the kitchen speaker", "media_player.kitchen_speaker", "Kitchen Speaker"),
    ],
)
async def test_put_back(talk: Talk, text: str, entity_id: str, name: str) -> None:
    """What the last turn changed of a device is as it was before, in every attribute."""
    before = look(talk, entity_id)
    heard = await talk(text)
    await talk.hass.async_block_till_done()
    assert look(talk, entity_id) != before
    heard = await undo(talk, heard)
    assert look(talk, entity_id) == before
    assert heard.speech == f"Put back as before: {name}."
    assert not heard.failed
    assert talk.record.outcome is Outcome.ACTED
    assert talk.record.taken_by is TakenBy.AT_ONCE
    (made,) = talk.record.calls
    assert made.verdict is Judgement.RUN
    assert made.arguments["entity_id"] == entity_id
    # Once: there is nothing more of it to take back.
    assert (await undo(talk, heard)).speech == NOTHING
    assert look(talk, entity_id) == before
