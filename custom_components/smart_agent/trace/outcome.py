"""How a turn ended, and who saw to it."""

from enum import StrEnum


class Outcome(StrEnum):
    """How a turn ended."""

    ANSWERED = "answered"
    ACTED = "acted"
    ASKED_BACK = "asked_back"
    GAVE_UP = "gave_up"
    FAILED = "failed"
    CANCELLED = "cancelled"


class TakenBy(StrEnum):
    """Who saw to a turn."""

    AT_ONCE = "at_once"
    """The agent itself: nothing was sent to a model."""
    MODEL = "model"
    BOTH = "both"
    """A model was asked, and the agent made a call in its place."""
