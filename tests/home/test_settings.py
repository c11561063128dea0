"""What of a state is put back: what Home Assistant can put back, and nothing else."""

import pytest

from custom_components.smart_agent.home.settings import (
    ATTRIBUTES,
    devices_of,
    is_moving,
    settings_of,
)
from homeassistant.core import HomeAssistant, State
from homeassistant.loader import async_get_integration


@pytest.mark.parametrize("domain", sorted(ATTRIBUTES.keys() - {"valve"}))
async def test_reproduced(hass: HomeAssistant, domain: str) -> None:
    """Home Assistant reproduces the states of each of these domains."""
    integration = await async_get_integration(hass, domain)
    assert integration.platforms_exists(["reproduce_state"])


async def test_valve_is_not(hass: HomeAssistant) -> None:
    """It does not those of valves; once it does, our own way is to go."""
    integration = await async_get_integration(hass, "valve")
    assert not integration.platforms_exists(["reproduce_state"])


def test_settings() -> None:
    """What is measured is no setting, and what moves is set to where it goes."""
    lamp = State("light.a", "on", {"brightness": 3, "friendly_name": "A"})
    assert settings_of(lamp) == {"state": "on", "brightness": 3}
    heat = State("climate.a", "heat", {"temperature": 20, "current_temperature": 18})
    assert settings_of(heat) == {"state": "heat", "temperature": 20}
    blind = State("cover.a", "closing", {"current_position": 40})
    assert settings_of(blind) == {"state": "closed", "current_position": 40}
    assert is_moving(blind)
    assert settings_of(State("light.a", "unavailable")) is None
    assert settings_of(State("vacuum.a", "docked")) is None
    assert settings_of(None) is None


def test_devices(hass: HomeAssistant) -> None:
    """A group stands for its members, and those of groups in it; a circle ends."""
    hass.states.async_set("light.all", "on", {"entity_id": ["light.up", "light.a"]})
    hass.states.async_set("light.up", "on", {"entity_id": ["light.a", "light.all"]})
    hass.states.async_set("light.a", "on")
    assert devices_of(hass, "light.all") == ["light.a"]
    assert devices_of(hass, "light.a") == ["light.a"]
    hass.states.async_set("light.up", "on", {"entity_id": ["light.b"]})
    assert devices_of(hass, "light.all") == ["light.b", "light.a"]
