"""Searching the web, against servers that speak Tavily's and SearXNG's JSON."""

import asyncio
from collections.abc import AsyncGenerator, Callable
import json
from typing import Any, cast

from aiohttp import web
import probatio
import pytest

from custom_components.smart_agent.own_tools.digest import SearchHit
from custom_components.smart_agent.own_tools.web.search import WebSearch
from custom_components.smart_agent.own_tools.web.search_provider import (
    MAX_BODY,
    Recency,
    SearchError,
    SearchProvider,
    SearchReason,
    async_prove,
)
from custom_components.smart_agent.own_tools.web.searxng import SearXNG
from custom_components.smart_agent.own_tools.web.tavily import Tavily
from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm
from homeassistant.helpers.aiohttp_client import async_get_clientsession

from ..web_server import PUBLIC, Reply, WebServer, json_reply, redirect

KEY = "tvly-secret"


def page(number: int, **fields: Any) -> dict[str, Any]:
    """Return a result as both services write it."""
    return {
        "url": f"https://www.site{number}.example/page?x={number}",
        "title": f"Site {number}",
        "content": f"Text {number}.",
        "score": 0.9,
    } | fields


def answer(*results: Any, **fields: Any) -> Reply:
    """Answer with results."""
    return json_reply({"query": "q", "results": list(results), **fields})


@pytest.fixture
async def server(socket_enabled: None) -> AsyncGenerator[WebServer]:
    """Start a search service that finds two pages."""
    async with WebServer({"/search": answer(page(1), page(2))}) as server:
        yield server


type Service = Callable[..., SearchProvider]


@pytest.fixture(params=["tavily", "searxng"])
async def service(
    request: pytest.FixtureRequest, hass: HomeAssistant, server: WebServer
) -> Service:
    """Return what makes a provider that asks the server."""
    session = async_get_clientsession(hass)
    if request.param == "tavily":
        return lambda **options: Tavily(
            session, KEY, url=server.url(host=PUBLIC).rstrip("/"), **options
        )
    return lambda **options: SearXNG(session, server.url(host=PUBLIC), **options)


async def reason_of(provider: SearchProvider) -> SearchReason:
    """Return why a search fails; the text never has the key in it."""
    with pytest.raises(SearchError) as raised:
        await provider.async_search("q", 3, None, None)
    assert KEY not in str(raised.value)
    return raised.value.reason


async def call(
    hass: HomeAssistant,
    provider: SearchProvider,
    language: str | None = "de",
    on_invalid_auth: Callable[[], None] | None = None,
    **args: Any,
) -> llm.ToolResult:
    """Return what the tool comes back with."""
    tool = WebSearch(provider, on_invalid_auth=on_invalid_auth)
    context = llm.LLMContext("smart_agent", None, language, "conversation", None)
    return await tool.async_call(hass, llm.ToolInput(tool.name, args), context)


async def test_found(service: Service) -> None:
    """Title, text, host without `www.` and address come back, in order."""
    assert await service().async_search("q", 3, None, "en") == [
        SearchHit(
            f"Site {n}",
            f"Text {n}.",
            f"site{n}.example",
            f"https://www.site{n}.example/page?x={n}",
        )
        for n in (1, 2)
    ]


async def test_at_most(service: Service, server: WebServer) -> None:
    """No more results than asked for, whatever the service sends."""
    server.answers["/search"] = answer(*(page(n) for n in range(20)))
    found = await service().async_search("q", 2, None, "en")
    assert [one.title for one in found] == ["Site 0", "Site 1"]


async def test_tavily_request(hass: HomeAssistant, server: WebServer) -> None:
    """The request is the documented one: the key in a header, not in the address."""
    tavily = Tavily(
        async_get_clientsession(hass), KEY, url=server.url(host=PUBLIC).rstrip("/")
    )
    await tavily.async_search("Züge", 5, Recency.WEEK, "de")
    await tavily.async_search("Züge", 1, None, None)
    request = server.requests[0]
    assert (request.method, request.path_qs) == ("POST", "/search")
    assert request.headers["Authorization"] == f"Bearer {KEY}"
    assert request.content_type == "application/json"
    assert [json.loads(body) for body in server.bodies] == [
        {"query": "Züge", "max_results": 5, "time_range": "week"},
        {"query": "Züge", "max_results": 1},
    ]


@pytest.mark.parametrize(
    ("language", "code"),
    [
        ("de", "de"),
        ("de-CH", "de-CH"),
        ("pt-BR", "pt-BR"),
        ("zh-Hans", "zh"),
        ("zh-Hant-TW", "zh-TW"),
        ("sr-Latn", "sr"),
        ("es-419", "es"),
        ("gsw", "gsw"),
        (None, "auto"),
        ("", "auto"),
        ("*", "auto"),
        ("english", "auto"),
    ],
)
async def test_searxng_request(
    hass: HomeAssistant, server: WebServer, language: str | None, code: str
) -> None:
    """The request is the documented one, in a language that SearXNG takes."""
    searxng = SearXNG(async_get_clientsession(hass), server.url(host=PUBLIC))
    await searxng.async_search("a & b", 5, Recency.YEAR, language)
    await searxng.async_search("a & b", 5, None, language)
    first, second = server.requests
    assert (first.method, first.path) == ("GET", "/search")
    assert dict(first.query) == {
        "q": "a & b",
        "format": "json",
        "language": code,
        "time_range": "year",
    }
    assert "time_range" not in second.query


async def test_searxng_below_a_path(hass: HomeAssistant, server: WebServer) -> None:
    """A server may live below a path."""
    server.answers["/searx/search"] = answer(page(7))
    searxng = SearXNG(async_get_clientsession(hass), server.url("/searx/", PUBLIC))
    (found,) = await searxng.async_search("q", 3, None, None)
    assert found.title == "Site 7"


async def test_searxng_without_engines(hass: HomeAssistant, server: WebServer) -> None:
    """Nothing found because no engine answered is not nothing found."""
    searxng = SearXNG(async_get_clientsession(hass), server.url(host=PUBLIC))
    server.answers["/search"] = answer(unresponsive_engines=[["google", "CAPTCHA"]])
    assert await reason_of(searxng) is SearchReason.SERVER_ERROR
    server.answers["/search"] = answer(unresponsive_engines=[])
    assert await searxng.async_search("q", 3, None, None) == []


@pytest.mark.parametrize(
    ("status", "tavily", "searxng"),
    [
        (400, SearchReason.SERVER_ERROR, SearchReason.SERVER_ERROR),
        (401, SearchReason.INVALID_AUTH, SearchReason.INVALID_AUTH),
        (403, SearchReason.SERVER_ERROR, SearchReason.JSON_NOT_ENABLED),
        (404, SearchReason.SERVER_ERROR, SearchReason.SERVER_ERROR),
        (429, SearchReason.RATE_LIMITED, SearchReason.RATE_LIMITED),
        (432, SearchReason.RATE_LIMITED, SearchReason.SERVER_ERROR),
        (433, SearchReason.RATE_LIMITED, SearchReason.SERVER_ERROR),
        (500, SearchReason.SERVER_ERROR, SearchReason.SERVER_ERROR),
        (502, SearchReason.SERVER_ERROR, SearchReason.SERVER_ERROR),
    ],
)
async def test_status(
    service: Service,
    server: WebServer,
    status: int,
    tavily: SearchReason,
    searxng: SearchReason,
) -> None:
    """Every status has a reason."""
    server.answers["/search"] = json_reply(
        {"detail": {"error": f"no {KEY}"}}, status=status
    )
    provider = service()
    expected = tavily if isinstance(provider, Tavily) else searxng
    assert await reason_of(provider) is expected


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"<html>not JSON</html>",
        b"\xff\xfe",
        b"[]",
        b"null",
        b"{}",
        b'{"results": null}',
        b'{"results": {}}',
        b'{"results": [' + b"[" * 5000,
        b'{"results": [], "x": "' + b"x" * MAX_BODY + b'"}',
    ],
    ids=lambda body: body[:20],
)
async def test_no_valid_answer(
    service: Service, server: WebServer, body: bytes
) -> None:
    """Garbage and bodies without end are no answer."""
    server.answers["/search"] = Reply(body)
    assert await reason_of(service()) is SearchReason.INVALID_RESPONSE


async def test_endless_answer(service: Service, server: WebServer) -> None:
    """An answer without end is read up to its bound."""

    async def endless(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        await response.write(b'{"results": [')
        while True:
            await response.write(b"0," * 10_000)

    server.answers["/search"] = endless
    assert await reason_of(service()) is SearchReason.INVALID_RESPONSE


async def test_broken_compression(service: Service, server: WebServer) -> None:
    """A body that is not what its header says is no answer."""
    server.answers["/search"] = Reply(
        b"no gzip at all", headers={"Content-Encoding": "gzip"}
    )
    assert await reason_of(service()) is SearchReason.INVALID_RESPONSE


@pytest.mark.parametrize(
    "result",
    [
        None,
        "https://page.example",
        {},
        {"url": 5},
        page(1, url="javascript:alert(1)"),
        page(1, url="file:///etc/passwd"),
        page(1, url="ftp://page.example/"),
        page(1, url="http://"),
        page(1, url="/relative"),
        page(1, url="http://[::bad/"),
        page(1, url="http://xn--a/"),
        page(1, url="https://user:secret@page.example/"),
        page(1, url="https://page.example/" + "x" * 2000),
    ],
)
async def test_results_that_are_no_pages(
    service: Service, server: WebServer, result: Any
) -> None:
    """A result without an address that is safe to show is left out."""
    server.answers["/search"] = answer(result, page(2))
    found = await service().async_search("q", 3, None, None)
    assert [one.title for one in found] == ["Site 2"]


async def test_results_with_gaps(service: Service, server: WebServer) -> None:
    """A result without title or text is one all the same."""
    server.answers["/search"] = answer(page(1, title=None, content=None))
    assert await service().async_search("q", 3, None, None) == [
        SearchHit(
            "site1.example", "", "site1.example", "https://www.site1.example/page?x=1"
        )
    ]


async def test_cannot_connect(hass: HomeAssistant, server: WebServer) -> None:
    """Nobody listens, or there is no such address."""
    session = async_get_clientsession(hass)
    url = server.url(host=PUBLIC)
    await server.__aexit__()
    for address in (url, "http://127.0.0.1:0", "nonsense"):
        assert await reason_of(SearXNG(session, address)) is SearchReason.CANNOT_CONNECT


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_no_redirect(service: Service, server: WebServer, status: int) -> None:
    """Neither words nor key go to another address, least of all one in the network."""
    server.answers["/search"] = redirect("/elsewhere", status)
    assert await reason_of(service()) is SearchReason.SERVER_ERROR
    assert server.paths == ["/search"]


@pytest.mark.parametrize("started", [False, True])
async def test_timeout(
    hass: HomeAssistant, service: Service, server: WebServer, started: bool
) -> None:
    """A service that hangs, before or within its answer, has its time."""
    gone = asyncio.Event()

    async def hang(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse()
        if started:
            await response.prepare(request)
            await response.write(b'{"results": [')
        await gone.wait()
        return response

    server.answers["/search"] = hang
    result = await call(hass, service(timeout=0.01), query="q")
    gone.set()
    assert result == llm.ToolResult(
        {"error": "web_search failed: timed out after 0.01 s"}, error=True
    )


async def test_cancelled(service: Service, server: WebServer) -> None:
    """A turn that ends takes its search with it."""
    asked, gone = asyncio.Event(), asyncio.Event()

    async def hang(request: web.Request) -> web.StreamResponse:
        asked.set()
        await gone.wait()
        return web.Response()

    server.answers["/search"] = hang
    task = asyncio.create_task(service().async_search("q", 3, None, None))
    await asked.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    gone.set()


async def test_prove(service: Service, server: WebServer) -> None:
    """Settings are proven by one search; no result is no failure."""
    server.answers["/search"] = answer()
    await async_prove(service())
    assert server.paths == ["/search"]
    server.answers["/search"] = Reply(status=401)
    with pytest.raises(SearchError) as raised:
        await async_prove(service())
    assert raised.value.reason is SearchReason.INVALID_AUTH


async def test_tool(hass: HomeAssistant, service: Service, server: WebServer) -> None:
    """The tool asks as the model said and gives a digest."""
    result = await call(hass, service(), query="q", max_results=1, recency="day")
    assert result == llm.ToolResult(
        {
            "result": [
                {"title": "Site 1", "text": "Text 1.", "source": "site1.example"}
            ],
            "sources": [
                {
                    "title": "Site 1",
                    "source": "site1.example",
                    "url": "https://www.site1.example/page?x=1",
                }
            ],
        }
    )
    if server.requests[0].method == "GET":
        assert server.requests[0].query["language"] == "de"
        assert server.requests[0].query["time_range"] == "day"
    else:
        assert json.loads(server.bodies[0])["time_range"] == "day"


async def test_tool_defaults(hass: HomeAssistant, service: Service) -> None:
    """Three results without a word of the model, in any language."""
    result = await call(hass, service(), None, query="q")
    assert not result.error
    sources = cast("list[dict[str, str]]", result.data["sources"])
    assert [source["title"] for source in sources] == ["Site 1", "Site 2"]


async def test_tool_failure(hass: HomeAssistant, server: WebServer) -> None:
    """A failure is a result; a refused key is also told to who can ask for another."""
    refused: list[bool] = []
    tavily = Tavily(
        async_get_clientsession(hass), KEY, url=server.url(host=PUBLIC).rstrip("/")
    )
    for status, text, times in (
        (500, "the search service has a problem", 0),
        (401, "the search service refused the key", 1),
    ):
        server.answers["/search"] = Reply(status=status)
        result = await call(
            hass, tavily, on_invalid_auth=lambda: refused.append(True), query="q"
        )
        assert result == llm.ToolResult(
            {"error": f"web_search failed: {text}"}, error=True
        )
        assert len(refused) == times


@pytest.mark.parametrize(
    "args",
    [
        {},
        {"query": ""},
        {"query": 5},
        {"query": "x" * 401},
        {"query": "q", "max_results": 0},
        {"query": "q", "max_results": 11},
        {"query": "q", "max_results": "3"},
        {"query": "q", "recency": "decade"},
        {"query": "q", "page": 2},
    ],
)
async def test_wrong_arguments(
    hass: HomeAssistant, service: Service, server: WebServer, args: dict[str, Any]
) -> None:
    """Wrong arguments reach no service."""
    assert (await call(hass, service(), **args)).error
    assert not server.requests


def test_schema() -> None:
    """The model is shown every bound."""
    schema = probatio.to_openapi(WebSearch.parameters, openapi_version="3.1.0")
    assert schema["required"] == ["query"]
    assert schema["properties"]["query"]["minLength"] == 1
    assert schema["properties"]["max_results"]["default"] == 3
    assert schema["properties"]["recency"]["enum"] == ["day", "week", "month", "year"]
