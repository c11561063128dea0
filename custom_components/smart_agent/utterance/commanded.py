"""Whether a part of a sentence is a command, while it is read."""

from .part import Part
from .phrases import Mark
from .sentence import Sentence

_VALUE_WORDS = 3
"""Words at the end of a command in which its value is: "forty per cent"."""


def has_commanded(sentence: Sentence, part: Part) -> bool:
    """Return whether a part is a command with what it is for."""
    if part.lead not in (None, Mark.JOIN, Mark.POLITE):
        return False
    if not sentence.mentions_any(part):
        return False
    verb_book, first = sentence.language.verb_book, part.words[0]
    return verb_book.has(sentence.said, first) or _has_set(sentence, part)


def _has_set(sentence: Sentence, part: Part) -> bool:
    """Return whether a part is a command without a verb: "fan at forty percent"."""
    language, said = sentence.language, sentence.said
    if part.asks_first or part.has(Mark.REPORT, Mark.DOUBT, Mark.NEGATION):
        return False
    if sentence.tells(part, part.first) or any(
        language.relative_book.has(said, at) for at in part.words
    ):
        return False
    # "All lights off in this room".
    return any(map(sentence.is_number, part.words[-_VALUE_WORDS:])) or any(
        language.particle_book.has(said, at)
        and (at == part.end or language.within_book.has(said, at + 1))
        for at in part.words[1:]
    )
