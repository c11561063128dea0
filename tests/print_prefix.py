"""Prints what an agent's requests begin with in a Home Assistant of its own.

Run it as `python -m tests.print_prefix`: the system text and the tools as JSON.
"""

import asyncio
import json

from homeassistant.core import HomeAssistant  # isort: skip

from custom_components.smart_agent.home.tracker import HomeTracker
from custom_components.smart_agent.options import AgentOptions
from custom_components.smart_agent.turn.prepare import TurnPreparer
from demo.model_server import ROOT
from homeassistant.util.yaml import load_yaml_dict


async def prefix(hass: HomeAssistant) -> str:
    """Return what the requests of an agent as by default begin with."""
    options = AgentOptions(model="any", llm_apis=("assist",))
    preparer = TurnPreparer(hass, options, HomeTracker(hass, "conversation"))
    made = await preparer.system_texts.async_of_nobody()
    return json.dumps([made.system, made.prefix.tools])


async def _fresh_prefix() -> str:
    """Start Home Assistant with the house and return that."""
    # It says where custom integrations are looked for, which the tests do otherwise.
    from fakes.house import house  # noqa: PLC0415

    async with house(load_yaml_dict(ROOT / "demo" / "house" / "home.yaml")) as hass:
        return await prefix(hass)


if __name__ == "__main__":
    print(asyncio.run(_fresh_prefix()))  # noqa: T201
