"""Calls that wait for the user's word: the whole home, and what is hard to undo."""

from datetime import timedelta
import time

import pytest

from custom_components.smart_agent.trace.outcome import Judgement, Outcome
from fakes.ollama_server import call, calls, say
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity

from ..house_fixtures import Heard, NewTalk, Talk

ALL_OFF = call("HassTurnOff", {"domain": ["light"]})
ALL_ON = call("HassTurnOn", {"domain": ["light"]})


async def ask_for_all(talk: Talk) -> Heard:
    """Have the agent ask whether all lights are meant."""
    talk.server.script(ALL_OFF)
    heard = await talk("turn off the lights")
    assert heard.asks
    assert talk.record.outcome is Outcome.ASKED_BACK
    assert talk.state("light.kitchen_ceiling_light") == "on"
    return heard


async def test_narrowed_to_the_room(kitchen_talk: Talk) -> None:
    """From a satellite a kind means what is of it in the room."""
    talk = kitchen_talk
    talk.server.script(ALL_ON, say("The lights are on."))
    heard = await talk("turn on the lights")
    assert heard.speech == "The lights are on."
    assert not heard.asks
    assert talk.state("light.worktop_lights") == "on"
    assert talk.state("light.desk_lamp") == "off"
    (ran,) = talk.record.calls
    assert ran.arguments == {"domain": ["light"], "area": "Kitchen"}
    assert talk.record.area == "Kitchen"


async def test_asked_back_without_a_room(talk: Talk) -> None:
    """Without a place the whole home is not taken for granted."""
    heard = await ask_for_all(talk)
    assert heard.speech.startswith("That would be 15 devices: ")
    assert heard.speech.endswith("Shall I do it for all of them?")
    assert not heard.failed
    assert len(talk.asked) == 1


async def test_asked_back_where_the_room_has_none(kitchen_talk: Talk) -> None:
    """A room without a device of the kind narrows nothing."""
    kitchen_talk.server.script(call("HassTurnOff", {"domain": ["climate"]}))
    heard = await kitchen_talk("turn off the heating")
    assert heard.asks
    assert kitchen_talk.state("climate.living_room_thermostat") == "heat"


async def test_yes(talk: Talk) -> None:
    """After a yes the same call runs, and no model is asked."""
    asked = await ask_for_all(talk)
    heard = await talk("yes", after=asked)
    assert heard.speech == "Turned off all of the lights"
    assert not heard.asks
    assert talk.state("light.kitchen_ceiling_light") == "off"
    assert talk.state("light.living_room_ceiling_light") == "off"
    assert len(talk.asked) == 1


async def test_yes_is_for_that_call_only(talk: Talk) -> None:
    """Another call for the whole home is asked about anew."""
    asked = await ask_for_all(talk)
    talk.server.script(ALL_ON)
    heard = await talk("yes, but turn them on", after=asked)
    assert heard.asks
    assert talk.state("light.desk_lamp") == "off"


async def test_no(talk: Talk) -> None:
    """After a no nothing runs, and a later yes answers nothing."""
    asked = await ask_for_all(talk)
    heard = await talk("no", after=asked)
    assert heard.speech == "All right, I left it as it is."
    assert not heard.asks
    assert len(talk.asked) == 1
    talk.server.script(ALL_OFF)
    heard = await talk("yes do it", after=heard)
    assert heard.asks
    assert talk.state("light.kitchen_ceiling_light") == "on"


async def test_yes_in_another_conversation(talk: Talk) -> None:
    """A question is answered only where it was asked."""
    await ask_for_all(talk)
    talk.server.script(ALL_OFF)
    heard = await talk("yes")
    assert heard.asks
    assert talk.state("light.kitchen_ceiling_light") == "on"


async def test_yes_too_late(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question is forgotten when Home Assistant forgets the conversation."""
    asked = await ask_for_all(talk)
    now = time.monotonic() + timedelta(minutes=6).total_seconds()
    monkeypatch.setattr(
        "custom_components.smart_agent.turn.confirmation.time.monotonic", lambda: now
    )
    talk.server.script(ALL_OFF)
    heard = await talk("yes", after=asked)
    assert heard.asks
    assert talk.state("light.kitchen_ceiling_light") == "on"


async def test_whole_home_allowed(new_talk: NewTalk) -> None:
    """An option lets calls for the whole home run."""
    talk = await new_talk(whole_home=True)
    talk.server.script(ALL_OFF, say("All lights are off."))
    heard = await talk("turn off all lights")
    assert heard.speech == "All lights are off."
    assert talk.state("light.living_room_ceiling_light") == "off"


@pytest.mark.parametrize("sentences", [True, False])
async def test_unlock_by_exact_name(new_talk: NewTalk, sentences: bool) -> None:
    """Who is heard to name a lock as it is called need not be asked."""
    talk = await new_talk(sentences=sentences)
    unlock = call("HassTurnOff", {"name": "Front Door"})
    talk.server.script(unlock, say("It is unlocked."))
    heard = await talk("unlock the front door")
    assert not heard.asks
    assert talk.state("lock.front_door") == "unlocked"


@pytest.mark.parametrize(
    ("tool", "name", "entity_id", "before", "after", "question", "done"),
    [
        (
            "HassTurnOff",
            "Front Dor",
            "lock.front_door",
            "locked",
            "unlocked",
            "Shall I unlock Front Door?",
            "Unlocking",
        ),
        (
            "HassTurnOn",
            "Garage Dor",
            "cover.garage_door",
            "closed",
            "open",
            "Shall I open Garage Door?",
            "Opening",
        ),
    ],
)
async def test_risky_and_guessed(
    talk: Talk,
    tool: str,
    name: str,
    entity_id: str,
    before: str,
    after: str,
    question: str,
    done: str,
) -> None:
    """What is hard to undo is asked back when the name had to be guessed."""
    guessed = call(tool, {"name": name})
    talk.server.script(guessed)
    asked = await talk("open up")
    assert asked.speech == question
    assert asked.asks
    assert talk.state(entity_id) == before
    heard = await talk("yes please", after=asked)
    assert heard.speech == done
    assert talk.state(entity_id) == after


async def test_risky_and_corrected(talk: Talk) -> None:
    """A model that was told a name guesses too, and the user is asked."""
    unlock = call("HassTurnOff", {"name": "Front Door"})
    talk.server.script(
        call("HassTurnOff", {"name": "Aquarium", "domain": ["lock"]}), unlock
    )
    asked = await talk("unlock the aquarium")
    assert asked.speech == "Shall I unlock Front Door?"
    assert asked.asks
    assert talk.state("lock.front_door") == "locked"
    await talk("yes", after=asked)
    assert talk.state("lock.front_door") == "unlocked"


async def test_locking_is_never_asked(talk: Talk) -> None:
    """A guess that locks does no harm."""
    talk.server.script(call("HassTurnOn", {"name": "Front Dor"}), say("It is locked."))
    heard = await talk("lock the front door")
    assert heard.speech == "It is locked."
    assert not heard.asks
    assert [one.verdict for one in talk.record.calls] == [Judgement.RUN]


@pytest.mark.parametrize(
    ("risky", "name", "asks"),
    [("always", "Front Door", True), ("never", "Front Dor", False)],
)
async def test_risky_options(
    new_talk: NewTalk,
    risky: str,
    name: str,
    asks: bool,
) -> None:
    """The user may be asked always or never."""
    talk = await new_talk(risky=risky)
    talk.server.script(call("HassTurnOff", {"name": name}))
    if not asks:
        talk.server.script(say("It is unlocked."))
    heard = await talk("unlock the front door")
    assert heard.asks == asks
    assert talk.state("lock.front_door") == ("locked" if asks else "unlocked")


async def test_question_beside_what_runs(talk: Talk) -> None:
    """What needs no word is done at once and told before the question."""
    talk.server.script(
        calls(
            ("HassTurnOn", {"name": "Desk Lamp"}),
            ("HassTurnOff", {"name": "Front Dor"}),
        )
    )
    heard = await talk("turn on the desk lamp and let me in")
    assert heard.speech == "Turned on the light. Shall I unlock Front Door?"
    assert heard.asks
    assert talk.state("light.desk_lamp") == "on"
    assert talk.state("lock.front_door") == "locked"


async def test_only_one_fits(talk: Talk) -> None:
    """A model that asks which one, where there is one, is told so and acts."""
    talk.server.script(
        say("Which vacuum would you like me to start cleaning with today?"),
        call("HassVacuumStart", {"name": "Robot Vacuum"}),
        say("The vacuum is on its way."),
    )
    heard = await talk("the vacuum may begin now")
    assert talk.state("vacuum.robot_vacuum") == "cleaning"
    assert heard.speech == "The vacuum is on its way."
    assert heard.streamed == ("The vacuum is on its way.",)
    *_, question, told = talk.asked[1]["messages"]
    assert question["content"].startswith("Which vacuum")
    assert '"Robot Vacuum"' in told["content"]


async def test_asked_once_more_at_most(talk: Talk) -> None:
    """A model that asks again is let, and its question heard."""
    question = say("Which vacuum would you like me to start?")
    talk.server.script(question, question)
    heard = await talk("the vacuum may begin now")
    assert heard.speech == "Which vacuum would you like me to start?"
    assert len(talk.asked) == 2


async def test_several_fit(talk: Talk) -> None:
    """Where several fit the question is a real one."""
    talk.server.script(say("Which speaker do you mean, kitchen or bedroom?"))
    heard = await talk("the speaker may begin now")
    assert heard.speech == "Which speaker do you mean, kitchen or bedroom?"
    assert len(talk.asked) == 1


@pytest.mark.parametrize("sentences", [True, False])
async def test_a_noun_for_two_locks(new_talk: NewTalk, *, sentences: bool) -> None:
    """A noun for all locks that only one has in its name singles out none of them."""
    talk = await new_talk(sentences=sentences)
    talk.hass.states.async_set("lock.shed", "locked", {"friendly_name": "Shed Lock"})
    async_expose_entity(talk.hass, "conversation", "lock.shed", True)
    async_expose_entity(talk.hass, "conversation", "cover.garage_door", False)
    talk.server.script(say("Which door would you like me to unlock?"))
    heard = await talk("unlock the door")
    assert heard.speech == "Which door would you like me to unlock?"
    assert len(talk.asked) == 1
    assert talk.state("lock.front_door") == "locked"


async def test_risky_after_a_question_of_the_models(talk: Talk) -> None:
    """What a model did not know before it was told is not done at once if it is risky."""
    talk.server.script(
        say("Do you want me to unlock the front door?"),
        call("HassTurnOff", {"name": "Front Door"}),
    )
    heard = await talk("what about the front door")
    assert heard.asks
    assert talk.state("lock.front_door") == "locked"


@pytest.mark.parametrize("text", ["yes please", "ok", "sure, go ahead"])
async def test_yes_to_nothing(talk: Talk, text: str) -> None:
    """A yes to no question asks for nothing: what a model makes of it is asked about."""
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), say("It is on."))
    before = await talk("I would like to read, desk lamp please")
    assert talk.state("light.desk_lamp") == "on"
    talk.server.script(call("HassTurnOff", {"name": "Desk Lamp"}), say("Done."))
    heard = await talk(text, after=before)
    assert heard.asks
    assert talk.state("light.desk_lamp") == "on"


async def test_no_to_nothing(talk: Talk) -> None:
    """Who says no, or stop, to what was just done is not asked whether they mean it."""
    talk.server.script(call("HassVacuumStart", {"name": "Robot Vacuum"}), say("Off."))
    before = await talk("get the robot vacuum going, the floor is a mess")
    assert talk.state("vacuum.robot_vacuum") == "cleaning"
    back = call("HassVacuumReturnToBase", {"name": "Robot Vacuum"})
    talk.server.script(back, say("It goes home."))
    heard = await talk("no stop that please", after=before)
    assert not heard.asks
    assert talk.state("vacuum.robot_vacuum") == "returning"
