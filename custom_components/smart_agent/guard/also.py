"""What the user is asked about a call that text of others may have led to."""

from homeassistant.helpers import intent

from ..toolset import ToolSpec
from .spoken import named
from .targets import Resolution
from .verdict import Question

_LONGEST = 120
"""Characters of a call that a person is told."""

_LOCKS = frozenset({"lock"})
_OPENED = frozenset({"cover", "valve"})
_RUN = frozenset({"button", "input_button", "scene", "script"})

KEYS = {
    intent.INTENT_TURN_ON: (
        (_LOCKS, "also_lock"),
        (_OPENED, "also_open"),
        (_RUN, "also_run"),
        (None, "also_turn_on"),
    ),
    intent.INTENT_TURN_OFF: (
        (_LOCKS, "also_unlock"),
        (_OPENED, "also_close"),
        (None, "also_turn_off"),
    ),
    None: ((None, "also_set"),),
}
"""Questions by intent and the domains of all devices, None for any: HassTurnOn and
HassTurnOff lock, open and press too (components/intent/__init__.py)."""


def also(spec: ToolSpec, found: Resolution) -> Question:
    """Return the question whether a call is to run as well."""
    if not found.entities:
        # A list's item, a timer's name, what a script is to do: as the model wrote it.
        values = (str(value) for value in found.args.values() if value is not None)
        names = ", ".join([spec.name, *values])
        return Question("also_do", {"names": " ".join(names.split())[:_LONGEST]})
    domains = {entity.domain for entity in found.entities}
    key = next(
        key
        for of, key in KEYS.get(spec.intent_type, KEYS[None])
        if of is None or domains <= of
    )
    return Question(key, named(found.entities))
