"""Judges the calls of an answer in sum: together they may act on all of a kind."""

from collections.abc import Iterable, Iterator, Sequence

from ..home.home import Entity, Home
from ..llm_tools.spec import ToolSpec
from .named import are_singled_out, names_places, says_all
from .rules import Rules
from .spoken import named
from .targets.capabilities import is_able
from .verdict import Ask, Question, Reason, Run, Verdict

_FEWEST = 4
"""Entities of a kind from which on all of them are many."""

_NEARLY_ALL = 0.8
"""The part of a kind from which on it counts as all of it."""

_COVERED = frozenset({Reason.OPEN, Reason.UNASKED})
"""Reasons to ask about a call that the question for all asks about too."""


def taken_together(
    verdicts: Sequence[Verdict], before: Sequence[Run], home: Home, rules: Rules
) -> list[Verdict]:
    """Return the verdicts on the calls of an answer, held against their sum.

    One call a room, or one a device, does what a call for the whole home does. Where
    the user's words name neither the rooms and devices nor say that all is meant, those
    calls wait for one word of theirs. before are the calls of this turn that have run.
    """
    asked: dict[int, Ask] = {}
    for calls in _by_intent(verdicts, rules):
        spec = calls[0].spec
        earlier = [run for run in before if run.spec.intent_type == spec.intent_type]
        hit = _entities([*earlier, *calls], home)
        if domains := set(_too_many(spec, hit, home, rules.words.text)):
            many = [
                one
                for one in calls
                if any(e.domain in domains for e in _entities([one], home))
            ]
            question = Question("confirm_all", named(_entities(many, home)))
            asked |= {id(one): _ask(one, question) for one in many}
    return [asked.get(id(one), one) for one in verdicts]


def _by_intent(verdicts: Sequence[Verdict], rules: Rules) -> Iterable[list[Run | Ask]]:
    """Return the calls that would act, by what they do, but for those that were said.

    Those that wait already are among them, unless there is more to ask about them.
    """
    found: dict[str, list[Run | Ask]] = {}
    if rules.choices.whole_home:
        return ()
    for one in verdicts:
        if not isinstance(one, Run | Ask) or not one.spec.is_action:
            continue
        if isinstance(one, Ask) and (
            one.question.risky or not _COVERED.issuperset(one.reasons)
        ):
            continue
        if (
            one.signature[1]
            and one.signature not in rules.earlier.confirmed | rules.understood
        ):
            found.setdefault(one.spec.intent_type or "", []).append(one)
    return found.values()


def _entities(calls: Iterable[Run | Ask], home: Home) -> tuple[Entity, ...]:
    """Return what calls act on, each once."""
    ids = dict.fromkeys(one for call in calls for one in call.signature[1])
    return tuple(home.those(ids))


def _too_many(
    spec: ToolSpec, hit: Sequence[Entity], home: Home, text: str
) -> Iterator[str]:
    """Yield the domains of which all that the home has is hit, and nobody has said so."""
    if says_all(text) and not names_places(text, home):
        return
    for domain in {entity.domain for entity in hit}:
        own = [entity for entity in hit if entity.domain == domain]
        kind = [
            entity
            for entity in home.entities
            if entity.domain == domain
            and (spec.targets is None or is_able(entity, spec.targets))
        ]
        if (
            len(own) >= max(_FEWEST, _NEARLY_ALL * len(kind))
            and len({entity.area_id for entity in own}) > 1
            and not are_singled_out(text, own, home)
        ):
            yield domain


def _ask(one: Run | Ask, question: Question) -> Ask:
    """Return a call as one that waits for the user's word."""
    reasons = one.reasons if isinstance(one, Ask) else ()
    return Ask(
        one.spec,
        one.args,
        one.signature,
        question,
        (Reason.WHOLE_HOME, *reasons),
        one.notes,
    )
