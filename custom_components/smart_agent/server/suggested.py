"""Models that a server can download, for people who do not know any."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Suggested:
    """A model in Ollama's library; gigabytes is what it takes to download and to hold."""

    name: str
    gigabytes: float


SUGGESTED = (
    Suggested("qwen3.5:4b", 3.4),
    Suggested("qwen3:8b", 5.2),
    Suggested("qwen3:4b-instruct", 2.5),
    Suggested("ministral-3:3b", 3.0),
    Suggested("ministral-3:8b", 6.0),
    Suggested("qwen3:1.7b", 1.4),
)
"""Models of 1 to 8 billion parameters that call tools, best first: by what passes of their
published runs of `assist` here (evals/README.md, "Replay"). Sizes are those of Ollama's
library."""

FIRST = "qwen3:4b-instruct"
"""What the README names for a start: it does not think first, and most machines hold it."""
