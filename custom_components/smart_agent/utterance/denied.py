"""Things that a clause names only to say that they are not meant."""

from .phrases import Mark
from .sentence import Sentence


def denies_thing(sentence: Sentence, at: int) -> bool:
    """Return whether "no" ends a clause that only names a thing: "…, la radio no".

    Behind a whole command it takes that back.
    """
    said, language = sentence.said, sentence.language
    here = said[at]
    if here.weak or here.strong or here.asked or sentence.named[at]:
        return False
    if not language.reject_book.has(said, at) or not (
        at + 1 == len(said)
        or said[at + 1].weak
        or said[at + 1].strong
        or any(one.tells is Mark.REASON for one in language.book.at(said, at + 1))
    ):
        return False
    start = at
    while start and not (
        said[start].weak
        or said[start].strong
        or any(
            one.tells in (Mark.JOIN, Mark.CONTRAST)
            for one in language.book.at(said, start - 1)
        )
    ):
        start -= 1
    words = range(start, at)
    return (
        start > 0
        and any(sentence.mentions[one] for one in words)
        and not sentence.has_verb(words)
    )
