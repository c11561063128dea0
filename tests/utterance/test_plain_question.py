"""Questions, without what makes no other of them."""

import pytest

from custom_components.smart_agent.utterance.plain_question import plain_questions
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
