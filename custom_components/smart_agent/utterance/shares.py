"""Whether a word is of what says a share: "as fast as she'll go" tells nothing of her."""

from collections.abc import Sequence

from .languages.steps import step_words
from .step_words import Role
from .tokens import Token

_LONGEST = 6
"""Words of the longest phrase for a share, but for the last."""


def in_share(said: Sequence[Token], at: int, code: str) -> bool:
    """Return whether a word is of a phrase of several words for a share."""
    if (words := step_words(code)) is None:
        return False
    return any(
        match.tells.role is Role.SHARE and start <= at < match.end > start + 1
        for start in range(max(0, at - _LONGEST), at + 1)
        for match in words.book.at(said, start)
    )
