"""A web server on loopback that stands for the public internet.

Names lead to it by a resolver of its own, so that a page at `http://page.example:PORT/`
is asked for as any other is, down to the socket.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
import json
import socket
import ssl
from typing import Any, Self, override

from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult

PUBLIC = "127.0.0.1"
"""The address that the tests take for a public one; every other is local."""

type Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(frozen=True, slots=True)
class Reply:
    """What a path answers, each time it is asked for."""

    body: bytes = b""
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class WebServer:
    """Answers by path, and keeps the requests; a path without an answer is a 404."""

    answers: dict[str, Answer | Reply] = field(default_factory=dict)
    requests: list[web.Request] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    context: ssl.SSLContext | None = None
    port: int = 0
    _runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        """Listen on a free port of loopback."""
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._answer)
        self._runner = web.AppRunner(app, shutdown_timeout=0)
        await self._runner.setup()
        sock = socket.socket()
        sock.bind((PUBLIC, 0))
        self.port = sock.getsockname()[1]
        await web.SockSite(self._runner, sock, ssl_context=self.context).start()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop."""
        assert self._runner
        await self._runner.cleanup()

    @property
    def paths(self) -> list[str]:
        """The paths asked for so far."""
        return [request.path for request in self.requests]

    def url(self, path: str = "/", host: str = "page.example") -> str:
        """Return the address of a path under a public name."""
        scheme = "https" if self.context else "http"
        return f"{scheme}://{host}:{self.port}{path}"

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        self.requests.append(request)
        self.bodies.append(await request.read())
        answer = self.answers.get(request.path)
        if answer is None:
            return web.Response(status=404)
        if isinstance(answer, Reply):
            return web.Response(
                body=answer.body, status=answer.status, headers=answer.headers
            )
        return await answer(request)


class Names(AbstractResolver):
    """A resolver that gives a name the next of its lists of addresses.

    The last list stays; a name without any leads to the public address.
    """

    def __init__(self, **addresses: Sequence[Sequence[str]]) -> None:
        """Take the lists by the first part of the name."""
        self._addresses = {name: list(turns) for name, turns in addresses.items()}
        self.asked: list[str] = []

    @override
    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return where a name leads this time."""
        self.asked.append(host)
        turns = self._addresses.get(host.partition(".")[0], [[PUBLIC]])
        found = turns.pop(0) if len(turns) > 1 else turns[0]
        return [
            ResolveResult(
                hostname=host,
                host=address,
                port=port,
                family=socket.AF_INET6 if ":" in address else socket.AF_INET,
                proto=0,
                flags=socket.AI_NUMERICHOST | socket.AI_NUMERICSERV,
            )
            for address in found
        ]

    @override
    async def close(self) -> None:
        """Have nothing to close."""


def html(body: str, title: str = "A page") -> Reply:
    """Answer with a page."""
    text = f"<!doctype html><html><head><title>{title}</title></head><body>{body}"
    return Reply(text.encode(), headers={"Content-Type": "text/html; charset=utf-8"})


def json_reply(data: Any, status: int = 200) -> Reply:
    """Answer with JSON."""
    return Reply(
        json.dumps(data).encode(), status, {"Content-Type": "application/json"}
    )


def redirect(target: str, status: int = 302) -> Reply:
    """Answer with another address."""
    return Reply(status=status, headers={"Location": target})
