"""An agent with tools of its own, and the web that they reach."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.own_tools.web import fetch_page
from custom_components.smart_agent.own_tools.web.page_reader import PORTS, PageReader
from homeassistant.config_entries import ConfigSubentryData
from homeassistant.core import HomeAssistant

from .house_fixtures import NewTalk, Talk
from .own_tools.web_server import PUBLIC, Names, Reply, WebServer, json_reply

type Equip = Callable[..., Awaitable[Talk]]


@pytest.fixture
async def web(
    socket_enabled: None, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[WebServer]:
    """Start a web server whose address the page reader takes for a public one."""
    async with WebServer() as server:
        reader = partial(
            PageReader,
            ports={*PORTS, server.port},
            is_allowed=lambda address: address == PUBLIC,
            resolver=Names(),
        )
        monkeypatch.setattr(fetch_page, "PageReader", reader)
        yield server


@pytest.fixture
def documents(hass: HomeAssistant, tmp_path: Path) -> Path:
    """Return the folder of the user's files, in a configuration directory of its own."""
    hass.config.config_dir = str(tmp_path)
    (tmp_path / ".storage").mkdir()
    folder = tmp_path / "documents"
    folder.mkdir()
    return folder


@pytest.fixture
def equipped(web: WebServer, documents: Path, new_talk: NewTalk) -> Equip:
    """Return how to come to talk to an agent with tools of its own."""

    async def equip(
        *tools: str, options: dict[str, Any] | None = None, **agent: Any
    ) -> Talk:
        data = {
            "tools": list(tools),
            "search_provider": "searxng",
            "search_url": web.url(host=PUBLIC).rstrip("/"),
            **(options or {}),
        }
        return await new_talk(
            also=[
                ConfigSubentryData(
                    data=data, subentry_type="tools", title="Tools", unique_id=None
                )
            ],
            **{"llm_hass_api": ["assist", DOMAIN], **agent},
        )

    return equip


def found(*results: dict[str, str]) -> Reply:
    """Return what a search comes back with."""
    return json_reply({"query": "q", "results": list(results)})
