"""Calls that the user's words do not ask for, and what the user hears of it."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from custom_components.demo_house.api import async_device_id
from custom_components.smart_agent.guard.problem import Problem, ProblemKind
from custom_components.smart_agent.guard.verdict import Reject
from custom_components.smart_agent.sentences.responses import async_say
from custom_components.smart_agent.trace.outcome import Judgement, Outcome
from custom_components.smart_agent.turn.declined import declined_kind
from fakes.ollama_server import OllamaServer, Reply, call, calls, say
from homeassistant.components.conversation import AssistantContent
from homeassistant.components.intent.const import TIMER_DATA
from homeassistant.core import HomeAssistant

from ..house_fixtures import Heard, Talk, async_add_agent
from ..said.house import SATELLITE, async_furnish

type Enter = Callable[..., Awaitable[Talk]]

ON, OFF = "HassTurnOn", "HassTurnOff"

LEFT = {
    "en": "All right, I left it as it is.",
    "de": "In Ordnung, ich habe es so gelassen.",
}
LATER = {
    "en": "I can only do things right away, but an automation can do that at a set time.",
    "de": "Ich kann das nur jetzt gleich tun, zu einer anderen Zeit kann es eine Automation.",
}
LATER_TIMER = {
    "en": "I can do that now or, say, in ten minutes; for other times an automation can "
    "do it.",
    "de": "Das geht jetzt oder zum Beispiel in zehn Minuten, zu anderen Zeiten kann es "
    "eine Automation.",
}
CONDITION = {
    "en": "I can only do things right away, but an automation can do that for you.",
    "de": "Ich kann das nur jetzt gleich tun, aber eine Automation kann es für dich "
    "übernehmen.",
}
GAVE_UP = "Sorry, I could not work out how to do that."
CANNOT_ANSWER = "Sorry, I cannot answer that."


@pytest.fixture
def enter(hass: HomeAssistant, ollama_server: OllamaServer) -> Enter:
    """Return how a person comes to talk to an agent in the house of the corpus.

    The satellite in the kitchen can run timers, the one in the bedroom cannot.
    """

    async def enter(
        language: str = "en", satellite: str | None = None, **options: Any
    ) -> Talk:
        house = await async_furnish(hass, language)
        talk = await async_add_agent(hass, server=ollama_server, **options)
        talk.language = language
        if satellite:
            talk.satellite = async_device_id(hass, house, satellite + SATELLITE)
        return talk

    return enter


def named(tool: str, name: str, **more: Any) -> Reply:
    """Return a reply that calls a tool for one device."""
    return call(tool, {"name": name, **more})


def assert_ended(
    talk: Talk, heard: Heard, speech: str, outcome: Outcome, asked: int
) -> None:
    """Assert how a turn ended: what was said, and after how many requests."""
    assert heard.speech == speech
    assert talk.record.outcome is outcome
    assert len(talk.asked) == asked
    assert not heard.asks
    assert heard.failed is (outcome in (Outcome.FAILED, Outcome.GAVE_UP))


NOT_NOW = [
    ("forbidden", "en", "don't turn off the desk lamp", "Desk Lamp", LEFT),
    ("forbidden", "de", "lass die Schreibtischlampe an", "Schreibtischlampe", LEFT),
    ("revoked", "en", "turn off the desk lamp, never mind", "Desk Lamp", LEFT),
    (
        "revoked",
        "de",
        "Mach die Schreibtischlampe aus. Ach, vergiss es.",
        "Schreibtischlampe",
        LEFT,
    ),
    ("later", "en", "turn off the desk lamp tomorrow at seven", "Desk Lamp", LATER),
    (
        "later",
        "de",
        "mach morgen um sieben die Schreibtischlampe aus",
        "Schreibtischlampe",
        LATER,
    ),
    (
        "condition",
        "en",
        "turn off the desk lamp when it rains",
        "Desk Lamp",
        CONDITION,
    ),
    (
        "condition",
        "de",
        "wenn es regnet, mach die Schreibtischlampe aus",
        "Schreibtischlampe",
        CONDITION,
    ),
]
"""Kind of the problem, language, words, the device called for, what is said."""


@pytest.mark.parametrize(("kind", "language", "words", "name", "speech"), NOT_NOW)
async def test_called_at_once(
    enter: Enter,
    kind: str,
    language: str,
    words: str,
    name: str,
    speech: dict[str, str],
) -> None:
    """A call that nothing in the words asks for ends the turn, and why is said."""
    talk = await enter(language)
    talk.server.script(named(OFF, name))
    heard = await talk(words)
    assert_ended(talk, heard, speech[language], Outcome.ANSWERED, asked=1)
    assert heard.streamed == (speech[language],)
    assert talk.state("light.desk") == "on"
    (refused,) = talk.record.calls
    assert refused.verdict is Judgement.REJECTED
    assert refused.kinds == (kind,)


@pytest.mark.parametrize(("kind", "language", "words", "name", "speech"), NOT_NOW)
async def test_speaks(
    enter: Enter,
    kind: str,
    language: str,
    words: str,
    name: str,
    speech: dict[str, str],
) -> None:
    """The words of a model that calls nothing are its own."""
    talk = await enter(language)
    talk.server.script(say("All right."))
    heard = await talk(words)
    assert_ended(talk, heard, "All right.", Outcome.ANSWERED, asked=1)
    assert talk.state("light.desk") == "on"


@pytest.mark.parametrize(
    "words", ["don't turn off the desk lamp", "turn off the desk lamp when it rains"]
)
async def test_several_calls(enter: Enter, words: str) -> None:
    """However many calls there are, what is said of them is said once."""
    talk = await enter()
    talk.server.script(
        calls(*[(OFF, {"name": name}) for name in ("Desk Lamp", "Floor Lamp")])
    )
    heard = await talk(words)
    assert len(talk.asked) == 1
    assert heard.speech in (LEFT["en"], CONDITION["en"])
    assert talk.state("light.floor") == "on"


def test_what_is_told_most() -> None:
    """What is still to be done is worth telling before what is not to be."""

    def told(*kinds: ProblemKind) -> ProblemKind | None:
        return declined_kind([Reject((Problem(kind, "", ""),)) for kind in kinds])

    assert told(ProblemKind.FORBIDDEN, ProblemKind.LATER) is ProblemKind.LATER
    assert told(ProblemKind.CONDITION, ProblemKind.EXCEPTED) is ProblemKind.CONDITION
    assert told(ProblemKind.REPEATED, ProblemKind.REVOKED) is ProblemKind.REVOKED
    assert told(ProblemKind.REPEATED) is None
    assert told(ProblemKind.LATER, ProblemKind.UNKNOWN_NAME) is None
    assert told() is None


async def test_chat_log_is_whole(enter: Enter) -> None:
    """A later turn goes on from one that ended so."""
    talk = await enter()
    talk.server.script(named(OFF, "Desk Lamp"))
    first = await talk("turn off the desk lamp when it rains")
    said = [c.content for c in first.log if isinstance(c, AssistantContent)]
    assert said == [None, CONDITION["en"]]
    talk.server.script(named(OFF, "Desk Lamp"), say("The lamp is off."))
    heard = await talk("turn off the desk lamp now", after=first)
    assert heard.speech == "The lamp is off."
    assert talk.state("light.desk") == "off"


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "nl", "pl"])
async def test_every_language(hass: HomeAssistant, enter: Enter, language: str) -> None:
    """What is said is in the user's language, short, and one sentence."""
    await enter(language)
    for key in ("later", "later_timer", "on_condition", "cannot_answer"):
        text = await async_say(hass, language, key)
        assert len(text.split()) <= 20
        assert text.count(".") == 1


# -- timers


@pytest.mark.parametrize(
    ("language", "satellite", "words", "speech"),
    [
        ("en", "kitchen", "turn off the desk lamp tomorrow at seven", LATER_TIMER),
        ("en", "bedroom", "turn off the desk lamp tomorrow at seven", LATER),
        ("en", "bedroom", "turn off the desk lamp in ten minutes", LATER),
        (
            "de",
            "kitchen",
            "mach morgen um sieben die Schreibtischlampe aus",
            LATER_TIMER,
        ),
        (
            "de",
            "bedroom",
            "schalte die Schreibtischlampe in zehn Minuten aus",
            LATER,
        ),
    ],
)
async def test_where_timers_are(
    enter: Enter, language: str, satellite: str, words: str, speech: dict[str, str]
) -> None:
    """Who speaks to a device with timers hears of them, nobody else does."""
    talk = await enter(language, satellite)
    talk.server.script(
        named(OFF, "Desk Lamp" if language == "en" else "Schreibtischlampe")
    )
    heard = await talk(words)
    assert_ended(talk, heard, speech[language], Outcome.ANSWERED, asked=1)


TIMES = [
    (
        "en",
        "turn off the desk lamp in ten minutes",
        "Desk Lamp",
        "turn off the desk lamp",
    ),
    (
        "de",
        "schalte die Schreibtischlampe in zehn Minuten aus",
        "Schreibtischlampe",
        "schalte die Schreibtischlampe aus",
    ),
]
"""Language, words that say in how much time, the device, the command."""


@pytest.mark.parametrize(("language", "words", "name", "command"), TIMES)
async def test_in_ten_minutes(
    hass: HomeAssistant,
    enter: Enter,
    language: str,
    words: str,
    name: str,
    command: str,
) -> None:
    """A model that acts at once is told of the timer, and makes it."""
    talk = await enter(language, "kitchen")
    timer = {"minutes": 10, "conversation_command": command}
    talk.server.script(named(OFF, name), call("HassStartTimer", timer), say("Done so."))
    heard = await talk(words)
    assert "HassStartTimer" in talk.record.calls[0].feedback
    assert len(talk.asked) == 3
    assert heard.speech == "Done so."
    assert talk.record.outcome is Outcome.ACTED
    assert talk.state("light.desk") == "on"
    (started,) = hass.data[TIMER_DATA].timers.values()
    assert started.conversation_command == command


async def test_in_ten_minutes_and_insists(enter: Enter) -> None:
    """Who has asked for a timer is not told that they could."""
    talk = await enter("en", "kitchen")
    talk.server.script(*[named(OFF, "Desk Lamp")] * 3)
    heard = await talk("turn off the desk lamp in ten minutes")
    assert_ended(talk, heard, GAVE_UP, Outcome.GAVE_UP, asked=3)
    assert talk.state("light.desk") == "on"


# -- something else was asked for too

FAN_OFF = {"name": "Extractor Fan"}
BLIND = {"name": "Kitchen Blind"}
WHEN_IT_RAINS = "turn off the extractor fan, and when it rains close the kitchen blind"


async def test_done_before_and_insists(enter: Enter) -> None:
    """What was done is said first, then why the rest is not."""
    talk = await enter()
    both, again = calls((OFF, FAN_OFF), (OFF, BLIND)), call(OFF, BLIND)
    talk.server.script(both, again, again)
    heard = await talk(WHEN_IT_RAINS)
    speech = f"Turned off the fan. {CONDITION['en']}"
    assert_ended(talk, heard, speech, Outcome.ACTED, asked=3)
    assert talk.state("fan.extractor") == "off"
    assert talk.state("cover.kitchen") == "open"


async def test_done_before_in_german(enter: Enter) -> None:
    """So it is in another language, for another time."""
    talk = await enter("de")
    fan, blind = {"name": "Badlüfter"}, {"name": "Küchenrollo"}
    both, again = calls((OFF, fan), (OFF, blind)), call(OFF, blind)
    talk.server.script(both, again, again)
    heard = await talk("Schalte den Badlüfter aus, und morgen schließ das Küchenrollo.")
    assert heard.speech.endswith(f". {LATER['de']}")
    assert talk.record.outcome is Outcome.ACTED
    assert talk.state("fan.extractor") == "off"
    assert talk.state("cover.kitchen") == "open"


async def test_done_before_and_speaks(enter: Enter) -> None:
    """A model that heeds what it was told has the last word."""
    talk = await enter()
    talk.server.script(
        calls((OFF, FAN_OFF), (OFF, BLIND)), say("The fan is off, the blind stays.")
    )
    heard = await talk(WHEN_IT_RAINS)
    assert_ended(
        talk, heard, "The fan is off, the blind stays.", Outcome.ACTED, asked=2
    )
    assert "Do not call it again" in talk.told[-1]["content"]


async def test_done_before_and_silent(enter: Enter) -> None:
    """A model that says nothing leaves it to the agent."""
    talk = await enter()
    talk.server.script(
        calls((OFF, FAN_OFF), (OFF, BLIND)), *[say("", eval_count=1)] * 2
    )
    heard = await talk(WHEN_IT_RAINS)
    assert heard.speech == f"Turned off the fan. {CONDITION['en']}"


async def test_only_what_is_for_later_is_called(enter: Enter) -> None:
    """Where nothing of a request was done, the turn did not come to what was asked."""
    talk = await enter()
    talk.server.script(*[call(OFF, BLIND)] * 3)
    heard = await talk(WHEN_IT_RAINS)
    assert_ended(talk, heard, CONDITION["en"], Outcome.GAVE_UP, asked=3)


EXCEPT = "turn off all the lights downstairs except the hallway"
BUT_THE_HALL = {"floor": "Ground Floor", "domain": ["light"]}


async def test_excepted(enter: Enter) -> None:
    """A model's call for all runs for each of the others."""
    talk = await enter()
    talk.server.script(call(OFF, BUT_THE_HALL), say("They are off."))
    heard = await talk(EXCEPT)
    assert_ended(talk, heard, "They are off.", Outcome.ACTED, asked=2)
    assert {one.arguments["name"] for one in talk.record.calls} == {
        "Kitchen Lamp",
        "Floor Lamp",
        "Sink Light",
    }
    assert talk.state("light.hall") == "on"
    assert talk.state("light.kitchen") == talk.state("light.floor") == "off"


async def test_excepted_by_a_name_that_nothing_has(enter: Enter) -> None:
    """Where it is not known what to leave alone, the call for all does not run."""
    talk = await enter()
    talk.server.script(*[call(OFF, BUT_THE_HALL)] * 3)
    await talk("turn off all the lights downstairs except the disco ball")
    assert not any(one.verdict is Judgement.RUN for one in talk.record.calls)
    assert talk.state("light.kitchen") == "on"


async def test_excepted_and_opposite(enter: Enter) -> None:
    """The others are not turned on either, whatever stands in the name of their place."""
    talk = await enter()
    talk.server.script(*[call(ON, BUT_THE_HALL)] * 3)
    await talk("turn off the lights on the ground floor except the hall lamp")
    assert talk.state("light.sink") == "off"


@pytest.mark.parametrize(
    "words",
    [
        "turn off all the lights downstairs except the hall lamp",
        "turn off all the lights downstairs, but not the hall lamp",
        "turn off all the lights downstairs but leave the hall lamp on",
    ],
)
async def test_excepted_at_once(enter: Enter, words: str) -> None:
    """Where Home Assistant hears the rest, no model is needed to leave some alone."""
    talk = await enter(sentences=True, confirm="automatic")
    await talk(words)
    assert not talk.asked
    assert talk.state("light.hall") == "on"
    assert talk.state("light.kitchen") == talk.state("light.floor") == "off"


@pytest.mark.parametrize(
    "words",
    [
        "turn off all the lights downstairs except the disco ball",
        "turn off all the lights downstairs except the hall lamp at ten",
        "turn off all the lights downstairs except if the hall lamp is on",
    ],
)
async def test_unclear_exception(enter: Enter, words: str) -> None:
    """What is not known, or for another time, is no exception to heed at once."""
    talk = await enter(sentences=True, confirm="automatic")
    talk.server.script(say("I left the lights as they are."))
    await talk(words)
    assert len(talk.asked) == 1
    assert talk.state("light.kitchen") == "on"


@pytest.mark.parametrize(
    ("language", "words", "name"),
    [
        ("en", EXCEPT.replace("turn off", "sort out"), "Hall Lamp"),
        ("de", "mach unten alle Lichter aus außer im Flur", "Flurlampe"),
    ],
)
async def test_excepted_and_insists(
    enter: Enter, language: str, words: str, name: str
) -> None:
    """Where nothing was done it is left as it is; nothing was done of a request."""
    talk = await enter(language)
    talk.server.script(*[named(OFF, name)] * 3)
    heard = await talk(words)
    assert_ended(talk, heard, LEFT[language], Outcome.GAVE_UP, asked=3)
    assert talk.state("light.hall") == "on"


async def test_excepted_and_done(enter: Enter) -> None:
    """Where something was done that is said, and what is left goes without saying."""
    talk = await enter()
    hall = {"name": "Hall Lamp"}
    talk.server.script(
        calls((OFF, {"name": "Kitchen Lamp"}), (OFF, hall)),
        *[call(OFF, hall)] * 2,
    )
    heard = await talk(EXCEPT)
    assert_ended(talk, heard, "Turned off the lights", Outcome.ACTED, asked=3)


async def test_corrected_value(enter: Enter) -> None:
    """A value that was taken back is a wrong argument, not a call that is not wanted."""
    talk = await enter()
    warm = {"area": "Living Room", "temperature": 25}
    talk.server.script(
        call("HassClimateSetTemperature", warm),
        call("HassClimateSetTemperature", warm | {"temperature": 22}),
        say("It will be 22 degrees."),
    )
    heard = await talk("get the living room cosy at 25, no, 22 degrees")
    assert talk.record.calls[0].kinds == ("value",)
    assert "put right" in talk.record.calls[0].feedback
    assert heard.speech == "It will be 22 degrees."


async def test_other_mistake_beside(enter: Enter) -> None:
    """Where nothing is wanted, another mistake in a call changes nothing of that."""
    talk = await enter()
    talk.server.script(calls((OFF, {"name": "Desk Lamp"}), (OFF, {"name": "Aquarium"})))
    heard = await talk("don't turn off the desk lamp")
    assert len(talk.asked) == 1
    assert heard.speech == LEFT["en"]


# -- questions


@pytest.mark.parametrize(
    ("language", "words", "name", "told"),
    [
        ("en", "is the desk lamp on", "Desk Lamp", "Desk lamp is on."),
        (
            "de",
            "ist die Schreibtischlampe an",
            "Schreibtischlampe",
            "Schreibtischlampe ist ein.",
        ),
    ],
)
async def test_question_to_the_end(
    enter: Enter, language: str, words: str, name: str, told: str
) -> None:
    """Where a model only acts at a question, what was asked about is told as it is."""
    talk = await enter(language, sentences=True)
    talk.server.script(*[named(OFF, name)] * 3)
    heard = await talk(words)
    assert_ended(talk, heard, told, Outcome.ANSWERED, asked=2)
    assert talk.state("light.desk") == "on"


async def test_question_beside(enter: Enter) -> None:
    """Who also asks something is answered: the turn goes on."""
    talk = await enter()
    talk.server.script(named(OFF, "Desk Lamp"), say("It is on."))
    heard = await talk("is the desk lamp on? Don't turn it off.")
    assert_ended(talk, heard, "It is on.", Outcome.ANSWERED, asked=2)


async def test_elsewhere(enter: Enter) -> None:
    """A model that takes another place's device is told to look where the words say."""
    talk = await enter()
    talk.server.script(named(OFF, "Desk Lamp"), say("There is none."))
    await talk("turn off the lamp in the garage")
    (refused,) = talk.record.calls
    assert refused.kinds == ("elsewhere",)
    assert "in the place that the user named" in refused.feedback
