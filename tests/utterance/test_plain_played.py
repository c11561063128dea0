"""The player in place of what it plays."""

import pytest

from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.utterance.plain_played import plain_played

from ..builders import entity, home


def two(screen: str, speaker: str) -> Home:
    """Return a home with a screen and a speaker in such states."""
    return home(
        entity("media_player.tv", "TV", device_class="tv", state=screen),
        entity("media_player.radio", "Radio", state=speaker),
        entity("light.film", "Film Light", state="on"),
    )


@pytest.mark.parametrize(
    ("code", "text", "states", "command"),
    [
        ("en", "pause the film", ("playing", "playing"), "pause TV"),
        ("en", "pause this song", ("playing", "playing"), "pause Radio"),
        ("en", "continue the movie", ("paused", "paused"), "play TV"),
        ("en", "carry on with the story", ("paused", "paused"), "play Radio"),
        ("de", "pausiere den Film", ("playing", "idle"), "pausiere TV"),
        ("en", "skip this one", ("idle", "playing"), "skip this song"),
        ("en", "next one", ("playing", "playing"), "skip this song"),
        ("en", "put my music back on", ("idle", "paused"), "resume the music"),
        ("en", "the music again", ("playing", "paused"), "resume the music"),
        ("en", "put my music back on", ("paused", "idle"), None),
        ("en", "put my music back on at ten", ("idle", "paused"), None),
        ("en", "skip this one", ("playing", "paused"), None),
        ("en", "skip this one tomorrow", ("idle", "playing"), None),
        # None plays what is called so, or it is called, or more is said.
        ("en", "pause the film", ("idle", "playing"), None),
        ("en", "pause the film", ("paused", "playing"), None),
        ("en", "pause the song", ("playing", "idle"), None),
        ("en", "resume the film", ("playing", "paused"), None),
        ("en", "pause the film light", ("playing", "playing"), None),
        ("en", "pause the film at ten", ("playing", "playing"), None),
        ("en", "pause film night", ("playing", "playing"), None),
        ("en", "record the film", ("playing", "playing"), None),
    ],
)
def test_played(
    code: str, text: str, states: tuple[str, str], command: str | None
) -> None:
    """It is the only one that can be meant."""
    found = [*plain_played(text, code, two(*states))]
    assert (command in found) if command else not found


def test_only_one() -> None:
    """Of two that play neither is guessed, and without a screen any may show a film."""
    players = [
        entity("media_player.a", "Projector", state="playing"),
        entity("media_player.b", "Radio", state="playing"),
    ]
    assert not [*plain_played("pause the film", "en", home(*players))]
    found = plain_played("pause the film", "en", home(players[0]))
    assert [*found] == ["pause Projector"]
