"""What the user's words ask for now: which of it, and what they say against."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from ..home import Area, Entity, Floor, Home
from ..likeness import near_words
from ..words import fold
from .clauses import AGAINST, Clause, ClauseReader, Stance
from .languages import language_of
from .phrases import Language
from .tokens import Token, tokens

_SHORT = 2
"""Letters of a word that says nothing of a home by itself, such as "to" in "To-do"."""

_KIND = 1
"""What a noun for a kind of device counts; a word of a name counts its letters."""

_OPEN = frozenset({Stance.REQUEST, Stance.UNCLEAR})
"""What may ask for something."""

_APART = frozenset({Stance.LATER, Stance.CONDITION})
"""What asks for something, but not for now."""


@dataclass(frozen=True, slots=True)
class _Reading:
    """What one word can mean in a home."""

    letters: int
    forms: frozenset[str]
    """The words of names that it can be."""
    kinds: frozenset[str]
    """The domains that it is a noun for."""


@dataclass(frozen=True)
class Request:
    """The clauses of what was said, and what they say of a device.

    known tells that the language is one whose sentences are read: of others it is only
    known that something was said.
    """

    clauses: tuple[Clause, ...] = ()
    home: Home = field(default_factory=Home)
    language: Language | None = None
    code: str = ""
    """The code of the user's language, known or not."""
    text: str = ""
    noted: frozenset[int] = frozenset()
    """Where words begin that are only written down, such as the item of a list."""

    @property
    def known(self) -> bool:
        """Return whether the sentence could be read."""
        return self.language is not None

    @cached_property
    def overall(self) -> Stance:
        """Return what the words are for where no device is meant.

        That is a request if any part is one, else what speaks most against it.
        """
        stances = [clause.stance for clause in self.clauses]
        return next((one for one in _BY_WEIGHT if one in stances), self._nothing)

    @property
    def _nothing(self) -> Stance:
        """Return what words are for of which no clause is left, such as "never mind"."""
        return Stance.UNCLEAR if self.known else Stance.REQUEST

    @cached_property
    def withdrawn(self) -> frozenset[str]:
        """Return the numbers that were corrected: 21 in "21, no, 22"."""
        before: set[str] = set()
        behind: set[str] = set()
        for clause in reversed(self.clauses):
            corrected = any(
                one.corrects for one in self.clauses[self.clauses.index(clause) + 1 :]
            )
            (before if corrected else behind).update(
                token.text for token in clause.words if token.is_number
            )
        return frozenset(before - behind)

    def stance(self, entity: Entity) -> Stance:
        """Return what the words say of a device, or of a place that it is in.

        What speaks against holds for those that it names best, where nothing that asks
        names them better. What tells or asks counts only where nothing asks for it.
        """
        if not self.clauses:
            return self._nothing
        asking = self._asking
        scores = {id(one): self._score(one, entity) for one in self.clauses}
        wanted = max((scores[id(one)] for one in asking), default=0)
        called = any(self._is_called(one, entity) for one in asking)
        for clause in self.clauses:
            score = scores[id(clause)]
            if clause.stance not in AGAINST or not score or score < self._best(clause):
                continue
            if not called or self._is_called(clause, entity):
                return clause.stance
        if not asking:
            return self._without_request(entity)
        if not called and any(
            scores[id(one)] > _KIND and scores[id(one)] == self._best(one)
            for one in self.clauses
            if one.stance is Stance.NEARBY
        ):
            return Stance.NEARBY
        if not called and (apart := self._called_apart(entity)):
            return apart
        if wanted:
            nearest = [one for one in asking if scores[id(one)] == wanted]
            if all(self._is_elsewhere(one, entity) for one in nearest):
                return Stance.ELSEWHERE
            if all(self._is_of_other_kind(one, entity) for one in nearest):
                return Stance.UNCLEAR
            return _surest(nearest)
        if generic := [one for one in asking if self._is_generic(one)]:
            return _surest(generic)
        told = max(self.clauses, key=lambda one: scores[id(one)])
        if scores[id(told)]:
            return told.stance
        if all(self._has_name(one) for one in asking):
            # All that is asked for is called by its name, and this is none of it.
            return Stance.UNCLEAR
        return _surest(asking)

    @cached_property
    def _asking(self) -> Sequence[Clause]:
        """Return what may ask for something; a value that was put right does not."""
        asking = [clause for clause in self.clauses if clause.stance in _OPEN]
        wishes = [one for one in asking if not one.corrects or self._mentions(one)]
        return wishes or asking

    def _called_apart(self, entity: Entity) -> Stance | None:
        """Return what a device is called for that is for another time, or depends."""
        return next(
            (
                one.stance
                for one in self.clauses
                if one.stance in _APART and self._is_called(one, entity)
            ),
            None,
        )

    def but_for(self, item: str) -> Request:
        """Return the request with a text in it that is only written down."""
        return read_request(self.text, self.code, self.home, item)

    def speaks_of(self, kind: str) -> bool:
        """Return whether a clause that asks has a noun of a kind."""
        return any(
            kind in self._kinds(clause)
            for clause in self.clauses
            if clause.stance in _OPEN | {Stance.LATER}
        )

    def names(self, entity: Entity) -> bool:
        """Return whether what asks for something names a device, its place or kind."""
        return any(
            clause.stance is Stance.REQUEST and self._score(clause, entity)
            for clause in self.clauses
        )

    def _without_request(self, entity: Entity) -> Stance:
        """Return what is said of a device where nothing is asked for."""
        scores = [(self._score(one, entity), one.stance) for one in self.clauses]
        best = max(score for score, _ in scores)
        stances = {stance for score, stance in scores if score == best}
        if Stance.FORBIDDEN in {one.stance for one in self.clauses}:
            stances.add(Stance.FORBIDDEN)
        return next(one for one in _BY_WEIGHT if one in stances)

    def _best(self, clause: Clause) -> int:
        """Return how much a clause says of what it names best."""
        if (best := self._bests.get(id(clause))) is None:
            best = max((self._score(clause, e) for e in self.home.entities), default=0)
            self._bests[id(clause)] = best
        return best

    @cached_property
    def _bests(self) -> dict[int, int]:
        """Return what was found of clauses so far."""
        return {}

    @cached_property
    def _forms(self) -> dict[str, frozenset[str]]:
        """Return of each word the words of names in the home that it can be."""
        return {
            token.plain: frozenset(near_words(token.plain, self.home.name_words))
            for clause in self.clauses
            for token in clause.words
        }

    def _mentions(self, clause: Clause) -> bool:
        """Return whether a clause names anything of the home, or a kind of device."""
        return self._has_name(clause) or bool(self._readings(clause))

    def _has_name(self, clause: Clause) -> bool:
        """Return whether a clause has the full name of something in the home."""
        return any(
            named and token.start not in self.noted
            for named, token in zip(clause.names, clause.words, strict=True)
        )

    def _score(self, clause: Clause, entity: Entity) -> int:
        """Return how much a clause says of a device: letters of its names and place."""
        names, place = _own_words(entity.names), self.home.words_of_place(entity)
        score = 0
        for one in self._readings(clause):
            if not (names.isdisjoint(one.forms) and place.isdisjoint(one.forms)):
                score += one.letters
            elif entity.domain in one.kinds:
                score += _KIND
        return score

    def _is_generic(self, clause: Clause) -> bool:
        """Return whether a clause asks for something and names nothing: "turn it off"."""
        behind = self.clauses[self.clauses.index(clause) + 1 :][:1]
        return not self._mentions(clause) and not any(one.goes_on for one in behind)

    def _is_called(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause has a full name of a device."""
        said = tuple(token.plain for token in clause.words)
        return any(_stands_in(fold(name), said) for name in entity.names)

    def _is_of_other_kind(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause names a kind, and a device only by its place.

        "The mower in the garden" is no lamp there.
        """
        kinds = self._kinds(clause)
        if not kinds or entity.domain in kinds:
            return False
        own = _own_words(entity.names) - self.home.words_of_place(entity)
        return all(own.isdisjoint(one.forms) for one in self._readings(clause))

    def _is_elsewhere(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause names a place, and a device neither there nor by name.

        A noun for its kind is no name of it: "the light upstairs".
        """
        said = tuple(
            token.plain for token in clause.words if token.start not in self.noted
        )
        areas = ((one.area_id, one.names) for one in self.home.areas)
        floors = ((one.floor_id, one.names) for one in self.home.floors)
        places = {
            place
            for place, names in (*areas, *floors)
            if any(_stands_in(fold(name), said) for name in names)
        }
        if not places or places & {entity.area_id, entity.floor_id}:
            return False
        own = _own_words(entity.names)
        return all(
            one.kinds or own.isdisjoint(one.forms) for one in self._readings(clause)
        )

    def _kinds(self, clause: Clause) -> frozenset[str]:
        """Return the domains that a clause has nouns for."""
        return frozenset[str]().union(*(one.kinds for one in self._readings(clause)))

    def _readings(self, clause: Clause) -> Sequence[_Reading]:
        """Return what the words of a clause can mean, of those that mean something."""
        if (found := self._read.get(id(clause))) is None:
            found = [one for one in self._read_words(clause) if one.forms or one.kinds]
            self._read[id(clause)] = found
        return found

    def _read_words(self, clause: Clause) -> Iterator[_Reading]:
        """Yield what each word of a clause can mean, but for what is written down."""
        assert self.language is not None
        kinds = self.language.kind_book
        for at, token in enumerate(clause.words):
            if token.start in self.noted:
                continue
            said = len(token.plain) > _SHORT or clause.names[at]
            yield _Reading(
                len(token.plain),
                self._forms[token.plain] if said else frozenset(),
                frozenset(one.tells for one in kinds.at(clause.words, at)),
            )

    @cached_property
    def _read(self) -> dict[int, Sequence[_Reading]]:
        """Return what was read of clauses so far."""
        return {}


_BY_WEIGHT = (
    Stance.REQUEST,
    Stance.UNCLEAR,
    Stance.FORBIDDEN,
    Stance.REVOKED,
    Stance.EXCEPTED,
    Stance.LATER,
    Stance.CONDITION,
    Stance.QUESTION,
    Stance.TOLD,
    Stance.NEARBY,
)
"""Which stance counts where several are as near."""


def _surest(clauses: Iterable[Clause]) -> Stance:
    """Return a request, or that it is unclear if all of the clauses are."""
    stances = {one.stance for one in clauses}
    return Stance.REQUEST if Stance.REQUEST in stances else Stance.UNCLEAR


@lru_cache(maxsize=4096)
def _own_words(names: tuple[str, ...]) -> frozenset[str]:
    """Return the words of the names of a device."""
    return frozenset(word for name in names for word in fold(name))


def _stands_in(name: tuple[str, ...], said: tuple[str, ...]) -> bool:
    """Return whether a name stands in words as it is."""
    return bool(name) and any(
        said[at : at + len(name)] == name for at in range(len(said))
    )


def read_request(text: str, code: str, home: Home, item: str = "") -> Request:
    """Return what words ask for in a language, by its code; pure.

    item is a text in them that is only written down: what it says counts as a name.
    """
    language = language_of(code)
    said = tokens(text)
    if language is None or not said:
        return Request(home=home, code=code)
    named = _named(said, (*home.entities, *home.areas, *home.floors))
    noted: set[int] = set()
    if own := fold(item):
        for start in range(len(said)):
            end = start + len(own)
            # "Shopping" of "shopping list" is no item.
            in_name = any(named[max(start - 1, 0) : start] + named[end : end + 1])
            if tuple(one.plain for one in said[start:end]) == own and not in_name:
                noted.update(one.start for one in said[start:end])
    for at, token in enumerate(said):
        named[at] |= token.start in noted
    mentions = [
        named[at]
        or (len(token.plain) > _SHORT and mentions_home(token, home))
        or language.kind_book.has(said, at)
        for at, token in enumerate(said)
    ]
    devices = _named(said, home.entities)
    things = [
        devices[at] or language.kind_book.has(said, at) for at in range(len(said))
    ]
    clauses = ClauseReader(said, language, named, mentions, things).read()
    return Request(clauses, home, language, code, text, frozenset(noted))


def mentions_home(token: Token, home: Home) -> bool:
    """Return whether a word may be of a name or kind of something in a home."""
    if len(token.plain) <= _SHORT:
        return False
    return bool(
        near_words(token.plain, home.name_words)
        or near_words(token.plain, home.entity_words)
    )


def _named(
    said: Sequence[Token], things: Sequence[Entity | Area | Floor]
) -> list[bool]:
    """Return of each word whether it is of a full name of things, as it is written."""
    names = _full_names(things)
    found = [False] * len(said)
    for start, token in enumerate(said):
        for name in names.get(token.plain, ()):
            end = start + len(name)
            if tuple(one.plain for one in said[start:end]) == name:
                found[start:end] = [True] * len(name)
    return found


def _full_names(
    things: Sequence[Entity | Area | Floor],
) -> Mapping[str, Sequence[tuple[str, ...]]]:
    """Return the full names of things by their first word."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for thing in things:
        for name in thing.names:
            if words := fold(name):
                found.setdefault(words[0], []).append(words)
    return found
