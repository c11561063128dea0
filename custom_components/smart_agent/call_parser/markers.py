"""What a call in text starts with: a marker, a fence, a tool's name or an object."""

from enum import Enum, auto
import re

MAX_TEXT = 20_000
"""Characters of an answer that are read; what follows is neither call nor speech."""

MAX_CALLS = 64
"""Calls in an answer. A call takes about twenty of an answer's at most 4096 tokens; the
guard takes about a millisecond for each."""

MAX_UNREAD = 64
"""Possible calls in an answer that cannot be read; text behind the last one is not
searched for more. Each costs a parse and a search for its end."""

_MARKER = (
    r"<[/|｜]{0,2}(?:start_|end_)?(?:tool|function|python_tag)[\w▁|｜/]*+"
    r"(?:=(?P<function>[\w.:/-]++))?>?"
    r"|\[/?(?:END_)?TOOL_(?:CALLS?|REQUEST)\]"
)
_FENCE = r"```(?:tool_\w++)?"
_NAMED = (
    # ASCII: a name is one also where a script writes no spaces between words.
    r"(?a:(?<![\w.:-])(?P<print>print\(\s*+)?+(?:\w++[.:])*(?P<name>[\w-]++)"
    r"(?:\(|\s*+(?:\[ARGS\]|:)?\s*+(?P<brace>\{)))"
)

START = re.compile(
    rf"(?P<marker>{_MARKER})|(?P<fence>{_FENCE})|{_NAMED}|(?P<object>\{{(?!\s*+\{{))",
    re.IGNORECASE,
)
"""Where a call may start.

`marker`: the special tokens of chat templates: Hermes' and Qwen's `<tool_call>`,
`<function=NAME>`, Llama's `<|python_tag|>`, Mistral's `[TOOL_CALLS]`, Gemma's
`<|tool_call>` and `<tool_call|>`, DeepSeek's `<｜tool▁call▁begin｜>`, Glaive's
`<functioncall>`. `name`: with its arguments behind it, as `NAME(`, `NAME{`, `NAME: {`
or `NAME[ARGS]{`. A brace before another brace is a template's, not an object's.
"""

RESUME = re.compile(rf"{_MARKER}|{_FENCE}|(?<=\n)\s*+[\[{{]", re.IGNORECASE)
"""Where something new starts, behind a call that cannot be read."""

MARKER = re.compile(_MARKER, re.IGNORECASE)

WORD = re.compile(r"\w")


class MarkerKind(Enum):
    """What follows a marker."""

    CALL = auto()
    RESULT = auto()
    """A tool's result, which the model made up."""
    TEXT = auto()


def marker_kind(token: str) -> MarkerKind:
    """Return what follows a marker, from its spelling."""
    token = token.lower()
    closes = token.startswith(("</", "<end", "<|/", "<|end", "[/", "[end"))
    one_sided = token.endswith("|>") and not token.startswith("<|")
    if closes or one_sided or "end" in re.split(r"[_▁|｜>]", token):
        return MarkerKind.TEXT
    if any(word in token for word in ("response", "result", "output")):
        return MarkerKind.RESULT
    return MarkerKind.CALL
