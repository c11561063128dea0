"""Refuses values that no device of a call can take: a colour for a plain lamp.

Home Assistant leaves out of a call to a light what that cannot do, turns it on, and says
that the colour was set.
"""

from .problem import Problem, ProblemKind
from .targets.resolve import Resolution


def check_lacking(found: Resolution) -> list[Problem]:
    """Return the values that all devices of a call lack what they are for."""
    return [
        Problem(
            ProblemKind.UNSUPPORTED,
            key,
            f"{found.entities[0].name} has no {key}, tell the user",
            value,
        )
        for key, value in found.args.items()
        if value is not None
        and found.entities
        and all(key in one.lacks for one in found.entities)
    ]
