"""How much work a function does, in steps that are the same on every machine."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
import re
import sys
from types import CodeType, ModuleType
from typing import Any

import pytest

_PACKAGE = "custom_components.smart_agent"
_TOOL = 4  # one that neither a debugger, nor coverage, nor a profiler uses


class _Counted:
    """A pattern that counts the characters that it is led over.

    A search goes as far as what it finds, or to the end. What the pattern does on its
    way is not seen.
    """

    def __init__(self, pattern: re.Pattern[str], work: Work) -> None:
        """Stand for a pattern."""
        self._pattern = pattern
        self._work = work

    def __getattr__(self, name: str) -> Any:
        """Return what the pattern has."""
        return getattr(self._pattern, name)

    def search(self, text: str, *span: int) -> re.Match[str] | None:
        """Count up to what is found."""
        return self._count(self._pattern.search(text, *span), text, *span)

    def match(self, text: str, *span: int) -> re.Match[str] | None:
        """Count what matches, and as a step what does not."""
        match = self._pattern.match(text, *span)
        self._work.steps += len(match[0]) if match else 1
        return match

    def fullmatch(self, text: str, *span: int) -> re.Match[str] | None:
        """Count the whole text."""
        self._work.steps += len(text)
        return self._pattern.fullmatch(text, *span)

    def finditer(self, text: str, *span: int) -> Iterator[re.Match[str]]:
        """Count up to each that is found, and behind the last of them."""
        at = span[0] if span else 0
        for match in self._pattern.finditer(text, *span):
            self._work.steps += match.end() - at + 1
            at = match.end()
            yield match
        self._work.steps += len(text) - at

    def findall(self, text: str) -> list[Any]:
        """Count the whole text."""
        self._work.steps += len(text)
        return self._pattern.findall(text)

    def sub(self, replacement: Any, text: str, *count: int) -> str:
        """Count the whole text."""
        self._work.steps += len(text)
        return self._pattern.sub(replacement, text, *count)

    def split(self, text: str, *count: int) -> list[Any]:
        """Count the whole text."""
        self._work.steps += len(text)
        return self._pattern.split(text, *count)

    def _count(
        self, match: re.Match[str] | None, text: str, start: int = 0, end: int = -1
    ) -> re.Match[str] | None:
        """Count from a start up to what was found."""
        last = len(text) if end < 0 else end
        self._work.steps += max(0, (match.end() if match else last) - start) + 1
        return match


class Work:
    """The steps that were taken: lines of ours that ran, characters that were read."""

    def __init__(self) -> None:
        """Start with none."""
        self.steps = 0
        self._known: dict[int, Any] = {}

    def of(self, run: Callable[[], object]) -> int:
        """Return how many steps a function takes."""
        before = self.steps
        run()
        return self.steps - before

    def line(self, code: CodeType, _: int) -> object:
        """Count a line; lines of others are not asked for again."""
        if "smart_agent" not in code.co_filename:
            return sys.monitoring.DISABLE
        self.steps += 1
        return None

    def counted(self, value: Any) -> Any:
        """Return a value in which all patterns are counted."""
        if isinstance(value, re.Pattern):
            return self._known.setdefault(id(value), _Counted(value, self))
        if type(value) is tuple:
            return tuple(map(self.counted, value))
        if type(value) is dict:
            return {key: self.counted(one) for key, one in value.items()}
        return value


def _modules() -> Iterator[ModuleType]:
    """Yield the modules of the integration."""
    for name, module in list(sys.modules.items()):
        if name.startswith(_PACKAGE):
            yield module


def _holds_patterns(value: Any) -> bool:
    """Return whether there is a pattern in a constant of a module."""
    if isinstance(value, Mapping):
        return type(value) is dict and any(map(_holds_patterns, value.values()))
    if isinstance(value, tuple):
        return type(value) is tuple and any(map(_holds_patterns, value))
    return isinstance(value, re.Pattern)


@contextmanager
def counting() -> Iterator[Work]:
    """Count the steps of what runs meanwhile."""
    work = Work()
    monitoring = sys.monitoring
    with pytest.MonkeyPatch.context() as patch:
        for module in _modules():
            for name, value in list(vars(module).items()):
                if _holds_patterns(value):
                    patch.setattr(module, name, work.counted(value))
        monitoring.use_tool_id(_TOOL, "work")
        monitoring.register_callback(_TOOL, monitoring.events.LINE, work.line)
        monitoring.set_events(_TOOL, monitoring.events.LINE)
        try:
            yield work
        finally:
            monitoring.set_events(_TOOL, 0)
            monitoring.free_tool_id(_TOOL)
