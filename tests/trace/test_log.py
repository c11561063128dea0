"""The last turns, and who is told of them."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
import logging

import pytest

from custom_components.smart_agent.trace.log import (
    MAX_RECORDS,
    Change,
    TurnLog,
    TurnLogs,
)
from custom_components.smart_agent.trace.record import RequestRecord, TurnRecord

BEGIN = datetime(2026, 1, 1, tzinfo=UTC)


def turn(number: int = 0) -> TurnRecord:
    """Return a turn that began some minutes into the year."""
    started = BEGIN + timedelta(minutes=number)
    return TurnRecord("", "conversation.x", "m", "en", str(number), None, started)


def texts(log: TurnLog) -> list[str]:
    """Return what was said."""
    return [record.text for record in log]


def test_keeps_the_last() -> None:
    """The oldest are dropped, and the rest is there in order."""
    log = TurnLog()
    assert not log
    for number in range(MAX_RECORDS + 2):
        log.async_begin(turn(number))
    assert len(log) == MAX_RECORDS
    assert log[0].text == "2"
    assert log[-1].text == str(MAX_RECORDS + 1)
    assert [one.text for one in log[1:3]] == ["3", "4"]


def test_restored_turns_come_first() -> None:
    """What was before a restart stands before what has been since."""
    log = TurnLog()
    log.async_begin(turn(MAX_RECORDS))
    log.async_restore(turn(number) for number in range(MAX_RECORDS))
    assert texts(log) == [str(number) for number in range(1, MAX_RECORDS + 1)]


def test_tells_of_a_turn() -> None:
    """A listener hears of the beginning, of each change and of the end."""
    log = TurnLog()
    heard: list[tuple[Change, bool]] = []
    stop = log.async_listen(lambda change, one: heard.append((change, one.done)))
    record = turn()
    log.async_begin(record)
    request = RequestRecord("m", 0)
    record.begin(request)
    request.changed()
    log.async_end(record)
    assert heard == [
        (Change.BEGAN, False),
        (Change.CHANGED, False),
        (Change.CHANGED, False),
        (Change.ENDED, True),
    ]
    # After the end there is nothing more to tell.
    request.changed()
    record.changed()
    assert len(heard) == 4
    stop()
    log.async_begin(turn())
    assert len(heard) == 4
    stop()


def test_listener_that_fails(caplog: pytest.LogCaptureFixture) -> None:
    """It breaks neither the turn nor the other listeners, and the log says where."""

    def fail(*_: object) -> None:
        raise RuntimeError("oh no")

    log = TurnLog()
    heard: list[Change] = []
    log.async_listen(fail)
    log.async_listen(lambda change, _: heard.append(change))
    log.async_begin(turn())
    assert heard == [Change.BEGAN]
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert "oh no" in caplog.text


def test_listener_that_stops_while_it_is_told() -> None:
    """The others are told all the same, each as often as it listens."""
    log = TurnLog()
    heard: list[str] = []
    stops: list[Callable[[], None]] = []

    def once(*_: object) -> None:
        heard.append("once")
        stops[0]()

    def each(*_: object) -> None:
        heard.append("each")

    stops.append(log.async_listen(once))
    log.async_listen(each)
    log.async_listen(each)
    record = turn()
    log.async_begin(record)
    log.async_end(record)
    assert heard == ["once", "each", "each", "each", "each"]


def test_all_entries() -> None:
    """Turns of all entries are one list, found by their id, and go with their entry."""
    logs = TurnLogs()
    told: list[str] = []
    logs.async_listen(lambda change, one: told.append(f"{change} {one.text}"))
    logs.async_when_cleared(lambda: told.append("cleared"))
    first, second = logs.async_get("a"), logs.async_get("b")
    assert logs.async_get("a") is first
    for log, number in ((first, 1), (second, 0), (first, 2)):
        log.async_begin(turn(number))
    assert [one.text for one in logs.turns] == ["0", "1", "2"]
    assert logs.find(first[0].id) is first[0]
    assert logs.find("gone") is None
    logs.async_remove("a")
    logs.async_remove("a")
    assert [one.text for one in logs.turns] == ["0"]
    # A turn that ends after its entry was removed is nobody's any more.
    first.async_end(first[0])
    assert told == ["began 1", "began 0", "began 2", "cleared"]
