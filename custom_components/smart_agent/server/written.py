"""Collects what a model writes in one answer, within limits."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..call_parser.literal import MAX_DEPTH
from ..call_parser.markers import MAX_CALLS, MAX_TEXT
from ..text.json_safe import json_safe, safe_text
from .client import Chunk, RawCall
from .errors import OllamaError, Problem

MAX_WRITTEN = MAX_TEXT
"""Characters of an answer's text and calls together. A model may generate 512 tokens,
or 4096 with thinking (`const`), of four to five characters each. The parser of calls
reads as many characters, and a record keeps as many (`trace`)."""

MAX_THINKING = 100_000
"""Characters of an answer's thinking: 4096 tokens, also in languages with long ones."""


@dataclass(frozen=True, slots=True)
class WrittenCall:
    """A call as the model wrote it."""

    name: str
    arguments: Any
    """Values by name; in a call written as text perhaps only a text."""
    as_text: bool = False
    """Whether the model wrote it into its text, not as a tool call."""

    def as_dict(self) -> dict[str, Any]:
        """Return the call as JSON."""
        return {"name": safe_text(self.name), "arguments": json_safe(self.arguments)}


class Written:
    """Collects an answer piece by piece.

    The client limits bytes; the limits here are for the code that reads the content.
    """

    def __init__(self) -> None:
        """Start with nothing."""
        self.calls: list[WrittenCall] = []
        self._text: list[str] = []
        self._thinking: list[str] = []
        self._length = 0
        self._thought = 0

    @property
    def text(self) -> str:
        """Return the text of the answer."""
        return "".join(self._text)

    @property
    def thinking(self) -> str:
        """Return the model's thinking."""
        return "".join(self._thinking)

    def add(self, chunk: Chunk) -> None:
        """Take in a piece of an answer.

        Raises OllamaError if it makes the answer too large; it is not taken in then.
        """
        if len(self.calls) + len(chunk.calls) > MAX_CALLS:
            raise OllamaError(Problem.TOO_LARGE, f"> {MAX_CALLS} calls")
        self._length += len(chunk.content) + sum(map(_length, chunk.calls))
        if self._length > MAX_WRITTEN:
            raise OllamaError(Problem.TOO_LARGE, f"> {MAX_WRITTEN} characters")
        self._thought += len(chunk.thinking)
        if self._thought > MAX_THINKING:
            raise OllamaError(
                Problem.TOO_LARGE, f"> {MAX_THINKING} characters of thinking"
            )
        self._text.append(chunk.content)
        self._thinking.append(chunk.thinking)
        self.calls += [WrittenCall(call.name, call.arguments) for call in chunk.calls]


def _length(call: RawCall) -> int:
    """Return about how many characters a call takes.

    Raises OllamaError for arguments that are nested too deeply, because later code
    reads them by recursion.
    """
    length = len(call.name)
    level: list[Any] = [call.arguments]
    for _ in range(MAX_DEPTH):
        below: list[Any] = []
        for value in level:
            length += len(value) if isinstance(value, str) else 1
            if isinstance(value, Mapping):
                below += [*value, *value.values()]
            elif isinstance(value, list):
                below += value
        if not below:
            return length
        level = below
    raise OllamaError(Problem.TOO_LARGE, f"> {MAX_DEPTH} levels of arguments")
