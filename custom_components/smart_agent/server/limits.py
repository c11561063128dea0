"""What a server may do to its client: how its answers are read, and how far."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import override

import httpx

from .errors import OllamaError, Problem

_KIB = 1024
_MIB = 1024 * _KIB

MAX_PIECES = 32
"""Pieces of an answer that are read at a stretch before anything else has its turn: a
server may send each byte as one, and all of them at once."""

MAX_MODELS = 1_000
"""Models of a server; each of them is asked about."""

MAX_LAYERS = 1_000
"""Layers of a model that is downloaded; those on ollama.com have up to ten."""

MAX_TEMPLATE = 256 * _KIB
"""Characters of a model's template that are kept; the longest of Ollama's own have
some ten thousand."""

_LONGEST_ADDRESS = 200
"""Characters of an address that a person is shown."""

NO_COOKIES = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
"""A jar that takes nothing: Ollama knows no cookies, and no jar has a limit."""


@dataclass(frozen=True, slots=True)
class Size:
    """How long an answer may be: what is parsed at once, and all.

    line is in bytes; values is how many JSON values stand in it, of which each takes
    some microseconds to parse and no byte but the comma before it. whole is the bytes
    of all lines, None for an answer that is one whatever line breaks are in it.
    """

    line: int
    values: int
    whole: int | None = None


_ERROR = Size(64 * _KIB, 10_000)
"""Of the body of an error, of which a sentence is shown."""

_FACTS = Size(4 * _MIB, 50_000)
"""A thousand models with all that `/api/tags` says of them take 1 MiB and have 25,000
values; `/api/show` of one with a thousand tensors takes 200 KiB and has 7,000."""

_VECTORS = Size(4 * _MIB, 150_000)
"""Sixteen vectors of 8192 numbers, the largest batch that is embedded, take 3 MiB."""

SIZES = {
    # A line is a token or the calls of an answer, and 4096 tokens (MAX_THINKING_TOKENS)
    # are the most that is asked for: some 20 KiB in one line, some 2 MiB in one each.
    "/api/chat": Size(256 * _KIB, 20_000, whole=16 * _MIB),
    # Sixteen lines of 200 bytes a second, for a day.
    "/api/pull": Size(64 * _KIB, 10_000, whole=256 * _MIB),
    "/api/embed": _VECTORS,
}
"""Of answers to what is asked at the end of an address; of all others see _FACTS."""


async def bound(response: httpx.Response) -> None:
    """Let an answer be read only as far as it may go, before any of it is read.

    For the `event_hooks` of an httpx client, so that no answer goes around it. Raises
    OllamaError for an answer that is not read at all, reading raises it as well.
    """
    if 300 <= response.status_code < 400:
        raise OllamaError(Problem.REDIRECTED, _sent_to(response))
    encoding = response.headers.get("Content-Encoding", "identity").strip().lower()
    if encoding not in ("", "identity"):
        # Nobody asked for it. A few bytes can stand for gigabytes, which come out of
        # the decoder at once.
        raise OllamaError(Problem.NOT_OLLAMA, f"Content-Encoding: {encoding[:40]}")
    # JSON is. The server may name any codec of Python's, those that unpack as well.
    response.encoding = "utf-8"
    stream = response.stream
    assert isinstance(stream, httpx.AsyncByteStream)
    if response.is_error:
        response.stream = _Bounded(stream, _ERROR, cut=True)
        return
    path = response.request.url.path
    sizes = (size for end, size in SIZES.items() if path.endswith(end))
    response.stream = _Bounded(stream, next(sizes, _FACTS))


class _Bounded(httpx.AsyncByteStream):
    """The bytes of an answer, up to a size.

    With cut the rest is left out, and nothing is said of it.
    """

    def __init__(
        self, stream: httpx.AsyncByteStream, size: Size, *, cut: bool = False
    ) -> None:
        """Bound a stream; nothing is read yet."""
        self._stream = stream
        self._size = size
        self._cut = cut
        self._line = 0
        self._values = 0
        self._whole = 0

    @override
    async def __aiter__(self) -> AsyncIterator[bytes]:
        """Yield the pieces of the answer as they come.

        Raises OllamaError as soon as there are too many.
        """
        pieces = 0
        async for piece in self._stream:
            if too_much := self._take(piece):
                if self._cut:
                    return
                raise OllamaError(Problem.TOO_LARGE, too_much)
            yield piece
            pieces += 1
            if pieces % MAX_PIECES == 0:
                await asyncio.sleep(0)

    @override
    async def aclose(self) -> None:
        """Close the connection, unless all of the answer was read."""
        await self._stream.aclose()

    def _take(self, piece: bytes) -> str:
        """Count a piece; return what is too much, nothing if all may be read."""
        size = self._size
        self._whole += len(piece)
        if size.whole is not None and self._whole > size.whole:
            return f"> {size.whole} B"
        # A piece is what was received at once, and shorter than any line may be: only
        # a line that goes on from piece to piece is too long.
        at = -1 if size.whole is None else piece.find(b"\n")
        end = len(piece) if at < 0 else at
        self._line += end
        self._values += piece.count(b",", 0, end)
        if self._line > size.line:
            return f"> {size.line} B"
        if self._values > size.values:
            return f"> {size.values} JSON values"
        if at >= 0:
            begin = piece.rfind(b"\n") + 1
            self._line = len(piece) - begin
            self._values = piece.count(b",", begin)
        return ""


def _sent_to(response: httpx.Response) -> str:
    """Return where a redirect leads, without what may be secret in it."""
    try:
        url = response.request.url.join(response.headers["Location"])
        bare = url.copy_with(query=None, fragment=None, username=None, password=None)
    except KeyError, ValueError, httpx.InvalidURL:
        return f"HTTP {response.status_code}"
    return str(bare)[:_LONGEST_ADDRESS]
