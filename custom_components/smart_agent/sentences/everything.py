"""Recognizes a deed that is for all: "everything in the den off", "all radiators off".

Home Assistant has sentences for all of the lights, and of few other kinds.
"""

from collections.abc import Iterable, Sequence, Set as AbstractSet
from typing import NamedTuple

from homeassistant.components.cover import CoverDeviceClass
from homeassistant.components.media_player.const import INTENT_MEDIA_PAUSE
from homeassistant.const import STATE_ON, STATE_PLAYING, Platform
from homeassistant.helpers.intent import INTENT_TURN_OFF, INTENT_TURN_ON

from ..home.home import Entity
from ..home.model import AT_WINDOWS
from ..llm_tools.spec import NAME
from ..text.fold import fold
from ..text.similarity import by_first_letter, near_words
from ..utterance.clauses import Clause
from ..utterance.deeds import ways_to_say
from ..utterance.phrases import Language
from ..utterance.request import Request
from ..utterance.stance import Stance
from ..utterance.ways import ways_in
from .bounded import told_places
from .recognized import RecognizedIntent

_SWITCHED = frozenset(
    {Platform.FAN, Platform.LIGHT, Platform.MEDIA_PLAYER, Platform.SWITCH}
)
"""Domains of what goes off with everything. What heats or locks goes on by itself."""

_LANGUAGES = frozenset({"en", "de", "nl"})
"""Languages in which what turns off says of all things that they go off: "zhasni vše" and
"apaga tudo" may be of lights alone."""

_ON = frozenset({STATE_ON, STATE_PLAYING})

_RUNNING = frozenset(
    {Platform.CLIMATE, Platform.FAN, Platform.MEDIA_PLAYER, Platform.SWITCH}
)
"""Domains of which all may be turned on or off by one sentence."""

_DOUBTFUL = frozenset({None, CoverDeviceClass.AWNING})
"""Classes of covers of which nobody knows whether they are meant: a gate may have none, and
an awning is no blind."""

_SEVERAL = 2
"""Kinds with which all that covers the windows is meant."""

_MOST = 12
"""Devices that are turned off one by one; a room has hardly more that are on."""


class _Deed(NamedTuple):
    """What may be done with all of a kind."""

    intent_type: str
    way: str
    domains: AbstractSet[str]
    state: str | None = None
    """The only state of what it is for."""


_DEEDS = (
    _Deed(INTENT_TURN_OFF, "turn_off", _RUNNING),
    _Deed(INTENT_TURN_ON, "turn_on", _RUNNING),
    _Deed(INTENT_TURN_ON, "lock", frozenset({Platform.LOCK})),
    _Deed(
        INTENT_MEDIA_PAUSE,
        "pause",
        frozenset({Platform.MEDIA_PLAYER}),
        STATE_PLAYING,
    ),
)
"""None of them lets anybody in."""

_MOVED = {"close": INTENT_TURN_OFF, "open": INTENT_TURN_ON}
"""What is done with all that covers the windows."""


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
    return _each(there, INTENT_TURN_OFF, request)


def all_of_kind(
    request: Request, clauses: Sequence[Clause]
) -> Sequence[RecognizedIntent]:
    """Return the intents that turn on or off all of the kind that a wish has a noun for.

    In the place that it names, if any. Empty where the words say anything else, or not
    "all". What they spare stays.
    """
    language = request.language
    if language is None or len(clauses) != 1:
        return ()
    (clause,) = clauses
    if not whole_of(language, clause):
        # Nearly all words: what follows looks at each device.
        return ()
    places = request.places(clause)
    if not places and told_places(request):
        return ()
    for deed in _DEEDS:
        nouns, called = _of_kind(request, clause, deed)
        there = [
            one for one in called if not places or {one.area_id, one.floor_id} & places
        ]
        if there and _says_all(request, clause, deed.way, nouns):
            return _each(there, deed.intent_type, request)
    return ()


def all_coverings(
    request: Request, clauses: Sequence[Clause]
) -> Sequence[RecognizedIntent]:
    """Return the intents that close or open what covers the windows, of several kinds.

    "Close all the blinds and curtains": who names more than one means a shade too. In the
    place that the words name, if any. Empty where they say anything else, or not "all".
    What they spare stays.
    """
    language = request.language
    if language is None or len(clauses) < _SEVERAL or not request.are_joined(clauses):
        return ()
    first, *others = clauses
    nouns = [_covering_nouns(language, one) for one in clauses]
    if not all(nouns) or not whole_of(language, first):
        return ()
    for clause, found in zip(others, nouns[1:], strict=True):
        said = {one.plain for at, one in enumerate(clause.words) if at not in found}
        if not said <= language.joining_words or any(clause.names):
            return ()
    places = request.places(first)
    if not places and told_places(request):
        return ()
    there = [
        one
        for one in request.home.entities
        if one.domain == Platform.COVER
        if one.device_class in AT_WINDOWS or one.device_class in _DOUBTFUL
        if not places or {one.area_id, one.floor_id} & places
    ]
    if any(one.device_class in _DOUBTFUL for one in there):
        return ()
    for way, intent_type in _MOVED.items():
        if _says_all(request, first, way, nouns[0]):
            return _each(there, intent_type, request)
    return ()


def _covering_nouns(language: Language, clause: Clause) -> Sequence[int]:
    """Return where a clause has nouns for what covers windows."""
    return [
        at
        for at in range(len(clause.words))
        for one in language.kind_book.at(clause.words, at)
        if (classes := one.tells.partition(f"{Platform.COVER}:")[2])
        if not AT_WINDOWS.isdisjoint(classes.split(","))
    ]


def _of_kind(
    request: Request, clause: Clause, deed: _Deed
) -> tuple[Sequence[int], Sequence[Entity]]:
    """Return the nouns of a clause for what a deed is for, and these devices.

    A noun may also be a word that several of one domain have in their names, as
    "radiators" is: then those are meant.
    """
    language = request.language
    assert language is not None
    entities = [
        one
        for one in request.home.entities
        if one.domain in deed.domains and deed.state in (None, one.state)
    ]
    words = clause.words
    nouns = [
        at
        for at in range(len(words))
        # "Lock" is both.
        if language.kind_book.has(words, at) and not language.verb_book.has(words, at)
    ]
    shared = nouns or [
        at
        for at, token in enumerate(words)
        if not clause.names[at] and len(_called(entities, token.plain)) > 1
    ]
    called = [
        one for one in entities if any(_called([one], words[at].plain) for at in shared)
    ]
    there = called or [one for one in entities if one.domain in request.kinds]
    if not (there or request.kinds) and len(deed.domains) == 1:
        # "Pause everything": nothing else can be paused.
        there = entities
    return (shared, there) if len({one.domain for one in there}) == 1 else ((), ())


def _called(entities: Iterable[Entity], word: str) -> list[Entity]:
    """Return the devices that have a word in their names, in whatever form."""
    return [
        one
        for one in entities
        if near_words(
            word, by_first_letter(each for n in one.names for each in fold(n))
        )
    ]


def _each(
    there: Sequence[Entity], deed: str, request: Request
) -> Sequence[RecognizedIntent]:
    """Return a deed for each device that is meant, empty where that is not known."""
    return tuple(
        RecognizedIntent(deed, {NAME: request.home.reference(one)})
        for one in meant_of(there, request)
    )


def meant_of(there: Sequence[Entity], request: Request) -> Sequence[Entity]:
    """Return those of some devices that a wish for all of them means.

    Empty where that is not known of one, or they are too many.
    """
    stances = {one.entity_id: request.stance(one) for one in there}
    if set(stances.values()) - {Stance.REQUEST, Stance.EXCEPTED, Stance.FORBIDDEN}:
        return ()
    meant = [one for one in there if stances[one.entity_id] is Stance.REQUEST]
    return meant if len(meant) <= _MOST else ()


def _says_all(
    request: Request,
    clause: Clause,
    deed: str = "turn_off",
    besides: Sequence[int] = (),
) -> bool:
    """Return whether a clause says a deed of all of a place or kind, and no more.

    besides are the words that say the kind.
    """
    language, words = request.language, clause.words
    assert language is not None
    whole = whole_of(language, clause)
    rest = tuple(
        token.plain
        for at, token in enumerate(words)
        if at not in whole
        and at not in besides
        and not clause.names[at]
        and (
            token.plain not in language.joining_words
            or language.particle_book.has(words, at)
        )
    )
    offs = {tuple(sorted(way)) for way in ways_in(ways_to_say(request.code, deed))}
    return bool(whole) and tuple(sorted(rest)) in offs


def whole_of(language: Language, clause: Clause) -> AbstractSet[int]:
    """Return where the words of a clause stand that say "all"."""
    return {
        at
        for start in range(len(clause.words))
        for one in language.whole_book.at(clause.words, start)
        for at in range(one.start, one.end)
    }
