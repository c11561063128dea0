"""What the words of a step up or down, or of a share, come to together."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .phrases import PhraseMatch
from .step_words import Role, Said, Scale, StepWords

MOST_DEGREES = 5
"""Degrees up to which a bare number says how much: "the heating down 19 degrees" may
well mean to 19."""

BEFORE = frozenset({Role.AIM, Role.BY, Role.WHEN})
"""What changes only what stands behind it."""

WAYS = frozenset({Role.UP, Role.DOWN, Role.LEADS, Role.REDUCE, Role.LESS})
"""What says which way by itself: two of them mostly say nothing, as in "dim it less"."""

_SAME_WAY = ({Role.LEADS, Role.DOWN}, {Role.REDUCE, Role.DOWN})
"""Verbs beside a particle: "slow it down"."""

_MANIFOLD = frozenset({Scale.LIGHT, Scale.SOUND, Scale.SPEED})
"""What can be twice as much."""

_MOST_HOURS = 12
"""Numbers up to which "the heating at 7" may well tell a time of day."""

_LEAST_STATION = 87
"""Numbers from which on a radio may be tuned to them: 87.5 MHz is the least."""

_TOO_WARM = 30
"""Degrees that nobody wants in a room: "the kitchen at 40" is said of its lights."""

_WHOLE = 100

_HALF = 50
"""The share that is the same whichever end it is counted from."""


@dataclass(frozen=True)
class Step:
    """How much more or less than now."""

    up: bool
    amount: float | None = None
    """Degrees, or points of a hundred; None for a little."""
    times: float | None = None
    """How many times as much as now, in place of an amount."""


@dataclass(frozen=True)
class Share:
    """How far in all, as a percentage."""

    percent: int
    up: bool | None = None
    """Which way that has to be, None where the words do not say."""


@dataclass(frozen=True)
class Aim:
    """The value that it is to have, in degrees or as a percentage."""

    value: float
    up: bool | None = None
    """Which way that has to be, None where the words do not say."""


class Number(NamedTuple):
    """A number that was said."""

    value: float
    unit: Role | None
    """What it is counted in, None where that is not said."""
    by: bool
    """Whether "by" stands before it."""
    to: bool
    """Whether "to" stands before it."""
    of: bool = False
    """Whether what is measured stands before it: "the volume 30"."""


@dataclass
class StepReading:
    """What the words of a clause have said so far."""

    words: StepWords
    scale: Scale
    said: list[Said] = field(default_factory=list)
    numbers: list[Number] = field(default_factory=list)
    before: frozenset[Role] = frozenset()
    """What the phrase said last can be, none if it was of a name."""
    placed: bool = False
    """Whether it says in what place: "in the lounge"."""
    fails: bool = False
    """Whether something stands where it says another thing."""

    def take(
        self,
        matches: Iterable[PhraseMatch[Said]],
        is_value: Callable[[int], bool] = lambda _: False,
    ) -> int:
        """Take the longest phrase; return how many words it has, 0 if there is none.

        Of several readings the one for the device's scale counts, then one for any; but
        before a value, as is_value tells of a place in the words, one that aims at it:
        "auf 30 Prozent" opens nothing.
        """
        found = list(matches)
        longest = [one for one in found if one.end == found[0].end]
        aims = [one for one in longest if one.tells.role is Role.AIM]
        if aims and is_value(aims[0].end):
            longest = aims
        ranked = [
            one
            for scale in (self.scale, None, *Scale)
            for one in longest
            if one.tells.scale is scale and one.tells.role not in BEFORE
        ]
        roles = frozenset(one.tells.role for one in longest)
        if not ranked and roles.isdisjoint({Role.AIM, Role.BY}):
            return 0
        best = (ranked or longest)[0]
        if best.tells.role is Role.LEADS and best.start:
            return 0
        self._follow(best.tells.role)
        self.said.append(best.tells)
        self.placed |= Role.WHEN in roles
        self.before = roles
        return best.end - best.start

    def take_number(self, number: float, unit: Role | None) -> None:
        """Take a number with what it is counted in."""
        by, to = Role.BY in self.before, Role.AIM in self.before
        self.fails |= Role.WHEN in self.before and not by
        self.numbers.append(Number(number, unit, by, to, Role.NOUN in self.before))
        self.before = frozenset()

    def take_name(self) -> None:
        """Take a word that is of a name."""
        self._follow(None)
        self.before = frozenset()

    def _follow(self, role: Role | None) -> None:
        """See that what stands before a phrase can stand there; None is that of a name.

        "In a bit" is no bit, and "by half" no half; "by" stands before nothing else.
        """
        self.fails |= role is Role.BIT and Role.WHEN in self.before
        self.fails |= role is Role.SHARE and Role.BY in self.before
        self.fails |= self.before == {Role.BY} and role not in (
            *(Role.BIT, Role.DEGREES, Role.MORE),
        )
        # "On volume 30": what is measured may stand between.
        self.fails |= self.before == {Role.AIM} and role is not Role.NOUN

    def has(self, *roles: Role) -> bool:
        """Return whether any phrase had one of these roles."""
        return any(one.role in roles for one in self.said)

    def is_of_place(self, *, named: bool) -> bool:
        """Return whether the words ask for more or less warmth of a place.

        "A bit colder in the lounge", and what names no place, may as well tell how it is
        there, or be said to a person: that takes a verb, a noun or a number of degrees.
        named tells that a place is named.
        """
        in_degrees = any(
            one.unit is Role.OF_DEGREES
            or (one.to and one.unit is None and _MOST_HOURS < one.value < _TOO_WARM)
            for one in self.numbers
        )
        if not in_degrees and not any(one.scale is Scale.WARMTH for one in self.said):
            return False
        says_so = in_degrees or self.has(Role.VERB, Role.NOUN, Role.DEGREES)
        return says_so or (named and not self.placed)

    @property
    def up(self) -> bool | None:
        """Return which way it goes, None where the words say none."""
        if self.has(Role.DOWN, Role.LEADS, Role.REDUCE, Role.LESS):
            return False
        return True if self.has(Role.UP, Role.MORE) else None

    def step(self, scale: Scale) -> Step | Share | Aim | None:
        """Return what it comes to, None where the words leave that open."""
        other = any(one.scale not in (scale, None) for one in self.said)
        breaks_off = bool(self.before) and self.before <= BEFORE
        if other or self.fails or breaks_off or self.has(Role.OF_DEGREES, Role.PERCENT):
            return None
        ways = {one.role for one in self.said} & WAYS
        if len(ways) > 1 and ways not in _SAME_WAY:
            return None
        shares = [one for one in self.said if one.role in (Role.SHARE, Role.TO)]
        if shares:
            return self._share(shares, scale)
        if any(one.to or (one.of and not ways) for one in self.numbers):
            return self._aim(scale)
        return self._step(scale) if not self.has(Role.ON) else None

    def _aim(self, scale: Scale) -> Aim | None:
        """Return the value that it is to have, None where more is said than that."""
        if len(self.numbers) != 1 or self.has(
            Role.MORE, Role.LESS, Role.FURTHER, Role.BIT, Role.DEGREES, Role.TIMES
        ):
            return None
        (number,) = self.numbers
        if scale is Scale.WARMTH:
            is_degrees = number.unit is Role.OF_DEGREES or number.value > _MOST_HOURS
            fits = is_degrees and number.unit is not Role.PERCENT
            fits &= not self.has(Role.ON)
        else:
            in_percent = number.unit is Role.PERCENT or (
                number.unit is None
                and (number.of or self._is_in_percent(number, scale))
            )
            fits = in_percent and 0 < number.value <= _WHOLE
            fits &= not self.has(Role.ON) or scale in (Scale.LIGHT, Scale.SPEED)
            # "The blind down to 30 percent" may be 30 down, and 70 open.
            fits &= scale is not Scale.OPENING or self.up is None
        return Aim(number.value, self.up) if fits and not number.by else None

    def _is_in_percent(self, number: Number, scale: Scale) -> bool:
        """Return whether a bare number can only be of a hundred: "drop it to 20".

        "The radio on 98" is a station, "on at 21" tells a time, and "the blind to 20" says
        of which end nothing.
        """
        if self.has(Role.ON):
            return False
        if scale is Scale.SOUND and self.up is not None:
            # "The TV down to ten" tells no time.
            return True
        # "The radio to 98" is a station as well.
        heard = scale is Scale.SOUND and number.to and number.value < _LEAST_STATION
        return number.value > _MOST_HOURS and (
            heard or scale in (Scale.LIGHT, Scale.SPEED)
        )

    def _step(self, scale: Scale) -> Step | None:
        """Return how much more or less, None where that is not said."""
        if times := [one.value for one in self.said if one.role is Role.TIMES]:
            return self._times(times, scale)
        if (up := self.up) is None:
            return None
        exact = [one.value for one in self.said if one.role is Role.DEGREES]
        amounts = exact + [one.value for one in self.numbers]
        if len(amounts) > 1 or not all(
            self._is_amount(one, scale) for one in self.numbers
        ):
            return None
        if amounts:
            return None if self.has(Role.BIT) else Step(up, amounts[0])
        vague = self.has(Role.BIT, Role.MORE, Role.LESS, Role.FURTHER)
        # To open is to open all the way, and so is to raise a blind.
        return Step(up) if vague or scale is not Scale.OPENING else None

    def _times(self, times: Sequence[float], scale: Scale) -> Step | None:
        """Return how many times as much, which of no warmth and no opening is said."""
        up = times[0] > 1
        other = self.up is not None and self.up is not up
        says_more = self.has(Role.MORE, Role.LESS, Role.BIT, Role.DEGREES)
        if (
            len(times) > 1
            or other
            or says_more
            or self.numbers
            or scale not in _MANIFOLD
        ):
            return None
        return Step(up, times=times[0])

    def _is_amount(self, number: Number, scale: Scale) -> bool:
        """Return whether a number says how much, and not how far: no "to" is needed."""
        compares = self.has(Role.MORE, Role.LESS) or any(
            one.scale is scale and one.role in (Role.UP, Role.DOWN) for one in self.said
        )
        if number.value <= 0:
            return False
        if scale is Scale.WARMTH:
            # "Drop it two" can be of nothing else.
            small = number.value <= MOST_DEGREES and number.unit in (
                (Role.OF_DEGREES,) if self.up is None else (None, Role.OF_DEGREES)
            )
            return number.unit is not Role.PERCENT and (number.by or small)
        in_points = number.by or (compares and number.unit is not None)
        return number.unit is not Role.OF_DEGREES and in_points

    def _share(self, shares: Sequence[Said], scale: Scale) -> Share | None:
        """Return how far in all, None where the words may mean by how much."""
        said = {*shares}
        if len(said) != 1 or self.numbers or scale is Scale.WARMTH:
            return None
        if self.has(Role.MORE, Role.LESS, Role.FURTHER, Role.BIT, Role.DEGREES):
            return None
        if self.has(Role.REDUCE, Role.TIMES):
            # "Reduce it to half" is half of what it is.
            return None
        (share,) = said
        percent, aims = int(share.value), share.role is Role.TO
        if self.has(Role.ON) and scale not in (Scale.LIGHT, Scale.SPEED):
            return None
        if scale is Scale.OPENING:
            return self._opening(percent, aims=aims)
        # "Up full" cannot be by how much.
        aims |= percent == _WHOLE and self.up is True
        return Share(percent, self.up) if aims or self.up is None else None

    def _opening(self, percent: int, *, aims: bool) -> Share | None:
        """Return how far something is to be open: a blind down to a third."""
        if percent == _HALF or self.up in (True, None):
            return Share(percent, self.up)
        closes = any(one.scale and one.role is Role.DOWN for one in self.said)
        return Share(percent, False) if aims and not closes else None
