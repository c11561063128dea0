"""Reads a question for a deed as the command that it is: "could the lamp come on?"."""

from collections.abc import Sequence
from enum import Enum, auto
from functools import lru_cache

from ..home.home import Home
from ..text.base_language import words_language
from ..text.fold import fold
from .apostrophes import with_apostrophes
from .asides import LED_BY, behind_marks
from .asked_otherwise import with_plain_question
from .at_window import is_at_window
from .called_last import without_called
from .corrected_item import with_corrected_item
from .each_place import with_each_place
from .fillers import without_fillers
from .halves import with_halves
from .have_done import with_done
from .if_could import with_if_could
from .items_behind import with_items_behind
from .languages import language_of
from .languages.otherwise import (
    ABLE,
    ASKED,
    BECOMES,
    BECOMES_MORE,
    IS_MORE,
    MAY,
    SENT,
    TAILS,
    WANTS,
)
from .languages.passive import PASSIVE_DEEDS, PASSIVE_LEADS, PASSIVE_NEVER
from .leaving import without_leaving
from .list_wants import with_list_wants
from .mark import Mark
from .needed import with_needed
from .not_that import without_contrast, without_last, without_not_all
from .other_name import with_other_name
from .other_value import with_other_value
from .otherwise import is_amount
from .parted_verbs import with_whole_verbs
from .phrases import Language
from .plain_place import with_within
from .puts_right import with_mark_first
from .raised_by import with_by
from .reminder import with_reminder
from .repeated import without_repeats
from .shared_names import with_shared_names
from .shared_wish import with_listed_things, with_shared_wish
from .spared import with_spared
from .stays import with_stays
from .step_words import Scale
from .steps import is_times, says_bit, says_scale
from .taken_off import with_taken_off
from .tokens import Token, as_said, tokens
from .value_first import with_value_last
from .value_had import with_value_had
from .wanted_thing import with_wanted_thing
from .ways import Way, keyed_ways, longest, ways_of
from .whole_home import with_all

_OPENS = "open"


class _By(Enum):
    """What follows on the verb of what a thing wants."""

    STEP = auto()
    """By how much, or to what value: "go up a degree"."""
    MORE = auto()
    """Of what it is to be more: "go a bit faster"."""
    BEING = auto()
    """The same of what it is, which asks where it is asked of a thing by its name."""
    ITSELF = auto()
    """Nothing: "go home"."""


_ASKS = frozenset({Mark.DOUBT, Mark.JUST_ASKING, Mark.REPORT})
"""Marks behind which a question is one, and none for a deed."""


def as_command(text: str, code: str, home: Home) -> str:
    """Return the command that a text asks for by a thing and what is to become of it.

    Nothing stands around them but courtesies: "could the lamp come on by itself?" asks
    whether it can. "The heating wants to go up a degree" says of a thing by its name how
    much more it is to be. Any other text is returned as it is, but for numbers with a
    half in them; code is that of its language.
    """
    text = with_halves(
        with_apostrophes(without_repeats(text, words_language(code)), code), code
    )
    language = language_of(code)
    if language is None:
        return text
    text = without_called(without_fillers(text, language), language, home)
    text = with_each_place(text, language, home)
    text = with_other_name(with_mark_first(text, language), code, language, home)
    text = with_if_could(with_spared(text, language), language, home)
    text = with_corrected_item(text, code, language, home)
    text = with_within(with_other_value(text, language, home), code, language, home)
    text = with_stays(without_leaving(text, code), code, language)
    text = without_not_all(without_last(text, language), code)
    text = without_contrast(text, language, home)
    text = with_reminder(with_all(text, code, language, home), code, language, home)
    text = with_plain_question(text, code, language, home)
    text = with_listed_things(text, code, language, home)
    text = with_whole_verbs(text, code, language, home)
    text = with_shared_names(text, code, language, home)
    text = with_shared_wish(text, code, language, home)
    text = with_items_behind(
        with_list_wants(text, code, language, home), code, language, home
    )
    text = with_done(text, code, language)
    text = with_by(with_taken_off(text, code, language), code, language)
    text = with_value_had(with_value_last(text, language, home), code, language)
    text = with_wanted_thing(text, code, language, home)
    text = with_needed(text, code, language, home)
    if stated := _stated(text, code, language, home):
        return stated
    base = words_language(code)
    leads, deeds = ways_of(PASSIVE_LEADS, base), keyed_ways(PASSIVE_DEEDS, base)
    said = tokens(text)
    for start in (0, *(at for at in range(1, len(said)) if _ends(said, at))):
        if any(
            one.tells in _ASKS or (one.tells is Mark.ASK and one.end == start)
            for at in range(start)
            for one in language.book.at(said, at)
        ):
            # "Anna wants to know, could it come on?"
            break
        for asked in (True, False) if start else (True,):
            if found := _stated(text, code, language, home, start=start, asked=asked):
                return found
        if found := _asked(text, language, said, start, leads, deeds, home):
            return found
    return text


def _asked(
    text: str,
    language: Language,
    said: Sequence[Token],
    start: int,
    leads: Sequence[Way],
    deeds: Sequence[tuple[Way, str]],
    home: Home,
) -> str | None:
    """Return a text with the command for a question that begins at a word, or None.

    What is told stays before it and behind: "…, it shines under my door".
    """
    plain = tuple(one.plain for one in said)
    first = behind_marks(language, said, start, LED_BY)
    lead = longest(leads, plain[first:])
    if not lead:
        return None
    thing = first + lead
    for end in range(thing + 1, len(said)):
        for way, verb in deeds:
            behind = end + len(way)
            if (
                plain[end:behind] == way
                and _ends(said, rest := behind_marks(language, said, behind))
                and not any(_says_more(language, said, at) for at in range(thing, end))
                and not said[thing].quoted
                and (verb != _OPENS or is_at_window(plain[thing:end], language, home))
            ):
                before = text[: said[first].start] if start else ""
                # "Could the lamp go off? Ta" asks for it all the same.
                told = text[said[rest - 1].end :].rstrip("?")
                if told.startswith("?"):
                    told = f".{told[1:]}"
                return f"{before}{verb} {as_said(text, said[thing:end])}{told}"
    return None


def _stated(
    text: str,
    code: str,
    language: Language,
    home: Home,
    *,
    start: int = 0,
    asked: bool = False,
) -> str | None:
    """Return the command of a statement of what a thing by its name wants, or None.

    asked is for a question, from a word on, for it to become so much more: "can the
    heating go up a degree?"
    """
    said, base = tokens(text), words_language(code)
    plain = tuple(one.plain for one in said)
    first = behind_marks(language, said, start)
    aims = not asked
    if asked:
        if plain[first : first + 1] not in ways_of(ASKED, base):
            return None
        # "Can the heater go up to 30?" asks how far it can.
        aims = plain[first : first + 1] not in ways_of(ABLE, base)
        first += 1
    if first >= len(said) or said[first].quoted:
        return None
    begins = first + (first + 1 < len(said) and language.article_book.has(said, first))
    names = home.layout.entity_full_names.get(plain[begins], ())
    ends = [begins + len(one) for one in names if plain[begins:][: len(one)] == one]
    is_it = bool(start and asked and language.it_book.has(said, begins))
    if is_it:
        # "The fan's blowing my papers about, can it go slower?"
        ends.append(begins + 1)
    for end in ends:
        for way, command, by in _wants(base, asked=asked, is_it=is_it):
            behind = end + len(way)
            if plain[end:behind] != way or any(
                one.strong or one.weak for one in said[begins + 1 : behind]
            ):
                continue
            clause = _clause_from(said, behind)
            # Who complains of it before does not ask what it can do.
            by_more = by in (_By.MORE, _By.BEING)
            if not _fits(
                said[behind:clause], by, language, aims=aims or (by_more and is_it)
            ):
                continue
            if not asked and any(one.asked for one in said[begins:clause]):
                continue
            before = text[: said[first - asked].start] if start else ""
            told = text[said[behind - 1].end :]
            told = told.replace("?", ".", 1) if asked else told
            return before + command.format(as_said(text, said[begins:end])) + told
    return None


def _fits(rest: Sequence[Token], by: _By, language: Language, *, aims: bool) -> bool:
    """Return whether the rest of a clause is what has to follow on the verb."""
    if by is _By.ITSELF:
        said = tuple(one.plain for one in rest)
        courtesies = behind_marks(language, rest, 0) == len(rest)
        return courtesies or said in ways_of(TAILS, language.code)
    amount = [
        one for at, one in enumerate(rest) if not language.only_book.has(rest, at)
    ]
    if by is _By.STEP:
        return is_amount(amount, language.code, aims=aims)
    return _says_more_of(amount, language.code, aims=aims)


def _says_more_of(amount: Sequence[Token], code: str, *, aims: bool) -> bool:
    """Return whether words are of what a thing is to be more, and nothing else.

    Where it may be asked whether it can, "can the lamp go brighter?", by how much too.
    "Opened" is a deed of its own.
    """
    return is_times(amount, code) or (
        says_scale(amount, code, besides=Scale.OPENING)
        and (aims or says_bit(amount, code))
        and (len(amount) == 1 or is_amount(amount, code, aims=False, less=True))
    )


def _ends(said: Sequence[Token], at: int) -> bool:
    """Return whether words end, or a sign stands before a word."""
    return at == len(said) or said[at].weak or said[at].strong


def _clause_from(said: Sequence[Token], at: int) -> int:
    """Return where words end that no sign parts."""
    while at < len(said) and not (said[at].strong or said[at].weak):
        at += 1
    return at


@lru_cache(maxsize=16)
def _wants(code: str, *, asked: bool, is_it: bool) -> tuple[tuple[Way, str, _By], ...]:
    """Return how a statement says what a thing wants, with the command for that.

    And what has to follow. The longest first. asked tells that it is a question, which has
    the verb alone; is_it that it is of what the words have complained of.
    """
    tables = [(BECOMES, _By.STEP), (BECOMES_MORE, _By.MORE)]
    tables += [(SENT, _By.ITSELF)]
    # "Can the lamp be brighter?" asks whether it can.
    tables += [(IS_MORE, _By.BEING)] if is_it or not asked else []
    found = [
        ((*fold(want), *way), command, by)
        for table, by in tables
        for command, ways in table.get(code, {}).items()
        for way in map(fold, ways.split(","))
        for wants in ((WANTS, MAY) if by is _By.ITSELF else (WANTS,))
        for want in ([""] if asked else wants.get(code, "").split(","))
    ]
    return tuple(sorted(found, key=lambda one: -len(one[0])))


def _says_more(language: Language, said: Sequence[Token], at: int) -> bool:
    """Return whether a word is no part of what a thing is called: a sign, another wish."""
    if said[at].strong or said[at].weak:
        return True
    if said[at].plain in PASSIVE_NEVER.get(language.code, ()):
        return True
    if language.pronoun_book.has(said, at) or language.it_book.has(said, at):
        return not language.article_book.has(said, at)
    return any(
        one.tells not in (Mark.COURTESY, Mark.RELATION)
        for one in language.book.at(said, at)
    )
