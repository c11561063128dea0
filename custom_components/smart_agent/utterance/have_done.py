"""Reads a wish to have a thing done as the command: "I'd like the curtains closed"."""

from collections.abc import Sequence
from functools import partial

from ..text.base_language import words_language
from .asides import LED_BY
from .languages.passive import HAVE_DEEDS, HAVE_LEADS, PLEASE
from .mark import Mark
from .numbers import numbers_in
from .phrases import Language
from .tokens import Token, as_said, is_owner, parted, tokens
from .ways import Way, keyed_ways, longest, ways_of


def with_done(text: str, code: str, language: Language) -> str:
    """Return a text with commands in place of wishes to have things done.

    What else is said stays, as "while I eat" behind one. A second thing needs no "I'd
    like": "I'd like the lamp on, the curtains drawn". code is that of the language.
    """
    base = words_language(code)
    leads, deeds = ways_of(HAVE_LEADS, base), keyed_ways(HAVE_DEEDS, base)
    if not leads or not any(
        one.plain in {way[-1] for way, _ in deeds} for one in tokens(text)
    ):
        return text
    said = tokens(text)
    as_done = {way[-1] for way, _ in deeds}
    polite = not PLEASE.get(base, frozenset()).isdisjoint(one.plain for one in said)
    wished = tells = False
    found: list[tuple[Sequence[Token], str]] = []
    parts = parted(said, partial(_joins, language, said))
    for number, part in enumerate(parts):
        if part[0].strong or part[0].colon or language.conclusion_book.has(part, 0):
            # "I'm off, so back door locked, lamp off" asks for both.
            wished = tells = False
        first = _behind(language, part)
        plain = tuple(one.plain for one in part)
        lead = longest(leads, plain[first:])
        listed = polite or _is_listed(language, parts, number)
        done = _last(language, part) if listed else -1
        tells |= not lead and any(
            language.finite_book.has(part, at) or language.subject_book.has(part, at)
            for at in range(len(part))
            # "Back door locked, please", but not "the door locked itself, please check".
            if not (at == done and part[at].plain in as_done)
        )
        # "Hall light off, back door locked", but not "we got home, lights off, …".
        wants = (done >= 0 and not part[0].asked) or language.particle_book.has(
            part, len(part) - 1
        )
        wished |= lead > 0 or (not tells and wants)
        if wished and (command := _command(text, language, part, first + lead, deeds)):
            found.append((part[first:], command))
    for words, command in reversed(found):
        text = text[: words[0].start] + command + text[words[-1].end :]
    return text


def _is_listed(
    language: Language, parts: Sequence[Sequence[Token]], number: int
) -> bool:
    """Return whether a command that is a thing and a particle stands beside a part.

    "Shutters closed, lamp off". Between them another thing may stand as well: "shutters
    closed, the blind too, lamp off".
    """
    following = number + 1
    while following < len(parts) and _is_as_well(language, parts[following]):
        following += 1
    beside = parts[following : following + 1]
    if any(one[0].strong for one in parts[number + 1 : following + 1]):
        return False
    return any(
        _is_set(language, part)
        and not any(
            language.finite_book.has(part, at) or language.subject_book.has(part, at)
            for at in range(len(part))
        )
        for part in beside
    )


def _is_as_well(language: Language, part: Sequence[Token]) -> bool:
    """Return whether a part only names one thing more: "the blind as well"."""
    last = _last(language, part)
    return 0 <= last < len(part) - 1 and not any(
        _says_more(language, part, at) or language.particle_book.has(part, at)
        for at in range(last + 1)
    )


def _is_set(language: Language, part: Sequence[Token]) -> bool:
    """Return whether a part ends in a particle, or in a value: "lamp at ten percent"."""
    last = _last(language, part)
    values = part[max(last - 1, 0) : last + 1]
    return language.particle_book.has(part, last) or (
        len(part) > len(values)
        and bool([*numbers_in(values, language.code)])
        and (part[last].is_number or language.unit_book.has(part, last))
    )


def _joins(language: Language, said: Sequence[Token], at: int) -> bool:
    """Return whether a part begins at a word: with "and" or "so"."""
    return any(one.tells is Mark.JOIN for one in language.book.at(said, at))


def _last(language: Language, part: Sequence[Token]) -> int:
    """Return the last word of a part that is no courtesy, -1 where it is not sure."""
    at = len(part) - 1
    while at >= 0 and any(
        one.tells is Mark.COURTESY for one in language.book.at(part, at)
    ):
        at -= 1
    return at


def _behind(language: Language, said: Sequence[Token]) -> int:
    """Return where what may stand before a wish ends."""
    at = 0
    while at < len(said):
        ends = [m.end for m in language.book.at(said, at) if m.tells in LED_BY]
        ends += [m.end for m in language.conclusion_book.at(said, at)]
        if not ends:
            break
        at = max(ends)
    return min(at, len(said) - 1)


def _command(
    text: str,
    language: Language,
    part: Sequence[Token],
    thing: int,
    deeds: Sequence[tuple[Way, str]],
) -> str | None:
    """Return the command for a thing that a part has done, with what stands behind."""
    plain = tuple(one.plain for one in part)
    for end in range(thing + 1, len(part)):
        for way, verb in deeds:
            behind = end + len(way)
            if plain[end:behind] != way or language.particle_book.has(part, behind):
                # "The light going off" is no light going.
                continue
            if not any(_says_more(language, part, at) for at in range(thing, end)):
                pieces = (
                    verb,
                    as_said(text, part[thing:end]),
                    as_said(text, part[behind:]),
                )
                return " ".join(filter(None, pieces))
    return None


def _says_more(language: Language, said: Sequence[Token], at: int) -> bool:
    """Return whether a word is no part of what a thing is called."""
    return (
        (language.finite_book.has(said, at) and not is_owner(said, at))
        or language.subject_book.has(said, at)
        or any(
            one.tells not in (Mark.COURTESY, Mark.RELATION)
            for one in language.book.at(said, at)
        )
    )
