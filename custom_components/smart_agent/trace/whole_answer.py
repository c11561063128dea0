"""Asks a model for an answer that nobody hears before it is whole, and records it."""

from collections.abc import Awaitable, Callable
from contextlib import aclosing
import time

from ..prompt.budget import TokenEstimate
from ..server.answer import Answer
from ..server.client import ChatRequest, OllamaServer
from ..server.errors import OllamaError
from ..server.written import Written
from .record import RequestRecord, TurnRecord


async def async_whole_answer(
    server: OllamaServer,
    request: ChatRequest,
    turn: TurnRecord,
    estimate: TokenEstimate,
    look: Callable[[], Awaitable[None]],
) -> Answer:
    """Return what the server answers to a request that offers no tools.

    The turn's record keeps it, or why there is none, and estimate learns how many tokens
    the prompt had. look raises OllamaError where it is known that the server is away.
    Raises OllamaError where it fails.
    """
    warm = server.prefix(request.model) == request.prefix
    record = RequestRecord.of(request, warm=warm)
    turn.begin(record)
    written, usage = Written(), None
    try:
        await look()
        async with aclosing(server.async_chat(request)) as chunks:
            async for chunk in chunks:
                written.add(chunk)
                usage = chunk.usage or usage
    except OllamaError as err:
        record.problem = err.problem.value
        raise
    finally:
        answer = Answer(text=written.text, thinking=written.thinking, usage=usage)
        record.seconds = time.monotonic() - record.started
        record.keep(answer)
        record.changed()
    if usage:
        estimate.learn(request, usage.prompt_tokens)
    return answer
