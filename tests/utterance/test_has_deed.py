"""Whether words say anything to do: a particle before a name only says where."""

import pytest

from custom_components.smart_agent.utterance.commands import are_only_commands
from custom_components.smart_agent.utterance.request import read_request
from custom_components.smart_agent.utterance.stance import Stance

from ..builders import entity, home

HOMES = {
    "en": home(entity("light.desk", "Desk Lamp"), entity("lock.front", "Front Door")),
    "de": home(entity("light.desk", "Stehlampe"), entity("lock.front", "Haustür")),
    "nl": home(entity("light.desk", "Nachtlamp"), entity("lock.front", "Voordeur")),
    "sv": home(entity("light.desk", "Golvlampa"), entity("lock.front", "Ytterdörr")),
}


@pytest.mark.parametrize(
    ("code", "text", "says"),
    [
        ("en", "desk lamp on", True),
        ("en", "turn on the desk lamp", True),
        ("en", "desk lamp to 40", True),
        ("en", "the light on the desk lamp", False),
        ("en", "front door", False),
        ("de", "Haustür auf", True),
        ("de", "mach die Haustür auf", True),
        ("nl", "nachtlamp aan", True),
        ("nl", "open voordeur", True),
        ("sv", "golvlampan på", True),
        ("sv", "lås upp ytterdörren", True),
        # Who reads no such language cannot tell.
        ("xx", "auf der Haustür", True),
    ],
)
def test_says_deeds(code: str, text: str, says: bool) -> None:
    """A verb, a particle behind a name and a value say what to do, a place does not."""
    request = read_request(text, code, HOMES.get(code, HOMES["de"]))
    assert request.says_deeds is says
    assert are_only_commands(request) is (says and code in HOMES)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "on the desk lamp"),
        ("en", "on desk lamp"),
        ("de", "auf der Haustür"),
        ("de", "an der Stehlampe"),
        ("nl", "aan de nachtlamp"),
        ("sv", "på golvlampan"),
    ],
)
def test_where(code: str, text: str) -> None:
    """What only says where something is wishes for nothing."""
    request = read_request(text, code, HOMES[code])
    assert not request.wishes()
    assert not are_only_commands(request)


def test_broken_off() -> None:
    """What ends where a value would follow is not all that was to be said."""
    for text, whole in (("desk lamp on", True), ("set the desk lamp to", False)):
        assert are_only_commands(read_request(text, "en", HOMES["en"])) is whole


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "Good night, turn off the lamp"),
        ("de", "Gute Nacht, mach die Lampe aus"),
        ("cs", "dobrou noc, zhasni lampu"),
    ],
)
def test_greeting(code: str, text: str) -> None:
    """Who greets asks for nothing by it, unless something is called so."""
    lamp = entity("light.lamp", "Lamp", "Lampe", "Lampa")
    scene = entity("scene.night", "Good Night", "Gute Nacht", "Dobrou noc")
    words = read_request(text, code, home(lamp)).clauses
    assert [one.stance for one in words] == [Stance.REQUEST]
    greeting = text.partition(",")[0]
    assert not read_request(greeting, code, home(lamp)).clauses
    assert read_request(greeting, code, home(lamp, scene)).clauses
