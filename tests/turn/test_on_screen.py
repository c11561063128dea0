"""What Assist shows of a turn, from the events that its pipeline sends the frontend."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from pytest_homeassistant_custom_component.typing import WebSocketGenerator

from fakes.ollama_server import call, calls, http_error, say, stream_error
from homeassistant.components.assist_pipeline import (
    async_get_pipelines,
    async_update_pipeline,
)
from homeassistant.core import HomeAssistant
from homeassistant.helpers import intent
from homeassistant.setup import async_setup_component

from ..assist_screen import GREY, RED, bubbles
from ..house_fixtures import Talk

FAILED = "Sorry, my language model had a problem. Please try again."
GAVE_UP = "Sorry, I could not work out how to do that."
TALE = "Once upon a time there was a heron who read by the light of a lamp."

type Assist = Callable[[str], Awaitable[tuple[Any, Any]]]
"""Takes what is typed, and returns what is shown: by 2026.10, and by what came after."""


@pytest.fixture
async def assist(
    hass: HomeAssistant, talk: Talk, hass_ws_client: WebSocketGenerator
) -> Assist:
    """Return the chat of Assist with the agent."""
    assert await async_setup_component(hass, "assist_pipeline", {})
    (pipeline,) = async_get_pipelines(hass)
    await async_update_pipeline(hass, pipeline, conversation_engine=talk.agent_id)
    client = await hass_ws_client(hass)

    async def write(text: str) -> tuple[Any, Any]:
        await client.send_json_auto_id(
            {
                "type": "assist_pipeline/run",
                "start_stage": "intent",
                "end_stage": "intent",
                "input": {"text": text},
            }
        )
        assert (await client.receive_json())["success"]
        deltas: list[dict[str, Any]] = []
        while (event := (await client.receive_json())["event"])["type"] != "intent-end":
            if event["type"] == "intent-progress":
                deltas.append(event["data"]["chat_log_delta"])
        answer = event["data"]["intent_output"]["response"]
        while (await client.receive_json())["event"]["type"] != "run-end":
            pass
        response = intent.IntentResponse(language="en")
        response.async_set_speech(answer["speech"]["plain"]["speech"])
        response.response_type = intent.IntentResponseType(answer["response_type"])
        before, since = (bubbles(deltas, response, joins=one) for one in (False, True))
        return before, since

    return write


async def test_failure_is_shown_once(talk: Talk, assist: Assist) -> None:
    """In red, and nowhere else."""
    talk.server.script(http_error(500, "boom"), http_error(500, "boom"))
    assert await assist("tell me a story") == ([(RED, FAILED)], [(RED, FAILED)])


async def test_given_up_is_shown_once(talk: Talk, assist: Assist) -> None:
    """So is what was not understood."""
    wrong = call("HassLightSet", {"name": "Desk Lamp", "brightness": 300})
    talk.server.script(wrong, wrong, wrong)
    shown = [(RED, GAVE_UP)]
    assert await assist("make the desk lamp brighter") == (shown, shown)


async def test_failure_after_words_is_shown_once(talk: Talk, assist: Assist) -> None:
    """The reason follows the words that broke off, in a sentence of its own."""
    talk.server.script(stream_error("boom", after=(f"{TALE} ", "It was a dark night ")))
    before, since = await assist("tell me a story")
    assert before == [(GREY, FAILED)]
    assert since == [(GREY, f"{TALE}\n\n {FAILED}")]


async def test_answer_is_shown_once(talk: Talk, assist: Assist) -> None:
    """What is done is confirmed in one bubble."""
    talk.server.script(
        calls(("HassTurnOn", {"name": "Desk Lamp"})), say("The lamp is on.")
    )
    shown = [(GREY, "The lamp is on.")]
    assert await assist("turn on the desk lamp") == (shown, shown)
