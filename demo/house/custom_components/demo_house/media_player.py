"""Speakers and televisions."""

from typing import Any, override

from homeassistant.components.media_player import (
    ATTR_INPUT_SOURCE,
    ATTR_INPUT_SOURCE_LIST,
    ATTR_MEDIA_TRACK,
    ATTR_MEDIA_VOLUME_LEVEL,
    ATTR_MEDIA_VOLUME_MUTED,
    MediaPlayerDeviceClass,
    MediaPlayerEntity,
    MediaPlayerEntityFeature,
    MediaPlayerState,
)
from homeassistant.const import Platform
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

from . import HouseConfigEntry
from .entity import HouseEntity
from .inventory import Item

_TRACKS = 20


async def async_setup_entry(
    hass: HomeAssistant,
    entry: HouseConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Set up the media players of the house."""
    async_add_entities(
        HouseMediaPlayer(item) for item in entry.runtime_data.of(Platform.MEDIA_PLAYER)
    )


class HouseMediaPlayer(HouseEntity, MediaPlayerEntity):
    """A player that counts tracks instead of playing them; a television has none."""

    _attr_volume_level: float

    def __init__(self, item: Item) -> None:
        """Take device class, features, track and volume from the inventory."""
        super().__init__(item)
        values = item.attributes
        self._attr_device_class = item.member(MediaPlayerDeviceClass, "device_class")
        self._attr_supported_features = item.features(
            MediaPlayerEntityFeature, MediaPlayerEntityFeature(0)
        )
        self._attr_state = MediaPlayerState(item.state or MediaPlayerState.OFF)
        self._attr_volume_level = values.get(ATTR_MEDIA_VOLUME_LEVEL, 0.5)
        self._attr_is_volume_muted = values.get(ATTR_MEDIA_VOLUME_MUTED)
        self._attr_source_list = values.get(ATTR_INPUT_SOURCE_LIST)
        self._attr_source = values.get(ATTR_INPUT_SOURCE)
        self._track = values.get(ATTR_MEDIA_TRACK, 0)

    @property
    @override
    def media_track(self) -> int | None:
        """Return the number of the track."""
        has_tracks = (
            self.state is not MediaPlayerState.OFF
            and self.device_class is not MediaPlayerDeviceClass.TV
        )
        return self._track if has_tracks else None

    def _play_on(self, state: MediaPlayerState, track: int | None = None) -> None:
        """Write a new state and perhaps another track."""
        self._attr_state = state
        if track is not None:
            self._track = track
        self.async_write_ha_state()

    @override
    async def async_turn_on(self) -> None:
        """Turn on; nothing plays yet."""
        self._play_on(MediaPlayerState.IDLE, 0)

    @override
    async def async_turn_off(self) -> None:
        """Turn off and forget the track."""
        self._play_on(MediaPlayerState.OFF, 0)

    @override
    async def async_media_play(self) -> None:
        """Play or go on playing."""
        self._play_on(MediaPlayerState.PLAYING)

    @override
    async def async_media_pause(self) -> None:
        """Pause."""
        self._play_on(MediaPlayerState.PAUSED)

    @override
    async def async_media_stop(self) -> None:
        """Stop."""
        self._play_on(MediaPlayerState.IDLE)

    @override
    async def async_media_next_track(self) -> None:
        """Play the next track; after the last comes the first."""
        self._play_on(MediaPlayerState.PLAYING, (self._track + 1) % _TRACKS)

    @override
    async def async_media_previous_track(self) -> None:
        """Play the previous track."""
        self._play_on(MediaPlayerState.PLAYING, (self._track - 1) % _TRACKS)

    @override
    async def async_play_media(
        self, media_type: str, media_id: str, **kwargs: Any
    ) -> None:
        """Play what was asked for, from its first track."""
        self._attr_media_title = media_id
        self._play_on(MediaPlayerState.PLAYING, 0)

    @override
    async def async_set_volume_level(self, volume: float) -> None:
        """Set the volume, 0 to 1."""
        self._attr_volume_level = min(1.0, max(0.0, round(volume, 2)))
        self.async_write_ha_state()

    @override
    async def async_volume_up(self) -> None:
        """Turn the volume up a step."""
        await self.async_set_volume_level(self._attr_volume_level + self.volume_step)

    @override
    async def async_volume_down(self) -> None:
        """Turn the volume down a step."""
        await self.async_set_volume_level(self._attr_volume_level - self.volume_step)

    @override
    async def async_mute_volume(self, mute: bool) -> None:
        """Mute or unmute; the volume stays what it was."""
        self._attr_is_volume_muted = mute
        self.async_write_ha_state()

    @override
    async def async_select_source(self, source: str) -> None:
        """Change the source."""
        self._attr_source = source
        self.async_write_ha_state()
