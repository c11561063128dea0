"""What the user's words ask for now: which of it, and what they say against."""

from collections.abc import Iterable, Mapping, Sequence, Set as AbstractSet
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

from homeassistant.components.todo.const import DOMAIN as TODO

from ..home.home import Area, Entity, Floor, Home
from ..text.fold import fold
from ..text.similarity import near_words
from .clauses import AGAINST, Clause, ClauseReader, Stance
from .languages import language_of
from .phrases import Language
from .tokens import MAX_WORDS, Token, tokens

_SHORT = 2
"""Letters of a word that says nothing of a home by itself, such as "to" in "To-do"."""

_KIND = 1
"""What a noun for a kind of device counts; a word of a name counts its letters."""

_LONGEST_NOUN = 4
"""Words of the longest noun for a kind: "porte du garage"."""

_NOT_NOW = frozenset({Stance.LATER, Stance.CONDITION})
"""What asks for something, but not for now."""

_SOFT = frozenset({Stance.LATER, Stance.CONDITION, Stance.QUESTION, Stance.TOLD})
"""What neither asks for something nor speaks against it."""

_MOST_TIMED = 8
"""Parts of a sentence that are looked at for in how much time something is meant."""

_OPEN = frozenset({Stance.REQUEST, Stance.UNCLEAR})
"""What may ask for something."""


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
    def wants(self) -> bool:
        """Return whether any of it asks, or may ask, for something now, or an answer."""
        asking = _OPEN | {Stance.QUESTION}
        return not self.clauses or any(one.stance in asking for one in self.clauses)

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
        if not called and (soft := self._called_in(entity, wanted, scores)):
            return soft
        if wanted:
            nearest = [one for one in asking if scores[id(one)] == wanted]
            if not called and all(self._is_near_another(one) for one in nearest):
                return Stance.NEARBY
            if all(self._is_elsewhere(one, entity) for one in nearest):
                return Stance.ELSEWHERE
            if all(
                self._is_of_other_kind(one, entity)
                or self._is_for_list(one, entity)
                or (one.only and scores[id(one)] < self._best(one))
                or (self._is_by_kind(one, entity) and self._is_nowhere(one))
                for one in nearest
            ):
                return Stance.UNCLEAR
            return _surest(nearest)
        if generic := [one for one in asking if self._is_generic(one)]:
            return _surest(generic)
        told = max(self.clauses, key=lambda one: scores[id(one)])
        if scores[id(told)]:
            return told.stance
        if all(any(one.names) or self._all_kinds(one) for one in asking):
            # All that is asked for is called by its name or kind, and this is none of it.
            return Stance.UNCLEAR
        return _surest(asking)

    def calls(self, entity: Entity) -> bool:
        """Return whether all that is asked for calls just this device by its name."""
        return bool(self.clauses) and all(
            clause.stance is Stance.REQUEST and self._calls_only(clause, entity)
            for clause in self.clauses
        )

    def _calls_only(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause has a full name of a device, and of no other."""
        return self._is_called(clause, entity) and not any(
            self._is_called(clause, other) and not self._is_part(other, entity)
            for other in self.home.entities
            if other.entity_id != entity.entity_id
        )

    def says(self, entity: Entity, deeds: str) -> bool:
        """Return whether a clause says just this: a deed, and the name of a device.

        deeds are the ways to say it, with commas between. Nothing else is in the clause
        but what stands before a name, no other device can be meant, and all other clauses
        ask for something too.
        """
        if self.language is None or any(
            one.stance is not Stance.REQUEST for one in self.clauses
        ):
            return False
        ways = {self._bare(way) for way in deeds.split(",")} - {()}
        return any(
            self._calls_only(clause, entity) and self._bare_of(clause, entity) in ways
            for clause in self.clauses
        )

    def _bare(self, way: str) -> tuple[str, ...]:
        """Return the words of a way to say a deed, sorted, without articles."""
        articles = self.language.article_words if self.language else frozenset()
        return tuple(sorted(set(fold(way)) - articles))

    def _bare_of(self, clause: Clause, entity: Entity) -> tuple[str, ...]:
        """Return the words of a clause without a name and articles, sorted."""
        assert self.language is not None
        own = _own_words(entity.names) | self.home.words_of_place(entity)
        rest = {
            token.plain
            for token in clause.words
            if own.isdisjoint(self._forms[token.plain] | {token.plain})
        }
        return tuple(sorted(rest - self.language.article_words))

    def _is_part(self, other: Entity, entity: Entity) -> bool:
        """Return whether a name of another is but a part of a name of this one."""
        own = _own_words(entity.names)
        return any(
            words and own.issuperset(words) and len(words) < len(own)
            for words in map(fold, other.names)
        )

    def opposes(self, entity: Entity, deeds: str, others: str) -> bool:
        """Return whether the words say another deed of a device, and not this one.

        deeds and others are the ways to say both, with commas between.
        """
        asking = [one for one in self.clauses if one.stance is Stance.REQUEST]
        called = [one for one in asking if self._is_called(one, entity)] or asking
        wanted = max((self._score(one, entity) for one in called), default=0)
        said = [
            token
            for one in asking
            if (one in called and self._score(one, entity) == wanted)
            or not self._mentions(one)
            for at, token in enumerate(one.words)
            if not one.names[at]
        ]
        return _is_said(others, said) and not _is_said(deeds, said)

    def lends(self, number: str, entity: Entity) -> bool:
        """Return whether a number is said of something else than a device.

        The clause that calls the device has a number of its own.
        """
        asking = [one for one in self.clauses if one.stance is Stance.REQUEST]
        own = [one for one in asking if self._is_called(one, entity)]
        said = {t.text for one in own for t in one.words if t.is_number}
        others = {
            token.text
            for one in asking
            if one not in own and not one.corrects and self._mentions(one)
            for token in one.words
            if token.is_number
        }
        return bool(said) and number not in said and number in others

    def rivals(self, entity: Entity) -> tuple[Entity, ...]:
        """Return what else of its kind the words mean as much as a device.

        Empty where they call it by its name, say where it is, or say more of it than the
        home knows: of that a model may make sense.
        """
        asking = [one for one in self.clauses if one.stance in _OPEN]
        scores = {id(one): self._hint(one, entity) for one in asking}
        wanted = max(scores.values(), default=0)
        nearest = [one for one in asking if scores[id(one)] == wanted]
        if not wanted or any(
            self._says_where(one, entity) or self._says_more(one) for one in nearest
        ):
            return ()
        called = any(self._is_called(one, entity) for one in nearest)
        return tuple(
            other
            for other in self.home.entities
            if other.entity_id != entity.entity_id
            and other.domain == entity.domain
            and self.stance(other) is Stance.REQUEST
            and any(
                self._hint(one, other) >= wanted
                and (not called or self._is_called(one, other))
                for one in nearest
            )
        )

    def _hint(self, clause: Clause, entity: Entity) -> int:
        """Return how much a clause says of a device by words that single it out.

        A noun for several kinds does not, though it is in a name: a lock and a shutter
        are both on a door.
        """
        vague = [
            at
            for at in range(len(clause.words))
            if len(self._kinds(clause.words, at)) > 1 and not self._is_named(clause, at)
        ]
        rest = [at for at in range(len(clause.words)) if at not in vague]
        sharp = replace(
            clause,
            words=tuple(clause.words[at] for at in rest),
            names=tuple(clause.names[at] for at in rest),
        )
        return self._score(sharp, entity) + _KIND * sum(
            self._is_kind(clause.words, at, entity) for at in vague
        )

    def _is_named(self, clause: Clause, at: int) -> bool:
        """Return whether a word is of the full name of something."""
        return bool(clause.names) and clause.names[at]

    def _says_more(self, clause: Clause) -> bool:
        """Return whether a clause has words that no verb, kind or name accounts for."""
        language = self.language
        return language is None or any(
            self._is_unknown(clause, at)
            # A compound says more than its kind: "Schreibtischlampe".
            or (
                bool(self._kinds(clause.words, at))
                and clause.words[at].plain not in language.kind_nouns
            )
            for at in range(len(clause.words))
        )

    def _says_where(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause has a word of the place that a device is in."""
        place = self.home.words_of_place(entity)
        own = _own_words(entity.names)
        return any(
            self._forms[token.plain] & (place - own) for token in clause.words
        ) or self._is_in_named_place(clause, entity)

    def _is_in_named_place(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause has the full name of the place a device is in."""
        return bool(self._places(clause) & {entity.area_id, entity.floor_id})

    def texts(self, stance: Stance) -> list[str]:
        """Return the clauses of a stance, as they were said."""
        return [
            self.text[clause.words[0].start : clause.words[-1].end]
            for clause in self.clauses
            if clause.stance is stance and clause.words
        ]

    def timed(self) -> list[str]:
        """Return the parts of what was said that may say in how much time.

        That is all of it and what is meant for later, whole and up to one or two words
        behind each number: the verb may stand around "in ten minutes".
        """
        language = self.language
        if language is None:
            return [self.text]
        parts = [self.text]
        for clause in self.clauses:
            if clause.stance is not Stance.LATER or not (words := clause.words):
                continue
            ends = [
                words[behind].end
                for at, word in enumerate(words)
                if word.is_number or word.plain in language.number_words
                for behind in (at + 1, at + 2)
                if behind < len(words)
            ]
            ends.append(words[-1].end)
            parts += [self.text[words[0].start : end] for end in ends]
        return list(dict.fromkeys(parts))[:_MOST_TIMED]

    def but_for(self, item: str) -> Request:
        """Return the request with a text in it that is only written down."""
        return read_request(self.text, self.code, self.home, item)

    def speaks_of(self, kind: str) -> bool:
        """Return whether a clause that asks has a noun of a kind."""
        return any(
            kind in self._kinds(clause.words, at)
            for clause in self.clauses
            if clause.stance in _OPEN | {Stance.LATER}
            for at in range(len(clause.words))
        )

    def speaks_against(self, kind: str) -> Stance | None:
        """Return what is said against a kind of things, such as a timer."""
        return next(
            (
                clause.stance
                for clause in self.clauses
                if clause.stance in AGAINST and kind in self._all_kinds(clause)
            ),
            None,
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
            token.plain: self._forms_of(clause.words, at)
            for clause in self.clauses
            for at, token in enumerate(clause.words)
        }

    def _forms_of(self, words: Sequence[Token], at: int) -> frozenset[str]:
        """Return the words of names that a word can be; a verb is no near name."""
        known = self.home.name_words
        word = words[at].plain
        if self.language and self.language.verb_book.has(words, at):
            return frozenset({word} if word in known.get(word[:1], ()) else ())
        # A word that is in a name itself may be a form of another one all the same.
        others = [one for one in known.get(word[:1], ()) if one != word]
        near = frozenset(near_words(word, {word[:1]: others}))
        return near | {word} if len(others) < len(known.get(word[:1], ())) else near

    def _claims(self, clause: Clause) -> Mapping[int, AbstractSet[str]]:
        """Return the words of full names of several words, with whose names they are."""
        if (found := self._claimed.get(id(clause))) is None:
            found = self._claimed[id(clause)] = {}
            said = tuple(token.plain for token in clause.words)
            for entity in self.home.entities if any(clause.names) else ():
                for name in map(fold, entity.names):
                    for start in range(len(said) if len(name) > 1 else 0):
                        if said[start : start + len(name)] == name:
                            for at in range(start, start + len(name)):
                                found.setdefault(at, set()).add(entity.entity_id)
        return found

    @cached_property
    def _claimed(self) -> dict[int, dict[int, set[str]]]:
        """Return what was found of full names in clauses so far."""
        return {}

    def _mentions(self, clause: Clause) -> bool:
        """Return whether a clause names anything of the home, or a kind of device."""
        return any(clause.names) or any(
            (len(token.plain) > _SHORT and self._forms[token.plain])
            or self._kinds(clause.words, at)
            for at, token in enumerate(clause.words)
        )

    def _score(self, clause: Clause, entity: Entity) -> int:
        """Return how much a clause says of a device: letters of its names and place."""
        own = _own_words(entity.names)
        place = self.home.words_of_place(entity)
        here = {entity.area_id, entity.floor_id} & self._places(clause)
        claims = self._claims(clause)
        score = 0
        for at, token in enumerate(clause.words):
            if not here and entity.entity_id not in claims.get(at, (entity.entity_id,)):
                # It is of the name of another one: "the desk lamp" is no floor lamp.
                continue
            said = len(token.plain) > _SHORT or clause.names[at]
            # A word of a full name is of no place that merely shares it: "floor lamp".
            where = place if here or not clause.names[at] else frozenset()
            if said and not (own | where).isdisjoint(self._forms[token.plain]):
                # As it is written it says a little more than in another form.
                score += len(token.plain) + (token.plain in own | where)
            elif self._is_kind(clause.words, at, entity):
                score += _KIND
        return score

    @cached_property
    def _asking(self) -> Sequence[Clause]:
        """Return what may ask for something; a value that was put right does not."""
        asking = [clause for clause in self.clauses if clause.stance in _OPEN]
        wishes = [one for one in asking if not one.corrects or self._mentions(one)]
        return wishes or asking

    def _called_in(
        self, entity: Entity, wanted: int, scores: Mapping[int, int]
    ) -> Stance | None:
        """Return the stance of what calls a device by its name and asks for nothing.

        "Turn off the desk lamp, and the floor lamp at ten".
        """
        return next(
            (
                one.stance
                for at, one in enumerate(self.clauses)
                if one.stance in _SOFT
                and (scores[id(one)] > wanted or one.stance in _NOT_NOW)
                and self._is_called(one, entity)
                and not (
                    # "The radio is too loud, turn it off".
                    one.stance in (Stance.TOLD, Stance.QUESTION)
                    and any(
                        later.stance is Stance.REQUEST and self._is_generic(later)
                        for later in self.clauses[at + 1 :]
                    )
                )
            ),
            None,
        )

    def _is_near_another(self, clause: Clause) -> bool:
        """Return whether what a clause names is told by what it stands near."""
        behind = self.clauses[self.clauses.index(clause) + 1 :][:1]
        return any(one.stance is Stance.NEARBY for one in behind)

    def _all_kinds(self, clause: Clause) -> frozenset[str]:
        """Return the domains that a clause has nouns for."""
        return frozenset[str]().union(
            *(self._kinds(clause.words, at) for at in range(len(clause.words)))
        )

    def _is_generic(self, clause: Clause) -> bool:
        """Return whether a clause asks for something and names nothing: "turn it off"."""
        behind = self.clauses[self.clauses.index(clause) + 1 :][:1]
        return not self._mentions(clause) and not any(one.goes_on for one in behind)

    def _is_called(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause has a full name of a device, in whatever form."""
        said = self._said(clause)
        return any(
            words and said.issuperset(words) for words in map(fold, entity.names)
        )

    def _is_of_other_kind(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause names a kind, and a device only by its place.

        "The mower in the garden" is no lamp there.
        """
        kinds = self._all_kinds(clause)
        if not kinds or entity.domain in kinds:
            return False
        own = _own_words(entity.names) - self.home.words_of_place(entity)
        return not any(
            not own.isdisjoint(self._forms[token.plain])
            for at, token in enumerate(clause.words)
            if len(token.plain) > _SHORT or clause.names[at]
        )

    def _is_for_list(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause is about a list, and names a device only on it.

        "Put lock the door on the to-do list".
        """
        return entity.domain != TODO and (
            TODO in self._all_kinds(clause)
            or any(
                _stands_in(fold(name), tuple(token.plain for token in clause.words))
                for one in self.home.entities
                if one.domain == TODO
                for name in one.names
            )
        )

    def _is_nowhere(self, clause: Clause) -> bool:
        """Return whether a clause says where, and the home has no such place.

        "The light in the attic", where there is none.
        """
        if (found := self._nowhere.get(id(clause))) is None:
            found = self._nowhere[id(clause)] = self._looks_nowhere(clause)
        return found

    @cached_property
    def _nowhere(self) -> dict[int, bool]:
        """Return which clauses say a place that there is not, as far as looked for."""
        return {}

    def _looks_nowhere(self, clause: Clause) -> bool:
        """Return the same, looked for anew."""
        language, words = self.language, clause.words
        if language is None:
            return False
        for at in range(len(words)):
            if not language.within_book.has(words, at):
                continue
            behind = at + 1
            while behind < len(words) and language.article_book.has(words, behind):
                behind += 1
            if behind < len(words) and self._is_unknown(clause, behind):
                return True
        return False

    def _is_unknown(self, clause: Clause, at: int) -> bool:
        """Return whether no verb, kind, name or phrase accounts for a word."""
        language, token = self.language, clause.words[at]
        return (
            language is not None
            and len(token.plain) > _SHORT
            and not token.is_number
            and not self._forms[token.plain]
            and not self._kinds(clause.words, at)
            and token.plain not in language.joining_words
            and token.plain not in language.number_words
            and not language.verb_book.has(clause.words, at)
            and not language.pronoun_book.has(clause.words, at)
            and not language.particle_book.has(clause.words, at)
        )

    def _is_elsewhere(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause names a place, and a device neither there nor by name.

        A noun for its kind is no name of it: "the light upstairs".
        """
        places = self._places(clause)
        if not places or places & {entity.area_id, entity.floor_id}:
            return False
        return self._is_by_kind(clause, entity)

    def _is_by_kind(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause has no word of the names of a device but its kind."""
        own = _own_words(entity.names)
        return not any(
            not own.isdisjoint(self._forms[token.plain])
            and not self._kinds(clause.words, at)
            for at, token in enumerate(clause.words)
            if len(token.plain) > _SHORT or clause.names[at]
        )

    def _places(self, clause: Clause) -> set[str | None]:
        """Return the ids of the areas and floors that a clause has the names of."""
        said = self._said(clause)
        places: tuple[Area | Floor, ...] = (*self.home.areas, *self.home.floors)
        return {
            thing.area_id if isinstance(thing, Area) else thing.floor_id
            for thing in places
            if any(name and said.issuperset(name) for name in map(fold, thing.names))
        }

    def _said(self, clause: Clause) -> frozenset[str]:
        """Return the words of a clause, with those of names that they can be."""
        return frozenset[str]().union(
            *(self._forms[token.plain] | {token.plain} for token in clause.words)
        )

    def _kinds(self, words: Sequence[Token], at: int) -> frozenset[str]:
        """Return the domains that a word is a noun for."""
        return frozenset(one.partition(":")[0] for one in self._nouns(words, at))

    def _nouns(self, words: Sequence[Token], at: int) -> tuple[str, ...]:
        """Return the kinds that a word is a noun for, with their device classes."""
        if self.language is None:
            return ()
        key = tuple(words[at : at + _LONGEST_NOUN])
        if (found := self._read_nouns.get(key)) is None:
            matches = self.language.kind_book.at(words, at)
            found = self._read_nouns[key] = tuple(one.tells for one in matches)
        return found

    @cached_property
    def _read_nouns(self) -> dict[tuple[Token, ...], tuple[str, ...]]:
        """Return the nouns that were looked for so far: every device asks for them."""
        return {}

    def _is_kind(self, words: Sequence[Token], at: int, entity: Entity) -> bool:
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


def _is_said(ways: str, said: Sequence[Token]) -> bool:
    """Return whether one of the ways to say a deed is among words.

    One with accents is found without them too, but not the other way round: "allumé" is
    no "allume".
    """
    exact = {token.text for token in said}
    plain = {token.plain for token in said if token.plain == token.text}
    return any(
        all(word in exact or set(fold(word)) <= plain for word in way.split())
        for way in ways.casefold().split(",")
        if way.strip()
    )


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
    devices = _named(said, home.entities)
    places = _named(said, (*home.areas, *home.floors))
    named = [device or place for device, place in zip(devices, places, strict=True)]
    written = _standing(fold(item), said, named)
    named = [one or at in written for at, one in enumerate(named)]
    mentions = [
        named[at]
        or (
            len(token.plain) > _SHORT
            and not language.verb_book.has(said, at)
            and mentions_home(token, home)
        )
        or language.kind_book.has(said, at)
        for at, token in enumerate(said)
    ]
    things = [
        devices[at] or language.kind_book.has(said, at) for at in range(len(said))
    ]
    clauses = ClauseReader(said, language, named, mentions, things).read()
    if len(said) == MAX_WORDS:
        # What may stand behind the words that are read could take any of it back.
        clauses = tuple(_unsure(clause) for clause in clauses)
    if written:
        starts = {said[at].start for at in written}
        clauses = tuple(_without(clause, starts) for clause in clauses)
    return Request(clauses, home, language, code, text)


def mentions_home(token: Token, home: Home) -> bool:
    """Return whether a word may be of a name or kind of something in a home."""
    if len(token.plain) <= _SHORT:
        return False
    return bool(
        near_words(token.plain, home.name_words)
        or near_words(token.plain, home.entity_words)
    )


def _standing(
    words: tuple[str, ...], said: Sequence[Token], named: Sequence[bool]
) -> frozenset[int]:
    """Return where words stand in what was said, as they are.

    "Shopping" in "shopping list" is no item, where that is the name of a list.
    """
    plain = tuple(token.plain for token in said)
    return frozenset(
        at
        for start in range(len(said))
        if words
        and plain[start : start + len(words)] == words
        and not any(named[max(start - 1, 0) : start])
        and not any(named[start + len(words) : start + len(words) + 1])
        for at in range(start, start + len(words))
    )


def _unsure(clause: Clause) -> Clause:
    """Return a clause that asks for nothing for sure."""
    if clause.stance is not Stance.REQUEST:
        return clause
    return replace(clause, stance=Stance.UNCLEAR)


def _without(clause: Clause, starts: AbstractSet[int]) -> Clause:
    """Return a clause without the words that begin at these places."""
    kept = [at for at, one in enumerate(clause.words) if one.start not in starts]
    return replace(
        clause,
        words=tuple(clause.words[at] for at in kept),
        names=tuple(clause.names[at] for at in kept),
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
