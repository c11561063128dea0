"""Brings values into the schema's type: numbers with units, words for true, literals."""

from collections.abc import Collection, Mapping
import re
from typing import Any

from ...call_parser.literal import LiteralError, read_value

_NUMBER = re.compile(r"\s*([-+]?\d{1,15}(?:[.,]\d{1,2})?)\s*(\D{0,10}?)\s*")
"""A number and its unit. Three digits behind a comma may be thousands."""

_TRUE = frozenset({"true", "on", "yes"})
_FALSE = frozenset({"false", "off", "no"})

MAX_LITERAL = 2000
"""Characters up to which a text is tried as a list or object."""

MAX_DEPTH = 20
"""Levels of lists and objects up to which arguments are read."""

MAX_INTEGER = 10**15
"""Numbers up to which whole ones stay exact in every JSON parser."""


def as_arguments(written: Any) -> dict[str, Any] | None:
    """Return what a model wrote as arguments as a mapping.

    None if it is none, or holds what JSON or a request cannot carry.
    """
    if written is None:
        return {}
    if isinstance(written, str):
        written = as_literal(written, dict) if written.strip() else {}
    if not isinstance(written, Mapping) or not _is_plain(written):
        return None
    return dict(written)


def kinds_of(schema: Mapping[str, Any]) -> frozenset[str]:
    """Return the types that a schema names for a value, none where it names none."""
    kind = schema.get("type", ())
    return frozenset([kind] if isinstance(kind, str) else kind)


def as_number(value: Any, schema: Mapping[str, Any], units: Collection[str]) -> Any:
    """Return a number without quotes and unit; a fraction of 100 as per cent.

    What is no number, or has another unit than the ones given, is returned as it is.
    """
    number, unit = value, ""
    if isinstance(value, str) and (found := _NUMBER.fullmatch(value)):
        unit = found[2].casefold()
        if unit and unit not in units:
            return value
        number = float(found[1].replace(",", "."))
    if not isinstance(number, float):
        return number
    whole = int(number) if number.is_integer() else number
    if "integer" not in kinds_of(schema):
        return number if number is value else whole
    if schema.get("maximum") != 100:
        return whole
    if not 0 < abs(number) < 1:
        return round(number)
    part = round(number * 100)
    return part if part and part >= schema.get("minimum", 0) and not unit else value


def as_boolean(value: Any) -> Any:
    """Return a text that says true or false as such, else the value."""
    word = value.strip().casefold() if isinstance(value, str) else None
    if word in _TRUE:
        return True
    return False if word in _FALSE else value


def as_list(value: Any, *, split: bool) -> list[Any]:
    """Return a value as a list: one value, or a list in a text.

    split tells that a text with commas holds several values.
    """
    if isinstance(value, list):
        return value
    if not isinstance(value, str):
        return [value]
    parsed = as_literal(value, list)
    if isinstance(parsed, list):
        return parsed
    return [part.strip() for part in value.split(",")] if split else [value]


def as_literal(text: str, kind: type) -> Any:
    """Return the JSON or Python literal that a text is, else the text itself."""
    if len(text) > MAX_LITERAL:
        return text
    try:
        value, end = read_value(text, 0)
    except LiteralError:
        return text
    whole = not text[end:].strip()
    return value if whole and isinstance(value, kind) and _is_plain(value) else text


def _is_plain(value: Any, depth: int = 0) -> bool:
    """Return whether a value can be sent as JSON: finite, not too deep, real text."""
    if depth > MAX_DEPTH:
        return False
    match value:
        case None | bool():
            return True
        case int() | float():
            # Not so of what is no number or infinite, either.
            return abs(value) <= MAX_INTEGER
        case str():
            return not any("\ud800" <= char <= "\udfff" for char in value)
        case list():
            return all(_is_plain(item, depth + 1) for item in value)
        case Mapping():
            return all(
                isinstance(key, str) and _is_plain(key) and _is_plain(item, depth + 1)
                for key, item in value.items()
            )
    return False
