"""Whether it is told that somebody may keep a thing as it is: "he gets to keep his lamp"."""

from .languages.otherwise import LETS
from .part import Part
from .phrases import Mark
from .sentence import Sentence


def lets_keep(sentence: Sentence, part: Part) -> bool:
    """Return whether what a part tells is said to be so: that is a wish like "leave it"."""
    lets = LETS.get(sentence.language.code, frozenset())
    return any(
        one.tells is Mark.HOLD and sentence.said[one.start].plain in lets
        for one in part.marks
    )
