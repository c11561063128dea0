"""Puts a verb and its particle side by side: "turn the fan and the lamp off"."""

from collections.abc import Sequence

from ..home.home import Home
from .carriers import carried_deeds, is_carrier
from .deeds import ways_to_say
from .mark import Mark
from .named_words import mentions_home
from .phrases import Language
from .tokens import Token, tokens

_SWITCHED = frozenset({"turn_off", "turn_on"})
"""Deeds that a particle says by itself."""

_WITHIN = frozenset({Mark.COURTESY, Mark.JOIN, Mark.RELATION})
"""Marks of what may stand between them."""

_BEHIND = frozenset({Mark.COURTESY, Mark.JOIN, Mark.TAG})
"""Marks of what may stand behind the particle."""


def with_whole_verbs(text: str, code: str, language: Language, home: Home) -> str:
    """Return a text in which no verb has its particle behind several things.

    The first of them would have none: "turn off the fan and the lamp", also where that is
    told or forbidden. code is that of the language.
    """
    said = tokens(text)
    for verb in range(len(said) - 3):
        # "I'm turning in, lamp off and fan on": that is no verb of a command.
        tells = verb > 0 and language.finite_book.has(said, verb - 1)
        stem = "" if tells else _stem(said[verb].plain, code, language)
        for at in range(verb + 3, len(said) if stem else 0):
            if not [*carried_deeds(code, (stem, said[at].plain))]:
                continue
            things = range(verb + 1, at)
            if _are_things(said, things, language, home) and _ends(
                said, at + 1, language
            ):
                return "".join(
                    (
                        text[: said[verb].end],
                        f" {said[at].text}",
                        text[said[verb].end : said[at - 1].end],
                        text[said[at].end :],
                    )
                )
            break
    return _with_verb(text, code, language, home) if language.verb_ends else text


def _with_verb(text: str, code: str, language: Language, home: Home) -> str:
    """Return a text with a verb where several things only have a particle behind them.

    "The pantry and hall lights off".
    """
    said = tokens(text)
    begins = [
        at
        for at in range(len(said) - 3)
        if not language.conclusion_book.has(said, at)
        and (
            not at
            or said[at].weak
            or said[at].strong
            or language.conclusion_book.has(said, at - 1)
        )
    ]
    for begin in begins:
        for at in range(begin + 3, len(said)):
            deeds = {*carried_deeds(code, (said[at].plain,))} & _SWITCHED
            if not deeds:
                continue
            things = range(begin, at)
            if _are_things(said, things, language, home) and _ends(
                said, at + 1, language
            ):
                first = ways_to_say(code, deeds.pop()).split(",")[0]
                said_of = text[said[begin].start : said[at - 1].end]
                return f"{text[: said[begin].start]}{first} {said_of}{text[said[at].end :]}"
            break
    return text


def _stem(word: str, code: str, language: Language) -> str:
    """Return the verb that a word is a form of, empty for others."""
    ends = ("", *language.verb_ends, *filter(None, (language.progressive,)))
    stems = (word.removesuffix(end) for end in ends)
    return next((one for one in stems if is_carrier(code, one)), "")


def _are_things(
    said: Sequence[Token], places: Sequence[int], language: Language, home: Home
) -> bool:
    """Return whether words are several things of a home, and say nothing else."""
    joins = False
    for at in places:
        marks = {one.tells for one in language.book.at(said, at)}
        joins |= Mark.JOIN in marks
        if said[at].strong or marks - _WITHIN:
            return False
        if not (
            marks
            or len(said[at].plain) == 1
            or said[at].plain in language.joining_words
            or language.kind_book.has(said, at)
            or language.owner_book.has(said, at)
            or mentions_home(said[at], home)
        ):
            return False
    return joins


def _ends(said: Sequence[Token], at: int, language: Language) -> bool:
    """Return whether what is said of the things ends before a word."""
    return (
        at >= len(said)
        or said[at].weak
        or said[at].strong
        or any(one.tells in _BEHIND for one in language.book.at(said, at))
    )
