"""Reads so much off a thing as so much less: "knock a degree off the heating"."""

from ..text.base_language import words_language
from .asides import LED_BY, behind_marks
from .languages.otherwise import TAKES_OFF
from .otherwise import is_amount
from .phrases import Language
from .tokens import as_said, parted, tokens

_LONGEST = 6
"""Words of an amount."""


def with_taken_off(text: str, code: str, language: Language) -> str:
    """Return a text that lowers a thing by what is to come off it.

    "Off" is no switch there: "one degree off the boiler, please" leaves it on. code is
    that of the language.
    """
    found = TAKES_OFF.get(words_language(code))
    if found is None:
        return text
    verbs, off, command = found
    for part in parted(tokens(text)):
        first = behind_marks(language, part, 0, LED_BY)
        if first < len(part) and part[first].plain in verbs:
            first += 1
        for at in range(first + 1, min(first + _LONGEST, len(part) - 1)):
            if part[at].plain != off or not is_amount(part[first:at], code, aims=False):
                continue
            ends = at + 1
            while ends < len(part) and behind_marks(language, part, ends) == ends:
                ends += 1
            if ends == at + 1:
                continue
            begins = behind_marks(language, part, 0, LED_BY)
            lowered = command.format(
                as_said(text, part[at + 1 : ends]), as_said(text, part[first:at])
            )
            before, behind = text[: part[begins].start], text[part[ends - 1].end :]
            return f"{before}{lowered}{behind}"
    return text
