"""What is told by its verb alone: "first summer here we left the tap open"."""

from collections.abc import Sequence
from dataclasses import replace

from .deeds import begins_way
from .languages.past import BEGINS, PAST, PERSONS, REGULAR, SEEMS, THIRD, WISHED
from .mark import Mark
from .part import Part
from .sentence import Sentence

_NOT_THIRD = "ss"
"""How no such form ends: "press the switch" is a command."""

_WISHES = frozenset({Mark.POLITE, Mark.UNWISH, Mark.WISH})
"""What begins a part that asks for something."""


def tells_by_verb(sentence: Sentence, part: Part) -> bool:
    """Return whether a part tells what somebody did or does, and bids nothing before it.

    Who did it stands right before the verb. A name that no list has does so at the
    beginning, where what it was done to follows: "Otis called the vacuum Penny".
    """
    code = sentence.language.code
    if code not in PAST or part.lead in _WISHES:
        return False
    words = part.words
    if (
        _seems(sentence, part)
        or _begins_past(sentence, part)
        or _begins_present(sentence, part)
    ):
        return True
    for behind, at in enumerate(words[1:], start=1):
        before = words[behind - 1]
        past = _is_past(sentence, at)
        if before != at - 1 or not (past or _is_present(sentence, at)):
            continue
        if past and sentence.said[before].plain in PERSONS[code]:
            return not _bids(sentence, words[: behind - 1])
        begins = words[1:2] if sentence.has_article(words[0]) else words[:1]
        if (
            [*begins] == [before]
            and (
                sentence.has_article(at + 1)
                # "Dana picked up the nappies".
                or (
                    past
                    and at + 1 < len(sentence.said)
                    and sentence.language.particle_book.has(sentence.said, at + 1)
                    and sentence.has_article(at + 2)
                )
            )
            and not sentence.things[before]
            and not _bids(sentence, [before])
        ):
            return True
    return False


def _seems(sentence: Sentence, part: Part) -> bool:
    """Return whether a part tells how something seems that has no name here."""
    words, said = part.words, sentence.said
    begins = bool(words) and sentence.has_article(words[0])
    return (
        len(words) > begins + 2
        and said[words[begins + 1]].plain in SEEMS[sentence.language.code]
        and not sentence.has_verb([words[begins]])
        and not sentence.language.particle_book.has(said, words[begins])
    )


def _begins_past(sentence: Sentence, part: Part) -> bool:
    """Return whether a part leaves out who did something: "just sat and looked at it"."""
    said, language = sentence.said, sentence.language
    words = part.words
    begin = 0
    while begin < len(words) and language.adverb_book.has(said, words[begin]):
        begin += 1
    if begin == len(words):
        return False
    first, behind = words[begin], words[begin] + 1
    word = said[first].plain
    if sentence.named[first] or sentence.mentions[first]:
        return False
    if word in BEGINS[language.code]:
        return True
    return (
        word.endswith(REGULAR[language.code])
        and not language.verb_book.has(said, first)
        and behind < len(said)
        and said[behind].plain in language.preposition_words
        and not language.particle_book.has(said, behind)
    )


def _begins_present(sentence: Sentence, part: Part) -> bool:
    """Return whether a part begins with what somebody does: "nobody, ever, cuts that off".

    It is a form of the verb of a command, and no noun as in "lights off".
    """
    said, language = sentence.said, sentence.language
    if not part.words or part.lead is not None:
        return False
    first = part.words[0]
    token = said[first]
    if (
        not token.plain.endswith(THIRD[language.code])
        or sentence.mentions[first]
        or language.kind_book.has(said, first)
        or language.verb_book.has(said, first)
    ):
        return False
    if (
        # "Unplugs the freezer": of a verb that no list has.
        not token.plain.endswith(_NOT_THIRD)
        and sentence.has_article(first + 1)
        and any(sentence.mentions[at] for at in part.words[2:])
    ):
        return True
    bare = [token.plain[:-size] for size in range(1, len(THIRD[language.code]) + 2)]
    return any(
        begins_way(language.code, (one,))
        or language.verb_book.has([replace(token, plain=one)], 0)
        for one in bare
    ) and (
        sentence.has_article(first + 1) or language.particle_book.has(said, first + 1)
    )


def _is_past(sentence: Sentence, at: int) -> bool:
    """Return whether a word is a form of a verb that tells of the past, and no wish."""
    word, code = sentence.said[at].plain, sentence.language.code
    return (
        not sentence.named[at]
        and not (sentence.said[at].weak or sentence.said[at].strong)
        and word not in WISHED[code]
        and (word in PAST[code] or word.endswith(REGULAR[code]))
    )


def _is_present(sentence: Sentence, at: int) -> bool:
    """Return whether a word may be a verb of what somebody does, and names nothing."""
    return (
        not sentence.mentions[at]
        and not sentence.language.kind_book.has(sentence.said, at)
        and not sentence.language.book.has(sentence.said, at)
        and sentence.said[at].plain.endswith(sentence.language.verb_ends)
    )


def _bids(sentence: Sentence, words: Sequence[int]) -> bool:
    """Return whether words begin a command: "lamp off, please, we …"."""
    language, said = sentence.language, sentence.said
    return sentence.has_verb(words) or any(
        language.particle_book.has(said, at) or sentence.is_value(at) for at in words
    )
