"""Reads what several things are wished to do as one command: "A, B and C can all go off"."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby

from ..home.home import Home
from ..text.base_language import words_language
from ..text.fold import fold
from .asides import behind_marks
from .languages.otherwise import ALL_OF_THEM, MAY, MUST, THEM
from .languages.passive import PASSIVE_DEEDS, PASSIVE_NEVER
from .list_wants import BEARING
from .named_words import sentence_of
from .phrases import Language
from .sentence import Sentence
from .tokens import Token, as_said, tokens
from .ways import Way, ways_of


def with_shared_wish(text: str, code: str, language: Language, home: Home) -> str:
    """Return a text with a command in place of what it says that several things may do.

    They are named one behind the other, and nothing but signs and "and" stands between
    them; what is told before stays. code is that of the language.
    """
    wishes = _wishes(words_language(code))
    if not wishes:
        return text
    said = tokens(text)
    plain = tuple(one.plain for one in said)
    for at in range(2, len(said)):
        for way, verb in wishes.get(plain[at : at + 2], ()):
            end = at + len(way)
            if plain[at:end] != way or not _ends(language, said, end):
                continue
            sentence = sentence_of(said, language, home, frozenset())
            start = _start(sentence, at)
            if start is None or said[start].asked:
                return text
            return (
                f"{text[: said[start].start]}{verb} {as_said(text, said[start:at])}"
                f"{text[said[end - 1].end :]}"
            )
    return text


def with_listed_things(text: str, code: str, language: Language, home: Home) -> str:
    """Return a text with several things in place of what stands for them behind a sign.

    "The lamp and the radio, turn them both off". code is that of the language.
    """
    ways = ways_of(THEM, words_language(code))
    said = tokens(text)
    plain = tuple(one.plain for one in said)
    for at in range(2, len(said) if ways else 0):
        if not said[at].weak or not language.verb_book.has(said, at):
            continue
        end = at + 1
        while end < len(said) and not (said[end].weak or said[end].strong):
            end += 1
        found = max(
            (
                (len(way), first)
                for way in ways
                for first in range(at + 1, end)
                if plain[first : first + len(way)] == way
            ),
            default=None,
        )
        if found is None or said[end - 1].asked:
            continue
        size, first = found
        start = _start(sentence_of(said, language, home, frozenset()), at)
        if start is None:
            continue
        pieces = (
            as_said(text, said[at:first]),
            as_said(text, said[start:at]),
            as_said(text, said[first + size : end]),
        )
        command = " ".join(filter(None, pieces))
        return f"{text[: said[start].start]}{command}{text[said[end - 1].end :]}"
    return text


def _ends(language: Language, said: Sequence[Token], at: int) -> bool:
    """Return whether a wish ends before a word: a sign stands there, or "and"."""
    at = behind_marks(language, said, at)
    return (
        at >= len(said) or said[at].weak or said[at].strong or language.joins(said, at)
    )


def _start(sentence: Sentence, end: int) -> int | None:
    """Return where things begin that are named up to a word, None for one or none."""
    said, language = sentence.said, sentence.language
    start = end
    while (
        start
        and _names(sentence, start - 1)
        and not (start < end and said[start].strong)
    ):
        start -= 1
    while start < end and not _begins(sentence, start):
        # "I'm in the study, the lamp and the fan can go off": none of that is for them.
        start += 1
    while start < end and language.joins(said, start):
        start += 1
    things = [
        [*words]
        for parts, words in groupby(
            range(start, end), lambda at: language.joins(said, at)
        )
        if not parts
    ]
    items = [item for words in things for item in _at_signs(said, words)]
    if len(items) < 2 or not all(
        any(sentence.things[at] for at in item) for item in items
    ):
        return None
    never = PASSIVE_NEVER.get(language.code, frozenset())
    return None if any(said[at].plain in never for at in range(start, end)) else start


def _at_signs(said: Sequence[Token], words: Sequence[int]) -> list[list[int]]:
    """Return places of words, in pieces that begin at signs."""
    pieces: list[list[int]] = []
    for at in words:
        if not pieces or said[at].weak:
            pieces.append([])
        pieces[-1].append(at)
    return pieces


def _names(sentence: Sentence, at: int) -> bool:
    """Return whether a word may be of the name of a thing, or joins two."""
    said, language = sentence.said, sentence.language
    return not said[at].quoted and (
        sentence.named[at]
        or sentence.mentions[at]
        or language.article_book.has(said, at)
        or language.joins(said, at)
    )


def _begins(sentence: Sentence, at: int) -> bool:
    """Return whether what is wished may begin at a word.

    It does at a sign, or behind a word that draws it from what is told, where nothing
    that was said before bears on it: "I don't know if the lamp, the fan and …".
    """
    said, language = sentence.said, sentence.language
    if at and language.conclusion_book.has(said, at - 1):
        at -= 1
    if not at or said[at].strong:
        return True
    first = next((one for one in reversed(range(at)) if not one or said[one].strong), 0)
    return said[at].weak and not any(
        match.tells in BEARING
        for one in range(first, at)
        for match in language.book.at(said, one)
    )


@lru_cache(maxsize=16)
def _wishes(code: str) -> Mapping[Way, Sequence[tuple[Way, str]]]:
    """Return how a language says what several things may do, with the command for it.

    By the first two words, the longest first.
    """
    together = ALL_OF_THEM.get(code, "").split(",")
    found = [
        (way, verb)
        for verb, deeds in PASSIVE_DEEDS.get(code, {}).items()
        for deed in deeds.split(",")
        for may in (MAY.get(code, "") + "," + MUST.get(code, "")).split(",")
        for all_ in ("", *together)
        if (said := fold(may))
        for way in {
            (*said, *fold(all_), *fold(deed)),
            (*fold(all_), *said, *fold(deed)),
            # "Will both have to go off".
            (*said[:1], *fold(all_), *said[1:], *fold(deed)),
        }
    ]
    by_first: dict[Way, list[tuple[Way, str]]] = {}
    for way, verb in sorted({*found}, key=lambda one: (-len(one[0]), one)):
        by_first.setdefault(way[:2], []).append((way, verb))
    return by_first
