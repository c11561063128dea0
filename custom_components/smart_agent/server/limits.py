"""Limits on what a server may send: sizes of answers, redirects, encodings, cookies."""

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
"""Pieces of an answer that are read in a row before the event loop gets a chance to run
something else: a server may send each byte as a piece, and all of them at once."""

MAX_MODELS = 1_000
"""Models of a server that are read; each takes a request of its own."""

MAX_LAYERS = 1_000
"""Layers of a model in a download; models on ollama.com have up to ten."""

MAX_TEMPLATE = 256 * _KIB
"""Characters of a model's template that are kept; the longest of Ollama's own have
about ten thousand."""

MAX_NUMBER = 2**53
"""Limit on numbers of a server's, such as counts of tokens and nanoseconds: the largest
that JSON holds everywhere."""

_LONGEST_ADDRESS = 200
"""Characters of an address that the user is shown."""

NO_COOKIES = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
"""A jar that stores nothing: Ollama sets no cookies, and a jar has no size limit."""


@dataclass(frozen=True, slots=True)
class Size:
    """How long an answer may be: each line, which is parsed at once, and all of it."""

    line: int
    """Bytes of one line."""
    values: int
    """JSON values in a line, counted by commas: each takes microseconds to parse."""
    whole: int | None = None
    """Bytes of all lines; None where the whole answer counts as one line."""


_ERROR = Size(64 * _KIB, 10_000)
"""Limit on the body of an error, of which only a message is shown."""

_FACTS = Size(4 * _MIB, 50_000)
"""Limit on facts. A thousand models in `/api/tags` take 1 MiB and have 25,000 values;
`/api/show` of a model with a thousand tensors takes 200 KiB and has 7,000."""

_VECTORS = Size(4 * _MIB, 150_000)
"""Limit on vectors. The largest batch, sixteen vectors of 8192 numbers, takes 3 MiB."""

SIZES = {
    # A line holds one token, or all calls. At most 4096 tokens (MAX_THINKING_TOKENS)
    # are requested: about 20 KiB in one line, about 2 MiB with a line for each token.
    "/api/chat": Size(256 * _KIB, 20_000, whole=16 * _MIB),
    # Enough for sixteen lines of 200 bytes a second for a day.
    "/api/pull": Size(64 * _KIB, 10_000, whole=256 * _MIB),
    "/api/embed": _VECTORS,
}
"""Limits by how the path of the request ends; _FACTS holds for all other paths."""


async def bound(response: httpx.Response) -> None:
    """Limit an answer to its size, before any of it is read.

    A response hook for the `event_hooks` of an httpx client, so that it sees every
    answer. Raises OllamaError for a redirect or a compressed answer; reading raises it
    for one that is too large.
    """
    if 300 <= response.status_code < 400:
        raise OllamaError(Problem.REDIRECTED, _sent_to(response))
    encoding = response.headers.get("Content-Encoding", "identity").strip().lower()
    if encoding not in ("", "identity"):
        # Compression was not requested. A few bytes can unpack to gigabytes at once.
        raise OllamaError(Problem.NOT_OLLAMA, f"Content-Encoding: {encoding[:40]}")
    # JSON is UTF-8. The server could name any Python codec, even a compressed one.
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

    Beyond it reading raises OllamaError; with cut it ends there without an error.
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

        Raises OllamaError once the answer is too large, unless it is to be cut.
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
        """Count a piece; return the limit that it exceeds, "" for none."""
        size = self._size
        self._whole += len(piece)
        if size.whole is not None and self._whole > size.whole:
            return f"> {size.whole} B"
        # A piece is what was received at once and shorter than a line may be, so that
        # only a line that spans pieces can be too long.
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
    """Return where a redirect leads, without user, password and query."""
    try:
        url = response.request.url.join(response.headers["Location"])
        bare = url.copy_with(query=None, fragment=None, username=None, password=None)
    except KeyError, ValueError, httpx.InvalidURL:
        return f"HTTP {response.status_code}"
    return str(bare)[:_LONGEST_ADDRESS]
