"""The agent's own tools in whole turns: offered, called, cited, given back."""

import asyncio
import json
from pathlib import Path

from aiohttp import web as web_response
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.own_tools.files import database_path
from custom_components.smart_agent.prompt.history import BORDER
from custom_components.smart_agent.prompt.untrusted import MARK
from custom_components.smart_agent.trace.outcome import Outcome
from fakes.ollama_server import OllamaServer, Reply as ModelReply, call, calls, say
from homeassistant.config_entries import ConfigEntryState, ConfigSubentryData
from homeassistant.const import CONF_URL
from homeassistant.core import HomeAssistant
from homeassistant.helpers import issue_registry as ir, llm
from homeassistant.setup import async_setup_component

from ..house_fixtures import Talk
from ..web_fixtures import Equip, found
from .painter import Painter
from .web_server import Reply, WebServer, html

WEATHER = {
    "url": "https://www.weather.example/sydney?d=1",
    "title": "Sydney weather",
    "content": "Sunny, 24 degrees.",
}
SHOWN = (
    f"{BORDER}\n\nSource: [weather.example](https://www.weather.example/sydney?d=1)."
)


def told(talk: Talk, back: int = -1) -> dict[str, object]:
    """Return what the model was told of a call in the last request."""
    data: dict[str, object] = json.loads(talk.told[back]["content"])
    return data


async def test_offered_by_short_names(equipped: Equip) -> None:
    """What the user chose stands among the tools, and what it is for in the prompt."""
    talk = await equipped("web_search", "calculate")
    talk.server.script(say("Hello."))
    await talk("hello")
    names = [tool["function"]["name"] for tool in talk.asked[0]["tools"]]
    assert {"web_search", "calculate"} <= set(names)
    assert not {"fetch_page", "system_stats", "search_documents"} & set(names)
    system = talk.asked[0]["messages"][0]["content"]
    assert "On the internet: web_search." in system
    assert "What is not about the home look up with web_search" in system
    assert "search_documents" not in system


async def test_searches_and_names_its_source(equipped: Equip, web: WebServer) -> None:
    """The model is told a digest marked as data; the chat shows where it comes from."""
    web.answers["/search"] = found(WEATHER)
    talk = await equipped("web_search")
    talk.server.script(
        call("web_search", {"query": "weather Sydney"}),
        say("It is sunny in Sydney, 24 degrees."),
    )
    heard = await talk("what is the weather in Sydney?")
    assert heard.speech == f"It is sunny in Sydney, 24 degrees.{SHOWN}"
    assert told(talk) == {
        "from_outside": MARK,
        "result": [
            {
                "title": "Sydney weather",
                "text": "Sunny, 24 degrees.",
                "source": "weather.example",
                "url": WEATHER["url"],
            }
        ],
    }
    assert talk.record.speech == "It is sunny in Sydney, 24 degrees."
    assert talk.record.sources == [
        {"title": "Sydney weather", "source": "weather.example", "url": WEATHER["url"]}
    ]


@pytest.mark.parametrize(
    ("said", "spoken"),
    [
        ("It is sunny.", "It is sunny. Source: weather.example."),
        ("It is sunny", "It is sunny. Source: weather.example."),
        ("Weather.example says sunny.", "Weather.example says sunny."),
    ],
)
async def test_spoken_source(
    equipped: Equip, web: WebServer, kitchen: str, said: str, spoken: str
) -> None:
    """Who cannot see hears the source in a few words, unless the answer names it."""
    web.answers["/search"] = found(WEATHER)
    talk = await equipped("web_search")
    talk.satellite = kitchen
    talk.server.script(call("web_search", {"query": "weather Sydney"}), say(said))
    assert (await talk("what is the weather in Sydney?")).speech == spoken


async def test_sources_not_shown(equipped: Equip, web: WebServer) -> None:
    """Links in the chat are an option."""
    web.answers["/search"] = found(WEATHER)
    talk = await equipped("web_search", options={"show_sources": False})
    talk.server.script(call("web_search", {"query": "weather"}), say("Sunny."))
    heard = await talk("what is the weather?")
    assert heard.speech == "Sunny. Source: weather.example."


async def test_next_turn_has_the_answer_alone(equipped: Equip, web: WebServer) -> None:
    """Neither what was found nor the links are sent again."""
    web.answers["/search"] = found(WEATHER)
    talk = await equipped("web_search")
    talk.server.script(
        call("web_search", {"query": "weather"}), say("Sunny."), say("You're welcome.")
    )
    heard = await talk("what is the weather?")
    await talk("thanks", after=heard)
    sent = talk.asked[-1]["messages"]
    assert [one["role"] for one in sent] == ["system", "user", "assistant", "user"]
    assert sent[2]["content"] == "Sunny."


async def test_light_and_weather(equipped: Equip, web: WebServer) -> None:
    """Both parts are done in one turn, with Home Assistant's own tool and ours."""
    web.answers["/search"] = found(WEATHER)
    talk = await equipped("web_search", confirm="automatic", sentences=True)
    talk.server.script(
        calls(
            ("HassTurnOn", {"name": "Desk Lamp"}),
            ("web_search", {"query": "weather Sydney"}),
        ),
        say("The desk lamp is on, and it is sunny in Sydney."),
    )
    heard = await talk("turn on the desk lamp and tell me the weather in Sydney")
    assert heard.speech.startswith("The desk lamp is on, and it is sunny in Sydney.")
    assert talk.state("light.desk_lamp") == "on"
    assert not heard.asks


@pytest.mark.parametrize("together", [True, False])
async def test_failed_search_undoes_nothing(
    equipped: Equip, web: WebServer, *, together: bool
) -> None:
    """The light stays on, and the model goes on with the failure in one line."""
    web.answers["/search"] = Reply(status=500)
    talk = await equipped("web_search")
    light = ("HassTurnOn", {"name": "Desk Lamp"})
    search = ("web_search", {"query": "weather Sydney"})
    steps = [calls(light, search)] if together else [call(*search), call(*light)]
    talk.server.script(*steps, say("The lamp is on, but I found no weather."))
    heard = await talk("turn on the desk lamp and tell me the weather in Sydney")
    assert heard.speech == "The lamp is on, but I found no weather."
    assert talk.state("light.desk_lamp") == "on"
    search_told = next(
        json.loads(one["content"])
        for one in talk.told
        if one.get("tool_name") == "web_search"
    )
    assert search_told == {
        "error": "web_search failed: the search service has a problem"
    }


async def test_side_by_side(equipped: Equip, web: WebServer) -> None:
    """Calls of one step do not wait for each other."""
    both = asyncio.Barrier(2)

    async def answer(request: web_response.Request) -> web_response.StreamResponse:
        async with asyncio.timeout(5):
            await both.wait()
        return web_response.json_response({"results": [WEATHER]})

    web.answers["/search"] = answer
    talk = await equipped("web_search")
    talk.server.script(
        calls(("web_search", {"query": "Sydney"}), ("web_search", {"query": "Perth"})),
        say("Sunny in both."),
    )
    await talk("what is the weather in Sydney and in Perth?")
    assert [one.failed for one in talk.record.calls] == [False, False]


async def test_deadline_of_a_tool(equipped: Equip, web: WebServer) -> None:
    """A search that never ends is a line that the model can go on from."""
    gone = asyncio.Event()

    async def hang(request: web_response.Request) -> web_response.StreamResponse:
        await gone.wait()
        return web_response.Response()

    web.answers["/search"] = hang
    talk = await equipped("web_search", tool_timeout=0.05)
    talk.server.script(call("web_search", {"query": "x"}), say("I could not look."))
    heard = await talk("search the web for x")
    gone.set()
    assert heard.speech == "I could not look."
    assert told(talk)["error"] == "Timeout"


async def test_picture_has_more_time(painter: Painter, equipped: Equip) -> None:
    """Pictures take longer than other tools may."""
    painter.outcome = asyncio.Event()
    asyncio.get_running_loop().call_later(0.1, painter.outcome.set)
    talk = await equipped(
        "generate_image",
        options={"image_entity": "ai_task.painter"},
        tool_timeout=0.01,
    )
    talk.server.script(call("generate_image", {"prompt": "a fox"}), say("There."))
    heard = await talk("draw a fox")
    assert heard.speech.startswith("Here is your picture.")


async def test_documents(hass: HomeAssistant, equipped: Equip, documents: Path) -> None:
    """A manual is found, and named as the source without a link."""
    (documents / "dishwasher.md").write_text("# Errors\n\nE15: water in the base.\n")
    talk = await equipped("search_documents")
    await hass.async_block_till_done(wait_background_tasks=True)
    talk.server.script(
        call("search_documents", {"query": "E15"}), say("There is water in the base.")
    )
    heard = await talk("what does E15 on my dishwasher mean?")
    assert heard.speech == (
        f"There is water in the base.{BORDER}\n\nSource: dishwasher.md."
    )
    assert database_path(hass).exists()


async def test_unreadable_document(
    hass: HomeAssistant,
    equipped: Equip,
    documents: Path,
    issue_registry: ir.IssueRegistry,
) -> None:
    """A file that cannot be read is named in a repair issue, which goes with it."""
    (documents / "broken.pdf").write_bytes(b"no PDF")
    talk = await equipped("search_documents")
    await hass.async_block_till_done(wait_background_tasks=True)
    (issue,) = (i for i in issue_registry.issues.values() if i.domain == DOMAIN)
    assert issue.translation_placeholders
    assert "broken.pdf" in issue.translation_placeholders["files"]
    assert await hass.config_entries.async_unload(talk.entry.entry_id)
    assert not [i for i in issue_registry.issues.values() if i.domain == DOMAIN]


async def test_folder_that_is_gone(
    hass: HomeAssistant, equipped: Equip, issue_registry: ir.IssueRegistry
) -> None:
    """Without its folder the tool is not offered, and the user is told."""
    talk = await equipped("search_documents", "calculate", options={"folder": "gone"})
    (issue,) = (i for i in issue_registry.issues.values() if i.domain == DOMAIN)
    assert issue.translation_placeholders
    assert issue.translation_placeholders["folder"] == "gone"
    talk.server.script(say("Hello."))
    await talk("hello")
    names = [tool["function"]["name"] for tool in talk.asked[0]["tools"]]
    assert "calculate" in names
    assert "search_documents" not in names
    assert await hass.config_entries.async_unload(talk.entry.entry_id)
    assert not [i for i in issue_registry.issues.values() if i.domain == DOMAIN]


async def test_embeddings(
    hass: HomeAssistant, equipped: Equip, documents: Path
) -> None:
    """Files and questions are embedded by a model of the same server."""
    (documents / "notes.md").write_text("The cat eats at seven.\n")
    talk = await equipped("search_documents", options={"embedding_model": "embedder"})
    await hass.async_block_till_done(wait_background_tasks=True)
    talk.server.script(
        call("search_documents", {"query": "feeding time"}), say("At seven.")
    )
    await talk("when does the cat eat?")
    inputs = [r.body["input"] for r in talk.server.requests if r.path == "/api/embed"]
    assert inputs == [["notes.md\nThe cat eats at seven."], ["feeding time"]]


@pytest.mark.parametrize("kept", [True, False])
async def test_page_of_the_user_and_of_a_search(
    equipped: Equip, web: WebServer, *, kept: bool
) -> None:
    """A page is read whose address was said or found, and no other."""
    web.answers["/search"] = found({**WEATHER, "url": web.url("/sydney")})
    web.answers["/sydney"] = html("<article><p>Sunny until Friday.</p></article>")
    web.answers["/other"] = html("<article><p>Nothing.</p></article>")
    talk = await equipped("web_search", "fetch_page")
    path = "/sydney" if kept else "/other?state=alarm-off"
    talk.server.script(
        call("web_search", {"query": "weather Sydney"}),
        call("fetch_page", {"url": web.url(path)}),
        say("Sunny until Friday."),
    )
    await talk("how long will it be sunny in Sydney?")
    assert web.paths == (["/search", "/sydney"] if kept else ["/search"])
    assert ("Sunny until Friday" in talk.told[-1]["content"]) is kept


async def test_address_that_was_said(equipped: Equip, web: WebServer) -> None:
    """The user's own words name an address without its scheme."""
    web.answers["/news"] = html("<article><p>No trains on Monday.</p></article>")
    talk = await equipped("fetch_page")
    talk.server.script(
        call("fetch_page", {"url": web.url("/news")}), say("No trains on Monday.")
    )
    address = web.url("/news").removeprefix("http://")
    heard = await talk(f"what is new on {address}?")
    assert heard.speech.startswith("No trains on Monday.")
    assert web.paths == ["/news"]


async def test_picture(
    hass: HomeAssistant,
    painter: Painter,
    equipped: Equip,
    kitchen: str,
) -> None:
    """It is shown in the chat and said in the agent's words, whatever the model says."""
    talk = await equipped("generate_image", options={"image_entity": "ai_task.painter"})
    script = (
        call("generate_image", {"prompt": "a red fox"}),
        say("Sure! ![fox](https://wrong.example/fox.png)"),
    )
    talk.server.script(*script)
    heard = await talk("draw a red fox")
    words, _, shown = heard.speech.partition(BORDER)
    assert words == "Here is your picture."
    assert shown.startswith("\n\n![](/ai_task/image/")
    assert "authSig" not in talk.told[-1]["content"]
    talk.satellite = kitchen
    talk.server.script(*script)
    assert (await talk("draw a red fox")).speech == "Here is your picture."


async def test_picture_and_more(
    painter: Painter,
    equipped: Equip,
) -> None:
    """Where more was done the model tells of both."""
    talk = await equipped("generate_image", options={"image_entity": "ai_task.painter"})
    talk.server.script(
        calls(
            ("generate_image", {"prompt": "a red fox"}),
            ("HassTurnOn", {"name": "Desk Lamp"}),
        ),
        say("The lamp is on, and here is your fox."),
    )
    heard = await talk("draw a red fox and turn on the desk lamp")
    assert heard.speech.startswith(
        f"The lamp is on, and here is your fox.{BORDER}\n\n![](/ai_task/image/"
    )


async def test_unknown_argument(equipped: Equip) -> None:
    """The guard answers wrong arguments of these tools as of any other."""
    talk = await equipped("web_search")
    talk.server.script(
        call("web_search", {"query": "", "sites": "x"}), say("What shall I look for?")
    )
    await talk("search the web")
    (one,) = talk.record.calls
    assert one.verdict == "rejected"
    assert "query" in one.feedback
    assert "sites" in one.feedback


async def test_given_back(hass: HomeAssistant, equipped: Equip) -> None:
    """With its entry the API goes, and comes back when that is loaded again."""
    talk = await equipped("calculate", "search_documents")
    ids = [api.id for api in llm.async_get_apis(hass)]
    assert ids.count(DOMAIN) == 1
    assert await hass.config_entries.async_unload(talk.entry.entry_id)
    assert DOMAIN not in [api.id for api in llm.async_get_apis(hass)]
    assert await hass.config_entries.async_setup(talk.entry.entry_id)
    assert DOMAIN in [api.id for api in llm.async_get_apis(hass)]


async def test_removed(hass: HomeAssistant, equipped: Equip) -> None:
    """Agents lose tools that are removed, and answer as before; the index goes."""
    talk = await equipped("calculate", "search_documents")
    await hass.async_block_till_done(wait_background_tasks=True)
    assert database_path(hass).exists()
    (tools,) = talk.entry.get_subentries_of_type("tools")
    assert hass.config_entries.async_remove_subentry(talk.entry, tools.subentry_id)
    await hass.async_block_till_done(wait_background_tasks=True)
    assert talk.entry.state is ConfigEntryState.LOADED
    (agent,) = talk.entry.get_subentries_of_type("conversation")
    assert agent.data["llm_hass_api"] == ["assist"]
    assert not database_path(hass).exists()
    talk.server.script(say("Hello."))
    assert (await talk("hello")).speech == "Hello."


async def test_entry_removed(
    hass: HomeAssistant, equipped: Equip, ollama_server: OllamaServer
) -> None:
    """With the entry of the tools those of other servers' agents go too."""
    talk = await equipped("search_documents")
    other = MockConfigEntry(
        domain=DOMAIN,
        data={CONF_URL: ollama_server.url.replace("127.0.0.1", "localhost")},
        subentries_data=[
            ConfigSubentryData(
                data={"model": "test-model:latest", "llm_hass_api": [DOMAIN]},
                subentry_type="conversation",
                title="Other",
                unique_id=None,
            )
        ],
    )
    other.add_to_hass(hass)
    assert await async_setup_component(hass, "homeassistant", {})
    await hass.config_entries.async_remove(talk.entry.entry_id)
    (agent,) = other.get_subentries_of_type("conversation")
    assert agent.data["llm_hass_api"] == []
    assert not database_path(hass).exists()


@pytest.mark.parametrize(
    ("called", "speech"),
    [
        (call("calculate", {"expression": "15% of 80"}), "12"),
        (call("web_search", {"query": "weather"}), f"Sunny, 24 degrees.{SHOWN}"),
    ],
)
async def test_silent_about_what_was_found(
    equipped: Equip, web: WebServer, called: ModelReply, speech: str
) -> None:
    """A model that says nothing about it is spoken for."""
    web.answers["/search"] = found(WEATHER)
    talk = await equipped("calculate", "web_search")
    silent = say("", eval_count=1)
    talk.server.script(called, silent, silent)
    heard = await talk("find it out")
    assert heard.speech == speech
    assert not heard.failed
    assert talk.record.outcome is Outcome.ANSWERED


async def test_not_in_the_home(equipped: Equip, web: WebServer) -> None:
    """A model that looks in the home for the rest of the world is told where it is."""
    web.answers["/search"] = found(WEATHER)
    talk = await equipped("web_search", "fetch_page")
    talk.server.script(
        call("GetLiveContext", {"name": "Sydney"}),
        call("web_search", {"query": "weather Sydney"}),
        say("Sunny."),
    )
    heard = await talk("what is the weather in Sydney?")
    assert heard.speech == f"Sunny.{SHOWN}"
    assert "To find it elsewhere call web_search." in talk.record.calls[0].feedback


async def test_command_for_what_is_not_there(equipped: Equip) -> None:
    """Who wants something done is not sent to the web."""
    talk = await equipped("web_search")
    talk.server.script(
        call("HassTurnOn", {"name": "Sydney"}), say("I cannot find Sydney.")
    )
    await talk("turn on Sydney")
    assert "web_search" not in talk.record.calls[0].feedback
