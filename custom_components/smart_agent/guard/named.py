"""Whether a user's own words name what a call acts on."""

from collections.abc import Iterable, Sequence, Set as AbstractSet
import re

from ..home.home import Area, Entity, Floor, Home
from ..text.fold import fold, positions, spellings
from ..text.similarity import by_first_letter, near_words

SHORT = 2
"""Letters of a word that says nothing of a home, such as "to" in "To-do List"."""

_EVERYTHING = frozenset(
    [
        *("all", "every", "everything", "everywhere", "whole", "entire"),
        *("alle", "alles", "allen", "aller", "ueberall", "saemtliche", "saemtlichen"),
        *("ganze", "ganzen", "tout", "toute", "toutes", "tous", "partout"),
        *("todo", "toda", "todos", "todas"),
        *("overal", "iedere", "elke", "hele"),
        *("wszystko", "wszystkie", "wszystkich", "wszedzie", "caly", "calym"),
    ]
)
"""Words that say that nothing is left out, in the languages of the translations."""

_IDIOMS = (
    *(("all", "the", "way"), ("all", "right"), ("all", "the", "time"), ("all", "day")),
    *(("all", "night"), ("after", "all"), ("at", "all"), ("all", "done")),
)
"""What has such a word, and leaves out as much as before."""

_LONGEST = 1000
"""Characters of what was said that are read."""

_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")


def is_named(text: str, entity: Entity, home: Home) -> bool:
    """Return whether words name an entity: by a name, its place or its kind.

    By its kind only where they say no more: "the kitchen lights" are no others.
    """
    said = _said(text)
    if _is_singled_out(said, entity, home):
        return True
    if not _any(said, entity.kind_words) or names_places(text, home):
        return False
    return not any(
        said & (other.words - other.kind_words)
        for other in home.entities
        if other.domain == entity.domain
    )


def is_tool_named(text: str, name: str, *, wholly: bool = False) -> bool:
    """Return whether words name what a tool is for, by a word of the tool's name.

    wholly asks for all words of the name.
    """
    name = _CAMEL.sub(" ", name)
    return _all(_said(text), name) if wholly else _any(_said(text), fold(name))


def says_all(text: str) -> bool:
    """Return whether words say that nothing is left out, and not how far: "all the way"."""
    return any(
        not _EVERYTHING.isdisjoint(_but_for_idioms(way)) for way in spellings(text)
    )


def _but_for_idioms(words: tuple[str, ...]) -> set[str]:
    """Return words without those of idioms in which nothing is all."""
    idle = {
        one
        for idiom in _IDIOMS
        for at in positions(idiom, words)
        for one in range(at, at + len(idiom))
    }
    return {word for at, word in enumerate(words) if at not in idle}


def names_places(text: str, home: Home) -> bool:
    """Return whether words name an area or a floor."""
    said = _said(text)
    places: tuple[Area | Floor, ...] = (*home.areas, *home.floors)
    return any(_all(said, name) for place in places for name in place.names)


def are_singled_out(text: str, entities: Sequence[Entity], home: Home) -> bool:
    """Return whether words name each of several entities itself, or its place.

    A word that most of them have in their names says their kind, as "lights" does.
    """
    said = _said(text)
    common = {
        word
        for word in said - _words_of(home.areas) - _words_of(home.floors)
        if 2 * sum(_any({word}, entity.words) for entity in entities) > len(entities)
    }
    return all(_is_singled_out(said - common, entity, home) for entity in entities)


def _is_singled_out(said: AbstractSet[str], entity: Entity, home: Home) -> bool:
    """Return whether words name an entity by its place, or its name without it."""
    area = home.area_by_id.get(entity.area_id or "")
    floor = home.floor_by_id.get(entity.floor_id or "")
    places = (*(area.names if area else ()), *(floor.names if floor else ()))
    if any(_all(said, name) for name in (*places, *entity.names)):
        return True
    own = entity.words - entity.kind_words - home.words_of_place(entity)
    return _any(said, (word for word in own if len(word) > SHORT))


def _words_of(places: Iterable[Area | Floor]) -> frozenset[str]:
    """Return the words of the names of places."""
    return frozenset(w for place in places for name in place.names for w in fold(name))


def _all(said: AbstractSet[str], name: str) -> bool:
    """Return whether all words of a name were said, in whatever form."""
    words = fold(name)
    return bool(words) and all(_any(said, [word]) for word in words)


def _any(said: AbstractSet[str], words: Iterable[str]) -> bool:
    """Return whether one of these words, or a form of one, was said."""
    own = by_first_letter(words)
    return any(near_words(word, own) for word in said)


def _said(text: str) -> frozenset[str]:
    """Return the words of a text, of one too long those of its start."""
    return frozenset(fold(text[:_LONGEST]))
