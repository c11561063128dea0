"""Puts a verb that sentences know in place of one that only people have."""

from collections.abc import Iterator, Sequence

from homeassistant.const import Platform

from ..text.base_language import words_language
from ..text.fold import fold
from .carriers import carried_deeds, is_spare
from .deeds import ways_to_say
from .languages.deeds import LIGHTS_OUT
from .languages.listed import LISTED
from .phrases import Language
from .tokens import Token, tokens

_SWITCHED = ("turn_on", "turn_off")
_DEEDS = (*_SWITCHED, "open", "close")
"""Deeds for which people have many verbs, and Home Assistant's sentences a few."""


def plain_deeds(text: str, code: str, language: Language | None) -> Iterator[str]:
    """Yield a command with the first way to say its deed in place of another.

    Where the verb begins the text, with its particle or with that behind the thing: "kill
    the lights upstairs", "shut the lights off upstairs", "cross milk off the shopping
    list", "put the lights off upstairs".
    code is that of the language.
    """
    said = tokens(text)
    if language is None or len(said) < 2:
        return
    plain = tuple(one.plain for one in said)
    for first, ways in LISTED.get(words_language(code), {}).items():
        if plain[:1] in map(fold, ways.split(",")):
            yield f"{first} {text[said[0].end :].strip()}"
    for deed in _DEEDS:
        first, *others = ways_to_say(code, deed).split(",")
        for words in map(fold, (first, *others)):
            size = len(words)
            if plain[:size] == words:
                if words == fold(first) or size == len(said):
                    continue
                if size == 1 and language.particle_book.has(said, 0):
                    continue
                yield f"{first} {text[said[size - 1].end :].strip()}"
            elif size == 2 and plain[0] == words[0] and plain.count(words[1]) == 1:
                at = plain.index(words[1])
                yield _with(first, text, said, at)
    yield from _carried(text, code, said)
    covers = _are_covers(language, said)
    for at in range(1, len(said)):
        if covers and plain.count(plain[at]) == 1:
            # "All the blinds down": lights would only be dimmed.
            for deed in carried_deeds(code, (plain[at],)):
                if deed not in _SWITCHED and not language.verb_book.has(said, 0):
                    first = ways_to_say(code, deed).split(",")[0]
                    yield _with(first, text, said, at, 0)
        if _says_alone(language, said, at):
            # "All the lights off downstairs", but not "the lights on the landing".
            for deed in carried_deeds(code, (plain[at],)):
                if deed in _SWITCHED:
                    first = ways_to_say(code, deed).split(",")[0]
                    yield _with(first, text, said, at, 0)
        if any(plain[: at + 1][-len(way) :] == way for way in _lights_out(code)):
            # "All lights out in this room".
            yield _with(ways_to_say(code, "turn_off").split(",")[0], text, said, at, 0)


def _carried(text: str, code: str, said: Sequence[Token]) -> Iterator[str]:
    """Yield a command whose verb leaves the deed to a particle: "put the lights off"."""
    plain = [one.plain for one in said]
    # "Put off" is something else.
    for at in range(2, len(said)):
        for deed in carried_deeds(code, (plain[0], plain[at])):
            if deed in _DEEDS and plain.count(plain[at]) == 1:
                first = ways_to_say(code, deed).split(",")[0]
                # "Put the lights back off".
                spare = at > 2 and is_spare(code, plain[at - 1])
                yield _with(first, text, said, at, end=at - spare)


def _are_covers(language: Language, said: Sequence[Token]) -> bool:
    """Return whether all nouns for devices are for what opens and closes."""
    kinds = [
        match.tells
        for at in range(len(said))
        for match in language.kind_book.at(said, at)
    ]
    return bool(kinds) and all(one.startswith(Platform.COVER) for one in kinds)


def _says_alone(language: Language, said: Sequence[Token], at: int) -> bool:
    """Return whether a particle says what to do, since no verb does and it joins nothing."""
    plain = [one.plain for one in said]
    return (
        not language.verb_book.has(said, 0)
        and plain.count(plain[at]) == 1
        and (
            # "All the lights off", but not "the lights off" nor "leave the lights on".
            language.whole_book.has(said, 0)
            if at + 1 == len(said)
            else not (
                language.article_book.has(said, at + 1)
                or said[at + 1].is_number
                or plain[at + 1] in language.number_words
            )
        )
    )


def _lights_out(code: str) -> list[tuple[str, ...]]:
    """Return how a language says of lights, without a verb, that they are to go off."""
    return [
        *map(fold, filter(None, LIGHTS_OUT.get(words_language(code), "").split(",")))
    ]


def _with(
    first: str,
    text: str,
    said: Sequence[Token],
    at: int,
    begin: int | None = None,
    end: int | None = None,
) -> str:
    """Return a command with another verb in place of its own and of its particle.

    begin is where the thing begins in the text, by default behind the verb, and end the
    word before which it ends, by default the particle.
    """
    start = said[0].end if begin is None else begin
    last = at if end is None else end
    thing, rest = text[start : said[last].start], text[said[at].end :]
    return " ".join(filter(None, (first, thing.strip(), rest.strip())))
