"""Which addresses are of the public internet."""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network
import socket

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.own_tools.web.public_address import (
    NotPublicError,
    in_one_site,
    is_public,
    is_public_elsewhere,
    own_address,
    socket_factory,
)

# IANA's registries of special-purpose addresses and of multicast, as far as nobody
# serves pages there; written out, so that they do not depend on Python's.
SPECIAL_V4 = [
    IPv4Network(network)
    for network in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.31.196.0/24",
        "192.52.193.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "192.175.48.0/24",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",
        "240.0.0.0/4",
    )
]
SPECIAL_V6 = [
    IPv6Network(network)
    for network in (
        "::/3",
        "2001::/23",
        "2001:db8::/32",
        "2002::/16",
        "2620:4f:8000::/48",
        "3fff::/20",
        "4000::/2",
        "8000::/1",
    )
]
ALL_V4, ALL_V6 = IPv4Network("0.0.0.0/0"), IPv6Network("::/0")
NAT64 = IPv6Network("64:ff9b::/96")


def v4(*networks: IPv4Network) -> st.SearchStrategy[IPv4Address]:
    """Return addresses of these networks."""
    return st.sampled_from(networks).flatmap(
        lambda network: st.integers(int(network[0]), int(network[-1])).map(IPv4Address)
    )


def v6(*networks: IPv6Network) -> st.SearchStrategy[IPv6Address]:
    """Return addresses of these networks."""
    return st.sampled_from(networks).flatmap(
        lambda network: st.integers(int(network[0]), int(network[-1])).map(IPv6Address)
    )


def within(prefix: str, ip: IPv4Address, shift: int = 0) -> str:
    """Return the IPv6 address that carries an IPv4 address behind a prefix."""
    return str(IPv6Address(int(IPv6Address(prefix)) | int(ip) << shift))


@pytest.mark.parametrize(
    "address",
    ["1.1.1.1", "8.8.8.8", "93.184.215.14", "2606:4700:4700::1111", "2a00:1450::200e"],
)
def test_public(address: str) -> None:
    """Servers of the public internet are public."""
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "0.0.0.0",
        "192.168.1.1",
        "10.0.0.138",
        "172.31.255.255",
        "169.254.169.254",
        "100.64.0.1",
        "192.0.0.9",
        "192.88.99.1",
        "224.0.0.251",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1",
        "fe80::1%eth0",
        "2606:4700::1%eth0",
        "fc00::1",
        "fd12:3456::1",
        "fec0::1",
        "ff02::fb",
        "fd00:ec2::254",
        "5f00::1",
        "100::1",
        "2001:db8::1",
        "2001:0:4136:e378::1",
        "2001:1::1",
        "64:ff9b:1::8.8.8.8",
        "::ffff:8.8.8.8",
        "::8.8.8.8",
        "::ffff:0:808:808",
        "2002:808:808::1",
        "2002:c0a8:101::1",
        "64:ff9b::c0a8:101",
        "64:ff9b::7f00:1",
        "64:ff9b::a9fe:a9fe",
        "64:ff9b::192.31.196.1",
        "2606:4700::5efe:192.168.1.1",
        "2606:4700::200:5efe:8.8.8.8",
        "fe80::5efe:192.168.1.1",
        "2001:0:c0a8:101::1",
        "2001:4:112::1",
        "2001:3::1",
        "2620:4f:8000::1",
        "192.31.196.1",
        "192.175.48.6",
        "192.52.193.1",
        "3fff::1",
        "2001:20::1",
    ],
)
def test_not_public(address: str) -> None:
    """Local, special, multicast and wrapped addresses are not."""
    assert not is_public(address)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "page.example",
        "localhost",
        "2130706433",
        "127.1",
        "0x7f.1",
        "0177.0.0.1",
        "1.1.1.1.",
        " 1.1.1.1",
        "1.1.1.1:80",
        "[::1]",
        "١.١.١.١",
    ],
)
def test_not_an_address(text: str) -> None:
    """What is no address in its usual form is not public."""
    assert not is_public(text)


@given(v4(ALL_V4, *SPECIAL_V4))
def test_v4(ip: IPv4Address) -> None:
    """An IPv4 address is public unless a registry lists it."""
    assert is_public(str(ip)) == (not any(ip in network for network in SPECIAL_V4))


@given(v4(ALL_V4, *SPECIAL_V4), st.integers(0, 2**61 - 1))
def test_isatap(ip: IPv4Address, network: int) -> None:
    """An address of any network that carries one of IPv4 at its end is not public."""
    start = (0b001 << 61 | network) << 64
    for mark in (0x5EFE, 0x02005EFE):
        assert not is_public(str(IPv6Address(start | mark << 32 | int(ip))))


@given(v6(ALL_V6, IPv6Network("2000::/3"), *SPECIAL_V6))
def test_v6(ip: IPv6Address) -> None:
    """An IPv6 address is public unless a registry lists it."""
    if ip not in NAT64 and ip.packed[10:12] != b"\x5e\xfe":
        assert is_public(str(ip)) == (not any(ip in network for network in SPECIAL_V6))


@given(v4(ALL_V4, *SPECIAL_V4))
def test_v4_within_v6(ip: IPv4Address) -> None:
    """NAT64 is judged by what it leads to; no other wrapping is taken."""
    assert is_public(within("64:ff9b::", ip)) == is_public(str(ip))
    assert not is_public(within("::ffff:0:0", ip))
    assert not is_public(within("::", ip))
    assert not is_public(within("2002::", ip, 80))


@given(st.text())
def test_any_text(text: str) -> None:
    """No text raises."""
    is_public(text)


@pytest.mark.parametrize(
    ("address", "own", "same"),
    [
        ("2a02:8100:1:2::5", "2a02:8100:1:9::7", True),
        ("2a02:8100:2:2::5", "2a02:8100:1:9::7", False),
        ("2a02:8100:1:2::5", "fe80::1%eth0", False),
        ("93.184.215.14", "93.184.215.9", True),
        ("93.184.216.14", "93.184.215.9", False),
        ("93.184.215.14", "192.168.1.7", False),
    ],
)
def test_one_site(address: str, own: str, same: bool) -> None:
    """At home all devices may have public addresses; they share a prefix."""
    assert in_one_site(address, own) is same


@pytest.mark.parametrize(
    ("address", "own", "allowed"),
    [
        ("2a02:8100:1:2::5", "2a02:8100:1:9::7", False),
        ("2a02:8100:2:2::5", "2a02:8100:1:9::7", True),
        ("93.184.215.14", "192.168.1.7", True),
        ("192.168.1.1", "10.0.0.7", False),
    ],
)
def test_public_elsewhere(address: str, own: str, allowed: bool) -> None:
    """A public address of a device at home is as local as any."""
    assert is_public_elsewhere(address, lambda _: own) is allowed


def test_own_address(socket_enabled: None) -> None:
    """The route to an address tells which of the own ones is used."""
    assert own_address("127.0.0.1") == "127.0.0.1"


def test_socket_factory(socket_enabled: None) -> None:
    """Sockets are made for allowed addresses only."""
    create = socket_factory(lambda address: address == "127.0.0.1")
    info = (socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP, "")
    create((*info, ("127.0.0.1", 80))).close()
    with pytest.raises(NotPublicError):
        create((*info, ("127.0.0.2", 80)))
