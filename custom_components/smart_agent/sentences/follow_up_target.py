"""Another device or place, of words that go on from the turn before: "the lamp too"."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from homeassistant.const import Platform
from homeassistant.helpers.intent import INTENT_TURN_OFF, INTENT_TURN_ON

from ..home.home import Area, Entity
from ..home.model import AT_WINDOWS
from ..llm_tools.spec import AREA, DEVICE_CLASS, DOMAIN, FLOOR, NAME
from ..utterance.going_on import clause_of
from ..utterance.languages.ellipsis import words_of
from ..utterance.mark import Mark
from ..utterance.naming import Naming
from ..utterance.other_one import other_of, says_other
from ..utterance.own_words import own_words
from ..utterance.request import Request
from ..utterance.tokens import Token
from .recognized import RecognizedIntent

_SWITCHED = frozenset(
    {
        Platform.CLIMATE,
        Platform.FAN,
        Platform.HUMIDIFIER,
        Platform.LIGHT,
        Platform.MEDIA_PLAYER,
        Platform.SWITCH,
        "input_boolean",
    }
)
"""Domains of what is turned on and off alike."""

_BY_PLACE = frozenset(
    {
        Platform.CLIMATE,
        Platform.COVER,
        Platform.FAN,
        Platform.HUMIDIFIER,
        Platform.LIGHT,
        Platform.LOCK,
        Platform.MEDIA_PLAYER,
    }
)
"""Domains of which another one can be told by its place: a switch is for anything."""

_DOMAINS = _SWITCHED | _BY_PLACE | {Platform.VALVE}

_SAYS_NOTHING = frozenset(
    {Mark.COURTESY, Mark.DEGREE, Mark.JOIN, Mark.RELATION, Mark.TAG}
)
"""Marks of words beside a name that change nothing of it."""

type Before = tuple[Mapping[str, Any], Sequence[str]]
"""The arguments of a call, and the ids of what it acted on."""


class Targets:
    """Finds what words name in place of what the turn before acted on."""

    def __init__(
        self, request: Request, intent_type: str, before: Sequence[Before]
    ) -> None:
        """Take the words, of a language that is read, and the calls before them."""
        found = words_of(request.code)
        assert found is not None
        self._request = request
        self._home = request.home
        self._table = found
        self._intent_type = intent_type
        self._before = before

    def call(
        self, values: Mapping[str, Any], words: Sequence[Token]
    ) -> RecognizedIntent | None:
        """Return the call with these values for what words name, None for nothing."""
        if not self._old or not {one.domain for one in self._old} <= _DOMAINS:
            return None
        if self._says_more(words):
            return None
        entity, near = self._other(words) or self._device(words)
        target = self._of(entity)
        if (area := self._place(words)) is not None:
            called = target if not near else None
            target, near = self._in_area(area), False
            if called and called != target:
                # The device and the place have one name.
                return None
        if target is None:
            return None
        return RecognizedIntent(self._intent_type, {**target, **values}, near=near)

    def _says_more(self, words: Sequence[Token]) -> bool:
        """Return whether words that are of no name deny, ask, or stand for something."""
        language = self._request.language
        assert language is not None
        names = clause_of(self._request, words).names
        return any(
            not names[at]
            and (
                any(m.tells not in _SAYS_NOTHING for m in language.book.at(words, at))
                or (
                    language.it_book.has(words, at)
                    and not language.article_book.has(words, at)
                    and not (at == 0 and self._table.front(words, "those"))
                )
            )
            for at in range(len(words))
        )

    @cached_property
    def _old(self) -> list[Entity]:
        """Return what the calls before acted on."""
        ids = dict.fromkeys(one for _, found in self._before for one in found)
        known = self._home.entity_by_id
        return [known[one] for one in ids if one in known]

    @cached_property
    def _domains(self) -> frozenset[str]:
        """Return the domains of what the same can be done to."""
        own = frozenset(one.domain for one in self._old)
        switched = self._intent_type in (INTENT_TURN_ON, INTENT_TURN_OFF)
        return _SWITCHED if switched and own <= _SWITCHED else own

    def _of(self, entity: Entity | None) -> dict[str, Any] | None:
        """Return the target of a call for a device, None where it was acted on before."""
        if entity is None or entity in self._old:
            return None
        return {NAME: self._home.reference(entity)}

    def _other(self, words: Sequence[Token]) -> tuple[Entity, bool] | None:
        """Return the other of two devices, as _device does, None for other words."""
        if len(self._old) != 1 or not says_other(words, self._request.code):
            return None
        found = other_of(self._old[0], self._home, self._domains)
        return (found, False) if found else None

    # -- by its name

    def _device(self, words: Sequence[Token]) -> tuple[Entity | None, bool]:
        """Return the device that words name, and whether they call it otherwise."""
        clause = clause_of(self._request, words)
        language = self._request.language
        assert language is not None
        naming = Naming((clause,), self._home, language)
        if called := naming.called(clause):
            found = [
                one
                for one in called
                if one.domain in self._domains
                and naming.calls_only(clause, one)
                and self._fits(naming, words, one)
            ]
            return (found[0] if len(found) == 1 else None), False
        found = [
            one
            for one in self._home.entities
            if one.domain in self._domains
            and self._fits(naming, words, one)
            and self._is_hinted(naming, words, one)
        ]
        return (found[0] if len(found) == 1 else None), True

    def _fits(self, naming: Naming, words: Sequence[Token], entity: Entity) -> bool:
        """Return whether all words are of a device: its names, its place, its kind."""
        own = own_words(entity.names) | self._home.words_of_place(entity)
        return all(
            self._only_joins(words, at)
            or not own.isdisjoint(naming.forms[token.plain])
            or naming.is_kind(words, at, entity)
            for at, token in enumerate(words)
        )

    def _is_hinted(
        self, naming: Naming, words: Sequence[Token], entity: Entity
    ) -> bool:
        """Return whether words have one of the names of a device that is no mere kind."""
        language = self._request.language
        assert language is not None
        own = own_words(entity.names)
        return any(
            not own.isdisjoint(naming.forms[token.plain])
            and token.plain not in language.joining_words | language.kind_nouns
            for token in words
        )

    def _only_joins(self, words: Sequence[Token], at: int) -> bool:
        """Return whether a word only joins those beside it: not in "the kettle on"."""
        language = self._request.language
        assert language is not None
        joins = language.joining_words
        return words[at].plain in joins and (
            language.article_book.has(words, at)
            or (at > 0 and any(one.plain not in joins for one in words[at + 1 :]))
        )

    # -- by its place

    def _place(self, words: Sequence[Token]) -> Area | None:
        """Return the area that words are, None where they are more or no area.

        Before it may stand what joins it, what stands for the kind, or its noun: "the
        ones in the hall", "the lights in the hall".
        """
        request, language = self._request, self._request.language
        assert language is not None
        clause = clause_of(request, words)
        naming = Naming((clause,), self._home, language)
        rest = tuple(words)
        while rest and language.article_book.has(rest, 0):
            rest = rest[1:]
        domains = {one.domain for one in self._old}
        if rest and naming.kinds(rest, 0):
            if not domains & naming.kinds(rest, 0):
                return None
            rest = rest[1:] if len(rest) > 1 else rest
        else:
            rest = tuple(words)
            rest = rest[self._table.front(rest, "those") :]
        while len(rest) > 1 and rest[0].plain in language.joining_words:
            rest = rest[1:]
        if not rest:
            return None
        said = request.text[rest[0].start : rest[-1].end]
        match = self._home.area_names.find(said)
        return match.one if match.sure else None

    def _in_area(self, area: Area) -> dict[str, Any] | None:
        """Return the target of a call in an area, None where it is not sure which.

        What was done in a whole area is done in another one; what was done to one device
        to the only one there of its kind.
        """
        args, _ = self._before[0]
        if len(self._before) == 1 and AREA in args and NAME not in args:
            kinds = {DOMAIN, DEVICE_CLASS} & args.keys()
            if self._intent_type in (INTENT_TURN_ON, INTENT_TURN_OFF) and not kinds:
                return None
            domains = {one.domain for one in self._old}
            there = [e for e in self._home.entities if e.area_id == area.area_id]
            if area.area_id in {one.area_id for one in self._old} or not any(
                one.domain in domains for one in there
            ):
                return None
            kept = {key: args[key] for key in (DOMAIN, DEVICE_CLASS) if key in args}
            return {AREA: self._home.reference(area), **kept}
        if len(self._old) != 1 or FLOOR in args:
            return None
        return self._of(self._like(self._old[0], area))

    def _like(self, entity: Entity, area: Area) -> Entity | None:
        """Return the only device of the kind of another one in an area."""
        if entity.domain not in _BY_PLACE:
            return None
        there = [
            one
            for one in self._home.entities
            if one.area_id == area.area_id and one.domain == entity.domain
        ]
        if entity.domain == Platform.COVER:
            same = [one for one in there if one.device_class == entity.device_class]
            if entity.device_class in AT_WINDOWS:
                there = same or [o for o in there if o.device_class in AT_WINDOWS]
            else:
                there = same
        return there[0] if len(there) == 1 else None
