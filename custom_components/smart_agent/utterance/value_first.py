"""Reads a value before what is to have it as a command: "fifty percent on the radio"."""

from collections.abc import Sequence

from ..home.home import Home
from .languages.otherwise import CHOSEN, VALUE_ON
from .numbers import numbers_in
from .phrases import Language
from .puts_right import behind_correction, corrects
from .tokens import Token, as_said, parted, tokens
from .ways import longest, ways_of


def with_value_last(text: str, language: Language, home: Home) -> str:
    """Return a text that sets things to the values that it says first, a part at a time.

    "Fifty percent on the radio" is of what the home has by that name. "Twenty-two it is" is
    of what was spoken of where something is put right: "dinner at six or seven? Seven it is"
    sets nothing. A part that says anything else stays as it is.
    """
    said = tokens(text)
    if language.code not in VALUE_ON or any(one.quoted for one in said):
        return text
    parts = parted(said)
    right = [corrects(one, language) for one in parts]
    for at in reversed(range(len(parts))):
        part = parts[at]
        command = _put(text, part, language, home)
        if command is None and any(right[: at + 1]):
            command = _chosen(text, part, language)
        if command:
            text = text[: part[0].start] + command + text[part[-1].end :]
    return text


def _chosen(text: str, part: Sequence[Token], language: Language) -> str | None:
    """Return the command of a part that chooses a value: "22 it is"; None for others."""
    begin = behind_correction(part, language)
    end = begin + _end_of_value(part[begin:], language)
    plain = tuple(one.plain for one in part[end:])
    if end == begin or part[0].asked or plain not in ways_of(CHOSEN, language.code):
        return None
    return f"{as_said(text, part[:begin])} make it {as_said(text, part[begin:end])}".strip()


def _put(
    text: str, part: Sequence[Token], language: Language, home: Home
) -> str | None:
    """Return the command of a part with a value for a thing by its name, or None."""
    if part[0].asked or not (end := _end_of_value(part, language)):
        return None
    value, plain = as_said(text, part[:end]), tuple(one.plain for one in part)
    before = longest(ways_of(VALUE_ON, language.code), plain[end:])
    thing = end + before
    if not before or end == 1 or thing >= len(part):
        return None
    first = thing + (thing + 1 < len(part) and language.article_book.has(part, thing))
    if plain[first:] not in home.layout.entity_full_names.get(plain[first], ()):
        return None
    return f"set {as_said(text, part[thing:])} to {value}"


def _end_of_value(part: Sequence[Token], language: Language) -> int:
    """Return where a number with its unit ends that a part begins with, else 0."""
    at = 0
    while at < len(part) and [*numbers_in(part[at : at + 1], language.code)]:
        at += 1
    return at + (language.unit_book.has(part, at) if at and at < len(part) else 0)
