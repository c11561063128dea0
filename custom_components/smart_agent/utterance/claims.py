"""What an answer claims was done: "I turned on the lamp", "the door is locked"."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
import re

from ..text.base_language import words_language
from ..text.fold import fold, positions
from .claim_words import OTHER, ClaimWords
from .deeds import ways_to_say
from .languages.claims import CLAIM_WORDS

_COMMA = re.compile(r"[,;:–—]|\s-\s")
_MOST_BETWEEN = 8
"""Most words between two words of a deed: "turned the lights in the small room on"."""
_MOST_IN_STATE = 2
"""Most words between two words of a state: "is now on"."""
_LONGEST_PARTICLE = 3
"""Letters of a word that is no verb where it stands alone: "I'll leave it on"."""
_PROMISED = ("turn_on", "turn_off", "open", "close", "lock", "unlock")
"""Deeds of which words have verbs in their plain form: "I'll close it"."""
_REACH = 4
"""Words behind a modal verb such as "can" within which nothing counts as claimed."""

type _Ways = Collection[tuple[str, ...]]


@dataclass(frozen=True)
class Claim:
    """A part of an answer that says something was done."""

    deeds: frozenset[str]
    """Deeds such as "turn_on", or OTHER; several where the words leave it open."""
    words: tuple[str, ...]
    """The words of that part, folded."""
    own: bool
    """Whether it says that the agent did it: "I turned on …"."""


def read_claims(sentence: str, language: str) -> list[Claim]:
    """Return what a sentence of an answer claims was done, empty for nothing.

    language is the user's, as a tag such as "de-CH". English claims are found in every
    language, because small models often answer in English. Questions claim nothing:
    the caller must not pass them.
    """
    base = words_language(language)
    codes = [one for one in dict.fromkeys((base, "en")) if one in CLAIM_WORDS]
    return [one for code in codes for one in _claims(sentence, CLAIM_WORDS[code], code)]


def _claims(sentence: str, language: ClaimWords, code: str) -> Iterator[Claim]:
    """Yield the claims of a sentence in one language, whose code is given."""
    if fold(sentence) in language.folded["done"]:
        yield Claim(frozenset({OTHER}), fold(sentence), own=True)
        return
    before: tuple[str, ...] = ()
    found: list[Claim] = []
    whole = fold(sentence)
    offers = any(positions(way, whole) for way in language.folded["offers"] if way)
    for piece in _pieces(sentence, language):
        read = _claim(piece, language)
        if read is None and not offers:
            read = _promise(piece, language, code)
        if read is not None:
            found.append(Claim(read.deeds, before + read.words, read.own))
            before = ()
        elif _is_denied(piece, len(piece), language):
            before = ()
        elif found:
            last = found[-1]
            found[-1] = Claim(last.deeds, last.words + piece, last.own)
        else:
            before += piece
    yield from found


def _pieces(sentence: str, language: ClaimWords) -> Iterator[tuple[str, ...]]:
    """Yield the folded words between commas and joining words: clauses, list items."""
    joins = {way[0] for way in language.folded["joins"]}
    for part in _COMMA.split(sentence):
        piece: list[str] = []
        for word in fold(part):
            if word in joins and piece:
                yield tuple(piece)
                piece = []
            elif word not in joins:
                piece.append(word)
        if piece:
            yield tuple(piece)


def _claim(piece: tuple[str, ...], language: ClaimWords) -> Claim | None:
    """Return what a clause claims, None for nothing."""
    if piece in language.folded["done"]:
        return Claim(frozenset({OTHER}), piece, own=True)
    spans = [
        (deed, at)
        for deed, ways in language.act_ways.items()
        for at in _spans(piece, ways, _MOST_BETWEEN)
    ]
    spans += [
        (deed, at)
        for deed, ways in language.state_ways.items()
        for at in _spans(piece, ways, _MOST_IN_STATE)
        if _ends(piece, at[-1], language)
    ]
    kept = [
        (deed, at)
        for deed, at in spans
        if not _is_denied(piece, at[0], language)
        # "Fermé à clé" (locked) contains "fermé" (closed): only the longest counts.
        and not any(set(at) < set(other) for _, other in spans)
    ]
    if not kept:
        return None
    own = any(positions(way, piece) for way in language.folded["first"])
    return Claim(frozenset(deed for deed, _ in kept), piece, own)


def _promise(piece: tuple[str, ...], language: ClaimWords, code: str) -> Claim | None:
    """Return what a clause promises to do: "I'll close the blind", None for nothing.

    Nothing is done behind an answer, so that it is a claim as well.
    """
    begins = [
        at + len(way)
        for way in language.folded["promises"]
        if way
        for at in positions(way, piece)
    ]
    if not begins:
        return None
    behind = piece[min(begins) :]
    ways = {deed: _verbs(ways_to_say(code, deed)) for deed in _PROMISED}
    ways[OTHER] = language.folded["promised"]
    against = {way[0] for way in language.folded["against"]}
    deeds = {
        deed
        for deed, said in ways.items()
        for at in _spans(behind, [one for one in said if one], _MOST_BETWEEN)
        if against.isdisjoint(behind[: at[0]])
    }
    return Claim(frozenset(deeds), piece, own=True) if deeds else None


@lru_cache(maxsize=128)
def _verbs(ways: str) -> _Ways:
    """Return the ways to say a deed that have a verb, as folded words."""
    folded = map(fold, ways.split(","))
    return [
        way for way in folded if len(way) > 1 or len("".join(way)) > _LONGEST_PARTICLE
    ]


def _spans(words: Sequence[str], ways: _Ways, most: int) -> Iterator[tuple[int, ...]]:
    """Yield the positions of a way's words, with at most `most` others between two."""
    for way in ways:
        for start in (at for at, word in enumerate(words) if word == way[0]):
            found = [start]
            for word in way[1:]:
                end = min(len(words), found[-1] + most + 2)
                at = next(
                    (i for i in range(found[-1] + 1, end) if words[i] == word), None
                )
                if at is None:
                    break
                found.append(at)
            if len(found) == len(way):
                yield tuple(found)


def _ends(words: Sequence[str], at: int, language: ClaimWords) -> bool:
    """Return whether a state whose last word is at `at` ends its clause.

    "Is on" and "is on now" do, "is on the table" does not.
    """
    behind = words[at + 1 : at + 2]
    return not behind or any(
        way[:1] == tuple(behind) for way in language.folded["tails"]
    )


def _is_denied(words: Sequence[str], end: int, language: ClaimWords) -> bool:
    """Return whether a negation or modal before position `end` rules out a claim."""
    against = {way[0] for way in language.folded["against"]}
    modals = {way[0] for way in language.folded["modals"]}
    return not against.isdisjoint(words[:end]) or not modals.isdisjoint(
        words[max(0, end - _REACH) : end]
    )
