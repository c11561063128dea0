"""Measure what two agents on one model cost each other.

A server keeps what it read last. The prompts of two agents begin otherwise, so each turn
throws out what the other agent's needs. Home Assistant tells an agent when somebody begins
to speak to it, and what its turns begin with is read while they speak. The model is that
of `scripts/eval bench`; tokens are counted, no time is measured.
"""

import argparse
import asyncio
from collections.abc import Sequence
from statistics import median
from types import MappingProxyType

from custom_components.demo_house.api import async_device_id
from custom_components.demo_house.const import DOMAIN as HOUSE
from custom_components.smart_agent.const import DOMAIN, SUBENTRY_CONVERSATION
from demo.core import add_agent
from demo.model_server import Model
from evals.homes import home
from evals.layout import Row, layout
from fakes.house import house
from homeassistant.components.conversation import async_prepare_agent
from homeassistant.config_entries import ConfigSubentry
from homeassistant.const import CONF_PROMPT
from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er
from homeassistant.runner import create_event_loop

from .person import async_say
from .script import FIRST, answer
from .server import MODEL, BenchServer, Rates

_SIZE = 100
"""Exposed entities of the home."""

_TURNS = 6
"""Turns of a row, after one of each agent that does not count."""

_OTHER_PROMPT = "You are a pirate, and answer like one."

_RATES = Rates(1e9, 1e9)
"""Tokens a second: nothing is waited for."""

_HEADER = ("agents", "announced", "evaluated", "of the prompt %")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("--markdown", action="store_true", help="as a Markdown table")


def run(args: argparse.Namespace) -> int:
    """Measure, print the table and return the exit code."""
    with asyncio.Runner(loop_factory=create_event_loop) as runner:
        rows = runner.run(measure())
    print(layout(_HEADER, rows, markdown=args.markdown, words=2))
    return 0


async def measure() -> list[Row]:
    """Return a row for one agent alone, for two, and for two that are announced.

    Each has the median of the tokens that a turn's first request had to read, and their
    share of its prompt.
    """
    async with BenchServer(answer, _RATES) as server, house(home(_SIZE)) as hass:
        ids = await _async_agents(hass, server)
        return [
            await _row(hass, server, ids[:1], announced=False),
            await _row(hass, server, ids, announced=False),
            await _row(hass, server, ids, announced=True),
        ]


async def _async_agents(hass: HomeAssistant, server: BenchServer) -> list[str]:
    """Add two agents that leave plain sentences to the model; return their ids."""
    entry = await add_agent(hass, Model(server.url, MODEL))
    (first,) = entry.get_subentries_of_type(SUBENTRY_CONVERSATION)
    data = {**first.data, "plain": "model", "warm": True}
    hass.config_entries.async_update_subentry(entry, first, data=data)
    other = {**data, CONF_PROMPT: _OTHER_PROMPT}
    hass.config_entries.async_add_subentry(
        entry,
        ConfigSubentry(
            data=MappingProxyType(other),
            subentry_type=SUBENTRY_CONVERSATION,
            title="Pirate",
            unique_id=None,
        ),
    )
    await hass.async_block_till_done(wait_background_tasks=True)
    registry = er.async_get(hass)
    found = (
        registry.async_get_entity_id("conversation", DOMAIN, subentry_id)
        for subentry_id in entry.subentries
    )
    return [one for one in found if one]


async def _row(
    hass: HomeAssistant, server: BenchServer, ids: Sequence[str], *, announced: bool
) -> Row:
    """Return what the turns of some agents, one after the other, had to read."""
    (house_entry,) = hass.config_entries.async_entries(HOUSE)
    satellite = async_device_id(hass, house_entry, FIRST.heard_by)
    read: list[int] = []
    shares: list[float] = []
    for turn in range(len(ids) + _TURNS):
        agent_id = ids[turn % len(ids)]
        if announced:
            await async_prepare_agent(hass, agent_id, "en")
            await hass.async_block_till_done(wait_background_tasks=True)
        await server.idle()
        before = len(server.served)
        await async_say(hass, agent_id, satellite, FIRST.sentence, None)
        if turn >= len(ids):
            asked = server.served[before]
            read.append(asked.evaluated)
            shares.append(asked.evaluated / asked.prompt)
        await hass.async_block_till_done(wait_background_tasks=True)
    return (
        str(len(ids)),
        "yes" if announced else "no",
        f"{median(read):,.0f}",
        f"{100 * median(shares):.1f}",
    )
