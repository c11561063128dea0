"""The main text of a web page, without its menus and all that surrounds it."""

from codecs import getincrementaldecoder
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from typing import Any

MAX_ELEMENTS = 10_000
"""Elements of a page that are looked at: a long encyclopedia article has about as many.
The time it takes grows with them, and a thread cannot be stopped."""
MAX_PLAIN = 20_000
"""Bytes of a plain text that are decoded: some codecs take very long for many."""

# What is not shown, or leads elsewhere; trafilatura takes all there is of a short page.
_ASIDE = (
    "//script|//style|//template|//nav|//footer|//body//*[@hidden or "
    "contains(translate(@style, 'DISPLAYNOE ', 'displaynoe'), 'display:none')]"
)

# Control characters but for tab and line ends: they occur, but trafilatura rejects a
# page with any of them.
_CONTROLS = bytes({*range(32), 127} - {9, 10, 13})
_TO_SPACES = bytes.maketrans(_CONTROLS, b" " * len(_CONTROLS))
_WIDE = (b"\xff\xfe", b"\xfe\xff")
"""Byte order marks of UTF-16 and UTF-32, where such a byte is half a letter."""


@dataclass(frozen=True, slots=True)
class PageText:
    """A page's title and its main text; either may be empty."""

    title: str
    text: str


def html_text(body: bytes, charset: str | None) -> PageText:
    """Return the text of an HTML page, which may be cut off; for the executor.

    charset is the encoding that the server names; if None, it is found in the page.
    """
    # Loaded on first use: they take a second and some 20 MB on a small machine.
    trafilatura = import_module("trafilatura")
    tree = _tree(body, charset)
    if tree is None:
        return PageText("", "")
    title = tree.findtext(".//title") or ""
    for element in tree.xpath(_ASIDE):
        element.clear(keep_tail=True)
    for element in list(islice(tree.iter(), MAX_ELEMENTS, None)):
        element.getparent().remove(element)
    text = trafilatura.extract(tree, fast=True, include_comments=False)
    return PageText(title, text or "")


def plain_text(body: bytes, charset: str | None) -> PageText:
    """Return the beginning of a plain text."""
    body = body[:MAX_PLAIN]
    try:
        return PageText("", body.decode(charset or "utf-8", "replace"))
    except LookupError:
        return PageText("", body.decode(errors="replace"))


def _is_utf8(body: bytes) -> bool:
    """Return whether a text is in UTF-8, but for a last character that is cut off."""
    try:
        getincrementaldecoder("utf-8")().decode(body)
    except UnicodeDecodeError:
        return False
    return True


def _tree(body: bytes, charset: str | None) -> Any:
    """Return the parsed page, None where there is nothing of one.

    trafilatura would do it too, but unpacks a compressed body without any bound.
    """
    html, etree = import_module("lxml.html"), import_module("lxml.etree")
    if not body.startswith(_WIDE):
        body = body.translate(_TO_SPACES)
    try:
        parser = html.HTMLParser(
            encoding=charset or ("utf-8" if _is_utf8(body) else None),
            collect_ids=False,
            remove_comments=True,
            remove_pis=True,
        )
    except LookupError:
        return _tree(body, None)
    try:
        return html.document_fromstring(body, parser=parser)
    except etree.LxmlError:
        return None
