"""Finds the devices, places and kinds that the words of clauses name."""

from collections.abc import Mapping, Sequence, Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property

from homeassistant.components.todo.const import DOMAIN as TODO

from ..home.home import Area, Entity, Floor, Home
from ..text.fold import fold
from .clauses import Clause
from .has_deed import has_deed
from .name_forms import forms_of
from .own_words import is_part, only_tells, own_words, stands_in
from .per_clause import PerClause
from .phrases import Language
from .tokens import Token

SHORT = 2
"""Letters of a word that says nothing of a home by itself, such as "to" in "To-do"."""

KIND = 1
"""What a noun for a kind of device counts; a word of a name counts its letters."""

_LONGEST_NOUN = 4
"""Words of the longest noun for a kind: "porte du garage"."""


@dataclass(frozen=True)
class Naming:
    """Tells what clauses name in a home, by names and by the nouns of a language."""

    clauses: tuple[Clause, ...]
    home: Home
    language: Language | None

    def calls_only(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause has a full name of a device, and of no other."""
        return self.is_called(clause, entity) and not any(
            not (is_part(other, entity) or only_tells(other, entity))
            for other in self.called(clause)
            if other.entity_id != entity.entity_id
        )

    def bare(self, way: str) -> tuple[str, ...]:
        """Return the words of a way to say a deed, sorted, without articles."""
        articles = self.language.article_words if self.language else frozenset()
        return tuple(sorted(set(fold(way)) - articles))

    def bare_ways(self, ways: str) -> frozenset[tuple[str, ...]]:
        """Return the same of each of several ways, with commas between them."""
        return frozenset(map(self.bare, ways.split(","))) - {()}

    def bare_of(
        self, clause: Clause, entity: Entity, *, placed: bool = False
    ) -> tuple[str, ...]:
        """Return the words of a clause without a name and articles, sorted.

        placed leaves out what stands before the name as well: "next song on the radio".
        """
        assert self.language is not None
        own = own_words(entity.names) | self.home.words_of_place(entity)
        articles, rest = self.language.article_words, list[str]()
        for token in clause.words:
            if own.isdisjoint(self.forms[token.plain] | {token.plain}):
                rest += [token.plain] if token.plain not in articles else []
            elif placed and rest and rest[-1] in self.language.preposition_words:
                rest.pop()
        return tuple(sorted({*rest}))

    @cached_property
    def has_deed(self) -> PerClause[bool]:
        """Return whether a clause says anything to do: a verb, a particle or a value."""
        return PerClause(lambda clause: has_deed(clause, self.language))

    def rest_of(self, clause: Clause) -> tuple[str, ...]:
        """Return the words of a clause without articles, sorted."""
        articles = self.language.article_words if self.language else frozenset()
        return tuple(sorted({token.plain for token in clause.words} - articles))

    @cached_property
    def best(self) -> PerClause[int]:
        """Return how much a clause says of what it names best."""

        def find(clause: Clause) -> int:
            return max((self.score(clause, e) for e in self.home.entities), default=0)

        return PerClause(find)

    @cached_property
    def forms(self) -> dict[str, frozenset[str]]:
        """Return of each word the words of names in the home that it can be."""
        return {
            token.plain: forms_of(clause.words, at, self.home, self.language)
            for clause in self.clauses
            for at, token in enumerate(clause.words)
        }

    @cached_property
    def _claims(self) -> PerClause[Mapping[int, AbstractSet[str]]]:
        """Return the words of full names of several words, with whose names they are."""
        return PerClause(self._find_claims)

    def _find_claims(self, clause: Clause) -> Mapping[int, AbstractSet[str]]:
        """Return the words of full names in a clause by their place in it."""
        found: dict[int, set[str]] = {}
        said = tuple(token.plain for token in clause.words)
        for entity in self.home.entities if any(clause.names) else ():
            for name in map(fold, entity.names):
                for start in range(len(said) if len(name) > 1 else 0):
                    if said[start : start + len(name)] == name:
                        for at in range(start, start + len(name)):
                            found.setdefault(at, set()).add(entity.entity_id)
        return found

    def mentions(self, clause: Clause) -> bool:
        """Return whether a clause names anything of the home, or a kind of device."""
        return any(clause.names) or any(
            (len(token.plain) > SHORT and self.forms[token.plain])
            or self.kinds(clause.words, at)
            for at, token in enumerate(clause.words)
            # "Ouvre-le" is no "Ouvre-portail".
            if not self._is_verb(clause.words, at)
        )

    def score(self, clause: Clause, entity: Entity) -> int:
        """Return how much a clause says of a device: letters of its names and place."""
        own = own_words(entity.names)
        place = self.home.words_of_place(entity)
        here = {entity.area_id, entity.floor_id} & self.places(clause)
        claims = self._claims(clause)
        score = 0
        for at, token in enumerate(clause.words):
            if not here and entity.entity_id not in claims.get(at, (entity.entity_id,)):
                # It is of the name of another one: "the desk lamp" is no floor lamp.
                continue
            said = len(token.plain) > SHORT or clause.names[at]
            # A word of a full name is of no place that merely shares it: "floor lamp".
            where = place if here or not clause.names[at] else frozenset()
            if said and not (own | where).isdisjoint(self.forms[token.plain]):
                # As it is written it says a little more than in another form.
                score += len(token.plain) + (token.plain in own | where)
            elif self.is_kind(clause.words, at, entity):
                score += KIND
        return score

    @cached_property
    def all_kinds(self) -> PerClause[frozenset[str]]:
        """Return the domains that a clause has nouns for."""

        def find(clause: Clause) -> frozenset[str]:
            words = clause.words
            return frozenset[str]().union(
                *(self.kinds(words, at) for at in range(len(words)))
            )

        return PerClause(find)

    @cached_property
    def called(self) -> PerClause[Sequence[Entity]]:
        """Return the devices whose full names a clause has, in whatever form."""

        def find(clause: Clause) -> Sequence[Entity]:
            return [e for e in self.home.entities if self.is_called(clause, e)]

        return PerClause(find)

    def is_called(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause has a full name of a device, in whatever form."""
        said = self._said(clause)
        return any(
            words and said.issuperset(words) for words in map(fold, entity.names)
        )

    def is_of_other_kind(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause names a kind, and a device only by its place.

        "The mower in the garden" is no lamp there.
        """
        kinds = self.all_kinds(clause)
        if not kinds or entity.domain in kinds:
            return False
        own = own_words(entity.names) - self.home.words_of_place(entity)
        return not any(
            not own.isdisjoint(self.forms[token.plain])
            for at, token in enumerate(clause.words)
            if len(token.plain) > SHORT or clause.names[at]
        )

    def is_for_list(self, clause: Clause, entity: Entity) -> bool:
        """Return if a device is but an item: "put lock the door on the to-do list"."""
        return entity.domain != TODO and self.names_list(clause)

    @cached_property
    def names_list(self) -> PerClause[bool]:
        """Return whether a clause has a noun for lists, or the name of one."""

        def find(clause: Clause) -> bool:
            said = tuple(token.plain for token in clause.words)
            return TODO in self.all_kinds(clause) or any(
                stands_in(fold(name), said)
                for one in self.home.entities
                if one.domain == TODO
                for name in one.names
            )

        return PerClause(find)

    def is_unknown(self, clause: Clause, at: int) -> bool:
        """Return whether no verb, kind, name or phrase accounts for a word."""
        language, token = self.language, clause.words[at]
        return (
            language is not None
            and len(token.plain) > SHORT
            and not token.is_number
            and not self.forms[token.plain]
            and not self.kinds(clause.words, at)
            and token.plain not in language.joining_words
            and token.plain not in language.number_words
            and not language.verb_book.has(clause.words, at)
            and not language.pronoun_book.has(clause.words, at)
            and not language.particle_book.has(clause.words, at)
        )

    def is_elsewhere(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause names a place, and a device neither there nor by name.

        A noun for its kind is no name of it: "the light upstairs".
        """
        places = self.places(clause)
        if not places or places & {entity.area_id, entity.floor_id}:
            return False
        return self.is_by_kind(clause, entity)

    def is_of_all_in(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause names a mere place that a device is in.

        A name that has the word for the place in the same form is not meant more: "w
        gabinecie" is no "Roleta w gabinecie", but "na biurku" is the "Lampa na biurku".
        """
        return (
            self.language is not None
            and any(
                self.language.within_book.has(clause.words, at)
                for at in range(len(clause.words))
            )
            and not any(clause.names)
            and not self.all_kinds(clause)
            and not self.places(clause).isdisjoint({entity.area_id, entity.floor_id})
            and self.score(clause, entity) + 1 >= self.best(clause)
        )

    def is_by_kind(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause has no word of the names of a device but its kind."""
        own = own_words(entity.names)
        return not any(
            not own.isdisjoint(self.forms[token.plain])
            and not self.kinds(clause.words, at)
            for at, token in enumerate(clause.words)
            if len(token.plain) > SHORT or clause.names[at]
        )

    @cached_property
    def places(self) -> PerClause[AbstractSet[str | None]]:
        """Return the ids of the areas and floors that a clause has the names of."""

        def find(clause: Clause) -> AbstractSet[str | None]:
            said = self._said(clause)
            places: tuple[Area | Floor, ...] = (*self.home.areas, *self.home.floors)
            return {
                thing.area_id if isinstance(thing, Area) else thing.floor_id
                for thing in places
                if any(n and said.issuperset(n) for n in map(fold, thing.names))
            }

        return PerClause(find)

    @cached_property
    def _said(self) -> PerClause[frozenset[str]]:
        """Return the words of a clause, with those of names that they can be."""

        def find(clause: Clause) -> frozenset[str]:
            return frozenset[str]().union(
                *(self.forms[token.plain] | {token.plain} for token in clause.words)
            )

        return PerClause(find)

    def kinds(self, words: Sequence[Token], at: int) -> frozenset[str]:
        """Return the domains that a word is a noun for."""
        return frozenset(one.partition(":")[0] for one in self._nouns(words, at))

    def is_plain_kind(self, words: Sequence[Token], at: int, domain: str) -> bool:
        """Return whether a word is a noun for a domain, and not for a device class of it."""
        return domain in self._nouns(words, at)

    def _nouns(self, words: Sequence[Token], at: int) -> tuple[str, ...]:
        """Return the kinds that a word is a noun for, with their device classes."""
        if self.language is None:
            return ()
        key = tuple(words[at : at + _LONGEST_NOUN])
        if (found := self._read_nouns.get(key)) is None:
            matches = self.language.kind_book.at(words, at)
            found = tuple(one.tells for one in matches)
            if self._is_verb(words, at):
                found = ()
            self._read_nouns[key] = found
        return found

    def _is_verb(self, words: Sequence[Token], at: int) -> bool:
        """Return whether a word is no noun by what stands behind it: "lock the shed"."""
        if (language := self.language) is None or at:
            return False
        books = (
            language.it_book,
            language.particle_book,
            language.whole_book,
            language.article_book,
        )
        behind = (one for book in books for one in book.at(words, at + 1))
        return language.verb_book.has(words, at) and any(
            one.end == at + 2 for one in behind
        )

    @cached_property
    def _read_nouns(self) -> dict[tuple[Token, ...], tuple[str, ...]]:
        """Return the nouns that were looked for so far: every device asks for them."""
        return {}

    def is_kind(self, words: Sequence[Token], at: int, entity: Entity) -> bool:
        """Return whether a word is a noun for what a device is.

        A noun for a device class is none for devices of another one.
        """
        for tells in self._nouns(words, at):
            domain, _, classes = tells.partition(":")
            known = entity.device_class or ""
            if domain == entity.domain and (
                not classes or not known or known in classes.split(",")
            ):
                return True
        return False
