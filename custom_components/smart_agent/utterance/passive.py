"""Reads a question for a deed as the command that it is: "could the lamp come on?"."""

from collections.abc import Sequence
from functools import lru_cache

from ..home.home import Home
from ..text.base_language import words_language
from ..text.fold import fold
from .asides import behind_marks
from .asked_otherwise import with_plain_question
from .halves import with_halves
from .have_done import with_done
from .languages import language_of
from .languages.otherwise import BECOMES, MAY, SENT, TAILS, WANTS
from .languages.passive import PASSIVE_DEEDS, PASSIVE_LEADS, PASSIVE_NEVER
from .list_wants import with_list_wants
from .mark import Mark
from .otherwise import is_amount
from .parted_verbs import with_whole_verbs
from .phrases import Language
from .shared_names import with_shared_names
from .tokens import Token, as_said, tokens
from .ways import Way, keyed_ways, ways_of


def as_command(text: str, code: str, home: Home) -> str:
    """Return the command that a text asks for by a thing and what is to become of it.

    Nothing stands around them but courtesies: "could the lamp come on by itself?" asks
    whether it can. "The heating wants to go up a degree" says of a thing by its name how
    much more it is to be. Any other text is returned as it is, but for numbers with a
    half in them; code is that of its language.
    """
    text, language = with_halves(text, code), language_of(code)
    if language is None:
        return text
    text = with_plain_question(text, code, language, home)
    text = with_whole_verbs(text, code, language, home)
    text = with_shared_names(text, code, language, home)
    text = with_done(with_list_wants(text, code, language, home), code, language)
    if stated := _stated(text, code, language, home):
        return stated
    base = words_language(code)
    leads, deeds = ways_of(PASSIVE_LEADS, base), keyed_ways(PASSIVE_DEEDS, base)
    if not leads:
        return text
    said = tokens(text)
    plain = tuple(one.plain for one in said)
    first = behind_marks(language, said, 0)
    lead = max(
        (len(way) for way in leads if plain[first:][: len(way)] == way), default=0
    )
    if not lead:
        return text
    thing = first + lead
    for end in range(thing + 1, len(said)):
        for way, verb in deeds:
            behind = end + len(way)
            if (
                plain[end:behind] == way
                and _ends(said, rest := behind_marks(language, said, behind))
                and not any(_says_more(language, said, at) for at in range(thing, end))
            ):
                # "…, it shines under my door".
                told = text[said[rest - 1].end :].rstrip("?")
                return f"{verb} {as_said(text, said[thing:end])}{told}"
    return text


def _stated(text: str, code: str, language: Language, home: Home) -> str | None:
    """Return the command of a statement of what a thing by its name wants, or None."""
    said, base = tokens(text), words_language(code)
    plain = tuple(one.plain for one in said)
    first = behind_marks(language, said, 0)
    if first >= len(said):
        return None
    begins = first + (first + 1 < len(said) and language.article_book.has(said, first))
    names = home.layout.entity_full_names.get(plain[begins], ())
    for end in (begins + len(name) for name in names):
        if plain[begins:end] not in names:
            continue
        for way, command, by_step in _wants(base):
            behind = end + len(way)
            if plain[end:behind] != way or any(
                one.strong or one.weak for one in said[begins + 1 : behind]
            ):
                continue
            clause = _clause_from(said, behind)
            fits = (
                is_amount(said[behind:clause], code)
                if by_step
                else behind_marks(language, said, behind) >= clause
                or tuple(plain[behind:clause]) in ways_of(TAILS, base)
            )
            if not fits:
                continue
            if any(one.asked for one in said[begins:clause]):
                continue
            thing = as_said(text, said[begins:end])
            return command.format(thing) + text[said[behind - 1].end :]
    return None


def _ends(said: Sequence[Token], at: int) -> bool:
    """Return whether words end, or a sign stands before a word."""
    return at == len(said) or said[at].weak or said[at].strong


def _clause_from(said: Sequence[Token], at: int) -> int:
    """Return where words end that no sign parts."""
    while at < len(said) and not (said[at].strong or said[at].weak):
        at += 1
    return at


@lru_cache(maxsize=16)
def _wants(code: str) -> tuple[tuple[Way, str, bool], ...]:
    """Return how a statement says what a thing wants, with the command for that.

    And whether how much has to follow. The longest first.
    """
    found = [
        ((*fold(want), *way), command, by_step)
        for table, by_step in ((BECOMES, True), (SENT, False))
        for command, ways in table.get(code, {}).items()
        for way in map(fold, ways.split(","))
        for wants in ((WANTS,) if by_step else (WANTS, MAY))
        for want in wants.get(code, "").split(",")
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
