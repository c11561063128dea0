"""What is spoken without the model: Home Assistant's sentences, and the agent's own."""

from collections.abc import Mapping
import re
from typing import Any

import pytest

from custom_components.smart_agent.sentences.responses import async_say, closed
from fakes.ollama_server import call, calls, say
from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er

from ..house_fixtures import Talk

SILENT = say("", eval_count=1)

type Call = tuple[str, Mapping[str, Any]]

ENGLISH: list[tuple[Call, str]] = [
    (("HassTurnOn", {"name": "Desk Lamp"}), "Turned on the light"),
    (("HassTurnOff", {"name": "Desk Lamp"}), "Turned off the light"),
    (("HassTurnOn", {"area": "Bedroom", "domain": ["light"]}), "Turned on the lights"),
    (
        ("HassTurnOff", {"floor": "First floor", "domain": ["light"]}),
        "Turned off the lights",
    ),
    (("HassTurnOn", {"area": "Bedroom", "domain": ["cover"]}), "Opening"),
    (("HassTurnOn", {"name": "Coffee Machine"}), "Turned on the switch"),
    (("HassTurnOn", {"name": "Movie Night"}), "Activated"),
    (("HassTurnOff", {"name": "Kitchen Blind"}), "Closing"),
    (("HassTurnOff", {"name": "Front Door"}), "Unlocking"),
    (("HassTurnOn", {"name": "Front Door"}), "Locking"),
    (("HassTurnOn", {"name": "Garden Tap"}), "Opening"),
    (("HassTurnOn", {"name": "Bedroom Fan"}), "Turned on the fan"),
    (("HassTurnOff", {"area": "Bedroom", "domain": ["fan"]}), "Turned off the fans"),
    (("HassTurnOn", {"area": "Office", "domain": ["switch"]}), "Done."),
    (("HassLightSet", {"name": "Desk Lamp", "brightness": 40}), "Brightness set"),
    (("HassLightSet", {"area": "Kids Room", "color": "blue"}), "Color set"),
    (
        ("HassLightSet", {"name": "Desk Lamp", "temperature": 3000}),
        "Color temperature set",
    ),
    (("HassSetPosition", {"name": "Kitchen Blind", "position": 30}), "Position set"),
    (
        (
            "HassClimateSetTemperature",
            {"name": "Bedroom Thermostat", "temperature": 21},
        ),
        "Temperature set to 21 degrees",
    ),
    (("HassFanSetSpeed", {"name": "Bedroom Fan", "percentage": 50}), "Speed set"),
    (
        ("HassHumidifierMode", {"name": "Kids Room Humidifier", "mode": "sleep"}),
        "Done.",
    ),
    (("HassMediaNext", {"name": "Kitchen Speaker"}), "Playing next"),
    (("HassSetVolume", {"name": "Kitchen Speaker", "volume_level": 30}), "Volume set"),
    (("HassMediaPause", {"name": "Kitchen Speaker"}), "Paused"),
    (("HassVacuumStart", {"name": "Robot Vacuum"}), "Started"),
    (("HassVacuumReturnToBase", {"name": "Robot Vacuum"}), "Returning"),
    (("HassListAddItem", {"name": "Shopping List", "item": "milk"}), "Added milk"),
    (
        ("HassListCompleteItem", {"name": "Shopping List", "item": "Bread"}),
        "Checked off Bread",
    ),
    (
        ("HassListRemoveItem", {"name": "Shopping List", "item": "Tomatoes"}),
        "Removed Tomatoes",
    ),
    (
        ("HassStartTimer", {"minutes": 5, "seconds": 30, "name": "tea"}),
        "Timer set for 5 minutes and 30 seconds named tea",
    ),
    (
        ("HassIncreaseTimer", {"name": "tea", "minutes": 1}),
        "1 minute added to timer named tea",
    ),
    (("HassPauseTimer", {"name": "tea"}), "Timer paused"),
    (("HassCancelTimer", {"name": "tea"}), "Timer cancelled"),
]


SAYS = {
    "de": "Stell bitte den Timer",
    "en": "set the timer",
    "es": "pon el temporizador",
    "fr": "mets le minuteur",
    "nl": "zet de timer",
    "pl": "ustaw minutnik",
}
"""Words that ask for a timer, and name no device."""


async def confirm(talk: Talk, one: Call) -> str:
    """Return how a call is confirmed where the model says nothing."""
    talk.server.script(call(*one), SILENT)
    heard = await talk(SAYS[talk.language])
    if heard.asks:
        heard = await talk("yes", after=heard)
    assert not (heard.failed or heard.asks), one
    return heard.speech


async def test_english(kitchen_talk: Talk) -> None:
    """Each kind of call has the sentence that Home Assistant itself would say."""
    spoken = [await confirm(kitchen_talk, one) for one, _ in ENGLISH]
    assert spoken == [sentence for _, sentence in ENGLISH]


@pytest.mark.parametrize("language", ["de", "es", "fr", "nl", "pl"])
async def test_other_languages(kitchen_talk: Talk, language: str) -> None:
    """A sentence that does not fit a call is not said, and nothing is left out of it."""
    kitchen_talk.language = language
    spoken = [await confirm(kitchen_talk, one) for one, _ in ENGLISH]
    for sentence in spoken:
        assert not re.search(r"\bNone\b|undefined|\s$|\s\s|\s[.,]|_", sentence)
    # Where Home Assistant lacks one the agent says "done" in its own words.
    own = await async_say(kitchen_talk.hass, language, "done")
    assert spoken.count(own) < len(spoken) / 3


@pytest.mark.parametrize(
    ("language", "one", "sentence"),
    [
        ("de", ("HassTurnOn", {"name": "Desk Lamp"}), "Desk Lamp eingeschaltet"),
        (
            "de",
            ("HassStartTimer", {"minutes": 5}),
            "Timer für 5 Minuten gestartet",
        ),
        (
            "pl",
            ("HassTurnOn", {"floor": "First floor", "domain": ["light"]}),
            "Włączono światła na piętrze first floor",
        ),
        (
            "es",
            ("HassTurnOn", {"name": "Kitchen Blind"}),
            "Kitchen Blind se ha abierto",
        ),
    ],
)
async def test_with_slots(
    kitchen_talk: Talk, language: str, one: Call, sentence: str
) -> None:
    """Sentences take from the call what they say."""
    kitchen_talk.language = language
    assert await confirm(kitchen_talk, one) == sentence


async def test_sentence_without_its_slot(talk: Talk) -> None:
    """A sentence with a name in it is not said of a call without one."""
    talk.language = "es"
    own = await async_say(talk.hass, "es", "done")
    area = ("HassTurnOn", {"area": "Bedroom", "domain": ["cover"]})
    assert await confirm(talk, area) == own


async def test_no_ids(talk: Talk) -> None:
    """An entity that must be called by its id is spoken of by its name."""
    er.async_get(talk.hass).async_update_entity("light.desk_lamp", name="Night Light")
    await talk.hass.async_block_till_done()
    talk.language = "de"
    one = ("HassTurnOn", {"name": "Night Light", "area": "Office"})
    assert await confirm(talk, one) == "Night Light eingeschaltet"
    assert talk.state("light.desk_lamp") == "on"
    assert talk.state("light.night_light") == "off"


async def test_several(talk: Talk) -> None:
    """What several calls did is said in one go, the same only once, of all that it was."""
    talk.server.script(
        calls(
            ("HassTurnOn", {"name": "Desk Lamp"}),
            ("HassTurnOn", {"name": "Night Light"}),
            ("HassTurnOff", {"name": "Kitchen Ceiling Light"}),
        ),
        SILENT,
    )
    heard = await talk("desk lamp and night light on, kitchen light off")
    assert heard.speech == "Turned on the lights. Turned off the light"


async def test_several_with_one_that_has_no_sentence(talk: Talk) -> None:
    """Half of what was done is not told as if it were all."""
    talk.server.script(
        calls(
            ("HassTurnOn", {"name": "Desk Lamp"}),
            (
                "HassHumidifierSetpoint",
                {"name": "Kids Room Humidifier", "humidity": 50},
            ),
        ),
        SILENT,
    )
    assert (await talk("desk lamp on and humidifier to 50")).speech == "Done."


async def test_own_sentences(hass: HomeAssistant, talk: Talk) -> None:
    """Placeholders are filled in; an unknown language is English."""
    for language in ("en", "xx", "en-GB"):
        text = await async_say(hass, language, "did_you_mean", {"choices": "A or B"})
        assert text == "Did you mean A or B?"


@pytest.mark.parametrize(
    ("text", "ended"),
    [("On", "On."), ("On.", "On."), ("开了。", "开了。"), ("On!", "On!")],
)
def test_closed(text: str, ended: str) -> None:
    """A sentence is ended once."""
    assert closed(text) == ended
