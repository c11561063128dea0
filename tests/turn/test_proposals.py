"""What a part of the words would ask for is proposed to the model, and no more."""

import json

import pytest

from fakes.ollama_server import call, say

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
        ("turn on the desk lamp, but don't touch the fan", [LAMP_ON]),
        # Home Assistant's matcher of frames has words left over.
        ("put the desk lamp on for the cat", [LAMP_ON]),
        (
            "my hands are full, unlock the front door",
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


@pytest.mark.parametrize(
    "text",
    [
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
    ],
)
async def test_not_proposed(talk: Talk, text: str) -> None:
    """What is not asked for now, or not heard as it is written, is no proposal."""
    talk.server.script(*[say("All right.")] * 3)
    await talk(text)
    assert not proposed(talk)


async def test_taken_up(talk: Talk) -> None:
    """A model that takes it up needs one request; what it comes to is confirmed."""
    text = "I can't see a thing, turn on the desk lamp"
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}))
    heard = await talk(text)
    assert heard.speech == "Turned on the light"
    assert len(talk.asked) == 1
    # It goes with these words alone.
    talk.server.script(say("Gladly."))
    await talk("tell me a joke", after=heard)
    assert "By themselves" not in json.dumps(talk.asked[-1]["messages"])
