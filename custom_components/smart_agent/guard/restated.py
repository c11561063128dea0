"""What a model's plain words for a wish may have run, judged by the wish itself."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..home.home import Area, Entity, Floor, Home
from ..llm_tools.spec import AREA, FLOOR, NAME
from ..text.fold import fold, positions
from ..utterance.numbers import numbers_in
from ..utterance.request import Request
from ..utterance.stance import Stance
from .problem import ProblemKind
from .rules import Rules
from .unnamed import is_meant
from .verdict import Ask, Reject, Run, Verdict

_SPARED = frozenset({ProblemKind.EXCEPTED, ProblemKind.FORBIDDEN, ProblemKind.REPEATED})
"""Why a command may be left out, and the others are right all the same: the words say
which devices are to be left alone."""

_NO_NUMBERS = frozenset({"0", "1"})
"""Numbers of which a word says none for sure: "the one in the hall"."""


def heeded(verdicts: Sequence[Verdict], home: Home, rules: Rules) -> list[Verdict]:
    """Return those of a model's plain commands that may be done, empty for none.

    All or none: a command that is wrong tells that the wish was not understood, unless
    the words themselves spare its device, or another command does what is to be done
    with it. Nor was it understood where one of several is a guess, where a place stands
    in a command that nobody named, where one is for a device that the words do not mean,
    beside one that they do, where the words say a number and no command does, or where
    they wish for something else that the home has no name for.
    """
    acted_on = {
        entity.entity_id
        for one in verdicts
        if isinstance(one, Run)
        for entity in one.entities
    }
    left = [one for one in verdicts if not _is_needless(one, acted_on, home)]
    found = [one for one in left if isinstance(one, Run | Ask)]
    if len(found) < len(left) or _is_half_sure(found):
        return []
    if any(_names_unsaid_place(one.args, home, rules) for one in found):
        return []
    if _is_made_up(found, home, rules):
        return []
    if _says_number(rules.request) and not any(_has_number(one.args) for one in found):
        return []
    if _wishes_else(rules.request, len(verdicts)):
        return []
    return [*found]


def _wishes_else(request: Request, count: int) -> bool:
    """Return whether so few commands leave out a part that names nothing of the home.

    What has a name is told of in the end, where nothing was done for it.
    """
    asked = [
        one
        for one in request.clauses
        if one.stance is Stance.REQUEST and one.words and not (one.why or one.corrects)
    ]
    others = [
        one for one in asked if not (request.mentions(one) or request.has_deed(one))
    ]
    return count < len(asked) and 0 < len(others) < len(asked)


def _is_needless(verdict: Verdict, acted_on: set[str], home: Home) -> bool:
    """Return whether a command may be left out beside those that act on devices."""
    if not isinstance(verdict, Reject):
        return False
    if all(one.kind in _SPARED for one in verdict.problems):
        return True
    name = verdict.args.get(NAME)
    of = {one.entity_id for one in home.entities if name in one.names}
    return bool(of) and of <= acted_on


def _is_half_sure(verdicts: Sequence[Run | Ask]) -> bool:
    """Return whether one of several commands is a guess that the user is asked about.

    What is hard to undo is asked about whoever says it.
    """
    return len(verdicts) > 1 and any(
        isinstance(one, Ask) and not one.question.risky for one in verdicts
    )


def _is_made_up(verdicts: Sequence[Run | Ask], home: Home, rules: Rules) -> bool:
    """Return whether a command is for what the words do not mean, and another is not.

    Nor is one that the words have a noun of another kind for: "a light at the bench" is
    not the bench speaker.
    """
    meant = {
        is_meant(entity, rules.request) or entity.entity_id in rules.earlier.last
        for entity in _by_name(verdicts, home)
    }
    return meant == {True, False} or any(
        _is_of_other_kind(entity, rules) for entity in _by_name(verdicts, home)
    )


def _by_name(verdicts: Sequence[Run | Ask], home: Home) -> Iterator[Entity]:
    """Yield the devices that calls act on by their names."""
    for one in verdicts:
        if NAME in one.args:
            yield from (home.entity_by_id[each] for each in one.signature[1])


def _is_of_other_kind(entity: Entity, rules: Rules) -> bool:
    """Return whether the words have nouns for kinds of devices, and none for this one.

    Not of one that they call by all of a name.
    """
    kinds = rules.request.kinds
    if not kinds or entity.domain in kinds or entity.entity_id in rules.earlier.last:
        return False
    said = fold(rules.words.text)
    return entity.kind_words.isdisjoint(said) and not any(
        positions(fold(name), said) for name in entity.names
    )


def _names_unsaid_place(args: Mapping[str, Any], home: Home, rules: Rules) -> bool:
    """Return whether a call is for a place that the words do not name.

    That the user is there counts as named. Beside a device's name a place says no more.
    """
    if NAME in args:
        return False
    said = fold(rules.words.text)
    here = rules.place.area_id
    areas = [
        one for one in home.areas if args.get(AREA) in one.names and one.area_id != here
    ]
    floors = [one for one in home.floors if args.get(FLOOR) in one.names]
    places: Sequence[Area | Floor] = (*areas, *floors)
    return any(
        not any(positions(fold(name), said) for name in place.names) for place in places
    )


def _says_number(request: Request) -> bool:
    """Return whether what is asked for has a number that is not of a name."""
    return any(
        number not in _NO_NUMBERS
        for clause in request.clauses
        if clause.stance is Stance.REQUEST and not clause.why
        for number in numbers_in(
            [
                word
                for word, named in zip(clause.words, clause.names, strict=True)
                if not named
            ],
            request.code,
        )
    )


def _has_number(args: Mapping[str, Any]) -> bool:
    """Return whether a call has a number, or a text with one, beside its target."""
    values = [value for key, value in args.items() if key not in (NAME, AREA, FLOOR)]
    return any(
        isinstance(one, int | float)
        or (isinstance(one, str) and any(sign.isdigit() for sign in one))
        for one in values
    )
