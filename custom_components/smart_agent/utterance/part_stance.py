"""The stance of a part of a sentence, given the parts before it."""

from collections.abc import Sequence

from .follow_up import FollowUp
from .lets_keep import holds_told
from .noted import is_noted
from .only_told import is_announced, is_told_of, sets_all
from .part import Part, revoke, take_up, turn
from .phrases import Mark
from .question_mark import is_only_polite
from .sentence import Sentence
from .skipped import skips_place
from .stance import AGAINST, Stance
from .told_number import tells_of_number
from .unlisted_verb import is_said_of_a_thing


class PartReader:
    """Reads what each part of a sentence is for, in order."""

    def __init__(self, sentence: Sentence, parts: Sequence[Part]) -> None:
        """Take a sentence and its parts."""
        self._sentence = sentence
        self._parts = parts
        self._follow_up = FollowUp(sentence)
        self._last_start = parts[-1].start if parts else 0

    def stance_of(self, part: Part, before: Sequence[Part]) -> Stance | None:
        """Return what a part is for; None for one that only serves others."""
        if part.stance is not None:
            return part.stance
        last = next((one for one in reversed(before) if one.stance), None)
        if self._sentence.is_quoted(part):
            return Stance.TOLD
        if last is not None and self._exclaims(part, before):
            return None
        if part.lead is Mark.REVOKED:
            revoke(before)
            return Stance.FORBIDDEN if part.words else None
        if part.corrects and last is not None:
            return self._corrected(part, before)
        if last is not None and self._is_bare_no(part):
            if not part.has(Mark.LATER):
                revoke(before)
            return None
        if part.lead is Mark.EXCEPTION or skips_place(self._sentence, part):
            return self._exception(part, last, before)
        if self._follow_up.takes_up(part, before):
            return None
        if self._follow_up.is_neither(part, last):
            return Stance.FORBIDDEN
        if part.lead is Mark.RELATION:
            if last is None:
                return Stance.REQUEST
            return Stance.NEARBY if part.words else None
        if part.lead is Mark.REASON:
            return Stance.TOLD
        if part.lead is Mark.CONDITION:
            return self._follow_up.condition(part, last)
        if part.lead in (None, Mark.JOIN) and self._follow_up.answers(part, last):
            # "Is it raining? Then close the blinds."
            return Stance.CONDITION
        if part.lead is Mark.JOIN and self._follow_up.goes_on_asking(part, last):
            return Stance.UNCLEAR
        if last is not None and self._follow_up.is_affirmed(part, last):
            return Stance.REQUEST
        if part.lead is Mark.UNWISH:
            if last is not None and not part.words:
                # "… rather not".
                revoke(before)
                return None
            return Stance.FORBIDDEN
        stance = self._plain_stance(part, last, before)
        part.meant = stance is Stance.REQUEST and self._follow_up.concludes(
            part, before
        )
        return stance

    def _exclaims(self, part: Part, before: Sequence[Part]) -> bool:
        """Have nothing before a part be sure that only exclaims.

        "Shut the front door, no way" may be an idiom.
        """
        if exclaims := self._sentence.exclaims(part):
            turn(before, Stance.UNCLEAR)
        return exclaims

    def _exception(
        self, part: Part, last: Part | None, before: Sequence[Part]
    ) -> Stance | None:
        """Return what a part is for that begins as an exception."""
        if last is None:
            return Stance.FORBIDDEN
        if not self._sentence.mentions_any(part):
            self._except_last(part, before)
            return None
        if last.stance is Stance.TOLD and self._sentence.is_finite(part):
            return Stance.TOLD
        if last.stance in AGAINST:
            # "Not the lamp but the fan".
            return self._plain_stance(part, last, before)
        part.joined = False
        return Stance.EXCEPTED

    def _except_last(self, part: Part, before: Sequence[Part]) -> None:
        """Have an exception that names nothing hold of what stands before it.

        "…, but not now", "…, the hall lamp excepted", "… or not".
        """
        last = before[-1]
        if part.now or part.has(Mark.LATER):
            last.now = False
            turn(before, Stance.LATER)
        elif (
            last.stance is Stance.REQUEST
            and len(before) > 1
            and self._sentence.mentions_any(last)
            and not self._sentence.has_verb(last.words)
        ):
            last.stance = Stance.EXCEPTED
        elif not part.words:
            revoke(before)
        else:
            turn(before, Stance.UNCLEAR)

    def _is_past(self, part: Part) -> bool:
        """Return whether a part is of what was, or is done now and then.

        "Already" behind a command only urges.
        """
        sentence = self._sentence
        urges = sentence.is_command(part.first)
        return any(
            mark.tells is Mark.HABIT
            or (
                mark.tells is Mark.PAST
                and not (
                    urges and sentence.language.now_book.has(sentence.said, mark.start)
                )
            )
            for mark in part.marks
        )

    def _is_bare_no(self, part: Part) -> bool:
        """Return whether a part says no to what came before: "… not.", "leave them"."""
        if not (part.has(Mark.NEGATION) or self._sentence.holds(part)):
            return False
        if part.has(Mark.ASK, Mark.CONDITION, Mark.REASON, Mark.UNWISH):
            return False
        if self._sentence.language.denial and self._sentence.is_finite(part):
            # "Nic nevidím" tells something, though all of it denies.
            return False
        told = {at for one in part.marks for at in range(one.start, one.end)}
        pronouns, verbs = (
            self._sentence.language.pronoun_book,
            self._sentence.language.verb_book,
        )
        return all(
            at in told
            or pronouns.has(self._sentence.said, at)
            or verbs.has(self._sentence.said, at)
            for at in part.words
        )

    def _plain_stance(
        self, part: Part, last: Part | None, before: Sequence[Part]
    ) -> Stance | None:
        """Return what a part without a lead that decides is for."""
        wish = part.lead in (Mark.POLITE, Mark.WISH)
        reports = part.has(Mark.REPORT) and not is_noted(self._sentence, part)
        if reports or self._is_past(part):
            return Stance.TOLD
        denies = any(
            one.tells is Mark.NEGATION and one.start == part.start for one in part.marks
        ) and self._sentence.mentions_any(part)
        # "…, not Grandpa's hi-fi."
        if part.has(Mark.DOUBT) and part.lead is not Mark.POLITE and not denies:
            return Stance.TOLD if is_told_of(self._sentence, part) else Stance.UNCLEAR
        wish |= self._follow_up.goes_on_wishing(part, before)
        tells = not wish and self._tells(part)
        if self._asks(part, wish=wish, tells=tells):
            return Stance.QUESTION
        if tells and holds_told(self._sentence, part):
            return Stance.FORBIDDEN
        unheard = not wish and is_said_of_a_thing(self._sentence, part, last)
        if tells or unheard or is_announced(self._sentence, part, last):
            return Stance.TOLD
        if self._follow_up.goes_on_telling(part, before):
            return before[-1].stance
        if part.has(Mark.NEGATION, Mark.UNWISH) or self._sentence.holds(part):
            return Stance.FORBIDDEN
        if part.lead is Mark.JOIN and last is not None and last.lead is Mark.REASON:
            others = (o for o in reversed(before) if not o.has(Mark.REASON))
            last = next((one for one in others if one.stance), last)
        if self._goes_on(part, last, wish=wish):
            assert last is not None
            stance = self._stance_of_rest(part, last)
            if stance is not None:
                return stance
        if part.has(Mark.LATER):
            return Stance.LATER
        if (
            part.lead is Mark.JOIN
            and last is not None
            and last.stance is Stance.FORBIDDEN
            and last.has(Mark.NEGATION)
            and not self._sentence.holds(last)
            # "No sense heating it, so turn it off".
            and last.lead is not Mark.UNWISH
        ):
            # "Do not open and close the shutter", "do not open it and close the door".
            shared = not any(self._sentence.mentions[at] for at in last.words)
            return Stance.FORBIDDEN if shared else Stance.UNCLEAR
        where = not wish and self._sentence.is_where(part)
        if part.words and (where or self._sentence.is_of_another(part)):
            return Stance.UNCLEAR
        return Stance.REQUEST if part.words or wish else None

    def _tells(self, part: Part) -> bool:
        """Return whether a part tells something, and does not set all to be so."""
        sentence = self._sentence
        return sentence.tells(part, part.first) and not sets_all(sentence, part)

    def _asks(self, part: Part, *, wish: bool, tells: bool) -> bool:
        """Return whether a part asks for an answer, by its words or a question mark."""
        if any(
            one.tells is Mark.ASK
            and one.start == part.first
            # "Which lamps can you dim" begins with what asks, not with the courtesy.
            and (not wish or one.end > part.first + 1 or part.first == part.start)
            for one in part.marks
        ):
            return True
        asked = self._sentence.is_asked(part) and not wish and not tells
        return (
            asked
            and not self._is_tagged(part)
            and not is_only_polite(self._sentence, part, self._parts)
        )

    def _stance_of_rest(self, part: Part, last: Part) -> Stance | None:
        """Return what a part is for that goes on from the last; None if it is not of it."""
        part.joined = part.lead is not Mark.CONTRAST
        if last.stance is Stance.NEARBY and self._follow_up.singles_out(part):
            # "The lamp near the bed, the one on the left, turn it on".
            part.joined = False
            return Stance.LATER if part.has(Mark.LATER) else Stance.REQUEST
        if (
            last.stance is Stance.FORBIDDEN
            and last.has(Mark.HOLD)
            and any(map(self._sentence.is_number, part.words))
        ):
            # "Leave me the lamp dim, at 20" sets it.
            last.stance = Stance.REQUEST
            return Stance.REQUEST
        if last.stance in AGAINST and (
            part.lead in (Mark.CONTRAST, Mark.EXCEPTION) or self._is_instead(part, last)
        ):
            return Stance.LATER if part.has(Mark.LATER) else Stance.REQUEST
        if not part.has(Mark.LATER):
            return last.stance
        return None

    def _is_tagged(self, part: Part) -> bool:
        """Return whether the question mark only asks for consent: "…, okay?"."""
        unit = list(range(part.start, len(self._sentence.said)))
        for at in unit[1:]:
            if self._sentence.said[at].strong:
                break
            for match in self._sentence.language.book.at(self._sentence.said, at):
                ends = (
                    match.end == len(self._sentence.said)
                    or self._sentence.said[match.end].strong
                )
                if match.tells is Mark.TAG and ends:
                    return True
        return False

    def _goes_on(self, part: Part, last: Part | None, *, wish: bool) -> bool:
        """Return whether a part has no verb of its own and goes on from the last."""
        if last is None or wish or self._sentence.has_verb(part.words):
            return False
        if self._follow_up.sets_after_all(part, last):
            return False
        if part.lead is Mark.JOIN:
            return True
        if self._follow_up.sets_beside(part, last):
            return False
        if part.unit != last.unit and not part.has(Mark.LATER):
            return False
        return last.stance in AGAINST | {Stance.REQUEST, Stance.NEARBY}

    def _is_instead(self, part: Part, last: Part) -> bool:
        """Return whether a part names what is meant in place of another: "not X, Y"."""
        if part.lead is not None or self._sentence.has_verb(last.words):
            return False
        return last.corrects or last.lead is not Mark.EXCEPTION

    def _corrected(self, part: Part, before: Sequence[Part]) -> Stance | None:
        """Return what a part is for that takes back another."""
        if not part.words:
            wishes = [one for one in before if one.stance is Stance.REQUEST]
            alone = len(wishes) == 1 and not wishes[0].corrects
            if part.start == self._last_start and alone:
                # "Turn on the lamp, no."
                revoke(before, Stance.UNCLEAR)
            return None
        if part.lead is Mark.EXCEPTION:
            return Stance.EXCEPTED
        if not any(self._sentence.mentions[at] for at in part.words):
            numbers = any(
                self._sentence.is_number(at) and not self._sentence.is_pronoun(at)
                for at in part.words
            )
            if numbers and tells_of_number(self._sentence, part):
                revoke(before)
                return Stance.TOLD
            stance = (
                Stance.REVOKED
                if self._sentence.has_verb(part.words)
                else Stance.UNCLEAR
            )
            if part.has(Mark.NEGATION, Mark.HOLD):
                stance = Stance.REVOKED
            if numbers:
                take_up(before, self._sentence.is_number)
            else:
                revoke(before, stance)
            if part.has(Mark.NEGATION, Mark.HOLD):
                return None
            return (
                Stance.REQUEST
                if numbers or self._sentence.has_verb(part.words)
                else None
            )
        tells = self._sentence.tells(part, part.first)
        things = any(self._sentence.things[at] for at in part.words)
        if tells and not things and part.start != self._last_start:
            # "Actually, that's too warm, say 21": what follows corrects it.
            return Stance.TOLD
        revoke(before)
        if part.has(Mark.NEGATION) or self._sentence.holds(part):
            return Stance.FORBIDDEN
        if self._asks(part, wish=False, tells=tells):
            return Stance.QUESTION
        if tells:
            # "No, the hall lamp is broken", "no, the hall lamp is better".
            return Stance.UNCLEAR
        return Stance.LATER if part.has(Mark.LATER) else Stance.REQUEST
