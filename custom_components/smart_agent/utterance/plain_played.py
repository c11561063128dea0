"""Puts the player in place of what it plays, "pause the film", or that: "skip this one"."""

from collections.abc import Iterator

from homeassistant.components.media_player import MediaPlayerDeviceClass
from homeassistant.const import STATE_PAUSED, STATE_PLAYING, Platform

from ..home.home import Entity, Home
from ..text.base_language import words_language
from .deeds import ways_to_say
from .languages.played import HEARD, POINTING, RESUMED, SHOWN, SKIPPED
from .tokens import tokens
from .ways import ways_in, ways_of

_DEEDS = {"pause": STATE_PLAYING, "play": STATE_PAUSED}
"""What is done to what plays, and how the player is before."""


def plain_played(text: str, code: str, home: Home) -> Iterator[str]:
    """Yield a command for the only player that can play what the words pause or resume.

    Or to skip what plays, which they only point at.
    A film is on a screen where the home has one, a song is not. Nothing else may stand
    in the text. code is that of the language.
    """
    base = words_language(code)
    plain = tuple(one.plain for one in tokens(text))
    ways, command = SKIPPED.get(base, ("", ""))
    if plain in ways_in(ways) and any(
        one.state == STATE_PLAYING for one in _players(home, is_shown=False)
    ):
        yield command
    ways, command = RESUMED.get(base, ("", ""))
    if plain in ways_in(ways) and any(
        one.state == STATE_PAUSED for one in _players(home, is_shown=False)
    ):
        yield command
    for deed, state in _DEEDS.items():
        ways = ways_to_say(code, deed)
        first = ways.partition(",")[0]
        for verb in ways_in(ways):
            pointing, noun = plain[len(verb) :][:1], plain[len(verb) + 1 :]
            if plain[: len(verb)] != verb or pointing not in ways_of(POINTING, base):
                continue
            is_shown = noun in ways_of(SHOWN, base)
            if is_shown or noun in ways_of(HEARD, base):
                players = [
                    one for one in _players(home, is_shown) if one.state == state
                ]
                if len(players) == 1:
                    name = home.reference(players[0])
                    for way in dict.fromkeys((first, " ".join(verb))):
                        yield f"{way} {name}"
                return


def _players(home: Home, is_shown: bool) -> list[Entity]:
    """Return the players of which something to watch, or to listen to, may be said."""
    players = [one for one in home.entities if one.domain == Platform.MEDIA_PLAYER]
    screens = [one for one in players if one.device_class == MediaPlayerDeviceClass.TV]
    if is_shown:
        return screens or players
    return [one for one in players if one not in screens]
