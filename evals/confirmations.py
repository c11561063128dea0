"""Measure how often a command is confirmed at once, and how often that is wrong.

Needs no model. Done is what recorded runs that passed called first, or where there are
none what Home Assistant hears in the sentence. A command that was done should be
confirmed without another request; of every two commands of a home said in one sentence,
of which the first alone was done, none may be: the second would be lost. Two commands
are judged by their words, as Home Assistant's sentences hear none of them together.
"""

import argparse
import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations
from pathlib import Path
from typing import Any

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.guard.rules import Choices, Rules, Words
from custom_components.smart_agent.guard.second_opinion import SecondOpinion
from custom_components.smart_agent.guard.verdict import Run
from custom_components.smart_agent.home.home import Home
from custom_components.smart_agent.home.reader import async_get_home
from custom_components.smart_agent.llm_tools.reader import async_get_toolset
from custom_components.smart_agent.options import Risky
from custom_components.smart_agent.sentences.recognize import async_recognize
from custom_components.smart_agent.sentences.recognized import Recognition
from custom_components.smart_agent.sentences.vocabularies import Vocabularies
from custom_components.smart_agent.sentences.vocabulary import Vocabulary
from custom_components.smart_agent.turn.completeness import is_whole
from custom_components.smart_agent.utterance.request import read_request
from fakes.house import house
from homeassistant.components import conversation
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import llm

from .dataset import dataset
from .layout import Row, layout
from .replay.command import DATA, RUNS
from .replay.runs import load_runs
from .task import Task, load_tasks

HEADER = ("request", "requests", "confirmed at once", "%")
JOINTS = (" and ", ", ", ". ")

type Calls = Sequence[tuple[str, Mapping[str, Any]]]

_LANGUAGE = "en"
"""What the published data sets are written in."""


@dataclass(frozen=True)
class Command:
    """A sentence, what was done for it, and in what home."""

    sentence: str
    done: tuple[Run, ...]
    recognition: Recognition
    home: Home
    vocabulary: Vocabulary

    def is_whole(
        self,
        text: str,
        also: Sequence[Run] = (),
        recognition: Recognition | None = None,
    ) -> bool:
        """Return whether this, and what was done also, is all that a text asks for."""
        done = (*self.done, *also)
        return is_whole(
            text, done, recognition or Recognition(), self.home, self.vocabulary
        )

    def is_done_by(self, other: Command) -> bool:
        """Return whether what was done for another command did this one as well."""
        return {run.signature for run in self.done} <= {
            run.signature for run in other.done
        }


@dataclass(frozen=True)
class Outcome:
    """A request of some kind, and whether it was confirmed at once."""

    kind: str
    text: str
    confirmed: bool
    expected: bool = True


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("--data", default=DATA, help="name or folder of a data set")
    parser.add_argument("--runs", type=Path, default=RUNS, help="file of runs")
    parser.add_argument(
        "--failures", action="store_true", help="list what is not as it should be"
    )
    parser.add_argument("--markdown", action="store_true", help="as a Markdown table")


def run(args: argparse.Namespace) -> int:
    """Measure, print the table and return the exit code."""
    found = asyncio.run(commands(load_tasks(dataset(args.data)), recorded(args.runs)))
    outcomes = [one for home in found for one in measure(home)]
    print(layout(HEADER, rows(outcomes), markdown=args.markdown))
    if args.failures:
        wrong = [one for one in outcomes if one.confirmed is not one.expected]
        wrong.sort(key=lambda one: one.expected)
        print("", *(f"{one.kind}: {one.text}" for one in wrong), sep="\n")
    return 0


def recorded(path: Path) -> dict[str, list[Calls]]:
    """Return what runs that passed called first, by their tasks."""
    found: dict[str, list[Calls]] = {}
    for one in load_runs(path):
        made = [(c["name"], c["arguments"] or {}) for c in one.wrote[0]["calls"]]
        if one.passed and made:
            found.setdefault(one.of_task, []).append(made)
    return found


async def commands(
    tasks: Iterable[Task], wrote: Mapping[str, Sequence[Calls]]
) -> list[list[Command]]:
    """Return the tasks that are commands, home by home, with what is done for them."""
    found: list[list[Command]] = []
    for _, of_home in groupby(tasks, key=lambda task: task.home):
        found.append([])
        for setup, alike in groupby(of_home, key=lambda task: task.setup):
            first, *others = alike
            assert first.setup == setup
            async with house(first.inventory, _LANGUAGE) as hass:
                for task in (first, *others):
                    found[-1] += await _command(hass, task, wrote.get(task.name, ()))
    return found


def measure(of_home: Sequence[Command]) -> Iterator[Outcome]:
    """Yield what becomes of the commands of a home, one by one and two by two."""
    for one in of_home:
        text = one.sentence
        heard = one.is_whole(text, recognition=one.recognition)
        yield Outcome("one, heard", text, heard)
        yield Outcome("one, by its words", text, one.is_whole(text))
    for one, other in permutations(of_home, 2):
        if other.is_done_by(one):
            continue
        for joint in JOINTS:
            text = f"{one.sentence.rstrip('.!?')}{joint}{other.sentence}"
            named = f"two with {joint.strip()!r}"
            both = one.is_whole(text, other.done)
            yield Outcome(f"{named}, both done", text, both)
            half = one.is_whole(text)
            yield Outcome(f"{named}, one done", text, half, expected=False)


def rows(outcomes: Sequence[Outcome]) -> list[Row]:
    """Return a row for each kind of request."""
    kinds = dict.fromkeys(one.kind for one in outcomes)
    groups = {
        kind: [one.confirmed for one in outcomes if one.kind == kind] for kind in kinds
    }
    return [
        (kind, str(len(group)), str(sum(group)), f"{100 * sum(group) / len(group):.1f}")
        for kind, group in groups.items()
    ]


async def _command(
    hass: HomeAssistant, task: Task, wrote: Sequence[Calls]
) -> list[Command]:
    """Return a task as a command, none if it is not one."""
    home = async_get_home(hass, conversation.DOMAIN)
    said = conversation.ConversationInput(
        text=task.sentence,
        context=Context(),
        conversation_id=None,
        device_id=None,
        satellite_id=None,
        language=_LANGUAGE,
        agent_id=DOMAIN,
    )
    api = await llm.async_get_api(hass, llm.LLM_API_ASSIST, said.as_llm_context(DOMAIN))
    tools = async_get_toolset(hass, api, home.domains)
    request = read_request(task.sentence, _LANGUAGE, home)
    recognition = await async_recognize(hass, said, home, tools, request)
    vocabulary = await Vocabularies(hass).async_get(_LANGUAGE)
    assert vocabulary
    rules = Rules(
        choices=Choices(whole_home=True, risky=Risky.NEVER),
        words=Words(text=task.sentence, request=request),
    )
    second = SecondOpinion(recognition, tools, home, rules)
    for calls in wrote or _heard(second, rules):
        verdicts = [second.weigh(name, args, rules) for name, args in calls]
        done = tuple(
            one for one in verdicts if isinstance(one, Run) and one.spec.is_action
        )
        if len(done) == len(calls):
            return [Command(task.sentence, done, recognition, home, vocabulary)]
    return []


def _heard(second: SecondOpinion, rules: Rules) -> list[Calls]:
    """Return the call that the words say, if there is one."""
    verdict = second.heeded(rules)
    return [[(verdict.spec.name, verdict.args)]] if verdict else []
