"""A name server that lies: no page is read from the local network, whatever it answers.

The name is looked up over the wire, and on the address it leads to then somebody listens.
"""

from collections.abc import AsyncGenerator
import socket

from aiohttp import web
import pytest

from custom_components.smart_agent.own_tools.web.page_reader import (
    PageError,
    PageReader,
)

from ..web_server import PUBLIC, WebServer, html, redirect
from .dns_server import NameServer

LOCAL = "127.0.0.2"
"""An address that stands for one of the local network; the router listens there."""

NOT_PUBLIC = "that address is not on the public internet"


@pytest.fixture
async def server(socket_enabled: None) -> AsyncGenerator[WebServer]:
    """Start a public web server."""
    async with WebServer({"/": html("<article><p>Trains run today.")}) as server:
        yield server


@pytest.fixture
async def router(server: WebServer) -> AsyncGenerator[list[str]]:
    """Start the router's server on the same port; return what it was asked for."""
    asked: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        asked.append(request.path)
        return web.Response(text="the password is 1234")

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app, shutdown_timeout=0)
    await runner.setup()
    sock = socket.socket()
    sock.bind((LOCAL, server.port))
    await web.SockSite(runner, sock).start()
    yield asked
    await runner.cleanup()


async def read(server: WebServer, names: NameServer, path: str = "/") -> str:
    """Return what a page says, or why it is not read."""
    resolver = names.resolver()
    reader = PageReader(
        ports={server.port},
        is_allowed=lambda address: address == PUBLIC,
        resolver=resolver,
    )
    try:
        page = await reader.async_read(server.url(path), None)
    except PageError as err:
        return str(err)
    finally:
        await resolver.close()
    return page.body.decode()


async def test_name_server_is_asked(server: WebServer, router: list[str]) -> None:
    """A name that leads to a public address is read, by what the wire says."""
    async with NameServer(page=[[PUBLIC]]) as names:
        assert "Trains" in await read(server, names)
        assert names.asked == ["page"]


async def test_local_at_once(server: WebServer, router: list[str]) -> None:
    """A public name of a local address leads nowhere."""
    async with NameServer(page=[[LOCAL], [PUBLIC]]) as names:
        assert await read(server, names) == NOT_PUBLIC
    assert not router


async def test_local_the_second_time(server: WebServer, router: list[str]) -> None:
    """Nor does one that is public for the first page, and local for that it leads to."""
    server.answers["/start"] = redirect("/admin")
    async with NameServer(page=[[PUBLIC], [LOCAL]]) as names:
        assert await read(server, names, "/start") == NOT_PUBLIC
        assert names.asked == ["page", "page"]
    assert server.paths == ["/start"]
    assert not router


async def test_asked_once_for_a_connection(
    server: WebServer, router: list[str]
) -> None:
    """What was checked is what is connected to: nothing is looked up in between."""
    async with NameServer(page=[[PUBLIC], [LOCAL]]) as names:
        assert "Trains" in await read(server, names)
        assert names.asked == ["page"]
    assert not router


@pytest.mark.parametrize("order", [[PUBLIC, LOCAL], [LOCAL, PUBLIC]])
async def test_both_at_once(
    server: WebServer, router: list[str], order: list[str]
) -> None:
    """Of both addresses the local one is not tried, also where the other one is down."""
    async with NameServer(page=[order]) as names:
        assert "Trains" in await read(server, names)
        await server.__aexit__()
        assert "Trains" not in await read(server, names)
    assert not router


async def test_elsewhere_by_redirect(server: WebServer, router: list[str]) -> None:
    """A page that sends on to a name of the local network sends nowhere."""
    server.answers["/start"] = redirect(server.url("/admin", "router.example"))
    async with NameServer(page=[[PUBLIC]], router=[[LOCAL]]) as names:
        assert await read(server, names, "/start") == NOT_PUBLIC
    assert not router
