"""An address that others wrote is read or it is none; nothing raises."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.text.urls import read_url

_PARTS = st.sampled_from(
    [
        *("http://", "//", "/", "@", ":", "[", "]", "[::1]", "%25", "xn--", "xn--b-"),
        *(
            "9" * 30,
            "a",
            ".",
            "example",
            "①",
            "İ",
            "\ud800",
            "\\",
            "?",
            "#",
            "80",
            "0x",
        ),
    ]
)


@pytest.mark.parametrize(
    "text",
    [
        "http://[::1]@/",
        "http://xn--b-99999999999999999999999999999b.example/",
        "http://[",
        "http://a\ud800/",
        "http://a:b/",
    ],
)
def test_none(text: str) -> None:
    """What the library fails at is no address."""
    assert read_url(text) is None


def test_address() -> None:
    """An address is read with its host."""
    url = read_url("https://xn--bcher-kva.example:8080/a?b=c")
    assert url
    assert (url.host, url.port, url.path_qs) == ("bücher.example", 8080, "/a?b=c")


@given(st.lists(_PARTS, max_size=9).map("".join) | st.text())
def test_any_text(text: str) -> None:
    """No text raises, neither when it is read nor when it is asked for its parts."""
    if (url := read_url(text)) is not None:
        assert isinstance(
            f"{url.host}{url.explicit_port}{url.path}{url.query_string}", str
        )
