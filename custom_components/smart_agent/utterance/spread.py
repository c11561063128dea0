"""Extends a stance from the part of a sentence that says it to other parts."""

from collections.abc import Sequence
from itertools import pairwise

from .languages.asked import OR_WORDS
from .part import Part, turn
from .part_deed import says_deed
from .phrases import Mark
from .reported import reported
from .sentence import Sentence
from .stance import AGAINST, Stance
from .topic import is_topic
from .undecided import is_bettered, is_doubted, leaves_open, put_right
from .waiting import dates, names_thing, waits

_FEWEST_TOLD = 4
"""Words of what is told and may itself depend on something: "I'd say" is none of it."""


class Spreader:
    """Sets the stance of parts by what other parts say: a condition, a later time."""

    def __init__(self, sentence: Sentence) -> None:
        """Take the sentence whose parts are passed to the methods."""
        self._sentence = sentence

    def drop_interjections(self, parts: Sequence[Part]) -> None:
        """Set the stance of interjections to None: "honey", "kids".

        What "and" joins is none: "turn on the lamp and order a pizza" has two wishes.
        """
        if sum(part.stance is not None for part in parts) < 2:
            return
        for part in parts:
            if (
                part.stance is Stance.REQUEST
                and part.lead not in (Mark.POLITE, Mark.WISH)
                and not (part.lead is Mark.JOIN and len(part.words) > 1)
                and not part.corrects
                and not part.has(Mark.REPORT)
                and not self._sentence.mentions_any(part)
                and not says_deed(self._sentence, part)
            ):
                part.stance = None

    def spread(self, parts: Sequence[Part]) -> None:
        """Apply, in place, the stances that hold for more than one part."""
        if any(part.has(Mark.JUST_ASKING) for part in parts):
            turn(parts, Stance.QUESTION)
        self._ask_on(parts)
        for last, part in pairwise(parts):
            if waits(self._sentence, last, part):
                turn([part], Stance.LATER)
                if not names_thing(self._sentence, last):
                    turn([last], Stance.LATER)
        asking = [one for one in parts if one.stance is Stance.REQUEST and one.words]
        put_right(self._sentence, asking)
        for unit in {part.unit for part in parts}:
            self._spread_unit([part for part in parts if part.unit == unit], parts)

    def _ask_on(self, parts: Sequence[Part]) -> None:
        """Have what only names something behind a question be asked about too.

        "What have they set my radiator to? Nuala's radiator, that is."
        """
        for last, part in pairwise([one for one in parts if one.stance is not None]):
            if (
                last.stance is Stance.QUESTION
                and part.stance is Stance.REQUEST
                and part.lead is None
                and not part.corrects
                and not says_deed(self._sentence, part)
                and self._sentence.mentions_any(part)
            ):
                part.stance = Stance.QUESTION

    def _spread_unit(self, unit: Sequence[Part], parts: Sequence[Part]) -> None:
        """Apply stances within one sentence; parts are those of all sentences."""
        turn(reported(self._sentence, unit), Stance.TOLD)
        self._announce(unit)
        for at, part in enumerate(unit):
            if part.stance is Stance.CONDITION and dates(self._sentence, unit, at):
                part.stance = Stance.TOLD
            elif part.stance is Stance.CONDITION:
                # "…, and if it rains" holds of what follows only, and what stands before
                # "and turn it off when it is over" may not depend on it.
                for one in unit[at + 1 : at + 2]:
                    # "If the alarm goes off, open the gate at once" is not for now.
                    one.now &= one.lead in (Mark.JOIN, Mark.CONTRAST)
                turn(unit[at:], Stance.CONDITION)
                before = [] if part.joins else unit[:at]
                if before and self._is_of_told(part, before[-1]):
                    # "…, Ben can have the couch if he's tired".
                    continue
                own = [
                    n
                    for n, one in enumerate(before)
                    if self._sentence.has_verb(one.words)
                ]
                if len(own) > 1:
                    turn(before[: own[-1]], Stance.UNCLEAR)
                turn(before[own[-1] if own else 0 :], Stance.CONDITION)
        self._spread_back(unit, parts)
        for at, part in enumerate(unit):
            if not dates(self._sentence, unit, at):
                self._spread_time(unit, at, part)
        self._spread_on(unit)

    def _is_of_told(self, condition: Part, told: Part) -> bool:
        """Return whether a condition only goes on with what is told right before it."""
        start = self._sentence.said[condition.start]
        return (
            told.stance is Stance.TOLD
            and len(told.words) >= _FEWEST_TOLD
            and not told.has(Mark.DOUBT)
            and not (start.weak or start.strong)
        )

    def _spread_on(self, unit: Sequence[Part]) -> None:
        """Apply what two parts that follow one another say of each other."""
        for last, part in pairwise([one for one in unit if one.words]):
            if is_bettered(self._sentence, last, part):
                turn([last], Stance.UNCLEAR)
        for last, part in pairwise(unit):
            if self._asks_either(last, part):
                turn([last, part], Stance.QUESTION)
            if leaves_open(self._sentence, last, part):
                turn([last, part], Stance.UNCLEAR)
            if (
                part.lead is Mark.CONTRAST
                and part.stance is Stance.TOLD
                and last.lead is Mark.WISH
            ):
                # "I'd love the lamp off, but Tom's still reading".
                turn([last], Stance.UNCLEAR)
            if is_doubted(self._sentence, last, part):
                turn([part], Stance.UNCLEAR)
            if self._is_asked_about(last, part):
                last.stance = Stance.QUESTION
            if self._is_reason(last, part) or self._shares_subject(last, part):
                # "I don't need the light anymore, so turn it off".
                last.stance = Stance.TOLD
            if part.only and self._is_place(last) and self._acts(part):
                # "Upstairs, turn off only the lamp".
                last.stance = None
            if is_topic(self._sentence, last, part):
                last.stance, last.why = Stance.TOLD, True
            if last.has(Mark.HABIT) and not self._acts(last):
                # "Normally, I turn it off".
                turn([part], Stance.TOLD)
            if (
                last.stance in (Stance.LATER, Stance.CONDITION)
                and part.lead is not Mark.JOIN
                and not any(self._sentence.mentions[at] for at in part.words)
            ):
                # "After lunch start the vacuum, let it clean".
                turn([part], last.stance)
            if last.stance is Stance.LATER and self._is_called_for(last, part):
                turn([part], Stance.LATER)

    def _is_asked_about(self, last: Part, part: Part) -> bool:
        """Return whether a part only names what the next one asks about.

        "How about the door, is that locked?"
        """
        return (
            last.stance is Stance.REQUEST
            and part.stance is Stance.QUESTION
            and part.lead is None
            and part.asks_first
            and bool(last.words)
            and not says_deed(self._sentence, last)
        )

    def _asks_either(self, last: Part, part: Part) -> bool:
        """Return whether a part asks what else is so, behind what is asked politely.

        "Can you dim the lamp, or is it only on and off?"
        """
        sentence = self._sentence
        return (
            last.stance is Stance.REQUEST
            and last.lead is Mark.POLITE
            and part.lead is Mark.JOIN
            and part.asks_first
            and sentence.said[part.start].plain in OR_WORDS
        )

    def _is_called_for(self, last: Part, part: Part) -> bool:
        """Return whether a part only calls who or what the last one is meant for.

        "Clean after lunch, Dusty".
        """
        sentence, language = self._sentence, self._sentence.language
        return (
            part.lead is None
            and bool(part.words)
            and all(sentence.named[at] for at in part.words)
            and sentence.has_verb(last.words)
            and not any(sentence.things[at] for at in last.words)
            and not any(language.only_book.has(sentence.said, at) for at in part.words)
        )

    def _spread_back(self, unit: Sequence[Part], parts: Sequence[Part]) -> None:
        """Have a condition that is a sentence by itself hold of the one before it."""
        if len(unit) == 1 and unit[0].stance is Stance.CONDITION:
            # "Turn on the lamp. If it rains."
            before = [one for one in parts if one.unit == unit[0].unit - 1]
            if not self._sentence.has_verb(unit[0].words):
                turn(before, Stance.CONDITION)

    def _shares_subject(self, last: Part, part: Part) -> bool:
        """Return whether a part tells of what the last one names too, and only names.

        "The kettle and the lamp are off".
        """
        sentence = self._sentence
        return (
            part.stance is Stance.TOLD
            and part.lead is Mark.JOIN
            and last.stance is Stance.REQUEST
            and last.lead is None
            and not last.marks
            and not sentence.has_sign(part)
            and not sentence.has_verb(last.words)
            and not any(
                sentence.language.particle_book.has(sentence.said, at)
                for at in last.words
            )
            and bool(part.words)
            and (
                sentence.mentions[part.words[0]]
                or sentence.language.article_book.has(sentence.said, part.words[0])
            )
        )

    def _announce(self, unit: Sequence[Part]) -> None:
        """Have what only says what time it is be told: "Bedtime: lights off"."""
        said, language = self._sentence.said, self._sentence.language
        if (
            len(unit) > 1
            and unit[0].stance is Stance.LATER
            and said[unit[1].start].colon
            and language.occasion_book.has(said, unit[0].start)
        ):
            unit[0].stance = Stance.TOLD

    def _is_reason(self, last: Part, part: Part) -> bool:
        """Return whether `last` only gives the reason for `part`: it is not needed."""
        sentence, language = self._sentence, self._sentence.language
        return (
            last.stance in (Stance.FORBIDDEN, Stance.EXCEPTED)
            and last.lead is Mark.UNWISH
            and any(language.no_more_book.has(sentence.said, at) for at in last.words)
            and part.stance is Stance.REQUEST
            and language.conclusion_book.has(sentence.said, part.start)
        )

    def _spread_time(self, unit: Sequence[Part], at: int, part: Part) -> None:
        """Apply a later time that `part`, at position `at`, says to other parts."""
        if not part.has(Mark.LATER) or part.stance in AGAINST | {
            Stance.QUESTION,
            Stance.TOLD,
        }:
            return
        if not self._acts(part):
            # "Tomorrow, …", "…, and tomorrow …", or "…, tomorrow".
            rest = [one for one in unit[at + 1 :] if one.words]
            ahead = bool(rest) and (
                part.lead is Mark.JOIN
                or not any(map(self._acts, unit[:at]))
                or not self._sentence.has_sign(rest[0])
            )
            turn(rest if ahead else unit[:at], Stance.LATER)
            return
        opens = any(
            one.tells is Mark.LATER and one.start == part.words[0] for one in part.marks
        )
        if opens and at + 1 < len(unit):
            # "Tomorrow open the blind and start the fan".
            turn(
                [one for one in unit[at:] if one.joined or one.lead is Mark.JOIN],
                Stance.LATER,
            )
        if part.lead is Mark.JOIN and not opens:
            turn(unit[:at], Stance.LATER if part.joined else Stance.UNCLEAR)

    def _acts(self, part: Part) -> bool:
        """Return whether a part says more than a time: a verb, or something named."""
        if self._tells_when(part):
            return False
        words = [at for at in part.words if not part.is_in_mark(at, Mark.LATER)]
        return self._sentence.has_verb(words) or any(
            self._sentence.mentions[at] for at in words
        )

    def _tells_when(self, part: Part) -> bool:
        """Return whether a part only tells what comes first: "after we get back from …"."""
        said, language = self._sentence.said, self._sentence.language
        return any(
            one.tells is Mark.LATER
            and one.start == part.first
            and any(
                language.subject_book.has(said, at)
                and not language.addressee_book.has(said, at)
                # "After they": some such phrases end with who.
                for at in range(one.start + 1, min(one.end + 1, len(said)))
            )
            for one in part.marks
        )

    def _is_place(self, part: Part) -> bool:
        """Return whether a request is only a place, without a verb or a device."""
        sentence = self._sentence
        return (
            part.stance is Stance.REQUEST
            and part.lead in (None, Mark.JOIN)
            and sentence.mentions_any(part)
            and not any(sentence.things[at] for at in part.words)
            and not sentence.has_verb(part.words)
        )
