"""A polite wish for a thing, which is to be on."""

import pytest

from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.wanted_thing import with_wanted_thing

from ..builders import entity, home

HOME = home(
    entity("light.fairy", "Fairy Lights", area="Den"),
    entity("media_player.radio", "Radio", area="Den"),
    entity("lock.cellar", "Cellar", area="Den"),
    entity("cover.gate", "Gate"),
    entity("switch.kettle", "Kettle"),
    areas=("Den",),
)


def read(text: str, code: str = "en") -> str:
    """Return a text with a command in place of such a wish."""
    language = language_of(code)
    assert language is not None
    return with_wanted_thing(text, code, language, HOME)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("could we have the fairy lights?", "turn on the fairy lights."),
        ("Can I have the radio please", "turn on the radio please"),
        (
            "It's gloomy, might I trouble you for the fairy lights? We eat soon.",
            "It's gloomy,turn on the fairy lights. We eat soon.",
        ),
    ],
)
def test_read(text: str, command: str) -> None:
    """What is named in full, and nothing else."""
    assert read(text).replace(", turn", ",turn") == command


@pytest.mark.parametrize(
    "text",
    [
        # More is said, or another deed.
        "can we have the fairy lights off",
        "can we have the fairy lights at ten",
        "could we have the fairy lights from the shed",
        "could we have fairy bread",
        # What lets somebody in, or may be fetched.
        "could we have the cellar",
        "could we have the gate please",
        "could we have the kettle",
        "she said could we have the fairy lights",
        'could we have "the fairy lights"',
        "we have the fairy lights",
    ],
)
def test_left(text: str) -> None:
    """Anything else stays as it is."""
    assert read(text) == text
