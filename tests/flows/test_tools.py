"""The dialogs of the agent's own tools: add, change, and what each tool needs."""

from collections import Counter
from collections.abc import AsyncGenerator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry
from pytest_homeassistant_custom_component.typing import ClientSessionGenerator

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.flows import tools as tools_flow
from custom_components.smart_agent.own_tools.options import (
    OwnTool,
    SearchService,
    ToolsOptions,
)
from custom_components.smart_agent.own_tools.web import tavily
from custom_components.smart_agent.own_tools.web.search_provider import SearchReason
from custom_components.smart_agent.server import client as client_module
from fakes.ollama_server import OllamaServer, ServedModel
from homeassistant.components.ai_task import AITaskEntityFeature
from homeassistant.components.conversation import HOME_ASSISTANT_AGENT
from homeassistant.config_entries import (
    SOURCE_RECONFIGURE,
    SOURCE_USER,
    ConfigEntryState,
    ConfigSubentryData,
    SubentryFlowResult,
)
from homeassistant.const import (
    ATTR_SUPPORTED_FEATURES,
    CONF_URL,
    EVENT_STATE_CHANGED,
    STATE_UNAVAILABLE,
)
from homeassistant.core import Event, EventStateChangedData, HomeAssistant, callback
from homeassistant.data_entry_flow import FlowResultType, InvalidData, section
from homeassistant.helpers import llm
from homeassistant.helpers.translation import async_get_translations
from homeassistant.setup import async_setup_component

from ..dialog import assert_explained
from ..own_tools.web_server import PUBLIC, Reply, WebServer, json_reply

MODEL = "test-model:latest"
PLAIN = "plain:latest"
SECTION = "config_subentries.tools"
SEES = "sees:latest"
KEY = "tvly-secret"
PAINTER = "ai_task.painter"
LEAST = {"tools": ["calculate"], "digest_limit": 900, "show_sources": True}
"""What is stored of one tool that needs nothing."""


def agent(title: str, **data: Any) -> ConfigSubentryData:
    """Return the sub-entry of an agent."""
    return ConfigSubentryData(
        data=data, subentry_type="conversation", title=title, unique_id=None
    )


@pytest.fixture
async def entry(
    hass: HomeAssistant, ollama_server: OllamaServer, tmp_path: Path
) -> AsyncGenerator[MockConfigEntry]:
    """Return the loaded entry of a server with three agents, one of which only talks."""
    assert await async_setup_component(hass, "homeassistant", {})
    hass.config.config_dir = str(tmp_path)
    (tmp_path / ".storage").mkdir()
    entry = MockConfigEntry(
        domain=DOMAIN,
        data={CONF_URL: ollama_server.url},
        subentries_data=[
            agent("Anna", model=MODEL, llm_hass_api=["assist"], warm=False),
            agent("Bert", model=PLAIN, llm_hass_api=[], warm=False),
            agent("Cleo", model=MODEL, warm=False),
        ],
    )
    entry.add_to_hass(hass)
    await hass.config_entries.async_setup(entry.entry_id)
    assert entry.state is ConfigEntryState.LOADED
    yield entry
    await hass.async_block_till_done(wait_background_tasks=True)
    await hass.config_entries.async_unload(entry.entry_id)


@pytest.fixture
async def service(
    hass: HomeAssistant, socket_enabled: None, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[WebServer]:
    """Start a service that searches; it stands for Tavily, and speaks SearXNG too."""
    page = {"url": "https://page.example/", "title": "A page", "content": "Text."}
    async with WebServer({"/search": json_reply({"results": [page]})}) as server:
        monkeypatch.setattr(tavily, "URL", server.url("", PUBLIC))
        yield server


@pytest.fixture
def painter(hass: HomeAssistant) -> str:
    """Return an entity that makes pictures, beside one that does not."""
    for name, feature in (
        ("painter", AITaskEntityFeature.GENERATE_IMAGE),
        ("writer", AITaskEntityFeature.GENERATE_DATA),
    ):
        attributes = {ATTR_SUPPORTED_FEATURES: feature}
        hass.states.async_set(f"ai_task.{name}", "unknown", attributes)
    return PAINTER


async def start(hass: HomeAssistant, entry: MockConfigEntry) -> SubentryFlowResult:
    """Open the dialog that adds the tools."""
    result = await hass.config_entries.subentries.async_init(
        (entry.entry_id, "tools"), context={"source": SOURCE_USER}
    )
    await assert_explained(hass, SECTION, result)
    return result


async def reopen(hass: HomeAssistant, entry: MockConfigEntry) -> SubentryFlowResult:
    """Open the dialog that changes the tools."""
    (tools,) = entry.get_subentries_of_type("tools")
    result = await hass.config_entries.subentries.async_init(
        (entry.entry_id, "tools"),
        context={"source": SOURCE_RECONFIGURE, "subentry_id": tools.subentry_id},
    )
    await assert_explained(hass, SECTION, result)
    return result


async def submit(
    hass: HomeAssistant, flow: SubentryFlowResult, **user_input: Any
) -> SubentryFlowResult:
    """Fill in the form and submit it; advanced settings may be given among others."""
    if flow["step_id"] == "settings":
        user_input["advanced"] = {
            key: user_input.pop(key)
            for key in ("digest_limit", "show_sources")
            if key in user_input
        }
    result = await hass.config_entries.subentries.async_configure(
        flow["flow_id"], user_input
    )
    await assert_explained(hass, SECTION, result)
    return result


async def go_to(
    hass: HomeAssistant, entry: MockConfigEntry, *tools: str, **user_input: Any
) -> SubentryFlowResult:
    """Add these tools, up to the first form of what they need."""
    flow = await start(hass, entry)
    return await submit(hass, flow, tools=list(tools), **user_input)


async def go_to_service(
    hass: HomeAssistant, entry: MockConfigEntry, provider: str
) -> SubentryFlowResult:
    """Add the web search by a service, up to the form of what that needs."""
    flow = await go_to(hass, entry, "web_search")
    assert (flow["step_id"], suggested(flow)) == ("search", {})
    return await submit(hass, flow, search_provider=provider)


def suggested(result: SubentryFlowResult) -> dict[str, Any]:
    """Return what a form is filled in with, sections flattened."""
    assert result["type"] is FlowResultType.FORM
    assert result["data_schema"] is not None
    values: dict[str, Any] = {}
    for key, field in result["data_schema"].schema.items():
        inner = field.schema.schema if isinstance(field, section) else {key: field}
        values |= {
            str(key): key.description["suggested_value"]
            for key in inner
            if key.description
        }
    return values


def fields(result: SubentryFlowResult) -> list[str]:
    """Return the names of a form's fields."""
    assert result["data_schema"] is not None
    return [str(key) for key in result["data_schema"].schema]


def add_tools(hass: HomeAssistant, entry: MockConfigEntry, **data: Any) -> None:
    """Give an entry that is not loaded yet the tools."""
    entry.add_to_hass(hass)
    tools = ConfigSubentryData(
        data=data, subentry_type="tools", title="Tools", unique_id=None
    )
    other = MockConfigEntry(domain=DOMAIN, subentries_data=[tools])
    (subentry,) = other.subentries.values()
    hass.config_entries.async_add_subentry(entry, subentry)


def apis(entry: MockConfigEntry) -> list[list[str] | None]:
    """Return the LLM APIs of the agents."""
    agents = entry.get_subentries_of_type("conversation")
    return [agent.data.get("llm_hass_api") for agent in agents]


async def test_add_recommended_tools(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """Submitting the form as it opens gives what stays in the house, to all who can."""
    flow = await start(hass, entry)
    assert (flow["type"], flow["step_id"]) == (FlowResultType.FORM, "settings")
    assert fields(flow) == ["tools", "offer", "advanced"]
    assert suggested(flow) == {"tools": ["calculate", "system_stats"]}
    runtime = entry.runtime_data

    result = await submit(hass, flow, **suggested(flow))
    assert (result["type"], result["title"]) == (FlowResultType.CREATE_ENTRY, "Tools")
    (tools,) = entry.get_subentries_of_type("tools")
    assert tools.data == LEAST | {"tools": ["calculate", "system_stats"]}
    assert ToolsOptions.from_subentry(tools.data) == ToolsOptions(
        frozenset({OwnTool.CALCULATE, OwnTool.SYSTEM_STATS})
    )
    assert apis(entry) == [["assist", DOMAIN], [], [DOMAIN]]

    await hass.async_block_till_done()
    assert entry.state is ConfigEntryState.LOADED
    assert entry.runtime_data is not runtime


async def test_agents_are_away_once(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """However many agents are given the tools, the entry is set up anew once."""
    agents = {*hass.states.async_entity_ids("conversation")} - {HOME_ASSISTANT_AGENT}
    assert len(agents) == 3
    went = Counter[str]()

    @callback
    def count(event: Event[EventStateChangedData]) -> None:
        if (new := event.data["new_state"]) and new.state == STATE_UNAVAILABLE:
            went[new.entity_id] += 1

    hass.bus.async_listen(EVENT_STATE_CHANGED, count)
    flow = await start(hass, entry)
    await submit(hass, flow, **suggested(flow))
    await hass.async_block_till_done()
    assert apis(entry) == [["assist", DOMAIN], [], [DOMAIN]]
    assert {went[one] for one in agents} == {1}
    assert DOMAIN in {api.id for api in llm.async_get_apis(hass)}


async def test_agents_are_left_alone(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """The tools can be added without giving them to anybody."""
    result = await go_to(hass, entry, "calculate", offer=False)
    assert result["type"] is FlowResultType.CREATE_ENTRY
    assert result["data"] == LEAST
    assert apis(entry) == [["assist"], [], None]
    await hass.async_block_till_done()


async def test_agents_get_them_once(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """An agent that has them already is not given them twice."""
    flow = await start(hass, entry)
    await hass.config_entries.async_unload(entry.entry_id)
    (anna, *_) = entry.get_subentries_of_type("conversation")
    data = {**anna.data, "llm_hass_api": [DOMAIN, "assist"]}
    hass.config_entries.async_update_subentry(entry, anna, data=data)
    result = await submit(hass, flow, tools=["calculate"])
    assert result["type"] is FlowResultType.CREATE_ENTRY
    assert apis(entry) == [[DOMAIN, "assist"], [], [DOMAIN]]


async def test_title_is_in_the_users_language(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """The tools are called what the user's language calls them."""
    hass.config.language = "de"
    result = await go_to(hass, entry, "calculate")
    assert result["title"] == "Werkzeuge"
    await hass.async_block_till_done()


async def test_add_all_tools(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    service: WebServer,
    painter: str,
    tmp_path: Path,
) -> None:
    """Each tool is asked what it needs; all is stored as the options read it."""
    ollama_server.models["vectors:latest"] = ServedModel(
        "vectors:latest", ("embedding",)
    )
    ollama_server.models[SEES] = ServedModel(SEES, ("completion", "vision"))
    (tmp_path / "notes" / "mine").mkdir(parents=True)
    flow = await go_to(
        hass, entry, *OwnTool, digest_limit=1200.0, show_sources=False, offer=False
    )
    flow = await submit(hass, flow, search_provider="tavily")
    assert (flow["step_id"], suggested(flow)) == ("tavily", {})
    flow = await submit(hass, flow, search_key=f" {KEY} ")
    assert (flow["step_id"], suggested(flow)) == ("documents", {})
    flow = await submit(
        hass, flow, folder="notes/mine/", embedding_model="vectors:latest"
    )
    assert (flow["step_id"], suggested(flow)) == ("image", {})
    flow = await submit(hass, flow, image_entity=painter)
    assert (flow["step_id"], suggested(flow)) == ("look", {"vision_model": SEES})
    result = await submit(hass, flow, vision_model=SEES)

    assert result["type"] is FlowResultType.CREATE_ENTRY
    assert ToolsOptions.from_subentry(result["data"]) == ToolsOptions(
        tools=frozenset(OwnTool),
        search_provider=SearchService.TAVILY,
        search_key=KEY,
        folder="notes/mine",
        embedding_model="vectors:latest",
        image_entity=PAINTER,
        vision_model=SEES,
        digest_limit=1200,
        show_sources=False,
    )
    assert type(result["data"]["digest_limit"]) is int
    (request,) = service.requests
    assert request.headers["Authorization"] == f"Bearer {KEY}"
    await hass.async_block_till_done()


async def test_no_tools(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """At least one tool is chosen; what else was entered stays."""
    flow = await go_to(hass, entry, offer=False, digest_limit=500.0)
    assert flow["errors"] == {"tools": "no_tools"}
    assert suggested(flow) == {
        "tools": [],
        "offer": False,
        "digest_limit": 500,
        "show_sources": True,
    }
    result = await submit(hass, flow, tools=["calculate"])
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await hass.async_block_till_done()


async def test_nothing_chosen_is_not_filled_in(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """A form from which all is unticked is not one with the recommended tools."""
    flow = await submit(hass, await start(hass, entry))
    assert flow["errors"] == {"tools": "no_tools"}


FAILURES = [
    (401, "invalid_auth"),
    (429, "rate_limited"),
    (432, "rate_limited"),
    (500, "server_error"),
    (200, "invalid_response"),
]


@pytest.mark.parametrize(("status", "reason"), FAILURES)
async def test_tavily_fails(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    service: WebServer,
    caplog: pytest.LogCaptureFixture,
    status: int,
    reason: str,
) -> None:
    """Each failure is told apart, keeps the key that was entered and can be mended."""
    works = service.answers["/search"]
    service.answers["/search"] = Reply(b"<html>", status)
    flow = await go_to_service(hass, entry, "tavily")
    flow = await submit(hass, flow, search_key=KEY)
    field = "search_key" if reason == "invalid_auth" else "base"
    assert (flow["step_id"], flow["errors"]) == (
        "tavily",
        {field: f"tavily_{reason}"},
    )
    assert suggested(flow) == {"search_key": KEY}

    service.answers["/search"] = works
    result = await submit(hass, flow, search_key=KEY)
    assert result["data"]["search_key"] == KEY
    assert KEY not in caplog.text
    await hass.async_block_till_done()


async def test_tavily_is_away(
    hass: HomeAssistant, entry: MockConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No connection, and no answer in time."""
    flow = await go_to_service(hass, entry, "tavily")
    monkeypatch.setattr(tavily, "URL", f"http://{PUBLIC}:1")
    flow = await submit(hass, flow, search_key=KEY)
    assert flow["errors"] == {"base": "tavily_cannot_connect"}
    defaults = tavily.Tavily.__init__.__kwdefaults__
    assert defaults
    monkeypatch.setitem(defaults, "timeout", 0)
    flow = await submit(hass, flow, search_key=KEY)
    assert flow["errors"] == {"base": "tavily_timeout"}


@pytest.mark.parametrize("key", ["", "  ", "schlüssel", "one\ntwo"])
async def test_no_key_at_all(
    hass: HomeAssistant, entry: MockConfigEntry, service: WebServer, key: str
) -> None:
    """What no key looks like is not even sent."""
    flow = await go_to_service(hass, entry, "tavily")
    flow = await submit(hass, flow, search_key=key)
    reason = "tavily_invalid_auth" if key.strip() else "no_key"
    assert flow["errors"] == {"search_key": reason}
    assert not service.requests


async def test_back_to_choosing(
    hass: HomeAssistant, entry: MockConfigEntry, service: WebServer
) -> None:
    """Who has no key, or no server, chooses again; nothing is kept of what failed."""
    works = service.answers["/search"]
    service.answers["/search"] = Reply(status=401)
    flow = await go_to_service(hass, entry, "tavily")
    flow = await submit(hass, flow, search_key="tvly-wrong")
    flow = await submit(hass, flow, other_service=True)
    assert (flow["step_id"], flow["errors"]) == ("search", None)
    flow = await submit(hass, flow, search_provider="searxng")
    flow = await submit(hass, flow, other_service=True)
    assert flow["step_id"] == "search"
    flow = await submit(hass, flow, search_provider="searxng")
    service.answers["/search"] = works
    result = await submit(hass, flow, search_url=service.url("", PUBLIC))
    assert "search_key" not in result["data"]
    assert result["data"]["search_provider"] == "searxng"
    await hass.async_block_till_done()


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "nl", "pl"])
async def test_each_service_is_called_by_its_name(
    hass: HomeAssistant, language: str
) -> None:
    """What is wrong with one service says nothing of the other, and of no stored key."""
    texts = await async_get_translations(hass, language, "config_subentries", [DOMAIN])
    prefix = f"component.{DOMAIN}.{SECTION}"
    for key, text in texts.items():
        if key.startswith(f"{prefix}.error.tavily_"):
            assert "SearXNG" not in text
        if key.startswith(f"{prefix}.error.searxng_"):
            assert "Tavily" not in text
    described = [
        texts[f"{prefix}.step.{step}.data_description.search_key"]
        for step in ("tavily", "tavily_kept")
    ]
    first, kept = described
    assert kept.startswith(first)
    assert kept != first


async def test_number_out_of_bounds(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """The dialog says at its section which number may be how large."""
    flow = await go_to(hass, entry, "calculate", digest_limit=4001)
    assert flow["errors"] == {"advanced": "out_of_range"}
    assert flow["description_placeholders"] == {
        "field": "Length of results",
        "least": "300",
        "most": "4000",
    }
    result = await submit(hass, flow, tools=["calculate"], digest_limit=4000)
    assert result["data"]["digest_limit"] == 4000
    await hass.async_block_till_done()


@pytest.mark.parametrize("path", ["", "/", "/searx/"])
@pytest.mark.parametrize("scheme", ["", "http://", "HTTP://"])
async def test_searxng(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    service: WebServer,
    scheme: str,
    path: str,
) -> None:
    """An address is taken as a person writes it, and stored in one spelling."""
    service.answers["/searx/search"] = service.answers["/search"]
    flow = await go_to_service(hass, entry, "searxng")
    assert (flow["step_id"], suggested(flow)) == ("searxng", {})
    host = f"{PUBLIC}:{service.port}"
    result = await submit(hass, flow, search_url=f" {scheme}{host}{path}")
    assert result["type"] is FlowResultType.CREATE_ENTRY
    assert result["data"] == LEAST | {
        "tools": ["web_search"],
        "search_provider": "searxng",
        "search_url": f"http://{host}{path.rstrip('/')}",
    }
    assert service.paths == [f"{path.rstrip('/')}/search"]
    await hass.async_block_till_done()


@pytest.mark.parametrize(
    ("status", "reason"),
    [(403, "json_not_enabled"), (401, "invalid_auth"), *FAILURES[1:2], *FAILURES[3:]],
)
async def test_searxng_fails(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    service: WebServer,
    status: int,
    reason: str,
) -> None:
    """Whatever is wrong with a server of one's own, its address is kept."""
    works = service.answers["/search"]
    service.answers["/search"] = Reply(b"<html>", status)
    flow = await go_to_service(hass, entry, "searxng")
    url = service.url("", PUBLIC)
    flow = await submit(hass, flow, search_url=url)
    assert (flow["step_id"], flow["errors"]) == (
        "searxng",
        {"search_url": f"searxng_{reason}"},
    )
    assert suggested(flow) == {"search_url": url}

    service.answers["/search"] = works
    result = await submit(hass, flow, search_url=url)
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await hass.async_block_till_done()


@pytest.mark.parametrize(
    ("url", "error"),
    [
        ("", "invalid_url"),
        ("my server", "invalid_url"),
        ("ftp://host", "invalid_url"),
        ("ftp://host:21", "invalid_url"),
        ("host:8080/search?q=x", "invalid_url"),
        ("host:99999", "invalid_url"),
        ("http://me:secret@host", "credentials_in_url"),
        ("me@host:8080", "credentials_in_url"),
    ],
)
async def test_searxng_address_is_malformed(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    service: WebServer,
    url: str,
    error: str,
) -> None:
    """What is no address is refused at its field, and stays there."""
    flow = await go_to_service(hass, entry, "searxng")
    flow = await submit(hass, flow, search_url=url)
    assert flow["errors"] == {"search_url": error}
    assert suggested(flow) == {"search_url": url}
    assert not service.requests


async def test_searxng_without_a_port(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    service: WebServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An address without a port has that of the web, not Ollama's."""
    assert tools_flow.HTTP_PORT == 80
    monkeypatch.setattr(tools_flow, "HTTP_PORT", service.port)
    flow = await go_to_service(hass, entry, "searxng")
    result = await submit(hass, flow, search_url=PUBLIC)
    assert result["data"]["search_url"] == service.url("", PUBLIC)
    await hass.async_block_till_done()


async def test_every_reason_has_words(hass: HomeAssistant) -> None:
    """No search can fail without a text, in either dialog."""
    texts = await async_get_translations(hass, "en", "config_subentries", [DOMAIN])
    texts |= await async_get_translations(hass, "en", "config", [DOMAIN])
    for reason in SearchReason:
        for service in SearchService:
            assert texts[f"component.{DOMAIN}.{SECTION}.error.{service}_{reason}"]
        assert texts[f"component.{DOMAIN}.config.error.search_{reason}"]


@pytest.mark.parametrize("name", ["documents", " documents/ ", "./documents"])
async def test_default_folder_is_made(
    hass: HomeAssistant, entry: MockConfigEntry, tmp_path: Path, name: str
) -> None:
    """The default folder needs nobody to make it."""
    flow = await go_to(hass, entry, "search_documents")
    assert fields(flow) == ["folder"]
    result = await submit(hass, flow, folder=name)
    assert result["data"] == LEAST | {
        "tools": ["search_documents"],
        "folder": "documents",
    }
    assert (tmp_path / "documents").is_dir()
    await hass.async_block_till_done()


async def test_folder_is_there_already(
    hass: HomeAssistant, entry: MockConfigEntry, tmp_path: Path
) -> None:
    """What is in the default folder stays, and a full path is as good as a short one."""
    manual = tmp_path / "documents" / "manual.txt"
    manual.parent.mkdir()
    manual.write_text("E15: water in the base.")
    flow = await go_to(hass, entry, "search_documents")
    result = await submit(hass, flow, folder=str(manual.parent))
    assert result["data"]["folder"] == "documents"
    assert manual.read_text() == "E15: water in the base."
    await hass.async_block_till_done()


@pytest.mark.parametrize(
    "name", ["", ".", "..", "../outside", "missing", ".hidden", "file", "/", "a\0b"]
)
async def test_no_folder(
    hass: HomeAssistant, entry: MockConfigEntry, tmp_path: Path, name: str
) -> None:
    """Only a folder of the configuration directory is taken; no other is made."""
    (tmp_path / ".hidden").mkdir()
    (tmp_path / "file").touch()
    there = sorted(tmp_path.iterdir())
    flow = await go_to(hass, entry, "search_documents")
    flow = await submit(hass, flow, folder=name)
    assert flow["errors"] == {"folder": "no_folder"}
    assert suggested(flow) == {"folder": name}
    assert sorted(tmp_path.iterdir()) == there


async def test_default_folder_cannot_be_made(
    hass: HomeAssistant, entry: MockConfigEntry, tmp_path: Path
) -> None:
    """A file is in the way of the default folder."""
    (tmp_path / "documents").touch()
    flow = await go_to(hass, entry, "search_documents")
    flow = await submit(hass, flow, folder="documents")
    assert flow["errors"] == {"folder": "no_folder"}


async def test_only_models_that_embed_are_offered(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """The model for documents is one of the server's that can embed, or none."""
    for name in ("b-vectors:1b", "a-vectors:1b"):
        ollama_server.models[name] = ServedModel(name, ("embedding",))
    flow = await go_to(hass, entry, "search_documents")
    assert flow["data_schema"] is not None
    field = flow["data_schema"].schema["embedding_model"]
    assert field.config["options"] == ["a-vectors:1b", "b-vectors:1b"]
    with pytest.raises(InvalidData):
        await submit(hass, flow, folder="documents", embedding_model=MODEL)
    result = await submit(hass, flow, folder="documents")
    assert "embedding_model" not in result["data"]
    await hass.async_block_till_done()


async def test_nothing_makes_pictures(
    hass: HomeAssistant, entry: MockConfigEntry, painter: str
) -> None:
    """Where nothing can make pictures, that is said before all else is entered."""
    hass.states.async_remove(painter)
    flow = await go_to(hass, entry, "web_search", "generate_image")
    assert (flow["step_id"], flow["errors"]) == (
        "settings",
        {"tools": "no_image_entity"},
    )
    flow = await submit(hass, flow, tools=["web_search"])
    assert flow["step_id"] == "search"


async def test_nothing_sees(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """Where no model can see, that is said before all else is entered."""
    flow = await go_to(hass, entry, "web_search", "look")
    assert (flow["step_id"], flow["errors"]) == (
        "settings",
        {"tools": "no_vision_model"},
    )
    flow = await submit(hass, flow, tools=["calculate"])
    assert flow["type"] is FlowResultType.CREATE_ENTRY
    await hass.async_block_till_done()


async def test_model_that_sees_is_chosen(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> None:
    """Only models that see are offered; the stored one is filled in as long as it does."""
    for name in ("a-sees:1b", SEES):
        ollama_server.models[name] = ServedModel(name, ("completion", "vision"))
    flow = await go_to(hass, entry, "look")
    assert flow["data_schema"] is not None
    options = flow["data_schema"].schema["vision_model"].config["options"]
    assert options == ["a-sees:1b", SEES]
    result = await submit(hass, flow, vision_model=SEES)
    assert result["data"]["vision_model"] == SEES
    await hass.async_block_till_done()
    flow = await submit(hass, await reopen(hass, entry), tools=["look"])
    assert suggested(flow) == {"vision_model": SEES}
    del ollama_server.models[SEES]
    flow = await submit(hass, await reopen(hass, entry), tools=["look"])
    assert suggested(flow) == {"vision_model": "a-sees:1b"}


async def test_painter_goes_while_the_dialog_is_open(
    hass: HomeAssistant, entry: MockConfigEntry, painter: str
) -> None:
    """An entity that goes away meanwhile is not stored; another may take its place."""
    flow = await go_to(hass, entry, "generate_image")
    assert flow["step_id"] == "image"
    with pytest.raises(InvalidData):
        await submit(hass, flow, image_entity="ai_task.writer")
    state = hass.states.get(painter)
    assert state is not None
    hass.states.async_remove(painter)
    flow = await submit(hass, flow, image_entity=painter)
    assert (flow["step_id"], flow["errors"]) == (
        "image",
        {"image_entity": "no_image_entity"},
    )
    hass.states.async_set("ai_task.other", "unknown", state.attributes)
    flow = await submit(hass, flow, image_entity="ai_task.writer")
    assert (flow["step_id"], flow["errors"]) == ("image", None)
    result = await submit(hass, flow, image_entity="ai_task.other")
    assert result["data"]["image_entity"] == "ai_task.other"
    await hass.async_block_till_done()


STORED = {
    "tools": ["web_search", "search_documents", "generate_image"],
    "search_provider": "tavily",
    "search_key": KEY,
    "folder": "documents",
    "embedding_model": "vectors:latest",
    "image_entity": PAINTER,
    "digest_limit": 600,
    "show_sources": False,
}


@pytest.fixture
async def tools(
    hass: HomeAssistant, entry: MockConfigEntry, ollama_server: OllamaServer
) -> MockConfigEntry:
    """Return the entry with tools that need something."""
    ollama_server.models["vectors:latest"] = ServedModel(
        "vectors:latest", ("embedding",)
    )
    add_tools(hass, entry, **STORED)
    await hass.async_block_till_done()
    return entry


async def test_change_nothing(
    hass: HomeAssistant, tools: MockConfigEntry, service: WebServer, painter: str
) -> None:
    """All but the key is shown again; a key that is left empty is kept, and not spent."""
    flow = await reopen(hass, tools)
    assert fields(flow) == ["tools", "advanced"]
    assert suggested(flow) == {
        key: STORED[key] for key in ("tools", "digest_limit", "show_sources")
    }
    flow = await submit(hass, flow, **suggested(flow))
    assert suggested(flow) == {"search_provider": "tavily"}
    flow = await submit(hass, flow, **suggested(flow))
    assert suggested(flow) == {}
    assert KEY not in str(flow)
    flow = await submit(hass, flow)
    assert suggested(flow) == {
        "folder": "documents",
        "embedding_model": "vectors:latest",
    }
    flow = await submit(hass, flow, **suggested(flow))
    assert suggested(flow) == {"image_entity": painter}
    result = await submit(hass, flow, **suggested(flow))
    assert (result["type"], result["reason"]) == (
        FlowResultType.ABORT,
        "reconfigure_successful",
    )
    (subentry,) = tools.get_subentries_of_type("tools")
    assert subentry.data == STORED
    assert apis(tools) == [["assist"], [], None]
    assert not service.requests


async def test_change_key(
    hass: HomeAssistant, tools: MockConfigEntry, service: WebServer
) -> None:
    """Another key is proven; after a wrong one the stored one can still be kept."""
    runtime = tools.runtime_data
    works = service.answers["/search"]
    service.answers["/search"] = Reply(status=401)
    flow = await submit(hass, await reopen(hass, tools), tools=["web_search"])
    flow = await submit(hass, flow, search_provider="tavily")
    flow = await submit(hass, flow, search_key="tvly-wrong")
    assert flow["step_id"] == "tavily_kept"
    assert flow["errors"] == {"search_key": "tavily_invalid_auth"}
    other = await submit(hass, await reopen(hass, tools), tools=["web_search"])
    other = await submit(hass, other, search_provider="tavily")
    other = await submit(hass, other, search_key="tvly-wrong")
    result = await submit(hass, other, search_key=" ")
    assert result["reason"] == "reconfigure_successful"
    (subentry,) = tools.get_subentries_of_type("tools")
    assert subentry.data["search_key"] == KEY

    service.answers["/search"] = works
    result = await submit(hass, flow, search_key="tvly-new")
    assert result["reason"] == "reconfigure_successful"
    assert subentry.data == LEAST | {
        "tools": ["web_search"],
        "search_provider": "tavily",
        "search_key": "tvly-new",
    }
    await hass.async_block_till_done()
    assert tools.state is ConfigEntryState.LOADED
    assert tools.runtime_data is not runtime


async def test_change_service(
    hass: HomeAssistant, tools: MockConfigEntry, service: WebServer
) -> None:
    """Nothing is kept of a service, nor of a tool, that is no longer used."""
    url = service.url("", PUBLIC)
    for _ in range(2):
        flow = await submit(hass, await reopen(hass, tools), tools=["web_search"])
        flow = await submit(hass, flow, search_provider="searxng")
        result = await submit(hass, flow, **(suggested(flow) or {"search_url": url}))
        assert result["reason"] == "reconfigure_successful"
        (subentry,) = tools.get_subentries_of_type("tools")
        assert subentry.data == LEAST | {
            "tools": ["web_search"],
            "search_provider": "searxng",
            "search_url": url,
        }
        await hass.async_block_till_done()


async def test_choices_that_are_gone(
    hass: HomeAssistant,
    tools: MockConfigEntry,
    ollama_server: OllamaServer,
    painter: str,
) -> None:
    """A model or an entity that is gone is not filled in, so that forms can be sent."""
    del ollama_server.models["vectors:latest"]
    hass.states.async_remove(painter)
    hass.states.async_set("ai_task.other", "unknown", {ATTR_SUPPORTED_FEATURES: 4})
    flow = await submit(
        hass, await reopen(hass, tools), tools=["search_documents", "generate_image"]
    )
    assert fields(flow) == ["folder"]
    assert suggested(flow) == {"folder": "documents"}
    flow = await submit(hass, flow, **suggested(flow))
    assert suggested(flow) == {}


async def test_one_set_for_all_servers(
    hass: HomeAssistant, tools: MockConfigEntry
) -> None:
    """There is one set of tools, whichever server it stands with."""
    other = MockConfigEntry(domain=DOMAIN, data={CONF_URL: "http://other:11434"})
    other.add_to_hass(hass)
    for entry in (tools, other):
        result = await start(hass, entry)
        assert (result["type"], result["reason"]) == (
            FlowResultType.ABORT,
            "already_configured",
        )


async def test_two_dialogs_at_once(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """Of two open dialogs the first to end adds the tools."""
    first, second = await start(hass, entry), await start(hass, entry)
    result = await submit(hass, first, tools=["calculate"])
    assert result["type"] is FlowResultType.CREATE_ENTRY
    result = await submit(hass, second, tools=["system_stats"])
    assert result["reason"] == "already_configured"
    await hass.async_block_till_done()
    (subentry,) = entry.get_subentries_of_type("tools")
    assert subentry.data["tools"] == ["calculate"]


async def test_entry_not_loaded(hass: HomeAssistant, tools: MockConfigEntry) -> None:
    """The server has to be in use, to add the tools as to change them."""
    await hass.config_entries.async_unload(tools.entry_id)
    assert (await reopen(hass, tools))["reason"] == "entry_not_loaded"
    (subentry,) = tools.get_subentries_of_type("tools")
    hass.config_entries.async_remove_subentry(tools, subentry.subentry_id)
    assert (await start(hass, tools))["reason"] == "entry_not_loaded"


@pytest.mark.parametrize(
    ("status", "body", "reason"),
    [
        (401, "unauthorized", "invalid_auth"),
        (404, b"<html>Not Found</html>", "not_ollama"),
        (500, "disk failure", "server_error"),
    ],
)
async def test_server_fails(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    status: int,
    body: str | bytes,
    reason: str,
) -> None:
    """A server that cannot name its models ends the dialog with the reason."""
    ollama_server.fail("/api/tags", status, body)
    assert (await start(hass, entry))["reason"] == reason


async def test_server_is_away(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same for one that is slow, or does not run."""
    with monkeypatch.context() as patch:
        patch.setattr(client_module, "REQUEST_TIMEOUT", 0)
        assert (await start(hass, entry))["reason"] == "timeout"
    await ollama_server.stop()
    assert (await start(hass, entry))["reason"] == "cannot_connect"


async def test_open_form_is_shown_again(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """Asking for the current step, as the frontend may, changes nothing."""
    flow = await go_to_service(hass, entry, "tavily")
    again = await hass.config_entries.subentries.async_configure(flow["flow_id"])
    assert (again["type"], again["step_id"]) == (FlowResultType.FORM, "tavily")


async def test_dialog_over_http(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    painter: str,
    ollama_server: OllamaServer,
    hass_client: ClientSessionGenerator,
) -> None:
    """The frontend gets forms that it can draw."""
    ollama_server.models["v:1b"] = ServedModel("v:1b", ("embedding",))
    assert await async_setup_component(hass, "config", {})
    client = await hass_client()
    path = "/api/config/config_entries/subentries/flow"
    response = await client.post(path, json={"handler": [entry.entry_id, "tools"]})
    assert response.status == HTTPStatus.OK
    form = await response.json()
    drawn = {field["name"]: field for field in form["data_schema"]}
    assert drawn["tools"]["selector"]["select"]["multiple"]
    assert drawn["offer"]["default"] is True
    assert drawn["advanced"]["expanded"] is False
    defaults = {
        field["name"]: field["default"] for field in drawn["advanced"]["schema"]
    }
    assert defaults == {"digest_limit": 900, "show_sources": True}

    selectors = []
    for user_input in (
        {"tools": ["search_documents", "generate_image"], "advanced": {}},
        {"folder": "documents"},
    ):
        response = await client.post(f"{path}/{form['flow_id']}", json=user_input)
        assert response.status == HTTPStatus.OK
        schema = (await response.json())["data_schema"]
        selectors += [selector for field in schema for selector in field["selector"]]
    assert selectors == ["text", "select", "entity"]


async def test_every_field_is_explained(
    hass: HomeAssistant,
    entry: MockConfigEntry,
    ollama_server: OllamaServer,
    service: WebServer,
    painter: str,
) -> None:
    """Every step, field and choice has a label, every field a description."""
    ollama_server.models["v:1b"] = ServedModel("v:1b", ("embedding",))
    ollama_server.models[SEES] = ServedModel(SEES, ("completion", "vision"))
    texts = await async_get_translations(hass, "en", "config_subentries", [DOMAIN])
    prefix = f"component.{DOMAIN}.{SECTION}.step"
    flow = await start(hass, entry)
    for user_input in (
        {"tools": list(OwnTool)},
        {"search_provider": "searxng"},
        {"search_url": service.url("", PUBLIC)},
        {"folder": "documents"},
        {"image_entity": painter},
        {},
    ):
        step = f"{prefix}.{flow['step_id']}"
        assert texts[f"{step}.title"]
        assert flow["data_schema"] is not None
        for key, field in flow["data_schema"].schema.items():
            inner = {key: field}
            place = step
            if isinstance(field, section):
                inner, place = field.schema.schema, f"{step}.sections.{key}"
                assert texts[f"{place}.name"]
            for name in inner:
                assert texts[f"{place}.data.{name}"]
                assert texts[f"{place}.data_description.{name}"]
        if user_input:
            flow = await submit(hass, flow, **user_input)
    assert flow["step_id"] == "look"
    assert texts[f"{prefix}.tavily.data.search_key"]
    assert texts[f"{prefix}.tavily.data_description.search_key"]

    choices = await async_get_translations(hass, "en", "selector", [DOMAIN])
    for key, options in (("tools", OwnTool), ("search_provider", SearchService)):
        for choice in options:
            assert choices[f"component.{DOMAIN}.selector.{key}.options.{choice}"]
