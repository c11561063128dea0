"""Marks that tell nothing where they stand: "pull over the curtain" says of no place."""

from .deeds import ways_to_say
from .languages.otherwise import PERCEIVED
from .mark import Mark
from .phrase_book import PhraseMatch
from .sentence import Sentence
from .ways import ways_in


def is_void(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether a mark tells nothing by what stands before or behind it."""
    return any(
        tells(sentence, match)
        for tells in (_of_thing, _sets, _of_verb, _unheard, _going)
    )


def _of_thing(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether what somebody may do is what a thing may: "the light may …"."""
    return (
        match.tells in (Mark.REPORT, Mark.DOUBT)
        and sentence.mentions[match.start]
        and any(
            one.tells is Mark.POLITE and one.end == match.end
            for one in sentence.language.book.at(sentence.said, match.start + 1)
        )
    )


def _sets(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether what else takes back sets a value: "leave it 25 percent open"."""
    said, end = sentence.said, match.end
    return (
        match.tells is Mark.REVOKED
        and end < len(said)
        and not (said[end].weak or said[end].strong)
        and sentence.is_value(end)
    )


def _of_verb(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether what may tell where a thing is goes with a verb: "pull over"."""
    said, at = sentence.said, match.start
    return (
        match.tells is Mark.RELATION
        and at > 0
        and sentence.is_command(at - 1)
        and (at == 1 or said[at - 1].weak or said[at - 1].strong)
        and not (said[at].weak or said[at].strong)
        and (said[at - 1].plain, said[at].plain)
        in ways_in(ways_to_say(sentence.language.code, "close"))
    )


def _unheard(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether nothing is reported by what is denied: "I haven't heard this"."""
    said, at = sentence.said, match.start
    return (
        match.tells is Mark.REPORT
        and at > 1
        and not (said[at].weak or said[at].strong)
        and said[at].plain in PERCEIVED.get(sentence.language.code, ())
        and any(
            one.tells is Mark.NEGATION and one.end == at
            for start in (at - 2, at - 1)
            for one in sentence.language.book.at(said, start)
        )
    )


def _going(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether nothing is reported by what only goes on: "they're mumbling"."""
    said, language = sentence.said, sentence.language
    behind = sentence.behind_courtesies(match.end)
    return (
        match.tells is Mark.REPORT
        and bool(language.progressive)
        and said[match.start].plain.endswith(language.progressive)
        and (behind == len(said) or said[behind].weak or said[behind].strong)
        and any(language.settled_book.has(said, match.start - n) for n in (1, 2))
    )
