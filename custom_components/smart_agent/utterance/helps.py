"""What there is in a home that helps against what bothers somebody."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
import re

from homeassistant.components.vacuum import VacuumActivity
from homeassistant.const import STATE_OFF, Platform

from ..home.home import Area, Entity, Floor, Home
from ..text.fold import fold, positions
from .languages.indirect import IndirectWords, Lack, Remedy
from .phrases import Language
from .remedy import may_help, remedy_of
from .tokens import tokens

_MOST_WORDS = 6
"""Words that call one thing or place."""

_MOST_CLOSED = 3
"""Blinds that are closed against the sun."""

SWITCHED = frozenset(
    {
        Platform.CLIMATE,
        Platform.FAN,
        Platform.HUMIDIFIER,
        Platform.LIGHT,
        Platform.MEDIA_PLAYER,
        Platform.SWITCH,
    }
)
"""Domains of what is on because somebody wants it to be."""

_OF_THING: Mapping[Lack, frozenset[str]] = {
    Lack.ASTRAY: frozenset({Platform.VACUUM}),
    Lack.BOTHERS: SWITCHED - {Platform.CLIMATE},
    Lack.BRIGHT: frozenset({Platform.LIGHT}),
    Lack.COLD: frozenset({Platform.CLIMATE}),
    Lack.DARK: frozenset({Platform.LIGHT}),
    Lack.HOT: frozenset({Platform.CLIMATE}),
    Lack.IDLE: frozenset({Platform.MEDIA_PLAYER, Platform.VACUUM}),
    Lack.LOUD: frozenset({Platform.MEDIA_PLAYER}),
    Lack.NEEDLESS: SWITCHED,
    Lack.QUIET: frozenset({Platform.MEDIA_PLAYER}),
    Lack.SUNNY: frozenset({Platform.COVER}),
    Lack.WANTED: SWITCHED,
}
"""Domains of what may be called by name where something is wrong with it."""

_PLAIN: Mapping[Lack, Remedy] = {
    Lack.LOUD: Remedy.LESS,
    Lack.NEEDLESS: Remedy.OFF,
    Lack.QUIET: Remedy.MORE,
    Lack.WANTED: Remedy.ON,
}
"""What is done where a thing is called by a noun for its kind."""


class Helps:
    """Finds the command against what is wrong in a home."""

    def __init__(
        self,
        words: IndirectWords,
        language: Language,
        home: Home,
        area_id: str | None,
        last: Sequence[Entity] = (),
    ) -> None:
        """Take the words of the language, the home, and the area that the user is in.

        last is what was spoken of before.
        """
        self._words = words
        self._language = language
        self.home = home
        self._area_id = area_id
        self._last = last

    def command(self, plain: str) -> tuple[Lack, str] | None:
        """Return what is wrong by what somebody says, and the command against it.

        None where nothing surely helps. plain are the words without case, accents and signs.
        """
        for lack, pattern in _patterns(self._words):
            match = pattern.fullmatch(plain)
            if match and (found := self._against(lack, match.groupdict())):
                return lack, found
        return None

    def wished(self, plain: str) -> str | None:
        """Return the command for what somebody asks for as a thing, or None."""
        match = re.fullmatch(self._words.wished, plain)
        return self._against(Lack.WANTED, match.groupdict()) if match else None

    def _against(self, lack: Lack, said: Mapping[str, str | None]) -> str | None:
        """Return the command against what is wrong with what the words call."""
        if said.get("last"):
            return self._of_last(lack)
        what = said.get("what") or ""
        place = said.get("place") or ""
        if place and self._place(place) is None:
            return None
        if thing := said.get("thing") or what:
            found = self._thing(lack, thing, place)
            if found or not what:
                return found
        if lack in (Lack.DIRTY, Lack.IDLE):
            return self._cleaned(place or what)
        return self._in_place(lack, place or what)

    def _of_last(self, lack: Lack) -> str | None:
        """Return the command for the only thing that was spoken of before."""
        if len(self._last) != 1 or self._last[0].domain not in _OF_THING.get(lack, ()):
            return None
        return self._said(remedy_of(lack, self._last[0]), self._last[0].name)

    def _things(self, lack: Lack, things: str) -> str | None:
        """Return the command for things by their names: "the lamp and the fan"."""
        found: list[tuple[Remedy | None, str]] = []
        for name in map(self._bare, things.split(self._words.joins)):
            called = self._called(name) if len(name) <= _MOST_WORDS else ()
            if len(called) != 1 or called[0].domain not in _OF_THING.get(lack, ()):
                return None
            found.append((remedy_of(lack, called[0]), called[0].name))
        remedies = {remedy for remedy, _ in found}
        if len(remedies) != 1:
            return None
        return self._said(remedies.pop(), self._words.joins.join(n for _, n in found))

    def _thing(self, lack: Lack, thing: str, place: str) -> str | None:
        """Return the command for a thing by its name, or by a noun for its kind."""
        if lack in (Lack.NEEDLESS, Lack.WANTED) and self._words.joins in thing:
            return None if place else self._things(lack, thing)
        name = self._bare(thing)
        if len(name) > _MOST_WORDS:
            return None
        if called := self._called(name) or (
            self._lit_by(name) if lack is Lack.DARK else ()
        ):
            if len(called) > 1 or called[0].domain not in _OF_THING.get(lack, ()):
                return None
            return self._said(remedy_of(lack, called[0]), called[0].name)
        if lack not in _PLAIN:
            return None
        if not place and (located := re.fullmatch(self._words.located, thing)):
            name, place = self._bare(located["thing"]), located["place"]
        kinds = self._kinds(name) or self._kinds_there(name)
        if len(kinds) != 1 or not kinds <= _OF_THING[lack]:
            return None
        if place and lack is Lack.WANTED and kinds == {Platform.LIGHT}:
            return self._in_place(Lack.DARK, place)
        within: list[str] = []
        if place:
            if (where := self._place(place)) is None:
                return None
            within = [self._words.within.format(where.name)]
        return self._said(_PLAIN[lack], " ".join([*name, *within]))

    def _called(self, name: Sequence[str]) -> Sequence[Entity]:
        """Return what words call, whole or by the last words of its name."""
        match = self.home.entity_names.find(" ".join(name))
        if match.sure:
            return match.things
        said = tuple(name)
        return [
            one
            for one in self.home.entities
            if any(self._is_short_for(said, fold(own)) for own in one.names)
        ]

    def _lit_by(self, name: Sequence[str]) -> Sequence[Entity]:
        """Return the light that is called after something: "the desk" has a desk lamp."""
        nouns = self._language.kind_nouns
        return [
            one
            for one in self.home.entities
            if one.domain == Platform.LIGHT
            and any(
                own[: len(name)] == tuple(name)
                and nouns.issuperset(own[len(name) :])
                and len(own) == len(name) + 1
                for own in map(fold, one.names)
            )
        ]

    def _is_short_for(self, said: tuple[str, ...], name: tuple[str, ...]) -> bool:
        """Return whether words are a name but for some: "apple tree" for its lights.

        One word may be another thing, "the truck" is no truck heater, but for the last:
        the tumble dryer is a dryer.
        """
        if self._language.kind_nouns.issuperset(said):
            return False
        return said == name[-1:] or (len(said) > 1 and bool(positions(said, name)))

    def _kinds(self, name: Sequence[str]) -> frozenset[str]:
        """Return the domains that words are nouns for, none where they say more."""
        said, book = tokens(" ".join(name)), self._language.kind_book
        if not all(book.has(said, at) for at in range(len(said))):
            return frozenset()
        return frozenset(
            one.tells.partition(":")[0]
            for at in range(len(said))
            for one in book.at(said, at)
        )

    def _kinds_there(self, name: Sequence[str]) -> frozenset[str]:
        """Return the domains that a noun behind a place is for: "kitchen lights"."""
        return next(
            (
                kinds
                for at in range(1, len(name))
                if tuple(name[:at])
                in self.home.layout.place_full_names.get(name[0], ())
                and (kinds := self._kinds(name[at:]))
            ),
            frozenset(),
        )

    def _place(self, text: str) -> Area | Floor | None:
        """Return the only place that words call, None where they call none for sure."""
        name = " ".join(self._bare(text))
        for names in (self.home.area_names, self.home.floor_names):
            match = names.find(name)
            if match.sure:
                return match.one
        return None

    def _bare(self, text: str) -> list[str]:
        """Return words without what says whose a thing is before them."""
        words = text.split()
        while len(words) > 1 and words[0] in self._words.owners:
            del words[0]
        return words

    def _in_place(self, lack: Lack, place: str) -> str | None:
        """Return the command for what helps in a place, or where the user is."""
        called = self._place(place) if place else None
        if place and called is None:
            return None
        if called is None:
            called = self.home.area_by_id.get(self._area_id or "")
        there = [one for one in self.home.entities if called and _is_in(one, called)]
        if lack is Lack.DARK and called is not None:
            lights = _of(there, Platform.LIGHT)
            if len(lights) > 1:
                dark = all(one.state == STATE_OFF for one in lights)
                return self._words.lights.format(called.name) if dark else None
        if lack in (Lack.COLD, Lack.HOT) and not _of(there, Platform.CLIMATE):
            there += _only(_of(self.home.entities, Platform.CLIMATE))
        candidates = [one for one in there if may_help(lack, one)]
        if lack is Lack.SUNNY and len({one.device_class for one in candidates}) == 1:
            # The sun comes in at all the windows of a side.
            names = [one.name for one in candidates[:_MOST_CLOSED]]
            return self._said(
                remedy_of(lack, candidates[0]), self._words.joins.join(names)
            )
        if len(candidates) != 1:
            return None
        (entity,) = candidates
        return self._said(remedy_of(lack, entity), entity.name)

    def _cleaned(self, place: str) -> str | None:
        """Return the command for the only vacuum of the home, unless it cleans.

        None where a place is on another floor than it, or none of the home.
        """
        vacuums = _of(self.home.entities, Platform.VACUUM)
        if len(vacuums) != 1 or vacuums[0].state == VacuumActivity.CLEANING:
            return None
        called = self._place(place) if place else None
        if place and (called is None or called.floor_id != vacuums[0].floor_id):
            return None
        return self._said(Remedy.CLEAN, vacuums[0].name)

    def _said(self, remedy: Remedy | None, name: str) -> str | None:
        """Return the command for a thing of a name."""
        return None if remedy is None else self._words.commands[remedy].format(name)


def _is_in(entity: Entity, place: Area | Floor) -> bool:
    """Return whether a device is in a place."""
    if isinstance(place, Area):
        return entity.area_id == place.area_id
    return entity.floor_id == place.floor_id


def _of(entities: Sequence[Entity], domain: str) -> list[Entity]:
    """Return the devices of a domain."""
    return [one for one in entities if one.domain == domain]


def _only(entities: list[Entity]) -> list[Entity]:
    """Return these if there is just one."""
    return entities if len(entities) == 1 else []


@lru_cache(maxsize=16)
def _patterns(words: IndirectWords) -> tuple[tuple[Lack, re.Pattern[str]], ...]:
    """Return the patterns of a language, with what each says is wrong."""
    shared = dict(words.shared)
    for name, piece in shared.items():
        # A piece may be made of those before it.
        shared[name] = _filled(piece, shared)
    return tuple(
        (lack, re.compile(_filled(pattern, shared)))
        for lack, patterns in words.lacks.items()
        for pattern in patterns
    )


def _filled(pattern: str, shared: Mapping[str, str]) -> str:
    """Return a pattern with the pieces that it names."""
    return re.sub(r"\{([a-z]+)\}", lambda one: shared[one[1]], pattern)
