"""Addresses of the web that others wrote."""

from yarl import URL

UNREADABLE = (ValueError, IndexError, OverflowError)
"""What yarl raises for a text that is no address, and when it is asked for a host that is
none: not ValueError alone, since its parser reads beyond the end of `//[::1]@`, and Python
decodes a long `xn--b-999` to a number that it cannot hold."""


def read_url(text: str) -> URL | None:
    """Return an address, None for a text that is none; never raises."""
    try:
        url = URL(text)
        # Read now: an international name is decoded only when it is asked for.
        _ = url.host
    except UNREADABLE:
        return None
    return url
