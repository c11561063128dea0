"""A place that is left out by a verb: "close all the blinds, skip the kitchen"."""

from .part import Part
from .sentence import Sentence


def skips_place(sentence: Sentence, part: Part) -> bool:
    """Return whether a part leaves out a place; it is without its verb then.

    "Skip the kitchen", but not "skip the song in the kitchen".
    """
    said, language = sentence.said, sentence.language
    verb, *rest = part.words or (-1,)
    places = [at for at in rest if sentence.named[at] and not sentence.things[at]]
    skips = (
        bool(places)
        and language.skip_book.has(said, verb)
        and all(at in places or language.article_book.has(said, at) for at in rest)
    )
    if skips:
        part.words = rest
    return skips
