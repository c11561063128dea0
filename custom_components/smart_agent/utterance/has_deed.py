"""Whether a clause says anything to do."""

from .clauses import Clause
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
