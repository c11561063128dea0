"""The one spelling of a server's address."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.flows.server_url import (
    CredentialsInUrlError,
    InvalidUrlError,
    normalise_url,
    url_title,
)
from custom_components.smart_agent.server.client import OllamaServer


@pytest.mark.parametrize(
    ("text", "url", "title"),
    [
        ("host", "http://host:11434", "host"),
        ("  HOST:11434 ", "http://host:11434", "host"),
        ("http://host:11434/", "http://host:11434", "host"),
        ("host:8080", "http://host:8080", "host:8080"),
        ("host/", "http://host:11434", "host"),
        ("http://host", "http://host", "host"),
        ("http://host:80/", "http://host", "host"),
        (
            "HTTPS://Host.example:443/Ollama/",
            "https://host.example/Ollama",
            "host.example",
        ),
        ("192.168.1.20", "http://192.168.1.20:11434", "192.168.1.20"),
        ("[::1]", "http://[::1]:11434", "[::1]"),
        ("http://[FE80:0::1]:80/", "http://[fe80::1]", "[fe80::1]"),
        ("küche.local", "http://küche.local:11434", "küche.local"),
        ("my_server", "http://my_server:11434", "my_server"),
    ],
)
def test_normalise(text: str, url: str, title: str) -> None:
    """What is left out is filled in as Ollama's own client does."""
    assert normalise_url(text) == url
    assert url_title(url) == title


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("host", "http://host"),
        ("host:8080/", "http://host:8080"),
        ("https://host", "https://host"),
        ("host/search/", "http://host/search"),
    ],
)
def test_other_default_port(text: str, url: str) -> None:
    """Servers other than Ollama have a port of their own."""
    assert normalise_url(text, 80) == url


@pytest.mark.parametrize(
    "text",
    [
        "",
        "http://",
        "ftp://host",
        "ftp://host:21",
        "my server",
        "host:99999",
        "host:0",
        "host:port",
        "a..b",
        "kü_che",
        "http://[::1",
        "http://ho\\st",
        "host/\x1fa",
        "host?key=1",
        "http://host#top",
    ],
)
def test_malformed(text: str) -> None:
    """What no request could be sent to is refused."""
    with pytest.raises(InvalidUrlError):
        normalise_url(text)


@pytest.mark.parametrize("text", ["me:secret@host", "https://me@host", "http://@host"])
def test_credentials(text: str) -> None:
    """Addresses are shown and logged, so they hold no secrets."""
    with pytest.raises(CredentialsInUrlError):
        normalise_url(text)


@given(
    st.text()
    | st.from_regex(
        r"(https?://)?[\w.:@\[\]%-]{1,20}(:\d{1,6})?(/\w*)*", fullmatch=True
    )
)
def test_any_text(text: str) -> None:
    """Any text is refused or has one spelling that the client takes."""
    try:
        url = normalise_url(text)
    except InvalidUrlError, CredentialsInUrlError:
        return
    assert normalise_url(url) == url
    assert url_title(url)
    OllamaServer(url)
