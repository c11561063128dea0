"""Puts what is said of all of a kind in the whole home as sentences have it."""

from collections.abc import Sequence

from ..home.home import Area, Entity, Floor, Home
from ..text.base_language import words_language
from ..text.fold import fold
from .deeds import ALL, deeds_of
from .languages.otherwise import (
    ALL_OVER,
    ALL_PLAYED,
    EVERY,
    EVERYTHING,
    EVERYWHERE,
    WHOLE_HOME,
)
from .phrases import Language
from .tokens import Token, parted, tokens
from .ways import Way, ways_in, ways_of


def with_all(text: str, code: str, language: Language, home: Home) -> str:
    """Return a text with "all the lights" for "every light in the house".

    Without a word for all it stays as it is: "the lights in the house" may be some. So it
    does where something of the home is called so. code is that of the language.
    """
    base = words_language(code)
    text = _with_everything(_with_plural(text, base, language), base, language)
    text = _with_everywhere(_with_all_played(text, base, language), base)
    said = tokens(text)
    if not any((one.plain,) in ways_in(deeds_of(code, ALL)) for one in said):
        return text
    for way in ways_of(WHOLE_HOME, base):
        if (at := _find(said, way)) > 0 and not _is_called(way, home):
            return text[: said[at - 1].end] + text[said[at + len(way) - 1].end :]
    return text


def says_all_over(text: str, language: Language | None, home: Home) -> bool:
    """Return whether a deed is for the whole home, and not for where it is said.

    "All the lights in the house": nothing of the home is called so. "It's dark in the
    house, lights off" says that of no deed.
    """
    if language is None:
        return False
    ways = ways_of(ALL_OVER, language.code)
    return any(
        (at := _find(part, way)) >= 0
        and not _is_called(way, home)
        and (
            len(part) == len(way)
            or _has_deed([*part[:at], *part[at + len(way) :]], language)
        )
        for part in parted(tokens(text))
        for way in ways
    )


def _has_deed(said: Sequence[Token], language: Language) -> bool:
    """Return whether words have a verb or a particle of a command, or a word for all."""
    books = (language.verb_book, language.particle_book, language.whole_book)
    return any(book.has(said, at) for book in books for at in range(len(said)))


def _with_plural(text: str, base: str, language: Language) -> str:
    """Return a text with a noun for a kind behind "all" for one behind "every"."""
    many, ending = EVERY.get(base, ("", ""))
    for way in ways_in(many):
        said = tokens(text)
        at = _find(said, way)
        noun = at + len(way)
        if at < 0 or noun >= len(said) or not language.kind_book.has(said, noun):
            continue
        if at and language.finite_book.has(said, at - 1):
            # "Is every light off?"
            continue
        word = text[said[noun].start : said[noun].end]
        plural = word if word.endswith(ending) else word + ending
        end = said[noun].end
        if (
            noun + 2 < len(said)
            and language.joins(said, noun + 1)
            and language.kind_book.has(said, noun + 2)
        ):
            # "Every curtain and blind."
            other = text[end : said[noun + 2].end]
            plural += other if other.endswith(ending) else other + ending
            end = said[noun + 2].end
        return f"{text[: said[at].start]}all the {plural}{text[end:]}"
    return text


def _with_everywhere(text: str, base: str) -> str:
    """Return a text with "everywhere" for "in all the rooms"."""
    everywhere, ways = EVERYWHERE.get(base, ("", ""))
    said = tokens(text)
    for way in ways_in(ways):
        if (at := _find(said, way)) > 0:
            rest = text[said[at + len(way) - 1].end :]
            return f"{text[: said[at].start]}{everywhere}{rest}"
    return text


def _with_all_played(text: str, base: str, language: Language) -> str:
    """Return a text with "the music everywhere" for "whatever's playing"."""
    return _behind_verb(text, ALL_PLAYED.get(base, ("", "")), language)


def _with_everything(text: str, base: str, language: Language) -> str:
    """Return a text with "everything" for "the lot"."""
    return _behind_verb(text, EVERYTHING.get(base, ("", "")), language)


def _behind_verb(text: str, table: tuple[str, str], language: Language) -> str:
    """Return a text with other words for any of some ways behind a command's verb."""
    ways, everything = table
    said = tokens(text)
    for way in ways_in(ways):
        at = _find(said, way)
        if at < 1 or said[at].weak or said[at].strong:
            continue
        verb = at - (at > 1 and language.particle_book.has(said, at - 1)) - 1
        if language.verb_book.has(said, verb):
            end = said[at + len(way) - 1].end
            return f"{text[: said[at].start]}{everything}{text[end:]}"
    return text


def _find(said: Sequence[Token], way: Way) -> int:
    """Return where words stand among others, -1 if they do not."""
    plain = tuple(one.plain for one in said)
    starts = range(len(plain) - len(way) + 1)
    return next((at for at in starts if plain[at : at + len(way)] == way), -1)


def _is_called(way: Way, home: Home) -> bool:
    """Return whether something of a home has the last of some words in its name."""
    things: tuple[Area | Entity | Floor, ...] = (
        *home.areas,
        *home.floors,
        *home.entities,
    )
    return any(way[-1] in fold(name) for one in things for name in one.names)
