"""Folds text to words without case, accents and punctuation, so that names compare."""

from collections.abc import Sequence
from functools import lru_cache
import re
import unicodedata

MAX_NAME = 200
"""Characters up to which a text can be a name; a longer one is not searched for."""

_LETTERS = str.maketrans(
    {"ı": "i", "ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe"}
)
"""Letters that Unicode does not take apart into a plain letter and a mark."""

_SPELLED_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ø": "oe", "ü": "ue", "å": "aa"})
"""Letters for which two plain ones are written where a keyboard lacks them."""

ENDING = re.compile(r"(?i)(?<=[^\W\d_]):(?:na?|[ae]r|e?[nt]s?|s)\b")
"""What Swedish puts behind the letters of a short word: "TV:n" is the TV."""

_VOICING = "\u3099\u309a"
"""Marks of Japanese that make another consonant; they are no accents."""


_KEPT = 16_384
"""Names whose words are kept. A home of a thousand devices has some two thousand, in
both spellings, that every turn compares with: one of five thousand has to fit, as names
that come round in order find nothing in a store that is only a little too small."""


def fold(text: str) -> tuple[str, ...]:
    """Return the words of a text without case, accents and punctuation.

    What is too long for a name is not kept in memory: it does not come again.
    """
    return _fold_name(text) if len(text) <= MAX_NAME else _fold(text)


def _fold(text: str) -> tuple[str, ...]:
    """Return the words of a text.

    Unicode's NFKD form separates an accent from its letter, so that "Küche" and
    "Kuche", and full-width and ordinary digits, become one. The vowel signs of Indic
    scripts are marks too, but ones that letters cannot be read without.
    """
    # Taking a sign apart can bring capitals to light: "№" is "No".
    decomposed = unicodedata.normalize("NFKD", text.casefold()).casefold()
    if ":" in decomposed:
        decomposed = ENDING.sub("", decomposed)
    plain = "".join(
        char if char.isalnum() or unicodedata.category(char)[0] == "M" else " "
        for char in decomposed
        if not unicodedata.combining(char) or char in _VOICING
    )
    return tuple(unicodedata.normalize("NFKC", plain.translate(_LETTERS)).split())


_fold_name = lru_cache(maxsize=_KEPT)(_fold)


def positions(name: tuple[str, ...], words: Sequence[str]) -> list[int]:
    """Return where in folded words those of a name stand side by side, as indexes."""
    said = tuple(words)
    last = len(said) - len(name) if name else -1
    return [at for at in range(last + 1) if said[at : at + len(name)] == name]


def spellings(text: str) -> tuple[tuple[str, ...], ...]:
    """Return the words of a name as they can be written: "Kuche" or "Kueche"."""
    composed = unicodedata.normalize("NFC", text).casefold()
    ways = (fold(text), fold(composed.translate(_SPELLED_OUT)))
    return tuple(dict.fromkeys(ways))


def has_any(said: tuple[str, ...], ways: str) -> bool:
    """Return whether folded words have one of some ways to say a thing in them.

    The ways are a text with commas between them.
    """
    return any(positions(fold(way), said) for way in ways.split(",") if way)
