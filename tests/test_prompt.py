"""What a model is told before and beside the user's words."""

from dataclasses import replace

from custom_components.smart_agent import prompt
from custom_components.smart_agent.toolset import Toolset

from .builders import TOOLS, entity, home, tool, toolset
from .house_fixtures import Talk
from .ollama_server import say

LAMP = entity("light.lamp", "Lamp")
BLIND = entity("cover.blind", "Blind", device_class="blind")
TV = entity("media_player.tv", "TV", device_class="tv")


def test_hint_in_words_of_the_home() -> None:
    """The hint names the domains and device classes that are really there."""
    text = prompt.hint(home(LAMP, BLIND, TV), TOOLS)
    apart, never, right, wrong = text.splitlines()
    assert "cover: blind; media_player: tv." in apart
    assert never == "Never a device_class: light."
    assert right == 'Right: {"name": "Lamp", "domain": ["light"]}'
    assert wrong == 'Wrong: {"name": "Lamp", "device_class": ["light"]}'


def test_hint_without_domains_to_mix_up() -> None:
    """Where every domain has device classes, there is no wrong example to give."""
    assert prompt.hint(home(BLIND, TV), TOOLS).count("\n") == 0


def test_no_hint_where_it_cannot_matter() -> None:
    """A home without device classes, or without tools that take them, has no hint."""
    assert prompt.hint(home(LAMP), TOOLS) == ""
    assert prompt.hint(home(), TOOLS) == ""
    assert prompt.hint(home(LAMP, BLIND), Toolset()) == ""
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
    assert {"blind", "garage", "tv"} <= set(offered["items"]["enum"])
    assert not {"shutter", "projector", "gate"} & set(offered["items"]["enum"])


def test_pending() -> None:
    """A question that was asked is told with the calls that a yes stands for."""
    text = prompt.with_pending(
        "ja", 'Soll ich "alles" ausschalten?', ["HassTurnOff {}", "HassTurnOn {}"]
    )
    first, _, rest = text.partition("\n\n")
    assert first == "ja"
    assert '"Soll ich \\"alles\\" ausschalten?"' in rest
    assert "HassTurnOff {}; HassTurnOn {}" in rest
