"""Puts a device's name for what tells it from one named before: "no, the right one"."""

from collections.abc import Iterator, Sequence

from ..home.home import Entity, Home
from ..text.fold import fold
from .asides import behind_marks
from .languages.otherwise import DOES
from .phrases import Language
from .puts_right import behind_correction, corrects, only_tells
from .tokens import Token, parted, tokens

_FEWEST = 2
"""Words of a name of which one tells it from another."""


def with_other_name(text: str, code: str, language: Language, home: Home) -> str:
    """Return a text with the name of the only device that "the right one" can be.

    Its name is that of a device before it in the text, but for this one word: "left bedside
    lamp on, no, do the right one". code is that of the language.
    """
    said = tokens(text)
    for at in range(_FEWEST, len(said)):
        if not language.bare_one_book.has(said, at) or said[at].weak or said[at].strong:
            continue
        word = said[at - 1].plain
        if language.article_book.has(said, at - 1) or not language.article_book.has(
            said, at - 2
        ):
            continue
        others = {
            other.entity_id: other
            for named in _named(said[: at - 1], home)
            for other in _told_apart(named, word, home)
        }
        if len(others) != 1:
            continue
        (other,) = others.values()
        if whole := _in_place(text, at, other, language, home):
            return whole
        start = at - 2
        if start and said[start - 1].plain in DOES.get(language.code, ()):
            start -= 1
        the = said[at - 2].text
        return f"{text[: said[start].start]}{the} {other.name}{text[said[at].end :]}"
    return text


def _in_place(
    text: str, at: int, other: Entity, language: Language, home: Home
) -> str | None:
    """Return a text with a name in place of the one that it corrects, None for another.

    at is the word behind which the part that says so ends; what stands between them takes
    back the name alone.
    """
    parts = parted(tokens(text))
    said = tokens(text)[at]
    last = next(n for n, part in enumerate(parts) if said in part)
    part = parts[last]
    lead = part[behind_correction(part, language) : part.index(said) - 2]
    rest = part[part.index(said) + 1 :]
    does = DOES.get(language.code, frozenset())
    if any(one.plain not in does for one in lead) or behind_marks(
        language, rest, 0
    ) < len(rest):
        return None
    first = last - 1
    while first > 0 and only_tells(parts[first], language, home):
        first -= 1
    if first < 0 or not any(
        corrects(one, language) for one in parts[first + 1 : last + 1]
    ):
        return None
    plain = tuple(one.plain for one in parts[first])
    for entity in _named(parts[first], home):
        for name in map(fold, entity.names):
            for begin in range(len(plain) - len(name) + 1):
                if plain[begin : begin + len(name)] == name and len(name) >= _FEWEST:
                    old = parts[first][begin : begin + len(name)]
                    kept = text[old[-1].end : parts[first][-1].end]
                    behind = text[part[-1].end :]
                    return f"{text[: old[0].start]}{other.name}{kept}{behind}"
    return None


def _named(said: Sequence[Token], home: Home) -> Iterator[Entity]:
    """Yield the devices whose full names stand in words."""
    plain = tuple(one.plain for one in said)
    for entity in home.entities:
        for name in map(fold, entity.names):
            if len(name) >= _FEWEST and any(
                plain[at : at + len(name)] == name for at in range(len(plain))
            ):
                yield entity
                break


def _told_apart(entity: Entity, word: str, home: Home) -> Iterator[Entity]:
    """Yield the devices of a kind with one that a word tells apart from it."""
    own = {*fold(entity.name)}
    for other in home.entities:
        words = {*fold(other.name)}
        if (
            other.domain == entity.domain
            and other.entity_id != entity.entity_id
            and words - own == {word}
            and len(own - words) == 1
        ):
            yield other
