"""What of the home a model is shown beside the user's words."""

from collections.abc import Sequence

from homeassistant.core import HomeAssistant

from ..home.home import Entity
from ..home.live_state import async_live_states
from ..prompt.texts import listing, states_now
from ..utterance.answer import Reply
from .context import GuardContext
from .meant import MeantDevices


class Beside:
    """Finds the devices that words may mean, and the states that they ask about."""

    def __init__(self, hass: HomeAssistant, meant: MeantDevices) -> None:
        """Take what finds devices by words."""
        self._hass = hass
        self._meant = meant

    async def async_picked(self, judged_by: GuardContext) -> Sequence[Entity]:
        """Return the devices that the words may mean, the likeliest first."""
        said = judged_by.said
        return await self._meant.async_pick(
            judged_by.home,
            said.text,
            said.language,
            judged_by.rules.place,
            said.recognition,
            goes_on=bool(judged_by.last) and not said.about_home,
        )

    async def async_devices(self, judged_by: GuardContext, *, listed: bool) -> str:
        """Return the devices that the words may mean, where not all are listed."""
        if listed or judged_by.said.answer is not Reply.OTHER:
            return ""
        picked = await self.async_picked(judged_by)
        return listing(judged_by.home, picked, brief=True)

    async def async_states(self, judged_by: GuardContext) -> str:
        """Return the states of what the words ask about, empty for any other words.

        They go with the words in this turn alone: those of now are others later.
        """
        home, said, toolset = judged_by.home, judged_by.said, judged_by.toolset
        goes_on = frozenset() if said.about_home else judged_by.last
        if toolset.reads_home is None or not said.asks_about_home(judged_by.last):
            return ""
        asked_about = await self._meant.async_asked_about(
            home, said.text, said.language, goes_on
        )
        states = await async_live_states(self._hass, asked_about, said.language)
        return states_now(home, states, toolset)
