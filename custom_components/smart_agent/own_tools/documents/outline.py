"""The headings that lead to a place in a text."""

MAX_HEADING = 120
"""Characters of one heading; what is longer is a paragraph in large letters."""


class Outline:
    """Headings from the outermost to the innermost, as a reader meets them."""

    def __init__(self) -> None:
        """Begin before the first heading."""
        self._headings: dict[int, str] = {}

    def enter(self, level: int, heading: str) -> None:
        """Go on under a heading; it ends all that are not further out."""
        outer = {key: text for key, text in self._headings.items() if key < level}
        self._headings = outer | {level: " ".join(heading.split())[:MAX_HEADING]}

    @property
    def path(self) -> str:
        """Return all headings in one line; empty before the first one."""
        return " › ".join(text for text in self._headings.values() if text)
