"""What the entities of agents and AI tasks share."""

from homeassistant.core import callback
from homeassistant.helpers.entity import Entity

from .runtime import SmartAgentRuntime


class CountedEntity(Entity):
    """An entity of a sub-entry whose turns or tasks are counted."""

    _runtime: SmartAgentRuntime

    @callback
    def async_reset_statistics(self) -> None:
        """Have the statistics begin anew; the unique id is that of the sub-entry."""
        self._runtime.statistics.async_reset(self.unique_id or "")
