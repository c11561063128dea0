"""Other ways to put a question of how things are, which sentences may know."""

from collections.abc import Iterator, Sequence
import re

from ..text.base_language import words_language
from ..text.fold import fold, has_any
from .asked_deed import asked_verb
from .clauses import Clause
from .commands import has_verb
from .languages.asked import DONE, FALLS, NOT_NOW, SHORT_FOR, WEATHER
from .named_words import mentions_home
from .phrase_book import split_phrases
from .phrases import Language, Mark
from .request import Request, read_request
from .stance import Stance
from .tokens import Token, as_said, tokens
from .which_question import which_questions

_FEW = 4
"""Words without a verb that may be but what a question is about."""

_OTHER_TIMES = frozenset(
    {
        Mark.CONDITION,
        Mark.DOUBT,
        Mark.HABIT,
        Mark.HOLD,
        Mark.LATER,
        Mark.NEGATION,
        Mark.PAST,
        Mark.REPORT,
    }
)
"""Marks with which a question is not of how things are now."""


def asking(request: Request) -> Request:
    """Return a request without what is told beside its only question.

    "I'm in bed, is the gate open?" What is asked of "it" is of what was told of before:
    "that window, is it shut?" What is asked of a thing by its name is of no other.
    """
    asks = [one for one in request.clauses if one.stance is Stance.QUESTION]
    others = [one for one in request.clauses if one.stance is not Stance.QUESTION]
    if len(asks) != 1 or not others or request.language is None:
        return request
    if any(one.stance not in (Stance.TOLD, Stance.NEARBY) for one in others):
        return request
    text = request.named(asks[0], ())
    if text == request.said(asks[0]) and any(
        _may_be_asked(told, asks[0], request) for told in others
    ):
        return request
    return read_request(f"{text}?", request.code, request.home)


def _may_be_asked(told: Clause, asks: Clause, request: Request) -> bool:
    """Return whether what stands beside a question may be a part of it.

    Without a verb it may be what is asked, "how loud and how bright is it?"; where
    neither has the name of a thing, where it is: "the kitchen is cold, is the window open?"
    """
    language = request.language
    assert language is not None
    tells = language.subject_book.has(told.words, 0) or has_verb(told, language)
    if told.stance is Stance.TOLD and not tells and len(told.words) <= _FEW:
        return True
    return request.mentions(told) and not any(
        mentions_home(one, request.home) and not language.kind_book.has(asks.words, at)
        for at, one in enumerate(asks.words)
    )


def plain_questions(request: Request) -> Iterator[str]:
    """Yield a question without what makes no other of it: "… right now", "tell me if …".

    "Did I leave the lamp on?" asks whether it is on, "is it raining?" for the weather.
    Nothing where more is asked, or of another time than now.
    """
    language = request.language
    if language is None or not request.only_asks:
        return
    said = tokens(request.text)
    yield from _as_left(request.text, language, said)
    yield from _as_done(request)
    kept = _kept(language, said)
    if _is_of_other_time(request, language, said, kept):
        return
    short = SHORT_FOR.get(words_language(request.code), {})
    if len(kept) < len(said) or not short.keys().isdisjoint(one.plain for one in kept):
        text = as_said(request.text, kept)
        for word, full in short.items():
            text = re.sub(rf"(?i)\b{word}\b", full, text)
        yield text
    yield from _of_weather(request)
    yield from which_questions(request)
    asking = [one for one in request.clauses if request.mentions(one)]
    if (
        len(asking) == 1
        and asking[0].stance is Stance.QUESTION
        and asking[0].words[0].start > said[0].start
    ):
        yield from _direct(request.text, language, asking[0])


def _as_done(request: Request) -> Iterator[str]:
    """Yield a question of what somebody did with a device as one of how it is.

    "Did anybody lock the back door?"
    """
    code, language = words_language(request.code), request.language
    asks, said = DONE.get(code, {}), tokens(request.text)
    if language is None or code not in DONE:
        return
    size = asked_verb(language, said, code)
    if not size or not asks_of_now(request, size):
        return
    command = as_said(request.text, said[size:])
    done = read_request(command, request.code, request.home)
    deeds = {one.domain: tuple(asks) for one in request.home.entities}
    if len(done.clauses) == 1 and (found := done.named_deed(done.clauses, deeds)):
        (entity,), deed = found
        yield asks[deed].format(request.home.reference(entity))


def _of_weather(request: Request) -> Iterator[str]:
    """Yield a question for the weather, where words ask whether it is so: "raining"."""
    code = words_language(request.code)

    falls, not_now = FALLS.get(code, ""), NOT_NOW.get(code, "")
    for clause in request.clauses:
        said = fold(request.said(clause))
        if has_any(said, falls) and not (
            has_any(said, not_now) or request.mentions(clause)
        ):
            yield WEATHER[code]
            return


def asks_of_now(request: Request, begun: int = 0) -> bool:
    """Return whether a question is of now, and depends on nothing.

    begun are the words at its begin that only ask for an answer: "read out …".
    """
    language = request.language
    if language is None:
        return False
    said = tokens(request.text)
    kept = _kept(language, said)[begun:]
    return not _is_of_other_time(request, language, said, kept)


def _as_left(text: str, language: Language, said: Sequence[Token]) -> Iterator[str]:
    """Yield a question of how somebody left a thing as one of how it is."""
    found = [one for at in range(len(said)) for one in language.left_book.at(said, at)]
    starts = [one.end for one in found if one.tells == "lefts" and not one.start]
    ends = [one.start for one in found if one.tells != "lefts" and one.end == len(said)]
    if not starts or bool(language.left_ends) is not bool(ends):
        return
    rest = as_said(text, said[max(starts) : min(ends, default=len(said))])
    for way in split_phrases(language.ises) if rest else ():
        yield f"{way} {rest}"


def _direct(text: str, language: Language, clause: Clause) -> Iterator[str]:
    """Yield an indirect question as a direct one: "whether the fan is on"."""
    words = _kept(language, clause.words)
    for at, token in enumerate(words):
        if at and language.finite_book.has(words, at):
            rest = (*words[:at], *words[at + 1 :])
            yield f"{token.text} {as_said(text, rest)}"


def _kept(language: Language, said: Sequence[Token]) -> Sequence[Token]:
    """Return words without courtesies and what a question may have besides."""
    left: set[int] = set()
    for at in range(len(said)):
        ends = [one.end for one in language.present_book.at(said, at)]
        marks = language.book.at(said, at)
        ends += [one.end for one in marks if one.tells is Mark.COURTESY]
        # Of several words, as in "at the moment", something else may follow.
        whole = [end for end in ends if end == at + 1 or end == len(said) or not at]
        left.update(range(at, max(whole, default=at)))
    return [one for at, one in enumerate(said) if at not in left]


def _is_of_other_time(
    request: Request, language: Language, said: Sequence[Token], kept: Sequence[Token]
) -> bool:
    """Return whether a question is of another time than now, or depends on something.

    "Weekend jobs" is the name of a list.
    """
    named = {
        token.start
        for clause in request.clauses
        for token, of_name in zip(clause.words, clause.names, strict=True)
        if of_name
    }
    inside = {token.start for one in request.clauses for token in one.words}
    counted = {one.start for one in kept} - named
    end = 0
    for at, token in enumerate(said):
        marks = [*language.book.at(said, at)]
        # "If" in "tell me if" makes no condition, nor does "whether" behind an "ask".
        indirect = at and at == end
        # Nor does "leave" in "what did I leave it set at?" say to leave it alone.
        asks = [one.end for one in marks if one.tells is Mark.ASK]
        asks += [one.end for one in language.left_book.at(said, at)]
        end = max((end, *asks))
        if at < end or indirect or token.start not in counted:
            continue
        # "Hang on, is it open?" says that to whoever listens.
        aside = token.start not in inside
        if any(
            one.tells in _OTHER_TIMES and not (aside and one.tells is Mark.HOLD)
            for one in marks
        ):
            return True
    return False
