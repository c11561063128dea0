"""What helps against what somebody tells of runs where the model finds it by itself."""

import pytest

from fakes.ollama_server import Reply, call, say

from ..house_fixtures import NewTalk, Talk

HALL = "light.hallway_light"
LIVING = "climate.living_room_thermostat"
SPEAKER = "media_player.kitchen_speaker"
ON = call("HassTurnOn", {"name": "Hallway Light"})


def _degrees(talk: Talk) -> float:
    """Return what the living room is to be heated to."""
    state = talk.hass.states.get(LIVING)
    assert state is not None
    return float(state.attributes["temperature"])


@pytest.mark.parametrize(
    "reply", [ON, call("HassLightSet", {"name": "Hallway Light", "brightness": 60})]
)
async def test_turned_on(talk: Talk, reply: Reply) -> None:
    """It is turned on, and no value that nobody said is set."""
    talk.server.script(reply, say("There."))
    heard = await talk("Ben can hardly make out his laces in the hallway")
    assert not heard.asks
    assert talk.state(HALL) == "on"


async def test_by_a_little(talk: Talk) -> None:
    """How far it goes is no matter of the model's."""
    degrees = {"name": "Living Room Thermostat", "temperature": 30}
    before = _degrees(talk)
    talk.server.script(call("HassClimateSetTemperature", degrees), say("There."))
    heard = await talk("my toes are like icicles in the living room, poor me")
    assert not heard.asks
    assert before < _degrees(talk) <= before + 2


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        # Nothing is told that is wrong, or it was.
        ("Ben was making out his laces in the hallway", ON),
        ("Ben could hardly see a thing in the hallway last night", ON),
        # The call does something else, or it is of something else.
        (
            "the kitchen speaker is so loud that it hums",
            call("HassTurnOff", {"name": "Kitchen Speaker"}),
        ),
        (
            "Ben can hardly make out his laces in the hallway",
            call("HassTurnOn", {"name": "Desk Lamp"}),
        ),
    ],
)
async def test_anything_else(talk: Talk, text: str, reply: Reply) -> None:
    """The user is asked about any other call."""
    talk.server.script(reply)
    heard = await talk(text)
    assert heard.asks
    assert talk.state(HALL) == "off"
    assert talk.state("light.desk_lamp") == "off"
    assert talk.state(SPEAKER) == "playing"


async def test_without_a_call(talk: Talk) -> None:
    """Where the model finds nothing to do, nothing is done."""
    talk.server.script(say("Poor Ben."))
    heard = await talk("Ben can hardly make out his laces in the hallway")
    assert heard.speech == "Poor Ben."
    assert talk.state(HALL) == "off"


@pytest.mark.parametrize(
    ("plain", "is_on"),
    [
        ("turn on the hallway light", True),
        # It is none of what helps.
        ("turn on the desk lamp", False),
        ("turn off the hallway light", False),
    ],
)
async def test_said_plainly(new_talk: NewTalk, plain: str, *, is_on: bool) -> None:
    """The model may say plainly what helps, as it does a wish."""
    talk = await new_talk(confirm="automatic", sentences=True)
    talk.server.restate = lambda _: say(plain)
    talk.server.fallback = lambda _: say("Poor Ben.")
    await talk("Ben can hardly make out his laces in the hallway")
    assert talk.state(HALL) == ("on" if is_on else "off")
    assert talk.state("light.desk_lamp") == "off"
