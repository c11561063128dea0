"""What a model is told that it could call instead."""

from typing import Any

import pytest

from custom_components.smart_agent.guard.feedback import feedback
from custom_components.smart_agent.guard.remedies import devices_there, tools_for
from custom_components.smart_agent.guard.verdict import Reject

from ..builders import TOOLS, entity, home, judged

HOUSE = home(
    entity("switch.espresso", "Espresso Maker", area="Kitchen"),
    entity("light.hob", "Hob Spots", area="Kitchen"),
    entity("sensor.scale", "Scale", area="Kitchen"),
    entity("light.den", "Den Lamp", area="Den"),
    entity("cover.awning", "Awning", area="Den", device_class="awning"),
)


def refused(tool: str, args: dict[str, Any]) -> Reject:
    """Return why a call is refused."""
    found = judged(tool, args, HOUSE)
    assert isinstance(found, Reject)
    return found


def test_the_devices_of_the_room() -> None:
    """A kind that is none, in a room: what could be acted on there is named."""
    found = refused("HassTurnOn", {"area": "Kitchen", "device_class": ["coffee_maker"]})
    there = devices_there(found, HOUSE, TOOLS)
    assert sorted(there) == ["Espresso Maker", "Hob Spots"]
    assert "Espresso Maker" in feedback("HassTurnOn", found, "coffee", there=there)


@pytest.mark.parametrize(
    ("tool", "args"),
    [
        ("HassTurnOn", {"device_class": ["coffee_maker"]}),
        ("HassTurnOn", {"name": "Scale"}),
        ("HassLightSet", {"area": "Kitchen", "brightness": "loud"}),
    ],
)
def test_nothing_there(tool: str, args: dict[str, Any]) -> None:
    """Without a room, or where something else is wrong, no devices are told."""
    assert devices_there(refused(tool, args), HOUSE, TOOLS) == []


def test_tools_for_a_device() -> None:
    """A tool that is not for a device: those that are for it."""
    found = refused("HassSetVolumeRelative", {"name": "Awning", "volume_step": "down"})
    assert "HassTurnOn" in tools_for(found, HOUSE, TOOLS)
    other = refused("HassTurnOn", {"name": "No Such Thing"})
    assert tools_for(other, HOUSE, TOOLS) == []
