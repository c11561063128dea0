"""Home Assistant's tools as the model sees them, and the way back."""

from collections.abc import Mapping
import json
from pathlib import Path
from typing import Any, override

import ollama
import probatio
import pytest

from custom_components.smart_agent.guard.verdict import Run
from custom_components.smart_agent.home.home import Entity
from custom_components.smart_agent.llm_tools.reader import async_get_toolset, shorten
from custom_components.smart_agent.llm_tools.spec import ToolSpec
from custom_components.smart_agent.prompt.tool_schema import wire_property
from custom_components.smart_agent.prompt.tools import offer
from homeassistant.const import MAJOR_VERSION, MINOR_VERSION
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import llm, selector
from homeassistant.util.json import JsonObjectType

from ..builders import TOOLS, as_data, entity, home, tool, toolset
from ..guard.conftest import DemoHome, demo_home

__all__ = ["demo_home"]


@pytest.mark.parametrize(
    ("full_names", "short_names"),
    [
        (["intent__HassTurnOn"], ["HassTurnOn"]),
        (["assist__intent__HassTurnOn"], ["HassTurnOn"]),
        (["search", "a__b"], ["search", "b"]),
        (["a__get", "b__get", "b__put"], ["a__get", "b__get", "put"]),
        (["get", "a__get"], ["get", "a__get"]),
        (["odd__"], ["odd__"]),
        ([], []),
    ],
)
def test_shorten(full_names: list[str], short_names: list[str]) -> None:
    """A name is as short as it can be without being another's."""
    assert shorten(full_names) == dict(zip(full_names, short_names, strict=True))


class OddTool(llm.Tool):
    """A tool of somebody else."""

    integration = "odd"

    def __init__(self, name: str, parameters: Mapping[Any, Any] | None = None) -> None:
        """Make a tool."""
        self.name = name
        self.parameters = probatio.Schema(dict(parameters or {}))

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult | JsonObjectType:
        """Do nothing."""
        return llm.ToolResult({})


class OddAPI(llm.API):
    """An API of somebody else."""

    tools: tuple[llm.Tool, ...] = ()

    @override
    async def async_get_api_instance(
        self, llm_context: llm.LLMContext
    ) -> llm.APIInstance:
        """Return its tools."""
        return llm.APIInstance(
            self, "", llm_context, list(self.tools), llm.selector_serializer
        )


def instance(hass: HomeAssistant, *tools: llm.Tool) -> llm.APIInstance:
    """Return an API that has some tools."""
    context = llm.LLMContext("test", Context(), "en", "conversation", None)
    api = OddAPI(hass=hass, id="odd", name="Odd")
    return llm.APIInstance(api, "", context, list(tools), llm.selector_serializer)


def test_no_api(hass: HomeAssistant) -> None:
    """An agent without an API has no tools."""
    tools = async_get_toolset(hass, None, ())
    assert (tools.names, list(offer(tools, home())), tools.find("x")) == ((), [], None)


def test_names_both_ways(hass: HomeAssistant) -> None:
    """Every form of a name that means one tool alone finds it."""
    tools = async_get_toolset(
        hass,
        instance(
            hass,
            *map(OddTool, ("b__x__get", "a__x__get", "x__put", "zap", "a__b__solo")),
        ),
        (),
    )
    assert tools.names == ("a__x__get", "b__x__get", "put", "solo", "zap")
    for name, full_name in (
        ("put", "x__put"),
        (" x__put ", "x__put"),
        ("b__solo", "a__b__solo"),
        ("a__b__solo", "a__b__solo"),
        ("a__x__get", "a__x__get"),
        ("x__get", None),
        ("get", None),
        ("PUT", "x__put"),
        ("x_put", "x__put"),
        ("x.put", "x__put"),
        ("y__put", "x__put"),
        ("functions.Put", "x__put"),
        ("a_b_solo", "a__b__solo"),
        ("A-X-Get", "a__x__get"),
        ("c__get", None),
        ("puts", None),
        ("__", None),
        ("", None),
        ("p" * 10_000, None),
    ):
        found = tools.find(name)
        assert (found and found.full_name) == full_name


async def test_merged_apis(demo_home: DemoHome, hass: HomeAssistant) -> None:
    """Tools of several APIs keep their short names and what they are for."""
    odd = OddAPI(hass=hass, id="odd", name="Odd")
    odd.tools = (OddTool("intent__HassTurnOff"), OddTool("fly"))
    llm.async_register_api(hass, odd)
    api = await llm.async_get_api(hass, ["assist", "odd"], demo_home.api.llm_context)
    tools = async_get_toolset(hass, api, demo_home.home.domains)
    turn_on = tools.find("HassTurnOn")
    assert turn_on is not None
    # From 2026.11 on only names that clash get the namespace of their API.
    assert turn_on.full_name.removeprefix("assist__") == "intent__HassTurnOn"
    assert turn_on.targets == TOOLS.by_name["HassTurnOn"].targets
    assert turn_on.intent_type == "HassTurnOn"
    assert "assist__intent__HassTurnOff" in tools.names
    assert "odd__intent__HassTurnOff" in tools.names
    assert "fly" in tools.names
    verdict = demo_home.judge_in(demo_home.home, tools, "HassTurnOn", {"name": "AC"})
    assert isinstance(verdict, Run)
    result = await api.async_call_tool(
        llm.ToolInput(verdict.spec.full_name, verdict.args)
    )
    assert not result.error


def _in_order(data: Any) -> Any:
    """Return data with choices sorted: some of Home Assistant's come out of a set."""
    if isinstance(data, dict):
        return {
            key: sorted(value) if key == "enum" else _in_order(value)
            for key, value in data.items()
        }
    return [_in_order(item) for item in data] if isinstance(data, list) else data


@pytest.mark.skipif(
    (MAJOR_VERSION, MINOR_VERSION) != (2026, 10), reason="stored are those of 2026.10"
)
async def test_the_tools_of_the_other_tests(demo_home: DemoHome) -> None:
    """What the pure tests take for Home Assistant's tools are Home Assistant's."""
    real = [as_data(spec) for spec in demo_home.toolset.tools]
    stored = json.loads(
        (Path(__file__).parents[1] / "data" / "assist-tools.json").read_text()
    )
    assert _in_order(json.loads(json.dumps(real))) == _in_order(stored)


async def test_rules(demo_home: DemoHome) -> None:
    """The guard knows which entities each tool picks from."""
    tools = demo_home.toolset
    turn_on, turn_off = tools.by_name["HassTurnOn"], tools.by_name["HassTurnOff"]
    assert turn_on.targets is not None
    assert turn_on.targets.domains is not None
    assert turn_off.targets is not None
    assert turn_off.targets.domains is not None
    assert {"light", "lock", "cover", "button"} <= turn_on.targets.domains
    assert {"sensor", "todo", "calendar"}.isdisjoint(turn_on.targets.domains)
    assert "button" not in turn_off.targets.domains
    assert {spec.name for spec in tools.tools if spec.needs_timer} == {
        "HassCancelTimer",
        "HassDecreaseTimer",
        "HassIncreaseTimer",
        "HassPauseTimer",
        "HassUnpauseTimer",
    }
    for name in ("HassStartTimer", "HassCancelTimer", "movie_night", "get_items"):
        assert tools.by_name[name].targets is None
    assert tools.by_name["movie_night"].area_keys == {"room"}


def test_name_and_area_of_a_script_are_no_targets(hass: HomeAssistant) -> None:
    """What a tool of somebody else calls name or area is its own affair."""
    (spec,) = async_get_toolset(
        hass,
        instance(
            hass,
            OddTool(
                "odd__write",
                {
                    probatio.Required("name"): str,
                    probatio.Optional("area"): str,
                    probatio.Optional("room"): selector.AreaSelector(),
                    probatio.Optional("storeys"): selector.FloorSelector(
                        {"multiple": True}
                    ),
                },
            ),
        ),
        (),
    ).tools
    assert spec.targets is None
    assert spec.validate is None
    assert spec.area_keys == {"room"}
    assert spec.floor_keys == {"storeys"}
    assert spec.required == {"name"}
    assert not spec.repeatable


# -- on the wire

_ALL = 2**30 - 1
"""All features that an entity can have."""


def parameters(spec: ToolSpec, *entities: Entity) -> dict[str, Any]:
    """Return a tool's parameters as they are sent in a home."""
    (wire,) = offer(toolset(spec), home(*entities))
    function: dict[str, Any] = wire["function"]
    assert function["name"] == spec.name
    return dict(function["parameters"])


async def test_the_wire_survives_the_client(demo_home: DemoHome) -> None:
    """Ollama's client passes on every word of it, in the same order each time."""
    wire = list(offer(demo_home.toolset, demo_home.home))
    names = [one["function"]["name"] for one in wire]
    assert names == sorted(names)
    for one in wire:
        passed = ollama.Tool(**one).model_dump(exclude_none=True)
        function = passed["function"]
        assert (
            function["parameters"]["properties"]
            == (one["function"]["parameters"]["properties"])
        )
    again = list(offer(demo_home.toolset, demo_home.home))
    assert json.dumps(again) == json.dumps(wire)


@pytest.mark.parametrize(
    ("schema", "wire"),
    [
        ({}, {"type": "string"}),
        ({"type": "string"}, {"type": "string"}),
        (
            {"type": "integer", "minimum": 0, "maximum": 100, "description": "Level"},
            {"type": "integer", "description": "Level; 0 to 100"},
        ),
        (
            {"type": "number", "minimum": 0.5, "maximum": 1e7},
            {"type": "number", "description": "0.5 to 10000000"},
        ),
        (
            {"type": "integer", "minimum": 0},
            {"type": "integer"} | {"description": "at least 0"},
        ),
        (
            {"type": "number", "maximum": 9},
            {"type": "number"} | {"description": "at most 9"},
        ),
        (
            {"type": "string", "enum": ["b", "a"], "default": "b"},
            {"type": "string", "enum": ["a", "b"]},
        ),
        (
            {
                "anyOf": [
                    {"type": "string", "enum": ["up", "down"]},
                    {"type": "integer", "minimum": -100, "maximum": 100},
                ]
            },
            {
                "type": ["string", "integer"],
                "description": "down, up or integer -100 to 100",
            },
        ),
        (
            {
                "anyOf": [
                    {"type": "string", "enum": ["up"]},
                    {"type": "string", "enum": ["to"]},
                ]
            },
            {"type": "string", "description": "up or to"},
        ),
        (
            {"type": "array", "items": {"type": "string"}, "uniqueItems": True},
            {"type": "array", "items": {"type": "string"}},
        ),
    ],
)
def test_wire_property(schema: dict[str, Any], wire: dict[str, Any]) -> None:
    """What Ollama drops is said in words."""
    assert wire_property(schema) == wire


def test_at_least_one_of() -> None:
    """That one of several arguments must be there is said in the description."""
    wire = {one["function"]["name"]: one["function"] for one in offer(TOOLS, home())}
    assert wire["HassStartTimer"]["description"] == (
        "Start a timer (at least one of hours, minutes, seconds)"
    )
    assert "at least" not in wire["HassTurnOn"]["description"]


def test_slim_device_classes() -> None:
    """Models are offered the device classes that something has, and else none."""
    spec = TOOLS.by_name["HassTurnOn"]
    window = entity("cover.a", device_class="window")
    blind = entity("cover.b", device_class="blind")
    outlet = entity("switch.c", device_class="outlet")
    # What the tool cannot act on does not count.
    sensors = [
        entity(f"binary_sensor.{one}", device_class=one) for one in ("door", "window")
    ]
    kept = parameters(spec, window, blind, outlet, *sensors)["properties"]
    assert kept["device_class"] == {"type": "string", "enum": ["blind", "window"]}
    # One class alone tells nothing apart.
    assert "device_class" not in parameters(spec, window, *sensors)["properties"]
    one_domain = TOOLS.by_name["HassMediaPause"]
    players = [
        entity(f"media_player.{one}", device_class=one, features=_ALL)
        for one in ("tv", "speaker")
    ]
    assert "device_class" not in parameters(one_domain, *players)["properties"]
    script = tool("s", {"properties": {"device_class": {"type": "string"}}})
    assert "device_class" in parameters(script)["properties"]


def test_what_an_intent_sets_itself_is_not_offered() -> None:
    """An argument that is overwritten anyway only misleads."""
    spec = TOOLS.by_name["HassMediaPlayerMute"]
    assert "is_volume_muted" in spec.properties
    player = entity("media_player.one", features=_ALL)
    assert "is_volume_muted" not in parameters(spec, player)["properties"]


def test_required() -> None:
    """Required arguments are told, and no empty list of them."""
    assert parameters(TOOLS.by_name["HassListAddItem"])["required"] == ["item", "name"]
    assert "required" not in parameters(TOOLS.by_name["HassTurnOn"])


def test_schemas_of_anything() -> None:
    """A property that may be anything is passed on as a text."""
    spec = tool("any", {"properties": {"a": True}})
    assert parameters(spec)["properties"] == {"a": {"type": "string"}}
