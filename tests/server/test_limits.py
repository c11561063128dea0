"""What a server does that no Ollama server does, over its own wire."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
import gzip
import json
from typing import Any

import pytest

from custom_components.smart_agent.server import limits
from custom_components.smart_agent.server.catalogue import async_catalogue
from custom_components.smart_agent.server.client import ChatRequest, OllamaServer
from custom_components.smart_agent.server.errors import OllamaError, Problem
from custom_components.smart_agent.server.limits import Size
from fakes.ollama_server import OllamaServer as ScriptedServer, Reply, flood, redirect

MODEL = "test-model:latest"
REQUEST = ChatRequest(
    model=MODEL,
    messages=[{"role": "user", "content": "Turn on the light"}],
    tools=[],
    options={"num_ctx": 8192},
    keep_alive=-1,
    think=False,
)


@pytest.fixture
async def server(ollama_server: ScriptedServer) -> AsyncGenerator[OllamaServer]:
    """Return the client of the scripted server."""
    server = OllamaServer(ollama_server.url, "secret")
    yield server
    await server.async_close()


async def chat(server: OllamaServer) -> None:
    """Read an answer to its end."""
    async for _ in server.async_chat(REQUEST):
        pass


async def pull(server: OllamaServer) -> None:
    """Download a model."""
    async for _ in server.async_pull("new:1b"):
        pass


type Ask = Callable[[OllamaServer], Awaitable[object]]

REQUESTS: dict[str, tuple[str, Ask]] = {
    "models": ("/api/tags", OllamaServer.async_models),
    "version": ("/api/version", OllamaServer.async_version),
    "running": ("/api/ps", OllamaServer.async_running),
    "facts": ("/api/show", lambda server: server.async_facts(MODEL)),
    "load": ("/api/chat", lambda server: server.async_load(MODEL, 4096, -1, 60)),
    "embed": ("/api/embed", lambda server: server.async_embed(MODEL, ["secret"])),
    "chat": ("/api/chat", chat),
    "pull": ("/api/pull", pull),
}
"""All that a server is asked: where, and how."""


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
@pytest.mark.parametrize(("path", "ask"), REQUESTS.values(), ids=REQUESTS)
async def test_is_not_led_elsewhere(
    ollama_server: ScriptedServer,
    server: OllamaServer,
    path: str,
    ask: Ask,
    status: int,
) -> None:
    """No request goes to an address that the server names, and it says which."""
    async with ScriptedServer() as elsewhere:
        target = f"{elsewhere.url}{path}"
        ollama_server.instead[path] = redirect(f"{target}?key=secret#top", status)
        with pytest.raises(OllamaError) as caught:
            await ask(server)
        assert elsewhere.requests == []
    assert (caught.value.problem, caught.value.detail) == (Problem.REDIRECTED, target)
    assert len(ollama_server.requests) == 1


@pytest.mark.parametrize(
    ("location", "detail"),
    [
        ("/login", "{url}/login"),
        ("//user:word@other:8080/", "http://other:8080/"),
        ("http://other:door", "HTTP 307"),
        ("http://" + "a" * 300, "http://" + "a" * 193),
    ],
)
async def test_where_a_redirect_leads(
    ollama_server: ScriptedServer, server: OllamaServer, location: str, detail: str
) -> None:
    """An address is said in full and without a password, an endless one in part."""
    ollama_server.instead["/api/tags"] = redirect(location)
    with pytest.raises(OllamaError) as caught:
        await server.async_models()
    assert caught.value.problem is Problem.REDIRECTED
    assert caught.value.detail == detail.format(url=ollama_server.url)


@pytest.mark.parametrize("unit", [b"a", b" "])
@pytest.mark.parametrize(("path", "ask"), REQUESTS.values(), ids=REQUESTS)
async def test_line_without_end(
    ollama_server: ScriptedServer,
    server: OllamaServer,
    path: str,
    ask: Ask,
    unit: bytes,
) -> None:
    """Bytes without a line break are read up to a limit, then the client leaves."""
    ollama_server.instead[path] = flood(unit * 65_536)
    with pytest.raises(OllamaError) as caught:
        await ask(server)
    assert caught.value.problem is Problem.TOO_LARGE
    assert caught.value.detail.startswith("> ")
    await left(ollama_server)


@pytest.mark.parametrize(("path", "ask"), REQUESTS.values(), ids=REQUESTS)
async def test_values_without_end(
    ollama_server: ScriptedServer, server: OllamaServer, path: str, ask: Ask
) -> None:
    """A value takes two bytes, and a thousand times as long to parse as one."""
    size = limits.SIZES.get(path, Size(0, 50_000))
    ollama_server.instead[path] = Reply((b"[" + b"1," * size.values + b"1]",))
    with pytest.raises(OllamaError) as caught:
        await ask(server)
    assert caught.value.problem is Problem.NOT_OLLAMA
    ollama_server.instead[path] = Reply((b"[" + b"1,\r" * (size.values + 1) + b"1]",))
    with pytest.raises(OllamaError) as caught:
        await ask(server)
    assert caught.value.problem is Problem.TOO_LARGE
    assert caught.value.detail == f"> {size.values} JSON values"


@pytest.mark.parametrize("status", [400, 401, 404, 500, 503])
@pytest.mark.parametrize(("path", "ask"), REQUESTS.values(), ids=REQUESTS)
async def test_error_without_end(
    ollama_server: ScriptedServer,
    server: OllamaServer,
    path: str,
    ask: Ask,
    status: int,
) -> None:
    """Of an error enough is read to say which it is."""
    ollama_server.instead[path] = flood(b"x" * 1024, after=b"<p>", status=status)
    with pytest.raises(OllamaError) as caught:
        await ask(server)
    known = {401: Problem.INVALID_AUTH, 404: Problem.NOT_OLLAMA}
    assert caught.value.problem is known.get(status, Problem.SERVER_ERROR)
    assert caught.value.detail == f"HTTP {status}"
    await left(ollama_server)


@pytest.mark.parametrize(
    ("path", "ask", "line"),
    [
        ("/api/chat", chat, {"message": {"role": "assistant", "content": "a"}}),
        ("/api/chat", chat, {"message": {"role": "assistant"}, "extra": "a" * 200_000}),
        ("/api/chat", chat, {"message": {"role": "a", "content": "," * 15_000}}),
        ("/api/pull", pull, {"status": "a" * 60_000}),
        ("/api/pull", pull, {"status": "," * 9_000}),
    ],
)
async def test_stream_without_end(
    ollama_server: ScriptedServer,
    server: OllamaServer,
    monkeypatch: pytest.MonkeyPatch,
    path: str,
    ask: Ask,
    line: dict[str, Any],
) -> None:
    """Lines that never end are read up to a limit as well."""
    size = replace(limits.SIZES[path], whole=1024 * 1024)
    monkeypatch.setitem(limits.SIZES, path, size)
    ollama_server.instead[path] = flood(json.dumps(line).encode() + b"\n")
    with pytest.raises(OllamaError) as caught:
        await ask(server)
    assert (caught.value.problem, caught.value.detail) == (
        Problem.TOO_LARGE,
        "> 1048576 B",
    )
    await left(ollama_server)


async def left(ollama_server: ScriptedServer) -> None:
    """Wait until the client has closed its connection."""
    while not ollama_server.flooded:
        await asyncio.sleep(0)


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "zstd", "GZIP, br"])
@pytest.mark.parametrize(("path", "ask"), REQUESTS.values(), ids=REQUESTS)
async def test_nothing_is_unpacked(
    ollama_server: ScriptedServer,
    server: OllamaServer,
    path: str,
    ask: Ask,
    encoding: str,
) -> None:
    """A packed answer is not asked for, and not read."""
    bomb = gzip.compress(bytes(1_000_000))
    ollama_server.instead[path] = Reply((bomb,), headers={"Content-Encoding": encoding})
    with pytest.raises(OllamaError) as caught:
        await ask(server)
    assert caught.value.problem is Problem.NOT_OLLAMA
    assert caught.value.detail == f"Content-Encoding: {encoding.lower()}"
    assert ollama_server.requests[0].headers["Accept-Encoding"] == "identity"


@pytest.mark.parametrize("charset", ["zlib", "punycode", "idna", "utf-16", "no-such"])
@pytest.mark.parametrize("status", [200, 500])
async def test_server_names_no_codec(
    ollama_server: ScriptedServer, server: OllamaServer, charset: str, status: int
) -> None:
    """What an answer is written in is known: some codecs unpack, some take for ever."""
    body = json.dumps({"error": "größer"}, ensure_ascii=False).encode()
    for path in ("/api/chat", "/api/tags"):
        ollama_server.instead[path] = Reply(
            (body,),
            status,
            {"Content-Type": f"application/json; charset={charset}"},
        )
    with pytest.raises(OllamaError) as caught:
        await chat(server)
    assert (caught.value.problem, caught.value.detail) == (
        Problem.SERVER_ERROR,
        "größer",
    )
    with pytest.raises(OllamaError) as caught:
        await server.async_models()
    assert caught.value.detail == ("ValidationError" if status == 200 else "größer")


async def test_headers_without_end(unused_tcp_port: int, socket_enabled: None) -> None:
    """Headers that never end are not read to their end; h11 sees to that."""
    gone = asyncio.Event()

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Send headers until the client leaves."""
        writer.write(b"HTTP/1.1 200 OK\r\n")
        with suppress(ConnectionError):
            while True:
                writer.write(b"X-More: " + b"a" * 1000 + b"\r\n")
                await writer.drain()
                await asyncio.sleep(0)
        gone.set()

    async with await asyncio.start_server(answer, "127.0.0.1", unused_tcp_port):
        server = OllamaServer(f"http://127.0.0.1:{unused_tcp_port}")
        with pytest.raises(OllamaError) as caught:
            await server.async_models()
        assert caught.value.problem is Problem.CANNOT_CONNECT
        await gone.wait()
        await server.async_close()


async def test_cookies_are_not_kept(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """A server could have us carry whatever it likes, without a limit."""
    ollama_server.instead["/api/version"] = Reply(
        (b'{"version": "1"}',), headers={"Set-Cookie": "a=b"}
    )
    await server.async_version()
    await server.async_version()
    assert all("Cookie" not in request.headers for request in ollama_server.requests)


async def test_models_without_end(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """Nobody asks about models by the thousand, one by one."""
    many = {"models": [{"model": "a"}] * 1_001}
    ollama_server.instead["/api/tags"] = Reply((json.dumps(many).encode(),))
    with pytest.raises(OllamaError) as caught:
        await async_catalogue(server)
    assert caught.value.problem is Problem.TOO_LARGE
    assert len(ollama_server.requests) == 1


async def test_layers_without_end(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """A download of ever more layers is given up."""
    ollama_server.script_pull(
        *({"status": "pulling", "digest": str(n), "total": 1} for n in range(1001))
    )
    with pytest.raises(OllamaError) as caught:
        await pull(server)
    assert caught.value.problem is Problem.TOO_LARGE


async def test_template_without_end(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """Of a template so much is kept as one may be long."""
    ollama_server.models[MODEL].template = "a" * 1_000_000
    assert len((await server.async_facts(MODEL)).template) == 256 * 1024


async def test_vector_for_each_text(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """As many vectors come back as texts were sent."""
    body = json.dumps({"embeddings": [[0.1, 0.2]]}).encode()
    ollama_server.instead["/api/embed"] = Reply((body,))
    assert await server.async_embed(MODEL, ["one"]) == [[0.1, 0.2]]
    with pytest.raises(OllamaError) as caught:
        await server.async_embed(MODEL, ["one", "two"])
    assert caught.value.problem is Problem.NOT_OLLAMA


async def test_others_have_their_turn(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """However many lines came at once, the loop goes round between them."""
    lines = 500
    line = json.dumps({"message": {"role": "assistant", "content": "a"}}).encode()
    ollama_server.instead["/api/chat"] = Reply(((line + b"\n") * lines,))
    rounds = 0

    def count() -> None:
        """Count the times that the loop goes round."""
        nonlocal rounds
        rounds += 1
        again.append(asyncio.get_running_loop().call_soon(count))

    again: list[asyncio.Handle] = []
    count()
    seen = [rounds async for _ in server.async_chat(REQUEST)]
    again[-1].cancel()
    assert len(set(seen)) == lines
