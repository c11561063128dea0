"""The words that a language uses for an intent, from Home Assistant's sentences."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, reduce
from operator import add, or_
from typing import Any

from hassil.expression import (
    Alternative,
    Expression,
    Group,
    ListReference,
    Permutation,
    RuleReference,
    TextChunk,
)
from hassil.parse_expression import parse_sentence

from ..llm_tools.spec import AREA, FLOOR, NAME
from ..text.fold import fold
from .recognized import RecognizedIntent

type _Data = Mapping[str, Any]

type _Texts = frozenset[str]


@dataclass(frozen=True, slots=True)
class _Said:
    """All texts that a part of a template can produce, down to single words."""

    solid: _Texts = frozenset()
    """Texts without a space, which may be part of a word: "ed" in "turn[ed]"."""
    firsts: _Texts = frozenset()
    """Of texts with a space, what stands before the first one."""
    lasts: _Texts = frozenset()
    """Of texts with a space, what stands behind the last one."""
    words: _Texts = frozenset()
    """Of texts with a space, the words between two spaces."""
    lists: _Texts = frozenset()
    """Names of the lists whose values the part can contain."""

    def __bool__(self) -> bool:
        """Return whether the part can produce any text."""
        return bool(self.solid or self.firsts)

    def __or__(self, other: _Said) -> _Said:
        """Return the texts of either part."""
        return _Said(
            self.solid | other.solid,
            self.firsts | other.firsts,
            self.lasts | other.lasts,
            self.words | other.words,
            self.lists | other.lists,
        )

    def __add__(self, other: _Said) -> _Said:
        """Return the texts of this part followed by the other, without a space."""
        if not (self and other):
            return _Said()
        return _Said(
            _glued(self.solid, other.solid),
            self.firsts | _glued(self.solid, other.firsts),
            other.lasts | _glued(self.lasts, other.solid),
            self.words | other.words | _glued(self.lasts, other.firsts),
            self.lists | other.lists,
        )

    @property
    def all_words(self) -> _Texts:
        """Return all words, folded as those of names are."""
        if not self:
            return frozenset()
        texts = self.solid | self.firsts | self.lasts | self.words
        return frozenset(word for text in texts for word in fold(text))


_PLACES = frozenset({AREA, FLOOR})
"""Names of the lists of places, which are also the names of their arguments."""

_NOTHING = _Said(solid=frozenset({""}))
_SPACE = _Said(firsts=frozenset({""}), lasts=frozenset({""}))


@dataclass(frozen=True, slots=True)
class Wording:
    """The words that say an intent, folded as those of names are."""

    words: frozenset[str] = frozenset()
    joining: frozenset[str] = frozenset()
    """Words that are only used with a place: "on" in "on the first floor"."""
    values: frozenset[str] = frozenset()
    """Those of words that say a value of an argument: "blinds"."""


@dataclass(frozen=True, slots=True)
class _Sentence:
    """What a sentence template is made of."""

    words: _Texts
    """Its words where no place is said."""
    placed: _Texts
    """Its words where a place is said."""
    lists: _Texts
    """Names of its lists."""

    @property
    def names(self) -> bool:
        """Return whether the sentence calls a device by its name."""
        return NAME in self.lists


class Vocabulary:
    """What a language's sentence templates are made of."""

    def __init__(self, intents: _Data) -> None:
        """Take a language's intents as Home Assistant loads them."""
        self._intents: _Data = intents.get("intents", {})
        self._rules: _Data = intents.get("expansion_rules", {})
        self._lists: _Data = intents.get("lists", {})
        self.courtesies: frozenset[str] = frozenset(
            word for text in intents.get("skip_words", ()) for word in fold(text)
        )
        """Words that may stand around any sentence."""
        self._parsed = cache(_parsed)
        self._of_rules: dict[tuple[str, bool], _Said] = {}
        self._of_block = cache(self._block)

    def derive(self) -> None:
        """Parse all templates of actions now; otherwise this happens on first use.

        Takes some tenths of a second: for the executor.
        """
        for intent_type in self._intents:
            if RecognizedIntent(intent_type, {}).acts:
                for number, _ in enumerate(self._blocks(intent_type)):
                    self._of_block(intent_type, number)

    def wording(
        self,
        intent_type: str,
        domains: Collection[str],
        values: Collection[str],
        *,
        named: bool = True,
    ) -> Wording:
        """Return the words that say an intent for devices of these domains.

        named tells whether a device is called by its name, and not by kind or place.
        values are the values of the call's arguments. Words for other values and of
        sentences for other devices are left out: "open" for a light, "here" for a
        device that is called by its name.
        """
        known = [
            sentence
            for number, block in enumerate(self._blocks(intent_type))
            if not (of := _domains(block)) or not of.isdisjoint(domains)
            for sentence in self._of_block(intent_type, number)
        ]
        fitting = [one for one in known if one.names is named] or known
        meant = _all(
            self._words_for(name, values) for name in _all(one.lists for one in fitting)
        )
        words = meant.union(*(one.words for one in fitting))
        return Wording(words, _all(one.placed for one in fitting) - words, meant)

    def _blocks(self, intent_type: str) -> Collection[_Data]:
        """Return the groups of sentences of an intent."""
        blocks: Collection[_Data] = self._intents.get(intent_type, {}).get("data", ())
        return blocks

    def _block(self, intent_type: str, number: int) -> list[_Sentence]:
        """Return the sentences of a group, parsed; number is its position."""
        block = self._intents[intent_type]["data"][number]
        return [self._sentence(_parsed(text)) for text in block.get("sentences", ())]

    def _sentence(self, template: Expression) -> _Sentence:
        """Return the words and lists of a parsed template."""
        said = self._said(template, placed=True)
        placed = words = said.all_words
        if not said.lists.isdisjoint(_PLACES):
            words = self._said(template, placed=False).all_words
        return _Sentence(words, placed, said.lists)

    def _said(self, part: Expression, *, placed: bool) -> _Said:
        """Return all texts that a part of a template can produce.

        With placed off, texts that name a place are left out.
        """
        match part:
            case TextChunk():
                return _text(part.text)
            case ListReference():
                if part.list_name in _PLACES and not placed:
                    return _Said()
                return _SPACE | _Said(lists=frozenset({part.list_name}))
            case RuleReference():
                return self._rule(part.rule_name, placed=placed)
            case Group():
                items = [self._said(item, placed=placed) for item in part.items]
                if isinstance(part, Alternative):
                    return reduce(or_, items, _Said())
                if isinstance(part, Permutation):
                    return reduce(_before, items, _SPACE)
                return reduce(add, items, _NOTHING)
        return _SPACE

    def _rule(self, name: str, *, placed: bool) -> _Said:
        """Return all texts that a rule can produce; a recursive use adds nothing."""
        if (text := self._rules.get(name)) is None:
            return _Said()
        key = (name, placed)
        if key not in self._of_rules:
            self._of_rules[key] = _SPACE
            self._of_rules[key] = self._said(self._parsed(text), placed=placed)
        return self._of_rules[key]

    def _words_for(self, name: str, values: Collection[str]) -> _Texts:
        """Return the words for values of a list, empty for numbers and free text."""
        texts = [
            (str(one.get("in")), str(one.get("out")))
            if isinstance(one, dict)
            else (str(one), str(one))
            for one in self._lists.get(name, {}).get("values", ())
        ]
        return _all(
            self._said(_parsed(text), placed=True).all_words
            for text, value in texts
            if value in values
        )


def _parsed(template: str) -> Expression:
    """Return a template, parsed."""
    return parse_sentence(template).expression


def _before(one: _Said, other: _Said) -> _Said:
    """Return the texts of one part with the other behind it, after a space."""
    return one + _SPACE + other + _SPACE


def _all(texts: Iterable[_Texts]) -> _Texts:
    """Return the union of several sets of texts."""
    return frozenset[str]().union(*texts)


def _text(text: str) -> _Said:
    """Return a text without template syntax as parts of a template's texts."""
    first, *others = text.split(" ")
    if not others:
        return _Said(solid=frozenset({text}))
    *words, last = others
    return _Said(
        firsts=frozenset({first}), lasts=frozenset({last}), words=frozenset(words)
    )


def _glued(starts: Iterable[str], ends: Collection[str]) -> _Texts:
    """Return every start with every end appended."""
    return frozenset(start + end for start in starts for end in ends)


def _domains(block: _Data) -> frozenset[str]:
    """Return the domains that a group of sentences is for, empty if for any."""
    found: set[str] = set()
    for where in ("slots", "requires_context"):
        value = block.get(where, {}).get("domain", ())
        found.update((value,) if isinstance(value, str) else value)
    return frozenset(found)
