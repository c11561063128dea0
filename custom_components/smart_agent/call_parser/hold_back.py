"""How much of a growing text can be spoken before the rest of it is known."""

from collections.abc import Collection
import re

from .shapes import ToolNames

_LONGEST_DOUBT = 512
"""Characters after which a possible start of a call is decided. Each part of the
pattern below has a longest length; only a name is decided as late as its brace."""

_HOLD_RE = re.compile(
    r"""
      \{ | ``` | `{1,2}\Z                       # an object, a fence
    | <(?=[/|｜]|[^\W\d]|\Z)                    # a tag
    | \[(?=\s{0,64}+(?:[\[{<`]|\Z)              # a list of calls
         |/?(?:END_)?TOOL_|/?E?N?D?_?T?O?O?L?\Z)  # Mistral's marker
    | (?<![\w.:-])(?:\[\s{0,64}+)?+(?P<word>[\w.:-]{1,128}+)
      (?:(?P<paren>\()                          # Python's call syntax
        |\s{0,64}+:?\s{0,64}+(?:\{|\Z)          # a name before its object
        |\s{0,64}+\[A?R?G?S?\]?\s{0,64}+(?:\{|\Z))
    """,
    re.VERBOSE | re.IGNORECASE | re.ASCII,
)
_FIRST_WORD_RE = re.compile(r"\s*+(?P<word>[\w-]{1,128}+)(?=[\s:])")


class CallWatch:
    """Decides how much of a growing text can be spoken.

    Text is released once it cannot be a call or the start of one, whatever follows.
    From the first place that may be a call on, all text is held until the end, when
    `salvage` reads it. What was released and flushed, joined, is the whole text.
    """

    def __init__(self, tool_names: Collection[str]) -> None:
        """Take the names of the tools as the model saw them."""
        self._names = ToolNames(tool_names)
        self._held = ""
        self._sure: list[str] = []
        self._started = False

    def feed(self, delta: str) -> str:
        """Take the next piece of the text; return what can be spoken now."""
        if self._sure:
            self._sure.append(delta)
            return ""
        self._held += delta
        end = self._first_doubt()
        released, self._held = self._held[:end], self._held[end:]
        self._started = self._started or bool(released.strip())
        if len(self._held) > _LONGEST_DOUBT:
            self._sure, self._held = [self._held], ""
        return released

    def flush(self) -> str:
        """Return what is still held; the text has ended."""
        held = "".join([*self._sure, self._held])
        self._sure, self._held = [], ""
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
