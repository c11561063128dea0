"""How much of a growing text can be spoken before the rest of it is known."""

from collections.abc import Collection
import re

from .shapes import ToolNames

_HOLD_RE = re.compile(
    r"""
      \{ | ``` | `{1,2}\Z                       # an object, a fence
    | <(?=[/|｜]|[^\W\d]|\Z)                    # a tag
    | \[(?=\s*+(?:[\[{<`]|\Z)                   # a list of calls
         |/?(?:END_)?TOOL_|/?E?N?D?_?T?O?O?L?\Z)  # Mistral's marker
    | (?<![\w.:-])(?:\[\s*+)?+(?P<word>[\w.:-]++)
      (?:(?P<paren>\()                          # Python's call syntax
        |\s*+:?\s*+(?:\{|\Z)                    # a name before its object
        |\s*+\[A?R?G?S?\]?\s*+(?:\{|\Z))
    """,
    re.VERBOSE | re.IGNORECASE | re.ASCII,
)
_FIRST_WORD_RE = re.compile(r"\s*+(?P<word>[\w-]++)(?=[\s:])")


class CallWatch:
    """Decides how much of a growing text can be spoken.

    Released is what surely is no call and no start of one, whatever may follow. From
    the first place that may be a call on, all is held until the end; `salvage` then
    says what it is. All that was released and flushed is the text.
    """

    def __init__(self, tool_names: Collection[str]) -> None:
        """Take the names of the tools as the model saw them."""
        self._names = ToolNames(tool_names)
        self._held = ""
        self._started = False

    def feed(self, delta: str) -> str:
        """Take the next piece of the text; return what can be spoken now."""
        self._held += delta
        end = self._first_doubt()
        released, self._held = self._held[:end], self._held[end:]
        self._started = self._started or bool(released.strip())
        return released

    def flush(self) -> str:
        """Return what is still held; the text has ended."""
        held, self._held = self._held, ""
        return held

    def _first_doubt(self) -> int:
        if not self._started and (match := _FIRST_WORD_RE.match(self._held)):
            word = match["word"]
            if self._names.known(word) and self._names.distinct(word):
                return match.start()
        for match in _HOLD_RE.finditer(self._held):
            if not match["paren"] or self._may_call(match["word"]):
                return match.start()
        return len(self._held)

    def _may_call(self, word: str) -> bool:
        name = re.split(r"[.:]", word)[-1]
        return name.lower() == "print" or self._names.plausible(name)
