"""Questions, without what makes no other of them."""

import pytest

from custom_components.smart_agent.utterance.plain_question import (
    asking,
    plain_questions,
)
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home

HOMES = {
    "en": home(entity("light.desk", "Desk Lamp"), entity("lock.front", "Front Door")),
    "de": home(entity("light.desk", "Stehlampe"), entity("lock.front", "Haustür")),
    "fr": home(entity("light.desk", "Lampe")),
}


@pytest.mark.parametrize(
    ("code", "text", "ways"),
    [
        ("en", "is the front door locked right now?", ["is the front door locked"]),
        ("en", "is the desk lamp still on at the moment", ["is the desk lamp on"]),
        ("en", "tell me whether the desk lamp is on", ["is the desk lamp on"]),
        ("de", "ist die Haustür gerade offen?", ["ist die Haustür offen"]),
        ("de", "sag mir ob die Haustür offen ist", ["ist die Haustür offen"]),
        (
            "fr",
            "est-ce que la lampe est encore allumée",
            ["est-ce que la lampe est allumée"],
        ),
        # How somebody left a thing is how it is now.
        (
            "en",
            "did I leave the desk lamp on?",
            ["is the desk lamp on", "are the desk lamp on"],
        ),
        (
            "de",
            "hat jemand die Haustür offen gelassen?",
            ["ist die Haustür offen", "sind die Haustür offen"],
        ),
        ("de", "hat jemand die Haustür geöffnet?", []),
        ("en", "why did I leave the desk lamp on?", []),
        # So is what somebody did with it.
        ("en", "did anybody lock the front door?", ["is Front Door locked"]),
        ("en", "Did I remember to turn the desk lamp off", ["is Desk Lamp off"]),
        ("en", "did I turn the desk lamp off yesterday", []),
        ("en", "why did I turn the desk lamp off", []),
        ("en", "did he say to lock the front door", []),
        ("en", "did I turn off the desk lamp and lock the front door", []),
        # The weather, and what is said in short.
        ("en", "is it raining?", ["what is the weather"]),
        ("de", "schneit es gerade?", ["schneit es", "wie ist das wetter"]),
        ("en", "will it be sunny?", []),
        ("en", "is the desk lamp foggy?", []),
        ("en", "what's the temp in here", ["what's the temperature in here"]),
        # Nothing to leave out.
        ("en", "is the front door locked", []),
        # Of another time, on a condition, of others' words, or no question.
        ("en", "is the front door still locked tomorrow", []),
        ("en", "is the front door locked at the moment she comes", []),
        ("en", "was the front door still locked yesterday", []),
        ("en", "ask Tom whether the desk lamp is still on", []),
        ("en", "turn off the desk lamp right now", []),
        ("xx", "is the desk lamp still on", []),
    ],
)
def test_plain_questions(code: str, text: str, ways: list[str]) -> None:
    """What is left asks the same, of now."""
    request = read_request(text, code, HOMES.get(code, HOMES["en"]))
    assert [*plain_questions(request)] == ways


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("I'm in bed wondering, is the desk lamp on", "is the desk lamp on?"),
        ("That desk lamp, is it on?", "is Desk Lamp on?"),
        (
            "That desk lamp is new, is the front door locked?",
            "is the front door locked?",
        ),
        (
            "is the front door locked? The kids were out by the shed",
            "is the front door locked?",
        ),
        # Where it is, or what else is asked, stands beside it.
        ("The desk lamp is new, is the window open?", None),
        ("that lamp there, is the light on?", None),
        ("turn off the desk lamp, is the front door locked?", None),
        ("is the desk lamp on? Is the front door locked?", None),
        ("is the desk lamp on", None),
        ("the desk lamp is on, turn it off", None),
    ],
)
def test_asking(text: str, asked: str | None) -> None:
    """What is told beside a question is left out, where it is only told."""
    assert asking(read_request(text, "en", HOMES["en"])).text == (asked or text)


def test_own_name_before_place() -> None:
    """A thing of that name is meant, not any in a place of that name."""
    garage = entity("cover.garage", "Garage Door", area="Garage")
    freezer = entity("binary_sensor.freezer", "Freezer Door", area="Garage")
    all_ = (garage, freezer)
    for text, meant in (
        ("is the garage door down?", garage),
        ("is the freezer door open?", freezer),
        ("is anything open in the garage?", None),
    ):
        request = read_request(text, "en", home(*all_))
        assert request.meant_of(all_, {"down", "open"}, by_place=True) == meant
