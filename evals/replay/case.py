"""A run that was played, with the task it was for: what is told apart and counted."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
import json
from typing import Any

from custom_components.demo_house.inventory import Inventory, Item
from custom_components.smart_agent.text.fold import fold
from custom_components.smart_agent.trace.outcome import Outcome
from custom_components.smart_agent.trace.record import CallRecord, RequestRecord
from evals.task import Task

from .play import Played
from .runs import Run


@dataclass(frozen=True)
class Case:
    """A run, its task, and how it went there and here."""

    task: Task
    played: Played

    @property
    def run(self) -> Run:
        """Return what was recorded."""
        return self.played.run

    @property
    def passed(self) -> bool:
        """Return whether the task is passed here."""
        return self.played.passed

    @property
    def gained(self) -> bool:
        """Return whether the task is passed here and was not there."""
        return self.passed and not self.run.passed

    @property
    def lost(self) -> bool:
        """Return whether the task was passed there and is not here."""
        return self.run.passed and not self.passed

    @property
    def harmful(self) -> bool:
        """Return whether a value is neither as the task wants it nor as it was."""
        return bool(self.played.harm)

    @property
    def calls(self) -> list[CallRecord]:
        """Return the calls of the turn."""
        return self.played.record.calls

    @property
    def requests(self) -> list[RequestRecord]:
        """Return the requests of the turn."""
        return self.played.record.requests

    @property
    def outcome(self) -> Outcome:
        """Return how the turn ended."""
        return self.played.record.outcome

    @property
    def speech(self) -> str:
        """Return what was spoken."""
        return self.played.record.speech

    @cached_property
    def named(self) -> bool:
        """Return whether the model ever wrote what a right call could be made of.

        That is a name or id of an entity that has to change, or its area, in a call or
        in words, compared without case, accents and punctuation.
        """
        wrote = f" {' '.join(fold(' '.join(_texts(self.run))))} "
        return any(f" {name} " in wrote for name in _names(self.task))

    def line(self) -> str:
        """Return all there is to know as a line of JSON."""
        record = self.played.record
        return json.dumps(
            {
                "model": self.run.model,
                "task": self.run.task,
                "sentence": self.task.sentence,
                "recorded": self.run.passed,
                "passed": self.passed,
                "named": self.named,
                "wrong": self.played.wrong,
                "harm": self.played.harm,
                "harm_there": self.played.harm_there,
                "changed": sorted(self.played.changed),
                "outcome": self.outcome,
                "speech": self.speech,
                "requests": [_request(one) for one in record.requests],
            },
            ensure_ascii=False,
            default=str,
        )


def _request(request: RequestRecord) -> dict[str, Any]:
    """Return what is worth reading of a request."""
    return {
        "text": request.text,
        "problem": request.problem,
        "calls": [
            {
                "tool": call.tool,
                "written": call.written,
                "verdict": call.verdict,
                "arguments": call.arguments,
                "notes": call.notes,
                "problems": call.problems,
                "failed": call.failed,
            }
            for call in request.calls
        ],
    }


def _texts(run: Run) -> Iterator[str]:
    """Yield all that a model wrote, values and words."""
    for wrote in run.wrote:
        yield wrote["content"]
        for call in wrote["calls"]:
            yield from _values(call["arguments"])


def _values(value: Any) -> Iterator[str]:
    """Yield what stands in arguments, at any depth."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from _values(one)
    else:
        yield str(value)


def _names(task: Task) -> set[str]:
    """Return the folded names and ids of what a task is about, and of its areas."""
    house = Inventory.load(task.inventory)
    areas = {area.id: (area.name, *area.aliases) for area in house.areas}
    device_areas = {device.id: device.area for device in house.devices}

    def of(item: Item) -> Iterator[str]:
        area = device_areas[item.device] if item.device else item.area
        yield from (item.name, *item.aliases, item.id, *areas.get(area or "", ()))

    texts = (
        text for item in house.items if item.id in task.expected for text in of(item)
    )
    return {" ".join(fold(text)) for text in texts}
