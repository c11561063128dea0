"""What somebody has not made up their mind about: "the lamp or the fan"."""

from collections.abc import Sequence
from itertools import pairwise

from .languages.asked import INSTEAD, OR_WORDS
from .part import Part, turn
from .phrases import Mark
from .sentence import Sentence
from .stance import Stance


def leaves_open(sentence: Sentence, last: Part, part: Part) -> bool:
    """Return whether a part is one of two things of which only one is to be.

    "Turn on the lamp or the fan", "the lamp on or off", "do you want the lamp or the fan
    on"; not "to 20 or so".
    """
    said, language = sentence.said, sentence.language
    if (
        part.lead is not Mark.JOIN
        or part.stance is not Stance.REQUEST
        or last.stance not in (Stance.REQUEST, Stance.QUESTION)
        or said[part.start].plain not in OR_WORDS
        or not part.words
    ):
        return False
    at = part.first + language.article_book.has(said, part.first)
    return at <= part.end and (
        sentence.mentions[at] or language.particle_book.has(said, at)
    )


def is_doubted(sentence: Sentence, last: Part, part: Part) -> bool:
    """Return whether a part is a wish that somebody is not sure to have.

    "I don't think we need the lamp on", in one breath.
    """
    said, language = sentence.said, sentence.language
    return (
        part.lead is Mark.WISH
        and last.has(Mark.NEGATION, Mark.DOUBT)
        and sentence.runs_on(last, part)
        and any(
            language.mind_book.has(said, at) for at in range(last.start, last.end + 1)
        )
    )


def is_replaced(sentence: Sentence, last: Part, part: Part) -> bool:
    """Return whether a part asks for the same of another thing in place of the last one.

    "Put mustard on the list, it's mayonnaise we need, put that on instead". "Turn off the
    lamp, turn on the fan instead" asks for both.
    """
    said, verbs = sentence.said, sentence.language.verb_book
    joins = sentence.language.joining_words
    return (
        last.stance is part.stance is Stance.REQUEST
        and said[last.first].plain == said[part.first].plain
        and verbs.has(said, part.first)
        and any(
            said[at].plain in INSTEAD
            # "Instead of the fan" is no more than that.
            and not (at + 1 < len(said) and said[at + 1].plain in joins)
            for at in range(part.first, min(part.end + 2, len(said)))
        )
        and _particles(sentence, last) == _particles(sentence, part)
    )


def put_right(sentence: Sentence, asking: Sequence[Part]) -> None:
    """Take back, of parts that ask for something, those for which others stand.

    "To 24. Twenty-four, listen to me. 21": the last number counts.
    """
    valued: Part | None = None
    for last, part in pairwise(asking):
        if is_replaced(sentence, last, part):
            turn([last], Stance.REVOKED)
        valued = last if valued is None or not last.corrects else valued
        if is_other_value(sentence, valued, part):
            part.corrects = True
            turn([last] if last is not valued else [], Stance.REVOKED)


def is_other_value(sentence: Sentence, last: Part, part: Part) -> bool:
    """Return whether a part is but another number for the value in the last wish.

    "Set the heating to 23. She is giving me that look. Okay, 20 degrees."
    """
    units = sentence.language.unit_book
    numbers = [at for at in part.words if sentence.is_number(at)]
    return (
        bool(numbers)
        and all(at in numbers or units.has(sentence.said, at) for at in part.words)
        and sentence.mentions_any(last)
        and any(map(sentence.is_number, last.words))
    )


def _particles(sentence: Sentence, part: Part) -> list[str]:
    """Return the particles of a part: "on", "off"."""
    said, book = sentence.said, sentence.language.particle_book
    return [said[at].plain for at in part.words if book.has(said, at)]


def is_bettered(sentence: Sentence, last: Part, part: Part) -> bool:
    """Return whether a part tells of another number for what is asked for before it.

    "The heating to 25, hmm, 21 will do"; "25, 3 people are coming" has a noun behind it.
    """
    language, said = sentence.language, sentence.said
    if (
        last.stance is not Stance.REQUEST
        or part.stance not in (Stance.TOLD, Stance.UNCLEAR)
        or sentence.mentions_any(part)
        or not any(map(sentence.is_number, last.words))
    ):
        return False
    words = [at for at in part.words if not part.is_in_mark(at, Mark.DOUBT)]
    if not words or not sentence.is_number(words[0]):
        return False
    behind = next((at for at in words if not sentence.is_number(at)), -1)
    if language.unit_book.has(said, behind):
        behind += 1
    return behind in words and language.finite_book.has(said, behind)
