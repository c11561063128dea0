"""An HTTP server that speaks Ollama's API (its docs/api.md) over the one model it has."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from http import HTTPStatus
import importlib.metadata
import json
import time
from typing import Any

from aiohttp import web

from .engine import (
    CONTEXT_LENGTH,
    MAX_TOKENS,
    PACKAGE,
    Answer,
    Engine,
    EngineError,
    about_tokens,
)
from .mapping import calls_of, conversation_of, tools_of

MODEL = "needle3:latest"
HOST = "127.0.0.1"

type Body = Mapping[str, Any]
type Parts = list[dict[str, Any]]
"""An answer of Ollama's API: one object, or several for a client that streams."""

_SILENCE = {"role": "assistant", "content": ""}
_NOTHING = Answer((), (), 0, 0.0, 0.0)
_FACTS = {
    "details": {
        "format": "cact",
        "family": "needle",
        "families": ["needle"],
        "parameter_size": "121M",
        "quantization_level": "2-bit",
    },
    "modified_at": "2026-10-01T00:00:00Z",
}


class RequestError(Exception):
    """A request that is answered with an error; status is HTTP's."""

    def __init__(self, status: HTTPStatus, message: str) -> None:
        """Take the words of the error."""
        super().__init__(message)
        self.status = status


class OllamaApi:
    """The model behind Ollama's API; one request at a time is answered.

    with_withheld hands on the calls that the model is unsure of: right for an agent
    that judges calls before it runs them, wrong for one that does not.
    """

    def __init__(self, engine: Engine, *, with_withheld: bool) -> None:
        """Prepare to answer."""
        self._engine = engine
        self._with_withheld = with_withheld
        # One thread: a request that is given up while it waits leaves the queue, and
        # one that is given up later keeps the model busy only until it is done.
        self._thread = ThreadPoolExecutor(1, "model")

    def app(self) -> web.Application:
        """Return the routes, each as Ollama has it."""
        app = web.Application(client_max_size=64 * 1024**2)
        version = f"0.0.0+{PACKAGE}.{importlib.metadata.version(PACKAGE)}"
        models = {"models": [{"name": MODEL, "model": MODEL, "digest": "", **_FACTS}]}
        app.router.add_get("/", _root)
        app.router.add_get("/api/version", _constant({"version": version}))
        app.router.add_get("/api/tags", _constant(models))
        app.router.add_get("/api/ps", _constant(models))
        app.router.add_post("/api/show", _posted(_show, streams=False))
        app.router.add_post("/api/pull", _posted(_pull))
        app.router.add_post("/api/generate", _posted(_generate))
        app.router.add_post("/api/chat", _posted(self._chat))
        return app

    def close(self) -> None:
        """Drop the requests that still wait; return when the model is idle."""
        self._thread.shutdown(cancel_futures=True)

    async def _chat(self, body: Body) -> Parts:
        """Answer a conversation with calls, or with nothing where none fits.

        A request that offers no tools asks for prose, of which the model has none.
        """
        messages = body.get("messages") or ()
        if not messages:
            return [_reply(message=_SILENCE, done=True, done_reason="load")]
        try:
            tools = tools_of(body.get("tools") or ())
            conversation = conversation_of(messages)
        except (AttributeError, KeyError, TypeError) as err:
            raise RequestError(HTTPStatus.BAD_REQUEST, f"invalid: {err!r}") from err
        started = time.monotonic()
        answer = _NOTHING
        if tools and conversation.steps:
            options = body.get("options") or {}
            answer = await self._answer(tools, conversation.steps, options)
        calls = calls_of(answer, conversation, with_withheld=self._with_withheld)
        seconds = time.monotonic() - started
        end = _reply(message=_SILENCE, done=True, done_reason="stop")
        end |= _usage(answer, calls, seconds)
        if not calls:
            return [end]
        functions = [
            {"function": {"name": call["name"], "arguments": call["arguments"]}}
            for call in calls
        ]
        return [_reply(message=_SILENCE | {"tool_calls": functions}, done=False), end]

    async def _answer(
        self, tools: list[dict[str, Any]], steps: Sequence[str], options: Body
    ) -> Answer:
        """Return the model's answer once it is this request's turn."""
        wanted = options.get("num_predict") or 0
        limit = min(wanted, MAX_TOKENS) if wanted > 0 else MAX_TOKENS
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                self._thread, self._engine.answer, tools, steps, limit
            )
        except EngineError as err:
            raise RequestError(HTTPStatus.INTERNAL_SERVER_ERROR, str(err)) from err


@asynccontextmanager
async def serve(
    engine: Engine, port: int = 0, *, with_withheld: bool = True
) -> AsyncIterator[str]:
    """Serve the model on loopback while the context lasts; yield the URL.

    Port 0 takes a free one. Raises OSError where the port is taken.
    """
    api = OllamaApi(engine, with_withheld=with_withheld)
    # With handler_cancellation a client that hangs up takes its request along.
    runner = web.AppRunner(
        api.app(), access_log=None, handler_cancellation=True, shutdown_timeout=0.5
    )
    await runner.setup()
    try:
        await web.TCPSite(runner, HOST, port).start()
        yield f"http://{HOST}:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()
        api.close()


async def _root(request: web.Request) -> web.Response:
    """Say what answers here, in the words by which clients know it."""
    return web.Response(text="Ollama is running")


async def _show(body: Body) -> Parts:
    """Return what there is to know of the model."""
    return [
        {
            **_FACTS,
            "capabilities": ["completion", "tools"],
            "model_info": {
                "general.architecture": "needle",
                "needle.context_length": CONTEXT_LENGTH,
            },
            "template": "",
        }
    ]


async def _pull(body: Body) -> Parts:
    """Have the model, the only one that can be had here."""
    return [{"status": "success"}]


async def _generate(body: Body) -> Parts:
    """Answer a prompt, to which a model without prose has nothing to say."""
    reason = "stop" if body.get("prompt") else "load"
    return [_reply(response="", done=True, done_reason=reason)]


def _constant(data: dict[str, Any]) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Return a handler that always answers the same."""

    async def handle(request: web.Request) -> web.Response:
        return web.json_response(data)

    return handle


def _posted(
    answer: Callable[[Body], Awaitable[Parts]], *, streams: bool = True
) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Return a handler for requests that name the model, with Ollama's errors."""

    async def handle(request: web.Request) -> web.Response:
        try:
            body = await _body(request)
            parts = await answer(body)
        except RequestError as err:
            return web.json_response({"error": str(err)}, status=err.status)
        if not (streams and body.get("stream", True)):
            return web.json_response(_merged(parts))
        lines = "".join(f"{json.dumps(part)}\n" for part in parts)
        return web.Response(text=lines, content_type="application/x-ndjson")

    return handle


async def _body(request: web.Request) -> Body:
    """Return what was sent, once it is certain that it asks for this model."""
    try:
        body = await request.json()
    except ValueError as err:
        raise RequestError(HTTPStatus.BAD_REQUEST, f"invalid JSON: {err}") from err
    if not isinstance(body, dict):
        raise RequestError(HTTPStatus.BAD_REQUEST, "invalid JSON: not an object")
    name = str(body.get("model") or body.get("name") or "")
    if name not in (MODEL, MODEL.partition(":")[0]):
        raise RequestError(HTTPStatus.NOT_FOUND, f"model '{name}' not found")
    return body


def _merged(parts: Parts) -> dict[str, Any]:
    """Return an answer in one piece: the last part with the first one's message."""
    message = {key: parts[0][key] for key in ("message",) if key in parts[0]}
    return parts[-1] | message


def _reply(**fields: Any) -> dict[str, Any]:
    """Return a part of an answer of the model."""
    now = datetime.now(UTC).isoformat()
    return {"model": MODEL, "created_at": now, **fields}


def _usage(
    answer: Answer, calls: Sequence[Mapping[str, Any]], seconds: float
) -> dict[str, Any]:
    """Return what an answer cost.

    What was generated is counted as far as the client sees it, and one token that ends
    it: clients conclude from more that a call was lost on the way.
    """
    written = about_tokens(json.dumps(calls)) if calls else 0
    return {
        "total_duration": _nanoseconds(seconds),
        "load_duration": 0,
        "prompt_eval_count": answer.prompt_tokens,
        "prompt_eval_duration": _nanoseconds(answer.prompt_seconds),
        "eval_count": written + 1,
        "eval_duration": _nanoseconds(answer.generate_seconds),
    }


def _nanoseconds(seconds: float) -> int:
    """Return a duration in Ollama's unit."""
    return int(seconds * 1e9)
