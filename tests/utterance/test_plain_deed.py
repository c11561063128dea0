"""A verb that sentences know in place of one that only people have."""

import pytest

from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.plain_deed import plain_deeds


@pytest.mark.parametrize(
    ("code", "text", "expected"),
    [
        ("en", "kill the lights upstairs", "turn off the lights upstairs"),
        ("en", "shut off the lights", "turn off the lights"),
        ("en", "Shut the upstairs lights off", "turn off the upstairs lights"),
        ("en", "fire up the lights in the den", "turn on the lights in the den"),
        ("en", "cross milk off the list", "check milk off the list"),
        ("en", "put all the lights off upstairs", "turn off all the lights upstairs"),
        ("en", "get the lights on in the den", "turn on the lights in the den"),
        ("nl", "doe de lampen uit", "uitschakelen de lampen"),
        ("en", "put the lights back on in the den", "turn on the lights in the den"),
        ("de", "mach die Lampen wieder aus", "ausschalten die Lampen"),
    ],
)
def test_plain(code: str, text: str, expected: str) -> None:
    """The first way to say the deed stands in place of the verb and its particle."""
    assert expected in [*plain_deeds(text, code, language_of(code))]


@pytest.mark.parametrize(
    "text",
    [
        "put off the lights",
        "leave the lights on",
        "on the lamp",
        "the lights off",
        "kill",
        "off",
        "don't kill the lights",
        "",
    ],
)
def test_not_plain(text: str) -> None:
    """A particle alone, or a verb that stands elsewhere, is left as it is."""
    assert not [*plain_deeds(text, "en", language_of("en"))]
    assert not [*plain_deeds(text, "en", None)]
