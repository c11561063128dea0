"""Where a sentence falls into parts: at signs, and at marks that begin a clause."""

from collections.abc import Iterable, Sequence
from itertools import pairwise, takewhile

from .marks import MarkFinder
from .only_told import is_of_somebody, is_own_report, joins_subjects, says_how_much
from .part import ASKING, BOUNDARIES, OPEN_LEADS, WAITING, Part
from .perfect import is_perfect
from .phrases import Mark, PhraseMatch
from .run_on import RunOn
from .sentence import Sentence
from .stance import Stance


class Splitter:
    """Cuts a sentence into parts."""

    def __init__(self, sentence: Sentence) -> None:
        """Take a sentence; nothing is cut yet."""
        self._sentence = sentence
        self._marks = MarkFinder(sentence)
        self._run_on = RunOn(sentence)

    def parts(self) -> list[Part]:
        """Return the sentence cut at signs and at marks that begin a clause."""
        said = self._sentence.said
        parts: list[Part] = []
        unit = at = 0
        while at < len(said):
            token = said[at]
            unit += token.strong and bool(parts)
            match = self._mark_at(at, parts)
            if self._is_cut(match, at, parts):
                carried = self._carried(parts)
                parts.append(Part(at, unit, carried, corrects=carried is not None))
            part = parts[-1]
            part.wishes_deed |= match is not None and self._wishes_deed(match)
            part.now |= self._marks.is_now(at)
            part.only |= self._sentence.language.only_book.has(said, at)
            if match is None:
                part.words.append(at)
                at += 1
                continue
            if (
                match.tells in BOUNDARIES
                and not part.words
                and (
                    part.lead is None
                    or match.tells is Mark.REVOKED
                    or part.lead in (Mark.CORRECTION, Mark.JOIN, Mark.CONTRAST)
                    or self._tells_where(match, part)
                )
            ):
                part.joins |= part.lead is Mark.JOIN
                part.corrects |= Mark.CORRECTION in (part.lead, match.tells)
                part.lead = match.tells
                if match.tells is not Mark.CORRECTION:
                    # "I tell a lie" is not about a telly.
                    part.words += self._things_in(match)
                # "Op de radio na": all that is excepted stands in the mark.
                part.closed = part.lead is Mark.EXCEPTION and bool(part.words)
            elif match.tells in ASKING and self._is_topic(part):
                # "The lamp may not be on".
                denied = part.has(Mark.NEGATION) and match.tells is Mark.WISH
                part.lead = Mark.UNWISH if denied else match.tells
                part.words += self._left_in(match)
            elif match.tells not in (Mark.COURTESY, Mark.DEGREE):
                part.marks.append(match)
                if match.tells not in BOUNDARIES:
                    part.words += range(match.start, match.end)
            at = match.end
        return self._cut_before_exceptions(self._cut_at_negations(parts))

    def _is_cut(
        self, match: PhraseMatch[Mark] | None, at: int, parts: Sequence[Part]
    ) -> bool:
        """Return whether a new part begins at a word, with a mark or without one."""
        said = self._sentence.said
        sign = said[at].weak and not self._is_waiting(parts, at)
        if not parts or said[at].strong or sign:
            return True
        if is_perfect(self._sentence.language, said, match.end if match else at):
            return False
        if match is not None and self._begins(match, parts):
            return True
        return self._opens(match, at, parts[-1])

    def _mark_at(self, at: int, parts: Sequence[Part]) -> PhraseMatch[Mark] | None:
        """Return the mark at a word, None also for a wish of somebody else's."""
        match = self._marks.at(at)
        if match and parts and is_of_somebody(self._sentence, match, parts[-1]):
            return None
        return match

    def _opens(self, match: PhraseMatch[Mark] | None, at: int, part: Part) -> bool:
        """Return whether a new part begins at a word although no sign stands there.

        People who speak make no commas: "I cannot see a thing turn on the lamp".
        """
        if part.closed or self._run_on.begins_to_take_up(part, at):
            return True
        if self._run_on.begins_to_conclude(part, at):
            return True
        if self._run_on.begins_to_deny(part, at):
            return True
        if match is not None and match.tells not in (Mark.ASK, Mark.REPORT):
            only = self._sentence.language.only_book.has(self._sentence.said, at)
            return only and self._sentence.mentions_any(part) and self._is_held(at)
        return self._run_on.begins(part, at, marked=match is not None)

    def _is_held(self, at: int) -> bool:
        """Return whether what follows, up to a sign, stays as it is: "only X stays"."""
        said = self._sentence.said
        for place in range(at, len(said)):
            token = said[place]
            if place > at and (token.weak or token.strong):
                break
            if any(
                one.tells is Mark.HOLD
                for one in self._sentence.language.book.at(said, place)
            ):
                return True
        return False

    def _is_waiting(self, parts: Sequence[Part], at: int) -> bool:
        """Return whether the last part has said no more yet than what it is for."""
        if not parts or parts[-1].words or parts[-1].lead not in WAITING:
            return False
        if parts[-1].wishes_deed:
            return False
        return not self._run_on.has_reason(parts[-1], at)

    def _things_in(self, match: PhraseMatch[Mark]) -> list[int]:
        """Return where words of a longer mark mean something in the home."""
        several = range(match.start, match.end)[1:]  # "Bar the hall" is of no barn.
        words = (match.start, *several) if several else ()
        return [at for at in words if self._sentence.mentions[at]]

    def _left_in(self, match: PhraseMatch[Mark]) -> list[int]:
        """Return what words of a wish say of the deed, too: "the lamp may go off"."""
        said, language = self._sentence.said, self._sentence.language
        return [
            at
            for at in range(match.start, match.end)
            if self._sentence.mentions[at]
            or (
                at > match.start
                and not language.finite_book.has(said, at)
                and (
                    language.verb_book.has(said, at)
                    or language.particle_book.has(said, at)
                )
            )
        ]

    def _wishes_deed(self, match: PhraseMatch[Mark]) -> bool:
        """Return whether a wish says the deed in the same words: "needs to go off"."""
        language, said = self._sentence.language, self._sentence.said
        return match.tells in ASKING and any(
            one.end <= match.end
            for at in range(match.start, match.end)
            for book in (
                language.verb_book,
                language.particle_book,
                language.to_do_book,
            )
            for one in book.at(said, at)
        )

    def _is_topic(self, part: Part) -> bool:
        """Return whether a part has only named what the rest of it is about."""
        if not part.words or part.lead not in (None, *OPEN_LEADS):
            return False
        if all(part.is_in_mark(at, Mark.NEGATION) for at in part.words):
            return True
        first = part.words[0]
        return (
            any(self._sentence.mentions[at] for at in part.words)
            and not self._sentence.has_verb(part.words)
            and (
                # "Everything in the den can go off."
                self._sentence.language.whole_book.has(self._sentence.said, first)
                or not self._sentence.tells(part, first)
            )
        )

    def _carried(self, parts: Sequence[Part]) -> Mark | None:
        """Return the mark that a new part has from an empty one before: "no wait, …"."""
        if not parts or parts[-1].words or parts[-1].lead is not Mark.CORRECTION:
            return None
        return Mark.CORRECTION if len(parts) > 1 else None

    def _begins(self, match: PhraseMatch[Mark], parts: Sequence[Part]) -> bool:
        """Return whether a clause begins with a mark.

        "No, the lamp" corrects nothing where nothing was said before.
        """
        if match.tells not in BOUNDARIES or not parts:
            return False
        last, token = parts[-1], self._sentence.said[match.start]
        waits = last.lead in ASKING and not (last.words or last.wishes_deed)
        if waits and match.tells not in (Mark.REVOKED, Mark.CORRECTION):
            # "I would like, that you …".
            return False
        if match.tells in ASKING:
            # "And could you" does not stand alone, nor "could you" in "what could you".
            return (
                bool(last.words)
                and not last.asks_first
                and (
                    token.weak
                    or token.strong
                    or not self._is_topic(last)
                    or self._is_denied(last)
                )
            )
        if match.tells is Mark.CONTRAST and not (token.weak or token.strong):
            # "Turn on only the lamp" is one clause, and so is "doe het maar uit".
            narrows = self._narrows(match, last) or (
                # "Zolang de radio maar aan blijft".
                self._sentence.language.proviso_book.has(
                    self._sentence.said, last.start
                )
            )
            if narrows or not (
                any(self._sentence.mentions[at] for at in last.words)
                or self._takes_back(match, parts)
            ):
                return False
        if match.tells is Mark.JOIN and (
            self._is_then(match, last)
            or joins_subjects(self._sentence, match, last)
            or says_how_much(self._sentence, match)
        ):
            return False
        if self._tells_where(match, last):
            return False
        open_ = last.lead in (None, *OPEN_LEADS)
        return bool(last.words or last.marks or not open_)

    def _tells_where(self, match: PhraseMatch[Mark], part: Part) -> bool:
        """Return whether what seems to begin a reason only tells where something is.

        "La lampada che sta sopra la radio", but "… che sta per piovere".
        """
        sentence = self._sentence
        return (
            match.tells is Mark.RELATION
            and part.lead is Mark.REASON
            and not part.words
            and sentence.language.relative_book.has(sentence.said, part.start)
        )

    def _takes_back(self, match: PhraseMatch[Mark], parts: Sequence[Part]) -> bool:
        """Return whether "but" goes on from what the speaker said before: "I said …"."""
        unit = [one for one in parts if one.unit == parts[-1].unit]
        return self._sentence.is_command(match.end) and (
            is_own_report(self._sentence, unit)
        )

    def _is_denied(self, part: Part) -> bool:
        """Return whether a part names what another is meant for: "instead of the fan"."""
        return (
            part.is_in_mark(part.first, Mark.NEGATION)
            and (self._sentence.mentions[part.end])
        )

    def _is_then(self, match: PhraseMatch[Mark], part: Part) -> bool:
        """Return whether "then" stands behind a time that it goes with: "tonight then"."""
        sentence = self._sentence
        return (
            not sentence.said[match.start].weak
            and part.has(Mark.LATER)
            and not any(
                sentence.mentions[at] and not part.is_in_mark(at, Mark.LATER)
                for at in part.words
            )
            and match.end - match.start == 1
            and sentence.language.then_book.has(sentence.said, match.start)
        )

    def _narrows(self, match: PhraseMatch[Mark], part: Part) -> bool:
        """Return whether "only" narrows what a part says, and is no "but" in it.

        It is one behind a negation: "zgaś nie lampę tylko radio".
        """
        sentence = self._sentence
        if not sentence.language.only_book.has(sentence.said, match.start):
            return False
        behind = match.end
        while behind < len(sentence.said) and sentence.language.article_book.has(
            sentence.said, behind
        ):
            behind += 1
        contrasts = (
            part.has(Mark.NEGATION)
            and behind < len(sentence.said)
            and sentence.mentions[behind]
        )
        return not contrasts

    def _cut_at_negations(self, parts: Iterable[Part]) -> list[Part]:
        """Return parts cut where a negation stands between two things that are named.

        "Turn on the lamp not the fan" has no comma when it is spoken.
        """
        found: list[Part] = []
        for part in parts:
            found.append(part)
            match = next((m for m in part.marks if m.tells is Mark.NEGATION), None)
            if match is None or part.lead in (Mark.UNWISH, Mark.EXCEPTION):
                continue
            before = [at for at in part.words if at < match.start]
            behind = [at for at in part.words if at >= match.start]
            if not (
                any(self._sentence.mentions[at] for at in before)
                and any(self._sentence.mentions[at] for at in behind if at >= match.end)
                and self._sentence.has_verb(before)
            ):
                continue
            rest = Part(match.start, part.unit, Mark.EXCEPTION, behind)
            rest.marks = [m for m in part.marks if m.start >= match.end]
            part.words = before
            part.marks = [m for m in part.marks if m.start < match.start]
            if self._sentence.language.negation_last:
                # It may as well deny what stands before it.
                part.stance = Stance.UNCLEAR
            found.append(rest)
        return found

    def _cut_before_exceptions(self, parts: Sequence[Part]) -> list[Part]:
        """Return parts with what is excepted behind it: "all lights, the lamp excepted".

        Where no comma stands before it, it is the full name that stands last.
        """
        named = self._sentence.named
        for last, part in pairwise(parts):
            if part.lead is not Mark.EXCEPTION or part.words or part.joins:
                continue
            name = list(takewhile(lambda at: named[at], reversed(last.words)))[::-1]
            rest = last.words[: len(last.words) - len(name)]
            if name and self._sentence.has_verb(rest) and self._mentions(rest):
                last.words, part.words = rest, name
        return list(parts)

    def _mentions(self, words: Sequence[int]) -> bool:
        """Return whether words mean anything in the home."""
        return any(self._sentence.mentions[at] for at in words)
