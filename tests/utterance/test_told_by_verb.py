"""What is told by its verb alone."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.utterance.request import read_request
from custom_components.smart_agent.utterance.stance import Stance

from ..builders import entity, home

HOME = home(
    entity("valve.tap", "Planter Tap", "Drip Line", area="Yard"),
    entity("vacuum.penny", "Penny", area="Hall"),
    entity("media_player.box", "Jukebox", area="Hall"),
    entity("light.left", "Left Lamp", area="Hall"),
    entity("light.otis", "Otis's Lamp", area="Otis's Room"),
    areas=("Yard", "Hall", "Otis's Room"),
)


@pytest.mark.parametrize(
    "text",
    [
        "first summer here we left the drip line open the whole bank holiday",
        "Otis called the vacuum Penny because this used to be a bank",
        "Otis calls the vacuum Penny",
        "Marta rented the jukebox out to a friend",
        "my cousin gave us the jukebox",
        "last time they opened the drip line the cellar flooded",
        "at school he kept the left lamp on",
        "tomatoes look half dead on the drip line",
        "the tomatoes look half dead",
    ],
)
def test_is_told(text: str) -> None:
    """Nothing is asked for by what somebody did, or by how something seems."""
    read = read_request(text, "en", HOME)
    assert {one.stance for one in read.clauses} == {Stance.TOLD}


@pytest.mark.parametrize(
    "text",
    [
        "left lamp on",
        "the left lamp on please",
        "turn off the lamp we left on",
        "jukebox off, we left it on",
        "please turn on the lamp that she gave us",
    ],
)
def test_is_asked_for(text: str) -> None:
    """A command before it, or a name with such a word, asks for something."""
    read = read_request(text, "en", HOME)
    assert Stance.REQUEST in {one.stance for one in read.clauses}


WHO = st.sampled_from(["I", "we", "he", "she", "they", "someone", "everybody"])
DID = st.sampled_from(["left", "had", "kept", "opened", "unlocked", "called", "fixed"])
WHEN = st.sampled_from(["", "last summer ", "one night ", "back in June "])
REST = st.sampled_from(["open", "on", "off all night", "for a week", ""])


@given(WHEN, WHO, DID, REST)
def test_asks_for_nothing(when: str, who: str, did: str, rest: str) -> None:
    """Whoever did whatever, and whenever: the house is asked for nothing."""
    read = read_request(f"{when}{who} {did} the drip line {rest}", "en", HOME)
    assert Stance.REQUEST not in {one.stance for one in read.clauses}
