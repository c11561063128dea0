"""What may go on as it is, and is called in the part before."""

import pytest

from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.spared import with_spared

_EN = language_of("en")
assert _EN is not None
EN = _EN


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "pause the music everywhere. Gran's radio's fine, that can carry on",
            "pause the music everywhere. Gran's radio can carry on",
        ),
        (
            "everything off in here, the fan is fine, leave it",
            "everything off in here, leave the fan",
        ),
    ],
)
def test_called_again(text: str, said: str) -> None:
    """It is said of the thing itself."""
    assert with_spared(text, EN) == said


@pytest.mark.parametrize(
    "text",
    [
        "the radio's fine, turn it off",
        "the radio's loud, it can carry on",
        "that's fine, turn off the fan",
        "fine, leave it",
    ],
)
def test_as_it_is(text: str) -> None:
    """Anything else is left as it is."""
    assert with_spared(text, EN) == text
