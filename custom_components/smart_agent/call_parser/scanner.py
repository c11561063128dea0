"""One pass over a text, from one possible start of a call to the next."""

from collections.abc import Callable
from dataclasses import dataclass
import re

from .literal import (
    Cause,
    LiteralError,
    closing,
    read_arguments,
    read_object,
    read_value,
)
from .markers import MARKER, MAX_UNREAD, RESUME, START, WORD, MarkerKind, marker_kind
from .shapes import (
    BrokenCall,
    Reading,
    TextCall,
    ToolNames,
    broken_call,
    meant_as_call,
    read_calls,
)

_WINDOW = 300
"""Characters of an unreadable object in which a tool's name is looked for."""

_CLOSERS_RE = re.compile(r"(?:\s*+\})++")
_OPENERS_RE = re.compile(r"[{\s]*+\Z")
_MORE_KEYS_RE = re.compile(r"""\s*+,\s*+(["'])\w++\1\s*+:""")
_BRACE_RE = re.compile(r"\s*+\{")
_PARENTHESIS_RE = re.compile(r"\s*+\)")
_PARAMETER_RE = re.compile(
    r"\s*+<parameter=(?P<key>[\w.-]++)>\n?(?P<value>.*?)\n?</parameter>", re.DOTALL
)

type Span = tuple[int, int]
type _Reader = Callable[[str, int], tuple[dict[str, object], int]]


@dataclass(frozen=True, slots=True)
class Found:
    """A span of the text that is call syntax."""

    start: int
    end: int
    """Offset behind the last character."""
    outcomes: tuple[TextCall | BrokenCall, ...]
    """The calls in the span, and those that cannot be read."""


def scan(text: str, names: ToolNames, *, alone: bool) -> tuple[list[Found], list[Span]]:
    """Return the calls of a text, and other spans that must not be spoken.

    Some syntax means a call only if the text says nothing else: an object without a
    tool's name, an unknown name. `alone` tells that such syntax counts as a call.
    """
    scanner = _Scanner(text, names, alone)
    scanner.run()
    return scanner.found, scanner.blocks


class _Scanner:
    def __init__(self, text: str, names: ToolNames, alone: bool) -> None:
        self.found: list[Found] = []
        self.blocks: list[Span] = []
        self._text = text
        self._names = names
        self._pos = 0
        self._block_start = 0
        self._marked = False
        self._fenced = False
        self._spoken = not alone
        self._unread = 0

    @property
    def _in_block(self) -> bool:
        return self._marked or self._fenced

    def run(self) -> None:
        while self._unread < MAX_UNREAD:
            if (match := START.search(self._text, self._pos)) is None:
                break
            if not (self._in_block or self._spoken):
                self._spoken = bool(WORD.search(self._text, self._pos, match.start()))
            if match["marker"]:
                self._marker(match)
            elif match["fence"]:
                self._fence(match)
            elif match["name"]:
                self._named(match)
            else:
                self._object(match.start())
        self._finish()

    def _marker(self, match: re.Match[str]) -> None:
        self._leave_block(match)
        kind = marker_kind(match["marker"])
        self._marked = kind is MarkerKind.CALL
        if kind is MarkerKind.RESULT:
            following = MARKER.search(self._text, match.end())
            self._pos = following.start() if following else len(self._text)
            self.blocks.append((match.end(), self._pos))
        if match["function"]:
            self._function_tag(match)

    def _fence(self, match: re.Match[str]) -> None:
        marked = self._marked or "tool_" in match["fence"]
        self._leave_block(match)
        self._fenced = not self._fenced
        self._marked = self._fenced and marked

    def _leave_block(self, match: re.Match[str]) -> None:
        """End the block before a marker or fence: nothing in it is spoken."""
        start = match.start()
        if self._marked and WORD.search(self._text, self._block_start, start):
            self._require_call()
        self.blocks.append(
            (self._block_start if self._in_block else start, match.end())
        )
        self._pos = self._block_start = match.end()

    def _finish(self) -> None:
        """End the last block; text behind the calls of an unclosed marker is speech."""
        end = len(self._text)
        last = self.found[-1].end if self.found else 0
        if self._marked and (not last or WORD.search(self._text, self._block_start)):
            self._require_call()
        if self._fenced or (self._marked and last <= self._block_start):
            self.blocks.append((self._block_start, end))
        elif self._marked:
            self.blocks.append((self._block_start, last))

    def _require_call(self) -> None:
        start = self._block_start
        if not self.found or self.found[-1].end <= start:
            outcome = broken_call(self._text, start, "No call", Cause.OTHER)
            self.found.append(Found(start, start, (outcome,)))

    def _function_tag(self, match: re.Match[str]) -> None:
        """Read `<function=NAME>` with an object or `<parameter=KEY>` tags behind it."""
        name = self._names.bare(match["function"])
        pos = match.end()
        if brace := _BRACE_RE.match(self._text, pos):
            self._arguments(name, match.start(), brace.end() - 1, read_object)
            return
        arguments: dict[str, object] = {}
        while parameter := _PARAMETER_RE.match(self._text, pos):
            arguments[parameter["key"]] = _tag_value(parameter["value"])
            pos = parameter.end()
        if arguments or re.compile(r"\s*+</function>").match(self._text, pos):
            self._add(match.start(), pos, [Reading(TextCall(name, arguments), True)])

    def _named(self, match: re.Match[str]) -> None:
        name = self._names.bare(match["name"])
        brace = match["brace"] is not None
        free = self._in_block or not self._spoken
        if not (self._names.known(name) or (free and self._names.plausible(name))):
            self._spoken = self._spoken or not self._in_block
            self._pos = match.start("brace") if brace else match.end()
            return
        reader = read_object if brace else read_arguments
        self._arguments(name, match.start(), match.end() - 1, reader)
        if match["print"] and (end := _PARENTHESIS_RE.match(self._text, self._pos)):
            self._pos = end.end()

    def _arguments(self, name: str, start: int, opening: int, read: _Reader) -> None:
        """Take the arguments at `opening` for the tool named before them."""
        sure = self._in_block or self._names.known(name)
        try:
            arguments, end = read(self._text, opening)
        except LiteralError as err:
            self._add_broken(start, opening, err, sure)
            return
        if not (arguments or self._in_block) and self._amid_words(start, end):
            self._pos = end
            self._spoken = True
            return
        readings = [Reading(TextCall(name, arguments), sure)]
        if not self._names.known(name):
            # The name may be a label: `tool_call: {"name": …}`.
            inner = [item for item in read_calls(arguments, self._names) if item.sure]
            readings = inner or readings
        self._add(start, end, readings)

    def _object(self, start: int) -> None:
        try:
            value, end = read_object(self._text, start)
        except LiteralError as err:
            window = self._text[start : start + _WINDOW]
            sure = self._marked or meant_as_call(window, self._names)
            self._add_broken(start, start, err, sure)
            return
        self._add(start, end, list(read_calls(value, self._names)))

    def _amid_words(self, start: int, end: int) -> bool:
        """Return whether `NAME()` is mentioned in a sentence rather than called."""
        line_start = self._text.rfind("\n", 0, start) + 1
        line_end = self._text.find("\n", end)
        line_end = len(self._text) if line_end < 0 else line_end
        before = WORD.search(self._text, line_start, start)
        return bool(before or WORD.search(self._text, end, line_end))

    def _add(self, start: int, end: int, readings: list[Reading]) -> None:
        sure = self._marked or any(reading.sure for reading in readings)
        if not sure and self._spoken:
            self._pos = start + 1
            return
        self._pos = end
        outcomes = [self._outcome(start, reading) for reading in readings]
        if any(isinstance(outcome, TextCall) for outcome in outcomes):
            extra, position, self._pos = self._extra_braces(start, end)
            if extra:
                message = "Extra closing brace"
                cause = Cause.EXTRA_CLOSING_BRACE
                outcomes = [
                    broken_call(self._text, position, message, cause, str(extra))
                ]
        self.found.append(Found(start, self._pos, tuple(outcomes)))

    def _outcome(self, position: int, reading: Reading) -> TextCall | BrokenCall:
        flaw = reading.outcome
        if isinstance(flaw, TextCall):
            return flaw
        return broken_call(self._text, position, flaw.message, flaw.cause, flaw.detail)

    def _extra_braces(self, start: int, end: int) -> tuple[int, int, int]:
        """Return how many braces too many there are, where, and where they end."""
        if _MORE_KEYS_RE.match(self._text, end):
            return 1, end - 1, self._end_of_broken(end, end)
        closers = _CLOSERS_RE.match(self._text, end)
        if closers is None:
            return 0, end, end
        openers = _OPENERS_RE.search(self._text[max(start - _WINDOW, 0) : start])
        opened = openers.group().count("{") if openers else 0
        position = self._text.index("}", end)
        return max(closers.group().count("}") - opened, 0), position, closers.end()

    def _add_broken(
        self, start: int, opening: int, err: LiteralError, sure: bool
    ) -> None:
        self._unread += 1
        if not sure and self._spoken:
            self._pos = opening + 1
            return
        self._pos = self._end_of_broken(opening, err.position, err.cause)
        outcome = broken_call(
            self._text, err.position, err.message, err.cause, err.detail
        )
        self.found.append(Found(start, self._pos, (outcome,)))

    def _end_of_broken(
        self, opening: int, position: int, cause: Cause = Cause.UNCLOSED
    ) -> int:
        """Return the likely end of a call that cannot be read."""
        if cause is not Cause.UNCLOSED:
            try:
                return closing(self._text, opening)
            except LiteralError:
                pass
        if resume := RESUME.search(self._text, position):
            return max(resume.start(), opening + 1)
        last = max(self._text.rfind("}"), self._text.rfind(")"))
        return last + 1 if last >= position else len(self._text)


def _tag_value(written: str) -> object:
    """Return the value of a `<parameter>`: a literal, or the text as it stands."""
    try:
        value, end = read_value(written, 0)
    except LiteralError:
        return written
    return written if written[end:].strip() or isinstance(value, str) else value
