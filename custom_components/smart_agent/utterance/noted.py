"""Whether a part asks that something be written on a list."""

from collections.abc import Iterator, Sequence

from .part import Part
from .sentence import Sentence


def is_noted(sentence: Sentence, part: Part) -> bool:
    """Return whether a part asks that something be written on a list.

    What stands between "and" is on it too: "write butter and milk on the list".
    """
    first = next((one.start for one in part.marks), -1)
    before = [at for at in part.words if at < first]
    if first not in part.words or (before and not _is_of_list(sentence, before)):
        return False
    return any(
        sentence.lists[at]
        for at in (
            *part.words,
            *_items_behind(sentence, part),
            *_taken_up_by(sentence, part),
        )
    )


def _is_of_list(sentence: Sentence, words: Sequence[int]) -> bool:
    """Return whether words say which list is meant, and nothing to do."""
    return not sentence.has_verb(words) and any(sentence.lists[at] for at in words)


def _taken_up_by(sentence: Sentence, part: Part) -> range:
    """Return the words before a part that "it" in it can stand for.

    "Butter has to go on the shopping list, write it down".
    """
    start = part.start
    while start and not sentence.said[start].strong:
        start -= 1
    takes_up = not sentence.mentions_any(part) and any(
        sentence.language.it_book.has(sentence.said, at)
        for at in range(part.start, min(part.start + 3, len(sentence.said)))
    )
    return range(start, part.start if takes_up else start)


def _items_behind(sentence: Sentence, part: Part) -> Iterator[int]:
    """Yield the words behind a part up to a full stop, a verb or a statement."""
    language, said = sentence.language, sentence.said
    for at in range(part.end + 1, len(said)):
        if said[at].strong or said[at].colon:
            return
        if sentence.is_command(at) and not language.particle_book.has(said, at):
            return
        if language.finite_book.has(said, at):
            return
        yield at
