"""A name server on loopback: it leads a name elsewhere each time it is asked."""

import asyncio
from collections.abc import Sequence
from ipaddress import ip_address
import struct
from typing import Self, override

from aiohttp.resolver import AsyncResolver

_TYPES = {4: 1, 6: 28}
"""Numbers of the records that hold addresses, by IP version (RFC 1035, RFC 3596)."""


class NameServer(asyncio.DatagramProtocol):
    """Answers over UDP, with addresses that hold for no second.

    The addresses of a name are lists, one a question, of which the last stays.
    """

    def __init__(self, **addresses: Sequence[Sequence[str]]) -> None:
        """Take the lists by the first part of the name."""
        self._addresses = {name: list(turns) for name, turns in addresses.items()}
        self.asked: list[str] = []

    async def __aenter__(self) -> Self:
        """Listen on a free port."""
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_datagram_endpoint(
            lambda: self, local_addr=("127.0.0.1", 0)
        )
        self._transport = transport
        self.port: int = transport.get_extra_info("sockname")[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop."""
        self._transport.close()

    def resolver(self) -> AsyncResolver:
        """Return what Home Assistant resolves names with, asking here; to be closed."""
        return AsyncResolver(
            nameservers=["127.0.0.1"], udp_port=self.port, tcp_port=self.port, tries=1
        )

    @override
    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        """Answer a question for addresses."""
        labels, end = [], 12
        while length := data[end]:
            labels.append(data[end + 1 : end + 1 + length].decode())
            end += length + 1
        kind = struct.unpack("!H", data[end + 1 : end + 3])[0]
        found = self._next(labels[0]) if kind == _TYPES[4] else []
        records = b"".join(
            b"\xc0\x0c" + struct.pack("!HHIH", kind, 1, 0, len(one)) + one
            for one in (ip_address(text).packed for text in found)
        )
        head = data[:2] + struct.pack("!HHHHH", 0x8180, 1, len(found), 0, 0)
        self._transport.sendto(head + data[12 : end + 5] + records, addr)

    def _next(self, name: str) -> Sequence[str]:
        """Return where a name leads this time."""
        self.asked.append(name)
        turns = self._addresses[name]
        return turns.pop(0) if len(turns) > 1 else turns[0]
