"""A camera that shows what it is told to."""

import asyncio
from typing import override

from homeassistant.components.camera import Camera
from homeassistant.components.camera.const import DATA_COMPONENT
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

JPEG = b"\xff\xd8\xff a picture"


class Lens(Camera):
    """A camera that shows the same picture, or fails as it is told to."""

    def __init__(self, name: str) -> None:
        """Begin with a picture."""
        super().__init__()
        self._attr_name = name
        self.shows: bytes | BaseException | None = JPEG
        self.gate: asyncio.Event | None = None

    @override
    async def async_camera_image(
        self, width: int | None = None, height: int | None = None
    ) -> bytes | None:
        """Return what it shows."""
        if self.gate:
            await self.gate.wait()
        if isinstance(self.shows, BaseException):
            raise self.shows
        return self.shows


async def async_add_camera(
    hass: HomeAssistant, name: str, *, exposed: bool = True
) -> Lens:
    """Add a camera, exposed to Assist or not."""
    assert await async_setup_component(hass, "homeassistant", {})
    assert await async_setup_component(hass, "camera", {})
    lens = Lens(name)
    await hass.data[DATA_COMPONENT].async_add_entities([lens])
    async_expose_entity(hass, "conversation", lens.entity_id, should_expose=exposed)
    return lens
