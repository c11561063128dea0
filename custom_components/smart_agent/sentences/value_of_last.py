"""A value for what was spoken of in the turn before: "how warm is it set?", "make it 22"."""

from collections.abc import Mapping, Sequence

from homeassistant.const import Platform

from ..home.home import Entity
from ..text.base_language import words_language
from ..utterance.asides import behind_marks
from ..utterance.numbers import numbers_in
from ..utterance.request import Request
from ..utterance.stance import Stance
from ..utterance.tokens import tokens

_COMMANDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        Platform.CLIMATE: "set {} to {} degrees",
        Platform.COVER: "set {} to {} percent",
        Platform.FAN: "set {} to {} percent",
        Platform.LIGHT: "set {} to {} percent",
        Platform.MEDIA_PLAYER: "set volume of {} to {} percent",
    },
}
"""Commands that set a device to a number, by its domain."""

_BARE = frozenset({Platform.CLIMATE, Platform.COVER})
"""Domains of what takes one kind of number, so that it needs no unit: a light may be set
to 60 in more than one way."""


def value_of_last(request: Request, last: Sequence[Entity]) -> str | None:
    """Return a command for words that only propose a number, for the only device before.

    last is what was asked about in the turn before. None for other words, and for a number
    by itself, which may be anything: that takes a "make it".
    """
    commands = _COMMANDS.get(words_language(request.code), {})
    if request.language is None or len(last) != 1 or last[0].domain not in commands:
        return None
    said = tokens(request.text)
    first = behind_marks(request.language, said, 0)
    hedges = [one.end for one in request.language.hedge_book.at(said, first)]
    clauses = [one for one in request.clauses if one.words]
    if not hedges or len(clauses) != 1 or clauses[0].stance is not Stance.REQUEST:
        return None
    words = clauses[0].words
    numbers = [*numbers_in(words, request.code)]
    units = [request.language.unit_book.has(words, at) for at in range(len(words))]
    rest = [
        one
        for one, is_unit in zip(words, units, strict=True)
        if not (is_unit or [*numbers_in((one,), request.code)])
    ]
    if len(numbers) != 1 or rest or not (any(units) or last[0].domain in _BARE):
        return None
    return commands[last[0].domain].format(request.home.reference(last[0]), numbers[0])
