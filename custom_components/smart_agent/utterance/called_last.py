"""Leaves out whom a wish is said to: "lamp blue, go on", "mind that lamp, Ann, it's hot"."""

from collections.abc import Sequence
from itertools import pairwise

from homeassistant.components.todo.const import DOMAIN as TODO

from ..home.home import Home
from .phrases import Language
from .tokens import Token, parted, tokens

_SIGNS = " ,;:.!?"


def without_called(text: str, language: Language, home: Home) -> str:
    """Return a text without the parts at its end that only call somebody, or urge.

    And without the names of people between signs, whom things of the home are said to be
    of: "Ann" is no wish for what is in "Ann's Room". A text of which nothing else is left
    stays as it is, and so does one with quotation marks.
    """
    parts = parted(tokens(text))
    if any(one.quoted for part in parts for one in part):
        return text
    # Somebody may be an item: "put Ann, Ben and Jo on the guest list".
    lists = _calls_list(text, language, home)
    kept = [
        part
        for before, part in pairwise(((), *parts))
        if lists or not _is_person(part, home) or _corrects(before, language)
    ]
    while len(kept) > 1 and any(
        one.end == len(kept[-1]) for one in language.vocative_book.at(kept[-1], 0)
    ):
        kept.pop()
    if not kept or len(kept) == len(parts):
        return text
    return _joined(text, parts, kept)


def _calls_list(text: str, language: Language, home: Home) -> bool:
    """Return whether words have the noun for a list, or the full name of one."""
    said = tokens(text)
    plain = tuple(one.plain for one in said)
    return any(
        any(kind.tells == TODO for kind in language.kind_book.at(said, at))
        or any(
            plain[at : at + len(name)] == name
            for name in home.layout.list_full_names.get(plain[at], ())
        )
        for at in range(len(said))
    )


def _is_person(part: Sequence[Token], home: Home) -> bool:
    """Return whether a part is the name of somebody whom things are of, and no more."""
    return len(part) == 1 and part[0].plain in home.layout.owners


def _corrects(part: Sequence[Token], language: Language) -> bool:
    """Return whether a part is only what stands before a name that is meant: "no, Ann"."""
    return bool(part) and any(one.end == len(part) for one in language.book.at(part, 0))


def _joined(
    text: str, parts: Sequence[Sequence[Token]], kept: Sequence[Sequence[Token]]
) -> str:
    """Return a text with some of its parts, each with the sign before it.

    Of what is left out the stronger sign stays, and what ends the sentence.
    """
    ends = [part[-1].end for part in parts]
    starts = [part[0].start for part in parts]
    stays = {part[0].start for part in kept}
    said, strong = "", ""
    for at, part in enumerate(parts):
        sign = text[ends[at - 1] : starts[at]] if at else text[: starts[0]]
        strong = sign if not strong or part[0].strong else strong
        if starts[at] in stays:
            said += strong + text[starts[at] : ends[at]]
            strong = ""
    return said.lstrip(_SIGNS) + text[ends[-1] :].strip()[:1]
