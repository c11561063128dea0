"""Whom a wish is said to, at its end."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.utterance.called_last import without_called
from custom_components.smart_agent.utterance.languages import language_of

from ..builders import entity

HOME = Home(
    entities=(
        entity("light.ann", "Ann's Lamp"),
        entity("light.ben", "Ben's Lamp"),
        entity("vacuum.rex", "Rex"),
        entity("switch.rex", "Rex's Plug"),
        entity("todo.guests", "Guest List"),
        entity("todo.todo", "To-do"),
        entity("light.room", "Kim and Col's Light"),
    )
)


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("booth lights blue, go on", "booth lights blue"),
        (
            "could I have the lamp on, mate, there's a love?",
            "could I have the lamp on?",
        ),
        ("mate", "mate"),
        ("mate, go on", "mate"),
        ("the desk lamp, oh well", "the desk lamp, oh well"),
        (
            "could the lamp, when it's dark, come on",
            "could the lamp, when it's dark, come on",
        ),
        ('"lamp on", mate', '"lamp on", mate'),
        (
            "don't ring that bell. Ann. Ann, I see you",
            "don't ring that bell. I see you",
        ),
        ("mind that lamp, Ann, it's hot", "mind that lamp, it's hot"),
        ("Ann, mind that lamp", "mind that lamp"),
        ("Ann! Were you born in a barn?", "Were you born in a barn?"),
        ("Ann", "Ann"),
        ("turn on Ben's lamp, no, Ann", "turn on Ben's lamp, no, Ann"),
        ("turn on Ben's lamp, Ann's is fine", "turn on Ben's lamp, Ann's is fine"),
        ("turn on the lamp, Rex", "turn on the lamp, Rex"),
        ("you're all right, Kim, no lamp for me", "you're all right, no lamp for me"),
        ("put Jo, Ann, Ben on the guest list", "put Jo, Ann, Ben on the guest list"),
        ("put Jo, Ann, Ben on my to-do", "put Jo, Ann, Ben on my to-do"),
        # Words of a list's name call no list.
        ("do NOT ring that bell. Ann. I see you", "do NOT ring that bell. I see you"),
        ("", ""),
    ],
)
def test_without_called(text: str, rest: str) -> None:
    """It is left out, and nothing else."""
    language = language_of("en")
    assert language is not None
    assert without_called(text, language, HOME) == rest


@given(
    st.lists(
        st.sampled_from(["lamp", "on", "mate", "go", ",", ".", "?", '"', "a"]),
        max_size=14,
    )
)
def test_any_words(words: list[str]) -> None:
    """Any words are read, whatever signs stand between them."""
    language = language_of("en")
    assert language is not None
    text = " ".join(words)
    assert bool(without_called(text, language, HOME)) == bool(text)
