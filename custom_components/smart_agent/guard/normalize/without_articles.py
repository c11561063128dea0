"""Takes the article from the end of a word that no name has with it: "stua" is "Stue"."""

from collections.abc import Mapping
from typing import Any

from ...home.home import Home
from ...llm_tools.spec import AREA, FLOOR, NAME
from ...text.fold import fold
from ...text.similarity import near_words
from ...utterance.phrases import Language
from ..problem import Note


def without_articles(
    args: Mapping[str, Any], home: Home, language: Language | None
) -> tuple[dict[str, Any], tuple[Note, ...]]:
    """Return arguments with the names in them as the home has them, and what changed.

    A word that is like one of a name by itself is left to the search for names.
    """
    found, notes = dict(args), []
    for key in (NAME, AREA, FLOOR) if language else ():
        text = args.get(key)
        if not isinstance(text, str):
            continue
        words = [_bare(word, home, language) for word in fold(text)]
        if words != [*fold(text)]:
            found[key] = " ".join(words)
            notes.append(Note(key, text, found[key], "without its article"))
    return found, tuple(notes)


def _bare(word: str, home: Home, language: Language | None) -> str:
    """Return the only word of a name that a word is with an article, else the word."""
    if language is None or near_words(word, home.name_words):
        return word
    known = home.name_words
    bare = {one for one in language.bare(word) if one in known.get(one[:1], ())}
    return bare.pop() if len(bare) == 1 else word
