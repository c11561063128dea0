"""Reading a page: of the public internet, and of nothing else."""

import asyncio
from collections.abc import AsyncGenerator, Callable
import gzip
from pathlib import Path
import tracemalloc
from typing import Any, cast
import zlib

from aiohttp import web
import pytest

from custom_components.smart_agent.own_tools.web.fetch_page import FetchPage
from custom_components.smart_agent.own_tools.web.page_reader import (
    MAX_BODY,
    PORTS,
    PageError,
    PageReader,
)
from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm
from homeassistant.util.ssl import get_default_context

from ..certificate import server_context
from ..web_server import PUBLIC, Names, Reply, WebServer, html, redirect

ARTICLE = "<article><h1>Trains</h1><p>No trains run on Monday, says the railway.</p>"
LOCAL = "127.0.0.2"
"""An address that the tests take for one of the local network."""


@pytest.fixture
async def server(socket_enabled: None) -> AsyncGenerator[WebServer]:
    """Start a web server with one page."""
    async with WebServer({"/": html(ARTICLE, "Trains today")}) as server:
        yield server


def reader(server: WebServer, **names: Any) -> PageReader:
    """Return a reader to which the server's address is a public one."""
    return PageReader(
        ports={*PORTS, server.port},
        is_allowed=lambda address: address == PUBLIC,
        resolver=Names(**names),
    )


async def call(
    hass: HomeAssistant, tool: FetchPage, url: str, language: str | None = "de"
) -> llm.ToolResult:
    """Return what the tool comes back with."""
    context = llm.LLMContext("smart_agent", None, language, "conversation", None)
    return await tool.async_call(hass, llm.ToolInput(tool.name, {"url": url}), context)


async def fetch(hass: HomeAssistant, server: WebServer, url: str, **names: Any) -> str:
    """Return the text that was found, or why there is none."""
    result = await call(hass, FetchPage(reader(server, **names)), url)
    if result.error:
        return cast("str", result.data["error"]).removeprefix("fetch_page failed: ")
    (found,) = cast("list[dict[str, str]]", result.data["result"])
    return found["text"]


async def test_page(hass: HomeAssistant, server: WebServer) -> None:
    """The main text comes back, with title, host and address."""
    url = server.url(host="www.page.example")
    result = await call(hass, FetchPage(reader(server)), url)
    assert result == llm.ToolResult(
        {
            "result": [
                {
                    "title": "Trains today",
                    "text": "Trains No trains run on Monday, says the railway.",
                    "source": "page.example",
                }
            ],
            "sources": [
                {"title": "Trains today", "source": "page.example", "url": url}
            ],
        }
    )
    (request,) = server.requests
    assert request.host == f"www.page.example:{server.port}"
    assert request.headers["Accept-Language"] == "de,*;q=0.5"
    assert "Cookie" not in request.headers


async def test_long_page(hass: HomeAssistant, server: WebServer) -> None:
    """One page may fill the whole digest."""
    server.answers["/"] = html(f"<article><p>{'Some words. ' * 500}</p>")
    text = await fetch(hass, server, server.url())
    assert 800 < len(text) < 900
    tool = FetchPage(reader(server), limit=300)
    (found,) = cast(
        "list[dict[str, str]]", (await call(hass, tool, server.url())).data["result"]
    )
    assert 200 < len(found["text"]) < 300


async def test_without_language(hass: HomeAssistant, server: WebServer) -> None:
    """A turn without a language takes any."""
    await call(hass, FetchPage(reader(server)), server.url(), None)
    assert server.requests[0].headers["Accept-Language"] == "*"


@pytest.mark.parametrize(
    ("content_type", "text"),
    [
        ("text/plain; charset=iso-8859-1", "Züge"),
        ("text/markdown", "Z�ge"),
        ("text/plain; charset=none-such", "Z�ge"),
        ("text/plain; charset=zip", "Z�ge"),
        ("application/pdf", "application/pdf is no text"),
        ("image/png", "image/png is no text"),
        ("application/json", "application/json is no text"),
        ("application/octet-stream", "application/octet-stream is no text"),
    ],
)
async def test_content_types(
    hass: HomeAssistant, server: WebServer, content_type: str, text: str
) -> None:
    """HTML and text are read, nothing else."""
    server.answers["/"] = Reply(
        "Züge".encode("latin-1"), headers={"Content-Type": content_type}
    )
    assert await fetch(hass, server, server.url()) == text


@pytest.mark.parametrize("body", [b"", b"<html></html>", b"\0\0", b"   "])
async def test_page_without_text(
    hass: HomeAssistant, server: WebServer, body: bytes
) -> None:
    """A page without a text is said to have none."""
    server.answers["/"] = Reply(body, headers={"Content-Type": "text/html"})
    text = await fetch(hass, server, server.url())
    assert text == "there is no readable text on that page"


async def test_page_that_the_library_fails_on(
    hass: HomeAssistant, server: WebServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the library raises, the tool comes back with a failure."""

    def extract(*_: object, **__: object) -> str:
        raise RecursionError

    monkeypatch.setattr("trafilatura.extract", extract)
    text = await fetch(hass, server, server.url())
    assert text == "there is no readable text on that page"


@pytest.mark.parametrize("status", [204, 304, 400, 401, 403, 404, 429, 500, 503])
async def test_status(hass: HomeAssistant, server: WebServer, status: int) -> None:
    """Only a page that is there is read."""
    server.answers["/"] = Reply(status=status)
    text = await fetch(hass, server, server.url())
    assert text == f"the page answered with status {status}"


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("ftp://page.example/", "that is not the address of a web page"),
        ("file:///etc/passwd", "that is not the address of a web page"),
        ("javascript:alert(1)", "that is not the address of a web page"),
        ("http:///path", "that is not the address of a web page"),
        ("http:page.example", "that is not the address of a web page"),
        ("   ", "that is not the address of a web page"),
        ("http://[::bad/", "that is not the address of a web page"),
        ("http://page.example:99999/", "that is not the address of a web page"),
        ("http://a\\@b/", "that is not the address of a web page"),
        ("http://a\r\nHost: x/", "that is not the address of a web page"),
        ("http://xn--a/", "that is not the address of a web page"),
        ("http://[::1]@/", "that is not the address of a web page"),
        (
            "http://xn--b-99999999999999999999999999999b.example/",
            "that is not the address of a web page",
        ),
        ("http://user:secret@page.example/", "an address with a user name is not read"),
        ("http://user@page.example/", "an address with a user name is not read"),
        ("http://:secret@page.example/", "an address with a user name is not read"),
        ("http://page.example@local/", "an address with a user name is not read"),
        ("http://page.example:22/", "port 22 is not allowed"),
        ("https://page.example:8123/", "port 8123 is not allowed"),
        ("page.example:8123", "port 8123 is not allowed"),
        ("http://page.example:0/", "port 0 is not allowed"),
    ],
)
async def test_addresses_that_are_not_asked(
    hass: HomeAssistant, server: WebServer, url: str, why: str
) -> None:
    """Other schemes, credentials and ports are refused before anything is looked up."""
    names = Names()
    tool = FetchPage(PageReader(is_allowed=lambda _: False, resolver=names))
    result = await call(hass, tool, url)
    assert result.data["error"] == f"fetch_page failed: {why}"
    assert "secret" not in str(result.data)
    assert names.asked == []


LITERALS = [
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "017700000001",
    "0",
    "0.0.0.0",
    "127.0.0.1.",
    "１２７.0.0.1",
    "①②⑦.0.0.1",
    "127。0。0。1",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::127.0.0.1]",
    "[64:ff9b::127.0.0.1]",
    "[2002:7f00:1::]",
    "[fe80::1%25lo]",
    "192.168.1.1",
    "10.0.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.251",
    "localhost",
    "localhost.",
    "LOCALHOST",
    "page.localhost",
]


@pytest.mark.parametrize("host", LITERALS)
@pytest.mark.parametrize("resolver", [True, False])
async def test_local_addresses(
    hass: HomeAssistant, server: WebServer, host: str, resolver: bool
) -> None:
    """By the real rule no spelling of a local address is reached, whoever resolves.

    The stand-in takes every name to the loopback; without it, the system resolves.
    """
    tool = FetchPage(
        PageReader(ports={server.port}, resolver=Names() if resolver else None)
    )
    result = await call(hass, tool, f"http://{host}:{server.port}/")
    assert result.error
    assert server.requests == []


async def test_local_address_is_named(hass: HomeAssistant, server: WebServer) -> None:
    """The model is told that it is the address, not the page."""
    tool = FetchPage(PageReader(ports={server.port}, resolver=Names()))
    for host in ("page.example", "127.0.0.1", "[::1]"):
        result = await call(hass, tool, f"http://{host}:{server.port}/")
        assert result.data["error"] == (
            "fetch_page failed: that address is not on the public internet"
        )


async def test_one_of_several_addresses(hass: HomeAssistant, server: WebServer) -> None:
    """Of a name's addresses only the public ones are connected to."""
    several = [[LOCAL, "::1", "192.168.1.1", PUBLIC]]
    assert "Monday" in await fetch(hass, server, server.url(), page=several)
    local = [[LOCAL, "::1"]]
    why = "that address is not on the public internet"
    assert await fetch(hass, server, server.url(), page=local) == why
    assert len(server.requests) == 1


async def test_rebinding(hass: HomeAssistant, server: WebServer) -> None:
    """A name that is public first and local then leads to no local address."""
    server.answers["/"] = redirect("/secret")
    server.answers["/secret"] = html(ARTICLE)
    why = "that address is not on the public internet"
    text = await fetch(hass, server, server.url(), page=[[PUBLIC], [LOCAL]])
    assert text == why
    assert server.paths == ["/"]
    assert await fetch(hass, server, server.url(), page=[[LOCAL], [PUBLIC]]) == why


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_redirect(hass: HomeAssistant, server: WebServer, status: int) -> None:
    """A page that moved is read where it is, and named by where it is."""
    target = server.url("/b/page", "other.example")
    server.answers |= {
        "/": redirect("/a", status),
        "/a": redirect(target, status),
        "/b/page": redirect("../c?d=e#f", status),
        "/c": html(ARTICLE),
    }
    result = await call(hass, FetchPage(reader(server)), server.url())
    (source,) = cast("list[dict[str, str]]", result.data["sources"])
    assert source["url"].startswith(server.url("/c?d=e", "other.example"))
    assert source["source"] == "other.example"


@pytest.mark.parametrize(
    ("target", "why"),
    [
        ("http://127.0.0.2:{port}/", "that address is not on the public internet"),
        ("http://[::1]:{port}/", "that address is not on the public internet"),
        ("http://router.example:{port}/", "that address is not on the public internet"),
        ("//router.example:{port}/", "that address is not on the public internet"),
        ("http://2130706433:{port}/", "that is not the address of a web page"),
        ("http://page.example:8123/", "port 8123 is not allowed"),
        ("http://u:p@page.example/", "an address with a user name is not read"),
        ("file:///etc/passwd", "that is not the address of a web page"),
        ("data:text/html,hello", "that is not the address of a web page"),
        ("http://[", "the page leads nowhere"),
        ("", "the page leads nowhere"),
        ("/" + "x" * 3000, "the page leads nowhere"),
    ],
)
async def test_redirects_by_rule(
    hass: HomeAssistant, server: WebServer, target: str, why: str
) -> None:
    """What may not be asked for may not be led to."""
    server.answers["/"] = redirect(target.format(port=server.port))
    names = {"router": [["192.168.1.1"]]}
    assert await fetch(hass, server, server.url(), **names) == why
    assert server.paths == ["/"]


async def test_too_many_redirects(hass: HomeAssistant, server: WebServer) -> None:
    """Five redirects are followed, no more."""
    for n in range(6):
        server.answers[f"/{n}"] = redirect(f"/{n + 1}")
    server.answers["/6"] = html(ARTICLE)
    assert "Monday" in await fetch(hass, server, server.url("/1"))
    text = await fetch(hass, server, server.url("/0"))
    assert text == "the page leads on to too many others"


async def test_cookies_are_not_kept(hass: HomeAssistant, server: WebServer) -> None:
    """A page leaves nothing behind, not even for the page it leads to."""
    server.answers["/"] = Reply(
        status=302, headers={"Location": "/b", "Set-Cookie": "a=b"}
    )
    server.answers["/b"] = html(ARTICLE)
    assert "Monday" in await fetch(hass, server, server.url())
    assert "Cookie" not in server.requests[1].headers


async def test_proxies_are_not_trusted(
    hass: HomeAssistant, server: WebServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy would connect to where the rule does not reach."""
    monkeypatch.setenv("http_proxy", "http://127.0.0.2:9/")
    assert "Monday" in await fetch(hass, server, server.url())


@pytest.fixture
def handshakes_may_fail(hass: HomeAssistant) -> None:
    """Let a client that does not trust the test's server leave without an error."""
    before = hass.loop.get_exception_handler()
    assert before

    def ignore(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not isinstance(context.get("exception"), OSError):
            before(loop, context)

    hass.loop.set_exception_handler(ignore)


@pytest.mark.usefixtures("handshakes_may_fail")
async def test_https(hass: HomeAssistant, server: WebServer, tmp_path: Path) -> None:
    """A certificate must be trusted and fit; encryption, once there, stays."""
    context, authority = await hass.async_add_executor_job(
        server_context, tmp_path, "page.example"
    )
    async with WebServer({"/": html(ARTICLE)}, context=context) as secure:
        why = "the page cannot be reached"
        assert await fetch(hass, secure, secure.url()) == why
        get_default_context().load_verify_locations(authority)
        assert "Monday" in await fetch(hass, secure, secure.url())
        assert await fetch(hass, secure, secure.url(host="other.example")) == why
        both = PageReader(
            ports={server.port, secure.port},
            is_allowed=lambda address: address == PUBLIC,
            resolver=Names(),
        )
        server.answers["/"] = redirect(secure.url())
        assert "Monday" in str((await call(hass, FetchPage(both), server.url())).data)
        secure.answers["/"] = redirect(server.url("/plain"))
        with pytest.raises(PageError, match="without encryption"):
            await both.async_read(secure.url(), None)
    assert server.paths == ["/"]


async def test_scheme_may_be_left_out(hass: HomeAssistant, server: WebServer) -> None:
    """An address as people write it is one with encryption."""
    names = Names(page=[[LOCAL]])
    tool = FetchPage(PageReader(is_allowed=lambda _: False, resolver=names))
    result = await call(hass, tool, " page.example/wiki/Help:Contents ")
    assert "not on the public internet" in str(result.data)
    assert names.asked == ["page.example"]


async def test_big_page(hass: HomeAssistant, server: WebServer) -> None:
    """A page without end is read up to its bound."""
    sent = 0

    async def endless(request: web.Request) -> web.StreamResponse:
        nonlocal sent
        response = web.StreamResponse(headers={"Content-Type": "text/html"})
        await response.prepare(request)
        await response.write(f"<html><body>{ARTICLE}".encode())
        while True:
            await response.write(b"<p>And so on and on.</p>" * 1000)
            sent += 1

    server.answers["/"] = endless
    page = await reader(server).async_read(server.url(), None)
    assert len(page.body) == MAX_BODY
    assert "Monday" in await fetch(hass, server, server.url())


@pytest.mark.parametrize("encoding", ["gzip", "deflate"])
async def test_bomb(server: WebServer, encoding: str) -> None:
    """A small body that becomes a huge one is unpacked up to the bound."""
    huge = bytes(50 * MAX_BODY)
    body = gzip.compress(huge) if encoding == "gzip" else zlib.compress(huge)
    del huge
    server.answers["/"] = Reply(
        body, headers={"Content-Type": "text/html", "Content-Encoding": encoding}
    )
    tracemalloc.start()
    page = await reader(server).async_read(server.url(), None)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(page.body) == MAX_BODY
    assert peak < 10 * MAX_BODY


async def test_bomb_without_header(hass: HomeAssistant, server: WebServer) -> None:
    """A body that is compressed but not said to be so is not unpacked."""
    server.answers["/"] = Reply(
        gzip.compress(ARTICLE.encode()), headers={"Content-Type": "text/html"}
    )
    assert "Monday" not in await fetch(hass, server, server.url())


async def test_broken_body(hass: HomeAssistant, server: WebServer) -> None:
    """A body that is not what its header says cannot be read."""
    server.answers["/"] = Reply(
        b"no gzip", headers={"Content-Type": "text/html", "Content-Encoding": "gzip"}
    )
    assert await fetch(hass, server, server.url()) == "the page cannot be reached"


async def test_nobody_listens(hass: HomeAssistant, server: WebServer) -> None:
    """A server that is down is said to be."""
    await server.__aexit__()
    assert await fetch(hass, server, server.url()) == "the page cannot be reached"


def hanging(gone: asyncio.Event, started: bool) -> Callable[..., Any]:
    """Answer at no time, or with half a page."""

    async def hang(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse(headers={"Content-Type": "text/html"})
        if started:
            await response.prepare(request)
            await response.write(ARTICLE.encode())
        await gone.wait()
        return response

    return hang


@pytest.mark.parametrize("started", [False, True])
async def test_timeout(hass: HomeAssistant, server: WebServer, started: bool) -> None:
    """A page that hangs, before or within, has its time."""
    gone = asyncio.Event()
    server.answers["/"] = hanging(gone, started)
    tool = FetchPage(reader(server), timeout=0.01)
    result = await call(hass, tool, server.url())
    gone.set()
    assert result.data["error"] == "fetch_page failed: timed out after 0.01 s"


async def test_cancelled(hass: HomeAssistant, server: WebServer) -> None:
    """A turn that ends takes its page with it, connections and all."""
    gone = asyncio.Event()
    server.answers["/"] = hanging(gone, started=True)
    task = asyncio.create_task(call(hass, FetchPage(reader(server)), server.url()))
    while not server.requests:
        await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    gone.set()


@pytest.mark.parametrize("args", [{}, {"url": ""}, {"url": 5}, {"url": "x" * 2001}])
async def test_wrong_arguments(hass: HomeAssistant, args: dict[str, Any]) -> None:
    """Wrong arguments are a failure like any other."""
    tool = FetchPage()
    context = llm.LLMContext("smart_agent", None, None, "conversation", None)
    result = await tool.async_call(hass, llm.ToolInput(tool.name, args), context)
    assert result.error
