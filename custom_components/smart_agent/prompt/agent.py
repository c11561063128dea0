"""The agent whose model reads the prompt."""

from collections.abc import Mapping
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
    num_ctx: Mapping[str, int]
    """The context to ask for, in tokens, by model."""
    estimates: Mapping[str, TokenEstimate]
    """How many tokens a prompt has, by model."""
    hides_tools: bool = False
