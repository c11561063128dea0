"""What the model is shown never reaches the ear, in turns of a real house."""

import asyncio

import pytest

from fakes.ollama_server import call, say

from ..house_fixtures import NewTalk, Talk

CALL = call("HassTurnOn", {"name": "Desk Lamp"})


@pytest.mark.parametrize(
    "read_out",
    [
        "Done: Desk Lamp. Notes: device class: 'light' read as 'light' (form).",
        "tool response. /tool response.",
        "Your answer is spoken aloud. Write words only: no lists, no markdown, no emoji.",
        "Answer in one short sentence, as a person would say it!",
    ],
)
async def test_confirmed_instead(talk: Talk, read_out: str) -> None:
    """Where nothing else is left of an answer, what was done is confirmed."""
    talk.server.script(CALL, say(read_out))
    heard = await talk("turn on the desk lamp")
    assert heard.streamed == ("Turned on the light",)


async def test_the_rest_is_heard(talk: Talk) -> None:
    """What the model says of its own beside it is spoken."""
    talk.server.script(CALL, say("Notes: device class: light. The lamp shines now."))
    heard = await talk("turn on the desk lamp")
    assert heard.streamed == ("The lamp shines now.",)


async def test_told_of_a_call(talk: Talk) -> None:
    """Nor is spoken what a model was told of its call, read out word by word."""
    wrong = call("HassTurnOn", {"name": "bedside light"})
    talk.server.script(wrong, say("I do not know."))
    await talk("turn on the bedside light")
    told = talk.told[-1]["content"]
    assert "was not run" in told
    talk.server.script(wrong, say(told), say("Which of the two?"))
    heard = await talk("turn on the bedside light")
    assert heard.streamed == ("Which of the two?",)


async def test_a_head_of_ours(talk: Talk) -> None:
    """Nor is a list behind words of ours, whatever the model puts on it."""
    wrong = call("HassTurnOn", {"name": "bedside lihgt", "area": "Attic"})
    talk.server.script(wrong, say("I do not know."))
    await talk("turn on the bedside light")
    told = talk.told[-1]["content"]
    assert " Possible: " in told
    talk.server.script(wrong, say("Possible: Kitchen. Which of the two?"))
    heard = await talk("turn on the bedside light")
    assert heard.streamed == ("Which of the two?",)


async def test_instructions_are_the_users(new_talk: NewTalk) -> None:
    """What the user wrote for the agent may be said: it is not the agent's wording."""
    motto = "I am the faithful butler of this old house by the sea."
    talk = await new_talk(prompt=f"If asked who you are say: {motto}")
    talk.server.script(say(motto))
    heard = await talk("who are you?")
    assert heard.streamed == (motto,)


async def test_chat_streams(new_talk: NewTalk) -> None:
    """A sentence is heard when the next one begins, and one of ours is left out."""
    talk = await new_talk(llm_hass_api=[], model="plain:latest")
    gate = asyncio.Event()
    ours = "Your answer is spoken aloud. "
    talk.server.script(
        say(f"Hello. {ours}Bye.", chunks=["Hello. ", ours, "B", gate, "ye."])
    )
    heard: asyncio.Queue[str] = asyncio.Queue()
    talk.overhear = heard.put_nowait
    task = asyncio.create_task(talk("hello"))
    assert await heard.get() == "Hello."
    gate.set()
    assert (await task).streamed == ("Hello.", " Bye.")


async def test_nothing_was_said(talk: Talk) -> None:
    """A model that only reads out what it was sent is asked once more."""
    talk.server.script(
        say("Control the home with the tools only."), say("Good evening.")
    )
    heard = await talk("good evening")
    assert heard.streamed == ("Good evening.",)
