"""One step at a time: what turns work at never adds up to one long block."""

import asyncio
from collections import deque

from homeassistant.core import HomeAssistant, callback
from homeassistant.util.hass_dict import HassKey

from ..const import DOMAIN


class Pace:
    """Lets one step of one turn run in each round of the event loop, in order.

    A step takes some milliseconds. Fifty people who speak at once would have fifty of them
    run in a row, and nothing else between. Nobody holds anything: a step that never ends,
    or a turn that is cancelled, keeps no other waiting.
    """

    def __init__(self) -> None:
        """Begin with nobody waiting."""
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._goes_on = False

    async def step(self) -> None:
        """Return in a round of the loop in which no other step runs."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._waiting.append(turn)
        if not self._goes_on:
            self._goes_on = True
            loop.call_soon(self._next)
        await turn

    @callback
    def _next(self) -> None:
        """Let the next one run, and look again in the round after."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._next)
                return
        self._goes_on = False


_PACE: HassKey[Pace] = HassKey(f"{DOMAIN}_pace")


@callback
def async_pace(hass: HomeAssistant) -> Pace:
    """Return the pace of all turns in a house."""
    if _PACE not in hass.data:
        hass.data[_PACE] = Pace()
    return hass.data[_PACE]
