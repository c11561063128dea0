"""Whether words say what is to be done in place of what they took back."""

from homeassistant.components.todo.const import ATTR_ITEM
from homeassistant.components.todo.intent import INTENT_LIST_ADD_ITEM

from ..llm_tools.spec import TARGET_KEYS, ToolSpec
from ..text.fold import fold, positions
from ..utterance.clauses import Clause
from ..utterance.deeds import says_way, ways_to_say
from ..utterance.languages.listed import FORGOTTEN
from ..utterance.numbers import numbers_in
from ..utterance.puts_right import behind_correction
from ..utterance.request import Request
from ..utterance.stance import Stance
from ..utterance.tokens import parted, tokens
from ..utterance.ways import longest, ways_of
from .deed import deed_of
from .targets.resolve import Resolution, set_numbers


def is_put_right(spec: ToolSpec, found: Resolution, request: Request) -> bool:
    """Return whether a call does what is wished behind what was taken back.

    "The heating to 22, no, that's too much, make it 21", "put tea on the list, scrap that,
    coffee": what comes last is about the same thing or list, and names no other.
    """
    if spec.intent_type == INTENT_LIST_ADD_ITEM:
        return _is_item_behind(str(found.args.get(ATTR_ITEM, "")), request)
    clauses = request.clauses
    back = [at for at, one in enumerate(clauses) if one.stance is Stance.REVOKED]
    if not back or not found.entities:
        return False
    before = [one for one in clauses[: back[-1] + 1] if request.mentions(one)]
    wishes = [one for one in clauses[back[-1] + 1 :] if one.stance is Stance.REQUEST]
    return (
        bool(before)
        and len(wishes) == 1
        and not any(map(request.mentions, clauses[back[-1] + 1 :]))
        and all(
            request.naming.score(one, entity)
            for one in before
            for entity in found.entities
        )
        and _says(wishes[0], before, spec, found, request)
    )


def _says(
    wish: Clause,
    back: list[Clause],
    spec: ToolSpec,
    found: Resolution,
    request: Request,
) -> bool:
    """Return whether a wish has all that a call sets, or its deed where it sets nothing.

    What was taken back says neither.
    """
    values = set_numbers(found)
    if found.args.keys() - TARGET_KEYS:
        before = {n for one in back for n in numbers_in(one.words, request.code)}
        said = {*numbers_in(wish.words, request.code)}
        return bool(values) and values <= said - before
    ways = ways_to_say(request.code, deed_of(spec, found.entities))
    return says_way({one.plain for one in wish.words}, ways) and not any(
        says_way({one.plain for one in clause.words}, ways) for clause in back
    )


def is_taken_back(item: str, request: Request) -> bool:
    """Return whether an item is named in nothing but what was taken back.

    Or taken back by its name after that: "add milk … actually, forget the milk".
    """
    if _is_forgotten(item, request):
        return True
    starts, words = _starts(item, request), {*fold(item)}
    back = [
        one
        for one in request.clauses
        if one.stance is Stance.REVOKED and words <= {w.plain for w in one.words}
    ]
    return bool(starts) and all(
        any(_holds(one, start) for one in back) for start in starts
    )


def _is_forgotten(item: str, request: Request) -> bool:
    """Return whether words that name an item say behind that to forget it.

    "Don't let me forget milk" does not.
    """
    words, language = fold(item), request.language
    if language is None or not words:
        return False
    ways = ways_of(FORGOTTEN, language.code)
    for part in parted(tokens(request.text))[1:]:
        plain = tuple(one.plain for one in part[behind_correction(part, language) :])
        way = longest(ways, plain)
        # "Scratch the milk from the list" is a wish of its own.
        if way and plain[way:] == words:
            return True
    return False


def _is_item_behind(item: str, request: Request) -> bool:
    """Return whether an item is named behind what was taken back, and not told of.

    It may stand there alone: "scratch that, coffee".
    """
    taken = (Stance.REVOKED, Stance.UNCLEAR)
    back = [one for one in request.clauses if one.words and one.stance in taken]
    alone = [one for one in back[1:] if _is_alone(item, one)]
    back = [one for one in back if one not in alone]
    starts = _starts(item, request)
    if not back or not starts or min(starts) <= back[-1].words[-1].start:
        return False
    return not any(
        _holds(one, start)
        for one in request.clauses
        if one.stance is not Stance.REQUEST and one not in alone
        for start in starts
    )


def _is_alone(item: str, clause: Clause) -> bool:
    """Return whether an item is all that a clause has."""
    return fold(item) == tuple(one.plain for one in clause.words)


def _holds(clause: Clause, start: int) -> bool:
    """Return whether a clause goes over a place in the text."""
    return bool(clause.words) and (
        clause.words[0].start <= start <= clause.words[-1].start
    )


def _starts(item: str, request: Request) -> list[int]:
    """Return where an item begins in what was said."""
    said, words = tokens(request.text), fold(item)
    at = positions(words, [one.plain for one in said]) if words else []
    return [said[one].start for one in at]
