"""What an entry holds while it is loaded."""

from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import chain, count

from homeassistant.config_entries import ConfigEntry
from homeassistant.const import CONF_API_KEY
from homeassistant.core import HomeAssistant, callback

from .const import (
    CONF_SEARCH_KEY,
    DEFAULT_NAME,
    DEFAULT_TASK_NAME,
    DOMAIN,
    SUBENTRY_CONVERSATION,
    SUBENTRY_TASK,
    SUBENTRY_TOOLS,
)
from .coordinator import ServerCoordinator
from .home.tracker import HomeTracker
from .options import DEFAULTS, AgentOptions, TaskOptions
from .prompt.budget import TokenEstimate
from .server.client import OllamaServer
from .server.priority import TurnPriority
from .server.seeing import Seeing
from .trace.counter_store import CounterStore
from .trace.log import TurnLog
from .trace.name_store import NameStore

SEEING_KEEP_ALIVE = "5m"
"""How long a model stays loaded that only looks at pictures: Ollama's own default."""

type SmartAgentConfigEntry = ConfigEntry[SmartAgentRuntime]


@dataclass(slots=True)
class SmartAgentRuntime:
    """What an entry holds while it is loaded."""

    server: OllamaServer
    homes: HomeTracker
    records: TurnLog
    """The last turns."""
    statistics: CounterStore
    """The statistics of each agent, by the id of its sub-entry."""
    state: ServerCoordinator
    """The state of the server."""
    names: NameStore
    """What people call things that are called otherwise."""
    close_tools: Callable[[], Awaitable[None]] | None = None
    """Withdraws the agent's own tools; None if the entry has none."""
    reloads: bool = False
    """Whether the entry is about to be set up anew, with whatever changes until then."""
    priority: TurnPriority = field(default_factory=TurnPriority)
    """Lets the turns of all agents go before their warm-ups."""
    estimates: defaultdict[str, TokenEstimate] = field(
        default_factory=lambda: defaultdict(TokenEstimate)
    )
    """Estimates the tokens of a prompt, by model name."""


def agents_of(entry: SmartAgentConfigEntry) -> list[AgentOptions]:
    """Return the options of all agents of an entry, which need not be loaded."""
    return [
        AgentOptions.from_subentry(subentry.data)
        for subentry in entry.get_subentries_of_type(SUBENTRY_CONVERSATION)
    ]


def tasks_of(entry: SmartAgentConfigEntry) -> list[TaskOptions]:
    """Return the options of all AI task entities of an entry, as agents_of does."""
    return [
        TaskOptions.from_subentry(subentry.data)
        for subentry in entry.get_subentries_of_type(SUBENTRY_TASK)
    ]


@callback
def async_new_name(hass: HomeAssistant, kind: str = SUBENTRY_CONVERSATION) -> str:
    """Return a name that no sub-entry of that kind has, of any server."""
    names = {
        subentry.title
        for entry in hass.config_entries.async_entries(DOMAIN)
        for subentry in entry.get_subentries_of_type(kind)
    }
    first = DEFAULT_TASK_NAME if kind == SUBENTRY_TASK else DEFAULT_NAME
    numbered = (f"{first} {number}" for number in count(2))
    return next(name for name in chain([first], numbered) if name not in names)


def num_ctx_of(entry: SmartAgentConfigEntry, model: str) -> int:
    """Return the context size, in tokens, to ask of a model: the same for all agents.

    Ollama loads a model anew when a request names another size than the last one, so
    it is the largest that any agent or AI task of the entry chose that uses the model.
    """
    sizes = [one.num_ctx for one in agents_of(entry) if one.model == model]
    sizes += [one.num_ctx or 0 for one in tasks_of(entry) if one.model == model]
    return max(sizes, default=0) or DEFAULTS.num_ctx


def seeing_of(entry: SmartAgentConfigEntry, model: str) -> Seeing:
    """Return who answers questions about pictures with a model.

    An agent of the same model has it stay in memory as ever: each request sets how long.
    """
    users = (one for one in agents_of(entry) if one.model == model)
    keep_alive = next((one.keep_alive_value for one in users), SEEING_KEEP_ALIVE)
    server = entry.runtime_data.server
    return Seeing(server, model, num_ctx_of(entry, model), keep_alive)


def api_keys(hass: HomeAssistant) -> list[str]:
    """Return all stored API keys, of servers and of search services."""
    entries = hass.config_entries.async_entries(DOMAIN)
    keys = [entry.data.get(CONF_API_KEY) for entry in entries]
    keys += [
        subentry.data.get(CONF_SEARCH_KEY)
        for entry in entries
        for subentry in entry.get_subentries_of_type(SUBENTRY_TOOLS)
    ]
    return [key for key in keys if key]
