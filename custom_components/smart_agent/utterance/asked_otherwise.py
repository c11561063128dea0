"""Puts a question in other words that ask the same: "the gate, open or shut?"."""

from collections.abc import Sequence
import re

from ..home.home import Home
from ..text.base_language import words_language
from ..text.fold import has_any
from .asked_deed import starts_asking
from .carriers import is_carrier
from .languages.asked import (
    AFTER_THEM,
    ASKING,
    BEFORE,
    COMMANDS_TOO,
    CONFIRMED,
    EITHER,
    HOW_MUCH,
    I_MEAN,
    IS_IT,
    ITS,
    MEANT,
    OF_TODAY,
    REPHRASED,
    SHORT_FOR,
)
from .languages.measured import MEASURED
from .phrases import Language
from .tokens import Token, as_said, tokens
from .ways import keyed_ways, ways_of

_MOST_WORDS = 6
"""Words that call what is asked about."""


def with_plain_question(text: str, code: str, language: Language, home: Home) -> str:
    """Return a question as it is put plainly, any other text as it is.

    What it is about may stand before it: "upstairs, which lamps are on?", "the freezer,
    what's it reading?"; or what is asked of that behind it: "…, humidity I mean". code is
    that of the language.
    """
    code = words_language(code)
    if code not in ASKING:
        return text
    text = re.sub(OF_TODAY.get(code, "(?!)"), r"\1", text)
    for pattern, plainly in I_MEAN.get(code, ()):
        text = re.sub(pattern, plainly, text)
    text = _confirmed(text, code)
    text = _without_who(_without_before(text, code), code)
    said = tokens(text)
    return (
        _either(text, said, code, language)
        or _meant(text, said, code, language)
        or _topic_first(text, said, code, language, home)
        or _rephrased(text, said, code)
        or text
    )


def _confirmed(text: str, code: str) -> str:
    """Return a text that asks whether a thing is so, of one that wants to hear that it is.

    "The gate's locked, right": what stands before it may say why.
    """
    said, pattern = tokens(text), CONFIRMED.get(code, "(?!)")
    for at in range(len(said)):
        if at and not (said[at].weak or said[at].strong):
            continue
        end = next((n for n in range(at + 1, len(said)) if said[n].strong), len(said))
        if found := re.fullmatch(pattern, _with_commas(said[at:end])):
            question = IS_IT[code].format(**found.groupdict())
            rest = text[said[end - 1].end :].lstrip("?. ")
            return f"{text[: said[at].start]}{question}? {rest}".rstrip()
    return text


def _without_who(text: str, code: str) -> str:
    """Return a question for a deed without who went where then: "… after him?"."""
    said = tokens(text)
    if not said or not starts_asking(said[0], code):
        return text
    plain = tuple(one.plain for one in said)
    for way in ways_of(AFTER_THEM, code):
        if plain[-len(way) :] == way and len(way) < len(said):
            return text[: said[-len(way) - 1].end] + text[said[-1].end :]
    return text


def _without_before(text: str, code: str) -> str:
    """Return a text without what only says why it is asked now: "before I go, is …".

    What begins like a question, and has no mark of one, may ask for a deed: "…, have the
    lamp on".
    """
    said = tokens(text)
    plain = tuple(one.plain for one in said)
    begun = next(
        (len(way) for way in ways_of(BEFORE, code) if plain[: len(way)] == way), 0
    )
    at = next((one for one in range(max(begun, 1), len(said)) if said[one].weak), 0)
    if not (begun and at) or any(one.strong for one in said[1:]):
        return text
    asks = _asks(said, at, code) and (
        said[at].asked or said[at].plain not in COMMANDS_TOO[code]
    )
    return text[said[at].start :] if asks else text


def _either(
    text: str, said: Sequence[Token], code: str, language: Language
) -> str | None:
    """Return a question whether a thing is so, of one which of two it is."""
    plain = tuple(one.plain for one in said)
    for way, question in keyed_ways(EITHER, code):
        at = len(said) - len(way)
        if not 0 < at <= _MOST_WORDS or plain[at:] != way:
            continue
        if not (said[at].weak or said[0].asked):
            return None
        thing = said[:at]
        is_command = is_carrier(code, thing[0].plain) or (
            language.verb_book.has(thing, 0) and not language.kind_book.has(thing, 0)
        )
        if (
            is_command
            or any(one.weak or one.strong for one in thing[1:])
            or any(language.finite_book.has(thing, one) for one in range(at))
        ):
            return None
        return f"{question.format(as_said(text, thing))}?"
    return None


def _meant(
    text: str, said: Sequence[Token], code: str, language: Language
) -> str | None:
    """Return a question for what is said behind it to be meant."""
    plain = tuple(one.plain for one in said)
    for way in ways_of(MEANT, code):
        at = len(said) - len(way)
        begins = [one for one in range(1, max(at, 1)) if said[one].weak]
        if not begins or plain[at:] != way or not _asks(said, 0, code):
            continue
        measure = plain[begins[-1] : at]
        ways = (*MEASURED.get(code, {}).values(), *SHORT_FOR.get(code, {}).values())
        if len(measure) > 1 or not any(has_any(measure, one) for one in ways):
            continue
        places = [
            one for one in range(1, begins[-1]) if language.within_book.has(said, one)
        ]
        if places:
            where = as_said(text, said[places[-1] : begins[-1]])
            return f"{HOW_MUCH[code].format(measure[0], where)}?"
    return None


def _topic_first(
    text: str, said: Sequence[Token], code: str, language: Language, home: Home
) -> str | None:
    """Return a question with what stands before it put where it belongs."""
    at = next((one for one in range(1, len(said)) if said[one].weak), 0)
    if not 0 < at <= _MOST_WORDS or any(one.strong for one in said[1:]):
        return None
    if any(one.weak for one in said[at + 1 :]) or not _asks(said, at, code):
        return None
    topic, question = as_said(text, said[:at]), said[at:]
    place = home.area_names.find(topic).sure or home.floor_names.find(topic).sure
    its = [one for one in range(1, len(question)) if question[one].plain in ITS[code]]
    if place and not its:
        return f"{as_said(text, question)} {topic}?"
    if len(its) != 1 or any(
        language.finite_book.has(said, one) or language.verb_book.has(said, one)
        for one in range(at)
    ):
        return None
    if len(home.entity_names.find(topic).things) != 1:
        return None
    before, behind = question[: its[0]], question[its[0] + 1 :]
    pieces = as_said(text, before), topic, as_said(text, behind)
    return f"{' '.join(filter(None, pieces))}?"


def _rephrased(text: str, said: Sequence[Token], code: str) -> str | None:
    """Return a text with its question in the words that it has in a table.

    Else, of one with something told before it, the question alone. None where no table
    has it.
    """
    begins = [at for at in range(1, len(said)) if said[at].weak or said[at].strong]
    # "Has Tom left? The lamp on" is two sentences.
    first = max((at for at in begins if said[at].strong), default=0)
    for at in dict.fromkeys((first, *begins[-1:])):
        plain = _with_commas(said[at:])
        for pattern, question in REPHRASED.get(code, ()):
            if found := re.fullmatch(pattern, plain):
                named = {
                    key: " ".join(one.split())
                    for key, one in found.groupdict(default="").items()
                }
                put = question.format(**named).replace(" ?", "?")
                return text[: said[at].start] + put
    return None


def _with_commas(said: Sequence[Token]) -> str:
    """Return words as they are looked for in a table, with the commas between them."""
    return " ".join(
        f", {one.plain}" if one.weak and behind else one.plain
        for behind, one in enumerate(said)
    )


def _asks(said: Sequence[Token], at: int, code: str) -> bool:
    """Return whether a question begins at a word."""
    return said[at].plain in ASKING[code]
