"""Reads tool calls that a model wrote into its text instead of making them.

Nothing is repaired here: a call is read as it stands, or reported as broken with the
place and the cause, so that the model can be told.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from itertools import chain
import re

from .hold_back import CallWatch
from .literal import Cause
from .markers import MAX_CALLS, MAX_TEXT, WORD
from .scanner import Found, Span, scan
from .shapes import BrokenCall, TextCall, ToolNames, broken_call

__all__ = ["BrokenCall", "CallWatch", "Cause", "Salvaged", "TextCall", "salvage"]

_BARE_RE = re.compile(
    r"\s*+(?P<name>[\w-]++)(?:\s*+:)?(?:\s++(?P<rest>.*))?", re.DOTALL
)
_WORDS_RE = re.compile(r"[^\[\]{}()<>=:`\n]++")
_PAIR_RE = re.compile(r"(?:^|[\s,])([a-z_]++)\s*+[:=]\s*+")
_BEFORE_CALL = " \t\r\n[({,`"
_BEHIND_CALL = " \t\r\n])},;:.`>"


@dataclass(frozen=True, slots=True)
class Salvaged:
    """What a text contains."""

    calls: tuple[TextCall, ...]
    broken: tuple[BrokenCall, ...]
    """Calls that cannot be read."""
    speech: str
    """The rest of the text, which may be spoken."""


def salvage(text: str, tool_names: Collection[str]) -> Salvaged:
    """Return the calls that a model wrote into its text, and the text without them.

    tool_names are the tools' names as the model saw them; a longer form of one is
    returned as the model wrote it. Never raises.
    """
    text = text[:MAX_TEXT]
    names = ToolNames(tool_names)
    if bare := _bare_call(text, names):
        return _salvaged([bare], "")
    found, blocks = scan(text, names, alone=True)
    speech = _without(text, blocks, found)
    if WORD.search(speech):
        found, blocks = scan(text, names, alone=False)
        speech = _without(text, blocks, found)
    salvaged = _salvaged(chain.from_iterable(item.outcomes for item in found), speech)
    if len(salvaged.calls) <= MAX_CALLS:
        return salvaged
    return _salvaged([broken_call(text, 0, "Too many calls", Cause.TOO_LARGE)], "")


def _salvaged(outcomes: Iterable[TextCall | BrokenCall], speech: str) -> Salvaged:
    outcomes = list(outcomes)
    calls = tuple(item for item in outcomes if isinstance(item, TextCall))
    broken = tuple(item for item in outcomes if isinstance(item, BrokenCall))
    return Salvaged(calls, broken, speech)


def _bare_call(text: str, names: ToolNames) -> TextCall | BrokenCall | None:
    """Read an answer that is a tool's name and, without any brackets, its arguments.

    `HassTurnOff domain: fan name: Bedroom Fan` has keys. In `HassTurnOff Bedroom Fan`
    the words are the arguments as one text, which the guard interprets.
    """
    match = _BARE_RE.fullmatch(text)
    if not match or not names.distinct(name := match["name"]) or not names.known(name):
        return None
    rest = (match["rest"] or "").strip()
    head, *pairs = _PAIR_RE.split(rest)
    if "\n" in rest or any(char in rest for char in "{(<`"):
        return None
    if head.strip() and _WORDS_RE.fullmatch(rest):
        return TextCall(name, rest)
    if head.strip():
        message = "The arguments are not an object"
        start = match.start("rest")
        return broken_call(text, start, message, Cause.ARGUMENTS_NOT_OBJECT, rest[:60])
    values = [value.strip(" \t,\"'") for value in pairs[1::2]]
    return TextCall(name, dict(zip(pairs[::2], values, strict=True)))


def _without(text: str, blocks: list[Span], found: list[Found]) -> str:
    """Return the text without the spans and the brackets and commas around them."""
    spans = sorted(blocks + [(item.start, item.end) for item in found])
    if not spans:
        return text
    kept: list[str] = []
    pos = 0
    for start, end in [*spans, (len(text), len(text))]:
        if start > pos or not pos:
            piece = text[pos:start].strip()
            piece = piece.lstrip(_BEHIND_CALL) if pos else piece
            kept.append(piece.rstrip(_BEFORE_CALL) if start < len(text) else piece)
        pos = max(pos, end)
    return " ".join(piece for piece in kept if WORD.search(piece))
