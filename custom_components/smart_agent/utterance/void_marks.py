"""Marks that tell nothing where they stand: "pull over the curtain" says of no place."""

from .deeds import ways_to_say
from .languages.otherwise import DEGREED, PERCEIVED, SEEKS, SPARES, WHERE
from .languages.steps import step_words
from .mark import Mark
from .phrase_book import PhraseMatch
from .sentence import Sentence
from .step_words import Role
from .ways import ways_in


def is_void(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether a mark tells nothing by what stands before or behind it."""
    return any(tells(sentence, match) for tells in _VOID)


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


def _points(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether what else takes back is for one thing: "scratch that one"."""
    said, end = sentence.said, match.end
    return (
        match.tells in (Mark.CORRECTION, Mark.REVOKED)
        and match.end - match.start > 1
        and end < len(said)
        and not (said[end].weak or said[end].strong)
        and sentence.language.bare_one_book.has(said, end)
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
        and any(
            language.settled_book.has(said, at)
            for at in range(max(match.start - 2, 0), match.start)
        )
    )


def _saves(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether a verb excepts nothing: no word for all stands before it."""
    said, language = sentence.said, sentence.language
    return (
        match.tells is Mark.EXCEPTION
        and match.end == match.start + 1
        and said[match.start].plain in SPARES.get(language.code, ())
        and not any(language.whole_book.has(said, at) for at in range(match.start))
    )


def _of_rest(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether nothing is excepted by what goes on with all others.

    "Not the lamp, but the rest of the lights".
    """
    return match.tells is Mark.EXCEPTION and any(
        one.end > match.end
        for one in sentence.language.whole_book.at(sentence.said, match.end - 1)
    )


def _seeks(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether what may set a time tells what somebody wants: "she's after a film"."""
    said, at = sentence.said, match.start
    return (
        match.tells is Mark.CONDITION
        and at > 1
        and match.end == at + 1
        and said[at].plain in SEEKS.get(sentence.language.code, ())
        and said[at - 1].plain in ("s", "re", "m")
        and not (said[at].weak or said[at].strong)
    )


def _gives_more(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether what may say when says how much: "give it a bit more"."""
    said, words = sentence.said, step_words(sentence.language.code)
    return (
        match.tells is Mark.LATER
        and words is not None
        and match.end < len(said)
        and any(
            one.tells.role in (Role.MORE, Role.LESS)
            for one in words.book.at(said, match.end)
        )
    )


def _says_which(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether what else agrees says which one is meant: "the right one"."""
    said, at, end = sentence.said, match.start, match.end
    return (
        match.tells in (Mark.COURTESY, Mark.TAG)
        and 0 < at < end < len(said)
        and not (said[at].weak or said[at].strong or said[end].weak)
        and sentence.mentions[at]
        and sentence.language.article_book.has(said, at - 1)
    )


def _says_where(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether what else asks says where a thing is: "…, where the cat sleeps".

    A subject follows it and no verb, and something was called before.
    """
    said, language, end = sentence.said, sentence.language, match.end
    return (
        match.tells is Mark.ASK
        and match.start > 0
        and said[match.start].plain == WHERE.get(language.code)
        and end == match.start + 1 < len(said)
        and not said[match.start].strong
        and not said[match.start].asked
        # "Where is it" has its verb right behind.
        and not language.finite_book.has(said, end)
        and not language.book.has(said, end)
        and any(sentence.mentions[: match.start])
    )


def _is_noun(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether what else excepts is a noun: "I'm sitting at the bar"."""
    return (
        match.tells is Mark.EXCEPTION
        and match.end == match.start + 1
        and match.start > 0
        and not (sentence.said[match.start].weak or sentence.said[match.start].strong)
        and sentence.language.article_book.has(sentence.said, match.start - 1)
        and not sentence.language.whole_book.has(sentence.said, match.start - 1)
    )


def _says_how(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether what else corrects says how it is: "this is rather harsh"."""
    said, at = sentence.said, match.start
    return (
        match.tells is Mark.CORRECTION
        and match.end == at + 1 < len(said)
        and at > 0
        and said[at].plain in DEGREED.get(sentence.language.code, ())
        and not (said[at].weak or said[at].strong or said[at + 1].weak)
        and sentence.language.finite_book.has(said, at - 1)
    )


_VOID = (
    _is_noun,
    _says_how,
    _is_noun,
    _says_which,
    _says_where,
    _of_thing,
    _sets,
    _points,
    _of_verb,
    _unheard,
    _going,
    _saves,
    _of_rest,
    _seeks,
    _gives_more,
)
"""What makes a mark tell nothing."""
