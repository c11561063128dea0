"""Keys, prompts, names and addresses: searched for wherever turns leave a trace."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockUser
from pytest_homeassistant_custom_component.components.diagnostics import (
    get_diagnostics_for_config_entry,
)
from pytest_homeassistant_custom_component.typing import (
    ClientSessionGenerator,
    MockHAClientWebSocket,
    WebSocketGenerator,
)

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.trace.log import async_turn_logs
from custom_components.smart_agent.trace.outcome import Outcome
from fakes.ollama_server import call, http_error, say
from homeassistant.components.system_health import get_info
from homeassistant.const import MATCH_ALL
from homeassistant.core import Event, HomeAssistant, callback
from homeassistant.helpers import issue_registry as ir
from homeassistant.setup import async_setup_component

from .house_fixtures import Talk
from .own_tools.web_server import WebServer
from .web_fixtures import Equip, found

KEY = "sk-canary-key"
SEARCH_KEY = "tvly-canary-key"
PROMPT = "kestrel instructions"
"""Without a word of the name, which dumps leave out."""
NAME = "Canary Kowalska"
HOME = "Canary Lane"
LATITUDE = 12.3456789

OWN_LOG = "custom_components.smart_agent"
CLIENT_LOGS = ("httpx", "httpcore", "asyncio", "aiohttp", "urllib3")
"""Loggers of libraries, which say at debug level where they connect to; Home Assistant
keeps them at the level of warnings."""

DEBUG, LOG, CLIENT_LOG, CORE_LOG = "debug log", "log", "client's log", "core's log"
RECORDS, SUMMARIES, DETAILS, PANEL = (
    "records",
    "summaries",
    "details",
    "prompt in panel",
)
DUMP, DUMPS, DIAGNOSTICS = "dump of a turn", "dump of all", "diagnostics"
STORAGE, FILES, EVENTS, STATES = "storage", "files", "events", "states"
HEALTH, ISSUES = "system health", "issues"

MAY_STAND: Mapping[str, frozenset[str]] = {
    KEY: frozenset(),
    SEARCH_KEY: frozenset(),
    HOME: frozenset(),
    str(LATITUDE): frozenset(),
    # Who looks at a prompt sees it, and who asks for a log of all that is sent; Home
    # Assistant's own chat log tells it there as well.
    PROMPT: frozenset({DEBUG, CORE_LOG, PANEL, DUMP, DIAGNOSTICS}),
    # The model is told who speaks.
    NAME: frozenset({DEBUG, CORE_LOG, PANEL}),
}
"""Where each secret may stand; nowhere else."""

CHANNELS = frozenset(
    {
        *(DEBUG, LOG, CLIENT_LOG, RECORDS, SUMMARIES, DETAILS, PANEL, DUMP, DUMPS),
        *(DIAGNOSTICS, STORAGE, FILES, EVENTS, STATES, HEALTH),
    }
)
"""Where something has to be found at all, or this test would look past it."""


@dataclass
class Traces:
    """All that was left behind, by where."""

    texts: dict[str, list[str]]

    def add(self, where: str, *texts: str) -> None:
        """Note texts."""
        self.texts.setdefault(where, []).extend(texts)

    def holding(self, secret: str) -> set[str]:
        """Return where a secret stands, in whatever case."""
        wanted = secret.casefold()
        return {
            where
            for where, texts in self.texts.items()
            if any(wanted in text.casefold() for text in texts)
        }


@pytest.fixture
async def talk(hass: HomeAssistant, equipped: Equip, web: WebServer) -> Talk:
    """Return Anna, with an agent that has a key, tools and all that is kept of turns."""
    hass.config.location_name = HOME
    hass.config.latitude = LATITUDE
    user = MockUser(name=NAME).add_to_hass(hass)
    user.mock_policy({"entities": True})
    talk = await equipped(
        *("web_search", "fetch_page"),
        options={"search_key": SEARCH_KEY},
        prompt=f"Answer briefly. {PROMPT}",
        tool_timeout=5,
    )
    talk.server.api_key = KEY
    hass.config_entries.async_update_entry(
        talk.entry,
        data={**talk.entry.data, "api_key": KEY},
        options={"keep_turns": True, "conversation_log": True},
        title="Ollama",
    )
    await hass.async_block_till_done()
    assert await async_setup_component(hass, "system_health", {})
    web.answers["/search"] = found(
        {"url": "https://news.example/", "title": "News", "content": "Nothing new."}
    )
    return replace(talk, user_id=user.id)


@pytest.fixture
def traces(
    hass: HomeAssistant, talk: Talk, caplog: pytest.LogCaptureFixture
) -> Iterator[Traces]:
    """Return what is left behind from now on."""
    made = Traces({})

    @callback
    def heed(event: Event) -> None:
        # Whose context it is is Home Assistant's to tell: an id, and no name.
        made.add(EVENTS, json.dumps(event.as_dict(), default=str))

    hass.bus.async_listen(MATCH_ALL, heed)
    with caplog.at_level(logging.DEBUG):
        caplog.clear()
        yield made


async def a_day(talk: Talk) -> list[Outcome]:
    """Take turns of all kinds; return how they ended."""
    server, ended = talk.server, []
    lamp = call("HassTurnOn", {"name": "Desk Lamp"})
    day = [
        ("turn on the desk lamp", [lamp, say("It is on.")]),
        (
            "what is in the news?",
            [call("web_search", {"query": "news"}), say("Little.")],
        ),
        (
            "what is new?",
            [call("fetch_page", {"url": "http://127.0.0.1/"}), say("No.")],
        ),
        ("unlock it", [call("HassTurnOff", {"name": "Front Door"})]),
        ("turn on the moon", [call("HassTurnOn", {"name": "Moon"})] * 3),
        ("tell me a joke", [http_error(500, f"no slot for {KEY}")] * 2),
        ("tell me another", [http_error(400, f"bad request of {KEY}")] * 2),
        ("and one more", [http_error(401, f"invalid key {KEY}")] * 2),
        ("the last one", [http_error(403, f"{KEY} may not do that")] * 2),
    ]
    for words, replies in day:
        server.script_anew(*replies)
        await talk(words)
        ended.append(talk.record.outcome)
    server.script_anew()
    await server.stop()
    await talk("tell me a joke")
    await server.start()
    return ended


async def collect(
    talk: Talk,
    traces: Traces,
    caplog: pytest.LogCaptureFixture,
    client: MockHAClientWebSocket,
    http: ClientSessionGenerator,
) -> None:
    """Note all that the turns have left behind."""
    hass = talk.hass
    for one in caplog.records:
        text = f"{one.name} {one.getMessage()} {one.exc_text or ''}"
        own = one.name.startswith(OWN_LOG)
        is_client = one.name.startswith(CLIENT_LOGS)
        level = DEBUG if one.levelno <= logging.DEBUG else LOG
        traces.add(level if own else CLIENT_LOG if is_client else CORE_LOG, text)
        if one.levelno > logging.DEBUG and not is_client:
            traces.add(LOG, text)

    async def ask(command: str, **data: Any) -> str:
        await client.send_json_auto_id({"type": f"{DOMAIN}/turns/{command}", **data})
        answer = await client.receive_json()
        assert answer["success"], answer
        return json.dumps(answer["result"])

    for record in async_turn_logs(hass).turns:
        traces.add(RECORDS, json.dumps(record.as_dict()))
        traces.add(DETAILS, await ask("get", turn_id=record.id))
        traces.add(DUMP, await ask("dump", turn_id=record.id))
        if record.requests:
            traces.add(PANEL, await ask("prompt", turn_id=record.id, request=0))
    traces.add(DUMPS, await ask("dump"))
    await ask("subscribe")
    traces.add(SUMMARIES, json.dumps(await client.receive_json()))
    diagnostics = await get_diagnostics_for_config_entry(hass, http, talk.entry)
    traces.add(DIAGNOSTICS, json.dumps(diagnostics))
    traces.add(HEALTH, str((await get_info(hass))[DOMAIN]))
    traces.add(
        STATES, *(json.dumps(s.as_dict(), default=str) for s in hass.states.async_all())
    )
    traces.add(ISSUES, *(str(one) for one in ir.async_get(hass).issues.values()))


@pytest.fixture
async def client(
    hass: HomeAssistant, talk: Talk, hass_ws_client: WebSocketGenerator
) -> MockHAClientWebSocket:
    """Return the connection of an administrator."""
    return await hass_ws_client(hass)


async def test_a_day(
    talk: Talk,
    traces: Traces,
    client: MockHAClientWebSocket,
    hass_client: ClientSessionGenerator,
    hass_storage: dict[str, Any],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """No secret stands where it may not, and what may be seen is seen there."""
    hass = talk.hass
    outcomes = await a_day(talk)
    assert {Outcome.ACTED, Outcome.ANSWERED, Outcome.ASKED_BACK, Outcome.FAILED} <= {
        *outcomes
    }
    await collect(talk, traces, caplog, client, hass_client)
    assert await hass.config_entries.async_unload(talk.entry.entry_id)
    await hass.async_block_till_done()
    for key, stored in hass_storage.items():
        if key.startswith(DOMAIN):
            traces.add(STORAGE, json.dumps(stored))
    folder = Path(hass.config.path(DOMAIN))
    files = await hass.async_add_executor_job(
        lambda: [one.read_text("utf-8") for one in folder.rglob("*") if one.is_file()]
    )
    traces.add(FILES, *files)

    missing = CHANNELS - {where for where, texts in traces.texts.items() if any(texts)}
    assert not missing
    for secret, allowed in MAY_STAND.items():
        assert traces.holding(secret) <= allowed, secret
        assert traces.holding(secret) >= allowed - {CORE_LOG}, secret
    address = talk.server.url.removeprefix("http://")
    assert traces.holding(address) <= {CLIENT_LOG, CORE_LOG}
    assert traces.holding("turn on the desk lamp") >= {FILES, STORAGE, LOG, DUMP}
