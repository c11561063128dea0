"""The clauses of a sentence, and what each is for."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
import re

from homeassistant.components.todo.const import DOMAIN as TODO

from .phrases import Language, Mark, Match
from .tokens import Token


class Stance(StrEnum):
    """What a clause is for, as far as something could be done."""

    REQUEST = "request"
    """It asks for something to be done now, or may."""
    FORBIDDEN = "forbidden"
    """It says that something be not done, or stay as it is."""
    EXCEPTED = "excepted"
    """It names what is not meant."""
    REVOKED = "revoked"
    """It was taken back."""
    NEARBY = "nearby"
    """It names what something else is near to."""
    QUESTION = "question"
    """It asks for an answer."""
    CONDITION = "condition"
    """It depends on something, or waits for it."""
    LATER = "later"
    """It is for another time."""
    ELSEWHERE = "elsewhere"
    """It asks for something in another place."""
    TOLD = "told"
    """It tells something, or what somebody said."""
    UNCLEAR = "unclear"
    """It may be meant or not."""


AGAINST = frozenset({Stance.FORBIDDEN, Stance.EXCEPTED, Stance.REVOKED})
"""What says of something that it is not to be done."""


@dataclass(frozen=True)
class Clause:
    """A clause: its words without courtesies and marks, and what it is for.

    names tells which of the words are of the full name of something in the home.
    """

    words: tuple[Token, ...]
    stance: Stance
    names: tuple[bool, ...] = ()
    corrects: bool = False
    """Whether its values stand in place of those before it."""
    goes_on: bool = False
    """Whether it has the verb of the clause before it."""
    only: bool = False
    """Whether it says that nothing else is meant."""


_BOUNDARIES = frozenset(
    {
        Mark.CONDITION,
        Mark.CONTRAST,
        Mark.CORRECTION,
        Mark.EXCEPTION,
        Mark.JOIN,
        Mark.POLITE,
        Mark.REASON,
        Mark.RELATION,
        Mark.REVOKED,
        Mark.UNWISH,
        Mark.WISH,
    }
)
"""Marks with which a clause begins."""

_ASKING = frozenset({Mark.POLITE, Mark.WISH, Mark.UNWISH})
"""Marks of what a speaker wants."""

_OPEN_LEADS = (Mark.JOIN, Mark.CONTRAST, Mark.CORRECTION)
"""Leads behind which another can stand."""

_WAITING = _ASKING | {Mark.CONDITION, Mark.EXCEPTION, Mark.REASON, Mark.RELATION}
"""Leads that hold of what follows a comma: "I do not want, that you …"."""

_CLOCK = re.compile(r"\d{1,2}[:h]\d{2}")
"""A time of the day, in any language."""

_PRIORITY = (
    Mark.REVOKED,
    Mark.UNWISH,
    Mark.EXCEPTION,
    Mark.CORRECTION,
    Mark.COURTESY,
    Mark.POLITE,
    Mark.ASK,
)
"""Which of the marks of one phrase counts, where a phrase has several; else the first."""


@dataclass
class _Part:
    """A part of a sentence, between two boundaries, while it is being judged."""

    start: int
    unit: int
    lead: Mark | None = None
    words: list[int] = field(default_factory=list)
    marks: list[Match[Mark]] = field(default_factory=list)
    stance: Stance | None = None
    joined: bool = False
    """Whether it goes on from the part before it, as one clause."""
    joins: bool = False
    """Whether "and" stands before its lead."""
    corrects: bool = False
    """Whether it stands in place of what came before it."""
    only: bool = False
    """Whether it says that nothing else is meant."""
    closed: bool = False
    """Whether nothing that follows is part of it."""
    now: bool = False
    """Whether it says that it is for now, whatever is for another time."""

    def has(self, *marks: Mark) -> bool:
        """Return whether it has one of these marks."""
        return self.lead in marks or any(one.tells in marks for one in self.marks)


class ClauseReader:
    """Reads the clauses of one sentence in one language.

    named tells which words are of the full name of something in the home, mentions
    which may mean something in it, and things which mean no mere place.
    """

    def __init__(
        self,
        said: Sequence[Token],
        language: Language,
        named: Sequence[bool],
        mentions: Sequence[bool],
        things: Sequence[bool],
    ) -> None:
        """Take a sentence; nothing is read yet."""
        self._said = said
        self._language = language
        self._named = named
        self._mentions = mentions
        self._things = things
        self._last_start = 0

    def read(self) -> tuple[Clause, ...]:
        """Return the clauses."""
        parts = self._parts()
        self._last_start = parts[-1].start if parts else 0
        for at, part in enumerate(parts):
            part.stance = self._own_stance(part, parts[:at])
        self._drop_interjections(parts)
        self._spread(parts)
        return tuple(self._clauses(parts))

    # -- cutting

    def _parts(self) -> list[_Part]:
        """Return the sentence cut at signs and at marks that begin a clause."""
        said = self._said
        parts: list[_Part] = []
        unit = at = 0
        while at < len(said):
            token = said[at]
            unit += token.strong and bool(parts)
            match = self._mark(at)
            begins = match is not None and self._begins(match, parts)
            sign = token.strong or (token.weak and not self._is_waiting(parts))
            if not parts or sign or begins or self._opens(match, at, parts[-1]):
                carried = self._carried(parts)
                parts.append(_Part(at, unit, carried, corrects=carried is not None))
            part = parts[-1]
            part.now |= self._language.now_book.has(said, at)
            part.only |= self._language.only_book.has(said, at)
            if match is None:
                part.words.append(at)
                at += 1
                continue
            if (
                match.tells in _BOUNDARIES
                and not part.words
                and (
                    part.lead is None
                    or match.tells is Mark.REVOKED
                    or part.lead in (Mark.CORRECTION, Mark.JOIN, Mark.CONTRAST)
                )
            ):
                part.joins |= part.lead is Mark.JOIN
                part.corrects |= Mark.CORRECTION in (part.lead, match.tells)
                part.lead = match.tells
                part.words += self._things_in(match)
                # "Op de radio na": all that is excepted stands in the mark.
                part.closed = part.lead is Mark.EXCEPTION and bool(part.words)
            elif match.tells in _ASKING and self._is_topic(part):
                # "The lamp may not be on".
                denied = part.has(Mark.NEGATION) and match.tells is Mark.WISH
                part.lead = Mark.UNWISH if denied else match.tells
                part.words += self._things_in(match)
            elif match.tells is not Mark.COURTESY:
                part.marks.append(match)
                if match.tells not in _BOUNDARIES:
                    part.words += range(match.start, match.end)
            at = match.end
        return self._cut_at_negations(parts)

    def _opens(self, match: Match[Mark] | None, at: int, part: _Part) -> bool:
        """Return whether a new part begins at a word although no sign stands there.

        People who speak make no commas: "I cannot see a thing turn on the lamp".
        """
        if part.closed:
            return True
        if match is not None and match.tells not in (Mark.ASK, Mark.REPORT):
            only = self._language.only_book.has(self._said, at)
            return only and self._mentions_any(part) and self._is_held(at)
        if self._named[at] or not part.words:
            return False
        if match is None and self._is_command(at):
            if part.lead is Mark.EXCEPTION:
                return self._mentions_any(part)
            return self._has_told(part, at)
        return self._is_told(at) and self._has_commanded(part)

    def _mentions_any(self, part: _Part) -> bool:
        """Return whether a part names anything of the home."""
        return any(self._mentions[at] for at in part.words)

    def _is_held(self, at: int) -> bool:
        """Return whether what follows, up to a sign, stays as it is: "only X stays"."""
        for place in range(at, len(self._said)):
            token = self._said[place]
            if place > at and (token.weak or token.strong):
                break
            if any(
                one.tells is Mark.HOLD
                for one in self._language.book.at(self._said, place)
            ):
                return True
        return False

    def _is_command(self, at: int) -> bool:
        """Return whether a command begins at a word: a verb with what it is for."""
        said, language = self._said, self._language
        if not language.verb_book.has(said, at) or language.particle_book.has(said, at):
            return False
        if language.finite_book.has(said, at) or at + 1 == len(said):
            return False
        behind = at + 1
        return (
            self._mentions[behind]
            or self._named[behind]
            or language.article_book.has(said, behind)
            or language.pronoun_book.has(said, behind)
            or language.particle_book.has(said, behind)
        )

    def _has_told(self, part: _Part, at: int) -> bool:
        """Return whether a part has told something whole, before a command begins.

        A verb behind "to", a subject or an article is none of a command.
        """
        said, language = self._said, self._language
        if part.lead is not None and part.lead is not Mark.JOIN:
            return False
        if part.has(Mark.REPORT, Mark.DOUBT) or part.words[-1] != at - 1:
            return False
        before = at - 1
        if self._begins_with_question(part):
            # "Why is the lamp still on turn it off".
            return language.particle_book.has(said, before) and self._is_pronoun(at + 1)
        if (
            language.subject_book.has(said, before)
            or language.article_book.has(said, before)
            or language.finite_book.has(said, before)
            or said[before].plain in language.joining_words
            or self._is_in_mark(part, before, Mark.NEGATION)
            or self._is_in_mark(part, before, Mark.LATER)
        ):
            return False
        verbs = sum(language.finite_book.has(said, one) for one in part.words)
        denied = part.has(Mark.NEGATION) and language.subject_book.has(
            said, part.words[0]
        )
        return self._tells(part, part.words[0]) and bool(verbs or denied)

    def _is_pronoun(self, at: int) -> bool:
        """Return whether a word stands for something that was named before."""
        return self._language.pronoun_book.has(self._said, at)

    def _is_told(self, at: int) -> bool:
        """Return whether something is told from a word on: "I cannot hear a thing"."""
        said, language = self._said, self._language
        if not language.subject_book.has(said, at) or language.article_book.has(
            said, at
        ):
            return False
        next_ = range(at + 1, min(at + 4, len(said)))
        return any(
            language.finite_book.has(said, one)
            or any(m.tells is Mark.NEGATION for m in language.book.at(said, one))
            for one in next_
        )

    def _has_commanded(self, part: _Part) -> bool:
        """Return whether a part is a command with what it is for."""
        return (
            part.lead in (None, Mark.JOIN, Mark.POLITE)
            and self._language.verb_book.has(self._said, part.words[0])
            and self._mentions_any(part)
        )

    def _is_waiting(self, parts: Sequence[_Part]) -> bool:
        """Return whether the last part has said no more yet than what it is for."""
        return bool(parts) and not parts[-1].words and parts[-1].lead in _WAITING

    def _things_in(self, match: Match[Mark]) -> list[int]:
        """Return where words of a mark mean something in the home."""
        return [at for at in range(match.start, match.end) if self._mentions[at]]

    def _is_topic(self, part: _Part) -> bool:
        """Return whether a part has only named what the rest of it is about."""
        if not part.words or part.lead not in (None, *_OPEN_LEADS):
            return False
        if all(self._is_in_mark(part, at, Mark.NEGATION) for at in part.words):
            return True
        first = part.words[0]
        return (
            any(self._mentions[at] for at in part.words)
            and not self._has_verb(part.words)
            and not self._tells(part, first)
        )

    def _is_in_mark(self, part: _Part, at: int, mark: Mark) -> bool:
        """Return whether a word is of a mark of this kind."""
        return any(
            one.tells is mark and one.start <= at < one.end for one in part.marks
        )

    def _carried(self, parts: Sequence[_Part]) -> Mark | None:
        """Return the mark that a new part has from an empty one before: "no wait, …"."""
        if not parts or parts[-1].words or parts[-1].lead is not Mark.CORRECTION:
            return None
        return Mark.CORRECTION if len(parts) > 1 else None

    def _mark(self, at: int) -> Match[Mark] | None:
        """Return the mark that begins at a word, the longest that fits there."""
        if _CLOCK.fullmatch(self._said[at].text):
            return Match(at, at + 1, Mark.LATER)
        longest = [
            one
            for one in self._language.book.at(self._said, at)
            if not (self._named[one.start] or self._named[one.end - 1])
            or (one.tells is Mark.RELATION and one.end - one.start > 1)
        ]
        longest = [one for one in longest if one.end == longest[0].end]
        longest = [
            one for one in longest if one.tells is not Mark.TAG and self._is_apt(one)
        ]
        tells = {one.tells for one in longest}
        if {Mark.ASK, Mark.CONDITION} <= tells and self._is_when(at):
            tells.discard(Mark.ASK)
        if {Mark.JOIN, Mark.LATER} <= tells:
            # "Then" is later where nothing stands before it.
            tells.discard(Mark.JOIN if at == 0 else Mark.LATER)
        return min(
            (one for one in longest if one.tells in tells),
            key=lambda one: _rank(one.tells),
            default=None,
        )

    def _is_when(self, at: int) -> bool:
        """Return whether "when" is no question: "when it is over, …"."""
        if self._said[at].asked:
            return False
        rest = self._said[at + 1 :]
        return at > 0 or any(one.weak for one in rest)

    def _is_apt(self, match: Match[Mark]) -> bool:
        """Return whether a mark stands where it can: a bare "no" corrects by itself."""
        if match.end - match.start > 1:
            return True
        if match.tells is Mark.REVOKED:
            token = self._said[match.start]
            return match.start == 0 or token.weak or token.strong
        if match.tells is not Mark.CORRECTION:
            return True
        others = {one.tells for one in self._language.book.at(self._said, match.start)}
        verb = self._language.verb_book.has(self._said, match.start)
        if not others & {Mark.NEGATION, Mark.COURTESY} and not verb:
            return True
        behind = match.end
        return behind == len(self._said) or (
            self._said[behind].weak or self._said[behind].strong
        )

    def _begins(self, match: Match[Mark], parts: Sequence[_Part]) -> bool:
        """Return whether a clause begins with a mark.

        "No, the lamp" corrects nothing where nothing was said before.
        """
        if match.tells not in _BOUNDARIES or not parts:
            return False
        last, token = parts[-1], self._said[match.start]
        waits = last.lead in _ASKING and not last.words
        if waits and match.tells not in (Mark.REVOKED, Mark.CORRECTION):
            # "I would like, that you …".
            return False
        if match.tells in _ASKING:
            # "And could you" does not stand alone, nor "could you" in "what could you".
            return (
                bool(last.words)
                and not self._begins_with_question(last)
                and (token.weak or token.strong or not self._is_topic(last))
            )
        if match.tells is Mark.CONTRAST and not (token.weak or token.strong):
            # "Turn on only the lamp" is one clause, and so is "doe het maar uit".
            narrows = self._language.only_book.has(self._said, match.start)
            if narrows or not any(self._mentions[at] for at in last.words):
                return False
        open_ = last.lead in (None, *_OPEN_LEADS)
        return bool(last.words or last.marks or not open_)

    def _begins_with_question(self, part: _Part) -> bool:
        """Return whether a part begins with words that ask."""
        return any(
            one.tells is Mark.ASK and one.start == part.words[0] for one in part.marks
        )

    def _cut_at_negations(self, parts: Iterable[_Part]) -> list[_Part]:
        """Return parts cut where a negation stands between two things that are named.

        "Turn on the lamp not the fan" has no comma when it is spoken.
        """
        found: list[_Part] = []
        for part in parts:
            found.append(part)
            match = next((m for m in part.marks if m.tells is Mark.NEGATION), None)
            if match is None or part.lead in (Mark.UNWISH, Mark.EXCEPTION):
                continue
            before = [at for at in part.words if at < match.start]
            behind = [at for at in part.words if at >= match.start]
            if not (
                any(self._mentions[at] for at in before)
                and any(self._mentions[at] for at in behind if at >= match.end)
                and self._has_verb(before)
            ):
                continue
            rest = _Part(match.start, part.unit, Mark.EXCEPTION, behind)
            rest.marks = [m for m in part.marks if m.start >= match.end]
            part.words = before
            part.marks = [m for m in part.marks if m.start < match.start]
            if self._language.negation_last:
                # It may as well deny what stands before it.
                part.stance = Stance.UNCLEAR
            found.append(rest)
        return found

    # -- what a part is for by itself

    def _own_stance(self, part: _Part, before: Sequence[_Part]) -> Stance | None:
        """Return what a part is for; None for one that only serves others."""
        if part.stance is not None:
            return part.stance
        last = next((one for one in reversed(before) if one.stance), None)
        if part.lead is Mark.REVOKED:
            _revoke(before)
            return self._left_over(part, Stance.FORBIDDEN)
        if part.corrects and last is not None:
            return self._corrected(part, before)
        if last is not None and self._is_bare_no(part):
            if not part.has(Mark.LATER):
                _revoke(before)
            return None
        if part.lead is Mark.EXCEPTION and not self._mentions_any(part) and last:
            self._except_last(part, before)
            return None
        if part.lead is Mark.EXCEPTION:
            if last is None:
                return Stance.FORBIDDEN
            if last.stance in AGAINST:
                # "Not the lamp but the fan".
                return self._plain_stance(part, last, before)
            part.joined = False
            return Stance.EXCEPTED
        if part.lead is Mark.RELATION:
            return self._left_over(part, Stance.NEARBY) if last else Stance.REQUEST
        if part.lead is Mark.REASON:
            return Stance.TOLD
        if part.lead is Mark.CONDITION:
            asked = last is not None and last.stance is Stance.QUESTION
            return Stance.QUESTION if asked else Stance.CONDITION
        if part.lead is Mark.JOIN and self._answers(part, last):
            # "Is it raining? Then close the blinds."
            return Stance.CONDITION
        if part.lead is Mark.UNWISH:
            if last is not None and not part.words:
                # "… rather not".
                _revoke(before)
                return None
            return Stance.FORBIDDEN
        return self._plain_stance(part, last, before)

    def _except_last(self, part: _Part, before: Sequence[_Part]) -> None:
        """Have an exception that names nothing hold of what stands before it.

        "…, but not now", "…, the hall lamp excepted", "… or not".
        """
        last = before[-1]
        if part.now or part.has(Mark.LATER):
            last.now = False
            _turn(before, Stance.LATER)
        elif (
            last.stance is Stance.REQUEST
            and len(before) > 1
            and self._mentions_any(last)
            and not self._has_verb(last.words)
        ):
            last.stance = Stance.EXCEPTED
        elif not part.words:
            _revoke(before)
        else:
            _turn(before, Stance.UNCLEAR)

    def _answers(self, part: _Part, last: _Part | None) -> bool:
        """Return whether a part goes on from a question of its own."""
        return (
            last is not None
            and last.stance is Stance.QUESTION
            and last.unit != part.unit
            and self._is_asked(last)
        )

    def _is_bare_no(self, part: _Part) -> bool:
        """Return whether a part says no to what came before: "… not.", "leave them"."""
        if not (part.has(Mark.NEGATION) or self._holds(part)):
            return False
        if part.has(Mark.ASK, Mark.CONDITION, Mark.REASON, Mark.UNWISH):
            return False
        told = {at for one in part.marks for at in range(one.start, one.end)}
        pronouns, verbs = self._language.pronoun_book, self._language.verb_book
        return all(
            at in told or pronouns.has(self._said, at) or verbs.has(self._said, at)
            for at in part.words
        )

    def _left_over(self, part: _Part, stance: Stance) -> Stance | None:
        """Return a stance for a part in which words are left, else None."""
        return stance if part.words else None

    def _plain_stance(
        self, part: _Part, last: _Part | None, before: Sequence[_Part]
    ) -> Stance | None:
        """Return what a part without a lead that decides is for."""
        wish = part.lead in (Mark.POLITE, Mark.WISH)
        first = self._first(part)
        reports = part.has(Mark.REPORT) and not self._is_noted(part)
        if reports or part.has(Mark.PAST) or self._is_quoted(part):
            return Stance.TOLD
        if part.has(Mark.DOUBT) and part.lead is not Mark.POLITE:
            return Stance.UNCLEAR
        asks = any(
            m.tells is Mark.ASK and m.start == first and (not wish or m.end > first + 1)
            for m in part.marks
        )
        tells = not wish and self._tells(part, first)
        if asks or (self._is_asked(part) and not wish and not tells):
            if asks or not self._is_tagged(part):
                return Stance.QUESTION
        if tells and self._holds(part) and not self._has_subject(first):
            return Stance.FORBIDDEN
        if tells or self._is_announced(part, last):
            return Stance.TOLD
        if part.has(Mark.NEGATION, Mark.UNWISH) or self._holds(part):
            return Stance.FORBIDDEN
        if part.lead is Mark.JOIN and last is not None and last.lead is Mark.REASON:
            last = next(
                (
                    one
                    for one in reversed(before)
                    if one.stance and not one.has(Mark.REASON)
                ),
                last,
            )
        if self._goes_on(part, last, wish=wish):
            assert last is not None
            part.joined = part.lead is not Mark.CONTRAST
            if (
                last.stance is Stance.FORBIDDEN
                and last.has(Mark.HOLD)
                and any(map(self._is_number, part.words))
            ):
                # "Leave me the lamp dim, at 20" sets it.
                last.stance = Stance.REQUEST
                return Stance.REQUEST
            if last.stance in AGAINST and (
                part.lead in (Mark.CONTRAST, Mark.EXCEPTION)
                or self._is_instead(part, last)
            ):
                return Stance.LATER if part.has(Mark.LATER) else Stance.REQUEST
            if not part.has(Mark.LATER):
                return last.stance
        if part.has(Mark.LATER):
            return Stance.LATER
        if (
            part.lead is Mark.JOIN
            and last is not None
            and last.stance is Stance.FORBIDDEN
            and last.has(Mark.NEGATION)
            and not self._holds(last)
        ):
            # "Do not open and close the shutter", "do not open it and close the door".
            shared = not any(self._mentions[at] for at in last.words)
            return Stance.FORBIDDEN if shared else Stance.UNCLEAR
        return Stance.REQUEST if part.words or wish else None

    def _first(self, part: _Part) -> int:
        """Return where what a part says begins."""
        return part.words[0] if part.words else -1

    def _is_noted(self, part: _Part) -> bool:
        """Return whether a part asks that something be written on a list."""
        kinds = self._language.kind_book
        return any(
            one.start == part.words[0] for one in part.marks if part.words
        ) and any(
            match.tells == TODO
            for at in part.words
            for match in kinds.at(self._said, at)
        )

    def _is_quoted(self, part: _Part) -> bool:
        """Return whether anything but names stands between quotation marks."""
        return any(self._said[at].quoted and not self._named[at] for at in part.words)

    def _is_asked(self, part: _Part) -> bool:
        """Return whether a question mark ends the sentence that a part is in."""
        return bool(part.words) and self._said[part.words[-1]].asked

    def _is_tagged(self, part: _Part) -> bool:
        """Return whether the question mark only asks for consent: "…, okay?"."""
        unit = list(range(part.start, len(self._said)))
        for at in unit[1:]:
            if self._said[at].strong:
                break
            for match in self._language.book.at(self._said, at):
                ends = match.end == len(self._said) or self._said[match.end].strong
                if match.tells is Mark.TAG and ends:
                    return True
        return False

    def _tells(self, part: _Part, first: int) -> bool:
        """Return whether a part tells something.

        It begins with a subject, or has a verb of a statement and none of a command
        before it.
        """
        if first < 0 or self._named[first]:
            return self._is_finite(part, first)
        language, said = self._language, self._said
        if language.subject_book.has(said, first):
            return True
        if language.verb_book.has(said, first) and not language.finite_book.has(
            said, first
        ):
            return False
        return self._is_finite(part, first)

    def _has_subject(self, first: int) -> bool:
        """Return whether words begin with a subject."""
        return first >= 0 and self._language.subject_book.has(self._said, first)

    def _is_announced(self, part: _Part, last: _Part | None) -> bool:
        """Return whether a colon stands before a part, behind one that tells."""
        return (
            self._said[part.start].colon
            and last is not None
            and last.stance in (Stance.TOLD, Stance.QUESTION)
        )

    def _is_finite(self, part: _Part, first: int) -> bool:
        """Return whether a part has a verb of a statement."""
        book = self._language.finite_book
        return any(
            not self._named[at] and book.has(self._said, at) for at in part.words
        )

    def _holds(self, part: _Part) -> bool:
        """Return whether a part says that something stay as it is."""
        if not part.has(Mark.HOLD) or any(map(self._is_number, part.words)):
            # "Keep the bedroom at 21" sets it.
            return False
        moves = self._language.move_book
        return not any(moves.has(self._said, at) for at in part.words)

    def _goes_on(self, part: _Part, last: _Part | None, *, wish: bool) -> bool:
        """Return whether a part has no verb of its own and goes on from the last."""
        if last is None or wish or self._has_verb(part.words):
            return False
        if part.lead is Mark.JOIN:
            return True
        if part.unit != last.unit and not part.has(Mark.LATER):
            return False
        return last.stance in AGAINST | {Stance.REQUEST, Stance.NEARBY}

    def _is_instead(self, part: _Part, last: _Part) -> bool:
        """Return whether a part names what is meant in place of another: "not X, Y"."""
        if part.lead is not None or self._has_verb(last.words):
            return False
        return last.corrects or last.lead is not Mark.EXCEPTION

    def _has_verb(self, words: Sequence[int]) -> bool:
        """Return whether words have the verb of a command.

        It comes first, or last where a language says so: "das Licht ausschalten". What
        ends in a particle has one too: "kitchen light off".
        """
        book, said = self._language.verb_book, self._said
        articles = self._language.article_book
        particles, joining = self._language.particle_book, self._language.joining_words
        if any(
            particles.has(said, at)
            and (place + 1 == len(words) or said[words[place + 1]].plain in joining)
            for place, at in enumerate(words)
            if place
        ):
            return True
        for place, at in enumerate(words):
            if self._named[at]:
                continue
            if book.has(said, at) and (
                (place and place + 1 == len(words))
                or place == 0
                or self._language.negation_last
                or not articles.has(said, words[0])
            ):
                return True
        return False

    def _corrected(self, part: _Part, before: Sequence[_Part]) -> Stance | None:
        """Return what a part is for that takes back another."""
        if not part.words:
            wishes = [one for one in before if one.stance is Stance.REQUEST]
            alone = len(wishes) == 1 and not wishes[0].corrects
            if part.start == self._last_start and alone:
                # "Turn on the lamp, no."
                _revoke(before, Stance.UNCLEAR)
            return None
        if part.lead is Mark.EXCEPTION:
            return Stance.EXCEPTED
        if not any(self._mentions[at] for at in part.words):
            numbers = any(self._is_number(at) for at in part.words)
            stance = Stance.REVOKED if self._has_verb(part.words) else Stance.UNCLEAR
            if part.has(Mark.NEGATION, Mark.HOLD):
                stance = Stance.REVOKED
            if not numbers:
                _revoke(before, stance)
            if part.has(Mark.NEGATION, Mark.HOLD):
                return None
            return Stance.REQUEST if numbers or self._has_verb(part.words) else None
        _revoke(before)
        if part.has(Mark.NEGATION) or self._holds(part):
            return Stance.FORBIDDEN
        return Stance.LATER if part.has(Mark.LATER) else Stance.REQUEST

    def _is_number(self, at: int) -> bool:
        """Return whether a word is a number."""
        token = self._said[at]
        return token.is_number or token.plain in self._language.number_words

    # -- what a part is for beside others

    def _drop_interjections(self, parts: Sequence[_Part]) -> None:
        """Drop what asks for nothing by itself: "honey", "kids"."""
        if sum(part.stance is not None for part in parts) < 2:
            return
        for part in parts:
            if (
                part.stance is Stance.REQUEST
                and part.lead not in (Mark.POLITE, Mark.WISH)
                and not part.corrects
                and not self._has_verb(part.words)
                and not any(self._mentions[at] for at in part.words)
                and not any(self._is_number(at) for at in part.words)
                and not any(
                    self._language.particle_book.has(self._said, at)
                    for at in part.words
                )
            ):
                part.stance = None

    def _spread(self, parts: Sequence[_Part]) -> None:
        """Have what holds of a whole sentence hold of its parts."""
        if any(part.has(Mark.JUST_ASKING) for part in parts):
            _turn(parts, Stance.QUESTION)
        for unit in {part.unit for part in parts}:
            self._spread_unit([part for part in parts if part.unit == unit], parts)

    def _spread_unit(self, unit: Sequence[_Part], parts: Sequence[_Part]) -> None:
        """Have what holds of one sentence hold of its parts."""
        if any(part.has(Mark.REPORT) and not self._is_noted(part) for part in unit):
            _turn(unit, Stance.TOLD)
        for at, part in enumerate(unit):
            if part.stance is Stance.CONDITION:
                # "…, and if it rains" holds of what follows only, and what stands before
                # "and turn it off when it is over" may not depend on it.
                _turn(unit[at:], Stance.CONDITION)
                before = [] if part.joins else unit[:at]
                own = [n for n, one in enumerate(before) if self._has_verb(one.words)]
                if len(own) > 1:
                    _turn(before[: own[-1]], Stance.UNCLEAR)
                _turn(before[own[-1] if own else 0 :], Stance.CONDITION)
        if len(unit) == 1 and unit[0].stance is Stance.CONDITION:
            # "Turn on the lamp. If it rains."
            before = [one for one in parts if one.unit == unit[0].unit - 1]
            if not self._has_verb(unit[0].words):
                _turn(before, Stance.CONDITION)
        for at, part in enumerate(unit):
            self._spread_time(unit, at, part)
        for last, part in pairwise(unit):
            if (
                last.stance in (Stance.LATER, Stance.CONDITION)
                and part.lead is not Mark.JOIN
                and not any(self._mentions[at] for at in part.words)
            ):
                # "After lunch start the vacuum, let it clean".
                _turn([part], last.stance)

    def _spread_time(self, unit: Sequence[_Part], at: int, part: _Part) -> None:
        """Have another time than now hold of the parts that it is said of."""
        if not part.has(Mark.LATER) or part.stance in AGAINST | {
            Stance.QUESTION,
            Stance.TOLD,
        }:
            return
        if not self._acts(part):
            # "Tomorrow, …", "…, and tomorrow …", or "…, tomorrow".
            rest = unit[at + 1 :]
            ahead = bool(rest) and (
                part.lead is Mark.JOIN
                or not any(map(self._acts, unit[:at]))
                or not self._has_sign(rest[0])
            )
            _turn(rest if ahead else unit[:at], Stance.LATER)
            return
        opens = any(
            one.tells is Mark.LATER and one.start == part.words[0] for one in part.marks
        )
        if opens and at + 1 < len(unit):
            # "Tomorrow open the blind and start the fan".
            _turn(
                [one for one in unit[at:] if one.joined or one.lead is Mark.JOIN],
                Stance.LATER,
            )
        if part.lead is Mark.JOIN and not opens:
            _turn(unit[:at], Stance.LATER if part.joined else Stance.UNCLEAR)

    def _acts(self, part: _Part) -> bool:
        """Return whether a part says more than when."""
        words = [at for at in part.words if not self._is_in_mark(part, at, Mark.LATER)]
        return self._has_verb(words) or any(self._mentions[at] for at in words)

    def _has_sign(self, part: _Part) -> bool:
        """Return whether a sign stands before a part."""
        token = self._said[part.start]
        return token.weak or token.strong

    def _clauses(self, parts: Sequence[_Part]) -> Iterator[Clause]:
        """Yield parts as clauses, those that go on from another with it."""
        joined: list[tuple[_Part, list[int]]] = []
        for part in parts:
            if (
                joined
                and part.joined
                and part.stance is joined[-1][0].stance
                and part.stance not in AGAINST
                and part.lead is not Mark.JOIN
                and not any(self._things[at] for at in part.words)
            ):
                joined[-1][1].extend(part.words)
            elif part.stance is not None:
                joined.append((part, [*part.words]))
        for first, words in joined:
            assert first.stance is not None
            yield Clause(
                tuple(self._said[at] for at in words),
                first.stance,
                tuple(self._named[at] for at in words),
                first.corrects,
                first.joined,
                first.only,
            )


def _rank(mark: Mark) -> int:
    """Return which of several marks counts first."""
    return _PRIORITY.index(mark) if mark in _PRIORITY else len(_PRIORITY)


def _revoke(parts: Iterable[_Part], stance: Stance = Stance.REVOKED) -> None:
    """Take back what parts asked for."""
    _turn(parts, stance)


def _turn(parts: Iterable[_Part], stance: Stance) -> None:
    """Have parts that ask for something be for something else."""
    for part in parts:
        if part.now and stance in (Stance.LATER, Stance.CONDITION):
            continue
        if part.stance in (Stance.REQUEST, Stance.UNCLEAR, Stance.LATER):
            part.stance = stance
