"""Reads what is to become of items as a command: "pasta needs to go on the Aldi list"."""

from collections.abc import Mapping, Sequence

from ..home.home import Entity, Home
from ..text.base_language import words_language
from .asides import behind_marks
from .languages.listed import (
    ASKED_ON,
    LIST_LEADS,
    LIST_NEVER,
    LIST_TAKES,
    LIST_WANTS,
    THOSE,
)
from .mark import Mark
from .phrases import Language
from .plain_list import lists_called, plain_list
from .tokens import Token, as_said, parted, tokens
from .ways import ways_in

_MOST_WORDS = 8
"""Words that may be items; who says more tells a story."""

_FEWEST = 2
"""Words of a reason and the word that ends it."""

BEARING = frozenset(
    {
        Mark.CONDITION,
        Mark.DOUBT,
        Mark.JUST_ASKING,
        Mark.LATER,
        Mark.NEGATION,
        Mark.PAST,
        Mark.REPORT,
        Mark.UNWISH,
    }
)
"""Marks of what may be said of all items that follow."""

_ITEM_WORDS = 3
"""Words of an item between signs."""

_SPARE = frozenset({Mark.COURTESY, Mark.JOIN})
"""Marks of what may stand before and behind what items want."""

_LONGEST_LIST = 6
"""Words that call a list."""


def with_list_wants(text: str, code: str, language: Language, home: Home) -> str:
    """Return a text with commands in place of what it says that items want.

    They begin the text, a sentence or a part behind a sign, and what stands behind them
    calls a list, as "it" does where one was called before: "pasta needs to go on the
    Aldi list, and bread can come off it". code is that of the language.
    """
    ways = LIST_WANTS.get(words_language(code))
    if not ways:
        return text
    text = _with_headed(text, code, language, home)
    pieces: list[str] = []
    before: Entity | None = None
    parts = _with_items_before(parted(tokens(text)), ways, language)
    for at, part in enumerate(parts):
        if at and _bears_on(language, parts[at - 1], part, ways):
            pieces.append("")
            continue
        command, found = _command(text, part, ways, language, home, before)
        before = found or before
        pieces.append(command or "")
    return _put_in(text, parts, pieces)


def _with_headed(text: str, code: str, language: Language, home: Home) -> str:
    """Return a text with a command for what stands behind a list's name and a colon.

    "I'm making soup, so shopping list: leeks, swedes".
    """
    said = tokens(text)
    colon = next((at for at, one in enumerate(said) if one.colon), 0)
    start = next((at for at in reversed(range(1, colon)) if said[at].weak), 0)
    if start and language.conclusion_book.has(said, start):
        start += 1
    rest = text[said[start].start :] if start else ""
    found = plain_list(rest, code, language, home) if rest else None
    if found is None or language.verb_book.has(said, start):
        return text
    return f"{text[: said[start].start]}{found.text}"


def _bears_on(
    language: Language,
    before: Sequence[Token],
    part: Sequence[Token],
    ways: Mapping[str, str],
) -> bool:
    """Return whether what is said in the part before goes for the items of a part too.

    "Tom thinks milk, eggs and bread need to go on the list", where "and" joins what
    begins there; not "there's no milk left, milk needs to go on the list".
    """
    return (
        part[0].weak
        and not language.conclusion_book.has(part, 0)
        and _joins_items(language, part, ways)
        and any(
            language.mind_book.has(before, at)
            or any(one.tells in BEARING for one in language.book.at(before, at))
            for at in range(len(before))
        )
    )


def _joins_items(
    language: Language, part: Sequence[Token], ways: Mapping[str, str]
) -> bool:
    """Return whether "and" stands before what a part says that items want."""
    plain = tuple(one.plain for one in part)
    wants = min(
        (
            at
            for others in ways.values()
            for way in ways_in(others)
            for at in range(1, len(plain))
            if plain[at : at + len(way)] == way
        ),
        default=0,
    )
    return any(
        mark.tells is Mark.JOIN
        for at in range(1, wants)
        for mark in language.book.at(part, at)
    )


def _with_items_before(
    parts: Sequence[Sequence[Token]], ways: Mapping[str, str], language: Language
) -> list[Sequence[Token]]:
    """Return parts of which one that wants an item has those that stand before it.

    "Pears, oat milk and naan need to go on the list": the "and" joins them.
    """
    found: list[Sequence[Token]] = []
    for part in parts:
        joined = _joins_items(language, part, ways) or _begins_with_all(part, ways)
        while joined and found and _is_item(language, found[-1]):
            before = found.pop()
            # "We need eggs, ham and …": what stands before that is no item.
            joined = not _lead(language, before)
            part = [*before, *part]
        found.append(part)
    return found


def _begins_with_all(part: Sequence[Token], ways: Mapping[str, str]) -> bool:
    """Return whether a part begins with what all items want: "…, all for the list"."""
    plain = tuple(one.plain for one in part)
    return any(
        len(way) > 1 and plain[: len(way)] == way
        for others in ways.values()
        for way in ways_in(others)
    )


def _lead(language: Language, part: Sequence[Token]) -> int:
    """Return where items begin behind who needs them, 0 where a part says none."""
    begin = int(language.conclusion_book.has(part, 0))
    led = _led(part, begin, language)
    return led[1] if led and led[0] == begin else 0


def _is_item(language: Language, part: Sequence[Token]) -> bool:
    """Return whether a part between signs may be an item and nothing else."""
    item = part[_lead(language, part) or language.conclusion_book.has(part, 0) :]
    return len(item) <= _ITEM_WORDS and not (
        not _are_items(language, item)
        # "Lights off, radio off and milk needs to …".
        or any(language.particle_book.has(item, at) for at in range(len(item)))
    )


def _put_in(text: str, parts: Sequence[Sequence[Token]], pieces: Sequence[str]) -> str:
    """Return a text with commands in place of the parts that ask for them."""
    for part, piece in reversed([*zip(parts, pieces, strict=True)]):
        if piece:
            text = text[: part[0].start] + piece + text[part[-1].end :]
    return text


def _command(
    text: str,
    part: Sequence[Token],
    ways: Mapping[str, str],
    language: Language,
    home: Home,
    before: Entity | None,
) -> tuple[str | None, Entity | None]:
    """Return the command that a part asks for, and the list that it calls."""
    plain = tuple(one.plain for one in part)
    first = behind_marks(language, part, 0, _SPARE)
    follows = any(language.conclusion_book.has(part, at) for at in range(first))
    if taken := _taken(text, part, first, language, home):
        return taken
    if language.conclusion_book.has(part, first) and first < len(part) - 1:
        # "I've sanded it, so that can come off the list".
        first += 1
        follows = True
    spoken, begin = _led(part, first, language) or (first, first)
    asked = ASKED_ON.get(language.code, frozenset())
    # "Can milk go on the list?"
    asks = begin == first and not asked.isdisjoint(plain[first : first + 1])
    begin += asks
    why = as_said(text, part[:spoken])
    if spoken > first:
        why = _why(text, part[:spoken])
    for command, others in ways.items():
        for way in ways_in(others):
            if asks:
                way = way[1:] if way[0] in asked else ()
            for at in range(begin + 1, len(part) - len(way) if way else 0):
                end = at + len(way)
                if plain[at:end] != way or not _are_wanted(language, part[begin:at]):
                    continue
                found = _called(language, part[end:], home, before)
                if found is None:
                    continue
                one, behind = found
                rest = part[end + behind :]
                bare = part[0].asked or behind_marks(language, rest, 0, _SPARE) < len(
                    rest
                )
                weak = part[0].weak and not (
                    part[0].strong or begin > spoken or follows
                )
                said = as_said(text, part[begin:at])
                if len(way) == 1 and (bare or weak):
                    # "Is milk on the list?", "milk on the list is off", "put ham, rice
                    # and dates on the list".
                    continue
                pieces = (
                    why,
                    command.format(said, one.name),
                    as_said(text, rest),
                )
                return " ".join(filter(None, pieces)), one
    return None, None


def _are_wanted(language: Language, said: Sequence[Token]) -> bool:
    """Return whether words may be what goes on a list: items, or "that one"."""
    return (
        _are_items(language, said)
        or any(one.end == len(said) for one in language.it_book.at(said, 0))
        or (len(said) == 1 and said[0].plain in THOSE.get(language.code, frozenset()))
    )


def _why(text: str, part: Sequence[Token]) -> str:
    """Return why somebody needs items, with a sign before the "so" at its end."""
    if len(part) < _FEWEST:
        return as_said(text, part)
    return f"{as_said(text, part[:-1])}, {part[-1].text}"


def _led(
    part: Sequence[Token], begin: int, language: Language
) -> tuple[int, int] | None:
    """Return where somebody begins who needs items, and where the items do, or None.

    "I'll need …", also behind why: "it's Ann's birthday so we need …".
    """
    plain = tuple(one.plain for one in part)
    for way in ways_in(LIST_LEADS.get(language.code, "")):
        for at in range(begin, len(part) - len(way)):
            if plain[at : at + len(way)] == way and (
                at == begin or language.conclusion_book.has(part, at - 1)
            ):
                return at, at + len(way)
    return None


def _taken(
    text: str, part: Sequence[Token], begin: int, language: Language, home: Home
) -> tuple[str, Entity] | None:
    """Return the command of words for what a list wants, and the list."""
    plain = tuple(one.plain for one in part)
    command, others = LIST_TAKES.get(language.code, ("", ""))
    for way in ways_in(others):
        for at in range(begin + 1, len(part) - len(way)):
            end = at + len(way)
            items = part[end:]
            if plain[at:end] != way or not _are_items(language, items):
                continue
            if _is_work(language, items):
                continue
            found = lists_called(language, part[begin:at], home)
            if len(found) == 1:
                pieces = (
                    as_said(text, part[:begin]),
                    command.format(as_said(text, items), found[0].name),
                )
                return " ".join(filter(None, pieces)), found[0]
    return None


def _is_work(language: Language, said: Sequence[Token]) -> bool:
    """Return whether words may be what is to be done with a list, and no items.

    "The list needs sorting out", "a tidy up".
    """
    return language.article_book.has(said, 0) or any(
        language.particle_book.has(said, at)
        or bool(language.progressive and one.plain.endswith(language.progressive))
        for at, one in enumerate(said)
    )


def _called(
    language: Language, said: Sequence[Token], home: Home, before: Entity | None
) -> tuple[Entity, int] | None:
    """Return the list that words begin with, and how many of them call it."""
    if before is not None and said and language.it_book.has(said, 0):
        return before, 1
    for size in range(min(_LONGEST_LIST, len(said)), 0, -1):
        found = lists_called(language, said[:size], home)
        if len(found) == 1:
            # "On the shopping list every week" tells of a habit.
            habit = any(language.article_book.has(said, at) for at in (size - 1, size))
            return None if habit else (found[0], size)
    return None


def _are_items(language: Language, said: Sequence[Token]) -> bool:
    """Return whether words may be items: no verb, nothing that tells of a sentence."""
    never = LIST_NEVER.get(language.code, frozenset())
    return 0 < len(said) <= _MOST_WORDS and not any(
        one.plain in never
        or language.finite_book.has(said, at)
        or (not at and language.verb_book.has(said, at))
        or language.subject_book.has(said, at)
        or language.it_book.has(said, at)
        or any(
            mark.tells not in (Mark.JOIN, Mark.COURTESY)
            for mark in language.book.at(said, at)
        )
        for at, one in enumerate(said)
    )
