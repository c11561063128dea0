"""Warm-ups: a model is loaded, and the start of its prompt evaluated, ahead of turns.

What the words of a turn add to a prompt is little; most of it is the system text and
the tools. Ollama keeps the prompt that a model evaluated last and evaluates of the next
one only what follows the part that both share.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import aclosing
import logging
from typing import Any

from homeassistant.config_entries import ConfigEntry
from homeassistant.core import CALLBACK_TYPE, CoreState, HomeAssistant, callback
from homeassistant.helpers.debounce import Debouncer
from homeassistant.helpers.start import async_at_started

from ..const import DOMAIN
from ..options import AgentOptions
from ..prompt import history as messages
from ..prompt.budget import TokenEstimate
from ..server.client import ChatRequest, OllamaServer
from ..server.priority import TurnPriority

_LOGGER = logging.getLogger(__name__)

HOME_COOLDOWN = 5.0
"""Seconds after a change of the home in which more of them are waited for."""

WARM_TIMEOUT = 300.0
"""Seconds for loading a model, and again for evaluating the prefix: what Ollama itself
gives a load (OLLAMA_LOAD_TIMEOUT)."""

_FEW_WORDS = "."


def warm_request(
    options: AgentOptions,
    num_ctx: int,
    system: messages.Message,
    tools: Sequence[Mapping[str, Any]],
) -> ChatRequest | None:
    """Return the request that evaluates what the requests of all turns begin with.

    system and tools have to be what turns send, byte for byte. Few words of a user go
    with them: the template of Qwen 3.5 refuses a prompt without any, and those of Llama
    3 and Mistral write the tools in front of them. think is the agent's own, as some
    templates write it first. One token is generated, the least that can be asked for.

    None where the server is to unload the model after each request.
    """
    if options.keep_alive == 0:
        return None
    return ChatRequest(
        model=options.model,
        messages=[system, messages.user(_FEW_WORDS)],
        tools=tools,
        options={"num_ctx": num_ctx, "num_predict": 1},
        keep_alive=options.keep_alive_value,
        think=options.think,
    )


class Warmer:
    """Keeps one agent's model warm: after a start, after changes, before a turn.

    A server that is back counts as a start.
    A turn with another model ends all of it. A turn with this model lets it be loaded,
    as Ollama gives up a load when the request that began it ends, and the turn would
    begin it anew; but it ends the evaluation. What was evaluated until then stays in
    the cache, and the turn evaluates the rest itself, whose request would otherwise
    wait for this one to end.
    """

    def __init__(
        self,
        hass: HomeAssistant,
        entry: ConfigEntry[Any],
        server: OllamaServer,
        priority: TurnPriority,
        estimates: Mapping[str, TokenEstimate],
        *,
        request: Callable[[], Awaitable[ChatRequest | None]],
        prepare: Callable[[], Awaitable[None]],
        listen: Callable[[Callable[[], None]], CALLBACK_TYPE],
    ) -> None:
        """Prepare to warm up the model of an agent of the entry.

        request makes the request of a warm-up, see warm_request; prepare does what a
        turn needs of our own ahead; listen has a function called whenever the home
        changed, until the function that it returns is called.
        """
        self._hass = hass
        self._entry = entry
        self._server = server
        self._priority = priority
        self._estimates = estimates
        self._request = request
        self._prepare = prepare
        self._listen = listen
        self._task: asyncio.Task[None] | None = None
        self._due: bool | None = None

    @callback
    def async_start(self) -> CALLBACK_TYPE:
        """Warm up once Home Assistant runs and whenever the home changed.

        Return what ends it, a warm-up that is under way too.
        """
        debouncer = Debouncer(
            self._hass,
            _LOGGER,
            cooldown=HOME_COOLDOWN,
            immediate=False,
            function=self._async_home_changed,
            background=True,
        )
        ends = [debouncer.async_shutdown, self._async_cancel]

        @callback
        def begin(_: HomeAssistant) -> None:
            ends.append(self._listen(debouncer.async_schedule_call))
            self._async_begin(load=True)

        @callback
        def stop() -> None:
            for end in ends:
                end()

        ends.append(async_at_started(self._hass, begin))
        return stop

    async def async_prepare(self) -> None:
        """Warm up for a turn that is about to begin; return without waiting for it."""
        self._async_begin(load=True)

    @callback
    def async_server_back(self) -> None:
        """Warm up on a server that was away, and may have no model loaded.

        Before Home Assistant has started that is done then.
        """
        if self._hass.state is CoreState.running:
            self._async_begin(load=True)

    @callback
    def _async_home_changed(self) -> None:
        """Warm up again, unless the model was unloaded in the meantime.

        Then keep_alive has passed, or others need the memory.
        """
        self._async_begin(load=False)

    @callback
    def _async_begin(self, *, load: bool) -> None:
        """Have a warm-up run, after the one that is running if there is one.

        load tells whether it is to load a model that is not in memory.
        """
        self._due = load or bool(self._due)
        if self._task is None or self._task.done():
            self._task = self._entry.async_create_background_task(
                self._hass, self._async_run(), f"{DOMAIN} warm-up"
            )

    @callback
    def _async_cancel(self) -> None:
        """End a warm-up that is under way."""
        self._due = None
        if self._task:
            self._task.cancel()

    async def _async_run(self) -> None:
        """Warm up until nobody asks for it any more; never fail."""
        while self._due is not None:
            load, self._due = self._due, None
            try:
                await self._async_warm(load=load)
            except Exception:
                # The server is away, or a template or another integration's tool
                # broke the prompt: the turn that follows meets the same and says so.
                _LOGGER.debug("A warm-up failed", exc_info=True)

    async def _async_warm(self, *, load: bool) -> None:
        """Load the model and evaluate the prefix, where that is not done already."""
        await self._prepare()
        if (request := await self._request()) is None:
            return
        model = request.model
        loaded = model in await self._server.async_loaded()
        last = self._server.prefix(model)
        if loaded and last == request.prefix:
            return
        if not (loaded or load):
            return
        await self._async_load(request)

        async def evaluate() -> None:
            now = self._server.prefix(model)
            # Else a turn came between: whoever was spoken to last keeps the cache.
            if now is None or now is last:
                await self._async_evaluate(request)

        await self._priority.async_aside(evaluate, WARM_TIMEOUT)

    async def _async_load(self, request: ChatRequest) -> None:
        """Load the model."""
        await self._priority.async_aside(
            lambda: self._server.async_load(
                request.model,
                request.options["num_ctx"],
                request.keep_alive,
                WARM_TIMEOUT,
            ),
            WARM_TIMEOUT,
            spared=request.model,
        )

    async def _async_evaluate(self, request: ChatRequest) -> None:
        """Evaluate the prefix, and learn how many tokens it has."""
        async with aclosing(self._server.async_chat(request)) as chunks:
            async for chunk in chunks:
                if chunk.usage:
                    estimate = self._estimates[request.model]
                    estimate.learn(request, chunk.usage.prompt_tokens)
