"""The state of one turn: its calls are judged, counted, and their results kept."""

from collections.abc import Sequence
from dataclasses import replace

from homeassistant.components.conversation import ToolResultContent
from homeassistant.core import HomeAssistant

from ..guard.again import judge_again
from ..guard.feedback import feedback
from ..guard.guessed import without_guesses
from ..guard.problem import ProblemKind
from ..guard.remedies import devices_there, tools_for
from ..guard.restated import heeded
from ..guard.rules import Rules, SoFar
from ..guard.second_deed import without_endings
from ..guard.second_opinion import SecondOpinion
from ..guard.together import taken_together
from ..guard.verdict import Ask, Reject, Run, Verdict, once_each
from ..llm_tools.spec import AREA, FLOOR, NAME, Toolset
from ..server.answer import WrittenCall
from ..speech import is_question
from ..utterance.stance import Stance
from .actions import Actions
from .attempts import Attempts
from .chat_log import JudgedCall, signature_as_written
from .citations import async_citation
from .claimed import TurnClaims
from .closing_words import waits_for_words
from .completeness import is_whole
from .confirmation import Pending
from .context import GuardContext
from .findings import Findings
from .timer_commands import TimerCommands


class TurnState:
    """Judges the calls of one turn, and keeps what came of them."""

    def __init__(self, context: GuardContext, max_attempts: int) -> None:
        """Begin with nothing done."""
        self._context = context
        self._second = SecondOpinion(
            context.said.recognition, context.toolset, context.home, context.rules
        )
        self._doubted = False
        self._asked = self._insisted = False
        self.timer_commands = TimerCommands(context)
        self.attempts = Attempts(max_attempts)
        self.actions = Actions(context.changes)
        self.findings = Findings()
        self.claims = TurnClaims(context, self.actions)

    def is_all(self) -> bool:
        """Return whether what was done is all that the user asked for.

        Not where anything was read, refused or failed, wholly or for some devices:
        then there is something to tell, which is the model's.
        """
        actions, context = self.actions, self._context
        if actions.failed or actions.read or not actions.done:
            return False
        if self.attempts.rejected and not self.attempts.only_repeats:
            return False
        if any(response.failed_results for _, _, response in actions.done):
            return False
        if {run.signature for run in actions.runs} <= context.rules.earlier.confirmed:
            return True
        said = context.said
        if is_question(said.text) and not said.recognition:
            return False
        return is_whole(
            said.text,
            actions.runs,
            said.recognition,
            context.home,
            context.vocabulary,
            context.last,
        )

    @property
    def only_runs(self) -> Sequence[Run]:
        """Return the calls that ran, where these are all that the turn did.

        Empty where any other failed, was refused or no intent.
        """
        actions = self.actions
        if actions.failed or self.attempts.rejected:
            return ()
        if any(response.failed_results for _, _, response in actions.done):
            return ()
        done = {run.signature for run in actions.runs}
        return actions.runs if actions.ran.keys() - actions.read <= done else ()

    @property
    def toolset(self) -> Toolset:
        """Return the tools that can be called."""
        return self._context.toolset

    @property
    def is_stuck(self) -> bool:
        """Return whether the model only does again what is done.

        Where the words ask for several things it may find the next one once it is told.
        """
        wishes = len(self._context.rules.request.wishes())
        return self.attempts.repeats > (wishes > 1)

    def is_picture(self) -> bool:
        """Return whether all that was done is that pictures were made."""
        rest = self.actions.settled or self.actions.read
        return bool(self.findings.pictures) and not rest

    async def async_cite(self, hass: HomeAssistant, said: str) -> str:
        """Return what follows an answer: where it comes from, and pictures."""
        return await async_citation(
            hass,
            self._context.said.language,
            said,
            self.findings.sources,
            self.findings.pictures,
            links=self._context.links,
        )

    def drops_offers(self) -> bool:
        """Return whether a question at the end of an answer only offers more.

        That is after an action, unless a refused call waits for the user's words.
        """
        return bool(self.actions.done) and not waits_for_words(self.attempts.rejected)

    # -- judging

    def spread(self, answer: Sequence[WrittenCall]) -> list[WrittenCall]:
        """Return an answer's calls, each for one device where the words spare others."""
        return [
            replace(one, arguments=args)
            for one in answer
            for args in self._second.left_of(one.name, one.arguments)
            or (one.arguments,)
        ]

    def judge(self, answer: Sequence[WrittenCall]) -> list[JudgedCall]:
        """Return what the guard says of the calls of an answer, one by one and in sum."""
        self._insisted = self._asked
        first = [self._verdict(written) for written in answer]
        verdicts = self._in_sum(first, self._rules())
        for before, now in zip(first, verdicts, strict=True):
            if isinstance(before, Run) and before is not now:
                self.actions.drop(before)
        judged = [
            self._judged(written, verdict)
            for written, verdict in zip(answer, verdicts, strict=True)
        ]
        self.attempts.keep_wrong(judged)
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
        if wrong := [one for one in judged if not isinstance(one.verdict, Run)]:
            return wrong
        for one in judged:
            self.actions.begin(one.verdict)
        return judged

    def has_unheeded(self) -> bool:
        """Return whether the user's words say for sure what has not been done yet."""
        return self._unheeded() is not None or bool(self._left())

    async def async_heed(self) -> list[JudgedCall]:
        """Return the calls that the user's words say and that have not come about yet.

        Empty too where it cannot be told for sure what is meant.
        """
        verdict = self._unheeded()
        return await self._async_said([verdict] if verdict else self._left())

    async def async_plain(self) -> list[JudgedCall]:
        """Return the calls that the words say so plainly that no model need be asked.

        They are judged in sum; empty where any of them is wrong then.
        """
        context, rules = self._context, self._rules()
        if context.said.pending is not None:
            return []
        verdicts: list[Verdict] = [*self._second.plain(rules)]
        verdicts = without_guesses(verdicts, (), context.home, rules)
        if not self._all_is_meant():
            verdicts = taken_together(verdicts, (), context.home, rules)
        return await self._async_said(verdicts)

    async def async_restated(self, calls: Sequence[WrittenCall]) -> list[JudgedCall]:
        """Return the calls of a model's plain words that may run or be asked about.

        Empty where they are not what the user asks for.
        """
        rules = self._rules()
        verdicts: list[Verdict] = [
            self._second.weigh(one.name, one.arguments, rules)
            for one in self.spread(calls)
        ]
        verdicts = heeded(verdicts, self._context.home, rules)
        return await self._async_said(self._in_sum(verdicts, rules))

    def _in_sum(self, verdicts: Sequence[Verdict], rules: Rules) -> list[Verdict]:
        """Return verdicts as they are beside one another, and beside what ran."""
        home, runs = self._context.home, self.actions.runs
        verdicts = without_guesses(verdicts, runs, home, rules)
        verdicts = without_endings(verdicts, runs, home, rules.request)
        if not self._all_is_meant():
            verdicts = taken_together(verdicts, runs, home, rules)
        return [*verdicts]

    async def _async_said(self, verdicts: Sequence[Verdict]) -> list[JudgedCall]:
        """Return calls that no model made, empty where any of them may not run.

        What a timer is to do later is judged as it is in a model's call.
        """
        judged = []
        for one in once_each(verdicts):
            if isinstance(one, Reject):
                return []
            written = WrittenCall(one.spec.name, one.args)
            await self.timer_commands.async_recognize([written])
            verdict = self.timer_commands.judge(one, self._rules())
            if isinstance(verdict, Reject):
                return []
            judged.append((written, verdict))
        # Only now: of calls that are left to the model none has run.
        for _, verdict in judged:
            self.actions.begin(verdict)
        return [self._judged(written, verdict) for written, verdict in judged]

    def doubt(self) -> None:
        """Count calls to come as guesses: the model did not know what is meant."""
        self._doubted = True

    def _verdict(self, written: WrittenCall) -> Verdict:
        """Return what the guard says of a call by itself."""
        rules = self._rules()
        verdict = self._second.weigh(written.name, written.arguments, rules)
        verdict = self.timer_commands.judge(verdict, rules)
        if isinstance(verdict, Reject):
            self._doubted |= verdict.doubts_target
            self._asked |= verdict.is_for(ProblemKind.QUESTION)
        self.actions.begin(verdict)
        return verdict

    def _judged(self, written: WrittenCall, verdict: Verdict) -> JudgedCall:
        """Return a call with its verdict and what the model is told of it."""
        judged = JudgedCall(written, verdict, self._told(written, verdict))
        judged.result = self.actions.result_of(verdict)
        return judged

    def _all_is_meant(self) -> bool:
        """Return whether the words say for sure that all of a kind is meant."""
        heard = self._context.said.recognition.single
        if heard is None or not heard.acts or not heard.complete:
            return False
        return not {AREA, FLOOR, NAME} & heard.args.keys()

    def _unheeded(self) -> Run | Ask | None:
        """Return the verdict on what the words say, None where a call has acted already."""
        if self.actions.acted or self.actions.failed:
            return None
        return self._second.heeded(self._rules())

    def _left(self) -> Sequence[Run]:
        """Return what several wishes ask for, each for sure, that no call has done."""
        if self.actions.failed:
            return ()
        tried = self.actions.tried
        return [
            one
            for one in self._second.left(self._rules())
            if tried.isdisjoint(entity.entity_id for entity in one.entities)
        ]

    def _rules(self) -> Rules:
        """Return what holds for a call now."""
        so_far = SoFar(
            ran=self.actions.ran.keys(),
            undone=self.actions.undone,
            doubted=self._doubted,
            insisted=self._insisted,
            outside=self.findings.outside,
            read=self.findings.quoted,
            found=self.findings.addresses,
        )
        return replace(self._context.rules, so_far=so_far)

    def _told(self, written: WrittenCall, verdict: Verdict) -> str:
        """Return what the model is told of a call that does not run."""
        if isinstance(verdict, Ask):
            return "The user is asked first."
        if not isinstance(verdict, Reject):
            return ""
        home = self._context.home
        return feedback(
            written.name,
            verdict,
            self._context.said.text,
            again=signature_as_written(written) in self.attempts.wrong,
            last=self.attempts.next_is_last,
            elsewhere=self._context.toolset.elsewhere,
            timer=self._context.timer,
            acting=tools_for(verdict, home, self._context.toolset),
            done=bool(self.actions.done),
            there=devices_there(verdict, home, self._context.toolset),
        )

    # -- results

    def take(self, judged: Sequence[JudgedCall], content: ToolResultContent) -> None:
        """Keep the result of a call that ran."""
        one = next((j for j in judged if j.tool_input.id == content.tool_call_id), None)
        if one is None or not isinstance(verdict := one.verdict, Run):
            return
        self.actions.take(one, verdict, content.result)
        self.findings.take(verdict.spec, content.result)

    def count(self, judged: Sequence[JudgedCall]) -> None:
        """Count an answer with calls, of which those that could have run.

        Where the words ask for no deed, now or later, a model that writes a refused call just
        so once more ends the turn: a third answer has only ever been as wrong.
        """
        before = self.attempts.steps
        self.attempts.take(judged)
        overall = self._context.rules.request.overall
        if self.attempts.nothing_new and overall not in (Stance.REQUEST, Stance.LATER):
            self.attempts.end()
        if self.attempts.steps > before:
            self.actions.failed = any(one.failed for one in judged)
