"""Whether words name a device in place of the one whose deed they took back."""

from collections.abc import Sequence

from ..home.home import Entity
from ..llm_tools.spec import TARGET_KEYS, ToolSpec
from ..text.fold import fold
from ..text.owner_words import POSSESSIVE
from ..text.similarity import by_first_letter, near_words
from ..utterance.clauses import Clause
from ..utterance.deeds import says_way, ways_to_say
from ..utterance.languages.otherwise import INSTEAD, MEANS, NEEDS_ONE, WANTS_ONE
from ..utterance.mark import Mark
from ..utterance.numbers import numbers_in
from ..utterance.own_words import own_words
from ..utterance.request import Request
from ..utterance.stance import Stance
from ..utterance.tokens import Token, parted, tokens
from .deed import deed_of
from .targets.resolve import Resolution, set_numbers

_TAKEN = frozenset({Stance.REVOKED, Stance.UNCLEAR})
"""Stances of the clause that is put right."""

_BEGINS = ("turn_on", "run", "play")
"""Deeds that are done to what is needed."""

_BETWEEN = frozenset({Stance.NEARBY, Stance.REQUEST, Stance.TOLD, Stance.UNCLEAR})


def is_named_instead(spec: ToolSpec, found: Resolution, request: Request) -> bool:
    """Return whether a call does to one device what was said, and taken back, of another.

    "Colm's lamp on, er no, Priya's I mean", "it's the den blinds I want closed". That part
    says which device is meant, and nothing else; nothing is taken back behind it, and no
    other device is spoken of. A model that makes this very call decides it.
    """
    language = request.language
    if language is None or len(found.entities) != 1 or not spec.alters:
        return False
    (entity,) = found.entities
    parts = parted(tokens(request.text))
    deed = ways_to_say(request.code, deed_of(spec, found.entities))
    meant = (
        at
        for at in range(len(parts) - 1, 0, -1)
        if _only_means(parts[at], entity, request, deed)
    )
    if (at := next(meant, None)) is None:
        return False
    start, end = parts[at][0].start, parts[at][-1].end
    clauses = [one for one in request.clauses if one.words]
    before = [one for one in clauses if one.words[0].start < start]
    within = {one.stance for one in clauses if start <= one.words[0].start <= end}
    behind = [one for one in clauses if one.words[0].start >= end]
    # "Do the towel rail instead" is read as a question for its first word.
    instead = not parts[at][0].asked and _says_instead(parts[at], request)
    if not before or not (before[0].stance in _TAKEN or instead):
        return False
    if not within <= _BETWEEN | ({Stance.QUESTION} if instead else set()):
        # "No, the towel rail, no, neither", "no, the towel rail, tomorrow".
        return False
    rest = [one for part in parts[at + 1 :] for one in part]
    return (
        _is_taken_over(before[0], entity, deed, found, request)
        and _lets_pass(before, entity, request)
        and all(
            one.stance is Stance.TOLD and not request.mentions(one) for one in behind
        )
        and _are_of(behind, rest, request)
    )


def _is_taken_over(
    first: Clause, entity: Entity, deed: str, found: Resolution, request: Request
) -> bool:
    """Return whether a clause says the deed of a call, of another device, and its values.

    What a call sets else than numbers nobody has said so.
    """
    numbers = set_numbers(found)
    return (
        says_way({one.plain for one in first.words}, deed)
        and bool(request.mentions(first))
        and not request.naming.is_called(first, entity)
        and len(numbers) == len(found.args.keys() - TARGET_KEYS)
        and numbers <= {*numbers_in(first.words, request.code)}
    )


def _lets_pass(before: Sequence[Clause], entity: Entity, request: Request) -> bool:
    """Return whether nothing between what is put right and a device is of another one."""
    first, *between = before
    return all(
        (one.stance in _BETWEEN | _TAKEN or _denies(one, first, request))
        and not _names_more(one, first, entity, request)
        for one in between
    )


def _only_means(
    part: Sequence[Token], entity: Entity, request: Request, deed: str
) -> bool:
    """Return whether a part only says that a device is meant, and no other of its kind."""
    language = request.language
    assert language is not None
    place = request.home.words_of_place(entity)
    own = by_first_letter(own_words(entity.names) - {POSSESSIVE})
    named = {one.plain for one in part if near_words(one.plain, own)}
    if not named - place:
        return False
    for other in request.home.entities:
        if other.domain == entity.domain and other is not entity:
            theirs = by_first_letter(own_words(other.names) - {POSSESSIVE})
            if all(near_words(one, theirs) for one in named):
                return False
    means = MEANS.get(language.code, frozenset()) | INSTEAD.get(
        language.code, frozenset()
    )
    wants = WANTS_ONE.get(language.code, frozenset())
    is_wanted = any(one.plain in wants for one in part)
    # "The back door is locked" only tells, "I want the back door locked" does not.
    way_words = {word for way in deed.split(",") for word in fold(way)}
    ways = by_first_letter(way_words if is_wanted else ())
    needs = NEEDS_ONE.get(language.code, frozenset())
    if any(one.plain in needs for one in part) and not (
        deed in (ways_to_say(request.code, begin) for begin in _BEGINS)
        or any(near_words(one.plain, ways) for one in part)
    ):
        # "The hall light off, no, it's the lamp that I need", on.
        return False
    return all(
        one.plain in named | place | means | {POSSESSIVE}
        or near_words(one.plain, ways)
        or (at and request.naming.is_kind(part, at, entity))
        or language.article_book.has(part, at)
        for at, one in enumerate(part)
    )


def _are_of(
    clauses: Sequence[Clause], words: Sequence[Token], request: Request
) -> bool:
    """Return whether words are all of clauses, or only courtesies."""
    language = request.language
    assert language is not None
    held = {one.start for clause in clauses for one in clause.words}
    held |= {
        one.start
        for at in range(len(words))
        for match in language.book.at(words, at)
        if match.tells is Mark.COURTESY
        for one in words[match.start : match.end]
    }
    return all(one.start in held for one in words)


def _says_instead(part: Sequence[Token], request: Request) -> bool:
    """Return whether a part says that it is in place of something."""
    assert request.language is not None
    words = INSTEAD.get(request.language.code, frozenset())
    return any(one.plain in words for one in part)


def _denies(clause: Clause, first: Clause, request: Request) -> bool:
    """Return whether a clause says once more what is not meant: "not the kettle"."""
    return (
        clause.stance is Stance.FORBIDDEN
        and bool(request.naming.called(clause))
        and all(
            one in request.naming.called(first) for one in request.naming.called(clause)
        )
    )


def _names_more(
    clause: Clause, first: Clause, entity: Entity, request: Request
) -> bool:
    """Return whether a clause calls anything else than what is put right, or put in place."""
    known = (*request.naming.called(first), entity)
    return any(one not in known for one in request.naming.called(clause))
