"""Servers and tools that fail: the turn goes on, or ends in a sentence."""

import asyncio
from contextlib import suppress
import gc
import json
import socket
from typing import override

import probatio
import pytest

from custom_components.smart_agent.llm_tools import timeout
from custom_components.smart_agent.prompt.untrusted import MARK
from custom_components.smart_agent.trace.outcome import Outcome
from fakes.ollama_server import (
    OllamaServer,
    Reply,
    call,
    calls,
    cut,
    flood,
    hang,
    http_error,
    lines,
    lost,
    no_done,
    redirect,
    say,
    stream_error,
)
from homeassistant.components.conversation import ToolResultContent, async_converse
from homeassistant.config_entries import SOURCE_REAUTH
from homeassistant.const import MAJOR_VERSION, MINOR_VERSION
from homeassistant.core import Context, HomeAssistant, ServiceCall
from homeassistant.exceptions import HomeAssistantError, Unauthorized
from homeassistant.helpers import intent, llm

from ..house_fixtures import NewTalk, Talk

NEWER = (MAJOR_VERSION, MINOR_VERSION) >= (2026, 11)
"""From 2026.11 on Home Assistant keeps a turn that was cancelled, with the error."""

NO_ANSWER = "Sorry, I got no answer from my language model."
CANNOT_CONNECT = "Sorry, I cannot reach my language model right now."
SERVER_ERROR = "Sorry, my language model had a problem. Please try again."
NOT_OLLAMA = "Sorry, what answers is not my language model."
REDIRECTED = (
    "Sorry, the server of my language model sends me elsewhere, and I do not go there."
)
BROKE_OFF = "My language model did not finish, so something may still be missing."
TIMEOUT = "Sorry, that took too long. Please try again."


def nested(depth: int) -> list[object]:
    """Return a list in a list in a list."""
    inner: list[object] = []
    for _ in range(depth):
        inner = [inner]
    return inner


PASSING = {
    "lost call": (lost(), NO_ANSWER),
    "empty": (say("", eval_count=1), NO_ANSWER),
    "only thoughts": (say("", thinking="Hm, what now?"), NO_ANSWER),
    "only markup": (say("***"), NO_ANSWER),
    "500": (http_error(500, "failed to parse JSON: unexpected end"), SERVER_ERROR),
    "503": (http_error(503, "server busy, please try again"), SERVER_ERROR),
    "error line": (stream_error("error parsing tool call"), SERVER_ERROR),
    "error line in mid-text": (
        stream_error("boom", after=("The light ", "is")),
        SERVER_ERROR,
    ),
    "reset": (cut(), CANNOT_CONNECT),
    "cut": (cut(reset=False), CANNOT_CONNECT),
    "cut in mid-text": (cut(after=("The light ", "is")), CANNOT_CONNECT),
    "no done": (no_done("The light is"), NO_ANSWER),
    "garbage": (lines(b"\x00\xff garbage"), NOT_OLLAMA),
    "a page": (lines(b"<html>Welcome</html>"), NOT_OLLAMA),
    "other JSON": (lines(b"[1, 2]"), NOT_OLLAMA),
}


async def test_asked_once_more(talk: Talk, subtests: pytest.Subtests) -> None:
    """An answer that was lost on the way is asked for once more."""
    told = {
        "role": "user",
        "content": "Your last answer did not arrive. The user said: "
        '"is the light on?" Call a tool, or answer in one short sentence.',
    }
    for name, (reply, _) in PASSING.items():
        with subtests.test(name):
            talk.server.requests.clear()
            talk.server.script_anew(reply, say("It is on."))
            heard = await talk("is the light on?")
            assert heard.streamed == ("It is on.",)
            assert not heard.failed
            # Silence is no mistake: there is nothing to tell, the same is sent again.
            silent = reply == PASSING["empty"][0]
            assert talk.told == ([] if silent else [told])


async def test_asked_only_once_more(talk: Talk, subtests: pytest.Subtests) -> None:
    """The second time the user hears what is wrong."""
    for name, (reply, speech) in PASSING.items():
        with subtests.test(name):
            talk.server.requests.clear()
            talk.server.script_anew(reply, reply)
            heard = await talk("is the light on?")
            assert heard.speech == speech
            assert heard.failed
            assert not heard.asks
            assert talk.record.outcome is Outcome.FAILED
            assert len(talk.asked) == 2
            talk.server.script(say("It is on."))
            assert (await talk("and now?", after=heard)).speech == "It is on."


async def test_lost_counts_as_an_attempt(new_talk: NewTalk) -> None:
    """With one attempt there is no second request."""
    talk = await new_talk(max_attempts=1)
    talk.server.script(lost())
    assert (await talk("is the light on?")).speech == NO_ANSWER


STORY = tuple(f"Sentence number {n} of a long story. " for n in range(20))


@pytest.mark.parametrize(
    ("reply", "options", "reason"),
    [
        (stream_error("boom", after=STORY), {}, SERVER_ERROR),
        (hang(after=STORY), {"turn_timeout": 0.5}, TIMEOUT),
    ],
    ids=["error", "timeout"],
)
async def test_breaks_off_while_it_speaks(
    new_talk: NewTalk, reply: Reply, options: dict[str, float], reason: str
) -> None:
    """What was spoken cannot be taken back: the reason follows, and is shown once.

    A voice that speaks as the words come in hears it too, a sentence of its own.
    """
    talk = await new_talk(**options)
    talk.server.script(reply)
    heard = await talk("tell me a story")
    assert heard.streamed[0].startswith("Sentence number 0")
    assert heard.streamed[-1] == f" {reason}"
    assert heard.speech == reason
    assert not heard.failed
    assert talk.record.outcome is Outcome.FAILED
    assert len(talk.asked) == 1


async def test_breaks_off_and_nobody_listens(hass: HomeAssistant, talk: Talk) -> None:
    """Who asks through an action is told that it failed."""
    talk.server.script(stream_error("boom", after=STORY))
    result = await async_converse(
        hass, "tell me a story", None, Context(), "en", talk.agent_id
    )
    assert result.response.response_type is intent.IntentResponseType.ERROR
    assert result.response.speech["plain"]["speech"] == SERVER_ERROR


async def test_all_was_done_before_it_failed(new_talk: NewTalk) -> None:
    """A command that ran is confirmed, whatever came of the model's words."""
    talk = await new_talk(sentences=True)
    error = http_error(500, "boom")
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), error, error)
    heard = await talk("turn on the desk lamp")
    assert heard.speech == "Turned on the light"
    assert not heard.failed
    assert talk.record.outcome is Outcome.ACTED
    assert talk.record.error.startswith("server_error")


async def test_ends_without_done_while_it_speaks(talk: Talk) -> None:
    """An answer that lacks only its last chunk is one."""
    story = "".join(f"Sentence number {n} of a long story. " for n in range(20))
    talk.server.script(no_done(story))
    heard = await talk("tell me a story")
    assert "".join(heard.streamed) == story.strip()


async def test_server_down(talk: Talk) -> None:
    """The user hears that the server is away, and may try again when it is back."""
    await talk.server.stop()
    heard = await talk("sort out the desk lamp")
    assert heard.speech == CANNOT_CONNECT
    assert heard.failed
    await talk.server.start()
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), say("It is on."))
    assert (await talk("sort out the desk lamp")).speech == "It is on."


async def test_server_goes_down(talk: Talk) -> None:
    """A server that was there a turn ago can be away as well."""
    talk.server.script(say("Hello."))
    await talk("hello")
    await talk.server.stop()
    assert (await talk("hello")).speech == CANNOT_CONNECT


async def test_server_fails_after_an_action(talk: Talk) -> None:
    """What was done is told before what went wrong."""
    error = http_error(500, "boom")
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), error, error)
    heard = await talk("sort out the desk lamp and see to the rest")
    assert heard.speech == f"Turned on the light. {BROKE_OFF}"
    assert heard.failed
    assert talk.state("light.desk_lamp") == "on"


async def test_silent_after_an_action(talk: Talk) -> None:
    """A model that has nothing to say of what it did is spoken for."""
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), say("", eval_count=1))
    heard = await talk("sort out the desk lamp")
    assert heard.speech == "Turned on the light"
    assert not heard.failed
    assert talk.record.outcome is Outcome.ACTED


async def test_lost_after_an_action(talk: Talk) -> None:
    """A lost call may have been the second half of what was asked."""
    talk.server.script(
        call("HassTurnOn", {"name": "Desk Lamp"}),
        lost(),
        call("HassTurnOff", {"name": "Kitchen Ceiling Light"}),
        lost(),
    )
    heard = await talk("sort out the desk lamp and tame the kitchen light")
    assert heard.speech == "Turned on the light. Turned off the light"
    assert talk.state("light.kitchen_ceiling_light") == "off"


async def test_key_refused(talk: Talk) -> None:
    """A refused key is said and asked for in Home Assistant."""
    talk.server.api_key = "changed"
    heard = await talk("sort out the desk lamp")
    assert heard.speech == "Sorry, the server of my language model refused the key."
    (flow,) = talk.hass.config_entries.flow.async_progress()
    assert flow["context"]["source"] == SOURCE_REAUTH


async def test_sent_elsewhere(talk: Talk) -> None:
    """What was said at home does not go where a server sends it."""
    async with OllamaServer() as elsewhere:
        talk.server.instead["/api/chat"] = redirect(f"{elsewhere.url}/api/chat")
        heard = await talk("sort out the desk lamp")
        assert elsewhere.requests == []
    assert heard.speech == REDIRECTED
    assert heard.failed
    assert talk.record.error == f"redirected: {elsewhere.url}/api/chat"
    assert [request.problem for request in talk.record.requests] == ["redirected"]
    assert talk.state("light.desk_lamp") == "off"


TOO_LARGE = {
    "a line without end": (flood(b"a" * 65_536), "> 262144 B"),
    "text without end": (
        say("a" * 20_001, chunks=["a" * 20_001]),
        "> 20000 characters",
    ),
    "thinking without end": (
        say("", thinking="a" * 100_001),
        "> 100000 characters of thinking",
    ),
    "2,000 calls": (
        calls(*[("HassTurnOn", {"name": "Desk Lamp"})] * 2_000),
        "> 64 calls",
    ),
    "65 calls": (
        calls(*[("HassTurnOn", {"name": "Desk Lamp"})] * 65),
        "> 64 calls",
    ),
    "one argument without end": (
        call("HassTurnOn", {"name": "Desk Lamp" + " " * 20_000}),
        "> 20000 characters",
    ),
    "arguments without end": (
        call(
            "HassTurnOn", {"name": "Desk Lamp", **dict.fromkeys(map(str, range(5_000)))}
        ),
        "> 20000 characters",
    ),
    "depth without end": (
        call("HassTurnOn", {"name": "Desk Lamp", "deep": nested(200)}),
        "> 32 levels of arguments",
    ),
}


@pytest.mark.parametrize(("reply", "detail"), TOO_LARGE.values(), ids=TOO_LARGE)
async def test_too_large(talk: Talk, reply: Reply, detail: str) -> None:
    """Of an answer that is too large nothing is done, and the user hears why."""
    talk.server.script(reply)
    heard = await talk("sort out the desk lamp")
    assert heard.speech == (
        "Sorry, the answer of my language model was too long to read."
    )
    assert heard.failed
    assert talk.record.error == f"too_large: {detail}"
    assert [request.problem for request in talk.record.requests] == ["too_large"]
    assert talk.record.attempts == 1
    assert not talk.record.calls
    assert talk.state("light.desk_lamp") == "off"
    assert json.dumps(talk.record.as_dict())


async def test_as_large_as_can_be(talk: Talk) -> None:
    """An answer up to the limits is read."""
    lamp = ("HassTurnOn", {"name": "Desk Lamp"})
    talk.server.script(
        calls(*[lamp] * 64, text="a" * 15_000, thinking="a" * 100_000), say("It is on.")
    )
    heard = await talk("sort out the desk lamp")
    assert not heard.failed
    assert talk.state("light.desk_lamp") == "on"


async def test_model_missing(new_talk: NewTalk) -> None:
    """A model that the server does not have is called by its name."""
    talk = await new_talk(model="absent:latest")
    heard = await talk("sort out the desk lamp")
    assert heard.speech == "Sorry, the model absent:latest is not on the server."
    assert heard.failed


async def test_model_removed(talk: Talk) -> None:
    """So is one that was there a turn ago."""
    talk.server.script(say("Hello."))
    await talk("hello")
    del talk.server.models["test-model:latest"]
    heard = await talk("hello")
    assert heard.speech == "Sorry, the model test-model:latest is not on the server."


async def test_no_tool_support(new_talk: NewTalk) -> None:
    """A model that cannot call tools is not asked a second time."""
    talk = await new_talk(model="plain:latest")
    heard = await talk("sort out the desk lamp")
    assert heard.speech.startswith(
        "Sorry, the model plain:latest cannot control the home."
    )
    assert len(talk.asked) == 1


async def test_deadline(new_talk: NewTalk) -> None:
    """A turn that takes too long ends; the server sees that nobody waits."""
    talk = await new_talk(turn_timeout=0.5)
    talk.server.script(hang())
    heard = await talk("sort out the desk lamp")
    assert heard.speech == TIMEOUT
    assert heard.failed
    await talk.server.disconnected.wait()
    talk.server.script(say("Hello."))
    assert await talk("hello", after=heard)


async def test_cancelled(talk: Talk) -> None:
    """A cancelled pipeline cancels the request; the conversation goes on after it."""
    talk.server.script(say("Hello."))
    before = await talk("hello")
    talk.server.script(hang(after=("I ", "will")))
    task = asyncio.create_task(talk("sort out the desk lamp", after=before))
    await talk.server.received.wait(2)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await talk.server.disconnected.wait()
    assert talk.record.outcome is Outcome.CANCELLED
    talk.server.script(say("Still here."))
    heard = await talk("are you there?", after=before)
    assert heard.speech == "Still here."
    said = talk.said
    assert said[:2] == ["hello", "Hello."]
    assert said[-1] == "are you there?"
    assert NEWER or len(said) == 3


async def test_cancelled_while_a_tool_runs(hass: HomeAssistant, talk: Talk) -> None:
    """A call without a result is nothing that a later turn would tell the model."""
    reached = asyncio.Event()

    async def never(_: ServiceCall) -> None:
        reached.set()
        await asyncio.Event().wait()

    talk.server.script(say("Hello."))
    before = await talk("hello")
    hass.services.async_register("light", "turn_on", never)
    talk.server.script(call("HassTurnOn", {"name": "Desk Lamp"}), say("It is on."))
    task = asyncio.create_task(talk("sort out the desk lamp", after=before))
    await reached.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    talk.server.script(say("Still here."))
    await talk("are you there?", after=before)
    sent = talk.asked[-1]["messages"]
    assert not any("tool_calls" in message for message in sent)
    roles = [message["role"] for message in sent]
    assert roles[:3] == ["system", "user", "assistant"]
    assert NEWER or roles[3:] == ["user"]


def connections(url: str) -> int:
    """Return how many sockets of this process are connected to a server."""
    peer = ("127.0.0.1", int(url.rpartition(":")[2]))
    sockets = (o for o in gc.get_objects() if isinstance(o, socket.socket))
    count = 0
    for one in sockets:
        with suppress(OSError):
            count += one.getpeername() == peer
    return count


async def test_unload_while_idle(hass: HomeAssistant, talk: Talk) -> None:
    """An unloaded entry leaves no connection."""
    talk.server.script(say("Hello."))
    await talk("hello")
    assert connections(talk.server.url)
    assert await hass.config_entries.async_unload(talk.entry.entry_id)
    await hass.async_block_till_done()
    assert not connections(talk.server.url)


async def test_unload_during_a_turn(hass: HomeAssistant, talk: Talk) -> None:
    """A turn whose entry goes away ends in a sentence, and the server sees it."""
    talk.server.script(hang(after=("I ", "will")))
    task = asyncio.create_task(talk("sort out the desk lamp"))
    await talk.server.received.wait()
    assert await hass.config_entries.async_unload(talk.entry.entry_id)
    await talk.server.disconnected.wait()
    assert (await task).speech == CANNOT_CONNECT
    assert not connections(talk.server.url)


# -- tools


class Tool(llm.Tool):
    """A tool of somebody else's, which fails in its own way."""

    name = "garden__water"
    description = "Water the garden."
    parameters = probatio.Schema({probatio.Optional("minutes"): int})
    integration = "garden"

    def __init__(self, error: BaseException | None = None) -> None:
        """Fail with an error, or never come back."""
        self.error = error
        self.left = asyncio.Event()

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Fail."""
        if self.error:
            raise self.error
        try:
            await asyncio.Event().wait()
        finally:
            self.left.set()
        raise AssertionError


class API(llm.API):
    """An LLM API with one tool."""

    tool: llm.Tool

    @override
    async def async_get_api_instance(
        self, llm_context: llm.LLMContext
    ) -> llm.APIInstance:
        """Return the tool."""
        return llm.APIInstance(
            self, "You can water the garden.", llm_context, [self.tool]
        )


def add_api(hass: HomeAssistant, tool: llm.Tool) -> None:
    """Offer a tool as the LLM API "garden"."""
    api = API(hass=hass, id="garden", name="Garden")
    api.tool = tool
    llm.async_register_api(hass, api)


async def test_tool_that_hangs(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """A tool that never comes back is an error after its time, and the turn goes on."""
    tool = Tool()
    add_api(hass, tool)
    talk = await new_talk(llm_hass_api=["garden"], tool_timeout=0.05)
    talk.server.script(call("water", {}), say("I could not water the garden."))
    heard = await talk("water the garden")
    assert heard.speech == "I could not water the garden."
    assert json.loads(talk.told[-1]["content"]) == {
        "from_outside": MARK,
        "error": "Timeout",
        "error_text": "no result within 0.05 seconds",
    }
    assert tool.left.is_set()
    assert talk.record.calls[0].failed


async def test_tool_that_ends_the_turn(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """A tool that raises a cancellation of its own fails; the turn goes on."""
    add_api(hass, Tool(asyncio.CancelledError()))
    talk = await new_talk(llm_hass_api=["garden"])
    talk.server.script(call("water", {}), say("That did not work."))
    assert (await talk("water the garden")).speech == "That did not work."
    assert talk.record.calls[0].failed
    assert talk.record.outcome is not Outcome.CANCELLED


async def test_tool_that_blocks(
    hass: HomeAssistant, new_talk: NewTalk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record names a tool that kept everything else from running."""
    monkeypatch.setattr(timeout, "BLOCKING_SECONDS", 0.0)
    add_api(hass, Tool(ValueError("no")))
    talk = await new_talk(llm_hass_api=["garden"])
    talk.server.script(call("water", {}), say("That did not work."))
    await talk("water the garden")
    (one,) = talk.record.calls
    assert one.problems == ("blocked Home Assistant for 0.0 seconds",)
    assert one.reasons == [{"kind": "blocked", "value": "0.0 s"}]


async def test_deadline_while_a_tool_runs(
    hass: HomeAssistant, new_talk: NewTalk
) -> None:
    """The turn's own time ends also a tool; its call is closed in the chat log."""
    tool = Tool()
    add_api(hass, tool)
    talk = await new_talk(llm_hass_api=["garden"], turn_timeout=0.5)
    talk.server.script(call("water", {}))
    heard = await talk("water the garden")
    assert heard.speech == TIMEOUT
    assert tool.left.is_set()
    (result,) = (i for i in heard.log if isinstance(i, ToolResultContent))
    assert result.result.error
    talk.server.script(say("Hello."))
    await talk("hello", after=heard)
    assert not any("tool_calls" in m for m in talk.asked[-1]["messages"])


@pytest.mark.parametrize(
    "error",
    [IndexError("list index out of range"), KeyError("x"), TimeoutError("tap")],
    ids=lambda error: type(error).__name__,
)
async def test_tool_that_raises_anything(
    hass: HomeAssistant,
    new_talk: NewTalk,
    error: Exception,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """What a tool raises, Home Assistant's errors or not, does not end the turn."""
    add_api(hass, Tool(error))
    talk = await new_talk(llm_hass_api=["garden"])
    talk.server.script(call("water", {}), say("That did not work."))
    heard = await talk("water the garden")
    assert heard.speech == "That did not work."
    assert '"error"' in talk.told[-1]["content"]
    if not isinstance(error, TimeoutError):
        assert "Tool garden__water failed" in caplog.text


async def test_tool_that_fails(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """Of an error of Home Assistant's the cause is told, which says more."""
    error = HomeAssistantError("Error handling Water")
    error.__cause__ = ValueError("the tap is frozen")
    add_api(hass, Tool(error))
    talk = await new_talk(llm_hass_api=["garden"])
    talk.server.script(call("water", {}), say("", eval_count=1))
    heard = await talk("water the garden")
    assert json.loads(talk.told[-1]["content"]) == {
        "from_outside": MARK,
        "error": "HomeAssistantError",
        "error_text": "the tap is frozen",
    }
    assert heard.speech == "Sorry, that did not work."
    assert heard.failed


async def test_fails_beside_what_works(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """A model that is silent about both is spoken for on both."""
    add_api(hass, Tool(HomeAssistantError("frozen")))
    talk = await new_talk(llm_hass_api=["assist", "garden"])
    talk.server.script(
        calls(("HassTurnOn", {"name": "Desk Lamp"}), ("water", {})),
        say("", eval_count=1),
    )
    heard = await talk("sort out the desk lamp and water the garden")
    assert heard.speech == "Turned on the light. Sorry, that did not work."
    assert heard.failed


async def test_failed_then_worked(hass: HomeAssistant, talk: Talk) -> None:
    """A call that failed is forgotten when a later one did it."""
    talk.server.script(
        call("HassTurnOn", {"name": "Weather"}),
        call("HassTurnOn", {"name": "Desk Lamp"}),
        say("", eval_count=1),
    )
    heard = await talk("sort out the desk lamp")
    assert heard.speech == "Turned on the light"


async def test_works_for_some(hass: HomeAssistant, talk: Talk) -> None:
    """That only some of several devices did as told is not kept back."""
    works = hass.services.async_services_internal()["light"]["turn_on"]

    async def turn_on(service: ServiceCall) -> None:
        if "light.bedside_right_light" in service.data["entity_id"]:
            raise HomeAssistantError("no answer")
        hass.states.async_set("light.bedside_left_light", "on")

    hass.services.async_register("light", "turn_on", turn_on, works.schema)
    talk.server.script(
        call("HassTurnOn", {"area": "Bedroom", "domain": ["light"]}),
        say("", eval_count=1),
    )
    heard = await talk("turn on the lights in the bedroom")
    assert heard.speech == "Sorry, that worked for some of them only."
    assert heard.failed


async def test_works_for_none(hass: HomeAssistant, talk: Talk) -> None:
    """An area in which nothing worked is not told as done."""
    works = hass.services.async_services_internal()["light"]["turn_on"]

    async def turn_on(_: ServiceCall) -> None:
        raise HomeAssistantError("no answer")

    hass.services.async_register("light", "turn_on", turn_on, works.schema)
    talk.server.script(
        call("HassTurnOn", {"name": "Desk Lamp", "area": "Office"}),
        say("", eval_count=1),
    )
    heard = await talk("sort out the desk lamp")
    assert heard.speech == "Sorry, that did not work."
    assert talk.told[-1]["content"] == '{"failed":["Desk Lamp"]}'
    assert talk.record.calls[0].failed


async def test_tool_without_a_usable_schema(
    hass: HomeAssistant, new_talk: NewTalk, caplog: pytest.LogCaptureFixture
) -> None:
    """What nobody foresaw ends in a sentence, too, and in the log."""
    tool = Tool()
    tool.parameters = None  # type: ignore[assignment]
    add_api(hass, tool)
    talk = await new_talk(llm_hass_api=["garden"])
    heard = await talk("water the garden")
    assert heard.speech == "Sorry, that did not work."
    assert heard.failed
    assert "A turn of conversation.smart_agent failed" in caplog.text


async def test_api_that_is_gone(new_talk: NewTalk) -> None:
    """An LLM API that is not there any more, such as a removed MCP server's."""
    talk = await new_talk(llm_hass_api=["gone"])
    result = await talk("sort out the desk lamp")
    assert result.speech == "Sorry, my instructions or my tools are not set up right."


@pytest.mark.parametrize("wrapped", [False, True])
async def test_api_for_others(
    hass: HomeAssistant,
    new_talk: NewTalk,
    caplog: pytest.LogCaptureFixture,
    *,
    wrapped: bool,
) -> None:
    """A user who may not use the tools hears that; nobody is sent to the settings."""

    class Guarded(API):
        """An LLM API that not everybody may use."""

        @override
        async def async_get_api_instance(
            self, llm_context: llm.LLMContext
        ) -> llm.APIInstance:
            """Refuse."""
            if wrapped:
                raise HomeAssistantError("Error getting tools") from Unauthorized()
            raise Unauthorized

    llm.async_register_api(hass, Guarded(hass=hass, id="guarded", name="Guarded"))
    talk = await new_talk(llm_hass_api=["guarded"])
    for language, speech in (
        ("en", "Sorry, you are not allowed to use my tools."),
        ("de", "Tut mir leid, du darfst meine Werkzeuge nicht benutzen."),
    ):
        talk.language = language
        heard = await talk("water the garden")
        assert heard.speech == speech
        assert heard.failed
    assert not [one for one in caplog.records if one.levelname == "ERROR"]
