"""Leaves out whom a wish is said to at its end: "lamp blue, go on", "…, there's a dear"."""

from .phrases import Language
from .tokens import parted, tokens


def without_called(text: str, language: Language) -> str:
    """Return a text without the parts at its end that only call somebody, or urge.

    A text of which nothing else is left stays as it is, and so does one with quotation
    marks.
    """
    parts = parted(tokens(text))
    if any(one.quoted for part in parts for one in part):
        return text
    kept = len(parts)
    while kept > 1 and any(
        one.end == len(parts[kept - 1])
        for one in language.vocative_book.at(parts[kept - 1], 0)
    ):
        kept -= 1
    if kept == len(parts):
        return text
    # What ends the sentence, as a question mark, stays.
    sign = text[parts[-1][-1].end :].strip()[:1]
    return text[: parts[kept - 1][-1].end] + sign
