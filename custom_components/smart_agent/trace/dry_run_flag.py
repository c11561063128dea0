"""Marks the turn that the panel has started, and whether it is a dry run."""

from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(slots=True)
class Trial:
    """A sentence that is tried from the panel."""

    dry_run: bool
    """Whether nothing is done in the house."""
    turn_id: str = ""
    """The id of its turn, once that has begun."""


current_trial: ContextVar[Trial | None] = ContextVar("smart_agent_trial", default=None)
"""The trial that the running task belongs to: Home Assistant's conversation takes
nothing of the kind along."""
