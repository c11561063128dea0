"""A second opinion on a call: what the user's words say for sure."""

from collections.abc import Iterable, Iterator, Sequence, Set as AbstractSet
from dataclasses import replace
from functools import cached_property
from typing import Any

from ..home.home import Home
from ..llm_tools.spec import DEVICE_CLASS, NAME, Toolset
from ..sentences.bounded import tells_of_home
from ..sentences.recognized import Recognition, RecognizedIntent
from ..utterance.clauses import Stance
from ..utterance.commands import may_be_told, spares_only_names
from ..utterance.request import Request
from .asked_for import stance_of
from .by_called import with_called
from .compared import acts, brings_same, differs, is_within, may_act, targets
from .excepted import left_of, spares
from .guessed import is_guess
from .pipeline import RightCall, decide, prepare
from .problem import Note, Problem, ProblemKind
from .rules import Rules
from .targets.resolve import Resolution
from .verdict import Ask, Reject, Repeat, Run, Signature, Verdict

_HEARD = "what the words say"


class SecondOpinion:
    """Holds the calls of a model against what was heard in the user's words."""

    def __init__(
        self, recognition: Recognition, toolset: Toolset, home: Home, rules: Rules
    ) -> None:
        """Take what was heard; rules are those that the turn begins with."""
        self._recognition = recognition
        self._toolset = toolset
        self._home = home
        self._first = rules
        self._prepared: dict[int, RightCall | Reject] = {}
        """What was heard, its arguments put right once; by the id of what was heard,
        which the recognition or `_left` holds."""
        self._left: dict[int, Sequence[RecognizedIntent]] = {}
        """What is left of what was heard, without what the words spare; by its id."""

    def heeded(self, rules: Rules) -> Run | Ask | None:
        """Return what the words say as a call that may run or be asked about.

        None where it is not sure what they say, or that cannot be done, or they do not
        ask for it, or mean another device as much.
        """
        verdict = self._asked_for(self._recognition.sure, rules)
        if verdict is None:
            return None
        if self._recognition.said is None and is_guess(verdict, self._home, rules):
            return None
        return verdict

    def left(self, rules: Rules) -> list[Run]:
        """Return those of several wishes that words say for sure and that may still run.

        Each is what Home Assistant's sentences hear in a clause of its own, whatever the
        other clauses ask for. Not all of a class: "all the shutters" may be blinds too.
        """
        here = rules.place.area_id is not None
        return [
            verdict
            for one in self._without_spared(self._recognition.parts)
            if not one.near and (one.complete or here)
            if NAME in one.args or DEVICE_CLASS not in one.args
            for verdict in [self._asked_for(one, rules)]
            if isinstance(verdict, Run)
        ]

    def plain(self, rules: Rules) -> list[Run | Ask]:
        """Return what the words say so plainly that no model need be asked.

        Empty where they were not heard whole, or leave open where and the user is
        nowhere that is known, or where anything of it cannot be done. Words that call a
        device otherwise say it plainly if they can mean no other, and nothing has to be
        asked.
        """
        heard = self._recognition.commands
        here = rules.place.area_id is not None
        if not heard and self._recognition.whole:
            sure = self.heeded(rules)
            return [sure] if isinstance(sure, Run) else []
        if not heard and (alone := self._beside_told(rules.request, here=here)):
            request = rules.request
            if may_be_told(request) or not spares_only_names(request):
                return []
            runs = [self._asked_for(one, rules) for one in self._without_spared(alone)]
            found = [one for one in runs if isinstance(one, Run)]
            return [*found] if len(found) == len(runs) else []
        if not all(one.complete or here for one in heard):
            return []
        verdicts: list[Run | Ask] = []
        for one in self._without_spared(heard):
            verdict = self._asked_for(one, rules)
            if verdict is None or (one.near and not isinstance(verdict, Run)):
                return []
            verdicts.append(verdict)
        return verdicts

    def _beside_told(
        self, request: Request, *, here: bool
    ) -> Sequence[RecognizedIntent]:
        """Return the wishes among words that else are told or ruled out, or none.

        Those that leave open where are for where the user is, if that is known, and
        nothing of the home is told of: "she's asleep in the nursery, lights off".
        """
        recognition = self._recognition
        if (found := recognition.beside_told) or not here:
            return found
        if recognition.said is not None or not recognition.proposes_all:
            return ()
        return () if tells_of_home(request) else recognition.proposed

    def proposed(self, rules: Rules) -> list[RecognizedIntent]:
        """Return what a part of the words would ask for, and might run or be asked about.

        Not where that leaves open where.
        """
        return [
            one
            for one in self._recognition.proposed
            if one.complete and self._asked_for(one, rules) is not None
        ]

    def _asked_for(
        self, heard: RecognizedIntent | None, rules: Rules
    ) -> Run | Ask | None:
        """Return what is to become of what was heard, None if it is not asked for."""
        verdict = self._heard(heard, rules)
        if not isinstance(verdict, Run | Ask):
            return None
        by_id = self._home.entity_by_id
        found = Resolution(verdict.args, tuple(by_id[e] for e in verdict.signature[1]))
        stance = stance_of(verdict.spec, found, rules.request)
        return verdict if stance is Stance.REQUEST else None

    def weigh(self, name: str, written: Any, rules: Rules) -> Verdict:
        """Return what is to become of a model's call.

        What was heard strictly is the bound, also of the only wish beside what is told:
        a call for something else, for more or with other values gives way to it, and
        where the words only ask, a call that acts does not run. What is heard only with
        a device's name put in stands in for a call that is wrong; against one that is
        right it is but a doubt. A value that was worked out from the words is none that a
        model could know better.
        """
        rules = replace(rules, understood=rules.understood | self.understood)
        call = prepare(name, written, self._toolset, self._home, rules)
        call = with_called(call, self._toolset, self._home, rules)
        verdict = decide(call, self._home, rules)
        if self._is_idle(verdict):
            return _refused(verdict)
        said = self._recognition.said or self._recognition.only
        said = said or self._worked_out(verdict, rules)
        if said is not None and not said.acts:
            return _refused(verdict) if acts(verdict) else verdict
        heard = said or self._recognition.of(targets(verdict))
        other = self._heard(heard, rules)
        if heard is None or other is None:
            return self._helping(verdict, rules) or verdict
        if said is not None:
            bound = is_within(verdict, other, complete=said.complete)
        else:
            bound = not (isinstance(verdict, Reject) and may_act(verdict))
            if bound and differs(verdict, other):
                return decide(call, self._home, replace(rules, guessed=True))
        if bound or not may_act(verdict):
            return verdict
        was = verdict.spec.name if verdict.spec else name
        note = Note("tool", was, other.spec.name, _HEARD)
        return replace(other, notes=(note, *other.notes))

    def _is_idle(self, verdict: Verdict) -> bool:
        """Return whether a wrong call was to act where the words only ask.

        What is wrong with it matters no more then: put right it would not run either.
        """
        return (
            isinstance(verdict, Reject)
            and verdict.spec is not None
            and verdict.spec.alters
            and self._first.request.only_asks
        )

    def _worked_out(self, verdict: Verdict, rules: Rules) -> RecognizedIntent | None:
        """Return what was worked out of a part of the words for what a call sets, or None."""
        recognition = self._recognition
        for one in (*recognition.parts, *recognition.proposed):
            if not one.worked_out or isinstance(verdict, Reject):
                continue
            other = self._heard(one, rules)
            if (
                other is not None
                and other.spec.intent_type == verdict.spec.intent_type
                and other.signature[1] == verdict.signature[1]
            ):
                return one
        return None

    def _helping(self, verdict: Verdict, rules: Rules) -> Run | None:
        """Return what helps against what the words tell of, where a call is for that.

        What the words alone leave open the model has then found by itself. How far it goes
        is worked out from how the device is.
        """
        if not (isinstance(verdict, Ask) and verdict.only_open):
            return None
        ids = targets(verdict)
        heard = self._recognition.helping.get(ids[0]) if len(ids) == 1 else None
        other = self._judge(heard, rules) if heard else None
        if not (isinstance(other, Ask) and other.only_open):
            return None
        call = self._put_right(heard) if heard else None
        if not (isinstance(call, RightCall) and brings_same(verdict, other)):
            return None
        understood = rules.understood | {other.signature}
        found = decide(call, self._home, replace(rules, understood=understood))
        return found if isinstance(found, Run) else None

    def left_of(self, name: str, written: Any) -> Sequence[dict[str, Any]]:
        """Return a model's call as one for each device that the words do not spare.

        Those are the arguments of each; empty where the words spare none.
        """
        if not spares(self._first.request):
            return ()
        call = prepare(name, written, self._toolset, self._home, self._first)
        return left_of(call, self._first) if isinstance(call, RightCall) else ()

    @cached_property
    def understood(self) -> AbstractSet[Signature]:
        """Return the calls that the words say for sure, whoever writes them.

        Who says "all the lights" need not be asked whether all are meant. What is hard to
        undo has to be called by its name, or by its kind where it is the only one.
        """
        return frozenset(
            verdict.signature
            for heard in self._without_spared(self._recognition.for_sure)
            if heard.acts and not heard.free
            for verdict in [self._judge(heard, self._first)]
            if isinstance(verdict, Run | Ask) and self._is_sure(heard, verdict)
        )

    def _is_sure(self, heard: RecognizedIntent, verdict: Run | Ask) -> bool:
        """Return whether what was heard strictly leaves no doubt about what is meant.

        What is hard to undo is for sure only by Home Assistant's sentence for all of the
        words, and where these say a deed: a mere name is no wish.
        """
        if _is_risky(verdict):
            whole = heard is self._recognition.said and self._first.request.says_deeds
            if not whole:
                return False
        return _leaves_no_doubt(heard, verdict)

    def _heard(
        self, heard: RecognizedIntent | None, rules: Rules
    ) -> Run | Ask | Repeat | None:
        """Return what the guard says of what was heard, None if it cannot be done.

        No text of others has led to what the user themselves have said.
        """
        if heard is None or not heard.acts:
            return None
        for_sure = self._without_spared(self._recognition.for_sure)
        strict = any(heard is one for one in for_sure)
        earlier, so_far = rules.earlier, rules.so_far
        rules = replace(
            rules,
            understood=rules.understood | self.understood,
            earlier=replace(earlier, tainted=earlier.tainted and not strict),
            so_far=replace(
                so_far,
                outside=so_far.outside and not strict,
                doubted=so_far.doubted or not strict,
            ),
        )
        verdict = self._judge(heard, rules)
        return None if isinstance(verdict, Reject) else verdict

    def _without_spared(
        self, heard: Iterable[RecognizedIntent]
    ) -> Iterator[RecognizedIntent]:
        """Yield what was heard, one by one where the words spare some of its devices."""
        if not spares(self._first.request):
            yield from heard
            return
        for one in heard:
            if id(one) not in self._left:
                call = self._put_right(one) if one.complete and not one.free else None
                left = left_of(call, self._first) if isinstance(call, RightCall) else []
                self._left[id(one)] = [replace(one, args=args) for args in left] or [
                    one
                ]
            yield from self._left[id(one)]

    def _judge(self, heard: RecognizedIntent, rules: Rules) -> Verdict | None:
        """Return what the guard says of what was heard, None if no tool does it."""
        call = self._put_right(heard)
        return None if call is None else decide(call, self._home, rules)

    def _put_right(self, heard: RecognizedIntent) -> RightCall | Reject | None:
        """Return what was heard as a call, None if no tool does it."""
        if (tool := self._toolset.of_intent(heard.intent_type)) is None:
            return None
        if (key := id(heard)) not in self._prepared:
            self._prepared[key] = prepare(
                tool.name, dict(heard.args), self._toolset, self._home, self._first
            )
        return self._prepared[key]


def _leaves_no_doubt(heard: RecognizedIntent, verdict: Run | Ask) -> bool:
    """Return whether what was heard strictly says which devices are meant."""
    single = len(verdict.signature[1]) == 1
    if _is_risky(verdict) and NAME not in heard.args:
        return single and DEVICE_CLASS in heard.args
    return heard.complete and (single or NAME not in heard.args)


def _is_risky(verdict: Run | Ask) -> bool:
    """Return whether a call does what is hard to undo."""
    return isinstance(verdict, Ask) and verdict.question.risky


def _refused(verdict: Verdict) -> Reject:
    """Return that a question is no reason to act."""
    problem = Problem(
        ProblemKind.QUESTION, "", "the user only asks, nothing is to be changed"
    )
    return Reject((problem,), verdict.spec, dict(verdict.args), verdict.notes)
