"""One answer of a model, read as it streams in."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import partial

from ..call_parser.parse import BrokenCall, CallWatch, salvage
from ..speech import SpeechStream, clean
from .client import Chunk, Usage
from .written import Written, WrittenCall

__all__ = ["Answer", "AnswerReader", "WrittenCall"]

LOST_TOKENS = 3
"""Generated tokens above which an empty answer counts as lost: Ollama drops a call that
its parser does not understand (server tools/tools.go), while a model that answers
nothing generates only the end-of-turn tokens."""


_TOKEN_LIMIT = "length"
"""Ollama's reason for an answer that filled the context or took all tokens it may."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A model's whole answer."""

    text: str = ""
    thinking: str = ""
    calls: tuple[WrittenCall, ...] = ()
    broken: tuple[BrokenCall, ...] = ()
    """Calls in the text that cannot be read."""
    spoken: str = ""
    """What was released to be spoken while the answer came in."""
    rest: str = ""
    """What remains to be spoken."""
    usage: Usage | None = None
    """What the request cost; None if the server did not finish the answer."""

    @property
    def speech(self) -> str:
        """Return all that a person may hear of the answer."""
        return f"{self.spoken}{self.rest}".strip()

    @property
    def lost(self) -> bool:
        """Return whether tokens were generated of which nothing arrived."""
        generated = self.usage.generated_tokens if self.usage else 0
        return not (self.text.strip() or self.calls) and generated > LOST_TOKENS

    @property
    def silent(self) -> bool:
        """Return whether the model had nothing to say, and nothing was lost."""
        said = self.text.strip() or self.thinking.strip() or self.calls
        return self.complete and not said and not self.lost

    @property
    def complete(self) -> bool:
        """Return whether the server said that the answer is done."""
        return self.usage is not None

    @property
    def whole(self) -> bool:
        """Return whether the model itself ended the answer, and not a limit of tokens."""
        return self.usage is not None and self.usage.done_reason != _TOKEN_LIMIT


class AnswerReader:
    """Collects an answer and releases what can be spoken at once.

    hold_back is the number of characters that are kept before the first are spoken:
    a model that announces a call ("I will turn it on") is then not heard. None keeps
    everything until the end.
    """

    def __init__(
        self,
        tool_names: Collection[str],
        domains: Collection[str],
        names: Mapping[str, str],
        hold_back: int | None,
    ) -> None:
        """Read calls of these tools; for domains and names see `speech.clean`."""
        self._tool_names = tool_names
        self._clean = partial(clean, domains=domains, names=names)
        self._watch = CallWatch(tool_names)
        self._speech = SpeechStream(domains=domains, names=names)
        self._hold_back = hold_back
        self._held = ""
        self._spoken = ""
        self._written = Written()
        self._usage: Usage | None = None
        self.answer = Answer()
        """The whole answer, once it has been finished."""

    def feed(self, chunk: Chunk) -> str:
        """Take in a piece of the answer and return what may be spoken now.

        Raises OllamaError if it makes the answer too large; it is not taken in then.
        """
        self._written.add(chunk)
        self._usage = chunk.usage or self._usage
        if not chunk.content:
            return ""
        self._held += self._speech.feed(self._watch.feed(chunk.content))
        if self._written.calls or self._hold_back is None:
            return ""
        if not self._spoken and len(self._held) <= self._hold_back:
            return ""
        released, self._held = self._held, ""
        self._spoken += released
        return released

    def finish(self) -> None:
        """Put the whole answer together; nothing more comes in."""
        text = self._written.text
        salvaged = salvage(text, self._tool_names)
        calls = [*self._written.calls]
        calls += [
            WrittenCall(c.name, c.arguments, as_text=True) for c in salvaged.calls
        ]
        rest = ""
        if salvaged.calls or salvaged.broken:
            if not self._spoken:
                rest = self._clean(salvaged.speech)
        else:
            rest = self._held + self._speech.feed(self._watch.flush())
            rest += self._speech.finish()
        self.answer = Answer(
            text=text,
            thinking=self._written.thinking,
            calls=tuple(calls),
            broken=salvaged.broken,
            spoken=self._spoken,
            rest=rest,
            usage=self._usage,
        )
