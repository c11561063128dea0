"""What stands behind all that is only told: "I nearly fell, back on again"."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from ..home.home import Entity
from .clauses import Clause
from .languages.otherwise import GOES_ON
from .mark import Mark
from .phrases import Language
from .request import Request
from .stance import Stance
from .tokens import Token, parted, tokens

_SIGH = 2
"""Words of an interjection at most: "oh dear"."""

_POINTING = 1
"""Words behind a report that only point at what was said: "she said that"."""


def text_behind_told(request: Request) -> str:
    """Return the text behind what is told first, "" where nothing is, or no wish follows.

    What follows may be of no clause, as it names nothing.
    """
    # "She'll go mad over the bill": what it is near to is told as well.
    told_of = (Stance.TOLD, Stance.NEARBY)
    told = list(takewhile(lambda one: one.stance in told_of, request.clauses))
    if not any(one.stance is Stance.TOLD for one in told[:1]):
        return ""
    rest = request.clauses[len(told) :]
    if not (told and told[-1].words) or (rest and rest[0].stance is not Stance.REQUEST):
        return ""
    return request.text[told[-1].words[-1].end :]


def texts_behind_told(request: Request, last: Sequence[Entity]) -> Iterator[str]:
    """Yield what stands behind a sign, and may go on from the turn before, longest first.

    "That's blinding, halfway will do". All before it is told, and of nothing of the home but
    of what was acted on before, which is last, or an interjection. What somebody may have
    said is none: "she says it's bright, off again". Nor is what has a word for what is not
    named, which may be what is told of: "there's a wasp, kill it".
    """
    language = request.language
    if language is None:
        return
    said = tokens(request.text)
    parts = parted(said)
    for at in range(1, len(parts)):
        start = parts[at][0].start
        before = [
            one for one in request.clauses if one.words and one.words[0].start < start
        ]
        if before:
            if not all(is_only_told(one, request, last) for one in before):
                return
        elif sum(map(len, parts[:at])) > _SIGH or any(
            language.book.has(part, one)
            for part in parts[:at]
            for one in range(len(part))
        ):
            return
        if parts[at][0].colon or any(any(reports(one, request)) for one in parts[:at]):
            return
        if not any(_points(language, one) for one in parts[at:]):
            yield request.text[start:]


def _points(language: Language, part: Sequence[Token]) -> bool:
    """Return whether a part has a word for what it does not name."""
    return any(
        language.it_book.has(part, at)
        or (
            language.pronoun_book.has(part, at)
            and not language.particle_book.has(part, at)
        )
        for at in range(len(part))
    )


def is_only_told(clause: Clause, request: Request, last: Sequence[Entity]) -> bool:
    """Return whether a clause only tells, of nothing else than what was acted on."""
    naming = request.naming
    of = {one.domain for one in last}
    where = {place for one in last for place in (one.area_id, one.floor_id)}
    return (
        clause.stance is Stance.TOLD
        # "Nah, that's ugly, green" corrects what was said before these words.
        and (not clause.corrects or clause is request.clauses[0])
        and naming.all_kinds(clause) <= of
        and naming.places(clause) <= where
        and all(one in last for one in naming.called(clause))
    )


def is_report(part: Sequence[Token], request: Request) -> bool:
    """Return whether what stands beside a part may be what that says somebody said.

    Of a command that is reported more may follow: "he yells unlock it, unlock the gate".
    """
    language = request.language
    return language is not None and any(
        len(part) - end <= _POINTING or language.verb_book.has(part, end)
        for end in reports(part, request)
    )


def reports(part: Sequence[Token], request: Request) -> Iterator[int]:
    """Yield where words end in a part that report something."""
    language = request.language
    assert language is not None
    if part[-1].plain in GOES_ON.get(language.code, ()):
        # "Leo goes, turn it off".
        yield len(part)
    for at in range(len(part)):
        for match in language.book.at(part, at):
            if match.tells is Mark.REPORT:
                yield match.end
