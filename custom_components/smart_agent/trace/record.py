"""The record of a turn: what was asked, written, judged, done and said."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
import time
from typing import Any, Self

from homeassistant.util.ulid import ulid_now

from ..server.answer import Answer
from ..server.client import ChatRequest
from ..server.errors import Problem
from ..text.json_safe import json_safe, safe_text
from .outcome import Judgement, Kind, Outcome, TakenBy
from .prompt import Prompt
from .typed import as_tuple, check_types

INCOMPLETE = "incomplete"
"""The problem of an answer that broke off, on its way or for want of room."""
LOST = "lost"
"""The problem of an answer that was generated and did not arrive."""
SILENT = "silent"
"""The problem of an answer that is none."""
UNREADABLE = "unreadable"
"""The problem of an answer with a call that nobody can read."""

HEEDED = "said, but not called"
"""The note of a call that the agent made in the model's place."""

_UNREAD = frozenset(
    {INCOMPLETE, LOST, SILENT, UNREADABLE}
    | {Problem.NOT_OLLAMA, Problem.SERVER_ERROR, Problem.TOO_LARGE}
)
"""Problems of answers that count as an attempt: Ollama answers with an error of its own
to a call that it cannot read."""


@dataclass(slots=True)
class CallRecord:
    """One tool call: as the model wrote it, as it was judged, what came of it."""

    tool: str
    written: Any
    verdict: Judgement
    arguments: dict[str, Any]
    notes: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()
    """What was wrong with it, or with how its tool ran."""
    feedback: str = ""
    result: Any = None
    failed: bool = False
    seconds: float = 0.0
    kinds: tuple[str, ...] = ()
    """The kinds of what the guard found wrong."""
    reasons: list[dict[str, Any]] = field(default_factory=list)
    """Why it did not run: kind, argument, value, allowed and nearest for each of the
    problems, or the kind alone for each reason to ask the user."""
    changes: list[dict[str, Any]] = field(default_factory=list)
    """For each note of the guard its argument, what that was and what it is now."""
    started: float = 0.0
    """On the monotonic clock, in seconds."""

    def as_dict(self, began: float) -> dict[str, Any]:
        """Return the call as JSON; began is when the turn did."""
        return {
            "tool": safe_text(self.tool),
            "written": json_safe(self.written),
            "verdict": self.verdict.value,
            "arguments": json_safe(self.arguments),
            "notes": json_safe(self.notes),
            "problems": json_safe(self.problems),
            "kinds": json_safe(self.kinds),
            "reasons": json_safe(self.reasons),
            "changes": json_safe(self.changes),
            "feedback": safe_text(self.feedback),
            "result": json_safe(self.result),
            "failed": self.failed,
            "started": _since(began, self.started),
            "seconds": round(self.seconds, 3),
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """Return the call that a JSON object was made of, in a turn that began at 0."""
        lists = {key: as_tuple(data[key]) for key in ("notes", "problems", "kinds")}
        made = cls(**{**data, **lists, "verdict": Judgement(data["verdict"])})
        check_types(made)
        return made


@dataclass(slots=True)
class RequestRecord:
    """One request to a model; times in seconds, sizes in tokens."""

    model: str
    started: float
    """On the monotonic clock."""
    seconds: float = 0.0
    prompt_tokens: int = 0
    generated_tokens: int = 0
    text: str = ""
    thinking: str = ""
    spoken: str = ""
    problem: str = ""
    calls: list[CallRecord] = field(default_factory=list)
    called: list[dict[str, Any]] = field(default_factory=list)
    """The calls beside the text as the model wrote them, each with name and arguments."""
    num_ctx: int = 0
    warm: bool = False
    """Whether the server had read last what the prompt begins with, as far as this client
    knows: of its prompt's tokens, which it counts all, it then reads few."""
    load_seconds: float = 0.0
    """What the server says it took to load the model."""
    read_seconds: float = 0.0
    """What it says it took to read the prompt."""
    write_seconds: float = 0.0
    """What it says it took to write."""
    prompt: Prompt | None = field(default=None, repr=False)
    on_change: Callable[[], None] | None = field(
        default=None, repr=False, compare=False
    )

    @classmethod
    def of(cls, request: ChatRequest, *, warm: bool) -> Self:
        """Return the record of a request that is sent now."""
        return cls(
            request.model,
            time.monotonic(),
            num_ctx=request.options.get("num_ctx", 0),
            warm=warm,
            # The messages become more from request to request, in the same list.
            prompt=Prompt(tuple(request.shown), request.tools),
        )

    @property
    def unread(self) -> bool:
        """Return whether the answer could not be read."""
        return self.problem in _UNREAD

    @property
    def wrong(self) -> bool:
        """Return whether the answer was rejected or could not be read."""
        return self.unread or any(
            call.verdict is Judgement.REJECTED for call in self.calls
        )

    def keep(self, answer: Answer) -> None:
        """Keep what the model wrote and what it cost."""
        self.text = answer.text
        self.thinking = answer.thinking
        self.spoken = answer.spoken
        self.called = [one.as_dict() for one in answer.calls if not one.as_text]
        if usage := answer.usage:
            self.prompt_tokens = usage.prompt_tokens
            self.generated_tokens = usage.generated_tokens
            self.load_seconds = usage.load_seconds
            self.read_seconds = usage.prompt_seconds
            self.write_seconds = usage.generate_seconds
        if not (self.problem or answer.whole):
            self.problem = INCOMPLETE
        if answer.lost:
            self.problem = LOST

    def changed(self) -> None:
        """Call on_change: there is more to see."""
        if self.on_change:
            self.on_change()

    def as_dict(self, began: float) -> dict[str, Any]:
        """Return the request as JSON without its prompt; began is when the turn did."""
        return {
            "model": self.model,
            "started": _since(began, self.started),
            "seconds": round(self.seconds, 3),
            "load_seconds": round(self.load_seconds, 3),
            "read_seconds": round(self.read_seconds, 3),
            "write_seconds": round(self.write_seconds, 3),
            "prompt_tokens": self.prompt_tokens,
            "generated_tokens": self.generated_tokens,
            "num_ctx": self.num_ctx,
            "warm": self.warm,
            "text": safe_text(self.text),
            "thinking": safe_text(self.thinking),
            "spoken": safe_text(self.spoken),
            "problem": self.problem,
            "calls": [call.as_dict(began) for call in self.calls],
            "called": self.called,
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """Return the request that a JSON object was made of."""
        calls = [CallRecord.from_dict(call) for call in data["calls"]]
        made = cls(**{**data, "calls": calls})
        check_types(made)
        return made


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
    speech: str = ""
    outcome: Outcome = Outcome.ANSWERED
    error: str = ""
    seconds: float = 0.0
    id: str = field(default_factory=ulid_now)
    user_id: str | None = None
    device_id: str | None = None
    dry_run: bool = False
    guarded: bool = False
    """Whether another agent takes it, whose calls the guard judges."""
    kind: Kind = Kind.CONVERSATION
    done: bool = False
    sources: list[dict[str, str]] = field(default_factory=list)
    """What the answer goes back to, each with title, source and url."""
    confirmed: list[CallRecord] = field(default_factory=list)
    """The calls that the user said yes to; no model made them."""
    said: list[CallRecord] = field(default_factory=list)
    """The calls that the user's words say plainly; no model made them."""
    began: float = field(default_factory=time.monotonic, compare=False)
    """On the monotonic clock, in seconds."""
    on_change: Callable[[TurnRecord], None] | None = field(
        default=None, repr=False, compare=False
    )

    @property
    def calls(self) -> list[CallRecord]:
        """Return all calls of the turn, in order."""
        return [*self.confirmed, *self.said, *self.model_calls]

    @property
    def model_calls(self) -> list[CallRecord]:
        """Return the calls that a model made, in order."""
        return [call for request in self.requests for call in request.calls]

    @property
    def attempts(self) -> int:
        """Return the number of answers that were rejected or could not be read."""
        return sum(request.wrong for request in self.requests)

    @property
    def taken_by(self) -> TakenBy:
        """Return who saw to the turn, by what there is of it so far."""
        if self.guarded:
            return TakenBy.GUARDED
        if not self.requests:
            return TakenBy.AT_ONCE
        own = any(HEEDED in call.notes for call in self.model_calls)
        return TakenBy.BOTH if own else TakenBy.MODEL

    @property
    def tools(self) -> list[str]:
        """Return the short names of the tools that ran, each once, in order."""
        ran = [call.tool for call in self.calls if call.verdict is Judgement.RUN]
        return list(dict.fromkeys(name.rpartition("__")[2] or name for name in ran))

    def begin(self, request: RequestRecord) -> None:
        """Add a request that is about to be sent."""
        self.requests.append(request)
        request.on_change = self.changed
        self.changed()

    def changed(self) -> None:
        """Call on_change: there is more to see."""
        if self.on_change:
            self.on_change(self)

    def end(self) -> None:
        """Note that the turn is over."""
        self.seconds = time.monotonic() - self.began
        self.done = True
        self.on_change = None
        for request in self.requests:
            request.on_change = None

    def as_summary(self) -> dict[str, Any]:
        """Return what a list of turns shows of this one, as JSON."""
        elapsed = self.seconds if self.done else time.monotonic() - self.began
        return {
            "id": self.id,
            "agent_id": self.agent_id,
            "model": self.model,
            "started": self.started.isoformat(),
            "seconds": round(elapsed, 3),
            "done": self.done,
            "area": self.area,
            "text": safe_text(self.text),
            "speech": safe_text(self.speech),
            "outcome": self.outcome.value,
            "attempts": self.attempts,
            "tools": self.tools,
            "taken_by": self.taken_by.value,
            "dry_run": self.dry_run,
            "kind": self.kind.value,
        }

    def as_dict(self) -> dict[str, Any]:
        """Return all of the turn as JSON, but for the prompts."""
        return self.as_summary() | {
            "conversation_id": self.conversation_id,
            "language": self.language,
            "device_id": self.device_id,
            "user_id": self.user_id,
            "guarded": self.guarded,
            "error": safe_text(self.error),
            "sources": json_safe(self.sources),
            "confirmed": [call.as_dict(self.began) for call in self.confirmed],
            "said": [call.as_dict(self.began) for call in self.said],
            "requests": [request.as_dict(self.began) for request in self.requests],
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """Return the turn that `as_dict` made a JSON object of.

        Raises AttributeError, KeyError, TypeError or ValueError for what is none.
        """
        kept = {
            key: data[key] for key in data.keys() - {"attempts", "tools", "taken_by"}
        }
        kept["started"] = datetime.fromisoformat(data["started"])
        kept["outcome"] = Outcome(data["outcome"])
        kept["kind"] = Kind(data.get("kind", Kind.CONVERSATION))
        # Not there in a turn that was stored before there were any.
        for key in ("confirmed", "said"):
            kept[key] = [CallRecord.from_dict(one) for one in data.get(key, ())]
        kept["requests"] = [RequestRecord.from_dict(one) for one in data["requests"]]
        made = cls(**kept, began=0.0)
        check_types(made)
        if made.started.tzinfo is None:
            raise ValueError("started is at no certain time")
        return made


def _since(began: float, moment: float) -> float:
    """Return how many seconds into a turn a moment of the monotonic clock was."""
    return round(max(0.0, moment - began), 3)
