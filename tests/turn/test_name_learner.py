"""Names that nobody gave: learned where they are settled, offered, never used before."""

from collections.abc import Mapping
from contextlib import suppress
from http import HTTPStatus
from typing import Any

import pytest
from pytest_homeassistant_custom_component.typing import ClientSessionGenerator

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.trace import name_store
from custom_components.smart_agent.trace.dry_run_flag import Trial, current_trial
from custom_components.smart_agent.trace.name_store import LearnedName
from custom_components.smart_agent.trace.outcome import Outcome
from fakes.ollama_server import Reply, call, say
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import Unauthorized
from homeassistant.helpers import entity_registry as er, issue_registry as ir
from homeassistant.helpers.translation import async_get_translations
from homeassistant.setup import async_setup_component

from ..house_fixtures import Heard, NewTalk, Talk

NAME = "moon globe"
ASKS = f"turn on the {NAME}"
UNKNOWN = call("HassTurnOn", {"name": NAME})
WHICH = say("Which lamp do you mean?")
LAMP = ("light.desk_lamp", "Desk Lamp")
ON = call("HassTurnOn", {"name": "Desk Lamp"})
DONE = say("It is on.")


@pytest.fixture
async def talk(new_talk: NewTalk) -> Talk:
    """Return a person who talks to an agent as it is by default."""
    return await new_talk(confirm="automatic", sentences=True)


def learned(talk: Talk) -> Mapping[str, LearnedName]:
    """Return what was learned."""
    names: Mapping[str, LearnedName] = talk.entry.runtime_data.names
    return names


async def ask(talk: Talk, text: str = ASKS, *replies: Reply) -> Heard:
    """Say a name that nothing has, and be asked what it is."""
    talk.server.script_anew(*(replies or (UNKNOWN, WHICH)))
    heard = await talk(text)
    assert heard.speech.endswith("?")
    return heard


async def settle(talk: Talk, text: str = "the desk lamp", *replies: Reply) -> None:
    """Say it, be asked, and say what is meant."""
    heard = await ask(talk)
    talk.server.script_anew(*(replies or (ON, DONE)))
    await talk(text, after=heard)
    talk.server.script_anew()


def issues(hass: HomeAssistant) -> list[ir.IssueEntry]:
    """Return our issues."""
    return [i for (d, _), i in ir.async_get(hass).issues.items() if d == DOMAIN]


async def test_learned(talk: Talk) -> None:
    """A name that is settled is kept; the second time its alias is offered."""
    await settle(talk)
    assert talk.state("light.desk_lamp") == "on"
    (one,) = learned(talk).values()
    assert (one.name, one.entity_id, one.count) == (NAME, LAMP[0], 1)
    assert not issues(talk.hass)
    await settle(talk, "no, I meant the desk lamp")
    (one,) = learned(talk).values()
    assert one.count == 2
    (issue,) = issues(talk.hass)
    assert issue.is_fixable
    assert issue.translation_key == "name_learned"
    assert issue.translation_placeholders == {"name": NAME, "device": "Desk Lamp"}
    # Nothing is done by it until somebody accepts it.
    await talk.hass.services.async_call(
        "light", "turn_off", {"entity_id": LAMP[0]}, blocking=True
    )
    await ask(talk)
    assert talk.state("light.desk_lamp") == "off"


async def test_yes(talk: Talk) -> None:
    """A yes to the one name that was asked about settles it as well."""
    heard = await ask(talk, ASKS, UNKNOWN, say("Did you mean the Desk Lamp?"))
    talk.server.script_anew(ON, DONE)
    await talk("yes", after=heard)
    assert [one.entity_id for one in learned(talk).values()] == [LAMP[0]]


async def test_gave_up(talk: Talk) -> None:
    """It is an answer as well to the agent's own "I do not know anything called so"."""
    talk.server.script_anew(UNKNOWN, UNKNOWN, UNKNOWN)
    heard = await talk(ASKS)
    assert NAME in heard.speech
    assert talk.record.outcome is Outcome.GAVE_UP
    talk.server.script_anew(ON, DONE)
    await talk("I mean the desk lamp", after=heard)
    talk.server.script_anew()
    assert [one.entity_id for one in learned(talk).values()] == [LAMP[0]]


async def test_asked_twice(talk: Talk) -> None:
    """It may take two questions."""
    heard = await ask(talk)
    talk.server.script_anew(say("The Floor Lamp or the Desk Lamp?"))
    heard = await talk("the one that stands there", after=heard)
    talk.server.script_anew(ON, DONE)
    await talk("desk lamp", after=heard)
    assert [one.entity_id for one in learned(talk).values()] == [LAMP[0]]


@pytest.mark.parametrize(
    ("text", "replies"),
    [
        # A wish of its own.
        ("turn on the desk lamp over there in the corner please", (ON, DONE)),
        # Another deed.
        (
            "close the kitchen blind",
            (call("HassTurnOff", {"name": "Kitchen Blind"}), DONE),
        ),
        # More than one device.
        (
            "the lights in the office",
            (call("HassTurnOn", {"area": "Office", "domain": ["light"]}), DONE),
        ),
        ("desk lamp and floor lamp", (ON, call("HassTurnOn", {"name": "Floor Lamp"}))),
        # The device is the model's, and nobody named it.
        ("the one over there", (ON, DONE)),
        # Nothing was done.
        ("I like the desk lamp", (say("All right."),)),
        ("never mind", (say("All right."),)),
        # It is no name of the device.
        ("the moon globe is not the desk lamp", (ON, DONE)),
    ],
)
async def test_not_settled(talk: Talk, text: str, replies: tuple[Reply, ...]) -> None:
    """What is no plain answer to the question teaches nothing."""
    heard = await ask(talk)
    talk.server.script_anew(*replies, DONE, DONE)
    await talk(text, after=heard)
    talk.server.script_anew()
    assert not learned(talk)


async def test_not_said(talk: Talk) -> None:
    """A name that the model made up is none of the user's."""
    made_up = call("HassTurnOn", {"name": "super lamp"})
    heard = await ask(talk, "turn on that thing", made_up, WHICH)
    talk.server.script_anew(ON, DONE)
    await talk("the desk lamp", after=heard)
    assert not learned(talk)


@pytest.mark.parametrize("name", ["it", "that one", "the lamp", "lights"])
async def test_no_name(talk: Talk, name: str) -> None:
    """What means another thing each time is no name."""
    vague = call("HassTurnOn", {"name": name})
    heard = await ask(talk, f"turn on {name}", vague, WHICH)
    talk.server.script_anew(ON, DONE)
    await talk("the desk lamp", after=heard)
    talk.server.script_anew()
    assert not learned(talk)


async def test_article(talk: Talk) -> None:
    """An article that a model writes along is no part of the name."""
    heard = await ask(talk, ASKS, call("HassTurnOn", {"name": f"the {NAME}"}), WHICH)
    talk.server.script_anew(ON, DONE)
    await talk("the desk lamp", after=heard)
    assert [*learned(talk)] == [NAME]


async def test_not_the_next_turn(talk: Talk) -> None:
    """Only the very next words of the same conversation are an answer."""
    heard = await ask(talk)
    talk.server.script_anew(say("Fine, thank you."))
    heard = await talk("how are you", after=heard)
    talk.server.script_anew(ON, DONE)
    await talk("the desk lamp", after=heard)
    assert not learned(talk)
    await ask(talk)
    talk.server.script_anew(ON, DONE)
    await talk("turn on the desk lamp")
    talk.server.script_anew()
    assert not learned(talk)


async def test_not_another_person(talk: Talk) -> None:
    """Somebody else answers nothing."""
    heard = await ask(talk)
    talk.user_id = (await talk.hass.auth.async_create_user("Ben")).id
    talk.server.script_anew(ON, DONE)
    # From 2026.11 on Home Assistant does not even let them into the conversation.
    with suppress(Unauthorized):
        await talk("the desk lamp", after=heard)
    assert not learned(talk)


async def test_dry_run(talk: Talk) -> None:
    """A sentence that is only tried teaches nothing."""
    token = current_trial.set(Trial(dry_run=True))
    await settle(talk)
    current_trial.reset(token)
    assert not learned(talk)


async def test_another_device(talk: Talk) -> None:
    """A name that means another device the second time is not offered."""
    await settle(talk)
    floor = call("HassTurnOn", {"name": "Floor Lamp"})
    await settle(talk, "the floor lamp", floor, DONE)
    (one,) = learned(talk).values()
    assert (one.entity_id, one.count) == ("light.floor_lamp", 1)
    assert not issues(talk.hass)


async def test_limit(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many are kept, the newest."""
    monkeypatch.setattr(name_store, "MOST", 2)
    names = talk.entry.runtime_data.names
    for name in ("one", "two", "one", "three"):
        names.async_settle(name, LAMP[0])
    assert [*names] == ["one", "three"]


async def test_restart(talk: Talk, hass_storage: dict[str, Any]) -> None:
    """They survive a restart; what cannot be read is kept aside."""
    await settle(talk)
    entry_id = talk.entry.entry_id
    assert await talk.hass.config_entries.async_unload(entry_id)
    key = f"{DOMAIN}.names.{entry_id}"
    (stored,) = hass_storage[key]["data"]["names"]
    assert stored["name"] == NAME
    broken = {"name": 3}
    gone = stored | {"name": "gone", "entity_id": "light.gone"}
    hass_storage[key]["data"]["names"] += [broken, gone]
    assert await talk.hass.config_entries.async_setup(entry_id)
    assert [*learned(talk)] == [NAME]
    assert hass_storage[f"{key}.unreadable"]["data"]["pieces"] == [broken]
    # The entity that it is of may be renamed, or deleted.
    registry = er.async_get(talk.hass)
    registry.async_update_entity(LAMP[0], new_entity_id="light.banker")
    await talk.hass.async_block_till_done()
    assert learned(talk)[NAME].entity_id == "light.banker"
    registry.async_remove("light.banker")
    await talk.hass.async_block_till_done()
    assert not learned(talk)
    await talk.hass.config_entries.async_remove(entry_id)
    assert key not in hass_storage


async def open_repair(
    talk: Talk, hass_client: ClientSessionGenerator
) -> tuple[Any, dict[str, Any]]:
    """Open the dialog of our only issue; return how to post to it, and its first step."""
    assert await async_setup_component(talk.hass, "repairs", {})
    (issue,) = issues(talk.hass)
    client = await hass_client()
    url = "/api/repairs/issues/fix"

    async def post(path: str, body: dict[str, Any]) -> dict[str, Any]:
        response = await client.post(f"{url}{path}", json=body)
        assert response.status == HTTPStatus.OK, await response.text()
        await talk.hass.async_block_till_done()
        found: dict[str, Any] = await response.json()
        return found

    return post, await post("", {"handler": DOMAIN, "issue_id": issue.issue_id})


async def test_accepted(talk: Talk, hass_client: ClientSessionGenerator) -> None:
    """One click adds it to the aliases, and it is understood at once from then on."""
    await settle(talk)
    await settle(talk)
    post, step = await open_repair(talk, hass_client)
    assert (step["type"], step["step_id"]) == ("form", "confirm")
    entity = er.async_get(talk.hass).async_get(LAMP[0])
    assert entity
    assert NAME not in er.async_get_entity_aliases(talk.hass, entity)
    step = await post(f"/{step['flow_id']}", {})
    assert step["type"] == "create_entry"
    entity = er.async_get(talk.hass).async_get(LAMP[0])
    assert entity
    assert er.async_get_entity_aliases(talk.hass, entity) == ["Desk Lamp", NAME]
    assert not issues(talk.hass)
    assert not learned(talk)
    await talk.hass.services.async_call(
        "light", "turn_off", {"entity_id": LAMP[0]}, blocking=True
    )
    await talk(ASKS)
    assert talk.state(LAMP[0]) == "on"


async def test_taken_meanwhile(talk: Talk, hass_client: ClientSessionGenerator) -> None:
    """What something else is called by now is nobody's alias."""
    await settle(talk)
    await settle(talk)
    er.async_get(talk.hass).async_update_entity("light.floor_lamp", name="Moon Globe")
    await talk.hass.async_block_till_done()
    _, step = await open_repair(talk, hass_client)
    assert (step["type"], step["reason"]) == ("abort", "name_taken")
    learned_names = talk.entry.runtime_data.names
    learned_names.async_forget([NAME])
    assert not issues(talk.hass)


async def test_forgotten(talk: Talk) -> None:
    """The options show what was learned, and forget what is chosen."""
    await settle(talk)
    await settle(talk)
    options = talk.hass.config_entries.options
    flow = await options.async_init(talk.entry.entry_id)
    assert flow["data_schema"]
    (field,) = (
        selector
        for key, selector in flow["data_schema"].schema.items()
        if key == "forget_names"
    )
    (choice,) = field.config["options"]
    assert choice == {"value": NAME, "label": f"{NAME} → Desk Lamp (2×)"}
    texts = await async_get_translations(talk.hass, "en", "options", [DOMAIN])
    prefix = f"component.{DOMAIN}.options.step.init"
    assert texts[f"{prefix}.data.forget_names"]
    assert texts[f"{prefix}.data_description.forget_names"]
    await options.async_configure(
        flow["flow_id"],
        {"keep_turns": False, "conversation_log": False, "forget_names": [NAME]},
    )
    await talk.hass.async_block_till_done()
    assert not learned(talk)
    assert not issues(talk.hass)
    assert "forget_names" not in talk.entry.options


async def test_no_alias_of_what_is_hidden(talk: Talk) -> None:
    """The name of a device that is not exposed is free to mean another."""
    async_expose_entity(talk.hass, "conversation", "light.floor_lamp", False)
    er.async_get(talk.hass).async_update_entity("light.floor_lamp", name="Moon Globe")
    await talk.hass.async_block_till_done()
    await settle(talk)
    await settle(talk)
    assert len(issues(talk.hass)) == 1
