"""What is taken out of turns before others see them."""

from datetime import datetime
import json
from typing import Any

from hypothesis import given, strategies as st
import pytest
from pytest_homeassistant_custom_component.common import MockUser

from custom_components.smart_agent.prompt.texts import beside
from custom_components.smart_agent.trace.redact import (
    async_user_names,
    redact,
    redact_prompt,
    without,
)
from homeassistant.core import HomeAssistant

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


@pytest.mark.parametrize(
    ("data", "redacted"),
    [
        ("tell anna and ANNA MARIA", f"tell {OUT} and {OUT} {OUT}"),
        ("maria is out, Lindgren too", f"{OUT} is out, {OUT} too"),
        ("Annas Lampe, Anna's lamp", f"{OUT}s Lampe, {OUT}'s lamp"),
        ("light.anna_lamp, person.anna", f"light.{OUT}_lamp, person.{OUT}"),
        ("ZOË, Marianne, Annals", f"{OUT}, Marianne, Annals"),
        ("de luz, o luz de", "de luz, o luz de"),
        ("SK-1234", "SK-1234"),
        ("the user is not Kiosk User", f"the user is not {OUT}"),
    ],
)
def test_redact_names_as_they_are_said(data: str, redacted: str) -> None:
    """A name goes in any case, and so does each part of it that is no small word."""
    names = ["Anna Maria de Lindgren", "Zoë", "Kiosk User"]
    assert redact(data, names, ["sk-1234"]) == redacted


async def test_persons_without_an_account(hass: HomeAssistant) -> None:
    """Home Assistant's persons are people, whether they can log in or not."""
    MockUser(name="Anna Lindgren").add_to_hass(hass)
    hass.states.async_set("person.tom", "home", {"friendly_name": "Tom Ek"})
    assert {*await async_user_names(hass)} >= {"Anna Lindgren", "Tom Ek"}


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
