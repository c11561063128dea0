"""A real Home Assistant with the demo house in it."""

from pathlib import Path

import pytest

from custom_components.demo_house.api import async_setup_house
from custom_components.demo_house.inventory import Inventory
from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant

ROOT = Path(__file__).parents[2]
HOMES = ROOT / "tests" / "data" / "homes"
HOME = ROOT / "demo" / "house" / "home.yaml"


@pytest.fixture
async def house(hass: HomeAssistant) -> ConfigEntry[Inventory]:
    """Furnish the house of `demo/house/home.yaml`."""
    return await async_setup_house(hass, HOME)
