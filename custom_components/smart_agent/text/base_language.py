"""The language of a code such as "de-CH"."""


def base_language(code: str) -> str:
    """Return the code of a language without that of a country, in small letters."""
    return code.replace("_", "-").casefold().partition("-")[0]
