"""The same commands in several languages, as small models write them.

Models write a name as they heard it: with its article, in another case or number,
without its accents, with the preposition and the place. Each of these has to reach
what was meant at the first attempt; a name of something else must reach nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from custom_components.demo_house.api import async_setup_house
from custom_components.smart_agent.guard.verdict import Run
from custom_components.smart_agent.home.reader import async_get_home
from custom_components.smart_agent.trace.outcome import Judgement
from fakes.house import states
from fakes.ollama_server import OllamaServer, Reply, call, say
from homeassistant.core import HomeAssistant, State
from homeassistant.helpers.state import async_reproduce_state
from homeassistant.setup import async_setup_component
from homeassistant.util.unit_system import METRIC_SYSTEM
from homeassistant.util.yaml import load_yaml_dict

from ..builders import judged
from ..house_fixtures import Talk, async_add_agent

HERE = Path(__file__).parent
HOUSE = load_yaml_dict(HERE / "house.yaml")
LANGUAGES = {path.stem: load_yaml_dict(path) for path in HERE.glob("??.yaml")}


@dataclass(frozen=True)
class Case:
    """What a model wrote, and what is to change in the house.

    changes are states and attributes by entity id; None for a call that must not run.
    """

    tool: str
    wrote: Mapping[str, Any]
    changes: Mapping[str, Mapping[str, Any]] | None = None


def commands(language: Mapping[str, Any]) -> list[Case]:
    """Return everything that models write for the commands in a language."""
    cases = []
    for key, command in HOUSE["commands"].items():
        more = command.get("arguments", {})
        cases += [
            Case(command["tool"], {**more, **wrote}, command["changes"])
            for wrote in language["commands"][key]
        ]
    return cases


def wrong(language: Mapping[str, Any]) -> list[Case]:
    """Return the calls in a language that must not run."""
    return [
        Case(
            wrote["tool"],
            {key: value for key, value in wrote.items() if key != "tool"},
        )
        for wrote in language["wrong"]
    ]


def inventory(names: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """Return the house with the names of a language."""

    def named(thing: Mapping[str, Any], key: str) -> dict[str, Any]:
        name, *aliases = names[thing[key]]
        return {"id": thing[key], **thing, "name": name, "aliases": aliases}

    floors = [named(floor, "name") for floor in HOUSE["floors"]]
    of_floor = {floor["id"]: floor["name"] for floor in floors}
    areas = [named(area, "name") for area in HOUSE["areas"]]
    return {
        "floors": floors,
        "areas": [
            area | {"floor": of_floor.get(area.get("floor", ""))} for area in areas
        ],
        "entities": [named(entity, "id") for entity in HOUSE["entities"]],
    }


def changed(before: Mapping[str, State], after: Mapping[str, State]) -> set[str]:
    """Return what has another state or other attributes than before."""
    return {
        entity_id
        for entity_id, state in after.items()
        if (state.state, state.attributes)
        != (before[entity_id].state, before[entity_id].attributes)
    }


async def play(talk: Talk, says: str, case: Case) -> set[str]:
    """Have a turn in which the model writes a call, and return what it changed.

    The user's words name nothing, so that only the call tells what is meant. What the
    model says next does not matter: it only ends the turn.
    """
    replies = [call(case.tool, case.wrote)]

    def reply(_: dict[str, Any]) -> Reply:
        return replies.pop() if replies else say("Hm.", eval_count=1)

    talk.server.fallback = reply
    before = states(talk.hass)
    await talk(says)
    await talk.hass.async_block_till_done()
    return changed(before, states(talk.hass))


def failure(talk: Talk, case: Case, reached: set[str]) -> str:
    """Return what is wrong with a turn, nothing if it went as it should."""
    (made,) = talk.record.calls
    if case.changes is None:
        refused = made.verdict is Judgement.REJECTED and not reached
        return "" if refused else f"{made.verdict}, changed {sorted(reached)}"
    if made.verdict is not Judgement.RUN:
        return f"{made.verdict}: {made.problems}"
    if reached != case.changes.keys():
        return f"changed {sorted(reached)}"
    for entity_id, expected in case.changes.items():
        state = talk.hass.states.get(entity_id)
        assert state
        is_now: dict[str, Any] = {"state": state.state, **state.attributes}
        if is_now | dict(expected) != is_now:
            return f"{entity_id} is {is_now}"
    return ""


async def furnish(hass: HomeAssistant, language: Mapping[str, Any]) -> None:
    """Furnish the house with the names of a language."""
    for component in ("homeassistant", "conversation", "intent", "llm"):
        assert await async_setup_component(hass, component, {})
    hass.config.units = METRIC_SYSTEM
    await async_setup_house(hass, inventory(language["names"]))


async def failures(talk: Talk, says: str, cases: Sequence[Case]) -> dict[str, str]:
    """Return by what the model wrote what went wrong, each in the house as furnished."""
    found: dict[str, str] = {}
    for case in cases:
        before = states(talk.hass)
        reached = await play(talk, says, case)
        if problem := failure(talk, case, reached):
            found[f"{case.tool} {case.wrote}"] = problem
        await async_reproduce_state(talk.hass, [before[one] for one in reached])
    return found


@pytest.mark.parametrize("key", LANGUAGES)
async def test_reaches_what_is_meant(
    hass: HomeAssistant, ollama_server: OllamaServer, key: str
) -> None:
    """Whatever form a name has, exactly what is meant changes, at the first attempt.

    A name that several devices or none can have is refused, and nothing changes.
    """
    language = LANGUAGES[key]
    await furnish(hass, language)
    talk = await async_add_agent(hass, server=ollama_server)
    talk.language = key
    says = language["says"]
    assert not await failures(talk, says, commands(language))
    assert not await failures(talk, says, wrong(language))


def said(language: Mapping[str, Any], key: str) -> set[str]:
    """Return all texts that stand for a name, or an area, in a language."""
    return {case.wrote[key] for case in commands(language) if key in case.wrote}


@pytest.mark.parametrize("key", LANGUAGES)
async def test_what_is_not_there_is_nothing_else(hass: HomeAssistant, key: str) -> None:
    """Where a device or an area is missing, no form of its name reaches another one."""
    language = LANGUAGES[key]
    await furnish(hass, language)
    home = async_get_home(hass, "conversation")
    own = {name for names in language["names"].values() for name in names}
    for name in own | said(language, "name"):
        if meant := home.entity_names.find(name).one:
            entities = tuple(e for e in home.entities if e is not meant)
            without = replace(home, entities=entities)
            verdict = judged("HassTurnOn", {"name": name}, without)
            assert not isinstance(verdict, Run), name
    for name in own | said(language, "area"):
        if area := home.area_names.find(name).one:
            areas = tuple(a for a in home.areas if a is not area)
            assert not replace(home, areas=areas).area_names.find(name).things, name
