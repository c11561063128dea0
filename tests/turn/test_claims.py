"""No claim without the deed: what a model says was done is what ran."""

import pytest

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.trace.outcome import Outcome
from fakes.ollama_server import call, say
from homeassistant.helpers.translation import async_get_translations

from ..house_fixtures import NewTalk, Talk

DESK_LAMP = "light.desk_lamp"
CLAIM = say("The desk lamp is now on.")
CALL = call("HassTurnOn", {"name": "Desk Lamp"})
NOT_DONE = "Sorry, nothing was done."


async def test_asked_once_more(talk: Talk) -> None:
    """A claim without a call is not heard; the model is told and may do it."""
    talk.server.script(CLAIM, CALL, say("The desk lamp is now on."))
    heard = await talk("sort out the desk lamp")
    assert talk.state(DESK_LAMP) == "on"
    assert heard.streamed == ("The desk lamp is now on.",)
    told = talk.asked[1]["messages"][-1]
    assert told["role"] == "user"
    assert told["content"].startswith('This was not done: "Desk Lamp".')
    assert '"sort out the desk lamp"' in told["content"]


async def test_after_a_question(talk: Talk) -> None:
    """What was asked about is not done because the answer sounds like a yes."""
    talk.server.script(CALL)
    asked = await talk("I cannot see a thing")
    assert asked.asks
    talk.server.script_anew(say("Turning on Desk Lamp."), say("Turning on Desk Lamp."))
    heard = await talk("yes, let me see", after=asked)
    assert talk.state(DESK_LAMP) == "off"
    assert "Turning on" not in heard.speech


async def test_said_as_it_is(talk: Talk) -> None:
    """A model that goes on claiming is not believed a second time."""
    talk.server.script(CLAIM, say("I have turned on the desk lamp."))
    heard = await talk("sort out the desk lamp")
    assert talk.state(DESK_LAMP) == "off"
    assert heard.speech == NOT_DONE
    assert len(talk.asked) == 2
    assert talk.record.outcome is Outcome.GAVE_UP


@pytest.mark.parametrize(
    ("language", "claim"),
    [
        ("de", "Ich habe Desk Lamp eingeschaltet."),
        ("es", "He encendido Desk Lamp."),
        ("fr", "J'ai allumé Desk Lamp."),
        ("nl", "Ik heb Desk Lamp aangezet."),
        ("pl", "Włączyłem Desk Lamp."),
    ],
)
async def test_languages(talk: Talk, language: str, claim: str) -> None:
    """It holds in every language, and so does what is said instead."""
    asked = {
        "de": "Bring Desk Lamp in Ordnung",
        "es": "Arregla Desk Lamp",
        "fr": "Arrange Desk Lamp",
        "nl": "Regel Desk Lamp",
        "pl": "Ogarnij Desk Lamp",
    }
    talk.language = language
    talk.server.script(say(claim), say(claim))
    heard = await talk(asked[language])
    texts = await async_get_translations(talk.hass, language, "common", {DOMAIN})
    assert heard.speech == texts[f"component.{DOMAIN}.common.not_done"]
    assert heard.speech != NOT_DONE


async def test_only_a_part_was_done(talk: Talk) -> None:
    """What was done is said, and by name what was not."""
    both = "I turned on the Desk Lamp and the Night Light."
    talk.server.script(CALL, say(both), say(both))
    heard = await talk("sort out the desk lamp and the night light")
    assert talk.state(DESK_LAMP) == "on"
    assert heard.streamed == (
        "Turned on the light. That was not done for Night Light.",
    )
    assert talk.asked[2]["messages"][-1]["content"].startswith(
        'This was not done: "Night Light".'
    )
    assert talk.record.outcome is Outcome.ACTED


async def test_the_rest_is_done(talk: Talk) -> None:
    """A model that is told what is missing may do it."""
    both = "I turned on the Desk Lamp and the Night Light."
    rest = call("HassTurnOn", {"name": "Night Light"})
    talk.server.script(CALL, say(both), rest, say(both))
    heard = await talk("sort out the desk lamp and the night light")
    assert talk.state("light.night_light") == "on"
    assert heard.streamed == (both,)


PARTS = "sort out the desk lamp and nudge the night light about 30 percent"
REST = call("HassLightSet", {"name": "Night Light", "brightness": 30})


@pytest.mark.parametrize("words", ["Done.", "The desk lamp is on.", ""])
async def test_a_wish_is_left(talk: Talk, words: str) -> None:
    """A model that ends before all is done is told what is left, whatever it says."""
    talk.server.script(CALL, say(words), REST, say("Done."))
    heard = await talk(PARTS)
    assert talk.state("light.night_light") == "on"
    assert talk.asked[2]["messages"][-1]["content"].startswith(
        'This was not done: "Night Light".'
    )
    assert NOT_DONE_FOR not in heard.speech


NOT_DONE_FOR = "That was not done for Night Light."


async def test_a_wish_stays_left(talk: Talk) -> None:
    """The user hears what was not done, and the model is told of it once."""
    talk.server.script(CALL, say("Done."), say("Done."))
    heard = await talk(PARTS)
    assert heard.streamed == (f"Turned on the light. {NOT_DONE_FOR}",)
    assert talk.record.outcome is Outcome.ACTED
    assert len(talk.asked) == 3


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (PARTS, "The desk lamp is on, but I cannot dim the night light."),
        ("sort out the desk lamp, but leave the night light", "Done."),
        ("sort out the desk lamp, no, not the night light", "Done."),
        ("sort out the desk lamp like the tv", "Done."),
        ("sort out the desk lamp because the night light is too dark", "Done."),
        ("make the desk lamp as bright as the floor lamp", "Done."),
        ("play what the kitchen radio plays on the desk lamp", "Done."),
    ],
)
async def test_nothing_is_left(talk: Talk, text: str, answer: str) -> None:
    """What the model speaks of itself, or nobody asks for, is not asked for once more."""
    talk.server.script(CALL, say(answer))
    await talk(text)
    assert len(talk.asked) <= 2
    assert NOT_DONE_FOR not in talk.record.speech


async def test_more_than_was_asked_for(talk: Talk) -> None:
    """What nobody asked for is not asked of the model, and not spoken of."""
    talk.server.script(CALL, say("I turned on the Desk Lamp and the Night Light."))
    heard = await talk("sort out the desk lamp")
    assert heard.streamed == ("Turned on the light",)
    assert len(talk.asked) == 2


async def test_the_opposite(talk: Talk) -> None:
    """A claim of the opposite of what ran gives way to what ran."""
    talk.server.script(CALL, say("I turned off the desk lamp."))
    heard = await talk("sort out the desk lamp")
    assert heard.streamed == ("Turned on the light",)


@pytest.mark.parametrize(
    "said",
    [
        "The desk lamp is on.",
        "Done.",
        "I turned it on for you.",
        "Desk Lamp on.",
        "Ich habe Desk Lamp eingeschaltet.",
    ],
)
async def test_what_is_true_is_heard(talk: Talk, said: str) -> None:
    """The model's own words for what ran are spoken."""
    talk.language = "de"
    talk.server.script(CALL, say(said))
    heard = await talk("Schalte Desk Lamp ein")
    assert heard.streamed == (said,)


async def test_it_is_so_already(talk: Talk) -> None:
    """That something is so already needs no deed."""
    talk.server.script(say("The desk lamp is already off."))
    heard = await talk("sort out the desk lamp")
    assert heard.streamed == ("The desk lamp is already off.",)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("who built the Panama Canal?", "The canal was opened in 1914. It was closed."),
        ("tell me a joke", "A man turned off the light. It was dark."),
        ("is the desk lamp on?", "The desk lamp is on."),
        ("thank you", "Done."),
        ("sort out the desk lamp", "I could not sort out the desk lamp."),
        ("sort out the desk lamp", "Is it the desk lamp that is off?"),
    ],
)
async def test_what_claims_nothing(new_talk: NewTalk, text: str, said: str) -> None:
    """An answer, a story, and a no are spoken as they are."""
    talk = await new_talk()
    talk.server.script(say(said), say(said))
    heard = await talk(text)
    assert "".join(heard.streamed) == said


async def test_claimed_of_nothing_that_was_asked_for(talk: Talk) -> None:
    """What the model says it did of its own accord is not heard if it did not."""
    talk.server.script(say("I have turned on the desk lamp for you."))
    heard = await talk("I had a long day at work")
    assert heard.speech == NOT_DONE
    assert not heard.streamed


async def test_agent_without_tools(new_talk: NewTalk) -> None:
    """An agent that can do nothing in the home may tell any story."""
    talk = await new_talk(llm_hass_api=[], model="plain:latest")
    talk.server.script(say("I turned on the desk lamp."))
    heard = await talk("tell me what you did, as a butler")
    assert heard.streamed == ("I turned on the desk lamp.",)


async def test_claim_at_the_end_of_a_long_answer(talk: Talk) -> None:
    """Where nothing was asked for, the rest of a long answer is heard."""
    long = "That does sound hard, and I hope that you can rest a little now. " * 3
    claim = "I have turned on the desk lamp. "
    text = f"{long}{claim}Bye."
    talk.server.script(say(text, chunks=[long, claim, "Bye."]))
    heard = await talk("I had a long day at work")
    assert "".join(heard.streamed) == f"{long}Bye."
