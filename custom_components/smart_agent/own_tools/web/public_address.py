"""Which addresses are of the public internet, checked where a connection is opened."""

from collections.abc import Callable
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
import socket

import aiohttp

type AddressRule = Callable[[str], bool]
"""Tells of an IP address, as text, whether connections to it are allowed."""

_GLOBAL_UNICAST = IPv6Network("2000::/3")
"""All of IPv6 that is given out for public use (RFC 4291 2.4, IANA)."""
_SPECIAL_UNICAST = IPv6Network("2001::/23")
"""Within it: protocols' own, with Teredo's tunnels (RFC 2928, RFC 4380)."""
_NAT64 = IPv6Network("64:ff9b::/96")
"""IPv4 as networks without it reach it: the last 32 bits (RFC 6052)."""
_NEAREST = (
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.31.196.0/24"),
    IPv4Network("192.52.193.0/24"),
    IPv4Network("192.88.99.0/24"),
    IPv4Network("192.175.48.0/24"),
    IPv6Network("2620:4f:8000::/48"),
)
"""Anycast that the nearest router answers, much of it "global": protocols' own, 6to4,
AS112 and AMT (RFC 7723, RFC 7526, RFC 7534, RFC 7535, RFC 7450)."""
_ISATAP = frozenset({b"\x00\x00\x5e\xfe", b"\x02\x00\x5e\xfe"})
"""Before the last 32 bits of an address: they are one of IPv4, and the network of this
machine takes packets there (RFC 5214 6.1)."""

_SITES = {4: 24, 6: 48}
"""Bits of the network around an own public address, by IP version (RFC 6177)."""

# UDP's discard service. Nothing is sent there: a connected datagram socket only knows
# which of the machine's addresses would send it.
_DISCARD = 9


class NotPublicError(OSError):
    """A connection to an address outside of the public internet was refused."""

    def __init__(self) -> None:
        """Set one message for all addresses, so that aiohttp passes it on."""
        super().__init__("not a public address")


def is_public(address: str) -> bool:
    """Return whether a text is an IP address of a public server, and no other.

    What is no address is not public, nor is one that carries an IPv4 address in any
    way but NAT64's, which is judged by the one it carries.
    """
    try:
        ip = ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, IPv6Address):
        if ip in _NAT64:
            return is_public(str(IPv4Address(ip.packed[-4:])))
        return (
            ip.scope_id is None
            and ip in _GLOBAL_UNICAST
            and ip not in _SPECIAL_UNICAST
            and ip.packed[8:12] not in _ISATAP
            and ip.is_global
            and not any(ip in network for network in _NEAREST)
        )
    return (
        ip.is_global
        and not ip.is_multicast
        and not ip.is_reserved
        and not any(ip in network for network in _NEAREST)
    )


def own_address(towards: str) -> str:
    """Return the address of this machine that connections to an address come from.

    Raises OSError where no route leads there.
    """
    family = socket.AF_INET6 if ":" in towards else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((towards, _DISCARD))
        return str(probe.getsockname()[0])


def in_one_site(address: str, own: str) -> bool:
    """Return whether two addresses of one IP version belong to the same network."""
    ip = ip_address(address)
    site = ip_network(f"{own.partition('%')[0]}/{_SITES[ip.version]}", strict=False)
    return ip in site


def is_public_elsewhere(address: str, own: Callable[[str], str] = own_address) -> bool:
    """Return whether an address is public and outside the network of this machine.

    At home every device may have a public IPv6 address. Raises what own does.
    """
    return is_public(address) and not in_one_site(address, own(address))


def socket_factory(is_allowed: AddressRule) -> aiohttp.SocketFactoryType:
    """Return what opens the sockets of an aiohttp connector, to allowed addresses only.

    The connector opens one for every address that it is about to connect to, however
    it came to it: from a name, from a literal in the URL, after a redirect. Nothing can
    resolve to something else between this check and the connection.
    """

    def create(info: aiohttp.AddrInfoType) -> socket.socket:
        family, kind, protocol, _, (address, *_) = info
        if not is_allowed(str(address)):
            raise NotPublicError
        return socket.socket(family, kind, protocol)

    return create
