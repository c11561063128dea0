"""The model servers of an evaluation."""

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, redirect_stdout
from pathlib import Path
import sys
from typing import Any

from demo.embedded.server import MODEL
from demo.model_server import Model, embedded, model_server
from fakes.eager import Call, Eager
from fakes.ollama_server import OllamaServer, Reply, ServedModel, calls, say
from fakes.plain import plain

from .agents import AGENTS
from .eager_model import eager_in
from .right_calls import right_calls
from .task import Task

SILENT = "silent:latest"
RIGHT = "right:latest"
EAGER = "eager:latest"


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


@asynccontextmanager
async def right(tasks: Iterable[Task]) -> AsyncIterator[Model]:
    """Yield a model that calls just what tasks ask for, as long as the context lasts.

    What fails with it is withheld by the agent, or done besides.
    """
    known: dict[str, Sequence[Call]] = {}
    domains: dict[str, str] = {}
    for task in tasks:
        known |= right_calls(task)
        domains |= eager_in(task).domains
    async with _scripted(RIGHT, known, domains) as model:
        yield model


@asynccontextmanager
async def eager(tasks: Iterable[Task]) -> AsyncIterator[Model]:
    """Yield a model that does whatever the words name, deaf to all else they say.

    What it does where nothing may happen is what the agent lets through.
    """
    known: dict[str, Sequence[Call]] = {}
    domains: dict[str, str] = {}
    by_home: dict[Path, Eager] = {}
    for task in tasks:
        if (model := by_home.get(task.home)) is None:
            model = by_home[task.home] = eager_in(task)
            domains |= model.domains
        known |= {turn.sentence: model.calls(turn.sentence) for turn in task.turns}
    async with _scripted(EAGER, known, domains) as served:
        yield served


@asynccontextmanager
async def _scripted(
    name: str, known: Mapping[str, Sequence[Call]], domains: Mapping[str, str]
) -> AsyncIterator[Model]:
    """Yield a model that calls what is known of a sentence, and says no more.

    Where it is offered no tools it says what it would call, plainly, if it can. domains
    are those of devices by their names.
    """

    def answer(body: Mapping[str, Any]) -> Reply:
        last = body["messages"][-1]
        if last["role"] != "user":
            return say("")
        said = max(
            (one for one in known if one in last["content"]), key=len, default=""
        )
        made = known.get(said, ())
        if not body.get("tools"):
            return say("\n".join(plain(one, domains) for one in made))
        return calls(*made) if made else say("")

    async with OllamaServer(ServedModel(name)) as server:
        server.fallback = answer
        yield Model(server.url, name)


def is_embedded(model: Model) -> bool:
    """Return whether it is the embedded model, which keeps a core of its own busy."""
    return model.name == MODEL
