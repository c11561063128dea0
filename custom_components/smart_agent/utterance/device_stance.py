"""The stance of the user's words on one device."""

from collections.abc import Iterable, Mapping, Sequence, Set as AbstractSet
from dataclasses import replace
from functools import cached_property
from itertools import pairwise

from ..home.home import Entity
from .clauses import AGAINST, Clause, Stance
from .has_deed import has_but_numbers, says_anything
from .naming import KIND, Naming
from .own_words import own_words
from .unknown_place import UnknownPlaces

_NOT_NOW = frozenset({Stance.LATER, Stance.CONDITION})
"""Stances of clauses that ask for something, but not for now."""

_SOFT = frozenset({Stance.LATER, Stance.CONDITION, Stance.QUESTION, Stance.TOLD})
"""Stances of clauses that neither ask for something now nor speak against it."""

ASKS = frozenset({Stance.REQUEST})
OPEN = frozenset({Stance.REQUEST, Stance.UNCLEAR})
"""Stances of clauses that may ask for something."""

BY_WEIGHT = (
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
"""Which stance counts where several clauses name a device equally well, first wins."""


class DeviceStances:
    """Tells the stance of the clauses on each device, by what the clauses name."""

    def __init__(self, clauses: Sequence[Clause], naming: Naming) -> None:
        """Take clauses, at least one, with what they name."""
        self._clauses = clauses
        self._naming = naming
        self._unknown = UnknownPlaces(naming)

    def of(self, entity: Entity) -> Stance:
        """Return the stance of the words on a device, or on a place that it is in.

        A clause against something holds for the devices that it names best, unless a
        request calls them by name and it does not. Statements and questions count only
        for devices that no request is about.
        """
        asking = self._asking
        scores = {id(one): self._naming.score(one, entity) for one in self._clauses}
        wanted = max((scores[id(one)] for one in asking), default=0)
        called = any(self._naming.is_called(one, entity) for one in asking) or (
            self._is_called_over(entity)
        )
        for clause in self._clauses:
            score = scores[id(clause)]
            if (
                clause.stance not in AGAINST
                or not score
                or (
                    score < self._naming.best(clause)
                    and not self._naming.is_of_all_in(clause, entity)
                )
            ):
                continue
            if (
                not called
                or self._naming.is_called(clause, entity)
                or self._is_not_this(clause, entity)
            ):
                return clause.stance
        if not asking:
            return self._without_request(entity)
        if not called and any(
            scores[id(one)] > KIND and scores[id(one)] == self._naming.best(one)
            for one in self._clauses
            if one.stance is Stance.NEARBY
        ):
            return Stance.NEARBY
        if not called and (soft := self._called_in(entity, wanted, scores)):
            return soft
        if wanted:
            nearest = [one for one in asking if self._naming.is_called(one, entity)]
            nearest = nearest or [one for one in asking if scores[id(one)] == wanted]
            return self._stance_by(nearest, entity, scores, called=called)
        if generic := [one for one in asking if self._is_generic(one)]:
            # "The desk lamp is too bright, turn it off" asks nothing of another lamp.
            others = called or not self._is_another_called(entity)
            return _surest(generic) if others else Stance.UNCLEAR
        told = max(self._clauses, key=lambda one: scores[id(one)])
        if scores[id(told)]:
            return told.stance
        if all(map(self._says_what, asking)):
            # Every request names its devices or their kind, and this is none of them.
            return Stance.UNCLEAR
        return _surest(asking)

    def _is_not_this(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause right behind the name of a device takes it back.

        "The shop radio, not the shop, the galley radio": it has but words of that name.
        """
        language, at = self._naming.language, self._clauses.index(clause)
        before = self._clauses[at - 1] if at else None
        own = own_words(entity.names)
        said = [
            one
            for n, one in enumerate(clause.words)
            if language is not None and not language.article_book.has(clause.words, n)
        ]
        return (
            before is not None
            and before.stance is Stance.REQUEST
            and self._naming.is_called(before, entity)
            and any(one.plain in own for one in said)
            and all(one.plain in own for one in said[1:])
        )

    def _stance_by(
        self,
        nearest: Sequence[Clause],
        entity: Entity,
        scores: Mapping[int, int],
        *,
        called: bool,
    ) -> Stance:
        """Return the stance on a device of the requests that name it best (nearest).

        called tells that a request calls the device by its name.
        """
        if not called and all(self._is_near_another(one) for one in nearest):
            return Stance.NEARBY
        if all(self._naming.is_elsewhere(one, entity) for one in nearest):
            return Stance.ELSEWHERE
        if all(
            self._naming.is_of_other_kind(one, entity)
            or self._naming.is_for_list(one, entity)
            or (one.only and scores[id(one)] < self._naming.best(one))
            or (not called and self._is_beside_named(one, entity))
            or (
                self._naming.is_by_kind(one, entity)
                and (self._unknown.is_nowhere(one) or self._unknown.is_nothing(one))
            )
            for one in nearest
        ):
            return Stance.UNCLEAR
        return _surest(nearest)

    def _without_request(self, entity: Entity) -> Stance:
        """Return the stance on a device where no clause asks for something."""
        scores = [
            (self._naming.score(one, entity), one.stance) for one in self._clauses
        ]
        best = max(score for score, _ in scores)
        stances = {stance for score, stance in scores if score == best}
        if Stance.FORBIDDEN in {one.stance for one in self._clauses}:
            stances.add(Stance.FORBIDDEN)
        return next(one for one in BY_WEIGHT if one in stances)

    @cached_property
    def _asking(self) -> Sequence[Clause]:
        """Return the clauses that may ask for something, without corrected values."""
        asking = [clause for clause in self._clauses if clause.stance in OPEN]
        wishes = [
            one for one in asking if not one.corrects or self._naming.mentions(one)
        ]
        return wishes or asking

    def _called_in(
        self, entity: Entity, wanted: int, scores: Mapping[int, int]
    ) -> Stance | None:
        """Return the stance of a clause that calls a device but asks nothing for now.

        "Turn off the desk lamp, and the floor lamp at ten". wanted is the best score of
        a request for the device. None if there is no such clause.
        """
        return next(
            (
                one.stance
                for at, one in enumerate(self._clauses)
                if one.stance in _SOFT
                and (scores[id(one)] > wanted or one.stance in _NOT_NOW)
                and self._naming.is_called(one, entity)
                and not (
                    # "The radio is too loud, turn it off".
                    one.stance in (Stance.TOLD, Stance.QUESTION)
                    and any(
                        later.stance is Stance.REQUEST
                        and self._is_generic(later)
                        and not (
                            # "Would it help if the hood ran, like, thirty?"
                            one.stance is Stance.QUESTION
                            and self._naming.language is not None
                            and has_but_numbers(later, self._naming.language)
                        )
                        for later in self._clauses[at + 1 :]
                    )
                )
            ),
            None,
        )

    def _is_called_over(self, entity: Entity) -> bool:
        """Return whether a request calls a device by the thing that it hangs over.

        "The light over the sink" is the device named "Sink light".
        """
        for clause, where in pairwise(self._clauses):
            if where.over and clause.stance in OPEN and not any(clause.names):
                both = replace(
                    clause,
                    words=clause.words + where.words,
                    names=clause.names + where.names,
                )
                own = own_words(entity.names)
                if (
                    self._naming.is_called(both, entity)
                    and not self._naming.is_called(where, entity)
                    and self._is_of(where, own)
                ):
                    return True
        return False

    def _is_of(self, clause: Clause, own: AbstractSet[str]) -> bool:
        """Return whether a clause ends in one of the words own and names nothing else.

        own are the words of a device's names.
        """
        language, forms = self._naming.language, self._naming.forms
        joining = language.joining_words if language else frozenset()
        return (
            bool(clause.words)
            and not own.isdisjoint(forms[clause.words[-1].plain])
            and all(
                named
                or token.plain in joining
                or not own.isdisjoint(forms[token.plain])
                for token, named in zip(clause.words, clause.names, strict=True)
            )
        )

    def _is_near_another(self, clause: Clause) -> bool:
        """Return whether the next clause says what the named device stands near."""
        behind = self._clauses[self._clauses.index(clause) + 1 :][:1]
        return any(one.stance is Stance.NEARBY for one in behind)

    def _says_what(self, clause: Clause) -> bool:
        """Return whether a clause has names, in whatever form, or a kind of devices."""
        naming = self._naming
        return bool(
            any(clause.names)
            or naming.all_kinds(clause)
            or naming.called(clause)
            or naming.places(clause)
        )

    def _is_another_called(self, entity: Entity) -> bool:
        """Return whether a clause calls another device than this one by its name."""
        return any(
            other.entity_id != entity.entity_id
            for clause in self._clauses
            for other in self._naming.called(clause)
        )

    def _is_beside_named(self, clause: Clause, entity: Entity) -> bool:
        """Return whether a clause calls another device, and of this one only its place.

        "The desk lamp upstairs" asks nothing of the other lamps upstairs.
        """
        naming, language = self._naming, self._naming.language
        own = own_words(entity.names)
        if language is None or all(
            one.domain != entity.domain for one in naming.called(clause)
        ):
            return False
        return not any(
            language.whole_book.has(clause.words, at)
            or (
                not clause.names[at]
                and (
                    naming.is_kind(clause.words, at, entity)
                    or not own.isdisjoint(naming.forms[clause.words[at].plain])
                )
            )
            for at in range(len(clause.words))
        )

    def _is_generic(self, clause: Clause) -> bool:
        """Return whether a clause asks for something and names nothing: "turn it off"."""
        behind = self._clauses[self._clauses.index(clause) + 1 :][:1]
        return (
            not self._naming.mentions(clause)
            and not any(one.goes_on for one in behind)
            and says_anything(clause, self._naming.language)
        )


def _surest(clauses: Iterable[Clause]) -> Stance:
    """Return REQUEST if one of the clauses is a request, else UNCLEAR."""
    stances = {one.stance for one in clauses}
    return Stance.REQUEST if Stance.REQUEST in stances else Stance.UNCLEAR
