"""The agent whose model reads the prompt."""

from dataclasses import dataclass

from ..options import AgentOptions
from ..server.client import OllamaServer
from .budget import TokenEstimate


@dataclass(frozen=True)
class Agent:
    """The agent that takes a turn.

    hides_tools tells that its model sees the tools only beside the user's last words.
    """

    entity_id: str
    server: OllamaServer
    options: AgentOptions
    num_ctx: int
    """The context to ask for, in tokens."""
    estimate: TokenEstimate
    """How many tokens a prompt of the model's has."""
    hides_tools: bool = False
