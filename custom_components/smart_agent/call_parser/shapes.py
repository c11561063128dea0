"""Reads calls from the various shapes of JSON in which models write them."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
import re

from .literal import Cause, LiteralError, read_value

_NAME_KEYS = (
    "name",
    "tool_name",
    "tool",
    "function_name",
    "function",
    "action_name",
    "action",
    "intent",
)
_ARGUMENT_KEYS = (
    "arguments",
    "args",
    "parameters",
    "params",
    "input",
    "tool_input",
    "action_input",
    "kwargs",
)
_WRAPPER_KEYS = (
    "action",
    "tool_calls",
    "tool_call",
    "function_calls",
    "function_call",
    "calls",
    "actions",
    "function",
    "tool",
)
_EXCERPT = 60
_IDENTIFIER_RE = re.compile(r"[\w.:/-]{1,128}")
_DISTINCT_RE = re.compile(r"[a-z][A-Z]|[^\W_]_+[^\W_]")
_QUOTED_KEY = r"""["'](?:{})["']\s*+:"""
_CALL_KEYS_RE = re.compile(
    f"{_QUOTED_KEY.format('|'.join(_NAME_KEYS))}.*"
    f"{_QUOTED_KEY.format('|'.join(_ARGUMENT_KEYS))}",
    re.DOTALL,
)
_MENTION_RE = re.compile(r"""(?P<quote>["']?)(?P<name>[\w.:-]++)""")


@dataclass(frozen=True, slots=True)
class TextCall:
    """A call read from text; the guard checks its name and arguments later."""

    name: str
    arguments: object


@dataclass(frozen=True, slots=True)
class BrokenCall:
    """A call that cannot be read."""

    position: int
    """Offset into the text."""
    message: str
    """What is wrong, in English: for the model and the record, never spoken."""
    excerpt: str
    """The characters around the position."""
    cause: Cause
    detail: str = ""
    """Depends on the cause, see Cause; empty for most."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """Why an object that was meant as a call cannot be read as one."""

    message: str
    cause: Cause
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading of an object: a call, or why it is none."""

    outcome: TextCall | Flaw
    sure: bool
    """Whether it is a call anywhere in a text, not just alone or behind a marker."""


class ToolNames:
    """The names of the tools, in their short and long forms."""

    def __init__(self, names: Collection[str]) -> None:
        """Take the names as the model saw them."""
        self._names = frozenset(names) | {name.rsplit("__", 1)[-1] for name in names}

    def known(self, name: str) -> bool:
        """Return whether a name, with or without a prefix and "__", is a tool's."""
        return name in self._names or name.rsplit("__", 1)[-1] in self._names

    def distinct(self, name: str) -> bool:
        """Return whether a name is CamelCase or snake_case, unlike an ordinary word."""
        return _DISTINCT_RE.search(name) is not None

    def plausible(self, name: str) -> bool:
        """Return whether a name is a tool's or is spelled like one."""
        return self.known(name) or self.distinct(name)

    def bare(self, name: str) -> str:
        """Return the name without the namespace some models write before it."""
        short = re.split(r"[.:]", name)[-1]
        return name if self.known(name) or not self.known(short) else short


def broken_call(
    text: str, position: int, message: str, cause: Cause, detail: str = ""
) -> BrokenCall:
    """Return a BrokenCall for an offset into the text, with an excerpt around it."""
    position = min(max(position, 0), len(text))
    excerpt = text[max(position - _EXCERPT // 2, 0) :][:_EXCERPT]
    return BrokenCall(position, message, excerpt, cause, detail)


def meant_as_call(excerpt: str, names: ToolNames) -> bool:
    """Return whether the start of an unreadable object looks like a call's."""
    return bool(_CALL_KEYS_RE.search(excerpt)) or any(
        names.known(name := names.bare(match["name"]))
        and (match["quote"] or names.distinct(name))
        for match in _MENTION_RE.finditer(excerpt)
    )


def read_calls(value: dict[str, object], names: ToolNames) -> Iterator[Reading]:
    """Yield the calls that an object contains, or why it contains none."""
    for key in _WRAPPER_KEYS:
        inner = value.get(key)
        items = inner if isinstance(inner, list) else [inner]
        if calls := [item for item in items if isinstance(item, dict)]:
            for call in calls:
                yield from read_calls(call, names)
            return
    if value and all(map(names.known, value)) and not _is_flat(value, names):
        for name, arguments in value.items():
            yield _call(name, arguments, names)
        return
    yield _named_call(value, names)


def _is_flat(value: dict[str, object], names: ToolNames) -> bool:
    """Return whether a key that is also a tool's name ("name") holds such a name."""
    return any(isinstance(item, str) and names.known(item) for item in value.values())


def _named_call(value: dict[str, object], names: ToolNames) -> Reading:
    keys = [key for key in _NAME_KEYS if isinstance(value.get(key), str)]
    keys.sort(key=lambda key: not names.known(names.bare(str(value[key]))))
    argument_key = next((key for key in _ARGUMENT_KEYS if key in value), None)
    if keys and argument_key:
        name = names.bare(str(value[keys[0]]).strip())
        if names.known(name) or _IDENTIFIER_RE.fullmatch(name):
            return _call(name, value[argument_key], names)
    elif keys and names.plausible(name := names.bare(str(value[keys[0]]).strip())):
        flat = {key: item for key, item in value.items() if key != keys[0]}
        if flat.get("type") == "function":
            del flat["type"]
        return Reading(TextCall(name, flat), names.known(name))
    return Reading(Flaw("No tool is named", Cause.NO_TOOL_NAME), False)


def _call(name: str, written: object, names: ToolNames) -> Reading:
    """Read the arguments, which some models write as JSON in a string."""
    sure = names.known(name)
    try:
        arguments = _unquoted(written) if isinstance(written, str) else written
    except LiteralError as err:
        return Reading(Flaw(err.message, err.cause, err.detail), sure)
    if isinstance(arguments, dict):
        return Reading(TextCall(name, arguments), True)
    if arguments is None or (isinstance(arguments, str) and not arguments.strip()):
        return Reading(TextCall(name, {}), sure)
    message = "The arguments are not an object"
    return Reading(
        Flaw(message, Cause.ARGUMENTS_NOT_OBJECT, str(written)[:_EXCERPT]), sure
    )


def _unquoted(written: str) -> object:
    """Return the value that a string holds as JSON; other strings are themselves.

    Raises LiteralError where an object in the string cannot be read.
    """
    try:
        value, end = read_value(written, 0)
    except LiteralError:
        if written.lstrip().startswith("{"):
            raise
        return written
    if rest := written[end:].strip():
        raise LiteralError("Extra text", end, Cause.OTHER, rest[:_EXCERPT])
    return value
