"""Reads who is about to leave as asking for now: "before we go, lock the door"."""

from ..text.base_language import words_language
from .languages.asked import LEAVING
from .tokens import tokens
from .ways import longest, ways_of


def without_leaving(text: str, code: str) -> str:
    """Return a text without what somebody is about to do, with which it begins.

    Behind a command it may be the time for that: "lamp on before we go". code is that of
    the language.
    """
    said = tokens(text)
    plain = tuple(one.plain for one in said)
    ends = longest(ways_of(LEAVING, words_language(code)), plain)
    leaves = 0 < ends < len(said) and said[ends].weak
    return text[said[ends].start :] if leaves else text
