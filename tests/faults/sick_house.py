"""A house whose model server falls ill on demand, and all that could be left of it."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
import socket
import ssl
from typing import Any
from urllib.parse import urlsplit

import pytest

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.runtime import SmartAgentRuntime
from custom_components.smart_agent.server import client as client_module
from fakes.ollama_server import OllamaServer, Reply
from homeassistant.core import HomeAssistant, ServiceCall
from homeassistant.helpers import entity_registry as er

from ..house_fixtures import MODEL, Talk, async_add_agent
from ..own_tools.certificate import server_context
from .clock import LoopClock
from .faults import CONNECTING, Fault, Gate, Trouble

NAME = "ollama.test"
"""The name by which a server is known whose name can be lost."""


@dataclass(frozen=True)
class Voice:
    """How somebody talks to the house, and in which language they are answered."""

    name: str
    language: str
    on_satellite: bool
    command: str
    question: str
    done: str
    """What Home Assistant says of a light that was turned on."""


VOICES = (
    Voice(
        "typed",
        "de",
        False,
        "bring die Desk Lamp in Ordnung",
        "erzähl mir eine Geschichte",
        "Desk Lamp eingeschaltet.",
    ),
    Voice(
        "satellite",
        "en",
        True,
        "sort out the desk lamp",
        "tell me a story",
        "Turned on the light.",
    ),
)


class Blackhole:
    """A port of loopback where connections are neither taken nor refused."""

    def __init__(self, port: int) -> None:
        """Fill the queue of those who wait for the port, so that nobody else gets in."""
        self._sockets = [socket.socket()]
        (door,) = self._sockets
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(("127.0.0.1", port))
        door.listen(0)
        for _ in range(4):
            one = socket.socket()
            one.setblocking(False)
            one.connect_ex(("127.0.0.1", port))
            self._sockets.append(one)

    def close(self) -> None:
        """Let the port go."""
        for one in self._sockets:
            one.close()


@dataclass
class SickHouse:
    """An agent in a house, and the server that it needs."""

    hass: HomeAssistant
    talk: Talk
    clock: LoopClock
    log: pytest.LogCaptureFixture
    certificates: tuple[ssl.SSLContext, ssl.SSLContext] | None = None
    """One that is trusted, and one that is not; None where the server has none."""
    name_is_known: bool = True
    ran: list[str] = field(default_factory=list)
    """The lights that were turned on, each as often as it was."""
    when_it_ran: Callable[[], Any] | None = None
    """Called once a light was turned on."""
    _blackhole: Blackhole | None = None

    @property
    def server(self) -> OllamaServer:
        """Return the server."""
        return self.talk.server

    async def strike(self, fault: Fault, *, in_stream: bool = False) -> None:
        """Have the trouble begin; in_stream while an answer comes."""
        server = self.server
        match fault.trouble:
            case Trouble.SWITCHED_OFF if in_stream:
                # Nothing tells the client that its connections lead nowhere now.
                server.always = Reply((Gate(),))
            case Trouble.SWITCHED_OFF:
                await server.stop()
                self._blackhole = Blackhole(urlsplit(server.url).port or 0)
            case Trouble.STOPPED:
                await server.stop()
            case Trouble.NAME_IS_GONE:
                # A connection that is open needs no name.
                self.name_is_known = False
                await self._restart()
            case Trouble.UNTRUSTED:
                assert self.certificates
                await self._restart(self.certificates[1])
            case Trouble.ANSWERS_OTHERWISE:
                assert fault.always
                server.always = fault.always()
            case Trouble.OTHER_KEY:
                server.api_key = "changed"
            case Trouble.MODEL_IS_GONE:
                self._model = server.models.pop(MODEL)

    async def cure(self, fault: Fault) -> None:
        """Have the trouble end, and all that the server was still to say."""
        server = self.server
        server.script_anew()
        match fault.trouble:
            case Trouble.SWITCHED_OFF | Trouble.STOPPED:
                server.always = None
                if self._blackhole:
                    self._blackhole.close()
                    self._blackhole = None
                await self._restart()
            case Trouble.NAME_IS_GONE:
                self.name_is_known = True
            case Trouble.UNTRUSTED:
                assert self.certificates
                await self._restart(self.certificates[0])
            case Trouble.ANSWERS_OTHERWISE:
                server.always = None
            case Trouble.OTHER_KEY:
                server.api_key = None
            case Trouble.MODEL_IS_GONE:
                server.models[MODEL] = self._model

    async def _restart(self, tls: ssl.SSLContext | None = None) -> None:
        """Have the server begin anew, without the connections that it had."""
        await self.server.stop()
        self.server.tls = tls
        await self.server.start()

    async def settled(self) -> None:
        """Let end what goes on in the background."""
        with self.clock.fast():
            await self.hass.async_block_till_done(wait_background_tasks=True)

    # -- what can be seen of it

    @property
    def there(self) -> dict[str, bool]:
        """Return for each entity of the server whether it says that it is there."""
        registry = er.async_get(self.hass)
        states = {
            one.entity_id: self.hass.states.get(one.entity_id)
            for one in er.async_entries_for_config_entry(
                registry, self.talk.entry.entry_id
            )
            if one.config_subentry_id is None and not one.disabled
        }
        return {
            entity_id: state is not None and state.state not in ("off", "unavailable")
            for entity_id, state in states.items()
        }

    def told(self, level: int) -> list[str]:
        """Return what the log says of the server, at a level."""
        return [
            one.getMessage()
            for one in self.log.records
            if one.name == f"custom_components.{DOMAIN}.coordinator"
            and one.levelno == level
        ]

    def left(self) -> Counter[str]:
        """Return what goes on, is held or is timed: tasks, connections, timers."""
        return left(self.talk.entry.runtime_data)


_POLL = "timer DataUpdateCoordinator.__wrap_handle_refresh_interval"


def left(runtime: SmartAgentRuntime) -> Counter[str]:
    """Return what goes on, is held or is timed of an entry, and of all else."""
    loop: Any = asyncio.get_running_loop()
    client: Any = runtime.server._client  # noqa: SLF001
    pool = client._client._transport._pool  # noqa: SLF001
    found = Counter[str]()
    found["turns"] = runtime.priority._turns  # noqa: SLF001
    found["requests"] = len(pool._requests)  # noqa: SLF001
    found["busy connections"] = sum(
        not (one.is_idle() or one.is_closed()) for one in pool.connections
    )
    for task in asyncio.all_tasks():
        code = getattr(task.get_coro(), "cr_code", None)
        # The other end of idle connections is the server's.
        if code and "aiohttp" not in Path(code.co_filename).parts:
            found[f"task {code.co_qualname}"] += 1
    for handle in loop._scheduled:  # noqa: SLF001
        name = getattr(handle._callback, "__qualname__", "?")  # noqa: SLF001
        if not (handle.cancelled() or name.startswith("RequestHandler")):
            found[f"timer {name}"] += 1
    # The next poll is set as soon as the last has its answer, which may be just now.
    found[_POLL] = max(found[_POLL], 1)
    return found


def sockets() -> int:
    """Return how many sockets this process has open."""
    return sum(
        one.is_symlink() and str(one.readlink()).startswith("socket:")
        for one in Path("/proc/self/fd").iterdir()
    )


async def async_sick_house(
    hass: HomeAssistant,
    server: OllamaServer,
    satellite: str,
    clock: LoopClock,
    log: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    fault: Fault,
    voice: Voice,
) -> SickHouse:
    """Return a house where a fault can strike, and somebody who speaks to it."""
    certificates = None
    if fault.trouble is Trouble.UNTRUSTED:
        ours, trusted = server_context(folder, NAME)
        trust = ssl.create_default_context(cafile=trusted)
        theirs, _ = server_context(folder, NAME)
        certificates = ours, theirs
        monkeypatch.setattr(client_module, "get_default_context", lambda: trust)
        await server.stop()
        server.tls = ours
        await server.start()
    if fault.reach is CONNECTING:
        server.url = server.url.replace("127.0.0.1", NAME)
    talk = Talk(hass, server, None, "")  # type: ignore[arg-type] # filled in below
    house = SickHouse(hass, talk, clock, log, certificates)
    _resolve(monkeypatch, house)
    house.talk = await async_add_agent(hass, server=server)
    house.talk.language = voice.language
    house.talk.satellite = satellite if voice.on_satellite else None
    _watch_lights(hass, house)
    return house


def _resolve(monkeypatch: pytest.MonkeyPatch, house: SickHouse) -> None:
    """Have the name of the server lead to loopback, for as long as it is known."""
    real = socket.getaddrinfo

    def getaddrinfo(host: Any, *args: Any, **kwargs: Any) -> Any:
        if host not in (NAME, NAME.encode()):
            return real(host, *args, **kwargs)
        if not house.name_is_known:
            raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
        return real("127.0.0.1", *args, **kwargs)

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)


def _watch_lights(hass: HomeAssistant, house: SickHouse) -> None:
    """Note each light that is turned on, and do what is due then."""
    works = hass.services.async_services_internal()["light"]["turn_on"]

    async def turn_on(service: ServiceCall) -> None:
        house.ran += service.data["entity_id"]
        works_on: Any = works.job.target
        await works_on(service)
        if house.when_it_ran:
            await house.when_it_ran()

    hass.services.async_register("light", "turn_on", turn_on, works.schema)
