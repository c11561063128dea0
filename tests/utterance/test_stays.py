"""What stays as it is where all others change."""

import pytest

from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.stays import with_stays


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "every light off, but the spots stay on because Ann's up",
            "every light off, except spots because Ann's up",
        ),
        (
            "all the lights off upstairs but the night light can stay on",
            "all the lights off upstairs except night light",
        ),
        # Without "all" it is no exception, nor before a command or by itself.
        ("hall light off, but the spots stay on", None),
        ("the spots stay on, all the others go off", None),
        ("all the lights stay on", None),
        ("all the lights off, but I stay up", None),
    ],
)
def test_stays(text: str, said: str | None) -> None:
    """It is left out of them."""
    language = language_of("en")
    assert language is not None
    assert with_stays(text, "en", language) == (said or text)
