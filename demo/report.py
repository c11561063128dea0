"""What a turn did, for a person to read."""

from collections.abc import Iterator
from contextlib import contextmanager
import json
from typing import Any

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.trace.record import CallRecord, TurnRecord
from homeassistant.const import EVENT_STATE_CHANGED
from homeassistant.core import (
    Event,
    EventStateChangedData,
    HomeAssistant,
    State,
    callback,
)
from homeassistant.helpers import entity_registry as er

_TIMER_EVENT = "demo_house_timer"
_MOST_TEXT = 400
"""Characters shown of what the model wrote or was told."""


class Witness:
    """Sees what happens in the house while a turn is taken."""

    def __init__(self) -> None:
        """Start with nothing seen."""
        self._states: dict[str, tuple[State | None, State | None]] = {}
        self._timers: list[str] = []
        self._agents: frozenset[str] = frozenset()

    @contextmanager
    def watching(self, hass: HomeAssistant) -> Iterator[None]:
        """Watch the house, not its agents, as long as the context lasts."""
        entities = er.async_get(hass).entities.values()
        self._agents = frozenset(e.entity_id for e in entities if e.platform == DOMAIN)
        stops = [
            hass.bus.async_listen(EVENT_STATE_CHANGED, self._see_state),
            hass.bus.async_listen(_TIMER_EVENT, self._see_timer),
        ]
        try:
            yield
        finally:
            for stop in stops:
                stop()

    @callback
    def _see_state(self, event: Event[EventStateChangedData]) -> None:
        """Keep an entity's first and last state."""
        data = event.data
        if data["entity_id"] in self._agents:
            return
        first, _ = self._states.get(data["entity_id"], (data["old_state"], None))
        self._states[data["entity_id"]] = (first, data["new_state"])

    @callback
    def _see_timer(self, event: Event[dict[str, Any]]) -> None:
        """Keep what happened to a timer."""
        self._timers.append(
            f"timer {event.data['type']}, {event.data['seconds_left']} s left"
        )

    def lines(self) -> list[str]:
        """Return what was seen, one line an entity."""
        changes = [_change(before, after) for before, after in self._states.values()]
        return [*filter(None, changes), *self._timers]


def turn_lines(record: TurnRecord, house: list[str]) -> list[str]:
    """Return a turn as lines: model, guard, house, speech and times."""
    lines = [_line("You", record.text)]
    for call in (*record.confirmed, *record.said):
        lines += [_line("Guard", one) for one in _judgement(call)]
    for request in record.requests:
        written = [f"{one.tool} {_json(one.written)}" for one in request.calls]
        written += [request.text] if request.text.strip() else []
        lines += [_line("Model", one) for one in written or ["(nothing)"]]
        if request.problem:
            lines.append(_line("", f"problem: {request.problem}"))
        for call in request.calls:
            lines += [_line("Guard", one) for one in _judgement(call)]
    lines += [_line("House", one) for one in house or ["nothing changed"]]
    lines.append(_line("Spoken", record.speech))
    if record.error:
        lines.append(_line("Error", record.error))
    lines.append(_line("Time", _times(record)))
    return lines


def _judgement(call: CallRecord) -> Iterator[str]:
    """Return what the guard said of a call."""
    yield f"{call.verdict}: {call.tool} {_json(call.arguments)}"
    for note in call.notes:
        yield f"  note: {note}"
    for problem in call.problems:
        yield f"  problem: {problem}"
    if call.failed:
        yield f"  Home Assistant failed: {_json(call.result)}"


def _times(record: TurnRecord) -> str:
    """Return how long each part of a turn took."""
    tools = sum(call.seconds for call in record.calls)
    asked = sum(request.seconds for request in record.requests)
    # A request lasts until its calls are done; what is plain has none.
    model = asked - sum(call.seconds for call in record.model_calls)
    rest = record.seconds - model - tools
    generated = sum(request.generated_tokens for request in record.requests)
    return (
        f"{record.seconds:.2f} s: model {model:.2f} s ({len(record.requests)} requests, "
        f"{generated} tokens), house {tools:.2f} s, agent {rest:.2f} s"
    )


def _change(before: State | None, after: State | None) -> str | None:
    """Return what became of an entity, None if nothing that shows."""
    if after is None:
        return None
    old = before.attributes if before else {}
    changed = {
        key: value
        for key, value in after.attributes.items()
        if value is not None and old.get(key) != value
    }
    was = before.state if before else None
    parts = [f"{was} → {after.state}"] if was != after.state else []
    parts += [f"{key} {_json(value)}" for key, value in changed.items()]
    return f"{after.name}: {', '.join(parts)}" if parts else None


def _json(value: Any) -> str:
    """Return a value as the model would write it, cut where it is long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= _MOST_TEXT else f"{text[:_MOST_TEXT]} …"


def _line(label: str, text: str) -> str:
    """Return a line, its label in a column of its own."""
    return f"{label:8}{text}"
