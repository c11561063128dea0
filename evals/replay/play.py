"""One recorded run, played to the agent in a real core."""

from dataclasses import dataclass

from custom_components.smart_agent.record import TurnRecord
from demo.core import add_agent, agent_id
from demo.model_server import Model
from homeassistant.components import conversation
from homeassistant.core import Context
from tests.ollama_server import OllamaServer

from evals.house import house, states
from evals.score import differences
from evals.task import Task
from .runs import Run

MODEL = "replay:latest"


@dataclass(frozen=True)
class Played:
    """How a run went here; wrong is what is not as the task wants it."""

    run: Run
    wrong: tuple[str, ...]
    record: TurnRecord

    @property
    def passed(self) -> bool:
        """Return whether the task is passed."""
        return not self.wrong


async def play(run: Run, task: Task, server: OllamaServer) -> Played:
    """Play a run in a house of its own."""
    server.fallback = run.replies()
    async with house(task.inventory) as hass:
        entry = await add_agent(hass, Model(server.url, MODEL))
        before = states(hass)
        await conversation.async_converse(
            hass,
            task.sentence,
            None,
            Context(),
            language="en",
            agent_id=agent_id(hass, entry),
        )
        await hass.async_block_till_done()
        wrong = differences(task, before, states(hass))
        return Played(run, tuple(wrong), entry.runtime_data.records[-1])
