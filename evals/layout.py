"""Rows of text as a table for the terminal or for Markdown."""

from collections.abc import Sequence

type Row = tuple[str, ...]


def layout(header: Row, rows: Sequence[Row], *, markdown: bool, words: int = 1) -> str:
    """Return a table; the first columns hold words, all others numbers."""
    if markdown:
        rule = ("---",) * words + ("--:",) * (len(header) - words)
        return "\n".join(f"| {' | '.join(row)} |" for row in (header, rule, *rows))
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if i < words else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in (header, *rows)
    )
