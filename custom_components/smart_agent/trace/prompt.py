"""The prompt of a request, for the record of its turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..text.json_safe import json_safe


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a model was sent, as it was sent: the very objects, which turns share."""

    messages: Sequence[Mapping[str, Any]]
    tools: Sequence[Mapping[str, Any]]

    def as_dict(self) -> dict[str, Any]:
        """Return the prompt as JSON."""
        return {"messages": json_safe(self.messages), "tools": json_safe(self.tools)}
