"""What the turns of an agent cost at its model server."""

from dataclasses import dataclass
from typing import Protocol

from evals.proxy import Proxy, Usage

from .server import BenchServer


@dataclass(frozen=True, slots=True)
class Used:
    """Requests and their tokens; evaluated and too_long are as in a Row."""

    requests: int
    prompt: int
    evaluated: tuple[int, ...] | None
    generated: int
    too_long: int = 0


class Meter(Protocol):
    """Measures from its last start on."""

    @property
    def url(self) -> str:
        """Return where the agent finds the server."""

    async def start(self) -> None:
        """Begin anew, when nothing is being answered any more."""

    def used(self) -> Used:
        """Return what has been used."""


class ScriptedMeter:
    """Measures at the scripted server of an agent."""

    def __init__(self, server: BenchServer) -> None:
        """Measure here."""
        self._server = server

    @property
    def url(self) -> str:
        """Return the server's address."""
        return self._server.url

    async def start(self) -> None:
        """Begin anew when the server is idle."""
        await self._server.idle()
        self._server.served.clear()

    def used(self) -> Used:
        """Return what has been used; warm-ups are nobody's turn."""
        served = self._server.served
        return Used(
            len(served),
            sum(one.prompt for one in served),
            tuple(one.evaluated for one in served),
            sum(one.generated for one in served),
            sum(one.prompt > one.window for one in served),
        )


class ProxyMeter:
    """Measures what passes to a real server; it does not tell what it had to read."""

    def __init__(self, proxy: Proxy) -> None:
        """Measure here."""
        self._proxy = proxy

    @property
    def url(self) -> str:
        """Return the proxy's address."""
        return self._proxy.url

    async def start(self) -> None:
        """Begin anew."""
        self._proxy.usage = Usage()

    def used(self) -> Used:
        """Return what has been used."""
        usage = self._proxy.usage
        return Used(usage.requests, usage.prompt_tokens, None, usage.generated_tokens)
