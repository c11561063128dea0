"""Which addresses of the web may be read."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.guard.addresses import is_known, said_addresses

FOUND = frozenset({"https://www.news.example/today?id=7"})


@pytest.mark.parametrize(
    "address",
    [
        "https://www.news.example/today?id=7",
        "http://news.example/today/?id=7",
        "HTTPS://NEWS.example/today?id=7",
        "news.example/today?id=7",
    ],
)
def test_spelling(address: str) -> None:
    """How a model spells what was found does not matter."""
    assert is_known(address, "", FOUND, exactly=True)


@pytest.mark.parametrize(
    "address",
    [
        "https://www.news.example/today?id=8",
        "https://www.news.example/today?id=7&home=empty",
        "https://www.news.example/",
        "https://news.example.evil.example/today?id=7",
        "https://news.example@evil.example/today?id=7",
        "https://news.example:8123/today?id=7",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "localhost",
        "",
        "https://[",
    ],
)
@pytest.mark.parametrize("exactly", [True, False])
def test_others(address: str, *, exactly: bool) -> None:
    """What only looks like it is another address."""
    assert not is_known(address, "", FOUND, exactly=exactly)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("what does example.org say?", ["example.org"]),
        ("read “https://example.org/a.html”.", ["https://example.org/a.html"]),
        ("(see www.example.org/x, please)", ["www.example.org/x"]),
        ("turn on the light", []),
    ],
)
def test_said(words: str, said: list[str]) -> None:
    """Addresses are found in sentences, without the signs around them."""
    assert said_addresses(words) == said


def test_host_that_was_said() -> None:
    """Any page of it may be read, until a text could have chosen which."""
    words = "what is new on example.org?"
    assert is_known("https://example.org/news", words, frozenset(), exactly=False)
    assert not is_known("https://example.org/news", words, frozenset(), exactly=True)
    assert is_known("https://www.example.org/", words, frozenset(), exactly=True)


@given(st.text(), st.text(), st.sets(st.text()), st.booleans())
def test_any_text(
    address: str, words: str, found: set[str], exactly: bool
) -> None:  # hypothesis gives it by position
    """Nothing that is written raises, and without a source nothing is known."""
    is_known(address, words, found, exactly=exactly)
    assert not is_known(address, "", frozenset(), exactly=exactly)
