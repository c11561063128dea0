"""The addresses that a page may be read from: the user's, or those of a search.

A text from outside could have a model put what it knows of the home into an address.
"""

from collections.abc import Set as AbstractSet

from ..text.urls import read_url

_AROUND = "\"'“”„«»‹›<>()[]{},;:!?…。、."
"""Signs around an address in a sentence, the full stop behind it too."""

_LONGEST = 2_000
"""Characters of an address: browsers and servers agree on about as many."""


def is_known(
    address: str, words: str, found: AbstractSet[str], *, exactly: bool
) -> bool:
    """Return whether an address was said in words or found by a search.

    Without exactly any page of a host that was said will do. How the address is
    spelled does not matter: its scheme, `www.`, case of the host, a slash at its end.
    """
    if (wanted := _form(address)) is None:
        return False
    said = said_addresses(words)
    known = {_form(one) for one in found} | set(map(_form, said))
    if wanted in known:
        return True
    hosts = {form[0] for one in said if (form := _form(one))}
    return not exactly and wanted[0] in hosts


def said_addresses(words: str) -> list[str]:
    """Return what may be addresses in the user's words."""
    return [
        one.strip(_AROUND)
        for one in words.split()
        if "." in one[1:-1] and len(one) <= _LONGEST
    ]


def _form(address: str) -> tuple[str, str, str] | None:
    """Return host, path and query of an address, None if it is none."""
    text = address.strip()
    if "://" not in text:
        text = f"https://{text}"
    if (url := read_url(text)) is None:
        return None
    host, port = url.host, url.explicit_port
    if not host or "." not in host or url.scheme not in {"http", "https"}:
        return None
    if port not in (None, 80, 443):
        host = f"{host}:{port}"
    return host.lower().removeprefix("www."), url.path.rstrip("/"), url.query_string
