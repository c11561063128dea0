"""A deed and the noun for a kind of which there is one device."""

from dataclasses import replace

import pytest

from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.sentences.named_deeds import recognized_deeds
from custom_components.smart_agent.utterance.commands import are_only_commands
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home

VACUUM = entity("vacuum.x", "Doris", area="Attic")
RADIO = entity("media_player.x", "Lodge Player", area="Lodge")
TV = entity(
    "media_player.tv", "Big Screen", area="Lodge", device_class="tv", state="off"
)
VALVE = entity("valve.x", "Irrigation One", area="Orchard")
HOME = home(VACUUM, RADIO, TV, VALVE, areas=("Attic", "Lodge", "Orchard", "Porch"))
TWO = home(
    *HOME.entities,
    entity("vacuum.y", "Hubert", area="Lodge"),
    entity("media_player.y", "Attic Player", area="Attic"),
    entity("valve.y", "Irrigation Two", area="Porch"),
    areas=("Attic", "Lodge", "Orchard", "Porch"),
)
GAS = home(
    TV,
    entity("valve.gas", "Main", area="Porch", device_class="gas"),
    areas=("Lodge", "Porch"),
)
CLEAN, DOCK = "HassVacuumStart", "HassVacuumReturnToBase"
PAUSE, PLAY = "HassMediaPause", "HassMediaUnpause"
ON, OFF = "HassTurnOn", "HassTurnOff"


def read(code: str, text: str, of: Home) -> list[tuple[str, str]]:
    """Return the intents of words that are nothing else, with the devices."""
    request = read_request(text, code, of)
    if not are_only_commands(request):
        return []
    found = [
        one for wish in request.wishes() for one in recognized_deeds(request, wish)
    ]
    return [(one.intent_type, str(one.args["name"])) for one in found]


@pytest.mark.parametrize(
    ("code", "text", "intent_type", "name"),
    [
        ("en", "start vacuuming", CLEAN, "Doris"),
        ("en", "stop vacuuming please", DOCK, "Doris"),
        ("en", "vacuum return to base", DOCK, "Doris"),
        ("en", "clean the attic", CLEAN, "Doris"),
        ("en", "resume playing the music", PLAY, "Lodge Player"),
        ("en", "pause the music in the lodge", PAUSE, "Lodge Player"),
        ("en", "turn off the music", OFF, "Lodge Player"),
        ("en", "water the orchard", ON, "Irrigation One"),
        ("en", "turn off the water in the orchard", OFF, "Irrigation One"),
        ("de", "starte den Staubsauger", CLEAN, "Doris"),
        ("de", "schick den Staubsauger zurück", DOCK, "Doris"),
        ("de", "stoppe die Musik", PAUSE, "Lodge Player"),
        ("de", "schalte das Wasser aus", OFF, "Irrigation One"),
        ("fr", "arrête la musique", PAUSE, "Lodge Player"),
        ("es", "pausa la música", PAUSE, "Lodge Player"),
        ("nl", "pauzeer de muziek", PAUSE, "Lodge Player"),
    ],
)
def test_only_one(code: str, text: str, intent_type: str, name: str) -> None:
    """It is the only one of the home, or of the place that is named."""
    assert read(code, text, HOME) == [(intent_type, name)]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("start vacuuming", None),
        ("start vacuuming in the lodge", "Hubert"),
        ("clean the lodge", "Hubert"),
        ("clean the porch", None),
        ("pause the music", None),
        ("pause the music in the attic", "Attic Player"),
        ("water the porch", "Irrigation Two"),
        ("turn on the water", None),
    ],
)
def test_several(text: str, name: str | None) -> None:
    """Of several, the place tells which; without one nothing is read."""
    assert [found for _, found in read("en", text, TWO)] == ([name] if name else [])


@pytest.mark.parametrize(
    "text",
    [
        "clean the porch",
        "clean the window",
        "water the cat",
        "start vacuuming the porch",
        "don't start vacuuming",
        "stop the music at ten",
        "stop the music and the noise",
        "did you start vacuuming?",
        "the music stopped",
        "turn on the light",
        "vacuum",
        "mop",
        "can you get that started",
        "get it going",
    ],
)
def test_nothing(text: str) -> None:
    """Nor of words that are more than that, or of kinds that each room has."""
    assert read("en", text, HOME) == []


@pytest.mark.parametrize("text", ["turn off the water", "turn off the music"])
def test_of_another_class(text: str) -> None:
    """What shuts off gas is no water, and a television no music."""
    assert read("en", text, GAS) == []


@pytest.mark.parametrize(
    "text", ["turn off the tv", "turn on the television", "turn off the music room"]
)
def test_a_noun_for_something_else(text: str) -> None:
    """A noun for one class of devices means none of another, nor does a room's name."""
    den = entity("media_player.x", "Den Player", area="Music Room")
    assert read("en", text, home(den, areas=("Lodge", "Music Room"))) == []


def test_its_own_noun() -> None:
    """A noun for one class of devices means the only one of it, whatever else there is."""
    den = entity("media_player.x", "Den Player", area="Music Room")
    house = home(den, TV, areas=("Lodge", "Music Room"))
    assert read("en", "turn off the tv", house)
    assert read("en", "turn on the television", house)
    assert read("en", "turn off the music room", house) == []


@pytest.mark.parametrize("text", ["pause the movie", "turn off the music"])
def test_beside_a_television(text: str) -> None:
    """While a television is on it may be meant as well."""
    on = replace(TV, state="playing")
    assert read("en", text, home(RADIO, on, areas=("Lodge",))) == []
