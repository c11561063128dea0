"""The words of names that a word may be a form of."""

import pytest

from custom_components.smart_agent.home.home import Home
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
