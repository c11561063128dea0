"""What is plain needs no model: commands and questions that Home Assistant understands."""

import pytest

from custom_components.smart_agent.trace.outcome import Judgement, Outcome, TakenBy
from custom_components.smart_agent.trace.record import TurnRecord
from fakes.house import open_items
from fakes.ollama_server import Reply, call, say
from homeassistant.core import HomeAssistant, ServiceCall
from homeassistant.exceptions import HomeAssistantError

from ..house_fixtures import Heard, NewTalk, Talk
from .test_confirm import COMMANDS, LANGUAGES, ON

MODEL_SAYS = "That is the model speaking."


POLITE = ("Can you turn on the desk lamp?", ON, "Turned on the light")


@pytest.fixture
async def talk(new_talk: NewTalk) -> Talk:
    """Return a person who talks to an agent as it is by default."""
    return await new_talk(confirm="automatic", sentences=True)


async def at_once(talk: Talk, text: str, after: Heard | None = None) -> Heard:
    """Return what is heard of a turn in which nothing is sent to the model."""
    # What the model can is looked up beside, after the start, and for no turn.
    await talk.hass.async_block_till_done(wait_background_tasks=True)
    before = len(talk.server.requests)
    heard = await talk(text, after=after)
    assert len(talk.server.requests) == before, text
    return heard


async def by_model(talk: Talk, text: str, *replies: Reply) -> Heard:
    """Return what is heard of a turn that the model takes."""
    before = len(talk.asked)
    talk.server.script(*replies, say(MODEL_SAYS))
    heard = await talk(text)
    assert len(talk.asked) - before == len(replies) + 1, text
    return heard


async def test_command(talk: Talk) -> None:
    """A plain command is done, confirmed and kept in the record without a request."""
    for text, (tool, args), speech in (*COMMANDS, POLITE):
        heard = await at_once(talk, text)
        assert heard.speech == speech
        assert not heard.asks
        assert talk.record.outcome is Outcome.ACTED
        assert not talk.record.requests
        assert talk.record.taken_by is TakenBy.AT_ONCE
        (made,) = talk.record.calls
        assert made.verdict is Judgement.RUN
        assert made.tool.endswith(tool)
        assert made.arguments.items() >= args.items()
        stored = TurnRecord.from_dict(talk.record.as_dict())
        assert [one.tool for one in stored.calls] == [made.tool]


async def test_languages(talk: Talk) -> None:
    """So it is in every language that Home Assistant has sentences for."""
    for talk.language, text, speech in LANGUAGES:
        assert (await at_once(talk, text)).speech == speech
    talk.language = "xx"
    assert (await by_model(talk, "turn on the desk lamp")).speech == MODEL_SAYS


async def test_several(talk: Talk) -> None:
    """Several commands, each plain by itself, are done at once."""
    text = "turn on the desk lamp and turn off the kitchen ceiling light"
    heard = await at_once(talk, text)
    assert heard.speech == "Turned on the light. Turned off the light"
    assert talk.state("light.desk_lamp") == "on"
    assert talk.state("light.kitchen_ceiling_light") == "off"


@pytest.mark.parametrize(
    ("text", "lamp", "ceiling"),
    [
        # Among courtesies, by another verb, in another form of it.
        ("could you be so kind as to put the desk lamp on", "on", "on"),
        ("would you mind turning on the desk lamp?", "on", "on"),
        ("kill the kitchen ceiling light", "off", "off"),
        (
            "hey, flick the desk lamp on and switch off the kitchen ceiling light",
            "on",
            "off",
        ),
        # One verb for several, and one that is said of the last.
        ("turn off the desk lamp and the kitchen ceiling light", "off", "off"),
        ("switch the desk lamp and the kitchen ceiling light off", "off", "off"),
        ("kitchen ceiling light and desk lamp on", "on", "on"),
        ("kitchen ceiling light off, bedside left light and desk lamp on", "on", "off"),
        # As a question for what is to become of it, softened, with a tag, as a reason.
        ("could the desk lamp come on?", "on", "on"),
        ("turn the desk lamp on along with the kitchen ceiling light", "on", "on"),
        (
            "desk lamp on, and I guess turn the kitchen ceiling light off too",
            "on",
            "off",
        ),
        ("turn on the desk lamp and, um, kill the kitchen ceiling light", "on", "off"),
        ("fire up the desk lamp, would ya?", "on", "on"),
        ("Ann and I are freezing, turn on the desk lamp", "on", "on"),
        # What is to be left alone is.
        ("desk lamp on and don't touch the kitchen ceiling light", "on", "on"),
    ],
)
async def test_every_word_accounted_for(
    talk: Talk, text: str, lamp: str, ceiling: str
) -> None:
    """What no sentence has is done at once too where no word of it is left over."""
    await at_once(talk, text)
    assert talk.state("light.desk_lamp") == lamp
    assert talk.state("light.kitchen_ceiling_light") == ceiling


@pytest.mark.parametrize(
    ("text", "entity_id", "state"),
    [
        ("start vacuuming", "vacuum.robot_vacuum", "cleaning"),
        ("please start cleaning", "vacuum.robot_vacuum", "cleaning"),
        ("hoover the living room", "vacuum.robot_vacuum", "cleaning"),
        ("fire up the lights in the study", "light.desk_lamp", "on"),
        ("blind down in the kitchen", "cover.kitchen_blind", "closed"),
        # Also where it is only said what bothers somebody.
        ("the floor in the hallway is filthy", "vacuum.robot_vacuum", "cleaning"),
    ],
)
async def test_by_kind(talk: Talk, text: str, entity_id: str, state: str) -> None:
    """So is what only one device can be meant with, whatever verb it is said with."""
    assert talk.state(entity_id) != state
    await at_once(talk, text)
    assert talk.state(entity_id) == state


@pytest.mark.parametrize(
    "spared",
    [
        "except the hallway light",
        "except for the one in the hallway",
        "except the light in the hallway",
        "but leave the hallway one on",
        "bar the hallway one",
        ", only don't touch the hallway light",
    ],
)
async def test_excepted(talk: Talk, spared: str) -> None:
    """An exception is known by its place too, and what is left is told of as several."""
    await at_once(talk, "turn on the hallway light and the living room ceiling light")
    heard = await at_once(talk, f"turn off all the lights downstairs {spared}")
    assert heard.speech == "Turned off the lights"
    assert talk.state("light.hallway_light") == "on"
    assert talk.state("light.kitchen_ceiling_light") == "off"
    assert talk.state("light.living_room_ceiling_light") == "off"


async def test_everything_off(talk: Talk) -> None:
    """All that is on in a place goes off, but for what is spared."""
    await at_once(talk, "turn on the kitchen ceiling light")
    await at_once(talk, "turn on the coffee machine")
    await at_once(talk, "everything in the kitchen off except the coffee machine")
    assert talk.state("light.kitchen_ceiling_light") == "off"
    assert talk.state("switch.coffee_machine") == "on"


async def test_kind_excepted(talk: Talk) -> None:
    """What is left alone may be called by its kind, and why it is may stand behind."""
    await talk.hass.services.async_call(
        "media_player",
        "media_play",
        {"entity_id": "media_player.kitchen_speaker"},
        True,
    )
    text = (
        "turn off everything in the kitchen, just not the music, "
        "Tom swears he works better with it"
    )
    await at_once(talk, text)
    assert talk.state("light.kitchen_ceiling_light") == "off"
    assert talk.state("media_player.kitchen_speaker") == "playing"


@pytest.mark.parametrize(
    ("text", "entity_id", "state"),
    [
        ("in Office ist es stockdunkel", "light.desk_lamp", "on"),
        ("Robot Vacuum kann jetzt loslegen", "vacuum.robot_vacuum", "cleaning"),
        ("wir brauchen die Coffee Machine nicht mehr", "switch.coffee_machine", "off"),
    ],
)
async def test_german_wishes(talk: Talk, text: str, entity_id: str, state: str) -> None:
    """What bothers somebody is a wish in German too."""
    talk.language = "de"
    await at_once(talk, text)
    assert talk.state(entity_id) == state


async def test_value_of_what_was_asked_about(talk: Talk) -> None:
    """A number is proposed for what the question before was about."""
    lamp = "light.living_room_ceiling_light"
    await at_once(talk, "turn on the living room ceiling light")
    heard = await at_once(talk, "is the living room ceiling light on?")
    asked = len(talk.asked)
    await talk("make it 30 percent", after=heard)
    assert len(talk.asked) == asked
    state = talk.hass.states.get(lamp)
    assert state is not None
    assert state.attributes["brightness"] == pytest.approx(77, abs=1)


@pytest.mark.parametrize(
    ("between", "reply"),
    [("tell me a joke", "Ha."), ("set a timer", "For how long?")],
)
async def test_value_of_what_was_asked_before_that(
    talk: Talk, between: str, reply: str
) -> None:
    """Once something else was spoken of, or asked, a number may be of that."""
    await at_once(talk, "turn on the living room ceiling light")
    heard = await at_once(talk, "is the living room ceiling light on?")
    before = talk.hass.states.get("light.living_room_ceiling_light")
    talk.server.fallback = lambda _: say(reply)
    heard = await talk(between, after=heard)
    talk.server.fallback = lambda _: say(MODEL_SAYS)
    asked = len(talk.asked)
    heard = await talk("make it 30 percent", after=heard)
    assert len(talk.asked) > asked
    await talk("still a bit bright", after=heard)
    assert talk.hass.states.get("light.living_room_ceiling_light") == before


async def test_place_that_is_skipped(talk: Talk) -> None:
    """It is left out of what is asked for, and nothing in it plays another track."""
    await at_once(talk, "turn on the hallway light and the living room ceiling light")
    before = talk.hass.states.get("media_player.kitchen_speaker")
    await at_once(talk, "turn off all the lights downstairs, skip the hallway")
    assert talk.state("light.hallway_light") == "on"
    assert talk.state("light.living_room_ceiling_light") == "off"
    talk.server.fallback = lambda _: say(MODEL_SAYS)
    await talk("skip the kitchen")
    assert talk.hass.states.get("media_player.kitchen_speaker") == before


async def test_reason_before_items(talk: Talk) -> None:
    """Items of a list are told apart behind a reason too, and behind who needs them."""
    for text in (
        "we've people coming, so add olives and bread to the shopping list",
        "it's her birthday so I'll need candles and balloons on the shopping list",
    ):
        await at_once(talk, text)
    said = open_items(talk.hass)["todo.shopping_list"]
    assert {"olives", "bread", "candles", "balloons"} <= {one.lower() for one in said}


async def test_all_by_a_particle(talk: Talk) -> None:
    """Words that sentences take for a question too ask for it without a question mark."""
    await at_once(talk, "turn on the hallway light and the living room ceiling light")
    await at_once(talk, "all the lights downstairs off")
    assert talk.state("light.hallway_light") == "off"
    await at_once(talk, "turn on the hallway light")
    assert (await at_once(talk, "all the lights off?")).speech.startswith("No")
    assert talk.state("light.hallway_light") == "on"


async def test_both(talk: Talk) -> None:
    """Two are done at once where the words can mean no third."""
    await at_once(talk, "turn on both bedside lights")
    assert talk.state("light.bedside_left_light") == "on"
    assert talk.state("light.bedside_right_light") == "on"


NOT_PLAIN = [
    "could the desk lamp come on by itself?",
    "I guess the desk lamp is on",
    "soon as the rain stops, turn on the desk lamp",
    "Ann and I turn on the desk lamp",
    "don't start vacuuming",
    "she started vacuuming",
    "start vacuuming at ten",
    "start vacuuming when I leave",
    "start vacuuming and mopping the attic",
    "add them to the shopping list",
    "was the tap in the garden open last night?",
    "water the office",
    "skip the living room",
    "turn on the desk lamp and tell me a joke",
    "turn on the desk lamp and the night light and the aquarium",
    "make it bright in the office",
    "she said turn on the desk lamp",
    "don't turn on the desk lamp",
    "turn on the desk lamp tomorrow",
    "turn on the desk lamp if it is dark",
    "turn on the desk lamp, no, never mind",
    "turn on both lights",
    "turn on both of the lamps in the house",
]


async def test_not_plain(talk: Talk, subtests: pytest.Subtests) -> None:
    """What is more than a command, or less, is the model's, and changes nothing."""
    for text in NOT_PLAIN:
        with subtests.test(text):
            talk.server.script_anew()
            assert (await by_model(talk, text)).speech == MODEL_SAYS
            assert talk.state("light.desk_lamp") == "off"
            assert talk.state("vacuum.robot_vacuum") == "docked"


@pytest.mark.parametrize(
    "text",
    [
        "turn on the desk lamp, we had kids in here all afternoon",
        "pop the desk lamp on for our visitor, would you?",
        "turn on the desk lamp but don't touch the garage light",
    ],
)
async def test_only_wish(talk: Talk, text: str) -> None:
    """The only wish beside what is told, or ruled out by its name, is done at once."""
    assert (await at_once(talk, text)).speech == "Turned on the light"
    assert talk.state("light.desk_lamp") == "on"
    assert talk.state("light.garage_light") == "off"


@pytest.mark.parametrize(
    "text",
    [
        "I come home, turn on the desk lamp",
        "turn on the desk lamp, but don't touch anything",
        "turn on the desk lamp, we do that when it rains, don't we?",
    ],
)
async def test_no_sure_wish(talk: Talk, text: str) -> None:
    """What may be told as well, or rules out nobody knows what, is the model's."""
    assert (await by_model(talk, text)).speech == MODEL_SAYS
    assert talk.state("light.desk_lamp") == "off"


async def test_part(talk: Talk) -> None:
    """Of several wishes the one that is plain is done, whatever a model makes of them."""
    talk.server.script(say(MODEL_SAYS))
    heard = await talk("turn on the desk lamp and water the flowers")
    assert heard.speech == "Turned on the light"
    assert talk.state("light.desk_lamp") == "on"


async def test_goes_on_from_before(talk: Talk) -> None:
    """Words that leave out where may mean what was acted on before."""
    talk.server.script(say("Which one?"))
    heard = await talk("turn on the light")
    assert len(talk.asked) == 1
    assert heard.asks


async def test_here(talk: Talk, kitchen_talk: Talk) -> None:
    """On a satellite they mean its room, as Home Assistant takes them."""
    talk.satellite = kitchen_talk.satellite
    heard = await at_once(talk, "turn off the lights")
    assert heard.speech == "Turned off the lights"
    assert talk.state("light.kitchen_ceiling_light") == "off"
    assert talk.state("light.living_room_ceiling_light") == "on"


async def test_timer(talk: Talk, kitchen_talk: Talk) -> None:
    """A timer starts on the satellite that hears it."""
    talk.satellite = kitchen_talk.satellite
    heard = await at_once(talk, "set a timer for 5 minutes")
    assert heard.speech == "Timer set for 5 minutes"


@pytest.mark.parametrize("confirm", ["automatic", "model"])
@pytest.mark.parametrize(
    "text", ["open up in 5 minutes", "unlock everything in 5 minutes"]
)
async def test_command_for_later(
    new_talk: NewTalk, kitchen_talk: Talk, text: str, confirm: str
) -> None:
    """A timer with a command is judged as the command is, whoever says it."""
    talk = await new_talk(title="Quick", confirm=confirm, sentences=True)
    talk.satellite = kitchen_talk.satellite
    talk.server.script(*[say("All right.")] * 3)
    await talk(text)
    assert not [one for one in talk.record.calls if one.verdict is Judgement.RUN]


async def test_without_the_home(new_talk: NewTalk) -> None:
    """An agent that was given no tools of the home tells nothing of it."""
    talk = await new_talk(confirm="automatic", sentences=True, llm_hass_api=[])
    heard = await by_model(talk, "is the front door locked")
    assert heard.speech == MODEL_SAYS


async def test_asked_at_once(new_talk: NewTalk) -> None:
    """What has to be asked about is asked about at once, and a yes does it."""
    talk = await new_talk(confirm="automatic", sentences=True, risky="always")
    question = await at_once(talk, "unlock the front door")
    assert question.asks
    assert talk.state("lock.front_door") == "locked"
    heard = await at_once(talk, "yes", after=question)
    assert heard.speech == "Unlocking"


QUESTIONS = [
    ("is the desk lamp on?", "No"),
    ("is the front door locked", "Yes"),
    ("is the front door still locked at the moment?", "Yes"),
    ("tell me whether the desk lamp is on", "No"),
    ("what is the temperature in the living room", "20.5"),
    ("how warm is it in the bathroom?", "°C"),
    ("what's the humidity in the bathroom?", "%"),
    ("is the tap in the garden open?", "No"),
    ("what time is it", ":"),
]


@pytest.mark.parametrize(("text", "told"), QUESTIONS)
async def test_question(talk: Talk, text: str, told: str) -> None:
    """A plain question is answered by Home Assistant, and nothing is changed."""
    heard = await at_once(talk, text)
    assert told in heard.speech
    assert talk.record.outcome is Outcome.ANSWERED
    assert talk.record.speech == heard.speech


async def test_state_as_people_say_it(talk: Talk) -> None:
    """What a sensor tells has the words of its kind, in Home Assistant's own language."""
    window = talk.hass.states.get("binary_sensor.kitchen_window")
    assert window is not None
    talk.hass.states.async_set(window.entity_id, "on", window.attributes)
    asked = "That kitchen window, is it shut?"
    assert (await at_once(talk, asked)).speech == "No, open."
    talk.hass.config.language = "de"
    assert (await at_once(talk, asked)).speech == "No, on."


async def test_question_that_home_assistant_cannot_answer(talk: Talk) -> None:
    """The model answers it: nothing of the vain attempt is shown to it or the user."""
    heard = await by_model(talk, "what's the temperature in the office?")
    assert heard.speech == MODEL_SAYS
    assert not heard.failed
    assert "tool_calls" not in str(talk.asked[-1])


async def test_follow_up_knows_it(talk: Talk) -> None:
    """The model reads in its next turn what was done and answered at once."""
    first = await at_once(talk, "turn on the desk lamp")
    second = await at_once(talk, "is the desk lamp on?", after=first)
    talk.server.script(say("You are welcome."))
    await talk("thanks", after=second)
    roles = [one["role"] for one in talk.asked[-1]["messages"]]
    assert roles[:4] == ["system", "user", "assistant", "tool"]
    said = [one.get("content") for one in talk.asked[-1]["messages"]]
    assert "Turned on the light" in said
    assert second.speech in said


async def test_pronoun(talk: Talk) -> None:
    """A pronoun means what was acted on, or asked about, in the turn before."""
    first = await at_once(talk, "turn on the desk lamp")
    second = await at_once(talk, "turn it off again", after=first)
    assert second.speech == "Turned off the light"
    assert talk.state("light.desk_lamp") == "off"
    asked = await at_once(talk, "is the desk lamp on?", after=second)
    await at_once(talk, "then turn it on", after=asked)
    assert talk.state("light.desk_lamp") == "on"


async def test_pronoun_for_nothing(talk: Talk) -> None:
    """It means nothing of another conversation, nor one of several."""
    await at_once(talk, "turn on the desk lamp")
    assert (await by_model(talk, "turn it off again")).speech == MODEL_SAYS
    both = "turn on the desk lamp and turn off the kitchen ceiling light"
    after = await at_once(talk, both)
    talk.server.script(say(MODEL_SAYS))
    assert (await talk("turn it off again", after=after)).speech == MODEL_SAYS
    assert talk.state("light.desk_lamp") == "on"


async def test_reason(talk: Talk) -> None:
    """A reason beside a command changes nothing of it."""
    await at_once(talk, "it's getting dark, so turn on the desk lamp please")
    assert talk.state("light.desk_lamp") == "on"
    await at_once(talk, "the desk lamp is blinding me, turn it off")
    assert talk.state("light.desk_lamp") == "off"


async def test_server_is_away(talk: Talk) -> None:
    """No server is needed for what is plain."""
    await talk.server.stop()
    assert (await at_once(talk, "turn on the desk lamp")).speech
    assert talk.state("light.desk_lamp") == "on"


async def test_failure_is_told(hass: HomeAssistant, talk: Talk) -> None:
    """What failed is told by the agent itself."""

    async def broken(service: ServiceCall) -> None:
        raise HomeAssistantError("no answer")

    hass.services.async_register("light", "turn_on", broken)
    heard = await at_once(talk, "turn on the night light")
    assert heard.speech == "Sorry, that did not work."
    assert talk.record.outcome is Outcome.FAILED


async def test_not_where_the_model_has_the_words(new_talk: NewTalk) -> None:
    """Who has the model confirm has it asked."""
    talk = await new_talk(confirm="model", sentences=True)
    heard = await by_model(
        talk, "turn on the desk lamp", call("HassTurnOn", {"name": "Desk Lamp"})
    )
    assert heard.speech == MODEL_SAYS


async def test_through_the_model(new_talk: NewTalk) -> None:
    """Who wants the model to see plain sentences too has it asked, once a command."""
    talk = await new_talk(confirm="automatic", sentences=True, plain="model")
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}))
    heard = await talk("turn on the desk lamp")
    assert heard.speech == "Turned on the light"
    assert len(talk.asked) == 1
    heard = await by_model(talk, "what is the kitchen temperature?")
    assert heard.speech == MODEL_SAYS


async def test_list_with_another_verb(talk: Talk) -> None:
    """An item is written down, and ticked off, with the verbs that people have for it."""
    first = await at_once(talk, "pop eggs on the shopping list")
    assert first.speech == "Added eggs"
    second = await at_once(talk, "cross eggs off the shopping list", after=first)
    assert second.speech == "Checked off eggs"
    await by_model(talk, "cross eggs, not ham, off the shopping list")


async def test_of_the_room(talk: Talk, kitchen: str) -> None:
    """Of several that words can mean, it is the one where the user is."""
    light = "light.kitchen_ceiling_light"
    await by_model(talk, "ceiling light off")
    assert talk.state(light) == "on"
    talk.satellite = kitchen
    await at_once(talk, "ceiling light off")
    assert talk.state(light) == "off"
    assert talk.state("light.living_room_ceiling_light") == "on"


async def test_the_deed_that_was_asked_about(talk: Talk) -> None:
    """Who asks if somebody did it, and has it done then, means that."""
    await talk.hass.services.async_call(
        "lock", "unlock", {"entity_id": "lock.front_door"}, blocking=True
    )
    heard = await at_once(talk, "did anyone lock the front door?")
    assert talk.state("lock.front_door") == "unlocked"
    await at_once(talk, "would you do it for me, I'm in bed", heard)
    assert talk.state("lock.front_door") == "locked"


async def test_back_on(talk: Talk) -> None:
    """What was on before is put back on, whatever is told beside."""
    heard = await at_once(talk, "turn off the desk lamp")
    await at_once(talk, "she's awake now, put it back on", heard)
    assert talk.state("light.desk_lamp") == "on"
