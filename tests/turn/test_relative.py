"""How far something goes from where it is, is worked out: no model invents the value."""

from typing import Any

import pytest

from custom_components.smart_agent.trace.outcome import Judgement, TakenBy
from fakes.ollama_server import call, say
from homeassistant.core import HomeAssistant
from homeassistant.helpers import device_registry as dr, entity_registry as er

from ..house_fixtures import NewTalk, Talk

MODEL_SAYS = "That is the model speaking."


@pytest.fixture
async def talk(new_talk: NewTalk) -> Talk:
    """Return a person who talks to an agent as it is by default."""
    return await new_talk(confirm="automatic", sentences=True)


def told(talk: Talk, entity_id: str, key: str) -> Any:
    """Return an attribute of an entity."""
    state = talk.hass.states.get(entity_id)
    assert state
    return state.attributes.get(key)


async def have(hass: HomeAssistant, service: str, entity_id: str, **data: Any) -> None:
    """Bring a device to where a test begins."""
    domain = entity_id.partition(".")[0]
    data["entity_id"] = entity_id
    await hass.services.async_call(domain, service, data, blocking=True)


THERMOSTAT = "climate.living_room_thermostat"
LAMP, LIGHT = "light.desk_lamp", "light.living_room_ceiling_light"
SPEAKER, BLIND, FAN = (
    "media_player.kitchen_speaker",
    "cover.kitchen_blind",
    "fan.bedroom_fan",
)


@pytest.mark.parametrize(
    ("text", "entity_id", "key", "value", "speech"),
    [
        (
            "make the lounge a bit warmer",
            THERMOSTAT,
            "temperature",
            22,
            "Temperature set to 22 degrees",
        ),
        (
            "could you drop the living room thermostat by two degrees please",
            THERMOSTAT,
            "temperature",
            19,
            "Temperature set to 19 degrees",
        ),
        (
            "dim the living room ceiling light",
            LIGHT,
            "brightness",
            99,
            "Brightness set",
        ),
        (
            "living room ceiling light to a fifth",
            LIGHT,
            "brightness",
            51,
            "Brightness set",
        ),
        ("turn the radio down a notch", SPEAKER, "volume_level", 0.3, "Volume set"),
        (
            "close the kitchen blind halfway",
            BLIND,
            "current_position",
            50,
            "Position set",
        ),
        (
            "the radio could be a little louder",
            SPEAKER,
            "volume_level",
            0.5,
            "Volume set",
        ),
        (
            "put the lounge at 23",
            THERMOSTAT,
            "temperature",
            23,
            "Temperature set to 23 degrees",
        ),
        (
            "it's stuffy in here, switch the bedroom fan on at 50 percent",
            FAN,
            "percentage",
            50,
            "Speed set",
        ),
        (
            "run the bedroom fan at a quarter speed",
            FAN,
            "percentage",
            25,
            "Speed set",
        ),
    ],
)
async def test_at_once(
    talk: Talk, text: str, entity_id: str, key: str, value: float, speech: str
) -> None:
    """It is done without a model, and confirmed."""
    heard = await talk(text)
    assert told(talk, entity_id, key) == value
    assert heard.speech == speech
    assert talk.record.taken_by is TakenBy.AT_ONCE
    assert not talk.asked


async def test_several(talk: Talk) -> None:
    """So are several, each for itself, and one beside another command."""
    await talk("turn the radio up a bit and turn on the desk lamp")
    assert told(talk, SPEAKER, "volume_level") == 0.5
    assert talk.state(LAMP) == "on"
    assert not talk.asked


async def test_again(talk: Talk) -> None:
    """What is said again goes on from where it came to; "it" is what it was."""
    first = await talk("turn the radio up a bit")
    await talk("turn it up a bit more", after=first)
    assert told(talk, SPEAKER, "volume_level") == 0.6
    assert not talk.asked


async def test_of_what_was_asked_about(talk: Talk) -> None:
    """A pronoun is also for the only device that was spoken of, if nothing was done."""
    talk.server.script(say(MODEL_SAYS))
    first = await talk("what do you think of the radio?")
    await talk("turn it up a bit", after=first)
    assert told(talk, SPEAKER, "volume_level") == 0.5
    assert len(talk.asked) == 1


async def test_of_what_was_acted_on(talk: Talk) -> None:
    """What names nothing is of the device before, where it can be said of that."""
    first = await talk("turn on the desk lamp")
    await talk("half brightness", after=first)
    assert told(talk, LAMP, "brightness") == 128
    first = await talk("turn the desk lamp down to 30 percent", after=first)
    await talk("eh, a bit more than that", after=first)
    assert told(talk, LAMP, "brightness") == 128
    await talk("turn on the bedroom fan", after=first)
    assert talk.state(LIGHT) == "on"
    assert not talk.asked


async def test_called_otherwise(talk: Talk) -> None:
    """Words that can mean one device only are as good as its name."""
    await talk("close the kitchen blinds halfway")
    assert told(talk, BLIND, "current_position") == 50
    assert not talk.asked


async def test_here(hass: HomeAssistant, talk: Talk, kitchen_talk: Talk) -> None:
    """Words about warmth that name nothing are of the room that they are said in."""
    talk.satellite = kitchen_talk.satellite
    talk.server.script(*[say(MODEL_SAYS)] * 3)
    await talk("make it a bit warmer in here")
    assert len(talk.asked) > 0
    assert told(talk, THERMOSTAT, "temperature") == 21
    entry = er.async_get(hass).async_get(THERMOSTAT)
    assert entry and entry.device_id
    dr.async_get(hass).async_update_device(entry.device_id, area_id="kitchen")
    await hass.async_block_till_done()
    before = len(talk.asked)
    await talk("make it a bit warmer in here")
    assert told(talk, THERMOSTAT, "temperature") == 22
    assert len(talk.asked) == before


async def test_proposed(talk: Talk) -> None:
    """Beside words that nothing is made of it is proposed to the model, with its value."""
    talk.server.script(*[say(MODEL_SAYS)] * 3)
    await talk("I come home, turn the radio down a bit")
    assert told(talk, SPEAKER, "volume_level") == 0.4
    asked = talk.asked[-1]["messages"][-1]["content"]
    assert '"volume_level": 30' in asked


async def test_beside_a_reason(talk: Talk) -> None:
    """A reason beside it changes nothing of it."""
    await talk("it's chilly, so make the lounge a bit warmer")
    assert told(talk, THERMOSTAT, "temperature") == 22
    assert not talk.asked


NOT_AT_ONCE = [
    "don't make the lounge warmer",
    "make the lounge a bit warmer at eight",
    "is the lounge a bit warmer now?",
    "she said make the lounge a bit warmer",
    "the lounge, but not warmer",
    "make the lounge a bit warmer than the bedroom",
    "make the lounge warmer, no, cooler",
    "make everything but the lounge warmer",
    "the radio could be a little louder than the TV",
    "could the radio be a little louder?",
    "the lounge at seven",
    "living room thermostat down to 25",
    # It is off, or fully open, or the light would be another one.
    "make the bedroom a bit warmer",
    "make the desk lamp a bit brighter",
    "open the kitchen blind a bit further",
    "make the living room ceiling light a bit warmer",
    # It does not tell how far it is open.
    "open the garage door a bit further",
]


async def test_not_at_once(talk: Talk, subtests: pytest.Subtests) -> None:
    """Nothing is done where that is not asked for now, or there is nothing to go from.

    So all of it can be said in one house.
    """
    before = {one.entity_id: one for one in talk.hass.states.async_all()}
    for text in NOT_AT_ONCE:
        with subtests.test(text):
            talk.server.requests.clear()
            talk.server.script_anew(*[say(MODEL_SAYS)] * 3)
            await talk(text)
            assert talk.asked
            changed = [
                one.entity_id
                for one in talk.hass.states.async_all()
                if one.domain in {"climate", "light", "media_player", "cover", "fan"}
                and one != before[one.entity_id]
            ]
            assert not changed


@pytest.mark.parametrize("confirm", ["automatic", "model"])
async def test_bound(new_talk: NewTalk, confirm: str) -> None:
    """A model that is asked may not invent another value."""
    talk = await new_talk(title="Other", confirm=confirm, sentences=True, plain="model")
    wild = {"name": "Living Room Thermostat", "temperature": 28}
    talk.server.script(call("HassClimateSetTemperature", wild), say(MODEL_SAYS))
    await talk("make the lounge a bit warmer")
    assert told(talk, THERMOSTAT, "temperature") == 22


async def test_bound_beside_another_wish(talk: Talk) -> None:
    """Nor where the rest of the words needs it."""
    wild = {"name": "Kitchen Speaker", "volume_level": 100}
    talk.server.script(call("HassSetVolume", wild), say(MODEL_SAYS))
    await talk("turn the radio up a bit and tell me a joke")
    assert told(talk, SPEAKER, "volume_level") == 0.5
    (ran,) = [one for one in talk.record.calls if one.verdict is Judgement.RUN]
    assert ran.arguments["volume_level"] == 50


async def test_no_room(hass: HomeAssistant, talk: Talk) -> None:
    """What is at its limit is the model's to tell."""
    await have(hass, "volume_set", SPEAKER, volume_level=1.0)
    talk.server.script(*[say(MODEL_SAYS)] * 3)
    assert (await talk("turn the radio up a bit")).speech == MODEL_SAYS
    assert told(talk, SPEAKER, "volume_level") == 1.0


async def test_of_what_plays(talk: Talk) -> None:
    """Nobody means a silent player: the only one that plays is made less loud."""
    await talk("volume down")
    assert told(talk, SPEAKER, "volume_level") == 0.3
    assert not talk.asked


@pytest.mark.parametrize(
    ("text", "volume"),
    [
        ("Thirty.", 0.3),
        ("30 percent", 0.3),
        ("make it thirty", 0.3),
        ("No wonder nobody can talk. Thirty.", 0.3),
        # No number to set, not now, or somebody else's.
        ("Thirty would be plenty", None),
        ("thirty people are coming tonight", None),
        ("don't make it thirty", None),
        ("is thirty too loud?", None),
        ("at eight, thirty", None),
    ],
)
async def test_number_behind_question(
    talk: Talk, text: str, volume: float | None
) -> None:
    """A number behind a question that a number answered sets that.

    Anything else is the model's, which may not turn off what was asked about.
    """
    heard = await talk("what's the volume of the kitchen speaker at?")
    before = told(talk, SPEAKER, "volume_level")
    off = call("HassTurnOff", {"name": "Kitchen Speaker"})
    talk.server.script(*[off if volume else say(MODEL_SAYS)] * 3)
    await talk(text, after=heard)
    assert told(talk, SPEAKER, "volume_level") == (volume or before)
    assert talk.state(SPEAKER) == "playing"


async def test_only_a_number(talk: Talk) -> None:
    """A number alone turns nothing off that was spoken of before."""
    heard = await talk("is the kitchen speaker on?")
    off = call("HassTurnOff", {"name": "Kitchen Speaker"})
    talk.server.script(*[off] * 3)
    await talk("Thirty.", after=heard)
    assert talk.state(SPEAKER) == "playing"


@pytest.mark.parametrize(
    ("text", "volume"),
    [
        ("volume down a bit, she's on the phone", 0.3),
        ("she's on the phone, volume down a bit", 0.3),
        # Where there is no other that plays.
        ("she's on the phone in the office, volume down a bit", 0.3),
        ("she says it's loud, volume down a bit", None),
    ],
)
async def test_beside_its_reason(talk: Talk, text: str, volume: float | None) -> None:
    """A reason that names nothing of the home changes nothing."""
    before = told(talk, SPEAKER, "volume_level")
    talk.server.script(*[say(MODEL_SAYS)] * 3)
    await talk(text)
    assert told(talk, SPEAKER, "volume_level") == (volume or before)
    assert bool(talk.asked) is (volume is None)
