"""The home of Home Assistant's own demo integration, with areas and a satellite."""

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from unittest.mock import patch

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.smart_agent.guard.pipeline import judge
from custom_components.smart_agent.guard.rules import Rules
from custom_components.smart_agent.guard.verdict import Verdict
from custom_components.smart_agent.home.home import Home, Place
from custom_components.smart_agent.home.reader import async_get_home
from custom_components.smart_agent.llm_tools.reader import async_get_toolset
from custom_components.smart_agent.llm_tools.spec import Toolset
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.components.intent import async_register_timer_handler
from homeassistant.const import Platform
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    entity_registry as er,
    floor_registry as fr,
    llm,
)
from homeassistant.setup import async_setup_component

ASSISTANT = "conversation"

PLATFORMS = [
    Platform.BUTTON,
    Platform.CALENDAR,
    Platform.CLIMATE,
    Platform.COVER,
    Platform.FAN,
    Platform.HUMIDIFIER,
    Platform.LIGHT,
    Platform.LOCK,
    Platform.MEDIA_PLAYER,
    Platform.SENSOR,
    Platform.SWITCH,
    Platform.VACUUM,
    Platform.VALVE,
]

AREAS = {
    "Kitchen": ["light.kitchen_lights", "cover.kitchen_window"],
    "Living Room": [
        "climate.ecobee",
        "cover.living_room_window",
        "fan.living_room_fan",
        "light.ceiling_lights",
        "light.living_room_rgbww_lights",
        "switch.decorative_lights",
    ],
    "Bedroom": ["climate.heatpump", "fan.ceiling_fan", "light.bed_light"],
    "Office": ["climate.hvac", "light.office_rgbw_lights", "switch.ac"],
    "Hallway": [
        "cover.hall_window",
        "light.entrance_color_white_lights",
        "vacuum.demo_vacuum_0_ground_floor",
    ],
    "Garage": ["cover.garage_door"],
    "Garden": ["cover.pergola_roof", "valve.back_garden", "valve.front_garden"],
}
GROUND_FLOOR = {"Kitchen", "Living Room", "Hallway", "Garage"}

SCRIPTS = {
    "movie_night": {
        "alias": "Movie night",
        "fields": {
            "brightness": {
                "description": "Brightness in percent",
                "required": True,
                "selector": {"number": {"min": 0, "max": 100}},
            },
            "room": {"description": "Area", "selector": {"area": {}}},
            "mode": {
                "description": "Mode",
                "selector": {"select": {"options": ["cosy", "dark"]}},
            },
        },
        "sequence": [],
    },
    "goodnight": {"sequence": []},
}


@dataclass(frozen=True)
class DemoHome:
    """The demo home as the guard is handed it, and the API that acts on it."""

    hass: HomeAssistant
    api: llm.APIInstance
    rules: Rules

    @property
    def home(self) -> Home:
        """Return the home as it is now."""
        return async_get_home(self.hass, ASSISTANT)

    @property
    def toolset(self) -> Toolset:
        """Return the tools as they are now."""
        return async_get_toolset(self.hass, self.api, self.home.domains)

    def judge(self, name: str, arguments: object) -> Verdict:
        """Return what the guard says of a call."""
        return self.judge_in(self.home, self.toolset, name, arguments)

    def judge_in(
        self, home: Home, toolset: Toolset, name: str, arguments: object
    ) -> Verdict:
        """Return what the guard says of a call in a home that was read before."""
        return judge(name, arguments, toolset, home, self.rules)

    async def async_call(
        self, name: str, arguments: dict[str, object]
    ) -> llm.ToolResult:
        """Let Home Assistant run a call."""
        result = await self.api.async_call_tool(llm.ToolInput(name, arguments))
        await self.hass.async_block_till_done()
        return result


@pytest.fixture
async def demo_home(hass: HomeAssistant) -> AsyncGenerator[DemoHome]:
    """Set up the demo home; the user speaks to a satellite in its kitchen."""
    assert await async_setup_component(hass, "homeassistant", {})
    assert await async_setup_component(hass, "conversation", {})
    assert await async_setup_component(hass, "script", {"script": SCRIPTS})
    shopping = MockConfigEntry(domain="shopping_list")
    shopping.add_to_hass(hass)
    assert await hass.config_entries.async_setup(shopping.entry_id)
    demo = MockConfigEntry(domain="demo")
    demo.add_to_hass(hass)
    with patch(
        "homeassistant.components.demo.COMPONENTS_WITH_CONFIG_ENTRY_DEMO_PLATFORM",
        PLATFORMS,
    ):
        assert await hass.config_entries.async_setup(demo.entry_id)
        await hass.async_block_till_done()
        _furnish(hass)
        context = llm.LLMContext(
            platform="test",
            context=Context(),
            language="en",
            assistant=ASSISTANT,
            device_id=_satellite(hass, demo),
        )
        api = await llm.async_get_api(hass, llm.LLM_API_ASSIST, context)
        here = llm.async_get_match_preferences(hass, context)
        yield DemoHome(hass, api, Rules(Place(here.area_id, here.floor_id)))


def _furnish(hass: HomeAssistant) -> None:
    """Put the entities into areas, the areas on a floor, and expose everything."""
    floor = fr.async_get(hass).async_create("Ground floor")
    areas = ar.async_get(hass)
    devices = dr.async_get(hass)
    entries = er.async_get(hass)
    for name, entity_ids in AREAS.items():
        on = floor.floor_id if name in GROUND_FLOOR else None
        area = areas.async_create(name, floor_id=on)
        for entity_id in entity_ids:
            entry = entries.async_get(entity_id)
            assert entry is not None
            if entry.device_id is None:
                entries.async_update_entity(entity_id, area_id=area.id)
            else:
                devices.async_update_device(entry.device_id, area_id=area.id)
    for entity_id in hass.states.async_entity_ids():
        if not entity_id.startswith("conversation."):
            async_expose_entity(hass, ASSISTANT, entity_id, True)


def _satellite(hass: HomeAssistant, entry: MockConfigEntry) -> str:
    """Return the id of a device in the kitchen that can run timers."""
    devices = dr.async_get(hass)
    device = devices.async_get_or_create(
        config_entry_id=entry.entry_id, identifiers={("demo", "satellite")}
    )
    kitchen = ar.async_get(hass).async_get_area_by_name("Kitchen")
    assert kitchen is not None
    devices.async_update_device(device.id, area_id=kitchen.id)
    async_register_timer_handler(hass, device.id, lambda *_: None)
    return device.id
