"""What is told although it could be asked for: "the kids may turn it off"."""

from collections.abc import Sequence

from .part import Part
from .phrases import Mark, PhraseMatch
from .sentence import Sentence
from .stance import Stance
from .tokens import is_owner


def is_of_somebody(sentence: Sentence, match: PhraseMatch[Mark], part: Part) -> bool:
    """Return whether a wish has for its subject somebody who is only told of.

    "The kids may turn it off", "Peter må gerne slukke lampen" ask nothing of the
    house, other than "the lamp may go off" and "all of it may go off".
    """
    said = sentence.said
    language, token = sentence.language, said[match.start]
    if match.tells is not Mark.WISH or token.weak or token.strong:
        return False
    if language.that_book.has(said, match.start - 1):
        # "It was not meant that you should turn it off".
        return part.lead in (None, Mark.JOIN) and sentence.tells(part, part.first)
    if not part.words or part.marks or not language.finite_book.has(said, match.start):
        return False
    if any(
        language.subject_book.has(said, at) for at in range(match.start + 1, match.end)
    ):
        return False
    if any(
        one.end == match.start for one in language.subject_book.at(said, part.first)
    ):
        return True
    books = (language.whole_book, language.it_book, language.pronoun_book)
    return part.lead in (None, Mark.JOIN) and not any(
        sentence.mentions[at]
        or language.verb_book.has(said, at)
        or any(book.has(said, at) for book in books)
        for at in part.words
    )


def is_behind_adverb(sentence: Sentence, at: int) -> bool:
    """Return whether a verb tells although its subject follows: "nu er lampen på"."""
    said, language = sentence.said, sentence.language
    if not (at and language.inverts) or said[at].weak or said[at].asked:
        return False
    return language.finite_book.has(said, at) and any(
        match.end == at and (not start or said[start].weak or said[start].strong)
        for book in (language.now_book, language.then_book)
        for start in range(max(at - 3, 0), at)
        for match in book.at(said, start)
    )


def is_behind_join(sentence: Sentence, at: int) -> bool:
    """Return whether a joining word stands right before a word: "and, um, …"."""
    return at > 0 and any(
        one.tells is Mark.JOIN and one.end == at
        for one in sentence.language.book.at(sentence.said, at - 1)
    )


def joins_subjects(sentence: Sentence, match: PhraseMatch[Mark], part: Part) -> bool:
    """Return whether "and" stands within what a clause tells of: "Ann and I are cold"."""
    said, language = sentence.said, sentence.language
    return (
        bool(part.words)
        and part.lead is None
        and not sentence.has_verb(part.words)
        and any(
            match.end < one.end < len(said) and language.finite_book.has(said, one.end)
            for one in language.subject_book.at(said, part.words[0])
        )
    )


def says_how_much(sentence: Sentence, match: PhraseMatch[Mark]) -> bool:
    """Return whether a joining word says how much what is told is so: "it's so hot".

    It stands right behind the verb, and no command or thing follows it.
    """
    said, language = sentence.said, sentence.language
    at, behind = match.start, match.end
    return (
        behind == at + 1 < len(said)
        and at > 0
        and not (said[at].weak or said[at].strong)
        and not (said[behind].weak or said[behind].strong)
        and language.conclusion_book.has(said, at)
        and language.finite_book.has(said, at - 1)
        and not (
            language.verb_book.has(said, behind)
            or language.article_book.has(said, behind)
            or language.subject_book.has(said, behind)
            or language.it_book.has(said, behind)
            or language.book.has(said, behind)
            or sentence.mentions[behind]
        )
    )


def is_told_of(sentence: Sentence, part: Part) -> bool:
    """Return whether a part tells what somebody does whose things are not ours.

    "The neighbours are at it again", but not "the neighbour's lamp".
    """
    said, language = sentence.said, sentence.language
    if sentence.has_subject(part.first) and any(
        mark.tells is Mark.DOUBT
        and said[mark.start - 1].plain in language.preposition_words
        for mark in part.marks
    ):
        # "We'll be at grandma's".
        return sentence.is_finite(part)
    return any(
        mark.tells is Mark.DOUBT
        and mark.start > part.start
        and any(
            language.article_book.has(said, at) for at in (part.first, mark.start - 1)
        )
        and language.finite_book.has(said, mark.end)
        and (
            not is_owner(said, mark.end)
            or language.adverb_book.has(said, mark.end + 1)
            or _goes_on(sentence, mark.end + 1)
        )
        for mark in part.marks
    )


def _goes_on(sentence: Sentence, at: int) -> bool:
    """Return whether a word tells what goes on, and names nothing: "'s staring"."""
    going = sentence.language.progressive
    return (
        bool(going)
        and at < len(sentence.said)
        and sentence.said[at].plain.endswith(going)
        and not sentence.things[at]
    )


def is_announced(sentence: Sentence, part: Part, last: Part | None) -> bool:
    """Return whether a colon stands before a part, behind one that tells."""
    return (
        sentence.said[part.start].colon
        and last is not None
        and last.stance in (Stance.TOLD, Stance.QUESTION)
        and not _is_reason(sentence, last)
    )


def _is_reason(sentence: Sentence, part: Part) -> bool:
    """Return whether a part before a colon tells why, and says no words that may follow.

    "Peg's turning in: lights off", but not "the rule is: lights off", "she wrote this: …".
    """
    said, language = sentence.said, sentence.language
    return (
        part.stance is Stance.TOLD
        and bool(part.words)
        and all(one.tells is Mark.ASK and one.start > part.first for one in part.marks)
        and any(language.settled_book.has(said, at) for at in part.words[:-1])
        and not language.finite_book.has(said, part.words[-1])
        and (
            language.particle_book.has(said, part.words[-1])
            or not language.pronoun_book.has(said, part.words[-1])
        )
        and not language.it_book.has(said, part.words[-1])
    )


def is_own_report(sentence: Sentence, parts: Sequence[Part]) -> bool:
    """Return whether all that parts report is what the speaker said before."""
    own = {
        at
        for part in parts
        for start in range(part.start, part.end + 1)
        for match in sentence.language.own_report_book.at(sentence.said, start)
        for at in range(match.start, match.end)
    }
    reports = [
        mark for part in parts for mark in part.marks if mark.tells is Mark.REPORT
    ]
    return bool(own) and all(one.start in own for one in reports)


def sets_all(sentence: Sentence, part: Part) -> bool:
    """Return whether all of it is to be on or off by a particle: "everything off"."""
    language, said = sentence.language, sentence.said
    return (
        bool(part.words)
        and language.whole_book.has(said, part.words[0])
        and any(language.particle_book.has(said, at) for at in part.words[1:])
        and not sentence.is_finite(part)
    )


def asks_so(sentence: Sentence, part: Part) -> bool:
    """Return whether a part asks politely for what follows: "…, so can you turn it on"."""
    said, language = sentence.said, sentence.language
    return part.lead is Mark.POLITE and any(
        part.start in (match.end, at)
        for at in range(max(part.start - 2, 0), part.start + 1)
        for match in language.conclusion_book.at(said, at)
    )
