"""What a thing needs done is a command, unless it is only told of."""

import pytest

from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.needed import with_needed

from ..builders import entity, home

HOME: Home = home(
    entity("cover.den", "Den Blind", device_class="blind", area="Den"),
    entity("cover.porch", "Porch Awning", device_class="awning", area="Den"),
    entity("cover.gate", "Front Gate", device_class="gate", area="Den"),
    entity("lock.back", "Back Door", area="Den"),
    entity("valve.drip", "Drip Line", area="Den"),
    entity("light.ann", "Ann's Lamp", area="Den"),
    areas=("Den",),
)


def needed(text: str, code: str = "en") -> str:
    """Return a text with the commands that it stands for."""
    language = language_of(code)
    assert language is not None
    return with_needed(text, code, language, HOME)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("the porch awning needs closing", "close the porch awning"),
        ("and the awning wants closing too", "and close the awning too"),
        (
            "I've a headache coming on, so the den blind could do with closing",
            "I've a headache coming on, so close the den blind",
        ),
        ("the back door wants locking", "lock the back door"),
        ("they're dry, drip line wants opening", "they're dry, open drip line"),
        ("Ann's lamp needs dimming", "dim Ann's lamp"),
        ("all the blinds need closing except mine", "close all the blinds except mine"),
        (
            "it's the den blind in the den that needs to go up",
            "raise the den blind in the den",
        ),
        ("the den blind needs opening", "open the den blind"),
        # What else is said of it stays, and is judged as it is.
        ("the awning needs closing at ten", "close the awning at ten"),
        ("the awning needs closing when it rains", "close the awning when it rains"),
        (
            "the blind needs closing and the awning wants closing",
            "close the blind and close the awning",
        ),
        (
            "the den blind needs closing, the awning needs closing",
            "close the den blind, close the awning",
        ),
    ],
)
def test_needed(text: str, command: str) -> None:
    """It is the command for that."""
    assert needed(text) == command


@pytest.mark.parametrize(
    "text",
    [
        # It is asked about, told of somebody else's words, or always so.
        "does the awning need closing?",
        "the awning needs closing?",
        "which blind needs closing",
        "Ben says the awning needs closing",
        "Ben says, the awning needs closing",
        "my notes: the awning needs closing",
        "the awning always needs closing",
        "if the awning needs closing, tell me",
        "I think the awning needs closing",
        # It is not so, or was.
        "the awning doesn't need closing",
        "I don't think the awning needs closing",
        "the awning needed closing",
        # Somebody does it.
        "the awning needs closing, but I'll do it",
        "the awning needs closing, Ben's on it",
        # What lets somebody in is opened by who says so.
        "the front gate needs opening",
        "the drip line needs opening by a plumber",
        "the awning wants opening",
        "the back door needs unlocking",
        # It is nothing of the home, or another deed.
        "the bins need closing",
        "the awning needs painting",
        "it needs closing",
    ],
)
def test_told(text: str) -> None:
    """Anything else stays as it is."""
    assert needed(text) == text


def test_other_language() -> None:
    """A language without such words is left alone."""
    assert needed("das Rollo muss zu", "de") == "das Rollo muss zu"
