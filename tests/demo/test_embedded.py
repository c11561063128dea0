"""The embedded model, real, as Ollama's own client sees it."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
import os
import sys
from typing import Any

import ollama
import pytest

from demo.embedded.engine import CONTEXT_LENGTH, Engine, is_installed
from demo.embedded.server import MODEL, serve

pytestmark = pytest.mark.skipif(
    not is_installed(), reason="needs scripts/setup requirements_demo.txt"
)

TARGET = {"name": {"type": "string"}, "area": {"type": "string"}}


def tool(name: str, description: str, **more: Any) -> dict[str, Any]:
    """Return a tool as Home Assistant describes its own."""
    parameters = {"type": "object", "properties": TARGET | more}
    function = {"name": name, "description": description, "parameters": parameters}
    return {"type": "function", "function": function}


TOOLS = [
    tool("HassTurnOn", "Turns on/opens/presses a device or entity."),
    tool("HassTurnOff", "Turns off/closes a device or entity."),
    tool(
        "HassLightSet",
        "Sets the brightness percentage or color of a light",
        brightness={"type": "integer", "description": "0 to 100"},
    ),
]
ASKED = {"role": "user", "content": "turn on the bedside lamp"}


@pytest.fixture(scope="module")
def engine() -> Engine:
    """Return the model, which can be loaded once in a process."""
    return Engine()


@pytest.fixture
async def client(
    engine: Engine, socket_enabled: None
) -> AsyncGenerator[ollama.AsyncClient]:
    """Return a client of a server that hands on all calls."""
    async with serve(engine) as url:
        client = ollama.AsyncClient(url)
        yield client
        await client.close()  # type: ignore[no-untyped-call] # is typed nowhere


def called(response: ollama.ChatResponse) -> list[tuple[str, dict[str, Any]]]:
    """Return the calls of an answer."""
    return [
        (call.function.name, dict(call.function.arguments))
        for call in response.message.tool_calls or ()
    ]


async def ask(
    client: ollama.AsyncClient, text: str
) -> list[tuple[str, dict[str, Any]]]:
    """Return what the model calls for one sentence."""
    messages = [{"role": "user", "content": text}]
    return called(await client.chat(MODEL, messages, tools=TOOLS))


def test_nothing_is_reported(engine: Engine) -> None:
    """The package's code that reports usage is not even loaded."""
    assert "needle" not in sys.modules
    assert os.environ["NEEDLE_TELEMETRY"] == "0"


async def test_commands_become_calls(client: ollama.AsyncClient) -> None:
    """The model fills in what the user said, several calls where they want several."""
    assert await ask(client, "turn on the bedside lamp") == [
        ("HassTurnOn", {"name": "bedside lamp"})
    ]
    assert await ask(client, "turn off the radio, then turn on the fan") == [
        ("HassTurnOff", {"name": "radio"}),
        ("HassTurnOn", {"name": "fan"}),
    ]
    ((name, arguments),) = await ask(client, "set the desk lamp to 30 percent")
    assert name == "HassLightSet"
    assert arguments["brightness"] == 30


async def test_streamed_answer(client: ollama.AsyncClient) -> None:
    """Calls come first, usage at the end, and what was generated is counted."""
    stream = await client.chat(MODEL, [ASKED], tools=TOOLS, stream=True)
    first, last = [part async for part in stream]
    assert called(first) == [("HassTurnOn", {"name": "bedside lamp"})]
    assert not first.done
    assert last.done
    assert last.done_reason == "stop"
    assert not called(last)
    assert (last.prompt_eval_count or 0) > 50
    assert 5 < (last.eval_count or 0) < 50
    assert (last.total_duration or 0) >= (last.eval_duration or 0) > 0


async def test_correction_is_followed(client: ollama.AsyncClient) -> None:
    """A rejected call is made anew with the name that was meant."""
    written = {"function": {"name": "HassTurnOn", "arguments": {"name": "lamp"}}}
    messages: list[dict[str, Any]] = [
        ASKED,
        {"role": "assistant", "content": "", "tool_calls": [written]},
        {
            "role": "tool",
            "tool_name": "HassTurnOn",
            "content": 'No device is called "lamp". Did you mean "Bedside Left Lamp"? '
            'Right would be: HassTurnOn {"name": "Bedside Left Lamp"}',
        },
    ]
    ((name, arguments),) = called(await client.chat(MODEL, messages, tools=TOOLS))
    assert name == "HassTurnOn"
    assert arguments["name"] == "Bedside Left Lamp"


@pytest.mark.parametrize(
    ("messages", "tools"),
    [
        ([ASKED], []),
        (
            [
                ASKED,
                {"role": "assistant", "content": "", "tool_calls": []},
                {"role": "tool", "content": '{"done": ["Bedside Lamp"]}'},
            ],
            TOOLS,
        ),
    ],
    ids=["no tools", "all done"],
)
async def test_silence_is_not_a_lost_call(
    client: ollama.AsyncClient,
    messages: Sequence[dict[str, Any]],
    tools: list[dict[str, Any]],
) -> None:
    """A model without prose answers with nothing, and says that it did."""
    answer = await client.chat(MODEL, messages, tools=tools)
    assert not answer.message.content
    assert not called(answer)
    assert answer.eval_count == 1


async def test_unsure_calls_can_be_left_out(
    engine: Engine, socket_enabled: None
) -> None:
    """What the model would withhold is handed on only where that was chosen."""
    text = "sing a song"
    counts = []
    for with_withheld in (True, False):
        async with serve(engine, with_withheld=with_withheld) as url:
            client = ollama.AsyncClient(url)
            counts.append(len(await ask(client, text)))
            await client.close()  # type: ignore[no-untyped-call] # is typed nowhere
    assert counts == [1, 0]


async def test_cancelled_request_frees_the_model(client: ollama.AsyncClient) -> None:
    """A client that hangs up, in its turn or before, keeps nobody waiting."""
    left = [asyncio.create_task(ask(client, "turn on the lamp")) for _ in range(3)]
    await asyncio.sleep(0)
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
    assert await ask(client, "turn on the bedside lamp")


async def test_load_and_pull(client: ollama.AsyncClient) -> None:
    """A chat or a prompt without words loads the model, which is always there."""
    loaded = await client.chat(MODEL, [])
    assert (loaded.done, loaded.done_reason) == (True, "load")
    assert (await client.generate(MODEL)).done_reason == "load"
    assert (await client.pull(MODEL)).status == "success"
    steps = [step.status async for step in await client.pull(MODEL, stream=True)]
    assert steps == ["success"]


async def test_facts(client: ollama.AsyncClient) -> None:
    """Clients learn what the model can do and how much it can read."""
    assert [one.model for one in (await client.list()).models] == [MODEL]
    assert [one.model for one in (await client.ps()).models] == [MODEL]
    shown = await client.show(MODEL)
    assert shown.capabilities == ["completion", "tools"]
    assert (shown.modelinfo or {})["needle.context_length"] == CONTEXT_LENGTH


async def test_errors(client: ollama.AsyncClient) -> None:
    """Errors come with Ollama's status and words, and the model works on."""
    with pytest.raises(
        ollama.ResponseError, match="model 'other' not found"
    ) as missing:
        await client.chat("other", [ASKED])
    assert missing.value.status_code == 404
    with pytest.raises(ollama.ResponseError, match="model 'other' not found"):
        await client.pull("other")
    huge = [tool(f"Tool{number}", "word " * 200) for number in range(60)]
    with pytest.raises(ollama.ResponseError, match="8192 tokens") as too_long:
        await client.chat(MODEL, [ASKED], tools=huge)
    assert too_long.value.status_code == 500
    assert await ask(client, "turn on the bedside lamp")
