"""One recorded run, played to the agent in a real core."""

from collections.abc import Mapping
from dataclasses import dataclass

from custom_components.smart_agent.trace.record import TurnRecord
from demo.model_server import Model
from evals.agents import SMART_AGENT, Candidate, Options, last_record
from evals.score import differences, harm, is_said, recorded_harm
from evals.task import Task
from fakes.house import hearing_device, house, states
from fakes.ollama_server import OllamaServer
from homeassistant.components import conversation
from homeassistant.core import Context, State

from .runs import Run

MODEL = "replay:latest"
NO_OPTIONS: Options = {}


@dataclass(frozen=True)
class Played:
    """How a run went here.

    wrong are the values that are not as the task wants them, harm those of them that the
    run changed. harm_there is the harm of the recorded run, None if that does not tell.
    changed are the entities that are not as they were. The record is without the prompts,
    which are long.
    """

    run: Run
    wrong: tuple[str, ...]
    harm: tuple[str, ...]
    harm_there: tuple[str, ...] | None
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
            device_id=hearing_device(hass, task.device),
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
    return Played(
        run,
        wrong=tuple(wrong),
        harm=tuple(harm(task, before, after)),
        harm_there=_harm_there(run, task, before),
        changed=_changed(before, after),
        record=record,
    )


def _harm_there(
    run: Run, task: Task, before: Mapping[str, State]
) -> tuple[str, ...] | None:
    """Return the harm of the recorded run, None if it does not tell."""
    if run.ended is None:
        return None
    return tuple(recorded_harm(task, before, run.ended))


def _changed(before: Mapping[str, State], after: Mapping[str, State]) -> frozenset[str]:
    """Return the entities that are not as they were."""
    return frozenset(
        entity_id
        for entity_id, state in before.items()
        if (now := after[entity_id]).state != state.state
        or now.attributes != state.attributes
    )
