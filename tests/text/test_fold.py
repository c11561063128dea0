"""Words of names and texts."""

import pytest

from custom_components.smart_agent.text.fold import MAX_NAME, fold, positions


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("Bed", "the bed light in the bed room", [1, 5]),
        ("Bed Light", "the bed light", [1]),
        ("Bed Light", "the bed", []),
        ("Bed Light", "light bed", []),
        ("!", "the bed", []),
    ],
)
def test_positions(name: str, text: str, found: list[int]) -> None:
    """A name stands where all of its words stand side by side."""
    assert positions(fold(name), fold(text)) == found


def test_a_long_text_is_not_kept() -> None:
    """What nobody can have named anything is not held in memory afterwards."""
    said = "lamp " * MAX_NAME
    words = fold(said)
    assert words == ("lamp",) * MAX_NAME
    assert fold(said) is not words
    short = "A lamp"
    assert fold(short) is fold(short)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("TV:n", ("tv",)),
        ("tv:ns ljud", ("tv", "ljud")),
        ("WC:t", ("wc",)),
        ("list:milk", ("list", "milk")),
        ("10:30", ("10", "30")),
        ("note: n", ("note", "n")),
    ],
)
def test_endings(text: str, words: tuple[str, ...]) -> None:
    """What Swedish puts behind a colon is no word of its own."""
    assert fold(text) == words
