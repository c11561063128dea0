"""Reads a question for a deed as the command that it is: "could the lamp come on?"."""

from collections.abc import Sequence
from functools import lru_cache

from ..text.base_language import words_language
from ..text.fold import fold
from .languages import language_of
from .languages.passive import PASSIVE_DEEDS, PASSIVE_LEADS, PASSIVE_NEVER
from .mark import Mark
from .phrases import Language
from .tokens import Token, as_said, tokens

type _Way = tuple[str, ...]


def as_command(text: str, code: str) -> str:
    """Return the command that a text asks for by a thing and what is to become of it.

    Nothing stands around them but courtesies: "could the lamp come on by itself?" asks
    whether it can. Any other text is returned as it is; code is that of its language.
    """
    language = language_of(code)
    leads, deeds = _leads(words_language(code)), _deeds(words_language(code))
    if language is None or not leads:
        return text
    said = tokens(text)
    plain = tuple(one.plain for one in said)
    first = _behind_courtesies(language, said, 0)
    lead = max(
        (len(way) for way in leads if plain[first:][: len(way)] == way), default=0
    )
    if not lead:
        return text
    thing = first + lead
    for end in range(thing + 1, len(said)):
        for way, verb in deeds:
            behind = end + len(way)
            if (
                plain[end:behind] == way
                and _behind_courtesies(language, said, behind) == len(said)
                and not any(_says_more(language, said, at) for at in range(thing, end))
            ):
                return f"{verb} {as_said(text, said[thing:end])}"
    return text


def _says_more(language: Language, said: Sequence[Token], at: int) -> bool:
    """Return whether a word is no part of what a thing is called: a sign, another wish."""
    if said[at].strong or said[at].weak:
        return True
    if said[at].plain in PASSIVE_NEVER.get(language.code, ()):
        return True
    if language.pronoun_book.has(said, at) or language.it_book.has(said, at):
        return not language.article_book.has(said, at)
    return any(
        one.tells not in (Mark.COURTESY, Mark.RELATION)
        for one in language.book.at(said, at)
    )


def _behind_courtesies(language: Language, said: Sequence[Token], at: int) -> int:
    """Return where courtesies end that begin at a word."""
    while at < len(said):
        ends = [
            *(m.end for m in language.book.at(said, at) if m.tells is Mark.COURTESY),
            *(m.end for m in language.vocative_book.at(said, at)),
        ]
        if not ends:
            break
        at = max(ends)
    return at


@lru_cache(maxsize=16)
def _leads(code: str) -> frozenset[_Way]:
    """Return what such questions begin with in a language, folded."""
    return frozenset(filter(None, map(fold, PASSIVE_LEADS.get(code, "").split(","))))


@lru_cache(maxsize=16)
def _deeds(code: str) -> tuple[tuple[_Way, str], ...]:
    """Return what such questions end with in a language, the longest first, with verbs."""
    found = [
        (fold(way), verb)
        for verb, ways in PASSIVE_DEEDS.get(code, {}).items()
        for way in ways.split(",")
    ]
    return tuple(sorted(found, key=lambda one: -len(one[0])))
