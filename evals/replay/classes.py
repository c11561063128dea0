"""Classes of what models get wrong, and what the agent's remedy for each is worth.

A class is told by what the agent did in a run. What it is worth is seen beside the
record: there Home Assistant's own agent was given the same first answer of the model.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.llm_tools.spec import (
    AREA,
    DEVICE_CLASS,
    DOMAIN,
    FLOOR,
    NAME,
    TARGET_KEYS,
)
from custom_components.smart_agent.speech import is_question
from custom_components.smart_agent.text.fold import fold
from custom_components.smart_agent.trace.outcome import Judgement, Outcome
from custom_components.smart_agent.trace.record import CallRecord, RequestRecord
from evals.layout import Row
from homeassistant.const import Platform

from .case import Case
from .evidence import HEARD, Change, calls_in_text, changes, heeded_calls, written

HEADER = (
    "class",
    "runs",
    "passed there",
    "passed here",
    "gained",
    "gained by it alone",
    "lost",
)

_TOOL = "tool"
"""What a note is about that says that another tool was called."""

# Reasons that the guard gives.
_TOOL_SPELLING = "spelling of the tool"
_ARGUMENT_SPELLING = ("spelling", "nearest argument")
_NAME_SPELLING = ("name", "nearest name")
_TWICE = "the same device twice"
_NO_ARGUMENTS = "words in place of arguments"
_ONLY_ONE = ("the only one", "the only one there", "the only list")
_SHARED = "several share the name"
_SET_ITSELF = "the tool sets it itself"
_KIND_SPELLING = ("domain", "device class")
_HERE = "where the user is"
_BLANK = "blank"
_ELSEWHERE = ("was written as", "an area, not", "a floor, not", "a device, not")

# What the model is told.
_REPEATED = "this call has run already"
_QUESTION = "the user only asks"
_WRONG_KIND = "is of domain"
_SEVERAL = "make one call for each"

_DOMAINS = frozenset(Platform)

type Fired = Callable[[Case], bool]


def rows(cases: Sequence[Case]) -> list[Row]:
    """Return the rows of the table, the classes in which most is gained first.

    A run counts in each class that it shows; last are runs that show none.
    """
    shown = {case.run.name: _classes_of(case) for case in cases}

    def row(name: str, group: Sequence[Case]) -> Row:
        gained = [case for case in group if case.gained]
        alone = [case for case in gained if len(shown[case.run.name]) == 1]
        counts = (
            len(group),
            sum(case.run.passed for case in group),
            sum(case.passed for case in group),
            len(gained),
            len(alone),
            sum(case.lost for case in group),
        )
        return (name, *map(str, counts))

    groups = {
        name: [case for case in cases if name in shown[case.run.name]]
        for name in CLASSES
    }
    ordered = sorted(
        groups.items(), key=lambda item: -sum(case.gained for case in item[1])
    )
    none = [case for case in cases if not shown[case.run.name]]
    return [row(*item) for item in ordered] + [row("none of these", none)]


def _classes_of(case: Case) -> frozenset[str]:
    """Return the classes that a run shows."""
    return frozenset(name for name, fired in CLASSES.items() if fired(case))


# -- what can be asked of a run


def _changed(fits: Callable[[Change], bool]) -> Fired:
    """Return what tells whether something was put right."""
    return lambda case: any(map(fits, changes(case)))


def _because(*reasons: str) -> Fired:
    """Return what tells whether something was put right for one of some reasons."""
    return _changed(lambda change: change.reason in reasons)


def _called(fits: Callable[[CallRecord], bool]) -> Fired:
    """Return what tells whether there was a call."""
    return lambda case: any(map(fits, case.calls))


def _told(text: str) -> Fired:
    """Return what tells whether the model was told that something was wrong."""
    return _called(lambda call: any(text in problem for problem in call.problems))


# -- classes of arguments


def _drops(path: str) -> Callable[[Change], bool]:
    """Return what tells whether an argument was taken out because it is not so."""
    return lambda change: (
        change.path == path
        and change.now is None
        and change.was not in (None, "", [])
        and change.reason != _BLANK
        and not change.reason.startswith(_ELSEWHERE)
    )


def _drops_domain(change: Change) -> bool:
    """Return whether a device class was taken out that is a domain."""
    classes = change.was if isinstance(change.was, list) else [change.was]
    is_domain = not _DOMAINS.isdisjoint(map(str, classes))
    return is_domain and _drops(DEVICE_CLASS)(change)


def _floor_unknown(case: Case) -> bool:
    """Return whether a floor was taken out that the home does not have."""
    house = Inventory.load(case.task.inventory)
    known = {
        fold(name) for floor in house.floors for name in (floor.name, *floor.aliases)
    }
    return any(
        _drops(FLOOR)(change) and fold(str(change.was)) not in known
        for change in changes(case)
    )


def _floor_wrong(case: Case) -> bool:
    """Return whether a floor was taken out that the home has."""
    return _changed(_drops(FLOOR))(case) and not _floor_unknown(case)


def _joined(change: Change) -> bool:
    """Return whether a name was written with another one of the same beside it."""
    was = change.was
    return change.path == NAME and (
        change.reason == _TWICE
        or (
            change.reason in _NAME_SPELLING
            and isinstance(was, str)
            and any(mark in was and mark not in str(change.now) for mark in ",/|;(")
        )
    )


def _respelled(change: Change) -> bool:
    """Return whether a name was read as another spelling of it."""
    return (
        change.path == NAME
        and change.was is not None
        and change.reason in _NAME_SPELLING
        and not _joined(change)
    )


def _item_as_name(call: CallRecord) -> bool:
    """Return whether what goes on a list was written as the name of the list."""
    name, item = written(call).get(NAME), written(call).get("item")
    return name is not None and item is not None and fold(str(name)) == fold(str(item))


def _value_respelled(change: Change) -> bool:
    """Return whether a value that is no target was put in form, such as "50%"."""
    return (
        change.path not in TARGET_KEYS | {_TOOL}
        and change.now is not None
        and change.was is not None
        and change.reason not in _ARGUMENT_SPELLING
    )


# -- classes of calls and turns


def _without_target(call: CallRecord) -> bool:
    """Return whether the user is asked because a call names nothing."""
    return (
        call.verdict is Judgement.ASKED
        and not {NAME, AREA, FLOOR} & call.arguments.keys()
    )


def _guarded(call: CallRecord) -> bool:
    """Return whether the user is asked because a call is risky."""
    return call.verdict is Judgement.ASKED and not _without_target(call)


def _asks_first(case: Case) -> bool:
    """Return whether the model's first answer is a question, and no call."""
    first = case.run.wrote[0]
    return not first["calls"] and is_question(first["content"])


def _silent(case: Case) -> bool:
    """Return whether the model's first answer had neither words nor calls."""
    first = case.run.wrote[0]
    return not (first["content"].strip() or first["calls"])


def _only_words(case: Case) -> bool:
    """Return whether the model's first answer is words, neither question nor call."""
    first = case.run.wrote[0]
    words = bool(first["content"].strip()) and not first["calls"]
    return words and not any(calls_in_text(case)) and not is_question(first["content"])


def _only_reads(case: Case) -> bool:
    """Return whether calls ran that read and none that acts."""
    ran = any(call.verdict is Judgement.RUN and not call.failed for call in case.calls)
    return ran and case.outcome is Outcome.ANSWERED


def _twice_refused(case: Case) -> bool:
    """Return whether two answers in a row came to nothing: a third is the last."""
    return any(
        _comes_to_nothing(one) and _comes_to_nothing(other)
        for one, other in pairwise(case.requests)
    )


def _comes_to_nothing(request: RequestRecord) -> bool:
    """Return whether all calls of an answer were refused."""
    return bool(request.calls) and all(
        call.verdict is Judgement.REJECTED for call in request.calls
    )


def _repeats(call: CallRecord) -> bool:
    """Return whether a call has run before."""
    refused = any(_REPEATED in problem for problem in call.problems)
    return refused or call.verdict is Judgement.REPEATED


CLASSES: Mapping[str, Fired] = {
    "domain in device class": _changed(_drops_domain),
    "wrong device class": _changed(
        lambda change: _drops(DEVICE_CLASS)(change) and not _drops_domain(change)
    ),
    "invented floor": _floor_unknown,
    "wrong floor": _floor_wrong,
    "wrong area beside a right name": _changed(_drops(AREA)),
    "wrong domain beside a right name": _changed(_drops(DOMAIN)),
    "name joined with alias": _changed(_joined),
    "singular, plural, article": _changed(_respelled),
    "several share the name": _because(_SHARED),
    "area, floor or device in the other's place": _changed(
        lambda change: (
            change.path in (NAME, AREA, FLOOR) and change.reason.startswith(_ELSEWHERE)
        )
    ),
    "no name or a void one, only one fits": _because(*_ONLY_ONE),
    "no domain": _changed(lambda change: change.path == DOMAIN and change.was is None),
    "domain or device class not as a list": _changed(
        lambda change: (
            change.path in (DOMAIN, DEVICE_CLASS)
            and isinstance(change.was, str)
            and isinstance(change.now, list)
        )
    ),
    "domain or device class spelled otherwise": _because(*_KIND_SPELLING),
    "name as a list": _changed(
        lambda change: change.path == NAME and isinstance(change.was, list)
    ),
    "no place, where the user is": _because(_HERE),
    "blank argument": _because(_BLANK),
    "argument spelled otherwise": _because(*_ARGUMENT_SPELLING),
    "words in place of arguments": _because(_NO_ARGUMENTS),
    "item as list name": _called(_item_as_name),
    "value in another form": _changed(_value_respelled),
    "value the tool sets itself": _because(_SET_ITSELF),
    "wrong verb tool": _changed(
        lambda change: (
            change.path == _TOOL and change.reason not in (HEARD, _TOOL_SPELLING)
        )
    ),
    "tool spelled otherwise": _because(_TOOL_SPELLING),
    "tool cannot act on it": _told(_WRONG_KIND),
    "several devices in one name": _told(_SEVERAL),
    "call gives way to what the words say": _because(HEARD),
    "no call, what the words say is done": lambda case: any(heeded_calls(case)),
    "call written as text": lambda case: any(calls_in_text(case)),
    "answer empty, or lost by the server": _silent,
    "repeated call": _called(_repeats),
    "whole house asked about first": _called(_without_target),
    "risky call asked about first": _called(_guarded),
    "model asks first": _asks_first,
    "words instead of a call": _only_words,
    "reads and stops": _only_reads,
    "acts on a question": _told(_QUESTION),
    "another attempt after a refusal": _called(
        lambda call: call.verdict is Judgement.REJECTED and not _repeats(call)
    ),
    "last attempt after two refusals": _twice_refused,
}
"""The classes; to add one is to add a line here."""
