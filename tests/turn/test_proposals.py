"""What a part of the words would ask for is proposed to the model, and no more."""

import json

import pytest

from custom_components.smart_agent.trace.outcome import Judgement
from fakes.ollama_server import call, say
from homeassistant.helpers import entity_registry as er

from ..house_fixtures import NewTalk, Talk

LAMP_ON = 'HassTurnOn {"name": "Desk Lamp"}'


def proposed(talk: Talk) -> list[str]:
    """Return the calls that the newest request proposes beside the user's words."""
    words: str = talk.asked[-1]["messages"][-1]["content"]
    _, found, rest = words.partition("some of these words mean:\n")
    return rest.split("\n")[:-1] if found else []


@pytest.fixture
async def talk(new_talk: NewTalk) -> Talk:
    """Return a person who talks to an agent as it is by default."""
    return await new_talk(confirm="automatic", sentences=True)


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("I can't see a thing, turn on the desk lamp", [LAMP_ON]),
        ("turn on the desk lamp and tell me a joke", [LAMP_ON]),
        ("turn on the desk lamp, but don't touch the fridge", [LAMP_ON]),
        # Home Assistant's matcher of frames has words left over.
        ("put the desk lamp on with the cat", [LAMP_ON]),
        (
            "I come home, unlock the front door",
            ['HassTurnOff {"name": "Front Door"}'],
        ),
    ],
)
async def test_proposed(talk: Talk, text: str, calls: list[str]) -> None:
    """The calls stand beside the words that mean them, and nothing is done by that."""
    talk.server.script(say("All right."), say("All right."))
    await talk(text)
    assert proposed(talk) == calls
    assert not talk.record.calls


NOT_PROPOSED = [
    "he told me to turn on the desk lamp",
    "I am not saying turn on the desk lamp",
    "if it rains, turn on the desk lamp",
    "turn on the desk lamp tomorrow morning and tell me a joke",
    "why would I turn on the desk lamp?",
    "tell me a joke",
    # Another verb than the frame has.
    "carry on with the desk lamp",
    # No name, no deed, not all the way.
    "turn on everything that shines, would you",
    "the desk lamp, oh well",
    "I can't see a thing, turn the desk lamp up a bit",
]


async def test_not_proposed(talk: Talk, subtests: pytest.Subtests) -> None:
    """What is not asked for now, or not heard as it is written, is no proposal.

    Nothing is done, so that all of it can be said in one house.
    """
    for text in NOT_PROPOSED:
        with subtests.test(text):
            talk.server.requests.clear()
            talk.server.script_anew(*[say("All right.")] * 3)
            await talk(text)
            assert not proposed(talk)


async def test_taken_up(talk: Talk) -> None:
    """A model that takes it up needs one request; what it comes to is confirmed."""
    er.async_get(talk.hass).async_update_entity(
        "light.desk_lamp", aliases=["Desk Lamp", "Reading Light"]
    )
    await talk.hass.async_block_till_done()
    text = "I can't see a thing, turn on the desk lamp"
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}))
    heard = await talk(text)
    assert heard.speech == "Turned on the light"
    assert len(talk.asked) == 1
    # By another of its names.
    for text in (
        "I come home, turn on the reading light",
        "we get home, turn on the reading light",
    ):
        before = len(talk.asked)
        talk.server.script(call("HassTurnOn", {"name": "Reading Light"}))
        heard = await talk(text)
        assert heard.speech == "Turned on the light"
        assert len(talk.asked) == before + 1
        await talk.hass.services.async_call(
            "light", "turn_off", {"entity_id": "light.desk_lamp"}, blocking=True
        )
    # It goes with these words alone.
    talk.server.script(say("Gladly."))
    await talk("tell me a joke", after=heard)
    assert "By themselves" not in json.dumps(talk.asked[-1]["messages"])


@pytest.mark.parametrize(
    ("tool", "args"),
    [
        ("HassLightSet", {"name": "Desk Lamp", "brightness": 100, "color": "red"}),
        ("HassTurnOn", {"name": "Desk Lamp", "area": "Kitchen"}),
        ("HassTurnOff", {"name": "Desk Lamp"}),
        ("HassMediaPause", {"name": "Living Room TV"}),
    ],
)
async def test_bound(talk: Talk, tool: str, args: dict[str, object]) -> None:
    """Whether it is meant the model says, what it is the words do."""
    talk.server.script(call(tool, args))
    heard = await talk("I can't see a thing, turn on the desk lamp")
    assert heard.speech == "Turned on the light"
    assert talk.state("light.desk_lamp") == "on"
    (ran,) = [one for one in talk.record.calls if one.verdict is Judgement.RUN]
    assert (ran.tool.rpartition("__")[2], ran.arguments) == (
        "HassTurnOn",
        {"name": "Desk Lamp"},
    )


async def test_not_bound(talk: Talk) -> None:
    """A second wish beside it may say more of the same device."""
    dim = call("HassLightSet", {"name": "TV Light Strip", "color": "red"})
    talk.server.script(dim, say("It is red."))
    await talk("I can't see a thing, turn on the tv light strip and make it glow red")
    (ran,) = [one for one in talk.record.calls if one.verdict is Judgement.RUN]
    assert ran.arguments["color"] == "red"
