"""Recognizes that all that is on in a place is to go off: "everything in the den off"."""

from collections.abc import Sequence

from homeassistant.const import STATE_ON, STATE_PLAYING, Platform
from homeassistant.helpers.intent import INTENT_TURN_OFF

from ..home.home import Entity
from ..llm_tools.spec import NAME
from ..utterance.clauses import Clause
from ..utterance.deeds import ways_to_say
from ..utterance.request import Request
from ..utterance.stance import Stance
from ..utterance.ways import ways_in
from .recognized import RecognizedIntent

_SWITCHED = frozenset(
    {Platform.FAN, Platform.LIGHT, Platform.MEDIA_PLAYER, Platform.SWITCH}
)
"""Domains of what goes off with everything. What heats or locks goes on by itself."""

_LANGUAGES = frozenset({"en", "de", "nl"})
"""Languages in which what turns off says of all things that they go off: "zhasni vše" and
"apaga tudo" may be of lights alone."""

_ON = frozenset({STATE_ON, STATE_PLAYING})

_MOST = 12
"""Devices that are turned off one by one; a room has hardly more that are on."""


def everything_off(
    request: Request, clauses: Sequence[Clause]
) -> Sequence[RecognizedIntent]:
    """Return the intents that turn off what is on in the place that a wish names.

    Empty where the words say anything else, name no room, or leave open of a device
    whether it is meant. What they spare stays.
    """
    language = request.language
    if language is None or language.code not in _LANGUAGES or len(clauses) != 1:
        return ()
    (clause,) = clauses
    places = request.places(clause)
    if not places or not _says_all(request, clause):
        return ()
    there = [
        one
        for one in request.home.entities
        if one.domain in _SWITCHED and one.state in _ON and one.area_id in places
    ]
    stances = {one.entity_id: request.stance(one) for one in there}
    if set(stances.values()) - {Stance.REQUEST, Stance.EXCEPTED, Stance.FORBIDDEN}:
        return ()
    meant = [one for one in there if stances[one.entity_id] is Stance.REQUEST]
    return tuple(_off(one, request) for one in meant) if len(meant) <= _MOST else ()


def _says_all(request: Request, clause: Clause) -> bool:
    """Return whether a clause says that all of a place is to go off, and no more."""
    language, words = request.language, clause.words
    assert language is not None
    whole = {
        at
        for start in range(len(words))
        for one in language.whole_book.at(words, start)
        for at in range(one.start, one.end)
    }
    rest = tuple(
        token.plain
        for at, token in enumerate(words)
        if at not in whole
        and not clause.names[at]
        and (
            token.plain not in language.joining_words
            or language.particle_book.has(words, at)
        )
    )
    offs = {
        tuple(sorted(way)) for way in ways_in(ways_to_say(request.code, "turn_off"))
    }
    return bool(whole) and tuple(sorted(rest)) in offs


def _off(entity: Entity, request: Request) -> RecognizedIntent:
    """Return the intent that turns off a device."""
    return RecognizedIntent(INTENT_TURN_OFF, {NAME: request.home.reference(entity)})
