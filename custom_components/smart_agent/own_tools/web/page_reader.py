"""Reads one page of the public internet, from allowed ports and addresses only."""

from collections.abc import AsyncGenerator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from http import HTTPStatus
import re

import aiohttp
from aiohttp.abc import AbstractResolver
from yarl import URL

from homeassistant.helpers.aiohttp_client import MAXIMUM_HEADER_SIZE, SERVER_SOFTWARE
from homeassistant.util.ssl import get_default_context

from ...text.urls import read_url
from .bounded_read import read_up_to
from .public_address import (
    AddressRule,
    NotPublicError,
    is_public_elsewhere,
    socket_factory,
)

MAX_BODY = 2_000_000
"""Bytes of a page that are read, counted after decompression."""
MAX_REDIRECTS = 5
MAX_URL = 2000
PORTS = frozenset({80, 443})

HTML_TYPES = frozenset({"text/html", "application/xhtml+xml"})

_NO_PAGE = "that is not the address of a web page"
_UNREACHABLE = "the page cannot be reached"

# A host with or without a port, then the rest; `javascript:` and the like are neither.
_WITHOUT_SCHEME = re.compile(r"[^\s:/?#@]+(?::\d+)?(?:[/?#]|$)")

_REDIRECTS = frozenset(
    {
        HTTPStatus.MOVED_PERMANENTLY,
        HTTPStatus.FOUND,
        HTTPStatus.SEE_OTHER,
        HTTPStatus.TEMPORARY_REDIRECT,
        HTTPStatus.PERMANENT_REDIRECT,
    }
)


class PageError(Exception):
    """A page is not to be read or cannot be; its text is one English line."""


@dataclass(frozen=True, slots=True)
class Page:
    """What was read: its last address, what the server says it is, and its bytes."""

    url: URL
    content_type: str
    charset: str | None
    body: bytes


class PageReader:
    """Reads pages, each over connections of its own that are closed at the end."""

    def __init__(
        self,
        *,
        ports: Collection[int] = PORTS,
        is_allowed: AddressRule = is_public_elsewhere,
        resolver: AbstractResolver | None = None,
    ) -> None:
        """Read from these ports and allowed addresses only.

        resolver replaces the system's; whoever gives one closes it.
        """
        self._ports = ports
        self._is_allowed = is_allowed
        self._resolver = resolver

    async def async_read(self, address: str, language: str | None) -> Page:
        """Return the page at an address, in a language if the server offers it.

        The caller sets the deadline. Raises PageError.
        """
        url = self._checked(parse(address))
        async with self._session(language) as session:
            try:
                return await self._follow(session, url)
            except aiohttp.ClientConnectorError as err:
                if isinstance(err.os_error, NotPublicError):
                    raise PageError(
                        "that address is not on the public internet"
                    ) from err
                raise PageError(_UNREACHABLE) from err
            except aiohttp.InvalidURL as err:
                raise PageError(_NO_PAGE) from err
            except aiohttp.ClientError as err:
                raise PageError(_UNREACHABLE) from err

    async def _follow(self, session: aiohttp.ClientSession, url: URL) -> Page:
        """Return the page that redirects lead to."""
        for _ in range(MAX_REDIRECTS + 1):
            async with session.get(url, allow_redirects=False) as response:
                if response.status not in _REDIRECTS:
                    return await _page(url, response)
                target = parse_location(url, response)
            if url.scheme == "https" and target.scheme == "http":
                raise PageError("the page leads to one without encryption")
            url = self._checked(target)
        raise PageError("the page leads on to too many others")

    def _checked(self, url: URL) -> URL:
        """Return an address if it is one that may be asked; raises PageError."""
        if url.scheme not in {"http", "https"} or not url.host:
            raise PageError(_NO_PAGE)
        if url.user is not None or url.password is not None:
            raise PageError("an address with a user name is not read")
        if url.port not in self._ports:
            raise PageError(f"port {url.port} is not allowed")
        return url

    @asynccontextmanager
    async def _session(
        self, language: str | None
    ) -> AsyncGenerator[aiohttp.ClientSession]:
        """Open a session that remembers nothing and trusts no proxy."""
        connector = aiohttp.TCPConnector(
            resolver=self._resolver,
            use_dns_cache=False,
            force_close=True,
            ssl=get_default_context(),
            socket_factory=socket_factory(self._is_allowed),
        )
        headers = {
            "Accept": "text/html,application/xhtml+xml,text/plain;q=0.8",
            "Accept-Language": f"{language},*;q=0.5" if language else "*",
            "User-Agent": SERVER_SOFTWARE,
        }
        async with aiohttp.ClientSession(
            connector=connector,
            cookie_jar=aiohttp.DummyCookieJar(),
            headers=headers,
            trust_env=False,
            max_line_size=MAXIMUM_HEADER_SIZE,
            max_field_size=MAXIMUM_HEADER_SIZE,
        ) as session:
            yield session


def parse(address: str) -> URL:
    """Return an address as a person writes it, `example.org/page` included.

    Raises PageError.
    """
    address = address.strip()
    if _WITHOUT_SCHEME.match(address):
        address = f"https://{address}"
    if (url := read_url(address)) is None:
        raise PageError(_NO_PAGE)
    return url


def parse_location(url: URL, response: aiohttp.ClientResponse) -> URL:
    """Return where the response of an address sends on to; raises PageError."""
    location = response.headers.get("Location", "")
    if not location or len(location) > MAX_URL:
        raise PageError("the page leads nowhere")
    target = read_url(location)
    joined = read_url(str(url.join(target))) if target is not None else None
    if joined is None:
        raise PageError("the page leads nowhere")
    return joined


async def _page(url: URL, response: aiohttp.ClientResponse) -> Page:
    """Return the page that a response brings, if it is text."""
    if response.status != HTTPStatus.OK:
        raise PageError(f"the page answered with status {response.status}")
    # aiohttp takes a body without a type for bytes of any kind.
    kind = response.content_type
    if kind not in HTML_TYPES and not kind.startswith("text/"):
        raise PageError(f"{kind} is no text")
    body = await read_up_to(response.content, MAX_BODY)
    return Page(url, kind, response.charset, body)
