"""Reads a reminder on a list as an item of it: "remind me on my jobs to oil the gate"."""

from ..home.home import Home
from ..text.base_language import words_language
from .asides import LED_BY, behind_marks
from .languages.listed import LIST_WANTS, REMIND_ON, REMIND_TO
from .phrases import Language
from .plain_list import lists_called
from .tokens import as_said, parted, tokens
from .ways import ways_of


def with_reminder(text: str, code: str, language: Language, home: Home) -> str:
    """Return the command for a text that only asks for a reminder on a list.

    code is that of the language. Any other text is returned as it is: without a list it is
    for a timer, or for what there is no tool for.
    """
    base, said = words_language(code), tokens(text)
    leads, to = ways_of(REMIND_ON, base), ways_of(REMIND_TO, base)
    plain = tuple(one.plain for one in said)
    first = behind_marks(language, said, 0, LED_BY)
    lead = max(
        (len(way) for way in leads if plain[first:][: len(way)] == way), default=0
    )
    if not lead or len(parted(said)) > 1:
        return text
    start = first + lead
    for at in range(start + 1, len(said) - 1):
        if plain[at : at + 1] not in to:
            continue
        lists = lists_called(language, said[start:at], home)
        if len(lists) == 1:
            command = next(iter(LIST_WANTS[base]))
            return command.format(as_said(text, said[at + 1 :]), lists[0].name)
    return text
