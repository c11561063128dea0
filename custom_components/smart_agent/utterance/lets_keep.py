"""Whether it is told that somebody may keep a thing as it is: "he gets to keep his lamp"."""

from .languages.otherwise import LETS
from .part import Part
from .phrases import Mark
from .sentence import Sentence


def holds_told(sentence: Sentence, part: Part) -> bool:
    """Return whether what a part tells is that something stay as it is.

    Of somebody only what they may keep, that is a wish like "leave it".
    """
    return sentence.holds(part) and (
        not sentence.has_subject(part.first) or _lets_keep(sentence, part)
    )


def _lets_keep(sentence: Sentence, part: Part) -> bool:
    """Return whether a part says what somebody is allowed to keep."""
    lets = LETS.get(sentence.language.code, frozenset())
    return any(
        one.tells is Mark.HOLD and sentence.said[one.start].plain in lets
        for one in part.marks
    )
