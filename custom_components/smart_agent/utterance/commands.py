"""Whether words are commands and nothing else."""

from collections.abc import Sequence, Set as AbstractSet
from itertools import pairwise

from .asides import too_at
from .clauses import Clause
from .named_words import mentions_home
from .phrases import Language, Mark
from .request import Request
from .stance import Stance
from .tokens import Token, is_owner, tokens

_SAYS_NOTHING = frozenset({Mark.COURTESY, Mark.JOIN, Mark.POLITE, Mark.TAG, Mark.WISH})
"""Marks of what stands beside commands without changing them."""

_ONLY_TELLS = _SAYS_NOTHING | {
    Mark.CONTRAST,
    Mark.NEGATION,
    Mark.PAST,
    Mark.REASON,
    Mark.RELATION,
}
"""Marks that, with a reason, change nothing of what is asked for either."""


def are_only_commands(request: Request, *, degrees: bool = False) -> bool:
    """Return whether each clause asks for something by itself, and no word is left over.

    A clause that corrects another has to say with it what is meant; one that goes on has
    its verb. "Only" may narrow down what is left alone. One that is taken back asks for
    nothing where another follows it. One that says of a device by its name to leave it
    alone is heeded by doing nothing, and one that gives the reason changes nothing: "it
    is dark, so …". degrees tells that words for how much, of which no clause has any,
    are read by whoever asks.
    """
    if request.language is None or not request.clauses:
        return False
    if any(
        (one.only and not _spares(one, request))
        or (
            one.corrects
            # "Actually, turn it back on" corrects what was said before these words.
            and one is not request.clauses[0]
            and not (request.corrected(one) or _spares(one, request))
        )
        or not (_asks(one) or _spares(one, request) or one.why)
        for one in request.clauses
        if not _is_replaced(one, request)
    ):
        return False
    if _breaks_off(request) or not (degrees or request.says_deeds):
        return False
    beside = _SAYS_NOTHING | ({Mark.DEGREE} if degrees else frozenset())
    return _leaves_nothing_over(request, request.language, beside)


def may_be_told(request: Request) -> bool:
    """Return whether a wish may be told as well, with what is told before it, or go on.

    "I come home, turn on the lamp" tells both; what gives a reason does not. "Radio off,
    those fairy lights as well" asks for both.
    """
    told = [
        at
        for at, one in enumerate(request.clauses)
        if one.stance is Stance.TOLD and not one.why
    ]
    return any(_asks(one) for at in told[:1] for one in request.clauses[at:]) or any(
        request.mentions(one) and not has_verb(one, request.language)
        for one in map(request.clauses.__getitem__, told)
    )


def has_verb(clause: Clause, language: Language | None) -> bool:
    """Return whether a clause has a verb of a statement."""
    return language is not None and any(
        language.finite_book.has(clause.words, at) for at in range(len(clause.words))
    )


def spares_only_names(request: Request) -> bool:
    """Return whether all that is to be left alone is called by its name or place."""
    return request.language is not None and all(
        _spares(one, request)
        for one in request.clauses
        if one.stance in (Stance.FORBIDDEN, Stance.EXCEPTED)
    )


def _leaves_nothing_over(
    request: Request, language: Language, says_nothing: AbstractSet[Mark]
) -> bool:
    """Return whether all words are of a clause, or change nothing beside it."""
    inside = {one.start: clause for clause in request.clauses for one in clause.words}
    because = any(clause.why for clause in request.clauses)
    spares = any(_spares(one, request) for one in request.clauses)
    corrects = any(one.corrects for one in request.clauses) or any(
        _is_replaced(one, request) for one in request.clauses
    )
    told = because and request.clauses[0].why
    said, at = tokens(request.text), 0
    while at < len(said):
        if (clause := inside.get(said[at].start)) is not None:
            told = clause.why
            at += 1
            continue
        beside = says_nothing | (_ONLY_TELLS if told else frozenset())
        if because:
            beside |= {Mark.REASON}
        if spares:
            beside |= {Mark.EXCEPTION, Mark.CONTRAST}
        if corrects:
            beside |= {Mark.CORRECTION, Mark.REVOKED, Mark.NEGATION}
        elif not at and not _is_denied(language, said, at):
            # "On second thoughts, …" takes back what came before these words.
            beside |= {Mark.CORRECTION}
        marks = (one for one in language.book.at(said, at) if one.tells in beside)
        if (found := next(marks, None)) is not None:
            at = found.end
        elif because and language.conclusion_book.has(said, at):
            at += 1
        elif aside := [
            *language.vocative_book.at(said, at),
            *language.first_book.at(said, at),
            *language.softener_book.at(said, at),
            *too_at(language, said, at),
        ]:
            # No clause has it: it calls somebody, softens, or only says in what order.
            at = aside[0].end
        else:
            return False
    return True


def _is_denied(language: Language, said: Sequence[Token], at: int) -> bool:
    """Return whether words deny something from one on: "no, not that one"."""
    return any(one.tells is Mark.NEGATION for one in language.book.at(said, at))


def _breaks_off(request: Request) -> bool:
    """Return whether words end where a place or a value would follow: "open it to"."""
    said, language = tokens(request.text), request.language
    told = request.clauses[-1]
    if told.why and told.words and told.words[-1] == said[-1]:
        # "Unlock the door so he can get in" asks for what stands before.
        return False
    return (
        language is not None
        and said[-1].plain in language.preposition_words
        and not language.particle_book.has(said, len(said) - 1)
    )


def _asks(clause: Clause) -> bool:
    """Return whether a clause asks for something."""
    return clause.stance is Stance.REQUEST


def _is_replaced(clause: Clause, request: Request) -> bool:
    """Return whether a clause is taken back, and the next one asks for something.

    Between them may stand why, "scratch that, it's open already, close it", or once more
    what is not meant.
    """
    after = request.clauses[request.clauses.index(clause) + 1 :]
    behind = [
        one
        for one in after
        if not (one.why or (one.corrects and one.stance is Stance.FORBIDDEN))
    ][:1]
    return clause.stance is Stance.REVOKED and any(map(_asks, behind))


def _spares(clause: Clause, request: Request) -> bool:
    """Return whether a clause says to leave something alone that it calls by its name.

    An exception may call it by its place or a part of its name as well, "the one in the
    hall", or by another kind than what is asked for, "everything off, but not the music".
    It says nothing besides: "except the hall lamp at ten" may be for later.
    """
    nouns = _nouns(clause, request)
    named = (
        any(clause.names)
        or request.names_one(clause)
        or _names_owner(clause, request)
        or (
            bool(nouns)
            and not any(
                nouns & _nouns(one, request) for one in request.clauses if _asks(one)
            )
        )
    )
    if clause.stance is not Stance.EXCEPTED:
        return clause.stance is Stance.FORBIDDEN and named
    return named and all(
        _is_of_things(clause, at, request) for at in range(len(clause.words))
    )


def _nouns(clause: Clause, request: Request) -> frozenset[str]:
    """Return the kinds and device classes that a clause has nouns for."""
    language, words = request.language, clause.words
    return frozenset(
        match.tells
        for at in range(len(words))
        if language is not None
        for match in language.kind_book.at(words, at)
    )


def _names_owner(clause: Clause, request: Request) -> bool:
    """Return whether a clause names whose a thing is by a word of names: "Owen's"."""
    return any(
        len(behind.plain) == 1 and mentions_home(word, request.home)
        for word, behind in pairwise(clause.words)
        if behind.start == word.end + 1
    )


def _is_of_things(clause: Clause, at: int, request: Request) -> bool:
    """Return whether a word is of a name or a kind, or only joins such words."""
    language, words = request.language, clause.words
    return language is not None and (
        clause.names[at]
        or words[at].plain in language.joining_words
        # "But not Anna's": what hangs on a name is of it.
        or (
            at > 0
            and len(words[at].plain) == 1
            and _is_of_things(clause, at - 1, request)
        )
        or language.kind_book.has(words, at)
        or (at > 0 and language.bare_one_book.has(words, at))
        or any(
            one.start <= at < one.end
            for start in range(at + 1)
            for one in language.one_book.at(words, start)
        )
        or mentions_home(words[at], request.home)
        or _owns_named(clause, at)
    )


def _owns_named(clause: Clause, at: int) -> bool:
    """Return whether a word says whose the thing behind it is, by its full name."""
    behind = at + 2
    return (
        behind < len(clause.words)
        and is_owner(clause.words, at + 1)
        and clause.names[behind]
    )
