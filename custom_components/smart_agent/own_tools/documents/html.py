"""The text of a saved HTML page, part by part.

A page of the web needs its text told from all that surrounds it, for which trafilatura
is there. A manual or a recipe that somebody saved is kept whole, with its tables and
under its headings. trafilatura (2.1) keeps the headings of long articles alone: of a
short page it gives the words without them, those of the menu among these, and of a page
of a few words nothing.
"""

from collections.abc import Iterator
from html.parser import HTMLParser
from typing import override

from .outline import Outline

_UNSEEN = frozenset(
    {
        "button",
        "footer",
        "form",
        "nav",
        "noscript",
        "script",
        "select",
        "style",
        "svg",
        "template",
        "title",
    }
)
"""Elements that a reader does not see, or that only serve to get about."""

_INLINE = frozenset(
    {
        "a",
        "abbr",
        "b",
        "cite",
        "code",
        "em",
        "font",
        "i",
        "img",
        "kbd",
        "label",
        "mark",
        "q",
        "s",
        "samp",
        "small",
        "span",
        "strong",
        "sub",
        "sup",
        "time",
        "u",
        "var",
        "wbr",
    }
)
"""Elements within a line; all others begin a new one, but cells."""

_CELLS = frozenset({"td", "th"})
_LEVELS = {f"h{level}": level for level in range(1, 7)}


def html_sections(text: str) -> Iterator[tuple[str, str]]:
    """Yield the headings that lead to each part of a page, and its text."""
    parser = _Parser()
    parser.feed(text)
    parser.close()
    parser.end_section()
    yield from parser.sections


class _Parser(HTMLParser):
    """Gathers what a reader sees of a page."""

    def __init__(self) -> None:
        """Begin at the top of a page."""
        super().__init__(convert_charrefs=True)
        self.sections: list[tuple[str, str]] = []
        self._outline = Outline()
        self._words: list[str] = []
        self._heading: list[str] | None = None
        self._level = 0
        self._unseen = 0

    def end_section(self) -> None:
        """Keep what was read under the headings so far."""
        self._end_heading()
        if words := "".join(self._words).strip():
            self.sections.append((self._outline.path, words))
        self._words = []

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin an element."""
        if tag in _UNSEEN:
            self._unseen += 1
        elif level := _LEVELS.get(tag):
            self.end_section()
            self._heading, self._level = [], level
        elif tag not in _INLINE:
            self._end_heading()
            self._words.append(" " if tag in _CELLS else "\n")

    @override
    def handle_endtag(self, tag: str) -> None:
        """End an element."""
        if tag in _UNSEEN:
            self._unseen = max(0, self._unseen - 1)
        elif tag in _LEVELS:
            self._end_heading()

    @override
    def handle_data(self, data: str) -> None:
        """Take text in."""
        if not self._unseen:
            (self._words if self._heading is None else self._heading).append(data)

    def _end_heading(self) -> None:
        """Go on under the heading that was read, if one was."""
        if self._heading is not None:
            self._outline.enter(self._level, "".join(self._heading))
            self._heading = None
