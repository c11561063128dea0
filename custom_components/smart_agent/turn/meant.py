"""The devices that the words of a turn may mean."""

import asyncio
from collections import deque
from collections.abc import Sequence

from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers.translation import async_get_translations

from ..home.home import Entity, Home, Place
from ..home.inventory import Layout
from ..home.shortlist import MOST, MOST_RECENT, Shortlist, kind_words
from ..sentences.recognized import Recognition

_KINDS = ("title", "entity_component", "services")
"""Translations of Home Assistant that name kinds of devices and what they do."""

MOST_STATES = 10
"""Devices whose states are told beside a question: most rooms have no more, and to read
them so takes less than one more request."""

_FEW = 3
"""Devices of a shortlist where it is rather certain which are meant: Home Assistant's
own sentences understand the words, or they name nothing and go on from a turn before."""


class MeantDevices:
    """Ranks the devices of a large home, and remembers what was acted on last."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Begin with nothing ranked or remembered."""
        self._hass = hass
        self._ranked: tuple[tuple[Layout, str], Shortlist] | None = None
        self._recent: deque[str] = deque(maxlen=MOST_RECENT)
        self._last: tuple[str, frozenset[str]] = ("", frozenset())

    @callback
    def async_remember(self, conversation_id: str, entity_ids: Sequence[str]) -> None:
        """Keep in mind what a turn acted on."""
        if entity_ids:
            self._last = (conversation_id, frozenset(entity_ids))
        for entity_id in entity_ids:
            if entity_id in self._recent:
                self._recent.remove(entity_id)
            self._recent.appendleft(entity_id)

    def last_in(self, conversation_id: str) -> frozenset[str]:
        """Return the ids of what the last turn that acted did so on, if it was here."""
        before, entity_ids = self._last
        return entity_ids if before == conversation_id else frozenset()

    async def async_prepare(self, home: Home, language: str) -> None:
        """Rank ahead of a turn."""
        await self._async_shortlist(home, language)

    async def async_pick(
        self,
        home: Home,
        text: str,
        language: str,
        place: Place,
        recognition: Recognition,
        *,
        goes_on: bool,
    ) -> list[Entity]:
        """Return the devices that words may mean, the likeliest first.

        goes_on tells that the words name nothing and go on from a turn before: "turn it
        off again".
        """
        most = _FEW if recognition.sure is not None or goes_on else MOST
        shortlist = await self._async_shortlist(home, language)
        # Ranking a large home is a step of its own: nothing else waits for more than it.
        await asyncio.sleep(0)
        found = shortlist.pick(home, text, place, (*self._recent,), most)
        await asyncio.sleep(0)
        ids = dict.fromkeys(
            (*recognition.near, *(entity.entity_id for entity in found))
        )
        return [home.entity_by_id[entity_id] for entity_id in ids][:most]

    async def async_asked_about(
        self, home: Home, text: str, language: str, last: frozenset[str]
    ) -> list[Entity]:
        """Return the devices that a question is about, none where they may be many.

        last are those that were acted on before, where the words name nothing and go on
        from that: "and is it closed now?".
        """
        if last:
            found = home.those(last)
            return found if len(found) <= MOST_STATES else []
        shortlist = await self._async_shortlist(home, language)
        await asyncio.sleep(0)
        return [*shortlist.spoken_of(home, text, MOST_STATES)]

    async def _async_shortlist(self, home: Home, language: str) -> Shortlist:
        """Return what ranks the devices of a home, made where nothing waits for it."""
        key = (home.layout, language)
        if self._ranked is None or self._ranked[0] != key:
            texts: dict[str, str] = {}
            for category in _KINDS:
                texts |= await async_get_translations(
                    self._hass, language, category, home.domains
                )
            shortlist = await self._hass.async_add_executor_job(
                Shortlist, home, kind_words(texts)
            )
            self._ranked = (key, shortlist)
        return self._ranked[1]
