"""Leaves out how people say that a place is here, how far off it is, or whose a thing."""

from collections.abc import Iterator, Sequence

from ..home.home import Home
from ..text.base_language import words_language
from ..text.fold import fold
from .languages.here import AWAY, DOWN_THE, HERE, POINTING, ROOM_HERE
from .phrases import Language
from .tokens import Token, as_said, tokens
from .ways import ends_of


def without_here(text: str, code: str) -> str | None:
    """Return a text without what says that it is where the user is, None without that.

    "Pause the music in here". code is that of the language.
    """
    said = tokens(text)
    ways = sorted(map(fold, HERE.get(words_language(code), "").split(",")), key=len)
    for way in filter(None, reversed(ways)):
        for at in range(1, len(said) - len(way) + 1):
            if tuple(one.plain for one in said[at : at + len(way)]) == way:
                return as_said(text, [*said[:at], *said[at + len(way) :]])
    return None


def says_here(words: Sequence[Token], code: str) -> bool:
    """Return whether words say that something is where the user is: "in here"."""
    base = words_language(code)
    return any(
        next(ends_of(words, at, table.get(base, "")), 0)
        for table in (HERE, ROOM_HERE)
        for at in range(len(words))
    )


def without_away(
    text: str, code: str, language: Language | None, *, asked: bool = False
) -> str | None:
    """Return a text without how far off a place is, None where it says nothing of that.

    "Turn off the TV down in the cellar", or what is asked of a place: "out on the deck".
    """
    if language is None:
        return None
    said = tokens(text)
    away = {*map(fold, AWAY.get(words_language(code), "").split(","))}
    found = [*_away(said, away, language, asked=asked)]
    if len(found) != 1:
        return None
    return as_said(text, [one for at, one in enumerate(said) if at not in found])


def with_within(text: str, code: str, language: Language, home: Home) -> str:
    """Return a text that says where a thing is as the sentences do.

    "Turn off the light down the cellar" is of the one in there: the verb has its own
    particle, and the name of a place follows, and no more. code is that of the language.
    """
    away, within = DOWN_THE.get(words_language(code), (frozenset[str](), ""))
    said = tokens(text)
    for at in range(2, len(said) - 1):
        if said[at].plain not in away or said[at].weak or said[at].strong:
            continue
        first = at + 1
        while first < len(said) and language.article_book.has(said, first):
            first += 1
        names = home.layout.place_full_names.get(
            said[first].plain if first < len(said) else "", ()
        )
        ends = {first + len(name) for name in names if _says(said, first, name)}
        begin = max((n for n in range(at) if said[n].weak or said[n].strong), default=0)
        if any(
            end == len(said) or said[end].weak or said[end].strong for end in ends
        ) and any(language.particle_book.has(said, one) for one in range(begin, at)):
            return text[: said[at].start] + within + text[said[at].end :]
    return text


def _says(said: Sequence[Token], at: int, name: Sequence[str]) -> bool:
    """Return whether words stand at a place."""
    return [one.plain for one in said[at : at + len(name)]] == [*name]


def without_pointing(
    text: str, code: str, language: Language | None
) -> tuple[str, bool] | None:
    """Return a text in which nobody points at a thing, and whether it is of just one.

    "Shut that fan off", "those lights": a noun for a kind stands behind. None where
    nothing is pointed at, or more than once. code is that of the language.
    """
    table = POINTING.get(words_language(code))
    if language is None or table is None:
        return None
    one, several, the = table
    said = tokens(text)
    found = [
        at
        for at in range(1, len(said) - 1)
        if said[at].plain in one | several and language.kind_book.has(said, at + 1)
    ]
    if len(found) != 1:
        return None
    token = said[found[0]]
    plainly = text[: token.start] + the + text[token.end :]
    return plainly, token.plain in one


def without_owner(text: str, language: Language | None) -> str:
    """Return a text without what says whose a thing is: "turn her radiator up"."""
    if language is None:
        return text
    said, book = tokens(text), language.owner_book
    owned = [at for at in range(len(said) - 1) if book.has(said, at)]
    if not owned:
        return text
    return as_said(text, [one for at, one in enumerate(said) if at not in owned])


def _away(
    said: Sequence[Token],
    away: set[tuple[str, ...]],
    language: Language,
    *,
    asked: bool,
) -> Iterator[int]:
    """Yield where such a word stands between a thing and its place."""
    for at in range(2, len(said) - 2):
        within = language.within_book.has(said, at + 1) or (
            asked and said[at + 1].plain in language.preposition_words
        )
        if (said[at].plain,) in away and within:
            yield at
