"""Whose a thing is does not tell which it is."""

import pytest

from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.plain_place import (
    with_within,
    without_owner,
)

from ..builders import entity, home


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


@pytest.mark.parametrize(
    ("text", "put"),
    [
        ("turn off the light down the cellar", "turn off the light in the cellar"),
        (
            "everything off down the cellar, not the freezer",
            "everything off in the cellar, not the freezer",
        ),
        # The verb has no other particle, or more follows, or no place does.
        ("turn the light down the cellar", None),
        ("turn off the light down the cellar stairs", None),
        ("turn off the light down the road", None),
        ("he fell down the cellar", None),
    ],
)
def test_within(text: str, put: str | None) -> None:
    """It stands before a place as "in" does."""
    house = home(entity("light.cellar", "Bulb", area="Cellar"), areas=("Cellar",))
    language = language_of("en")
    assert language is not None
    assert with_within(text, "en", language, house) == (put or text)
