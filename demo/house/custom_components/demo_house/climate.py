"""Thermostats."""

from typing import Any, override

from homeassistant.components.climate import (
    ATTR_CURRENT_HUMIDITY,
    ATTR_CURRENT_TEMPERATURE,
    ATTR_FAN_MODE,
    ATTR_FAN_MODES,
    ATTR_HVAC_ACTION,
    ATTR_HVAC_MODE,
    ATTR_HVAC_MODES,
    ATTR_PRESET_MODE,
    ATTR_PRESET_MODES,
    ATTR_TARGET_TEMP_HIGH,
    ATTR_TARGET_TEMP_LOW,
    FAN_HIGH,
    FAN_LOW,
    FAN_OFF,
    ClimateEntity,
    ClimateEntityFeature,
    HVACAction,
    HVACMode,
)
from homeassistant.const import ATTR_TEMPERATURE, Platform, UnitOfTemperature
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

from . import HouseConfigEntry
from .entity import HouseEntity
from .inventory import Item

_DEFAULT_MODES = [HVACMode.AUTO, HVACMode.OFF]
_DEFAULT_FAN_MODES = [FAN_LOW, FAN_HIGH, FAN_OFF]


async def async_setup_entry(
    hass: HomeAssistant,
    entry: HouseConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Set up the thermostats of the house."""
    async_add_entities(
        HouseClimate(item) for item in entry.runtime_data.of(Platform.CLIMATE)
    )


class HouseClimate(HouseEntity, ClimateEntity):
    """A thermostat; the room keeps the temperature the inventory gives it."""

    def __init__(self, item: Item) -> None:
        """Take modes, features and temperatures from the inventory."""
        super().__init__(item)
        values = item.attributes
        self._attr_supported_features = item.features(
            ClimateEntityFeature, ClimateEntityFeature(0)
        )
        self._attr_hvac_modes = [
            HVACMode(mode) for mode in values.get(ATTR_HVAC_MODES, _DEFAULT_MODES)
        ]
        self._attr_hvac_mode = HVACMode(
            item.state or values.get(ATTR_HVAC_MODE, HVACMode.OFF)
        )
        self._attr_hvac_action = item.member(HVACAction, ATTR_HVAC_ACTION)
        self._attr_fan_modes = values.get(ATTR_FAN_MODES, _DEFAULT_FAN_MODES)
        self._attr_fan_mode = values.get(ATTR_FAN_MODE)
        self._attr_preset_modes = values.get(ATTR_PRESET_MODES)
        self._attr_preset_mode = values.get(ATTR_PRESET_MODE)
        self._take_temperatures()

    def _take_temperatures(self) -> None:
        """Take unit and temperatures from the inventory.

        Homes exported from Home Assistant say `temperature` where they mean the
        current one, and give no unit where it is Fahrenheit.
        """
        values = self.item.attributes
        self._attr_temperature_unit = values.get(
            "temperature_unit",
            values.get("unit_of_measurement", UnitOfTemperature.FAHRENHEIT),
        )
        self._attr_current_temperature = values.get(
            ATTR_CURRENT_TEMPERATURE, values.get(ATTR_TEMPERATURE)
        )
        self._attr_current_humidity = values.get(ATTR_CURRENT_HUMIDITY)
        self._attr_target_temperature = values.get("target_temperature")
        self._attr_target_temperature_high = values.get(ATTR_TARGET_TEMP_HIGH)
        self._attr_target_temperature_low = values.get(ATTR_TARGET_TEMP_LOW)

    @override
    async def async_set_temperature(self, **kwargs: Any) -> None:
        """Set the target, or the range, and perhaps the mode with it."""
        if ATTR_TEMPERATURE in kwargs:
            self._attr_target_temperature = kwargs[ATTR_TEMPERATURE]
        if ATTR_TARGET_TEMP_HIGH in kwargs:
            self._attr_target_temperature_high = kwargs[ATTR_TARGET_TEMP_HIGH]
            self._attr_target_temperature_low = kwargs[ATTR_TARGET_TEMP_LOW]
        if ATTR_HVAC_MODE in kwargs:
            self._attr_hvac_mode = HVACMode(kwargs[ATTR_HVAC_MODE])
        self.async_write_ha_state()

    @override
    async def async_set_hvac_mode(self, hvac_mode: HVACMode) -> None:
        """Set the mode."""
        self._attr_hvac_mode = hvac_mode
        self.async_write_ha_state()

    @override
    async def async_set_fan_mode(self, fan_mode: str) -> None:
        """Set the fan's mode."""
        self._attr_fan_mode = fan_mode
        self.async_write_ha_state()

    @override
    async def async_set_preset_mode(self, preset_mode: str) -> None:
        """Set the preset."""
        self._attr_preset_mode = preset_mode
        self.async_write_ha_state()
