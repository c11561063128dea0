"""Counts the turns of one agent; pure, fed with their records."""

from collections import Counter, deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from datetime import date, datetime, timedelta
import math
from statistics import median
from typing import Any, Self

from homeassistant.util import dt as dt_util

from .outcome import Judgement, Kind, Outcome, TakenBy
from .record import TurnRecord

MAX_SECONDS = 100
"""Turns whose seconds are kept."""

_NO_ANSWER = frozenset({Outcome.CANCELLED, Outcome.FAILED})
"""Outcomes of turns whose seconds say nothing of how fast the agent answers."""


@dataclass(slots=True)
class AgentStatistics:
    """The counts of one agent since the last reset, all from its turn records."""

    turns: int = 0
    at_once: int = 0
    """Turns that were answered or done without a model."""
    commands: int = 0
    """Turns in which something was done."""
    command_requests: int = 0
    """Requests to models in these."""
    called: int = 0
    """Turns in which a model called something, or wrote what could not be read."""
    first_try: int = 0
    """Of those called, the turns without an answer that was rejected or unreadable."""
    corrected: int = 0
    """Of those called, the turns with such an answer that came to a good end; the rest
    gave up or failed."""
    gave_up: int = 0
    asked_back: int = 0
    validations: int = 0
    """Calls of a model that were judged; those that the user said yes to are the model's
    no more."""
    rejected: int = 0
    """Those of them that were wrong."""
    unread: int = 0
    """Answers that could not be read."""
    tool_failures: int = 0
    requests: int = 0
    prompt_tokens: int = 0
    """As the servers count them."""
    generated_tokens: int = 0
    """As the servers count them."""
    words: int = 0
    """Words that were spoken, between spaces."""
    day_turns: int = 0
    """Turns of the day."""
    day: str = ""
    """That day, in ISO format."""
    rejected_by: Counter[str] = field(default_factory=Counter)
    """Calls that were wrong, by the kinds of what was wrong: of several, if there are."""
    seconds: deque[float] = field(default_factory=lambda: deque(maxlen=MAX_SECONDS))
    """How long the last turns took that were answered."""

    def count(self, record: TurnRecord) -> None:
        """Count a turn that is over; a dry run is none."""
        if record.dry_run:
            return
        self.turns += 1
        self.at_once += record.taken_by is TakenBy.AT_ONCE and (
            record.outcome not in _NO_ANSWER
        )
        self.asked_back += record.outcome is Outcome.ASKED_BACK
        self.gave_up += record.outcome is Outcome.GAVE_UP
        if record.kind is Kind.CONVERSATION:
            self.words += len(record.speech.split())
        if record.outcome not in _NO_ANSWER:
            self.seconds.append(record.seconds)
        self._count_day(record.started + timedelta(seconds=record.seconds))
        self._count_requests(record)
        self._count_calls(record)

    def reset(self) -> None:
        """Begin anew."""
        fresh = type(self)()
        for one in fields(self):
            setattr(self, one.name, getattr(fresh, one.name))

    @property
    def right_at_first_try(self) -> float | None:
        """Return the percentage of first_try, None before the first call."""
        return 100 * self.first_try / self.called if self.called else None

    @property
    def at_once_share(self) -> float | None:
        """Return the percentage of at_once, None before the first turn."""
        return 100 * self.at_once / self.turns if self.turns else None

    @property
    def requests_per_command(self) -> float | None:
        """Return how many requests a command takes, None before the first one."""
        return self.command_requests / self.commands if self.commands else None

    @property
    def seconds_median(self) -> float | None:
        """Return what half of the last turns took at most, None before the first."""
        return median(self.seconds) if self.seconds else None

    @property
    def seconds_95(self) -> float | None:
        """Return what 95 % of the last turns took at most, None before the first."""
        if not self.seconds:
            return None
        return sorted(self.seconds)[math.ceil(0.95 * len(self.seconds)) - 1]

    def turns_on(self, day: date) -> int:
        """Return the turns that ended on the last day with any; of others none."""
        return self.day_turns if self.day == day.isoformat() else 0

    def to_dict(self) -> dict[str, Any]:
        """Return the counts as JSON."""
        return {one.name: getattr(self, one.name) for one in fields(self)} | {
            "rejected_by": dict(self.rejected_by),
            "seconds": [round(one, 3) for one in self.seconds],
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """Return the counts of a JSON object, of another version too.

        What is not there or is no count begins anew.
        """
        made = cls()
        for one in fields(cls):
            if one.type is int and _is_count(value := data.get(one.name)):
                setattr(made, one.name, value)
        if isinstance(day := data.get("day"), str):
            made.day = day
        if isinstance(kinds := data.get("rejected_by"), Mapping):
            made.rejected_by.update({k: n for k, n in kinds.items() if _is_count(n)})
        if isinstance(seconds := data.get("seconds"), list):
            made.seconds.extend(_numbers(seconds))
        return made

    def _count_day(self, ended: datetime) -> None:
        """Count a turn of the day on which it ended, where the house is."""
        if (day := dt_util.as_local(ended).date().isoformat()) != self.day:
            self.day, self.day_turns = day, 0
        self.day_turns += 1

    def _count_requests(self, record: TurnRecord) -> None:
        """Count what was sent, and what came back."""
        self.requests += len(record.requests)
        self.unread += sum(request.unread for request in record.requests)
        self.prompt_tokens += sum(one.prompt_tokens for one in record.requests)
        self.generated_tokens += sum(one.generated_tokens for one in record.requests)
        if record.outcome is Outcome.ACTED:
            self.commands += 1
            self.command_requests += len(record.requests)

    def _count_calls(self, record: TurnRecord) -> None:
        """Count what was called, and whether that was right."""
        calls, gave_up = record.model_calls, record.outcome is Outcome.GAVE_UP
        wrong = [call for call in calls if call.verdict is Judgement.REJECTED]
        self.validations += len(calls)
        self.rejected += len(wrong)
        self.rejected_by.update(kind for call in wrong for kind in call.kinds)
        self.tool_failures += sum(
            call.failed for call in record.calls if call.verdict is Judgement.RUN
        )
        if not (calls or record.attempts):
            return
        self.called += 1
        self.first_try += not (record.attempts or gave_up)
        self.corrected += bool(
            record.attempts and not gave_up and record.outcome not in _NO_ANSWER
        )


def _is_count(value: Any) -> bool:
    """Return whether a value is a count; JSON's true is none."""
    return type(value) is int and value >= 0


def _numbers(values: Iterable[Any]) -> list[float]:
    """Return those of the values that are seconds."""
    return [
        float(one)
        for one in values
        if type(one) in (int, float) and math.isfinite(one) and one >= 0
    ]
