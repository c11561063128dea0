"""What people call the floors of a home with two, however those are named."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
import re

from ..text.base_language import base_language
from ..text.fold import fold
from .home import Home
from .model import Area, Entity, Floor

_STOREYS: Mapping[str, tuple[str, str]] = {
    "en": ("Upstairs", "Downstairs"),
    "sv": ("Övervåningen", "Undervåningen"),
}
"""The upper and the lower one, of languages with a word that means nothing else: German
"oben" may be the top of a shelf, and Spanish "arriba" is up."""

_PAIR = 2


def with_storeys(
    floors: Sequence[Floor],
    levels: Sequence[int | None],
    areas: Sequence[Area],
    language: str,
) -> tuple[Floor, ...]:
    """Return floors, of which two have what people call them among their names.

    levels are theirs. Not where there are more, as then it hangs on where the speaker is,
    where their levels are not known, and where the user has given such a name.
    """
    words = _STOREYS.get(base_language(language))
    known = {level for level in levels if level is not None}
    places: tuple[Area | Floor, ...] = (*floors, *areas)
    given = {fold(name) for one in places for name in one.names}
    if (
        words is None
        or not len(floors) == len(known) == _PAIR
        or not given.isdisjoint(map(fold, words))
    ):
        return tuple(floors)
    word_of = dict(zip(sorted(known, reverse=True), words, strict=True))
    return tuple(
        replace(floor, names=(*floor.names, word), storey=word)
        for floor, level in zip(floors, levels, strict=True)
        if level is not None
        for word in [word_of[level]]
    )


def with_given_names(text: str, home: Home) -> str:
    """Return a text with the name that the user gave a floor for what people call it.

    Home Assistant's sentences know no other. A longer name with that word stays as it
    is: "the downstairs bathroom".
    """
    for floor in home.floors:
        word = floor.storey.casefold()
        if word and word in text.casefold():
            names = [*_with(word, home), floor.storey]
            ways = re.compile(
                rf"\b(?:{'|'.join(map(re.escape, names))})\b", re.IGNORECASE
            )
            text = ways.sub(partial(_given, floor), text)
    return text


def _with(word: str, home: Home) -> list[str]:
    """Return the names of areas and devices that have a word, the longest first."""
    things: tuple[Area | Entity, ...] = (*home.areas, *home.entities)
    names = {name for one in things for name in one.names if word in name.casefold()}
    return sorted(names, key=len, reverse=True)


def _given(floor: Floor, found: re.Match[str]) -> str:
    """Return what was found, or the name of the floor where that is what was meant."""
    return floor.name if found[0].casefold() == floor.storey.casefold() else found[0]
