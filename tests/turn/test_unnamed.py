"""What nobody named is not acted on: the user is asked which, or whether."""

import pytest

from custom_components.smart_agent.trace.outcome import Outcome
from fakes.ollama_server import call, lost, say

from ..house_fixtures import Talk

LAMP = "light.desk_lamp"
ON = call("HassTurnOn", {"name": "Desk Lamp"})


@pytest.mark.parametrize("text", ["sure, turn it on", "please switch it on"])
async def test_a_pronoun_for_nothing(talk: Talk, text: str) -> None:
    """A pronoun is no word for whatever the model takes."""
    talk.server.script(ON)
    heard = await talk(text)
    assert heard.asks
    assert talk.state(LAMP) == "off"


async def test_a_pronoun_for_what_was_spoken_of(talk: Talk) -> None:
    """What the user named before is meant by it, whatever came of that."""
    talk.server.script(say("It is off."), ON, say("It is on."))
    heard = await talk("what about the desk lamp?")
    await talk("turn it on", after=heard)
    assert talk.state(LAMP) == "on"


async def test_a_room_of_the_models_choice(talk: Talk) -> None:
    """What the home does not have is no word for what there is in some room."""
    talk.server.script(call("HassTurnOn", {"area": "Office", "domain": ["light"]}))
    heard = await talk("start the tractor")
    assert heard.asks
    assert talk.state(LAMP) == "off"


async def test_something_else_is_named(talk: Talk) -> None:
    """What names one thing names no other that the model takes."""
    talk.server.script(ON)
    heard = await talk("get the fan ready for me")
    assert heard.asks
    assert talk.state(LAMP) == "off"


@pytest.mark.parametrize(
    "text",
    [
        "could you feed the dog, he's been staring at me",
        "order a pizza please",
        "get me a cab to the airport, two adults and a car for the kitchen",
        "Lena got dumplings in town so drop those",
        "open the chimney flap",
        "flush the toilet, they left the desk a mess",
        "turn on the hot tub so it's ready for them",
        "lock the shed, I think I left it open",
    ],
)
async def test_nothing_that_it_could_do(talk: Talk, text: str) -> None:
    """A wish that names nothing of the home does not run what the model takes for it."""
    talk.server.script(ON)
    heard = await talk(text)
    assert heard.asks
    assert talk.state(LAMP) == "off"


async def test_an_invented_number(kitchen_talk: Talk) -> None:
    """A value that nobody said, of what nobody named, is asked about."""
    talk = kitchen_talk
    before = talk.hass.states.get("climate.living_room_thermostat")
    warm = {"name": "Living Room Thermostat", "temperature": 24}
    talk.server.script(call("HassClimateSetTemperature", warm), say("Done."))
    heard = await talk("make it dark")
    assert heard.asks
    assert talk.hass.states.get("climate.living_room_thermostat") == before


async def test_a_bit_is_not_all_the_way(talk: Talk) -> None:
    """Where the words say a little more, a call for all of it is asked about."""
    full = {"name": "Desk Lamp", "brightness": 100}
    talk.server.script(call("HassLightSet", full), say("Done."))
    heard = await talk("let a little more light out of the desk lamp for the cat")
    assert heard.asks
    assert talk.state(LAMP) == "off"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("please don't close the bedroom blind", "All right, I left it as it is."),
        ("when it rains, close the bedroom blind", ""),
    ],
)
async def test_nothing_is_wanted(talk: Talk, text: str, words: str) -> None:
    """Where no act can be right, the first one that is wrong ends the turn."""
    wrong = call("HassSetVolume", {"name": "Bedroom Blind", "volume_level": 10})
    talk.server.script(wrong)
    heard = await talk(text)
    assert len(talk.asked) == 1
    assert talk.record.outcome is Outcome.ANSWERED
    assert words in heard.speech


async def test_tools_for_the_device(talk: Talk) -> None:
    """A model that takes the wrong tool is told which there are for the device."""
    wrong = call("HassSetVolume", {"name": "Bedroom Blind", "volume_level": 10})
    right = call("HassTurnOff", {"name": "Bedroom Blind"})
    talk.server.script(wrong, right, say("It is closed."))
    await talk("sort out the bedroom blind so that it is all the way down")
    told = str(talk.told)
    assert "For that device there is" in told
    assert "HassTurnOff" in told
    assert talk.state("cover.bedroom_blind") == "closed"


async def test_a_wrong_act_at_a_question(talk: Talk) -> None:
    """What is wrong with it matters no more than that nothing was to be done."""
    wrong = call("HassSetVolume", {"name": "Bedroom Blind", "volume_level": 10})
    talk.server.script(wrong, say("It is open."))
    heard = await talk("has anyone opened the bedroom blind?")
    told = str(talk.told)
    assert "the user only asks" in told
    assert "For that device" not in told
    assert heard.speech == "It is open."


async def test_tools_for_a_lost_call(talk: Talk) -> None:
    """A server drops a call for a tool that there is not: the model is told which are."""
    right = call("HassTurnOff", {"name": "Bedroom Blind"})
    talk.server.script(lost(), right, say("It is closed."))
    await talk("roll the bedroom blind down all the way now")
    assert "There is no tool for that but" in str(talk.told)
    assert "HassTurnOff" in str(talk.told)
    assert talk.state("cover.bedroom_blind") == "closed"


@pytest.mark.parametrize("words", ["what a lovely fan of light", "is that a fan?"])
async def test_small_talk_is_no_referent(talk: Talk, words: str) -> None:
    """What is only told, or not called by its full name, leaves "it" what it was."""
    off = call("HassTurnOff", {"name": "Desk Lamp"})
    talk.server.script(ON, say("It is on."), say("It is."), off, say("It is off."))
    first = await talk("turn on the desk lamp")
    second = await talk(words, after=first)
    await talk("turn it off", after=second)
    assert talk.state(LAMP) == "off"


async def test_mutes_what_nobody_said(talk: Talk) -> None:
    """What no word says to mute is asked about: of other deeds people have more verbs."""
    speaker = "media_player.kitchen_speaker"
    mute = call("HassMediaPlayerMute", {"name": "Kitchen Speaker"})
    talk.server.script(mute)
    heard = await talk("boost the bass on the kitchen speaker")
    assert heard.asks
    state = talk.hass.states.get(speaker)
    assert state is not None
    assert not state.attributes.get("is_volume_muted")


async def test_skips_what_nobody_said(talk: Talk) -> None:
    """To start something is no wish for another track."""
    talk.server.script(*[call("HassMediaNext", {"name": "Kitchen Speaker"})] * 3)
    heard = await talk("the dishwasher is full, start the kitchen one on eco")
    assert heard.asks


async def test_turned_on_while_it_plays(talk: Talk) -> None:
    """What plays is not turned on for what asks for something else of it."""
    speaker = "media_player.kitchen_speaker"
    await talk.hass.services.async_call(
        "media_player", "media_play", {"entity_id": speaker}, blocking=True
    )
    on = call("HassTurnOn", {"name": "Kitchen Speaker"})
    more = call(
        "HassSetVolumeRelative", {"name": "Kitchen Speaker", "volume_step": "up"}
    )
    talk.server.script(on, more, say("It is louder."))
    await talk("gimme more juice on the kitchen speaker")
    assert "Kitchen Speaker is on already" in str(talk.told)
    assert [one.verdict for one in talk.record.calls] == ["rejected", "run"]


async def test_turned_on_by_what_is_told(talk: Talk) -> None:
    """That something is on is told by itself of no player that it be turned on."""
    speaker = "media_player.kitchen_speaker"
    await talk.hass.services.async_call(
        "media_player", "media_play", {"entity_id": speaker}, blocking=True
    )
    talk.server.script(*[call("HassTurnOn", {"name": "Kitchen Speaker"})] * 3)
    await talk("give the kitchen speaker some welly, there's nothing good on")
    assert "Kitchen Speaker is on already" in str(talk.told)
    assert all(one.verdict != "run" for one in talk.record.calls)


async def test_closes_what_is_not_there(talk: Talk) -> None:
    """To shut something up there is no wish for a number of something else there."""
    heat = {"area": "Living Room", "temperature": 20}
    talk.server.script(*[call("HassClimateSetTemperature", heat)] * 3)
    await talk("shut the skylight up in the living room")
    assert all(one.verdict != "run" for one in talk.record.calls)
