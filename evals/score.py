"""Whether a turn of a task is passed, by the rules of the data set's authors.

After home_assistant_datasets.entity_state.diff: what was expected holds, and nothing
else has changed in the house, attributes that the task ignores excepted.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
import re
from typing import Any

from homeassistant.core import State

from .task import Change, Range, Task, Turn

STATE = "state"

NEVER_COUNTED = frozenset({"is_closed"})
"""Attributes that say the state once more, in Home Assistant since 2026.10 only; the
data sets are older."""

_NOTHING = Change(None, {})

type Ended = Mapping[str, Mapping[str, Any]]
"""Values that a recorded run left wrong, by entity and by state or attribute."""


@dataclass(frozen=True, slots=True)
class _Difference:
    """A value that is not as it should be: now, before the turn, and as wanted.

    changed tells whether it is another than before the turn.
    """

    entity_id: str
    key: str
    now: Any
    was: Any
    wanted: Any
    changed: bool


def differences(
    task: Turn, before: Mapping[str, State], after: Mapping[str, State]
) -> list[str]:
    """Return what is not as it should be, one line a value; empty if all is."""
    return [
        f"{one.entity_id} {one.key}: {one.now!r} instead of {one.wanted!r}"
        for one in _differences(task, before, after)
    ]


def harm(
    task: Turn, before: Mapping[str, State], after: Mapping[str, State]
) -> list[str]:
    """Return the values that are neither as they should be nor as they were.

    One line a value. What should have changed and did not is wrong and no harm, and
    neither is an attribute that goes with what should change: the colour mode of a light
    that is to be on, the mute of a speaker that is to be silent.
    """
    return [
        f"{one.entity_id} {one.key}: {one.now!r}, was {one.was!r}"
        for one in _differences(task, before, after)
        if one.changed and _counts(task, one.entity_id, one.key)
    ]


def recorded_harm(task: Task, before: Mapping[str, State], ended: Ended) -> list[str]:
    """Return the same as harm for a run of which only the wrong values are known.

    A wrong value that was not to change has changed. One that was to change has not if
    it is as before the task here, or as the task writes that: a device of today does
    not take every state that one of an older Home Assistant took.
    """
    found: list[str] = []
    for entity_id, values in ended.items():
        wanted = _wanted(task.expected.get(entity_id, _NOTHING))
        was = _values(before[entity_id]) if entity_id in before else {}
        set_up = _set_up(task, entity_id)
        ignored = _ignored(task, entity_id)
        found += [
            f"{entity_id} {key}: {value!r}"
            for key, value in sorted(values.items())
            if key not in ignored
            and _counts(task, entity_id, key)
            and not (
                key in wanted
                and (_equal(value, was.get(key)) or _same({key: value}, set_up, key))
            )
        ]
    return found


def _counts(task: Turn, entity_id: str, key: str) -> bool:
    """Return whether a wrong value of an entity can be harm.

    Of one that is to change those are that the task names, and its state.
    """
    expected = task.expected.get(entity_id)
    return expected is None or key == STATE or key in expected.attributes


def is_said(task: Turn, speech: str) -> bool:
    """Return whether an answer holds what is asked for, and nothing that may not be."""
    if any(_holds(speech, text) for text in task.unsaid):
        return False
    return not task.said or any(_holds(speech, text) for text in task.said)


def _holds(speech: str, text: str) -> bool:
    """Return whether a text is in an answer, in any case.

    Words and numbers have to be whole: "locked" is not in "unlocked", 21 not in 21.5.
    Apostrophes are the same in all forms.
    """
    whole = rf"(?<!\w)(?<!\d[.,]){re.escape(text)}(?!\w)(?![.,]\d)"
    return re.search(whole, speech.replace("’", "'"), re.IGNORECASE) is not None


def _differences(
    task: Turn, before: Mapping[str, State], after: Mapping[str, State]
) -> Iterator[_Difference]:
    """Yield every value that is not as it should be."""
    for entity_id, state in before.items():
        was = _values(state)
        wanted = was | _wanted(task.expected.get(entity_id, _NOTHING))
        now = _values(after[entity_id])
        ignored = _ignored(task, entity_id)
        for key in sorted(wanted.keys() | now):
            if key not in ignored and not _same(wanted, now, key):
                values = (now.get(key), was.get(key), wanted.get(key))
                changed = not _same(was, now, key)
                yield _Difference(entity_id, key, *values, changed)


def _ignored(task: Turn, entity_id: str) -> frozenset[str]:
    """Return the attributes of an entity that do not count."""
    return task.ignored.get(entity_id, frozenset()) | NEVER_COUNTED


def _values(state: State) -> dict[str, Any]:
    """Return state and attributes in one."""
    return {STATE: state.state, **state.attributes}


def _set_up(task: Task, entity_id: str) -> dict[str, Any]:
    """Return the values that a task writes that an entity has before."""
    written = task.setup.get(entity_id) or {}
    state = {STATE: written["state"]} if "state" in written else {}
    return state | (written.get("attributes") or {})


def _wanted(change: Change) -> dict[str, Any]:
    """Return what has to be otherwise than before."""
    state = {} if change.state is None else {STATE: change.state}
    return state | dict(change.attributes)


def _same(a: Mapping[str, Any], b: Mapping[str, Any], key: str) -> bool:
    """Return whether a value is there and the same in both, or in neither."""
    if key not in a or key not in b:
        return key not in a and key not in b
    return _equal(a[key], b[key])


def _equal(one: Any, other: Any) -> bool:
    """Return whether two values are the same, as the authors compare them.

    A range is the same as each of its numbers.
    """
    if isinstance(one, Range):
        return one.holds(other)
    if isinstance(one, tuple) or isinstance(other, tuple):
        return list(one or ()) == list(other or ())
    return one == other or str(one) == str(other)
