"""Tasks of several turns, as they are run."""

import asyncio
import importlib.util
from pathlib import Path
import sys

import pytest

from evals.__main__ import main
from evals.result import Result, read_results
from fakes.ollama_server import OllamaServer, say

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("turbojpeg") is None,
    reason="needs scripts/setup requirements_demo.txt",
)

HOME = """\
areas: [{name: Hall}]
devices: [{id: radio, name: Radio, area: hall}]
entities:
  - {id: light.lamp, name: Lamp, area: hall, state: "off"}
  - {id: todo.jobs, name: Jobs, attributes: {todo_items: [Mow the lawn]}}
"""
ON = 'expect_changes: {light.lamp: {state: "on", attributes: {color_mode: onoff}}}'


def lines(*more: str) -> str:
    """Return a task that begins with the lamp, and what follows."""
    text = f"category: talk\ntests:\n  - sentences: [Turn on the lamp]\n    {ON}\n"
    return text + "    follow_ups:\n" + "".join(f"      - {{{one}}}\n" for one in more)


async def evaluate(
    monkeypatch: pytest.MonkeyPatch, folder: Path, task: str, *arguments: str
) -> Result:
    """Run an agent at one task as the command line does; return its result."""
    (folder / "talks" / "flat").mkdir(parents=True)
    (folder / "talks" / "flat" / "_fixtures.yaml").write_text(HOME)
    (folder / "talks" / "flat" / "talk.yaml").write_text(task)
    out = folder / "results.jsonl"
    command = ["run", "--data", str(folder / "talks"), "--processes=1", *arguments]
    monkeypatch.setattr(sys, "argv", ["scripts/eval", *command, "--out", str(out)])
    assert await asyncio.to_thread(main) == 0
    (result,) = read_results(out)
    return result


@pytest.mark.parametrize(
    ("follow_up", "wrong"),
    [
        (
            "say: Add hay to my jobs list, expect_changes: "
            '{todo.jobs: {state: "2", attributes: {items: [hay, mow the lawn]}}}',
            [],
        ),
        (
            "say: Add hay to my jobs list, expect_changes: "
            '{todo.jobs: {state: "2", attributes: {items: [mow the lawn, oats]}}}',
            [
                "turn 2: todo.jobs items: ['hay', 'mow the lawn']"
                " instead of ['mow the lawn', 'oats']"
            ],
        ),
        (
            "say: Turn off the lamp, expect_no_call: true, "
            "ignore_changes: {light.lamp: [color_mode]}",
            [
                "turn 2: light.lamp state: 'off' instead of 'on'",
                "turn 2: called homeassistant.turn_off light.lamp",
                "turn 2: called light.turn_off ['light.lamp']",
            ],
        ),
    ],
)
async def test_each_turn_is_judged_by_what_it_did(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    follow_up: str,
    wrong: list[str],
) -> None:
    """What an earlier turn changed is how the next one finds the home."""
    result = await evaluate(
        monkeypatch, tmp_path, lines(follow_up), "--agents=home_assistant"
    )
    assert (result.wrong, result.passed) == (wrong, not wrong)
    assert bool(result.harm) is bool(wrong)
    assert result.sentence.startswith("Turn on the lamp\n")
    assert len(result.speech.splitlines()) == 2


async def test_turns_are_of_one_conversation(
    ollama_server: OllamaServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The agent has heard what was said before; one wrong answer fails the task."""
    ollama_server.fallback = lambda _: say("It is blue.")
    task = (
        "category: talk\ntests:\n  - sentences: [What colour is the sky?]\n"
        "    expect_response: [green, blue]\n    follow_ups:\n"
        "      - {say: And the sea?, reject_response: blue}\n"
    )
    server = ["--url", ollama_server.url, "--model=test-model", "--agents=ollama"]
    result = await evaluate(monkeypatch, tmp_path, task, *server)
    assert not result.passed and not result.wrong
    said = [one["content"] for one in ollama_server.chats[-1]["messages"][1:]]
    assert said == ["What colour is the sky?", "It is blue.", "And the sea?"]


async def test_an_error_is_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A word of the question that stands in an error is not what was asked for."""
    task = (
        "category: talk\ntests:\n  - sentences: [Turn on the moon]\n"
        "    expect_response: moon\n"
    )
    result = await evaluate(monkeypatch, tmp_path, task, "--agents=home_assistant")
    assert "moon" in result.speech
    assert not result.passed
