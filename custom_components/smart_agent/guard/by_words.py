"""Replaces the tool of a call by the one that the user's words say."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from homeassistant.components.climate.const import (
    DOMAIN as CLIMATE,
    INTENT_SET_TEMPERATURE,
)
from homeassistant.components.fan import DOMAIN as FAN
from homeassistant.components.fan.intent import INTENT_FAN_SET_SPEED
from homeassistant.components.light import DOMAIN as LIGHT
from homeassistant.components.light.intent import INTENT_SET
from homeassistant.components.media_player import (
    MediaPlayerEntityFeature,
    MediaPlayerState,
)
from homeassistant.components.media_player.const import (
    DOMAIN as MEDIA_PLAYER,
    INTENT_MEDIA_PAUSE,
    INTENT_MEDIA_UNPAUSE,
    INTENT_PLAYER_MUTE,
)
from homeassistant.const import STATE_OFF
from homeassistant.helpers import intent

from ..home.home import Place
from ..llm_tools.spec import DOMAIN, NAME, TARGET_KEYS, Toolset, ToolSpec
from ..text.fold import fold
from ..text.similarity import near_words
from ..utterance.clauses import Clause, Stance
from ..utterance.commands import are_only_commands
from ..utterance.deeds import ALL, BOTH, says_way, ways_to_say
from ..utterance.numbers import numbers_in
from ..utterance.request import Request
from ..utterance.tokens import tokens
from .own_word import has_own_word
from .targets.resolve import Resolution, resolve

_BRIGHTNESS = "brightness"

_QUIETED = {"mute": INTENT_PLAYER_MUTE, "pause": INTENT_MEDIA_PAUSE}
"""What is done with a player that a small model turns off instead, with the intents."""

_SETTING = {
    INTENT_SET: LIGHT,
    INTENT_SET_TEMPERATURE: CLIMATE,
    INTENT_FAN_SET_SPEED: FAN,
}
"""Intents that set a value of what can be turned on, with its domain."""


def by_words(
    spec: ToolSpec, found: Resolution, toolset: Toolset, request: Request, place: Place
) -> tuple[ToolSpec, Resolution] | None:
    """Return the tool that the words say, with the same devices.

    "Turn off the music" is not to pause it, nor is "mute the radio" to turn it off, or "the
    TV on mute" to turn it on, to
    "resume" a paused player is not to turn it on, "turn on the light" says nothing of how
    bright, and a light that is set to nothing is off, whatever colour it is given. "Turn on
    the heating" that is off sets no target, which would leave it off. None where a call is
    what the words say, or more can be meant. It is no surer than the call that it stands
    for.
    """
    if not request.known or not found.entities or found.problems:
        return None
    if spec.intent_type == INTENT_MEDIA_PAUSE and _is_turned_off(found, request):
        meant, domain = toolset.of_intent(intent.INTENT_TURN_OFF), MEDIA_PLAYER
    elif spec.intent_type == intent.INTENT_TURN_OFF and (
        deed := _is_quieted(found, request)
    ):
        meant, domain = toolset.of_intent(_QUIETED[deed]), MEDIA_PLAYER
    elif spec.intent_type == intent.INTENT_TURN_ON and _is_put_on_mute(found, request):
        meant, domain = toolset.of_intent(INTENT_PLAYER_MUTE), MEDIA_PLAYER
    elif spec.intent_type == intent.INTENT_TURN_ON and _is_resumed(found, request):
        meant, domain = toolset.of_intent(INTENT_MEDIA_UNPAUSE), MEDIA_PLAYER
    elif spec.intent_type == INTENT_SET and found.args.get(_BRIGHTNESS) == 0:
        meant, domain = toolset.of_intent(intent.INTENT_TURN_OFF), LIGHT
    elif spec.intent_type in _SETTING and (
        _is_only_turned_on(found, request)
        or _would_stay_off(found, request)
        or _is_made_up(found, request)
    ):
        meant = toolset.of_intent(intent.INTENT_TURN_ON)
        domain = _SETTING[spec.intent_type]
    else:
        return None
    if meant is None:
        return None
    args = {key: value for key, value in found.args.items() if key in TARGET_KEYS}
    if NAME not in args and DOMAIN in meant.properties:
        args[DOMAIN] = [domain]
    there = resolve(meant, args, request.home, place)
    if there.problems or _ids(there) != _ids(found):
        return None
    return meant, replace(
        there,
        named=found.named,
        notes=found.notes + there.notes,
    )


def _ids(found: Resolution) -> frozenset[str]:
    """Return the ids of what a call acts on."""
    return frozenset(entity.entity_id for entity in found.entities)


def _is_turned_off(found: Resolution, request: Request) -> bool:
    """Return whether the words turn off what a call pauses, and it can be."""
    pause, off = (ways_to_say(request.code, deed) for deed in ("pause", "turn_off"))
    return all(
        one.features & MediaPlayerEntityFeature.TURN_OFF
        and request.opposes(one, pause, off)
        for one in found.entities
    )


def _is_quieted(found: Resolution, request: Request) -> str:
    """Return what the words do with players that a call turns off, "" for that itself."""
    off = ways_to_say(request.code, "turn_off")
    players = all(one.domain == MEDIA_PLAYER for one in found.entities)
    return next(
        (
            deed
            for deed in _QUIETED
            if players
            and all(
                request.opposes(one, off, ways_to_say(request.code, deed))
                for one in found.entities
            )
        ),
        "",
    )


def _is_put_on_mute(found: Resolution, request: Request) -> bool:
    """Return whether a call turns on players that the words mute: "the TV on mute"."""
    ways = ways_to_say(request.code, "mute")
    return all(
        one.domain == MEDIA_PLAYER
        and any(
            clause.stance is Stance.REQUEST
            and has_own_word(clause, one, request)
            and says_way({token.plain for token in clause.words}, ways)
            for clause in request.clauses
        )
        for one in found.entities
    )


def _is_resumed(found: Resolution, request: Request) -> bool:
    """Return whether a call turns on players that pause, and the words have one play."""
    if any(
        one.domain != MEDIA_PLAYER or one.state != MediaPlayerState.PAUSED
        for one in found.entities
    ):
        return False
    play = ways_to_say(request.code, "play")
    # To "start it up again" is said of what was off, and of what pauses.
    on = ",".join(
        way
        for way in ways_to_say(request.code, "turn_on").split(",")
        if not _shares_word(way, play)
    )
    said = {token.plain for clause in request.clauses for token in clause.words}
    return says_way(said, play) and not any(
        request.opposes(one, play, on) for one in found.entities
    )


def _shares_word(way: str, ways: str) -> bool:
    """Return whether the first word of a way to say a deed is one of another deed."""
    first = fold(way)[:1]
    return any(fold(one)[:1] == first for one in ways.split(","))


def _is_only_turned_on(found: Resolution, request: Request) -> bool:
    """Return whether the words turn on what a call sets, and say no more of anything.

    A reason says nothing of how: "it's dark, turn on the light".
    """
    asking = [one for one in request.clauses if not one.why]
    return (
        bool({*found.args} - TARGET_KEYS)
        and are_only_commands(request)
        and _turn_on(asking, request)
    )


def _is_made_up(found: Resolution, request: Request) -> bool:
    """Return whether a call sets what is off to values that nobody said, one impossible.

    A small model that wants a plain lamp on writes a colour temperature. The words have
    no number, no share, and none of the values.
    """
    values = {k: v for k, v in found.args.items() if k not in TARGET_KEYS}
    if not any(all(key in one.lacks for one in found.entities) for key in values):
        return False
    if any(one.state != STATE_OFF for one in found.entities):
        return False
    said = tokens(request.text)
    language = request.language
    assert language is not None
    words = {one.plain for one in said}
    return not (
        [*numbers_in(said, request.code)]
        or any(language.moved_book.has(said, at) for at in range(len(said)))
        or any(not words.isdisjoint(fold(str(value))) for value in values.values())
    )


def _would_stay_off(found: Resolution, request: Request) -> bool:
    """Return whether a call sets the target of what is off, and the words turn it on.

    They set no target: nothing beside them is a number, nor a wish that is about a
    device. "I need a shower, turn on the heating."
    """
    if any(one.domain != CLIMATE or one.state != STATE_OFF for one in found.entities):
        return False
    language = request.language
    assert language is not None
    asking = [
        one
        for one in request.clauses
        if not one.why
        and one.stance is not Stance.TOLD
        and (
            request.mentions(one)
            or any(numbers_in(one.words, request.code))
            or any(
                language.verb_book.has(one.words, at) for at in range(len(one.words))
            )
        )
    ]
    return _turn_on(asking, request)


def _turn_on(clauses: Sequence[Clause], request: Request) -> bool:
    """Return whether clauses turn devices on, and have no other word."""
    ways = ways_to_say(request.code, "turn_on")
    said = {token.plain for clause in clauses for token in clause.words}
    return says_way(said, ways) and not any(_more(clauses, request, ways))


def _more(clauses: Sequence[Clause], request: Request, deeds: str) -> Iterator[str]:
    """Yield the words that are of no name or kind, point at nothing and say no deed."""
    language = request.language
    assert language is not None
    ways = [deeds, *(ways_to_say(request.code, one) for one in (ALL, BOTH))]
    known = language.joining_words.union(*map(fold, ",".join(ways).split(",")))
    for clause in clauses:
        for at, token in enumerate(clause.words):
            known_here = (
                token.plain in known
                or language.kind_book.has(clause.words, at)
                # "Here", "it".
                or language.pronoun_book.has(clause.words, at)
                or near_words(token.plain, request.home.name_words)
            )
            if not clause.names[at] and (token.is_number or not known_here):
                yield token.text
