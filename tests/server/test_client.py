"""The client: what a server says, and what a server can do to it."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import httpx
from hypothesis import HealthCheck, given, settings, strategies as st
import pytest

from custom_components.smart_agent.server import client as client_module
from custom_components.smart_agent.server.client import (
    ChatRequest,
    Chunk,
    LoadedModel,
    OllamaServer,
    PullProgress,
    RawCall,
)
from custom_components.smart_agent.server.errors import (
    OllamaError,
    Problem,
    ollama_errors,
)
from custom_components.smart_agent.server.limits import MAX_NUMBER
from fakes.ollama_server import (
    OllamaServer as ScriptedServer,
    Reply,
    ServedModel,
    call,
    cut,
    hang,
    http_error,
    lines,
    no_done,
    say,
    stream_error,
)

MODEL = "test-model:latest"
REQUEST = ChatRequest(
    model=MODEL,
    messages=[{"role": "user", "content": "Turn on the light"}],
    tools=[],
    options={"num_ctx": 8192},
    keep_alive=-1,
    think=False,
)
TOOL = {
    "type": "function",
    "function": {"name": "turn_on", "parameters": {"type": "object"}},
}


@pytest.fixture
async def server(ollama_server: ScriptedServer) -> AsyncGenerator[OllamaServer]:
    """Return the client of the scripted server."""
    server = OllamaServer(ollama_server.url)
    yield server
    await server.async_close()


async def chat(server: OllamaServer, request: ChatRequest = REQUEST) -> list[Chunk]:
    """Return all chunks of an answer."""
    return [chunk async for chunk in server.async_chat(request)]


async def pull(server: OllamaServer, model: str) -> list[PullProgress]:
    """Return all progress of a download."""
    return [progress async for progress in server.async_pull(model)]


async def test_models_are_sorted(server: OllamaServer) -> None:
    """The server lists them by date."""
    assert await server.async_models() == ["plain:latest", MODEL]


async def test_facts_are_asked_once(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """Capabilities, template and context length of a model."""
    ollama_server.models["deep:1b"] = ServedModel(
        "deep:1b",
        capabilities=("completion", "tools", "thinking"),
        template="{{ .Prompt }}",
        context_length=40960,
    )
    facts = await server.async_facts("deep:1b")
    assert await server.async_facts("deep:1b") is facts
    assert (facts.tools, facts.thinking) == (True, True)
    assert (facts.template, facts.context_length) == ("{{ .Prompt }}", 40960)
    assert [request.path for request in ollama_server.requests] == ["/api/show"]


async def test_facts_of_an_old_server(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """A server that names no capabilities and no lengths is understood."""
    ollama_server.fail("/api/show", 200, b'{"model_info": {}}')
    facts = await server.async_facts(MODEL)
    assert facts.capabilities == frozenset()
    assert (facts.tools, facts.thinking) == (False, False)
    assert (facts.template, facts.context_length) == ("", None)


async def test_version(ollama_server: ScriptedServer, server: OllamaServer) -> None:
    """A version is a text; what says none is no server of ours."""
    assert await server.async_version() == "0.33.0"
    for body in (b"<html>", b"[]", b"{}", b"null", b'{"version": 33}'):
        ollama_server.fail("/api/version", 200, body)
        with pytest.raises(OllamaError) as caught:
            await server.async_version()
        assert caught.value.problem is Problem.NOT_OLLAMA


async def test_running(ollama_server: ScriptedServer, server: OllamaServer) -> None:
    """What is in memory, by name, with the context it was loaded with."""
    assert await server.async_running() == ()
    ollama_server.loaded = {MODEL: 16384, "plain:latest": 4096}
    size = ollama_server.models[MODEL].size
    assert await server.async_running() == (
        LoadedModel("plain:latest", 4096, size, size),
        LoadedModel(MODEL, 16384, size, size),
    )
    assert await server.async_loaded() == {MODEL, "plain:latest"}


async def test_running_on_an_old_server(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """What a server does not say is not made up."""
    ollama_server.fail("/api/ps", 200, b'{"models": [{"model": "old"}, {}]}')
    assert await server.async_running() == (LoadedModel("old", None, 0, 0),)


@pytest.mark.parametrize(("key", "header"), [("secret", "Bearer secret"), (None, None)])
async def test_key_is_sent_as_bearer_token(
    ollama_server: ScriptedServer, key: str | None, header: str | None
) -> None:
    """The key goes along with every request; without one nothing does."""
    server = OllamaServer(ollama_server.url, key)
    await server.async_models()
    await server.async_close()
    assert ollama_server.requests[0].headers.get("Authorization") == header


@pytest.mark.parametrize(
    ("status", "body", "problem", "detail"),
    [
        (401, "unauthorized", Problem.INVALID_AUTH, "unauthorized"),
        (403, b"<html>Forbidden</html>", Problem.INVALID_AUTH, "HTTP 403"),
        (404, b"404 page not found", Problem.NOT_OLLAMA, "404 page not found"),
        (404, b"<p>this model of page not found</p>", Problem.NOT_OLLAMA, "HTTP 404"),
        (405, b"", Problem.NOT_OLLAMA, "HTTP 405"),
        (500, "out of memory", Problem.SERVER_ERROR, "out of memory"),
        (500, b"", Problem.SERVER_ERROR, "HTTP 500"),
        (500, b'{"error": {"code": 7}}', Problem.SERVER_ERROR, "{'code': 7}"),
        (502, b"<html>Bad Gateway</html>", Problem.SERVER_ERROR, "HTTP 502"),
        (500, "long " * 200, Problem.SERVER_ERROR, ("long " * 200)[:300]),
        (500, b"[]", Problem.NOT_OLLAMA, "AttributeError"),
        (200, b"<html>It works</html>", Problem.NOT_OLLAMA, "JSONDecodeError"),
        (200, b"", Problem.NOT_OLLAMA, "JSONDecodeError"),
        (200, b"\xff\xfe\x00", Problem.NOT_OLLAMA, "UnicodeDecodeError"),
        (200, b"{}", Problem.NOT_OLLAMA, "ValidationError"),
        (200, b'{"models": 5}', Problem.NOT_OLLAMA, "ValidationError"),
        (200, b"[]", Problem.NOT_OLLAMA, "TypeError"),
        (200, b"null", Problem.NOT_OLLAMA, "TypeError"),
        (200, b"[" * 100_000, Problem.NOT_OLLAMA, "RecursionError"),
    ],
)
async def test_answers_that_are_errors(
    ollama_server: ScriptedServer,
    server: OllamaServer,
    status: int,
    body: str | bytes,
    problem: Problem,
    detail: str,
) -> None:
    """Every wrong answer becomes a problem a person can act on."""
    ollama_server.fail("/api/tags", status, body)
    with pytest.raises(OllamaError) as caught:
        await server.async_models()
    assert (caught.value.problem, caught.value.detail) == (problem, detail)
    assert caught.value.translation_key == problem


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=st.binary() | st.from_regex(rb"[\[\]{}\":,a-z0-9 \n]*", fullmatch=True))
async def test_no_answer_raises_anything_else(
    ollama_server: ScriptedServer, server: OllamaServer, body: bytes
) -> None:
    """Whatever the server writes, the caller has one kind of error to expect."""
    ollama_server.fail("/api/tags", 200, body)
    with pytest.raises(OllamaError):
        await server.async_models()
    ollama_server.script(lines(body))
    with suppress(OllamaError):
        await chat(server)


@pytest.mark.parametrize(
    ("error", "problem"),
    [
        (httpx.TooManyRedirects("round and round"), Problem.SERVER_ERROR),
        (httpx.ReadTimeout("too late"), Problem.TIMEOUT),
        (ConnectionResetError("gone"), Problem.CANNOT_CONNECT),
    ],
)
def test_rare_errors(error: Exception, problem: Problem) -> None:
    """What a server on loopback cannot be made to do has its place as well."""
    with pytest.raises(OllamaError) as caught, ollama_errors():
        raise error
    assert (caught.value.problem, caught.value.detail) == (problem, str(error))


async def test_nobody_there(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """A stopped server cannot be connected to, and can be again later."""
    await ollama_server.stop()
    with pytest.raises(OllamaError) as caught:
        await server.async_models()
    assert caught.value.problem is Problem.CANNOT_CONNECT
    with pytest.raises(OllamaError) as caught:
        await chat(server)
    assert caught.value.problem is Problem.CANNOT_CONNECT
    await ollama_server.start()
    assert await server.async_models()


async def test_closed_in_mid_turn(server: OllamaServer) -> None:
    """An unloaded entry's client refuses with the same kind of error."""
    await server.async_close()
    with pytest.raises(OllamaError) as caught:
        await server.async_models()
    assert caught.value.problem is Problem.CANNOT_CONNECT


async def test_no_answer_in_time(
    server: OllamaServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request for facts ends at its time limit."""
    monkeypatch.setattr(client_module, "REQUEST_TIMEOUT", 0)
    for request in (server.async_models(), server.async_facts(MODEL)):
        with pytest.raises(OllamaError) as caught:
            await request
        assert caught.value.problem is Problem.TIMEOUT
    with pytest.raises(OllamaError) as caught:
        await server.async_load(MODEL, 4096, -1, timeout=0)
    assert caught.value.problem is Problem.TIMEOUT


async def test_load(ollama_server: ScriptedServer, server: OllamaServer) -> None:
    """A model is loaded with the size that its chats will ask for."""
    await server.async_load(MODEL, 4096, -1, timeout=60)
    assert ollama_server.loaded == {MODEL: 4096}
    assert ollama_server.chats[0]["keep_alive"] == -1


async def test_pull_counts_all_layers(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """The fraction is of all layers known so far, not of the one that is loading."""
    ollama_server.script_pull(
        {"status": "pulling manifest"},
        {"status": "pulling a", "digest": "a", "total": 300},
        {"status": "pulling a", "digest": "a", "total": 300, "completed": 150},
        {"status": "pulling b", "digest": "b", "total": 100, "completed": 50},
        {"status": "pulling a", "digest": "a", "total": 300, "completed": 300},
        {"status": "verifying sha256 digest"},
        {"status": "success"},
    )
    progress = await pull(server, "new:1b")
    assert [step.fraction for step in progress] == [0, 0, 0.5, 0.5, 0.875, 0.875, 0.875]
    assert progress[-1].status == "success"
    assert "new:1b" in await server.async_models()


async def test_pull_forgets_what_the_model_was(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """A newer version of a model may have learned something."""
    assert not (await server.async_facts("plain:latest")).tools
    await pull(server, "plain:latest")
    ollama_server.models["plain:latest"].capabilities = ("completion", "tools")
    assert (await server.async_facts("plain:latest")).tools


@pytest.mark.parametrize(
    ("script", "problem", "detail"),
    [
        (
            [
                {"status": "pulling manifest"},
                {"error": "pull model manifest: file does not exist"},
            ],
            Problem.SERVER_ERROR,
            "pull model manifest: file does not exist",
        ),
        ([cut(after=[""])], Problem.CANNOT_CONNECT, None),
    ],
)
async def test_pull_fails(
    ollama_server: ScriptedServer,
    server: OllamaServer,
    script: list[dict[str, str] | Reply],
    problem: Problem,
    detail: str | None,
) -> None:
    """A download that breaks off says why."""
    ollama_server.script_pull(*script)
    with pytest.raises(OllamaError) as caught:
        await pull(server, "new:1b")
    assert caught.value.problem is problem
    assert detail is None or caught.value.detail == detail


async def test_pull_stalls(
    ollama_server: ScriptedServer,
    server: OllamaServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A download without a word of progress is given up."""
    monkeypatch.setattr(client_module, "PULL_STALL_TIMEOUT", 0)
    ollama_server.script_pull(hang())
    with pytest.raises(OllamaError) as caught:
        await pull(server, "new:1b")
    assert caught.value.problem is Problem.TIMEOUT


async def test_chat_streams_in_our_terms(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """Text, thoughts, calls and cost arrive as they were written."""
    ollama_server.script(call("turn_on", {"name": "Lamp"}, text="Sure", thinking="Hm"))
    *chunks, last = await chat(server)
    assert [chunk.thinking for chunk in chunks if chunk.thinking] == ["Hm"]
    assert "".join(chunk.content for chunk in chunks) == "Sure"
    assert [chunk.calls for chunk in chunks if chunk.calls] == [
        (RawCall("turn_on", {"name": "Lamp"}),)
    ]
    assert all(chunk.usage is None for chunk in chunks)
    assert last.usage is not None
    assert last.usage.done_reason == "stop"
    assert (last.usage.prompt_tokens, last.usage.generated_tokens) == (200, 20)
    assert last.usage.load_seconds == pytest.approx(0.05)
    assert last.usage.prompt_seconds == pytest.approx(0.15)
    assert last.usage.generate_seconds == pytest.approx(0.4)


@pytest.mark.parametrize("number", [10**400, 2**63, -5])
async def test_numbers_without_end(
    ollama_server: ScriptedServer, server: OllamaServer, number: int
) -> None:
    """What a server counts stays within what JSON and sensors can hold."""
    keys = ("prompt_eval_count", "eval_count", "load_duration", "eval_duration")
    ollama_server.script(
        lines(
            {"message": {"role": "assistant", "content": "Hi"}, "done": False},
            {
                "message": {"role": "assistant", "content": ""},
                "done": True,
                "done_reason": "stop",
                **dict.fromkeys((*keys, "prompt_eval_duration"), number),
            },
        )
    )
    *_, last = await chat(server)
    assert last.usage
    expected = max(0, min(number, MAX_NUMBER))
    assert last.usage.prompt_tokens == last.usage.generated_tokens == expected
    assert last.usage.generate_seconds == expected / 1e9


async def test_progress_without_end(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """A download that claims more than a number can hold is one of another server."""
    line = {"status": "x", "digest": "d", "total": 1, "completed": 10**400}
    ollama_server.script_pull(line)
    with pytest.raises(OllamaError) as caught:
        [_ async for _ in server.async_pull("new:latest")]
    assert caught.value.problem is Problem.NOT_OLLAMA


async def test_chat_sends_what_was_asked(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """Options, tools, keep-alive and thinking reach the server."""
    ollama_server.script(say("Hello"), say("Hello"))
    await chat(server)
    await chat(
        server,
        ChatRequest(
            MODEL, REQUEST.messages, [TOOL], {"num_ctx": 4096}, 60, think=False
        ),
    )
    bare, full = ollama_server.chats
    assert not bare["tools"]
    assert (bare["think"], bare["keep_alive"]) == (False, -1)
    assert bare["options"] == {"num_ctx": 8192}
    assert [tool["function"]["name"] for tool in full["tools"]] == ["turn_on"]
    assert (full["options"], full["keep_alive"]) == ({"num_ctx": 4096}, 60)


@pytest.mark.parametrize(
    ("reply", "problem"),
    [
        (http_error(500, "llama runner process has terminated"), Problem.SERVER_ERROR),
        (stream_error("an error was encountered"), Problem.SERVER_ERROR),
        (cut(after=["The"]), Problem.CANNOT_CONNECT),
        (cut(after=["The"], reset=False), Problem.CANNOT_CONNECT),
        (lines(b"<html>"), Problem.NOT_OLLAMA),
        (lines(b"[1]"), Problem.NOT_OLLAMA),
    ],
)
async def test_chat_fails(
    ollama_server: ScriptedServer, server: OllamaServer, reply: Reply, problem: Problem
) -> None:
    """An answer that breaks off raises while it is read."""
    ollama_server.script(reply)
    with pytest.raises(OllamaError) as caught:
        await chat(server)
    assert caught.value.problem is problem


@pytest.mark.parametrize(
    ("model", "problem"),
    [
        ("gone:latest", Problem.MODEL_NOT_FOUND),
        ("plain:latest", Problem.NO_TOOL_SUPPORT),
    ],
)
async def test_chat_with_the_wrong_model(
    server: OllamaServer, model: str, problem: Problem
) -> None:
    """A model that is gone or cannot call tools is told from other errors."""
    request = ChatRequest(model, REQUEST.messages, [TOOL], {}, -1, think=False)
    with pytest.raises(OllamaError) as caught:
        await chat(server, request)
    assert caught.value.problem is problem


async def test_stream_without_an_end(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """An answer that was cut short without an error is known by its missing usage."""
    ollama_server.script(no_done("Half an"))
    assert all(chunk.usage is None for chunk in await chat(server))


async def test_leaving_ends_the_request(
    ollama_server: ScriptedServer, server: OllamaServer
) -> None:
    """The server stops generating when nobody listens any more."""
    ollama_server.script(hang(after=["The"]))
    task = asyncio.create_task(chat(server))
    await ollama_server.received.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await ollama_server.disconnected.wait()


async def test_loaded(ollama_server: ScriptedServer, server: OllamaServer) -> None:
    """The models in memory are told from those on disk."""
    assert await server.async_loaded() == frozenset()
    ollama_server.loaded[MODEL] = 8192
    assert await server.async_loaded() == {MODEL}


async def test_prefix(ollama_server: ScriptedServer, server: OllamaServer) -> None:
    """What a model evaluated last is known from the first word of its answer on."""
    assert server.prefix(MODEL) is None
    ollama_server.script(say("Yes, sir"), hang(), http_error(500, "broken"))
    stream = server.async_chat(REQUEST)
    await anext(stream)
    assert server.prefix(MODEL) == REQUEST.prefix
    await stream.aclose()
    assert server.prefix(MODEL) == REQUEST.prefix
    assert server.prefix("other:latest") is None

    task = asyncio.create_task(chat(server))
    await ollama_server.received.wait(2)
    assert server.prefix(MODEL) is None
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    with suppress(OllamaError):
        await chat(server)
    assert server.prefix(MODEL) is None


@pytest.mark.parametrize(
    ("change", "same"),
    [
        ({"messages": [*REQUEST.messages, {"role": "assistant"}]}, True),
        ({"options": {"num_ctx": 8192, "num_predict": 1}}, True),
        ({"keep_alive": "5s"}, True),
        ({"messages": [{"role": "user", "content": "Turn off the light"}]}, False),
        ({"tools": [TOOL]}, False),
        ({"think": True}, False),
        ({"options": {"num_ctx": 4096}}, False),
    ],
)
def test_what_a_prefix_is(change: dict[str, Any], same: bool) -> None:
    """The first message, the tools and what they are rendered and kept by."""
    assert (replace(REQUEST, **change).prefix == REQUEST.prefix) is same
