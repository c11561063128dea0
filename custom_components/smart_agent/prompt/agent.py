"""The agent whose model reads the prompt."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from ..options import AgentOptions
from ..server.client import OllamaServer
from .budget import TokenEstimate


@dataclass(frozen=True)
class Agent:
    """What a turn has to know of the agent that takes it."""

    entity_id: str
    server: OllamaServer
    options: AgentOptions
    num_ctx: int
    """The context to ask for, in tokens."""
    estimate: TokenEstimate
    """How many tokens a prompt of the model's has."""
    look: Callable[[], Awaitable[None]]
    """Raises OllamaError where it is known that the server is away."""
