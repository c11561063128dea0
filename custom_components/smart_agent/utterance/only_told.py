"""What is told although it could be asked for: "the kids may turn it off"."""

from .part import Part
from .phrases import Mark, PhraseMatch
from .sentence import Sentence


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
