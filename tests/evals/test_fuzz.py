"""Mutated outputs, a short run of what `scripts/eval fuzz` does a million times."""

from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings, strategies as st
import pytest

from custom_components.demo_house.inventory import Inventory
from custom_components.smart_agent.guard.verdict import Run
from custom_components.smart_agent.llm_tools.spec import Toolset
from evals.fuzz import pages
from evals.fuzz.command import CORPUS, HIDDEN, async_api, go, hide
from evals.fuzz.mutate import Mutator
from evals.fuzz.output import Output, corpus, recorded
from evals.fuzz.subject import (
    InvalidError,
    Subject,
    async_subject,
    names_in,
    plain_answers,
)
from evals.replay.command import RUNS
from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant

COUNT = 2_000
"""Mutated answers; those of the corpus come before them."""

EXAMPLES = 300
"""Answers that hypothesis picks, and makes small where one fails."""


@pytest.fixture
async def mutator(hass: HomeAssistant, home: ConfigEntry[Inventory]) -> Mutator:
    """Return what mutates answers in the demo house, a part of which is not exposed."""
    hide(hass)
    api = await async_api(hass)
    seeds = [*recorded(RUNS), *plain_answers(hass, api), *corpus(CORPUS)]
    return Mutator(seeds, names_in(hass, api))


@pytest.fixture
async def subject(hass: HomeAssistant, mutator: Mutator) -> Subject:
    """Return what reads them."""
    return await async_subject(hass, await async_api(hass))


async def test_answers(subject: Subject, mutator: Mutator) -> None:
    """Nothing raises, and what would run is valid and exposed; calls do get through."""
    report = go(subject, mutator, [*corpus(CORPUS)], COUNT, 2026)
    assert not report.failures, report.failures[0]
    assert report.count == COUNT
    ran = sum(n for what, n in report.seen.items() if what.startswith("Run "))
    assert ran > COUNT / 50


async def test_smallest(subject: Subject, mutator: Mutator) -> None:
    """So it is for what hypothesis picks, which makes small what fails."""

    @settings(
        max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), database=None
    )
    @given(st.randoms(use_true_random=False))
    def check(random: Random) -> None:
        subject.check(mutator.mutate(random), random)
        pages.check(random)

    check()


@pytest.mark.parametrize("entity_id", HIDDEN)
async def test_hidden(subject: Subject, mutator: Mutator, entity_id: str) -> None:
    """What is not exposed is told apart, by whatever name."""
    told: set[str] = set()
    for name in ("HassTurnOn", "HassTurnOff", "HassLightSet"):
        call = (name, {"name": entity_id, "brightness": 5})
        told |= subject.check(Output("", (call,)), Random(1))
    assert not any(one.startswith(("Run", "Ask")) for one in told)


@pytest.mark.parametrize(
    ("args", "ids"),
    [
        ({"name": "Desk Lamp", "brightness": 900}, ("light.desk_lamp",)),
        ({"name": "Desk Lamp", "x": 1}, ("light.desk_lamp",)),
        ({"name": "Night Light"}, ("light.night_light",)),
    ],
)
async def test_invalid_is_told(
    subject: Subject,
    monkeypatch: pytest.MonkeyPatch,
    args: dict[str, Any],
    ids: tuple[str, ...],
) -> None:
    """A guard that lets through what it must not is told of."""

    def lax(name: str, _: Any, toolset: Toolset, *__: Any) -> Run:
        spec = toolset.find(name)
        assert spec
        return Run(spec, args, (spec.full_name, ids, ""))

    monkeypatch.setattr("evals.fuzz.subject.judge", lax)
    with pytest.raises(InvalidError):
        subject.check(Output("", (("HassLightSet", {}),)), Random(1))


def test_the_same_again() -> None:
    """The same random numbers make the same answer, so that a failure can be had again."""
    made = Mutator(recorded(RUNS)[:50], ["Desk Lamp"])
    lines = [made.mutate(Random(7)).line for _ in range(2)]
    assert lines[0] == lines[1]
    assert lines[0] != made.mutate(Random(8)).line


def test_corpus() -> None:
    """The corpus is there, and each of its answers once."""
    kept = [one.line for one in corpus(CORPUS)]
    assert len(kept) > 100
    assert len(kept) == len(set(kept))
