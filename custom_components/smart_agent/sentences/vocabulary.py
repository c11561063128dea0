"""The words in which a language says an intent, out of Home Assistant's sentences."""

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
    """All that a part of a template can be said as, down to single words.

    solid are the texts it can be that have no space in them, and so may be a part of a
    word: "turn" and "ed" in "turn[ed]". Of the others firsts stand before the first
    space, lasts behind the last and words between two. lists are those that values in
    it come from.
    """

    solid: _Texts = frozenset()
    firsts: _Texts = frozenset()
    lasts: _Texts = frozenset()
    words: _Texts = frozenset()
    lists: _Texts = frozenset()

    def __bool__(self) -> bool:
        """Return whether it can be said at all."""
        return bool(self.solid or self.firsts)

    def __or__(self, other: _Said) -> _Said:
        """Return one or the other."""
        return _Said(
            self.solid | other.solid,
            self.firsts | other.firsts,
            self.lasts | other.lasts,
            self.words | other.words,
            self.lists | other.lists,
        )

    def __add__(self, other: _Said) -> _Said:
        """Return one with the other behind it, without a space."""
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
"""Lists in sentences that are called like the arguments they are for."""

_NOTHING = _Said(solid=frozenset({""}))
_SPACE = _Said(firsts=frozenset({""}), lasts=frozenset({""}))


@dataclass(frozen=True, slots=True)
class Wording:
    """The words in which an intent is said, folded as those of names are.

    joining are those that need a place behind them: "on" in "on the first floor",
    values those of words that are for a value: "blinds".
    """

    words: frozenset[str] = frozenset()
    joining: frozenset[str] = frozenset()
    values: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class _Sentence:
    """The words of a sentence, without a place and with one, and its lists."""

    words: _Texts
    placed: _Texts
    lists: _Texts

    @property
    def names(self) -> bool:
        """Return whether it calls a device by its name."""
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
        """Read all sentences for actions, some tenths of a second; else it is by need."""
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
        """Return the words in which an intent is said for devices of these domains.

        named tells whether that is one that is called by its name; if not, it is what
        is of a kind or in a place. values are those that were meant, as the calls have
        them. Words for other values do not count, nor do sentences for others: "open"
        is no word for a light, "here" none for a device by its name.
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
        """Return what the sentences of a group are made of."""
        block = self._intents[intent_type]["data"][number]
        return [self._sentence(_parsed(text)) for text in block.get("sentences", ())]

    def _sentence(self, template: Expression) -> _Sentence:
        """Return what a sentence is made of."""
        said = self._said(template, placed=True)
        placed = words = said.all_words
        if not said.lists.isdisjoint(_PLACES):
            words = self._said(template, placed=False).all_words
        return _Sentence(words, placed, said.lists)

    def _said(self, part: Expression, *, placed: bool) -> _Said:
        """Return all that a part of a template can be said as.

        With placed off nothing is said of a place.
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
        """Return all that a rule can be said as; one that is in itself adds nothing."""
        if (text := self._rules.get(name)) is None:
            return _Said()
        key = (name, placed)
        if key not in self._of_rules:
            self._of_rules[key] = _SPACE
            self._of_rules[key] = self._said(self._parsed(text), placed=placed)
        return self._of_rules[key]

    def _words_for(self, name: str, values: Collection[str]) -> _Texts:
        """Return the words for values of a list; one of numbers or of free text has none."""
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
    """Return a template taken apart."""
    return parse_sentence(template).expression


def _before(one: _Said, other: _Said) -> _Said:
    """Return one with the other somewhere behind it."""
    return one + _SPACE + other + _SPACE


def _all(texts: Iterable[_Texts]) -> _Texts:
    """Return texts of several together."""
    return frozenset[str]().union(*texts)


def _text(text: str) -> _Said:
    """Return what a text without signs can be said as."""
    first, *others = text.split(" ")
    if not others:
        return _Said(solid=frozenset({text}))
    *words, last = others
    return _Said(
        firsts=frozenset({first}), lasts=frozenset({last}), words=frozenset(words)
    )


def _glued(starts: Iterable[str], ends: Collection[str]) -> _Texts:
    """Return each start with each end."""
    return frozenset(start + end for start in starts for end in ends)


def _domains(block: _Data) -> frozenset[str]:
    """Return the domains that a group of sentences is for, empty if for any."""
    found: set[str] = set()
    for where in ("slots", "requires_context"):
        value = block.get(where, {}).get("domain", ())
        found.update((value,) if isinstance(value, str) else value)
    return frozenset(found)
