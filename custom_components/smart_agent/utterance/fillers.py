"""Leaves out the sounds with which somebody looks for a word: "at, um, ten to three"."""

from .languages.otherwise import FILLERS
from .mark import Mark
from .phrases import Language
from .tokens import tokens

_BEFORE = " ,.…"
"""Signs that somebody writes around such a sound."""


def without_fillers(text: str, language: Language) -> str:
    """Return a text without such sounds behind a word that something has to follow.

    That is an article, a preposition or what joins: "turn on the, uh, fan". Anywhere else
    one may put right what stands before it: "to 20, um, 30".
    """
    sounds = FILLERS.get(language.code, frozenset())
    said = tokens(text)
    for at in range(len(said) - 2, 0, -1):
        if said[at].plain not in sounds or said[at].quoted:
            continue
        joins = any(
            one.tells is Mark.JOIN and one.end == at
            for one in language.book.at(said, at - 1)
        )
        if (
            joins
            or language.article_book.has(said, at - 1)
            or said[at - 1].plain in language.preposition_words
        ):
            between = text[said[at - 1].end : said[at].start]
            if between.strip(_BEFORE):
                continue
            behind = text[said[at].end :].lstrip(_BEFORE)
            text = f"{text[: said[at - 1].end]} {behind}"
    return text
