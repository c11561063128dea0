"""Says in full the names that leave out a word which another one has.

"Maddie's and Owen's lamps", "the hall and deck lights", "Maddie's lamp on, Owen's off".
"""

from collections.abc import Iterator, Mapping, Sequence

from ..home.home import Home
from ..text.base_language import words_language
from .mark import Mark
from .phrases import Language
from .tokens import Token, tokens
from .ways import ways_of

type _Names = Mapping[str, Sequence[tuple[str, ...]]]

_POSSESSIVES: Mapping[str, frozenset[str]] = {"en": frozenset({"s"})}
"""What says, behind a sign, that something is somebody's."""

_PLURALS: Mapping[str, tuple[str, ...]] = {"en": ("", "s", "es")}
"""What a noun ends in, for one thing or for several."""

_BOTH: Mapping[str, str] = {
    "en": "both, both of them, all of them, the two of them, the pair of them, all three",
}
"""What takes up things that were named right before it."""


def with_shared_names(text: str, code: str, language: Language, home: Home) -> str:
    """Return a text in which each name is said in full.

    Only names of the home are: "the hall and deck lights" are two lights where there is a
    hall light, and "Owen's" is his lamp where he has one and another lamp is spoken of.
    code is that of the language.
    """
    code = words_language(code)
    if code not in _PLURALS:
        return text
    names = home.layout.entity_full_names
    said = tokens(text)
    put = {
        **_owned(said, code, language, names),
        **_placed(said, code, language, home.layout.place_full_names),
        **_joined(said, code, language, names),
    }
    for at, words in sorted(put.items(), reverse=True):
        text = text[: said[at].start] + words + text[said[at].end :]
    return _without_both(text, code, language)


def _joined(
    said: Sequence[Token], code: str, language: Language, names: _Names
) -> dict[int, str]:
    """Return what to put for words before "and" that share the noun behind it.

    And for that noun, where it stands for both.
    """
    found: dict[int, str] = {}
    for at in range(1, len(said) - 1):
        if not language.joins(said, at):
            continue
        nouns = {
            name[-1] for name in _names_at(said, at + 1, code, names) if len(name) > 1
        }
        whole = any(
            end == at
            for start in range(at)
            for end in _ends_at(said, start, code, names)
        )
        for start in range(at if nouns and not whole else 0):
            before = tuple(one.plain for one in said[start:at])
            shared = {
                name[-1]
                for name in names.get(before[0], ())
                if name[:-1] == before
                and any(_is_form(name[-1], noun, code) for noun in nouns)
            }
            if len(shared) == 1:
                found[at - 1] = f"{said[at - 1].text} {shared.pop()}"
                name = max(_names_at(said, at + 1, code, names), key=len)
                found[at + len(name)] = name[-1]
                break
    return found


def _placed(
    said: Sequence[Token], code: str, language: Language, places: _Names
) -> dict[int, str]:
    """Return what to put for places before "and" that share the noun for what is there.

    "The pantry and hall lights" are those of both.
    """
    found: dict[int, str] = {}
    for at in range(1, len(said) - 2):
        if not language.joins(said, at):
            continue
        nouns = [
            said[end].plain
            for end in _ends_at(said, at + 1, code, places)
            if end < len(said)
            and language.kind_book.has(said, end)
            and not (said[end].weak or said[end].strong)
        ]
        before = any(at in _ends_at(said, start, code, places) for start in range(at))
        if before and len(nouns) == 1:
            found[at - 1] = f"{said[at - 1].text} {nouns[0]}"
    return found


def _owned(
    said: Sequence[Token], code: str, language: Language, names: _Names
) -> dict[int, str]:
    """Return what to put for possessives without the noun that was said before them."""
    found: dict[int, str] = {}
    for at in range(1, len(said)):
        if (
            said[at].plain not in _POSSESSIVES.get(code, ())
            or said[at].start != said[at - 1].end + 1
            or [*_ends_at(said, at - 1, code, names)]
            or not _may_end(said, at + 1, language)
        ):
            continue
        owner = said[at - 1].plain, said[at].plain
        nouns = {
            name[-1]
            for name in names.get(owner[0], ())
            if name[:-1] == owner
            and any(_is_form(one.plain, name[-1], code) for one in said[:at])
        }
        if len(nouns) == 1:
            found[at] = f"{said[at].text} {nouns.pop()}"
    return found


def _may_end(said: Sequence[Token], at: int, language: Language) -> bool:
    """Return whether a name may end before a word.

    A sign stands there, what joins, or the last word of what is said of it: "Owen's on",
    but not "Owen's on the phone".
    """
    if at >= len(said) or said[at].weak or said[at].strong:
        return True
    if language.particle_book.has(said, at):
        at += 1
        return at >= len(said) or _may_end(said, at, language)
    return any(
        one.tells in (Mark.COURTESY, Mark.JOIN) for one in language.book.at(said, at)
    )


def _names_at(
    said: Sequence[Token], at: int, code: str, names: _Names
) -> Iterator[tuple[str, ...]]:
    """Yield the names that stand at a word, for one thing or several."""
    for name in names.get(said[at].plain, ()):
        words = tuple(one.plain for one in said[at : at + len(name)])
        if words[:-1] == name[:-1] and words and _is_form(words[-1], name[-1], code):
            yield name


def _ends_at(said: Sequence[Token], at: int, code: str, names: _Names) -> Iterator[int]:
    """Yield where the names end that stand at a word."""
    return (at + len(name) for name in _names_at(said, at, code, names))


def _is_form(word: str, noun: str, code: str) -> bool:
    """Return whether a word is a noun, for one thing or for several."""
    ends = _PLURALS[code]
    return any(word + a == noun or word == noun + a for a in ends)


def _without_both(text: str, code: str, language: Language) -> str:
    """Return a text without what takes up what stands before it: "…, both off"."""
    said = tokens(text)
    plain = tuple(one.plain for one in said)
    for way in ways_of(_BOTH, code):
        for at in range(2, len(said) - len(way)):
            end = at + len(way)
            if (
                plain[at:end] == way
                and said[at].weak
                and not said[at].strong
                and language.particle_book.has(said, end)
                and not (said[end].weak or said[end].strong)
            ):
                return f"{text[: said[at - 1].end]} {text[said[end].start :]}"
    return text
