"""What Home Assistant's event bus and log hear of turns."""

from datetime import UTC, datetime
import logging
from typing import Any

from hypothesis import given, strategies as st
import pytest
from pytest_homeassistant_custom_component.common import async_capture_events

from custom_components.demo_house.api import async_device_id
from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.trace.dry_run_flag import Trial, current_trial
from custom_components.smart_agent.trace.line import turn_line
from custom_components.smart_agent.trace.outcome import Judgement, Outcome
from custom_components.smart_agent.trace.record import (
    CallRecord,
    RequestRecord,
    TurnRecord,
)
from fakes.ollama_server import call, http_error, say
from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant

from ..house_fixtures import Talk

WRONG = call("HassTurnOn", {"name": "bedside light"})
ALL_OFF = call("HassTurnOff", {"domain": ["light"]})
LOGGER = "custom_components.smart_agent.turn_report"


async def test_gave_up(
    hass: HomeAssistant, home: ConfigEntry[Inventory], talk: Talk
) -> None:
    """An automation hears of a turn that was given up, and of no other."""
    gave_up = async_capture_events(hass, "smart_agent_gave_up")
    asked_back = async_capture_events(hass, "smart_agent_asked_back")
    talk.satellite = async_device_id(hass, home, "kitchen_satellite")
    talk.server.script(WRONG, WRONG, WRONG, say("Hello."))
    heard = await talk("turn on the lamp")
    record = talk.record
    await talk("hello")
    (event,) = gave_up
    assert event.data == {
        "agent_id": talk.agent_id,
        "device_id": talk.satellite,
        "area": "Kitchen",
        "text": "turn on the lamp",
        "speech": heard.speech,
        "turn_id": record.id,
    }
    assert not asked_back


async def test_asked_back(hass: HomeAssistant, talk: Talk) -> None:
    """An automation hears of a question, with its words."""
    events = async_capture_events(hass, "smart_agent_asked_back")
    talk.server.script(ALL_OFF)
    heard = await talk("turn off the lights")
    assert talk.record.outcome is Outcome.ASKED_BACK
    (event,) = events
    assert event.data["speech"] == heard.speech
    assert event.data["device_id"] is None


async def test_a_dry_run_is_no_event(hass: HomeAssistant, talk: Talk) -> None:
    """What is only tried sets nothing off."""
    events = async_capture_events(hass, "smart_agent_gave_up")
    talk.server.script(WRONG, WRONG, WRONG)
    token = current_trial.set(Trial(dry_run=True))
    await talk("turn on the lamp")
    current_trial.reset(token)
    assert talk.record.outcome is Outcome.GAVE_UP
    assert not events


async def test_log(talk: Talk, caplog: pytest.LogCaptureFixture) -> None:
    """At info a turn is one line, at debug all that was sent and came back."""
    caplog.set_level(logging.INFO, LOGGER)
    talk.server.script(WRONG, say("Hello.\nGoodbye."))
    await talk("hello")
    (record,) = [one for one in caplog.records if one.name == LOGGER]
    assert "\n" not in record.getMessage()
    assert record.levelno == logging.INFO

    caplog.clear()
    caplog.set_level(logging.DEBUG, LOGGER)
    talk.server.script(say("Hello."))
    await talk("hello")
    debug = [one for one in caplog.records if one.name == LOGGER][1:]
    assert [one.levelno for one in debug] == [logging.DEBUG] * 2
    assert "You are a voice assistant" in debug[0].getMessage()
    assert "'generated_tokens': 1" in debug[1].getMessage()


async def test_nothing_to_warn_of(talk: Talk, caplog: pytest.LogCaptureFixture) -> None:
    """What goes wrong in a turn is heard by who speaks, and is no warning."""
    talk.server.script(WRONG, WRONG, WRONG, http_error(500, "x"), http_error(500, "x"))
    await talk("turn on the lamp")
    await talk("turn on the lamp")
    ours = [one for one in caplog.records if one.name.startswith("custom_components.s")]
    assert not [one for one in ours if one.levelno > logging.INFO]


# -- the line


def turn(**changes: Any) -> TurnRecord:
    """Return a turn of two requests."""
    wrong = CallRecord(
        "intent__HassTurnOn", {"name": "x"}, Judgement.REJECTED, {}, kinds=("missing",)
    )
    failed = CallRecord("HassTurnOn", None, Judgement.RUN, {"name": "y"}, failed=True)
    record = TurnRecord(
        "", "conversation.x", "m", "en", "on", None, datetime(2026, 1, 1, tzinfo=UTC)
    )
    record.requests = [
        RequestRecord("m", 0, calls=[wrong]),
        RequestRecord("m", 1, calls=[failed]),
    ]
    record.speech, record.outcome, record.seconds = "Sorry.", Outcome.FAILED, 1.25
    for name, value in changes.items():
        setattr(record, name, value)
    return record


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        (
            {},
            'conversation.x: "on" → HassTurnOn {"name": "x"} rejected (missing) → '
            'HassTurnOn {"name": "y"} failed → "Sorry." '
            "(failed, attempts: 1, 1.2 s)",
        ),
        (
            {
                "area": "Kitchen",
                "requests": [],
                "dry_run": True,
                "error": "timeout",
                "text": "a\nb",
            },
            'conversation.x, Kitchen: "a\\nb" → "Sorry." '
            "(failed, dry run, error: timeout, 1.2 s)",
        ),
    ],
)
def test_line(changes: dict[str, Any], line: str) -> None:
    """A line says who, where, what, what came of it and how long it took."""
    assert turn_line(turn(**changes)) == line


@given(st.text(), st.text(), st.text(), st.text())
def test_line_is_one_line(text: str, speech: str, area: str, error: str) -> None:
    """Whatever was said stays in its line, which no screen fails to show."""
    line = turn_line(turn(text=text, speech=speech, area=area, error=error))
    assert line.isprintable()
    assert len(line) < 3000
