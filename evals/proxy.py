"""A proxy in front of a model server that counts what passes through it.

It stands before every agent alike, so that their counts compare. So do the options that
it may send with each request, in place of what an agent sends.
"""

from collections.abc import AsyncIterator, Mapping
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

    def __init__(
        self, upstream: str, session: ClientSession, options: Mapping[str, Any]
    ) -> None:
        """Pass requests on to this server, each chat with these model options."""
        self.url = ""
        self.usage = Usage()
        self._upstream = upstream
        self._session = session
        self._options = options

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Pass one request on, and its answer back piece by piece."""
        body = await request.read()
        chat = _chat(body) if request.path == _CHAT else None
        chats = chat is not None and bool(chat.get("messages"))
        if chat is not None and self._options:
            options = {**(chat.get("options") or {}), **self._options}
            body = json.dumps({**chat, "options": options}).encode()
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
async def proxy(
    upstream: str, options: Mapping[str, Any] | None = None
) -> AsyncIterator[Proxy]:
    """Run a proxy on loopback while the context lasts.

    options are of the model, such as temperature, and the same for all that is asked.
    """
    async with ClientSession(timeout=ClientTimeout(total=None)) as session:
        made = Proxy(upstream.rstrip("/"), session, options or {})
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


def _chat(body: bytes) -> dict[str, Any] | None:
    """Return what a chat asks for, None if it cannot be read.

    One without messages only loads a model.
    """
    try:
        data: Any = json.loads(body)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


def _passed_on(headers: Any) -> dict[str, str]:
    """Return the headers that concern the other side too."""
    return {
        key: value
        for key, value in headers.items()
        if key.casefold() not in _NOT_PASSED_ON
    }
