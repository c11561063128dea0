"""Wishes that share one verb."""

import pytest

from custom_components.smart_agent.sentences.shared_verb import with_verb_each
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home

HOME = home(
    entity("light.rose", "Rose Lamp", area="Den"),
    entity("media_player.radio", "Little Radio", area="Den"),
    entity("cover.drapes", "Drapes", area="Den", device_class="curtain"),
    areas=("Den", "Hall"),
)


@pytest.mark.parametrize(
    ("text", "each"),
    [
        (
            "turn off the radio and the lamp",
            ["turn off the radio", "turn off the lamp"],
        ),
        (
            "turn the radio and the lamp off",
            ["turn the radio off", "turn the lamp off"],
        ),
        ("close the curtain and the blind", ["close the curtain", "close the blind"]),
        ("turn off the radio and close the curtain", []),
        ("turn off the lamp in the hall and the radio", []),
        ("the radio and the lamp", []),
        ("turn off the radio", []),
    ],
)
def test_each(text: str, each: list[str]) -> None:
    """Each has the verb; what has its own, or says where, is left to the sentences."""
    read = read_request(text, "en", HOME)
    assert [*with_verb_each(read, read.clauses)] == each
