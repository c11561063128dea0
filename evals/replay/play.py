"""One recorded run, played to the agent in a real core."""

from collections.abc import Mapping
from dataclasses import dataclass

from custom_components.smart_agent.trace.record import RequestRecord, TurnRecord
from demo.model_server import Model
from evals.agents import SMART_AGENT, Candidate, Options, last_record
from evals.score import differences, harm, is_said, recorded_harm
from evals.task import Task
from fakes.house import hearing_device, house, states
from fakes.ollama_server import OllamaServer, reads_ahead, say
from homeassistant.components import conversation
from homeassistant.core import Context, HomeAssistant, State
from homeassistant.exceptions import HomeAssistantError
from homeassistant.util import dt as dt_util

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
    run: Run,
    task: Task,
    server: OllamaServer,
    options: Options = NO_OPTIONS,
    agent: str = SMART_AGENT,
) -> Played:
    """Play a run in a house of its own, to an agent with these options."""
    server.fallback = run.replies()
    server.warm_up = reads_ahead
    # What the model would have said plainly is not recorded.
    server.restate = lambda _: say("", eval_count=0)
    async with house(task.inventory) as hass:
        candidate = Candidate(agent, Model(server.url, MODEL), options)
        agent_id = await candidate.add_to(hass, server.url)
        before = states(hass)
        asked = len(server.chats)
        speech = await _say(hass, task, agent_id)
        await hass.async_block_till_done()
        after = states(hass)
        record = last_record(hass) or _unrecorded(task, agent_id)
    if agent != SMART_AGENT:
        record.speech = speech
        # Of an agent of others only the answers are recorded in which it calls.
        missing = len(server.chats) - asked - len(record.requests)
        record.requests += [RequestRecord(MODEL, 0.0) for _ in range(missing)]
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


async def _say(hass: HomeAssistant, task: Task, agent_id: str) -> str:
    """Say the sentence of a task to an agent; return the answer, empty for none."""
    try:
        result = await conversation.async_converse(
            hass,
            task.sentence,
            None,
            Context(),
            language="en",
            agent_id=agent_id,
            device_id=hearing_device(hass, task.device),
        )
    except HomeAssistantError:
        # Home Assistant's own agent has no answer where the model wrote none.
        return ""
    return str(result.response.speech.get("plain", {}).get("speech") or "")


def _unrecorded(task: Task, agent_id: str) -> TurnRecord:
    """Return a record of a turn that Smart Agent had no part in."""
    return TurnRecord("", agent_id, MODEL, "en", task.sentence, None, dt_util.utcnow())


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
