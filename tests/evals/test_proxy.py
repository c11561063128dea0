"""What a proxy in front of a model server counts, and that it changes nothing."""

from typing import Any

import ollama
import pytest

from evals.proxy import Usage, proxy
from fakes.ollama_server import OllamaServer, call, cut, http_error, say

MODEL = "test-model"
ASKED = [{"role": "user", "content": "turn it on"}]


async def chat(url: str, *, stream: bool, **body: Any) -> str:
    """Return the words of an answer."""
    client = ollama.AsyncClient(url)
    try:
        if not stream:
            answer = await client.chat(MODEL, **body)
            return answer.message.content or ""
        words = ""
        async for part in await client.chat(MODEL, stream=True, **body):
            words += part.message.content or ""
        return words
    finally:
        await client.close()  # type: ignore[no-untyped-call] # is typed nowhere


@pytest.mark.parametrize("stream", [True, False])
async def test_counts(ollama_server: OllamaServer, stream: bool) -> None:
    """Requests and tokens add up, streamed or not, until usage is replaced."""
    async with proxy(ollama_server.url) as server:
        ollama_server.script(
            say("It is on.", eval_count=4, prompt_eval_count=300),
            call("HassTurnOn", {"name": "lamp"}),
            say("Done."),
        )
        said = await chat(server.url, stream=stream, messages=ASKED)
        assert said == "It is on."
        assert server.usage == Usage(1, 300, 4)
        await chat(server.url, stream=stream, messages=ASKED)
        assert server.usage == Usage(2, 500, 24)
        server.usage = Usage()
        await chat(server.url, stream=stream, messages=ASKED)
        assert server.usage.requests == 1
    assert ollama_server.chats[0]["messages"] == ASKED


async def test_loading_a_model_is_no_question(ollama_server: OllamaServer) -> None:
    """Neither a chat without messages nor any other request counts."""
    async with proxy(ollama_server.url) as server:
        client = ollama.AsyncClient(server.url)
        assert {one.model for one in (await client.list()).models} == {
            *ollama_server.models
        }
        await client.chat(MODEL, messages=[])
        await client.close()  # type: ignore[no-untyped-call] # is typed nowhere
        assert server.usage == Usage()


async def test_errors_pass(ollama_server: OllamaServer) -> None:
    """Status and words of an error reach the agent, and so does a lost connection."""
    async with proxy(ollama_server.url) as server:
        ollama_server.script(http_error(503, "server busy"), cut(after=("It",)))
        with pytest.raises(ollama.ResponseError, match="server busy") as busy:
            await chat(server.url, stream=True, messages=ASKED)
        assert busy.value.status_code == 503
        with pytest.raises(Exception, match="closed connection"):
            await chat(server.url, stream=True, messages=ASKED)
        assert server.usage == Usage(2)


async def test_options_are_sent_in_place_of_an_agents_own(
    ollama_server: OllamaServer,
) -> None:
    """A chat has the options given, and keeps its other ones; no option adds none."""
    ollama_server.fallback = lambda _: say("It is on.")
    async with proxy(ollama_server.url, {"temperature": 0.0}) as server:
        own = {"temperature": 1.0, "num_ctx": 4096}
        await chat(server.url, stream=False, messages=ASKED, options=own)
        await chat(server.url, stream=True, messages=ASKED)
    async with proxy(ollama_server.url) as server:
        await chat(server.url, stream=False, messages=ASKED)
    given, alone, none = (one.get("options") for one in ollama_server.chats)
    assert given == {"temperature": 0.0, "num_ctx": 4096}
    assert alone == {"temperature": 0.0}
    assert not none
