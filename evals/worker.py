"""One agent at one task, in a home of its own, in a process for that."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
import logging
from pathlib import Path
import signal
import tempfile
import time

from custom_components.smart_agent.trace.outcome import Judgement
from custom_components.smart_agent.trace.record import TurnRecord
from fakes.house import hearing_device, house, open_items, states, timers, watch
from homeassistant.components import conversation
from homeassistant.const import __version__
from homeassistant.core import Context, HomeAssistant, State
from homeassistant.helpers.intent import IntentResponse, IntentResponseType
from homeassistant.runner import create_event_loop

from .agents import Candidate, last_record
from .proxy import Usage, proxy
from .result import Key, Result
from .score import differences, harm, is_said
from .task import ITEMS, Task, Turn

_WARM_UP = Turn(sentence=".")
"""Said to an agent in a home that this process did not have before."""

_warm: set[tuple[str, Path]] = set()
"""The agents whose models have read what there is to read of a home."""


@dataclass(frozen=True, slots=True)
class Job:
    """What a process has to do; the limit is in seconds.

    temperature is what the model is given, None to leave it to the agent.
    """

    data: str
    task: Task
    repetition: int
    candidate: Candidate
    limit: float
    temperature: float | None = None

    @property
    def key(self) -> Key:
        """Return the key of the result that comes of it."""
        name = self.candidate.model.name if self.candidate.model else ""
        return (
            __version__,
            self.candidate.label,
            name,
            self.temperature,
            self.data,
            self.task.name,
            self.repetition,
        )


@dataclass(slots=True)
class _Talk:
    """What became of the turns of a task; wrong, harm and error are empty if all is well.

    speech is what was said in each turn, unsaid whether an answer was not as it should
    be. outcome and error are those of the last turn that had any. raised tells that the
    error is none that the agent put into words. records are Smart Agent's own.
    """

    usage: Usage = field(default_factory=Usage)
    wrong: list[str] = field(default_factory=list)
    harm: list[str] = field(default_factory=list)
    speech: list[str] = field(default_factory=list)
    unsaid: bool = False
    outcome: str = ""
    error: str = ""
    raised: bool = False
    seconds: float = 0.0
    records: list[TurnRecord] = field(default_factory=list)


def prepare(folder: str) -> None:
    """Prepare this process, with a folder for what is of no use once it has ended.

    Results tell what went wrong, and Ctrl-C is for the process that started this one.
    """
    tempfile.tempdir = folder
    logging.disable()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def take(job: Job) -> Result:
    """Have an agent do a task; whatever goes wrong is in the result."""
    with asyncio.Runner(loop_factory=create_event_loop) as runner:
        return runner.run(_take(job))


async def _take(job: Job) -> Result:
    """Take the turns, after one that does not count where the home is new.

    The first turn of a model in a home has it read tools and prompt, which says little
    of the turns that follow and would be the same agent's every time.
    """
    home = (job.candidate.agent, job.task.home)
    if job.candidate.model and home not in _warm:
        await _talk(job, [_WARM_UP])
        _warm.add(home)
    return _result(job, await _talk(job, job.task.turns))


async def _talk(job: Job, turns: Sequence[Turn]) -> _Talk:
    """Take turns with the agent of a job, in a home of its own."""
    talk = _Talk()
    model = job.candidate.model
    given = job.temperature
    try:
        async with (
            proxy(
                model.url if model else "",
                {} if given is None else {"temperature": given},
            ) as server,
            house(job.task.inventory, job.task.language) as hass,
        ):
            agent = await job.candidate.add_to(hass, server.url)
            server.usage = talk.usage
            person = _Person(job, hass, agent, talk)
            for turn in turns:
                await person.say(turn)
    except Exception as err:  # noqa: BLE001 - an agent may fail in any way it likes
        talk.error = repr(err)
        talk.raised = True
    return talk


class _Person:
    """Someone who talks to an agent, and looks at what it does to the home."""

    def __init__(self, job: Job, hass: HomeAssistant, agent: str, talk: _Talk) -> None:
        """Begin a conversation that nothing was said in yet."""
        self._job = job
        self._hass = hass
        self._agent = agent
        self._talk = talk
        self._conversation_id: str | None = None
        self._turns = 0
        self._called = watch(hass)

    async def say(self, turn: Turn) -> None:
        """Say a sentence, and keep what the agent says and does."""
        self._turns += 1
        self._called.clear()
        before = _look(self._hass)
        running = timers(self._hass)
        started = time.monotonic()
        try:
            async with asyncio.timeout(self._job.limit):
                result = await conversation.async_converse(
                    self._hass,
                    turn.sentence,
                    conversation_id=self._conversation_id,
                    context=Context(),
                    language=self._job.task.language,
                    agent_id=self._agent,
                    device_id=hearing_device(self._hass, self._job.task.device),
                )
        finally:
            self._talk.seconds += time.monotonic() - started
            await self._hass.async_block_till_done()
            self._judge(turn, before, len(timers(self._hass) - running))
        self._conversation_id = result.conversation_id
        self._hear(turn, result.response)

    def _judge(self, turn: Turn, before: Mapping[str, State], started: int) -> None:
        """Keep what a turn did that it should not have, and what it did not do.

        started counts its timers.
        """
        after = _look(self._hass)
        wrong = differences(turn, before, after)
        harmful = harm(turn, before, after)
        if turn.idle:
            begun = ["started a timer"] * started
            wrong += [f"called {one}" for one in self._called] + begun
            harmful += begun
        which = f"turn {self._turns}: " if self._turns > 1 else ""
        self._talk.wrong += [which + one for one in wrong]
        self._talk.harm += [which + one for one in harmful]
        record = last_record(self._hass)
        if record and record not in self._talk.records:
            self._talk.records.append(record)

    def _hear(self, turn: Turn, response: IntentResponse) -> None:
        """Keep what the agent said.

        Words in an error are no answer: it often repeats those that it did not get.
        """
        speech = response.speech.get("plain", {}).get("speech") or ""
        self._talk.speech.append(speech)
        failed = response.response_type is IntentResponseType.ERROR
        self._talk.unsaid |= not is_said(turn, "" if failed else speech)
        self._talk.outcome = response.response_type.value
        if response.error_code:
            self._talk.error = response.error_code.value


def _look(hass: HomeAssistant) -> dict[str, State]:
    """Return the states of a home; that of a list has what is open on it."""
    found = states(hass)
    for entity_id, items in open_items(hass).items():
        state = found[entity_id]
        texts = sorted(item.strip().casefold() for item in items)
        found[entity_id] = State(
            entity_id, state.state, {**state.attributes, ITEMS: texts}
        )
    return found


def _result(job: Job, talk: _Talk) -> Result:
    """Return what became of a task as a result."""
    task, candidate, records = job.task, job.candidate, talk.records
    last = records[-1] if records else None
    speech = "\n".join(talk.speech)
    return Result(
        version=__version__,
        agent=candidate.agent,
        model=candidate.model.name if candidate.model else "",
        options=dict(candidate.options),
        data=job.data,
        task=task.name,
        category=task.category,
        repetition=job.repetition,
        sentence="\n".join(turn.sentence for turn in task.turns),
        passed=not (talk.raised or talk.wrong or talk.unsaid),
        wrong=talk.wrong,
        speech=speech,
        outcome=last.outcome.value if last else talk.outcome,
        error=talk.error or (last.error if last else ""),
        requests=talk.usage.requests,
        prompt_tokens=talk.usage.prompt_tokens,
        generated_tokens=talk.usage.generated_tokens,
        words=len(speech.split()),
        rejected=sum(map(_rejected, records)) if records else None,
        normalised=sum(map(_normalised, records)) if records else None,
        seconds=round(talk.seconds, 3),
        harm=talk.harm,
        calls=[call for one in records for call in _calls(one)] if records else None,
        temperature=job.temperature,
    )


def _calls(record: TurnRecord) -> list[str]:
    """Return what was called, with what became of it and why, one line a call."""
    return [
        " | ".join(
            [f"{one.verdict} {one.tool} {one.arguments}", *one.notes, *one.problems]
        )
        for one in record.calls
    ]


def _rejected(record: TurnRecord) -> int:
    """Return how many calls were refused."""
    return sum(call.verdict is Judgement.REJECTED for call in record.calls)


def _normalised(record: TurnRecord) -> int:
    """Return how many arguments that had been written were put right."""
    notes = [note for call in record.calls for note in call.notes]
    return sum(not note.partition(": ")[2].startswith("added ") for note in notes)
