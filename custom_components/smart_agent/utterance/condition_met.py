"""Reads a command that hangs on how a thing is now: "close the gate if it's open".

Where it is so the command stands, where it is not the question does that the condition
is: its answer tells why nothing is done. What is to happen when it will once be so is left
as it is.
"""

from collections.abc import Sequence
from functools import lru_cache
import re
from typing import NamedTuple

from ..home.home import Entity, Home
from ..text.base_language import words_language
from .clauses import Stance
from .deeds import UNDOING, says_way, ways_to_say
from .languages.conditions import CONDITIONS, ENDS, IF, ITSELF, QUESTION, SO, THAN
from .languages.stated import Way
from .mark import Mark
from .phrases import Language
from .request import Request, read_request
from .tokens import Token, tokens
from .value_met import Value, come_to_value
from .way_of import is_so, ways_of_thing
from .ways import ways_in

_IN_NAMES = frozenset({Mark.COURTESY, Mark.DEGREE, Mark.JOIN, Mark.RELATION})
"""Marks of what may be a part of what a thing is called."""


class _Condition(NamedTuple):
    """A command, and what it hangs on."""

    command: Sequence[Token]
    thing: Sequence[Token]
    """What is to be so, empty for what the command names."""
    state: str
    """What it is to be, empty for what it is not before the command."""
    wanted: bool
    """Whether it has to be so, or must not."""
    value: Value | None
    """What it is to be more or less than."""
    start: int
    end: int


def with_condition_met(text: str, code: str, language: Language, home: Home) -> str:
    """Return a text with what its condition comes to now in place of a command with one.

    That is the command, or the question whether it is so. Any other text is returned as
    it is, and what hangs on a thing that is not known; code is that of its language.
    """
    base, said = words_language(code), tokens(text)
    if IF.get(base, frozenset()).isdisjoint(one.plain for one in said):
        return text
    for start in (at for at, one in enumerate(said) if not at or one.strong):
        for found in _conditions(said, start, base):
            if come_to := _come_to(text, found, code, language, home):
                before = text[: said[found.start].start]
                behind = text[said[found.end - 1].end :]
                return before + come_to + behind
    return text


def _conditions(said: Sequence[Token], start: int, code: str) -> list[_Condition]:
    """Return the ways to read words from one on as a command with a condition."""
    plain, begins = "", dict[int, int]()
    for at, one in enumerate(said[start:], start=start):
        sign = " ." if one.strong else " ," if one.weak else ""
        plain += (sign if at > start else "") + (" " if at > start else "")
        begins[len(plain)] = at
        plain += one.plain
    found = []
    for pattern in _patterns(code):
        match = pattern.match(plain)
        if match is None:
            continue
        named = match.groupdict()

        def words(key: str, match: re.Match[str] = match) -> Sequence[Token]:
            first, last = match.span(key)
            return [said[at] for one, at in begins.items() if first <= one < last]

        value = None
        if named.get("than"):
            unit = (named.get("of") or named.get("unit") or "").strip()
            where = words("where") if named.get("where") else ()
            value = Value(named["than"], words("number"), unit, where)
        negated = bool(named.get("no")) != bool(named.get("else"))
        end = max(at for one, at in begins.items() if one < match.end()) + 1
        found.append(
            _Condition(
                words("command"),
                words("thing") if named.get("thing") else (),
                named.get("state") or "",
                not negated,
                value,
                start,
                end,
            )
        )
    return found


@lru_cache(maxsize=4)
def _patterns(code: str) -> tuple[re.Pattern[str], ...]:
    """Return the sentences of a language with a condition."""
    states = {
        " ".join(way)
        for so in SO[code].values()
        for words in so
        for way in ways_in(words)
    }
    either = "|".join(sorted(map(re.escape, states), key=len, reverse=True))
    than = "|".join(
        " ".join(way) for ways in THAN.get(code, ()) for way in ways_in(ways)
    )
    return tuple(
        re.compile(one.replace("STATE", either).replace("THAN", than) + r"(?= [,.]|$)")
        for one in CONDITIONS[code]
    )


def _come_to(
    text: str, found: _Condition, code: str, language: Language, home: Home
) -> str | None:
    """Return what a command with a condition comes to now, None where that is not known."""
    command = _said(text, found.command)
    read = read_request(command, code, home)
    where = found.value.where if found.value else ()
    if (
        _says_more(found.thing, language)
        or _says_more(where, language)
        or not read.clauses
        or any(one.stance is not Stance.REQUEST for one in read.clauses)
        or not read.says_deeds
    ):
        return None
    base = words_language(code)
    if found.value is not None:
        return come_to_value(text, found.thing, found.value, command, code, home)
    if not found.state:
        return command
    of_command = _is_itself(found.thing, base)
    thing = _said(text, found.thing)
    about = read if of_command else read_request(thing, code, home)
    entity, way, named_so = _meant(about, found.state, base, home)
    if not of_command:
        command = _with_thing(text, found.command, thing, language)
    if entity is None or way is None:
        deed = _ending(found, base)
        same = of_command or command != _said(text, found.command)
        plain = {one.plain for one in found.command}
        ends = bool(deed) and says_way(plain, ways_to_say(code, deed))
        return command if same and ends else None
    holds = is_so(entity, way)
    if holds is None or found.command[0].plain in language.preposition_words:
        # "If the telly's on in the den, …" may be of another one.
        return None
    if (holds is named_so) is found.wanted:
        return command
    question = QUESTION[base]
    return question.format(thing=home.reference(entity), state=found.state)


def _says_more(words: Sequence[Token], language: Language) -> bool:
    """Return whether words say more than what they call: "the porch tonight"."""
    return any(
        one.quoted
        or any(mark.tells not in _IN_NAMES for mark in language.book.at(words, at))
        for at, one in enumerate(words)
    )


def _said(text: str, words: Sequence[Token]) -> str:
    """Return neighbouring words of a text as they stand there."""
    return text[words[0].start : words[-1].end] if words else ""


def _is_itself(thing: Sequence[Token], code: str) -> bool:
    """Return whether what is to be so is what the command names."""
    return tuple(one.plain for one in thing) in ways_in(ITSELF[code])


def _meant(
    about: Request, state: str, code: str, home: Home
) -> tuple[Entity | None, Way | None, bool]:
    """Return the only thing that words are about, what it may be, and whether it is to be.

    Only what a state may be said of is meant.
    """
    words = tuple(state.split())
    for way, (yes, no) in SO[code].items():
        for named, ways in ((True, yes), (False, no)):
            if words not in ways_in(ways):
                continue
            among = [one for one in home.entities if way in ways_of_thing(one)]
            if entity := about.meant_of(among, frozenset(words), by_place=True):
                return entity, way, named
    return None, None, True


def _ending(found: _Condition, code: str) -> str:
    """Return the deed that puts an end to what a condition is, empty for none."""
    words = tuple(found.state.split())
    deed = next(
        (one for one, ways in ENDS[code].items() if words in ways_in(ways)),
        "",
    )
    return deed if found.wanted else UNDOING.get(deed, "")


def _with_thing(
    text: str, command: Sequence[Token], thing: str, language: Language
) -> str:
    """Return a command with a thing in place of the first word that stands for it."""
    one = next(
        (
            one
            for at, one in enumerate(command)
            if (
                language.it_book.has(command, at)
                or language.pronoun_book.has(command, at)
            )
            and not language.article_book.has(command, at)
            and not language.particle_book.has(command, at)
        ),
        None,
    )
    if one is None:
        return _said(text, command)
    before = text[command[0].start : one.start]
    return before + thing + text[one.end : command[-1].end]
