"""Numbers in an answer about the home, held against what the model was given."""

from datetime import datetime

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.prompt.texts import beside, without_now
from custom_components.smart_agent.turn.number_check import is_invented, numbers_of
from fakes.ollama_server import call, say

from ..house_fixtures import Talk


@pytest.mark.parametrize(
    ("sentence", "language", "given_texts"),
    [
        ("It is 21.5 degrees.", "en", ["temperature 21.46"]),
        ("It is 21 degrees.", "en", ["temperature 21.46"]),
        ("Es sind 21,5 Grad.", "de", ["temperature 21.5"]),
        ("It is at fifty percent.", "en", ["brightness 128"]),
        ("The volume is at 45 %.", "en", ["volume_level 0.45"]),
        ("It uses 1,234 watts.", "en", ["power 1234"]),
        ("Three of them are on.", "en", ["on", "on", "on"]),
        ("It will ring at 18:45.", "en", []),
        ("It is minus 3 degrees.", "en", ["-3.2"]),
    ],
)
def test_known(sentence: str, language: str, given_texts: list[str]) -> None:
    """What was given, as people say it."""
    assert not is_invented(sentence, language, numbers_of(given_texts))


@pytest.mark.parametrize(
    ("sentence", "language"),
    [
        ("It is 22 degrees.", "en"),
        ("It uses 50 watts.", "en"),
        ("It is at 5 %.", "en"),
        ("It is 8° outside.", "en"),
        ("Es sind dreiundzwanzig Grad.", "de"),
        ("Il fait 19,5 degrés.", "fr"),
    ],
)
def test_invented(sentence: str, language: str) -> None:
    """What nothing says."""
    assert is_invented(sentence, language, numbers_of(["temperature 21.46", "on"]))


@given(st.floats(-500, 5000), st.integers(0, 3))
def test_rounded(value: float, places: int) -> None:
    """A value that is told rounded is always the one that was given."""
    told = f"It is {round(value, places):.{places}f} degrees."
    assert not is_invented(told, "en", numbers_of([f"{value:.6f}"]))


@given(st.text(max_size=40))
def test_anything(sentence: str) -> None:
    """Any text can be read."""
    is_invented(sentence, "en", numbers_of([sentence]))


QUESTION = "what does the living room thermostat show right now?"


async def test_read_first(talk: Talk) -> None:
    """A model that makes a value up is sent to read it; what it reads then is said."""
    talk.server.script(
        say("It is 63 degrees in there."),
        call("GetLiveContext", {"area": "Living Room"}),
        say("It shows 21 degrees."),
    )
    heard = await talk(QUESTION)
    assert "63" not in heard.speech
    assert "21" in heard.speech


async def test_made_up_again(talk: Talk) -> None:
    """What is made up twice is never spoken."""
    talk.server.script(say("It is 63 degrees."), say("It is 64 degrees."))
    heard = await talk(QUESTION)
    assert heard.speech == "Sorry, I cannot answer that."
    assert len(talk.asked) == 2


async def test_what_was_given(talk: Talk) -> None:
    """The states that go with the question may be told."""
    state = talk.hass.states.get("climate.living_room_thermostat")
    assert state
    degrees = state.attributes["temperature"]
    talk.server.script(say(f"It is set to {degrees} degrees."))
    heard = await talk(QUESTION)
    assert f"{degrees}" in heard.speech
    assert len(talk.asked) == 1


def test_time_is_no_value() -> None:
    """The time that goes with the user's words tells nothing of the home."""
    text = beside(datetime(2026, 11, 26, 12, 22), "Kitchen", "Ann", "lamp: 40", "")
    assert is_invented("It is 22 degrees.", "en", numbers_of([without_now(text)]))
    assert is_invented("It is 26 degrees.", "en", numbers_of([without_now(text)]))
    assert not is_invented(
        "It is at 40 percent.", "en", numbers_of([without_now(text)])
    )
    assert "Kitchen, Ann" in without_now(text)
