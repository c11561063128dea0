"""Reads what is to be done to a thing as a command: "the shutters need closing"."""

from collections.abc import Sequence

from homeassistant.const import Platform

from ..home.home import Home
from ..text.base_language import words_language
from .asides import LED_BY, behind_marks
from .at_window import is_at_window
from .languages.needed import IT_IS, NEEDED, NEEDS, OWN_JOB, THAT
from .mark import Mark
from .named_words import mentions_home
from .phrases import Language
from .tokens import Token, as_said, parted, tokens
from .ways import keyed_ways, longest, ways_of

_TOLD_OF = frozenset({Mark.ASK, Mark.DOUBT, Mark.JUST_ASKING, Mark.REPORT})
"""Marks behind which it is no wish: "Ben says, the shutters need closing"."""

_OF_THING = frozenset({Mark.COURTESY, Mark.JOIN, Mark.RELATION})
"""Marks that may stand in what a thing is called: "the blind next to the bed"."""

_LONGEST = 6
"""Words of the longest way to say that something is needed, or whose job it is."""

_RAISES = frozenset({"open", "raise"})
"""Commands that let somebody in where they are of no blind."""


def with_needed(text: str, code: str, language: Language, home: Home) -> str:
    """Return a text with a command for each part that says what a thing needs done.

    What is at a window alone may be opened so: a door is by who says it plainly. What
    "always" needs it, or "doesn't", is told. code is that of the language.
    """
    base = words_language(code)
    needs = ways_of(NEEDS, base)
    for part in reversed(parted(tokens(text))) if needs else ():
        plain = tuple(one.plain for one in part)
        lead = behind_marks(language, part, 0, LED_BY)
        begins = lead + longest(ways_of(IT_IS, base), plain[lead:])
        if part[0].colon:
            # "My notes: the blind needs closing".
            continue
        for at in range(begins + 1, len(part)):
            behind = at + longest(ways_of(THAT, base), plain[at : at + _LONGEST])
            ends = behind + longest(needs, plain[behind : behind + _LONGEST])
            thing = part[begins:at]
            if ends == behind or not (found := _command(part, ends, base)):
                continue
            command, end = found
            before, told = text[: part[lead].start], text[part[end - 1].end :]
            if (
                _is_thing(thing, language, home)
                and (
                    command not in _RAISES
                    or _opens(thing, language, home)
                    # "The tap needs opening by a plumber."
                    or (end == len(part) and _is_valve(thing, language, home))
                )
                and not _is_told_of(before, language)
                and not _is_own_job(told, base)
            ):
                # "… and the awning wants closing" is a part of its own.
                last = part[-1].end
                joined = with_needed(
                    text[part[end - 1].end : last], code, language, home
                )
                called = as_said(text, thing)
                text = f"{before}{command} {called}{joined}{text[last:]}"
            break
    return text


def _command(part: Sequence[Token], at: int, base: str) -> tuple[str, int] | None:
    """Return the verb for what is to be done that stands at a word, and where that ends."""
    plain = tuple(one.plain for one in part[at:])
    for way, command in keyed_ways(NEEDED, base):
        if plain[: len(way)] == way:
            return command, at + len(way)
    return None


def _is_thing(words: Sequence[Token], language: Language, home: Home) -> bool:
    """Return whether words only call a thing of the home, or a kind."""
    first = language.article_book.has(words, 0) or mentions_home(words[0], home)
    return (
        first
        and not any(one.asked or one.quoted for one in words)
        and any(
            mentions_home(one, home) or language.kind_book.has(words, at)
            for at, one in enumerate(words)
        )
        and not any(_says_more(words, at, language) for at in range(len(words)))
    )


def _says_more(words: Sequence[Token], at: int, language: Language) -> bool:
    """Return whether a word is no part of what a thing is called."""
    if language.article_book.has(words, at) or words[at].plain == "s":
        return False
    return (
        language.pronoun_book.has(words, at)
        or language.it_book.has(words, at)
        or language.finite_book.has(words, at)
        or any(one.tells not in _OF_THING for one in language.book.at(words, at))
    )


def _opens(thing: Sequence[Token], language: Language, home: Home) -> bool:
    """Return whether a thing is at a window, wherever that is said to be."""
    within = (at for at in range(len(thing)) if language.within_book.has(thing, at))
    named = thing[: next(within, len(thing))]
    return is_at_window(tuple(one.plain for one in named), language, home)


def _is_valve(thing: Sequence[Token], language: Language, home: Home) -> bool:
    """Return whether a thing is called by the name of a valve: nobody comes in by it."""
    called = tuple(
        one.plain
        for at, one in enumerate(thing)
        if not language.article_book.has(thing, at)
    )
    found = home.entity_names.exact(" ".join(called))
    return bool(found) and all(one.domain == Platform.VALVE for one in found)


def _is_own_job(told: str, base: str) -> bool:
    """Return whether what stands behind says that somebody does it: "I'll see to it"."""
    said = tokens(told)
    plain, ways = tuple(one.plain for one in said), ways_of(OWN_JOB, base)
    return any(longest(ways, plain[at : at + _LONGEST]) for at in range(len(said)))


def _is_told_of(before: str, language: Language) -> bool:
    """Return whether what stands before makes what follows a report, or a question."""
    said = tokens(before)
    return any(
        one.tells in _TOLD_OF
        for at in range(len(said))
        for one in language.book.at(said, at)
    )
