"""Reads so much off a thing as so much less: "knock a degree off the heating"."""

from collections.abc import Sequence

from ..text.base_language import words_language
from ..text.fold import fold
from .asides import LED_BY, behind_marks
from .languages.otherwise import CUT_BY, TAKES_OFF
from .mark import Mark
from .numbers import numbers_in
from .otherwise import is_amount
from .phrases import Language
from .tokens import Token, as_said, parted, tokens

_LONGEST = 6
"""Words of an amount."""

_ASKED_BY = LED_BY | {Mark.POLITE, Mark.WISH}
"""What may stand before a verb and stays there: "can you cut …"."""


def with_taken_off(text: str, code: str, language: Language) -> str:
    """Return a text that lowers a thing by what is to come off it.

    "Off" is no switch there: "one degree off the boiler, please" leaves it on. Nor does
    who cuts a thing by so much turn it off. code is that of the language.
    """
    text = _with_cut(text, code, language)
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
            # "A degree off of the heating".
            thing = at + 1 + language.of_book.has(part, at + 1)
            ends = _end(language, part, thing)
            if ends == thing:
                continue
            begins = behind_marks(language, part, 0, LED_BY)
            lowered = command.format(
                as_said(text, part[thing:ends]), as_said(text, part[first:at])
            )
            before, behind = text[: part[begins].start], text[part[ends - 1].end :]
            return f"{before}{lowered}{behind}"
    return text


def _with_cut(text: str, code: str, language: Language) -> str:
    """Return a text that lowers a thing by what is cut from it: "cut its speed by half"."""
    verbs, by, amounts, command = CUT_BY.get(
        words_language(code), (frozenset[str](), "", {}, "")
    )
    for part in parted(tokens(text)) if verbs else ():
        first = behind_marks(language, part, 0, _ASKED_BY)
        if first >= len(part) or part[first].plain not in verbs:
            continue
        ends = _end(language, part, first + 1)
        for at in range(first + 2, ends):
            plain = tuple(one.plain for one in part[at:ends])
            amount = next((a for way, a in amounts.items() if fold(way) == plain), None)
            if plain[0] == by and _is_share(part[at + 1 : ends], code):
                amount = as_said(text, part[at + 1 : ends])
            if amount is not None:
                lowered = command.format(as_said(text, part[first + 1 : at]), amount)
                before, behind = text[: part[first].start], text[part[ends - 1].end :]
                return f"{before}{lowered}{behind}"
    return text


def _end(language: Language, part: Sequence[Token], at: int) -> int:
    """Return where what says something ends in a part, behind a word."""
    while at < len(part) and behind_marks(language, part, at) == at:
        at += 1
    return at


def _is_share(amount: Sequence[Token], code: str) -> bool:
    """Return whether words say how much less: not "by half nine", which is a time."""
    last = [*numbers_in(amount[-1:], code)]
    return is_amount(amount, code, aims=False) and not (last and len(amount) > 1)
