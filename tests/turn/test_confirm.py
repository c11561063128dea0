"""Quick confirmation: what was done is said without asking the model again."""

from typing import Any

import pytest

from custom_components.smart_agent.trace.outcome import Outcome
from fakes.ollama_server import Reply, call, calls, say
from homeassistant.components.conversation import AssistantContent
from homeassistant.core import HomeAssistant, ServiceCall
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import llm

from ..house_fixtures import Heard, NewTalk, Talk
from .test_failures import Tool, add_api

DESK_LAMP = "light.desk_lamp"
ON = ("HassTurnOn", {"name": "Desk Lamp"})
NIGHT_LIGHT = ("HassTurnOn", {"name": "Night Light"})
KITCHEN_OFF = ("HassTurnOff", {"name": "Kitchen Ceiling Light"})
MODEL_SAYS = "That is the model speaking."
WORDS = say(MODEL_SAYS)


@pytest.fixture
async def talk(new_talk: NewTalk) -> Talk:
    """Return a person who talks to an agent that confirms by itself.

    What Home Assistant hears in the words is left aside: what is plain needs no model.
    """
    return await new_talk(confirm="automatic")


async def asked(talk: Talk, text: str, *replies: Reply, **more: Any) -> Heard:
    """Return what is heard of a turn that takes as many requests as replies."""
    before = len(talk.asked)
    talk.server.script(*replies)
    heard = await talk(text, **more)
    assert len(talk.asked) - before == len(replies), text
    return heard


# -- one request

COMMANDS: list[tuple[str, tuple[str, dict[str, Any]], str]] = [
    ("turn on the desk lamp", ON, "Turned on the light"),
    ("Turn the night light on, please.", NIGHT_LIGHT, "Turned on the light"),
    ("open the bedroom blind", ("HassTurnOn", {"name": "Bedroom Blind"}), "Opening"),
    ("close the kitchen blind", ("HassTurnOff", {"name": "Kitchen Blind"}), "Closing"),
    ("lock the front door", ("HassTurnOn", {"name": "Front Door"}), "Locking"),
    (
        "turn off the kitchen lights",
        ("HassTurnOff", {"area": "Kitchen", "domain": ["light"]}),
        "Turned off the lights",
    ),
    (
        "set the bathroom light to 40%",
        ("HassLightSet", {"name": "Bathroom Light", "brightness": 40}),
        "Brightness set",
    ),
    (
        "set the bedroom thermostat to 21 degrees",
        (
            "HassClimateSetTemperature",
            {"name": "Bedroom Thermostat", "temperature": 21},
        ),
        "Temperature set to 21 degrees",
    ),
    (
        "add milk to the shopping list",
        ("HassListAddItem", {"name": "Shopping List", "item": "milk"}),
        "Added milk",
    ),
]


async def test_command(talk: Talk) -> None:
    """A command takes one request; what is said is true while it is being done."""
    for text, one, speech in COMMANDS:
        heard = await asked(talk, text, call(*one))
        assert heard.speech == speech
        assert heard.streamed == (speech,)
        assert not heard.asks
        assert not heard.failed
        assert talk.record.outcome is Outcome.ACTED
        assert talk.record.speech == speech
        *_, spoken = heard.log
        assert isinstance(spoken, AssistantContent)
        assert spoken.content == speech


LANGUAGES = [
    ("de", "Schalte Desk Lamp ein", "Desk Lamp eingeschaltet"),
    ("fr", "Allume Desk Lamp", "Allumé"),
    ("es", "Enciende Desk Lamp", "Se ha activado la luz"),
    ("nl", "Zet Desk Lamp aan", "Aangezet"),
    ("pl", "Włącz Desk Lamp", "Włączono Desk Lamp"),
]


async def test_languages(talk: Talk) -> None:
    """It is said as Home Assistant says it in the language that was spoken."""
    for talk.language, text, speech in LANGUAGES:
        assert (await asked(talk, text, call(*ON))).speech == speech
    # Where Home Assistant has no words the model has.
    talk.language = "xx"
    heard = await asked(talk, "turn on the desk lamp", call(*ON), WORDS)
    assert heard.speech == MODEL_SAYS


async def test_two_calls(talk: Talk) -> None:
    """What several calls of one answer did is said in one go."""
    heard = await asked(
        talk,
        "turn on the desk lamp and turn off the kitchen ceiling light",
        calls(ON, KITCHEN_OFF),
    )
    assert heard.speech == "Turned on the light. Turned off the light"
    # One after the other takes a request each.
    text = "turn off the desk lamp, turn on the kitchen ceiling light"
    one = call("HassTurnOff", {"name": "Desk Lamp"})
    other = call("HassTurnOn", {"name": "Kitchen Ceiling Light"})
    heard = await asked(talk, text, one, other)
    assert heard.speech == "Turned off the light. Turned on the light"
    # So does a second part of another kind.
    heard = await asked(
        talk,
        "turn on the desk lamp and the night light and tell me a joke",
        call(*ON),
        call(*NIGHT_LIGHT),
        say("Two lamps walk into a bar."),
    )
    assert heard.speech == "Two lamps walk into a bar."
    assert talk.state("light.night_light") == "on"


async def test_after_a_mistake(new_talk: NewTalk) -> None:
    """A call that was put right in the end needs no words either."""
    talk = await new_talk(confirm="automatic")
    heard = await asked(
        talk,
        "turn on the desk lamp",
        call("HassLightSet", {"name": "Desk Lamp", "brightness": 300}),
        call(*ON),
    )
    assert heard.speech == "Turned on the light"


async def test_on_a_satellite(new_talk: NewTalk, kitchen_talk: Talk) -> None:
    """A timer is confirmed with its time."""
    talk = await new_talk(title="Quick", confirm="automatic")
    talk.satellite = kitchen_talk.satellite
    timer = call("HassStartTimer", {"minutes": 5})
    heard = await asked(talk, "set a timer for 5 minutes", timer)
    assert heard.speech == "Timer set for 5 minutes"


async def test_after_yes(new_talk: NewTalk) -> None:
    """What the user has agreed to is done and said without a request."""
    talk = await new_talk(confirm="automatic", risky="always")
    unlock = call("HassTurnOff", {"name": "Front Door"})
    question = await asked(talk, "unlock the front door", unlock)
    assert question.asks
    heard = await asked(talk, "yes", after=question)
    assert heard.speech == "Unlocking"
    assert talk.state("lock.front_door") in ("unlocking", "unlocked")


async def test_follow_up_knows_it(talk: Talk) -> None:
    """What was said in the model's place stands in the next request as its own words."""
    first = await asked(talk, "turn on the desk lamp", call(*ON))
    await asked(talk, "thanks", WORDS, after=first)
    _, user, made, result, spoken, newest = talk.asked[-1]["messages"]
    assert user["content"].startswith("turn on the desk lamp\n")
    assert made["tool_calls"][0]["function"]["name"] == "HassTurnOn"
    assert result["role"] == "tool"
    assert spoken == {"role": "assistant", "content": "Turned on the light"}
    assert newest["content"].startswith("thanks\n")


# -- the model is asked again


MORE: list[tuple[str, Reply]] = [
    ("turn on the desk lamp and tell me a joke", call(*ON)),
    ("turn on the desk lamp, what is the time", call(*ON)),
    ("turn the desk lamp on and off", call(*ON)),
    ("make it bright in the office", call(*ON)),
    # Home Assistant has no sentence for it.
    (
        "turn on the office switch",
        call("HassTurnOn", {"area": "Office", "domain": ["switch"]}),
    ),
    ("turn on the desk lamp", calls(ON, ("GetLiveContext", {"name": "Desk Lamp"}))),
]


async def test_less_than_was_said(talk: Talk) -> None:
    """Of what was said a part is not enough."""
    for name in ("kitchen_ceiling_light", "worktop_lights"):
        talk.hass.states.async_set(f"light.{name}", "on")
    text, part = "turn off the kitchen lights", call(*KITCHEN_OFF)
    assert (await asked(talk, text, part, WORDS)).speech == MODEL_SAYS
    assert talk.state("light.worktop_lights") == "on"


async def test_more_to_say(talk: Talk) -> None:
    """Where more may be meant or is to be told, that is the model's."""
    for text, first in MORE:
        assert (await asked(talk, text, first, WORDS)).speech == MODEL_SAYS


async def test_question(new_talk: NewTalk) -> None:
    """A question that the model answers by acting is not confirmed as a command."""
    talk = await new_talk(confirm="automatic")
    for text in ("is the desk lamp on?", "desk lamp on?"):
        assert (await asked(talk, text, call(*ON), WORDS)).speech == MODEL_SAYS
    assert (await asked(talk, "desk lamp on", call(*ON))).speech != MODEL_SAYS


async def test_words_are_left_to_the_model(new_talk: NewTalk) -> None:
    """An owner who wants the model's words gets them wherever the model is asked."""
    talk = await new_talk(confirm="model", sentences=True, risky="always")
    heard = await asked(talk, "turn on the desk lamp", call(*ON), WORDS)
    assert heard.speech == MODEL_SAYS
    unlock = call("HassTurnOff", {"name": "Front Door"})
    question = await asked(talk, "unlock the front door", unlock)
    heard = await asked(talk, "yes", after=question)
    assert heard.speech == "Unlocking"


def break_lights(hass: HomeAssistant, *entity_ids: str) -> None:
    """Have lights fail to turn on."""
    works = hass.services.async_services_internal()["light"]["turn_on"]

    async def turn_on(service: ServiceCall) -> None:
        for entity_id in service.data["entity_id"]:
            if entity_id in entity_ids:
                raise HomeAssistantError("no answer")
            hass.states.async_set(entity_id, "on")

    hass.services.async_register("light", "turn_on", turn_on, works.schema)


async def test_failed(hass: HomeAssistant, talk: Talk) -> None:
    """What failed, was refused or worked for some only is told by the model."""
    break_lights(hass, "light.night_light", "light.bedside_right_light")
    bedroom = ("HassTurnOn", {"area": "Bedroom", "domain": ["light"]})
    aquarium = ("HassTurnOn", {"name": "Aquarium"})
    for text, made in (
        ("turn on the night light", [NIGHT_LIGHT]),
        ("turn on the bedroom lights", [bedroom]),
        ("turn on the desk lamp and the night light", [ON, NIGHT_LIGHT]),
        ("turn on the desk lamp and the aquarium", [ON, aquarium]),
    ):
        assert (await asked(talk, text, calls(*made), WORDS)).speech == MODEL_SAYS


async def test_tool_that_is_no_intent(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """What a script or another integration's tool did, only the model can say."""
    tool = Tool(HomeAssistantError("frozen"))
    add_api(hass, tool)
    talk = await new_talk(
        llm_hass_api=[llm.LLM_API_ASSIST, "garden"], confirm="automatic"
    )
    heard = await asked(talk, "water the garden", call("water", {}), WORDS)
    assert heard.speech == MODEL_SAYS
