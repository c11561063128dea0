"""The demo itself, as a person starts it, with a scripted model."""

import asyncio
from pathlib import Path
import sys
from typing import Any

from fakes.ollama_server import OllamaServer, call, say

ROOT = Path(__file__).parents[2]


def reads_tools(body: dict[str, Any]) -> bool:
    """Return whether a request only has the model read the tools."""
    return bool(body.get("options", {}).get("num_predict") == 1)


async def run(*arguments: str) -> tuple[int, list[str]]:
    """Run the demo and return its exit code and what it printed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "demo.run",
        *arguments,
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output, _ = await process.communicate()
    return process.returncode or 0, output.decode().splitlines()


def lines_of(printed: list[str], label: str) -> list[str]:
    """Return the lines of a turn that carry a label, without it."""
    return [line[8:] for line in printed if line[:8].strip() == label]


async def test_one_turn(ollama_server: OllamaServer) -> None:
    """One sentence shows what the model wrote, the guard, the house and the speech."""
    ollama_server.warm_up = reads_tools
    ollama_server.restate = lambda _: say("nothing")
    ollama_server.script(
        call("HassTurnOn", {"name": "bedside left light", "device_class": ["light"]}),
        say("It is on, and that is the joke."),
    )
    text = "turn on bedside left light and tell me a joke"
    code, printed = await run(
        text,
        "--url",
        ollama_server.url,
        "--model",
        "test-model",
        "--device",
        "kitchen satellite",
    )
    assert code == 0, printed
    assert lines_of(printed, "You") == [text]
    plain, written, _ = lines_of(printed, "Model")
    assert plain == "nothing"
    assert "HassTurnOn" in written
    assert '"device_class": ["light"]' in written
    guard = lines_of(printed, "Guard")
    assert guard[0].startswith("run: ")
    assert "device_class" in guard[1]
    (house,) = lines_of(printed, "House")
    assert house.startswith("Bedside Left Light: off → on")
    assert lines_of(printed, "Spoken") == ["It is on, and that is the joke."]
    assert "3 requests" in lines_of(printed, "Time")[0]
    warm_up, _, asked, _ = (chat for chat in ollama_server.chats if chat["messages"])
    assert "HassTurnOn" in [one["function"]["name"] for one in warm_up["tools"]]
    assert warm_up["tools"] == asked["tools"]


async def test_at_once(ollama_server: OllamaServer) -> None:
    """What is plain shows the guard, the house and the speech, and no model."""
    ollama_server.warm_up = reads_tools
    code, printed = await run(
        "turn on bedside left light",
        *("--url", ollama_server.url, "--model", "test-model"),
    )
    assert code == 0, printed
    assert not lines_of(printed, "Model")
    assert lines_of(printed, "Guard")[0].startswith("run: ")
    (house,) = lines_of(printed, "House")
    assert house.startswith("Bedside Left Light: off → on")
    assert lines_of(printed, "Spoken") == ["Turned on the light"]
    assert "0 requests" in lines_of(printed, "Time")[0]


async def test_what_cannot_be_done_is_said(ollama_server: OllamaServer) -> None:
    """A model or a device that is not there ends the demo with a reason."""
    ollama_server.warm_up = reads_tools
    sentence = ["turn it on", "--url", ollama_server.url]
    no_model, no_device = await asyncio.gather(
        run(*sentence, "--model", "other"), run(*sentence, "--device", "Doorbell")
    )
    assert no_model[0] == no_device[0] == 1
    assert no_model[1][-1] == f"demo: {ollama_server.url} has no model other"
    assert no_device[1][-1] == "demo: the house has no device 'Doorbell'"
