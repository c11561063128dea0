"""The tools as a model sees them: few, short, and no less than the home can use."""

from dataclasses import replace
import json
from typing import Any

import pytest

from custom_components.smart_agent.guard.verdict import Run
from custom_components.smart_agent.home.home import Entity
from custom_components.smart_agent.llm_tools.spec import Toolset
from custom_components.smart_agent.prompt.tools import offer
from homeassistant.core import HomeAssistant

from ..builders import TOOLS, entity, home, judged, tool, toolset
from ..guard.conftest import DemoHome, demo_home

__all__ = ["demo_home"]

ALL = 2**30 - 1
"""All features that an entity can have."""

LIGHT = entity("light.lamp", "Lamp", area="Kitchen", features=ALL)


def offered(
    tools: Toolset, *entities: Entity, **more: Any
) -> dict[str, dict[str, Any]]:
    """Return what is offered in a home, by the names of the tools."""
    wire = list(offer(tools, home(*entities, **more)))
    assert all(one["type"] == "function" for one in wire)
    return {one["function"]["name"]: one["function"] for one in wire}


def arguments(name: str, *entities: Entity, **more: Any) -> dict[str, Any]:
    """Return the schemas of a tool's arguments as they are offered in a home."""
    found = offered(TOOLS, *entities, **more)[name]["parameters"]["properties"]
    return dict(found)


# -- which


def test_tools_that_nothing_answers_to() -> None:
    """A tool for a feature that nothing has is left out; one for any state is not."""
    speaker = entity("media_player.one", features=ALL, state="off")
    assert "HassMediaPause" in offered(TOOLS, speaker)
    assert "HassMediaPause" not in offered(TOOLS, replace(speaker, features=0))
    assert "HassMediaPause" not in offered(TOOLS, LIGHT)
    assert "HassTurnOn" in offered(TOOLS, LIGHT)


def test_timers_where_none_can_ring() -> None:
    """Without a device that can run timers there are none to cancel."""
    cancel = TOOLS.by_name["HassCancelAllTimers"]
    start = TOOLS.by_name["HassStartTimer"]
    assert not offered(toolset(cancel))
    assert [*offered(toolset(cancel, start))] == [cancel.name, start.name]


async def test_all_that_a_home_with_everything_can_use(demo_home: DemoHome) -> None:
    """Nothing else is left out."""
    names = [
        one["function"]["name"] for one in offer(demo_home.toolset, demo_home.home)
    ]
    assert names == [*demo_home.toolset.names]


# -- in how many words


async def test_fewer_words(demo_home: DemoHome) -> None:
    """Of what Home Assistant's own agents are sent a third is left out at least."""
    sent = list(offer(demo_home.toolset, demo_home.home))
    core = [
        {
            "type": "function",
            "function": {
                "name": spec.full_name,
                "description": spec.description,
                "parameters": spec.schema,
            },
        }
        for spec in demo_home.toolset.tools
    ]
    assert len(json.dumps(sent)) < len(json.dumps(core)) * 2 / 3


async def test_every_intent_is_described(demo_home: DemoHome) -> None:
    """What an intent is for is said in the fewest words there are."""
    for one in offer(demo_home.toolset, demo_home.home):
        spec = demo_home.toolset.by_name[one["function"]["name"]]
        description = one["function"]["description"]
        assert description
        if spec.intent_type:
            assert description != spec.description, spec.name
            assert len(description.partition(" (")[0]) < 70


def test_tools_of_others_keep_their_words() -> None:
    """Of a script's or another integration's tool all is told that it tells itself."""
    schema = {
        "properties": {
            "minutes": {"type": "integer", "description": "How long", "maximum": 9}
        },
        "required": ["minutes"],
    }
    one = replace(tool("garden__water", schema), description="Water it")
    assert offered(toolset(one)) == {
        "garden__water": {
            "name": "garden__water",
            "description": "Water it",
            "parameters": {
                "type": "object",
                "properties": {
                    "minutes": {
                        "type": "integer",
                        "description": "How long; at most 9",
                    }
                },
                "required": ["minutes"],
            },
        }
    }


# -- which arguments


def test_domains() -> None:
    """A domain is one word where there is a choice, and none where there is not."""
    assert arguments("HassTurnOn", LIGHT)["domain"] == {"type": "string"}
    assert "domain" not in arguments("HassLightSet", LIGHT)


@pytest.mark.parametrize(
    ("entities", "matter"),
    [
        ((), False),
        ((LIGHT,), False),
        ((LIGHT, entity("light.two", area="Attic")), False),
        ((LIGHT, entity("light.two", area="Hall")), True),
        # What is said of covers does not matter for lights.
        ((LIGHT, entity("cover.two", area="Hall")), False),
    ],
)
def test_floors(entities: tuple[Entity, ...], matter: bool) -> None:
    """A floor is offered where several areas on it have what the tool acts on."""
    areas = {"Kitchen": "Ground", "Hall": "Ground", "Attic": "Top"}
    found = arguments("HassLightSet", *entities, areas=areas, floors=["Ground", "Top"])
    assert ("floor" in found) is matter


async def test_what_is_not_offered_is_still_taken(
    hass: HomeAssistant, demo_home: DemoHome
) -> None:
    """A model that knows Home Assistant's own arguments from elsewhere is understood."""
    for name, args in (
        ("HassLightSet", {"domain": ["light"], "brightness": 40}),
        ("HassTurnOn", {"domain": "light"}),
        ("HassTurnOn", {"floor": "Ground Floor", "domain": ["light"]}),
    ):
        place = {} if "floor" in args else {"area": "Office"}
        verdict = judged(
            name, {**args, **place}, demo_home.home, tools=demo_home.toolset
        )
        assert isinstance(verdict, Run), verdict
        assert verdict.entities
