"""Sounds with which somebody looks for a word."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.utterance.fillers import without_fillers
from custom_components.smart_agent.utterance.languages import language_of

_EN = language_of("en")
assert _EN is not None
EN = _EN


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("bottle warmer on at, um, ten to three", "bottle warmer on at ten to three"),
        ("turn off the, uh, fan", "turn off the fan"),
        ("add milk and, erm, eggs to the list", "add milk and eggs to the list"),
        ("set it to... um... twenty", "set it to twenty"),
    ],
)
def test_left_out(text: str, plain: str) -> None:
    """Behind an article, a preposition or what joins something has to follow."""
    assert without_fillers(text, EN) == plain


@pytest.mark.parametrize(
    "text",
    [
        "lamp to 20, um, 30",
        "turn off the lamp, um, no",
        "um, turn off the lamp",
        "turn off the lamp um",
        'write "the um word" down',
    ],
)
def test_kept(text: str) -> None:
    """Anywhere else it may put right what stands before it."""
    assert without_fillers(text, EN) == text


WORDS = [
    "um",
    "uh",
    "the",
    "lamp",
    "to",
    "at",
    "20",
    "off",
    "and",
    ",",
    "...",
    "turn",
    "no",
]


@given(st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join))
def test_leaves_out_nothing_else(text: str) -> None:
    """Every other word stays, in its order."""
    kept = [one for one in without_fillers(text, EN).split() if one.isalnum()]
    said = [one for one in text.split() if one.isalnum()]
    assert [one for one in kept if one not in ("um", "uh")] == [
        one for one in said if one not in ("um", "uh")
    ]
