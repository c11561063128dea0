"""A value for what was spoken of in the turn before: "how warm is it set?", "make it 22"."""

from collections.abc import Sequence
from dataclasses import dataclass

from homeassistant.const import Platform

from ..home.home import Entity
from ..text.base_language import words_language
from ..utterance.asides import behind_marks
from ..utterance.bare_number import bare_number
from ..utterance.clauses import Clause
from ..utterance.ellipsis import Value, read_ellipsis
from ..utterance.languages.otherwise import SET_TO
from ..utterance.request import Request
from ..utterance.stance import Stance
from ..utterance.tokens import tokens

_BARE = frozenset({Platform.CLIMATE, Platform.COVER})
"""Domains of what takes one kind of number, so that it needs no unit: a light may be set
to 60 in more than one way."""


_BESIDE = frozenset({Stance.REQUEST, Stance.TOLD})
"""Stances of the clauses that may stand beside a number."""


@dataclass(frozen=True)
class AskedOf:
    """What the turn right before only asked about."""

    entities: Sequence[Entity] = ()
    is_number: bool = False
    """Whether it was answered with a number."""


def value_of_last(request: Request, asked_of: AskedOf) -> str | None:
    """Return a command for words that only propose a number, for the only device before.

    None for other words. A number by itself, "thirty", may be anything where the device
    was not asked for a number: that takes a "make it".
    """
    commands = SET_TO.get(words_language(request.code), {})
    last = asked_of.entities
    if request.language is None or len(last) != 1 or last[0].domain not in commands:
        return None
    clauses = [one for one in request.clauses if one.words]
    asking = [one for one in clauses if one.stance is Stance.REQUEST]
    if len(asking) != 1:
        return None
    number = None
    if len(clauses) == 1:
        number = _made(request) if asked_of.is_number else None
        number = number or _proposed(request, asking[0], last[0])
    if asked_of.is_number and _BESIDE.issuperset(one.stance for one in clauses):
        number = number or bare_number(asking[0], request)
    if number is None:
        return None
    return commands[last[0].domain].format(request.home.reference(last[0]), number)


def _made(request: Request) -> str | None:
    """Return the number of "make it 60"."""
    value = read_ellipsis(request)
    if not isinstance(value, Value) or value.corrects:
        return None
    return f"{value.number:g}"


def _proposed(request: Request, clause: Clause, device: Entity) -> str | None:
    """Return the number that words only propose for a device: "maybe 60 percent"."""
    if (language := request.language) is None:
        return None
    said = tokens(request.text)
    if not [*language.hedge_book.at(said, behind_marks(language, said, 0))]:
        return None
    has_unit = any(
        language.unit_book.has(clause.words, at) for at in range(len(clause.words))
    )
    return bare_number(clause, request) if has_unit or device.domain in _BARE else None
