"""The faults of a server, the moments in which they strike, and which of both exist."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from http import HTTPStatus
import json
from typing import Any, override

from custom_components.smart_agent.server.errors import Problem
from custom_components.smart_agent.trace.outcome import Outcome
from custom_components.smart_agent.trace.record import INCOMPLETE, SILENT, UNREADABLE
from fakes.ollama_server import (
    Bare,
    Drop,
    Flood,
    Pause,
    Reply,
    Step,
    http_error,
    redirect,
    say,
)


class Moment(Enum):
    """When in a turn a fault strikes."""

    BEFORE_THE_STREAM = auto()
    """The first request was sent, and nothing has come."""
    BEFORE_THE_FIRST_WORD = auto()
    """The answer has begun and says nothing yet."""
    IN_A_WORD = auto()
    """The user has heard the beginning of an answer, up to the middle of a word."""
    IN_A_CALL = auto()
    """Half of a call has come."""
    AFTER_A_CALL_RAN = auto()
    """The house did what was asked, and nothing of the next answer has come."""
    WHILE_THE_LAST_WORDS_COME = auto()
    """The house did what was asked, and half of the last words have come."""

    @property
    def in_stream(self) -> bool:
        """Return whether a part of an answer has come."""
        return self not in BEGINNINGS

    @property
    def has_acted(self) -> bool:
        """Return whether something was done in the house before."""
        return self in (self.AFTER_A_CALL_RAN, self.WHILE_THE_LAST_WORDS_COME)


BEGINNINGS = frozenset({Moment.BEFORE_THE_STREAM, Moment.AFTER_A_CALL_RAN})
"""Moments in which a request was made and nothing of its answer has come."""


@dataclass(frozen=True)
class Reach:
    """The moments in which a kind of fault can strike, and why in no others."""

    moments: frozenset[Moment]
    why: str


CONNECTING = Reach(
    BEGINNINGS, "names and certificates are looked at before a request is sent"
)
HEADERS = Reach(BEGINNINGS, "status and headers come once, in front of the answer")
SLOWLY = Reach(frozenset(Moment) - BEGINNINGS, "what drips has begun to come")
NOTHING = Reach(
    BEGINNINGS | {Moment.BEFORE_THE_FIRST_WORD}, "what has said something is not empty"
)
ALWAYS = Reach(frozenset(Moment), "it can strike at any time")


class Gate(asyncio.Event):
    """A step of a reply that never goes on by itself, and tells that it was reached."""

    def __init__(self) -> None:
        """Begin closed; nobody is there yet."""
        super().__init__()
        self.reached = asyncio.Event()

    @override
    async def wait(self) -> bool:  # type: ignore[override] # is typed as True alone
        """Tell that somebody waits, and wait."""
        self.reached.set()
        return await super().wait()


class Trouble(Enum):
    """What happens to the server as a whole; the house of the table does it."""

    NONE = auto()
    SWITCHED_OFF = auto()
    """The host answers nothing, not even a connection."""
    STOPPED = auto()
    """The host refuses connections, and ends those that there were."""
    NAME_IS_GONE = auto()
    UNTRUSTED = auto()
    """It proves its identity with a certificate of somebody else's."""
    ANSWERS_OTHERWISE = auto()
    """Every request gets the same reply, whatever it asks for."""
    OTHER_KEY = auto()
    MODEL_IS_GONE = auto()


@dataclass(frozen=True)
class End:
    """What becomes of a turn: the sentence that the user hears, and the record."""

    key: str | None
    """Translation key of the sentence behind what was done, "" where there is none;
    None where the answer is taken as it is."""
    outcome: Outcome = Outcome.FAILED
    problem: str = ""
    """What the record says of the last request; "" where there was none."""
    error: str = ""
    """What the record says of the turn."""


def fails(problem: Problem) -> End:
    """Return the end of a turn that a problem of the server's ended."""
    return End(f"error_{problem}", problem=problem, error=problem)


@dataclass(frozen=True)
class Fault:
    """A fault, where it can strike, and what becomes of the turn that it strikes."""

    name: str
    reach: Reach
    end: End
    tail: Callable[[Moment], tuple[Step, ...]] | None = None
    """What the server sends from the moment on; None where it never gets to send."""
    status: int = HTTPStatus.OK
    trouble: Trouble = Trouble.NONE
    always: Callable[[], Reply] | None = None
    """The reply of a server that answers otherwise."""
    within_line: bool = True
    """Whether it can strike in the middle of a line; else it comes as a line."""
    away: bool = False
    """Whether the server answers nobody, so that its entities are unavailable."""
    silent: bool = False
    """Whether it does not even refuse: then no later turn waits for it."""
    ends: Mapping[Moment, End] = field(default_factory=dict)
    """Moments in which something else becomes of the turn."""

    @property
    def moments(self) -> list[Moment]:
        """Return the moments in which it can strike, in order."""
        return [one for one in Moment if one in self.reach.moments]

    def end_of(self, moment: Moment) -> End:
        """Return what becomes of a turn that it strikes in a moment."""
        return self.ends.get(moment, self.end)

    def reply(self, moment: Moment) -> Reply:
        """Return the answer that it strikes, with what had come of it."""
        assert self.tail
        before = _BEFORE.get(moment, ())
        if moment is Moment.IN_A_CALL and self.within_line:
            before += (HALF_A_LINE,)
        return Reply(before + self.tail(moment), self.status)


def words(content: str = "", **more: Any) -> dict[str, Any]:
    """Return a line of an answer."""
    return {"message": {"role": "assistant", "content": content, **more}, "done": False}


def made(name: Any) -> dict[str, Any]:
    """Return a line with a call of this name."""
    call = {"function": {"name": name, "arguments": {"name": "Desk Lamp"}}}
    return words(tool_calls=[call])


def ended(**more: Any) -> dict[str, Any]:
    """Return the last line of an answer."""
    return words() | {"done": True, "done_reason": "stop", "eval_count": 1} | more


STORY = (
    "There was a lamp that shone for the ships, and nobody knew who had lit it. Each "
    "night the keeper climbed the stairs, looked out at the sea and was happy. One day "
    "there came a let"
)
"""The beginning of an answer that is long enough to be spoken as it comes."""

_BEFORE: Mapping[Moment, tuple[Step, ...]] = {
    Moment.BEFORE_THE_FIRST_WORD: (words(),),
    Moment.IN_A_WORD: (words(STORY),),
    Moment.IN_A_CALL: (words('<tool_call>\n{"name": "HassTurnOn", "arguments": {"na'),),
    Moment.WHILE_THE_LAST_WORDS_COME: (words("The lamp is o"),),
}
"""What has come of the answer that a fault strikes."""

HALF_A_LINE = (
    b'{"message": {"role": "assistant", "content": "", "tool_calls": [{"function": '
    b'{"name": "HassTurnOn", "arguments": {"name": "Desk La'
)


def _endless(moment: Moment) -> tuple[Step, ...]:
    """Return lines that never end, of what the moment is about."""
    line = words("and on ")
    if not moment.in_stream or moment is Moment.BEFORE_THE_FIRST_WORD:
        line = words(thinking="Hm. " * 1000)
    elif moment is Moment.IN_A_CALL:
        line = made("HassTurnOn")
    else:
        line = words("and on " * 100)
    return (Flood(_line(line)),)


def _drips(moment: Moment) -> tuple[Step, ...]:
    """Return letters that come one by one."""
    letter = "" if moment is Moment.BEFORE_THE_FIRST_WORD else "a"
    return (Flood(_line(words(letter)), every=7.0),)


def _wrong(moment: Moment) -> tuple[Step, ...]:
    """Return a line in which something is not what it has to be."""
    if moment is Moment.IN_A_WORD:
        return (_line(words(3)),)  # type: ignore[arg-type] # the fault
    if moment is Moment.IN_A_CALL:
        return (_line(made(3)),)
    if moment is Moment.WHILE_THE_LAST_WORDS_COME:
        return (_line(ended(eval_count="many")),)
    return (_line({"message": 3}) if moment.in_stream else b"[1, 2]\n",)


def _fails_with(error: str) -> Callable[[Moment], tuple[Step, ...]]:
    """Return what makes the error of a server, before a stream and in one."""
    return lambda _: ({"error": error},)


def _line(data: Mapping[str, Any]) -> bytes:
    """Return an object as a line."""
    return json.dumps(data).encode() + b"\n"


CANNOT_CONNECT = fails(Problem.CANNOT_CONNECT)
TIMEOUT = replace(fails(Problem.TIMEOUT), problem=INCOMPLETE)
NOT_OLLAMA = fails(Problem.NOT_OLLAMA)
SERVER_ERROR = fails(Problem.SERVER_ERROR)
TOO_LARGE = fails(Problem.TOO_LARGE)
NO_ANSWER = End("no_answer", problem=SILENT)
AS_IT_IS = End(None, Outcome.ANSWERED, problem=INCOMPLETE)
ONLY_DONE = End("", Outcome.ACTED, problem=INCOMPLETE)
"""What the house did is told, in place of a model that says nothing."""

FAULTS = (
    Fault(
        "server down",
        ALWAYS,
        CANNOT_CONNECT,
        tail=lambda _: (Gate(),),
        trouble=Trouble.SWITCHED_OFF,
        away=True,
        silent=True,
        # Nothing tells a host that was switched off from a model that thinks.
        ends=dict.fromkeys(SLOWLY.moments, TIMEOUT),
    ),
    Fault(
        "refused",
        ALWAYS,
        CANNOT_CONNECT,
        tail=lambda _: (Gate(), Drop(reset=True)),
        trouble=Trouble.STOPPED,
        away=True,
        silent=True,
    ),
    Fault(
        "DNS",
        CONNECTING,
        CANNOT_CONNECT,
        trouble=Trouble.NAME_IS_GONE,
        away=True,
        silent=True,
    ),
    Fault(
        "TLS",
        CONNECTING,
        CANNOT_CONNECT,
        trouble=Trouble.UNTRUSTED,
        away=True,
        silent=True,
    ),
    Fault(
        "401",
        HEADERS,
        fails(Problem.INVALID_AUTH),
        trouble=Trouble.OTHER_KEY,
        away=True,
    ),
    Fault(
        "404 model",
        HEADERS,
        fails(Problem.MODEL_NOT_FOUND),
        trouble=Trouble.MODEL_IS_GONE,
    ),
    Fault(
        "404 path",
        HEADERS,
        NOT_OLLAMA,
        trouble=Trouble.ANSWERS_OTHERWISE,
        always=lambda: Reply((b"404 page not found",), HTTPStatus.NOT_FOUND),
        away=True,
    ),
    Fault(
        "429",
        HEADERS,
        SERVER_ERROR,
        trouble=Trouble.ANSWERS_OTHERWISE,
        always=lambda: http_error(429, "too many requests"),
        away=True,
    ),
    Fault("500", ALWAYS, SERVER_ERROR, tail=_fails_with("boom"), within_line=False),
    Fault(
        "503",
        HEADERS,
        SERVER_ERROR,
        trouble=Trouble.ANSWERS_OTHERWISE,
        always=lambda: http_error(503, "server busy"),
        away=True,
    ),
    Fault(
        "redirect",
        HEADERS,
        fails(Problem.REDIRECTED),
        trouble=Trouble.ANSWERS_OTHERWISE,
        always=lambda: redirect("http://login.test/"),
        away=True,
    ),
    Fault(
        "slow headers",
        HEADERS,
        TIMEOUT,
        trouble=Trouble.ANSWERS_OTHERWISE,
        always=lambda: Reply(
            (
                Bare(b"HTTP/1.1 200 OK\r\n"),
                Flood(b"X-More: a\r\n", every=3.0, bare=True),
            )
        ),
        away=True,
        silent=True,
    ),
    Fault("silent", ALWAYS, TIMEOUT, tail=lambda _: (Gate(),)),
    Fault("drip", SLOWLY, TIMEOUT, tail=_drips, within_line=False),
    Fault("cut", ALWAYS, CANNOT_CONNECT, tail=lambda _: (Drop(reset=True),)),
    Fault("garbage", ALWAYS, NOT_OLLAMA, tail=lambda _: (b"\x00\xff garbage\n",)),
    Fault(
        "no end",
        ALWAYS,
        replace(NO_ANSWER, problem=INCOMPLETE),
        tail=lambda _: (),
        ends={
            Moment.IN_A_WORD: AS_IT_IS,
            # Half a line is no JSON, whatever it was to become.
            Moment.IN_A_CALL: NOT_OLLAMA,
            Moment.AFTER_A_CALL_RAN: ONLY_DONE,
            Moment.WHILE_THE_LAST_WORDS_COME: ONLY_DONE,
        },
    ),
    Fault("endless", ALWAYS, TOO_LARGE, tail=_endless, within_line=False),
    Fault(
        "empty",
        NOTHING,
        NO_ANSWER,
        tail=lambda _: (ended(),),
        # Nothing is wrong with a model that adds nothing to what it did.
        ends={Moment.AFTER_A_CALL_RAN: replace(ONLY_DONE, problem="")},
    ),
    Fault("huge", ALWAYS, TOO_LARGE, tail=lambda _: (Flood(b"a" * 65_536),)),
    Fault("wrong type", ALWAYS, NOT_OLLAMA, tail=_wrong, within_line=False),
    Fault(
        "context overflow",
        ALWAYS,
        AS_IT_IS,
        tail=lambda one: (
            (ended(done_reason="length"),)
            if one.in_stream
            else ({"error": "the input length exceeds the context length"},)
        ),
        within_line=False,
        ends={
            **dict.fromkeys(BEGINNINGS, SERVER_ERROR),
            Moment.BEFORE_THE_FIRST_WORD: NO_ANSWER,
            Moment.IN_A_CALL: End("gave_up", Outcome.GAVE_UP, problem=UNREADABLE),
            Moment.WHILE_THE_LAST_WORDS_COME: replace(AS_IT_IS, outcome=Outcome.ACTED),
        },
    ),
    Fault(
        "model unloaded",
        ALWAYS,
        SERVER_ERROR,
        tail=_fails_with("llama runner process has terminated: signal: killed"),
        within_line=False,
    ),
    Fault(
        "model loading 90 s",
        HEADERS,
        TIMEOUT,
        tail=lambda _: (Pause(90.0), *say("It is on.").steps),
    ),
)
"""All faults; those without a trouble of the whole server hit only what is asked of a
model."""
