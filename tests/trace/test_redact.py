"""What is taken out of turns before others see them."""

from datetime import datetime
import json
from typing import Any

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.prompt.texts import beside
from custom_components.smart_agent.trace.redact import redact, redact_prompt, without

OUT = "**REDACTED**"
NOON = datetime(2026, 3, 4, 12, 30)

WORD = st.text(st.characters(categories=["L", "N"]), min_size=1)


@pytest.mark.parametrize(
    ("data", "redacted"),
    [
        ({"user_id": "u", "device_id": None}, {"user_id": OUT, "device_id": None}),
        ([{"a": {"api_key": "k"}}], [{"a": {"api_key": OUT}}]),
        ("Hello Anna, it is Annabel.", f"Hello {OUT}, it is Annabel."),
        ({"text": ["Anna Maria is here"]}, {"text": [f"{OUT} is here"]}),
        ({"n": 1, "b": None}, {"n": 1, "b": None}),
        ("key=sk-1234567", f"key={OUT}567"),
    ],
)
def test_redact(data: Any, redacted: Any) -> None:
    """Ids by their key, names as words, the longest first, keys anywhere."""
    assert redact(data, ["Anna", "Anna Maria", " ", ""], ["sk-1234"]) == redacted


@given(name=WORD, before=st.text(), after=st.text())
def test_no_name_is_left(name: str, before: str, after: str) -> None:
    """A name between spaces is never left, whatever it is made of."""
    text = redact([f"{before} {name} {after}"], [name])[0]
    assert f" {name} " not in f" {text} ".replace(OUT, "")


@pytest.mark.parametrize("place", ["", "Kitchen"])
@pytest.mark.parametrize("speaker", ["", "Anna", "Anna, the boss", "Küche"])
@pytest.mark.parametrize("devices", ["", "Kitchen: light: Lamp"])
def test_redact_prompt(place: str, speaker: str, devices: str) -> None:
    """What stands for the speaker is taken out, and nothing else."""
    told = f"hello\n\n{beside(NOON, place, speaker, devices, '')}"
    expected = f"hello\n\n{beside(NOON, place, OUT if speaker else '', devices, '')}"
    sent: list[dict[str, Any]] = [
        {"role": "system", "content": "You are Anna."},
        {"role": "assistant", "tool_calls": []},
        {"role": "user", "content": told},
    ]
    *others, last = redact_prompt(sent, place or None)
    assert others == sent[:2]
    assert last["content"] == expected


def test_redact_prompt_of_an_earlier_place() -> None:
    """A place of before cannot be told apart from a name, so that it goes too."""
    sent = [{"role": "user", "content": beside(NOON, "Attic", "Anna", "", "")}]
    (one,) = redact_prompt(sent, "Kitchen")
    assert "Anna" not in json.dumps(one)
    assert one["content"].endswith(f"12:30, {OUT}")


def test_without() -> None:
    """A secret goes, and no secret changes nothing."""
    assert without("bad key sk-1", "sk-1") == f"bad key {OUT}"
    assert without("bad key", None) == "bad key"
