"""Verbs that stand far from their particle."""

import pytest

from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.parted_verbs import with_whole_verbs

from ..builders import entity

HOME = Home(
    entities=(
        entity("light.hall", "Hall Light"),
        entity("media_player.tv", "Telly"),
        entity("cover.blinds", "Lounge Blinds"),
    )
)


def whole(text: str, code: str = "en") -> str:
    """Return a text with verbs beside their particles."""
    language = language_of(code)
    assert language is not None
    return with_whole_verbs(text, code, language, HOME)


@pytest.mark.parametrize(
    ("code", "text", "found"),
    [
        (
            "en",
            "turn the telly and the hall light off please",
            "turn off the telly and the hall light please",
        ),
        (
            "en",
            "I'm turning in, so telly and hall light off",
            "I'm turning in, so turn off telly and hall light",
        ),
        (
            "en",
            "could you switch the telly, my blinds and the hall light off",
            "could you switch off the telly, my blinds and the hall light",
        ),
        (
            "en",
            "don't turn the telly and the light off",
            "don't turn off the telly and the light",
        ),
        (
            "en",
            "it's late, the telly and the hall light off please",
            "it's late, turn off the telly and the hall light please",
        ),
        (
            "en",
            "I turned the telly and the light off",
            "I turned off the telly and the light",
        ),
    ],
)
def test_whole(code: str, text: str, found: str) -> None:
    """The particle stands behind the verb, whatever is said of it."""
    assert whole(text, code) == found


@pytest.mark.parametrize(
    "text",
    [
        "turn the telly off",
        "turn the telly off and the hall light on",
        "turn the telly and the washing off",
        "put the bread and the milk on the list",
        "turn the telly and the hall light on at eight",
        "turn the telly. And the hall light off",
    ],
)
def test_as_it_is(text: str) -> None:
    """One thing, other things, or more that is said stay as they are."""
    assert whole(text) == text
