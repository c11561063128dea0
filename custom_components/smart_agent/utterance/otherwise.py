"""Puts a command in other words that say the same: "take a degree off the heating"."""

from collections.abc import Iterator, Sequence

from ..home.home import Home
from ..text.base_language import words_language
from ..text.fold import fold
from .carriers import is_carrier, is_spare
from .languages.otherwise import (
    CARRIED_TO,
    HERE_AT,
    LASTING,
    LEFT_AT,
    OPEN,
    PRAISED,
    PURPOSES,
    PUT_ON,
    REST,
    STEPPED,
    TAILS,
    VALUED,
    WHOLE_HOME,
)
from .languages.steps import step_words
from .mark import Mark
from .named_words import mentions_home
from .numbers import numbers_in
from .phrases import Language
from .plain_place import without_here
from .step_reading import MOST_DEGREES
from .step_words import Role
from .tokens import Token, as_said, tokens
from .ways import Way, ways_in, ways_of

_AMOUNTS = frozenset(
    {
        *(Role.BIT, Role.DEGREES, Role.OF_DEGREES, Role.PERCENT, Role.MORE, Role.SHARE),
        *(Role.FILL, Role.BY, Role.AIM, Role.TO),
    }
)
"""What an amount may be said with."""

_TELLING = _AMOUNTS - {Role.FILL, Role.BY, Role.AIM}
"""What of that tells how much by itself."""

_FEWEST = 2
"""Words of a command before what may be left out behind it."""


def said_otherwise(
    text: str, code: str, language: Language | None, home: Home
) -> Iterator[str]:
    """Yield a command of one clause in other words, none where it has no such words.

    Without what only says how soon or for whom: "pop the light on for our visitor". Not
    for how long, nor for a room or a thing of the home. code is that of the language.
    """
    if language is None:
        return
    bare = _without_ends(text, code, language, home)
    bare = _without_praise(bare, code)
    if bare != text:
        yield bare
    if way := _valued(bare, code, language):
        yield way
    if way := _carried_to(bare, code):
        yield way
    if way := _here_at(bare, code):
        yield way
    yield from _stepped(bare, code)
    yield from left_at(bare, code)
    if way := _put_on(bare, code):
        yield way


def _without_praise(text: str, code: str) -> str:
    """Return a command without what a value is called: "to a cosy 22 degrees"."""
    aims = PRAISED.get(words_language(code), frozenset())
    said = tokens(text)
    for at in range(1, len(said) - 3):
        first, article, _, *value = (one.plain for one in said[at:])
        if (first, article) in aims and value and is_amount(said[at + 3 :], code):
            return as_said(text, said[: at + 1]) + " " + as_said(text, said[at + 3 :])
    return text


def _valued(text: str, code: str, language: Language) -> str | None:
    """Return a command for a value that stands before the thing, None for others.

    "Thirty percent on the worktop lights"; "30 degrees in the greenhouse" may be told.
    """
    said, words = tokens(text), step_words(code)
    joins, command = VALUED.get(words_language(code), (frozenset(), ""))
    for at in range(2, len(said) - 1):
        if said[at].plain not in joins:
            continue
        value = said[:at]
        units = [
            one
            for start in range(at)
            for one in (words.book.at(value, start) if words else ())
            if one.tells.role in (Role.PERCENT, Role.OF_DEGREES) and one.end == at
        ]
        numbers = [*numbers_in(value, code)]
        if units and len(numbers) == 1 and is_amount(value, code):
            thing = as_said(text, said[at + 1 :])
            return command.format(thing, as_said(text, value))
        return None
    return None


def _here_at(text: str, code: str) -> str | None:
    """Return a command for degrees that it is to be where the user is: "21 degrees here"."""
    command, value = HERE_AT.get(words_language(code)), without_here(text, code)
    words = step_words(code)
    if command is None or value is None or words is None:
        return None
    said = tokens(value)
    roles = {
        one.tells.role for at in range(len(said)) for one in words.book.at(said, at)
    }
    numbers = len([*numbers_in(said, code)])
    fits = Role.OF_DEGREES in roles and Role.MORE not in roles and numbers == 1
    fits = fits and is_amount(said, code)
    return command.format(value) if fits else None


def _stepped(text: str, code: str) -> Iterator[str]:
    """Yield a command for a step that stands before the thing, with a verb or without.

    "Give us another two degrees on the Hive", "one degree less on the radiator".
    """
    base = words_language(code)
    said, words = tokens(text), step_words(code)
    if words is None or base not in STEPPED:
        return
    verbs, more, other = STEPPED[base]
    joins, _ = VALUED[base]
    plain = tuple(one.plain for one in said)
    first = max(
        (len(way) for way in ways_in(verbs) if plain[: len(way)] == way), default=0
    )
    while first and first < len(said) and is_spare(code, plain[first]):
        first += 1
    for at in range(first + 1, len(said) - 1):
        if plain[at] not in joins:
            continue
        amount, thing = said[first:at], as_said(text, said[at + 1 :])
        roles = {
            one.tells.role
            for start in range(len(amount))
            for one in words.book.at(amount, start)
        }
        steps = roles & {Role.MORE, Role.LESS, Role.UP, Role.DOWN}
        if steps and is_amount(amount, code, aims=False, less=True):
            command = more if steps == {Role.MORE} else other
            yield command.format(thing, as_said(text, amount))
        return


def left_at(text: str, code: str) -> Iterator[str]:
    """Yield a command for a value that a thing is to be left at, or open at.

    "Leave the blind 25 percent open", "set the blind to a third open".
    """
    base = words_language(code)
    said = tokens(text)
    if len(said) > _FEWEST and said[-1].plain in OPEN.get(base, ()):
        short = as_said(text, said[:-1])
        if any(is_amount(said[at:-1], code) for at in range(1, len(said) - 1)):
            yield short
            yield from left_at(short, code)
        return
    verbs, aims, command = LEFT_AT.get(base, ("", "", ""))
    if not said or (said[0].plain,) not in ways_in(verbs):
        return
    for at in range(2, len(said)):
        if is_amount(said[at:], code):
            value = said[at + ((said[at].plain,) in ways_in(aims)) :]
            yield command.format(as_said(text, said[1:at]), as_said(text, value))
            return


def _carried_to(text: str, code: str) -> str | None:
    """Return a command for a value that a thing is carried to: "chuck it up to 22"."""
    said = tokens(text)
    aims, command = CARRIED_TO.get(words_language(code), ("", ""))
    if not said or not is_carrier(code, said[0].plain):
        return None
    plain = tuple(one.plain for one in said)
    for way in ways_in(aims):
        for at in range(2, len(said) - len(way)):
            end = at + len(way)
            if plain[at:end] == way and is_amount(said[end:], code):
                thing, value = as_said(text, said[1:at]), as_said(text, said[end:])
                return command.format(thing, value)
    return None


def without_rest(text: str, code: str) -> str | None:
    """Return a command with "all the lights" for "the rest of the lights", or None.

    That is where others are spared. "In the house" says nothing of all.
    """
    code = words_language(code)
    found = text
    others, all_ = REST.get(code, ("", ""))
    for way in ways_in(others):
        found = _put(found, way, all_)
        if found != text:
            break
    for way in ways_of(WHOLE_HOME, code):
        found = _put(found, way, "")
    return found if found != text else None


def _put(text: str, way: Way, by: str) -> str:
    """Return a text with other words in place of the first that are a way."""
    said = tokens(text)
    plain = tuple(one.plain for one in said)
    for at in range(len(said) - len(way) + 1):
        if plain[at : at + len(way)] == way:
            pieces = (
                as_said(text, said[:at]),
                by,
                as_said(text, said[at + len(way) :]),
            )
            return " ".join(filter(None, pieces))
    return text


def _without_ends(text: str, code: str, language: Language, home: Home) -> str:
    """Return a command without what ends it and says nothing of what is to be done."""
    said = tokens(text)
    kept, before = len(said), 0
    while kept != before:
        before = kept
        plain = tuple(one.plain for one in said[:kept])
        for way in ways_of(TAILS, words_language(code)):
            if plain[-len(way) :] == way and kept - len(way) >= _FEWEST:
                kept -= len(way)
                break
        else:
            kept = _purpose(said[:kept], code, language, home) or kept
    return as_said(text, said[:kept]) if kept < len(said) else text


def _purpose(
    said: Sequence[Token], code: str, language: Language, home: Home
) -> int | None:
    """Return where it begins for whom or what something is at the end of a command."""
    code = words_language(code)
    begins = [
        at
        for at in range(_FEWEST, len(said) - 1)
        if said[at].plain in PURPOSES.get(code, ())
    ]
    if not begins:
        return None
    rest = said[begins[-1] + 1 :]
    lasting = {way[0] for way in ways_of(LASTING, code)}
    says_more = any(
        token.plain in lasting
        or mentions_home(token, home)
        or language.kind_book.has(rest, at)
        or any(one.tells is not Mark.COURTESY for one in language.book.at(rest, at))
        for at, token in enumerate(rest)
    )
    return None if says_more or [*numbers_in(rest, code)] else begins[-1]


def _put_on(text: str, code: str) -> str | None:
    """Return a command for a step whose amount stands before the thing, None for others."""
    said, language_code = tokens(text), words_language(code)
    if language_code not in PUT_ON or not said:
        return None
    verbs, particles, command = PUT_ON[language_code]
    if (said[0].plain,) not in map(fold, verbs.split(",")):
        return None
    plain = tuple(one.plain for one in said)
    for at in range(2, len(said) - 1):
        for way in map(fold, particles.split(",")):
            behind = at + len(way)
            if plain[at:behind] != way or behind >= len(said):
                continue
            if not _is_by_how_much(said[1:at], code):
                return None
            return command.format(
                as_said(text, said[behind:]), as_said(text, said[1:at])
            )
    return None


def _is_by_how_much(said: Sequence[Token], code: str) -> bool:
    """Return whether words are an amount by which a thing changes, and no value of it.

    "Put 21 degrees on the heating" and "put 50 percent on the lamp" tell values.
    """
    words = step_words(code)
    if words is None or not is_amount(said, code):
        return False
    roles = {
        one.tells.role for at in range(len(said)) for one in words.book.at(said, at)
    }
    if Role.AIM in roles or Role.BY in roles or Role.TO in roles:
        return False
    if roles & {Role.BIT, Role.DEGREES}:
        return True
    numbers = [float(one) for one in numbers_in(said, code) if one.isdecimal()]
    return Role.OF_DEGREES in roles and all(one <= MOST_DEGREES for one in numbers)


def is_amount(
    said: Sequence[Token], code: str, *, aims: bool = True, less: bool = False
) -> bool:
    """Return whether words say how much, or to what value, and nothing else.

    Without aims no value will do; with less they may say that it is so much less, or
    which way: "two degrees warmer".
    """
    roles = _AMOUNTS if aims else _AMOUNTS - {Role.AIM, Role.TO}
    roles |= {Role.LESS, Role.UP, Role.DOWN} if less else set()
    words = step_words(code)
    at, tells = 0, False
    while words is not None and at < len(said):
        ends = [one.end for one in words.book.at(said, at) if one.tells.role in roles]
        is_number = bool([*numbers_in(said[at : at + 1], code)])
        if not (ends or is_number):
            return False
        tells |= is_number or any(
            one.tells.role in _TELLING for one in words.book.at(said, at)
        )
        at = max((at + is_number, *ends))
    return tells
