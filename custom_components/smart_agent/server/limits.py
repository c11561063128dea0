"""What a server may do to its client: how its answers are read, and how far."""

import httpx

from .errors import OllamaError, Problem

_LONGEST_ADDRESS = 200
"""Characters of an address that a person is shown."""


async def bound(response: httpx.Response) -> None:
    """Let an answer be read only as far as it may go, before any of it is read.

    For the `event_hooks` of an httpx client, so that no answer goes around it. Raises
    OllamaError for an answer that is not read at all.
    """
    if 300 <= response.status_code < 400:
        raise OllamaError(Problem.REDIRECTED, _sent_to(response))


def _sent_to(response: httpx.Response) -> str:
    """Return where a redirect leads, without what may be secret in it."""
    try:
        url = response.request.url.join(response.headers["Location"])
        bare = url.copy_with(query=None, fragment=None, username=None, password=None)
    except KeyError, ValueError, httpx.InvalidURL:
        return f"HTTP {response.status_code}"
    return str(bare)[:_LONGEST_ADDRESS]
