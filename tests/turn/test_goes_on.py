"""What goes on from the turn before does so right after it, where that was sure."""

import pytest

from custom_components.smart_agent.trace.dry_run_flag import Trial, current_trial
from fakes.ollama_server import call, say
from homeassistant.core import HomeAssistant, ServiceCall
from homeassistant.exceptions import HomeAssistantError

from ..house_fixtures import Heard, NewTalk, Talk
from .test_at_once import MODEL_SAYS, at_once

TOO = "and the living room ceiling light too"


@pytest.fixture
async def talk(new_talk: NewTalk) -> Talk:
    """Return a person who talks to an agent as it is by default."""
    return await new_talk(confirm="automatic", sentences=True)


async def for_model(talk: Talk, text: str, after: Heard | None = None) -> None:
    """Assert that a sentence is the model's, and changes nothing by itself."""
    talk.server.script(say(MODEL_SAYS))
    assert (await talk(text, after=after)).speech == MODEL_SAYS
    assert talk.state("light.living_room_ceiling_light") == "on"


@pytest.fixture
async def off(talk: Talk) -> Heard:
    """Turn a lamp off; the one on the ceiling stays on."""
    await at_once(talk, "turn on the desk lamp")
    return await at_once(talk, "turn off the desk lamp")


async def test_three_turns(talk: Talk, off: Heard) -> None:
    """A follow-up can be followed itself, and is confirmed as any command is."""
    second = await at_once(talk, TOO, after=off)
    assert second.speech == "Turned off the light"
    assert talk.state("light.living_room_ceiling_light") == "off"
    third = await at_once(talk, "back on please", after=second)
    assert talk.state("light.living_room_ceiling_light") == "on"
    assert talk.state("light.desk_lamp") == "off"
    await at_once(talk, "and the desk lamp as well", after=third)
    assert talk.state("light.desk_lamp") == "on"


async def test_after_the_model(talk: Talk) -> None:
    """What the model did is gone on from as well."""
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), say(MODEL_SAYS))
    first = await talk("make it bright at my desk with the lamp")
    assert talk.state("light.desk_lamp") == "on"
    await at_once(talk, "off again", after=first)
    assert talk.state("light.desk_lamp") == "off"


async def test_undone(talk: Talk, off: Heard) -> None:
    """It can be undone, and nothing goes on from that."""
    second = await at_once(talk, TOO, after=off)
    third = await at_once(talk, "undo that", after=second)
    assert talk.state("light.living_room_ceiling_light") == "on"
    await for_model(talk, TOO, after=third)


async def test_other_conversation(talk: Talk, off: Heard) -> None:
    """Another conversation goes on from nothing."""
    await for_model(talk, TOO)


async def test_another_turn_between(talk: Talk, off: Heard) -> None:
    """Nor does what comes later than in the next turn."""
    second = await at_once(talk, "is the desk lamp on?", after=off)
    await for_model(talk, TOO, after=second)


async def test_another_person(talk: Talk, kitchen: str, off: Heard) -> None:
    """Nor what is said to another device, or by somebody else."""
    talk.satellite = kitchen
    await for_model(talk, TOO, after=off)


async def test_two_kinds(talk: Talk) -> None:
    """Of two deeds none is known to go on."""
    both = "turn on the desk lamp and turn off the kitchen ceiling light"
    await for_model(talk, TOO, after=await at_once(talk, both))


async def test_failed(hass: HomeAssistant, talk: Talk) -> None:
    """Nothing goes on from what failed."""

    async def broken(service: ServiceCall) -> None:
        raise HomeAssistantError("no answer")

    hass.services.async_register("light", "turn_off", broken)
    first = await at_once(talk, "turn off the kitchen ceiling light")
    await for_model(talk, TOO, after=first)


async def test_asked(new_talk: NewTalk) -> None:
    """A question is answered first; what was done after a yes is gone on from."""
    talk = await new_talk(
        title="Careful", confirm="automatic", sentences=True, risky="always"
    )
    question = await at_once(talk, "unlock the front door")
    assert question.asks
    talk.server.script(say(MODEL_SAYS))
    await talk("and the garage door too", after=question)
    assert talk.state("cover.garage_door") == "closed"
    assert talk.state("lock.front_door") == "locked"
    question = await at_once(talk, "unlock the front door")
    done = await at_once(talk, "yes", after=question)
    await at_once(talk, "lock again", after=done)
    assert talk.state("lock.front_door") == "locked"


async def test_dry_run(talk: Talk) -> None:
    """Nothing goes on from what was only tried."""
    token = current_trial.set(Trial(dry_run=True))
    first = await talk("turn off the kitchen ceiling light")
    current_trial.reset(token)
    await for_model(talk, TOO, after=first)


async def test_not_where_the_model_has_the_words(new_talk: NewTalk) -> None:
    """Who has the model asked has it asked here too, with the words as they are."""
    talk = await new_talk(
        title="Slow", confirm="automatic", sentences=True, plain="model"
    )
    talk.server.script(call("HassTurnOff", {"name": "Kitchen Ceiling Light"}))
    first = await talk("turn off the kitchen ceiling light")
    await for_model(talk, TOO, after=first)


async def test_not_permitted(new_talk: NewTalk, talk: Talk, off: Heard) -> None:
    """What the guard refuses is the model's, as it was said."""
    await for_model(talk, "and the front door too", after=off)
    assert talk.state("lock.front_door") == "locked"


async def test_server_is_away(talk: Talk, off: Heard) -> None:
    """No server is needed for it."""
    await talk.server.stop()
    await at_once(talk, TOO, after=off)
    assert talk.state("light.living_room_ceiling_light") == "off"


@pytest.mark.parametrize(
    "text",
    [
        "and the living room ceiling light too, it's blinding me",
        "the living room ceiling light too, I'm off to bed",
    ],
)
async def test_with_a_reason(talk: Talk, off: Heard, text: str) -> None:
    """Why it is wanted may stand behind it."""
    await at_once(talk, text, after=off)
    assert talk.state("light.living_room_ceiling_light") == "off"


@pytest.mark.parametrize(
    "text", ["actually, turn it back on, it's dark", "back on, it's dark"]
)
async def test_back_with_a_reason(talk: Talk, off: Heard, text: str) -> None:
    """So it may behind what is to be as it was, whatever that corrects."""
    await at_once(talk, text, after=off)
    assert talk.state("light.desk_lamp") == "on"


async def test_told_of_another(talk: Talk, off: Heard) -> None:
    """What is told of another thing, or changes it, leaves it to the model."""
    await for_model(talk, "and the living room ceiling light too, he said", after=off)
    await for_model(
        talk, "and the living room ceiling light too, if it's late", after=off
    )
