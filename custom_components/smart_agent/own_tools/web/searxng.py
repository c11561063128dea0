"""Search by SearXNG, on a server of the user's own.

Request, answer and statuses: SearXNG's search API (`docs/dev/search_api.rst`,
`searx/webadapter.py`). The user enters its address, so that it may be a local one.
"""

import re
from typing import override

import aiohttp

from ..digest import SearchHit
from .search_provider import (
    TIMEOUT,
    Recency,
    SearchError,
    SearchProvider,
    SearchReason,
    async_json,
    results_of,
)

_REASONS = {
    # From a proxy before it; SearXNG itself knows no users.
    401: SearchReason.INVALID_AUTH,
    403: SearchReason.JSON_NOT_ENABLED,
    429: SearchReason.RATE_LIMITED,
}

# A language and a region, as SearXNG takes them; Home Assistant also has scripts
# (`zh-Hans`, `sr-Latn`) and regions of numbers (`es-419`).
_LANGUAGE = re.compile(r"([a-z]{2,3})(?:-[A-Za-z]{4})?(-[A-Za-z]{2})?(?![A-Za-z])")


class SearXNG(SearchProvider):
    """A SearXNG server."""

    def __init__(
        self, session: aiohttp.ClientSession, url: str, *, timeout: float = TIMEOUT
    ) -> None:
        """Use a session and the address of a server; timeout is in seconds a search."""
        self._session = session
        self._url = url.rstrip("/")
        self._timeout = timeout

    @override
    async def async_search(
        self,
        query: str,
        max_results: int,
        recency: Recency | None,
        language: str | None,
    ) -> list[SearchHit]:
        """Return what fits best, in a language if one is given."""
        params = {"q": query, "format": "json", "language": _code(language)}
        if recency:
            params["time_range"] = recency
        answer = await async_json(
            self._session,
            "GET",
            f"{self._url}/search",
            timeout=self._timeout,
            reasons=_REASONS,
            params=params,
        )
        found = results_of(answer, max_results)
        # No engine answered: that says nothing about what there is to be found.
        if not found and answer.get("unresponsive_engines"):
            raise SearchError(SearchReason.SERVER_ERROR)
        return found


def _code(language: str | None) -> str:
    """Return SearXNG's code of a language, `auto` where there is none."""
    match = _LANGUAGE.match(language or "")
    return f"{match[1]}{match[2] or ''}" if match else "auto"
