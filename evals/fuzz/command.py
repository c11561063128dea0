"""Take mutated outputs of models, servers and pages through all that reads them.

Nothing may raise, and nothing may come out that is not valid under Home Assistant's own
schemas or acts on what is not exposed. Needs no model and no network.

Answers are made of the recorded runs and of the corpus, that of the repository too. One that comes to what no other
came to is kept in the corpus, so that the next run begins where this one ended. One that
fails is written to the folder of failures, and the exit code is 1.
"""

import argparse
import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
import traceback

from custom_components.smart_agent.const import DOMAIN
from demo.model_server import ROOT
from evals.replay.command import RUNS
from fakes.house import house
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import llm
from homeassistant.util.yaml import load_yaml_dict

from . import pages
from .mutate import Mutator
from .output import Output, corpus, recorded
from .subject import Subject, async_subject, names_in, plain_answers

HOME = ROOT / "demo" / "house" / "home.yaml"
CORPUS = Path(__file__).parent / "corpus.jsonl"
FAILURES = ROOT / ".cache" / "fuzz"

HIDDEN = ("lock.front_door", "light.night_light", "switch.office_outlet")
"""Devices of the house that are not exposed: no answer may act on them."""

_EACH = 10
"""Answers for each page or file: those take longer to read."""

_LONGEST_KEPT = 2_000
"""Characters of an answer in the corpus, which stands in the repository."""

_REPORT = 60
"""Seconds between two lines on how far it is."""


@dataclass
class Report:
    """What a run came to."""

    count: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    """What answers came to, and how often."""
    kept: list[Output] = field(default_factory=list)
    """The answers that came to something new."""
    failures: list[str] = field(default_factory=list)
    """What failed: the seed of its random numbers, the answer, and where it raised."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("--count", type=int, default=100_000, help="mutated answers")
    parser.add_argument("--seed", type=int, default=0, help="of the random numbers")
    parser.add_argument("--seconds", type=float, help="stop after this time")
    parser.add_argument(
        "--corpus", type=Path, default=CORPUS, help="file that new answers are added to"
    )
    parser.add_argument("--failures", type=Path, default=FAILURES, help="folder")


def run(args: argparse.Namespace) -> int:
    """Go through mutated answers, print what they came to, return the exit code."""
    report = asyncio.run(
        fuzz(args.count, seed=args.seed, seconds=args.seconds, kept=args.corpus)
    )
    ran = sum(n for what, n in report.seen.items() if what.startswith("Run "))
    print(
        f"{report.count:,} answers, {len(report.seen)} kinds of outcome, {ran:,} calls"
        f" that would run, {len(report.kept)} new in the corpus,"
        f" {len(report.failures)} failures"
    )
    known = {one.line for path in (CORPUS, args.corpus) for one in corpus(path)}
    if lines := [one.line for one in report.kept if one.line not in known]:
        args.corpus.parent.mkdir(parents=True, exist_ok=True)
        with args.corpus.open("a", encoding="ascii") as file:
            file.writelines(f"{line}\n" for line in lines)
    if report.failures:
        args.failures.mkdir(parents=True, exist_ok=True)
        for number, text in enumerate(report.failures):
            (args.failures / f"failure-{args.seed}-{number}.txt").write_text(
                text, encoding="ascii", errors="backslashreplace"
            )
        print(report.failures[0])
    return 1 if report.failures else 0


async def fuzz(
    count: int, *, seed: int, seconds: float | None = None, kept: Path = CORPUS
) -> Report:
    """Return what mutated answers came to in the demo house."""
    async with house(load_yaml_dict(str(HOME))) as hass:
        hide(hass)
        api = await async_api(hass)
        subject = await async_subject(hass, api)
        known = [*{one.line: one for one in (*corpus(CORPUS), *corpus(kept))}.values()]
        seeds = [*recorded(RUNS), *plain_answers(hass, api), *known]
        mutator = Mutator(seeds, names_in(hass, api))
        # The house stands still meanwhile: nothing here awaits.
        return go(subject, mutator, known, count, seed, seconds)


def go(
    subject: Subject,
    mutator: Mutator,
    known: list[Output],
    count: int,
    seed: int,
    seconds: float | None = None,
) -> Report:
    """Go through the corpus, then through so many mutated answers."""
    report = Report()
    for output in known:
        _take(subject, output, report, f"{seed}-corpus")
    report.kept.clear()
    began = told = monotonic()
    for number in _numbers(count):
        now = monotonic()
        if seconds is not None and now - began > seconds:
            break
        if now - told > _REPORT:
            told = now
            print(f"{number:,} in {now - began:.0f} s", flush=True)
        output = mutator.mutate(Random(f"{seed}-{number}"))
        if _take(subject, output, report, f"{seed}-{number}"):
            mutator.seeds.append(output)
        if number % _EACH == 0:
            _take_page(f"{seed}-{number}", report)
        report.count += 1
    return report


def hide(hass: HomeAssistant) -> None:
    """Have some devices of the demo house not exposed."""
    for entity_id in HIDDEN:
        async_expose_entity(hass, "conversation", entity_id, False)


async def async_api(hass: HomeAssistant) -> llm.APIInstance:
    """Return Home Assistant's own tools, as nobody in particular has them."""
    context = llm.LLMContext(DOMAIN, Context(), "en", "conversation", None)
    return await llm.async_get_api(hass, llm.LLM_API_ASSIST, context)


def _numbers(count: int) -> Iterator[int]:
    """Yield the numbers of the answers."""
    return iter(range(count))


def _take(subject: Subject, output: Output, report: Report, seed: str) -> bool:
    """Check an answer; return whether it came to something new."""
    try:
        told = subject.check(output, Random(seed))
    except Exception:  # noqa: BLE001 # this is what is looked for
        report.failures.append(f"{seed}\n{output.line}\n{traceback.format_exc()}")
        return False
    new = any(one not in report.seen for one in told)
    report.seen.update(told)
    new = new and len(output.line) <= _LONGEST_KEPT and output not in report.kept
    if new:
        report.kept.append(output)
    return new


def _take_page(seed: str, report: Report) -> None:
    """Check a page."""
    try:
        pages.check(Random(seed))
    except Exception:  # noqa: BLE001 # this is what is looked for
        report.failures.append(f"{seed} page\n{traceback.format_exc()}")
