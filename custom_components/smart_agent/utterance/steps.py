"""Reads clauses that say no more than how far one device is to go, up or down or in all.

"A bit warmer", "by ten percent", "to a third": what that comes to depends on the device
as it is now, and is worked out elsewhere. A clause with one word more says nothing here.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ..home.home import Entity
from ..text.fold import fold
from .clauses import Clause
from .languages.steps import step_words
from .naming import Naming
from .numbers import numbers_in
from .own_words import own_words
from .phrases import Mark, PhraseMatch
from .request import Request
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

_LONGEST_NUMBER = 4
"""Most words of one number."""

_MOST_DEGREES = 5
"""Degrees up to which a bare number says how much: "the heating down 19 degrees" may
well mean to 19."""

_WAYS = frozenset({Role.UP, Role.DOWN, Role.LESS})
"""What says which way by itself: two of them say nothing. "Dim it less" is one such."""

_HALF = 50
"""The share that is the same whichever end it is counted from."""


@dataclass(frozen=True)
class Step:
    """How much more or less than now."""

    up: bool
    amount: float | None = None
    """Degrees, or points of a hundred; None for a little."""


@dataclass(frozen=True)
class Share:
    """How far in all, as a percentage."""

    percent: int
    up: bool | None = None
    """Which way that has to be, None where the words do not say."""


@dataclass(frozen=True)
class AskedStep:
    """What a clause asks of one device."""

    entity: Entity
    step: Step | Share


def asked_step(request: Request, clause: Clause) -> AskedStep | None:
    """Return what a clause says of how far one device is to go, and nothing else.

    The device is called by its full name, or is the only one of a place that heats or
    cools. None for any other words.
    """
    words = step_words(request.code)
    said = _in_full(request, clause)
    if words is None or not _says_step(said, words):
        return None
    naming = Naming(request.clauses, request.home, request.language)
    called = [e for e in request.home.entities if naming.calls_only(clause, e)]
    entity = called[0] if len(called) == 1 else None
    if not called and not naming.called(clause):
        entity = _climate_of_place(naming, clause)
    if entity is None or (scale := SCALES.get(entity.domain)) is None:
        return None
    reading = _read(request, said, naming, entity, words)
    if reading is None or (not called and not reading.is_warmth):
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


def _says_step(said: Sequence[Token], words: StepWords) -> bool:
    """Return whether any of the words says more, less or a share."""
    tell = {*_WAYS, Role.MORE, Role.SHARE, Role.TO}
    return any(
        match.tells.role in tell
        for at in range(len(said))
        for match in words.book.at(said, at)
    )


def _climate_of_place(naming: Naming, clause: Clause) -> Entity | None:
    """Return the only device that heats or cools in the area that a clause names."""
    places = naming.places(clause)
    found = [
        entity
        for entity in naming.home.entities
        if entity.domain == "climate" and {entity.area_id} == places
    ]
    return found[0] if len(found) == 1 else None


def _read(
    request: Request,
    said: Sequence[Token],
    naming: Naming,
    entity: Entity,
    words: StepWords,
) -> _Reading | None:
    """Return what the words say besides the device, None where one says anything else."""
    named = _named(said, entity, naming)
    own = own_words(entity.names) | naming.home.words_of_place(entity)
    reading = _Reading(words, SCALES[entity.domain])
    at = 0
    while at < len(said):
        if named[at]:
            at += 1
            reading.before = None
        elif size := _number(said, at, request, reading) or reading.take(
            _free(words.book.at(said, at), named)
        ):
            at += size
        elif not own.isdisjoint(
            naming.forms.get(said[at].plain, frozenset()) | {said[at].plain}
        ):
            at += 1
            reading.before = None
        else:
            return None
    return reading


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


def _number(said: Sequence[Token], at: int, request: Request, reading: _Reading) -> int:
    """Take the amount that begins at a word; return how many words it has."""
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


_CLOCK = ":"
"""What makes a time of a number."""

_SIGNS: Mapping[str, Role] = {"%": Role.PERCENT, "°": Role.OF_DEGREES}
"""What a sign behind a number counts."""


_BEFORE = (Role.AIM, Role.BY)
"""What changes the number behind it."""


@dataclass
class _Reading:
    """What the words of a clause have said so far."""

    words: StepWords
    scale: Scale
    said: list[Said] = field(default_factory=list)
    numbers: list[tuple[float, Role | None, bool]] = field(default_factory=list)
    """Each number with what it is counted in, and whether "by" stands before it."""
    before: Role | None = None
    """What the word said last makes of a number behind it."""
    fails: bool = False
    """Whether something stands where it says another thing."""

    def take(self, matches: Iterable[PhraseMatch[Said]]) -> int:
        """Take the longest phrase; return how many words it has, 0 if there is none.

        Of several readings the one for the device's scale counts, then one for any.
        """
        found = list(matches)
        if not found:
            return 0
        longest = [one for one in found if one.end == found[0].end]
        scales = (self.scale, None)
        best = next(
            (
                one
                for scale in scales
                for one in longest
                if one.tells.scale is scale and one.tells.role is not Role.AIM
            ),
            longest[0],
        )
        roles = {one.tells.role for one in longest}
        if roles == {Role.AIM}:
            return 0
        role = best.tells.role
        self.fails |= role is Role.SHARE and self.before is Role.BY
        self.said.append(best.tells)
        self.before = next((one for one in _BEFORE if one in roles), None)
        return best.end - best.start

    def take_number(self, number: float, unit: Role | None) -> None:
        """Take a number with what it is counted in."""
        self.fails |= self.before is Role.AIM
        self.numbers.append((number, unit, self.before is Role.BY))
        self.before = None

    def has(self, *roles: Role) -> bool:
        """Return whether any phrase had one of these roles."""
        return any(one.role in roles for one in self.said)

    @property
    def is_warmth(self) -> bool:
        """Return whether the words speak of warmth, and not only of more or less."""
        return any(one.scale is Scale.WARMTH for one in self.said) or any(
            unit is Role.OF_DEGREES for _, unit, _ in self.numbers
        )

    @property
    def up(self) -> bool | None:
        """Return which way it goes, None where the words say none."""
        if self.has(Role.DOWN, Role.LESS):
            return False
        return True if self.has(Role.UP, Role.MORE) else None

    def step(self, scale: Scale) -> Step | Share | None:
        """Return what it comes to, None where the words leave that open."""
        other = any(one.scale not in (scale, None) for one in self.said)
        if other or self.fails or self.has(Role.OF_DEGREES, Role.PERCENT):
            return None
        ways = {one.role for one in self.said} & _WAYS
        if len(ways) > 1:
            return None
        shares = [one for one in self.said if one.role in (Role.SHARE, Role.TO)]
        if shares:
            return self._share(shares, scale)
        return self._step(scale) if not self.has(Role.ON) else None

    def _step(self, scale: Scale) -> Step | None:
        """Return how much more or less, None where that is not said."""
        if (up := self.up) is None:
            return None
        exact = [one.value for one in self.said if one.role is Role.DEGREES]
        amounts = exact + [number for number, _, _ in self.numbers]
        if len(amounts) > 1 or not all(
            self._is_amount(*one, scale) for one in self.numbers
        ):
            return None
        if amounts:
            return None if self.has(Role.BIT) else Step(up, amounts[0])
        vague = self.has(Role.BIT, Role.MORE, Role.LESS, Role.FURTHER)
        # To open is to open all the way, and so is to raise a blind.
        return Step(up) if vague or scale is not Scale.OPENING else None

    def _is_amount(
        self, number: float, unit: Role | None, by: bool, scale: Scale
    ) -> bool:
        """Return whether a number says how much, and not how far: no "to" is needed."""
        compares = self.has(Role.MORE, Role.LESS) or any(
            one.scale is scale and one.role in (Role.UP, Role.DOWN) for one in self.said
        )
        if number <= 0:
            return False
        if scale is Scale.WARMTH:
            small = number <= _MOST_DEGREES and unit is Role.OF_DEGREES
            return unit is not Role.PERCENT and (by or small)
        return unit is not Role.OF_DEGREES and (by or (compares and unit is not None))

    def _share(self, shares: Sequence[Said], scale: Scale) -> Share | None:
        """Return how far in all, None where the words may mean by how much."""
        said = {*shares}
        if len(said) != 1 or self.numbers or scale is Scale.WARMTH:
            return None
        if self.has(Role.MORE, Role.LESS, Role.FURTHER, Role.BIT, Role.DEGREES):
            return None
        (share,) = said
        percent, aims = int(share.value), share.role is Role.TO
        if self.has(Role.ON) and scale not in (Scale.LIGHT, Scale.SPEED):
            return None
        if scale is Scale.OPENING:
            return self._opening(percent, aims=aims)
        return Share(percent, self.up) if aims or self.up is None else None

    def _opening(self, percent: int, *, aims: bool) -> Share | None:
        """Return how far something is to be open: a blind down to a third."""
        if percent == _HALF or self.up in (True, None):
            return Share(percent, None if percent == _HALF else self.up)
        closes = any(one.scale and one.role is Role.DOWN for one in self.said)
        return Share(percent, False) if aims and not closes else None
