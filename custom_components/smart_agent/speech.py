"""What a model wrote, as words a person may hear.

Two stages. `SpeechStream` removes spans that are no speech and may cross sentences:
reasoning, fenced code, JSON and call syntax, tags and special tokens. `_Voice` then
takes sentence by sentence, strips what markup is left, and joins the sentences with
single spaces; the end of a line is the end of a sentence.

No character that could open a span is ever left in the result, and every sentence is
cleaned until nothing changes, so cleaning cleaned text changes nothing.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
import html
import re
from types import MappingProxyType
import unicodedata

_NO_NAMES: Mapping[str, str] = MappingProxyType({})

# Question marks of living scripts; U+037E is the Greek one, which NFC turns into ";".
_QUESTION = "?\u037e՞؟፧⁇⁈⁉⳺⳻⸮꘏꛷︖﹖？𑅃"
_UNSPACED = "。！？｡"  # end a sentence without a space after them
_TERMINATORS = f".!…‼।॥։۔።။។{_QUESTION}{_UNSPACED}"
_CLOSERS = "\"'”’»›)\\]」』）】*_`~"
_GREEK = re.compile(r"[\u0370-\u03ff\u1f00-\u1fff]")

_MOST_CLOSERS = 8


def _boundary(terminators: str) -> re.Pattern[str]:
    """Return a pattern for closing marks and gap between two sentences.

    It needs the first character of the next sentence, so a match stays right whatever
    follows. Possessive repeats keep it linear.
    """
    closers = rf"([{_CLOSERS}]{{0,{_MOST_CLOSERS}}}+)"
    return re.compile(
        rf"(?<=[{_UNSPACED}]){closers}(\s*+)(?=[^\s{terminators}])"
        rf"|(?<=[{terminators}]){closers}(\s++)(?=\S)"
        r"|()(\n\s*+)(?=\S)"
    )


_SPACE = re.compile(r"\s+")


def _one_space(run: str) -> str:
    """Return the one character that stands for a run of white space."""
    return "\n" if "\n" in run else " "


_SENTENCE = _boundary(_TERMINATORS)
# A colon ends what can be cleaned on its own, but not a sentence.
_CLAUSE = _boundary(f"{_TERMINATORS}:")
_CLOSED = re.compile(rf"[{_TERMINATORS}:][{_CLOSERS}]*\Z")
_LAST_MARKS = re.compile(
    rf"[{_TERMINATORS};]+(?=(?:[^\w{_TERMINATORS};]|_)*\Z)|՞(?=\w*\W*\Z)"
)


def _split(
    text: str, boundary: re.Pattern[str]
) -> Iterator[tuple[str, str | None, int]]:
    """Yield each sentence, the gap after it (the last has none), and its end."""
    start = 0
    for match in boundary.finditer(text):
        group = match.lastindex or 0
        yield text[start : match.end(group - 1)], match[group], match.end()
        start = match.end()
    yield text[start:], None, len(text)


# Emoji, other pictographs and drawing characters: the blocks of Unicode 17
# emoji-data.txt with Extended_Pictographic, without their letters, digits and musical
# accidentals, plus the emoji that stand alone in other blocks.
_PICTOGRAPHS = (
    range(0x2300, 0x2400),
    range(0x2500, 0x266D),
    range(0x2670, 0x2768),
    range(0x2794, 0x27C0),
    range(0x2B00, 0x2C00),
    range(0x1F000, 0x1FB00),
    range(0x1FC00, 0x1FFFE),
)
_LONE_PICTOGRAPHS = frozenset("©®™ℹⓂ〰〽㊗㊙\ufffd")
_ARROWS = (
    range(0x2190, 0x2200),
    range(0x2798, 0x27B0),
    range(0x27F0, 0x2800),
    range(0x2900, 0x2980),
)
# Stands for a comma until the neighbours are known; private use never comes in.
_JOIN = "\ue000"


class _Audible(dict[int, int | str | None]):
    """Translation table that learns each character on first sight."""

    def __missing__(self, code: int) -> int | str | None:
        """Return what is left of a character."""
        self[code] = result = self._judge(code)
        return result

    @staticmethod
    def _judge(code: int) -> int | str | None:
        char = chr(code)
        if any(code in block for block in _ARROWS):
            return _JOIN
        if char in _LONE_PICTOGRAPHS or any(code in block for block in _PICTOGRAPHS):
            return " "
        match unicodedata.category(char):
            case "Co" | "Cs":
                return " "
            case "Cc" if not char.isspace():
                return None
            # Joiners shape words in Persian and Indic scripts.
            case "Cf" if char not in "\u200c\u200d":
                return None
            case "Me":
                return None
        return None if 0xFE00 <= code <= 0xFE0F else code


# 20E3 makes a digit a keycap, which models use to number things.
_AUDIBLE = _Audible({0x203C: "!!", 0x2049: "!?", 0x20E3: ". ", 0x2022: _JOIN})

type _Rule = tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]


def _host(match: re.Match[str]) -> str:
    """Return the host of a URL, which is all of it that can be said."""
    url = match[0].rstrip(".,;:!?)]}…")
    host = re.split(r"[/?#\\]", url.partition("://")[2] or url, maxsplit=1)[0]
    host = host.rpartition("@")[2].partition(":")[0]
    return re.sub(r"^(?:www\.)+", "", host) + match[0][len(url) :]


def _formula(match: re.Match[str]) -> str:
    """Return what stands between dollar signs if that is a formula."""
    return match[1] if re.search(r"[\\^_{}=]", match[1]) else match[0]


# Rules that need the markers around them, in order.
_MARKUP: tuple[_Rule, ...] = (
    (re.compile(r"[^\S\n]+"), " "),
    (re.compile(r"(?<!\S)[\u200c\u200d]+"), ""),
    (
        re.compile(r"&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});"),
        lambda match: html.unescape(match[0]),
    ),
    (re.compile(r"\\n(?![a-z])"), "\n"),
    # TeX
    (re.compile(r"\\[\[\]()]|\${2,}"), ""),
    (re.compile(r"\$(?=[^\W\d_]|\\)([^$]{1,200})(?<=\S)\$(?!\d)"), _formula),
    (re.compile(r"\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}"), r"\1/\2"),
    (re.compile(r"\\(?:times|cdot)(?![a-z]) ?"), "× "),
    (re.compile(r"\^?\{?\\(?:circ|degree)(?![a-z])\}? ?"), "°"),
    # Check boxes, citations, link targets, images
    (re.compile(r"^(?:[-*+] )? ?\[[ xX]\]"), ""),
    (re.compile(r"\[\^?\d[\d, ]{0,20}\](?:\([^()]*\))?|【[^【】]*†[^【】]*】"), ""),
    (re.compile(r"\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\[\]]*\])"), ""),
    (re.compile(r"!(?=\[)|\b(?:mailto|tel):(?=\S)"), ""),
    (
        re.compile(
            r"(?:[a-z][a-z\d+.-]{0,20}://|\bwww\.)[^\s<>\"“”\u3000-\u303f\uff00-\uff60]*",
            re.IGNORECASE,
        ),
        _host,
    ),
    (re.compile(r"://"), " "),
    (re.compile(r"(?<=\d) ?\* ?(?=\d)"), " × "),
    (re.compile(r"[*`]"), ""),
)
_ENTITY_ID = re.compile(r"(?<![\w.@/])([a-z\d_]+)\.[a-z\d_]+(?!\w|[.@-]\w)")
# Rules for what is left of markers, then for the space and punctuation around gaps.
_RESIDUE: tuple[_Rule, ...] = (
    (re.compile(r"(?<=[^\W_])_+(?=[^\W_])"), " "),
    (re.compile(r"_|~{2,}"), ""),
    (re.compile(r"(?<![^\W\d_])#|#(?=[\w#])"), ""),  # but "C#"
    (re.compile(rf" ?(?:[-=]{{1,2}}>|[-=]{{3,}}|\|+|{_JOIN}) ?"), _JOIN),
    (re.compile(r"\\[a-zA-Z]+"), " "),
    (re.compile(r"[\\{}\[\]]"), ""),
    (re.compile(r"(?<![\s\d])[<>]|[<>](?![\s\d=])"), ""),  # but "5 < 7"
    (re.compile(r"(?<!\d)(?<!\d )\$(?! ?\d)|\$(?=[^\W\d_])"), ""),  # but "$5"
    (re.compile(r" {2,}"), " "),
    # Parentheses after a word that would read as a call
    (re.compile(r"(?<=\w)\((?=\s?\w{1,40}\s?=)"), " ("),
    (re.compile(r"\([\s,;:]*\)|\"\"|“”|„“|«\s*»"), ""),
    (re.compile(r"(?<=\() +| +(?=\))"), ""),
    (re.compile(rf"^ ?{_JOIN}[{_JOIN} ]*"), ""),
    (re.compile(rf"{_JOIN}[{_JOIN} ]*(?=[.,;:!?…)]|$)"), ""),
    (re.compile(rf"(?<=[.,;:!?…(]){_JOIN}[{_JOIN} ]*"), " "),
    (re.compile(rf"{_JOIN}[{_JOIN} ]*"), ", "),
    (re.compile(r" +(?=[,.;:!?…،؛؟。，、！？；：]+(?:[\s\"'”’»)]|$))"), ""),
    # Bullets, and what a dropped word left behind at either end
    (re.compile(r"^[-–—+,;:.!?…、，。：；！？)» ]+ |^[,;:!?)…、，。：；！？]+"), ""),
    (re.compile(r"(?<![-–—( ]) [-–—( ]+(?=[.!?…]*$)"), ""),
    (re.compile(r" {2,}"), " "),
)


def _tidy(text: str, domains: Collection[str], names: Mapping[str, str]) -> str:
    """Apply every rule once to one sentence."""
    text = text.translate(_AUDIBLE)
    for pattern, replacement in _MARKUP:
        text = pattern.sub(replacement, text)
    text = _ENTITY_ID.sub(
        lambda match: names.get(match[0], "") if match[1] in domains else match[0],
        text,
    )
    for pattern, replacement in _RESIDUE:
        text = pattern.sub(replacement, text)
    return text.strip()


class _Voice:
    """Cleans sentence by sentence; holds the last one until it is complete."""

    # Each further pass undoes one more nesting of markup made to survive.
    _MAX_PASSES = 12

    def __init__(self, domains: Collection[str], names: Mapping[str, str]) -> None:
        self._names = names
        self._domains = {*domains, *(name.partition(".")[0] for name in names)}
        self._held = ""
        self._searched = 0  # no boundary starts before this
        self._parts: list[str] = []
        self._gap = ""
        self._released = False
        self._lines = False  # more than one line was said

    def add(self, text: str) -> None:
        """Take text without silent spans."""
        text = _SPACE.sub(lambda match: _one_space(match[0]), text)
        if self._held[-1:].isspace() and text[:1].isspace():
            self._held = self._held[:-1] + _one_space(self._held[-1] + text[0])
            text = text[1:]
        self._held += text
        start = 0
        for match in _CLAUSE.finditer(self._held, self._searched):
            group = match.lastindex or 0
            self._say(self._held[start : match.end(group - 1)], match[group])
            start = match.end()
        self._held = self._held[start:]
        # Where a boundary may be that still lacks the next sentence.
        self._searched = max(0, len(self._held) - _MOST_CLOSERS - 1)

    def close(self) -> None:
        """Take what is held as the last sentence."""
        self._say(self._held, "\n" if self._lines else "")
        self._held = ""

    def forget(self) -> None:
        """Drop all that was not released."""
        self._held, self._searched = "", 0
        self._parts.clear()
        self._gap = " " if self._released else ""
        self._lines &= self._released

    def release(self) -> str:
        """Return what can be spoken now."""
        text = "".join(self._parts)
        self._parts.clear()
        self._released |= bool(text)
        return text

    def _say(self, sentence: str, gap: str, passes: int = 0) -> None:
        """Clean a sentence until nothing changes, then queue it."""
        text = _tidy(sentence, self._domains, _NO_NAMES if passes else self._names)
        if text == sentence and "\n" in gap and any(map(str.isalnum, text)):
            self._lines = True
            text = text.rstrip(",;，；、،؛ ")
            text = text if _CLOSED.search(text) else f"{text}."
        if text != sentence and passes < self._MAX_PASSES:
            for part, inner, _ in _split(text, _CLAUSE):
                self._say(part, gap if inner is None else inner, passes + 1)
            return
        if any(map(str.isalnum, text)):
            self._parts.append(self._gap + text)
            self._gap = ""
        if gap and (self._parts or self._released):
            self._gap = " "


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
    """Return where the part of text begins that what follows may change."""
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

    A sentence is released when the next one starts. The outputs of every `feed` and
    of `finish`, joined, are `clean` of the whole text, however it was cut, with one
    exception: a closing reasoning tag without an opening one cannot take back
    sentences already released. `reasoning_first` is for models whose prompt ends in
    the opening tag: nothing is released until reasoning is closed, or `finish`.
    """

    def __init__(
        self,
        *,
        domains: Collection[str] = (),
        names: Mapping[str, str] = _NO_NAMES,
        reasoning_first: bool = False,
    ) -> None:
        """Start a text; see `clean` for domains and names."""
        self._voice = _Voice(domains, names)
        self._withheld = reasoning_first
        self._raw = ""
        self._closing: re.Pattern[str] | None = None
        self._block: _Block | None = None

    def feed(self, delta: str) -> str:
        """Take the next bit of the text; return what can be spoken now."""
        self._raw += delta
        self._scan(final=False)
        return "" if self._withheld else self._voice.release()

    def finish(self, last: str = "") -> str:
        """Take the last bit of the text; return all that is left to speak."""
        self._raw += last
        self._scan(final=True)
        self._voice.close()
        return self._voice.release()

    def _scan(self, *, final: bool) -> None:
        """Hand on what is speech, and keep what is undecided."""
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
        """Hand on text up to the next opening; return whether there is one."""
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
    names: Mapping[str, str] = _NO_NAMES,
) -> str:
    """Return a model's text as plain sentences for text-to-speech.

    Markup, emoji, reasoning, code, JSON, call syntax and special tokens are dropped;
    lines become sentences; of a URL the host is left. An entity id, which is one of
    `domains` or of those in `names`, a dot and an object id, becomes its name in
    `names` (entity id to friendly name) or is dropped. A closing reasoning tag without
    an opening one makes everything before it reasoning. The result can be empty.
    """
    return SpeechStream(domains=domains, names=names).finish(text)


def is_question(text: str) -> bool:
    """Return whether the last sentence ends in a question mark of any script."""
    if (match := _LAST_MARKS.search(text)) is None:
        return False
    if any(mark in _QUESTION for mark in match[0]):
        return True
    return ";" in match[0] and _GREEK.search(text) is not None


def drop_trailing_offer(text: str) -> str:
    """Return text without its last sentence if that is a question after another.

    A letter that sentences would capitalise does not start one ("approx. four?").
    """
    sentences = list(_split(text.rstrip(), _SENTENCE))
    last = sentences[-1][0]
    if len(sentences) == 1 or not is_question(last):
        return text
    if last[0].islower() and last[0].title() != last[0]:
        return text
    return text[: sentences[-2][2]].rstrip()
