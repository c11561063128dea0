"""What somebody has not made up their mind about: "the lamp or the fan"."""

from .languages.asked import OR_WORDS
from .part import Part
from .phrases import Mark
from .sentence import Sentence
from .stance import Stance


def leaves_open(sentence: Sentence, last: Part, part: Part) -> bool:
    """Return whether a part is one of two things of which only one is to be.

    "Turn on the lamp or the fan", "the lamp on or off"; not "to 20 or so".
    """
    said, language = sentence.said, sentence.language
    if (
        part.lead is not Mark.JOIN
        or {last.stance, part.stance} != {Stance.REQUEST}
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
        and bool(last.words)
        and last.end + 1 == part.start
        and not (said[part.start].weak or said[part.start].strong)
        and any(
            language.mind_book.has(said, at) for at in range(last.start, last.end + 1)
        )
    )
