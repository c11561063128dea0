"""Puts the apostrophes in that are left out: "its so hot, im melting"."""

from collections.abc import Mapping
import re

from ..text.base_language import words_language
from .languages.apostrophes import DROPPED, LEFT_OUT, Before
from .tokens import is_owner, tokens


def with_apostrophes(text: str, code: str) -> str:
    """Return a text with the apostrophes that what was heard leaves out of short forms.

    Only where no other word is meant, and in no quotation; code is that of the language.
    """
    text = _with_g(text, code)
    table: Mapping[str, tuple[str, Before]] = LEFT_OUT.get(words_language(code), {})
    said = tokens(text)
    for at in reversed(range(len(said))):
        full, before = table.get(said[at].text, ("", None))
        behind = said[at + 1].plain if at + 1 < len(said) else ""
        fits = before is None or behind in before
        # "Ima's lamp", "Hes's lamp": that is somebody.
        if full and fits and not (said[at].quoted or is_owner(said, at + 1)):
            text = text[: said[at].start] + full + text[said[at].end :]
    return text


def _with_g(text: str, code: str) -> str:
    """Return a text with the letter that an apostrophe stands for: "lookin' at it"."""
    ending = DROPPED.get(words_language(code))
    return re.sub(ending, r"\1g", text) if ending else text
