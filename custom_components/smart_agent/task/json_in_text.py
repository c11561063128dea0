"""Finds the JSON in an answer: alone, between fences, or with words around it."""

from dataclasses import dataclass
import re
from typing import Any

from ..call_parser.literal import Cause, LiteralError, closing, read_value

_FENCE = re.compile(r"\A```\w*\s*|\s*```\Z")
_END_OF_THOUGHT = "</think>"
_OPENERS = {"object": "{", "array": "["}


@dataclass(eq=False)
class NoJsonError(ValueError):
    """A text without JSON, with several, or with some that cannot be read."""

    why: str
    """Why, for the model."""


def find_json(text: str, kind: str) -> Any:
    """Return the JSON value in a text; kind is the type that a schema names, if any.

    A whole text is read whatever its type. Among words only an object is looked for, or
    an array where kind says so. Raises NoJsonError unless there is exactly one: which of
    several is meant nobody can know.
    """
    text = _FENCE.sub("", text.rpartition(_END_OF_THOUGHT)[2].strip()).strip()
    try:
        value, end = read_value(text, 0)
    except LiteralError:
        pass
    else:
        if not text[end:].strip():
            return value
    return _among_words(text, _OPENERS.get(kind, "{"))


def _among_words(text: str, opener: str) -> Any:
    """Return the one object or array in a text; raises NoJsonError."""
    found: list[Any] = []
    failure: LiteralError | None = None
    position = text.find(opener)
    while position >= 0:
        try:
            value, end = read_value(text, position)
        except LiteralError as err:
            failure = failure or err
            end = _behind(text, position)
        else:
            if value not in found:
                found.append(value)
        position = text.find(opener, end)
    if len(found) == 1:
        return found[0]
    if found:
        raise NoJsonError(f"there are {len(found)} different ones in it")
    if failure is None:
        raise NoJsonError("there is none in it")
    cut = failure.cause is Cause.UNCLOSED
    raise NoJsonError(
        f"{failure.message} at character {failure.position + 1}"
        + (" (it is not complete)" if cut else "")
    )


def _behind(text: str, position: int) -> int:
    """Return the offset behind what cannot be read, its end where it is never closed.

    What stands inside of it is a part, and never taken for the whole.
    """
    try:
        return closing(text, position)
    except LiteralError:
        return len(text)
