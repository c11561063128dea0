"""Reads what bothers somebody as what is to be done: "it's gloomy in here".

Nothing is asked for then, but who says so to a house wants it otherwise. It is taken for
a wish where the words say nothing else, in the present, of a place or a thing of the home.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ..home.home import Entity, Home
from ..text.base_language import words_language
from ..text.fold import fold
from .asides import behind_marks
from .clauses import Clause
from .condition_met import with_condition_met
from .enough import with_enough
from .helps import Helps
from .languages import language_of
from .languages.indirect import INDIRECT, IndirectWords, Lack
from .mark import Mark
from .named_words import mentions_home
from .passive import as_command
from .phrases import Language
from .puts_right import is_of_home
from .request import Request, read_request
from .stance import Stance
from .tokens import Token, parted, tokens
from .told_place import with_told_place
from .told_thing import with_told_thing

_SPARE = frozenset({Mark.COURTESY, Mark.JOIN})
"""Marks of what may stand before what bothers somebody."""

_BESIDE = frozenset({Stance.NEARBY, Stance.REQUEST, Stance.TOLD})
"""What may stand in a text with just one such wish."""

_SAID = frozenset({Lack.ASTRAY, Lack.IDLE, Lack.NEEDLESS, Lack.WANTED})
"""What says itself what is to become of a thing: a cause behind it changes nothing."""

_BIDS = frozenset({Lack.ASTRAY, Lack.IDLE})
"""What bids a thing do something."""

_MOST_WORDS = 20
"""Words of a part that says so; who says more tells a story."""


class Wish(NamedTuple):
    """What is to be done by what bothers somebody."""

    command: str
    text: str
    """What was said, with the command in its place."""
    bids: bool
    """Whether it says what a thing is to do, and gives no reason."""


def read_wish(
    text: str,
    code: str,
    home: Home,
    area_id: str | None,
    last: Sequence[Entity] = (),
) -> Request:
    """Return what a text asks for, also where it only says what bothers somebody.

    code is that of the language, area_id where the user is, last what was spoken of
    before. What it tells beside that stays told; where it asks for anything, or speaks
    against it, nothing else is read.
    """
    if language := language_of(code):
        text = with_condition_met(text, code, language, home)
    command = as_command(text, code, home)
    if wish := as_wish(command, code, home, area_id, last):
        read = read_request(wish.text, code, home)
        asking = [one for one in read.clauses if one.stance is Stance.REQUEST]
        same = all(_says_again(one, wish, read) for one in asking)
        if asking and same and {one.stance for one in read.clauses} <= _BESIDE:
            return read_request(wish.command, code, home)
        if wish.bids and {one.stance for one in read.clauses} <= _BESIDE:
            # "Lamp off, and Dusty can start": one wish of several.
            command = wish.text
    read = read_request(command, code, home)
    full = with_told_place(read) or with_told_thing(read) or with_enough(read)
    return read_request(full, code, home) if full else read


def _says_again(clause: Clause, wish: Wish, read: Request) -> bool:
    """Return whether a clause asks for what bothers: "no use having it on, turn that off".

    It names nothing, and its verb is that of the command.
    """
    language, words, own = read.language, clause.words, fold(wish.command)
    return language is not None and all(
        one.plain in own
        or (
            (language.it_book.has(words, at) or language.pronoun_book.has(words, at))
            and not language.particle_book.has(words, at)
        )
        for at, one in enumerate(words)
    )


def as_wish(
    text: str,
    code: str,
    home: Home,
    area_id: str | None,
    last: Sequence[Entity] = (),
) -> Wish | None:
    """Return the command for what bothers somebody in a text, None if nothing does.

    code is that of the language, area_id where the user is, last what was spoken of
    before: "still a bit bright". Only one part of the text may say such a thing; whether
    the others ask for something, or against it, is left to who reads the text then. What
    stands behind it may be no cause, and no praise: "it's cold in here, the window is
    open", "it's dark, I like that".
    """
    words, language = INDIRECT.get(words_language(code)), language_of(code)
    if words is None or language is None:
        return None
    helps, said = Helps(words, language, home, area_id, last), tokens(text)

    def joins(at: int) -> bool:
        if said[at].plain in words.degrees and not (
            # "I'm in bed so the radio can play", but not "it's so dark".
            at + 1 < len(said)
            and (
                said[at + 1].plain in words.owners or mentions_home(said[at + 1], home)
            )
        ):
            return False
        return any(one.tells is Mark.JOIN for one in language.book.at(said, at))

    # "The lamp and the fan can both go off" is one such thing that is said.
    whole, cut = parted(said), parted(said, joins)
    found = _wish(text, whole, words, language, helps)
    if found is None and len(cut) > len(whole):
        found = _wish(text, cut, words, language, helps)
    return found


def _wish(
    text: str,
    parts: Sequence[Sequence[Token]],
    words: IndirectWords,
    language: Language,
    helps: Helps,
) -> Wish | None:
    """Return the command for what bothers somebody in one of the parts of a text."""
    found = [
        (part, behind, remedied)
        for behind, part in enumerate(parts, start=1)
        if (remedied := _command(part, words, language, helps))
    ]
    if len(found) != 1:
        return None
    ((part, behind, (lack, command)),) = found
    before = parts[behind - 2] if behind > 1 else ()
    commands = bool(before) and (
        language.verb_book.has(before, _first(before, language))
        or language.particle_book.has(before, len(before) - 1)
    )
    if before and _goes_on(part, words, language) and not (commands and lack in _BIDS):
        return None
    about = None if lack in _SAID else helps.home
    if any(
        _says_why(one, words, language, about)
        # What is asked for behind it is read as that.
        and not language.verb_book.has(one, _first(one, language))
        for one in parts[behind:]
    ):
        return None
    begins, ends = part[_first(part, language)].start, part[-1].end
    # A question for it, or not, it is a wish.
    rest = text[ends:].replace("?", "", 1)
    return Wish(command, text[:begins] + command + rest, lack in _BIDS)


def _first(part: Sequence[Token], language: Language) -> int:
    """Return where a part begins behind what says nothing of what bothers somebody."""
    return behind_marks(language, part, 0, _SPARE)


def _command(
    part: Sequence[Token], words: IndirectWords, language: Language, helps: Helps
) -> tuple[Lack, str] | None:
    """Return what is wrong by what a part says, and the command against it, or None."""
    said = part[_first(part, language) :]
    if len(said) > 1 and said[0].plain in words.degrees:
        # "So that speaker can go off".
        said = said[1:]
    if not said or len(said) > _MOST_WORDS:
        return None
    if any(one.quoted for one in said):
        return None
    plain = " ".join(one.plain for one in said)
    if wished := helps.wished(plain):
        return Lack.WANTED, wished
    return None if said[0].asked else helps.command(plain)


def _goes_on(part: Sequence[Token], words: IndirectWords, language: Language) -> bool:
    """Return whether a part goes on with a story: "I walk in and it's pitch black"."""
    first = _first(part, language)
    joins = any(one.tells is Mark.JOIN for one in language.book.at(part, 0))
    if language.conclusion_book.has(part, 0):
        return False
    return joins and part[first].plain not in words.speakers


def _says_why(
    part: Sequence[Token], words: IndirectWords, language: Language, home: Home | None
) -> bool:
    """Return whether a part may say why it is so, or that it may be so.

    Without a home only what it says itself counts, and nothing that it may be about.
    """
    would = any(one.plain in words.would for one in part)
    return any(
        (one.plain in words.praise and not would)
        or any(mark.tells is Mark.CONTRAST for mark in language.book.at(part, at))
        or (
            home is not None
            and (
                language.it_book.has(part, at)
                or language.kind_book.has(part, at)
                or is_of_home(one, home)
            )
        )
        for at, one in enumerate(part)
    )
