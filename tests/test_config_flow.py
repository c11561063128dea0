"""The dialogs of a server: add, reauthenticate, reconfigure."""

from collections.abc import AsyncGenerator
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.own_tools.web import tavily
from custom_components.smart_agent.own_tools.web.search_service import (
    async_start_search_reauth,
)
from custom_components.smart_agent.server import client as client_module
from custom_components.smart_agent.server.suggested import FIRST
from fakes.ollama_server import OllamaServer, ServedModel, flood, reads_ahead, redirect
from homeassistant.config_entries import (
    SOURCE_USER,
    ConfigEntry,
    ConfigEntryState,
    ConfigFlowResult,
    ConfigSubentryData,
)
from homeassistant.const import CONF_API_KEY, CONF_URL
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType
from homeassistant.helpers.translation import async_get_translations
from homeassistant.setup import async_setup_component

from .dialog import assert_explained
from .own_tools.web_server import PUBLIC, Reply, WebServer, json_reply


@pytest.fixture(autouse=True)
async def core(hass: HomeAssistant) -> None:
    """Set up what every Home Assistant has running."""
    assert await async_setup_component(hass, "homeassistant", {})


async def start(hass: HomeAssistant) -> ConfigFlowResult:
    """Open the dialog that adds a server."""
    return await hass.config_entries.flow.async_init(
        DOMAIN, context={"source": SOURCE_USER}
    )


async def submit(
    hass: HomeAssistant, flow: ConfigFlowResult, **user_input: Any
) -> ConfigFlowResult:
    """Fill in the form and submit it."""
    result = await hass.config_entries.flow.async_configure(flow["flow_id"], user_input)
    await assert_explained(hass, "config", result)
    return result


async def add(hass: HomeAssistant, **user_input: Any) -> ConfigEntry:
    """Add a server and return its entry."""
    result = await submit(hass, await start(hass), **user_input)
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await hass.async_block_till_done()
    return result["result"]


def suggested(result: ConfigFlowResult) -> dict[str, Any]:
    """Return what a form is filled in with."""
    assert result["data_schema"] is not None
    return {
        str(key): key.description["suggested_value"]
        for key in result["data_schema"].schema
        if key.description
    }


async def test_add_server(hass: HomeAssistant, ollama_server: OllamaServer) -> None:
    """A server is added with an agent and an AI task on the model that has tools."""
    flow = await start(hass)
    assert (flow["type"], flow["step_id"]) == (FlowResultType.FORM, "user")
    assert suggested(flow) == {CONF_URL: "http://localhost:11434"}

    host = ollama_server.url.removeprefix("http://")
    result = await submit(hass, flow, url=f"{host}/", api_key="  ")

    assert result["type"] is FlowResultType.CREATE_ENTRY
    assert result["title"] == host
    entry = result["result"]
    assert entry.data == {CONF_URL: ollama_server.url}
    assert entry.unique_id is None
    agent, task = entry.subentries.values()
    assert (agent.subentry_type, agent.title) == ("conversation", "Smart Agent")
    assert agent.data == {"model": "test-model:latest", "llm_hass_api": ["assist"]}
    assert (task.subentry_type, task.title) == ("ai_task_data", "Smart Agent AI Task")
    assert task.data == {"model": "test-model:latest"}
    await hass.async_block_till_done()
    assert hass.states.get("ai_task.smart_agent_ai_task")
    assert entry.state is ConfigEntryState.LOADED


async def test_add_server_with_key(
    hass: HomeAssistant, ollama_server: OllamaServer, caplog: pytest.LogCaptureFixture
) -> None:
    """The key is stored and never logged."""
    ollama_server.api_key = "s3cret"
    entry = await add(hass, url=ollama_server.url, api_key=" s3cret ")
    assert entry.data == {CONF_URL: ollama_server.url, CONF_API_KEY: "s3cret"}
    assert "s3cret" not in caplog.text


@pytest.mark.parametrize(
    "models",
    [
        [],
        [ServedModel("plain:latest", capabilities=("completion",))],
        [ServedModel("vectors:latest", capabilities=("embedding",))],
    ],
)
async def test_add_server_without_a_fitting_model(
    hass: HomeAssistant, ollama_server: OllamaServer, models: list[ServedModel]
) -> None:
    """Nobody is given an agent that cannot do what agents are for: one is downloaded."""
    ollama_server.models = {model.name: model for model in models}
    flow = await submit(hass, await start(hass), url=ollama_server.url)
    assert (flow["type"], flow["step_id"]) == (FlowResultType.FORM, "model")
    assert suggested(flow) == {"model": FIRST}
    flow = await submit(hass, flow, model=FIRST)
    assert (flow["type"], flow["step_id"]) == (FlowResultType.SHOW_PROGRESS, "download")
    await hass.async_block_till_done(wait_background_tasks=True)
    result = await hass.config_entries.flow.async_configure(flow["flow_id"])
    assert result["type"] is FlowResultType.CREATE_ENTRY
    assert [one.data["model"] for one in result["result"].subentries.values()] == [
        FIRST,
        FIRST,
    ]
    await hass.async_block_till_done()
    assert hass.states.get("conversation.smart_agent")


@pytest.mark.parametrize("chosen", [{}, {"model": " "}])
async def test_choose_a_model_later(
    hass: HomeAssistant, ollama_server: OllamaServer, chosen: dict[str, str]
) -> None:
    """A server can be added without a model, and has no agent then."""
    ollama_server.models.clear()
    flow = await submit(hass, await start(hass), url=ollama_server.url)
    result = await submit(hass, flow, **chosen)
    assert result["type"] is FlowResultType.CREATE_ENTRY
    assert not result["result"].subentries


async def test_first_download_fails(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> None:
    """What went wrong is said, and another model can be chosen."""
    ollama_server.models.clear()
    ollama_server.models["plain:latest"] = ServedModel("plain:latest", ("completion",))
    ollama_server.script_pull({"error": "pull model manifest: file does not exist"})
    flow = await submit(hass, await start(hass), url=ollama_server.url)
    flow = await submit(hass, flow, model="no-such:1b")
    await hass.async_block_till_done(wait_background_tasks=True)
    flow = await hass.config_entries.flow.async_configure(flow["flow_id"])
    await assert_explained(hass, "config", flow)
    assert flow["errors"] == {"model": "download_failed"}
    assert suggested(flow) == {"model": "no-such:1b"}
    flow = await submit(hass, flow, model="plain")
    assert flow["errors"] == {"model": "no_tool_support"}
    await ollama_server.stop()
    flow = await submit(hass, flow, model="plain")
    assert flow["errors"] == {"model": "cannot_connect"}
    await ollama_server.start()
    ollama_server.models["b-tools:1b"] = ServedModel("b-tools:1b")
    ollama_server.models.pop("plain:latest")
    result = await submit(hass, flow, model="plain")
    assert result["type"] is FlowResultType.FORM
    assert result["errors"] == {"model": "model_not_found"}


async def test_add_server_with_a_broken_model(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> None:
    """A model the server cannot describe hinders nothing."""
    ollama_server.fail("/api/show", 500, "invalid file magic")
    flow = await submit(hass, await start(hass), url=ollama_server.url)
    assert flow["step_id"] == "model"
    assert (await submit(hass, flow))["type"] is FlowResultType.CREATE_ENTRY


async def test_first_fitting_model_is_taken(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> None:
    """A model without tools that comes first in the list is passed over."""
    ollama_server.models["a-plain:1b"] = ServedModel("a-plain:1b", ("completion",))
    ollama_server.models["b-tools:1b"] = ServedModel("b-tools:1b")
    entry = await add(hass, url=ollama_server.url)
    assert [one.data["model"] for one in entry.subentries.values()] == [
        "b-tools:1b",
        "b-tools:1b",
    ]


FAILURES = [
    (401, "unauthorized", {CONF_API_KEY: "invalid_auth"}, "unauthorized"),
    (404, b"<html>Not Found</html>", {"base": "not_ollama"}, "HTTP 404"),
    (200, b"<html>It works</html>", {"base": "not_ollama"}, "JSONDecodeError"),
    (500, "disk failure", {"base": "server_error"}, "disk failure"),
]


@pytest.mark.parametrize(("status", "body", "errors", "detail"), FAILURES)
async def test_add_server_that_fails(
    hass: HomeAssistant,
    ollama_server: OllamaServer,
    status: int,
    body: str | bytes,
    errors: dict[str, str],
    detail: str,
) -> None:
    """Each failure is told apart, keeps what was entered and can be mended."""
    ollama_server.fail("/api/tags", status, body)
    result = await submit(
        hass, await start(hass), url=ollama_server.url, api_key="secret"
    )
    assert (result["type"], result["step_id"]) == (FlowResultType.FORM, "user")
    assert result["errors"] == errors
    assert result["description_placeholders"] == {"detail": detail}
    assert suggested(result) == {CONF_URL: ollama_server.url, CONF_API_KEY: "secret"}

    ollama_server.recover("/api/tags")
    result = await submit(hass, result, url=ollama_server.url)
    assert result["type"] is FlowResultType.CREATE_ENTRY


async def test_add_server_that_sends_elsewhere(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> None:
    """Nothing goes to another address before the user has entered it."""
    async with OllamaServer(ServedModel("other:1b")) as elsewhere:
        target = f"{elsewhere.url}/api/tags"
        elsewhere.warm_up = reads_ahead
        ollama_server.instead["/api/tags"] = redirect(target)
        result = await submit(
            hass, await start(hass), url=ollama_server.url, api_key="secret"
        )
        assert result["errors"] == {"base": "redirected"}
        assert result["description_placeholders"] == {"detail": target}
        assert elsewhere.requests == []
        result = await submit(hass, result, url=elsewhere.url)
        assert result["type"] is FlowResultType.CREATE_ENTRY
        await hass.async_block_till_done()


async def test_add_server_that_never_ends(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> None:
    """A server that sends without end is left, and the user is told."""
    ollama_server.instead["/api/tags"] = flood(b"a" * 65_536)
    result = await submit(hass, await start(hass), url=ollama_server.url)
    assert result["errors"] == {"base": "too_large"}
    assert result["description_placeholders"] == {"detail": "> 4194304 B"}


async def test_add_server_that_is_away(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> None:
    """A server that does not run yet is added once it does."""
    await ollama_server.stop()
    result = await submit(hass, await start(hass), url=ollama_server.url)
    assert result["errors"] == {"base": "cannot_connect"}

    await ollama_server.start()
    result = await submit(hass, result, url=ollama_server.url)
    assert result["type"] is FlowResultType.CREATE_ENTRY


async def test_add_server_that_is_slow(
    hass: HomeAssistant, ollama_server: OllamaServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that takes too long is told from one that is away."""
    with monkeypatch.context() as patch:
        patch.setattr(client_module, "REQUEST_TIMEOUT", 0)
        result = await submit(hass, await start(hass), url=ollama_server.url)
    assert result["errors"] == {"base": "timeout"}

    result = await submit(hass, result, url=ollama_server.url)
    assert result["type"] is FlowResultType.CREATE_ENTRY


@pytest.mark.parametrize(
    ("user_input", "errors"),
    [
        ({CONF_URL: "my server"}, {CONF_URL: "invalid_url"}),
        ({CONF_URL: "http://me:secret@host"}, {CONF_URL: "credentials_in_url"}),
        (
            {CONF_URL: "host", CONF_API_KEY: "schlüssel"},
            {CONF_API_KEY: "invalid_api_key"},
        ),
        (
            {CONF_URL: "host", CONF_API_KEY: "one\ntwo"},
            {CONF_API_KEY: "invalid_api_key"},
        ),
    ],
)
async def test_malformed_input(
    hass: HomeAssistant,
    ollama_server: OllamaServer,
    user_input: dict[str, str],
    errors: dict[str, str],
) -> None:
    """What could not even be sent is refused at its field."""
    result = await submit(hass, await start(hass), **user_input)
    assert result["errors"] == errors
    assert suggested(result) == user_input
    assert not ollama_server.requests

    result = await submit(hass, result, url=ollama_server.url)
    assert result["type"] is FlowResultType.CREATE_ENTRY


async def test_same_server_twice(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> None:
    """Another spelling of the address is still the same server."""
    await add(hass, url=ollama_server.url)
    host = ollama_server.url.removeprefix("http://")
    result = await submit(hass, await start(hass), url=f" {host}/")
    assert (result["type"], result["reason"]) == (
        FlowResultType.ABORT,
        "already_configured",
    )


async def test_same_server_twice_at_once(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> None:
    """Of two dialogs that ask for its first model only one adds a server."""
    ollama_server.models.clear()
    slow = await submit(hass, await start(hass), url=ollama_server.url)
    quick = await submit(hass, await start(hass), url=ollama_server.url)
    added = await submit(hass, quick)
    assert added["type"] is FlowResultType.CREATE_ENTRY
    result = await submit(hass, slow)
    assert (result["type"], result["reason"]) == (
        FlowResultType.ABORT,
        "already_configured",
    )


async def test_two_servers(hass: HomeAssistant, ollama_server: OllamaServer) -> None:
    """Servers live side by side."""
    async with OllamaServer(ServedModel("other:latest")) as other_server:
        first = await add(hass, url=ollama_server.url)
        second = await add(hass, url=other_server.url)
        assert [first.state, second.state] == [ConfigEntryState.LOADED] * 2
        assert first.title != second.title
        assert {one.title: one.data["model"] for one in second.subentries.values()} == {
            "Smart Agent 2": "other:latest",
            "Smart Agent AI Task 2": "other:latest",
        }
        assert await hass.config_entries.async_unload(second.entry_id)


@pytest.fixture
async def entry(hass: HomeAssistant, ollama_server: OllamaServer) -> MockConfigEntry:
    """Return the entry of a server that asks for a key, not set up yet."""
    ollama_server.api_key = "old"
    entry = MockConfigEntry(
        domain=DOMAIN,
        title=ollama_server.url.removeprefix("http://"),
        data={CONF_URL: ollama_server.url, CONF_API_KEY: "old"},
    )
    entry.add_to_hass(hass)
    return entry


async def test_reauth_of_a_refused_entry(
    hass: HomeAssistant, ollama_server: OllamaServer, entry: MockConfigEntry
) -> None:
    """A refused key starts a dialog that asks for the key alone and mends the entry."""
    ollama_server.api_key = "new"
    assert await hass.config_entries.async_setup(entry.entry_id)
    (flow,) = hass.config_entries.flow.async_progress_by_handler(DOMAIN)

    result = await hass.config_entries.flow.async_configure(flow["flow_id"])
    assert result["step_id"] == "reauth_confirm"
    assert result["data_schema"] is not None
    assert [str(key) for key in result["data_schema"].schema] == [CONF_API_KEY]
    assert suggested(result) == {}

    result = await submit(hass, result, api_key="wrong")
    assert result["errors"] == {CONF_API_KEY: "invalid_auth"}

    result = await submit(hass, result, api_key="new")
    assert (result["type"], result["reason"]) == (
        FlowResultType.ABORT,
        "reauth_successful",
    )
    await hass.async_block_till_done()
    assert entry.data == {CONF_URL: ollama_server.url, CONF_API_KEY: "new"}
    assert entry.state is ConfigEntryState.LOADED


async def test_reauth_of_a_loaded_entry(
    hass: HomeAssistant,
    ollama_server: OllamaServer,
    entry: MockConfigEntry,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A key that was changed while the entry is in use loads it afresh, once."""
    await hass.config_entries.async_setup(entry.entry_id)
    runtime = entry.runtime_data
    ollama_server.api_key = None

    flow = await entry.start_reauth_flow(hass)
    result = await submit(hass, flow)
    assert result["reason"] == "reauth_successful"
    await hass.async_block_till_done()
    assert entry.data == {CONF_URL: ollama_server.url}
    assert entry.state is ConfigEntryState.LOADED
    assert entry.runtime_data is not runtime
    assert "update listener" not in caplog.text


async def test_reauth_with_the_same_key(
    hass: HomeAssistant,
    ollama_server: OllamaServer,
    entry: MockConfigEntry,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A key that is taken after all has the server asked again, how it is."""
    ollama_server.api_key = "new"
    await hass.config_entries.async_setup(entry.entry_id)
    assert entry.runtime_data.state.problem
    ollama_server.api_key = "old"
    (flow,) = hass.config_entries.flow.async_progress_by_handler(DOMAIN)
    result = await submit(hass, flow, api_key="old")
    assert result["reason"] == "reauth_successful"
    await hass.async_block_till_done()
    assert entry.runtime_data.state.problem is None
    assert "update listener" not in caplog.text


@pytest.fixture
async def search(
    socket_enabled: None, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[WebServer]:
    """Start a search service that stands for Tavily and refuses every key."""
    async with WebServer({"/search": Reply(status=401)}) as server:
        monkeypatch.setattr(tavily, "URL", server.url("", PUBLIC))
        yield server


def searching(ollama_server: OllamaServer, **data: Any) -> MockConfigEntry:
    """Return the entry of a server whose agents search the web."""
    tools = ConfigSubentryData(
        data={"tools": ["web_search"]} | data,
        subentry_type="tools",
        title="Tools",
        unique_id=None,
    )
    return MockConfigEntry(
        domain=DOMAIN, data={CONF_URL: ollama_server.url}, subentries_data=[tools]
    )


TAVILY = {"search_provider": "tavily", "search_key": "old", "digest_limit": 600}


@pytest.mark.parametrize("loaded", [True, False])
async def test_reauth_of_the_search(
    hass: HomeAssistant,
    ollama_server: OllamaServer,
    search: WebServer,
    caplog: pytest.LogCaptureFixture,
    *,
    loaded: bool,
) -> None:
    """A key that the search refuses is asked for once, proven, stored and used."""
    entry = searching(ollama_server, **TAVILY)
    entry.add_to_hass(hass)
    if loaded:
        await hass.config_entries.async_setup(entry.entry_id)
    runtime = entry.runtime_data if loaded else None
    for _ in range(2):
        async_start_search_reauth(hass, entry)
    await hass.async_block_till_done()
    (flow,) = hass.config_entries.flow.async_progress_by_handler(DOMAIN)

    result = await hass.config_entries.flow.async_configure(flow["flow_id"])
    assert result["step_id"] == "reauth_search"
    assert result["data_schema"] is not None
    assert [str(key) for key in result["data_schema"].schema] == ["search_key"]
    assert suggested(result) == {}

    result = await submit(hass, result, search_key="wrong")
    assert result["errors"] == {"search_key": "search_invalid_auth"}
    assert suggested(result) == {"search_key": "wrong"}

    search.answers["/search"] = json_reply({"results": []})
    result = await submit(hass, result, search_key=" n3w-key ")
    assert (result["type"], result["reason"]) == (
        FlowResultType.ABORT,
        "reauth_successful",
    )
    await hass.async_block_till_done()
    (tools,) = entry.get_subentries_of_type("tools")
    assert tools.data == {"tools": ["web_search"]} | TAVILY | {"search_key": "n3w-key"}
    assert search.requests[-1].headers["Authorization"] == "Bearer n3w-key"
    assert entry.data == {CONF_URL: ollama_server.url}
    assert entry.state is ConfigEntryState.LOADED
    assert entry.runtime_data is not runtime
    loads = [r.path for r in ollama_server.requests].count("/api/version")
    assert loads == (2 if loaded else 1)
    assert "n3w-key" not in caplog.text
    assert "update listener" not in caplog.text
    await hass.config_entries.async_unload(entry.entry_id)


@pytest.mark.parametrize(
    ("status", "reason"),
    [
        (429, "rate_limited"),
        (500, "server_error"),
        (200, "invalid_response"),
    ],
)
async def test_reauth_of_a_search_that_fails(
    hass: HomeAssistant,
    ollama_server: OllamaServer,
    search: WebServer,
    status: int,
    reason: str,
) -> None:
    """What is not the key's fault is told apart from what is."""
    entry = searching(ollama_server, **TAVILY)
    entry.add_to_hass(hass)
    search.answers["/search"] = Reply(b"<html>", status)
    flow = await entry.start_reauth_flow(hass, data={"reauth": "search"})
    result = await submit(hass, flow, search_key="new")
    assert result["errors"] == {"base": f"search_{reason}"}
    assert suggested(result) == {"search_key": "new"}
    (tools,) = entry.get_subentries_of_type("tools")
    assert tools.data["search_key"] == "old"


async def test_reauth_of_a_search_that_is_away(
    hass: HomeAssistant, ollama_server: OllamaServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No connection, and no answer in time."""
    entry = searching(ollama_server, **TAVILY)
    entry.add_to_hass(hass)
    monkeypatch.setattr(tavily, "URL", f"http://{PUBLIC}:1")
    flow = await entry.start_reauth_flow(hass, data={"reauth": "search"})
    flow = await submit(hass, flow, search_key="new")
    assert flow["errors"] == {"base": "search_cannot_connect"}
    defaults = tavily.Tavily.__init__.__kwdefaults__
    assert defaults
    monkeypatch.setitem(defaults, "timeout", 0)
    flow = await submit(hass, flow, search_key="new")
    assert flow["errors"] == {"base": "search_timeout"}


@pytest.mark.parametrize(
    "data", [{"search_provider": "searxng", "search_url": "http://host"}, None]
)
async def test_reauth_of_a_search_that_is_gone(
    hass: HomeAssistant, ollama_server: OllamaServer, data: dict[str, str] | None
) -> None:
    """Nobody is asked for a key that nothing uses."""
    entry = searching(ollama_server, **(data or {}))
    entry.add_to_hass(hass)
    if data is None:
        hass.config_entries.async_remove_subentry(entry, next(iter(entry.subentries)))
    result = await entry.start_reauth_flow(hass, data={"reauth": "search"})
    assert (result["type"], result["reason"]) == (
        FlowResultType.ABORT,
        "search_not_used",
    )


@pytest.mark.parametrize("loaded", [True, False])
@pytest.mark.parametrize("own_title", [True, False])
async def test_reconfigure(
    hass: HomeAssistant,
    ollama_server: OllamaServer,
    entry: MockConfigEntry,
    caplog: pytest.LogCaptureFixture,
    *,
    loaded: bool,
    own_title: bool,
) -> None:
    """A server that moved is found again, with all that belongs to its entry."""
    if loaded:
        await hass.config_entries.async_setup(entry.entry_id)
    if own_title:
        hass.config_entries.async_update_entry(entry, title="In the cellar")
        await hass.async_block_till_done()
    async with OllamaServer() as new_server:
        flow = await entry.start_reconfigure_flow(hass)
        assert flow["step_id"] == "reconfigure"
        assert suggested(flow) == {CONF_URL: ollama_server.url}

        new_server.api_key = "new"
        result = await submit(hass, flow, url=new_server.url, api_key="old")
        assert result["errors"] == {CONF_API_KEY: "invalid_auth"}

        result = await submit(hass, result, url=new_server.url, api_key="new")
        assert result["reason"] == "reconfigure_successful"
        await hass.async_block_till_done()
        assert entry.state is ConfigEntryState.LOADED
        assert entry.data == {CONF_URL: new_server.url, CONF_API_KEY: "new"}
        assert entry.title == (
            "In the cellar" if own_title else new_server.url.removeprefix("http://")
        )
        assert "update listener" not in caplog.text
        assert await hass.config_entries.async_unload(entry.entry_id)


async def test_reconfigure_shows_no_key(
    hass: HomeAssistant, ollama_server: OllamaServer, entry: MockConfigEntry
) -> None:
    """The stored key never leaves Home Assistant; what is left empty keeps it."""
    flow = await entry.start_reconfigure_flow(hass)
    assert suggested(flow) == {CONF_URL: ollama_server.url}
    flow = await submit(hass, flow, url="http://127.0.0.1:1")
    assert flow["errors"] == {"base": "cannot_connect"}
    assert "old" not in suggested(flow).values()

    ollama_server.api_key = "old"
    result = await submit(hass, flow, url=ollama_server.url, api_key="  ")
    assert result["reason"] == "reconfigure_successful"
    await hass.async_block_till_done()
    assert entry.data == {CONF_URL: ollama_server.url, CONF_API_KEY: "old"}


@pytest.mark.parametrize("key", ["", "new"])
async def test_reconfigure_forgets_the_key(
    hass: HomeAssistant, ollama_server: OllamaServer, entry: MockConfigEntry, key: str
) -> None:
    """A key is forgotten on demand only; one that is entered is taken in any case."""
    ollama_server.api_key = key or None
    flow = await entry.start_reconfigure_flow(hass)
    result = await submit(
        hass, flow, url=ollama_server.url, api_key=key, forget_api_key=True
    )
    assert result["reason"] == "reconfigure_successful"
    await hass.async_block_till_done()
    assert entry.data.get(CONF_API_KEY, "") == key


async def test_reconfigure_without_a_key(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> None:
    """Where no key is stored there is none to forget."""
    entry = MockConfigEntry(domain=DOMAIN, data={CONF_URL: ollama_server.url})
    entry.add_to_hass(hass)
    flow = await entry.start_reconfigure_flow(hass)
    assert flow["data_schema"] is not None
    assert [str(one) for one in flow["data_schema"].schema] == [CONF_URL, CONF_API_KEY]


async def test_reconfigure_to_another_entrys_server(
    hass: HomeAssistant, ollama_server: OllamaServer, entry: MockConfigEntry
) -> None:
    """Two entries never have the same server; an entry may keep its own."""
    other = MockConfigEntry(domain=DOMAIN, data={CONF_URL: "http://other:11434"})
    other.add_to_hass(hass)
    flow = await entry.start_reconfigure_flow(hass)
    result = await submit(hass, flow, url="other")
    assert (result["type"], result["reason"]) == (
        FlowResultType.ABORT,
        "already_configured",
    )

    flow = await entry.start_reconfigure_flow(hass)
    result = await submit(hass, flow, url=ollama_server.url, api_key="old")
    assert result["reason"] == "reconfigure_successful"
    await hass.async_block_till_done()


@pytest.mark.parametrize(
    "source", ["user", "reauth_confirm", "reauth_search", "reconfigure"]
)
async def test_every_field_is_explained(
    hass: HomeAssistant, ollama_server: OllamaServer, source: str
) -> None:
    """Every field has a label and a description."""
    entry = searching(ollama_server, **TAVILY)
    entry.add_to_hass(hass)
    hass.config_entries.async_update_entry(
        entry, data={**entry.data, CONF_API_KEY: "old"}
    )
    if source == "user":
        flow = await start(hass)
    elif source == "reconfigure":
        flow = await entry.start_reconfigure_flow(hass)
    elif source == "reauth_search":
        flow = await entry.start_reauth_flow(hass, data={"reauth": "search"})
    else:
        flow = await entry.start_reauth_flow(hass)
    assert flow["step_id"] == source
    texts = await async_get_translations(hass, "en", "config", [DOMAIN])
    prefix = f"component.{DOMAIN}.config.step.{source}"
    assert flow["data_schema"] is not None
    for key in flow["data_schema"].schema:
        assert texts[f"{prefix}.data.{key}"]
        assert texts[f"{prefix}.data_description.{key}"]
