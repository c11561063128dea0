"""A question mark that makes no question of what stands before it."""

from collections.abc import Sequence

from .languages.asked import ABOUT, ELSE
from .part import Part
from .phrases import Mark
from .sentence import Sentence
from .ways import longest, ways_of


def is_only_polite(sentence: Sentence, part: Part, parts: Sequence[Part]) -> bool:
    """Return whether a question mark is but of the courtesy of a command.

    parts are those of all that was said. "Could you turn off the lights, not the lamp?"
    excepts the lamp, "tomorrow, could you …?" is for tomorrow, and "spegni la luce?" is a
    command itself. So is "pause the film, what did she call him?", where the question mark
    is of another question.
    """
    language = sentence.language
    if _asks_beside(sentence, part, parts):
        return True
    if (
        language.orders_ask
        and sentence.is_command(part.first)
        and not sentence.is_infinitive(part.first)
    ):
        return True
    return any(
        one.lead is Mark.POLITE
        and one.unit == part.unit
        and (one.start < part.start or part.has(Mark.LATER))
        for one in parts
        if one is not part
    )


def _asks_beside(sentence: Sentence, part: Part, parts: Sequence[Part]) -> bool:
    """Return whether a whole question stands behind a command, and is not about it.

    "Open the gate, is that wise?" asks about it.
    """
    said, language = sentence.said, sentence.language
    if not (
        part.lead is None
        and all(one.tells is Mark.COURTESY for one in part.marks)
        and sentence.is_command(part.first)
        and sentence.mentions_any(part)
    ):
        return False
    behind = [one for one in parts if one.unit == part.unit and one.start > part.end]
    if any(one.has(Mark.CONDITION, Mark.DOUBT, Mark.JUST_ASKING) for one in behind):
        return False
    about, ways = ABOUT.get(language.code, frozenset()), ways_of(ELSE, language.code)
    for one in behind:
        asked = [said[at].plain for at in range(one.start, one.end + 1)]
        if said[one.start].weak and about.isdisjoint(asked):
            return longest(ways, tuple(asked)) > 0
    return False
