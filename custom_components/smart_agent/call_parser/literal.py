"""Values as small models write them: JSON, Python literals and what lies between.

Accepted beyond JSON: single quotes, Gemma's `<|"|>` quotes, bare keys, True, None,
trailing commas, comments, tuples, raw line breaks in strings, and `key=value` between
the parentheses of a Python call. Anything else, such as a sum or a loop, is reported
with its position: nothing is repaired silently and nothing is computed.
"""

from dataclasses import dataclass
from enum import StrEnum
import math
import re

MAX_DEPTH = 32
"""Nesting of objects and lists; tools need three or four, recursion stays shallow."""

_CONSTANTS: dict[str, object] = {
    "true": True,
    "True": True,
    "false": False,
    "False": False,
    "null": None,
    "None": None,
}
_STRING = (
    r'"(?P<double>[^"\\]*+(?:\\.[^"\\]*+)*+)"'
    r"|'(?P<single>[^'\\]*+(?:\\.[^'\\]*+)*+)'"
    r'|<\|"\|>(?P<gemma>.*?)<\|"\|>'
)
_STRING_RE = re.compile(_STRING, re.DOTALL)
_BRACKET_RE = re.compile(_STRING + r"""|["'()\[\]{}]""", re.DOTALL)
_QUOTE_RE = re.compile(r"""["']|<\|"\|>""")
_BLANK_RE = re.compile(r"\s++|//|\#|/\*")
_NUMBER_RE = re.compile(
    r"[-+]?(?:\d{1,308}+(?:\.\d*+)?|\.\d++)(?:e[-+]?\d++)?", re.IGNORECASE
)
_WORD_RE = re.compile(r"[\w-]++")
_KEYWORD_RE = re.compile(r"(?P<name>[^\W\d]\w*+)\s*+=(?!=)")
_UNPACKED_RE = re.compile(r"(?:\*\*\s*+)?+(?=\{)")
_HEX = "[0-9a-fA-F]"
_ESCAPE_RE = re.compile(
    rf"\\(?:u({_HEX}{{4}})|x({_HEX}{{2}})|U(00(?:0{_HEX}|10){_HEX}{{4}})|(.))",
    re.DOTALL,
)
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "\n": ""}


class Cause(StrEnum):
    """Why a written call cannot be read."""

    EXTRA_CLOSING_BRACE = "extra_closing_brace"
    """`detail` is the number of braces too many."""
    UNCLOSED = "unclosed"
    UNMATCHED_QUOTE = "unmatched_quote"
    ARGUMENTS_NOT_OBJECT = "arguments_not_object"
    """`detail` is what was written instead."""
    NO_TOOL_NAME = "no_tool_name"
    NOT_LITERAL = "not_literal"
    """`detail` is the expression."""
    TOO_LARGE = "too_large"
    OTHER = "other"


@dataclass(eq=False)
class LiteralError(ValueError):
    """The text at `position`, an offset into the whole text, is no literal."""

    message: str
    position: int
    cause: Cause
    detail: str = ""


def read_object(text: str, start: int) -> tuple[dict[str, object], int]:
    """Return the object whose `{` is at `start`, and the offset behind its `}`.

    Raises LiteralError.
    """
    return _object(text, start, 1)


def read_arguments(text: str, start: int) -> tuple[dict[str, object], int]:
    """Return the arguments of the Python call whose `(` is at `start`, and its end.

    They are keywords, or dictionaries with or without `**` before them. Raises
    LiteralError.
    """
    result: dict[str, object] = {}
    pos = _skip_blank(text, start + 1)
    while not text.startswith(")", pos):
        given, end = _argument(text, pos)
        if result.keys() & given.keys():
            raise LiteralError("Argument given twice", pos, Cause.OTHER)
        result |= given
        pos = _separator(text, end, ")")
    if "//" in _STRING_RE.sub("", text[start:pos]):
        # In an object this is a comment, but between arguments Python divides.
        raise LiteralError("Expecting ',' or ')'", start, Cause.NOT_LITERAL, "//")
    return result, pos + 1


def read_value(text: str, start: int) -> tuple[object, int]:
    """Return the value at `start` (blanks allowed) and the offset behind it.

    Raises LiteralError.
    """
    return _value(text, _skip_blank(text, start), 0)


def closing(text: str, start: int) -> int:
    """Return the offset behind the bracket that closes the one at `start`.

    Brackets in strings do not count. Raises LiteralError if there is none.
    """
    depth = 0
    for match in _BRACKET_RE.finditer(text, start):
        token = match.group()
        if token in "([{":
            depth += 1
        elif token in ")]}":
            depth -= 1
            if depth == 0:
                return match.end()
        elif token in "\"'":
            raise _unterminated(text, match.start())
    raise LiteralError("Bracket is never closed", start, Cause.UNCLOSED)


def _skip_blank(text: str, pos: int) -> int:
    while match := _BLANK_RE.match(text, pos):
        pos = match.end()
        if not match.group().isspace():
            terminator = "*/" if match.group() == "/*" else "\n"
            found = text.find(terminator, pos)
            pos = len(text) if found < 0 else found + len(terminator)
    return pos


def _value(text: str, pos: int, depth: int) -> tuple[object, int]:
    if depth >= MAX_DEPTH:
        raise LiteralError("Nested too deeply", pos, Cause.TOO_LARGE)
    char = text[pos : pos + 1]
    if char == "{":
        return _object(text, pos, depth + 1)
    if char in ("[", "("):
        return _array(text, pos, depth + 1)
    if _QUOTE_RE.match(text, pos):
        return _string(text, pos)
    if match := _NUMBER_RE.match(text, pos):
        return _number(match), match.end()
    if (match := _WORD_RE.match(text, pos)) and match.group() in _CONSTANTS:
        return _CONSTANTS[match.group()], match.end()
    if match:
        word = match.group()
        raise LiteralError("Expecting a value", pos, Cause.NOT_LITERAL, word[:60])
    raise _unexpected(text, pos, "Expecting a value")


def _object(text: str, start: int, depth: int) -> tuple[dict[str, object], int]:
    result: dict[str, object] = {}
    pos = _skip_blank(text, start + 1)
    while not text.startswith("}", pos):
        key, pos = _key(text, pos)
        pos = _skip_blank(text, pos)
        if not text.startswith(":", pos):
            raise _unexpected(text, pos, "Expecting ':' after a key")
        result[key], pos = _value(text, _skip_blank(text, pos + 1), depth)
        pos = _separator(text, pos, "}")
    return result, pos + 1


def _array(text: str, start: int, depth: int) -> tuple[list[object], int]:
    result: list[object] = []
    end = "]" if text[start] == "[" else ")"
    pos = _skip_blank(text, start + 1)
    while not text.startswith(end, pos):
        item, pos = _value(text, pos, depth)
        result.append(item)
        pos = _separator(text, pos, end)
    return result, pos + 1


def _argument(text: str, pos: int) -> tuple[dict[str, object], int]:
    if unpacked := _UNPACKED_RE.match(text, pos):
        return _object(text, unpacked.end(), 1)
    if keyword := _KEYWORD_RE.match(text, pos):
        value, end = read_value(text, keyword.end())
        return {keyword["name"]: value}, end
    _, end = _value(text, pos, 0)
    message, written = "Argument without a keyword", text[pos:end][:60]
    raise LiteralError(message, pos, Cause.ARGUMENTS_NOT_OBJECT, written)


def _separator(text: str, before: int, end: str) -> int:
    """Return where the next item or `end` starts."""
    pos = _skip_blank(text, before)
    if text.startswith(",", pos):
        return _skip_blank(text, pos + 1)
    if text.startswith(end, pos):
        return pos
    message = f"Expecting ',' or '{end}'"
    char = text[pos : pos + 1]
    if text[before - 1] in "\"'" and _WORD_RE.match(char):
        raise LiteralError(message, pos, Cause.UNMATCHED_QUOTE)
    after_word = text[before - 1].isalnum() and _WORD_RE.match(char)
    if (char and char in "*+-/%") or after_word:
        raise LiteralError(message, pos, Cause.NOT_LITERAL, char)
    if text[before - 1] in "]}" or (char and char in ")]}"):
        raise LiteralError(message, pos, Cause.UNCLOSED)
    raise _unexpected(text, pos, message)


def _key(text: str, pos: int) -> tuple[str, int]:
    if _QUOTE_RE.match(text, pos):
        return _string(text, pos)
    match = _WORD_RE.match(text, pos)
    if match is None:
        raise _unexpected(text, pos, "Expecting a key in double quotes")
    if text[match.end() : match.end() + 1] in ('"', "'"):
        raise LiteralError("Key has one quote", pos, Cause.UNMATCHED_QUOTE)
    return match.group(), match.end()


def _string(text: str, pos: int) -> tuple[str, int]:
    match = _STRING_RE.match(text, pos)
    if match is None:
        raise _unterminated(text, pos)
    if match["gemma"] is not None:
        return match["gemma"], match.end()
    return _unescape(match["double"] or match["single"] or ""), match.end()


def _unescape(raw: str) -> str:
    if "\\" not in raw:
        return raw
    value = _ESCAPE_RE.sub(_escaped, raw)
    # JSON writes characters beyond U+FFFF as two surrogates; a lone one cannot be
    # sent or stored as UTF-8.
    return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _escaped(match: re.Match[str]) -> str:
    if code := match[1] or match[2] or match[3]:
        return chr(int(code, 16))
    return _ESCAPES.get(match[4], match[4])


def _number(match: re.Match[str]) -> int | float:
    digits = match.group()
    if digits.lstrip("+-").isdecimal():
        return int(digits)
    if math.isfinite(number := float(digits)):
        return number
    raise LiteralError("Number too large", match.start(), Cause.TOO_LARGE)


def _unterminated(text: str, pos: int) -> LiteralError:
    # If no bracket follows, the model stopped in the middle of the string.
    cut = text.find("}", pos) < 0 and text.find(")", pos) < 0
    cause = Cause.UNCLOSED if cut else Cause.UNMATCHED_QUOTE
    return LiteralError("Unterminated string", pos, cause)


def _unexpected(text: str, pos: int, message: str) -> LiteralError:
    # At the end of the text, a tag or a fence the object or list is still open.
    open_before = pos >= len(text) or text[pos] in "<`"
    return LiteralError(message, pos, Cause.UNCLOSED if open_before else Cause.OTHER)
