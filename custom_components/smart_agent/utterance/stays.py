"""Reads what stays as it is as an exception: "all lights off, but the spots stay on"."""

from ..text.base_language import words_language
from .languages.stays import STAYS, STAYS_BUT
from .mark import Mark
from .phrases import Language
from .tokens import as_said, parted, tokens
from .ways import ways_of

_EXCEPTS = frozenset({Mark.CONTRAST, Mark.EXCEPTION})


def with_stays(text: str, code: str, language: Language) -> str:
    """Return a text with an exception for what stays as it is of all that is to change.

    It stands behind "but". Where nothing is said of all, it asks for something by itself.
    code is that of the language.
    """
    base = words_language(code)
    stays, said = ways_of(STAYS, base), tokens(text)
    whole = [at for at in range(len(said)) if language.whole_book.has(said, at)]
    if not (stays and whole):
        return text

    def excepts(at: int) -> bool:
        return any(one.tells in _EXCEPTS for one in language.book.at(said, at))

    for part in parted(said, excepts):
        lead = max(
            (one.end for one in language.book.at(part, 0) if one.tells in _EXCEPTS),
            default=0,
        )
        if not lead or part[0].start < said[whole[0]].start:
            continue
        plain = tuple(one.plain for one in part)
        for at in range(lead + 1, len(part)):
            way = next((one for one in stays if plain[at : at + len(one)] == one), ())
            if way:
                told = text[part[at + len(way) - 1].end :]
                thing = as_said(text, part[lead:at])
                return f"{text[: part[0].start]}{STAYS_BUT[base]} {thing}{told}"
    return text
