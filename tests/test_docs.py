"""The documentation: its examples run, and what it points to is there."""

from collections.abc import Mapping
from pathlib import Path
import re
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import (
    async_fire_time_changed,
    async_mock_service,
)
import yaml

from homeassistant.components.automation import DOMAIN as AUTOMATION
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component
from homeassistant.util import dt as dt_util

ROOT = Path(__file__).parents[1]
AUTOMATIONS = (ROOT / "docs" / "automations.md").read_text("utf-8")

PACKAGE = ROOT / "custom_components" / "smart_agent"
_FILE = re.compile(r"`((?:\w+/)*\w+\.py)`")
_ANSWER = re.compile(r"`((?:\w+/)*\w+\.py)` \(([^)]*)\)")
_EXAMPLE = re.compile(r"```yaml\n(.*?)```", re.DOTALL)
_LINK = re.compile(r"\]\(([^)#\s]+)?(#[^)\s]+)?\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_TEST = re.compile(r"`(tests/[\w/.]+)`")
_FUNCTION = re.compile(r"`(tests/[\w/.]+)::(\w+)`")


def example(title: str) -> Mapping[str, Any]:
    """Return the automation under a heading of the page on automations."""
    _, _, under = AUTOMATIONS.partition(f"\n## {title}\n")
    found = _EXAMPLE.search(under)
    assert found
    made: Mapping[str, Any] = yaml.safe_load(found[1])
    return made


def anchors(page: Path) -> set[str]:
    """Return what a link to a heading of a page is written as."""
    titles = _HEADING.findall(page.read_text("utf-8"))
    return {
        "#" + re.sub(r"[^\w -]", "", title).strip().lower().replace(" ", "-")
        for title in titles
    }


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
        "docs/security.md",
        "docs/automations.md",
        "docs/architecture.md",
        "docs/tools.md",
    ],
)
def test_links(page: str) -> None:
    """A link within the repository leads somewhere."""
    here = ROOT / page
    for target, anchor in _LINK.findall(here.read_text("utf-8")):
        if "://" in target:
            continue
        there = here.parent / target if target else here
        assert there.exists(), target
        assert not anchor or anchor in anchors(there), anchor


@pytest.mark.parametrize(
    ("page", "title"),
    [("README.md", "What it will never do"), ("SECURITY.md", "What is promised")],
)
def test_promises_name_their_tests(page: str, title: str) -> None:
    """Each promise of a page stands beside tests, and they are there."""
    text = (ROOT / page).read_text("utf-8")
    _, _, under = text.partition(f"\n## {title}\n")
    table = [
        line
        for line in under.partition("\n## ")[0].splitlines()
        if line.startswith("|")
    ]
    promises = table[2:]
    assert len(promises) > 5
    for promise in promises:
        tests = _TEST.findall(promise.rpartition(" | ")[2])
        assert tests, promise
        for path in tests:
            assert (ROOT / path).exists(), path


def test_risks_name_their_tests() -> None:
    """Each of OWASP's ten risks names functions that hold it, and files that are there."""
    text = (ROOT / "docs/security.md").read_text("utf-8")
    rows = re.findall(r"^\| (LLM\d\d) .+ \| (.+) \|$", text, re.MULTILINE)
    assert [risk for risk, _ in rows] == [f"LLM{n:02}" for n in range(1, 11)]
    for risk, answer in rows:
        named = _FUNCTION.findall(answer)
        assert named, risk
        for path, function in named:
            code = (ROOT / path).read_text("utf-8")
            found = rf"^(async )?def {function}\("
            assert re.search(found, code, re.MULTILINE), (path, function)
    for path in _TEST.findall(text):
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("page", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_files_are_there(page: str) -> None:
    """A file of the integration that a page names is there."""
    text = (ROOT / page).read_text("utf-8")
    named = _FILE.findall(text)
    assert len(named) > 5
    for path in named:
        assert any((top / path).exists() for top in (ROOT, PACKAGE)), path


def test_questions_are_answered() -> None:
    """What the table of questions names is defined in the file that it names."""
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    _, _, table = text.partition("| Question | Where |\n")
    rows = table.partition("\n\n")[0].splitlines()[1:]
    assert len(rows) >= 4
    for row in rows:
        answers = _ANSWER.findall(row)
        assert answers, row
        for path, inside in answers:
            code = (PACKAGE / path).read_text("utf-8")
            for name in re.findall(r"`(\w+)`", inside):
                found = rf"^\s*(async )?(def|class) {name}\b|^{name}\b"
                assert re.search(found, code, re.MULTILINE), (path, name)


def test_classes_of_errors_name_their_tests() -> None:
    """The table of what models do wrong names tests that are there."""
    text = (ROOT / "evals/README.md").read_text("utf-8")
    _, _, table = text.partition("| Class | Mechanism | Test |\n")
    rows = table.partition("\n\n")[0].splitlines()[1:]
    assert len(rows) > 10
    for row in rows:
        named = re.findall(r"`([\w/.]+)`", row.rpartition(" | ")[2])
        assert named, row
        for path in named:
            assert (ROOT / "tests" / path).exists(), path


def test_architecture_names_every_room() -> None:
    """A room is a folder of the integration with code in it."""
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    for room in PACKAGE.glob("*/__init__.py"):
        assert f"{room.parent.name}/" in text, room


async def test_tomorrow_at_seven(hass: HomeAssistant) -> None:
    """The example with a time heats at seven, once."""
    made = example("Tomorrow at seven")
    heated = async_mock_service(hass, "climate", "set_temperature")
    assert await async_setup_component(hass, AUTOMATION, {AUTOMATION: [dict(made)]})
    (automation,) = hass.states.async_all(AUTOMATION)
    assert automation.state == "on"
    seven = dt_util.now().replace(hour=7, minute=0, second=0, microsecond=0)
    async_fire_time_changed(hass, seven + dt_util.dt.timedelta(days=1), fire_all=True)
    await hass.async_block_till_done(wait_background_tasks=True)
    (call,) = heated
    assert call.data["temperature"] == 22
    assert call.data["entity_id"] == ["climate.bathroom"]
    state = hass.states.get(automation.entity_id)
    assert state
    assert state.state == "off"


async def test_when_it_rains(hass: HomeAssistant) -> None:
    """The example with a state closes when rain begins by day, and not by night."""
    made = example("When it rains")
    closed = async_mock_service(hass, "cover", "close_cover")
    hass.states.async_set("weather.forecast_home", "cloudy")
    hass.states.async_set("sun.sun", "below_horizon")
    assert await async_setup_component(hass, AUTOMATION, {AUTOMATION: [dict(made)]})
    hass.states.async_set("weather.forecast_home", "rainy")
    await hass.async_block_till_done()
    assert not closed
    hass.states.async_set("sun.sun", "above_horizon")
    hass.states.async_set("weather.forecast_home", "pouring")
    await hass.async_block_till_done()
    (call,) = closed
    assert call.data["entity_id"] == ["cover.living_room_blind"]
