"""The words of a name that say whose something is."""

from functools import lru_cache
from itertools import pairwise

from .fold import fold

POSSESSIVE = "s"
"""What stands behind a name that something is of, without its sign."""


@lru_cache(maxsize=8192)
def owner_words(names: tuple[str, ...]) -> frozenset[str]:
    """Return the words of names that say whose a thing is: "ann" of "Ann's Lamp".

    An "s" stands behind them, without its sign.
    """
    return frozenset(
        word
        for name in names
        for word, behind in pairwise(fold(name))
        if behind == POSSESSIVE
    )
