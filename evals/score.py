"""Whether a task is passed, by the rules of the data set's authors.

After home_assistant_datasets.entity_state.diff: what was expected holds, and nothing
else has changed in the house, attributes that the task ignores excepted.
"""

from collections.abc import Mapping
from typing import Any

from homeassistant.core import State

from .task import Change, Task

STATE = "state"

NEVER_COUNTED = frozenset({"is_closed"})
"""Attributes that say the state once more, in Home Assistant since 2026.10 only; the
data sets are older."""


def differences(
    task: Task, before: Mapping[str, State], after: Mapping[str, State]
) -> list[str]:
    """Return what is not as it should be, one line a value; empty if all is."""
    found: list[str] = []
    nothing = Change(None, {})
    for entity_id, state in before.items():
        wanted = _values(state) | _wanted(task.expected.get(entity_id, nothing))
        values = _values(after[entity_id])
        ignored = task.ignored.get(entity_id, frozenset()) | NEVER_COUNTED
        found += [
            f"{entity_id} {key}: {values.get(key)!r} instead of {wanted.get(key)!r}"
            for key in sorted(wanted.keys() | values)
            if key not in ignored and not _same(wanted, values, key)
        ]
    return found


def is_said(task: Task, speech: str) -> bool:
    """Return whether an answer holds what a task asks for."""
    return not task.said or any(
        text.casefold() in speech.casefold() for text in task.said
    )


def _values(state: State) -> dict[str, Any]:
    """Return state and attributes in one."""
    return {STATE: state.state, **state.attributes}


def _wanted(change: Change) -> dict[str, Any]:
    """Return what has to be otherwise than before."""
    state = {} if change.state is None else {STATE: change.state}
    return state | dict(change.attributes)


def _same(a: Mapping[str, Any], b: Mapping[str, Any], key: str) -> bool:
    """Return whether a value is the same in both, as the authors compare it."""
    if (key in a) is not (key in b):
        return False
    one, other = a[key], b[key]
    if isinstance(one, tuple) or isinstance(other, tuple):
        return list(one or ()) == list(other or ())
    return one == other or str(one) == str(other)
