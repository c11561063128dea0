"""What a server does that no Ollama server does, over its own wire."""

from collections.abc import AsyncGenerator, Awaitable, Callable

import pytest

from custom_components.smart_agent.server.client import ChatRequest, OllamaServer
from custom_components.smart_agent.server.errors import OllamaError, Problem
from fakes.ollama_server import OllamaServer as ScriptedServer, redirect

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
