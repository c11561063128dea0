"""Normalises the address of a server that the user entered."""

import ipaddress
import re
from urllib.parse import SplitResult, urlsplit

import httpx

OLLAMA_PORT = 11434
"""Port of an address without scheme and port (ollama `envconfig/config.go`)."""

_SCHEME_PORTS = {"http": 80, "https": 443}
_HOST = re.compile(r"[\w.-]+")


class InvalidUrlError(ValueError):
    """The text is not the address of a web server."""


class CredentialsInUrlError(ValueError):
    """The address contains a user name or a password, which would be shown."""


def normalise_url(text: str, default_port: int = OLLAMA_PORT) -> str:
    """Return a server's address in its one stored spelling.

    Missing parts are filled in as Ollama's own client does; default_port is used if
    there is neither scheme nor port. The scheme's default port and a trailing slash are
    left out. Raises InvalidUrlError or CredentialsInUrlError.
    """
    text = text.strip()
    has_scheme = "://" in text
    try:
        parts = urlsplit(text if has_scheme else f"http://{text}")
        implied = _SCHEME_PORTS.get(parts.scheme) if has_scheme else default_port
        port = implied if parts.port is None else parts.port
    except ValueError as err:
        raise InvalidUrlError(text) from err
    if parts.username is not None:
        raise CredentialsInUrlError
    if not port or parts.scheme not in _SCHEME_PORTS or parts.query or parts.fragment:
        raise InvalidUrlError(text)
    host = _host(parts)
    netloc = host if port == _SCHEME_PORTS[parts.scheme] else f"{host}:{port}"
    url = f"{parts.scheme}://{netloc}{parts.path.rstrip('/')}"
    try:
        httpx.URL(url)
    except httpx.InvalidURL as err:
        raise InvalidUrlError(text) from err
    return url


def url_title(url: str) -> str:
    """Return a title for a server: its host, with the port if that is unusual."""
    return urlsplit(url).netloc.removesuffix(f":{OLLAMA_PORT}")


def _host(parts: SplitResult) -> str:
    """Return the host in lower case as it stands in an address."""
    host = parts.hostname or ""
    try:
        if ":" in host:
            return f"[{ipaddress.IPv6Address(host)}]"
        # A name that this cannot encode cannot be resolved either.
        host.encode("idna")
    except ValueError as err:
        raise InvalidUrlError(host) from err
    if not _HOST.fullmatch(host):
        raise InvalidUrlError(host)
    return host
