"""Says a command of several places for each: "lights off in the den, hall and study"."""

from collections.abc import Sequence

from ..home.home import Home
from .asides import behind_marks
from .mark import Mark
from .phrases import Language
from .tokens import Token, breath, tokens

_FEWEST = 3
"""Places; two with "and" between them are read as they are."""


_SPARE = frozenset({Mark.COURTESY, Mark.JOIN, Mark.POLITE})
"""Marks of what may stand before the command."""


def with_each_place(text: str, language: Language, home: Home) -> str:
    """Return a text with its command once for each of the places that it lists.

    "Turn off the lights in the kitchen, the hall and the den" turns off the lights in the
    kitchen, those in the hall and those in the den. The command begins with its verb, and
    the places are called by their full names.
    """
    said = tokens(text)
    for at in range(1, len(said)):
        if not language.within_book.has(said, at):
            continue
        places = _places(said, at + 1, language, home)
        begin = behind_marks(language, said, breath(said, at).start, _SPARE)
        if len(places) < _FEWEST or not language.verb_book.has(said, begin):
            continue
        head = text[said[begin].start : said[at].end]
        each = [f"{head} {text[said[a].start : said[b - 1].end]}" for a, b in places]
        joined = ", ".join(each)
        end = said[places[-1][1] - 1].end
        return f"{text[: said[begin].start]}{joined}{text[end:]}"
    return text


def _places(
    said: Sequence[Token], at: int, language: Language, home: Home
) -> list[tuple[int, int]]:
    """Return where places stand that are listed from a word on, with their articles."""
    found: list[tuple[int, int]] = []
    while at < len(said):
        start = at
        if found and language.joins(said, at):
            at += 1
        elif found and not said[at].weak:
            break
        first = at
        if at < len(said) and language.article_book.has(said, at):
            at += 1
        names = (
            home.layout.place_full_names.get(said[at].plain, ())
            if at < len(said)
            else ()
        )
        ends = [
            at + len(name)
            for name in names
            if tuple(one.plain for one in said[at : at + len(name)]) == name
        ]
        if not ends or said[start].strong:
            break
        at = max(ends)
        found.append((first, at))
    return found
