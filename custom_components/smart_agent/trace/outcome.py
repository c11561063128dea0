"""How a turn ended, who saw to it, and what became of its calls."""

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


class Judgement(StrEnum):
    """What the guard made of a call."""

    RUN = "run"
    REPEATED = "repeated"
    REJECTED = "rejected"
    ASKED = "asked"
