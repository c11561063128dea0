"""The record of a turn: what was asked, written, judged, done and said."""

from collections import deque
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any

from .model.listener import Answer

MAX_RECORDS = 200
"""Turns kept in memory for an entry."""


class Outcome(StrEnum):
    """How a turn ended."""

    ANSWERED = "answered"
    ACTED = "acted"
    ASKED_BACK = "asked_back"
    GAVE_UP = "gave_up"
    FAILED = "failed"
    CANCELLED = "cancelled"


class Verdict(StrEnum):
    """What the guard made of a call."""

    RUN = "run"
    REPEATED = "repeated"
    REJECTED = "rejected"
    ASKED = "asked"


@dataclass(slots=True)
class CallRecord:
    """One tool call: as the model wrote it, as it was judged, what came of it."""

    tool: str
    written: Any
    verdict: Verdict
    arguments: dict[str, Any]
    notes: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()
    feedback: str = ""
    result: Any = None
    failed: bool = False
    seconds: float = 0.0


@dataclass(slots=True)
class RequestRecord:
    """One request to a model; times in seconds, sizes in tokens."""

    model: str
    started: float
    seconds: float = 0.0
    prompt_tokens: int = 0
    generated_tokens: int = 0
    text: str = ""
    thinking: str = ""
    spoken: str = ""
    problem: str = ""
    calls: list[CallRecord] = field(default_factory=list)

    def keep(self, answer: Answer) -> None:
        """Keep what the model wrote and what it cost."""
        self.text = answer.text
        self.thinking = answer.thinking
        self.spoken = answer.spoken
        if usage := answer.usage:
            self.prompt_tokens = usage.prompt_tokens
            self.generated_tokens = usage.generated_tokens
        elif not self.problem:
            self.problem = "incomplete"
        if answer.lost:
            self.problem = "lost"


@dataclass(slots=True)
class TurnRecord:
    """One turn, from the user's words to what was spoken."""

    conversation_id: str
    agent_id: str
    model: str
    language: str
    text: str
    area: str | None
    started: datetime
    requests: list[RequestRecord] = field(default_factory=list)
    sources: list[dict[str, str]] = field(default_factory=list)
    speech: str = ""
    outcome: Outcome = Outcome.ANSWERED
    error: str = ""
    seconds: float = 0.0

    @property
    def calls(self) -> list[CallRecord]:
        """Return all calls of the turn, in order."""
        return [call for request in self.requests for call in request.calls]


type TurnRecords = deque[TurnRecord]
