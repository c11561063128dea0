"""A command that is taken for told only for what stands beside it."""

import pytest

from custom_components.smart_agent.guard.verdict import Ask, Run
from custom_components.smart_agent.utterance.request import read_request
from homeassistant.components.media_player import MediaPlayerEntityFeature

from ..builders import entity, home, judged, rules_of

HOME = home(
    entity("light.big", "Big Light", area="Parlour"),
    entity("cover.curtains", "Curtains", area="Parlour"),
    entity(
        "media_player.boombox",
        "Boombox",
        area="Kitchen",
        state="playing",
        features=MediaPlayerEntityFeature.NEXT_TRACK,
    ),
    areas=("Parlour", "Kitchen"),
)


@pytest.mark.parametrize(
    ("words", "tool", "name", "runs"),
    [
        ("big light on love, I've dropped my earring", "TurnOn", "Big Light", True),
        ("next song on the boombox, I've heard it often", "MediaNext", "Boombox", True),
        ("Ann says it's late, close the curtains", "TurnOff", "Curtains", True),
        # What may be somebody's words.
        ("Ann says, close the curtains", "TurnOff", "Curtains", False),
        ("close the curtains, she said", "TurnOff", "Curtains", False),
        ("close the curtains, no way, she said that", "TurnOff", "Curtains", False),
        ("the note says this: close the curtains", "TurnOff", "Curtains", False),
        ("then Ann goes, close the curtains, and laughs", "TurnOff", "Curtains", False),
        ("Ann says close the curtains", "TurnOff", "Curtains", False),
        (
            "Ann yells shut it, shut it at the curtains, my head",
            "TurnOff",
            "Curtains",
            False,
        ),
        # What is told.
        ("the big light is on, I've dropped my earring", "TurnOn", "Big Light", False),
        ("I dropped my earring", "TurnOn", "Big Light", False),
    ],
)
def test_command_beside(words: str, tool: str, name: str, runs: bool) -> None:
    """It runs where by itself it would, and nobody may have said it."""
    rules = rules_of(request=read_request(words, "en", HOME), text=words)
    verdict = judged(f"Hass{tool}", {"name": name}, HOME, rules)
    assert isinstance(verdict, Run if runs else Ask), verdict


def test_another_deed_beside() -> None:
    """What names nothing commands its own deed only, and of no other thing."""
    words = "Big Ann stands at the gate, unlock it, I've dropped my earring"
    rules = rules_of(request=read_request(words, "en", HOME), text=words)
    verdict = judged("HassTurnOn", {"name": "Big Light"}, HOME, rules)
    assert not isinstance(verdict, Run), verdict
