"""Holds what is measured against the number that a command hangs on."""

from collections.abc import Sequence
from typing import NamedTuple

from homeassistant.const import Platform

from ..home.home import Entity, Home
from ..text.base_language import words_language
from ..text.fold import fold
from .languages.conditions import AIR, HOW_MUCH, ITSELF, OF_AIR, THAN
from .numbers import numbers_in
from .request import read_request
from .tokens import Token
from .ways import ways_in

_MINUS = "minus"

_SIGNS = "-−"
"""Signs of a number below nought, right before its digits: "twenty-five" has none."""


class Value(NamedTuple):
    """A number that something has to be more or less than."""

    than: str
    """The words that say whether more or less."""
    number: Sequence[Token]
    unit: str
    """The word behind it, empty for none."""
    where: Sequence[Token]
    """The words for where it is measured, empty for none."""


def come_to_value(
    text: str,
    thing: Sequence[Token],
    value: Value,
    command: str,
    code: str,
    home: Home,
) -> str | None:
    """Return a command where what it hangs on is so, a question where it is not.

    None where what measures it is not known, or is not the only one. thing are the words
    of a text for it, or "it" for the air of a place.
    """
    base = words_language(code)
    numbers = [*numbers_in(value.number, code)]
    sensor = _sensor(text, thing, value, code, home)
    if len(numbers) != 1 or sensor is None:
        return None
    try:
        limit, now = float(numbers[0]), float(sensor.state)
    except ValueError:
        return None
    first = value.number[0]
    is_signed = first.is_number and text[first.start - 1 : first.start] in [*_SIGNS]
    if is_signed or any(one.plain == _MINUS for one in value.number):
        limit = -limit
    less, _ = THAN[base]
    is_less = tuple(value.than.split()) in ways_in(less)
    if now < limit if is_less else now > limit:
        return command
    return HOW_MUCH[base].format(thing=home.reference(sensor))


def _sensor(
    text: str, thing: Sequence[Token], value: Value, code: str, home: Home
) -> Entity | None:
    """Return the only sensor that measures what a number is of, None for several."""
    base = words_language(code)
    measures = OF_AIR[base].get(value.unit, OF_AIR[base][""])
    among = [
        one
        for one in home.entities
        if one.domain == Platform.SENSOR and one.device_class in measures
    ]
    itself = tuple(one.plain for one in thing) in ways_in(ITSELF[base])
    words = (*(() if itself else thing), *value.where)
    if itself:
        # "It's cold in the garage" is not of the freezer there.
        spare = {*fold(AIR[base]), *measures}
        among = [
            one
            for one in among
            if {*fold(one.name)} <= home.words_of_place(one) | one.kind_words | spare
        ]
    if not words:
        # Nobody knows where "it" is, nor what the only sensor tells of it.
        return None
    about = " ".join(text[one.start : one.end] for one in words)
    read = read_request(about, code, home)
    return read.meant_of(among, frozenset(measures), by_place=True)
