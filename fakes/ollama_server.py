"""A server on loopback that speaks Ollama's wire format from a script.

What `/api/chat` answers is queued by the caller, one reply a request; every other
endpoint answers from `OllamaServer.models`. Field names, status codes and error
texts are those of Ollama 0.33 (`server/routes.go`, `api/types.go`). Nothing here
knows about pytest or Home Assistant, so evaluations and demos use it as well.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from http import HTTPStatus
import json
import re
import socket
import ssl
import struct
from typing import Any, Self

from aiohttp import web

_NDJSON = "application/x-ndjson"
_TOKEN = re.compile(r"\s*\S+|\s+")
# Close with a reset instead of a regular end: linger on, for zero seconds.
_RESET_ON_CLOSE = struct.pack("ii", 1, 0)


@dataclass(frozen=True, slots=True)
class Drop:
    """Close the connection without finishing the answer.

    `reset` sends a TCP reset (a crashed host); otherwise the stream just ends (a
    stopped process or a proxy that gave up).
    """

    reset: bool


@dataclass(frozen=True, slots=True)
class Flood:
    """Send the same bytes again and again, until the client leaves."""

    data: bytes
    every: float = 0.0
    """Seconds between them."""
    bare: bool = False
    """Whether they are sent as they are, in place of a status and headers."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Wait so many seconds before the next step."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Bare:
    """Send bytes as they are, in place of a status and headers."""

    data: bytes


type Step = dict[str, Any] | bytes | asyncio.Event | Bare | Drop | Flood | Pause
"""One thing a reply does: send an object as a line, send raw bytes, wait, leave, or
never stop."""

type Piece = str | asyncio.Event
"""A piece of streamed text, or an event to wait for before the next piece."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What the server does with one request, step by step."""

    steps: tuple[Step, ...]
    status: int = HTTPStatus.OK
    headers: Mapping[str, str] = field(default_factory=dict)


def _message(
    content: str = "", thinking: str = "", tool_calls: Sequence[dict[str, Any]] = ()
) -> dict[str, Any]:
    """Return a chunk of an answer; absent parts are left out as Ollama does."""
    message: dict[str, Any] = {"role": "assistant", "content": content}
    if thinking:
        message["thinking"] = thinking
    if tool_calls:
        message["tool_calls"] = list(tool_calls)
    return {"message": message, "done": False}


def _done(reason: str, eval_count: int, prompt_eval_count: int) -> dict[str, Any]:
    """Return the last chunk; durations are nanoseconds, as on the wire."""
    return _message() | {
        "done": True,
        "done_reason": reason,
        "total_duration": 600_000_000,
        "load_duration": 50_000_000,
        "prompt_eval_count": prompt_eval_count,
        "prompt_eval_duration": 150_000_000,
        "eval_count": eval_count,
        "eval_duration": 400_000_000,
    }


def _pieces(pieces: Sequence[Piece]) -> tuple[Step, ...]:
    return tuple(
        _message(piece) if isinstance(piece, str) else piece for piece in pieces
    )


def say(
    text: str,
    *,
    chunks: Sequence[Piece] | None = None,
    eval_count: int | None = None,
    prompt_eval_count: int = 200,
    done_reason: str = "stop",
    thinking: str = "",
) -> Reply:
    """Answer with text.

    `chunks` says where the stream is split (and where it waits) and must add up to
    `text`; without it every word is a chunk. `eval_count` defaults to one token a
    chunk.
    """
    pieces = _TOKEN.findall(text) if chunks is None else chunks
    if "".join(piece for piece in pieces if isinstance(piece, str)) != text:
        raise ValueError("chunks must add up to text")
    thought = (_message(thinking=thinking),) if thinking else ()
    tokens = len(pieces) + len(thought) if eval_count is None else eval_count
    done = _done(done_reason, tokens, prompt_eval_count)
    return Reply((*thought, *_pieces(pieces), done))


def calls(
    *named_arguments: tuple[str, Mapping[str, Any]], text: str = "", thinking: str = ""
) -> Reply:
    """Answer with tool calls, all in one chunk of their own after the text."""
    tool_calls = [
        {
            "id": f"call_{index:08}",
            "function": {"index": index, "name": name, "arguments": dict(arguments)},
        }
        for index, (name, arguments) in enumerate(named_arguments)
    ]
    spoken = say(text, thinking=thinking, eval_count=20 * len(tool_calls))
    *before, done = spoken.steps
    return Reply((*before, _message(tool_calls=tool_calls), done))


def call(
    name: str, arguments: Mapping[str, Any], *, text: str = "", thinking: str = ""
) -> Reply:
    """Answer with one tool call."""
    return calls((name, arguments), text=text, thinking=thinking)


def lost(eval_count: int = 40) -> Reply:
    """Generate tokens and return nothing: what a dropped tool call looks like."""
    return say("", eval_count=eval_count)


def http_error(status: int, message: str) -> Reply:
    """Fail before the first chunk."""
    return Reply(({"error": message},), status)


def stream_error(message: str, *, after: Sequence[Piece] = ("",)) -> Reply:
    """Fail in mid-stream: an error line under status 200 (500 if not streamed)."""
    return Reply((*_pieces(after), {"error": message}))


def cut(*, after: Sequence[Piece] = (), reset: bool = True) -> Reply:
    """Lose the connection after some text; see `Drop` for `reset`."""
    return Reply((*_pieces(after), Drop(reset)))


def no_done(text: str) -> Reply:
    """End regularly without a last chunk, as after 30 repeated tokens."""
    return Reply(_pieces(_TOKEN.findall(text)))


def hang(*, after: Sequence[Piece] = ()) -> Reply:
    """Never go on, until the client leaves or the server stops.

    Like every reply with a gate it belongs to one event loop: make it in the test.
    """
    return Reply((*_pieces(after), asyncio.Event(), Drop(reset=False)))


def flood(data: bytes, *, after: bytes = b"", status: int = HTTPStatus.OK) -> Reply:
    """Send some bytes and then others without end, until the client leaves."""
    return Reply((after, Flood(data)), status)


def redirect(url: str, status: int = HTTPStatus.TEMPORARY_REDIRECT) -> Reply:
    """Send the client elsewhere."""
    return Reply((b"",), status, {"Location": url})


def lines(
    *parts: Mapping[str, Any] | bytes | asyncio.Event, status: int = 200
) -> Reply:
    """Answer with exactly these lines; bytes are sent as they are, newline added."""
    return Reply(
        tuple(
            part
            if isinstance(part, asyncio.Event)
            else (part if isinstance(part, bytes) else json.dumps(part).encode())
            + b"\n"
            for part in parts
        ),
        status,
    )


def delayed(reply: Reply, gate: asyncio.Event) -> Reply:
    """Hold a reply back, status and headers included, until the gate opens."""
    return Reply((gate, *reply.steps), reply.status)


@dataclass(slots=True)
class ServedModel:
    """A model the server has; sizes in bytes, context length in tokens."""

    name: str
    capabilities: tuple[str, ...] = ("completion", "tools")
    template: str = ""
    context_length: int = 8192
    parameters: str = ""
    family: str = "qwen2"
    size: int = 1_900_000_000

    @property
    def details(self) -> dict[str, Any]:
        """Return the `details` object of `/api/tags`, `/api/show` and `/api/ps`."""
        return {
            "parent_model": "",
            "format": "gguf",
            "family": self.family,
            "families": [self.family],
            "parameter_size": "3.1B",
            "quantization_level": "Q4_K_M",
        }

    @property
    def entry(self) -> dict[str, Any]:
        """Return what `/api/tags` and `/api/ps` say alike."""
        return {
            "name": self.name,
            "model": self.name,
            "size": self.size,
            "digest": sha256(self.name.encode()).hexdigest(),
            "details": self.details,
        }

    @property
    def shown(self) -> dict[str, Any]:
        """Return the answer of `/api/show`."""
        return {
            "modelfile": f"FROM {self.name}",
            "parameters": self.parameters,
            "template": self.template,
            "details": self.details,
            "model_info": {
                "general.architecture": self.family,
                f"{self.family}.context_length": self.context_length,
            },
            "capabilities": list(self.capabilities),
            "modified_at": _now(),
        }


@dataclass(frozen=True, slots=True)
class RecordedRequest:
    """A request as it arrived; `body` is the parsed JSON, None without one."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: Any


class Tally:
    """A count that can be waited for."""

    def __init__(self) -> None:
        """Start at zero."""
        self.count = 0
        self._more = asyncio.Event()

    def add(self) -> None:
        """Count one."""
        self.count += 1
        self._more.set()
        self._more = asyncio.Event()

    async def wait(self, count: int = 1) -> None:
        """Return as soon as the count is reached."""
        while self.count < count:
            await self._more.wait()


def reads_ahead(body: dict[str, Any]) -> bool:
    """Tell whether a chat is sent only to have the model read a prompt early."""
    return bool((body.get("options") or {}).get("num_predict") == 1)


PLAIN_TOKENS = 96
"""Tokens that an answer in plain commands may have."""


def asks_plainly(body: dict[str, Any]) -> bool:
    """Tell whether a chat asks for what is wanted in plain commands, and offers no tools."""
    most = (body.get("options") or {}).get("num_predict")
    return most == PLAIN_TOKENS and not body.get("tools")


class OllamaServer:
    """The server. Start it as a context manager, or with `start` and `stop`.

    Attributes:
    url: where it listens; the port stays the same after `stop` and `start`.
    models: what is installed, by full name; change it at any time.
    loaded: the `num_ctx` of every model that is in memory, by name.
    api_key: when set, requests without it as bearer token get 401.
    requests: every request in order of arrival.
    received, disconnected: chat requests that arrived, and those the client left
        before the answer was complete.
    fallback: makes the reply to a chat body when the script is empty.
    warm_up: picks chat bodies that are answered with an empty token and take
        nothing from the script.
    restate: makes the reply to a chat that asks for plain commands, which takes nothing
        from the script then.
    unexpected: chat requests nobody had an answer for; they got a 500.
    instead: replies to every request to a path, in place of what it answers.
    always: the reply to every request to any path, if there is one.
    tls: what to prove its identity with; without it the server speaks plain HTTP.
    flooded: the bytes of every flood that the client took before it left.

    """

    def __init__(
        self,
        *models: ServedModel,
        fallback: Callable[[dict[str, Any]], Reply] | None = None,
    ) -> None:
        """Serve these models."""
        self.url = ""
        self.version = "0.33.0"
        self.models = {model.name: model for model in models}
        self.loaded: dict[str, int] = {}
        self.api_key: str | None = None
        self.requests: list[RecordedRequest] = []
        self.received = Tally()
        self.disconnected = Tally()
        self.fallback = fallback
        self.warm_up: Callable[[dict[str, Any]], bool] | None = None
        self.restate: Callable[[dict[str, Any]], Reply] | None = None
        self.unexpected: list[RecordedRequest] = []
        self.instead: dict[str, Reply] = {}
        self.always: Reply | None = None
        self.tls: ssl.SSLContext | None = None
        self.flooded: list[int] = []
        self._script: deque[Reply] = deque()
        self._pulls: deque[Reply] = deque()
        self._failures: dict[str, tuple[int, bytes]] = {}
        self._gates: set[asyncio.Event] = set()
        self._stopping = False
        self._port = 0
        self._runner: web.AppRunner | None = None

    @property
    def chats(self) -> list[dict[str, Any]]:
        """Return the bodies of all `/api/chat` requests in order."""
        return [
            request.body for request in self.requests if request.path == "/api/chat"
        ]

    def script(self, *replies: Reply) -> None:
        """Queue replies to `/api/chat`, streamed or not, one a request."""
        self._script.extend(replies)

    def script_anew(self, *replies: Reply) -> None:
        """Queue these replies in place of those that nobody asked for yet."""
        self._script.clear()
        self.script(*replies)

    def script_pull(self, *steps: Mapping[str, Any] | asyncio.Event | Reply) -> None:
        """Queue one answer to `/api/pull`: progress lines, gates, or a `hang()`.

        A line `{"status": "success"}` installs the model; one with `error` ends it.
        """
        flat: list[Step] = []
        for step in steps:
            match step:
                case Reply():
                    flat.extend(step.steps)
                case asyncio.Event():
                    flat.append(step)
                case _:
                    flat.append(dict(step))
        self._pulls.append(Reply(tuple(flat)))

    def fail(self, path: str, status: int, error: str | bytes) -> None:
        """Fail every request to a path; bytes are sent as they are, as HTML."""
        body = error if isinstance(error, bytes) else _error_body(error)
        self._failures[path] = (status, body)

    def recover(self, path: str) -> None:
        """End what `fail` began."""
        del self._failures[path]

    async def __aenter__(self) -> Self:
        """Start."""
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop."""
        await self.stop()

    async def start(self) -> None:
        """Listen on a free port of loopback, in the running loop."""
        app = web.Application(middlewares=[self._admit])
        app.add_routes(
            [
                web.get("/", _banner),
                web.get("/api/version", self._version),
                web.get("/api/tags", self._tags),
                web.post("/api/show", self._show),
                web.get("/api/ps", self._ps),
                web.post("/api/chat", self._chat),
                web.post("/api/generate", self._generate),
                web.post("/api/pull", self._pull),
            ]
        )
        self._stopping = False
        self._runner = web.AppRunner(
            app, handler_cancellation=True, access_log=None, shutdown_timeout=1
        )
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port, ssl_context=self.tls)
        await site.start()
        self._port = self._runner.addresses[0][1]
        self.url = f"http{'s' if self.tls else ''}://127.0.0.1:{self._port}"

    async def stop(self) -> None:
        """Open all gates, end hanging requests and close; harmless if stopped."""
        if self._runner is None:
            return
        self._stopping = True
        for gate in self._gates:
            gate.set()
        await self._runner.cleanup()
        self._runner = None

    @web.middleware
    async def _admit(
        self,
        request: web.Request,
        handler: Callable[[web.Request], Any],
    ) -> web.StreamResponse:
        """Record a request; turn it away if it is to fail or lacks the key."""
        raw = await request.read()
        recorded = RecordedRequest(
            request.method,
            request.path,
            request.headers,
            json.loads(raw) if raw else None,
        )
        self.requests.append(recorded)
        request[_RECORDED] = recorded
        if self.api_key and request.headers.get("Authorization") != (
            f"Bearer {self.api_key}"
        ):
            return _refuse(HTTPStatus.UNAUTHORIZED, "unauthorized")
        if reply := self.always or self.instead.get(request.path):
            return await self._answer(request, reply, dict, lambda sent: sent[-1])
        if failure := self._failures.get(request.path):
            status, body = failure
            kind = "application/json" if body.startswith(b'{"error"') else "text/html"
            return web.Response(status=status, body=body, content_type=kind)
        response: web.StreamResponse = await handler(request)
        return response

    async def _version(self, _: web.Request) -> web.Response:
        return web.json_response({"version": self.version})

    async def _tags(self, _: web.Request) -> web.Response:
        return web.json_response(
            {
                "models": [
                    model.entry
                    | {
                        "modified_at": _now(),
                        "capabilities": list(model.capabilities),
                    }
                    for model in self.models.values()
                ]
            }
        )

    async def _show(self, request: web.Request) -> web.Response:
        name = request[_RECORDED].body["model"]
        if (model := self._find(name)) is None:
            return _not_found(name)
        return web.json_response(model.shown)

    async def _ps(self, _: web.Request) -> web.Response:
        expires_at = _now(timedelta(minutes=5))
        return web.json_response(
            {
                "models": [
                    model.entry
                    | {
                        "expires_at": expires_at,
                        "size_vram": model.size,
                        "context_length": self.loaded[model.name],
                    }
                    for model in self.models.values()
                    if model.name in self.loaded
                ]
            }
        )

    async def _generate(self, request: web.Request) -> web.Response:
        """Load or unload a model; there is no completion here."""
        body = request[_RECORDED].body
        if (model := self._find(body["model"])) is None:
            return _not_found(body["model"])
        if body.get("prompt"):
            self.unexpected.append(request[_RECORDED])
            return _refuse(HTTPStatus.NOT_IMPLEMENTED, "only loads models")
        reason = self._load(model, body)
        return web.json_response(
            _stamp(body["model"], {"response": "", "done": True, "done_reason": reason})
        )

    async def _chat(self, request: web.Request) -> web.StreamResponse:
        """Answer a chat in Ollama's order: model, capabilities, load, generate."""
        self.received.add()
        body = request[_RECORDED].body
        if (model := self._find(body["model"])) is None:
            return _not_found(body["model"])
        if refusal := _lacking(model, body):
            return _refuse(HTTPStatus.BAD_REQUEST, refusal)
        reason = self._load(model, body)
        if not body.get("messages"):
            loaded = _message() | {"done": True, "done_reason": reason}
            return web.json_response(_stamp(body["model"], loaded))
        reply = self._next_reply(request[_RECORDED])
        try:
            return await self._answer(
                request, reply, lambda line: _stamp(body["model"], line), _whole_message
            )
        except asyncio.CancelledError, ConnectionError:
            self.disconnected.add()
            raise

    async def _pull(self, request: web.Request) -> web.StreamResponse:
        name = request[_RECORDED].body["model"]

        def note(line: dict[str, Any]) -> dict[str, Any]:
            if line.get("status") == "success":
                self.models.setdefault(name, ServedModel(name))
            return line

        reply = self._pulls.popleft() if self._pulls else _PULLED
        return await self._answer(request, reply, note, lambda sent: sent[-1])

    def _find(self, name: str) -> ServedModel | None:
        """Return the model of that name; a name without a tag means `latest`."""
        return self.models.get(name) or self.models.get(f"{name}:latest")

    def _load(self, model: ServedModel, body: dict[str, Any]) -> str:
        """Note what a request does to the memory; return its `done_reason`."""
        if not body.get("messages") and body.get("keep_alive") in (0, "0"):
            self.loaded.pop(model.name, None)
            return "unload"
        options = body.get("options") or {}
        self.loaded[model.name] = options.get("num_ctx", 4096)
        return "load"

    def _next_reply(self, request: RecordedRequest) -> Reply:
        """Return the reply to a chat: script first, then fallback, else an error."""
        if self.warm_up and self.warm_up(request.body):
            return say("", eval_count=1, done_reason="length")
        if self.restate and asks_plainly(request.body):
            return self.restate(request.body)
        if self._script:
            return self._script.popleft()
        if self.fallback:
            return self.fallback(request.body)
        self.unexpected.append(request)
        return http_error(HTTPStatus.INTERNAL_SERVER_ERROR, "script is empty")

    async def _answer(
        self,
        request: web.Request,
        reply: Reply,
        finish: Callable[[dict[str, Any]], dict[str, Any]],
        whole: Callable[[list[dict[str, Any]]], dict[str, Any]],
    ) -> web.StreamResponse:
        """Perform a reply, line by line or as one object if `stream` is false.

        `finish` completes every object before it is sent, `whole` makes one of all.
        """
        streamed = (request[_RECORDED].body or {}).get("stream", True)
        kind = _NDJSON if streamed and reply.status < 400 else "application/json"
        response = web.StreamResponse(
            status=reply.status, headers={"Content-Type": kind, **reply.headers}
        )
        sent: list[dict[str, Any]] = []
        for step in reply.steps:
            match step:
                case asyncio.Event():
                    await self._pass(step)
                case Drop():
                    _drop(request, step)
                    return response
                case Bare():
                    _write_bare(request, step.data)
                case Pause():
                    await asyncio.sleep(step.seconds)
                case Flood():
                    await self._flood(request, response, step)
                case dict() if not streamed:
                    sent.append(finish(step))
                case _:
                    data = step if isinstance(step, bytes) else _line(finish(step))
                    if not response.prepared:
                        await response.prepare(request)
                    await response.write(data)
        if sent:
            return _at_once(sent, reply.status, whole)
        if not response.prepared:
            await response.prepare(request)
        await response.write_eof()
        return response

    async def _flood(
        self, request: web.Request, response: web.StreamResponse, step: Flood
    ) -> None:
        """Send the same again and again; note how much until the client left."""
        if not (step.bare or response.prepared):
            await response.prepare(request)
        sent = 0
        try:
            while not self._stopping:
                if step.bare:
                    _write_bare(request, step.data)
                else:
                    await response.write(step.data)
                sent += len(step.data)
                # Writing waits only where the client is slower.
                await asyncio.sleep(step.every)
        finally:
            self.flooded.append(sent)

    async def _pass(self, gate: asyncio.Event) -> None:
        """Wait at a gate; stopping the server opens it."""
        self._gates.add(gate)
        if not self._stopping:
            await gate.wait()


_RECORDED = web.RequestKey("recorded", RecordedRequest)

_PULLED = Reply(({"status": "pulling manifest"}, {"status": "success"}))


async def _banner(_: web.Request) -> web.Response:
    return web.Response(text="Ollama is running")


def _now(later: timedelta = timedelta()) -> str:
    return (datetime.now(UTC) + later).isoformat()


def _line(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode() + b"\n"


def _error_body(error: str) -> bytes:
    return json.dumps({"error": error}).encode()


def _refuse(status: int, error: str) -> web.Response:
    return web.json_response({"error": error}, status=status)


def _not_found(name: str) -> web.Response:
    return _refuse(HTTPStatus.NOT_FOUND, f"model '{name}' not found")


def _lacking(model: ServedModel, body: dict[str, Any]) -> str | None:
    """Return why a model cannot serve a chat, None if it can."""
    if body.get("think") and "thinking" not in model.capabilities:
        return f'"{body["model"]}" does not support thinking'
    if body.get("tools") and "tools" not in model.capabilities:
        return f"registry.ollama.ai/library/{model.name} does not support tools"
    return None


def _stamp(model: str, line: dict[str, Any]) -> dict[str, Any]:
    """Add what every chunk carries; an error line carries nothing else."""
    if "error" in line:
        return line
    return {"model": model, "created_at": _now()} | line


def _whole_message(sent: list[dict[str, Any]]) -> dict[str, Any]:
    """Join chunks as Ollama does for `stream: false`: the last one, with all text."""
    messages = [chunk["message"] for chunk in sent]
    joined = _message(
        "".join(message["content"] for message in messages),
        "".join(message.get("thinking", "") for message in messages),
        [made for message in messages for made in message.get("tool_calls", ())],
    )
    return sent[-1] | {"message": joined["message"]}


def _at_once(
    sent: list[dict[str, Any]],
    status: int,
    whole: Callable[[list[dict[str, Any]]], dict[str, Any]],
) -> web.Response:
    """Return all chunks as one object; a failure in mid-stream becomes a 500."""
    if error := sent[-1].get("error"):
        failed = status if status >= 400 else HTTPStatus.INTERNAL_SERVER_ERROR
        return _refuse(failed, error)
    return web.json_response(whole(sent), status=status)


def _write_bare(request: web.Request, data: bytes) -> None:
    """Send bytes behind whatever was sent, unless the client has left."""
    if (transport := request.transport) is not None:
        transport.write(data)


def _drop(request: web.Request, drop: Drop) -> None:
    """Close the connection under a request."""
    if (transport := request.transport) is None:
        return
    if drop.reset:
        transport.get_extra_info("socket").setsockopt(
            socket.SOL_SOCKET, socket.SO_LINGER, _RESET_ON_CLOSE
        )
    transport.abort()
