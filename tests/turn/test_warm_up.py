"""Warm-ups: when they are sent, what is in them, and that turns go first."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from datetime import timedelta
from functools import partial
from typing import Any, override

from aiohttp import web
import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    async_fire_time_changed,
)

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.options import AgentOptions
from custom_components.smart_agent.prompt import history as messages
from custom_components.smart_agent.server.client import ChatRequest
from custom_components.smart_agent.server.errors import OllamaError
from custom_components.smart_agent.turn import warm_up as warm
from custom_components.smart_agent.turn.warm_up import Warmer, warm_request
from fakes.ollama_server import OllamaServer, ServedModel, hang, http_error, say
from homeassistant.const import CONF_URL, EVENT_HOMEASSISTANT_STARTED
from homeassistant.core import CALLBACK_TYPE, CoreState, HomeAssistant
from homeassistant.setup import async_setup_component
from homeassistant.util import dt as dt_util

MODEL = "test-model:latest"
OTHER = "other:latest"
TOOL = {
    "type": "function",
    "function": {"name": "turn_on", "parameters": {"type": "object"}},
}
NUM_CTX = 8192
READ = say("", eval_count=1, prompt_eval_count=20, done_reason="length")


class SlowServer(OllamaServer):
    """A server that loads no model before loading is set."""

    def __init__(self, *models: ServedModel) -> None:
        """Serve these models."""
        super().__init__(*models)
        self.loading = asyncio.Event()

    @override
    async def _chat(self, request: web.Request) -> web.StreamResponse:
        if not (await request.json())["messages"]:
            self.received.add()
            try:
                await self.loading.wait()
            except asyncio.CancelledError:
                self.disconnected.add()
                raise
        return await super()._chat(request)


async def loaded_entry(hass: HomeAssistant, server: OllamaServer) -> MockConfigEntry:
    """Return the loaded entry of a server that has no agents of its own."""
    server.models[OTHER] = ServedModel(OTHER)
    assert await async_setup_component(hass, "homeassistant", {})
    entry = MockConfigEntry(domain=DOMAIN, data={CONF_URL: server.url})
    entry.add_to_hass(hass)
    assert await hass.config_entries.async_setup(entry.entry_id)
    return entry


@pytest.fixture
async def entry(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> AsyncGenerator[MockConfigEntry]:
    """Return the loaded entry of the scripted server."""
    # Warm-ups are what is tested: each is scripted.
    ollama_server.warm_up = None
    entry = await loaded_entry(hass, ollama_server)
    yield entry
    await hass.config_entries.async_unload(entry.entry_id)


@pytest.fixture
async def slow_bench(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> AsyncGenerator[tuple[Bench, SlowServer]]:
    """Return a bench at a server that takes its time to load a model."""
    async with SlowServer(ServedModel(MODEL)) as server:
        entry = await loaded_entry(hass, server)
        one = Bench(hass, entry, server)
        yield one, server
        one.end()
        await hass.config_entries.async_unload(entry.entry_id)


class Bench:
    """A warmer with a home that the test changes, and its server."""

    def __init__(
        self,
        hass: HomeAssistant,
        entry: MockConfigEntry,
        server: OllamaServer,
        **options: Any,
    ) -> None:
        """Make the warmer of an agent with these options."""
        self.hass = hass
        self.entry = entry
        self.server = server
        self.options = AgentOptions(**{"model": MODEL} | options)
        self.system = "You live in a house."
        self.error: Exception | None = None
        self.prepared = 0
        self.listeners: list[Callable[[], None]] = []
        self.warmer = Warmer(
            hass,
            entry,
            entry.runtime_data.server,
            entry.runtime_data.priority,
            entry.runtime_data.estimates,
            request=self._request,
            prepare=self._prepare,
            listen=self._listen,
        )
        self.stop: CALLBACK_TYPE | None = None

    async def _request(self) -> ChatRequest | None:
        if self.error:
            raise self.error
        return self.request()

    def request(self) -> ChatRequest | None:
        """Return the request of a warm-up."""
        return warm_request(self.options, NUM_CTX, messages.system(self.system), [TOOL])

    async def _prepare(self) -> None:
        self.prepared += 1

    def _listen(self, listener: Callable[[], None]) -> CALLBACK_TYPE:
        self.listeners.append(listener)
        return partial(self.listeners.remove, listener)

    async def start(self) -> None:
        """Start the warmer and let it do what it does then."""
        self.stop = self.warmer.async_start()
        await self.settle()

    async def start_hanging(self, received: int = 2) -> None:
        """Start the warmer; return when so many requests have come, which hang."""
        self.stop = self.warmer.async_start()
        await self.server.received.wait(received)

    def end(self) -> None:
        """End what was started."""
        if self.stop:
            self.stop()
            self.stop = None

    async def prepare(self) -> None:
        """Announce a turn, as a pipeline does that listens."""
        await self.warmer.async_prepare()
        await self.settle()

    async def change(self, system: str) -> None:
        """Change the home and wait for what comes of it."""
        self.system = system
        self.tell()
        await self.settle()

    def tell(self) -> None:
        """Say that the home changed, and let the time pass that more is waited for."""
        for listener in self.listeners:
            listener()
        later = dt_util.utcnow() + timedelta(seconds=warm.HOME_COOLDOWN)
        async_fire_time_changed(self.hass, later)

    async def settle(self) -> None:
        """Let all come to its end."""
        await self.hass.async_block_till_done(wait_background_tasks=True)

    @property
    def read(self) -> list[str]:
        """Return the system texts that the server was sent."""
        return [
            chat["messages"][0]["content"]
            for chat in self.server.chats
            if chat["messages"]
        ]

    async def turn(self, model: str = MODEL, system: str | None = None) -> None:
        """Ask the model as a turn does; the server must have an answer in its script."""
        request = ChatRequest(
            model,
            [messages.system(system or self.system), messages.user("Light on")],
            [TOOL],
            {"num_ctx": NUM_CTX, "num_predict": 512},
            self.options.keep_alive_value,
            think=False,
        )
        async for _ in self.entry.runtime_data.server.async_chat(request):
            pass


@pytest.fixture
async def bench(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> AsyncGenerator[Callable[..., Bench]]:
    """Return what makes benches."""
    made: list[Bench] = []

    def make(**options: Any) -> Bench:
        made.append(Bench(hass, entry, ollama_server, **options))
        return made[-1]

    yield make
    for one in made:
        one.end()


type Benches = Callable[..., Bench]


async def test_after_the_start(bench: Benches, ollama_server: OllamaServer) -> None:
    """The model is loaded, then reads what turns begin with; both ask for the same."""
    ollama_server.script(READ)
    one = bench(keep_alive=600)
    await one.start()

    load, read = ollama_server.chats
    assert one.prepared == 1
    assert (load["model"], load["messages"]) == (MODEL, [])
    assert load["options"] == {"num_ctx": NUM_CTX}
    assert read["messages"][0] == {"role": "system", "content": one.system}
    assert [message["role"] for message in read["messages"]] == ["system", "user"]
    assert read["tools"] == [TOOL]
    assert read["options"] == {"num_ctx": NUM_CTX, "num_predict": 1}
    assert load["keep_alive"] == read["keep_alive"] == "600s"
    assert read["think"] is False


async def test_waits_for_home_assistant(
    hass: HomeAssistant, bench: Benches, ollama_server: OllamaServer
) -> None:
    """Nothing is sent while Home Assistant starts, when the home is not complete."""
    hass.set_state(CoreState.starting)
    one = bench()
    await one.start()
    await one.change("Half a house.")
    assert not ollama_server.chats

    ollama_server.script(READ)
    hass.set_state(CoreState.running)
    hass.bus.async_fire(EVENT_HOMEASSISTANT_STARTED)
    await one.settle()
    assert one.read == ["Half a house."]


async def test_home_changes(bench: Benches, ollama_server: OllamaServer) -> None:
    """Another home is read, once for many changes at a time; the same one is not."""
    ollama_server.script(READ, READ)
    one = bench()
    await one.start()
    for listener in one.listeners * 3:
        listener()
    await one.change("You live in a flat.")
    assert one.read == ["You live in a house.", "You live in a flat."]

    await one.change("You live in a flat.")
    assert len(one.read) == 2


async def test_turn_is_announced(bench: Benches, ollama_server: OllamaServer) -> None:
    """A turn finds the model warm; where it is already, nothing is sent."""
    ollama_server.script(READ)
    one = bench()
    await one.prepare()
    assert one.read == [one.system]
    await one.prepare()
    assert len(ollama_server.chats) == 2
    assert one.prepared == 2


async def test_not_waited_for(bench: Benches, ollama_server: OllamaServer) -> None:
    """A pipeline that announces a turn goes on at once, whatever the server does."""
    ollama_server.script(hang())
    one = bench()
    await one.start_hanging()
    await one.warmer.async_prepare()


async def test_after_a_turn(bench: Benches, ollama_server: OllamaServer) -> None:
    """What a turn began with is warm; after another agent's turn it is not."""
    ollama_server.script(say("Done."), say("Hello."), READ)
    one = bench()
    await one.turn()
    await one.prepare()
    assert len(ollama_server.chats) == 1

    await one.turn(system="You are a pirate.")
    await one.prepare()
    assert one.read[-1] == one.system


async def test_cut_turn_leaves_nothing_warm(
    bench: Benches, ollama_server: OllamaServer
) -> None:
    """Before the first word of an answer nobody knows what was evaluated."""
    ollama_server.script(http_error(500, "out of memory"), READ)
    one = bench()
    with pytest.raises(OllamaError):
        await one.turn()
    await one.prepare()
    assert one.read == [one.system] * 2


async def test_server_restarted(bench: Benches, ollama_server: OllamaServer) -> None:
    """A model that is not in memory has nothing in its cache either."""
    ollama_server.script(READ, READ)
    one = bench()
    await one.start()
    ollama_server.loaded.clear()
    await one.prepare()
    assert len(one.read) == 2


async def test_keep_alive_passed(bench: Benches, ollama_server: OllamaServer) -> None:
    """A model that the server has unloaded is loaded for a turn, not for a change."""
    ollama_server.script(READ)
    one = bench(keep_alive=60)
    await one.start()
    ollama_server.loaded.clear()
    await one.change("You live in a flat.")
    assert len(one.read) == 1

    ollama_server.script(READ)
    await one.prepare()
    assert one.read[-1] == "You live in a flat."


async def test_keep_alive_zero(bench: Benches, ollama_server: OllamaServer) -> None:
    """A model that is unloaded after each request is left alone; our share is done."""
    one = bench(keep_alive=0)
    await one.start()
    await one.prepare()
    assert one.prepared == 2
    assert not ollama_server.chats


async def test_thinking_agent() -> None:
    """Templates that say first whether to think find the same as in turns."""
    request = warm_request(
        AgentOptions(MODEL, think=True), NUM_CTX, messages.system("x"), []
    )
    assert request is not None
    assert request.think


async def test_learns_tokens(
    bench: Benches, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """The first estimate of a turn's tokens has what the server counted in it."""
    ollama_server.script(say("", eval_count=1, prompt_eval_count=60))
    one = bench()
    await one.start()
    request = one.request()
    assert request is not None
    size = sum(len(str(part)) for part in (*request.messages, *request.tools))
    assert entry.runtime_data.estimates[MODEL].tokens(size) == pytest.approx(60, abs=2)


# -- turns go first


async def test_turn_ends_the_evaluation(
    bench: Benches, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """A turn takes over what was evaluated; it is not evaluated again for it."""
    ollama_server.script(hang(), say("Done."))
    one = bench()
    await one.start_hanging()
    with entry.runtime_data.priority.turn(MODEL):
        await ollama_server.disconnected.wait()
        await one.turn()
        assert len(one.read) == 2
    await one.settle()
    assert len(one.read) == 2


async def test_done_after_the_turn(
    bench: Benches, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """What a turn with another model ended is done when no turn runs any more."""
    ollama_server.script(hang(), say("Done."), say("Done."), READ)
    one = bench()
    await one.start_hanging()
    with entry.runtime_data.priority.turn(OTHER):
        await ollama_server.disconnected.wait()
        with entry.runtime_data.priority.turn(OTHER):
            await one.turn(OTHER)
        await one.turn(OTHER)
        assert [chat["model"] for chat in ollama_server.chats[-2:]] == [OTHER] * 2
    await one.settle()
    assert ollama_server.chats[-1]["model"] == MODEL
    assert ollama_server.chats[-1]["options"]["num_predict"] == 1


async def test_who_was_spoken_to_keeps_the_cache(
    bench: Benches, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """A warm-up that another agent's turn ended does not throw that one's prompt out."""
    ollama_server.script(hang(), say("Arr."))
    one = bench()
    await one.start_hanging()
    with entry.runtime_data.priority.turn(MODEL):
        await ollama_server.disconnected.wait()
        await one.turn(system="You are a pirate.")
    await one.settle()
    assert one.read == [one.system, "You are a pirate."]


async def test_none_begins_in_a_turn(
    bench: Benches, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """What is due while a turn runs waits until its end."""
    one = bench()
    with entry.runtime_data.priority.turn(OTHER):
        await one.warmer.async_prepare()
        while ollama_server.requests[-1].path != "/api/ps":
            await asyncio.sleep(0)
        for _ in range(100):
            await asyncio.sleep(0)
        assert not ollama_server.chats
        ollama_server.script(READ)
    await one.settle()
    assert one.read == [one.system]


async def test_turn_stops_all_agents(
    hass: HomeAssistant,
    bench: Benches,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
) -> None:
    """The warm-ups of all agents on the server make room."""
    ollama_server.script(hang(), hang())
    await bench().start_hanging()
    await bench(model=OTHER).start_hanging(4)
    with entry.runtime_data.priority.turn("third:latest"):
        await ollama_server.disconnected.wait(2)
        ollama_server.script(READ, READ)
    await ollama_server.received.wait(6)
    await hass.async_block_till_done(wait_background_tasks=True)


async def test_load_goes_on(slow_bench: tuple[Bench, SlowServer]) -> None:
    """A load that its requester leaves is given up: the turn's own model is loaded."""
    one, server = slow_bench
    await one.start_hanging(1)
    with one.entry.runtime_data.priority.turn(MODEL):
        server.script(say("Done."))
        await one.turn()
        server.loading.set()
    await one.settle()
    assert server.disconnected.count == 0
    # The turn has evaluated what the warm-up was to.
    assert len(one.read) == 1


async def test_load_of_another_model(slow_bench: tuple[Bench, SlowServer]) -> None:
    """A turn does not wait until the model of another agent is loaded."""
    one, server = slow_bench
    await one.start_hanging(1)
    with one.entry.runtime_data.priority.turn(OTHER):
        await server.disconnected.wait()
    server.loading.set()
    server.script(READ)
    await one.settle()
    assert one.read == [one.system]


# -- failures


async def test_server_away(
    bench: Benches, ollama_server: OllamaServer, caplog: pytest.LogCaptureFixture
) -> None:
    """A server that is away is left to the turn; when it is back the model is warmed."""
    one = bench()
    await ollama_server.stop()
    await one.prepare()
    await ollama_server.start()
    ollama_server.script(http_error(500, "no memory"))
    await one.prepare()
    assert not [r for r in caplog.records if r.levelname in ("WARNING", "ERROR")]

    ollama_server.script(READ)
    await one.prepare()
    assert len(one.read) == 2


async def test_prompt_cannot_be_made(
    bench: Benches, ollama_server: OllamaServer
) -> None:
    """A tool of another integration that fails leaves the warmer at work."""
    one = bench()
    one.error = KeyError("area")
    await one.start()
    one.error = None
    ollama_server.script(READ)
    await one.prepare()
    assert len(one.read) == 1


async def test_deadline(
    bench: Benches, ollama_server: OllamaServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that never answers is given up, and not asked again by itself."""
    one = bench()
    ollama_server.script(hang())
    monkeypatch.setattr(warm, "WARM_TIMEOUT", 0.05)
    await one.prepare()
    await ollama_server.disconnected.wait()
    assert len(one.read) == 1


# -- the end


async def test_stopped(
    hass: HomeAssistant, bench: Benches, ollama_server: OllamaServer
) -> None:
    """An agent that is removed leaves no request, no listener and no timer."""
    ollama_server.script(hang())
    one = bench()
    await one.start_hanging()
    one.listeners[0]()
    one.end()
    await ollama_server.disconnected.wait()
    assert not one.listeners
    sent = len(ollama_server.chats)
    await one.change("You live in a flat.")
    assert len(ollama_server.chats) == sent


async def test_unloaded(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    bench: Benches,
    ollama_server: OllamaServer,
) -> None:
    """No request outlives the entry."""
    ollama_server.script(hang())
    await bench().start_hanging()
    assert await hass.config_entries.async_unload(entry.entry_id)
    await ollama_server.disconnected.wait()
    await hass.async_block_till_done(wait_background_tasks=True)
