"""How an answer repeats the verb of a question: "yes, unlock it".

By language and by what the question is to do, as the end of its key says it: "unlock"
of "confirm_unlock". Only what may be said of nothing else: "lock" is no word of unlock.
"""

from collections.abc import Mapping

from ..text.base_language import words_language
from .languages.deeds import ALL, BENT, CLEAN, COMMANDED, DEEDS

__all__ = [
    "ALL",
    "CLEAN",
    "DEEDS",
    "UNDOING",
    "bent_ways",
    "deeds_of",
    "ways_to_say",
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
