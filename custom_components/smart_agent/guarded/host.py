"""What turns of other agents take from an entry of ours while it is loaded."""

from dataclasses import dataclass, replace

from homeassistant.components import conversation
from homeassistant.core import HomeAssistant, callback

from ..home.tracker import HomeTracker
from ..options import DEFAULTS, Confirm
from ..trace.log import TurnLog
from ..turn.confirmation import Questions
from ..turn.prepare import TurnPreparer

OPTIONS = replace(DEFAULTS, confirm=Confirm.MODEL)
"""Another agent has no settings of ours; its own model says what was done."""


@dataclass(frozen=True)
class Exposed:
    """The home as it is exposed to an assistant."""

    homes: HomeTracker
    preparer: TurnPreparer


class Host:
    """Knows the home, keeps the records, and remembers what was asked and acted on."""

    def __init__(
        self, hass: HomeAssistant, homes: HomeTracker, records: TurnLog
    ) -> None:
        """Take what the entry has; homes is what conversation agents may know."""
        self.hass = hass
        self.records = records
        self.questions = Questions()
        self._entry_homes = homes
        self._exposed: dict[str, Exposed] = {}

    @callback
    def async_exposed(self, assistant: str) -> Exposed:
        """Return the home as it is exposed to an assistant."""
        if assistant not in self._exposed:
            homes = self._entry_homes
            if assistant != conversation.DOMAIN:
                homes = HomeTracker(self.hass, assistant)
            preparer = TurnPreparer(self.hass, OPTIONS, homes)
            self._exposed[assistant] = Exposed(homes, preparer)
        return self._exposed[assistant]

    @callback
    def async_close(self) -> None:
        """Note no more changes of the homes that are not the entry's."""
        for one in self._exposed.values():
            if one.homes is not self._entry_homes:
                one.homes.async_close()
