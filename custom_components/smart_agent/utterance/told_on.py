"""What only goes on with what was told of before."""

from collections.abc import Sequence
from itertools import pairwise

from .part import Part
from .part_deed import says_deed
from .phrases import Mark
from .sentence import Sentence
from .stance import Stance


def tell_on(sentence: Sentence, parts: Sequence[Part]) -> None:
    """Take for told, in place, what only says more of what was told of before.

    "She's had the baby, a little girl!" A verb, a value or a courtesy makes it a wish,
    unless it is what was told: "a song that goes turn it up, turn it up", or is one verb
    with it: "Ann has gone and shut the blind", which may be asked about too.
    """
    for before, part in pairwise(parts):
        if _is_one_verb(sentence, before, part):
            part.stance = before.stance
        elif (
            before.stance is Stance.TOLD
            and part.stance is Stance.REQUEST
            and part.unit == before.unit
            and (_repeats(sentence, before, part) or _names_on(sentence, part))
        ):
            part.stance = Stance.TOLD


def _is_one_verb(sentence: Sentence, before: Part, part: Part) -> bool:
    """Return whether "and" joins the verb of a part to that of the one before it."""
    return (
        part.lead is Mark.JOIN
        and part.stance is Stance.REQUEST
        and before.stance in (Stance.QUESTION, Stance.TOLD)
        and sentence.runs_on(before, part)
        and sentence.language.serial_book.has(sentence.said, before.end)
        # "I'm up, so lamp off" concludes.
        and not sentence.language.conclusion_book.has(sentence.said, part.start)
    )


def _repeats(sentence: Sentence, before: Part, part: Part) -> bool:
    """Return whether a part only repeats how the one before ends."""
    words, told = (
        [sentence.said[at].plain for at in one.words] for one in (part, before)
    )
    return len(words) > 1 and told[-len(words) :] == words


def _names_on(sentence: Sentence, part: Part) -> bool:
    """Return whether a part only names something, without anything to do."""
    return (
        part.lead is None
        and not part.corrects
        and sentence.language.article_book.has(sentence.said, part.first)
        and not says_deed(sentence, part)
        and sentence.behind_courtesies(part.end + 1) == part.end + 1
    )
