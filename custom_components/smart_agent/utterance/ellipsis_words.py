"""How a language leaves out what the turn before has said."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from .phrase_book import PhraseBook, split_phrases
from .tokens import Token


@dataclass(frozen=True)
class EllipsisWords:
    """The phrases of one language, with bars between; see `PhraseBook` for their form."""

    openers: str
    """What may stand before all else and changes nothing: "oh", "great"."""
    courtesies: str
    """What may stand at either end, and beside a deed: "please"."""
    joins: str
    """What joins another thing to the one before: "and"."""
    also: str
    """What says that the same is meant for another, before or behind it: "too"."""
    too: str
    """The same of what stands behind it only."""
    same: str
    """What says so before it, with what joins it to the name: "same for"."""
    those: str
    """What stands for a thing of the kind before, in front of a place: "the one"."""
    some: str
    """What stands before an item and is none of it: "some"."""
    asides: str
    """What is no item behind a word that joins: "and goodbye"."""
    make: str
    """What has a value behind it: "make it"."""
    ends: str
    """What stands behind the value then: "mach 60 draus"."""
    no: str
    """What takes the value before back, with a comma behind it: "no"."""
    instead: str
    """What says that a value replaces the one before, before or behind it: "rather"."""
    complaints: str
    """What says, with a comma behind it, why a value is to be another: "too dark"."""
    to: str
    """What joins a value: "to"."""
    percent: str
    degrees: str
    again: str
    """What says that a deed takes up one before: "again", "back"."""
    then: str
    """The same of what follows on the turn before: "and now"."""
    its: str
    """What stands for the device: "it"."""
    deeds: Mapping[str, str] = field(default_factory=dict)
    """The deeds that say by themselves that they take one up: "rallume"."""

    @cached_property
    def books(self) -> Mapping[str, PhraseBook[str]]:
        """Return the phrases, by the field that they stand in."""
        return {
            name: PhraseBook((one, name) for one in split_phrases(text))
            for name, text in vars(self).items()
            if isinstance(text, str)
        }

    def front(self, said: Sequence[Token], *fields: str) -> int:
        """Return how many words at the front are a phrase of these fields, else 0."""
        books = (self.books[one] for one in fields)
        return max((m.end for book in books for m in book.at(said, 0)), default=0)

    def back(self, said: Sequence[Token], *fields: str) -> int:
        """Return the same of words at the end."""
        return max(
            (
                len(said) - at
                for at in range(len(said))
                for one in fields
                for match in self.books[one].at(said, at)
                if match.end == len(said)
            ),
            default=0,
        )

    def without(self, said: Sequence[Token], *fields: str) -> tuple[Token, ...]:
        """Return words without the phrases of these fields, wherever they stand."""
        left: list[Token] = []
        rest = tuple(said)
        while rest:
            found = self.front(rest, *fields)
            left += () if found else rest[:1]
            rest = rest[found or 1 :]
        return tuple(left)
