"""A scripted model server that takes the time a real one would take."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import batched
import time
from typing import Any, override

from aiohttp import web

from fakes.ollama_server import OllamaServer, Reply, ServedModel, say

from .cache import PrefixCache
from .template import END, Body, render, written
from .tokens import tokenize

MODEL = "bench:latest"

_BATCH = 512
"""Tokens that are read at a time (llama.cpp's batch size); what a request that its
client gives up had read in whole batches stays read."""

_CONTEXT = 131_072
"""Tokens that fit, so that no prompt is cut."""


@dataclass(frozen=True, slots=True)
class Rates:
    """How fast a model is, in tokens a second."""

    read: float
    write: float


@dataclass(slots=True)
class Served:
    """What a request cost in tokens; evaluated is what of the prompt had to be read.

    window is the context window that it asked for. Where the prompt is longer, Ollama
    reads its second half only (llm/llama_server.go); here it is read as it is, since
    nothing could be compared else.
    """

    prompt: int
    evaluated: int
    window: int
    generated: int = 0


class Clock:
    """The time that the server goes by."""

    def now(self) -> float:
        """Return the time in seconds."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Let time pass."""
        await asyncio.sleep(seconds)


class _Pause(asyncio.Event):
    """What a reply waits for: that the time for some tokens has passed."""

    def __init__(self, clock: Clock, due: float, then: Callable[[], None]) -> None:
        """Wait until a time is due, then do something."""
        super().__init__()
        self._clock = clock
        self._due = due
        self._then = then

    @override
    async def wait(self) -> bool:  # type: ignore[override]  # typed as always True
        """Return when it is time."""
        await self._clock.sleep(max(0.0, self._due - self._clock.now()))
        self._then()
        return True


class BenchServer(OllamaServer):
    """Answers one request after the other, with one prefix cache for all.

    The answers are those of `answer`. Time passes for each prompt token that is not in
    the cache and for each token of the answer; reading and counting here take none
    beside that, nor does loading the model.
    """

    def __init__(
        self, answer: Callable[[Body], Reply], rates: Rates, clock: Clock | None = None
    ) -> None:
        """Answer at these rates."""
        super().__init__(
            ServedModel(MODEL, context_length=_CONTEXT), fallback=self._charged
        )
        self.served: list[Served] = []
        """What turns have asked for, warm-ups left out."""
        self._answer_to = answer
        self._rates = rates
        self._clock = clock or Clock()
        self._cache = PrefixCache()
        self._slot = asyncio.Lock()

    async def idle(self) -> None:
        """Return when nothing is being answered."""
        async with self._slot:
            return

    @override
    async def _chat(self, request: web.Request) -> web.StreamResponse:
        """Answer when those before are answered."""
        async with self._slot:
            return await super()._chat(request)

    def _charged(self, body: dict[str, Any]) -> Reply:
        """Return the reply to a request with the time it takes."""
        started = self._clock.now()
        warm_up = is_warm_up(body)
        reply = say("", done_reason="length") if warm_up else self._answer_to(body)
        prompt = tokenize(render(body))
        window = (body.get("options") or {}).get("num_ctx", _CONTEXT)
        cost = Served(len(prompt), self._cache.keep(prompt), window)
        if not warm_up:
            self.served.append(cost)
        unread = prompt[len(prompt) - cost.evaluated :]
        read = started + len(unread) / self._rates.read
        return Reply(
            (*self._reading(unread, started), *self._writing(reply, cost, read))
        )

    def _reading(self, unread: Sequence[str], due: float) -> Iterator[_Pause]:
        """Return the pauses in which a prompt is read."""
        for tokens in batched(unread, _BATCH, strict=False):
            due += len(tokens) / self._rates.read
            yield self._pause(due, tokens)

    def _writing(
        self, reply: Reply, cost: Served, due: float
    ) -> Iterator[_Pause | dict[str, Any]]:
        """Return the steps of a reply, each after the pause in which it is written."""
        begun = due
        for step in reply.steps:
            assert isinstance(step, dict)
            tokens = [END] if step["done"] else _written(step["message"])
            due += len(tokens) / self._rates.write
            cost.generated += len(tokens)
            yield self._pause(due, tokens)
            if step["done"]:
                step |= _counted(cost, self._rates.read, due - begun)
            yield step

    def _pause(self, due: float, tokens: Sequence[str]) -> _Pause:
        """Return the pause in which tokens are read or written."""
        return _Pause(self._clock, due, lambda: self._cache.add(tokens))


def is_warm_up(body: Body) -> bool:
    """Return whether a request only wants its prompt read."""
    return (body.get("options") or {}).get("num_predict") == 1


def _written(message: dict[str, Any]) -> list[str]:
    """Return what a model writes for a piece of an answer."""
    if calls := message.get("tool_calls"):
        return tokenize(written(calls))
    return tokenize(message["content"])


def _counted(cost: Served, read: float, writing: float) -> dict[str, int]:
    """Return what the last line of an answer counts; times are nanoseconds.

    Ollama counts what was in the cache among the tokens of the prompt, and the time for
    those that were not.
    """
    reading = cost.evaluated / read
    return {
        "prompt_eval_count": cost.prompt,
        "eval_count": cost.generated,
        "load_duration": 0,
        "prompt_eval_duration": round(reading * 1e9),
        "eval_duration": round(writing * 1e9),
        "total_duration": round((reading + writing) * 1e9),
    }
