"""The request in the user's words: what they ask for now, and what they rule out."""

from collections.abc import Collection, Iterable, Mapping, Sequence, Set as AbstractSet
from dataclasses import dataclass, field, replace
from functools import cached_property

from ..home.home import Entity, Home
from ..speech import is_question
from .called_instead import called_instead
from .clauses import AGAINST, Clause, Stance
from .correction import corrected
from .deed_words import DeedWords
from .device_stance import ASKS, BY_WEIGHT, OPEN, DeviceStances
from .kept_clauses import clauses_of, unsure
from .kind_deed import kind_deed
from .languages import language_of
from .meant import only_meant
from .named_deed import NamedDeed, named_deed
from .naming import KIND, Naming
from .numbers import numbers_in
from .owner import with_owned
from .per_clause import PerClause
from .phrases import Language, Mark
from .pronoun import named_before, names_other, with_name
from .rivals import rivals
from .said_values import timed, withdrawn
from .tokens import as_said, tokens
from .wishes import wishes


@dataclass(frozen=True)
class Request:
    """The clauses of what was said, and what they say of a device."""

    clauses: tuple[Clause, ...] = ()
    home: Home = field(default_factory=Home)
    language: Language | None = None
    """None where the sentences of the user's language are not read: then it is only known
    that something was said."""
    code: str = ""
    """The code of the user's language, known or not."""
    text: str = ""
    """What was said, as it was said."""
    goes_on: bool = False
    """Whether what is to be done is what the turn before has said."""

    @cached_property
    def naming(self) -> Naming:
        """Return what the clauses name."""
        return Naming(self.clauses, self.home, self.language)

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
        return next((one for one in BY_WEIGHT if one in stances), self._nothing)

    @property
    def _nothing(self) -> Stance:
        """Return what words are for of which no clause is left, such as "never mind"."""
        return Stance.UNCLEAR if self.known else Stance.REQUEST

    @cached_property
    def wants(self) -> bool:
        """Return whether any of it asks, or may ask, for something now, or an answer."""
        asking = OPEN | {Stance.QUESTION}
        return not self.clauses or any(one.stance in asking for one in self.clauses)

    @cached_property
    def only_asks(self) -> bool:
        """Return whether all of it asks for an answer, or tells what it is asked for.

        Words whose language is not read may ask for anything.
        """
        stances = {one.stance for one in self.clauses}
        asks = Stance.QUESTION in stances or is_question(self.text)
        return asks and bool(stances) and stances <= {Stance.QUESTION, Stance.TOLD}

    @cached_property
    def withdrawn(self) -> frozenset[str]:
        """Return the numbers that do not count: 21 in "21, no, 22", 20 in "twenty-two"."""
        return withdrawn(self.clauses, self.code)

    def stance(self, entity: Entity) -> Stance:
        """Return what the words say of a device, or of a place that it is in."""
        return self._stances.of(entity) if self.clauses else self._nothing

    @cached_property
    def _stances(self) -> DeviceStances:
        """Return what the clauses say of devices."""
        return DeviceStances(self.clauses, self.naming)

    def calls(self, entity: Entity) -> bool:
        """Return whether all that is asked for calls just this device by its name."""
        return bool(self.clauses) and all(
            clause.stance is Stance.REQUEST and self.naming.calls_only(clause, entity)
            for clause in self.clauses
        )

    def says(self, entity: Entity, deeds: str) -> bool:
        """Return whether a clause says just this: a deed, and the name of a device.

        deeds are the ways to say it, with commas between. Nothing else is in the clause
        but what stands before a name, no other device can be meant, and all other clauses
        ask for something too. The noun for its kind will do if nothing else is of it.
        """
        if self.language is None or any(
            one.stance is not Stance.REQUEST for one in self.clauses
        ):
            return False
        return any(self._deed_words.says(one, entity, deeds) for one in self.clauses)

    def opposes(self, entity: Entity, deeds: str, others: str) -> bool:
        """Return whether the words say another deed of a device, and not this one."""
        return self._deed_words.opposes(entity, deeds, others)

    def sets(self, entity: Entity, deeds: str) -> bool:
        """Return whether the words say a value of a device, and none of some deeds."""
        return self._deed_words.sets(entity, deeds)

    def share(self, entity: Entity) -> str | None:
        """Return how far a device is to go by the words, None for all the way."""
        return self._deed_words.share(entity, self.withdrawn)

    def aim(self, entity: Entity) -> str | None:
        """Return the only number that the words bring a device to, or None."""
        return self._deed_words.aim(entity, self.withdrawn)

    def instead(self, entity: Entity, deed: str) -> bool | None:
        """Return whether a deed is meant in place of one that is forbidden of a device.

        None where nothing is said in place.
        """
        return self._deed_words.instead(entity, deed)

    def deeds(self, clause: Clause) -> frozenset[str]:
        """Return the deeds that a clause says, of those that another one undoes."""
        return self._deed_words.deeds(clause)

    @cached_property
    def _deed_words(self) -> DeedWords:
        """Return the deeds that the clauses name."""
        return DeedWords(self.naming, self.code)

    def lends(self, number: str, entity: Entity) -> bool:
        """Return whether a number is said of something else than a device.

        The clause that calls the device has a number of its own.
        """
        asking = [one for one in self.clauses if one.stance is Stance.REQUEST]
        own = [one for one in asking if self.naming.is_called(one, entity)]
        said = {n for one in own for n in numbers_in(one.words, self.code)}
        others = {
            other
            for one in asking
            if one not in own and not one.corrects and self.naming.mentions(one)
            for other in numbers_in(one.words, self.code)
        }
        return bool(said) and number in others - said

    def wishes(self) -> list[list[Clause]]:
        """Return what is asked for: clauses, each with those that share its verb."""
        return wishes(self.clauses, self.naming, self.corrected, self.are_joined)

    @cached_property
    def says_deeds(self) -> bool:
        """Return whether each wish says what to do, as far as its language is read."""
        return self.language is None or all(
            any(self.has_deed(one) or self.corrected(one) for one in clauses)
            for clauses in self.wishes()
        )

    def said(self, clause: Clause) -> str:
        """Return a clause as it was said, without the courtesies in it."""
        return as_said(self.text, clause.words)

    def has_deed(self, clause: Clause) -> bool:
        """Return whether a clause says anything to do: a verb, a particle or a value."""
        return self.naming.has_deed(clause)

    @cached_property
    def corrected(self) -> PerClause[str | None]:
        """Return the words that a clause puts right, with what it says in their place."""
        return PerClause(lambda clause: corrected(self.naming, self.text, clause))

    def named(self, clause: Clause, last: Sequence[Entity]) -> str:
        """Return a clause as it was said, with a device's name in place of a pronoun.

        That is the device that was called by its name before it, or the one of the turn
        before, last, where the words name nothing.
        """
        if right := self.corrected(clause):
            return right
        if owned := with_owned(self.naming, clause, self.text):
            return owned
        entities = named_before(self.naming, clause)
        naming = self.naming
        if len(last) == 1 and not any(
            names_other(naming, one, last[0]) for one in self.clauses
        ):
            entities = last
        if len(entities) != 1:
            return self.said(clause)
        (entity,) = entities
        return with_name(naming, clause, self.text, entity) or self.said(clause)

    def are_joined(self, clauses: Sequence[Clause]) -> bool:
        """Return whether an "and" joins the last of clauses to those before it.

        Else it may stand in their place: "the bedroom light, uh, the bedside lamp".
        """
        if self.language is None or not clauses:
            return False
        if len(clauses) == 1:
            return True
        *_, before, last = clauses
        book, words = self.language.book, tokens(self.text)
        return any(
            match.tells is Mark.JOIN
            for at, token in enumerate(words)
            if before.words[-1].end <= token.start < last.words[0].start
            for match in book.at(words, at)
        )

    def named_deed(
        self, clauses: Sequence[Clause], deeds: Mapping[str, Iterable[str]]
    ) -> NamedDeed | None:
        """Return what clauses say if they are devices, by name or kind, and one deed.

        deeds are those that there are by domain.
        """
        found = named_deed(self.naming, clauses, self.code, deeds)
        found = found or kind_deed(self.naming, clauses, self.code, deeds)
        alone = found is not None and len(found[0]) == 1
        return found if alone or self.are_joined(clauses) else None

    def timed(self) -> list[str]:
        """Return the parts of what was said that may say in how much time.

        That is all of it and what is meant for later, whole and up to one or two words
        behind each number: the verb may stand around "in ten minutes".
        """
        return timed(self.text, self.clauses, self.language)

    def doubted(self) -> Request:
        """Return the request where none of it is asked for, or not, for sure."""
        return replace(self, clauses=tuple(map(unsure, self.clauses)))

    def but_for(self, item: str) -> Request:
        """Return the request with a text in it that is only written down."""
        if self.goes_on:
            return self
        return read_request(self.text, self.code, self.home, item)

    @property
    def kinds(self) -> frozenset[str]:
        """Return the domains that what is asked for has nouns for."""
        asking = (one for one in self.clauses if one.stance is Stance.REQUEST)
        return frozenset[str]().union(*map(self.naming.all_kinds, asking))

    def speaks_of(self, kind: str, stances: AbstractSet[Stance]) -> bool:
        """Return whether a clause for one of these has a noun of a kind."""
        return any(
            kind in self.naming.kinds(clause.words, at)
            for clause in self.clauses
            if clause.stance in stances
            for at in range(len(clause.words))
        )

    def speaks_against(self, kind: str) -> Stance | None:
        """Return what is said against a kind of things, such as a timer."""
        return next(
            (
                clause.stance
                for clause in self.clauses
                if clause.stance in AGAINST and kind in self.naming.all_kinds(clause)
            ),
            None,
        )

    def mentions(self, clause: Clause) -> bool:
        """Return whether a clause names anything of the home, or a kind of device."""
        return self.naming.mentions(clause)

    def places(self, clause: Clause) -> AbstractSet[str | None]:
        """Return the ids of the areas and floors that a clause has the names of."""
        return self.naming.places(clause)

    def meant_of(
        self,
        entities: Collection[Entity],
        besides: AbstractSet[str],
        *,
        by_place: bool = False,
    ) -> Entity | None:
        """Return the only one of these that the words are about, see only_meant."""
        naming, clauses = self.naming, self.clauses
        return only_meant(naming, clauses, entities, besides, by_place=by_place)

    def names_list(self, clause: Clause) -> bool:
        """Return whether a clause names a list, or what such is called."""
        return self.naming.names_list(clause)

    def names_one(self, clause: Clause) -> bool:
        """Return whether a clause has more of one device's name than of its kind's others."""
        kinds = self.naming.all_kinds(clause) or self.kinds
        among = [one for one in self.home.entities if not kinds or one.domain in kinds]
        scores = [self.naming.score(clause, one) for one in among]
        return max(scores, default=0) > KIND and scores.count(max(scores)) == 1

    def names(self, entity: Entity, among: AbstractSet[Stance] = ASKS) -> bool:
        """Return whether a clause for one of these names a device, its place or kind."""
        return any(
            clause.stance in among and self.naming.score(clause, entity)
            for clause in self.clauses
        )

    def instead_of(self, entity: Entity) -> tuple[Entity, ...]:
        """Return what the words call by name, where they say nothing of a device."""
        return called_instead(self.naming, self.clauses, entity)

    def rivals(self, entity: Entity) -> tuple[Entity, ...]:
        """Return what else of its kind the words mean as much as a device."""
        asking = [one for one in self.clauses if one.stance in OPEN]
        return rivals(
            self.naming,
            asking,
            entity,
            lambda other: self.stance(other) is Stance.REQUEST,
        )


def read_request(text: str, code: str, home: Home, item: str = "") -> Request:
    """Return what words ask for; code is that of their language ("de", "de-CH").

    item is a text in them that is only written down: what it says counts as a name.
    """
    language = language_of(code)
    if language is None or not tokens(text):
        return Request(home=home, code=code)
    clauses = clauses_of(text, language, home, item)
    return Request(clauses, home, language, code, text)
