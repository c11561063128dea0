"""The model servers of an evaluation."""

from asyncio import create_subprocess_exec
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, redirect_stdout
import sys

from demo.embedded.server import MODEL
from demo.model_server import ROOT, DemoError, Model, model_server

from .agents import AGENTS


@asynccontextmanager
async def models(
    agents: Sequence[str], url: str | None, name: str | None
) -> AsyncIterator[dict[str, Model]]:
    """Yield the model of every agent that needs one, while the context lasts.

    An Ollama server is the same for all. Of the embedded model each agent has its own,
    because that one remembers only the tools it read last and reads them slowly. What
    url and name mean, and what is raised, is as in demo.model_server.
    """
    needing = [agent for agent in agents if AGENTS[agent].needs_model]
    if not needing:
        yield {}
        return
    async with AsyncExitStack() as stack:
        with redirect_stdout(sys.stderr):
            shared = await stack.enter_async_context(model_server(url, name))
        found = dict.fromkeys(needing, shared)
        if is_embedded(shared):
            # The one that is there is for the first that wants nothing special of it.
            first = next((one for one in needing if not AGENTS[one].embedded), None)
            for agent in needing:
                if agent != first:
                    own = _embedded(*AGENTS[agent].embedded)
                    found[agent] = await stack.enter_async_context(own)
        yield found


def is_embedded(model: Model) -> bool:
    """Return whether it is the embedded model, which keeps a core of its own busy."""
    return model.name == MODEL


@asynccontextmanager
async def _embedded(*options: str) -> AsyncIterator[Model]:
    """Run a server of the embedded model."""
    process = await create_subprocess_exec(
        sys.executable,
        *("-m", "demo.embedded", "--until-eof", *options),
        cwd=ROOT,
        stdin=PIPE,
        stdout=PIPE,
        # Ctrl-C is for this process, which stops the other.
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        greeting = (await process.stdout.readline()).decode().split()
        if not greeting:
            raise DemoError("the embedded model did not start")
        yield Model(greeting[-1], MODEL)
    finally:
        process.kill()
        await process.wait()
