"""Frames of verb, target and value: only what accounts for every word counts."""

from typing import Any

import pytest

from custom_components.smart_agent.home.home import Area, Entity, Floor, Home
from custom_components.smart_agent.sentences.frames import FrameReader, async_frames
from homeassistant.core import HomeAssistant

HOME = Home(
    entities=(
        Entity("light.desk", ("Desk Lamp", "Work Light"), "off", area_id="study"),
        Entity("light.shelf", ("Shelf Light",), "off", area_id="study"),
        Entity("light.hall", ("Lamp",), "off", area_id="hall"),
        Entity("light.attic", ("Lamp",), "off", area_id="study"),
        Entity("cover.gate", ("Gate",), "open", "gate"),
        Entity("vacuum.robot", ("Robot",), "docked", area_id="hall"),
        Entity("fan.hall", ("Hall Fan",), "off", area_id="hall"),
    ),
    areas=(Area("study", ("Study",), "up"), Area("hall", ("Hall",))),
    floors=(Floor("up", ("Upstairs",)),),
)

type Said = list[tuple[str, dict[str, Any]]]


async def read(hass: HomeAssistant, *clauses: str, language: str = "en") -> Said:
    """Return what frames say of clauses, as intents with their arguments."""
    found = await FrameReader(hass).async_read(clauses, language, HOME)
    return [(one.intent_type, dict(one.args)) for one in found]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("flick on the work light", [("HassTurnOn", {"name": "Desk Lamp"})]),
        ("robot return to base", [("HassVacuumReturnToBase", {"name": "Robot"})]),
        (
            "dim the desk lamp to 20 percent",
            [("HassLightSet", {"name": "Desk Lamp", "brightness": 20})],
        ),
        (
            "lights off upstairs",
            [("HassTurnOff", {"floor": "Upstairs", "domain": "light"})],
        ),
        (
            "close the gate and turn on the desk lamp",
            [
                ("HassTurnOff", {"name": "Gate"}),
                ("HassTurnOn", {"name": "Desk Lamp"}),
            ],
        ),
    ],
)
async def test_read(hass: HomeAssistant, text: str, said: Said) -> None:
    """Words in any order are read, what is of the home by its name."""
    assert await read(hass, text) == said


async def test_clauses(hass: HomeAssistant) -> None:
    """Clauses of one wish share its verb."""
    assert await read(hass, "turn on the desk lamp", "the shelf light") == [
        ("HassTurnOn", {"name": "Desk Lamp"}),
        ("HassTurnOn", {"name": "Shelf Light"}),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "don't turn on the desk lamp",
        "turn on the desk lamp tomorrow",
        "did you turn on the desk lamp",
        "turn on the desk lanp",
        "turn on the lamp",
        "turn on the lights in the hall and the fan",
        "what a nice day",
        "turn on the desk lamp " * 20,
    ],
)
async def test_not_read(hass: HomeAssistant, text: str) -> None:
    """Words left over, misspelled or of two devices, and a place not said, say nothing."""
    assert not await read(hass, text)


async def test_other_language(hass: HomeAssistant) -> None:
    """The matcher has words for English only, of whatever country."""
    assert not await read(hass, "turn on the desk lamp", language="de")
    assert await read(hass, "turn on the desk lamp", language="en-GB")


async def test_home_changes(hass: HomeAssistant) -> None:
    """A home with other names is read by these; one matcher serves all agents."""
    reader = async_frames(hass)
    assert reader is async_frames(hass)
    await reader.async_prepare(HOME, "en")
    other = Home(entities=(Entity("light.desk", ("Moon",), "off"),))
    assert not await reader.async_read(["flick on the moon"], "en", HOME)
    (found,) = await reader.async_read(["flick on the moon"], "en", other)
    assert found.args == {"name": "Moon"}
