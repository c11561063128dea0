"""What the calls of a turn came to: judged, run, refused and counted."""

from collections.abc import Sequence
from dataclasses import replace

from homeassistant.components.conversation import ToolResultContent
from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm

from ..guard.again import judge_again
from ..guard.delayed import command_of, judge_delayed
from ..guard.feedback import feedback
from ..guard.guessed import without_guesses
from ..guard.normalize.values import as_arguments
from ..guard.policy import Rules
from ..guard.problem import ProblemKind
from ..guard.second_opinion import SecondOpinion
from ..guard.together import taken_together
from ..guard.verdict import Ask, Reject, Repeat, Run, Signature, Verdict
from ..llm_tools.spec import AREA, FLOOR, NAME, ToolSpec
from ..prompt.untrusted import brings_outside, may_quote
from ..sentences.recognized import Heard
from ..sentences.responses import Confirmed
from ..server.answer import WrittenCall
from ..speech import is_question
from .chat_log import JudgedCall, signature_as_written
from .citations import Source, async_citation, finding_of, pictures_of, sources_of
from .completeness import is_whole
from .confirmation import Pending
from .context import TurnContext


class TurnState:
    """Keeps the account of one turn.

    attempts counts answers in a row that came to nothing, steps those of which
    something ran.
    """

    def __init__(self, context: TurnContext, text: str, max_attempts: int) -> None:
        """Begin with nothing; text is what the user said."""
        self._context = context
        self._text = text
        self._max_attempts = max_attempts
        self._second = SecondOpinion(
            context.said.hearing, context.toolset, context.home, context.rules
        )
        self._ran: dict[Signature, llm.ToolResult] = {}
        self._read: set[Signature] = set()
        self._wrong: set[tuple[str, str]] = set()
        self._doubted = False
        self._asked = self._insisted = False
        self._commands: dict[str, Heard | None] = {}
        self.attempts = 0
        self.steps = 0
        self.done: list[Confirmed] = []
        """What was done in the house, for Home Assistant's sentences."""
        self.runs: list[Run] = []
        """The calls by which it was done."""
        self.acted = False
        """Whether a call that is not only for reading ran and did not fail."""
        self.failed = False
        """Whether a call of the last step failed although it was right."""
        self.sources: list[Source] = []
        """The pages and files that were read, the last first."""
        self.finding = ""
        """What a tool of the agent's own found last, to say if the model does not."""
        self.pictures: list[str] = []
        """The addresses of the pictures that were made."""
        self._outside = False
        self._quoted = False
        self._found: set[str] = set()
        self.refused: list[Reject] = []
        """Why calls of the last answer with calls were refused."""

    @property
    def rejected(self) -> Reject | None:
        """Return why the last call that was refused was."""
        return self.refused[-1] if self.refused else None

    @property
    def settled(self) -> bool:
        """Return whether it can be told what came of the turn, also without a model.

        What a tool that is no intent has found or done, only the model can say.
        """
        return bool(self.done) or self.failed

    def is_all(self) -> bool:
        """Return whether what was done is all that the user asked for.

        Not where anything was read, refused or failed, wholly or for some devices:
        then there is something to tell, which is the model's.
        """
        if self.failed or self.rejected or self._read or not self.done:
            return False
        if any(response.failed_results for _, _, response in self.done):
            return False
        context = self._context
        if {run.signature for run in self.runs} <= context.rules.confirmed:
            return True
        if context.grammar is None or (
            is_question(self._text) and not context.said.hearing
        ):
            return False
        return is_whole(
            self._text,
            self.runs,
            context.said.hearing,
            context.home,
            context.grammar,
            context.last,
        )

    def is_picture(self) -> bool:
        """Return whether all that was done is that pictures were made."""
        return bool(self.pictures) and not (self.done or self._read or self.failed)

    async def async_cite(self, hass: HomeAssistant, said: str) -> str:
        """Return what follows an answer: where it comes from, and pictures."""
        context = self._context
        return await async_citation(
            hass,
            context.said.language,
            said,
            self.sources,
            self.pictures,
            links=context.links,
        )

    @property
    def only_repeats(self) -> bool:
        """Return whether nothing was wrong at last but that it was done already."""
        return self.rejected is not None and all(
            problem.kind is ProblemKind.REPEATED for problem in self.rejected.problems
        )

    def judge(self, answer: Sequence[WrittenCall]) -> list[JudgedCall]:
        """Return what the guard says of the calls of an answer, one by one and in sum."""
        self._insisted = self._asked
        first = [self._verdict(written) for written in answer]
        home, rules = self._context.home, self._rules()
        verdicts = without_guesses(first, self.runs, home, rules)
        if not self._all_is_meant():
            verdicts = taken_together(verdicts, self.runs, home, rules)
        for before, now in zip(first, verdicts, strict=True):
            if isinstance(before, Run) and before is not now:
                self._ran.pop(before.signature, None)
        judged = [
            self._judged(written, verdict)
            for written, verdict in zip(answer, verdicts, strict=True)
        ]
        self._wrong |= {
            signature_as_written(one.written)
            for one in judged
            if isinstance(one.verdict, Reject)
        }
        return judged

    def _verdict(self, written: WrittenCall) -> Verdict:
        """Return what the guard says of a call by itself."""
        rules = self._rules()
        verdict = self._second.weigh(written.name, written.arguments, rules)
        if command := command_of(verdict.spec, verdict.args):
            heard = self._commands.get(command)
            context = self._context
            verdict = judge_delayed(
                verdict, heard, context.toolset, context.home, rules
            )
        if isinstance(verdict, Reject):
            self._doubted |= verdict.doubts_target
            self._asked |= verdict.is_for(ProblemKind.QUESTION)
        return self._counted(verdict)

    def _counted[V: Verdict](self, verdict: V) -> V:
        """Return a verdict, kept in mind: the same call again is a repetition."""
        if isinstance(verdict, Run):
            self._ran[verdict.signature] = llm.ToolResult({"result": "running"})
        return verdict

    def _judged(self, written: WrittenCall, verdict: Verdict) -> JudgedCall:
        """Return a call with what is to become of it."""
        judged = JudgedCall(written, verdict, self._told(written, verdict))
        if isinstance(verdict, Repeat):
            judged.result = self._ran.get(verdict.signature)
        return judged

    def judge_confirmed(self, pending: Pending) -> list[JudgedCall]:
        """Return what the guard says by now of calls that the user has said yes to.

        If any of them may not run, those alone are returned, and none is to run.
        """
        judged: list[JudgedCall] = []
        context, rules = self._context, self._rules()
        for call in pending.calls:
            verdict = judge_again(
                call.tool,
                call.args,
                call.signature,
                context.toolset,
                context.home,
                rules,
            )
            written = WrittenCall(call.tool, dict(call.args))
            judged.append(JudgedCall(written, verdict))
        return [one for one in judged if not isinstance(one.verdict, Run)] or judged

    async def async_hear_commands(self, answer: Sequence[WrittenCall]) -> None:
        """Hear what calls want to have done later, which judging them takes."""
        for written in answer:
            spec = self._context.toolset.find(written.name)
            args = as_arguments(written.arguments) or {}
            if (command := command_of(spec, args)) and command not in self._commands:
                self._commands[command] = await self._context.hear(command)

    def _all_is_meant(self) -> bool:
        """Return whether the words say for sure that all of a kind is meant."""
        said = self._context.said.hearing.said
        if said is None or not said.acts or not said.complete:
            return False
        return not {AREA, FLOOR, NAME} & said.args.keys()

    def has_unheeded(self) -> bool:
        """Return whether the user's words say for sure what has not been done yet."""
        return self._unheeded() is not None

    def heed(self) -> JudgedCall | None:
        """Return the call that the user's words say, if nothing has come of them yet.

        None too where it cannot be told for sure what is meant.
        """
        if (verdict := self._unheeded()) is None:
            return None
        verdict = self._counted(verdict)
        return self._judged(WrittenCall(verdict.spec.name, verdict.args), verdict)

    def _unheeded(self) -> Run | Ask | None:
        """Return what is to become of what the words say."""
        if self.acted or self.failed:
            return None
        return self._second.heeded(self._rules())

    def _rules(self) -> Rules:
        """Return what holds for a call now."""
        return replace(
            self._context.rules,
            ran=self._ran.keys(),
            doubted=self._doubted,
            outside=self._outside,
            read=self._quoted,
            found=self._found,
            insisted=self._insisted,
        )

    def _told(self, written: WrittenCall, verdict: Verdict) -> str:
        """Return what the model is told of a call that does not run."""
        if isinstance(verdict, Ask):
            return "The user is asked first."
        if not isinstance(verdict, Reject):
            return ""
        return feedback(
            written.name,
            verdict,
            self._text,
            again=signature_as_written(written) in self._wrong,
            last=self.attempts + 2 >= self._max_attempts,
            elsewhere=self._context.toolset.elsewhere,
            timer=self._context.timer,
        )

    def take(self, judged: Sequence[JudgedCall], content: ToolResultContent) -> None:
        """Keep the result of a call that ran."""
        one = next((j for j in judged if j.tool_input.id == content.tool_call_id), None)
        if one is None or not isinstance(verdict := one.verdict, Run):
            return
        one.take(content.result)
        self._ran[verdict.signature] = content.result
        self._cite(verdict.spec, content.result)
        if verdict.spec.annotations.read_only:
            self._read.add(verdict.signature)
            return
        if one.record.failed:
            return
        self.acted = True
        self._forget_before(verdict.signature)
        if isinstance(data := content.result.data, llm.IntentResponseDict):
            intent_type = verdict.spec.intent_type or ""
            self.done.append((intent_type, verdict.args, data.original))
            self.runs.append(verdict)

    def _cite(self, spec: ToolSpec, result: llm.ToolResult) -> None:
        """Keep where a result comes from, and what may be shown or read after it."""
        if brings_outside(spec, result):
            self._outside = True
        self._quoted |= may_quote(spec, result)
        if not spec.own:
            return
        self.finding = finding_of(result) or self.finding
        sources = sources_of(result)
        self.sources = sources + self.sources
        if not spec.address_key:
            # What a page names as its address was known before it was read.
            self._found |= {source.url for source in sources if source.url}
        self.pictures += pictures_of(result)

    def _forget_before(self, signature: Signature) -> None:
        """Forget what an action makes a thing of the past.

        That is whatever was read, and what was done before to the same entities: off,
        on and off again are three actions.
        """
        _, touched, _ = signature
        self._ran = {
            one: result
            for one, result in self._ran.items()
            if one == signature
            or not (one in self._read or set(touched).intersection(one[1]))
        }

    def count(self, judged: Sequence[JudgedCall]) -> None:
        """Count an answer with calls: a step that ran whole clears the attempts."""
        rejected = [j.verdict for j in judged if isinstance(j.verdict, Reject)]
        if len(rejected) < len(judged):
            self.steps += 1
            self.failed = any(one.record.failed for one in judged)
        self.refused = rejected
        self.attempts = self.attempts + 1 if rejected else 0

    def doubt(self) -> None:
        """Take the calls to come as guesses: the model did not know what is meant."""
        self._doubted = True

    def count_unread(self) -> None:
        """Count an answer that could not be read or did not arrive."""
        self.attempts += 1
