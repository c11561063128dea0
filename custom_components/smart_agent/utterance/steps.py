"""Reads clauses that say no more than how far one device is to go, up or down or in all.

"A bit warmer", "by ten percent", "to a third": what that comes to depends on the device
as it is now, and is worked out elsewhere. A clause with one word more says nothing here.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set as AbstractSet
from dataclasses import dataclass
import unicodedata

from ..home.home import Entity, Home
from ..text.fold import fold
from .clauses import Clause
from .languages.steps import step_words
from .naming import Naming
from .numbers import numbers_in
from .own_words import own_words
from .phrases import Mark, PhraseMatch
from .request import Request
from .step_reading import WAYS, Aim, Share, Step, StepReading
from .step_words import Role, Said, Scale, StepWords
from .tokens import Token, tokens

SCALES: Mapping[str, Scale] = {
    "climate": Scale.WARMTH,
    "light": Scale.LIGHT,
    "media_player": Scale.SOUND,
    "cover": Scale.OPENING,
    "valve": Scale.OPENING,
    "fan": Scale.SPEED,
}
"""What of a device is more or less, by its domain."""

_FEWEST = 2
"""Words that say a step: a bare "warmer" may be said of anything, but for what was acted
on before."""

_LONGEST_NUMBER = 4
"""Most words of one number."""


@dataclass(frozen=True)
class AskedStep:
    """What a clause asks of one device."""

    entity: Entity
    step: Step | Share | Aim


def asked_step(
    request: Request,
    clause: Clause,
    here: str | None = None,
    last: Sequence[Entity] = (),
) -> AskedStep | None:
    """Return what a clause says of how far one device is to go, and nothing else.

    The device is called by its full name, or is the only one of a place that heats or
    cools, or the only one that plays, here before elsewhere, where the words are of sound.
    Where nothing is named it is the only one of the turn before, last, if the words can
    be of it: "half brightness". Else the place is here, the id of an area, if it is known.
    None for any other words.
    """
    words = step_words(request.code)
    said = _in_full(request, clause)
    if words is None or not says_step(said, request.code):
        return None
    alone = len(said) < _FEWEST
    if alone and not (last and says_scale(said, request.code)):
        return None
    naming = Naming(request.clauses, request.home, request.language)
    called = [e for e in request.home.entities if naming.calls_only(clause, e)]
    entity = called[0] if len(called) == 1 else None
    if not called and not naming.called(clause):
        places = naming.places(clause)
        if not places and len(last) == 1 and last[0].domain in SCALES:
            reading = _read(request, said, naming, last[0], words)
            if reading and (step := reading.step(SCALES[last[0].domain])):
                return AskedStep(last[0], step)
        if alone:
            return None
        entity = (
            _playing(places or {here}, request.home) or _playing(places, request.home)
            if _says_sound(said, words)
            else _climate_of(places or {here}, request.home)
        )
    if entity is None or (scale := SCALES.get(entity.domain)) is None:
        return None
    reading = _read(request, said, naming, entity, words)
    if reading is None:
        return None
    if entity.domain == "climate" and not (
        called or reading.is_of_place(named=bool(naming.places(clause)))
    ):
        return None
    step = reading.step(scale)
    return AskedStep(entity, step) if step else None


def _in_full(request: Request, clause: Clause) -> Sequence[Token]:
    """Return the words of a clause with those that only say to what degree: "somewhat".

    No clause has these. Beside several clauses they may be of any, so that nothing is
    read of it.
    """
    language, said = request.language, tokens(request.text)
    if language is None:
        return ()
    spoken = {one.start for other in request.clauses for one in other.words}
    degrees = {
        one.start
        for at in range(len(said))
        for match in language.book.at(said, at)
        if match.tells is Mark.DEGREE
        for one in said[match.start : match.end]
    } - spoken
    if degrees and len(request.clauses) > 1:
        return ()
    kept = degrees | {one.start for one in clause.words}
    return [one for one in said if one.start in kept]


def says_step(
    said: Sequence[Token], code: str, *, besides: Scale | None = None
) -> bool:
    """Return whether any of the words says more, less or a share; it takes no reading.

    code is that of their language; words for more or less of besides do not count.
    """
    words = step_words(code)
    tell = {*WAYS, Role.AIM, Role.MORE, Role.SHARE, Role.TO, Role.TIMES}
    return words is not None and any(
        match.tells.role in tell
        and (besides is None or match.tells.scale is not besides)
        for at in range(len(said))
        for match in words.book.at(said, at)
    )


def says_scale(
    said: Sequence[Token], code: str, *, besides: Scale | None = None
) -> bool:
    """Return whether any of the words says what is to be more or less: "brighter".

    "Down" alone does not, nor what is of besides. code is that of their language.
    """
    words = step_words(code)
    return words is not None and any(
        match.tells.role in WAYS and match.tells.scale not in (None, besides)
        for at in range(len(said))
        for match in words.book.at(said, at)
    )


def says_bit(said: Sequence[Token], code: str) -> bool:
    """Return whether any of the words says that it is to be but a little more or less."""
    words = step_words(code)
    return words is not None and any(
        match.tells.role in (Role.BIT, Role.MORE)
        for at in range(len(said))
        for match in words.book.at(said, at)
    )


def is_times(said: Sequence[Token], code: str) -> bool:
    """Return whether words say how many times as much it is to be: "twice as fast"."""
    words = step_words(code)
    return words is not None and any(
        match.tells.role is Role.TIMES and match.end == len(said)
        for match in words.book.at(said, 0)
    )


def _says_sound(said: Sequence[Token], words: StepWords) -> bool:
    """Return whether words are of how loud it is, and of no other scale."""
    scales = {
        match.tells.scale
        for at in range(len(said))
        for match in words.book.at(said, at)
    }
    return scales - {None} == {Scale.SOUND}


def _playing(places: AbstractSet[str | None], home: Home) -> Entity | None:
    """Return the only player that plays, in one of places if there are any."""
    found = [
        entity
        for entity in home.entities
        if entity.domain == "media_player" and entity.state == "playing"
        if not places or places & {entity.area_id, entity.floor_id}
    ]
    return found[0] if len(found) == 1 else None


def _climate_of(places: AbstractSet[str | None], home: Home) -> Entity | None:
    """Return the only device that heats or cools in the only one of places."""
    found = [
        entity
        for entity in home.entities
        if entity.domain == "climate" and entity.area_id and {entity.area_id} == places
    ]
    return found[0] if len(found) == 1 else None


def _read(
    request: Request,
    said: Sequence[Token],
    naming: Naming,
    entity: Entity,
    words: StepWords,
) -> StepReading | None:
    """Return what the words say besides the device, None where one says anything else."""
    named = _named(said, entity, naming)
    own = own_words(entity.names) | naming.home.words_of_place(entity)
    reading = StepReading(words, SCALES[entity.domain])

    def is_number(at: int) -> bool:
        return bool([*numbers_in(said[at : at + 1], request.code)])

    def is_value(at: int) -> bool:
        nouns = (m for m in words.book.at(said, at) if m.tells.role is Role.NOUN)
        return is_number(at) or any(is_number(one.end) for one in nouns)

    at = 0
    while at < len(said):
        if named[at]:
            at += 1
            reading.take_name()
        elif _is_noun(words, said, at - 1) and _joins_name(said, at, named, naming):
            # "The volume on the radio", but not "on 30".
            at += 1
        elif size := reading.take(
            _free(words.book.at(said, at), named), is_value
        ) or _number(said, at, request, reading):
            at += size
        elif not own.isdisjoint(
            naming.forms.get(said[at].plain, frozenset()) | {said[at].plain}
        ):
            at += 1
            reading.take_name()
        else:
            return None
    return reading


def _is_noun(words: StepWords, said: Sequence[Token], at: int) -> bool:
    """Return whether a word says what is to be more or less: "the volume"."""
    return at >= 0 and any(
        one.tells.role is Role.NOUN for one in words.book.at(said, at)
    )


def _joins_name(
    said: Sequence[Token], at: int, named: Sequence[bool], naming: Naming
) -> bool:
    """Return whether a word only joins the name that stands behind it."""
    language = naming.language
    if language is None or said[at].plain not in language.preposition_words:
        return False
    if language.article_book.has(said, at + 1):
        at += 1
    return any(named[at + 1 : at + 2])


def _named(said: Sequence[Token], entity: Entity, naming: Naming) -> list[bool]:
    """Return which words stand in a full name of a device or of its place."""
    home = naming.home
    places = [
        one.names
        for one in (
            home.area_by_id.get(entity.area_id or ""),
            home.floor_by_id.get(entity.floor_id or ""),
        )
        if one is not None
    ]
    plain = tuple(one.plain for one in said)
    found = [False] * len(said)
    for name in (*entity.names, *(name for names in places for name in names)):
        own = fold(name)
        for at in range(len(said) - len(own) + 1 if own else 0):
            if plain[at : at + len(own)] == own:
                found[at : at + len(own)] = [True] * len(own)
    return found


def _free(
    matches: Iterable[PhraseMatch[Said]], named: Sequence[bool]
) -> Iterator[PhraseMatch[Said]]:
    """Yield the phrases that have no word of a name in them."""
    return (one for one in matches if not any(named[one.start : one.end]))


def _number(
    said: Sequence[Token], at: int, request: Request, reading: StepReading
) -> int:
    """Take the amount that begins at a word; return how many words it has.

    None behind a sign that makes another of it, or one end of a range: "-5", "15-18".
    """
    before = request.text[: said[at].start][-1:]
    if before in _OVER or unicodedata.category(before or " ") in _CHANGING:
        return 0
    for size in range(min(_LONGEST_NUMBER, len(said) - at), 0, -1):
        found = said[at : at + size]
        if (number := _whole_number(found, request.code)) is None:
            continue
        units = list(reading.words.book.at(said, at + size))
        unit = next(
            (o for o in units if o.tells.role in (Role.OF_DEGREES, Role.PERCENT)), None
        )
        sign = request.text[found[-1].end :].lstrip()[:1]
        role = unit.tells.role if unit else _SIGNS.get(sign)
        reading.take_number(number, role)
        return size + (unit.end - unit.start if unit else 0)
    return 0


def _whole_number(words: Sequence[Token], code: str) -> float | None:
    """Return the number that words are, None if they are none or have a word more."""
    numbers = [*numbers_in(words, code)]
    if len(numbers) != 1 or _CLOCK in numbers[0]:
        return None
    shorter = (words[1:], words[:-1])
    return (
        None
        if any([*numbers_in(w, code)] == numbers for w in shorter)
        else float(numbers[0])
    )


_CHANGING = frozenset({"Pd", "Sm"})
"""Kinds of signs before a number that make another of it: dashes, and those of sums."""

_OVER = frozenset("/⁄")
"""What makes a fraction of two numbers."""

_CLOCK = ":"
"""What makes a time of a number."""

_SIGNS: Mapping[str, Role] = {"%": Role.PERCENT, "°": Role.OF_DEGREES}
"""What a sign behind a number counts."""
