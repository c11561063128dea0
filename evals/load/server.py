"""A model server with one slot, in a process of its own: one request after the other."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
import re
import signal
from time import monotonic
from typing import Any

from evals.errors import EvalError
from evals.processes import as_loaded
from fakes.ollama_server import OllamaServer, Reply, ServedModel, call, say

MODEL = "load:latest"

WORDS = "All is well."
"""What the model says to a question, once it has read."""

_CONTEXT = 131_072
"""Tokens that fit, so that no prompt is cut."""

_START = 60.0
"""Seconds for the process to start, and to tell what it served."""

_SAID = re.compile(
    r"(?:Turn (?P<way>on|off) the|Is the) (?P<name>.+?)(?: on\?|\.)$", re.MULTILINE
)


@dataclass(frozen=True, slots=True)
class Served:
    """A request for a device, with when it came, and when the slot began and ended it.

    Seconds are those of the machine's clock, the same for all of its processes.
    """

    name: str
    came: float
    began: float
    ended: float


@dataclass(slots=True)
class Slot:
    """The one place at which the server works; address is where it listens."""

    address: str
    _there: Connection

    def served(self) -> list[Served]:
        """Return what was served so far; raise EvalError if that is not told."""
        self._there.send(None)
        if not self._there.poll(_START):
            raise EvalError("the model server is gone")
        told: list[Served] = self._there.recv()
        return told


@contextmanager
def slot(seconds: float) -> Iterator[Slot]:
    """Yield a server that works so many seconds at each request.

    Raises EvalError if it does not start.
    """
    context = as_loaded()
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(there, seconds), daemon=True)
    process.start()
    try:
        if not here.poll(_START):
            raise EvalError("the model server did not start")
        yield Slot(here.recv(), here)
    finally:
        process.terminate()
        process.join()


def _serve(there: Connection, seconds: float) -> None:
    """Serve until the process is ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asyncio.run(_Queue(seconds).run(there))


@dataclass(slots=True)
class _Queue:
    """Requests in the order in which they came; seconds is how long one takes."""

    seconds: float
    _waiting: asyncio.Queue[tuple[str, float, asyncio.Event]] = field(
        default_factory=asyncio.Queue
    )
    _served: list[Served] = field(default_factory=list)

    async def run(self, there: Connection) -> None:
        """Serve, tell the address, and whenever asked what was served."""
        model = ServedModel(MODEL, context_length=_CONTEXT)

        def answer(body: dict[str, Any]) -> Reply:
            serving.requests.clear()
            return self._answer(body)

        async with OllamaServer(model, fallback=answer) as serving:
            asyncio.get_running_loop().add_reader(
                there.fileno(), lambda: there.send((there.recv(), self._served)[1])
            )
            there.send(serving.url)
            while True:
                name, came, gate = await self._waiting.get()
                began = monotonic()
                await asyncio.sleep(self.seconds)
                gate.set()
                self._served.append(Served(name, came, began, monotonic()))

    def _answer(self, body: Mapping[str, Any]) -> Reply:
        """Return what is answered to a chat as soon as its turn has come."""
        newest = [one for one in body["messages"] if one["role"] == "user"][-1:]
        said = newest and _SAID.search(newest[0]["content"])
        gate = asyncio.Event()
        self._waiting.put_nowait((said["name"] if said else "", monotonic(), gate))
        reply = say(WORDS)
        if said and body["messages"][-1]["role"] != "tool":
            tool = f"HassTurn{said['way'].title()}" if said["way"] else "GetLiveContext"
            reply = call(tool, {"name": said["name"]})
        return Reply((gate, *reply.steps))
