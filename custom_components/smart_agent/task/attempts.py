"""One task: asks a model until its answer is right, three times at most."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
import time
from typing import Any

from ..const import MAX_REPLY_TOKENS, MAX_TASK_TOKENS, MAX_THINKING_TOKENS
from ..guard.problem import Problem as Wrong, ProblemKind
from ..options import TaskOptions
from ..prompt import history, task_texts as texts
from ..prompt.budget import TokenEstimate, fit
from ..prompt.sampling import sampling
from ..server.answer import Answer
from ..server.client import ChatRequest, OllamaServer
from ..server.errors import OllamaError, Problem
from ..server.picture import Picture
from ..trace.outcome import Judgement
from ..trace.record import CallRecord, TurnRecord
from ..trace.whole_answer import async_whole_answer
from .error import TaskError, TaskProblem
from .json_in_text import NoJsonError, find_json
from .structure import Structure

MAX_ATTEMPTS = 3

TOOL = "generate_data"
"""What the record calls the data of an answer, which is judged as a call is."""


@dataclass(frozen=True, slots=True)
class TaskModel:
    """What a task has to know of the model that does it."""

    server: OllamaServer
    options: TaskOptions
    num_ctx: int
    """The context to ask for, in tokens."""
    estimate: TokenEstimate
    """How many tokens a prompt of the model's has."""
    look: Callable[[], Awaitable[None]]
    """Raises OllamaError where it is known that the server is away."""


class TaskAttempts:
    """The attempts of one task; run them once."""

    def __init__(
        self,
        model: TaskModel,
        record: TurnRecord,
        system: Sequence[history.Message],
        instructions: str,
        structure: Structure | None,
        pictures: Sequence[Picture],
    ) -> None:
        """Prepare; nothing is sent yet."""
        self._model = model
        self._record = record
        self._structure = structure
        self._pictures = pictures
        self._is_constrained = structure is not None
        self._wrong = TaskError(TaskProblem.NO_ANSWER)
        text = instructions
        if structure is not None:
            text = texts.with_schema(text, structure.schema)
        self._at = len(system)
        """Where the instructions stand, and the pictures with them."""
        self._messages = [*system, history.user(text)]

    async def run(self) -> tuple[Any, str]:
        """Return the data, or the text of a task without a structure, and what was written.

        Raises TaskError if no answer was right, OllamaError when the server fails for
        good.
        """
        for attempt in range(1, MAX_ATTEMPTS + 1):
            try:
                answer = await self._async_ask(again=attempt > 1)
            except OllamaError as err:
                if attempt == MAX_ATTEMPTS or not err.may_pass:
                    raise
                if err.problem is Problem.SERVER_ERROR:
                    # Perhaps it cannot make a grammar of the schema.
                    self._is_constrained = False
                continue
            if self._is_there(answer):
                if self._structure is None:
                    return answer.text.strip(), answer.text
                judged = self._judge(self._structure, answer)
                if judged.verdict is Judgement.RUN:
                    return judged.written, answer.text
        raise self._wrong

    def _request(self, *, again: bool) -> ChatRequest:
        """Return the next request; raises TaskError if it is too long.

        Where only what was wrong before makes it so, that is the error.
        """
        options, num_ctx = self._model.options, self._model.num_ctx
        fitted = fit(
            self._messages,
            (),
            num_ctx,
            MAX_REPLY_TOKENS,
            self._model.estimate,
            turn=self._at,
        )
        if not fitted.fits and len(self._messages) > self._at + 1:
            raise self._wrong
        if not fitted.fits:
            detail = f"{fitted.needed} > {num_ctx}"
            raise TaskError(TaskProblem.TOO_LONG, detail)
        schema = self._structure.schema if self._structure else None
        return ChatRequest(
            model=options.model,
            messages=list(self._messages),
            tools=(),
            options={
                "num_ctx": num_ctx,
                "num_predict": MAX_THINKING_TOKENS
                if options.think
                else MAX_TASK_TOKENS,
                **sampling(options.temperature, again=again),
            },
            keep_alive=options.keep_alive_value,
            think=options.think,
            format=schema if self._is_constrained else None,
            pictures=self._pictures,
            pictures_at=self._at,
        )

    async def _async_ask(self, *, again: bool) -> Answer:
        """Return an answer of the model; the record keeps it."""
        model = self._model
        request = self._request(again=again)
        return await async_whole_answer(
            model.server, request, self._record, model.estimate, model.look
        )

    def _is_there(self, answer: Answer) -> bool:
        """Return whether there is a whole answer; if not, tell the model so."""
        if not answer.text.strip():
            self._wrong = TaskError(TaskProblem.NO_ANSWER)
            self._tell(answer, texts.EMPTY)
        elif not answer.whole:
            self._wrong = TaskError(TaskProblem.CUT_OFF)
            self._tell(answer, texts.CUT_OFF)
        else:
            return True
        return False

    def _judge(self, structure: Structure, answer: Answer) -> CallRecord:
        """Return the judgement of an answer's data; if it is wrong, tell the model why."""
        started = time.monotonic()
        data: Any = answer.text
        try:
            data = find_json(answer.text, structure.kind)
        except NoJsonError as err:
            problems = [Wrong(ProblemKind.NOT_AN_OBJECT, "", err.why)]
            told = texts.no_data(err.why)
        else:
            problems = structure.check(data)
            told = texts.wrong_data(problems) if problems else ""
        judged = CallRecord(
            TOOL,
            data,
            Judgement.REJECTED if problems else Judgement.RUN,
            data if isinstance(data, dict) and not problems else {},
            problems=tuple(str(one.message) for one in problems),
            feedback=told,
            kinds=tuple(dict.fromkeys(one.kind.value for one in problems)),
            reasons=[one.as_dict() for one in problems],
            started=started,
        )
        self._record.requests[-1].calls = [judged]
        self._record.changed()
        if problems:
            lines = texts.problem_lines(problems)
            self._wrong = TaskError(TaskProblem.WRONG_DATA, lines)
            self._tell(answer, told)
        return judged

    def _tell(self, answer: Answer, text: str) -> None:
        """Put an answer that is wrong, and why, behind the instructions.

        An earlier one goes: it takes room, and a small model copies its own mistakes.
        """
        wrote = [history.assistant(answer.text)] if answer.text.strip() else []
        self._messages[self._at + 1 :] = [*wrote, history.user(text)]
