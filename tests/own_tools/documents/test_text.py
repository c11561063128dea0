"""Files become passages that know where they stand; what is broken says so."""

from contextlib import suppress

from hypothesis import example, given, settings, strategies as st
import pytest

from custom_components.smart_agent.own_tools.documents.text import (
    MAX_PASSAGES,
    PASSAGE_SIZE,
    READERS,
    Passage,
    Unreadable,
    UnreadableError,
    passages_of,
)

from ..files import pdf

MANUAL = pdf(
    ["Dishwasher", "Before first use, open the tap."],
    [],
    ["E:15 Water protection is active.", "Close the tap, then call the ser-", "vice."],
)


def refused(name: str, data: bytes) -> Unreadable:
    """Return why a file cannot be read."""
    with pytest.raises(UnreadableError) as caught:
        passages_of(name, data)
    return caught.value.why


def test_pdf_pages_are_counted() -> None:
    """Empty pages count; a word parted at the end of a line is whole again."""
    first, third = passages_of("Manual.PDF", MANUAL)
    assert first == Passage(1, "", "Dishwasher\nBefore first use, open the tap.")
    assert third.page == 3
    assert third.text.endswith("call the service.")


def test_pdf_hyphen_of_a_name_stays() -> None:
    """What goes on with a capital was written with a hyphen."""
    (passage,) = passages_of("a.pdf", pdf(["Wi-", "Fi and Spül-", "maschine"]))
    assert passage.text == "Wi-Fi and Spülmaschine"


def test_pdf_that_needs_a_password() -> None:
    """One that only forbids copying is read; one with a password is not."""
    assert refused("a.pdf", pdf(["secret"], password="1234")) is Unreadable.ENCRYPTED
    (passage,) = passages_of("a.pdf", pdf(["open"], owner="1234"))
    assert passage.text == "open"


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", Unreadable.BROKEN),
        (b"%PDF-1.7 and nothing more", Unreadable.BROKEN),
        (MANUAL[: len(MANUAL) // 4], Unreadable.BROKEN),
        (pdf([], []), Unreadable.NO_TEXT),
    ],
)
def test_pdf_without_text(data: bytes, why: Unreadable) -> None:
    """A scan without text is no broken file."""
    assert refused("a.pdf", data) is why


def test_pdf_with_a_broken_page() -> None:
    """A page that cannot be read does not stop the others."""
    data = pdf(["one"], ["two"], ["three"])
    contents = data.rindex(b"/Length", 0, data.index(b"(two)"))
    data = data[:contents] + b"/Filter /Unknown " + data[contents:]
    assert [one.page for one in passages_of("a.pdf", data)] == [1, 3]


def test_markdown_headings() -> None:
    """A passage knows all headings above it; a comment in code is none."""
    data = b"""Intro
# Pancakes
## Ingredients ##
Flour, milk
```sh
# no heading
```
## Steps
Stir
# Soup
#hashtag
"""
    assert passages_of("recipes.md", data) == [
        Passage(None, "", "Intro"),
        Passage(
            None, "Pancakes › Ingredients", "Flour, milk\n```sh\n# no heading\n```"
        ),
        Passage(None, "Pancakes › Steps", "Stir"),
        Passage(None, "Soup", "#hashtag"),
    ]


def test_html_as_a_reader_sees_it() -> None:
    """Scripts, styles and menus are left out; cells and lines stay apart."""
    data = b"""<!doctype html><html><head><title>Boiler</title>
<style>p { color: red }</style><script>if (1 < 2) alert("x")</script></head><body>
<nav><a href="/">Home</a></nav><h1>Boiler <em>3000</em></h1>
<p>Keep <b>dry</b>.<p>Twice&nbsp;a year.
<h2>Codes</h2><table><tr><th>F1<td>Low pressure<tr><th>F2<td>No flame</table>
<h2>Contact<div>Call us</div><form><button>Send</button></form>
<footer>Imprint</footer></body></html>"""
    assert passages_of("boiler.html", data) == [
        Passage(None, "Boiler 3000", "Keep dry.\nTwice a year."),
        Passage(None, "Boiler 3000 › Codes", "F1 Low pressure\nF2 No flame"),
        Passage(None, "Boiler 3000 › Contact", "Call us"),
    ]


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.txt", "Zażółć".encode()),
        ("a.txt", "Zażółć".encode("utf-8-sig")),
        ("a.txt", "Zażółć".encode("utf-16")),
        ("a.htm", '<meta charset="iso-8859-2">Zażółć'.encode("iso-8859-2")),
        (
            "a.htm",
            "<meta content='text/html; charset=windows-1250'>Zażółć".encode("1250"),
        ),
        ("a.txt", "Zaz\u0307o\u0301łc\u0301".encode()),
    ],
)
def test_encodings(name: str, data: bytes) -> None:
    """Text is read as Unicode, else as the file says; letters are composed."""
    (passage,) = passages_of(name, data)
    assert passage.text.replace("Zazó", "Zażó") == "Zażółć"


@pytest.mark.parametrize("charset", [b"no-such", b"idna", b"gb-of-sorts"])
def test_unknown_encoding(charset: bytes) -> None:
    """An encoding that nobody knows is as none."""
    (passage,) = passages_of("a.html", b"<meta charset=" + charset + b">Gr\xfc\xdfe")
    assert passage.text == "Grüße"


def test_binary_under_a_wrong_name() -> None:
    """A picture that is called a text is broken."""
    assert refused("a.txt", b"\x89PNG\r\n\x1a\n\0\0") is Unreadable.BROKEN


def test_typesetters_letters_are_written_out() -> None:
    """Ligatures become letters; a power stays one."""
    (passage,) = passages_of("a.txt", "\ufb01lter 3 m²\x07\u0000".strip("\0").encode())
    assert passage.text == "filter 3 m²"


@settings(max_examples=50)
@given(st.lists(st.sampled_from(["word", "a", ". ", "\n", "\n\n", " ", "x" * 900])))
def test_passages_are_short_and_lose_nothing(parts: list[str]) -> None:
    """All words of a text are in its passages, in their order."""
    text = "".join(parts)
    passages = passages_of("a.txt", text.encode())
    assert all(0 < len(one.text) <= PASSAGE_SIZE for one in passages)
    assert "".join("".join(one.text for one in passages).split()) == "".join(
        text.split()
    )


def test_passages_end_with_a_sentence() -> None:
    """A long text is cut between sentences, not within."""
    sentence = "The filter is cleaned once a month with water. "
    first, *_ = passages_of("a.txt", (sentence * 40).encode())
    assert first.text.endswith("with water.")


def test_too_long_a_text() -> None:
    """A file with more passages than any manual has is too large."""
    data = b"word " * (MAX_PASSAGES * PASSAGE_SIZE // 5 + 1000)
    assert refused("a.txt", data) is Unreadable.TOO_LARGE


def test_stopped_between_pages() -> None:
    """Reading ends at the next page when it is to stop."""
    asked = iter([False, True])
    with pytest.raises(UnreadableError) as caught:
        passages_of("a.pdf", MANUAL, lambda: next(asked))
    assert caught.value.why is Unreadable.TOO_SLOW


@settings(max_examples=60)
@given(st.sampled_from(sorted(READERS)), st.binary(max_size=200))
@example(".html", b"<h1")
@example(".html", b"<!doctype" + b"<" * 50 + b"&#x110000;")
@example(".md", b"# " + b"#" * 20_000 + b"x")
def test_any_bytes(ending: str, data: bytes) -> None:
    """Whatever is in a file, it has passages or a reason why not."""
    with suppress(UnreadableError):
        assert all(one.text for one in passages_of(f"a{ending}", data))


@settings(max_examples=60)
@given(st.integers(0, len(MANUAL) - 1), st.integers(0, 255), st.booleans())
def test_damaged_pdf(at: int, byte: int, cut_off: bool) -> None:
    """A PDF with one wrong byte, or cut off, is read or refused."""
    rest = b"" if cut_off else MANUAL[at + 1 :]
    with suppress(UnreadableError):
        assert passages_of("a.pdf", MANUAL[:at] + bytes([byte]) + rest)
