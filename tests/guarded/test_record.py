"""Turns of other agents stand in the record, as such, and are counted."""

import asyncio
from typing import Any

from pytest_homeassistant_custom_component.components.diagnostics import (
    get_diagnostics_for_config_entry,
)
from pytest_homeassistant_custom_component.typing import ClientSessionGenerator

from custom_components.smart_agent.trace.counter_store import GUARDED
from custom_components.smart_agent.trace.outcome import Judgement, Outcome, TakenBy
from custom_components.smart_agent.trace.record import TurnRecord
from fakes.ollama_server import call, calls, say
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

from ..house_fixtures import Talk


async def _ended(core: Talk) -> TurnRecord:
    """Return the record of the last turn once it is over."""
    async with asyncio.timeout(5):
        while not core.record.done:
            await asyncio.sleep(0.02)
    return core.record


async def test_turn(core: Talk) -> None:
    """The words, what was called and mended, what came of it, and what was said."""
    core.server.script(
        call("HassTurnOn", {"name": "Desk Lantern"}),
        call("HassTurnOn", {"name": "desk lamp", "device_class": ["light"]}),
        say("Done."),
    )
    await core("switch my desk thing on")
    record = await _ended(core)
    assert (record.agent_id, record.model) == ("conversation.core", "ollama")
    assert (record.text, record.speech) == ("switch my desk thing on", "Done.")
    assert record.taken_by is TakenBy.GUARDED
    assert record.outcome is Outcome.ACTED
    wrong, right = record.calls
    assert (wrong.verdict, right.verdict) == (Judgement.REJECTED, Judgement.RUN)
    assert wrong.feedback.startswith("HassTurnOn was not run.")
    assert right.notes
    assert right.result["response_type"] == "action_done"
    assert TurnRecord.from_dict(record.as_dict()).as_dict() == record.as_dict()


async def test_is_counted(hass: HomeAssistant, core: Talk) -> None:
    """All agents of others are counted together, and go on so after a reload."""
    core.server.script(
        call("HassTurnOn", {"name": "Desk Lantern"}),
        call("HassTurnOn", {"name": "Desk Lamp"}),
        say("Done."),
    )
    await core("switch my desk thing on")
    await _ended(core)
    for _ in range(2):
        counted = core.entry.runtime_data.statistics[GUARDED]
        assert (counted.turns, counted.validations, counted.rejected) == (1, 2, 1)
        assert await hass.config_entries.async_reload(core.entry.entry_id)


async def test_diagnostics(
    hass: HomeAssistant, core: Talk, hass_client: ClientSessionGenerator
) -> None:
    """Those of the entry hold the turn and the counts."""
    assert await async_setup_component(hass, "diagnostics", {})
    core.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), say("Done."))
    await core("turn on the desk lamp")
    await _ended(core)
    found: Any = await get_diagnostics_for_config_entry(hass, hass_client, core.entry)
    assert [turn["agent_id"] for turn in found["turns"]] == ["conversation.core"]
    assert found["guarded"]["turns"] == 1


async def test_calls_of_one_answer(core: Talk) -> None:
    """They stand together, as the model made them."""
    core.server.script(
        calls(
            ("HassTurnOn", {"name": "Desk Lamp"}),
            ("HassTurnOn", {"name": "Hallway Light"}),
        ),
        say("Done."),
    )
    await core("turn on the desk lamp and the hallway light")
    record = await _ended(core)
    (request,) = record.requests
    assert [one.verdict for one in request.calls] == [Judgement.RUN] * 2


async def test_asked_back(core: Talk) -> None:
    """A turn that waits for the user is one that asks."""
    core.server.script(
        call("HassTurnOff", {"name": "Front Door"}), say("Shall I unlock Front Door?")
    )
    await core("please unlock the door for my friend")
    assert (await _ended(core)).outcome is Outcome.ASKED_BACK


async def test_gave_up(core: Talk) -> None:
    """So is one that has used up its attempts."""
    wrong = call("HassTurnOn", {"name": "Ballroom"})
    core.server.script(wrong, wrong, wrong, say("Sorry."))
    await core("turn on the ballroom")
    assert (await _ended(core)).outcome is Outcome.GAVE_UP


async def test_turn_without_calls(core: Talk) -> None:
    """What was only said did not come by the guard."""
    core.server.script(say("Hello."))
    await core("hello")
    assert not core.entry.runtime_data.records
