"""The corpus of what was said as a data set, written and run."""

import asyncio
from collections.abc import Callable
import importlib.util
from pathlib import Path
import sys
from typing import Any

import pytest

from custom_components.demo_house.inventory import Inventory
from evals import said
from evals.__main__ import main
from evals.errors import EvalError
from evals.result import Result, read_results
from evals.task import Change, load_tasks
from fakes.ollama_server import OllamaServer, Reply, call, say
from homeassistant.util.yaml import load_yaml_dict

from ..said.corpus import LANGUAGES, Case, load
from ..said.house import inventory

needs_agents = pytest.mark.skipif(
    importlib.util.find_spec("turbojpeg") is None,
    reason="needs scripts/setup requirements_demo.txt",
)


def is_said(case: Case) -> bool:
    """Return whether a data set can say what must happen at a sentence."""
    return not case.acts or not (case.asks or case.items or case.timer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_a_task(language: str, tmp_path: Path) -> None:
    """Sentences keep their class, their satellite and what may change; none is lost."""
    counts = said.write(language, tmp_path)
    tasks = {task.sentence: task for task in load_tasks(tmp_path)}
    cases = [case for case in load(language) if is_said(case)]
    assert sum(counts.values()) == len(cases)
    assert tasks.keys() == {case.say for case in cases}
    for case in cases:
        task = tasks[case.say]
        assert task.idle is not case.acts
        assert task.category == (case.kind if case.acts else f"{case.kind} (nothing)")
        assert task.name.startswith(f"house_{'nothing' if task.idle else 'request'}_")
        assert (task.device, task.language) == (case.heard_by, language)
        assert {key: wanted(one) for key, one in task.expected.items()} == case.changes
        assert task.ignored.keys() == task.expected.keys()


def wanted(change: Change) -> dict[str, object]:
    """Return what an entity has to be like, as the corpus writes it."""
    state = {} if change.state is None else {"state": change.state}
    return state | dict(change.attributes)


def test_what_goes_with_a_state_is_ignored(tmp_path: Path) -> None:
    """A light that is turned off loses its brightness; one that is dimmed may go on."""
    said.write("en", tmp_path)
    tasks = {task.sentence: task for task in load_tasks(tmp_path)}
    off = tasks["could you turn off the hall lamp please?"]
    assert off.ignored == {"light.hall": {"brightness", "color_mode"}}
    shut = tasks["mind shutting the study shutter?"]
    assert shut.ignored == {"cover.study": frozenset()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_is_that_of_the_corpus(language: str, tmp_path: Path) -> None:
    """Floors, areas, satellites and entities are named in the language of the data."""
    said.write(language, tmp_path)
    written = Inventory.load(load_yaml_dict(tmp_path / "house" / "_fixtures.yaml"))
    played = Inventory.load(inventory(language))
    assert (written.floors, written.areas) == (played.floors, played.areas)
    assert written.items == played.items
    assert [(one.area, one.timers) for one in written.devices] == [
        (one.area, one.timers) for one in played.devices
    ]


def test_what_is_there_is_written_anew(tmp_path: Path) -> None:
    """Of a data set nothing old is left; a folder that is none is not touched."""
    said.write("de", tmp_path)
    old = tmp_path / "house" / "old.yaml"
    old.touch()
    said.write("fr", tmp_path)
    assert not old.exists()
    assert {task.language for task in load_tasks(tmp_path)} == {"fr"}
    (tmp_path / "dataset_card.yaml").unlink()
    with pytest.raises(EvalError, match="something else"):
        said.write("fr", tmp_path)


def calling(tool: str, **arguments: Any) -> Callable[[dict[str, Any]], Reply]:
    """Return what answers as a model that makes a call first, and has words after it."""

    def answer(body: dict[str, Any]) -> Reply:
        if body["messages"][-1]["role"] == "tool":
            return say("Well.")
        names = [one["function"]["name"] for one in body["tools"]]
        return call(next(name for name in names if name.endswith(tool)), arguments)

    return answer


async def evaluate(
    monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str
) -> Result:
    """Run an agent at one task as the command line does; return its result."""
    out = folder / "results.jsonl"
    command = ["run", "--data", str(folder / "said"), "--processes=1", *arguments]
    monkeypatch.setattr(sys, "argv", ["scripts/eval", *command, "--out", str(out)])
    assert await asyncio.to_thread(main) == 0
    (result,) = read_results(out)
    return result


@needs_agents
@pytest.mark.parametrize(
    ("task", "answer", "wrong", "harm"),
    [
        (
            "what_s_on_the_shopping_list",
            calling("todo__get_items", todo_list="Shopping List"),
            [],
            [],
        ),
        (
            "the_bus_leaves_in_10_minutes",
            calling("HassStartTimer", minutes=10),
            ["started a timer"],
            ["started a timer"],
        ),
        (
            "leave_the_driveway_gate_open",
            calling("HassTurnOn", name="Driveway Gate", domain=["cover"]),
            ["called cover.open_cover cover.gate"],
            [],
        ),
    ],
)
async def test_where_nothing_may_happen(
    ollama_server: OllamaServer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    task: str,
    answer: Callable[[dict[str, Any]], Reply],
    wrong: list[str],
    harm: list[str],
) -> None:
    """To read is no fault; a service without effect is one, and a timer is harm."""
    said.write("en", tmp_path / "said")
    ollama_server.fallback = answer
    server = ["--agents=ollama", "--url", ollama_server.url, "--model=test-model"]
    result = await evaluate(
        monkeypatch, tmp_path, *server, f"--only={task}", "--temperature=0"
    )
    assert (result.passed, result.wrong, result.harm) == (not wrong, wrong, harm)
    assert result.temperature == 0
    assert {chat["options"]["temperature"] for chat in ollama_server.chats} == {0}


@needs_agents
async def test_the_language_is_that_of_the_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Home Assistant's own sentences of a language are understood in its house.

    Of many tasks each hundredth is done: the first alone.
    """
    said.write("de", tmp_path / "said")
    result = await evaluate(
        monkeypatch,
        tmp_path,
        "--agents=home_assistant",
        "--only=request_plain",
        "--every=100",
    )
    assert (result.sentence, result.passed) == ("Licht aus im Flur", True), result
