"""The words of a name that say whose something is."""

from functools import lru_cache
from itertools import pairwise

from .fold import fold

POSSESSIVE = "s"
"""What stands behind a name that something is of, without its sign."""


_JOINS = frozenset({"and", "n", "und", "et", "y", "e", "en", "i", "og", "och", "a"})
"""Words for "and": what stands before one is of two owners, "Ann and Ben's Room"."""


@lru_cache(maxsize=8192)
def owner_words(names: tuple[str, ...]) -> frozenset[str]:
    """Return the words of names that say whose a thing is: "ann" of "Ann's Lamp".

    An "s" stands behind them, without its sign.
    """
    found = set()
    for words in map(fold, names):
        for at, (word, behind) in enumerate(pairwise(words)):
            if behind == POSSESSIVE:
                found.add(word)
                if at > 1 and words[at - 1] in _JOINS:
                    found.add(words[at - 2])
    return frozenset(found)
