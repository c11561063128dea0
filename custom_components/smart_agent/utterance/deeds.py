"""How an answer repeats the verb of a question: "yes, unlock it".

By language and by what the question is to do, as the end of its key says it: "unlock"
of "confirm_unlock". Only what may be said of nothing else: "lock" is no word of unlock.
"""

from collections.abc import Mapping, Set as AbstractSet

from ..text.base_language import words_language
from ..text.fold import fold, positions
from .languages.deeds import ALL, BENT, BOTH, CLEAN, COMMANDED, DEEDS, WATER
from .tokens import as_said, tokens
from .ways import ways_in

__all__ = [
    "ALL",
    "BOTH",
    "CLEAN",
    "DEEDS",
    "UNDOING",
    "WATER",
    "bent_ways",
    "deeds_of",
    "says_both",
    "ways_to_say",
    "without_all",
]

UNDOING: Mapping[str, str] = {
    "turn_on": "turn_off",
    "turn_off": "turn_on",
    "open": "close",
    "close": "open",
    "lock": "unlock",
    "unlock": "lock",
}
"""Deeds that undo one another."""


def bent_ways(language: str, kind: str) -> str:
    """Return the forms of a deed that courtesies ask for, as a list with commas."""
    return BENT.get(words_language(language), {}).get(kind, "")


def deeds_of(language: str, kind: str) -> str:
    """Return the ways to say a deed, as a list with commas; empty for an unknown one."""
    return DEEDS.get(words_language(language), {}).get(kind, "")


def ways_to_say(language: str, kind: str) -> str:
    """Return the same for what is said in commands, also of deeds no question is for."""
    commanded = COMMANDED.get(words_language(language), {})
    return commanded.get(kind) or deeds_of(language, kind)


def begins_way(language: str, words: tuple[str, ...]) -> bool:
    """Return whether any way to say a deed begins with some words: "go back"."""
    code = words_language(language)
    return any(
        way[: len(words)] == words
        for table in (COMMANDED, DEEDS)
        for ways in table.get(code, {}).values()
        for way in ways_in(ways)
    )


def says_both(text: str, language: str) -> bool:
    """Return whether a text has a word for two of a kind: "both lamps"."""
    said = tuple(token.plain for token in tokens(text))
    ways = (fold(way) for way in deeds_of(language, BOTH).split(","))
    return any(way and positions(way, said) for way in ways)


def without_all(text: str, language: str) -> str | None:
    """Return a text without its only word for all of a kind, None where it has none.

    Only before other words, and only a word by itself: "all the blinds".
    """
    ways = {fold(way) for way in deeds_of(language, ALL).split(",")}
    words = tokens(text)
    found = [at for at, one in enumerate(words[:-1]) if (one.plain,) in ways]
    if len(found) != 1:
        return None
    return as_said(text, [one for at, one in enumerate(words) if at not in found])


def says_way(said: AbstractSet[str], ways: str) -> bool:
    """Return whether words have all those of any way, with commas between the ways."""
    return any(said >= {*fold(way)} for way in ways.split(",") if way)
