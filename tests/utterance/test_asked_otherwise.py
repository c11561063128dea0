"""Questions in other words that ask the same."""

import pytest

from custom_components.smart_agent.home.home import Area, Floor, Home
from custom_components.smart_agent.utterance.asked_otherwise import with_plain_question
from custom_components.smart_agent.utterance.languages import language_of

from ..builders import entity

HOME = Home(
    entities=(entity("light.hall", "Hall Light"), entity("lock.front", "Front Door")),
    areas=(Area("bath", ("Bathroom",)),),
    floors=(Floor("top", ("Upstairs",)),),
)


def plainly(text: str) -> str:
    """Return a question as it is put plainly."""
    language = language_of("en")
    assert language is not None
    return with_plain_question(text, "en", language, HOME)


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("the front door, locked or unlocked?", "is the front door locked?"),
        ("hall light, on or off", "is hall light on?"),
        ("the front door, is it shut?", "is the front door shut?"),
        ("upstairs, which lamps are on?", "which lamps are on upstairs?"),
        (
            "how damp's it getting in the bathroom, humidity I mean",
            "what's the humidity in the bathroom?",
        ),
        ("is there a light on anywhere upstairs?", "are any lights on upstairs?"),
        ("are there any windows still open", "are any windows open?"),
        ("what's the humidity in here this morning?", "what's the humidity in here?"),
        ("what was the humidity this morning?", "what was the humidity this morning?"),
        # What puts right a thing that was named.
        (
            "fan off, no, it's the hall light I'm thinking of",
            "fan off, no, i mean the hall light",
        ),
        ("is it the hall light I mean?", "is it the hall light I mean?"),
        (
            "fan off, wait, it's the hall light I'm after",
            "fan off, wait, i mean the hall light",
        ),
        (
            "fan off, sorry, the hall light is what I meant",
            "fan off, sorry, i mean the hall light",
        ),
        ("I know that this is what I want", "I know that this is what I want"),
        ("will I need a brolly for the walk to the shop", "is it raining?"),
        ("will I need an umbrella tomorrow", "will I need an umbrella tomorrow"),
        # Who wants to hear that it is so.
        ("the front door's locked, right?", "is the front door locked?"),
        (
            "before I let the dog out, the front door is shut, right",
            "is the front door shut?",
        ),
        (
            "the front door's shut, yeah? I feel a draught",
            "is the front door shut? I feel a draught",
        ),
        ("the front door's locked right now", "the front door's locked right now"),
        ("lock the front door, right", "lock the front door, right"),
        # Who went where then is no part of it.
        ("did Tom lock the front door after him?", "did Tom lock the front door?"),
        ("lock the front door after him", "lock the front door after him"),
        # Why it is asked now says nothing of what is asked.
        ("before I go up, is the front door locked?", "is the front door locked?"),
        ("remind me, what is the heating set to", "what is the heating set to"),
        # How somebody left a thing is how it is.
        ("did Ann leave her heater on?", "is ann's heater on?"),
        ("Ann's off, did she leave the heater on?", "Ann's off, is the heater on?"),
        ("has Tom gone off and left his window open again", "is tom's window open?"),
        ("can you check whether Tom left the gate open", "is the gate open?"),
        ("has the shed door been left ajar?", "is the shed door ajar?"),
        ("did Ann leave the fan on in the loft", "is the fan on in the loft?"),
        # Of two questions the one for a number.
        (
            "do I need to change the battery of the bell yet, what's it at?",
            "what's the battery of the bell?",
        ),
        (
            "what's the bell battery on, does it need charging soon?",
            "what's the battery of the bell?",
        ),
        (
            "has Rosie got enough battery left for the hall, what's she on?",
            "what's the battery of rosie?",
        ),
        (
            "what's the probe showing, anywhere near thirty?",
            "what's the probe showing?",
        ),
        (
            "what temperature is it out on the terrace",
            "what's the temperature on the terrace?",
        ),
        (
            "is it too chilly to sit out on the terrace, what's it reading",
            "what's the temperature on the terrace?",
        ),
        ("is it jacket weather?", "what is the weather?"),
        ("what's it like out, brolly or no brolly", "what is the weather?"),
        ("will I want a coat, what's it doing outside", "what is the weather?"),
        (
            "turn on the lamp, what's it like out",
            "turn on the lamp, what is the weather?",
        ),
    ],
)
def test_question(text: str, question: str) -> None:
    """It asks the same of the same."""
    assert plainly(text) == question


@pytest.mark.parametrize(
    "text",
    [
        "turn the hall light on or off",
        "leave the front door open or shut",
        "the light's on, is it raining?",
        "upstairs, turn off the hall light",
        "is there a light on the porch that works?",
        "it's dark, what's it like in the bathroom, I mean to go",
        # These ask for a deed, or are two sentences.
        "before I go, turn on the hall light",
        "before I go, have the hall light on",
        "before I go up is the time to lock the front door, do it",
        "has Tom left? The hall light on",
        "has Tom left his lamp on, turn it off",
        "has Tom left his lamp on turn it off",
        "who left the hall light on?",
        "he left the hall light on",
        "someone left the hall light on, turn it off",
        "why did Tom leave the hall light on?",
        "when did Ann leave the gate open?",
    ],
)
def test_as_it_is(text: str) -> None:
    """What asks for more, or nothing, stays as it is."""
    assert plainly(text) == text


@pytest.mark.parametrize("begin", ["what temperature is it in", "how warm is it in"])
def test_long_word(begin: str) -> None:
    """A word without end takes no time without end: it is read as one word."""
    text = f"{begin} {'a' * 5000}, not there"
    assert plainly(text) == text
