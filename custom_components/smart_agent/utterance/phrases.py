"""The phrases by which a language says what a sentence is for."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from ..text.fold import spellings
from .mark import Mark
from .numbers import number_words
from .phrase_book import ANY, PhraseBook, PhraseMatch, made_of, split_phrases
from .tokens import Token
from .word_books import WordBooks

_STEM = 3
"""Letters of the shortest name that has an article at its end."""

__all__ = ["Language", "Mark", "PhraseBook", "PhraseMatch", "made_of", "split_phrases"]


@dataclass(frozen=True)
class Language(WordBooks):
    """The phrases of one language, one a line or between bars.

    A phrase is words as they are said, without signs: "don t". "#" stands for a number
    and "*" for the rest or the middle of a word, alone for a word. A phrase with accents is found with
    and without them; one without is not found in a word that has some. "=" before a
    phrase takes it only as it is written.
    """

    code: str
    marks: Mapping[Mark, str]
    """The phrases that tell something of the sentence, by what they tell."""
    verbs: str
    """What a command begins or ends with."""
    subjects: str
    """Pronouns that a statement begins with."""
    finite: str
    """The verbs of a statement."""
    articles: str
    """What stands before a noun."""
    numbers: str
    """The words for numbers."""
    joining: str
    """What stands between a device and its place."""
    kinds: Mapping[str, str]
    """The nouns for devices, by domain, with device classes behind a colon."""
    moves: str = ""
    """Words beside which "let" is no wish that something stay: "lass den Rollladen
    herunter"."""
    particles: str = ""
    """What a command without a verb ends in: "kitchen light off"."""
    pronouns: str = ""
    """What stands for things that were named before."""
    now: str = ""
    """What says that it is for now."""
    only: str = ""
    """What narrows down, and is no clause by itself."""
    within: str = ""
    """What stands before a place."""
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
    rejects: str = ""
    """What says that a thing is not meant, behind it: "la radio no"."""
    no_mores: str = ""
    """What says of a state that it is to end: "anymore"."""
    clitics: str = ""
    """What makes a verb behind it no command: "se apaga"."""
    clear_orders: bool = False
    """Whether a verb of a command has a form that stands behind no other verb."""
    orders_tell: bool = False
    """Whether a verb of a command is as well what somebody does: "enciende"."""
    verb_ends: tuple[str, ...] = ()
    """What a verb of a statement may end in, where none of a command does."""
    orders_ask: bool = False
    """Whether a question mark makes a command polite, and no question: "spegni?"."""
    denial: str = ""
    """What a verb begins with that is denied in one word: "nezapínej"."""
    negation_last: bool = False
    """Whether "not" stands behind what it negates."""
    inverts: bool = False
    """Whether a verb that comes first may begin a condition: "regner det, så …"."""
    vocatives: str = ""
    """How somebody is called, at the beginning or the end: "love", "mate"."""
    lefts: str = ""
    """What begins a question of how somebody left a thing: "did I leave"."""
    left_ends: str = ""
    """What ends such a question, where the language has that: "gelassen"."""
    ises: str = ""
    """What such a question begins with if it is of how the thing is: "is", "are"."""
    softeners: str = ""
    """What only softens a command right behind it: "I guess"."""
    hedges: str = ""
    """What proposes a number behind it: "let's say"."""
    conclusions: str = ""
    """What draws what is asked for from what was told: "so"."""
    addressees: str = ""
    """Who is asked, behind "and": "and you turn it off"."""
    ones: str = ""
    """What stands for a thing of the kind that was named before: "the one"."""
    skips: str = ""
    """Verbs that leave out a place: "skip the kitchen"."""
    occasions: str = ""
    """What begins with a sign behind it to say what time it is: "bedtime: lights off"."""
    minds: str = ""
    """What somebody wants or thinks, and did not say: "reckons"."""
    says: str = ""
    """Verbs of what somebody says now that is so, before a subject: "says"."""
    bare_ones: str = ""
    """What stands for such a thing behind where it is: "the hall one"."""
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
    serials: str = ""
    """Verbs that "and" joins to another as one: "why has she gone and shut it"."""
    spans: str = ""
    """What a time is counted in that one may wait for. Not one that is only said: "hang on
    a minute"."""
    lastings: str = ""
    """What says that something is so still, or has been for long: "for hours"."""
    shares: str = ""
    """What a share of the whole is counted in: "percent"."""
    partways: str = ""
    """How far something goes that goes not all the way: "halfway"."""
    bits: str = ""
    """What says that something goes a little way, or is to be a little more: "a bit"."""
    yours: str = ""
    """What says that a thing is somebody's who is spoken to: "your lamp"."""
    own_reports: str = ""
    """What repeats what the speaker has said before: "I know I said"."""
    presents: str = ""
    """What a question of how things are may have besides, and asks the same: "still"."""
    to_dos: str = ""
    """How a deed ends that goes on from another verb: "die Lampe auszuschalten"."""
    modals: str = ""
    """Verbs that have another one behind them, in the form of a command: "can"."""
    thats: str = ""
    """What begins a clause that tells what is thought, or was meant: "that"."""
    neithers: str = ""
    """What denies two things, of which the first stands behind it: "neither"."""
    endings: str = ""
    """What a name ends in that has its article behind it: "lampen"; "e/a" has one end in
    place of another: "lampe", "lampa"."""
    firsts: str = ""
    """What begins the first of several commands: "first"."""
    settled: str = ""
    """Verbs of a statement that no verb in the form of a command can go on from: "is",
    where "I come home, turn on the lamp" tells both."""
    owners: str = ""
    """What says before a thing whose it is, and not which: "her radiator"."""
    possessives: str = ""
    """What stands for a thing that another one has: "its volume"."""
    progressive: str = ""
    """What a verb ends in that tells what goes on, behind a form of "be"."""
    conditionals: str = ""
    """What makes a statement one of what is not so, or not for sure: "would"."""
    perfects: str = ""
    """What makes the verb behind it one of a statement, where that could be a command as
    well: "have put"."""
    adverbs: str = ""
    """What may stand between the two: "just"."""
    no_names: str = ""
    """What is no place here, although one may be called so: "i gang"."""

    def __post_init__(self) -> None:
        """Name what is missing: a language is whole or not there."""
        missing = [mark for mark in Mark if mark not in self.marks]
        if missing:
            raise ValueError(f"no phrases for {missing}")

    @cached_property
    def book(self) -> PhraseBook[Mark]:
        """Return the phrases with what they tell."""
        return PhraseBook(
            (
                (phrase, mark)
                for mark in Mark
                for phrase in split_phrases(self.marks[mark])
            ),
            self.number_words,
        )

    @cached_property
    def number_words(self) -> frozenset[str]:
        """Return the words for numbers."""
        own = {
            way[0] for word in split_phrases(self.numbers) for way in spellings(word)
        }
        return frozenset(own | number_words(self.code))

    @cached_property
    def _name_endings(self) -> Sequence[tuple[str, str]]:
        """Return what names end in without an article, and what with it."""
        pairs = (one.rpartition("/") for one in split_phrases(self.endings))
        return [(bare, ending) for bare, _, ending in pairs]

    def bare(self, word: str) -> frozenset[str]:
        """Return a word, and what it may be without an article at its end."""
        return frozenset(
            {word}
            | {
                word.removesuffix(ending) + bare
                for bare, ending in self._name_endings
                if word.endswith(ending) and len(word) - len(ending) >= _STEM
            }
        )

    def has_article(self, word: str) -> bool:
        """Return whether a word ends in an article that is no mere letter."""
        return any(
            len(ending) > 1
            and word.endswith(ending)
            and len(word) - len(ending) >= _STEM
            for _, ending in self._name_endings
        )

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

    def joins(self, said: Sequence[Token], at: int) -> bool:
        """Return whether one word by itself joins what stands around it: "and"."""
        return any(
            one.tells is Mark.JOIN and one.end == at + 1
            for one in self.book.at(said, at)
        )

    @cached_property
    def kind_nouns(self) -> frozenset[str]:
        """Return the nouns for devices that say nothing but the kind."""
        return frozenset(
            word
            for text in self.kinds.values()
            for phrase in split_phrases(text)
            if ANY not in phrase
            for way in spellings(phrase)
            for word in way
        )

    @cached_property
    def noun_kinds(self) -> Mapping[str, frozenset[str]]:
        """Return the kinds that single words are nouns for, by the word."""
        found: dict[str, frozenset[str]] = {}
        for kind, text in self.kinds.items():
            for phrase in split_phrases(text):
                for way in spellings(phrase):
                    if len(way) == 1:
                        found[way[0]] = found.get(way[0], frozenset()) | {kind}
        return found

    def other_kinds(self, word: str, others: Iterable[str]) -> frozenset[str]:
        """Return those of others that are nouns for no kind that a word is a noun for.

        They are never forms of one word: "porte" and "portail", "porta" and "portão".
        """
        kinds = self.noun_kinds.get(word)
        return frozenset(
            one
            for one in others
            if kinds
            and one in self.noun_kinds
            and kinds.isdisjoint(self.noun_kinds[one])
        )

    @cached_property
    def kind_book(self) -> PhraseBook[str]:
        """Return the nouns for devices, with their domains."""
        return PhraseBook(
            (phrase, domain)
            for domain, text in self.kinds.items()
            for phrase in split_phrases(text)
        )


def _plain_words(text: str) -> frozenset[str]:
    """Return the words of phrases, without accents."""
    return frozenset(
        word
        for phrase in split_phrases(text)
        for way in spellings(phrase)
        for word in way
    )
