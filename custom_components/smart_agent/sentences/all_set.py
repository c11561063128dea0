"""Recognizes a value that all of a kind are set to: "all the thermostats to 17".

Home Assistant's sentences set one thermostat at a time.
"""

from collections.abc import Sequence

from homeassistant.const import Platform

from ..home.model import AT_WINDOWS
from ..llm_tools.spec import NAME
from ..utterance.clauses import Clause
from ..utterance.languages.otherwise import EVERYWHERE
from ..utterance.languages.steps import step_words
from ..utterance.numbers import numbers_in
from ..utterance.phrases import Language
from ..utterance.request import Request
from ..utterance.step_words import Role
from ..utterance.tokens import Token
from .bounded import told_places
from .everything import meant_of, whole_of
from .recognized import RecognizedIntent
from .relative import set_by

_STEPS = frozenset({Role.UP, Role.DOWN, Role.BY, Role.LESS, Role.MORE, Role.REDUCE})
"""What says that the number is how much more or less."""

_MINUS = ("-", "−")

_WHOLE = 100
"""The most of what is no thermostat."""


def all_set(request: Request, clauses: Sequence[Clause]) -> Sequence[RecognizedIntent]:
    """Return the intents that set all of the kind that a wish has a noun for to a number.

    In the place that it names, if any. Empty where the words say anything else, or not
    "all". What they spare stays.
    """
    language = request.language
    if language is None or len(clauses) != 1:
        return ()
    (clause,) = clauses
    words = clause.words
    everywhere, _ = EVERYWHERE.get(language.code, ("", ""))
    whole = whole_of(language, clause) | {
        at for at, one in enumerate(words) if one.plain == everywhere
    }
    numbers = [*numbers_in(words, request.code)]
    if not whole or len(numbers) != 1 or _is_step(words, request.code):
        return ()
    nouns = [at for at in range(len(words)) if language.kind_book.has(words, at)]
    there = [
        one
        for one in request.home.entities
        if set_by(one.domain)
        and one.domain != Platform.VALVE
        and any(request.naming.is_kind(words, at, one) for at in nouns)
        and (one.domain != Platform.COVER or one.device_class in AT_WINDOWS)
    ]
    domains = {one.domain for one in there}
    if len(domains) != 1 or not _is_all(clause, {*whole, *nouns}, language, domains):
        return ()
    places = request.places(clause)
    if not places and told_places(request):
        return ()
    there = [one for one in there if not places or {one.area_id, one.floor_id} & places]
    value = float(numbers[0])
    below = any(
        one.is_number and request.text[: one.start].endswith(_MINUS) for one in words
    )
    if value > _WHOLE or below:
        return ()
    number = int(value) if value.is_integer() else value
    return tuple(
        RecognizedIntent(intent, {NAME: request.home.reference(one), key: number})
        for one in meant_of(there, request)
        for intent, key in filter(None, [set_by(one.domain)])
    )


def _is_step(words: Sequence[Token], code: str) -> bool:
    """Return whether words say how much more or less."""
    steps = step_words(code)
    return steps is None or any(
        one.tells.role in _STEPS
        for at in range(len(words))
        for one in steps.book.at(words, at)
    )


def _is_all(
    clause: Clause, said: set[int], language: Language, domains: set[str]
) -> bool:
    """Return whether a clause says nothing else but a verb, a place and a number.

    said are the words that say what is meant. Of what is no thermostat the number is a
    share of a hundred.
    """
    words = clause.words
    shares = any(language.share_book.has(words, at) for at in range(len(words)))
    return (shares or domains == {Platform.CLIMATE}) and all(
        at in said
        or clause.names[at]
        or one.is_number
        or one.plain in language.number_words
        or one.plain in language.joining_words
        or language.unit_book.has(words, at)
        or language.share_book.has(words, at)
        or language.verb_book.has(words, at)
        for at, one in enumerate(words)
    )
