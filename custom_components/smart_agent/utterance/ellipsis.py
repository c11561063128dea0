"""What words say that leave the rest to the turn before: "the lamp too", "make it 60".

Each word has to be accounted for. Anything more, such as a time, a condition, a verb of
its own or a question mark, is for who knows what was before and can weigh it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
import re

from homeassistant.util.color import COLORS

from ..text.base_language import words_language
from .deeds import bent_ways, ways_to_say
from .ellipsis_words import EllipsisWords
from .languages.ellipsis import GOES_COLOR, words_of
from .languages.steps import step_words
from .numbers import is_number, numbers_in
from .request import Request
from .stance import AGAINST, Stance
from .step_words import Role
from .tokens import Token, tokens
from .ways import longest, ways_of

MOST_WORDS = 14
"""Words that such a sentence has at most."""

_SIGNS = re.compile(r"[^\w\s.,!%°'’\u0300-\u036f-]")
"""Signs that may say more than is read: quotes, question marks, a slash."""

_NUMBER = re.compile(r"\d{1,3}(?:[.,]\d{1,2})?")
_BEFORE = re.compile(r"(?:^|[\s,.!])$")
"""What a number may have before it: "-5" and "+5" are others."""

_MOST_NUMBER_WORDS = 4

_NOT_NOW = AGAINST | {Stance.CONDITION, Stance.LATER, Stance.QUESTION}
"""Stances of a clause that leave nothing to be taken up."""

_DEEDS = ("turn_on", "turn_off", "open", "close", "lock", "unlock")
"""Deeds that can be said without what they are done to."""

_OF_PLAYERS = ("play", "pause")
"""Deeds of what plays: they go on by themselves, "carry on", and are of nothing else."""


class Unit(StrEnum):
    """What a value is counted in."""

    NONE = ""
    PERCENT = "percent"
    DEGREES = "degrees"


@dataclass(frozen=True)
class Value:
    """Another value for what was acted on."""

    number: float
    unit: Unit = Unit.NONE
    corrects: bool = False
    """Whether it only takes back a number before: "no, 40"."""


@dataclass(frozen=True)
class Color:
    """Another colour for what was acted on."""

    name: str


@dataclass(frozen=True)
class Deed:
    """Another deed for what was acted on."""

    deeds: tuple[str, ...]
    """What the words can mean, such as "open" and "unlock"."""


@dataclass(frozen=True)
class Another:
    """The same deed for another thing."""

    words: tuple[Token, ...]
    """What says for which."""
    value: Value | None = None
    """The value that it is to have in place of that of the turn before."""
    lone: bool = False
    """Whether only a word that joins tells that it goes on: "and sugar"."""


type LeftOut = Value | Color | Deed | Another


def read_ellipsis(request: Request) -> LeftOut | None:
    """Return what words say that leave the rest to the turn before, None for others."""
    table, said = words_of(request.code), tokens(request.text)
    if table is None or not 0 < len(said) <= MOST_WORDS:
        return None
    if _SIGNS.search(request.text) or any(one.asked or one.quoted for one in said):
        return None
    said = _trimmed(said, table)
    if not said or any(one.strong for one in said[1:]):
        return None
    reader = _Reader(request, table)
    return (
        reader.value(said)
        or reader.color(said)
        or reader.deed(said)
        or reader.another(said)
    )


def splits(words: Sequence[Token], code: str) -> Iterator[tuple[Token, ...]]:
    """Yield what is named one after the other: "the lamp and the fan"."""
    table = words_of(code)
    part: list[Token] = []
    rest = tuple(words)
    while rest:
        joined = table.front(rest, "joins") if table and part else 0
        if joined or (part and rest[0].weak):
            yield tuple(part)
            part = []
        if joined:
            rest = rest[joined:]
            continue
        part.append(rest[0])
        rest = rest[1:]
    yield tuple(part)


def _trimmed(said: Sequence[Token], table: EllipsisWords) -> tuple[Token, ...]:
    """Return words without the courtesies at both ends."""
    said = tuple(said)
    while found := table.front(said, "openers", "courtesies"):
        said = said[found:]
    while found := table.back(said, "courtesies"):
        said = said[:-found]
    return said


class _Reader:
    """Reads the words of one sentence, without the courtesies at its ends."""

    def __init__(self, request: Request, table: EllipsisWords) -> None:
        """Take the sentence, and the phrases of its language."""
        self._request = request
        self._table = table

    def value(self, said: Sequence[Token]) -> Value | None:
        """Return the value that words say and nothing else, None for other words.

        A mere number says nothing for sure; "no" has a comma behind it, since it denies
        what follows otherwise.
        """
        rest, marks = self._bare(said)
        found = self._number(rest)
        if found is None and "ends" in marks:
            found = self._share(rest)
        if found is None or not (marks or found.unit):
            return None
        return replace(found, corrects=not (found.unit or "make" in marks))

    def color(self, said: Sequence[Token]) -> Color | None:
        """Return the colour that words say and nothing else: "no, red", "go red"."""
        rest, _ = self._bare(said)
        code = words_language(self._request.code)
        plain = tuple(one.plain for one in rest)
        rest = rest[longest(ways_of(GOES_COLOR, code), plain) :]
        if code not in GOES_COLOR or len(rest) != 1:
            return None
        return Color(rest[0].plain) if rest[0].plain in COLORS else None

    def _bare(self, said: Sequence[Token]) -> tuple[tuple[Token, ...], set[str]]:
        """Return words without what proposes them, and what that was."""
        rest, marks = tuple(said), set[str]()
        for field in ("no", "complaints"):
            size = self._table.front(rest, field)
            if size and size < len(rest) and rest[size].weak:
                rest, marks = rest[size:], marks | {field}
        for field in ("instead", "make", "instead"):
            if size := self._table.front(rest, field):
                rest, marks = rest[size:], marks | {field}
        rest = rest[self._table.front(rest, "to") :]
        for field in ("instead", "ends"):
            if size := self._table.back(rest, field):
                rest, marks = rest[:-size], marks | {field}
        return rest, marks

    def _number(self, said: Sequence[Token]) -> Value | None:
        """Return the number that words are, with its unit."""
        text, unit = self._request.text, Unit.NONE
        for one, field in ((Unit.PERCENT, "percent"), (Unit.DEGREES, "degrees")):
            if size := self._table.back(said, field):
                said, unit = said[:-size], one
                break
        if not said or any(one.weak for one in said[1:]):
            return None
        if len(said) == 1 and said[0].is_number:
            token = said[0]
            if not _NUMBER.fullmatch(token.text) or not _BEFORE.search(
                text[: token.start]
            ):
                return None
            sign = text[token.end :].lstrip()[:1]
            unit = {"%": Unit.PERCENT, "°": Unit.DEGREES}.get(sign, unit)
            return (
                None
                if sign == "-"
                else Value(float(token.text.replace(",", ".")), unit)
            )
        code = self._request.code
        if len(said) > _MOST_NUMBER_WORDS or not is_number(said, code):
            return None
        number = next(numbers_in(said, code), None)
        return Value(float(number), unit) if number else None

    def _share(self, said: Sequence[Token]) -> Value | None:
        """Return the share of the whole that words are: "half the brightness"."""
        if (words := step_words(self._request.code)) is None or not said:
            return None
        roles = (Role.FILL, Role.NOUN)
        for match in words.book.at(said, 0):
            if match.tells.role is Role.SHARE and all(
                any(one.tells.role in roles for one in words.book.at(said, at))
                for at in range(match.end, len(said))
            ):
                return Value(match.tells.value, Unit.PERCENT)
        return None

    def deed(self, said: Sequence[Token]) -> Deed | None:
        """Return the deed that words say of what they leave out, None for other words.

        Something has to say that it is one more: "off again", "now close it".
        """
        table, code = self._table, self._request.code
        if self._is_not_now():
            return None
        # Before a verb it begins a statement: "la apaga otra vez".
        bare = (*said[:1], *table.without(said[1:], "courtesies", "its"))
        bare = bare[table.front(bare, "joins") :] if bare[1:] else bare
        rest = bare[table.front(bare, "then") :]
        rest = table.without(rest, "again") or rest
        words = sorted(one.plain for one in rest)
        plain = sorted(one.plain for one in bare)
        taken_up = {
            deed
            for deed, ways in table.deeds.items()
            if _is_way(words, ways.split("|")) or _is_way(plain, ways.split("|"))
        }
        found = [
            deed
            for deed in (*_DEEDS, *_OF_PLAYERS)
            if deed in taken_up
            or (
                (len(rest) < len(bare) or deed in _OF_PLAYERS)
                and any(
                    _is_way(words, ways.split(","))
                    for ways in (ways_to_say(code, deed), bent_ways(code, deed))
                )
            )
        ]
        return Deed(tuple(found)) if found else None

    def another(self, said: Sequence[Token]) -> Another | None:
        """Return what words name in place of what was acted on, None for others."""
        table, rest = self._table, tuple(said)
        if self._is_not_now():
            return None
        joined = table.front(rest, "joins")
        rest = rest[joined:]
        also = False
        for field in ("also", "same", "also"):
            size = table.front(rest, field)
            rest, also = rest[size:], also or size > 0
        if size := table.back(rest, "also", "too"):
            rest, also = rest[:-size], True
        rest, value = self._with_value(rest)
        if not rest or not (joined or also):
            return None
        return Another(rest, value, lone=not also)

    def _with_value(
        self, said: tuple[Token, ...]
    ) -> tuple[tuple[Token, ...], Value | None]:
        """Return words without a value at their end: "the one in the hall to 20"."""
        for at in range(1, len(said)):
            if size := self._table.front(said[at:], "to"):
                value = self._number(said[at + size :])
                if value is not None:
                    return said[:at], value
        return said, None

    def _is_not_now(self) -> bool:
        """Return whether any of the words denies, asks, or is for another time."""
        return any(one.stance in _NOT_NOW for one in self._request.clauses)


def _is_way(words: Sequence[str], ways: Sequence[str]) -> bool:
    """Return whether words, sorted, are a way to say something, in whatever order."""
    return bool(words) and any(
        words == sorted(one.plain for one in tokens(way)) for way in ways
    )
