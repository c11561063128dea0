"""A visit to a house: everything that is said there, to one agent after the other."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from custom_components.demo_house.api import async_device_id
from custom_components.demo_house.const import DOMAIN
from evals.agents import Candidate
from fakes.house import house
from homeassistant.core import HomeAssistant, State
from homeassistant.helpers.state import async_reproduce_state

from .meter import Meter
from .person import Heard, async_say
from .row import Row
from .script import SITUATIONS, Situation

_STIRRED = {"on": "off", "off": "on"}
_STIRRED_DOMAINS = ("light", "switch")


@dataclass(slots=True)
class Guest:
    """An agent that is visited; conversation is the one it was in last."""

    candidate: Candidate
    meter: Meter
    agent_id: str = ""
    conversation: str | None = None


@dataclass(frozen=True, slots=True)
class Visit:
    """Whom to visit where; settle and limit are seconds, to wait and for a turn.

    Agents that are visited together take turns at every situation.
    """

    inventory: Mapping[str, Any]
    repeat: int
    settle: float
    limit: float

    async def rows(self, guests: Sequence[Guest]) -> list[Row]:
        """Return what was measured, situation by situation.

        An agent of our own has warmed up before the first turn if it does so within
        the time to wait.
        """
        async with house(self.inventory) as hass:
            for guest in guests:
                url = guest.meter.url
                guest.agent_id = await guest.candidate.add_to(hass, url)
            await asyncio.sleep(self.settle)
            return [
                await self._turn(hass, guest, situation)
                for situation in SITUATIONS
                for guest in guests
            ]

    async def _turn(
        self, hass: HomeAssistant, guest: Guest, situation: Situation
    ) -> Row:
        """Return what came of saying something to an agent."""
        await _async_prepare(hass, situation)
        await guest.meter.start()
        heard, error = await self._heard(hass, guest, situation)
        used = guest.meter.used()
        await hass.async_block_till_done()
        return Row(
            size=len(self.inventory["entities"]),
            situation=situation.name,
            agent=guest.candidate.agent,
            repeat=self.repeat,
            requests=used.requests,
            prompt=used.prompt,
            evaluated=used.evaluated,
            generated=used.generated,
            too_long=used.too_long,
            first_sentence=heard.first_sentence,
            seconds=heard.seconds,
            speech=heard.speech,
            done=not error and _is_done(hass, situation, heard.speech),
            error=error,
        )

    async def _heard(
        self, hass: HomeAssistant, guest: Guest, situation: Situation
    ) -> tuple[Heard, str]:
        """Return an agent's answer, or why there is none."""
        (entry,) = hass.config_entries.async_entries(DOMAIN)
        try:
            async with asyncio.timeout(self.limit):
                heard = await async_say(
                    hass,
                    guest.agent_id,
                    async_device_id(hass, entry, situation.heard_by),
                    situation.sentence,
                    guest.conversation if situation.goes_on else None,
                )
        except Exception as err:  # noqa: BLE001 - an agent may fail in any way it likes
            return Heard("", "", self.limit, self.limit), repr(err)
        guest.conversation = heard.conversation_id
        return heard, ""


async def _async_prepare(hass: HomeAssistant, situation: Situation) -> None:
    """Bring a house into the state that a situation starts from."""
    wanted = dict(situation.before)
    if situation.stirred:
        states = hass.states.async_all(_STIRRED_DOMAINS)
        wanted |= {
            state.entity_id: _STIRRED[state.state]
            for state in states[::2]
            if state.entity_id not in wanted
        }
    await async_reproduce_state(
        hass, [State(entity_id, state) for entity_id, state in wanted.items()]
    )
    await hass.async_block_till_done()


def _is_done(hass: HomeAssistant, situation: Situation, speech: str) -> bool:
    """Return whether what was asked for was done, or was said."""
    said = any(word in speech.casefold() for word in situation.says)
    return (said or not situation.says) and all(
        (state := hass.states.get(entity_id)) and state.state == wanted
        for entity_id, wanted in situation.after.items()
    )
