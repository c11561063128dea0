"""Puts a number for one that is said with a half: "eighteen and a half" is 18.5.

And a step for half of what something is now.
"""

from collections.abc import Mapping, Sequence
import re
from typing import NamedTuple

from ..text.base_language import words_language
from ..text.fold import fold
from .numbers import numbers_in
from .tokens import Token, tokens
from .ways import ends_of

_HALVES: Mapping[str, str] = {
    "en": "and a half",
    "de": "und ein halb, und ein halbes",
    "fr": "et demi, et demie",
    "es": "y medio, y media",
    "it": "e mezzo, e mezza",
    "nl": "en een half, en een halve",
    "pt": "e meio, e meia",
    "sv": "och en halv, och ett halvt",
    "da": "og en halv, og et halvt",
    "nb": "og en halv, og et halvt",
    "pl": "i pół",
    "cs": "a půl",
}
"""What says that a half comes on top of a number before it; commas between the ways."""

_ONE_DEGREE: Mapping[str, tuple[str, str]] = {"en": ("a degree, one degree", "degrees")}
"""One of what a temperature is counted in, and several of it."""

_ONES: Mapping[str, frozenset[str]] = {"en": frozenset({"one"})}
"""Words for one that stand for a thing as well: no number by themselves."""

_TIMES: Mapping[str, str] = {
    "en": "hour, hours, minute, minutes, day, days, week, weeks",
    "de": "uhr, stunde, stunden, minute, minuten, tag, tage, tagen, woche, wochen",
    "fr": "heure, heures, h, minute, minutes, jour, jours, semaine, semaines",
    "es": "hora, horas, minuto, minutos, día, días, semana, semanas",
    "it": "ora, ore, minuto, minuti, giorno, giorni, settimana, settimane",
    "nl": "uur, uren, minuut, minuten, dag, dagen, week, weken",
    "pt": "hora, horas, minuto, minutos, dia, dias, semana, semanas",
    "sv": "timme, timmar, minut, minuter, dag, dagar, vecka, veckor",
    "da": "time, timer, minut, minutter, dag, dage, uge, uger",
    "nb": "time, timer, minutt, minutter, dag, dager, uke, uker",
    "pl": "godzina, godziny, godzin, godzinę, minuty, minut, dni, dnia, tygodnia",
    "cs": "hodina, hodiny, hodin, hodinu, minuty, minut, dne, dny, dnů, týdne",
}
"""What makes a time of it, or a duration, before the half: "six heures et demie"."""

_TIMES_BEHIND: Mapping[str, str] = {
    "en": "hour, hours, minute, minutes, past, to, o, am, pm, day, days, week, weeks",
}
"""The same behind it. Other languages have the number there as well: "2.5 uur"."""

_OF_NOW: Mapping[str, tuple[str, str]] = {
    "en": (
        "(?:down |back )*(?:to|at) (?:about |around )?(?:a )?half (?:of )?"
        "(?:what|(?:the |its |their )?(?:brightness|volume|speed|light|level|power)) "
        "(?:it s|it is|they re|they are)(?: at| on| set to)?"
        "(?: now| right now| currently| at the moment)?(?: please)?",
        "down by half",
    ),
}
"""What says, at the end, that half of the present value is left, and the words for it."""

_MOST_WORDS = 3
"""Words of the number before a half: "hundred and twenty"."""


class _Filler(NamedTuple):
    """A word that says nothing before how much: "in like an hour"."""

    word: str
    says: str
    """What it says something behind, commas between: "looks like"."""
    ones: str
    """What else than a number it may stand before, commas between."""


_FILLERS: Mapping[str, _Filler] = {
    "en": _Filler(
        "like",
        "s, m, re, is, are, was, were, be, been, am, feel, feels, felt, look, looks, looked, "
        "sound, sounds, sounded, smell, smells, smelt, smelled, taste, tastes, seem, seems, "
        "seemed, act, acts, behave, behaves, d, would, i, we, you, they, don, t, do, did, "
        "just, much, more, nothing, something, anything, not",
        "an hour, a minute, a couple, a few, a bit, a little, a tad, a touch, a notch, "
        "a degree, a third, a quarter, a half, a smidge, half, halfway, half way, "
        "a tiny bit, a little bit, a wee bit, two thirds, three quarters",
    ),
}
"""What says nothing before a number, in a language."""


def with_halves(text: str, code: str) -> str:
    """Return a text with a number in place of one that is said with a half.

    Not of hours and minutes: how long something takes is read elsewhere. code is that of
    the language.
    """
    code = words_language(code)
    text = _of_now(_without_fillers(text, code), code)
    said = tokens(text)
    plain = tuple(one.plain for one in said)
    for way in filter(None, map(fold, _HALVES.get(code, "").split(","))):
        for at in range(1, len(said) - len(way) + 1):
            end = at + len(way)
            if (
                plain[at:end] != way
                or plain[at - 1] in fold(_TIMES[code])
                or {*plain[end : end + 1]} & {*fold(_TIMES_BEHIND.get(code, ""))}
            ):
                continue
            if found := _number(said, at, code):
                start, value, unit = found
                number = f"{value + 0.5:g}{unit}"
                return text[: said[start].start] + number + text[said[end - 1].end :]
    return text


def _number(said: Sequence[Token], at: int, code: str) -> tuple[int, float, str] | None:
    """Return where the number begins that ends before a word, its value and its unit."""
    plain = [one.plain for one in said]
    one, several = _ONE_DEGREE.get(code, ("", ""))
    for way in filter(None, map(fold, one.split(","))):
        if tuple(plain[max(at - len(way), 0) : at]) == way:
            return at - len(way), 1, f" {several}"
    for size in range(min(_MOST_WORDS, at), 0, -1):
        words = said[at - size : at]
        found = [*numbers_in(words, code)]
        shorter = [*numbers_in(words[1:], code)] if size > 1 else []
        if len(found) == 1 and found != shorter and found[0].isdecimal():
            return at - size, float(found[0]), ""
    # Only now: "twenty-one and a half" ends in "one" as well.
    return (at - 1, 1, "") if plain[at - 1] in _ONES.get(code, ()) else None


def _of_now(text: str, code: str) -> str:
    """Return a text with a step in place of half of what something is now."""
    pattern, step = _OF_NOW.get(code, ("", ""))
    said = tokens(text)
    for at in range(1, len(said)) if pattern else ():
        if re.fullmatch(pattern, " ".join(one.plain for one in said[at:])):
            return text[: said[at].start] + step
    return text


def _without_fillers(text: str, code: str) -> str:
    """Return a text without words that say nothing before its numbers."""
    if (filler := _FILLERS.get(code)) is None:
        return text
    said = tokens(text)
    plain = tuple(one.plain for one in said)
    says = {*fold(filler.says)}
    for at in reversed(range(1, len(said) - 1)):
        if (
            plain[at] == filler.word
            and plain[at - 1] not in says
            and (
                [*numbers_in(said[at + 1 : at + 2], code)]
                or any(ends_of(said, at + 1, filler.ones))
            )
        ):
            text = text[: said[at - 1].end] + text[said[at].end :]
    return text
