"""Short forms whose apostrophe is left out."""

import pytest

from custom_components.smart_agent.utterance.apostrophes import with_apostrophes


@pytest.mark.parametrize(
    ("code", "text", "full"),
    [
        ("en", "im cold", "i'm cold"),
        ("en", "its so hot, dont open it", "it's so hot, don't open it"),
        ("en", "ima leave, thats it", "i'm going to leave, that's it"),
        ("en", "turn down its light", "turn down its light"),
        ("en", "put lets dance on", "put lets dance on"),
        ("en", 'add "dont panic" to the list', 'add "dont panic" to the list'),
        ("de", "im Bad ist es dunkel", "im Bad ist es dunkel"),
        (
            "en",
            "they're lookin' at it, ya can cut it",
            "they're looking at it, you can cut it",
        ),
        ("en", "come in' he said", "come in' he said"),
        ("en", "turn on ima's lamp, ima", "turn on ima's lamp, ima"),
        ("xx", "im cold", "im cold"),
    ],
)
def test_with_apostrophes(code: str, text: str, full: str) -> None:
    """They are put in where no other word can be meant."""
    assert with_apostrophes(text, code) == full
