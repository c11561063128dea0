"""Words of a name, so that spelling does not decide whether two names are one."""

from functools import lru_cache
import re
import unicodedata

_WORD = re.compile(r"[^\W_]+")


@lru_cache(maxsize=4096)
def fold(text: str) -> tuple[str, ...]:
    """Return the words of a text without case, accents and punctuation.

    Unicode's NFKD form separates an accent from its letter, so that "Küche" and
    "Kuche", and full-width and ordinary digits, become one.
    """
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(c for c in decomposed if not unicodedata.combining(c))
    return tuple(_WORD.findall(plain))
