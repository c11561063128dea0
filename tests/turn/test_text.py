"""Calls that a model wrote into its text, and text that only looks like a call."""

import pytest

from fakes.ollama_server import call, no_done, say
from homeassistant.components.conversation import AssistantContent

from ..house_fixtures import NewTalk, Talk

ON = say("It is on.")

SYNTAXES = {
    "name and arguments": '{"name": "HassTurnOn", "arguments": {"name": "Desk Lamp"}}',
    "tool and args": '{"tool": "HassTurnOn", "args": {"name": "Desk Lamp"}}',
    "parameters": '{"name": "HassTurnOn", "parameters": {"name": "Desk Lamp"}}',
    "function": '{"function": {"name": "HassTurnOn", '
    '"arguments": "{\\"name\\": \\"Desk Lamp\\"}"}}',
    "list": '[{"name": "HassTurnOn", "arguments": {"name": "Desk Lamp"}}]',
    "fence": '```json\n{"name": "HassTurnOn", "arguments": {"name": "Desk Lamp"}}\n```',
    "words before": "Sure, I will do that.\n"
    '```json\n{"name": "HassTurnOn", "arguments": {"name": "Desk Lamp"}}\n```',
    "hermes": '<tool_call>\n{"name": "HassTurnOn", "arguments": {"name": "Desk Lamp"}}\n'
    "</tool_call>",
    "hermes unclosed": '<tool_call>{"name": "HassTurnOn", "arguments": '
    '{"name": "Desk Lamp"}}',
    "mistral": '[TOOL_CALLS][{"name": "HassTurnOn", "arguments": {"name": "Desk Lamp"}}]',
    "mistral args": '[TOOL_CALLS]HassTurnOn[ARGS]{"name": "Desk Lamp"}',
    "llama": '<|python_tag|>{"name": "HassTurnOn", "parameters": {"name": "Desk Lamp"}}',
    "glaive": '<functioncall> {"name": "HassTurnOn", "arguments": '
    '\'{"name": "Desk Lamp"}\'}',
    "python": 'HassTurnOn(name="Desk Lamp")',
    "python list": "[HassTurnOn(name='Desk Lamp')]",
    "full name": 'intent__HassTurnOn(name="Desk Lamp")',
    "gemma": "```tool_code\nprint(HassTurnOn(name='Desk Lamp'))\n```",
    "domain as class": '{"name": "HassTurnOn", "arguments": '
    '{"name": "desk lamp", "device_class": ["light"]}}',
    "behind thoughts": "<think>The user wants light.</think>\n"
    '{"name": "HassTurnOn", "arguments": {"name": "Desk Lamp"}}',
}


@pytest.mark.parametrize("text", SYNTAXES.values(), ids=SYNTAXES.keys())
async def test_call_in_text_runs(talk: Talk, text: str) -> None:
    """A call in the text is judged and run as any other, and never spoken."""
    talk.server.script(say(text), ON)
    heard = await talk("sort out the desk lamp")
    assert talk.state("light.desk_lamp") == "on"
    assert heard.streamed == ("It is on.",)
    written = talk.told[0]["tool_calls"][0]["function"]
    assert written["name"].endswith("HassTurnOn")


@pytest.mark.parametrize("size", [1, 3, 7])
async def test_in_pieces(talk: Talk, size: int) -> None:
    """However the text is cut into pieces, nothing of a call is spoken."""
    text = SYNTAXES["words before"] + "\nThe lamp is on."
    chunks = [text[i : i + size] for i in range(0, len(text), size)]
    talk.server.script(say(text, chunks=chunks), ON)
    heard = await talk("sort out the desk lamp")
    assert talk.state("light.desk_lamp") == "on"
    assert heard.streamed == ("It is on.",)


async def test_call_in_text_is_rejected(talk: Talk) -> None:
    """The guard does not care how a call was written."""
    talk.server.script(
        say('HassTurnOn(name="bedside light")'),
        say('HassTurnOn(name="Bedside Left Light")'),
        ON,
    )
    heard = await talk("turn on the left bedside light")
    assert heard.speech == "It is on."
    assert talk.state("light.bedside_left_light") == "on"
    assert "- name: 'bedside light' " in (talk.asked[1]["messages"][-1]["content"])


@pytest.mark.parametrize("tool", ["HassLightSet", "HassTurnOn"])
async def test_multiplied_list(talk: Talk, tool: str) -> None:
    """A list that is computed is read, and judged by what it comes to."""
    talk.server.script(
        say(f'{tool}(name="Desk Lamp", brightness=[[-5, 10]] * 10)'),
        call("HassLightSet", {"name": "Desk Lamp", "brightness": 10}),
        ON,
    )
    heard = await talk("dim the desk lamp")
    assert heard.speech == "It is on."
    assert "brightness" in talk.asked[1]["messages"][-1]["content"]
    assert talk.state("light.desk_lamp") == "on"


BROKEN = {
    "braces": (
        '{"name": "HassTurnOn", "arguments": {"name": "Desk Lamp"}}}}',
        "there are closing braces too many",
    ),
    "quote": (
        '{"name": "HassTurnOn", "arguments": {"name": "Desk Lamp}}',
        "a quote is not closed",
    ),
    "unclosed": (
        '{"name": "HassTurnOn", "arguments": {"name": "Desk Lamp"',
        "a brace or bracket is not closed",
    ),
    "not an object": (
        '{"name": "HassTurnOn", "arguments": "Desk Lamp"}',
        "the arguments are not an object",
    ),
    "no name": (
        '<tool_call>{"arguments": {"name": "Desk Lamp"}}</tool_call>',
        "it does not say which tool",
    ),
    "computed": (
        'HassTurnOn(name=pick("Desk Lamp"))',
        "a value is computed instead of written out",
    ),
}


@pytest.mark.parametrize(("text", "cause"), BROKEN.values(), ids=BROKEN.keys())
async def test_broken_call_is_explained(talk: Talk, text: str, cause: str) -> None:
    """Of a call that cannot be read the model is told where, what and why."""
    talk.server.script(say(text), call("HassTurnOn", {"name": "Desk Lamp"}), ON)
    heard = await talk("sort out the desk lamp")
    assert heard.streamed == ("It is on.",)
    assert talk.state("light.desk_lamp") == "on"
    written, told = talk.asked[1]["messages"][-2:]
    assert written == {"role": "assistant", "content": text}
    assert told["role"] == "user"
    first, problem, said, now = told["content"].splitlines()
    assert first == "What you wrote was not run: it could not be read as a call."
    assert problem.startswith("- at character ")
    assert f"Likely cause: {cause}" in problem
    assert said == 'The user said: "sort out the desk lamp"'
    assert now == "Call the tool as a tool call. Write nothing else."
    unread = heard.log[0]
    assert isinstance(unread, AssistantContent)
    assert unread.tool_calls
    assert unread.tool_calls[0].external


async def test_broken_to_the_end(talk: Talk) -> None:
    """Three calls that cannot be read end in a sentence."""
    broken = say('{"name": "HassTurnOn", "arguments": {"name": "Desk Lamp}}')
    talk.server.script(broken, broken, broken)
    heard = await talk("sort out the desk lamp")
    assert heard.speech == "Sorry, I could not work out how to do that."
    assert heard.failed


async def test_broken_after_rejected(talk: Talk) -> None:
    """What is known of the names helps also when the last call cannot be read."""
    wrong = call("HassTurnOn", {"name": "bedside light"})
    talk.server.script(wrong, wrong, say('HassTurnOn(name="Bedside'))
    heard = await talk("turn on the bedside light")
    assert heard.speech.endswith("Bedside Left Light or Bedside Right Light?")
    assert heard.asks


async def test_text_before_a_call_is_not_spoken(talk: Talk) -> None:
    """What a model announces before a call is not heard."""
    talk.server.script(
        call(
            "HassTurnOn", {"name": "Desk Lamp"}, text="I will sort out the desk lamp."
        ),
        ON,
    )
    heard = await talk("sort out the desk lamp")
    assert heard.streamed == ("It is on.",)


async def test_same_call_in_text_and_beside_it(talk: Talk) -> None:
    """A call written twice, once as text, runs once."""
    text = '{"name": "HassListAddItem", "arguments": {"item": "milk"}}'
    talk.server.script(
        call("HassListAddItem", {"item": "milk", "name": "Shopping List"}, text=text),
        say("Milk is on the list."),
    )
    heard = await talk("put milk on the shopping list")
    assert heard.speech == "Milk is on the list."
    assert talk.state("todo.shopping_list") == "3"


async def test_cut_off_call(talk: Talk) -> None:
    """A call of which the end did not arrive is lost, not half a call."""
    talk.server.script(
        no_done('{"name": "HassTurnOn", "arguments": {"name": "Desk'),
        call("HassTurnOn", {"name": "Desk Lamp"}),
        ON,
    )
    heard = await talk("sort out the desk lamp")
    assert heard.streamed == ("It is on.",)
    assert talk.state("light.desk_lamp") == "on"


async def test_json_without_tools(new_talk: NewTalk) -> None:
    """An agent without tools reads no calls, and speaks no JSON either."""
    talk = await new_talk(llm_hass_api=[], model="plain:latest")
    talk.server.script(
        say('That would be {"name": "HassTurnOn", "arguments": {}} in short.')
    )
    heard = await talk("show me a call")
    assert heard.speech == "That would be in short."
    assert len(talk.asked) == 1
