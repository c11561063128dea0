"""Rejects a call where the user's words name another action on that device."""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set as AbstractSet

from homeassistant.components.media_player.const import (
    INTENT_MEDIA_NEXT,
    INTENT_MEDIA_PREVIOUS,
    INTENT_PLAYER_MUTE,
    INTENT_PLAYER_UNMUTE,
)
from homeassistant.components.vacuum.intent import INTENT_VACUUM_RETURN_TO_BASE

from ..home.home import Entity
from ..llm_tools.spec import ToolSpec
from ..text.fold import fold
from ..text.similarity import by_first_letter, near_words
from ..utterance.clauses import Clause
from ..utterance.deeds import ways_to_say
from ..utterance.phrases import Language
from ..utterance.request import Request
from ..utterance.tokens import Token
from .deed import deed_of
from .problem import Problem, ProblemKind
from .targets.resolve import Resolution

_SAID_SO: Mapping[str, str] = {
    INTENT_MEDIA_NEXT: "skip",
    INTENT_MEDIA_PREVIOUS: "rewind",
    INTENT_PLAYER_MUTE: "mute",
    INTENT_PLAYER_UNMUTE: "unmute",
}
"""Deeds of which people say nothing else, by their intents."""

_HOMES = frozenset({"dock", "stop", "turn_off", "close"})
"""Deeds that send a vacuum home."""

AS_WELL: Mapping[str, AbstractSet[str]] = {
    "turn_on": frozenset({"open", "press", "run", "play"}),
    "turn_off": frozenset({"close", "stop", "pause", "dock"}),
    "open": frozenset({"unlock", "turn_on", "press", "run"}),
    "close": frozenset({"lock", "turn_off"}),
    "unlock": frozenset({"open", "press"}),
    "lock": frozenset({"close", "turn_on"}),
    "press": frozenset({"turn_on", "open", "unlock", "run"}),
    "run": frozenset({"turn_on", "press", "play"}),
    "play": frozenset({"turn_on", "run"}),
    "pause": frozenset({"stop", "turn_off"}),
    "stop": frozenset({"pause", "turn_off", "dock"}),
    "dock": frozenset({"pause", "stop", "turn_off"}),
}
"""What else a deed can be called: to turn on a cover is to open it."""


def check_said(
    spec: ToolSpec, found: Resolution, request: Request
) -> tuple[Problem, ...]:
    """Return that the words speak of a device, and of another deed than that of a call.

    "My neighbour always locks the shed" is no reason to ask whether to unlock it.
    """
    deed = deed_of(spec, found.entities)
    language = request.language
    if language is None or (as_well := AS_WELL.get(deed)) is None:
        return ()
    same = _ways(request.code, {deed, *as_well})
    others = _ways(request.code, AS_WELL.keys() - {deed, *as_well})
    clauses = _about(found.entities, request)
    known = by_first_letter(word for way in (*same, *others) for word in way)
    said = _said(known, (token for one in clauses for token in one.words))
    verbs = _said(known, (token for one in clauses for token in _verbs(one, language)))
    if any(said.issuperset(way) for way in same) or not any(
        said.issuperset(way) and not verbs.isdisjoint(way) for way in others
    ):
        return ()
    message = "the user speaks of something else than this does"
    return (Problem(ProblemKind.UNSAID, "", message),)


def is_unsaid(spec: ToolSpec, request: Request) -> bool:
    """Return whether a call mutes or skips what no word says to: "boost the bass".

    Of other deeds people have verbs that no list has. No tool pauses a vacuum: who says
    that may not want it sent home.
    """
    if spec.intent_type == INTENT_VACUUM_RETURN_TO_BASE:
        pauses, homes = (_ways(request.code, one) for one in ({"pause"}, _HOMES))
        return says_any(pauses, request) and not says_any(homes, request)
    deed = _SAID_SO.get(spec.intent_type or "")
    return deed is not None and not says_any(_ways(request.code, {deed}), request)


def says_any(
    ways: Sequence[tuple[str, ...]],
    request: Request,
    clauses: Sequence[Clause] | None = None,
) -> bool:
    """Return whether words have those of one of some ways to say a deed, in any form.

    Of the words of some clauses, or else of all. Where there are no ways, or the language
    is not read, they may.
    """
    ways = ways if request.language else ()
    known = by_first_letter(word for way in ways for word in way)
    clauses = request.clauses if clauses is None else clauses
    said = _said(known, (token for one in clauses for token in one.words))
    return not ways or any(said.issuperset(way) for way in ways)


def _ways(code: str, deeds: AbstractSet[str]) -> list[tuple[str, ...]]:
    """Return the words of each way to say one of these deeds."""
    texts = (ways_to_say(code, deed) for deed in deeds)
    return [words for text in texts for way in text.split(",") if (words := fold(way))]


def _about(entities: Sequence[Entity], request: Request) -> Sequence[Clause]:
    """Return the clauses that have a word of a device's names, else all."""
    own = by_first_letter(
        word for one in entities for name in one.names for word in fold(name)
    )
    about = [
        clause
        for clause in request.clauses
        if any(near_words(token.plain, own) for token in clause.words)
    ]
    return about or request.clauses


def _said(known: Mapping[str, Sequence[str]], tokens: Iterable[Token]) -> set[str]:
    """Return the words of these that were said, in whatever form: "locks" is "lock"."""
    return {word for token in tokens for word in near_words(token.plain, known)}


def _verbs(clause: Clause, language: Language) -> Iterator[Token]:
    """Yield the words that may be verbs: no particles, and not how something is.

    In "the gate is locked" and "leave the gate open" nobody locks or opens it.
    """
    words = clause.words
    for at, token in enumerate(words):
        behind = at and any(
            one.end == at for one in language.finite_book.at(words, at - 1)
        )
        if not (
            behind
            or language.particle_book.has(words, at)
            or language.pronoun_book.has(words, at)
        ):
            yield token
