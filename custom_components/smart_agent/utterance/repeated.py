"""Leaves out what is said twice in one breath: "cut the fan, cut the fan"."""

from .languages.otherwise import STRESSED
from .tokens import parted, tokens
from .ways import longest, ways_of

_FEWEST, _MOST = 2, 5
"""Words that are said again at once; one alone may only be stressed: "much much"."""


def without_repeats(text: str, code: str) -> str:
    """Return a text with what it says several times in a row only once.

    A full stop or a question mark parts it, and so do quotation marks. A word may be said
    again as such: "nobody, and I mean nobody, …". code is that of the language.
    """
    text = _without_stress(text, code)
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


def _without_stress(text: str, code: str) -> str:
    """Return a text without parts that only say the last word before them once more."""
    ways, said = ways_of(STRESSED, code), tokens(text)
    parts = parted(said) if ways else []
    for before, part in zip(parts[-2::-1], parts[:0:-1], strict=True):
        plain = tuple(one.plain for one in part)
        way = longest(ways, plain)
        if (
            way
            and plain[way:] == (before[-1].plain,)
            and not part[0].strong
            and not any(one.quoted for one in part)
        ):
            behind = text[part[-1].end :].lstrip(" ,;–—-")
            text = f"{text[: before[-1].end]} {behind}" if behind else text
    return text
