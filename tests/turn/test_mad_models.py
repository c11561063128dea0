"""Whatever a model writes: only what is right under its schema reaches the house."""

from random import Random
from typing import Any

from jsonschema import Draft202012Validator
import probatio
import pytest

from fakes.ollama_server import calls, say
from homeassistant.helpers import llm

from ..house_fixtures import Talk

TURNS = 150
CALLS = 4

KEYS = (
    *("name", "area", "floor", "domain", "device_class", "brightness", "position"),
    *("color", "temperature", "item", "minutes", "volume_step", "entity_id", "x", ""),
)
VALUES: tuple[Any, ...] = (
    *(
        "Bedside Left Light",
        "bedside left lights",
        "Kitchen",
        "kitchen",
        "light",
        "all",
    ),
    *("Front Door", "Garage Door", "Shopping List", "Upstairs", "", "null", "[", "{}"),
    *("50%", "21°C", "full", "rot", "up", "light.bedside_left_light", "’; DROP", "😀"),
    *(0, 1, -1, 0.5, 50, 50.0, 101, 10**30, True, None, [], {}, [[]], {"a": {"b": []}}),
    *(["light"], ["lights"], ["light", "cover"], ["blind"], [None], [1, "x"]),
)


def mad_call(random: Random, tools: list[str]) -> tuple[str, dict[str, Any]]:
    """Return a call as no sane model would write it, and now and then a right one."""
    name = random.choice([*tools, "HassLockDoor", "", "intent__HassTurnOn"])
    keys = random.sample(KEYS, random.randint(0, 4))
    return name, {key: random.choice(VALUES) for key in keys}


async def test_only_valid_calls_run(
    talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What Home Assistant is given to run is right under the tool's own schema."""
    ran: list[tuple[llm.Tool, dict[str, Any]]] = []
    call_tool = llm.APIInstance.async_call_tool

    async def witness(api: llm.APIInstance, tool_input: llm.ToolInput) -> Any:
        (tool,) = (t for t in api.tools if t.name == tool_input.tool_name)
        ran.append((tool, dict(tool_input.tool_args)))
        return await call_tool(api, tool_input)

    monkeypatch.setattr(llm.APIInstance, "async_call_tool", witness)
    random = Random(2026)

    def reply(body: dict[str, Any]) -> Any:
        tools = [tool["function"]["name"] for tool in body.get("tools") or ()]
        if not tools or random.random() < 0.2:
            return say("That is all.")
        return calls(*(mad_call(random, tools) for _ in range(CALLS)))

    talk.server.fallback = reply
    for _ in range(TURNS):
        await talk("do something")
    assert len(ran) > TURNS / 4
    for tool, args in ran:
        schema = probatio.to_openapi(
            tool.parameters,
            custom_serializer=llm.selector_serializer,
            openapi_version="3.1.0",
        )
        Draft202012Validator(schema).validate(args)
