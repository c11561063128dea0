"""What all search services have in common: how they are asked, and how they fail."""

import asyncio
from collections.abc import Mapping
from enum import StrEnum
from http import HTTPStatus
from typing import Any, Protocol

import aiohttp

from homeassistant.util.json import JsonObjectType, json_loads_object

from ...text.urls import read_url
from ..digest import SearchHit
from .bounded_read import read_up_to

TIMEOUT = 8
"""Seconds a search may take, from the connection to the last byte."""
MAX_BODY = 1_000_000
"""Bytes of an answer; one with ten results has some ten thousand."""
MAX_URL = 2000

_PROOF = "Home Assistant"


class Recency(StrEnum):
    """How old results may be; both services use these words."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"


class SearchReason(StrEnum):
    """Why a search failed; also the key of the text that the set-up dialog shows."""

    INVALID_AUTH = "invalid_auth"
    RATE_LIMITED = "rate_limited"
    JSON_NOT_ENABLED = "json_not_enabled"
    CANNOT_CONNECT = "cannot_connect"
    TIMEOUT = "timeout"
    INVALID_RESPONSE = "invalid_response"
    SERVER_ERROR = "server_error"


_WHY = {
    SearchReason.INVALID_AUTH: "the search service refused the key",
    SearchReason.RATE_LIMITED: "the limit of the search service is reached",
    SearchReason.JSON_NOT_ENABLED: "the search service does not answer in JSON",
    SearchReason.CANNOT_CONNECT: "the search service cannot be reached",
    SearchReason.TIMEOUT: "timed out",
    SearchReason.INVALID_RESPONSE: "the search service sent no valid answer",
    SearchReason.SERVER_ERROR: "the search service has a problem",
}


class SearchError(Exception):
    """A search failed, for a reason; its text is one English line without secrets."""

    def __init__(self, reason: SearchReason, why: str | None = None) -> None:
        """Give the reason, and a text of its own where it says more."""
        super().__init__(why or _WHY[reason])
        self.reason = reason


class SearchProvider(Protocol):
    """A search service."""

    async def async_search(
        self,
        query: str,
        max_results: int,
        recency: Recency | None,
        language: str | None,
    ) -> list[SearchHit]:
        """Return what fits best, best first; language is a tag such as `de-CH`.

        Raises SearchError.
        """


async def async_prove(provider: SearchProvider) -> None:
    """Check with one real search that a service answers; raises SearchError."""
    await provider.async_search(_PROOF, 1, None, None)


async def async_json(
    session: aiohttp.ClientSession,
    method: str,
    url: str,
    *,
    timeout: float,
    reasons: Mapping[int, SearchReason],
    **request: Any,
) -> JsonObjectType:
    """Return the JSON object that a service answers a request with.

    timeout is in seconds, reasons says what statuses mean; further arguments go to
    `ClientSession.request`. What is searched for goes to that address alone: no redirect
    is followed. Raises SearchError.
    """
    try:
        async with (
            asyncio.timeout(timeout),
            session.request(method, url, allow_redirects=False, **request) as response,
        ):
            if response.status != HTTPStatus.OK:
                reason = reasons.get(response.status, SearchReason.SERVER_ERROR)
                raise SearchError(reason)
            body = await read_up_to(response.content, MAX_BODY)
    except TimeoutError as err:
        why = f"timed out after {timeout:g} s"
        raise SearchError(SearchReason.TIMEOUT, why) from err
    except aiohttp.ClientPayloadError as err:
        raise SearchError(SearchReason.INVALID_RESPONSE) from err
    except aiohttp.ClientError as err:
        raise SearchError(SearchReason.CANNOT_CONNECT) from err
    try:
        # A body that was cut off is not valid JSON.
        return json_loads_object(body)
    except ValueError as err:
        raise SearchError(SearchReason.INVALID_RESPONSE) from err


def results_of(answer: JsonObjectType, most: int) -> list[SearchHit]:
    """Return the first results of an answer that are pages of the web.

    Both services name them `results`, with `title`, `url` and `content` in each.
    Raises SearchError if the answer has no list of results.
    """
    results = answer.get("results")
    if not isinstance(results, list):
        raise SearchError(SearchReason.INVALID_RESPONSE)
    return [found for result in results if (found := _found(result))][:most]


def _found(result: object) -> SearchHit | None:
    """Return a result; None for one without an address that is safe to show."""
    if not isinstance(result, dict):
        return None
    title, text, address = (
        value if isinstance(value := result.get(key), str) else ""
        for key in ("title", "content", "url")
    )
    if (url := read_url(address)) is None:
        return None
    host = (url.host or "").removeprefix("www.")
    if url.scheme not in {"http", "https"} or not host or len(address) > MAX_URL:
        return None
    if url.user is not None or url.password is not None:
        return None
    return SearchHit(title.strip() or host, text, host, str(url))
