"""Which model server the demo uses: an Ollama server, or the embedded model."""

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
import os
from pathlib import Path
import sys

from custom_components.smart_agent.flows.server_url import normalise_url
from custom_components.smart_agent.server.catalogue import (
    async_catalogue,
    first_with_tools,
    resolve,
)
from custom_components.smart_agent.server.client import OllamaServer
from custom_components.smart_agent.server.errors import OllamaError

from .embedded.server import MODEL

ROOT = Path(__file__).parent.parent

_STOP_TIMEOUT = 2.0
"""Seconds the embedded model has to finish what it is at."""


class DemoError(Exception):
    """The demo cannot go on; the message tells the person why."""


@dataclass(frozen=True, slots=True)
class Model:
    """A model and the URL of the server that has it."""

    url: str
    name: str


@asynccontextmanager
async def model_server(url: str | None, name: str | None) -> AsyncIterator[Model]:
    """Yield the model to use, as long as the context lasts.

    url and name are what the person asked for, if anything: an address that must
    answer, else that of OLLAMA_HOST or Ollama's usual one is tried before the embedded
    model; a model, else the server's first that has tools. Raises DemoError.
    """
    wanted = url or os.environ.get("OLLAMA_HOST") or "localhost"
    address = normalise_url(wanted.replace("0.0.0.0", "127.0.0.1"))
    try:
        model = await _model_of(address, name)
    except OllamaError as err:
        if url:
            raise DemoError(f"{address} does not answer: {err.detail}") from err
        print(f"No Ollama server at {address}: using the embedded model", flush=True)
    else:
        if model:
            yield Model(address, model)
            return
        if url or name:
            raise DemoError(f"{address} has no model {name or 'with tools'}")
        print(f"{address} has no model with tools: using the embedded one", flush=True)
    async with embedded() as fallback:
        yield fallback


async def _model_of(url: str, name: str | None) -> str | None:
    """Return the model to use of a server, None if it has none.

    Raises OllamaError if the server does not answer.
    """
    server = OllamaServer(url)
    try:
        catalogue = await async_catalogue(server)
    finally:
        await server.async_close()
    if name is None:
        return first_with_tools(catalogue)
    full_name = resolve(name, catalogue)
    return full_name if full_name in catalogue else None


@asynccontextmanager
async def embedded(*options: str) -> AsyncIterator[Model]:
    """Run a server of the embedded model, with options of its command line.

    Raises DemoError.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "demo.embedded",
        "--until-eof",
        *options,
        cwd=ROOT,
        stdin=PIPE,
        stdout=PIPE,
        # Ctrl-C is for this process, which stops the other in its own time.
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        greeting = (await process.stdout.readline()).decode().split()
        if not greeting:
            raise DemoError("the embedded model did not start")
        yield Model(greeting[-1], MODEL)
    finally:
        await _stop(process)


async def _stop(process: Process) -> None:
    """End the process, by force if it is in the middle of something."""
    if process.stdin is not None:
        process.stdin.close()
    try:
        async with asyncio.timeout(_STOP_TIMEOUT):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()
