"""One recorded run, played to the agent in a real core."""

from collections.abc import Mapping
from dataclasses import dataclass

from custom_components.smart_agent.record import TurnRecord
from demo.model_server import Model
from evals.agents import SMART_AGENT, Candidate, Options, last_record
from evals.house import hearing_device, house, states
from evals.score import differences, is_said
from evals.task import Task
from homeassistant.components import conversation
from homeassistant.core import Context, State
from tests.ollama_server import OllamaServer

from .runs import Run

MODEL = "replay:latest"
NO_OPTIONS: Options = {}


@dataclass(frozen=True)
class Played:
    """How a run went here.

    wrong is what is not as the task wants it, changed are the entities that are not as
    they were. The record is without the prompts, which are long.
    """

    run: Run
    wrong: tuple[str, ...]
    changed: frozenset[str]
    record: TurnRecord

    @property
    def passed(self) -> bool:
        """Return whether the task is passed."""
        return not self.wrong


async def play(
    run: Run, task: Task, server: OllamaServer, options: Options = NO_OPTIONS
) -> Played:
    """Play a run in a house of its own, to an agent with these options."""
    server.fallback = run.replies()
    async with house(task.inventory) as hass:
        candidate = Candidate(SMART_AGENT, Model(server.url, MODEL), options)
        agent = await candidate.add_to(hass, server.url)
        before = states(hass)
        await conversation.async_converse(
            hass,
            task.sentence,
            None,
            Context(),
            language="en",
            agent_id=agent,
            device_id=hearing_device(hass, task),
        )
        await hass.async_block_till_done()
        after = states(hass)
        record = last_record(hass)
    assert record is not None
    for request in record.requests:
        request.prompt = None
    wrong = differences(task, before, after)
    if not is_said(task, record.speech):
        wrong.append(f"said {record.speech!r}")
    return Played(run, tuple(wrong), _changed(before, after), record)


def _changed(before: Mapping[str, State], after: Mapping[str, State]) -> frozenset[str]:
    """Return the entities that are not as they were."""
    return frozenset(
        entity_id
        for entity_id, state in before.items()
        if (now := after[entity_id]).state != state.state
        or now.attributes != state.attributes
    )
