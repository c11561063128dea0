"""The numbers and times that clauses say."""

from collections.abc import Iterator, Sequence

from .clauses import Clause, Stance
from .languages.steps import step_words
from .numbers import numbers_in, pieces_in
from .phrase_book import PhraseBook
from .phrases import Language, Mark, PhraseMatch
from .step_words import Role
from .tokens import Token

_LONGEST = 4
"""Most words of one number."""

_LEAST_AIM = 10
"""Numbers below this may be steps of a fan, or a volume of ten."""

_MOST_TIMED = 8
"""Most parts of a sentence that are searched for a delay, such as "in ten minutes"."""


def withdrawn(clauses: Sequence[Clause], code: str) -> frozenset[str]:
    """Return the numbers that do not count: 21 in "21, no, 22", 20 in "twenty-two".

    "The lamp to 40, no, I mean the spots" has no other number.
    """
    before: set[str] = set()
    behind: set[str] = set()
    for at, clause in enumerate(clauses):
        corrected = any(
            one.corrects and (not any(one.names) or any(numbers_in(one.words, code)))
            for one in clauses[at + 1 :]
        )
        said = {*numbers_in(clause.words, code)}
        if clause.stance is Stance.TOLD and not clause.corrects:
            # "To thirty, sorry, forty, thirty's like a nightclub".
            said -= before
        (before if corrected else behind).update(said)
        before.update(pieces_in(clause.words, code))
    return frozenset(before - behind)


def says_value(clause: Clause, language: Language) -> bool:
    """Return whether a clause sets something to a number: "at forty percent".

    A noun for a kind may stand before it too, "volume thirty", where it is no ending of
    that: "TV-en".
    """
    words = clause.words

    def is_number(at: int) -> bool:
        return words[at].is_number or words[at].plain in language.number_words

    for at in range(1, len(words)):
        if clause.names[at] or not is_number(at):
            continue
        if language.whole_book.has(words, at - 1):
            # "Les deux": both of them, not a value of two.
            continue
        behind = at + 1
        while behind < len(words) and is_number(behind):
            behind += 1
        of_kind = language.kind_book.has(words, at - 1) and any(
            float(one) >= _LEAST_AIM
            for one in numbers_in(words[at:behind], language.code)
        )
        if words[at - 1].plain not in language.joining_words and not of_kind:
            continue
        if behind == len(words) or language.unit_book.has(words, behind):
            return True
    return False


def shares(
    clause: Clause, code: str, language: Language, *, moves: bool
) -> Iterator[str]:
    """Yield the shares of the whole that a clause says: "20%", "halfway".

    Times are no shares: "half past", "half an hour", "halb acht". moves tells that the
    device opens and closes; only then is "a bit" a share, because to be a bit brighter
    a lamp may have to be turned on.
    """
    words, behind = clause.words, 0
    for at in range(len(words)):
        book = language.partway_book if not moves else language.moved_book
        for match in _partways(words, at, language, book) if at >= behind else ():
            behind = match.end
            yield " ".join(token.text for token in words[at:behind])
    for at in range(1, len(words)):
        if language.share_book.has(words, at):
            numbers = list(numbers_in(words[max(at - _LONGEST, 0) : at], code))
            yield from (f"{one}%" for one in numbers[-1:])


def aims(clause: Clause, code: str) -> list[str]:
    """Return the numbers that a clause says something is to be brought to: "to 70".

    Small ones count only with a unit, as "to 3" may be a step of three. Empty where the
    clause has another number too: which one is which is not known then.
    """
    words, steps = clause.words, step_words(code)
    free = [one for at, one in enumerate(words) if not clause.names[at]]
    said = list(numbers_in(free, code))
    if steps is None or len(said) != 1:
        return []
    (number,) = said
    for at in range(len(words)):
        for match in steps.book.at(words, at):
            behind = match.end
            if match.tells.role is not Role.AIM or behind == len(words):
                continue
            word = words[behind]
            if clause.names[behind] or not [*numbers_in([word], code)]:
                continue
            # A word such as "a" or "one" counts things as well.
            has_unit = word.is_number and behind + 1 < len(words)
            if float(number) >= _LEAST_AIM or has_unit:
                return [number]
    return []


def _partways(
    words: Sequence[Token], at: int, language: Language, book: PhraseBook[str]
) -> Iterator[PhraseMatch[str]]:
    """Yield the phrase at a word that says how far something goes, unless it is a time.

    At most one is yielded; at is the word's position.
    """
    for match in book.at(words, at):
        behind = match.end
        is_time = behind < len(words) and (
            words[behind].is_number
            or words[behind].plain in language.number_words
            # "Half an hour".
            or (behind == at + 1 and language.article_book.has(words, behind))
            or any(
                one.tells is Mark.LATER
                for start in (at, behind)
                for one in language.book.at(words, start)
            )
        )
        if not is_time:
            yield match
        return


def timed(text: str, clauses: Sequence[Clause], language: Language | None) -> list[str]:
    """Return the parts of a sentence that may say a delay, without duplicates.

    These are the whole text, each clause that is meant for later, and the beginning of
    such a clause up to one or two words behind each number, because words may follow
    "in ten minutes".
    """
    parts = [text]
    for clause in clauses if language is not None else ():
        if clause.stance is not Stance.LATER or not (words := clause.words):
            continue
        ends = [
            words[behind].end
            for at, word in enumerate(words)
            if word.is_number or (language and word.plain in language.number_words)
            for behind in (at + 1, at + 2)
            if behind < len(words)
        ]
        ends.append(words[-1].end)
        parts += [text[words[0].start : end] for end in ends]
    return list(dict.fromkeys(parts))[:_MOST_TIMED]
