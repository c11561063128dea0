"""Whether a clause says anything to do."""

from .clauses import Clause
from .numbers import numbers_in
from .phrases import Language


def has_deed(clause: Clause, language: Language | None) -> bool:
    """Return whether a clause has a verb of a command, a particle or a value.

    A particle before a name is a preposition ("auf der Haustür", "on the lamp"), a verb
    behind an article a noun ("the light"), and an article no number ("a pizza"). Without a
    language there is none.
    """
    if language is None:
        return False
    words = clause.words

    def is_noun(at: int) -> bool:
        return at < len(words) and (
            clause.names[at] or language.article_book.has(words, at)
        )

    for at, token in enumerate(words):
        if clause.names[at]:
            continue
        if language.particle_book.has(words, at):
            if token.plain not in language.preposition_words or not is_noun(at + 1):
                return True
        elif language.verb_book.has(words, at):
            if not at or not language.article_book.has(words, at - 1):
                return True
        elif (
            token.is_number
            or (
                token.plain in language.number_words
                and not language.article_book.has(words, at)
            )
            or language.moved_book.has(words, at)
            or language.to_do_book.has(words, at)
        ):
            return True
    return False


def says_where(clause: Clause, language: Language) -> bool:
    """Return whether a clause begins with a preposition: "with snow up to the sills"."""
    words = clause.words
    return (
        bool(words)
        and words[0].plain in language.preposition_words
        and not language.particle_book.has(words, 0)
    )


def says_anything(clause: Clause, language: Language | None) -> bool:
    """Return whether a clause has a deed, or a word for what was spoken of.

    "The door does not go up, end of": that is no wish, nor is "in nine languages".
    """
    words = clause.words
    if language is None or not words:
        return True
    if says_where(clause, language):
        return False
    books = language.it_book, language.pronoun_book, language.do_it_book
    return has_deed(clause, language) or any(
        book.has(words, at)
        # "Look at that sky."
        and (at + 1 == len(words) or not language.article_book.has(words, at))
        for book in books
        for at in range(len(words))
    )


def has_but_numbers(clause: Clause, language: Language) -> bool:
    """Return whether all words of a clause are of numbers, or units."""
    return all(
        language.unit_book.has(clause.words, at) or [*numbers_in((one,), language.code)]
        for at, one in enumerate(clause.words)
    )
