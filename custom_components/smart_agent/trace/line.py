"""Writes a turn as one line of a log."""

import json
from typing import Any

from ..text.json_safe import json_safe
from .outcome import Judgement
from .record import CallRecord, TurnRecord

_LONGEST = 300
"""Characters of what was said, written or went wrong that a line shows."""

_THEN = " → "


def turn_line(record: TurnRecord) -> str:
    """Return who was asked where and what, what was called, said, and how it ended."""
    where = f", {_short(record.area)}" if record.area else ""
    steps = [
        f"{record.agent_id}{where}: {_quoted(record.text)}",
        *(_call(call) for call in record.calls),
        _quoted(record.speech),
    ]
    end = [record.outcome.value]
    if record.dry_run:
        end.append("dry run")
    if record.attempts:
        end.append(f"attempts: {record.attempts}")
    if record.error:
        end.append(f"error: {_short(record.error)}")
    end.append(f"{record.seconds:.1f} s")
    return f"{_THEN.join(steps)} ({', '.join(end)})"


def _call(call: CallRecord) -> str:
    """Return a call, with what was wrong with it."""
    name = call.tool.rpartition("__")[2] or call.tool
    ran = call.verdict is Judgement.RUN
    text = f"{_short(name)} {_quoted(call.arguments if ran else call.written)}"
    if not ran:
        text += f" {call.verdict.value}"
    elif call.failed:
        text += " failed"
    return f"{text} ({', '.join(call.kinds)})" if call.kinds else text


def _quoted(value: Any) -> str:
    """Return a value as JSON, in one line."""
    return _short(json.dumps(json_safe(value), ensure_ascii=False))


def _short(text: str) -> str:
    """Return a text in one line that is no longer than need be."""
    line = "".join(one if one.isprintable() else " " for one in text[: _LONGEST + 1])
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST]}…"
