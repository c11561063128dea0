"""Whose a thing is does not tell which it is."""

import pytest

from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.plain_place import without_owner


@pytest.mark.parametrize(
    ("code", "text", "rest"),
    [
        ("en", "turn her radiator up to 22", "turn radiator up to 22"),
        ("en", "turn up the radiator", "turn up the radiator"),
        ("en", "the radiator is his", "the radiator is his"),
        ("de", "mach ihren Heizkörper wärmer", "mach Heizkörper wärmer"),
        ("fr", "baisse le son", "baisse le son"),
        ("xx", "turn her radiator up", "turn her radiator up"),
    ],
)
def test_without_owner(code: str, text: str, rest: str) -> None:
    """It is left out before the thing, and other words stay."""
    assert without_owner(text, language_of(code)) == rest
