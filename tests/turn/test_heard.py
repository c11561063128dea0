"""Home Assistant's own sentences as a second opinion on what the model makes of words."""

from dataclasses import replace

import pytest

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.home.reader import async_get_home
from custom_components.smart_agent.llm_tools.reader import async_get_toolset
from custom_components.smart_agent.sentences.recognize import async_recognize
from custom_components.smart_agent.sentences.recognized import (
    Recognition,
    RecognizedIntent,
)
from custom_components.smart_agent.trace.outcome import Judgement, Outcome, TakenBy
from custom_components.smart_agent.utterance.request import read_request
from fakes.ollama_server import Reply, call, http_error, say
from homeassistant.components.conversation import (
    DOMAIN as CONVERSATION,
    ConversationInput,
)
from homeassistant.core import Context
from homeassistant.helpers import llm

from ..house_fixtures import NewTalk, Talk

DESK_LAMP = "light.desk_lamp"


@pytest.fixture
async def talk(new_talk: NewTalk) -> Talk:
    """Return a person who talks to an agent with its settings as by default."""
    return await new_talk(sentences=True)


async def hear(talk: Talk, text: str) -> Recognition:
    """Return what is heard in words."""
    user_input = ConversationInput(
        text=text,
        context=Context(),
        conversation_id=None,
        device_id=talk.satellite,
        satellite_id=None,
        language=talk.language,
        agent_id=talk.agent_id,
    )
    context = user_input.as_llm_context(DOMAIN)
    api = await llm.async_get_api(talk.hass, llm.LLM_API_ASSIST, context)
    home = async_get_home(talk.hass, CONVERSATION)
    toolset = async_get_toolset(talk.hass, api, home.domains)
    request = read_request(text, talk.language, home)
    return await async_recognize(talk.hass, user_input, home, toolset, request)


@pytest.mark.parametrize(
    ("text", "intent_type", "args", "complete"),
    [
        ("turn on the desk lamp", "HassTurnOn", {"name": "Desk Lamp"}, True),
        ("lock the front door", "HassTurnOn", {"name": "Front Door"}, True),
        (
            "turn off the kitchen lights",
            "HassTurnOff",
            {"area": "Kitchen", "domain": "light"},
            True,
        ),
        ("set the volume to 30%", "HassSetVolume", {"volume_level": 30}, False),
        ("is the front door locked", "HassGetState", None, True),
    ],
)
async def test_heard(
    talk: Talk, text: str, intent_type: str, args: dict[str, object], complete: bool
) -> None:
    """What is said in full is heard with its names, a place that is not said is not."""
    heard = (await hear(talk, text)).said
    assert heard is not None
    assert heard.intent_type == intent_type
    assert heard.complete is complete
    if args is not None:
        assert heard.args == args
    assert heard.acts is (intent_type != "HassGetState")


@pytest.mark.parametrize(
    "text",
    ["who wrote Faust", "make it cosy", "turn on the desk lamp and tell me a joke"],
)
async def test_not_heard(talk: Talk, text: str) -> None:
    """What is not a whole sentence of Home Assistant's is left to the model."""
    assert replace(await hear(talk, text), proposed=()) == Recognition()


async def test_asked_back_although_it_was_said(talk: Talk) -> None:
    """A question of the model's is not put where the words were clear."""
    talk.server.script(
        say("Do you want me to switch the desk lamp on, or another one?")
    )
    heard = await talk("turn on the desk lamp")
    assert talk.state(DESK_LAMP) == "on"
    assert heard.speech == "Turned on the light"
    assert heard.streamed == ("Turned on the light",)
    assert not heard.asks
    assert len(talk.asked) == 1
    assert talk.record.outcome is Outcome.ACTED


async def test_claimed_without_a_call(talk: Talk) -> None:
    """What the model only says it did is done."""
    talk.server.script(say("The desk lamp is now on."))
    await talk("turn on the desk lamp")
    assert talk.state(DESK_LAMP) == "on"
    assert talk.record.taken_by is TakenBy.BOTH


async def test_read_and_stopped(talk: Talk) -> None:
    """A model that looks and leaves it at that is helped on."""
    talk.server.script(
        call("GetLiveContext", {}), say("The desk lamp is off. Shall I turn it on?")
    )
    heard = await talk("turn on the desk lamp")
    assert talk.state(DESK_LAMP) == "on"
    assert not heard.asks


async def test_opposite_verb(talk: Talk) -> None:
    """A call that does the opposite of what was said gives way."""
    talk.server.script(
        call("HassTurnOn", {"name": "Kitchen Blind"}), say("The blind is closed.")
    )
    before = talk.state("cover.kitchen_blind")
    assert before == "open"
    await talk("close the kitchen blind")
    await talk.hass.async_block_till_done()
    assert talk.state("cover.kitchen_blind") in ("closing", "closed")
    (ran,) = talk.record.calls
    assert ran.tool == "intent__HassTurnOff"
    assert any("what the words say" in note for note in ran.notes)


async def test_lock_is_not_unlock(talk: Talk) -> None:
    """The wrong verb of a lock never runs."""
    talk.server.script(
        call("HassTurnOff", {"name": "Front Door"}), say("The door is locked.")
    )
    await talk("lock the front door")
    assert talk.state("lock.front_door") == "locked"


async def test_other_device(talk: Talk) -> None:
    """A call for something else than was named gives way."""
    talk.server.script(
        call("HassTurnOn", {"name": "Bedside Left Light"}), say("It is on.")
    )
    await talk("turn on the desk lamp")
    assert talk.state(DESK_LAMP) == "on"
    assert talk.state("light.bedside_left_light") == "off"


async def test_wrong_call(talk: Talk) -> None:
    """A call that cannot run gives way without another attempt."""
    talk.server.script(
        call("HassTurnOn", {"name": "the thing on the table"}), say("It is on.")
    )
    await talk("turn on the desk lamp")
    assert talk.state(DESK_LAMP) == "on"
    assert talk.record.calls[0].verdict is Judgement.RUN


async def test_same_intent_keeps_the_models_words(talk: Talk) -> None:
    """Where both mean the same the model's own call runs."""
    talk.server.script(
        call("HassTurnOn", {"name": "desk lamp", "domain": ["light"]}), say("It is on.")
    )
    heard = await talk("turn on the desk lamp")
    assert heard.speech == "It is on."
    assert not any("what the words say" in one for one in talk.record.calls[0].notes)


async def test_a_question_is_no_command(talk: Talk) -> None:
    """Who asks for a state gets an answer, and nothing changes."""
    talk.server.script(
        call("HassTurnOn", {"name": "Desk Lamp"}),
        call("GetLiveContext", {"name": "Desk Lamp"}),
        say("The desk lamp is off."),
    )
    heard = await talk("is the desk lamp on?")
    assert talk.state(DESK_LAMP) == "off"
    assert heard.speech == "The desk lamp is off."
    refused, read = talk.record.calls
    assert refused.verdict is Judgement.REJECTED
    assert read.verdict is Judgement.RUN


async def test_agreement_is_no_guess(talk: Talk) -> None:
    """What is risky runs without a question where model and words say the same."""
    talk.server.script(
        call("HassTurnOn", {"name": "the big gate of the house"}),
        call("HassTurnOn", {"area": "Garage", "domain": ["cover"]}),
        say("The garage door is opening."),
    )
    heard = await talk("open the garage door")
    await talk.hass.async_block_till_done()
    assert not heard.asks
    assert talk.state("cover.garage_door") in ("opening", "open")


async def test_risky_is_still_asked_where_wanted(new_talk: NewTalk) -> None:
    """An owner who wants to be asked always is."""
    talk = await new_talk(sentences=True, risky="always")
    talk.server.script(say("Shall I unlock it?"))
    heard = await talk("unlock the front door")
    assert heard.asks
    assert talk.state("lock.front_door") == "locked"
    assert talk.record.outcome is Outcome.ASKED_BACK


async def test_all_lights_were_said(talk: Talk) -> None:
    """Who says all is not asked whether all are meant; who does not say it is."""
    talk.server.script(call("HassTurnOff", {"domain": ["light"]}))
    heard = await talk("turn off the lights")
    assert heard.asks
    talk.server.script(call("HassTurnOff", {"domain": ["light"]}), say("All off."))
    heard = await talk("turn off all the lights in the house")
    assert not heard.asks
    assert talk.state("light.kitchen_ceiling_light") == "off"


async def test_without_a_server(talk: Talk) -> None:
    """Without a model what the words say is done and confirmed; the record has both."""
    talk.server.script(http_error(500, "out of memory"), http_error(500, "again"))
    heard = await talk("turn on the desk lamp")
    assert talk.state(DESK_LAMP) == "on"
    assert heard.speech == "Turned on the light"
    assert not heard.failed
    assert talk.record.error.startswith("server_error")


async def test_german(talk: Talk) -> None:
    """It holds in the languages of Home Assistant's sentences."""
    talk.language = "de"
    talk.server.script(say("Welche Lampe meinst du denn genau?"))
    heard = await talk("Schalte Desk Lamp ein")
    assert talk.state(DESK_LAMP) == "on"
    assert heard.speech == "Desk Lamp eingeschaltet"


async def test_chat_is_no_command(talk: Talk) -> None:
    """A call without a target does not run where the words name nothing of the home."""
    talk.server.script(call("HassMediaPause", {}))
    before = talk.state("media_player.kitchen_speaker")
    heard = await talk("I had a long day at work")
    assert heard.asks
    assert "Kitchen Speaker" in heard.speech
    assert talk.state("media_player.kitchen_speaker") == before == "playing"


async def test_names_that_a_model_was_told(talk: Talk) -> None:
    """Nor does one for a name that the model took from a list it was shown."""
    talk.server.script(
        call("HassTurnOff", {}), call("HassTurnOff", {"name": "Bedroom Thermostat"})
    )
    before = talk.state("climate.bedroom_thermostat")
    heard = await talk("You are doing a great job")
    assert heard.asks
    assert talk.state("climate.bedroom_thermostat") == before


async def test_question_that_is_not_heard(talk: Talk) -> None:
    """A question is no command, unless it is heard as one or the user says yes."""
    mute = call("HassMediaPlayerMute", {"name": "Kitchen Speaker"})
    talk.server.script(mute, mute)
    asked = await talk("Why is that speaker in the kitchen so loud today?")
    assert asked.asks
    heard = await talk("yes", after=asked)
    assert heard.speech == "Muted"


async def test_polite_command(talk: Talk) -> None:
    """What is a command for sure may be put as a question."""
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), say("It is on."))
    heard = await talk("Can you turn on the desk lamp, please?")
    assert not heard.asks
    assert talk.state(DESK_LAMP) == "on"


async def test_vague_words_for_a_named_device(talk: Talk) -> None:
    """What only tells is no request: the user is asked, and what would be done is said."""
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}))
    heard = await talk("I cannot see a thing")
    assert heard.asks
    assert "Desk Lamp" in heard.speech
    assert talk.state(DESK_LAMP) == "off"


def test_other_words_for_the_same() -> None:
    """Intents that differ but in the words for them are one, so nothing is open."""
    one = RecognizedIntent("HassTurnOn", {"name": "Lamp"}, text="turn on Lamp")
    other = replace(one, text="turn on Lamp in the hall")
    assert Recognition(near={"light.a": one, "light.b": other}).sure == one


# -- without Home Assistant's sentences


@pytest.mark.parametrize(
    "answer",
    [
        say("Which lamp do you mean?"),
        say("The desk lamp is now on."),
        call("HassTurnOff", {"name": "Desk Lamp"}),
        http_error(404, "no such model"),
    ],
)
async def test_our_own_reading(new_talk: NewTalk, answer: Reply) -> None:
    """A deed and a device's name are known without them; the model is asked first."""
    talk = await new_talk(sentences=False, confirm="automatic")
    talk.server.script(*[answer] * 3)
    await talk("turn on the desk lamp")
    assert talk.state(DESK_LAMP) == "on"
    assert talk.asked


@pytest.mark.parametrize(
    "text",
    [
        "don't turn on the desk lamp",
        "is the desk lamp on?",
        "he said turn on the desk lamp",
        "turn on the desk lamp at ten",
        "if it gets dark turn on the desk lamp",
        "what if I turn on the desk lamp?",
    ],
)
async def test_our_own_reading_of_other_words(new_talk: NewTalk, text: str) -> None:
    """What forbids, asks, tells or postpones is no deed for it either."""
    talk = await new_talk(sentences=False, confirm="automatic")
    talk.server.script(*[say("Which lamp do you mean?")] * 3)
    await talk(text)
    assert talk.state(DESK_LAMP) == "off"
