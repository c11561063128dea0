"""What a turn is, how it ended, who handled it, and what the guard decided on its calls."""

from enum import StrEnum


class Kind(StrEnum):
    """What a turn is part of."""

    CONVERSATION = "conversation"
    TASK = "task"
    """An AI task: nobody speaks, and nothing is spoken."""


class Outcome(StrEnum):
    """How a turn ended."""

    ANSWERED = "answered"
    ACTED = "acted"
    ASKED_BACK = "asked_back"
    GAVE_UP = "gave_up"
    FAILED = "failed"
    CANCELLED = "cancelled"


class TakenBy(StrEnum):
    """Who handled a turn."""

    AT_ONCE = "at_once"
    """The agent itself: nothing was sent to a model."""
    MODEL = "model"
    BOTH = "both"
    """A model was asked, and the agent made a call in its place."""
    GUARDED = "guarded"
    """Another agent, whose calls the guard judged."""


class Judgement(StrEnum):
    """What the guard decided on a call."""

    RUN = "run"
    REPEATED = "repeated"
    REJECTED = "rejected"
    ASKED = "asked"
