"""Whether words say yes or no to a question that was asked, and nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
import unicodedata

from ..speech import QUESTION_MARKS, is_question
from ..text.fold import MAX_NAME
from .deeds import ALL, BOTH, deeds_of
from .languages.yes_no import table_of
from .yes_no import Phrase, Table


class Reply(Enum):
    """What words say to a question; OTHER is all that is not clear."""

    YES = auto()
    NO = auto()
    OTHER = auto()


@dataclass(frozen=True)
class Beside:
    """What may stand beside a yes or a no, since the question itself says it."""

    names: Sequence[str] = ()
    """The names of the one device that is asked about."""
    kind: str = ""
    """What is to be done with it, as the end of the question's key says it: "unlock"."""
    wording: str = ""
    """The question without names."""
    several: bool = False
    """Whether more than one thing is asked about: then no name may be said, for it would
    take one of them, and "all" may."""


def can_read(language: str) -> bool:
    """Return whether the words of yes and no of a language are known."""
    return table_of(language) is not None


def read_answer(text: str, language: str, beside: Beside | None = None) -> Reply:
    """Return whether words are a clear yes or no.

    Every word must be one of yes or no, one that says nothing, or one that the question
    says itself; any other makes it OTHER, and so do a yes beside a no, a question and a
    picture sign. Without a table of the language everything is OTHER.
    """
    table = table_of(language)
    if table is None or len(text) > MAX_NAME or _is_unclear(text):
        return Reply.OTHER
    words = table.split(text)
    beside = beside or Beside()
    found = _Found(table, table.names(() if beside.several else beside.names))
    found.read(words)
    rest = tuple(found.rest)
    goes, again = rest in table.go, _says_deed(rest, table, language, beside)
    # "Do unlock it."
    again |= rest[:1] in table.go and _says_deed(rest[1:], table, language, beside)
    if rest and not (goes or again or _is_wording(rest, table, beside)):
        return Reply.OTHER
    if found.no:
        takes_back = found.firm or goes or found.negated
        return Reply.OTHER if takes_back else Reply.NO
    # Who says again what is to be done means it.
    if found.negated or not (found.yes or goes or again):
        return Reply.OTHER
    return Reply.YES


@dataclass
class _Found:
    """What was found in the words of an answer."""

    table: Table
    names: frozenset[Phrase]
    yes: bool = False
    firm: bool = False
    """Whether a yes is more than a sign of having heard."""
    no: bool = False
    negated: bool = False
    """Whether a word takes a yes back that is part of no phrase of no."""
    rest: list[str] = field(default_factory=list)
    """The words that are left."""

    def read(self, words: Phrase) -> None:
        """Sort all words, the longest phrases first."""
        at = 0
        while at < len(words):
            at += self._take(words[at:])

    def _take(self, words: Phrase) -> int:
        """Sort what words begin with; return how many words that is."""
        table = self.table
        longest = max(table.longest, *map(len, self.names), 1)
        for size in range(min(longest, len(words)), 0, -1):
            phrase = words[:size]
            if phrase in table.no:
                self.no = True
            elif table.negates(phrase):
                continue
            elif phrase in table.yes and not self._is_name(phrase):
                self.yes = True
                self.firm |= phrase not in table.soft
            elif phrase not in table.fill and phrase not in self.names:
                continue
            return size
        self.negated |= table.begins_with_never(words)
        self.rest.append(words[0])
        return 1

    def _is_name(self, phrase: Phrase) -> bool:
        """Return whether a phrase is what the device is called: "OK light"."""
        return phrase in self.names or all((word,) in self.names for word in phrase)


def _says_deed(rest: Phrase, table: Table, language: str, beside: Beside) -> bool:
    """Return whether words are a way to say the deed that the question asks about."""
    kinds = (beside.kind, ALL, BOTH) if beside.several else (beside.kind,)
    return any(rest in table.phrases(deeds_of(language, kind)) for kind in kinds)


def _is_wording(rest: Phrase, table: Table, beside: Beside) -> bool:
    """Return whether words are of the question itself."""
    return set(rest) <= set(table.split(beside.wording)) and table.spaced


def _is_unclear(text: str) -> bool:
    """Return whether a text asks, or holds a sign whose meaning no table has."""
    return is_question(text) or any(
        char in QUESTION_MARKS or unicodedata.category(char) == "So" for char in text
    )
