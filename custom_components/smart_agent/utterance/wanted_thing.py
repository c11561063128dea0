"""Reads a polite wish for a thing as to turn it on: "could we have the fairy lights?"."""

from collections.abc import Sequence

from homeassistant.const import Platform

from ..home.home import Home
from ..text.base_language import words_language
from ..text.fold import fold
from .asides import LED_BY, behind_marks
from .languages.passive import THING_DEED, THING_LEADS
from .phrases import Language
from .tokens import Token, as_said, tokens
from .ways import longest, ways_of

_GIVEN = frozenset({Platform.LIGHT, Platform.FAN, Platform.MEDIA_PLAYER})
"""Domains of what somebody who wants it wants to be on: a plug may as well be fetched."""


def with_wanted_thing(text: str, code: str, language: Language, home: Home) -> str:
    """Return a text with a command in place of the first wish for a thing by its name.

    It begins the text or a part of it, and nothing but courtesies stands behind the name
    up to a sign. code is that of the language.
    """
    base = words_language(code)
    leads, said = ways_of(THING_LEADS, base), tokens(text)
    plain = tuple(one.plain for one in said)
    for start in range(len(said)):
        if start and not (said[start].weak or said[start].strong):
            continue
        first = behind_marks(language, said, start, LED_BY)
        lead = longest(leads, plain[first:])
        thing = first + lead
        if not lead or thing >= len(said) or said[thing].quoted:
            continue
        begins = thing + (
            thing + 1 < len(said) and language.article_book.has(said, thing)
        )
        if end := _named(said, begins, home):
            rest = behind_marks(language, said, end)
            if rest == len(said) or said[rest].weak or said[rest].strong:
                before = text[: said[start].start]
                told = text[said[end - 1].end :].replace("?", ".", 1)
                deed = THING_DEED[base].format(as_said(text, said[thing:end]))
                return f"{before}{deed}{told}"
    return text


def _named(said: Sequence[Token], at: int, home: Home) -> int | None:
    """Return where the full name of one thing that is wanted on ends, or None."""
    plain = tuple(one.plain for one in said)
    names = home.layout.entity_full_names.get(plain[at], ()) if at < len(said) else ()
    ends = [at + len(name) for name in names if plain[at : at + len(name)] == name]
    if not ends:
        return None
    end = max(ends)
    called = [
        one
        for one in home.entities
        if any(fold(name) == plain[at:end] for name in one.names)
    ]
    fits = len(called) == 1 and called[0].domain in _GIVEN
    breaks = any(one.weak or one.strong for one in said[at + 1 : end])
    return end if fits and not breaks else None
