"""A proxy in front of a model server that counts what passes through it.

It stands before every agent alike, so that their counts compare.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
import json
from typing import Any

from aiohttp import ClientSession, ClientTimeout, web

HOST = "127.0.0.1"
_CHAT = "/api/chat"
_NOT_PASSED_ON = frozenset(
    {"host", "connection", "content-length", "transfer-encoding", "accept-encoding"}
)
"""Headers that belong to one connection."""


@dataclass(slots=True)
class Usage:
    """Requests that a model was asked to answer, and the tokens the server counted."""

    requests: int = 0
    prompt_tokens: int = 0
    generated_tokens: int = 0

    def count(self, line: bytes) -> None:
        """Count the tokens that the last line of an answer tells."""
        try:
            data = json.loads(line)
        except ValueError:
            return
        if isinstance(data, dict) and data.get("done"):
            self.prompt_tokens += data.get("prompt_eval_count") or 0
            self.generated_tokens += data.get("eval_count") or 0


class Proxy:
    """Passes requests on; usage is what has been used since it was last replaced.

    A request counts where it was begun, wherever it ends.
    """

    def __init__(self, upstream: str, session: ClientSession) -> None:
        """Pass requests on to this server."""
        self.url = ""
        self.usage = Usage()
        self._upstream = upstream
        self._session = session

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Pass one request on, and its answer back piece by piece."""
        body = await request.read()
        chats = request.path == _CHAT and _asks(body)
        usage = self.usage if chats else Usage()
        usage.requests += 1
        async with self._session.request(
            request.method,
            self._upstream + request.path_qs,
            data=body,
            headers=_passed_on(request.headers),
        ) as answer:
            response = web.StreamResponse(
                status=answer.status, headers=_passed_on(answer.headers)
            )
            await response.prepare(request)
            rest = b""
            async for piece in answer.content.iter_any():
                *lines, rest = (rest + piece).split(b"\n")
                for line in lines:
                    usage.count(line)
                await response.write(piece)
            usage.count(rest)
        await response.write_eof()
        return response


@asynccontextmanager
async def proxy(upstream: str) -> AsyncIterator[Proxy]:
    """Run a proxy on loopback while the context lasts."""
    async with ClientSession(timeout=ClientTimeout(total=None)) as session:
        made = Proxy(upstream.rstrip("/"), session)
        app = web.Application(client_max_size=64 * 1024**2)
        app.router.add_route("*", "/{path:.*}", made.handle)
        # With handler_cancellation a client that hangs up takes its request along.
        runner = web.AppRunner(
            app, access_log=None, handler_cancellation=True, shutdown_timeout=0.5
        )
        await runner.setup()
        try:
            await web.TCPSite(runner, HOST, 0).start()
            made.url = f"http://{HOST}:{runner.addresses[0][1]}"
            yield made
        finally:
            await runner.cleanup()


def _asks(body: bytes) -> bool:
    """Return whether a chat asks for an answer; without messages it loads a model."""
    try:
        data: Any = json.loads(body)
    except ValueError:
        return False
    return isinstance(data, dict) and bool(data.get("messages"))


def _passed_on(headers: Any) -> dict[str, str]:
    """Return the headers that concern the other side too."""
    return {
        key: value
        for key, value in headers.items()
        if key.casefold() not in _NOT_PASSED_ON
    }
