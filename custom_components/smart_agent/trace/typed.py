"""Checks data read from disk against the types that a dataclass declares."""

from dataclasses import fields
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints


def check_types(made: Any) -> None:
    """Raise TypeError if a field of a dataclass instance has another type."""
    kind: object = type(made)
    hints = _hints(kind)
    for one in fields(made):
        if not _is_a(getattr(made, one.name), hints[one.name]):
            raise TypeError(f"{one.name} is not of type {hints[one.name]}")


def as_tuple(value: Any) -> tuple[Any, ...]:
    """Return a JSON list as a tuple; raise TypeError for anything else.

    tuple() alone would take a string and split it into characters.
    """
    if not isinstance(value, list):
        raise TypeError("not a list")
    return tuple(value)


@cache
def _hints(kind: object) -> dict[str, Any]:
    """Return the types of the fields of a dataclass."""
    return get_type_hints(kind)


def _is_a(value: Any, kind: Any) -> bool:
    """Return whether a value is of a type; a whole number will do for a float."""
    if kind is Any:
        return True
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return any(_is_a(value, one) for one in inner)
    if origin in (list, tuple):
        return isinstance(value, origin) and all(_is_a(one, inner[0]) for one in value)
    if origin is dict:
        return isinstance(value, dict) and all(
            _is_a(key, inner[0]) and _is_a(one, inner[1]) for key, one in value.items()
        )
    if origin is not None:
        # Another generic type, such as a callable: JSON has none.
        return False
    if isinstance(value, bool):
        return kind is bool
    return isinstance(
        value, int if kind is int else (int, float) if kind is float else kind
    )
