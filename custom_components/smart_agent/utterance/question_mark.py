"""A question mark that makes no question of what stands before it."""

from collections.abc import Sequence

from .part import Part
from .phrases import Mark
from .sentence import Sentence


def is_only_polite(sentence: Sentence, part: Part, parts: Sequence[Part]) -> bool:
    """Return whether a question mark is but of the courtesy of a command.

    parts are those of all that was said. "Could you turn off the lights, not the lamp?"
    excepts the lamp, "tomorrow, could you …?" is for tomorrow, and "spegni la luce?" is a
    command itself.
    """
    language = sentence.language
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
