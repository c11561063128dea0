"""Reads who is about to leave as asking for now: "before we go, lock the door"."""

from ..text.base_language import words_language
from .languages.asked import LEAVING
from .tokens import tokens
from .ways import ways_of


def without_leaving(text: str, code: str) -> str:
    """Return a text without what somebody is about to do, with which it begins.

    Behind a command it may be the time for that: "lamp on before we go". code is that of
    the language.
    """
    said = tokens(text)
    plain = tuple(one.plain for one in said)
    for way in ways_of(LEAVING, words_language(code)):
        ends = len(way)
        if plain[:ends] == way and len(said) > ends and said[ends].weak:
            return text[said[ends].start :]
    return text
