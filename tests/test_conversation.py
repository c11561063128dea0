"""The agent as Home Assistant knows it: conversations, traces, APIs, languages."""

import json
from typing import override

import probatio
import pytest

from custom_components.demo_house.api import async_device_id
from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.prompt.untrusted import MARK
from fakes.ollama_server import OllamaServer, ServedModel, call, say
from homeassistant.components import conversation
from homeassistant.components.conversation import (
    AssistantContent,
    ConversationEntityFeature,
    ToolResultContent,
    trace,
)
from homeassistant.config_entries import ConfigEntry
from homeassistant.const import ATTR_SUPPORTED_FEATURES, MAJOR_VERSION, MINOR_VERSION
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import llm

from .house_fixtures import MODEL, NewTalk, Talk

# From 2026.11 on only names that clash get the namespace of their API.
ASSIST, OTHER = (
    ("assist__", "other__") if (MAJOR_VERSION, MINOR_VERSION) < (2026, 11) else ("", "")
)

LAMP_ON = call("HassTurnOn", {"name": "Desk Lamp"})
WRONG = call("HassTurnOn", {"name": "bedside light"})


# -- what a conversation carries on


async def test_second_turn_knows_the_first(talk: Talk) -> None:
    """A turn is sent with the rounds before, in the words of the first time."""
    talk.server.script(LAMP_ON, say("The lamp is on."))
    first = await talk("turn on the desk lamp")
    talk.server.script(call("HassTurnOff", {"name": "Desk Lamp"}), say("It is off."))
    await talk("and now off", after=first)
    assert talk.state("light.desk_lamp") == "off"
    before, after = talk.asked[1]["messages"], talk.asked[2]["messages"]
    assert after[: len(before)] == before
    answer, words = after[len(before) :]
    assert answer == {"role": "assistant", "content": "The lamp is on."}
    assert words["role"] == "user"
    assert words["content"].startswith("and now off\n")


async def test_rejected_calls_are_not_carried_on(talk: Talk) -> None:
    """What was wrong in one turn is no example for the next."""
    talk.server.script(WRONG, LAMP_ON, say("The lamp is on."))
    first = await talk("turn on the desk lamp")
    talk.server.script(say("You are welcome."))
    await talk("thanks", after=first)
    assert [m["role"] for m in talk.asked[-1]["messages"]] == [
        "system",
        "user",
        "assistant",
        "tool",
        "assistant",
        "user",
    ]
    assert "bedside light" not in json.dumps(talk.asked[-1]["messages"])


async def test_other_conversations_are_apart(talk: Talk) -> None:
    """A new conversation starts with nothing."""
    talk.server.script(say("Hello."))
    await talk("hello")
    talk.server.script(say("Hello."))
    await talk("hi")
    assert [m["role"] for m in talk.asked[-1]["messages"]] == ["system", "user"]


@pytest.mark.parametrize(("rounds", "words"), [(0, "3"), (1, "23"), (9, "123")])
async def test_max_history(new_talk: NewTalk, rounds: int, words: str) -> None:
    """Only the latest rounds are sent again."""
    talk = await new_talk(max_history=rounds)
    heard = None
    for text in ("1", "2", "3"):
        talk.server.script(say(f"Answer {text}."))
        heard = await talk(text, after=heard)
    assert "".join(one for one in talk.said if one.isdigit()) == words


async def test_goes_on_from_home_assistants_own_agent(
    hass: HomeAssistant, talk: Talk
) -> None:
    """What the local agent did before is a call that worked, as if made here."""
    local = await conversation.async_converse(
        hass, "turn on the desk lamp", None, Context()
    )
    assert talk.state("light.desk_lamp") == "on"
    talk.server.script(say("You are welcome."))
    await talk("thanks", conversation_id=local.conversation_id)
    _, _, called, result, *_ = talk.asked[-1]["messages"]
    assert called["tool_calls"][0]["function"]["name"] == "HassTurnOn"
    assert json.loads(result["content"])["done"] == ["Desk Lamp"]


async def test_extra_system_prompt(talk: Talk) -> None:
    """What an automation adds goes with the words, once, and stays with them."""
    talk.server.script(say("Hello."), say("Yes."))
    first = await talk("hello", extra_system_prompt="The garage was left open.")
    await talk("is it?", after=first)
    for chat in talk.asked:
        assert chat["messages"][1]["content"].endswith("\nThe garage was left open.")
        assert str(chat).count("The garage was left open.") == 1


# -- what Home Assistant shows of a turn


async def test_chat_log_shows_rejected_calls(talk: Talk) -> None:
    """Assist's debug view has every call, those that did not run with the reason."""
    talk.server.script(WRONG, LAMP_ON, say("The lamp is on."))
    heard = await talk("turn on the desk lamp")
    rejected, reason, ran, result, spoken = heard.log
    assert isinstance(rejected, AssistantContent)
    assert rejected.tool_calls
    assert rejected.tool_calls[0].tool_name == "intent__HassTurnOn"
    assert rejected.tool_calls[0].tool_args["name"] == "bedside light"
    assert rejected.tool_calls[0].external
    assert isinstance(reason, ToolResultContent)
    assert reason.result.error
    assert "'bedside light'" in str(reason.result.data["error"])
    assert isinstance(ran, AssistantContent)
    assert ran.tool_calls
    assert not ran.tool_calls[0].external
    assert isinstance(result, ToolResultContent)
    assert not result.result.error
    assert isinstance(spoken, AssistantContent)
    assert spoken.content == heard.speech
    assert json.dumps([item.as_dict() for item in heard.log], default=str)


async def test_trace_shows_the_whole_turn(talk: Talk) -> None:
    """Home Assistant's conversation trace has the prompt, the calls and the answer."""
    talk.server.script(WRONG, LAMP_ON, say("The lamp is on."))
    await talk("turn on the desk lamp")
    events = trace.async_get_traces()[-1].as_dict()["events"]
    *_, detail = (e for e in events if e["event_type"] == "agent_detail")
    system, _, rejected, reason, *_ = detail["data"]["messages"]
    assert system["content"] == talk.asked[0]["messages"][0]["content"]
    assert rejected["tool_calls"][0]["tool_args"]["name"] == "bedside light"
    assert "bedside light" in str(reason["result"])
    assert [e["data"] for e in events if e["event_type"] == "tool_call"] == [
        {"tool_name": "intent__HassTurnOn", "tool_args": {"name": "Desk Lamp"}}
    ]


async def test_result_names_what_changed(talk: Talk) -> None:
    """The response says which devices were acted on, as core's own agents do."""
    talk.server.script(LAMP_ON, say("The lamp is on."))
    heard = await talk("turn on the desk lamp")
    assert [target.id for target in heard.response.success_results] == [
        "light.desk_lamp"
    ]


async def test_record(talk: Talk) -> None:
    """A turn's record tells what was asked, written, judged, done and said."""
    talk.server.script(WRONG, LAMP_ON, say("The lamp is on."))
    heard = await talk("turn on the desk lamp")
    record = talk.record
    assert record.text == "turn on the desk lamp"
    assert record.conversation_id == heard.conversation_id
    assert record.model == MODEL
    assert record.speech == heard.speech
    assert [(c.tool, c.verdict.value, c.failed) for c in record.calls] == [
        ("intent__HassTurnOn", "rejected", False),
        ("intent__HassTurnOn", "run", False),
    ]
    assert record.calls[0].problems[0].startswith("name: 'bedside light'")
    assert record.requests[0].prompt_tokens == 200
    assert record.requests[0].generated_tokens == 20
    assert record.seconds >= sum(one.seconds for one in record.requests)


# -- what an agent has


async def test_feature_control(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """An agent with AI tools can control the home, one without cannot."""
    for title, apis, feature in (
        ("With", ["assist"], ConversationEntityFeature.CONTROL),
        ("Without", [], 0),
    ):
        talk = await new_talk(title=title, llm_hass_api=apis)
        state = hass.states.get(talk.agent_id)
        assert state
        assert state.attributes[ATTR_SUPPORTED_FEATURES] == feature


async def test_without_tools(new_talk: NewTalk) -> None:
    """An agent without AI tools chats, with any model."""
    talk = await new_talk(
        llm_hass_api=[], model="plain:latest", prompt="You are a pirate."
    )
    talk.server.script(say("Arr, hello."))
    heard = await talk("hello")
    assert heard.speech == "Arr, hello."
    (chat,) = talk.asked
    assert not chat.get("tools")
    assert chat["messages"][0]["content"].startswith("You are a pirate.")
    assert "device_class" not in chat["messages"][0]["content"]


class Greet(llm.Tool):
    """A tool of another integration's, with a name that core has too."""

    name = "demo__HassTurnOn"
    description = "Greet somebody."
    parameters = probatio.Schema({probatio.Required("name"): str})
    integration = "demo"

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Greet."""
        return llm.ToolResult({"greeted": tool_input.tool_args["name"]})


class OtherAPI(llm.API):
    """A second LLM API."""

    @override
    async def async_get_api_instance(
        self, llm_context: llm.LLMContext
    ) -> llm.APIInstance:
        """Return the tool."""
        return llm.APIInstance(self, "Greet with HassTurnOn.", llm_context, [Greet()])


async def test_merged_apis(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """Tools of several APIs are called by short names where these are only theirs."""
    llm.async_register_api(hass, OtherAPI(hass=hass, id="other", name="Other"))
    talk = await new_talk(llm_hass_api=["assist", "other"])
    talk.server.script(
        call("HassTurnOff", {"name": "Kitchen Ceiling Light"}),
        call(f"{OTHER}demo__HassTurnOn", {"name": "Ada"}),
        say("Both are done."),
    )
    heard = await talk("turn off the kitchen light and greet Ada")
    assert heard.speech == "Both are done."
    assert talk.state("light.kitchen_ceiling_light") == "off"
    told = json.loads(talk.told[-1]["content"])
    assert told == {"from_outside": MARK, "greeted": "Ada"}
    names = [tool["function"]["name"] for tool in talk.asked[0]["tools"]]
    assert names == sorted(names)
    assert "HassTurnOff" in names
    assert "HassTurnOn" not in names
    assert f"{ASSIST}intent__HassTurnOn" in names
    assert [one.tool for one in talk.record.calls] == [
        f"{ASSIST}intent__HassTurnOff",
        f"{OTHER}demo__HassTurnOn",
    ]


async def test_question_about_what_a_tool_found(
    hass: HomeAssistant, new_talk: NewTalk
) -> None:
    """Of a tool that is no intent the agent does not know whether it did anything."""
    llm.async_register_api(hass, OtherAPI(hass=hass, id="other", name="Other"))
    talk = await new_talk(llm_hass_api=["other"])
    greet = call("HassTurnOn", {"name": "Ada"})
    question = "There are two of them. Which one do you mean?"
    talk.server.script(greet, say(question))
    assert (await talk("greet Ada")).speech == question
    silent = say("", eval_count=1)
    talk.server.script(greet, silent, say("Ada says hello."))
    assert (await talk("greet Ada")).speech == "Ada says hello."
    talk.server.script(greet, silent, silent)
    heard = await talk("greet Ada")
    assert heard.speech == "Done."
    assert not heard.failed


async def test_several_agents_on_one_server(
    hass: HomeAssistant, new_talk: NewTalk
) -> None:
    """Two agents have each their own instructions, and questions of their own."""
    one = await new_talk(title="One", prompt="You are the first.", risky="never")
    two = await new_talk(title="Two", prompt="You are the second.", risky="always")
    one.server.script(say("I am."), say("Me too."))
    first = await one("who are you?")
    second = await two("who are you?")
    assert (first.speech, second.speech) == ("I am.", "Me too.")
    prompts = [chat["messages"][0]["content"] for chat in one.asked]
    assert prompts[0].startswith("You are the first.")
    assert prompts[1].startswith("You are the second.")
    unlock = call("HassTurnOff", {"name": "Front Door"})
    one.server.script(unlock)
    asked = await two("unlock the front door")
    assert asked.asks
    one.server.script(unlock, say("It is open."))
    assert (await one("unlock it", after=asked)).speech == "It is open."


async def test_several_servers(hass: HomeAssistant, new_talk: NewTalk) -> None:
    """Agents talk each to their own server; one that is down harms no other."""
    async with OllamaServer(ServedModel(MODEL)) as other:
        near = await new_talk(title="Near")
        far = await new_talk(title="Far", server=other)
        near.server.script(say("I am near."))
        other.script(say("I am far."))
        assert (await near("where?")).speech == "I am near."
        assert (await far("where?")).speech == "I am far."
        await other.stop()
        near.server.script(LAMP_ON, say("The lamp is on."))
        assert (await far("desk lamp on")).failed
        assert (await near("desk lamp on")).speech == "The lamp is on."
        assert await hass.config_entries.async_unload(far.entry.entry_id)


async def test_request_options(new_talk: NewTalk) -> None:
    """What the user set for an agent goes to the server."""
    talk = await new_talk(num_ctx=4096, keep_alive=600, temperature="own")
    talk.server.script(say("Hello."))
    await talk("hello")
    (chat,) = talk.asked
    assert chat["model"] == MODEL
    assert chat["options"] == {"num_ctx": 4096, "num_predict": 512}
    assert chat["keep_alive"] == "600s"
    assert chat["stream"] is True


async def test_prompt_is_the_same_in_every_turn(talk: Talk) -> None:
    """What comes first does not change with what happens in the house."""
    talk.server.script(LAMP_ON, say("On."), say("Hello."))
    await talk("turn on the desk lamp")
    await talk("hello")
    first, *_, last = talk.asked
    assert first["messages"][0] == last["messages"][0]
    assert first["tools"] == last["tools"]


async def test_prompt_that_cannot_be_rendered(new_talk: NewTalk) -> None:
    """A mistake in the instructions is said in words."""
    talk = await new_talk(prompt="{{ 1 / 0 }}")
    heard = await talk("hello")
    assert heard.speech == "Sorry, my instructions or my tools are not set up right."
    assert heard.failed
    assert not talk.asked


# -- while the user still speaks


async def test_prepare(
    hass: HomeAssistant, new_talk: NewTalk, ollama_server: OllamaServer
) -> None:
    """The model is loaded and has read what the turn will begin with."""
    talk = await new_talk(num_ctx=6144, warm=True)
    await hass.async_block_till_done(wait_background_tasks=True)
    talk.server.loaded.clear()
    await conversation.async_prepare_agent(hass, talk.agent_id, "en")
    await hass.async_block_till_done(wait_background_tasks=True)
    assert talk.server.loaded == {MODEL: 6144}
    talk.server.script(say("Hello."))
    await talk("hello")
    *_, read, asked = talk.asked
    assert read["options"]["num_predict"] == 1
    assert json.dumps(read["messages"][0]) == json.dumps(asked["messages"][0])
    assert json.dumps(read["tools"]) == json.dumps(asked["tools"])


async def test_prepare_without_a_server(hass: HomeAssistant, talk: Talk) -> None:
    """A server that is away is the turn's business, not the preparation's."""
    await talk.server.stop()
    await conversation.async_prepare_agent(hass, talk.agent_id, "en")


# -- languages


async def test_language_without_translations(talk: Talk) -> None:
    """The agent's own sentences are English where there is no translation."""
    talk.language = "fi"
    wrong = call("HassLightSet", {"name": "Desk Lamp", "brightness": 300})
    talk.server.script(wrong, wrong, wrong)
    heard = await talk("tee lampusta kirkkaampi")
    assert heard.speech == "Sorry, I could not work out how to do that."


async def test_confirmation_in_the_users_language(talk: Talk) -> None:
    """Home Assistant's sentences confirm in the language that was spoken."""
    talk.language = "de"
    talk.server.script(LAMP_ON, say("", eval_count=1))
    heard = await talk("Schalte die Schreibtischlampe ein")
    assert heard.speech == "Desk Lamp eingeschaltet"


# -- timers


async def test_timers_of_a_satellite(kitchen_talk: Talk) -> None:
    """A satellite that can run timers has their tools, and their status is told."""
    talk = kitchen_talk
    talk.server.script(
        call("HassStartTimer", {"minutes": 5, "name": "tea"}),
        say("Five minutes, starting now."),
    )
    first = await talk("set a tea timer for five minutes")
    talk.server.script(call("HassTimerStatus", {}), say("Five minutes are left."))
    await talk("how long?", after=first)
    status = json.loads(talk.told[-1]["content"])
    (timer,) = status["values"]["timers"]
    assert timer["name"] == "tea"
    assert timer["start_minutes"] == 5


async def test_no_timers_elsewhere(
    hass: HomeAssistant, home: ConfigEntry[Inventory], talk: Talk
) -> None:
    """A device without timers has the tools of all, and is told that it has none."""
    talk.satellite = async_device_id(hass, home, "robot_vacuum")
    timer = call("HassStartTimer", {"minutes": 5})
    talk.server.script(timer, say("I cannot do that here."))
    await talk("set a timer")
    assert "cannot run timers" in talk.told[-1]["content"]
    talk.server.script(timer, timer, timer)
    heard = await talk("set a timer")
    assert heard.speech == "This device cannot run timers."
