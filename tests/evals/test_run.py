"""An evaluation as a person starts it, with a scripted model."""

import asyncio
import importlib.util
from pathlib import Path
import sys
from typing import Any

import pytest

from evals.__main__ import main
from evals.agents import parse_options
from evals.errors import EvalError
from evals.result import append, read_results
from evals.servers import EAGER, RIGHT, SILENT
from fakes.ollama_server import OllamaServer, Reply, call, say
from homeassistant.const import __version__

from .results import result

KITCHEN, LIVING_ROOM = (
    "dom1_pl_lights_lights-please_turn_on_the_kitchen_light",
    "dom1_pl_lights_lights-turn_on_the_living_room_light",
)


def evaluate(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """Run a command as the command line does; return its exit code."""
    monkeypatch.setattr(sys, "argv", ["scripts/eval", *arguments])
    return main()


def kitchen_only(body: dict[str, Any]) -> Reply:
    """Answer as a model that knows what to call for the kitchen, else turns off a light."""
    last = body["messages"][-1]
    if last["role"] != "user":
        return say("Well.", eval_count=2)
    known = "kitchen" in last["content"].casefold()
    wanted = "HassTurnOn" if known else "HassTurnOff"
    names = [tool["function"]["name"] for tool in body["tools"]]
    tool = next(name for name in names if name.endswith(wanted))
    name = "Kitchen Light" if known else "Dining Room Light"
    return call(tool, {"name": name, "domain": "light"})


@pytest.mark.skipif(
    importlib.util.find_spec("turbojpeg") is None,
    reason="needs scripts/setup requirements_demo.txt",
)
async def test_run(
    ollama_server: OllamaServer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Three agents at two tasks; a result that the file holds is not made again."""
    ollama_server.fallback = kitchen_only
    out = tmp_path / "results.jsonl"
    kept = result(
        KITCHEN,
        version=__version__,
        agent="home_assistant",
        model="",
        data="assist-mini",
        speech="kept",
    )
    append(out, [kept])
    command = ["run", "--data", "assist-mini", "--only", "dom1_pl_lights", "--limit=2"]
    command += ["--url", ollama_server.url, "--model", "test-model", "--processes=1"]
    # What Home Assistant's sentences understand would need no model.
    command += ["--out", str(out), "--option", "sentences=false"]
    code = await asyncio.to_thread(evaluate, monkeypatch, *command)
    printed = capsys.readouterr()
    assert code == 0, printed.err
    first, ours, theirs, *living_room = read_results(out)
    assert first == kept
    assert [one.agent for one in (ours, theirs)] == ["smart_agent", "ollama"]
    assert ours.passed and theirs.passed, (ours, theirs)
    assert (ours.outcome, ours.normalised, ours.rejected) == ("acted", 1, 0)
    assert (theirs.requests, theirs.prompt_tokens) == (2, 400)
    assert (theirs.speech, theirs.words, theirs.normalised) == ("Well.", 1, None)
    assert [one.task for one in living_room] == [LIVING_ROOM] * 3
    assert [one.agent for one in living_room][-1] == "home_assistant"
    assert [one.passed for one in living_room][1:] == [False, True]
    assert [one.calls is None for one in (ours, theirs)] == [False, True]
    assert ours.calls and ours.calls[0].startswith("run intent__HassTurnOn {'name': ")
    assert living_room[1].wrong
    assert [bool(one.harm) for one in (ours, theirs)] == [False, False]
    assert [bool(one.harm) for one in living_room] == [False, True, False]
    assert "light.dining_room_light state: 'off', was 'on'" in (
        living_room[1].harm or []
    )
    assert [line.split()[0] for line in printed.err.splitlines()] == [
        f"[{i}/5]" for i in range(1, 6)
    ]
    rows = [line.split()[:5] for line in printed.out.splitlines()]
    assert ["all", "ollama", "test-model:latest", "2", "50.0"] in rows


@pytest.mark.skipif(
    importlib.util.find_spec("turbojpeg") is None,
    reason="needs scripts/setup requirements_demo.txt",
)
@pytest.mark.usefixtures("socket_enabled")
@pytest.mark.parametrize(
    ("given", "model", "requests"),
    [
        (["--silent"], SILENT, 0),
        (["--right", "--option", "sentences=false"], RIGHT, 1),
        (["--eager", "--option", "sentences=false"], EAGER, 1),
    ],
)
async def test_a_model_of_its_own(
    given: list[str],
    model: str,
    requests: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """With one that says nothing, what needs none comes right; two call it."""
    out = tmp_path / "results.jsonl"
    command = ["run", "--data", "assist-mini", "--only", KITCHEN, *given]
    command += ["--agents", "smart_agent", "--processes=1", "--out", str(out)]
    code = await asyncio.to_thread(evaluate, monkeypatch, *command)
    assert code == 0, capsys.readouterr().err
    (ours,) = read_results(out)
    assert (ours.passed, ours.requests, ours.model) == (True, requests, model)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--agents", "other"], "there is no agent other"),
        (["--only", "other"], "assist-mini has no such task"),
        (["--option", "other=1"], "other is none of"),
    ],
)
def test_what_cannot_be_run_is_said(
    arguments: list[str],
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """An agent, task or option that is not there ends it with a reason."""
    assert evaluate(monkeypatch, "run", "--data", "assist-mini", *arguments) == 1
    assert capsys.readouterr().err.startswith(f"eval: {reason}")


def test_options() -> None:
    """Options are JSON or words, and have to be the agent's."""
    found = parse_options(["max_attempts=1", "strict=true", "risky=always"])
    assert found == {"max_attempts": 1, "strict": True, "risky": "always"}
    with pytest.raises(EvalError, match="model is none of"):
        parse_options(["model=other"])
