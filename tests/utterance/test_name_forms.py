"""The words of names that a word may be a form of."""

import pytest

from custom_components.smart_agent.home.home import Area, Home
from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.name_forms import forms_of
from custom_components.smart_agent.utterance.tokens import tokens

from ..builders import entity

HOME = Home(
    entities=(
        entity("light.theo", "Theo's Lamp"),
        entity("light.she_shed", "Sheds Light"),
        entity("fan.curtain", "Curtains Fan"),
        entity("light.roof", "The Roof"),
        entity("light.bed", "Lamp in the Bed"),
    )
)


@pytest.mark.parametrize(
    ("word", "forms"),
    [
        ("theo", {"theo"}),
        ("the", set()),
        ("in", set()),
        ("curtain", {"curtains"}),
        ("on", set()),
    ],
)
def test_forms(word: str, forms: set[str]) -> None:
    """The small words of a language are of no name, also of one that has them."""
    assert forms_of(tokens(word), 0, HOME, language_of("en")) == forms


STARS = Home(
    entities=(entity("light.stars", "Starry Ceiling", "Stars", area="vault"),),
    areas=(Area("vault", ("Vault",)), Area("halls", ("Halls",))),
)


@pytest.mark.parametrize(
    ("text", "forms"),
    [
        ("dim the light on the stairs", set()),
        ("dim the light in the stairs", set()),
        ("turn on the stairs", {"stars"}),
        ("dim the stairs a bit", {"stars"}),
        ("dim the light in the hals", {"halls"}),
        ("dim the light on the stars", {"stars", "starry"}),
    ],
)
def test_place(text: str, forms: set[str]) -> None:
    """What stands for a place is like the name of a place, or of nothing."""
    said = tokens(text)
    at = max(
        at for at, one in enumerate(said) if one.plain in ("stairs", "hals", "stars")
    )
    assert forms_of(said, at, STARS, language_of("en")) == forms
