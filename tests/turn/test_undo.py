"""Undo: what the last turn changed is put back, and nothing else."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry, MockUser

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.trace.dry_run_flag import Trial, current_trial
from custom_components.smart_agent.trace.outcome import Judgement, Outcome, TakenBy
from custom_components.smart_agent.turn import changes, put_back
from fakes.ollama_server import call, calls, say
from homeassistant.components.conversation import async_converse
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.components.todo.const import DATA_COMPONENT
from homeassistant.core import Context
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers.translation import async_get_translations

from ..house_fixtures import Heard, NewTalk, Talk
from .test_at_once import MODEL_SAYS, at_once

NOTHING = "There is nothing to undo."


@pytest.fixture
async def talk(new_talk: NewTalk) -> Talk:
    """Return a person who talks to an agent as it is by default."""
    return await new_talk(confirm="automatic", sentences=True)


async def undo(talk: Talk, after: Heard | None, text: str = "undo that") -> Heard:
    """Return what is heard of words that take the last turn back, without a model."""
    heard = await at_once(talk, text, after)
    await talk.hass.async_block_till_done()
    return heard


def look(talk: Talk, entity_id: str) -> tuple[str, dict[str, Any]]:
    """Return a state and its attributes."""
    state = talk.hass.states.get(entity_id)
    assert state
    return state.state, dict(state.attributes)


@pytest.mark.parametrize(
    ("text", "entity_id", "name"),
    [
        ("turn on the desk lamp", "light.desk_lamp", "Desk Lamp"),
        ("turn on the coffee machine", "switch.coffee_machine", "Coffee Machine"),
        (
            "set the kitchen ceiling light to 20 percent",
            "light.kitchen_ceiling_light",
            "Kitchen Ceiling Light",
        ),
        (
            "set the tv light strip to red",
            "light.tv_light_strip",
            "TV Light Strip",
        ),
        ("close the kitchen blind", "cover.kitchen_blind", "Kitchen Blind"),
        ("set the kitchen blind to 20%", "cover.kitchen_blind", "Kitchen Blind"),
        (
            "set the bedroom thermostat to 25 degrees",
            "climate.bedroom_thermostat",
            "Bedroom Thermostat",
        ),
        (
            "set the kitchen speaker volume to 10 percent",
            "media_player.kitchen_speaker",
            "Kitchen Speaker",
        ),
        (
            "pause the kitchen speaker",
            "media_player.kitchen_speaker",
            "Kitchen Speaker",
        ),
    ],
)
async def test_put_back(talk: Talk, text: str, entity_id: str, name: str) -> None:
    """What the last turn changed of a device is as it was before, in every attribute."""
    before = look(talk, entity_id)
    heard = await talk(text)
    await talk.hass.async_block_till_done()
    assert look(talk, entity_id) != before
    heard = await undo(talk, heard)
    assert look(talk, entity_id) == before
    assert heard.speech == f"Put back as before: {name}."
    assert not heard.failed
    assert talk.record.outcome is Outcome.ACTED
    assert talk.record.taken_by is TakenBy.AT_ONCE
    (made,) = talk.record.calls
    assert made.verdict is Judgement.RUN
    assert made.arguments["entity_id"] == entity_id
    # Once: there is nothing more of it to take back.
    assert (await undo(talk, heard)).speech == NOTHING
    assert look(talk, entity_id) == before


async def test_group_of_devices(talk: Talk) -> None:
    """Of many only those are put back that the turn changed."""
    await talk("turn on the desk lamp")
    heard = await talk("turn off all lights upstairs")
    await talk.hass.async_block_till_done()
    assert look(talk, "light.desk_lamp")[0] == "off"
    assert heard.speech == "Turned off the lights"
    heard = await undo(talk, heard)
    assert look(talk, "light.desk_lamp")[0] == "on"
    assert look(talk, "light.night_light")[0] == "off"
    assert heard.speech == "Put back as before: Desk Lamp."


async def test_several_calls(talk: Talk) -> None:
    """A device that a turn acted on twice is as it was before the first of them."""
    text = "turn on the desk lamp, set it to 30 percent and open the bedroom blind"
    talk.server.script(
        calls(
            ("HassTurnOn", {"name": "Desk Lamp"}),
            ("HassLightSet", {"name": "Desk Lamp", "brightness": 30}),
            ("HassTurnOn", {"name": "Bedroom Blind"}),
        ),
        say("Done."),
    )
    before = look(talk, "light.desk_lamp"), look(talk, "cover.bedroom_blind")
    heard = await talk(text)
    await talk.hass.async_block_till_done()
    after = look(talk, "light.desk_lamp"), look(talk, "cover.bedroom_blind")
    assert after != before
    await undo(talk, heard, "no wait, please put it back the way it was")
    assert (look(talk, "light.desk_lamp"), look(talk, "cover.bedroom_blind")) == before


async def test_goes_on_after_a_question(talk: Talk) -> None:
    """What was changed last is meant, also where something was only asked since."""
    heard = await talk("turn on the desk lamp")
    heard = await at_once(talk, "is the desk lamp on?", heard)
    await undo(talk, heard)
    assert talk.state("light.desk_lamp") == "off"


async def test_a_question_is_open(talk: Talk) -> None:
    """Right after a question the words are about that, not about a change before it."""
    heard = await talk("turn on the desk lamp")
    talk.server.script(say("Which blind do you mean?"))
    heard = await talk("close the blind", after=heard)
    heard = await undo(talk, heard)
    assert heard.speech == NOTHING
    assert talk.state("light.desk_lamp") == "on"
    # It was kept: who says it again means it.
    await undo(talk, heard)
    assert talk.state("light.desk_lamp") == "off"


async def test_only_the_last_turn(talk: Talk) -> None:
    """What was changed before that stays."""
    heard = await talk("turn on the desk lamp")
    heard = await talk("turn on the coffee machine", after=heard)
    heard = await undo(talk, heard)
    assert talk.state("switch.coffee_machine") == "off"
    assert (await undo(talk, heard)).speech == NOTHING
    assert talk.state("light.desk_lamp") == "on"


# -- what is hard to undo


async def test_lock_is_asked_about(talk: Talk) -> None:
    """To unlock what was locked is asked about, and done after a yes."""
    assert talk.hass.states.get("lock.front_door")
    await talk.hass.services.async_call(
        "lock", "unlock", {"entity_id": "lock.front_door"}, blocking=True
    )
    text = "lock the front door and turn on the desk lamp"
    heard = await at_once(talk, text)
    assert talk.state("lock.front_door") == "locked"
    heard = await undo(talk, heard)
    assert heard.speech == ("Put back as before: Desk Lamp. Shall I unlock Front Door?")
    assert heard.asks
    assert talk.record.outcome is Outcome.ASKED_BACK
    assert talk.state("light.desk_lamp") == "off"
    assert talk.state("lock.front_door") == "locked"
    heard = await at_once(talk, "yes", heard)
    await talk.hass.async_block_till_done()
    assert talk.state("lock.front_door") == "unlocked"
    # That is a change of its own, which can be taken back: to lock is no risk.
    await undo(talk, heard)
    assert talk.state("lock.front_door") == "locked"


async def test_garage_is_left_after_a_no(talk: Talk) -> None:
    """A garage door that was closed stays so without a yes."""
    await talk.hass.services.async_call(
        "cover", "open_cover", {"entity_id": "cover.garage_door"}, blocking=True
    )
    heard = await at_once(talk, "close the garage door")
    await talk.hass.async_block_till_done()
    heard = await undo(talk, heard)
    assert heard.speech == "Shall I open Garage Door?"
    heard = await at_once(talk, "no", heard)
    assert talk.state("cover.garage_door") == "closed"
    assert (await undo(talk, heard)).speech == NOTHING
    assert talk.state("cover.garage_door") == "closed"


async def test_never_asked(new_talk: NewTalk) -> None:
    """Who wants no questions gets none."""
    talk = await new_talk(confirm="automatic", sentences=True, risky="never")
    await talk.hass.services.async_call(
        "cover", "open_cover", {"entity_id": "cover.garage_door"}, blocking=True
    )
    heard = await at_once(talk, "close the garage door")
    await talk.hass.async_block_till_done()
    heard = await undo(talk, heard)
    assert heard.speech == "Put back as before: Garage Door."
    assert talk.state("cover.garage_door") == "open"


# -- what others did since


async def test_changed_since_by_a_person(talk: Talk) -> None:
    """What somebody has set since is left, and that is said; the rest is put back."""
    heard = await talk("turn on the desk lamp and the coffee machine")
    await talk.hass.services.async_call(
        "light",
        "turn_on",
        {"entity_id": "light.desk_lamp", "brightness": 12},
        blocking=True,
        context=Context(user_id=(await talk.hass.auth.async_create_user("Ben")).id),
    )
    heard = await undo(talk, heard)
    assert heard.speech == (
        "Put back as before: Coffee Machine. "
        "Changed by somebody since, so I left it alone: Desk Lamp."
    )
    assert look(talk, "light.desk_lamp")[1]["brightness"] == 12
    assert talk.state("switch.coffee_machine") == "off"


async def test_changed_since_by_hand(
    talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A device that tells of a change is believed to tell of the turn for a while only."""
    heard = await talk("turn on the coffee machine and the desk lamp")
    set_state(talk, "light.desk_lamp", "on", brightness=70)
    monkeypatch.setattr(changes, "SETTLE_SECONDS", 0)
    set_state(talk, "switch.coffee_machine", "on", power=3)
    heard = await undo(talk, heard)
    assert heard.speech == "Put back as before: Coffee Machine, Desk Lamp."
    heard = await talk("turn on the desk lamp")
    set_state(talk, "light.desk_lamp", "on", brightness=71)
    heard = await undo(talk, heard)
    assert heard.speech.startswith("Changed by somebody since")
    assert talk.state("light.desk_lamp") == "on"


async def test_put_back_already(talk: Talk) -> None:
    """What is as it was by now needs nothing, whoever did it."""
    heard = await talk("turn on the desk lamp")
    await talk.hass.services.async_call(
        "light", "turn_off", {"entity_id": "light.desk_lamp"}, blocking=True
    )
    assert (await undo(talk, heard)).speech == NOTHING


async def test_another_agent_acted_since(talk: Talk) -> None:
    """What another agent of the conversation did is not known, and may be meant."""
    heard = await talk("turn on the desk lamp")
    await async_converse(
        talk.hass,
        "turn on the coffee machine",
        heard.conversation_id,
        Context(),
        "en",
        "conversation.home_assistant",
    )
    assert (await undo(talk, heard)).speech == NOTHING
    assert talk.state("light.desk_lamp") == "on"
    assert talk.state("switch.coffee_machine") == "on"


def set_state(talk: Talk, entity_id: str, state: str, **more: Any) -> None:
    """Have a device tell of a state by itself."""
    attributes = look(talk, entity_id)[1]
    talk.hass.states.async_set(entity_id, state, attributes | more, context=Context())


# -- what may not be


async def test_not_exposed_any_more(talk: Talk) -> None:
    """What the agent is not to know any more it leaves alone."""
    heard = await talk("turn on the desk lamp")
    async_expose_entity(talk.hass, "conversation", "light.desk_lamp", False)
    await talk.hass.async_block_till_done()
    heard = await undo(talk, heard)
    assert heard.speech == "I could not put this back: Desk Lamp."
    assert heard.failed
    assert talk.state("light.desk_lamp") == "on"


async def test_not_permitted(talk: Talk, kitchen_talk: Talk) -> None:
    """Who may not control a device may not have it put back either."""
    talk.satellite = kitchen_talk.satellite
    user = MockUser(id="ben", name="Ben").add_to_hass(talk.hass)
    user.mock_policy({"entities": True})
    talk.user_id = user.id
    heard = await talk("turn on the desk lamp")
    assert talk.state("light.desk_lamp") == "on"
    user.mock_policy({"entities": {"entity_ids": {"switch.coffee_machine": True}}})
    heard = await undo(talk, heard)
    assert heard.speech == "I could not put this back: Desk Lamp."
    assert talk.state("light.desk_lamp") == "on"


@pytest.mark.parametrize(
    ("text", "tool", "speech"),
    [
        (
            "start the robot vacuum",
            ("HassVacuumStart", {"name": "Robot Vacuum"}),
            "I could not put this back: Robot Vacuum.",
        ),
        (
            "activate movie night",
            ("HassTurnOn", {"name": "Movie Night"}),
            "I could not put this back: Movie Night.",
        ),
        (
            "skip to the next track on the kitchen speaker",
            ("HassMediaNext", {"name": "Kitchen Speaker"}),
            "I could not put this back: Kitchen Speaker.",
        ),
    ],
)
async def test_cannot(
    talk: Talk, text: str, tool: tuple[str, dict[str, Any]], speech: str
) -> None:
    """What cannot be put back is said by name."""
    talk.server.script(call(*tool), say("Done."))
    heard = await talk(text)
    talk.server.script()
    heard = await undo(talk, heard)
    assert heard.speech == speech
    assert heard.failed


async def test_timer(talk: Talk, kitchen_talk: Talk) -> None:
    """What has no name is told too."""
    talk.satellite = kitchen_talk.satellite
    heard = await talk("set a timer for 5 minutes")
    heard = await talk("undo that", after=heard)
    assert heard.speech == "Some of that cannot be undone."


async def test_service_fails(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not work is told, and keeps nothing else from being put back."""

    async def fail(*_: Any, **__: Any) -> None:
        raise HomeAssistantError("broken")

    heard = await talk("turn on the desk lamp and the coffee machine")
    monkeypatch.setattr(put_back, "async_reproduce_state", fail)
    heard = await undo(talk, heard)
    assert heard.speech == "I could not put this back: Desk Lamp, Coffee Machine."
    assert all(one.failed for one in talk.record.calls)


async def test_dry_run(talk: Talk) -> None:
    """A sentence that is only tried changes nothing, and uses nothing up."""
    heard = await talk("turn on the desk lamp")
    token = current_trial.set(Trial(dry_run=True))
    heard = await undo(talk, heard)
    assert heard.speech == "Put back as before: Desk Lamp."
    assert talk.state("light.desk_lamp") == "on"
    heard = await talk("turn on the coffee machine", after=heard)
    current_trial.reset(token)
    await undo(talk, heard)
    assert talk.state("light.desk_lamp") == "off"


# -- where and when


async def test_nothing(talk: Talk) -> None:
    """Without a change before there is nothing to undo, and that is said."""
    heard = await undo(talk, None)
    assert heard.speech == NOTHING
    assert not heard.failed
    assert talk.record.outcome is Outcome.ANSWERED


async def test_another_conversation(talk: Talk, kitchen_talk: Talk) -> None:
    """What was changed in another conversation is not meant, unless at one satellite."""
    await talk("turn on the desk lamp")
    assert (await undo(talk, None)).speech == "Put back as before: Desk Lamp."
    talk.satellite = None
    await talk("turn on the desk lamp")
    assert (await undo(talk, None)).speech == NOTHING
    assert talk.state("light.desk_lamp") == "on"


async def test_too_late(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    """After some minutes nobody means it any more."""
    monkeypatch.setattr(changes, "KEPT_SECONDS", 0)
    heard = await talk("turn on the desk lamp")
    assert (await undo(talk, heard)).speech == NOTHING


async def test_bounded(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many conversations the changes of the oldest are forgotten."""
    monkeypatch.setattr(changes, "MOST", 1)
    first = await talk("turn on the desk lamp")
    second = await talk("turn on the coffee machine")
    assert (await undo(talk, first)).speech == NOTHING
    await undo(talk, second)
    assert talk.state("light.desk_lamp") == "on"
    assert talk.state("switch.coffee_machine") == "off"


async def test_plain_by_model(new_talk: NewTalk) -> None:
    """Where plain sentences go through the model this does not: it could only guess."""
    talk = await new_talk()
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), say("It is on."))
    heard = await talk("turn on the desk lamp")
    await undo(talk, heard)
    assert talk.state("light.desk_lamp") == "off"


async def test_unloaded(talk: Talk) -> None:
    """A reload forgets it."""
    heard = await talk("turn on the desk lamp")
    await talk.hass.config_entries.async_reload(talk.entry.entry_id)
    assert (await undo(talk, heard)).speech == NOTHING


# -- lists, groups, valves


async def test_lists(talk: Talk) -> None:
    """An item that was added goes, one that was completed is open, a removed one back."""
    for text, tool in (
        ("add milk to the shopping list", "HassListAddItem"),
        ("complete bread on the shopping list", "HassListCompleteItem"),
        ("remove bread from the shopping list", "HassListRemoveItem"),
    ):
        item = "milk" if "milk" in text else "bread"
        before = items(talk)
        talk.server.script(
            call(tool, {"name": "Shopping List", "item": item}), say("Done.")
        )
        heard = await talk(text)
        assert items(talk) != before, text
        heard = await undo(talk, heard)
        assert heard.speech == "Put back as before: Shopping List."
        assert sorted(items(talk)) == sorted(before)


async def test_failed(talk: Talk) -> None:
    """A call that came to nothing changed nothing, so there is nothing to undo."""
    gone = call("HassListRemoveItem", {"name": "Shopping List", "item": "caviar"})
    talk.server.script(gone, say("There is none."))
    heard = await talk("remove caviar from the shopping list")
    assert (await undo(talk, heard)).speech == NOTHING


async def test_item_changed_since(talk: Talk) -> None:
    """An item that somebody has taken off the list already is left."""
    heard = await talk("add milk to the shopping list")
    await talk.hass.services.async_call(
        "todo",
        "remove_item",
        {"entity_id": "todo.shopping_list", "item": ["Milk"]},
        blocking=True,
    )
    before = items(talk)
    heard = await undo(talk, heard)
    assert heard.speech.startswith("Changed by somebody since")
    assert items(talk) == before


def items(talk: Talk) -> list[tuple[str | None, str | None]]:
    """Return the items of the shopping list."""
    entity = talk.hass.data[DATA_COMPONENT].get_entity("todo.shopping_list")
    assert entity
    return [(one.summary, one.status) for one in entity.todo_items or ()]


async def test_group(talk: Talk) -> None:
    """Of a group each member is as it was, though all were turned off."""
    members = ["light.desk_lamp", "light.kitchen_ceiling_light"]
    options = {"group_type": "light", "name": "Work Lights", "entities": members}
    group = MockConfigEntry(
        domain="group",
        title="Work Lights",
        options=options | {"hide_members": False, "all": False},
    )
    group.add_to_hass(talk.hass)
    assert await talk.hass.config_entries.async_setup(group.entry_id)
    await talk.hass.async_block_till_done()
    async_expose_entity(talk.hass, "conversation", "light.work_lights", True)
    before = [look(talk, one) for one in members]
    assert [state for state, _ in before] == ["off", "on"]
    talk.server.script(call("HassTurnOff", {"name": "Work Lights"}), say("Done."))
    heard = await talk("turn off the work lights")
    assert talk.state("light.kitchen_ceiling_light") == "off"
    heard = await undo(talk, heard)
    assert heard.speech == "Put back as before: Work Lights."
    assert [look(talk, one) for one in members] == before


async def test_valve(talk: Talk) -> None:
    """A valve is opened again: a garden is watered every day."""
    await talk.hass.services.async_call(
        "valve", "open_valve", {"entity_id": "valve.garden_tap"}, blocking=True
    )
    heard = await talk("close the garden tap")
    await talk.hass.async_block_till_done()
    assert talk.state("valve.garden_tap") == "closed"
    heard = await undo(talk, heard)
    if heard.asks:
        heard = await at_once(talk, "yes", heard)
        await talk.hass.async_block_till_done()
    assert talk.state("valve.garden_tap") == "open"


# -- the words


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Undo that, please!"),
        ("en", "could you put it back as it was?"),
        ("en", "change it back"),
        ("de", "Mach das rückgängig"),
        ("de", "Kannst du das bitte rückgängig machen?"),
        ("fr", "Annule ça"),
        ("fr", "Remets-le comme avant, s'il te plaît."),
        ("es", "Deshaz eso"),
        ("es", "¿Puedes deshacer eso?"),
        ("nl", "Maak dat ongedaan"),
        ("nl", "Zet het terug zoals het was, alsjeblieft."),
        ("pl", "Cofnij to"),
        ("pl", "Proszę, przywróć poprzedni stan."),
    ],
)
async def test_languages(talk: Talk, language: str, text: str) -> None:
    """It is said in six languages, and answered in the one that was spoken."""
    heard = await talk("turn on the desk lamp")
    talk.language = language
    heard = await undo(talk, heard, text)
    assert talk.state("light.desk_lamp") == "off"
    texts = await async_get_translations(talk.hass, language, "common", {DOMAIN})
    told = texts[f"component.{DOMAIN}.common.undone"]
    assert heard.speech == told.replace("{names}", "Desk Lamp")


NOT_THE_WHOLE = [
    "don't undo that",
    "undo the zipper",
    "she said undo that",
    "can you undo that later",
    'my son shouted "undo that"',
    '"undo that"',
    "did you undo that?",
    "how do I undo that",
    "undo that if it is dark",
    "never undo that",
    "put it back in the fridge",
    "I will put it back",
]


async def test_not_the_whole_sentence(talk: Talk, subtests: pytest.Subtests) -> None:
    """Such words among others are the model's, and change nothing."""
    for text in NOT_THE_WHOLE:
        with subtests.test(text):
            heard = await talk("turn on the desk lamp")
            talk.server.script_anew(say(MODEL_SAYS))
            heard = await talk(text, after=heard)
            assert heard.speech == MODEL_SAYS
            assert talk.state("light.desk_lamp") == "on"
            # It can still be taken back.
            await undo(talk, heard)
            assert talk.state("light.desk_lamp") == "off"
