"""Whether a number is only told of, where another one was taken back."""

from .languages.indirect import INDIRECT
from .part import Part
from .sentence import Sentence


def tells_of_number(sentence: Sentence, part: Part) -> bool:
    """Return whether a part tells of a number, and puts none right: "at 21 she sweats".

    "21, I said" does, and "21 it is".
    """
    said, language = sentence.said, sentence.language
    words = INDIRECT.get(language.code)
    speakers = words.speakers if words else frozenset()
    first = next((at for at in part.words if sentence.is_number(at)), len(said))
    return any(
        at > first
        and at + 1 in part.words
        and language.subject_book.has(said, at)
        and not language.it_book.has(said, at)
        and said[at].plain not in speakers
        for at in part.words
    )
