"""A turn taken for a look at it, from the panel."""

from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(slots=True)
class Trial:
    """What is tried; turn_id is that of the turn, once it has begun.

    With dry_run nothing is done in the house.
    """

    dry_run: bool
    turn_id: str = ""


current_trial: ContextVar[Trial | None] = ContextVar("smart_agent_trial", default=None)
"""The trial that the running task belongs to: Home Assistant's conversation takes
nothing of the kind along."""
