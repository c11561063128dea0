"""Wishes that share one verb: "turn off the radio and the lamp"."""

from collections.abc import Iterator, Sequence

from ..utterance.clauses import Clause
from ..utterance.request import Request
from ..utterance.tokens import Token, as_said


def with_verb_each(request: Request, clauses: Sequence[Clause]) -> Sequence[str]:
    """Return each of some joined clauses with the verb that they share.

    "Turn off the radio", "turn off the lamp". Empty where a clause has a verb of its own,
    or says where: "the lights in the kitchen and the fan" may be of one room.
    """
    language = request.language
    if language is None or not clauses or not clauses[0].words:
        return ()
    first, *others = (one.words for one in clauses)
    if not others or not language.verb_book.has(first, 0):
        return ()
    if any(request.places(one) for one in clauses) or any(
        language.verb_book.has(words, at)
        and not language.kind_book.has(words, at)
        and not language.particle_book.has(words, at)
        for words in others
        for at in range(len(words))
    ):
        return ()
    lead = 1 + (len(first) > 2 and language.particle_book.has(first, 1))
    last = others[-1]
    ends = (
        lead == 1 and len(last) > 1 and language.particle_book.has(last, len(last) - 1)
    )
    things = [first[lead:], *others[:-1], last[: -1 if ends else None]]
    if not all(things):
        return ()
    return [*_texts(request, first[:lead], things, last[-1:] if ends else ())]


def _texts(
    request: Request,
    lead: Sequence[Token],
    things: Sequence[Sequence[Token]],
    particle: Sequence[Token],
) -> Iterator[str]:
    """Yield the verb with each of some things, and the particle behind it."""
    for thing in things:
        parts = (as_said(request.text, one) for one in (lead, thing, particle))
        yield " ".join(filter(None, parts))
