"""The tool that reads one public page."""

import asyncio
import logging
from typing import Any, override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm

from ...const import DOMAIN
from ..checked_tool import CheckedTool
from ..digest import DEFAULT_LIMIT, SearchHit, digest
from .main_text import PageText, html_text, plain_text
from .page_reader import HTML_TYPES, MAX_URL, Page, PageError, PageReader

TIMEOUT = 8
"""Seconds, from looking up the address to the text."""

_LOGGER = logging.getLogger(__name__)


class FetchPage(CheckedTool):
    """Reads a page of the public internet, never of the local network."""

    name = f"{DOMAIN}__fetch_page"
    title = "Read a web page"
    description = (
        "Read one page of the public internet whose address the user gave or a search"
        " found. Not for devices of this home, not for files, not to search. Example:"
        ' {"url": "https://example.org/news"}'
    )
    parameters = probatio.Schema(
        {
            probatio.Required(
                "url", description="The page's whole address"
            ): probatio.All(str, probatio.Length(min=1, max=MAX_URL))
        }
    )
    annotations = llm.ToolAnnotations(
        read_only=True, destructive=False, idempotent=True, open_world=True
    )
    outside = True
    address_key = "url"

    def __init__(
        self,
        reader: PageReader | None = None,
        *,
        limit: int = DEFAULT_LIMIT,
        timeout: float = TIMEOUT,
    ) -> None:
        """Use a reader; timeout is in seconds, limit in characters of a digest."""
        self._reader = reader or PageReader()
        self._timeout = timeout
        self._limit = limit

    @override
    async def _async_run(
        self, hass: HomeAssistant, args: dict[str, Any], llm_context: llm.LLMContext
    ) -> llm.ToolResult:
        """Return the beginning of the page's main text."""
        try:
            async with asyncio.timeout(self._timeout):
                page = await self._reader.async_read(args["url"], llm_context.language)
                content = await hass.async_add_executor_job(_content, page)
        except TimeoutError:
            return self._failed(f"timed out after {self._timeout:g} s")
        except PageError as err:
            return self._failed(str(err))
        if not any(map(str.isalnum, content.text)):
            return self._failed("there is no readable text on that page")
        host = (page.url.host or "").removeprefix("www.")
        found = SearchHit(
            content.title.strip() or host, content.text, host, str(page.url)
        )
        return digest([found], self._limit, text_limit=self._limit)


def _content(page: Page) -> PageText:
    """Return what a page says; in the executor."""
    if page.content_type not in HTML_TYPES:
        return plain_text(page.body, page.charset)
    try:
        return html_text(page.body, page.charset)
    except Exception:
        # The libraries may raise anything on a malformed page. It counts as a page
        # without text, like any other that cannot be read.
        _LOGGER.debug("No text was found in a page", exc_info=True)
        return PageText("", "")
