"""The phrases by which a language says what a sentence is for."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import cached_property
from itertools import product, takewhile

from ..text.fold import spellings
from .tokens import Token

NUMBER = "#"
"""What stands in a phrase for a number, in digits or as a word."""

ANY = "*"
"""What stands in a phrase for the rest of a word, or for any one word."""


_LONG = 4
"""Words of a phrase that may have a comma in it: "it would be nice, if you"."""


class Mark(StrEnum):
    """What a phrase tells of the sentence that it is in."""

    COURTESY = "courtesy"
    """Says nothing of what is to be done: "please", "when you get a chance"."""
    POLITE = "polite"
    """Begins a request that is put as a question: "could you"."""
    WISH = "wish"
    """Begins a request that is put as a wish: "I'd like"."""
    TAG = "tag"
    """A question mark behind it asks for consent only: "okay?"."""
    UNWISH = "unwish"
    """A wish that something be not done: "I don't want"."""
    NEGATION = "negation"
    """Not, never, no."""
    HOLD = "hold"
    """Something is to stay as it is: "leave", "keep"."""
    EXCEPTION = "exception"
    """What follows is excepted: "except", "but not"."""
    CONTRAST = "contrast"
    """What follows is meant after all: "but", "sondern"."""
    JOIN = "join"
    """Joins two parts: "and", "then"."""
    CONDITION = "condition"
    """The act depends on something, or waits for it: "if", "as soon as"."""
    REASON = "reason"
    """What follows tells why: "because", "so that"."""
    LATER = "later"
    """Another time than now: "tomorrow", "at seven"."""
    PAST = "past"
    """Something was: "yesterday", "already"."""
    REPORT = "report"
    """Words of somebody, or to somebody: "she said", "write down"."""
    ASK = "ask"
    """Begins a question, also an indirect one: "did", "tell me if"."""
    JUST_ASKING = "just_asking"
    """Says that all of it is only a question: "just asking"."""
    DOUBT = "doubt"
    """Leaves open whether it is wanted: "maybe", "imagine"."""
    CORRECTION = "correction"
    """Takes back what came before: "no wait", "I mean"."""
    REVOKED = "revoked"
    """Takes back all that came before: "never mind"."""
    RELATION = "relation"
    """What follows is only near to what is meant: "next to"."""


@dataclass(frozen=True)
class Language:
    """The phrases of one language, one a line or between bars.

    A phrase is words as they are said, without signs: "don t". "#" stands for a number
    and "*" for the rest of a word, alone for a word. A phrase with accents is found with
    and without them; one without is not found in a word that has some. "=" before a
    phrase takes it only as it is written.

    verbs are what a command begins or ends with, subjects the pronouns and finite the
    verbs of a statement, articles what stands before a noun, numbers the words for
    numbers and joining what stands between a device and its place. kinds are nouns for
    devices, by domain, with device classes behind a colon. moves are words beside which "let" is no wish that something stay:
    "lass den Rollladen herunter", particles what a command without a verb ends in: "kitchen
    light off", pronouns what stands for things named before, now what says that it is for now, only what
    narrows down and is no clause by itself, within what stands before a place.
    negation_last tells that "not" stands behind what it negates.
    """

    marks: Mapping[Mark, str]
    verbs: str
    subjects: str
    finite: str
    articles: str
    numbers: str
    joining: str
    kinds: Mapping[str, str]
    moves: str = ""
    particles: str = ""
    pronouns: str = ""
    now: str = ""
    only: str = ""
    within: str = ""
    negation_last: bool = False

    def __post_init__(self) -> None:
        """Name what is missing: a language is whole or not there."""
        missing = [mark for mark in Mark if mark not in self.marks]
        if missing:
            raise ValueError(f"no phrases for {missing}")

    @cached_property
    def book(self) -> PhraseBook[Mark]:
        """Return the phrases with what they tell."""
        return PhraseBook(
            ((phrase, mark) for mark in Mark for phrase in split(self.marks[mark])),
            self.number_words,
        )

    @cached_property
    def number_words(self) -> frozenset[str]:
        """Return the words for numbers."""
        return frozenset(
            way[0] for word in split(self.numbers) for way in spellings(word)
        )

    @cached_property
    def verb_book(self) -> PhraseBook[str]:
        """Return the verbs of commands."""
        return self._words("verbs")

    @cached_property
    def subject_book(self) -> PhraseBook[str]:
        """Return the pronouns that begin statements."""
        return self._words("subjects")

    @cached_property
    def finite_book(self) -> PhraseBook[str]:
        """Return the verbs of statements."""
        return self._words("finite")

    @cached_property
    def article_book(self) -> PhraseBook[str]:
        """Return what stands before nouns."""
        return self._words("articles")

    @cached_property
    def joining_words(self) -> frozenset[str]:
        """Return what stands between a device and its place, articles too."""
        texts = (*split(self.joining), *split(self.articles))
        return frozenset(
            word for text in texts for way in spellings(text) for word in way
        )

    @cached_property
    def article_words(self) -> frozenset[str]:
        """Return the words that stand before nouns."""
        return frozenset(
            word
            for text in split(self.articles)
            for way in spellings(text)
            for word in way
        )

    @cached_property
    def kind_nouns(self) -> frozenset[str]:
        """Return the nouns for devices that say nothing but the kind."""
        return frozenset(
            word
            for text in self.kinds.values()
            for phrase in split(text)
            if ANY not in phrase
            for way in spellings(phrase)
            for word in way
        )

    @cached_property
    def kind_book(self) -> PhraseBook[str]:
        """Return the nouns for devices, with their domains."""
        return PhraseBook(
            (phrase, domain)
            for domain, text in self.kinds.items()
            for phrase in split(text)
        )

    @cached_property
    def particle_book(self) -> PhraseBook[str]:
        """Return what a command without a verb ends in."""
        return self._words("particles")

    @cached_property
    def now_book(self) -> PhraseBook[str]:
        """Return what says that something is for now."""
        return self._words("now")

    @cached_property
    def within_book(self) -> PhraseBook[str]:
        """Return what stands before a place."""
        return self._words("within")

    @cached_property
    def only_book(self) -> PhraseBook[str]:
        """Return what narrows down."""
        return self._words("only")

    @cached_property
    def pronoun_book(self) -> PhraseBook[str]:
        """Return what stands for things that were named before."""
        return self._words("pronouns")

    @cached_property
    def move_book(self) -> PhraseBook[str]:
        """Return the words beside which "let" is a command."""
        return self._words("moves")

    def _words(self, name: str) -> PhraseBook[str]:
        """Return the phrases of a field."""
        assert name in {one.name for one in fields(self)}
        return PhraseBook(
            ((phrase, name) for phrase in split(getattr(self, name))),
            self.number_words,
        )


def split(text: str) -> Iterator[str]:
    """Yield the phrases of a text."""
    for line in text.splitlines():
        for phrase in line.split("|"):
            if stripped := phrase.strip():
                yield stripped


@dataclass(frozen=True, slots=True)
class Match[T]:
    """A phrase in a sentence: its first word, the one behind its last, what it tells."""

    start: int
    end: int
    tells: T


@dataclass(frozen=True, slots=True)
class _Word:
    """One word of a phrase: as it is said, without accents, and how it is compared."""

    text: str
    plain: frozenset[str]
    opens: bool = False
    ends: bool = False
    exact: bool = False

    @property
    def is_open(self) -> bool:
        """Return whether several words are this one."""
        return self.text in (NUMBER, ANY) or self.opens or self.ends

    def fits(self, token: Token, numbers: frozenset[str]) -> bool:
        """Return whether a word of a sentence is this one."""
        if self.text == NUMBER:
            return token.is_number or token.plain in numbers
        if self.text == ANY:
            return True
        if self.exact or token.text != token.plain:
            return self._is(token.text, (self.text,))
        return self._is(token.plain, self.plain)

    def _is(self, said: str, own: Iterable[str]) -> bool:
        """Return whether a text is one of these, or begins or ends with it."""
        if self.opens:
            return any(said.startswith(one) for one in own)
        if self.ends:
            return any(said.endswith(one) for one in own)
        return any(said == one for one in own)


@dataclass
class PhraseBook[T]:
    """Phrases, found by their words: thousands may begin with one verb."""

    phrases: Iterable[tuple[str, T]]
    numbers: frozenset[str] = frozenset()
    _by_words: dict[tuple[str, ...], list[tuple[Sequence[_Word], T]]] = field(
        default_factory=dict
    )
    """By the plain words up to the first that can be several, such as a number."""

    def __post_init__(self) -> None:
        """Sort the phrases by their words."""
        for phrase, tells in self.phrases:
            words = _words(phrase)
            opening = takewhile(lambda one: not one.is_open, words)
            for key in product(*(one.plain for one in opening)):
                self._by_words.setdefault(key, []).append((words, tells))

    @cached_property
    def _longest(self) -> int:
        """Return the words of the longest key."""
        return max(map(len, self._by_words), default=0)

    def at(self, said: Sequence[Token], start: int) -> Iterator[Match[T]]:
        """Yield the phrases that begin at a word, the longest first."""
        plain = tuple(one.plain for one in said[start : start + self._longest])
        candidates = (
            own
            for size in range(len(plain) + 1)
            for own in self._by_words.get(plain[:size], ())
        )
        found = [
            Match(start, start + len(words), tells)
            for words, tells in candidates
            if self._fits(words, said[start : start + len(words)])
        ]
        yield from sorted(found, key=lambda match: -match.end)

    def has(self, said: Sequence[Token], start: int) -> bool:
        """Return whether a phrase begins at a word."""
        return any(True for _ in self.at(said, start))

    def _fits(self, words: Sequence[_Word], said: Sequence[Token]) -> bool:
        """Return whether words of a sentence are those of a phrase, in one breath."""
        return (
            len(words) == len(said)
            and not any(token.strong for token in said[1:])
            and (len(words) >= _LONG or not any(token.weak for token in said[1:]))
            and all(
                word.fits(token, self.numbers)
                for word, token in zip(words, said, strict=True)
            )
        )


def _words(phrase: str) -> list[_Word]:
    """Return the words of a phrase."""
    exact = phrase.startswith("=")
    return [_word(text, exact=exact) for text in phrase.lstrip("=").split()]


def _word(text: str, *, exact: bool) -> _Word:
    """Return a word of a phrase."""
    if text in (NUMBER, ANY):
        return _Word(text, frozenset())
    bare = text.strip(ANY).casefold()
    plain = frozenset("".join(way) for way in spellings(bare))
    return _Word(bare, plain, text.endswith(ANY), text.startswith(ANY), exact)
