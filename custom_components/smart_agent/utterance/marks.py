"""Finds the marks in a sentence: phrases that negate, join, postpone and the like."""

from collections.abc import Sequence, Set as AbstractSet
import re

from .asides import aside, begins_command, behind_hedge
from .denied import denies_thing
from .numbers import is_number
from .only_told import is_behind_adverb, is_behind_join
from .part import ASKING
from .phrases import Mark, PhraseMatch
from .sentence import Sentence
from .void_marks import is_void

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
    Mark.HOLD,
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
        if denies_thing(self._sentence, at):
            return PhraseMatch(at, at + 1, Mark.NEGATION)
        if self._is_no(at):
            return PhraseMatch(at, at + 1, Mark.CORRECTION)
        if said_aside := aside(self._sentence, at):
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
        longest = [one for one in longest if not self._is_void(one)]
        longest = [one for one in longest if one.end == longest[0].end]
        if self._is_tag(longest):
            return PhraseMatch(at, longest[0].end, Mark.COURTESY)
        longest = [
            one for one in longest if one.tells is not Mark.TAG and self._is_apt(one)
        ]
        longest = [one for one in longest if not self._is_value(one)]
        if self._compares(at):
            longest = [one for one in longest if one.tells is not Mark.CONDITION]
        tells = self._told(at, longest)
        return min(
            (one for one in longest if one.tells in tells),
            key=lambda one: _rank(one.tells),
            default=None,
        )

    def _told(self, at: int, longest: Sequence[PhraseMatch[Mark]]) -> AbstractSet[Mark]:
        """Return the marks of a phrase, without those that it is not where it stands."""
        tells = {one.tells for one in longest}
        if {Mark.ASK, Mark.CONDITION} <= tells and self._is_when(longest[0]):
            tells.discard(Mark.ASK)
        if is_behind_adverb(self._sentence, at):
            tells.discard(Mark.ASK)
        if {Mark.ASK, Mark.REASON} <= tells:
            # "Perché è accesa?", but "spegnila perché è tardi".
            tells.discard(Mark.REASON if self._opens_question(at) else Mark.ASK)
        if {Mark.ASK, Mark.REPORT} <= tells:
            # "Staat dat licht nog aan", but "op het briefje staat dat …".
            tells.discard(Mark.ASK if at else Mark.REPORT)
        if {Mark.JOIN, Mark.LATER} <= tells:
            # "Then" is later where nothing stands before it, and where it joins nothing.
            alone = at == 0 or self._ends(longest[0].end)
            tells.discard(Mark.JOIN if alone else Mark.LATER)
        if {Mark.CORRECTION, Mark.COURTESY} <= tells and is_behind_join(
            self._sentence, at
        ):
            # "The lamp and, um, the fan": nothing was said yet that it could take back.
            tells.discard(Mark.CORRECTION)
        if {Mark.CORRECTION, Mark.REVOKED} <= tells:
            # "Scratch that, close it" goes on from what it takes back.
            end = longest[0].end
            goes_on = begins_command(self._sentence, end) or self._is_thing(end)
            tells.discard(Mark.REVOKED if goes_on else Mark.CORRECTION)
        return tells

    def _is_tag(self, marks: Sequence[PhraseMatch[Mark]]) -> bool:
        """Return whether what may begin a wish stands between signs: "…, would you, …"."""
        if not {Mark.TAG, Mark.POLITE} <= {one.tells for one in marks}:
            return False
        said, match = self._sentence.said, marks[0]
        behind = match.end
        return (
            said[match.start].weak
            and behind < len(said)
            and (said[behind].weak or said[behind].strong)
            and not self._sentence.is_command(self._sentence.behind_courtesies(behind))
        )

    def is_now(self, at: int) -> bool:
        """Return whether a word says that it is for now: "ora", but not "un'ora"."""
        sentence = self._sentence
        return sentence.language.now_book.has(sentence.said, at) and not (
            self._is_behind_article(at)
        )

    def _is_behind_article(self, at: int) -> bool:
        """Return whether an article stands before a word, which makes it a noun."""
        sentence = self._sentence
        return at > 0 and sentence.language.article_book.has(sentence.said, at - 1)

    def _is_partway(self, at: int, marks: Sequence[PhraseMatch[Mark]]) -> bool:
        """Return whether words say how far something goes: "hasta la mitad".

        "Half past seven" is longer than "half".
        """
        sentence = self._sentence
        return any(
            all(match.end >= one.end for one in marks)
            for match in sentence.language.moved_book.at(sentence.said, at)
        )

    def _is_value(self, match: PhraseMatch[Mark]) -> bool:
        """Return whether a time is none for what stands behind it: "at ten percent"."""
        sentence = self._sentence
        return (
            match.tells is Mark.LATER
            and match.end < len(sentence.said)
            and sentence.is_number(match.end - 1)
            and sentence.language.unit_book.has(sentence.said, match.end)
        )

    def _is_void(self, match: PhraseMatch[Mark]) -> bool:
        """Return whether a mark tells nothing by what stands before or behind it."""
        return self._is_conclusion(match) or is_void(self._sentence, match)

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
                and begins_command(sentence, 1)
                and not sentence.mentions[1]
            )
        behind = behind_hedge(sentence, at + 1)
        while behind < len(said) and said[behind].plain in language.joining_words:
            behind += 1
        before = range(max(at - 2, 0), at)
        return (
            behind < len(said)
            and sentence.is_number(behind)
            and any(map(sentence.is_number, before))
        )

    def _opens_question(self, at: int) -> bool:
        """Return whether a question begins at a word, by its question mark."""
        here = self._sentence.said[at]
        return here.asked and (at == 0 or here.weak or here.strong)

    def _ends(self, at: int) -> bool:
        """Return whether a clause ends before a word, but for courtesies."""
        at = self._sentence.behind_courtesies(at)
        said = self._sentence.said
        return at == len(said) or said[at].weak or said[at].strong

    def _is_thing(self, at: int) -> bool:
        """Return whether a thing is named behind a comma: "no wait, the hall lamp".

        Without one it may be what is not to be minded: "never mind the fan".
        """
        sentence = self._sentence
        said, language = sentence.said, sentence.language
        start = at
        while at < len(said) and (
            language.article_book.has(said, at) or language.one_book.has(said, at)
        ):
            at += 1
        return (
            at < len(said)
            and said[start].weak
            and not any(one.strong for one in said[start : at + 1])
            and (at > start or sentence.named[at])
            and (sentence.mentions[at] or said[at].plain in language.joining_words)
        )

    def _is_when(self, match: PhraseMatch[Mark]) -> bool:
        """Return whether "when" is no question: "when it is over, …".

        A verb with its subject behind it is none either where a wish follows: "har alla
        gått kan du släcka".
        """
        said, at = self._sentence.said, match.start
        if said[at].asked:
            return False
        if at > 0 or any(one.weak for one in said[1:]):
            return True
        return match.end - at > 1 and any(
            one.tells is Mark.POLITE
            for behind in range(match.end + 1, len(said))
            for one in self._sentence.language.book.at(said, behind)
        )

    def _is_apt(self, match: PhraseMatch[Mark]) -> bool:
        """Return whether a mark stands where it can: a bare "no" corrects by itself."""
        if match.end - match.start > 1:
            return True
        now = self._sentence.language.now_book.has(self._sentence.said, match.start)
        if match.tells is Mark.COURTESY and now:
            return not self._is_behind_article(match.start)
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
        token = self._sentence.said[match.start]
        if Mark.NEGATION in others and not (
            match.start == 0 or token.weak or token.strong
        ):
            # "All lights, the hall lamp not": it denies what stands before it.
            return False
        behind = match.end
        return behind == len(self._sentence.said) or (
            self._sentence.said[behind].weak or self._sentence.said[behind].strong
        )


def _rank(mark: Mark) -> int:
    """Return which of several marks counts first."""
    return _PRIORITY.index(mark) if mark in _PRIORITY else len(_PRIORITY)
