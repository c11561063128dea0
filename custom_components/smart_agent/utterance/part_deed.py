"""Whether a part of a sentence says anything to do."""

from .part import Part
from .sentence import Sentence


def says_deed(sentence: Sentence, part: Part) -> bool:
    """Return whether a part has a verb, a particle, a number or a share."""
    language = sentence.language
    return sentence.has_verb(part.words) or any(
        (
            sentence.is_number(at)
            and not language.article_book.has(sentence.said, at)
            and not sentence.is_pronoun(at)
        )
        or language.particle_book.has(sentence.said, at)
        or language.partway_book.has(sentence.said, at)
        for at in part.words
    )
