"""The agents that can be evaluated, each set up as a person would who changes nothing."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, fields
import json
from typing import Any

from custom_components.smart_agent.const import DOMAIN, LLM_API_GUARDED
from custom_components.smart_agent.options import AgentOptions
from custom_components.smart_agent.trace.record import TurnRecord
from demo.core import add_agent, agent_id
from demo.model_server import Model
from homeassistant.components.conversation import HOME_ASSISTANT_AGENT
from homeassistant.config_entries import SOURCE_USER, ConfigEntry
from homeassistant.const import CONF_LLM_HASS_API, CONF_MODEL, CONF_URL
from homeassistant.core import HomeAssistant
from homeassistant.helpers.llm import LLM_API_ASSIST

from .errors import EvalError
from .result import label

SMART_AGENT = "smart_agent"
OLLAMA = "ollama"
OLLAMA_GUARDED = "ollama-guarded"
_SUBENTRY = "conversation"

type Options = Mapping[str, Any]
type Add = Callable[[HomeAssistant, Model, Options], Awaitable[str]]


@dataclass(frozen=True, slots=True)
class Agent:
    """An agent: how it is added to a home, and what it takes.

    add returns the agent's id. embedded are options of the embedded model's server.
    """

    add: Add
    needs_model: bool = True
    embedded: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Candidate:
    """An agent with its model and options; options are those not left alone."""

    agent: str
    model: Model | None
    options: Options

    @property
    def label(self) -> str:
        """Return the agent with its options."""
        return label(self.agent, self.options)

    async def add_to(self, hass: HomeAssistant, url: str) -> str:
        """Add the agent to a home with the model at an address; return its id."""
        name = self.model.name if self.model else ""
        return await AGENTS[self.agent].add(hass, Model(url, name), self.options)


def parse_options(texts: list[str]) -> dict[str, Any]:
    """Return options of Smart Agent, each written as key=value.

    A value is JSON, or a text. Raises EvalError for what is none of its options.
    """
    known = {one.name for one in fields(AgentOptions)} - {CONF_MODEL, "llm_apis"}
    options: dict[str, Any] = {}
    for text in texts:
        key, _, value = text.partition("=")
        if key not in known:
            raise EvalError(f"{key} is none of {', '.join(sorted(known))}")
        try:
            options[key] = json.loads(value)
        except ValueError:
            options[key] = value
    return options


def last_record(hass: HomeAssistant) -> TurnRecord | None:
    """Return Smart Agent's record of the last turn, if there is one."""
    for entry in hass.config_entries.async_loaded_entries(DOMAIN):
        if records := entry.runtime_data.records:
            record: TurnRecord = records[-1]
            return record
    return None


async def _add_smart_agent(hass: HomeAssistant, model: Model, options: Options) -> str:
    """Add Smart Agent."""
    entry = await add_agent(hass, model)
    if options:
        subentry = next(iter(entry.subentries.values()))
        hass.config_entries.async_update_subentry(
            entry, subentry, data={**subentry.data, **options}
        )
        await hass.async_block_till_done()
    return agent_id(hass, entry)


async def _add_ollama(hass: HomeAssistant, model: Model, _: Options) -> str:
    """Add Home Assistant's own Ollama agent, with Home Assistant's Assist."""
    return await _add_core(hass, model, LLM_API_ASSIST)


async def _add_ollama_guarded(hass: HomeAssistant, model: Model, _: Options) -> str:
    """Add the same agent with Smart Agent's guard around Assist.

    Smart Agent itself has no agent then, which would read its prompt ahead.
    """
    entry = await add_agent(hass, model)
    for subentry_id in [*entry.subentries]:
        hass.config_entries.async_remove_subentry(entry, subentry_id)
    await hass.async_block_till_done()
    return await _add_core(hass, model, LLM_API_GUARDED)


async def _add_core(hass: HomeAssistant, model: Model, api: str) -> str:
    """Add Home Assistant's own Ollama agent, by its own dialogs.

    Everything is as the dialogs suggest it, but for the LLM API by which the agent may
    control the home.
    """
    result = await hass.config_entries.flow.async_init(
        OLLAMA, context={"source": SOURCE_USER}, data={CONF_URL: model.url}
    )
    entry: ConfigEntry[Any] | None = result.get("result")
    if entry is None:
        raise EvalError(f"{OLLAMA} could not be set up: {result}")
    await hass.async_block_till_done()
    form = await hass.config_entries.subentries.async_init(
        (entry.entry_id, _SUBENTRY), context={"source": SOURCE_USER}
    )
    values = _suggested(form["data_schema"].schema) if form["data_schema"] else {}
    await hass.config_entries.subentries.async_configure(
        form["flow_id"], values | {CONF_MODEL: model.name, CONF_LLM_HASS_API: [api]}
    )
    await hass.async_block_till_done()
    return agent_id(hass, entry)


async def _add_home_assistant(_: HomeAssistant, __: Model, ___: Options) -> str:
    """Return Home Assistant's sentence agent, which every home has."""
    return HOME_ASSISTANT_AGENT


def _suggested(schema: Mapping[Any, Any]) -> dict[str, Any]:
    """Return what a dialog holds before anyone has written in it."""
    values: dict[str, Any] = {}
    for marker in schema:
        if callable(marker.default):
            values[str(marker)] = marker.default()
        if marker.description:
            values[str(marker)] = marker.description["suggested_value"]
    return values


AGENTS = {
    SMART_AGENT: Agent(_add_smart_agent),
    OLLAMA: Agent(_add_ollama),
    OLLAMA_GUARDED: Agent(_add_ollama_guarded),
    "ollama-sure": Agent(_add_ollama, embedded=("--sure-only",)),
    "home_assistant": Agent(_add_home_assistant, needs_model=False),
}
"""The agents by name; ollama-sure gets from the embedded model only what that one does
not withhold, and is the same as ollama on any other."""
