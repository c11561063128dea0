"""Verbs that tell of what was done, in the form of a command: "I've just put it on"."""

from collections.abc import Sequence

from .phrases import Language
from .tokens import Token


def is_perfect(language: Language, said: Sequence[Token], at: int) -> bool:
    """Return whether the verb at a word stands behind one that makes it a statement.

    Words such as "just" and "already" may stand between the two, but no sign. Only of
    languages in which a participle may look like a command.
    """
    behind = at
    while 0 < behind < len(said) and not (said[behind].weak or said[behind].strong):
        behind -= 1
        if language.perfect_book.has(said, behind):
            return behind > 0 and not (said[behind].weak or said[behind].strong)
        if not language.adverb_book.has(said, behind):
            return False
    return False
