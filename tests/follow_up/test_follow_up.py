"""Words that go on from the turn before: what they do, and what they leave alone.

Each is said right after a turn that was done at once, to an agent whose model says
nothing, in the house of tests/said in six languages.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from fakes.ollama_server import OllamaServer, call, say
from homeassistant.core import HomeAssistant
from homeassistant.util.yaml import load_yaml_dict

from ..house_fixtures import Talk, async_add_agent
from ..said.house import Difference, Watch, async_furnish, difference

HERE = Path(__file__).parent
TALKS = {path.stem: load_yaml_dict(path) for path in sorted(HERE.glob("??.yaml"))}
LEAST = 12
"""Sentences of each language that leave everything alone."""


@dataclass
class House:
    """A house in a language, with somebody who talks to its agent."""

    talk: Talk
    watch: Watch
    right: Mapping[str, Mapping[str, Any]]
    """The calls of the model, by the sentence that it is needed for."""

    async def after(self, first: str, then: str) -> tuple[Difference, bool, bool]:
        """Say a sentence after another; return what it changed, by itself.

        With it stand whether the agent asks back, and whether its model was asked.
        """
        self.talk.server.fallback = lambda _: say("Hm.")
        for tool, arguments in self.right.get(first, {}).items():
            self.talk.server.script(call(tool, arguments))
        begun = await self.talk(first)
        await self.talk.hass.async_block_till_done()
        assert first in self.right or not self.talk.record.requests, first
        before = self.watch.look()
        heard = await self.talk(then, after=begun)
        await self.talk.hass.async_block_till_done()
        found = difference(before, self.watch.look())
        self.watch.restore()
        return found, heard.asks, bool(self.talk.record.requests)


@pytest.fixture
async def house(
    hass: HomeAssistant, ollama_server: OllamaServer, language: str
) -> House:
    """Furnish the house in a language, with an agent as it is by default."""
    await async_furnish(hass, language)
    talk = await async_add_agent(
        hass, server=ollama_server, sentences=True, confirm="automatic"
    )
    talk.language = language
    return House(talk, Watch(hass), TALKS[language].get("right", {}))


def shown(found: Difference) -> dict[str, Any]:
    """Return what is otherwise than before, and nothing else."""
    changed: dict[str, Any] = dict(found.changed)
    changed |= {key: list(items) for key, items in found.added.items()}
    changed |= {f"gone {key}": items for key, items in found.gone.items()}
    return changed | ({"timers": found.timers} if found.timers else {})


def is_as_meant(change: Mapping[str, Any], found: Difference) -> bool:
    """Return whether just this changed."""
    is_now = shown(found)
    return change.keys() == is_now.keys() and all(
        [one.casefold() for one in is_now[key]] == meant
        if isinstance(meant, list)
        else (is_now[key] | (meant if isinstance(meant, dict) else {"state": meant}))
        == is_now[key]
        for key, meant in change.items()
    )


@pytest.mark.parametrize("language", TALKS)
async def test_does_what_is_meant(house: House, language: str) -> None:
    """Just what is meant is done, and no model is asked."""
    wrong = []
    for one in TALKS[language]["does"]:
        found, _, asked_model = await house.after(one["after"], one["say"])
        if asked_model or not is_as_meant(one["change"], found):
            wrong.append((one["after"], one["say"], shown(found), asked_model))
    assert not wrong


@pytest.mark.parametrize("language", TALKS)
async def test_asks_about_what_is_hard_to_undo(house: House, language: str) -> None:
    """What is hard to undo is asked about, and not done."""
    for one in TALKS[language]["asks"]:
        found, asks, _ = await house.after(one["after"], one["say"])
        assert (shown(found), asks) == ({}, True), one["say"]


@pytest.mark.parametrize("language", TALKS)
async def test_leaves_the_rest_alone(house: House, language: str) -> None:
    """What denies, asks, tells, postpones or fits nothing goes to the model."""
    said = [
        (one["after"], text) for one in TALKS[language]["leaves"] for text in one["say"]
    ]
    assert len(said) >= LEAST
    wrong = []
    for first, text in said:
        found, _, _ = await house.after(first, text)
        if shown(found):
            wrong.append((first, text, shown(found)))
    assert not wrong
