"""What eight models wrote for other agents, answered by this one.

Recorded is only what the model wrote there, to their tool results. Here it goes on
with the next thing it had written whatever it is told, so that what is found is a
lower bound: a model that was told something better might have done better.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
import json
from pathlib import Path
import re
from typing import Any

import pytest

from custom_components.demo_house.api import async_setup_house, with_states
from homeassistant.core import HomeAssistant, State
from homeassistant.helpers import area_registry as ar, floor_registry as fr
from homeassistant.setup import async_setup_component
from homeassistant.util.yaml import load_yaml_dict

from ..house_fixtures import Talk, async_add_agent
from ..ollama_server import OllamaServer, Reply, calls, say

DATA = Path(__file__).parents[1] / "data"
HOMES = DATA / "homes" / "assist-mini"
RUNS = DATA / "replay-assist-mini-200.jsonl"

GARAGE = "home1_us_cover_garage_cover_garage-please_open_the_garage_door"

NOT_REPEATED = {
    f"qwen3.5-4b {GARAGE}-3": "two calls before it were refused for what they were to open: asked back",
}
"""Runs that passed there and do not here, with the reason; by model and task."""


@dataclass(frozen=True)
class Run:
    """One run: who wrote what for which task, and how that ended."""

    model: str
    task: str
    text: str
    expect: Mapping[str, Mapping[str, Any]]
    passed: bool
    wrote: tuple[Mapping[str, Any], ...]

    @property
    def name(self) -> str:
        """Return what tells this run from others."""
        return f"{self.model} {self.task}"

    def replies(self) -> Callable[[dict[str, Any]], Reply]:
        """Return a server's way to go through what the model wrote."""
        waiting = list(self.wrote)
        last = next((w["content"] for w in self.wrote[::-1] if not w["calls"]), "")

        def reply(_: dict[str, Any]) -> Reply:
            if not waiting:
                return say(last, eval_count=1)
            wrote = waiting.pop(0)
            made = [(one["name"], one["arguments"] or {}) for one in wrote["calls"]]
            if made:
                return calls(*made, text=wrote["content"])
            return say(wrote["content"], eval_count=1)

        return reply


def runs() -> list[Run]:
    """Return the recorded runs."""
    made = []
    for line in RUNS.read_text(encoding="utf-8").splitlines():
        data = json.loads(line)
        del data["category"]
        made.append(Run(**data | {"wrote": tuple(data["wrote"])}))
    return made


def slug(text: str) -> str:
    """Return a text as the data set writes it in the name of a task."""
    return re.sub(r"[^a-z0-9]+", "_", text.casefold()).strip("_")


def inventories() -> dict[str, dict[str, Any]]:
    """Return for each task the home, as it is before the words are said."""
    found: dict[str, dict[str, Any]] = {}
    for path in sorted(HOMES.glob("*/[!_]*.yaml")):
        home = load_yaml_dict(path.parent / "_fixtures.yaml")
        for test in load_yaml_dict(path)["tests"]:
            before = with_states(home, test.get("setup", {}))
            for sentence in test["sentences"]:
                name = slug(f"{path.parent.name} {path.stem}")
                found.setdefault(f"{name}-{slug(sentence)}", before)
    return found


async def furnish(hass: HomeAssistant, inventory: Mapping[str, Any]) -> None:
    """Put another house in the place of the one that is there."""
    for entry in hass.config_entries.async_entries("demo_house"):
        await hass.config_entries.async_remove(entry.entry_id)
    for area in [*ar.async_get(hass).async_list_areas()]:
        ar.async_get(hass).async_delete(area.id)
    for floor in [*fr.async_get(hass).async_list_floors()]:
        fr.async_get(hass).async_delete(floor.floor_id)
    await async_setup_house(hass, inventory)
    await hass.async_block_till_done()


def house_states(hass: HomeAssistant) -> dict[str, State]:
    """Return the states of the house; an agent's own is when it was last talked to."""
    return {
        state.entity_id: state
        for state in hass.states.async_all()
        if state.domain != "conversation"
    }


def reached(run: Run, before: Mapping[str, State], after: Mapping[str, State]) -> bool:
    """Return whether what was expected has changed, and nothing else."""
    for entity_id, expected in run.expect.items():
        state = after[entity_id]
        if expected.get("state") not in (None, state.state):
            return False
        for key, value in (expected.get("attributes") or {}).items():
            if state.attributes.get(key) != value:
                return False
    return all(
        entity_id in run.expect or before[entity_id].state == state.state
        for entity_id, state in after.items()
    )


async def play(talk: Talk, run: Run) -> bool:
    """Return whether a run ends well here."""
    talk.server.fallback = run.replies()
    before = house_states(talk.hass)
    await talk(run.text)
    await talk.hass.async_block_till_done()
    return reached(run, before, house_states(talk.hass))


@pytest.mark.timeout(300)
async def test_replay(hass: HomeAssistant, ollama_server: OllamaServer) -> None:
    """What passed elsewhere passes here; what is spoken are words, every time."""
    for component in ("homeassistant", "conversation", "intent", "llm"):
        assert await async_setup_component(hass, component, {})
    talk = await async_add_agent(hass, server=ollama_server)
    homes = inventories()
    theirs: Counter[str] = Counter()
    ours: Counter[str] = Counter()
    lost = []
    for run in runs():
        task, _, _ = run.task.rpartition("-")
        await furnish(hass, homes[task])
        passed = await play(talk, run)
        theirs[run.model] += run.passed
        ours[run.model] += passed
        if run.passed and not passed:
            lost.append(run.name)
    for model in sorted(theirs):
        print(f"{model:20}{theirs[model]:4}{ours[model]:4}")  # noqa: T201
    print(f"{'all':20}{theirs.total():4}{ours.total():4}")  # noqa: T201
    assert set(lost) == NOT_REPEATED.keys()
    assert ours.total() > theirs.total()
