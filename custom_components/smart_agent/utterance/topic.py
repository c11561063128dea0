"""Whether words only name what a command behind them is about: "the lamp, turn it off"."""

from .part import Part
from .part_deed import says_deed
from .sentence import Sentence
from .stance import AGAINST, Stance


def is_topic(sentence: Sentence, last: Part, part: Part) -> bool:
    """Return whether a part is for what the last one names, by a pronoun.

    The last says nothing else, and the part has a verb and names nothing itself. What is
    only told has any: "the lamp, she turned it off".
    """
    language, said = sentence.language, sentence.said
    names = [at for at in last.words if sentence.named[at]]
    return (
        last.stance is Stance.REQUEST
        and part.stance in {Stance.REQUEST, Stance.TOLD, *AGAINST}
        and last.lead is None
        and not (last.marks or last.only or last.corrects)
        and bool(names)
        and all(at in names or language.article_book.has(said, at) for at in last.words)
        and not says_deed(sentence, last)
        and said[part.start].weak
        and not part.corrects
        and not any(sentence.things[at] for at in part.words)
        and (
            part.stance is Stance.TOLD
            or any(sentence.is_command(at) for at in part.words)
        )
        and any(language.it_book.has(said, at) for at in part.words)
    )
