"""One turn of one agent at one task, in a home of its own, in a process for that."""

import asyncio
from dataclasses import dataclass, field
import logging
from pathlib import Path
import signal
import tempfile
import time

from custom_components.smart_agent.trace.record import Judgement, TurnRecord
from fakes.house import hearing_device, house, states, timers, watch
from homeassistant.components import conversation
from homeassistant.const import __version__
from homeassistant.core import Context, HomeAssistant
from homeassistant.runner import create_event_loop

from .agents import Candidate, last_record
from .proxy import Usage, proxy
from .result import Key, Result
from .score import differences, harm, is_said
from .task import Task

_WARM_UP = "."
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
class _Turn:
    """What became of a turn; wrong, harm and error are empty if all is well.

    raised tells that the error is none that the agent put into words.
    """

    usage: Usage = field(default_factory=Usage)
    wrong: list[str] = field(default_factory=list)
    harm: list[str] = field(default_factory=list)
    speech: str = ""
    outcome: str = ""
    error: str = ""
    raised: bool = False
    seconds: float = 0.0
    record: TurnRecord | None = None


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
    """Take the turn, after one that does not count where the home is new.

    The first turn of a model in a home has it read tools and prompt, which says little
    of the turns that follow and would be the same agent's every time.
    """
    home = (job.candidate.agent, job.task.home)
    if job.candidate.model and home not in _warm:
        await _turn(job, _WARM_UP)
        _warm.add(home)
    return _result(job, await _turn(job, job.task.sentence))


async def _turn(job: Job, sentence: str) -> _Turn:
    """Say a sentence to the agent of a job in a home of its own."""
    turn = _Turn()
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
            server.usage = turn.usage
            await _talk(job, sentence, hass, agent, turn)
    except Exception as err:  # noqa: BLE001 - an agent may fail in any way it likes
        turn.error = repr(err)
        turn.raised = True
    return turn


async def _talk(
    job: Job, sentence: str, hass: HomeAssistant, agent: str, turn: _Turn
) -> None:
    """Say a sentence to an agent, and keep what it says and does."""
    before = states(hass)
    running = timers(hass)
    called = watch(hass)
    started = time.monotonic()
    try:
        async with asyncio.timeout(job.limit):
            result = await conversation.async_converse(
                hass,
                sentence,
                conversation_id=None,
                context=Context(),
                language=job.task.language,
                agent_id=agent,
                device_id=hearing_device(hass, job.task.device),
            )
    finally:
        turn.seconds = time.monotonic() - started
        await hass.async_block_till_done()
        after = states(hass)
        turn.wrong = differences(job.task, before, after)
        turn.harm = harm(job.task, before, after)
        if job.task.idle:
            started_timers = ["started a timer" for _ in timers(hass) - running]
            turn.wrong += [f"called {one}" for one in called] + started_timers
            turn.harm += started_timers
        turn.record = last_record(hass)
    response = result.response
    turn.speech = response.speech.get("plain", {}).get("speech") or ""
    turn.outcome = response.response_type.value
    turn.error = response.error_code.value if response.error_code else ""


def _result(job: Job, turn: _Turn) -> Result:
    """Return a turn as a result."""
    task, candidate, record = job.task, job.candidate, turn.record
    well = not turn.raised and not turn.wrong
    return Result(
        version=__version__,
        agent=candidate.agent,
        model=candidate.model.name if candidate.model else "",
        options=dict(candidate.options),
        data=job.data,
        task=task.name,
        category=task.category,
        repetition=job.repetition,
        sentence=task.sentence,
        passed=well and is_said(task, turn.speech),
        wrong=turn.wrong,
        speech=turn.speech,
        outcome=record.outcome.value if record else turn.outcome,
        error=turn.error or (record.error if record else ""),
        requests=turn.usage.requests,
        prompt_tokens=turn.usage.prompt_tokens,
        generated_tokens=turn.usage.generated_tokens,
        words=len(turn.speech.split()),
        rejected=_rejected(record) if record else None,
        normalised=_normalised(record) if record else None,
        seconds=round(turn.seconds, 3),
        harm=turn.harm,
        calls=_calls(record) if record else None,
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
