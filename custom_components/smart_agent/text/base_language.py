"""The language of a code such as "de-CH"."""

from functools import lru_cache


def base_language(code: str) -> str:
    """Return the code of a language without that of a country, in small letters."""
    return code.replace("_", "-").casefold().partition("-")[0]


_ALIASES = {"no": "nb", "nn": "nb", "iw": "he", "in": "id"}
"""Codes under which Home Assistant and speech engines know a language, beside its own."""


@lru_cache(maxsize=64)
def words_language(code: str) -> str:
    """Return the language whose words are said where a code is set: "nb" for "no"."""
    base = base_language(code)
    return _ALIASES.get(base, base)
