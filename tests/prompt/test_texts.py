"""What a model is told before and beside the user's words."""

from dataclasses import replace
from datetime import datetime

from hypothesis import given, strategies as st

from custom_components.smart_agent.home.home import Entity, Place
from custom_components.smart_agent.llm_tools.spec import Toolset
from custom_components.smart_agent.prompt import texts as prompt
from fakes.ollama_server import say

from ..builders import TOOLS, entity, home, tool, toolset
from ..house_fixtures import Talk

LAMP = entity("light.lamp", "Lamp", area="Hall")
BLIND = entity("cover.blind", "Blind", device_class="blind")
CURTAIN = entity("cover.curtain", "Curtain", device_class="curtain")
TV = entity("media_player.tv", "TV", device_class="tv")


def test_hint_in_words_of_the_home() -> None:
    """The hint names the domains and device classes that are really there."""
    text = prompt.hint(home(LAMP, BLIND, CURTAIN, TV), TOOLS)
    apart, never, right, wrong = text.splitlines()
    assert "cover: blind, curtain." in apart
    assert never == "Never a device_class: light, media_player."
    assert right == 'Right: {"name": "Lamp"} or {"area": "Hall", "domain": "light"}'
    assert wrong == 'Wrong: {"name": "Lamp", "device_class": "light"}'


def test_hint_without_domains_to_mix_up() -> None:
    """Where every domain has device classes, there is no wrong example to give."""
    assert prompt.hint(home(BLIND, CURTAIN), TOOLS).count("\n") == 0


def test_no_hint_where_it_cannot_matter() -> None:
    """A home without device classes, or without tools that take them, has no hint."""
    assert prompt.hint(home(LAMP), TOOLS) == ""
    assert prompt.hint(home(), TOOLS) == ""
    assert prompt.hint(home(LAMP, BLIND, CURTAIN), Toolset()) == ""
    sensor = entity("binary_sensor.door", "Door", device_class="motion")
    assert prompt.hint(home(LAMP, sensor), TOOLS) == ""


def test_hint_stays_short() -> None:
    """A home with everything does not fill the prompt."""
    everything = [
        entity(f"cover.cover_{name}", name, device_class=name)
        for name in ("awning", "blind", "curtain", "door", "garage", "gate", "shade")
    ] + [
        entity(f"{domain}.one", domain)
        for domain in ("light", "lock", "fan", "climate", "vacuum", "scene", "script")
    ]
    hint = prompt.hint(home(*everything), TOOLS)
    assert "shade" not in hint
    assert len(hint) < 700


def test_short_names() -> None:
    """The prompt calls the tools by the names that the model sees."""
    renamed = toolset(
        replace(tool("assist__intent__HassTurnOn", {}), name="HassTurnOn"),
        replace(tool("todo__get_items", {}), name="get_items"),
    )
    text = (
        "Use intent__HassTurnOn, or assist__intent__HassTurnOn, then todo__get_items. "
        "Not intent__HassTurnOnX."
    )
    assert prompt.short_names(text, renamed) == (
        "Use HassTurnOn, or HassTurnOn, then get_items. Not intent__HassTurnOnX."
    )
    assert prompt.short_names(text, Toolset()) == text


# -- the devices

FLOORS = {"Kitchen, Cuisine": "Ground", "Bedroom": "Top", "Garden": None}
HOUSE = home(
    entity("light.sink", "Sink Light", "Tap Light", area="Kitchen"),
    entity("light.bed", "Bed Light", area="Bedroom"),
    entity("light.above", "Above", area="Kitchen"),
    entity("cover.blind", "Blind", area="Kitchen"),
    entity("vacuum.rosie", "Rosie"),
    areas=FLOORS,
    floors=["Ground", "Top"],
)
READS = tool("homeassistant__GetLiveContext", {"properties": {}})


def test_listing() -> None:
    """A line an area, with its other names and its floor; what is in none comes last."""
    assert prompt.listing(HOUSE, HOUSE.entities).splitlines() == [
        "Bedroom (Top): light: Bed Light",
        "Kitchen / Cuisine (Ground): cover: Blind; light: Above, Sink Light / Tap Light",
        "-: vacuum: Rosie",
    ]
    assert prompt.listing(HOUSE, HOUSE.entities[:2], brief=True).splitlines() == [
        "Bedroom: light: Bed Light",
        "Kitchen: light: Sink Light / Tap Light",
    ]
    assert prompt.listing(HOUSE, ()) == ""


def test_floors_of_a_home_with_one() -> None:
    """Where there is one floor only it tells nothing."""
    flat = home(
        entity("light.a", "A", area="Hall"), areas={"Hall": "Flat"}, floors=["Flat"]
    )
    assert prompt.listing(flat, flat.entities) == "Hall: light: A"


@given(st.permutations(HOUSE.entities))
def test_listing_in_any_order(entities: list[Entity]) -> None:
    """The order in which Home Assistant knows things does not move the text."""
    assert prompt.listing(HOUSE, entities) == prompt.listing(HOUSE, HOUSE.entities)


def test_inventory() -> None:
    """Few devices are listed; of many it is told where they are and how to find them."""
    assert prompt.inventory(home(), 9, "Read") == ""
    listed = prompt.inventory(HOUSE, 5, "Read")
    assert listed.endswith(prompt.listing(HOUSE, HOUSE.entities))
    found = prompt.inventory(HOUSE, 4, "Read")
    assert "5 devices" in found
    assert "Read" in found
    for word in ("Kitchen / Cuisine", "Garden", "light", "vacuum", "cover"):
        assert word in found
    assert not any(one.name in found for one in HOUSE.entities)


@given(st.integers(0, 9), st.sampled_from([TOOLS, toolset(READS), toolset()]))
def test_prefix_text(list_size: int, tools: Toolset) -> None:
    """The text has what the APIs say, ends in how to speak, and is the same each time."""
    text = prompt.prefix_text(
        "Water it with intent__HassTurnOn.", HOUSE, tools, list_size
    )
    assert text == prompt.prefix_text(
        "Water it with intent__HassTurnOn.", HOUSE, tools, list_size
    )
    assert text.startswith("Water it with ")
    assert text.endswith(prompt.SPEECH)
    assert (prompt.CONTROL in text) is (tools is TOOLS)
    knows = "homeassistant__GetLiveContext" in tools.by_name
    assert ("Rosie" in text) is (knows and list_size >= 5)
    assert "\n\n\n" not in text


# -- beside the words

MONDAY = datetime(2026, 1, 5, 7, 30, 59)


def test_beside() -> None:
    """What moves from turn to turn begins with a word by which it is known."""
    bare = prompt.beside(MONDAY, "", "", "", "")
    assert bare.startswith(prompt.CONTEXT)
    assert "Mon" in bare
    assert "07:30" in bare
    assert "\n" not in bare
    full = prompt.beside(MONDAY, "Kitchen", "Ada", "Kitchen: light: A", "Be quick.")
    first, *others = full.splitlines()
    assert first.startswith(bare)
    assert "Kitchen" in first
    assert "Ada" in first
    assert others[-2:] == ["Kitchen: light: A", "Be quick."]
    assert prompt.beside(MONDAY, "", "", "", "Be quick.").splitlines() == [
        bare,
        "Be quick.",
    ]


def test_place_name() -> None:
    """Where the user is is an area's name; a device without one is nowhere."""
    assert prompt.place_name(HOUSE, Place("kitchen", "ground")) == "Kitchen"
    assert prompt.place_name(HOUSE, Place()) == ""
    assert prompt.place_name(HOUSE, Place("gone")) == ""


# -- all of it


async def test_system_text(talk: Talk) -> None:
    """The system text is Home Assistant's prompt, the hint, and how to speak."""
    talk.server.script(say("Hello."))
    await talk("hello")
    system = talk.asked[0]["messages"][0]["content"]
    assert system.startswith("You are a voice assistant for Home Assistant.")
    assert "intent__" not in system
    assert "Never a device_class: button, climate, fan" in system
    assert system.endswith(prompt.SPEECH)


async def test_present_device_classes_only(talk: Talk) -> None:
    """A tool offers no device class that nothing in the house has."""
    talk.server.script(say("Hello."))
    await talk("hello")
    tools = {t["function"]["name"]: t["function"] for t in talk.asked[0]["tools"]}
    offered = tools["HassTurnOn"]["parameters"]["properties"]["device_class"]
    assert {"blind", "garage", "tv"} <= set(offered["enum"])
    assert not {"shutter", "projector", "gate"} & set(offered["enum"])


def test_pending() -> None:
    """A question that was asked is told with the calls that a yes stands for."""
    text = prompt.with_pending(
        "ja", 'Soll ich "alles" ausschalten?', ["HassTurnOff {}", "HassTurnOn {}"]
    )
    first, _, rest = text.partition("\n\n")
    assert first == "ja"
    assert '"Soll ich \\"alles\\" ausschalten?"' in rest
    assert "HassTurnOff {}; HassTurnOn {}" in rest
