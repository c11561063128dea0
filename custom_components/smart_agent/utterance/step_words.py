"""The words by which a language says how much more or less something is to be."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from .phrase_book import PhraseBook, split_phrases


class Scale(StrEnum):
    """What of a device can be more or less."""

    WARMTH = "warmth"
    LIGHT = "light"
    SOUND = "sound"
    OPENING = "opening"
    SPEED = "speed"


class Role(StrEnum):
    """What a phrase says of a step."""

    UP = "up"
    """It is to be more: "louder", "raise"."""
    DOWN = "down"
    """It is to be less: "quieter", "lower"."""
    LEADS = "leads"
    """Lowers where it opens the clause, and else tells how something is: "dim"."""
    REDUCE = "reduce"
    """It is to be less, by a share of what it is now where one follows: "reduce"."""
    LESS = "less"
    """Less, where no other word says which way: "less light"."""
    MORE = "more"
    """More, where no other word says which way: "a bit more"."""
    FURTHER = "further"
    """Goes on in the direction that another word says."""
    BIT = "bit"
    """A little, with no number: "a bit"."""
    DEGREES = "degrees"
    """A number of degrees that is no number by itself: "one degree", "half a degree"."""
    TIMES = "times"
    """How many times as much as it is now: "halve", "twice as bright"."""
    OF_DEGREES = "of_degrees"
    """What degrees are counted in."""
    PERCENT = "percent"
    """What a share is counted in."""
    BY = "by"
    """Stands before how much more or less: "by"."""
    WHEN = "when"
    """Makes a time of an amount behind it: "in a bit"."""
    AIM = "aim"
    """Makes a number behind it the aim, and is no part of a step: "to"."""
    TO = "to"
    """A share of the whole with what makes it the aim: "to a third"."""
    SHARE = "share"
    """A share of the whole: "a third", "halfway"."""
    ON = "on"
    """Turns on, beside how far: "on at half brightness"."""
    NOUN = "noun"
    """What is to be more or less: "the volume"."""
    VERB = "verb"
    """Asks for something and leaves to other words what: "make"."""
    FILL = "fill"
    """Says nothing of it: articles, "of"."""


@dataclass(frozen=True, slots=True)
class Said:
    """What one phrase says."""

    role: Role
    scale: Scale | None = None
    """The only scale that it is said of, None for any."""
    value: float = 0
    """How many degrees, percent or times."""


@dataclass(frozen=True)
class StepWords:
    """The phrases of one language, one a line or between bars, as in `Language`."""

    up: str
    """Raises anything."""
    down: str
    """Lowers anything."""
    up_of: Mapping[Scale, str]
    """Raises what is measured on one scale: "warmer"."""
    down_of: Mapping[Scale, str]
    """Lowers it: "cooler"."""
    leads_of: Mapping[Scale, str]
    """Lowers it where it comes first: "dim"."""
    reduce: str
    """Lowers anything, by a share of what it is: "reduce"."""
    bits: str
    verbs: str
    fill: str
    by: str
    to: str
    """What makes a share behind it the aim: "to", "at"."""
    when: str
    """What makes a time of an amount behind it: "in"."""
    shares: Mapping[int, str]
    """Shares of the whole by their percentage."""
    nouns: Mapping[Scale, str]
    degrees: str
    """What degrees are counted in."""
    percent: str
    amounts: Mapping[float, str]
    """Degrees that are said without a number of several: "one degree"."""
    times: Mapping[float, str]
    """How many times as much as now something is to be."""
    more: str
    less: str
    further: str
    on: str

    @cached_property
    def book(self) -> PhraseBook[Said]:
        """Return all phrases with what they say."""
        return PhraseBook(self._phrases())

    def _phrases(self) -> Iterator[tuple[str, Said]]:
        """Yield the phrases with what they say."""
        plain = {
            Role.UP: self.up,
            Role.DOWN: self.down,
            Role.REDUCE: self.reduce,
            Role.LESS: self.less,
            Role.MORE: self.more,
            Role.FURTHER: self.further,
            Role.BIT: self.bits,
            Role.OF_DEGREES: self.degrees,
            Role.PERCENT: self.percent,
            Role.BY: self.by,
            Role.AIM: self.to,
            Role.WHEN: self.when,
            Role.ON: self.on,
            Role.VERB: self.verbs,
            Role.FILL: self.fill,
        }
        for role, text in plain.items():
            yield from ((one, Said(role)) for one in split_phrases(text))
        for role, texts in (
            (Role.UP, self.up_of),
            (Role.DOWN, self.down_of),
            (Role.LEADS, self.leads_of),
            (Role.NOUN, self.nouns),
        ):
            for scale, text in texts.items():
                yield from ((one, Said(role, scale)) for one in split_phrases(text))
        for amount, text in self.amounts.items():
            said = Said(Role.DEGREES, Scale.WARMTH, amount)
            yield from ((one, said) for one in split_phrases(text))
        for times, text in self.times.items():
            said = Said(Role.TIMES, None, times)
            yield from ((one, said) for one in split_phrases(text))
        for share, text in self.shares.items():
            for one in split_phrases(text):
                yield one, Said(Role.SHARE, None, share)
                for to in split_phrases(self.to):
                    yield f"{to} {one}", Said(Role.TO, None, share)
