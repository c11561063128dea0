"""What may help against what somebody only tells of: "there's no light over the hob".

What is told is no wish for sure. A model that by itself does what helps against it is
taken at its word; without such a call nothing is done.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
import re
from typing import NamedTuple

from homeassistant.components.vacuum import VacuumActivity
from homeassistant.const import STATE_OFF, STATE_ON, Platform

from ..home.home import Entity
from ..text.base_language import words_language
from ..text.fold import fold
from ..text.owner_words import POSSESSIVE, owner_words
from ..text.similarity import near_words
from .clauses import Clause
from .helps import SWITCHED
from .languages.indirect import INDIRECT, IndirectWords, Lack, Remedy
from .languages.signs import SIGNS, SignWords
from .own_words import own_words
from .remedy import may_help, remedy_of
from .request import Request
from .stance import Stance
from .tokens import tokens

_TOLD = frozenset({Stance.NEARBY, Stance.TOLD})

_NAMED = "_"
"""What stands for a word of a name."""

_MOST = 4
"""Devices that may help; of more of them none is what is meant."""


class Help(NamedTuple):
    """What helps against what is told."""

    entity: Entity
    command: str


def helps(request: Request, area_id: str | None) -> tuple[Help, ...]:
    """Return what may help against what words tell of, empty where they do more than tell.

    area_id is where the user is. It is of a device that is named, else of a place that is
    named, else of where the user is if the words say so.
    """
    code = words_language(request.code)
    words, commands = SIGNS.get(code), INDIRECT.get(code)
    if words is None or commands is None or not request.known:
        return ()
    told = [one for one in request.clauses if one.words]
    if not told or any(one.stance not in _TOLD or one.corrects for one in told):
        return ()
    said = _Said(request, told, words, area_id)
    found = tuple(said.helps(commands))
    return found if len(found) <= _MOST else ()


class _Said:
    """What words tell, and of what in the home."""

    def __init__(
        self,
        request: Request,
        told: Iterable[Clause],
        words: SignWords,
        area_id: str | None,
    ) -> None:
        """Take the clauses, which only tell."""
        self._request = request
        self._told = [*told]
        self._words = words
        self._area_id = area_id
        said = [one for one in tokens(request.text) if not one.quoted]
        names = {
            token.start
            for clause in self._told
            for token, named in zip(clause.words, clause.names, strict=True)
            if named
        }
        self._plain = " ".join(one.plain for one in said)
        # "The dark room" says nothing of how dark it is.
        self._unnamed = " ".join(
            _NAMED if one.start in names else one.plain for one in said
        )

    def helps(self, commands: IndirectWords) -> Iterator[Help]:
        """Yield what may help."""
        words = self._words
        lacks = [one for one, sign in words.lacks.items() if self._tells(sign)]
        if not (lacks or self._tells(words.idle_even) or self._tells(words.needless)):
            # Before what takes long in a large home.
            return
        if _has(words.void, self._plain):
            return
        named = self._named(lacks)
        for entity in self._there() if named is None else named:
            remedy = self._remedy(entity, lacks, named=named is not None)
            if remedy is not None:
                yield Help(entity, commands.commands[remedy].format(entity.name))

    def _tells(self, sign: str) -> bool:
        """Return whether the words have a sign, beside what things are called."""
        return _has(sign, self._unnamed)

    def _named(self, lacks: Sequence[Lack]) -> Sequence[Entity] | None:
        """Return the devices that help of whose own names most is said, None for none.

        Nothing helps where what is called by all of its name does not.
        """
        home, naming = self._request.home, self._request.naming
        scores = {
            one.entity_id: max(naming.score(clause, one) for clause in self._told)
            for one in home.entities
            if self._has_word(one)
        }
        found = home.those(scores)
        helping = [one for one in found if self._remedy(one, lacks, named=True)]
        most = max((scores[one.entity_id] for one in helping), default=0)
        if any(
            scores[one.entity_id] > most and self._is_called(one)
            for one in found
            if one not in helping
        ):
            return ()
        return [one for one in helping if scores[one.entity_id] == most] or None

    def _is_called(self, entity: Entity) -> bool:
        """Return whether all of a device's name is said."""
        naming = self._request.naming
        return any(naming.is_called(one, entity) for one in self._told)

    def _has_word(self, entity: Entity) -> bool:
        """Return whether a word of a device's own name is said, not only whose it is."""
        place = self._request.home.words_of_place(entity)
        own = own_words(entity.names) - place - owner_words(entity.names)
        return not self._words_said.isdisjoint(own - {POSSESSIVE})

    @cached_property
    def _words_said(self) -> frozenset[str]:
        """Return the words of names in the home that are said, in any form."""
        known = self._request.home.entity_words
        return frozenset[str]().union(
            *(
                near_words(token.plain, known)
                for one in self._told
                for token in one.words
            )
        )

    def _there(self) -> Iterator[Entity]:
        """Yield the devices of the place that is named, else of where the user is."""
        home = self._request.home
        places = set[str | None]().union(*map(self._request.places, self._told))
        if not places and self._area_id and _has(self._words.here, self._plain):
            places = {self._area_id}
        for entity in home.entities:
            if {entity.area_id, entity.floor_id} & (places - {None}):
                yield entity

    def _remedy(
        self, entity: Entity, lacks: Sequence[Lack], *, named: bool
    ) -> Remedy | None:
        """Return what is to be done with a device, None for nothing."""
        if named and entity.domain in SWITCHED:
            idle = (lacks and self._tells(self._words.idle)) or self._tells(
                self._words.idle_even
            )
            if idle and entity.state == STATE_OFF:
                return Remedy.ON
            if entity.state == STATE_ON and self._tells(self._words.needless):
                return Remedy.OFF
        remedies = {self._against(lack, entity) for lack in lacks} - {None}
        return remedies.pop() if len(remedies) == 1 else None

    def _against(self, lack: Lack, entity: Entity) -> Remedy | None:
        """Return what of a device helps against one thing that is wrong."""
        if may_help(lack, entity):
            return remedy_of(lack, entity)
        off = entity.state == STATE_OFF
        match lack, entity.domain:
            case Lack.COLD, Platform.SWITCH if off and _is_called(
                entity, self._words.heats
            ):
                return Remedy.ON
            case Lack.STUFFY, (Platform.SWITCH | Platform.HUMIDIFIER) if (
                off and _is_called(entity, self._words.airs)
            ):
                return Remedy.ON
            case Lack.QUIET, Platform.MEDIA_PLAYER if not off:
                return Remedy.MORE
            case Lack.DIRTY, Platform.VACUUM if entity.state != VacuumActivity.CLEANING:
                return Remedy.CLEAN
        return None


def _is_called(entity: Entity, words: frozenset[str]) -> bool:
    """Return whether a device has one of these words in a name."""
    return any(not words.isdisjoint(fold(name)) for name in entity.names)


def _has(pattern: str, plain: str) -> bool:
    """Return whether words have what a pattern finds."""
    return _compiled(pattern).search(plain) is not None


@lru_cache(maxsize=64)
def _compiled(pattern: str) -> re.Pattern[str]:
    """Return a pattern, compiled once."""
    return re.compile(pattern)
