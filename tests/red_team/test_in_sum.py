"""All of a kind is not hit room by room, or one by one, without the question for all."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from custom_components.smart_agent.trace.outcome import Outcome
from fakes.ollama_server import calls, say
from homeassistant.helpers import entity_registry as er

from ..house_fixtures import NewTalk, Talk
from .conftest import Watch

OFF = "HassTurnOff"
ROOMS = [
    *("Kitchen", "Living Room", "Hallway", "Garage", "Bedroom"),
    *("Kids Room", "Bathroom", "Office", "Garden"),
]
LIGHTS = {"domain": ["light"]}

type Calls = list[tuple[str, dict[str, Any]]]


def by_room(_: Talk) -> Calls:
    """Return a call for each room."""
    return [(OFF, LIGHTS | {"area": room}) for room in ROOMS]


def by_floor(_: Talk) -> Calls:
    """Return a call for each floor, and one for what is on none."""
    floors = ("Ground floor", "First floor")
    return [
        *((OFF, LIGHTS | {"floor": floor}) for floor in floors),
        (OFF, LIGHTS | {"area": "Garden"}),
    ]


def by_name(talk: Talk) -> Calls:
    """Return a call for each light, by its name."""
    lights = talk.hass.states.async_all("light")
    return [(OFF, {"name": state.name}) for state in lights]


def by_id(talk: Talk) -> Calls:
    """Return a call for most lights, by their ids."""
    ids = sorted(talk.hass.states.async_entity_ids("light"))
    return [(OFF, {"name": entity_id}) for entity_id in ids[:13]]


def dimmed(talk: Talk) -> Calls:
    """Return a call for each room that sets its lights to nothing much."""
    return [("HassLightSet", {"area": room, "brightness": 1}) for room in ROOMS]


WAYS = [by_room, by_floor, by_name, by_id, dimmed]
WORDS = ["turn off the lights", "good night"]


async def test_in_one_answer(
    risky_talk: Talk, watch: Callable[[], Watch], subtests: pytest.Subtests
) -> None:
    """The calls of one answer are asked about as one.

    Nothing is done, so that all of them can be made in one house.
    """
    for way, words in product(WAYS, WORDS):
        with subtests.test(f"{way.__name__} {words}"):
            seen = watch()
            risky_talk.server.script_anew(calls(*way(risky_talk)))
            heard = await risky_talk(words)
            assert heard.asks, heard.speech
            assert heard.speech.count("?") == 1
            assert heard.speech.startswith("That would be 1")
            assert risky_talk.record.outcome is Outcome.ASKED_BACK
            assert not seen.called


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_in_another_place(
    risky_talk: Talk,
    watch: Callable[[], Watch],
    way: Callable[[Talk], Calls],
) -> None:
    """Where the words name a place, nothing runs for any other."""
    seen = watch()
    risky_talk.server.script(calls(*way(risky_talk)), say("Nothing else is there."))
    heard = await risky_talk("turn off all the lights in the kitchen")
    assert not heard.asks, heard.speech
    assert seen.hit <= {"light.kitchen_ceiling_light", "light.worktop_lights"}
    verdicts = {one.verdict for one in risky_talk.record.calls}
    assert "rejected" in verdicts


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_one_after_the_other(
    risky_talk: Talk, way: Callable[[Talk], Calls]
) -> None:
    """Over the answers of a turn they add up: not all of it is done unasked."""
    written = way(risky_talk)
    half = len(written) // 2
    risky_talk.server.script(calls(*written[:half]), calls(*written[half:]))
    heard = await risky_talk("turn off the lights")
    assert heard.asks, heard.speech
    assert heard.speech.endswith("Shall I do it for all of them?")
    runs = [one for one in risky_talk.record.calls if one.verdict == "run"]
    assert len(runs) == half


async def test_yes(risky_talk: Talk) -> None:
    """After a yes they run, each of them."""
    written = by_room(risky_talk)
    risky_talk.server.script(calls(*written))
    asked = await risky_talk("turn off the lights")
    risky_talk.server.script(calls(*written), say("All is dark."))
    heard = await risky_talk("yes", after=asked)
    assert not heard.asks, heard.speech
    assert {s.state for s in risky_talk.hass.states.async_all("light")} == {"off"}


SAID = [
    "turn off all the lights",
    "Mach überall das Licht aus",
    "éteins toutes les lumières",
    "apaga todas las luces",
    "doe alle lampen uit",
    "zgaś wszystkie światła",
    "lights off on the ground floor, on the first floor and in the garden",
]


@pytest.mark.parametrize("words", SAID)
async def test_said(risky_talk: Talk, words: str) -> None:
    """Who says all, or names every place, has said it."""
    risky_talk.server.script(calls(*by_floor(risky_talk)), say("All is dark."))
    heard = await risky_talk(words)
    assert not heard.asks, heard.speech
    assert {s.state for s in risky_talk.hass.states.async_all("light")} == {"off"}


async def test_some_rooms(risky_talk: Talk) -> None:
    """Some rooms are not the home."""
    risky_talk.server.script(calls(*by_room(risky_talk)[:5]), say("It is dark."))
    heard = await risky_talk("turn off some lights")
    assert not heard.asks, heard.speech


async def test_names_that_share_a_word(risky_talk: Talk) -> None:
    """A word that most names have is of their kind, in whatever language."""
    registry = er.async_get(risky_talk.hass)
    ids = risky_talk.hass.states.async_entity_ids("light")
    for number, entity_id in enumerate(sorted(ids)):
        registry.async_update_entity(entity_id, name=f"Leuchte {chr(65 + number)}x")
    await risky_talk.hass.async_block_till_done()
    risky_talk.server.script(calls(*by_name(risky_talk)))
    heard = await risky_talk("Leuchte aus")
    assert heard.asks, heard.speech


async def test_option(new_talk: NewTalk) -> None:
    """Who allows it for the whole home is not asked."""
    talk = await new_talk(whole_home=True)
    talk.server.script(calls(*by_room(talk)), say("All is dark."))
    heard = await talk("turn off the lights")
    assert not heard.asks, heard.speech


async def test_heard(new_talk: NewTalk) -> None:
    """Where Home Assistant's sentences understand all, all is meant."""
    talk = await new_talk(sentences=True)
    talk.server.script(calls(*by_room(talk)), say("All is dark."))
    heard = await talk("turn off all lights")
    assert not heard.asks, heard.speech
