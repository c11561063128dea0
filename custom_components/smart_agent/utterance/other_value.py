"""Puts a value in place of the one that it corrects: "to 30, wait, that's quiet, 45"."""

from collections.abc import Sequence
from itertools import groupby

from ..home.home import Home
from .languages.indirect import INDIRECT
from .languages.otherwise import NUDGES, SAID_VALUES, TO_VALUE
from .mark import Mark
from .phrases import Language
from .puts_right import PUTS_RIGHT, corrects, is_number, is_of_home, only_tells
from .tokens import Token, parted, tokens
from .ways import longest, ways_of

_OWN = 2
"""Words before the number of what somebody meant: who, and a verb."""


def with_other_value(text: str, language: Language, home: Home) -> str:
    """Return a text with the last value that it says in place of the one it corrects.

    What stands between them takes back nothing but the value, and tells why: "thermostat to
    twenty, uh, he isn't napping yet, do forty". Any other text is returned as it is.
    """
    parts = parted(tokens(text))
    for last in range(len(parts) - 1, 0, -1):
        new = _value(parts[last], language)
        if new is None:
            continue
        first = last - 1
        while first and (
            only_tells(parts[first], language, home)
            or _nudge(parts[first], 0, language) == len(parts[first])
        ):
            first -= 1
        between = parts[first + 1 : last]
        old = _number(parts[first], language) or _in_words(parts[first], language)
        if (
            old is None
            or any(is_of_home(one, home) for one in old)
            or not (
                any(_puts_right(one, language) for one in (*between, parts[last]))
                or _says_own(parts[last], language)
            )
            or (
                _unit(parts[first], old, language) not in ("", _unit_of(new, language))
                and _unit_of(new, language)
            )
        ):
            continue
        behind = text[parts[last][-1].end :]
        value = text[new[0].start : new[-1].end]
        kept = text[old[-1].end : parts[first][-1].end]
        before = _before(text, parts[first], old, new, language)
        return f"{before}{value}{kept}{behind}"
    return text


def _value(part: Sequence[Token], language: Language) -> Sequence[Token] | None:
    """Return the number that a part says and nothing else, with its unit."""
    at = 2 if _says_own(part, language) else 0
    while at < len(part) and not (
        is_number(part[at], language) or _words_at(part, at, language)
    ):
        ends = [
            one.end for one in language.book.at(part, at) if one.tells in PUTS_RIGHT
        ]
        ends += [one.end for one in language.hedge_book.at(part, at)]
        ends += [at + _nudge(part, at, language)] if _nudge(part, at, language) else []
        if (
            part[at].plain in language.joining_words
            # "Set it to 40."
            or language.it_book.has(part, at)
            or (language.verb_book.has(part, at) and language.it_book.has(part, at + 1))
        ):
            ends.append(at + 1)
        if not ends:
            return None
        at = max(ends)
    end = at + len(_words_at(part, at, language) or ())
    while end < len(part) and (
        is_number(part[end], language)
        or (end > at and language.unit_book.has(part, end))
    ):
        end += 1
    rest = end
    while rest < len(part) and (
        ends := [
            one.end
            for one in language.book.at(part, rest)
            if one.tells in (Mark.COURTESY, Mark.TAG)
        ]
    ):
        rest = max(ends)
    return part[at:end] if end > at and rest == len(part) else None


def _puts_right(part: Sequence[Token], language: Language) -> bool:
    """Return whether a part begins by putting something right, or by giving in."""
    return corrects(part, language) or bool(_nudge(part, 0, language))


def _nudge(part: Sequence[Token], at: int, language: Language) -> int:
    """Return how many words from one on only give in: "oh go on, 21"."""
    return longest(
        ways_of(NUDGES, language.code), tuple(one.plain for one in part[at:])
    )


def _says_own(part: Sequence[Token], language: Language) -> bool:
    """Return whether a part says what the speaker meant: "I intended twenty-one"."""
    words = INDIRECT.get(language.code)
    return (
        words is not None
        and len(part) > _OWN
        and part[0].plain in words.speakers
        and not is_number(part[1], language)
        and is_number(part[_OWN], language)
    )


def _number(part: Sequence[Token], language: Language) -> Sequence[Token] | None:
    """Return the only number of a part."""
    runs = [
        [*run]
        for holds, run in groupby(part, lambda one: is_number(one, language))
        if holds
    ]
    return runs[0] if len(runs) == 1 else None


def _in_words(part: Sequence[Token], language: Language) -> Sequence[Token] | None:
    """Return the words of a part that say a value behind its thing: "the blind halfway"."""
    for at in range(1, len(part)):
        if found := _words_at(part, at, language):
            return found
    return None


def _words_at(
    part: Sequence[Token], at: int, language: Language
) -> Sequence[Token] | None:
    """Return the words from one on that say a value without a number, None for none."""
    plain = tuple(one.plain for one in part[at:])
    size = longest(ways_of(SAID_VALUES, language.code), plain)
    return part[at : at + size] if size else None


def _before(
    text: str,
    part: Sequence[Token],
    old: Sequence[Token],
    new: Sequence[Token],
    language: Language,
) -> str:
    """Return what stands before a value, to be read before the one in its place.

    "Turn it right up, no, 30" turns it to 30, "to 30, no, all the way up" not to that.
    """
    joining = TO_VALUE.get(language.code, "")
    before = text[: old[0].start]
    was, is_now = (
        any(is_number(one, language) for one in words) for words in (old, new)
    )
    at = part.index(old[0])
    if was and not is_now and part[at - 1].plain == joining:
        return text[: part[at - 1].start]
    return f"{before}{joining} " if is_now and not was else before


def _unit(part: Sequence[Token], number: Sequence[Token], language: Language) -> str:
    """Return the unit behind a number of a part, empty for none."""
    behind = part.index(number[-1]) + 1
    is_unit = behind < len(part) and language.unit_book.has(part, behind)
    return part[behind].plain if is_unit else ""


def _unit_of(value: Sequence[Token], language: Language) -> str:
    """Return the unit that ends a value, empty for none."""
    return "" if is_number(value[-1], language) else value[-1].plain
