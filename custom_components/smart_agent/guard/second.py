"""A second opinion on a call: what the user's words say for sure."""

from dataclasses import replace
from typing import Any

from ..heard import Heard, Hearing
from ..home import Home
from ..toolset import AREA, DEVICE_CLASS, FLOOR, NAME, TARGET_KEYS, Toolset
from .judge import judge
from .policy import Rules
from .problem import Note, Problem, ProblemKind
from .verdict import Ask, Reject, Repeat, Run, Signature, Verdict

_HEARD = "what the words say"


class SecondOpinion:
    """Holds the calls of a model against what was heard in the user's words."""

    def __init__(self, hearing: Hearing, toolset: Toolset, home: Home) -> None:
        """Take what was heard."""
        self._hearing = hearing
        self._toolset = toolset
        self._home = home

    def call(self, rules: Rules) -> tuple[str, dict[str, Any]] | None:
        """Return what the words say as a call that may run or be asked about.

        None where it is not sure what they say, or that cannot be done.
        """
        heard = self._hearing.sure
        verdict = self._judge(heard, rules)
        if heard is None or not isinstance(verdict, Run | Ask):
            return None
        return verdict.spec.name, dict(heard.args)

    def weigh(self, name: str, written: Any, rules: Rules) -> Verdict:
        """Return what is to become of a model's call.

        Where the words say for sure what is to be done, a call that is wrong or does
        something else gives way to that; where they only ask, a call that acts does
        not run. What both agree on is no guess.
        """
        verdict = judge(name, written, self._toolset, self._home, rules)
        heard = self._hearing.of(_targets(verdict))
        if heard is not None and not heard.acts:
            return _refused(verdict) if _acts(verdict) else verdict
        other = self._judge(heard, rules)
        if heard is None or not isinstance(other, Run | Ask | Repeat):
            return verdict
        if self._gives_way(verdict, heard, other):
            if (
                isinstance(other, Ask)
                and heard.complete
                and self._points(verdict, heard, other)
            ):
                rules = replace(rules, understood=frozenset({other.signature}))
                other = self._judge(heard, rules)
                assert isinstance(other, Run | Ask | Repeat)
            was = verdict.spec.name if verdict.spec else name
            note = Note("tool", was, other.spec.name, _HEARD)
            return replace(other, notes=(note, *other.notes))
        if (
            isinstance(verdict, Ask)
            and isinstance(other, Run)
            and verdict.signature == other.signature
            and (rules.outside or rules.tainted)
        ):
            # No text of others has led to what the user himself has said.
            return other
        if isinstance(verdict, Ask) and heard.complete:
            rules = replace(rules, understood=frozenset({other.signature}))
            return judge(name, written, self._toolset, self._home, rules)
        return verdict

    def _judge(self, heard: Heard | None, rules: Rules) -> Verdict | None:
        """Return what the guard says of what was heard, None if no tool does it.

        Whoever says that everything is meant need not be asked whether it is.
        """
        if heard is None or not heard.acts:
            return None
        rules = replace(rules, outside=False, tainted=False)
        if self._hearing.said is None:
            # The name is not what was said, if there is no other that it can be.
            rules = replace(rules, doubted=True)
        if (tool := self._toolset.of_intent(heard.intent_type)) is None:
            return None
        if heard.complete:
            sure = self._hearing.said is not None
            rules = replace(rules, whole_home=True, sure=sure)
        return judge(tool.name, dict(heard.args), self._toolset, self._home, rules)

    def _gives_way(
        self, verdict: Verdict, heard: Heard, other: Run | Ask | Repeat
    ) -> bool:
        """Return whether what was heard is done in place of a call."""
        if isinstance(verdict, Reject):
            # A tool that there is not may have been meant for anything.
            return verdict.spec is None or verdict.spec.is_action
        if not _acts(verdict):
            return False
        if verdict.spec.intent_type != other.spec.intent_type:
            return True
        return bool(TARGET_KEYS & heard.args.keys()) and _apart(
            verdict.signature, other.signature
        )

    def _points(self, verdict: Verdict, heard: Heard, other: Ask) -> bool:
        """Return whether a call that is wrong was for the same as what was heard.

        It is the same verb, for a name, a place or else a kind that both have.
        """
        spec, args = verdict.spec, verdict.args
        if spec is None or spec.intent_type != other.spec.intent_type:
            return False
        if not args.keys() & {NAME, AREA, FLOOR}:
            return heard.args.get(DEVICE_CLASS) in args.get(DEVICE_CLASS, ())
        home = self._home
        named = home.entity_names.find(str(args.get(NAME, ""))).things
        placed = home.area_names.find(str(args.get(AREA, ""))).things
        places = {area.area_id for area in placed}
        found = [home.entity_by_id[one] for one in other.signature[1]]
        return len(found) == 1 and (found[0] in named or found[0].area_id in places)


def _targets(verdict: Verdict) -> tuple[str, ...]:
    """Return the ids of the entities that a call acts on."""
    return () if isinstance(verdict, Reject) else verdict.signature[1]


def _acts(verdict: Verdict) -> bool:
    """Return whether a call would change something by an intent."""
    return not isinstance(verdict, Reject) and verdict.spec.is_action


def _apart(one: Signature, other: Signature) -> bool:
    """Return whether two calls have no entity in common."""
    return bool(one[1] and other[1]) and not set(one[1]).intersection(other[1])


def _refused(verdict: Verdict) -> Reject:
    """Return that a question is no reason to act."""
    problem = Problem(
        ProblemKind.QUESTION, "", "the user only asks, nothing is to be changed"
    )
    return Reject((problem,), verdict.spec, dict(verdict.args), verdict.notes)
