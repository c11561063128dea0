"""Leaves out what is said twice in one breath: "cut the fan, cut the fan"."""

from .tokens import tokens

_FEWEST, _MOST = 2, 5
"""Words that are said again at once; one alone may only be stressed: "much much"."""


def without_repeats(text: str) -> str:
    """Return a text with what it says several times in a row only once.

    A full stop or a question mark parts it, and so do quotation marks.
    """
    said = tokens(text)
    at = 0
    while at < len(said):
        for size in range(_MOST, _FEWEST - 1, -1):
            first, again = said[at : at + size], said[at + size : at + 2 * size]
            if (
                len(again) == size
                and [one.plain for one in first] == [one.plain for one in again]
                and not any(one.strong or one.quoted for one in again)
                and not any(one.is_number for one in first)
            ):
                text = text[: first[-1].end] + text[again[-1].end :]
                said = tokens(text)
                break
        else:
            at += 1
    return text
