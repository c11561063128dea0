"""The client of an Ollama server."""

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any

import httpx
import ollama

from homeassistant.util.ssl import get_default_context

from .errors import OllamaError, Problem, ollama_errors
from .limits import MAX_LAYERS, MAX_MODELS, MAX_NUMBER, MAX_TEMPLATE, NO_COOKIES, bound
from .picture import Picture

REQUEST_TIMEOUT = 10.0
"""Seconds for a request that only asks for facts."""

CONNECT_TIMEOUT = 5.0
"""Seconds until a server that accepts no connection counts as away."""

PULL_STALL_TIMEOUT = 120.0
"""Seconds without a line of progress after which a download counts as dead; the server
reports nothing while it verifies the digest of many gigabytes."""


@dataclass(frozen=True, slots=True)
class ModelFacts:
    """What a server says of one of its models."""

    name: str
    capabilities: frozenset[str]
    template: str = ""
    context_length: int | None = None

    @property
    def tools(self) -> bool:
        """Return whether the model can call tools."""
        return "tools" in self.capabilities

    @property
    def thinking(self) -> bool:
        """Return whether the model can think before it answers."""
        return "thinking" in self.capabilities


@dataclass(frozen=True, slots=True)
class LoadedModel:
    """A model in a server's memory."""

    name: str
    num_ctx: int | None
    """Context size it was loaded with, in tokens; None if the server does not say."""
    size: int
    """Bytes in memory, of a GPU or not."""
    size_vram: int
    """Bytes of these in the memory of a GPU."""


@dataclass(frozen=True, slots=True)
class PullProgress:
    """One step of a model's download; fraction is 0 to 1 of all layers known so far."""

    status: str
    fraction: float


@dataclass(frozen=True, slots=True)
class RawCall:
    """A tool call as the model wrote it, before any check."""

    name: str
    arguments: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Usage:
    """What a finished request cost; durations in seconds, counts in tokens."""

    done_reason: str
    prompt_tokens: int
    generated_tokens: int
    load_seconds: float
    prompt_seconds: float
    generate_seconds: float


@dataclass(frozen=True, slots=True)
class Chunk:
    """A piece of a streamed answer; usage is set on the last one only."""

    content: str = ""
    thinking: str = ""
    calls: tuple[RawCall, ...] = ()
    usage: Usage | None = None


@dataclass(frozen=True, slots=True)
class ChatRequest:
    """One request to a model."""

    model: str
    messages: Sequence[Mapping[str, Any]]
    tools: Sequence[Mapping[str, Any]]
    options: Mapping[str, Any]
    keep_alive: int | str
    think: bool
    format: Mapping[str, Any] | None = None
    """JSON Schema that the answer is constrained to; None for any text."""
    pictures: Sequence[Picture] = ()
    pictures_at: int = 0
    """The message that the pictures go with."""

    @property
    def shown(self) -> Sequence[Mapping[str, Any]]:
        """Return the messages as records keep them: with what stands for the pictures."""
        return self._with([str(one) for one in self.pictures])

    @property
    def sent(self) -> Sequence[Mapping[str, Any]]:
        """Return the messages as the client sends them, with the pictures."""
        return self._with([one.data for one in self.pictures])

    def _with(self, images: Sequence[str | bytes]) -> Sequence[Mapping[str, Any]]:
        """Return the messages with images beside the one that they go with."""
        if not images:
            return self.messages
        return [
            {**one, "images": images} if at == self.pictures_at else one
            for at, one in enumerate(self.messages)
        ]

    @property
    def prefix(self) -> tuple[object, ...]:
        """Return what stays the same from turn to turn, and all that it depends on.

        Chat templates put the system text and the tools first, some also whether the
        model is to think. Another num_ctx makes Ollama load the model anew.
        """
        num_ctx = self.options.get("num_ctx")
        return *self.messages[:1], *self.tools, self.think, num_ctx


class _Client(ollama.AsyncClient):
    """The library's client, with a method for the server's version."""

    async def version(self) -> str:
        """Return the version of the server."""
        answer = await self._request_raw("GET", "/api/version")  # type: ignore[no-untyped-call] # is typed nowhere
        if not isinstance(version := answer.json().get("version"), str):
            raise TypeError("not a version")
        return version


class OllamaServer:
    """One Ollama server.

    Every method raises OllamaError, and nothing else, when a request fails.
    """

    def __init__(self, url: str, api_key: str | None = None) -> None:
        """Prepare to talk to the server at url; nothing is sent yet."""
        # Home Assistant's own TLS context: a new one would read certificates from
        # disk in the event loop.
        key = {"Authorization": f"Bearer {api_key}"} if api_key else {}
        self._client = _Client(
            url,
            headers={"Accept-Encoding": "identity", **key},
            cookies=NO_COOKIES,
            timeout=httpx.Timeout(None, connect=CONNECT_TIMEOUT),
            verify=get_default_context(),
            # What is said at home is sent only to the address that the user entered.
            follow_redirects=False,
            event_hooks={"response": [bound]},
        )
        self._facts: dict[str, ModelFacts] = {}
        self._prefixes: dict[str, tuple[object, ...]] = {}

    async def async_close(self) -> None:
        """Give back the connections."""
        await self._client.close()  # type: ignore[no-untyped-call] # is typed nowhere

    async def async_models(self) -> list[str]:
        """Return the names of the models the server has, sorted."""
        with ollama_errors():
            async with asyncio.timeout(REQUEST_TIMEOUT):
                answer = await self._client.list()
        if len(answer.models) > MAX_MODELS:
            raise OllamaError(Problem.TOO_LARGE, f"{len(answer.models)} models")
        return sorted(model.model for model in answer.models if model.model)

    async def async_version(self) -> str:
        """Return the version of the server."""
        with ollama_errors():
            async with asyncio.timeout(REQUEST_TIMEOUT):
                return await self._client.version()

    async def async_running(self) -> tuple[LoadedModel, ...]:
        """Return the models that are in the server's memory, by name."""
        with ollama_errors():
            async with asyncio.timeout(REQUEST_TIMEOUT):
                answer = await self._client.ps()
        models = [
            LoadedModel(
                model.model,
                _number(model.context_length) or None,
                _number(model.size),
                _number(model.size_vram),
            )
            for model in answer.models
            if model.model
        ]
        return tuple(sorted(models, key=lambda model: model.name))

    async def async_loaded(self) -> frozenset[str]:
        """Return the names of the models that are in the server's memory."""
        return frozenset(model.name for model in await self.async_running())

    async def async_facts(self, model: str) -> ModelFacts:
        """Return the facts of a model; the server is asked once for each model."""
        if (facts := self._facts.get(model)) is not None:
            return facts
        with ollama_errors():
            async with asyncio.timeout(REQUEST_TIMEOUT):
                answer = await self._client.show(model)
        info = answer.modelinfo or {}
        lengths = (v for k, v in info.items() if k.endswith(".context_length"))
        facts = ModelFacts(
            name=model,
            capabilities=frozenset(answer.capabilities or ()),
            template=(answer.template or "")[:MAX_TEMPLATE],
            context_length=next((v for v in lengths if isinstance(v, int)), None),
        )
        self._facts[model] = facts
        return facts

    async def async_load(
        self, model: str, num_ctx: int, keep_alive: int | str, timeout: float
    ) -> None:
        """Load a model into memory, as a chat without messages does."""
        with ollama_errors():
            async with asyncio.timeout(timeout):
                await self._client.chat(
                    model, [], options={"num_ctx": num_ctx}, keep_alive=keep_alive
                )

    async def async_embed(
        self, model: str, texts: Sequence[str]
    ) -> Sequence[Sequence[float]]:
        """Return the vector of each text by an embedding model.

        The caller sets the deadline: a cold model has to be loaded first.
        """
        with ollama_errors():
            answer = await self._client.embed(model, list(texts))
            if len(answer.embeddings) != len(texts):
                raise ValueError("not a vector for each text")
        return answer.embeddings

    async def async_pull(self, model: str) -> AsyncGenerator[PullProgress]:
        """Download a model to the server; yield the progress."""
        layers: dict[str, tuple[int, int]] = {}
        with ollama_errors():
            stream = await self._client.pull(model, stream=True)
            async with aclosing(stream) as parts:  # type: ignore[type-var] # typed as an iterator, is a generator
                while True:
                    async with asyncio.timeout(PULL_STALL_TIMEOUT):
                        part = await anext(parts, None)
                    if part is None:
                        break
                    if part.digest and part.total:
                        layers[part.digest] = (part.completed or 0, part.total)
                    if len(layers) > MAX_LAYERS:
                        raise OllamaError(Problem.TOO_LARGE, f"{MAX_LAYERS} layers")
                    total = sum(size for _, size in layers.values())
                    done = sum(loaded for loaded, _ in layers.values())
                    yield PullProgress(part.status or "", done / total if total else 0)
                    # Many lines may have come at once.
                    await asyncio.sleep(0)
        self._facts.pop(model, None)

    async def async_chat(self, request: ChatRequest) -> AsyncGenerator[Chunk]:
        """Stream a model's answer.

        The caller sets the deadline: how long a cold model takes to load is not
        known here. A stream without a last chunk that has usage was cut short.
        """
        prefix = request.prefix
        self._prefixes.pop(request.model, None)
        with ollama_errors():
            stream = await self._client.chat(
                model=request.model,
                messages=list(request.sent),
                tools=list(request.tools) or None,
                stream=True,
                options=dict(request.options),
                keep_alive=request.keep_alive,
                think=request.think,
                format=None if request.format is None else dict(request.format),
            )
            async with aclosing(stream) as parts:  # type: ignore[type-var] # typed as an iterator, is a generator
                async for part in parts:
                    # The model has evaluated the whole prompt before its first token.
                    self._prefixes[request.model] = prefix
                    yield _chunk(part)
                    # Many lines may have come at once.
                    await asyncio.sleep(0)

    def prefix(self, model: str) -> tuple[object, ...] | None:
        """Return the prefix of the prompt that a model evaluated last.

        The server's cache begins with it, unless another client has used the model
        since. None before the first prompt, and while one is evaluated. Every prompt
        has a prefix object of its own.
        """
        return self._prefixes.get(model)


def _chunk(part: ollama.ChatResponse) -> Chunk:
    """Return a piece of an answer in our own terms."""
    message = part.message
    return Chunk(
        content=message.content or "",
        thinking=message.thinking or "",
        calls=tuple(
            RawCall(call.function.name, call.function.arguments)
            for call in message.tool_calls or ()
        ),
        usage=_usage(part) if part.done else None,
    )


def _usage(part: ollama.ChatResponse) -> Usage:
    """Return the cost of a finished request; the server counts in nanoseconds."""
    return Usage(
        done_reason=part.done_reason or "",
        prompt_tokens=_number(part.prompt_eval_count),
        generated_tokens=_number(part.eval_count),
        load_seconds=_number(part.load_duration) / 1e9,
        prompt_seconds=_number(part.prompt_eval_duration) / 1e9,
        generate_seconds=_number(part.eval_duration) / 1e9,
    )


def _number(value: int | None) -> int:
    """Return a number of a server's, within what JSON and sensors can hold."""
    return max(0, min(value or 0, MAX_NUMBER))
