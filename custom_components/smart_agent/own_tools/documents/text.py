"""The text of a user's file, in passages with their page and headings.

All of it is slow and meant for the executor.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
import io
from pathlib import PurePosixPath
import re
from typing import Any
import unicodedata

from .html import html_sections
from .outline import Outline

PASSAGE_SIZE = 800
"""Characters of a passage: some sentences, in which the words of a question meet."""

MAX_PASSAGES = 4000
"""Passages of a file: some 3 MB of text, more than manuals have."""

_HEADING = re.compile(r" {0,3}(#{1,6})\s(.+)")
_CHARSET = re.compile(rb"""charset\s*=\s*["']?([\w.:-]+)""", re.IGNORECASE)
_CHARSETS = ("big5", "euc", "gb", "iso-8859", "koi8", "shift", "utf", "windows")
"""Beginnings of the encodings that browsers know (WHATWG, Encoding); of Python's other
ones some take very long for a large file."""

_UNPRINTABLE = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff]")
_LIGATURES = str.maketrans(
    {code: unicodedata.normalize("NFKC", chr(code)) for code in range(0xFB00, 0xFB07)}
)
"""Ligatures of ff, fi and fl, which print uses and questions do not."""

_CUTS = ("\n\n", "\n", ". ", " ")
"""Where a long text is best cut in two, the best first."""

type _Section = tuple[int | None, str, str]
"""Page, headings and text of a part of a file."""


class Unreadable(StrEnum):
    """Why a file is left out."""

    NO_ACCESS = "no access"
    TOO_MANY = "too many files"
    TOO_LARGE = "too large"
    TOO_SLOW = "takes too long"
    BROKEN = "broken"
    ENCRYPTED = "protected by a password"
    NO_TEXT = "pictures of text only"


class UnreadableError(Exception):
    """A file cannot be read."""

    def __init__(self, why: Unreadable) -> None:
        """Hold the reason."""
        super().__init__(why.value)
        self.why = why


@dataclass(frozen=True, slots=True)
class Passage:
    """A piece of a file; page counts from 1, None for formats without pages."""

    page: int | None
    heading: str
    text: str


def passages_of(
    name: str, data: bytes, stopped: Callable[[], bool] = lambda: False
) -> list[Passage]:
    """Return the passages of a file; raises UnreadableError.

    The name's ending tells the format. stopped is asked from page to page; a file at
    which it becomes true takes too long.
    """
    found: list[Passage] = []
    for page, heading, text in READERS[PurePosixPath(name).suffix.lower()](data):
        if stopped():
            raise UnreadableError(Unreadable.TOO_SLOW)
        found += [Passage(page, heading, piece) for piece in _pieces(_tidy(text))]
        if len(found) > MAX_PASSAGES:
            raise UnreadableError(Unreadable.TOO_LARGE)
    return found


def _pdf(data: bytes) -> Iterator[_Section]:
    """Yield the pages of a PDF; one that is broken is left out."""
    # Loaded on first use: many homes have no PDF.
    pypdf = import_module("pypdf")
    try:
        reader = pypdf.PdfReader(io.BytesIO(data))
        # Most encryption only forbids to copy or print, and opens without a password.
        opens = not reader.is_encrypted or bool(reader.decrypt(""))
        pages = len(reader.pages) if opens else 0
    except Exception as err:
        # In a broken file the library raises whatever its code stumbles over.
        raise UnreadableError(Unreadable.BROKEN) from err
    if not opens:
        raise UnreadableError(Unreadable.ENCRYPTED)
    why = Unreadable.BROKEN
    has_text = False
    for number in range(pages):
        text = _page_text(reader, number)
        if text is None:
            continue
        why = Unreadable.NO_TEXT
        has_text = has_text or bool(text.strip())
        yield number + 1, "", text
    if not has_text:
        raise UnreadableError(why)


def _page_text(reader: Any, number: int) -> str | None:
    """Return the text of one page of a PDF, None where it is broken."""
    try:
        text: str = reader.pages[number].extract_text()
    except Exception:  # noqa: BLE001 # as for the whole file; other pages may do
        return None
    # A word that goes on in small letters was parted at the end of its line.
    return re.sub(
        r"([^\W\d_])-\n([^\W\d_])",
        lambda ends: f"{ends[1]}{'' if ends[2].islower() else '-'}{ends[2]}",
        text,
    )


def _html(data: bytes) -> Iterator[_Section]:
    """Yield the sections of an HTML page."""
    named = _CHARSET.search(data, 0, 2048)
    for heading, text in html_sections(_decode(data, named and named[1].decode())):
        yield None, heading, text


def _markdown(data: bytes) -> Iterator[_Section]:
    """Yield the sections of a Markdown file."""
    outline = Outline()
    lines: list[str] = []
    fenced = False
    for line in _decode(data).splitlines():
        fenced ^= line.lstrip().startswith(("```", "~~~"))
        heading = None if fenced else _HEADING.match(line)
        if heading is None:
            lines.append(line)
            continue
        yield None, outline.path, "\n".join(lines)
        lines.clear()
        outline.enter(len(heading[1]), heading[2].rstrip().rstrip("#"))
    yield None, outline.path, "\n".join(lines)


def _plain(data: bytes) -> Iterator[_Section]:
    """Yield a text file as a whole."""
    yield None, "", _decode(data)


READERS: dict[str, Callable[[bytes], Iterator[_Section]]] = {
    ".htm": _html,
    ".html": _html,
    ".md": _markdown,
    ".pdf": _pdf,
    ".txt": _plain,
}
"""By the ending of a file's name, in lower case."""


def _decode(data: bytes, charset: str | None = None) -> str:
    """Return a file's text: as Unicode if it is that, else in the encoding it names."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    if b"\0" in data:
        raise UnreadableError(Unreadable.BROKEN)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        known = charset is not None and charset.lower().startswith(_CHARSETS)
    try:
        return data.decode(charset if charset and known else "windows-1252", "replace")
    except LookupError:
        return data.decode("windows-1252", "replace")


def _tidy(text: str) -> str:
    """Return a text in composed letters, with one blank between words at most."""
    text = unicodedata.normalize("NFC", _UNPRINTABLE.sub("", text))
    lines = (" ".join(line.split()) for line in text.translate(_LIGATURES).splitlines())
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines))


def _pieces(text: str) -> Iterator[str]:
    """Yield a text in pieces of at most PASSAGE_SIZE characters."""
    start = 0
    while start < len(text):
        end = start + PASSAGE_SIZE
        if end < len(text):
            half = start + PASSAGE_SIZE // 2
            cuts = (text.rfind(mark, half, end) + len(mark) for mark in _CUTS)
            end = next((cut for cut in cuts if cut > half), end)
        if piece := text[start:end].strip():
            yield piece
        start = end
