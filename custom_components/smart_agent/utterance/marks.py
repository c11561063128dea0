"""Finds the marks in a sentence: phrases that negate, join, postpone and the like."""

from collections.abc import Sequence
import re

from .numbers import is_number
from .part import ASKING
from .phrases import Mark, PhraseMatch
from .sentence import Sentence

_CLOCK = re.compile(r"\d{1,2}[:h]\d{2}")
"""A time of the day, in any language."""

_PRIORITY = (
    Mark.REVOKED,
    Mark.UNWISH,
    Mark.EXCEPTION,
    Mark.CORRECTION,
    Mark.COURTESY,
    Mark.POLITE,
    Mark.REASON,
    Mark.ASK,
)
"""Which of the marks of one phrase counts, where a phrase has several; else the first."""


class MarkFinder:
    """Finds the mark that begins at a word."""

    def __init__(self, sentence: Sentence) -> None:
        """Take a sentence."""
        self._sentence = sentence

    def at(self, at: int) -> PhraseMatch[Mark] | None:
        """Return the mark that begins at a word, the longest that fits there."""
        if _CLOCK.fullmatch(self._sentence.said[at].text):
            return PhraseMatch(at, at + 1, Mark.LATER)
        if at and is_number(
            self._sentence.said[at - 1 : at + 2], self._sentence.language.code
        ):
            # "Treinta y cinco".
            return None
        if self._is_no(at):
            return PhraseMatch(at, at + 1, Mark.CORRECTION)
        if said_aside := self._aside(at):
            return said_aside
        longest = [
            one
            for one in self._sentence.language.book.at(self._sentence.said, at)
            if not (
                self._sentence.named[one.start] or self._sentence.named[one.end - 1]
            )
            or (one.tells is Mark.RELATION and one.end - one.start > 1)
        ]
        if self._is_partway(at, longest):
            return None
        longest = [one for one in longest if not self._is_conclusion(one)]
        longest = [one for one in longest if one.end == longest[0].end]
        longest = [
            one for one in longest if one.tells is not Mark.TAG and self._is_apt(one)
        ]
        longest = [one for one in longest if not self._is_value(one)]
        if self._compares(at):
            longest = [one for one in longest if one.tells is not Mark.CONDITION]
        tells = {one.tells for one in longest}
        if {Mark.ASK, Mark.CONDITION} <= tells and self._is_when(at):
            tells.discard(Mark.ASK)
        if self._is_behind_adverb(at):
            tells.discard(Mark.ASK)
        if {Mark.ASK, Mark.REPORT} <= tells:
            # "Staat dat licht nog aan", but "op het briefje staat dat …".
            tells.discard(Mark.ASK if at else Mark.REPORT)
        if {Mark.JOIN, Mark.LATER} <= tells:
            # "Then" is later where nothing stands before it.
            tells.discard(Mark.JOIN if at == 0 else Mark.LATER)
        if {Mark.CORRECTION, Mark.REVOKED} <= tells:
            # "Scratch that, close it" goes on from what it takes back.
            tells.discard(
                Mark.REVOKED if self._is_command(longest[0].end) else Mark.CORRECTION
            )
        return min(
            (one for one in longest if one.tells in tells),
            key=lambda one: _rank(one.tells),
            default=None,
        )

    def _aside(self, at: int) -> PhraseMatch[Mark] | None:
        """Return what says nothing of what is to be done by where it stands.

        That is how somebody is called, at the beginning or the end, what takes back a
        thing, and what proposes a number: "mate", "not that one", "let's say 40".
        """
        sentence = self._sentence
        said, language = sentence.said, sentence.language
        if sentence.named[at]:
            return None
        for match in language.vocative_book.at(said, at):
            ends = match.end == len(said) or said[match.end].strong
            parted = ends or said[match.end].weak
            if ends or (parted and (said[at].weak or said[at].strong or not at)):
                return PhraseMatch(at, match.end, Mark.COURTESY)
        for match in language.not_that_book.at(said, at):
            if at and (
                match.end == len(said) or said[match.end].weak or said[match.end].strong
            ):
                return PhraseMatch(at, match.end, Mark.CORRECTION)
        if (end := self._behind_hedge(at)) > at:
            # "To 60, make it 30": it stands in place of the number before it.
            corrects = said[at].weak and any(map(sentence.is_number, range(at)))
            return PhraseMatch(at, end, Mark.CORRECTION if corrects else Mark.COURTESY)
        return None

    def _is_partway(self, at: int, marks: Sequence[PhraseMatch[Mark]]) -> bool:
        """Return whether words say how far something goes: "hasta la mitad".

        "Half past seven" is longer than "half".
        """
        sentence = self._sentence
        return any(
            all(match.end >= one.end for one in marks)
            for match in sentence.language.moved_book.at(sentence.said, at)
        )

    def _behind_hedge(self, at: int) -> int:
        """Return the place behind what proposes a number, the same if none does."""
        sentence = self._sentence
        said, language = sentence.said, sentence.language
        for match in language.hedge_book.at(said, at):
            behind = match.end
            while behind < len(said) and said[behind].plain in language.joining_words:
                behind += 1
            if behind < len(said) and sentence.is_number(behind):
                return match.end
        return at

    def _is_value(self, match: PhraseMatch[Mark]) -> bool:
        """Return whether a time is none for what stands behind it: "at ten percent"."""
        sentence = self._sentence
        return (
            match.tells is Mark.LATER
            and match.end < len(sentence.said)
            and sentence.is_number(match.end - 1)
            and sentence.language.unit_book.has(sentence.said, match.end)
        )

    def _is_conclusion(self, match: PhraseMatch[Mark]) -> bool:
        """Return whether what may tell a reason begins a command: "so the lamp off"."""
        sentence = self._sentence
        return match.tells is Mark.REASON and any(
            sentence.sets_from(one.end)
            for one in sentence.language.conclusion_book.at(sentence.said, match.start)
        )

    def _compares(self, at: int) -> bool:
        """Return whether a word compares how a place is: "dark like a cave".

        It stands in no command, where it could as well begin a condition.
        """
        sentence = self._sentence
        said, language = sentence.said, sentence.language
        if not at or at + 1 >= len(said) or not language.like_book.has(said, at):
            return False
        start = at
        while start and not (said[start].weak or said[start].strong):
            start -= 1
        before = range(start, at)
        return (
            language.state_book.has(said, at - 1)
            and said[at + 1].plain in language.joining_words
            and not any(
                (
                    language.verb_book.has(said, one)
                    and not language.state_book.has(said, one)
                )
                or any(m.tells in ASKING for m in language.book.at(said, one))
                for one in before
            )
        )

    def _is_no(self, at: int) -> bool:
        """Return whether a bare "no" takes back, and denies nothing.

        It stands between two numbers, "30 no 40", or opens what is asked for: "no turn
        it off". Other languages deny a verb by it.
        """
        sentence = self._sentence
        said, language = sentence.said, sentence.language
        tells = {one.tells for one in language.book.at(said, at) if one.end == at + 1}
        if not tells & {Mark.NEGATION, Mark.CORRECTION}:
            return False
        if at == 0:
            return (
                {Mark.NEGATION, Mark.CORRECTION} <= tells
                and not language.clear_orders
                and self._is_command(1)
                and not sentence.mentions[1]
            )
        behind = self._behind_hedge(at + 1)
        while behind < len(said) and said[behind].plain in language.joining_words:
            behind += 1
        before = range(max(at - 2, 0), at)
        return (
            behind < len(said)
            and sentence.is_number(behind)
            and any(map(sentence.is_number, before))
        )

    def _is_command(self, at: int) -> bool:
        """Return whether the verb of a command stands at a word, in the same breath."""
        said = self._sentence.said
        return (
            at < len(said)
            and not (said[at].weak or said[at].strong)
            and self._sentence.language.verb_book.has(said, at)
        )

    def _is_behind_adverb(self, at: int) -> bool:
        """Return whether a verb tells although its subject follows: "nu er lampen på"."""
        said, language = self._sentence.said, self._sentence.language
        if not (language.inverts and at) or said[at].weak or said[at].asked:
            return False
        return language.finite_book.has(said, at) and any(
            match.end == at
            for book in (language.now_book, language.then_book)
            for start in range(max(at - 3, 0), at)
            for match in book.at(said, start)
            if not start or said[start].weak or said[start].strong
        )

    def _is_when(self, at: int) -> bool:
        """Return whether "when" is no question: "when it is over, …"."""
        if self._sentence.said[at].asked:
            return False
        rest = self._sentence.said[at + 1 :]
        return at > 0 or any(one.weak for one in rest)

    def _is_apt(self, match: PhraseMatch[Mark]) -> bool:
        """Return whether a mark stands where it can: a bare "no" corrects by itself."""
        if match.end - match.start > 1:
            return True
        if match.tells is Mark.REVOKED:
            token = self._sentence.said[match.start]
            return match.start == 0 or token.weak or token.strong
        if match.tells is not Mark.CORRECTION:
            return True
        others = {
            one.tells
            for one in self._sentence.language.book.at(self._sentence.said, match.start)
        }
        verb = self._sentence.language.verb_book.has(self._sentence.said, match.start)
        if not others & {Mark.NEGATION, Mark.COURTESY} and not verb:
            return True
        behind = match.end
        return behind == len(self._sentence.said) or (
            self._sentence.said[behind].weak or self._sentence.said[behind].strong
        )


def _rank(mark: Mark) -> int:
    """Return which of several marks counts first."""
    return _PRIORITY.index(mark) if mark in _PRIORITY else len(_PRIORITY)
