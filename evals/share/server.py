"""A model server that answers at once, in a process of its own."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
import signal
from typing import Any

from evals.errors import EvalError
from evals.processes import as_loaded
from fakes.ollama_server import OllamaServer, Reply, ServedModel, call, say

MODEL = "share:latest"

_CONTEXT = 131_072
"""Tokens that fit, so that no prompt is cut."""

_START = 60.0
"""Seconds for the process to start."""


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence, with what the model makes of it: a call with arguments, or words."""

    sentence: str
    tool: str = ""
    arguments: Mapping[str, Any] | None = None


TURNS = (
    Said("Turn on the floor lamp", "HassTurnOn", {"name": "Floor Lamp"}),
    Said(
        "Turn off the reading lamp",
        "HassTurnOff",
        {"name": "the reading lamp", "device_class": ["light"], "area": ""},
    ),
    Said("Is the front door locked?", "GetLiveContext", {"name": "Front Door"}),
    Said("Make it bright at the unicorn", "HassTurnOn", {"name": "Unicorn Lantern"}),
    Said("Turn on the lights", "HassTurnOn", {"domain": ["light"]}),
    Said("How are you today?"),
)
"""What is said, over and over: a call that is right, one with slips, one that reads,
one for what there is not, one for a whole room, and none."""

PLAIN = {
    "en": "turn on the floor lamp",
    "de": "schalte Floor Lamp ein",
    "fr": "allume Floor Lamp",
    "es": "enciende Floor Lamp",
    "nl": "zet Floor Lamp aan",
    "pl": "włącz Floor Lamp",
}
"""A command in each language that is done without a request, in any home."""

_WORDS = "All is well."


@contextmanager
def server() -> Iterator[str]:
    """Yield the address of the server; raise EvalError if it does not start."""
    context = as_loaded()
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(there,), daemon=True)
    process.start()
    try:
        if not here.poll(_START):
            raise EvalError("the model server did not start")
        yield here.recv()
    finally:
        process.terminate()
        process.join()


def _serve(there: Connection) -> None:
    """Serve until the process is ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asyncio.run(_run(there))


async def _run(there: Connection) -> None:
    """Serve, and tell the address."""
    model = ServedModel(MODEL, context_length=_CONTEXT)

    def answer(body: dict[str, Any]) -> Reply:
        serving.requests.clear()
        return _answer(body)

    async with OllamaServer(model, fallback=answer) as serving:
        there.send(serving.url)
        await asyncio.Event().wait()


def _answer(body: Mapping[str, Any]) -> Reply:
    """Return the call for the newest sentence, or words once something came of it."""
    for message in reversed(body["messages"]):
        if message["role"] == "tool":
            break
        if message["role"] != "user":
            continue
        for said in TURNS:
            if said.sentence in message["content"] and said.arguments is not None:
                return call(said.tool, said.arguments)
        break
    return say(_WORDS)
