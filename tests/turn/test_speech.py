"""What is spoken, and when: only words, held back until they cannot be a call."""

import asyncio
from itertools import product

import pytest

from fakes.ollama_server import Piece, call, say

from ..house_fixtures import NewTalk, Talk

LONG = (
    "The light in the bedroom is off, the blind is closed, the fan does not run, the "
    "heating is off as well, and nobody plays any music in there at the moment."
)


WORDS = [
    ("**It** is _on_ now.", "It is on now."),
    ("It is on! 💡😀", "It is on!"),
    ("# Lights\n- Desk Lamp\n- Night Light", "Lights. Desk Lamp. Night Light."),
    ("<think>Is it on? {no}</think>It is off.", "It is off."),
    ("The light.desk_lamp is on.", "The Desk Lamp is on."),
    ("See [the manual](https://example.com/a_b).", "See the manual."),
    ("`light` is on.", "light is on."),
    ("It is 20.5 °C, 5 < 7.", "It is 20.5 °C, 5 < 7."),
]
"""What a model writes, and what is heard of it."""


async def test_only_words_are_spoken(talk: Talk, subtests: pytest.Subtests) -> None:
    """Markup, emoji, thoughts, links and ids are not heard, however they come in."""
    for (text, speech), size in product(WORDS, (2, 1000)):
        with subtests.test(f"{size} {text}"):
            chunks = [text[i : i + size] for i in range(0, len(text), size)]
            talk.server.script_anew(say(text, chunks=chunks))
            heard = await talk("what is on?")
            assert heard.speech == speech
            assert "".join(heard.streamed) == speech
            assert talk.record.speech == speech
            assert talk.record.requests[0].text == text


async def test_thoughts_beside_the_text(new_talk: NewTalk) -> None:
    """A thinking model's thoughts are kept for the record and given back to it."""
    talk = await new_talk(think=True)
    talk.server.models["test-model:latest"].capabilities = ("tools", "thinking")
    talk.server.script(
        call("HassTurnOn", {"name": "Desk Lamp"}, thinking="A lamp, so light."),
        say("It is on.", thinking="Done."),
    )
    heard = await talk("sort out the desk lamp")
    assert heard.streamed == ("It is on.",)
    assert talk.record.requests[0].thinking == "A lamp, so light."
    assert talk.told[0]["thinking"] == "A lamp, so light."
    assert talk.asked[0]["think"] is True


async def test_no_thinking_unless_asked_for(talk: Talk) -> None:
    """A model that can think is told not to: silence would make it think."""
    talk.server.script(say("Hello."))
    await talk("hello")
    assert talk.asked[0]["think"] is False


async def test_long_answer_is_spoken_as_it_comes(talk: Talk) -> None:
    """The first words of a long answer are heard before its last are written."""
    gate = asyncio.Event()
    first = LONG + " And that was the bedroom."
    pieces: list[Piece] = [first, gate, " Now the kitchen."]
    talk.server.script(say(first + " Now the kitchen.", chunks=pieces))
    heard: asyncio.Queue[str] = asyncio.Queue()
    talk.overhear = heard.put_nowait
    task = asyncio.create_task(talk("tell me everything"))
    assert (await heard.get()).startswith("The light in the bedroom is off")
    gate.set()
    assert "".join((await task).streamed) == first + " Now the kitchen."


@pytest.mark.parametrize(
    "words", ["how does a heat pump work?", "is the desk lamp on?", "tell me a story"]
)
async def test_first_sentence_is_spoken_when_it_is_whole(
    talk: Talk, words: str
) -> None:
    """Where no command was given, the first sentence waits for nothing but the next."""
    gate = asyncio.Event()
    pieces: list[Piece] = ["That is so. ", "It has been so ", gate, "for long."]
    talk.server.script(say("That is so. It has been so for long.", chunks=pieces))
    heard: asyncio.Queue[str] = asyncio.Queue()
    talk.overhear = heard.put_nowait
    task = asyncio.create_task(talk(words))
    assert await heard.get() == "That is so."
    gate.set()
    assert (await task).streamed == ("That is so.", " It has been so for long.")


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("turn it on", ["I will turn it on. ", "Now."]),
        ("turn it on", ["Sure! I will turn it on. Just ", "a moment."]),
        ("sort out the desk lamp", [f"{'Sure. ' * 15}Just ", "a moment."]),
    ],
)
async def test_announcement_waits_for_a_call(
    talk: Talk, words: str, answer: list[str]
) -> None:
    """The first words after a command may announce a call: they wait for the end."""
    text = "".join(answer)
    talk.server.script(say(text, chunks=answer))
    assert (await talk(words)).streamed == (text,)


async def test_answer_after_an_action_is_spoken_as_it_comes(talk: Talk) -> None:
    """What follows an action is heard sentence by sentence, but for questions."""
    gate = asyncio.Event()
    tale = "Once upon a time there was a heron who read by the light of a lamp."
    first = f"{tale} Shall I go on? Of course. Here it comes now, "
    talk.server.script(
        call("HassTurnOn", {"name": "Desk Lamp"}),
        say(f"{first}so. More?", chunks=[first, gate, "so. More?"]),
    )
    heard: asyncio.Queue[str] = asyncio.Queue()
    talk.overhear = heard.put_nowait
    task = asyncio.create_task(talk("sort out the desk lamp and tell me a story"))
    assert await heard.get() == f"{tale} Shall I go on? Of course."
    gate.set()
    assert (await task).streamed[1:] == (" Here it comes now, so.",)


async def test_message_after_a_message(talk: Talk) -> None:
    """Words of two answers do not run into each other."""
    talk.server.script(
        call("HassTurnOn", {"name": "Desk Lamp"}, text=f"{LONG} I turn it on."),
        say("The lamp is on."),
    )
    heard = await talk("make it cosy for me to read")
    assert "".join(heard.streamed).endswith("moment. The lamp is on.")
    assert heard.speech == "The lamp is on."


async def test_chat_without_tools_waits_for_nothing(new_talk: NewTalk) -> None:
    """Where no call can come, every sentence is spoken when the next one begins."""
    talk = await new_talk(llm_hass_api=[], model="plain:latest")
    gate = asyncio.Event()
    talk.server.script(
        say("Hello. How are you?", chunks=["Hello. ", "How ", "are ", gate, "you?"])
    )
    heard: asyncio.Queue[str] = asyncio.Queue()
    talk.overhear = heard.put_nowait
    task = asyncio.create_task(talk("hello"))
    assert await heard.get() == "Hello."
    gate.set()
    assert (await task).streamed == ("Hello.", " How are you?")


async def test_offer_after_an_action_is_cut(talk: Talk) -> None:
    """What is done needs no question behind it, and no open microphone."""
    talk.server.script(
        call("HassTurnOn", {"name": "Desk Lamp"}),
        say("The lamp is on. Is there anything else I can do for you?"),
    )
    heard = await talk("sort out the desk lamp")
    assert heard.streamed == ("The lamp is on.",)
    assert not heard.asks
    assert talk.record.speech == "The lamp is on."


@pytest.mark.parametrize(
    "offer", ["Anything else?", "Is it bright enough? Shall I turn on more lights?"]
)
async def test_nothing_but_an_offer(talk: Talk, offer: str) -> None:
    """A model that only offers more has not said what was done."""
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), say(offer))
    heard = await talk("sort out the desk lamp")
    assert heard.streamed == ("Turned on the light",)
    assert not heard.asks


async def test_question_of_the_model(talk: Talk) -> None:
    """A model's own question is spoken, but opens no microphone."""
    talk.server.script(say("Which lamp do you mean?"))
    heard = await talk("turn on the lamp")
    assert heard.speech == "Which lamp do you mean?"
    assert not heard.asks


async def test_long_text_before_a_call(talk: Talk) -> None:
    """A call behind what was spoken already runs all the same."""
    talk.server.script(
        call("HassTurnOn", {"name": "Desk Lamp"}, text=f"{LONG} I turn on the lamp. "),
        say("The lamp is on."),
    )
    heard = await talk("make it cosy for me to read")
    assert talk.state("light.desk_lamp") == "on"
    assert heard.speech == "The lamp is on."
    assert LONG in "".join(heard.streamed)
