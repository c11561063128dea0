"""What is told as a reason changes nothing of a command; anything else told may."""

import pytest

from custom_components.smart_agent.utterance.commands import are_only_commands
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home

HOMES = {
    "en": home(entity("light.desk", "Desk Lamp"), entity("light.floor", "Floor Lamp")),
    "de": home(entity("light.desk", "Stehlampe"), entity("light.floor", "Nachtlicht")),
}


@pytest.mark.parametrize(
    ("code", "text", "only"),
    [
        ("en", "it's dark in here so turn on the desk lamp", True),
        ("en", "turn on the desk lamp because I want to read", True),
        ("en", "because I'm tired, turn off the desk lamp", True),
        # Of the very thing that is meant.
        ("en", "the desk lamp is blinding me, turn it off", True),
        ("de", "es ist dunkel, also schalte die Stehlampe ein", True),
        # A time may be when.
        ("en", "the film starts at eight so turn off the desk lamp", False),
        ("en", "the desk lamp comes on at eight, turn it off", False),
        # Of something else, or of the words.
        ("en", "the manual is clear, turn off the desk lamp", False),
        ("en", "the note on the desk lamp is clear, turn it off", False),
        ("en", "turn on the desk lamp, that's what she wants", False),
        ("en", "he was cold so he said turn on the desk lamp", False),
        ("en", "turn off the desk lamp because Tom said so", False),
        ("en", "turn on the desk lamp so it's on when I get home", False),
        ("en", "the desk lamp and the floor lamp are on, leave it", False),
    ],
)
def test_reasons(code: str, text: str, only: bool) -> None:
    """A word for a reason, or a pronoun for what is told of, is needed."""
    assert are_only_commands(read_request(text, code, HOMES[code])) is only
