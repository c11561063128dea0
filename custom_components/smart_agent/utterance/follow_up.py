"""The stance that a part of a sentence has from the part that it follows."""

from collections.abc import Sequence
from itertools import takewhile

from .haste import is_of_now
from .part import Part
from .phrases import Mark
from .sentence import Sentence
from .stance import Stance

_WHOLE = 3
"""Words from which on a report says something by itself: "he said" does not."""


class FollowUp:
    """Tells what a part is to those before it."""

    def __init__(self, sentence: Sentence) -> None:
        """Take a sentence."""
        self._sentence = sentence

    def answers(self, part: Part, last: Part | None) -> bool:
        """Return whether a part goes on from a question of its own, or from a condition.

        Where a verb that comes first begins either, what follows tells: "regner det, så
        luk vinduet".
        """
        sentence = self._sentence
        if last is None or not sentence.language.then_book.has(
            sentence.said, part.start
        ):
            return False
        if last.unit != part.unit:
            return last.stance in (
                Stance.QUESTION,
                Stance.TOLD,
            ) and sentence.is_asked(last)
        return (
            sentence.language.inverts
            and last.stance is Stance.QUESTION
            and last.asks_first
            and sentence.language.finite_book.has(sentence.said, last.first)
        )

    def goes_on_asking(self, part: Part, last: Part | None) -> bool:
        """Return whether a part may belong to a question that has such a verb too.

        "How do I open the blind and turn off the lamp", but not "is the kettle on and
        turn off the lamp".
        """
        sentence, language = self._sentence, self._sentence.language
        return (
            last is not None
            and last.stance is Stance.QUESTION
            and last.unit == part.unit
            and any(
                language.verb_book.has(sentence.said, at)
                and not language.particle_book.has(sentence.said, at)
                and not language.finite_book.has(sentence.said, at)
                and not sentence.named[at]
                for at in last.words
            )
        )

    def is_neither(self, part: Part, last: Part | None) -> bool:
        """Return whether a part names the second of two things that are both denied.

        "Neither the lamp nor the fan shall go off": the verb stands with the second.
        """
        sentence = self._sentence
        return (
            last is not None
            and last.stance is Stance.FORBIDDEN
            and last.unit == part.unit
            and sentence.language.neither_book.has(sentence.said, last.start)
            and any(
                one.tells is Mark.JOIN
                for one in sentence.language.book.at(sentence.said, part.start)
            )
        )

    def takes_up(self, part: Part, before: Sequence[Part]) -> bool:
        """Have what was told of before be asked for, where a part says "do it"."""
        sentence = self._sentence
        last = next((one for one in reversed(before) if one.stance), None)
        if (
            last is None
            or last.stance not in (Stance.TOLD, Stance.UNCLEAR)
            or last.lead not in (None, Mark.JOIN)
            or not part.words
            or not any(map(sentence.is_do_it, (part.start, part.words[0])))
            or not sentence.mentions_any(last)
            or sentence.holds(last)
        ):
            return False
        if any(
            mark.tells is Mark.NEGATION
            and not sentence.language.nothing_book.has(sentence.said, mark.start)
            for mark in last.marks
        ):
            return False
        last.stance, last.meant = Stance.REQUEST, True
        return True

    def must_go_on(self, part: Part) -> bool:
        """Return whether a part says that a device go on as it is: "as long as …".

        "As long as the radio keeps playing" excepts the radio.
        """
        sentence, language = self._sentence, self._sentence.language
        return (
            language.proviso_book.has(sentence.said, part.start)
            and sentence.mentions_any(part)
            and (
                part.has(Mark.HOLD)
                or any(language.stay_book.has(sentence.said, at) for at in part.words)
            )
        )

    def singles_out(self, part: Part) -> bool:
        """Return whether a part says which is meant of a kind: "the one in the hall"."""
        return (
            part.lead is None
            and self._sentence.language.one_book.has(self._sentence.said, part.start)
            and self._sentence.mentions_any(part)
        )

    def concludes(self, part: Part, before: Sequence[Part]) -> bool:
        """Return whether a part asks for something because of what others say.

        "Grandma says that it is too bright, so turn it off" is no word of grandma's, nor
        is what goes on from there.
        """
        sentence = self._sentence
        told = [one for one in before if one.unit == part.unit]
        if told and told[-1].meant and part.lead is Mark.JOIN:
            return True
        first = sentence.said[part.start]
        if told and first.weak and not first.colon and self._is_own(part, told[-1]):
            return True
        return (
            bool(told)
            and sum(
                not any(one.is_in_mark(at, Mark.REPORT) for one in told)
                for at in range(told[0].start, part.start)
            )
            >= _WHOLE
            and any(one.has(Mark.REPORT) for one in told)
            and (first.weak or part.lead is Mark.JOIN)
            and not first.colon
            and sentence.language.conclusion_book.has(sentence.said, part.start)
            and sentence.has_verb(part.words)
        )

    def _is_own(self, part: Part, told: Part) -> bool:
        """Return whether a part commands because of what somebody says is so.

        "Toby says it's too dark, open the blind", but not "Toby said, open the blind".
        """
        sentence = self._sentence
        said, language = sentence.said, sentence.language
        return (
            part.lead is None
            and sentence.is_command(part.first)
            and not told.has(Mark.HABIT, Mark.PAST, Mark.DOUBT)
            and any(
                match.end in told.words
                and not said[match.end].quoted
                and language.subject_book.has(said, match.end)
                # "He always says it's too dark".
                and not language.finite_book.has(said, match.start - 1)
                for at in told.words
                for match in language.says_book.at(said, at)
            )
        )

    def sets_after_all(self, part: Part, last: Part) -> bool:
        """Return whether a command without a verb follows from what was told.

        "I am sweating, so ceiling fan at sixty percent".
        """
        sentence = self._sentence
        told = last.stance is Stance.TOLD or (
            # "Estoy leyendo así que …" asks nothing.
            last.stance is Stance.QUESTION and not sentence.is_asked(last)
        )
        return told and any(
            sentence.sets_from(match.end)
            for match in sentence.language.conclusion_book.at(sentence.said, part.start)
        )

    def sets_beside(self, part: Part, last: Part) -> bool:
        """Return whether a part sets one thing beside a command for another.

        "Close the blind, lamp at ten percent" says its own deed.
        """
        sentence = self._sentence
        return (
            last.stance is Stance.REQUEST
            and sentence.mentions_any(last)
            and sentence.has_verb(last.words)
            and not any(map(sentence.is_number, last.words))
            and any(map(sentence.is_value, part.words))
            and sentence.sets_from(part.start)
        )

    def goes_on_wishing(self, part: Part, before: Sequence[Part]) -> bool:
        """Return whether a part has another verb of the wish before it.

        "Vypnul bys odsavač a zapnul konvici": by itself it would tell what was done.
        """
        wishes = takewhile(
            lambda one: one.stance is Stance.REQUEST and one.unit == part.unit,
            reversed(before),
        )
        return (
            part.lead in (None, Mark.JOIN)
            and any(one.lead in (Mark.POLITE, Mark.WISH) for one in wishes)
            and self._sentence.language.to_do_book.has(self._sentence.said, part.first)
        )

    def goes_on_telling(self, part: Part, before: Sequence[Part]) -> bool:
        """Return whether a part says which deed was told of before it.

        "I forgot yesterday, to turn off the lamp".
        """
        sentence = self._sentence
        said, book = sentence.said, sentence.language.to_do_book
        open_ = (Stance.TOLD, Stance.UNCLEAR)
        told = list(
            takewhile(
                lambda one: one.stance in open_ and one.unit == part.unit,
                reversed(before),
            )
        )
        return (
            any(one.has(Mark.PAST, Mark.DOUBT, Mark.REPORT, Mark.HABIT) for one in told)
            and part.lead is None
            and any(
                match.start == part.first or match.end == part.end + 1
                for at in part.words
                for match in book.at(said, at)
            )
        )

    def is_affirmed(self, part: Part, last: Part) -> bool:
        """Return whether a part says that, unlike what is forbidden, this is meant.

        "De staande lamp hoeft niet uit, de ganglamp wel".
        """
        sentence = self._sentence
        return (
            last.stance in (Stance.FORBIDDEN, Stance.EXCEPTED)
            and part.lead in (None, Mark.JOIN, Mark.CONTRAST)
            and part.unit == last.unit
            and sentence.mentions_any(part)
            and not part.has(Mark.NEGATION, Mark.HOLD, Mark.LATER, Mark.DOUBT)
            and not any(
                sentence.language.finite_book.has(sentence.said, at)
                for at in part.words
            )
            and any(
                sentence.language.affirm_book.has(sentence.said, at)
                for at in (part.end, part.end + 1)
            )
        )

    def condition(self, part: Part, last: Part | None) -> Stance:
        """Return what a part is for that begins as a condition."""
        if last is not None and self.must_go_on(part):
            return Stance.EXCEPTED
        if is_of_now(self._sentence, part, last):
            return Stance.TOLD
        asked = last is not None and last.stance is Stance.QUESTION
        return Stance.QUESTION if asked else Stance.CONDITION
