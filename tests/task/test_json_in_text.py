"""The JSON in what a model writes: found among words, never guessed."""

from contextlib import suppress
from typing import Any

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.task.json_in_text import NoJsonError, find_json


@pytest.mark.parametrize(
    "text",
    [
        '{"count": 3}',
        ' \n{"count": 3}\n',
        '```json\n{"count": 3}\n```',
        '```\n{"count": 3}\n```',
        'Here it is:\n```json\n{"count": 3}\n```\nThere are 3.',
        'It\'s the data you want: {"count": 3}. Is that right?',
        '<think>Perhaps {"count": 2}?</think>{"count": 3}',
        'With {placeholders} left out: {"count": 3}',
        "{'count': 3,}",
        '{"count": 3}, that is {"count": 3}',
    ],
)
def test_found(text: str) -> None:
    """One object is found, whatever stands around it."""
    assert find_json(text, "object") == {"count": 3}


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("[1, 2]", "array", [1, 2]),
        ("These: [1, 2]", "array", [1, 2]),
        ("[1, 2]", "object", [1, 2]),
        ("12", "number", 12),
        ('"a word"', "", "a word"),
        ('{"outer": {"inner": 1}}', "object", {"outer": {"inner": 1}}),
    ],
)
def test_found_of_a_kind(text: str, kind: str, value: Any) -> None:
    """A whole text is read as it is; among words what the schema asks for."""
    assert find_json(text, kind) == value


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "there is none in it"),
        ("I see three cars.", "there is none in it"),
        ('{"count": 3} or {"count": 4}', "there are 2 different ones in it"),
        ('{"count": 3', "(it is not complete)"),
        ('{"outer": {"count": 3}, "rest": }', "Expecting a value at character 33"),
        ('{"outer": {"count": 3}, "rest', "(it is not complete)"),
        ('{"count": 1 + 2}', "Expecting ',' or '}' at character 13"),
    ],
)
def test_not_found(text: str, why: str) -> None:
    """Of several none is picked, and never a part of one that is broken."""
    with pytest.raises(NoJsonError) as failed:
        find_json(text, "object")
    assert failed.value.why.endswith(why)


@given(
    st.text(alphabet='{}[]",:1a\\ `\n<>/think'), st.sampled_from(["object", "array"])
)
def test_any_text(text: str, kind: str) -> None:
    """No text raises anything else."""
    with suppress(NoJsonError):
        find_json(text, kind)
