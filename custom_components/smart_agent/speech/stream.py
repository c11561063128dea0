"""The first stage: removes spans that are no speech from a text as it streams in."""

from collections.abc import Collection, Mapping
import re

from .cleaner import NO_NAMES, Voice

_REASONING = r"(?:\w{1,16}:)?(?:think(?:ing)?|thought|reasoning|reflection|analysis)"
# Where something starts that is not speech. Bounded everywhere, see _UNDECIDED.
_OPENING = re.compile(
    rf"""
      (?P<reasoning> <{_REASONING}(?:\s[^<>]{{0,80}})?> | \[THINK\]
        | <\|channel\|?>\s?(?!final)[a-z]{{1,16}}(?![a-z]) )
    | (?P<reasoned> </{_REASONING}\s?> | \[/THINK\] | <channel\|> )
    | (?P<comment> <!-- )
    | (?P<fence> `{{3,}} )
    | (?P<header> <\|?(?:start|im_start|turn|start_of_turn|start_header_id)\|?>\s?
        (?:assistant|model|user|system|tool)\b | <\|channel\|?>\s?final\b )
    | (?P<address> <(?=[a-z][a-z\d+.-]{{0,20}}:[^\s<>]{{1,900}}>) )
    | (?P<tag> <[a-z/!?|｜][^<>\n]{{0,1000}}>
        | \[/?(?:tool_calls|tool_results|available_tools|inst|args)\] )
    | (?P<tex> \\[a-z]{{1,20}}\{{ )
    | (?P<block> \{{(?=\s{{0,8}}(?:["'{{%}}]|<\||\w{{1,40}}\s{{0,4}}:))
        | (?<=\w)\((?=\s{{0,8}}\w{{1,40}}\s{{0,4}}=) )
    """,
    re.VERBOSE | re.IGNORECASE | re.ASCII,
)
_TRIGGER = re.compile(r"[<`\[\\{(]")
# The name before a block: "call:light.turn_on{", "HassTurnOn(".
_CALLEE = re.compile(r"\w(?:[\w.:]{0,62}\w)?\Z", re.ASCII)
# Ends of text that may become an opening with what follows. Every prefix of an opening
# is one, else the result would depend on where the text was cut.
_UNDECIDED_TAG = re.compile(r"<[^<>\n]{0,1001}(?:>\s?[a-z]{0,17})?\Z", re.IGNORECASE)
_UNDECIDED = re.compile(
    r"\\?[\w.:]{0,64}(?:[{(]\s{0,8}(?:\w{0,40}\s{0,4}|<))?\Z|\[[/a-z_]{0,18}\Z",
    re.IGNORECASE | re.ASCII,
)
_LONGEST_UNDECIDED = 120
_CLOSING = {
    "reasoning": re.compile(
        rf"</{_REASONING}\s?>|\[/THINK\]|<channel\|>|<\|(?:end|return|call)\|>"
        r"|<\|channel\|>\s?final",
        re.IGNORECASE | re.ASCII,
    ),
    "comment": re.compile(r"-->"),
    "fence": re.compile(r"`{3,}"),
}
_LONGEST_CLOSING = 64
# Treated as three are, whatever follows: a longer run is not kept in memory.
_MANY_TICKS = "`" * 64
_INLINE_TAG = re.compile(
    r"</?(?:a|abbr|b|code|del|em|font|i|ins|kbd|mark|s|small|span|strong|su[bp]|u)\b",
    re.IGNORECASE,
)
_BLOCK_TAG = re.compile(r"</?(?:br|div|h[1-6]|hr|li|ol|p|table|tr|ul)\b", re.IGNORECASE)


def _tag_gap(tag: str) -> str:
    """Return what a tag leaves between the texts around it."""
    if _BLOCK_TAG.match(tag):
        return "\n"
    return "" if _INLINE_TAG.match(tag) else " "


def _opening(text: str, start: int, end: int) -> re.Match[str] | None:
    """Return the first opening between two positions."""
    for trigger in _TRIGGER.finditer(text, start, end):
        if match := _OPENING.match(text, trigger.start()):
            return match
    return None


def _undecided(text: str) -> int:
    """Return where the end of text begins that could still become an opening."""
    start = len(text)
    if match := _UNDECIDED.search(text, max(0, start - _LONGEST_UNDECIDED)):
        start = match.start()
    if match := _UNDECIDED_TAG.match(text, max(0, text.rfind("<"))):
        start = min(start, match.start())
    return len(text[:start].rstrip("`"))


class _Block:
    """Progress through JSON or the arguments of a call."""

    def __init__(self) -> None:
        self.done = False
        self._depth = 1
        self._quoted = self._escaped = self._blank_line = False

    def skip(self, text: str, start: int) -> int:
        """Return where the block ends, or the end of the text.

        A blank line ends a block that was never closed.
        """
        for index in range(start, len(text)):
            char = text[index]
            if char == "\n":
                if self._blank_line:
                    self.done = True
                    return index
                self._blank_line, self._quoted, self._escaped = True, False, False
                continue
            self._blank_line &= char.isspace()
            if self._escaped or char == "\\":
                self._escaped = not self._escaped
            elif char == '"':
                self._quoted = not self._quoted
            elif not self._quoted:
                self._depth += (char in "([{") - (char in ")]}")
                if self._depth == 0:
                    self.done = True
                    return index + 1
        return len(text)


class SpeechStream:
    """`clean` for text that arrives bit by bit.

    A sentence is released with the first word of the next one. The outputs of every
    `feed` and of `finish`, joined, are `clean` of the whole text, however it was cut,
    with one exception: a closing reasoning tag without an opening one cannot take back
    sentences already released. `reasoning_first` is for models whose prompt ends in the
    opening tag: nothing is released until reasoning is closed, or `finish`.
    """

    def __init__(
        self,
        *,
        domains: Collection[str] = (),
        names: Mapping[str, str] = NO_NAMES,
        reasoning_first: bool = False,
    ) -> None:
        """Start a text; see `clean` for domains and names."""
        self._voice = Voice(domains, names)
        self._withheld = reasoning_first
        self._raw = ""
        self._closing: re.Pattern[str] | None = None
        self._block: _Block | None = None

    def feed(self, delta: str) -> str:
        """Take the next bit of the text; return what can be spoken now."""
        self._raw += delta
        if self._raw.endswith(_MANY_TICKS):
            self._raw = self._raw.rstrip("`") + _MANY_TICKS[:3]
        self._scan(final=False)
        return "" if self._withheld else self._voice.release()

    def finish(self, last: str = "") -> str:
        """Take the last bit of the text; return all that is left to speak."""
        self._raw += last
        self._scan(final=True)
        self._voice.close()
        return self._voice.release()

    def _scan(self, *, final: bool) -> None:
        """Pass speech to the second stage, and keep what is undecided."""
        position, moved = 0, True
        hold = len(self._raw) if final else _undecided(self._raw)
        while moved and position < len(self._raw):
            if self._closing:
                moved, position = self._skip_span(self._closing, position, final)
            elif self._block:
                position = self._block.skip(self._raw, position)
                if self._block.done:
                    self._block = None
            else:
                moved, position = self._read_text(position, hold)
        self._raw = self._raw[position:]

    def _skip_span(
        self, closing: re.Pattern[str], start: int, final: bool
    ) -> tuple[bool, int]:
        """Return whether the span is closed, and where to read on."""
        match = closing.search(self._raw, start)
        if match is None:
            return False, max(start, len(self._raw) - _LONGEST_CLOSING)
        if match.end() == len(self._raw) and not final:
            return False, match.start()
        if closing is _CLOSING["reasoning"]:
            self._withheld = False
        self._closing = None
        self._voice.add(" ")
        return True, match.end()

    def _read_text(self, start: int, hold: int) -> tuple[bool, int]:
        """Pass on text up to the next opening.

        Return whether there is an opening, and where to read on.
        """
        match = _opening(self._raw, start, hold)
        if match is None:
            hold = max(start, hold)
            self._voice.add(self._raw[start:hold])
            return False, hold
        before = self._raw[start : match.start()]
        if match.lastgroup == "block":
            before = _CALLEE.sub("", before)
        self._voice.add(before)
        match match.lastgroup:
            case "reasoned":
                self._voice.forget()
                self._withheld = False
            case "tag":
                self._voice.add(_tag_gap(match[0]))
            case "tex":
                self._voice.add(match[0])
            case "block":
                self._voice.add(" ")
                self._block = _Block()
            case kind:
                self._voice.add(" ")
                self._closing = _CLOSING.get(kind or "")
        return True, match.end()


def clean(
    text: str,
    *,
    domains: Collection[str] = (),
    names: Mapping[str, str] = NO_NAMES,
) -> str:
    """Return a model's text as plain sentences for text-to-speech.

    Markup, emoji, reasoning, code, JSON, call syntax and special tokens are dropped.
    Lines become sentences and keep the number of a list. Of a URL only the host stays.
    An entity id (one of `domains` or of the domains in `names`, a dot, an object id)
    becomes its name in `names`, which maps entity ids to friendly names, or is dropped.
    A closing reasoning tag without an opening one makes all before it reasoning.
    The result can be empty.
    """
    return SpeechStream(domains=domains, names=names).finish(text)
