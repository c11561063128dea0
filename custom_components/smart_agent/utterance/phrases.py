"""The phrases by which a language says what a sentence is for."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property

from ..text.fold import spellings
from .mark import Mark
from .numbers import number_words
from .phrase_book import ANY, Match, PhraseBook, split

__all__ = ["Language", "Mark", "Match", "PhraseBook", "split"]


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

    code: str
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
    nothing: str = ""
    """What denies a thing and not the verb behind it: "nothing", "nobody"."""
    wholes: str = ""
    """What begins what something is excepted from: "all", "everything"."""
    relatives: str = ""
    """What begins a clause that tells which: "who", "which"."""
    infinitives: str = ""
    """Forms of verbs that name a deed: "éteindre"."""
    its: str = ""
    """What stands for one thing that was named before, also as a verb's end: "it"."""
    do_its: str = ""
    """What asks for the deed that was told of before: "do it"."""
    speakers: str = ""
    """What makes a verb before it no command: "mach ich"."""
    thens: str = ""
    """What makes what is asked for depend on a question before it: "then"."""
    affirms: str = ""
    """What says that a thing is meant, unlike the one before it: "wel"."""
    no_mores: str = ""
    """What says of a state that it is to end: "anymore"."""
    clitics: str = ""
    """What makes a verb behind it no command: "se apaga"."""
    clear_orders: bool = False
    """Whether a verb of a command has a form that stands behind no other verb."""
    orders_tell: bool = False
    """Whether a verb of a command is as well what somebody does: "enciende"."""
    negation_last: bool = False
    vocatives: str = ""
    """How somebody is called, at the beginning or the end: "love", "mate"."""
    hedges: str = ""
    """What proposes a number behind it: "let's say"."""
    conclusions: str = ""
    """What draws what is asked for from what was told: "so"."""
    addressees: str = ""
    """Who is asked, behind "and": "and you turn it off"."""
    ones: str = ""
    """What stands for a thing of the kind that was named before: "the one"."""
    overs: str = ""
    """What tells where a lamp hangs that is named for it: "the light over the sink"."""
    provisos: str = ""
    """What begins what must go on: "as long as"."""
    stays: str = ""
    """What says that something goes on: "keeps"."""
    likes: str = ""
    """What compares, and may begin a condition as well."""
    states: str = ""
    """How a place is, before a comparison: "dark"."""
    disbelief: str = ""
    """Exclamations that make an idiom of what was said: "no way"."""
    not_thats: str = ""
    """What takes back a thing that was named, before a comma: "not that one"."""
    ofs: str = ""
    """What says whose a place is: "of"."""
    units: str = ""
    """What a value is counted in: "percent"."""

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
        own = {way[0] for word in split(self.numbers) for way in spellings(word)}
        return frozenset(own | number_words(self.code))

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
        return self.preposition_words | self.article_words

    @cached_property
    def preposition_words(self) -> frozenset[str]:
        """Return what stands before a place, without articles."""
        return _plain_words(self.joining)

    @cached_property
    def article_words(self) -> frozenset[str]:
        """Return the words that stand before nouns."""
        return _plain_words(self.articles)

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
    def nothing_book(self) -> PhraseBook[str]:
        """Return what denies a thing."""
        return self._words("nothing")

    @cached_property
    def whole_book(self) -> PhraseBook[str]:
        """Return what begins what something is excepted from."""
        return self._words("wholes")

    @cached_property
    def relative_book(self) -> PhraseBook[str]:
        """Return what begins a clause that tells which."""
        return self._words("relatives")

    @cached_property
    def infinitive_book(self) -> PhraseBook[str]:
        """Return the forms of verbs that name a deed."""
        return self._words("infinitives")

    @cached_property
    def it_book(self) -> PhraseBook[str]:
        """Return what stands for one thing that was named before."""
        return self._words("its")

    @cached_property
    def do_it_book(self) -> PhraseBook[str]:
        """Return what asks for the deed that was told of before."""
        return self._words("do_its")

    @cached_property
    def speaker_book(self) -> PhraseBook[str]:
        """Return what makes a verb before it no command."""
        return self._words("speakers")

    @cached_property
    def then_book(self) -> PhraseBook[str]:
        """Return what makes what is asked for depend on a question before it."""
        return self._words("thens")

    @cached_property
    def affirm_book(self) -> PhraseBook[str]:
        """Return what says that a thing is meant, unlike the one before it."""
        return self._words("affirms")

    @cached_property
    def no_more_book(self) -> PhraseBook[str]:
        """Return what says of a state that it is to end."""
        return self._words("no_mores")

    @cached_property
    def clitic_book(self) -> PhraseBook[str]:
        """Return what makes a verb behind it no command."""
        return self._words("clitics")

    @cached_property
    def move_book(self) -> PhraseBook[str]:
        """Return the words beside which "let" is a command."""
        return self._words("moves")

    @cached_property
    def vocative_book(self) -> PhraseBook[str]:
        """Return how somebody is called."""
        return self._words("vocatives")

    @cached_property
    def hedge_book(self) -> PhraseBook[str]:
        """Return what proposes a number."""
        return self._words("hedges")

    @cached_property
    def conclusion_book(self) -> PhraseBook[str]:
        """Return what draws a wish from what was told."""
        return self._words("conclusions")

    @cached_property
    def addressee_book(self) -> PhraseBook[str]:
        """Return who is asked."""
        return self._words("addressees")

    @cached_property
    def one_book(self) -> PhraseBook[str]:
        """Return what stands for a thing of a kind."""
        return self._words("ones")

    @cached_property
    def over_book(self) -> PhraseBook[str]:
        """Return what tells where a lamp hangs."""
        return self._words("overs")

    @cached_property
    def proviso_book(self) -> PhraseBook[str]:
        """Return what begins what must go on."""
        return self._words("provisos")

    @cached_property
    def stay_book(self) -> PhraseBook[str]:
        """Return what says that something goes on."""
        return self._words("stays")

    @cached_property
    def like_book(self) -> PhraseBook[str]:
        """Return what compares."""
        return self._words("likes")

    @cached_property
    def state_book(self) -> PhraseBook[str]:
        """Return how a place is."""
        return self._words("states")

    @cached_property
    def disbelief_book(self) -> PhraseBook[str]:
        """Return exclamations that make an idiom of what was said."""
        return self._words("disbelief")

    @cached_property
    def of_book(self) -> PhraseBook[str]:
        """Return what says whose a place is."""
        return self._words("ofs")

    @cached_property
    def unit_book(self) -> PhraseBook[str]:
        """Return what a value is counted in."""
        return self._words("units")

    @cached_property
    def not_that_book(self) -> PhraseBook[str]:
        """Return what takes back a thing that was named."""
        return self._words("not_thats")

    def _words(self, name: str) -> PhraseBook[str]:
        """Return the phrases of a field."""
        assert name in {one.name for one in fields(self)}
        return PhraseBook(
            ((phrase, name) for phrase in split(getattr(self, name))),
            self.number_words,
        )


def _plain_words(text: str) -> frozenset[str]:
    """Return the words of phrases, without accents."""
    return frozenset(
        word for phrase in split(text) for way in spellings(phrase) for word in way
    )
