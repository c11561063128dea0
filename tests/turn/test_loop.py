"""Turns: what the model wrote, what happened in the house, what was told and said."""

import json
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import async_mock_service

from custom_components.smart_agent.trace.outcome import Judgement, Outcome
from fakes.house import open_items
from fakes.ollama_server import OllamaServer, ServedModel, call, calls, say
from homeassistant.components.conversation import AssistantContent, ToolResultContent
from homeassistant.core import HomeAssistant

from ..house_fixtures import NewTalk, Talk

LLAMA_TEMPLATE = "{{ if and $.Tools $last }}{{ .Tools }}{{ end }}"


def told_of(message: dict[str, Any]) -> list[str]:
    """Return the lines of what the model was told of a call."""
    content: str = message["content"]
    return content.splitlines()


async def test_domain_as_device_class(talk: Talk) -> None:
    """The mistake small models make most often costs no second attempt."""
    talk.server.script(
        call("HassTurnOn", {"name": "bedside left light", "device_class": ["light"]}),
        say("The light is on."),
    )
    heard = await talk("turn on bedside left light")
    assert talk.state("light.bedside_left_light") == "on"
    assert heard.speech == "The light is on."
    assert not heard.asks
    assert not heard.failed
    assert len(talk.asked) == 2
    assert json.loads(talk.told[-1]["content"]) == {"done": ["Bedside Left Light"]}
    assert "device_class" in talk.record.calls[0].notes[0]
    assert talk.record.outcome is Outcome.ACTED


async def test_wrong_name_is_explained(talk: Talk) -> None:
    """A wrong call is answered with what is wrong, what is meant and what was asked."""
    talk.server.script(
        call("HassTurnOn", {"name": "bedside light"}),
        call("HassTurnOn", {"name": "Bedside Left Light"}),
        say("It is on."),
    )
    heard = await talk("turn on the left bedside light")
    assert heard.speech == "It is on."
    assert talk.state("light.bedside_left_light") == "on"
    written, told = talk.asked[1]["messages"][-2:]
    assert written["tool_calls"][0]["function"] == {
        "name": "HassTurnOn",
        "arguments": {"name": "bedside light"},
    }
    assert told["role"] == "tool"
    assert told["tool_name"] == "HassTurnOn"
    first, problem, said, now = told_of(told)
    assert first.startswith("HassTurnOn was not run.")
    assert problem.startswith("- name: 'bedside light' ")
    assert '"Bedside Left Light" or "Bedside Right Light"' in problem
    assert said == 'The user said: "turn on the left bedside light"'
    assert now.startswith("Call the tool again with ")
    (rejected, ran) = talk.record.calls
    assert rejected.feedback == told["content"]
    assert ran.arguments == {"name": "Bedside Left Light"}


async def test_all_problems_in_one_message(talk: Talk) -> None:
    """Several problems of a call are told at once, each with its argument's path."""
    talk.server.script(
        call(
            "HassLightSet",
            {"name": "Desk Lamp", "brightness": 300, "temperature": "warm"},
        ),
        call("HassLightSet", {"name": "Desk Lamp", "brightness": 30}),
        say("It is dimmed."),
    )
    await talk("dim the desk lamp")
    _, *problems, _, _ = told_of(talk.asked[1]["messages"][-1])
    assert sorted(problem.partition(":")[0] for problem in problems) == [
        "- brightness",
        "- temperature",
    ]
    assert any("300" in problem and "100" in problem for problem in problems)
    assert talk.state("light.desk_lamp") == "on"


async def test_same_wrong_call_again(talk: Talk) -> None:
    """The same wrong call gets a firmer answer, the last attempt is named as such."""
    wrong = call("HassLightSet", {"name": "Desk Lamp", "brightness": 300})
    talk.server.script(wrong, wrong, wrong)
    await talk("make the desk lamp very bright")
    second, third = (chat["messages"][-1]["content"] for chat in talk.asked[1:])
    firm = "This is the same wrong call as before. Do not write it again."
    assert firm not in second
    assert firm in third
    assert "This is the last attempt" not in second
    assert "This is the last attempt" in third


async def test_same_wrong_call_where_nothing_is_asked_for(talk: Talk) -> None:
    """Where the words ask for no deed, the same wrong call again ends the turn."""
    wrong = call("HassLightSet", {"name": "Desk Lamp", "brightness": 300})
    other = call("HassLightSet", {"name": "Desk Lamp", "brightness": 400})
    talk.server.script(wrong, wrong)
    await talk("those next door have a very bright lamp")
    assert len(talk.asked) == 2
    talk.server.script(wrong, other, wrong)
    await talk("those next door have a very bright lamp")
    assert len(talk.asked) == 2 + 3


async def test_wrong_calls_of_one_answer_are_not_again(talk: Talk) -> None:
    """A call that an answer holds twice is not yet one that was told before."""
    wrong = ("HassTurnOn", {"name": "bedside light"})
    talk.server.script(calls(wrong, wrong), say("I cannot find it."))
    await talk("turn on the bedside light")
    assert not any("again." in message["content"] for message in talk.told[1:])


async def test_gives_up_with_a_question(talk: Talk) -> None:
    """After three attempts the user is asked what they meant, and the microphone opens."""
    wrong = call("HassTurnOn", {"name": "bedside light"})
    talk.server.script(wrong, wrong, wrong)
    heard = await talk("turn on the bedside light")
    assert heard.speech.endswith(
        "Did you mean Bedside Left Light or Bedside Right Light?"
    )
    assert heard.asks
    assert not heard.failed
    assert len(talk.asked) == 3
    assert talk.record.outcome is Outcome.GAVE_UP
    assert talk.state("light.bedside_left_light") == "off"


async def test_model_asks_what_is_meant(talk: Talk) -> None:
    """A model that asks back because its call was ambiguous is waited for."""
    talk.server.script(
        call("HassTurnOn", {"name": "bedside light"}),
        say("Which one, the left or the right one?"),
    )
    asked = await talk("turn on the bedside light")
    assert asked.speech == "Which one, the left or the right one?"
    assert asked.asks
    talk.server.script(
        call("HassTurnOn", {"name": "Bedside Left Light"}), say("It is on.")
    )
    heard = await talk("the left one", after=asked)
    assert talk.state("light.bedside_left_light") == "on"
    assert not heard.asks


async def test_model_asks_after_it_has_acted(talk: Talk) -> None:
    """A question about the rest is no offer of more, and is not cut off."""
    talk.server.script(
        calls(
            ("HassTurnOn", {"name": "Desk Lamp"}),
            ("HassTurnOn", {"name": "bedside light"}),
        ),
        say("The desk lamp is on. Which bedside light do you mean?"),
    )
    heard = await talk("turn on the desk lamp and the bedside light")
    assert heard.speech == "The desk lamp is on. Which bedside light do you mean?"
    assert heard.asks


async def test_question_after_another_mistake(talk: Talk) -> None:
    """No answer is waited for where the user's words would not help."""
    talk.server.script(
        call("HassLightSet", {"name": "Desk Lamp", "brightness": 300}),
        say("That is too bright. Anything else?"),
    )
    assert not (await talk("make the desk lamp very bright")).asks


@pytest.mark.parametrize("attempts", [1, 2])
async def test_attempts_are_an_option(new_talk: NewTalk, attempts: int) -> None:
    """No more requests are made than the user allows."""
    talk = await new_talk(max_attempts=attempts)
    wrong = call("HassTurnOn", {"name": "bedside light"})
    talk.server.script(*[wrong] * attempts)
    heard = await talk("turn on the bedside light")
    assert heard.asks
    assert len(talk.asked) == attempts


async def test_gives_up_without_a_question(talk: Talk) -> None:
    """Where no choice helps, the user hears that it did not work, and no more."""
    wrong = call("HassLightSet", {"name": "Desk Lamp", "brightness": 300})
    talk.server.script(wrong, wrong, wrong)
    heard = await talk("make the desk lamp very bright")
    assert heard.speech == "Sorry, I could not work out how to do that."
    assert heard.failed
    assert not heard.asks


async def test_items_are_added_once(talk: Talk) -> None:
    """An item that was added is there, whatever was added behind it."""
    pasta, rice = (
        ("HassListAddItem", {"name": "Shopping List", "item": item})
        for item in ("pasta", "rice")
    )
    talk.server.script(calls(pasta, rice), calls(pasta, rice), call(*pasta))
    await talk("I want some pasta and rice for the Shopping List, you know")
    assert open_items(talk.hass)["todo.shopping_list"].count("Pasta") == 1
    assert [one.verdict for one in talk.record.calls].count(Judgement.RUN) == 2


async def test_attempts_start_afresh_after_a_step(talk: Talk) -> None:
    """Two wrong calls before a step that ran do not shorten what comes after."""
    wrong = call("HassTurnOn", {"name": "bedside light"})
    talk.server.script(
        wrong,
        wrong,
        call("HassTurnOn", {"name": "Desk Lamp"}),
        wrong,
        wrong,
        call("HassTurnOn", {"name": "Bedside Left Light"}),
        say("Both are on."),
    )
    heard = await talk("turn on the desk lamp and the bedside light")
    assert heard.speech == "Both are on."
    assert talk.state("light.desk_lamp") == "on"
    assert talk.state("light.bedside_left_light") == "on"


async def test_attempts_start_afresh_in_each_turn(talk: Talk) -> None:
    """Nothing of the attempts of a turn is left in the next."""
    wrong = call("HassTurnOn", {"name": "bedside light"})
    talk.server.script(wrong, wrong, wrong)
    before = await talk("turn on the bedside light")
    right = call("HassTurnOn", {"name": "Bedside Left Light"})
    talk.server.script(wrong, right, say("The left one is on."))
    heard = await talk("the left one", after=before)
    assert heard.speech == "The left one is on."
    assert "same wrong call" not in talk.asked[4]["messages"][-1]["content"]


async def test_done_and_not_understood(talk: Talk) -> None:
    """What was done is told also where the rest was not understood."""
    wrong = call("HassTurnOn", {"name": "bedside light"})
    talk.server.script(
        calls(
            ("HassTurnOn", {"name": "Desk Lamp"}),
            ("HassTurnOn", {"name": "bedside light"}),
        ),
        wrong,
        wrong,
    )
    heard = await talk("turn on the desk lamp and the bedside light")
    assert heard.speech.startswith("Turned on the light. ")
    assert heard.speech.endswith("Bedside Left Light or Bedside Right Light?")
    assert talk.state("light.desk_lamp") == "on"


async def test_unknown_name(talk: Talk) -> None:
    """A name that means nothing is answered with names that exist, and told at last."""
    wrong = call("HassTurnOn", {"name": "Aquarium", "domain": ["light"]})
    talk.server.script(wrong, wrong, wrong)
    heard = await talk("turn on the aquarium")
    assert heard.speech == "I do not know anything called Aquarium."
    assert heard.failed
    assert not heard.asks
    (problem,) = (
        line
        for line in told_of(talk.asked[1]["messages"][-1])
        if line.startswith("- name: ")
    )
    assert "Aquarium" in problem
    assert "Bathroom Light" in problem.partition("Possible: ")[2]


async def test_no_target(talk: Talk) -> None:
    """A model that does not say what to act on ends in a question to the user."""
    wrong = call("HassTurnOn", {})
    talk.server.script(wrong, wrong, wrong)
    heard = await talk("turn it on")
    assert heard.speech == "Which device do you mean?"
    assert heard.asks


async def test_unknown_tool(talk: Talk) -> None:
    """A tool that does not exist is answered with those that do."""
    talk.server.script(
        call("HassLightOn", {"name": "Desk Lamp"}),
        call("HassTurnOn", {"name": "Desk Lamp"}),
        say("It is on."),
    )
    await talk("turn on the desk lamp")
    told = talk.asked[1]["messages"][-1]["content"]
    assert "there is no tool 'HassLightOn'" in told
    assert "HassLightSet" in told
    assert talk.state("light.desk_lamp") == "on"


async def test_full_tool_name(talk: Talk) -> None:
    """A tool may be called by Home Assistant's own name for it."""
    talk.server.script(
        call("intent__HassTurnOn", {"name": "Desk Lamp"}), say("It is on.")
    )
    await talk("turn on the desk lamp")
    assert talk.state("light.desk_lamp") == "on"
    offered = {tool["function"]["name"] for tool in talk.asked[0]["tools"]}
    assert "HassTurnOn" in offered
    assert not any("__" in name for name in offered)


async def test_same_harmless_call_again(hass: HomeAssistant, talk: Talk) -> None:
    """A call that changes nothing the second time is answered, but not run again.

    A model that only does again what is done has nothing left to do or to say.
    """
    off = call("HassTurnOff", {"name": "Kitchen Ceiling Light"})
    service = async_mock_service(hass, "light", "turn_off")
    talk.server.script(off, off)
    heard = await talk("turn off the kitchen light")
    assert heard.speech == "Turned off the light"
    assert len(talk.asked) == 2
    assert len(service) == 1
    first, second = (
        item.result for item in heard.log if isinstance(item, ToolResultContent)
    )
    assert first == second


async def test_same_again_of_several(talk: Talk) -> None:
    """Where several things are asked for, it may still find the next one, once."""
    off = call("HassTurnOff", {"name": "Kitchen Ceiling Light"})
    on = call("HassTurnOn", {"name": "Desk Lamp"})
    text = "turn off the kitchen light and brighten up my desk with the lamp on it"
    talk.server.script(off, off, on, say("There you are."))
    await talk(text)
    assert talk.state("light.desk_lamp") == "on"
    before = len(talk.asked)
    talk.server.script(off, off, off)
    heard = await talk("turn off the kitchen light and get the porch one going")
    assert heard.speech == "Turned off the light"
    assert len(talk.asked) == before + 3


async def test_same_again_without_a_sentence(talk: Talk) -> None:
    """It ends so too where Home Assistant has no sentence for what was done."""
    red = {"name": "TV Light Strip", "brightness": 40, "color": "red"}
    dim = call("HassLightSet", red)
    talk.server.script(dim, dim)
    heard = await talk("make the tv light strip red at 40 percent, it's film night")
    assert heard.speech
    assert not heard.failed
    assert len(talk.asked) == 2


async def test_reads_the_same_again(talk: Talk) -> None:
    """To read again is not to do again: what is then said of it is spoken."""
    on, read = call("HassTurnOn", {"name": "Desk Lamp"}), call("GetLiveContext", {})
    talk.server.script(on, read, read, say("It is warm in the kitchen."))
    heard = await talk("brighten up my desk lamp and the back door, well")
    assert heard.speech == "It is warm in the kitchen."


async def test_same_again_that_failed(talk: Talk) -> None:
    """It ends so too where the call came to nothing, and that is said."""
    both = {"color": "white", "temperature": 2700}
    dim = call("HassLightSet", {"name": "TV Light Strip", "brightness": 100, **both})
    talk.server.script(dim, dim, dim)
    text = "I would like to read, tv light strip to 100 percent in white please"
    heard = await talk(text)
    assert len(talk.asked) == 2
    assert talk.record.outcome is Outcome.FAILED
    assert heard.speech == "Sorry, that did not work."


async def test_same_call_again_with_effect(hass: HomeAssistant, talk: Talk) -> None:
    """A call that would do something a second time is refused, and ends the turn."""
    press = call("HassTurnOn", {"name": "Doorbell Chime"})
    service = async_mock_service(hass, "button", "press")
    talk.server.script(press, press)
    heard = await talk("ring the chime")
    assert heard.speech == "Turned on the button"
    assert len(service) == 1
    assert [one.verdict for one in talk.record.calls] == [
        Judgement.RUN,
        Judgement.REJECTED,
    ]


async def test_only_repetitions(talk: Talk) -> None:
    """A model that does not stop calling what is done ends in a confirmation."""
    add = call("HassListAddItem", {"name": "Shopping List", "item": "milk"})
    talk.server.script(add, add, add, add)
    heard = await talk("put milk on the shopping list")
    assert heard.speech == "Added milk"
    assert not heard.failed
    assert talk.state("todo.shopping_list") == "3"


async def test_steps_are_limited(talk: Talk) -> None:
    """After the last step the model has no tools, and what it then says is spoken."""
    talk.server.script(
        *(
            call("HassListAddItem", {"name": "Shopping List", "item": f"thing {n}"})
            for n in range(5)
        ),
        say("All five are on the list."),
    )
    heard = await talk("put five things on the list")
    assert heard.speech == "All five are on the list."
    assert [bool(chat.get("tools")) for chat in talk.asked] == [True] * 5 + [False]
    assert talk.asked[-1]["messages"][-1] == {
        "role": "user",
        "content": "Answer now in one short sentence with what you know. "
        "Do not call any more tools.",
    }
    assert talk.state("todo.shopping_list") == "7"


async def test_reads_are_limited(talk: Talk) -> None:
    """A model that reads on and on has to say what it has read."""
    rooms = ("Kitchen", "Bedroom", "Living Room", "Office")
    talk.server.script(
        *(call("GetLiveContext", {"area": room}) for room in rooms[:3]),
        say("Nobody is anywhere."),
    )
    heard = await talk("where might everybody have gone off to, d'you think?")
    assert heard.speech == "Nobody is anywhere."
    assert [bool(chat.get("tools")) for chat in talk.asked] == [True] * 3 + [False]


async def test_reading_wins_no_attempt_back(talk: Talk) -> None:
    """Between wrong calls it is no progress, and the turn takes four requests at most."""
    wrong = call("HassTurnOn", {"name": "Piano Lamp"})
    talk.server.script(
        wrong,
        call("GetLiveContext", {"area": "Kitchen"}),
        call("HassTurnOn", {"name": "Organ Lamp"}),
        say("I see no such lamp."),
    )
    heard = await talk("mind giving the old piano lamp a go for us")
    assert heard.speech == "I see no such lamp."
    assert [bool(chat.get("tools")) for chat in talk.asked] == [True] * 3 + [False]


async def test_call_after_the_last_step(new_talk: NewTalk) -> None:
    """A call that comes where none is allowed does not run and is not spoken."""
    talk = await new_talk(max_steps=1)
    add = '{"name": "HassListAddItem", "arguments": {"item": "tea"}}'
    talk.server.script(
        call("HassListAddItem", {"name": "Shopping List", "item": "milk"}),
        say(add),
    )
    heard = await talk("put milk and tea on the shopping list")
    assert heard.speech == "Added milk"
    assert talk.state("todo.shopping_list") == "3"


async def test_several_calls_at_once(talk: Talk) -> None:
    """Right calls run although another one beside them is wrong."""
    talk.server.script(
        calls(
            ("HassTurnOn", {"name": "Desk Lamp"}),
            ("HassTurnOn", {"name": "Front Lamp Center"}),
            ("HassTurnOff", {"name": "Kitchen Ceiling Light"}),
        ),
        say("Two of them are done."),
    )
    heard = await talk("desk lamp on, kitchen light off")
    assert talk.state("light.desk_lamp") == "on"
    assert talk.state("light.kitchen_ceiling_light") == "off"
    assert [m["role"] for m in talk.told] == ["assistant", "tool", "tool", "tool"]
    assert [bool(m["content"].startswith("{")) for m in talk.told[1:]] == [
        True,
        False,
        True,
    ]
    (asked,) = [
        item
        for item in heard.log
        if isinstance(item, AssistantContent) and item.tool_calls
    ]
    assert [one.external for one in asked.tool_calls or ()] == [False, True, False]


async def test_template_that_hides_the_tools(
    ollama_server: OllamaServer, new_talk: NewTalk
) -> None:
    """A model that loses sight of its tools is corrected in the user's place."""
    ollama_server.models["test-model:latest"] = ServedModel(
        "test-model:latest", template=LLAMA_TEMPLATE
    )
    talk = await new_talk()
    talk.server.script(
        call("HassTurnOn", {"name": "bedside light"}),
        call("HassTurnOn", {"name": "Bedside Left Light"}),
        say("It is on."),
    )
    heard = await talk("turn on the left bedside light")
    assert heard.speech == "It is on."
    correction = talk.asked[1]["messages"][-1]
    assert correction["role"] == "user"
    assert "- name: 'bedside light' " in correction["content"]
    assert not any(m["role"] == "tool" for m in talk.asked[1]["messages"])
    *_, written, result, go_on = talk.asked[2]["messages"]
    assert written["tool_calls"][0]["function"]["name"] == "HassTurnOn"
    assert json.loads(result["content"]) == {"done": ["Bedside Left Light"]}
    assert go_on["role"] == "user"
    assert "turn on the left bedside light" in go_on["content"]


async def test_only_the_guarded_runs(hass: HomeAssistant, talk: Talk) -> None:
    """Home Assistant runs the arguments as the guard left them, not as written."""
    service = async_mock_service(hass, "light", "turn_on")
    talk.server.script(
        call("HassLightSet", {"name": "desk lamp", "brightness": "50%", "floor": ""}),
        say("It is dimmed."),
    )
    await talk("dim the desk lamp")
    (ran,) = service
    assert ran.data["brightness_pct"] == 50
    assert ran.data["entity_id"] == "light.desk_lamp"


async def test_strict_mode(new_talk: NewTalk) -> None:
    """A strict agent rejects what it would else have put right."""
    talk = await new_talk(strict=True)
    talk.server.script(
        call("HassTurnOn", {"name": "Bedside Left Light", "device_class": ["light"]}),
        call("HassTurnOn", {"name": "Bedside Left Light"}),
        say("It is on."),
    )
    await talk("turn on bedside left light")
    assert talk.state("light.bedside_left_light") == "on"
    assert len(talk.asked) == 3
    assert (
        'Right would be: HassTurnOn {"name": "Bedside Left Light"}'
        in (talk.asked[1]["messages"][-1]["content"])
    )


@pytest.mark.parametrize(
    ("option", "degrees"),
    [("greedy", [0, 0.5, 0]), ("low", [0.2, 0.5, 0.2]), ("own", [None] * 3)],
)
async def test_temperature(
    new_talk: NewTalk, option: str, degrees: list[float | None]
) -> None:
    """What is likeliest is asked for, and something else where that was refused."""
    talk = await new_talk(temperature=option)
    right = call("HassTurnOn", {"name": "Desk Lamp"})
    talk.server.script(call("HassTurnOn", {"name": "Nothing"}), right, say("It is on."))
    await talk("turn on the desk lamp")
    assert [chat["options"].get("temperature") for chat in talk.asked] == degrees


async def test_reads_and_is_refused_in_turns(talk: Talk) -> None:
    """What was read already is no step ahead, so that this comes to an end as well."""
    read = call("todo__get_items", {"todo_list": "To-do List"})
    tick = call(
        "HassListCompleteItem", {"name": "5397c383838e", "item": "Water plants"}
    )
    talk.server.script(*([read, tick] * 6))
    heard = await talk("what are my tasks today?")
    assert len(talk.asked) == 4
    assert heard.speech == "Sorry, I cannot answer that."
