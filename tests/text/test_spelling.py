"""British and American spellings of one word."""

import pytest

from custom_components.smart_agent.text.similarity import near_words


@pytest.mark.parametrize(
    ("word", "own"),
    [
        ("sterilizer", "steriliser"),
        ("steriliser", "sterilizer"),
        ("gray", "grey"),
        ("theater", "theatre"),
        ("color", "colour"),
        ("humidifier", "humidifier"),
        ("harbor", "harbour"),
    ],
)
def test_same(word: str, own: str) -> None:
    """Either may be said of a name in the other."""
    assert near_words(word, {word[0]: [own]})


@pytest.mark.parametrize(
    ("word", "own"),
    [
        ("rise", "rize"),
        ("prise", "price"),
        ("pour", "poor"),
    ],
)
def test_other(word: str, own: str) -> None:
    """Short words are others by a letter."""
    assert not near_words(word, {word[0]: [own]})
