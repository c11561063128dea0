"""Refuses an item of a list that holds more than an item, or none."""

from collections.abc import Sequence
from typing import Any

from homeassistant.components.todo.const import ATTR_ITEM
from homeassistant.components.todo.intent import (
    INTENT_LIST_ADD_ITEM,
    INTENT_LIST_COMPLETE_ITEM,
    INTENT_LIST_REMOVE_ITEM,
)

from ..llm_tools.spec import ToolSpec
from ..text.base_language import words_language
from ..text.fold import fold, positions
from ..text.similarity import by_first_letter, near_words
from ..utterance.clauses import Stance
from ..utterance.languages.listed import (
    FROM,
    INSTEAD_OF,
    PARTICLES,
    PUT_ON,
    RUN_OUT,
    TAKEN_OFF,
)
from ..utterance.list_names import names_of_list
from ..utterance.mark import Mark
from ..utterance.own_words import own_words
from ..utterance.plain_list import lists_called
from ..utterance.plain_text import holds_list, is_corrected
from ..utterance.request import Request
from ..utterance.tokens import Token, tokens
from ..utterance.ways import ways_of
from .problem import Problem, ProblemKind
from .targets.resolve import Resolution

_TAKING_OFF = (INTENT_LIST_COMPLETE_ITEM, INTENT_LIST_REMOVE_ITEM)

_SHORT = 3
"""Letters up to which a word may be put in another way: "2 l"."""


def check_item(spec: ToolSpec, found: Resolution, request: Request) -> list[Problem]:
    """Return what is wrong with the item of a list, at most one problem."""
    item: Any = found.args.get(ATTR_ITEM)
    if spec.targets is None or not isinstance(item, str):
        return []
    if _is_opposite(item, spec, request):
        message = "the user says the opposite of what this does"
        return [Problem(ProblemKind.OPPOSITE, "", message)]
    if is_corrected(item, request.language) or _is_replaced(item, spec, request):
        return [_problem("the user corrected this item", item)]
    if _is_spared(item, request):
        return [_problem("the user says that this item be left as it is", item)]
    if holds_list(item, request.home):
        message = (
            "item names a list too: call the tool once for each item, with its list"
        )
        return [_problem(message, item)]
    if _is_list(item, found, request):
        return [_problem("item is the name of the list, not what stands on it", item)]
    if unsaid := _half_said(item, spec, request):
        return [_problem(f"the user did not say {unsaid!r}", item)]
    if more := _cut_short(item, spec, request):
        message = "the item goes on in what the user says"
        return [_problem(message, item, {ATTR_ITEM: more})]
    if rest := _without_verb(item, found, request):
        message = "the verb is no part of the item"
        return [_problem(message, item, {ATTR_ITEM: rest})]
    return []


def _is_spared(item: str, request: Request) -> bool:
    """Return whether the words except an item, and say it nowhere else.

    "Take everything off the list bar the gate latch". Of the item some words will do.
    """
    language = request.language
    words = {one for one in fold(item) if len(one) > _SHORT}
    if language is None or not words:
        return False
    said = tokens(request.text)
    spared: set[int] = set()
    for at in range(len(said)):
        for mark in language.book.at(said, at):
            if mark.tells is not Mark.EXCEPTION:
                continue
            end = mark.end
            while end < len(said) and not (said[end].weak or said[end].strong):
                end += 1
            spared |= set(range(mark.end, end))
    named = {at for at, one in enumerate(said) if one.plain in words}
    return bool(named) and named <= spared


def _is_list(item: str, found: Resolution, request: Request) -> bool:
    """Return whether an item is what its list is called, with or without "list"."""
    return any(
        fold(item) in names_of_list(one, request.home, request.language)
        for one in found.entities
    )


def _half_said(item: str, spec: ToolSpec, request: Request) -> str:
    """Return a word that was made up beside others of an item that were said, or "".

    "Wipe the floor" is nothing that "wipes!" asks for. What was said nowhere may be worked
    out: "what we need for pancakes".
    """
    if spec.intent_type != INTENT_LIST_ADD_ITEM or not request.known:
        return ""
    said = by_first_letter(fold(request.text))
    words = [word for word in fold(item) if len(word) > _SHORT]
    made_up = [word for word in words if not near_words(word, said)]
    return made_up[0] if 0 < len(made_up) < len(words) else ""


def _is_replaced(item: str, spec: ToolSpec, request: Request) -> bool:
    """Return whether another item is to stand in place of one: "beer instead of the tonic".

    "Oat milk instead of milk" is what is meant.
    """
    if spec.intent_type != INTENT_LIST_ADD_ITEM or not request.known:
        return False
    words, said = {*fold(item)}, tokens(request.text)
    plain = tuple(one.plain for one in said)
    for way in ways_of(INSTEAD_OF, words_language(request.code)):
        for at in positions(way, plain):
            start, end = at, at + len(way)
            while start and not (said[start].weak or said[start].strong):
                start -= 1
            while end < len(said) and not (said[end].weak or said[end].strong):
                end += 1
            if words & {*plain[at + len(way) : end]} and not words & {*plain[start:at]}:
                return True
    return False


def _cut_short(item: str, spec: ToolSpec, request: Request) -> str:
    """Return an item with what goes on behind an article in the same breath, or "".

    Of "get descale the kettle onto the list" the item is not "descale".
    """
    language, text = request.language, fold(item)
    if spec.intent_type != INTENT_LIST_ADD_ITEM or language is None or not text:
        return ""
    said = tokens(request.text)
    plain = tuple(one.plain for one in said)
    for at in range(len(said) - len(text)):
        begin = at + len(text)
        if plain[at:begin] == text and _goes_on(request, said, begin):
            end = begin
            while end < len(said) and not (
                said[end].weak
                or said[end].strong
                or said[end].plain in language.preposition_words
                or language.book.has(said, end)
            ):
                end += 1
            return request.text[said[at].start : said[end - 1].end]
    return ""


def _goes_on(request: Request, said: Sequence[Token], at: int) -> bool:
    """Return whether a noun follows at a word, with its article and in the same breath.

    No list: "add leeks à la liste".
    """
    language = request.language
    return (
        language is not None
        and at + 1 < len(said)
        and language.article_book.has(said, at)
        # "Na" is an article, and says where.
        and said[at].plain not in language.preposition_words
        and not request.text[said[at - 1].end : said[at].start].strip()
        and not said[at + 1].weak
        and not said[at + 1].strong
        and not language.kind_book.has(said, at + 1)
    )


def _is_opposite(item: str, spec: ToolSpec, request: Request) -> bool:
    """Return whether the words take off a list what a call puts there, or are out of it.

    "Check those off" adds nothing, "we've run out of eggs" takes none off, nor does "add
    leeks" of anything else.
    """
    if spec.intent_type not in (INTENT_LIST_ADD_ITEM, *_TAKING_OFF):
        return False
    said = [
        {token.plain for token in clause.words}
        for clause in request.clauses
        if clause.stance is Stance.REQUEST
    ]
    code = words_language(request.code)
    ways = (PUT_ON.get(code, ""), TAKEN_OFF.get(code, ""))
    puts, takes = (
        any(words >= {*fold(way)} for words in said for way in one.split(",") if way)
        for one in ways
    )
    takes = takes or _comes_off(request)
    if spec.intent_type in _TAKING_OFF:
        unsaid = {*fold(item)}.isdisjoint(fold(request.text))
        unsaid &= any(map(request.names_list, request.clauses))
        return not takes and ((puts and unsaid) or _is_out(request))
    return takes and not puts


def _is_out(request: Request) -> bool:
    """Return whether the words tell that something is out: "we're out of eggs"."""
    ways = RUN_OUT.get(words_language(request.code), "").split(",")
    said = fold(request.text)
    return any(positions(fold(way), said) for way in ways if way)


def _comes_off(request: Request) -> bool:
    """Return whether something is to come off a list: "scrub the jam from Tesco"."""
    language, froms = request.language, FROM.get(words_language(request.code), ())
    for clause in request.clauses:
        words = clause.words
        for at in range(1, len(words)):
            behind = at + 1
            if (
                language is not None
                and clause.stance is Stance.REQUEST
                and words[at].plain in froms
                and lists_called(language, words[behind:], request.home)
            ):
                return True
    return False


def _problem(message: str, item: str, fix: dict[str, Any] | None = None) -> Problem:
    """Return a problem of an item, with the arguments that put it right."""
    return Problem(ProblemKind.VALUE, ATTR_ITEM, message, item, fix=fix or {})


def _without_verb(item: str, found: Resolution, request: Request) -> str:
    """Return an item without the verb in front, "" where it begins with none.

    "Add milk" is no item of "add milk to the list"; "clean windows" is one of "clean
    windows, put that on the list".
    """
    first, _, rest = item.strip().partition(" ")
    if not rest or request.language is None:
        return ""
    lists = by_first_letter(
        own_words(tuple(n for e in found.entities for n in e.names))
    )
    verb, text = by_first_letter(fold(first)), fold(rest)
    particles = PARTICLES.get(request.language.code, frozenset())
    for clause in request.clauses:
        said = [token.plain for token in clause.words]
        if first.casefold() in particles and tuple(said[1:]) == (*fold(first), *text):
            # "Note down tea bags."
            return rest.strip()
        if (
            said
            and request.language.verb_book.has(clause.words, 0)
            and near_words(said[0], verb)
            and tuple(said[1 : 1 + len(text)]) == text
            and any(near_words(word, lists) for word in said[1 + len(text) :])
        ):
            return rest.strip()
    return ""
