"""What the real Ollama client makes of every reply the scripted server can give.

The integration's error handling rests on this: which exception class the client
raises for which fault, streamed and not.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable
import contextlib
import json
import socket
from typing import Any

import httpx
from hypothesis import given, strategies as st
import ollama
import pydantic
import pytest
import pytest_socket

from fakes.ollama_server import (
    OllamaServer,
    Reply,
    ServedModel,
    call,
    calls,
    cut,
    delayed,
    hang,
    http_error,
    lines,
    lost,
    no_done,
    say,
    stream_error,
)
from homeassistant.core import HomeAssistant
from homeassistant.loader import async_get_custom_components

MODEL = "test-model:latest"
HTML = b"<!DOCTYPE html><html><body>nginx</body></html>"
TOOLS = [
    {
        "type": "function",
        "function": {
            "name": "HassTurnOn",
            "parameters": {
                "type": "object",
                "properties": {"name": {"type": "string"}},
            },
        },
    }
]


@pytest.fixture
async def client(ollama_server: OllamaServer) -> AsyncGenerator[ollama.AsyncClient]:
    """Return a client of the server."""
    async with connect(ollama_server) as client:
        yield client


def connect(server: OllamaServer, **options: Any) -> ollama.AsyncClient:
    """Return a client that ignores the proxy settings of the environment."""
    return ollama.AsyncClient(server.url, trust_env=False, **options)


async def stream(
    client: ollama.AsyncClient, model: str = MODEL, **options: Any
) -> list[ollama.ChatResponse]:
    """Return all chunks of a streamed chat."""
    messages = [{"role": "user", "content": "Turn on the light"}]
    chunks = await client.chat(model, messages, stream=True, **options)
    return [chunk async for chunk in chunks]


async def whole(
    client: ollama.AsyncClient, model: str = MODEL, **options: Any
) -> ollama.ChatResponse:
    """Return a chat's answer in one piece."""
    messages = [{"role": "user", "content": "Turn on the light"}]
    answer: ollama.ChatResponse = await client.chat(model, messages, **options)
    return answer


def spoken(chunks: list[ollama.ChatResponse]) -> str:
    """Return the text of a stream."""
    return "".join(chunk.message.content or "" for chunk in chunks)


def called(chunks: list[ollama.ChatResponse]) -> list[tuple[str, dict[str, Any]]]:
    """Return the tool calls of a stream."""
    return [
        (made.function.name, dict(made.function.arguments))
        for chunk in chunks
        for made in chunk.message.tool_calls or ()
    ]


async def test_text_is_streamed_by_the_word(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """A sentence arrives in chunks; the last one is empty and carries the counts."""
    ollama_server.script(say("The light is on.", prompt_eval_count=321))
    *chunks, last = await stream(client)
    assert [chunk.message.content for chunk in chunks] == [
        "The",
        " light",
        " is",
        " on.",
    ]
    assert not any(chunk.done for chunk in chunks)
    assert last.message.content == ""
    assert (last.done, last.done_reason) == (True, "stop")
    assert (last.prompt_eval_count, last.eval_count) == (321, 4)
    assert last.model == MODEL
    assert last.eval_duration
    assert last.total_duration


@given(st.text())
def test_words_add_up_to_the_text(text: str) -> None:
    """Splitting into chunks neither loses nor adds a character."""
    *chunks, _ = say(text).steps
    assert "".join(_content(chunk) for chunk in chunks) == text


def _content(chunk: object) -> str:
    assert isinstance(chunk, dict)
    content = chunk["message"]["content"]
    assert isinstance(content, str)
    return content


async def test_text_in_one_piece(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """Without streaming the chunks are joined and the counts kept."""
    ollama_server.script(
        say("It is on.", thinking="Hm.", done_reason="length", eval_count=7)
    )
    answer = await whole(client)
    assert answer.message.content == "It is on."
    assert answer.message.thinking == "Hm."
    assert (answer.done_reason, answer.eval_count) == ("length", 7)


async def test_thinking_comes_first_and_apart(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """Reasoning has its own field."""
    ollama_server.models[MODEL].capabilities += ("thinking",)
    ollama_server.script(say("Yes.", thinking="Is it on?"))
    first, *rest = await stream(client, think=True)
    assert (first.message.thinking, first.message.content) == ("Is it on?", "")
    assert spoken(rest) == "Yes."


def test_chunks_must_add_up() -> None:
    """A script that contradicts itself is a mistake of the test."""
    with pytest.raises(ValueError, match="add up"):
        say("on", chunks=["o"])


async def test_calls_come_in_their_own_chunk(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """Text, then all calls at once, then the end."""
    ollama_server.script(
        calls(("HassTurnOn", {"name": "A"}), ("HassTurnOn", {"name": "B"}), text="OK")
    )
    text, made, last = await stream(client, tools=TOOLS)
    assert text.message.content == "OK"
    assert called([made]) == [
        ("HassTurnOn", {"name": "A"}),
        ("HassTurnOn", {"name": "B"}),
    ]
    assert made.message.content == ""
    assert not made.done
    assert last.done
    assert not last.message.tool_calls
    assert ollama_server.chats[0]["tools"][0]["function"]["name"] == "HassTurnOn"


async def test_call_in_one_piece(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """Without streaming a call is part of the one message."""
    ollama_server.script(call("HassTurnOn", {"name": "A"}))
    answer = await whole(client, tools=TOOLS)
    assert called([answer]) == [("HassTurnOn", {"name": "A"})]
    assert answer.done


async def test_lost_call(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """Tokens were generated and nothing came of them."""
    ollama_server.script(lost())
    (last,) = await stream(client, tools=TOOLS)
    assert (last.message.content, last.message.tool_calls) == ("", None)
    assert (last.done, last.eval_count) == (True, 40)


async def test_stream_that_ends_without_done(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """The client raises nothing; only the missing `done` tells."""
    ollama_server.script(no_done("on on on"), no_done("on on on"))
    chunks = await stream(client)
    assert spoken(chunks) == "on on on"
    assert not any(chunk.done for chunk in chunks)
    assert not (await whole(client)).done


async def test_script_is_played_in_order_then_the_fallback(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """One reply a request; afterwards the fallback sees the request."""
    ollama_server.fallback = lambda body: say(body["messages"][-1]["content"])
    ollama_server.script(say("one"), say("two"))
    assert [spoken(await stream(client)) for _ in range(3)] == [
        "one",
        "two",
        "Turn on the light",
    ]


async def test_script_anew(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """What nobody asked for is not said after all."""
    ollama_server.fallback = lambda _: say("fallback")
    ollama_server.script(say("left"), say("over"))
    ollama_server.script_anew(say("new"))
    heard = [spoken(await stream(client)) for _ in range(2)]
    assert heard == ["new", "fallback"]


async def test_warm_up_takes_nothing_from_the_script(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """A request that only fills the prompt cache is answered apart."""
    ollama_server.warm_up = lambda body: body["options"].get("num_predict") == 1
    ollama_server.script(say("one"))
    (warm,) = await stream(client, options={"num_predict": 1})
    assert (warm.done_reason, warm.eval_count) == ("length", 1)
    assert spoken(await stream(client, options={"num_predict": 9})) == "one"


async def test_empty_script_is_remembered(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """A chat nobody foresaw gets an error and is kept for the fixture to complain."""
    with pytest.raises(ollama.ResponseError, match="script is empty"):
        await stream(client)
    assert ollama_server.unexpected.pop().path == "/api/chat"


type Fault = tuple[Callable[[OllamaServer], None], type[Exception], type[Exception]]


def _scripted(reply: Reply) -> Callable[[OllamaServer], None]:
    return lambda server: server.script(reply)


def _unauthorized(server: OllamaServer) -> None:
    server.api_key = "secret"


FAULTS: dict[str, Fault] = {
    "401": (_unauthorized, ollama.ResponseError, ollama.ResponseError),
    "404 model": (
        lambda server: server.models.clear(),
        ollama.ResponseError,
        ollama.ResponseError,
    ),
    "500 before the stream": (
        _scripted(http_error(500, "failed to parse JSON: x")),
        ollama.ResponseError,
        ollama.ResponseError,
    ),
    "503 queue full": (
        _scripted(http_error(503, "server busy")),
        ollama.ResponseError,
        ollama.ResponseError,
    ),
    "error line in the stream": (
        _scripted(stream_error("failed to parse JSON: x", after=["The"])),
        ollama.ResponseError,
        ollama.ResponseError,
    ),
    "error body that is not an object": (
        lambda server: server.fail("/api/chat", 502, b"[]"),
        AttributeError,
        AttributeError,
    ),
    "HTML with status 502": (
        lambda server: server.fail("/api/chat", 502, HTML),
        ollama.ResponseError,
        ollama.ResponseError,
    ),
    "HTML with status 200": (
        lambda server: server.fail("/api/chat", 200, HTML),
        json.JSONDecodeError,
        json.JSONDecodeError,
    ),
    "closed before the headers": (
        _scripted(cut(reset=False)),
        httpx.RemoteProtocolError,
        httpx.RemoteProtocolError,
    ),
    "reset before the headers": (
        _scripted(cut()),
        httpx.ReadError,
        httpx.ReadError,
    ),
    "closed in mid-stream": (
        _scripted(cut(after=["The"], reset=False)),
        httpx.RemoteProtocolError,
        httpx.RemoteProtocolError,
    ),
    "reset in mid-stream": (
        _scripted(cut(after=["The"])),
        httpx.ReadError,
        httpx.ReadError,
    ),
    "garbage line": (
        _scripted(lines(b'{"message": {"role": "assist')),
        json.JSONDecodeError,
        json.JSONDecodeError,
    ),
    "empty line": (
        _scripted(lines(b"")),
        json.JSONDecodeError,
        json.JSONDecodeError,
    ),
    "line that is no object": (
        _scripted(lines(b"null")),
        AttributeError,
        TypeError,
    ),
    "object that is no chunk": (
        _scripted(lines({})),
        pydantic.ValidationError,
        pydantic.ValidationError,
    ),
    "arguments that are no object": (
        _scripted(
            lines(
                {
                    "message": {
                        "role": "assistant",
                        "tool_calls": [{"function": {"name": "x", "arguments": "{}"}}],
                    }
                }
            )
        ),
        pydantic.ValidationError,
        pydantic.ValidationError,
    ),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS.keys())
async def test_fault_as_the_client_raises_it(
    ollama_server: OllamaServer, client: ollama.AsyncClient, fault: Fault
) -> None:
    """Each fault has one exact exception class, streamed and in one piece."""
    make, streamed, in_one_piece = fault
    make(ollama_server)
    with pytest.raises(streamed) as raised:
        await stream(client)
    assert raised.type is streamed
    make(ollama_server)
    with pytest.raises(in_one_piece) as raised:
        await whole(client)
    assert raised.type is in_one_piece


async def test_refused_connection(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """Only the request in one piece is translated to a builtin exception."""
    await ollama_server.stop()
    with pytest.raises(httpx.ConnectError):
        await stream(client)
    with pytest.raises(ConnectionError):
        await whole(client)
    with pytest.raises(ConnectionError):
        await client.list()


async def test_server_that_comes_back(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """After a stop it listens at the same address, with its script."""
    url = ollama_server.url
    await client.list()
    await ollama_server.stop()
    await ollama_server.start()
    ollama_server.script(say("back"))
    assert ollama_server.url == url
    assert spoken(await stream(client)) == "back"


@pytest.mark.parametrize("after", [(), ("The",)])
async def test_timeout(ollama_server: OllamaServer, after: tuple[str, ...]) -> None:
    """A server that never goes on raises httpx's own timeout."""
    ollama_server.script(hang(after=after), hang(after=after))
    async with connect(ollama_server, timeout=0.05) as impatient:
        with pytest.raises(httpx.ReadTimeout):
            await stream(impatient)
        with pytest.raises(httpx.ReadTimeout):
            await whole(impatient)
    await ollama_server.disconnected.wait(2)


async def test_deadline_of_the_caller(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """A deadline around the call stays a TimeoutError and frees the server."""
    ollama_server.script(hang())
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await stream(client)
    await ollama_server.disconnected.wait()


@pytest.mark.parametrize(
    ("status", "message", "reply"),
    [
        (500, "failed to parse JSON: x", http_error(500, "failed to parse JSON: x")),
        (-1, "error parsing", stream_error("error parsing", after=["The"])),
        (429, "too many", http_error(429, "too many")),
    ],
)
async def test_response_error_has_text_and_status(
    ollama_server: OllamaServer,
    client: ollama.AsyncClient,
    status: int,
    message: str,
    reply: Reply,
) -> None:
    """An error line in the stream has no status of its own; in one piece it is 500."""
    ollama_server.script(reply, reply)
    with pytest.raises(ollama.ResponseError) as raised:
        await stream(client)
    assert (raised.value.status_code, raised.value.error) == (status, message)
    with pytest.raises(ollama.ResponseError) as raised:
        await whole(client)
    assert raised.value.status_code == (500 if status < 0 else status)
    assert raised.value.error == message


async def test_text_before_a_fault_arrives(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """What was streamed before a cut has reached the client."""
    ollama_server.script(cut(after=["The", " light"]))
    answer = await client.chat(MODEL, [{"role": "user", "content": "?"}], stream=True)
    chunks = aiter(answer)
    assert (await anext(chunks)).message.content == "The"
    assert (await anext(chunks)).message.content == " light"
    with pytest.raises(httpx.ReadError):
        await anext(chunks)


async def test_bytes_that_are_not_utf8(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """The client replaces them silently in a stream."""
    ollama_server.script(
        lines(b'{"message": {"role": "assistant", "content": "\xff"}, "done": true}')
    )
    assert spoken(await stream(client)) == "\N{REPLACEMENT CHARACTER}"


@pytest.mark.parametrize(
    ("model", "options", "status", "error"),
    [
        ("absent", {}, 404, "model 'absent' not found"),
        (
            "plain",
            {"tools": TOOLS},
            400,
            "registry.ollama.ai/library/plain:latest does not support tools",
        ),
        ("plain", {"think": True}, 400, '"plain" does not support thinking'),
        ("plain", {"think": "high"}, 400, '"plain" does not support thinking'),
    ],
)
async def test_request_the_model_cannot_serve(
    ollama_server: OllamaServer,
    client: ollama.AsyncClient,
    model: str,
    options: dict[str, Any],
    status: int,
    error: str,
) -> None:
    """Model and capabilities are checked before the script is asked."""
    ollama_server.script(say("kept"))
    with pytest.raises(ollama.ResponseError) as raised:
        await stream(client, model, **options)
    assert (raised.value.status_code, raised.value.error) == (status, error)
    assert spoken(await stream(client, think=False)) == "kept"


async def test_api_key(ollama_server: OllamaServer) -> None:
    """With a key set, only requests that carry it are served, at every path."""
    ollama_server.api_key = "secret"
    async with connect(ollama_server) as stranger:
        with pytest.raises(ollama.ResponseError) as raised:
            await stranger.list()
    assert (raised.value.status_code, raised.value.error) == (401, "unauthorized")
    async with connect(
        ollama_server, headers={"Authorization": "Bearer secret"}
    ) as guest:
        assert len((await guest.list()).models) == 2


async def test_gate_holds_the_answer_back(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """Chunks before a gate arrive, those behind it only once it opens."""
    first, second = asyncio.Event(), asyncio.Event()
    ollama_server.script(delayed(say("The end", chunks=["The", second, " end"]), first))
    chunks = await client.chat(MODEL, [{"role": "user", "content": "?"}], stream=True)
    begun = asyncio.ensure_future(anext(aiter(chunks)))
    await ollama_server.received.wait()
    assert not begun.done()
    first.set()
    assert (await begun).message.content == "The"
    second.set()
    assert spoken([chunk async for chunk in chunks]) == " end"
    assert ollama_server.disconnected.count == 0


@pytest.mark.parametrize("streamed", [True, False])
async def test_client_that_leaves_is_counted(
    ollama_server: OllamaServer, client: ollama.AsyncClient, streamed: bool
) -> None:
    """A cancelled request is seen by the server, once."""
    ollama_server.script(hang())
    ask = stream if streamed else whole
    request = asyncio.create_task(ask(client))
    await ollama_server.received.wait()
    request.cancel()
    with pytest.raises(asyncio.CancelledError):
        await request
    await ollama_server.disconnected.wait()
    assert ollama_server.disconnected.count == 1


async def test_stop_ends_what_hangs(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """A stop opens every gate on the way and counts nobody as gone."""
    ollama_server.script(hang(after=[asyncio.Event()]))
    request = asyncio.create_task(stream(client))
    await ollama_server.received.wait()
    await ollama_server.stop()
    with pytest.raises(httpx.RemoteProtocolError):
        await request
    assert ollama_server.disconnected.count == 0


async def test_load_and_unload(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """No messages load a model; keep_alive 0 unloads it; `ps` shows which are there."""
    assert (await client.ps()).models == []
    loaded = await client.chat(MODEL, [], options={"num_ctx": 6144})
    assert loaded.done_reason == "load"
    (running,) = (await client.ps()).models
    assert (running.model, running.context_length) == (MODEL, 6144)
    assert running.size_vram == running.size
    assert (await client.chat(MODEL, [], keep_alive=0)).done_reason == "unload"
    assert (await client.ps()).models == []
    assert (await client.generate("plain")).done_reason == "load"
    with pytest.raises(ollama.ResponseError, match="not found"):
        await client.generate("absent")


async def test_load_streamed(client: ollama.AsyncClient) -> None:
    """A load is one object also when a stream was asked for."""
    chunks = await client.chat(MODEL, [], stream=True)
    assert [chunk.done_reason async for chunk in chunks] == ["load"]


async def test_generation_is_not_served(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """The agent chats; a request to complete a prompt is a mistake and is kept."""
    with pytest.raises(ollama.ResponseError, match="only loads"):
        await client.generate("plain", "Once upon a time")
    assert ollama_server.unexpected.pop().path == "/api/generate"


async def test_models_and_details(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """What is installed is listed and shown with what it can do."""
    ollama_server.models["seer:4b"] = ServedModel(
        "seer:4b",
        capabilities=("completion", "vision"),
        template="{{ .Prompt }}",
        context_length=131072,
        parameters="num_ctx 4096",
        family="gemma3",
    )
    listed = (await client.list()).models
    assert [model.model for model in listed] == [MODEL, "plain:latest", "seer:4b"]
    assert listed[2].details
    assert listed[2].details.family == "gemma3"
    shown = await client.show("seer:4b")
    assert shown.capabilities == ["completion", "vision"]
    assert shown.template == "{{ .Prompt }}"
    assert shown.parameters == "num_ctx 4096"
    assert shown.modelinfo
    assert shown.modelinfo["gemma3.context_length"] == 131072
    with pytest.raises(ollama.ResponseError) as raised:
        await client.show("absent")
    assert raised.value.status_code == 404


async def test_failing_endpoint_and_its_recovery(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """A path fails every time until it recovers; other paths are not touched."""
    ollama_server.fail("/api/tags", 503, "busy")
    for _ in range(2):
        with pytest.raises(ollama.ResponseError) as raised:
            await client.list()
        assert (raised.value.status_code, raised.value.error) == (503, "busy")
    await client.ps()
    ollama_server.fail("/api/tags", 200, HTML)
    with pytest.raises(json.JSONDecodeError):
        await client.list()
    ollama_server.fail("/api/tags", 200, b"{}")
    with pytest.raises(pydantic.ValidationError):
        await client.list()
    ollama_server.recover("/api/tags")
    assert len((await client.list()).models) == 2


async def test_banner_and_version(ollama_server: OllamaServer) -> None:
    """What a person sees in a browser, and what a version check reads."""
    ollama_server.version = "0.12.0"
    async with httpx.AsyncClient(base_url=ollama_server.url, trust_env=False) as web:
        assert (await web.get("/")).text == "Ollama is running"
        assert (await web.head("/")).status_code == 200
        assert (await web.get("/api/version")).json() == {"version": "0.12.0"}


async def test_pull(ollama_server: OllamaServer, client: ollama.AsyncClient) -> None:
    """Progress arrives line by line; the model is there with the last one."""
    gate = asyncio.Event()
    ollama_server.script_pull(
        {"status": "pulling manifest"},
        {"status": "pulling ab", "digest": "sha256:ab", "total": 10, "completed": 5},
        gate,
        {"status": "success"},
    )
    progress = await client.pull("new:1b", stream=True)
    assert (await anext(aiter(progress))).status == "pulling manifest"
    half = await anext(aiter(progress))
    assert (half.digest, half.total, half.completed) == ("sha256:ab", 10, 5)
    assert "new:1b" not in ollama_server.models
    gate.set()
    assert [line.status async for line in progress] == ["success"]
    assert (await client.show("new:1b")).capabilities == ["completion", "tools"]


async def test_pull_without_a_script(client: ollama.AsyncClient) -> None:
    """Unscripted pulls succeed, in one piece as well."""
    assert (await client.pull("new:1b")).status == "success"
    assert len((await client.list()).models) == 3


async def test_pull_that_fails(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """An error line ends the pull and installs nothing, streamed or not."""
    failing = (
        {"status": "pulling manifest"},
        {"error": "pull model manifest: file does not exist"},
    )
    ollama_server.script_pull(*failing)
    ollama_server.script_pull(*failing)
    progress = aiter(await client.pull("new:1b", stream=True))
    assert (await anext(progress)).status == "pulling manifest"
    with pytest.raises(ollama.ResponseError, match="file does not exist"):
        await anext(progress)
    with pytest.raises(ollama.ResponseError, match="file does not exist"):
        await client.pull("new:1b")
    assert "new:1b" not in ollama_server.models


async def test_pull_that_hangs(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """A stuck download ends when the server stops."""
    ollama_server.script_pull({"status": "pulling manifest"}, hang())
    progress = await client.pull("new:1b", stream=True)
    await anext(aiter(progress))
    await ollama_server.stop()
    with pytest.raises(httpx.RemoteProtocolError):
        await anext(aiter(progress))


async def test_requests_are_recorded(
    ollama_server: OllamaServer, client: ollama.AsyncClient
) -> None:
    """Method, path, headers and parsed body, in order; chats have a view."""
    ollama_server.script(say("on"))
    await client.list()
    await stream(client, keep_alive="5m", options={"num_ctx": 8192})
    tags, chat = ollama_server.requests
    assert (tags.method, tags.path, tags.body) == ("GET", "/api/tags", None)
    assert chat.headers["User-Agent"].startswith("ollama-python/")
    assert ollama_server.chats == [chat.body]
    assert chat.body["options"] == {"num_ctx": 8192}
    assert chat.body["keep_alive"] == "5m"


@pytest.mark.filterwarnings("ignore:A test tried to use socket:UserWarning")
async def test_sockets_reach_loopback_only(ollama_server: OllamaServer) -> None:
    """A test that has a server still cannot reach the world."""
    with (
        contextlib.closing(socket.socket()) as outward,
        pytest.raises(pytest_socket.SocketConnectBlockedError),
    ):
        outward.connect(("192.0.2.1", 80))


async def test_core_finds_the_integration(hass: HomeAssistant) -> None:
    """Every test with a core can set up the integration, without asking for it."""
    custom = await async_get_custom_components(hass)
    assert {"smart_agent", "demo_house"} <= custom.keys()
