"""Turns any value into JSON that can be stored, sent and shown."""

from collections.abc import Mapping, Set as AbstractSet
from datetime import date, datetime, time
from enum import Enum
import math
from typing import Any

MAX_DEPTH = 16
"""Levels of nesting that are kept; what tools take and return has three or four."""

MAX_TEXT = 20_000
"""Characters of a text that are kept: several times what a model is told of a result."""

MAX_ITEMS = 1_000
"""Items of a list or an object that are kept."""

_MAX_INT = 2**53
"""Up to here a number is the same in a browser (IEEE 754)."""

_CUT = "…"


def json_safe(value: Any, depth: int = MAX_DEPTH) -> Any:
    """Return a copy of a value that is JSON throughout; anything else becomes its text.

    Never raises: a model and a tool may have made the value.
    """
    match value:
        case None | bool():
            return value
        case Enum():
            return json_safe(value.value, depth)
        case str():
            return safe_text(value)
        case int():
            return int(value) if abs(value) <= _MAX_INT else _CUT
        case float():
            return float(value) if math.isfinite(value) else str(float(value))
        case datetime() | date() | time():
            return value.isoformat()
    if depth <= 0:
        return _CUT
    if isinstance(value, Mapping):
        items = list(value.items())[:MAX_ITEMS]
        return {_key(key): json_safe(one, depth - 1) for key, one in items}
    if isinstance(value, list | tuple | AbstractSet):
        return [json_safe(one, depth - 1) for one in list(value)[:MAX_ITEMS]]
    return _described(value)


def safe_text(text: str) -> str:
    """Return a text that UTF-8 can encode, cut at MAX_TEXT characters."""
    whole = text if len(text) <= MAX_TEXT else f"{text[:MAX_TEXT]}{_CUT}"
    return utf8(whole)


def utf8(text: str) -> str:
    """Return a text without lone surrogates, which some models write."""
    return text.encode("utf-8", "replace").decode()


def _key(key: Any) -> str:
    """Return the key of an object."""
    return safe_text(key) if isinstance(key, str) else str(json_safe(key, 1))


def _described(value: Any) -> str:
    """Return what stands for an object that is none of JSON's."""
    try:
        return safe_text(repr(value))
    except Exception:  # noqa: BLE001
        # Another integration's object may fail to describe itself, in any way.
        return type(value).__name__
