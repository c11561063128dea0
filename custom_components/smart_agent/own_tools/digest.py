"""Cuts what a tool found to a length that the context of a small model has room for.

Text from outside is data. It is put on one line, without markup, hidden characters and
anything that a model's tokenizer could read as a control token: Ollama tokenizes a
rendered prompt with those tokens enabled, so that a page with `<|im_end|>` in it would
otherwise end the tool's turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass
import html
import re
import unicodedata

from homeassistant.helpers import llm
from homeassistant.util.json import JsonObjectType

DEFAULT_LIMIT = 900
"""Characters of titles, texts and sources together."""
MAX_FOUND = 3
MAX_TEXT = 200
MAX_TITLE = 80
MIN_TEXT = 40
"""Characters below which a text says too little; fewer things are shown instead."""

_CLEANED = 8
"""Characters cleaned for each one that is kept: markup is seldom more of a text."""

_ENDS_LINE = re.compile(
    r"</?(?:br|div|h[1-6]|hr|li|ol|p|pre|table|tbody|td|th|thead|tr|ul)\b[^<>]{0,300}>",
    re.IGNORECASE,
)
_INLINE = re.compile(
    r"</?(?:a|abbr|b|cite|code|em|font|i|img|mark|q|small|span|strong|sub|sup|u)"
    r"\b[^<>]{0,300}>",
    re.IGNORECASE,
)
_LINK = re.compile(r"!?\[([^\[\]]{0,300})\]\([^()\s]{0,1000}\)")
_EMPHASIS = re.compile(r"\*\*|~~|`+|^\s{0,3}#{1,6}\s", re.MULTILINE)
# `<|im_start|>`, `<start_of_turn>`, `</s>`, `<tool_call>`.
_TAG = re.compile(r"<(?=[^\s\d<=>])")
# Mistral's `[INST]`, `[/INST]`, `[TOOL_CALLS]`.
_BRACKETED = re.compile(r"\[(/?[A-Z][A-Z_]+)\]")

# Joiners shape words in Persian and Indic scripts.
_JOINERS = "\u200c\u200d"
# Invisible, and enough of them to spell a message: the supplementary selectors.
_SELECTORS = range(0xE0100, 0xE01F0)


@dataclass(frozen=True, slots=True)
class SearchHit:
    """One thing that a search found."""

    title: str
    """The title of a page, or the file and the place in it."""
    text: str
    """The passage that fits the search."""
    source: str
    """The host of a page, or the name of a file."""
    url: str = ""
    """The address of a page, empty for a file."""


def digest(
    found: Sequence[SearchHit], limit: int = DEFAULT_LIMIT, text_limit: int = MAX_TEXT
) -> llm.ToolResult:
    """Return the first three things found, the best first, as a tool's result.

    limit bounds the characters of titles, texts and sources together, text_limit those
    of each text; cuts are made between words. data is {"result": [{"title", "text",
    "source"}], "sources": [{"title", "source", "url"}]}, for the same things; where
    nothing was found, a "note" says so to the model.
    """
    head = min(MAX_TITLE, limit // 4)
    shown = [
        (
            cut(one_line(one.title, head), head),
            cut(one_line(one.source, head), head),
            one,
        )
        for one in found[:MAX_FOUND]
    ]
    room = _room(shown, limit)
    while len(shown) > 1 and room < MIN_TEXT:
        shown.pop()
        room = _room(shown, limit)
    room = min(room, text_limit)
    data: JsonObjectType = {
        "result": [
            {
                "title": title,
                "text": cut(one_line(one.text, room), room),
                "source": source,
            }
            for title, source, one in shown
        ],
        "sources": [
            {"title": title, "source": source, "url": one.url}
            for title, source, one in shown
        ],
    }
    return llm.ToolResult(data if shown else data | {"note": "nothing found"})


def failed(name: str, why: str) -> llm.ToolResult:
    """Return the result of a tool that failed; why is English, for the model."""
    return llm.ToolResult(
        {"error": f"{name} failed: {cut(one_line(why, MAX_TEXT), MAX_TEXT)}"},
        error=True,
    )


def one_line(text: str, limit: int) -> str:
    """Return a text from outside on one line, without markup and control tokens.

    Only as much is cleaned as a later cut at limit characters needs. Other tags, such
    as a call in a model's own syntax, stay readable but are no tags any more.
    """
    text = html.unescape(text[: _CLEANED * limit + MAX_TEXT])
    text = _LINK.sub(r"\1", _INLINE.sub("", _ENDS_LINE.sub(" ", text)))
    text = "".join(map(_visible, _EMPHASIS.sub("", text)))
    return " ".join(_BRACKETED.sub(r"(\1)", _TAG.sub("‹", text)).split())


def cut(text: str, limit: int) -> str:
    """Return a text of at most limit characters, cut after a word if it has to be."""
    if len(text) <= limit:
        return text
    head = text[: max(limit - 1, 0)]
    word_end = head.rfind(" ")
    # A script without spaces has no word to lose.
    if word_end >= len(head) // 2 and not text[len(head)].isspace():
        head = head[:word_end]
    return f"{head.rstrip(' ,;:–-')}…" if limit > 0 else ""


def _room(shown: Sequence[tuple[str, str, SearchHit]], limit: int) -> int:
    """Return how many characters each text may have so that all fit."""
    heads = sum(len(title) + len(source) for title, source, _ in shown)
    return max(0, limit - heads) // max(1, len(shown))


def _visible(char: str) -> str:
    """Return what can be seen of a character: itself, a space or nothing."""
    category = unicodedata.category(char)
    if category[0] == "Z" or char.isspace():
        return " "
    if category[0] == "C" and char not in _JOINERS:
        return ""
    return "" if ord(char) in _SELECTORS else char
