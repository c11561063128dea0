"""The model servers of an evaluation."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, redirect_stdout
import sys

from demo.embedded.server import MODEL
from demo.model_server import Model, embedded, model_server
from fakes.ollama_server import OllamaServer, ServedModel, say

from .agents import AGENTS

SILENT = "silent:latest"


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
                    own = embedded(*AGENTS[agent].embedded)
                    found[agent] = await stack.enter_async_context(own)
        yield found


@asynccontextmanager
async def silent() -> AsyncIterator[Model]:
    """Yield a model that never says anything, as long as the context lasts.

    What comes right with it was done or answered without a model.
    """
    async with OllamaServer(ServedModel(SILENT)) as server:
        server.fallback = lambda _: say("")
        yield Model(server.url, SILENT)


def is_embedded(model: Model) -> bool:
    """Return whether it is the embedded model, which keeps a core of its own busy."""
    return model.name == MODEL
