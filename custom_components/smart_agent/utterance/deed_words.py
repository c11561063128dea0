"""Finds the deeds that the words of clauses name for a device."""

from collections.abc import Sequence, Set as AbstractSet
from dataclasses import replace
from itertools import pairwise

from ..home.home import Entity
from ..text.fold import fold
from .clauses import Clause, Stance
from .deeds import UNDOING, deeds_of
from .naming import Naming
from .phrases import Mark
from .said_values import aims, says_value, shares
from .sole import rest_of_sole
from .tokens import Token

_MOVED = frozenset({"cover", "valve"})
"""Domains that can be moved part of the way."""

_TURNED = frozenset({Stance.FORBIDDEN, Stance.REVOKED})
"""Stances of a clause in place of which the next clause may ask for something else."""

type _Way = frozenset[str]
"""The words of one way to say a deed."""


class DeedWords:
    """Tells which deeds the clauses ask for on a device, and which they do not."""

    def __init__(self, naming: Naming, code: str) -> None:
        """Take the clauses with what they name, and the code of their language."""
        self._naming = naming
        self._code = code

    def says(self, clause: Clause, entity: Entity, deeds: str) -> bool:
        """Return whether a clause is one of these deeds and a device, and nothing else.

        That is its name, or the noun for its kind if nothing else is of it.
        """
        naming = self._naming
        if naming.calls_only(clause, entity):
            rest: tuple[str, ...] | None = naming.bare_of(clause, entity)
        else:
            rest = rest_of_sole(naming, clause, entity)
        return naming.has_deed(clause) and rest in naming.bare_ways(deeds)

    def opposes(self, entity: Entity, deeds: str, others: str) -> bool:
        """Return whether the words ask for another deed on a device than this one.

        deeds are the ways to say this deed, others those to say the other one, each a
        text with commas between the ways.
        """
        said = [
            token
            for one in self._about(entity)
            for at, token in enumerate(one.words)
            if not (
                one.names[at]
                or self._is_place(one, at)
                # "Unlock the entry lock": behind its verb it is a noun.
                or (at > 0 and self._naming.is_kind(one.words, at, entity))
            )
        ]
        other = _said_ways(others, said)
        # "Lås upp" says "lås" too, but as a part of it.
        own = {
            way
            for way in _said_ways(deeds, said)
            if not any(way < longer for longer in other)
        }
        return bool(other) and not own

    def _is_place(self, clause: Clause, at: int) -> bool:
        """Return whether a word that may say a deed only says where: "på övervåningen".

        Behind a verb it belongs to that: "sätt på lampan". German and Dutch put it last.
        """
        language, words = self._naming.language, clause.words
        return (
            language is not None
            and not language.negation_last
            and 0 < at < len(words) - 1
            and words[at].plain in language.preposition_words
            and words[at + 1].plain not in language.preposition_words
            and language.particle_book.has(words, at)
            and not language.no_more_book.has(words, at + 1)
            and not language.verb_book.has(words, at - 1)
        )

    def sets(self, entity: Entity, deeds: str) -> bool:
        """Return whether the words set a device to a value and say none of the deeds.

        deeds are the ways to say these deeds, with commas between.
        """
        language = self._naming.language
        about = self._about(entity)
        return (
            language is not None
            and any(says_value(one, language) for one in about)
            and not any(
                _is_said(deeds, self._spoken(one))
                for one in (*about, *self._calling(entity))
            )
        )

    def share(self, entity: Entity, withdrawn: AbstractSet[str]) -> str | None:
        """Return the share that the words ask for of a device: "20%", "halfway".

        Several are joined with " and "; None if they say none. withdrawn are numbers
        that the user corrected, which do not count.
        """
        language = self._naming.language
        if language is None:
            return None
        said = {
            number
            for one in self._about(entity)
            for number in shares(
                one, self._code, language, moves=entity.domain in _MOVED
            )
        } - {f"{one}%" for one in withdrawn}
        return " and ".join(sorted(said)) or None

    def aim(self, entity: Entity, withdrawn: AbstractSet[str]) -> str | None:
        """Return the only number that the words bring a device to, or None.

        withdrawn are numbers that the user corrected, which leave it open.
        """
        said = {
            one for clause in self._about(entity) for one in aims(clause, self._code)
        }
        return said.pop() if len(said) == 1 and not said & withdrawn else None

    def _calling(self, entity: Entity) -> Sequence[Clause]:
        """Return the requests that call the device by its name."""
        asking = [one for one in self._naming.clauses if one.stance is Stance.REQUEST]
        return [one for one in asking if self._naming.is_called(one, entity)]

    def _about(self, entity: Entity) -> Sequence[Clause]:
        """Return the requests that name the device best, and those that name none."""
        asking = [one for one in self._naming.clauses if one.stance is Stance.REQUEST]
        called = self._calling(entity) or asking
        wanted = max((self._naming.score(one, entity) for one in called), default=0)
        return [
            one
            for one in asking
            if (one in called and self._naming.score(one, entity) == wanted)
            or not self._naming.mentions(one)
        ]

    def instead(self, entity: Entity, deed: str) -> bool | None:
        """Return whether the words ask for this deed in place of a forbidden one.

        "Don't turn it off, just pause it". False if they ask for another one in its
        place, None if they replace nothing.
        """
        score, best = self._naming.score, self._naming.best
        for denial, wish in pairwise(self._naming.clauses):
            if denial.stance not in _TURNED or wish.stance is not Stance.REQUEST:
                continue
            wished, denied = self.deeds(wish), self.deeds(denial)
            if denial.stance is Stance.FORBIDDEN and not self._rules_out(denial):
                # "Leave the lamp alone, turn it off" says nothing that the wish is for
                # in its place.
                continue
            if self._is_of_it(wish) and score(denial, entity) >= best(denial):
                # A deed without words of its own, such as a value, is meant only where
                # none of the others is, and one of them is forbidden.
                if deed in UNDOING:
                    return deed in wished and deed not in denied
                return not wished and bool(denied)
            if (
                self._is_of_it(denial)
                and score(wish, entity) >= best(wish)
                and deed in denied - wished
            ):
                return False
        return self._ends(entity, deed)

    def _ends(self, entity: Entity, deed: str) -> bool | None:
        """Return True if the words end the opposite state, else None.

        "I don't want it on anymore" asks to turn it off.
        """
        language = self._naming.language
        return (
            True
            if language is not None
            and any(
                one.stance is Stance.FORBIDDEN
                and self._naming.score(one, entity)
                and self._naming.score(one, entity) >= self._naming.best(one)
                and self.deeds(one) == {UNDOING.get(deed)}
                and any(
                    language.no_more_book.has(one.words, at)
                    for at in range(len(one.words))
                )
                and not any(
                    language.verb_book.has(one.words, at)
                    and not language.particle_book.has(one.words, at)
                    for at in range(len(one.words))
                )
                for one in self._naming.clauses
            )
            else None
        )

    def _rules_out(self, denial: Clause) -> bool:
        """Return whether what forbids says what not to do, and not just to do nothing."""
        language = self._naming.language
        return (
            language is not None
            and self._naming.has_deed(denial)
            and not any(
                match.tells is Mark.HOLD
                for at in range(len(denial.words))
                for match in language.book.at(denial.words, at)
            )
        )

    def _is_of_it(self, clause: Clause) -> bool:
        """Return whether a clause refers to what was named before: "just pause it".

        What corrects a deed is of the same thing: "turn it off, I mean turn on".
        """
        language = self._naming.language
        if language is None or self._naming.mentions(clause):
            return False
        return (
            clause.only
            or clause.corrects
            or any(
                language.it_book.has(clause.words, at)
                for at in range(len(clause.words))
            )
        )

    def deeds(self, clause: Clause) -> frozenset[str]:
        """Return the deeds that a clause says: "auf 20" does not say to open."""
        said = self._spoken(clause)
        if clause.stance in _TURNED:
            said = [*said, *self._undenied(said)]
        ways = {one: _said_ways(deeds_of(self._code, one), said) for one in UNDOING}
        longer = frozenset[_Way]().union(*ways.values())
        return frozenset(
            one
            for one, own in ways.items()
            if any(not any(way < other for other in longer) for way in own)
        )

    def _undenied(self, said: Sequence[Token]) -> Sequence[Token]:
        """Return what words deny that are denied in one word: "zapínej"."""
        language = self._naming.language
        denial = language.denial if language else ""
        return [
            replace(
                token,
                text=token.text.removeprefix(denial),
                plain=token.plain.removeprefix(denial),
            )
            for token in said
            if denial and token.text.startswith(denial)
        ]

    def _spoken(self, clause: Clause) -> Sequence[Token]:
        """Return the words of a clause that may say a deed."""
        language = self._naming.language
        assert language is not None
        return [
            token
            for at, token in enumerate(clause.words)
            if not clause.names[at]
            and not self._is_place(clause, at)
            and not (
                language.particle_book.has(clause.words, at)
                and at + 1 < len(clause.words)
                and (
                    clause.words[at + 1].is_number
                    or clause.words[at + 1].plain in language.number_words
                    # "Auf Pause" does not say to open, nor "på paus" to turn on.
                    or (
                        at == 0
                        and (
                            language.negation_last
                            or token.plain in language.preposition_words
                        )
                    )
                )
            )
        ]


def _is_said(ways: str, said: Sequence[Token]) -> bool:
    """Return whether the words include one of the ways, a text with commas between."""
    return bool(_said_ways(ways, said))


def _said_ways(ways: str, said: Sequence[Token]) -> frozenset[_Way]:
    """Return which of the ways to say a deed the words include, each as its words.

    A way with accents also matches words without them, but not the other way round:
    the word "allumé" does not match the way "allume".
    """
    exact = {token.text for token in said}
    plain = {token.plain for token in said if token.plain == token.text}
    return frozenset(
        frozenset(way.split())
        for way in ways.casefold().split(",")
        if way.strip()
        and all(word in exact or set(fold(word)) <= plain for word in way.split())
    )
