"""Where an answer comes from, said and shown."""

import pytest

from custom_components.smart_agent.prompt.history import BORDER
from custom_components.smart_agent.turn.citations import (
    Source,
    async_citation,
    finding_of,
    pictures_of,
    sources_of,
    used,
)
from homeassistant.core import HomeAssistant
from homeassistant.helpers import llm
from homeassistant.setup import async_setup_component

PAGE = Source("Trains", "rail.example", "https://rail.example/a_(b)")
FILE = Source("oven.pdf, page 3", "oven[1].pdf")


@pytest.fixture
async def integration(hass: HomeAssistant) -> None:
    """Have the sentences at hand."""
    assert await async_setup_component(hass, "homeassistant", {})
    assert await async_setup_component(hass, "smart_agent", {})


@pytest.mark.parametrize(
    ("sources", "shown"),
    [
        ([], ""),
        ([PAGE], "Source: [rail.example](https://rail.example/a_%28b%29)."),
        ([FILE], r"Source: oven\[1\].pdf."),
        (
            [PAGE, PAGE, FILE],
            "Source: [rail.example](https://rail.example/a_%28b%29), "
            r"oven\[1\].pdf.",
        ),
        (
            [Source("", f"{i}.example", f"https://{i}.example") for i in range(9)],
            "Source: [0.example](https://0.example), [1.example](https://1.example), "
            "[2.example](https://2.example).",
        ),
    ],
)
@pytest.mark.usefixtures("integration")
async def test_shown(hass: HomeAssistant, sources: list[Source], shown: str) -> None:
    """Each source once, as a link under its host, three at most."""
    text = await async_citation(hass, "en", "Yes.", sources, [], links=True)
    assert text == (f"{BORDER}\n\n{shown}" if shown else "")


@pytest.mark.parametrize(
    ("said", "language", "spoken"),
    [
        ("Yes.", "en", " Source: rail.example, oven[1].pdf."),
        ("Yes", "en", ". Source: rail.example, oven[1].pdf."),
        ("Ja.", "de", " Quelle: rail.example, oven[1].pdf."),
        ("Rail.example says so.", "en", ""),
    ],
)
@pytest.mark.usefixtures("integration")
async def test_spoken(
    hass: HomeAssistant, said: str, language: str, spoken: str
) -> None:
    """A few words behind the answer, unless it has them already."""
    text = await async_citation(
        hass, language, said, [PAGE, FILE], ["/picture"], links=False
    )
    assert text == spoken


WEATHER = Source("Sydney weather", "w.example", "w", "Sunny, 24 degrees, no rain.")
RAIN = Source("Rain radar", "r.example", "r", "Rain in Sydney: 24 mm, 12 degrees.")
FOOD = Source("Selling food", "f.example", "f", "Register with the council first.")


@pytest.mark.parametrize(
    ("said", "named"),
    [
        ("It is sunny in Sydney with 24 degrees.", [WEATHER, RAIN]),
        ("Register the kitchen with the council.", [FOOD]),
        ("Zuerst beim Amt anmelden.", [WEATHER, RAIN, FOOD]),
        ("", [WEATHER, RAIN, FOOD]),
    ],
)
def test_used(said: str, named: list[Source]) -> None:
    """Named is what the answer shares words with, all where that says nothing."""
    assert used([WEATHER, RAIN, FOOD, WEATHER], said) == named


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"sources": "rail.example"},
        {"sources": [None, {"title": "no source"}, "x"]},
        {"result": []},
        {"result": [3]},
        {"result": [{"text": 3}]},
        {"result": {"text": "x"}},
        {"image": "url"},
        {"image": {"url": 3}},
    ],
)
def test_results_of_any_shape(data: llm.JsonObjectType) -> None:
    """What is no source or picture is passed over."""
    result = llm.ToolResult(data)
    assert sources_of(result) == []
    assert pictures_of(result) == []
    assert finding_of(result) == ""


def test_failed_result() -> None:
    """A failure has neither."""
    data: llm.JsonObjectType = {
        "sources": [{"source": "x"}],
        "result": "12",
        "image": {"url": "/x"},
    }
    assert sources_of(llm.ToolResult(data, error=True)) == []
    assert pictures_of(llm.ToolResult(data, error=True)) == []
    assert finding_of(llm.ToolResult(data, error=True)) == ""
