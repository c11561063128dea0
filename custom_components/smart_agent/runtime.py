"""What an entry holds while it is loaded."""

from collections import defaultdict, deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from homeassistant.config_entries import ConfigEntry

from .const import DEFAULT_NUM_CTX, SUBENTRY_CONVERSATION
from .fit import TokenEstimate
from .home_keeper import HomeKeeper
from .model.client import OllamaServer
from .options import AgentOptions
from .priority import TurnPriority
from .record import MAX_RECORDS, TurnRecord, TurnRecords

if TYPE_CHECKING:
    from .own_tools import OwnTools

type SmartAgentConfigEntry = ConfigEntry[SmartAgentRuntime]


@dataclass(slots=True)
class SmartAgentRuntime:
    """One server, the models it had when the entry was loaded, the last turns.

    own_tools is what the entry offers to agents, if the user set up any. priority lets the turns of all agents go before their warm-ups; estimates tell, by
    model, how many tokens a prompt has.
    """

    server: OllamaServer
    models: list[str]
    homes: HomeKeeper
    records: TurnRecords = field(
        default_factory=lambda: deque[TurnRecord](maxlen=MAX_RECORDS)
    )
    own_tools: OwnTools | None = None
    priority: TurnPriority = field(default_factory=TurnPriority)
    estimates: defaultdict[str, TokenEstimate] = field(
        default_factory=lambda: defaultdict(TokenEstimate)
    )


def num_ctx_of(entry: SmartAgentConfigEntry, model: str) -> int:
    """Return the context size, in tokens, to ask of a model: the same for all agents.

    Ollama loads a model anew when a request names another size than the last one, so
    it is the largest that any agent of the entry chose that uses the model, be it for
    words alone.
    """
    agents = [
        AgentOptions.from_subentry(subentry.data)
        for subentry in entry.get_subentries_of_type(SUBENTRY_CONVERSATION)
    ]
    sizes = [a.num_ctx for a in agents if model in (a.model, a.words_model)]
    return max(sizes, default=DEFAULT_NUM_CTX)
