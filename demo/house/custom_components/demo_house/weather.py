"""The weather outside."""

from datetime import timedelta
from typing import Any, override

from homeassistant.components.weather import (
    Forecast,
    WeatherEntity,
    WeatherEntityFeature,
)
from homeassistant.const import Platform
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback
from homeassistant.util import dt as dt_util

from . import HouseConfigEntry
from .entity import HouseEntity
from .inventory import Item


async def async_setup_entry(
    hass: HomeAssistant,
    entry: HouseConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Set up the weather of the house."""
    async_add_entities(
        HouseWeather(item) for item in entry.runtime_data.of(Platform.WEATHER)
    )


class HouseWeather(HouseEntity, WeatherEntity):
    """Weather that does not change; `daily_forecast` lists the coming days.

    Each day is a condition, or a mapping with `condition`, `temperature` and `templow`.
    """

    def __init__(self, item: Item) -> None:
        """Take condition, measurements and forecast from the inventory."""
        super().__init__(item)
        values = item.attributes
        self._attr_condition = item.state or values.get("condition")
        temperature = values.get("native_temperature", values.get("temperature"))
        if temperature is not None:
            self._attr_native_temperature = float(temperature)
        self._attr_native_temperature_unit = values.get(
            "native_temperature_unit", values.get("temperature_unit")
        )
        self._attr_humidity = values.get("humidity")
        self._attr_native_wind_speed = values.get("native_wind_speed")
        self._attr_native_wind_speed_unit = values.get("native_wind_speed_unit")
        self._daily: list[str | dict[str, Any]] = values.get("daily_forecast", [])
        if self._daily:
            self._attr_supported_features = WeatherEntityFeature.FORECAST_DAILY

    @override
    async def async_forecast_daily(self) -> list[Forecast]:
        """Return the coming days, beginning today."""
        today = dt_util.start_of_local_day()
        return [
            _forecast(day, (today + timedelta(days=number)).isoformat())
            for number, day in enumerate(self._daily)
        ]


def _forecast(day: str | dict[str, Any], moment: str) -> Forecast:
    """Return the forecast for a day of the inventory."""
    if isinstance(day, str):
        day = {"condition": day}
    return Forecast(
        datetime=moment,
        condition=day["condition"],
        native_temperature=day.get("temperature"),
        native_templow=day.get("templow"),
    )
