"""Search by Tavily: over HTTPS, with the user's key.

Request, answer and statuses: Tavily's API reference, `POST /search`, and its own client
(tavily-python, `tavily/tavily.py`). What leaves the house is the query and the key.
"""

from typing import override

import aiohttp

from ..digest import SearchHit
from .search_provider import (
    TIMEOUT,
    Recency,
    SearchProvider,
    SearchReason,
    async_json,
    results_of,
)

URL = "https://api.tavily.com"

_REASONS = {
    401: SearchReason.INVALID_AUTH,
    429: SearchReason.RATE_LIMITED,
    # The limit of the plan, and of what is paid beyond it.
    432: SearchReason.RATE_LIMITED,
    433: SearchReason.RATE_LIMITED,
}


class Tavily(SearchProvider):
    """The service at api.tavily.com."""

    def __init__(
        self,
        session: aiohttp.ClientSession,
        key: str,
        *,
        timeout: float = TIMEOUT,
        url: str = URL,
    ) -> None:
        """Use a session and a key; timeout is in seconds a search."""
        self._session = session
        self._key = key
        self._timeout = timeout
        self._url = url

    @override
    async def async_search(
        self,
        query: str,
        max_results: int,
        recency: Recency | None,
        language: str | None,
    ) -> list[SearchHit]:
        """Return what fits best.

        Tavily has no parameter for a language: it answers in that of the query.
        """
        body: dict[str, str | int] = {"query": query, "max_results": max_results}
        if recency:
            body["time_range"] = recency
        answer = await async_json(
            self._session,
            "POST",
            f"{self._url}/search",
            timeout=self._timeout,
            reasons=_REASONS,
            headers={"Authorization": f"Bearer {self._key}"},
            json=body,
        )
        return results_of(answer, max_results)
