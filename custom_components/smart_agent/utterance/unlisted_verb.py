"""What is told with a verb that no list has: "the kettle whistles"."""

from itertools import pairwise

from .deeds import begins_way
from .languages.haste import SOON
from .languages.otherwise import ONESELF
from .mark import Mark
from .part import Part
from .sentence import Sentence
from .shares import in_share
from .told_by_verb import tells_by_verb

_BEFORE_THING = 2
"""Words of a deed that is none of the home: a verb and what it is of."""


def is_said_of_a_thing(sentence: Sentence, part: Part, last: Part | None) -> bool:
    """Return whether a part tells with a verb that no list has: "the kettle whistles".

    Behind another part, last, only what somebody did themselves. A command begins with
    its verb, in languages that say by what a statement's verb ends. A part with an article
    before its thing does so only if a verb stands between: "my grandfather built the barn
    door".
    """
    language, words = sentence.language, part.words
    told = (tells_by_verb, _did_it_oneself, _comes_soon)
    if _is_beside(sentence, part, last) or any(one(sentence, part) for one in told):
        return True
    if (
        last is not None
        or not language.verb_ends
        or not words
        or sentence.has_verb(words)
    ):
        return False
    if _counts(sentence, part):
        return True
    if any(
        (sentence.is_number(at) and not sentence.has_article(at))
        or sentence.is_value(at)
        or in_share(sentence.said, at, language.code)
        for at in words
    ):
        return False
    if any(
        _is_unknown(sentence, at)
        and sentence.said[at].plain.endswith(language.verb_ends[-1])
        and sentence.has_article(at + 1)
        for at in words[1:]
    ):
        # "Ann finally fixed the squeak in the fan".
        return True
    begins = sentence.has_article(words[0]) or sentence.named[words[0]]
    for before, at in pairwise(words):
        if at != before + 1 or not _is_unknown(sentence, at):
            continue
        inflected = sentence.said[at].plain.endswith(
            language.verb_ends
        ) or language.article_book.has(sentence.said, at + 1)
        if sentence.mentions[before]:
            if begins and inflected:
                return True
        elif (
            _is_unknown(sentence, before)
            and (begins or (before == words[0] and inflected))
            and sentence.has_article(at + 1)
            and at + 2 in words
            and any(sentence.mentions[one] for one in words if one > at + 1)
            and not any(sentence.mentions[one] for one in words if one < at)
        ):
            return True
    return False


def _is_beside(sentence: Sentence, part: Part, last: Part | None) -> bool:
    """Return whether what is done has to do with a thing only by where it is."""
    if last is None:
        return _is_done_on_thing(sentence, part)
    return bool(part.words) and tells_doing(sentence, last, part.words[0])


def is_doing(sentence: Sentence, at: int) -> bool:
    """Return whether what somebody does stands behind a word, in one breath: "Leo chewing"."""
    ending, behind = sentence.language.progressive, at + 1
    return (
        bool(ending)
        and behind < len(sentence.said)
        and sentence.said[behind].plain.endswith(ending)
        and not (sentence.said[behind].weak or sentence.said[behind].strong)
        and not sentence.mentions[behind]
    )


def tells_doing(sentence: Sentence, part: Part, at: int) -> bool:
    """Return whether it is told what somebody does: "TV up ten percent Leo chewing".

    The command before is whole: it ends in a value, a particle or a thing. Of a list that
    may be an item: "self raising flour".
    """
    said, language = sentence.said, sentence.language
    before = at - 1
    return (
        at > 0
        and is_doing(sentence, at)
        and _is_unknown(sentence, at)
        and not any(sentence.lists[one] for one in part.words)
        and (
            language.unit_book.has(said, before)
            or language.particle_book.has(said, before)
            or sentence.things[before]
            or sentence.is_number(before)
        )
    )


def _counts(sentence: Sentence, part: Part) -> bool:
    """Return whether somebody did so many of something: "Leo scored two goals"."""
    language, words = sentence.language, part.words
    return any(
        _is_unknown(sentence, at)
        and sentence.said[at].plain.endswith(language.verb_ends[-1])
        and sentence.is_number(behind)
        and _is_unknown(sentence, noun)
        and not language.unit_book.has(sentence.said, noun)
        and not any(sentence.things[one] for one in words)
        for at, behind, noun in zip(words[1:], words[2:], words[3:], strict=False)
    )


def _did_it_oneself(sentence: Sentence, part: Part) -> bool:
    """Return whether a part tells what somebody did: "Declan put that in himself"."""
    said, language = sentence.said, sentence.language
    own = ONESELF.get(language.code, frozenset())
    return (
        bool(part.words)
        and not language.verb_book.has(said, part.words[0])
        and any(said[at].plain in own for at in part.words[1:])
    )


def _comes_soon(sentence: Sentence, part: Part) -> bool:
    """Return whether words before others say what comes, and when: "bus in four minutes".

    "The lamp in four minutes" is a wish for then.
    """
    said, language, words = sentence.said, sentence.language, part.words
    soon = [
        one
        for one in part.marks
        if one.tells is Mark.LATER
        and said[one.start].plain in SOON.get(language.code, ())
    ]
    if (
        len(soon) != 1
        or not words
        or part.lead is not None
        or part.end == len(said) - 1
    ):
        return False
    before = range(part.first, soon[0].start)
    return (
        any(_is_unknown(sentence, at) for at in before)
        and not any(
            sentence.mentions[at]
            or language.verb_book.has(said, at)
            or language.it_book.has(said, at)
            for at in before
        )
        and not said[part.end + 1].asked
        and (
            any(one.weak or one.strong for one in said[soon[0].end : part.end + 2])
            # "On camera in two minutes and I look a fright, …"
            or (
                language.joins(said, part.end + 1)
                and language.subject_book.has(said, part.end + 2)
            )
        )
    )


def _is_done_on_thing(sentence: Sentence, part: Part) -> bool:
    """Return whether a thing is only where something is done: "hit diamond on the PC".

    Two words that no list has stand before "on", an article and the thing.
    """
    said, language, words = sentence.said, sentence.language, part.words
    return (
        len(words) > _BEFORE_THING + 1
        and all(_is_unknown(sentence, at) for at in words[:_BEFORE_THING])
        # "Go back on the radio" is a deed.
        and not begins_way(
            language.code, tuple(said[at].plain for at in words[:_BEFORE_THING])
        )
        and language.particle_book.has(said, words[_BEFORE_THING])
        and language.article_book.has(said, words[_BEFORE_THING + 1])
        and any(sentence.things[at] for at in words[_BEFORE_THING + 2 :])
    )


def _is_unknown(sentence: Sentence, at: int) -> bool:
    """Return whether a word is in no list, and names nothing."""
    said, language = sentence.said, sentence.language
    return not (
        sentence.mentions[at]
        or sentence.named[at]
        or said[at].plain in language.joining_words
        or language.book.has(said, at)
        or any(
            book.has(said, at)
            for book in (
                language.article_book,
                language.it_book,
                language.kind_book,
                language.now_book,
                language.owner_book,
                language.particle_book,
                language.pronoun_book,
                language.verb_book,
            )
        )
    )
