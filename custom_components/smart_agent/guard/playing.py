"""Whether a call controls the only player that plays, by words that name none."""

from collections.abc import Mapping

from homeassistant.components.media_player import (
    DOMAIN as MEDIA_PLAYER,
    MediaPlayerState,
)
from homeassistant.components.media_player.const import (
    INTENT_MEDIA_NEXT,
    INTENT_MEDIA_PAUSE,
    INTENT_MEDIA_PREVIOUS,
)

from ..home.home import Entity, Home
from ..llm_tools.spec import ToolSpec
from ..text.base_language import words_language
from ..text.fold import fold
from ..utterance.clauses import Clause
from ..utterance.deeds import ways_to_say
from ..utterance.languages.played import HEARD, SHOWN
from ..utterance.request import Request
from ..utterance.stance import Stance
from .rules import Rules
from .targets.resolve import Resolution

_DEEDS: Mapping[str, str] = {
    INTENT_MEDIA_NEXT: "skip",
    INTENT_MEDIA_PAUSE: "pause",
    INTENT_MEDIA_PREVIOUS: "rewind",
}
"""Deeds that can only be meant of what plays, by their intents."""


def is_what_plays(spec: ToolSpec, found: Resolution, home: Home, rules: Rules) -> bool:
    """Return whether words say a deed of what plays, and only one player does.

    "Skip this one", "she's nearly gone, pause the story": in the place where the user is
    if anything plays there, else in the home. "Pause the mower" names something else.
    """
    deed = _DEEDS.get(spec.intent_type or "")
    request = rules.request
    if deed is None or not request.known:
        return False
    players = [one for one in home.entities if one.domain == MEDIA_PLAYER]
    playing = [one for one in players if one.state == MediaPlayerState.PLAYING]
    where = rules.place.area_id
    here = [one for one in playing if where and one.area_id == where]
    if [*found.entities] != (here or playing) or len(found.entities) != 1:
        return False
    ways = ways_to_say(request.code, deed)
    asking = [one for one in request.clauses if one.stance is Stance.REQUEST]
    controls = [one for one in asking if _says_only(one, ways, request)]
    return (
        bool(controls)
        and not any(request.mentions(one) for one in asking if one not in controls)
        and not any(
            _names_rather(one, player, found.entities[0], request)
            for one in controls
            for player in players
        )
    )


def _names_rather(
    clause: Clause, player: Entity, entity: Entity, request: Request
) -> bool:
    """Return whether a clause says more of another player than of one."""
    naming = request.naming
    return naming.score(clause, player) > naming.score(clause, entity)


def _says_only(clause: Clause, ways: str, request: Request) -> bool:
    """Return whether a clause says a deed of what is played, and nothing else.

    "Go back to sleep" does not.
    """
    language, words = request.language, clause.words
    assert language is not None
    nouns = {
        noun.strip()
        for table in (HEARD, SHOWN)
        for noun in table.get(words_language(request.code), "").split(",")
    }
    said = {one.plain for one in words}
    deed = {
        word
        for way in ways.split(",")
        if way and said >= {*fold(way)}
        for word in fold(way)
    }
    return bool(deed) and all(
        one.plain in deed | nouns | language.preposition_words
        or language.article_book.has(words, at)
        or language.it_book.has(words, at)
        or language.pronoun_book.has(words, at)
        or request.naming.all_kinds(clause) == {MEDIA_PLAYER}
        for at, one in enumerate(words)
    )
