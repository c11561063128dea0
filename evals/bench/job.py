"""A visit to a home with the servers that it takes, in a process for that."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from demo.model_server import Model, model_server
from evals.agents import SMART_AGENT, Candidate, Options
from evals.homes import home
from evals.proxy import proxy
from homeassistant.runner import create_event_loop

from .meter import Meter, ProxyMeter, ScriptedMeter
from .row import OLLAMA, Row
from .script import answer
from .server import MODEL, BenchServer, Rates
from .visit import Guest, Visit


@dataclass(frozen=True, slots=True)
class Job:
    """What a process has to do: a visit to a home of a size.

    options are Smart Agent's. With an address there is a real server, and no rates.
    What settle and limit are is as in a Visit.
    """

    size: int
    repeat: int
    options: Options
    rates: Rates
    url: str | None
    model: str | None
    settle: float
    limit: float


def take(job: Job) -> list[Row]:
    """Make a visit and return what was measured.

    Raises DemoError where the real server cannot be used.
    """
    with asyncio.Runner(loop_factory=create_event_loop) as runner:
        return runner.run(_take(job))


async def _take(job: Job) -> list[Row]:
    """Visit both agents at once, or one alone where they share a server.

    Each agent is the first every other time.
    """
    visit = Visit(home(job.size), job.repeat, job.settle, job.limit)
    order = [SMART_AGENT, OLLAMA][:: -1 if job.repeat % 2 else 1]
    rows: list[Row] = []
    for agents in [[agent] for agent in order] if job.url else [order]:
        async with AsyncExitStack() as stack:
            guests = []
            for agent in agents:
                model, meter = await stack.enter_async_context(_server(job))
                options = job.options if agent == SMART_AGENT else {}
                guests.append(Guest(Candidate(agent, model, options), meter))
            rows += await visit.rows(guests)
    return rows


@asynccontextmanager
async def _server(job: Job) -> AsyncIterator[tuple[Model, Meter]]:
    """Yield a model with what measures it: a scripted one, or that at the address."""
    if job.url is None:
        async with BenchServer(answer, job.rates) as server:
            yield Model(server.url, MODEL), ScriptedMeter(server)
        return
    async with model_server(job.url, job.model) as model, proxy(model.url) as passing:
        yield model, ProxyMeter(passing)
