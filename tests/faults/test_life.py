"""What happens to an entry or a home while a turn is under way, in all its moments."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from enum import Enum, auto
import logging

import pytest
from pytest_homeassistant_custom_component.common import async_fire_time_changed

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.trace.outcome import Outcome
from fakes.ollama_server import Reply, call, say
from homeassistant.config_entries import ConfigEntryState
from homeassistant.const import EVENT_HOMEASSISTANT_STOP
from homeassistant.core import CoreState, HomeAssistant
from homeassistant.helpers import area_registry as ar, entity_registry as er
from homeassistant.util import dt as dt_util

from ..house_fixtures import Heard, NewTalk, Talk
from .clock import LoopClock
from .faults import HALF_A_LINE, STORY, Gate, Moment, ended, words
from .sick_house import left, sockets


class Fate(Enum):
    """What becomes of a turn that something happens to."""

    GOES_ON = auto()
    """It ends as if nothing had happened."""
    IS_CUT_SHORT = auto()
    """It ends in a sentence, for it has no connection or no time any more."""
    IS_CANCELLED = auto()


@dataclass
class Scene:
    """A turn about a lamp, and what can happen to its house."""

    talk: Talk
    lamp: str
    """The name of the lamp; each moment has one of its own."""
    monkeypatch: pytest.MonkeyPatch

    @property
    def hass(self) -> HomeAssistant:
        """Return the core."""
        return self.talk.hass

    @property
    def light(self) -> str:
        """Return the id of the lamp."""
        return f"light.{self.lamp.lower().replace(' ', '_')}"

    async def reload(self) -> None:
        """Load the entry anew."""
        await self.hass.config_entries.async_reload(self.talk.entry.entry_id)

    async def unload(self) -> None:
        """Disable the entry."""
        await self.hass.config_entries.async_unload(self.talk.entry.entry_id)

    async def remove_agent(self) -> None:
        """Delete the agent that speaks."""
        (subentry_id,) = self.talk.entry.subentries
        self.hass.config_entries.async_remove_subentry(self.talk.entry, subentry_id)
        await self.hass.async_block_till_done()

    async def remove_entry(self) -> None:
        """Delete the server."""
        await self.hass.config_entries.async_remove(self.talk.entry.entry_id)

    async def change_options(self) -> None:
        """Save the dialog of the agent."""
        (subentry,) = self.talk.entry.subentries.values()
        self.hass.config_entries.async_update_subentry(
            self.talk.entry, subentry, data={**subentry.data, "max_history": 3}
        )
        await self.hass.async_block_till_done()

    async def stop(self) -> None:
        """Stop Home Assistant, as far as integrations are told of it."""
        self.hass.set_state(CoreState.stopping)
        self.hass.bus.async_fire_internal(EVENT_HOMEASSISTANT_STOP)
        await asyncio.sleep(0)
        self.hass.set_state(CoreState.running)

    async def rename_area(self) -> None:
        """Call the room of the lamp otherwise."""
        registry = ar.async_get(self.hass)
        entry = er.async_get(self.hass).async_get(self.light)
        assert entry
        assert entry.area_id
        area = registry.async_update(entry.area_id, name=f"Room of {self.lamp}")
        assert area.name == f"Room of {self.lamp}"
        await self.hass.async_block_till_done()

    async def remove_entity(self) -> None:
        """Take the lamp away."""
        er.async_get(self.hass).async_remove(self.light)
        await self.hass.async_block_till_done()
        assert self.hass.states.get(self.light) is None

    async def change_registry(self) -> None:
        """Give the lamp another id, and never stop."""
        registry = er.async_get(self.hass)
        registry.async_update_entity(self.light, new_entity_id=f"{self.light}_new")
        for number in range(20):
            registry.async_update_entity(f"{self.light}_new", icon=f"mdi:dice-{number}")
        await self.hass.async_block_till_done()

    async def jump_ahead(self) -> None:
        """Set the clock of the house a day ahead: a machine that slept."""
        await self._jump(timedelta(days=1))

    async def jump_back(self) -> None:
        """Set it back by an hour."""
        await self._jump(timedelta(hours=-1))

    async def change_language(self) -> None:
        """Have the house speak another language."""
        language = "de" if self.hass.config.language == "en" else "en"
        await self.hass.config.async_update(language=language)
        await self.hass.async_block_till_done()

    async def _jump(self, by: timedelta) -> None:
        """Set the clock of the house, and have what is due then happen."""
        before = dt_util.utcnow
        self.monkeypatch.setattr(dt_util, "utcnow", lambda: before() + by)
        async_fire_time_changed(self.hass, dt_util.utcnow())
        await self.hass.async_block_till_done()


type Event = Callable[[Scene], Awaitable[None]]

EVENTS: tuple[tuple[Event, Fate], ...] = (
    (Scene.reload, Fate.IS_CUT_SHORT),
    (Scene.unload, Fate.IS_CUT_SHORT),
    (Scene.remove_agent, Fate.IS_CUT_SHORT),
    (Scene.remove_entry, Fate.IS_CUT_SHORT),
    (Scene.change_options, Fate.IS_CUT_SHORT),
    (Scene.stop, Fate.IS_CANCELLED),
    (Scene.rename_area, Fate.GOES_ON),
    (Scene.remove_entity, Fate.GOES_ON),
    (Scene.change_registry, Fate.GOES_ON),
    (Scene.jump_ahead, Fate.IS_CUT_SHORT),
    (Scene.jump_back, Fate.GOES_ON),
    (Scene.change_language, Fate.GOES_ON),
)

LAMPS = dict(
    zip(
        Moment,
        (
            *("Desk Lamp", "Floor Lamp", "Night Light"),
            *("Bathroom Light", "Garage Light", "Bedside Left Light"),
        ),
        strict=True,
    )
)


def replies(moment: Moment, gate: Gate, lamp: str) -> list[Reply]:
    """Return what the model answers, with a gate in its moment."""
    on = call("HassTurnOn", {"name": lamp})
    if moment is Moment.BEFORE_THE_STREAM:
        return [Reply((gate, *on.steps)), say("It is on.")]
    if moment is Moment.BEFORE_THE_FIRST_WORD:
        return [Reply((words(), gate, *on.steps)), say("It is on.")]
    if moment is Moment.IN_A_WORD:
        return [Reply((words(STORY), gate, words("ter."), ended()))]
    if moment is Moment.IN_A_CALL:
        half = HALF_A_LINE.replace(b"Desk La", lamp[:-2].encode())
        rest = lamp[-2:].encode() + b'"}}}]}, "done": false}\n'
        return [Reply((half, gate, rest, ended())), say("It is on.")]
    if moment is Moment.AFTER_A_CALL_RAN:
        return [on, Reply((gate, words("It is on."), ended()))]
    return [on, Reply((words("It is o"), gate, words("n."), ended()))]


async def talk_through(scene: Scene, event: Event, moment: Moment) -> Heard | None:
    """Take a turn in whose moment something happens; None if it was cancelled."""
    gate = Gate()
    # One answer more: what the model says of a lamp that is gone is not so.
    scene.talk.server.script_anew(*replies(moment, gate, scene.lamp), say("It is on."))
    story = moment is Moment.IN_A_WORD
    text = "tell me a story" if story else f"sort out the {scene.lamp}"
    turn = asyncio.create_task(scene.talk(text))
    await asyncio.wait_for(gate.reached.wait(), 5)
    await event(scene)
    gate.set()
    try:
        return await turn
    except asyncio.CancelledError:
        return None


async def assert_fate(
    scene: Scene, event: Event, fate: Fate, moment: Moment, light: str
) -> None:
    """Play one cell, and assert what is promised of it."""
    talk, hass = scene.talk, scene.hass
    runtime = talk.entry.runtime_data
    await hass.async_block_till_done(wait_background_tasks=True)
    before = left(runtime)
    heard = await talk_through(scene, event, moment)
    record = runtime.records[-1]
    assert record.done
    gone = hass.states.get(light) is None
    calls = moment is not Moment.IN_A_WORD
    if fate is Fate.IS_CANCELLED:
        assert heard is None
        assert record.outcome is Outcome.CANCELLED
    else:
        assert heard
        in_vain = gone and calls and not moment.has_acted
        assert heard.failed == (fate is Fate.IS_CUT_SHORT or in_vain)
        told = heard.speech.startswith("Turned on the light. My language model did not")
        assert told == (fate is Fate.IS_CUT_SHORT and moment.has_acted)
    if not gone:
        on = calls and (moment.has_acted or fate is Fate.GOES_ON)
        assert hass.states.is_state(light, "on" if on else "off")
    if talk.entry.state is ConfigEntryState.LOADED and talk.entry.subentries:
        talk.server.script_anew(say("Hello."))
        assert (await talk("hello")).speech == "Hello."
    await hass.async_block_till_done(wait_background_tasks=True)
    after = left(runtime)
    if event is Scene.change_language:
        # Home Assistant writes the language of the house later.
        after["timer Store._async_schedule_callback_delayed_write"] -= 1
    assert after - before == {}


@pytest.mark.parametrize(
    ("event", "fate"), EVENTS, ids=[event.__name__ for event, _ in EVENTS]
)
async def test_life(
    hass: HomeAssistant,
    clock: LoopClock,
    new_talk: NewTalk,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    subtests: pytest.Subtests,
    event: Event,
    fate: Fate,
) -> None:
    """Whatever happens, the turn ends, and so does all that it began."""
    before = sockets()
    for moment in Moment:
        with subtests.test(moment=moment.name):
            talk = await new_talk(title=f"Agent {moment.name}")
            talk.server.script(say("Hello."))
            await talk("hello")
            await hass.services.async_call(
                "light", "turn_off", {"entity_id": "all"}, blocking=True
            )
            scene = Scene(talk, LAMPS[moment], monkeypatch)
            light = scene.light + "_new" * (event is Scene.change_registry)
            await assert_fate(scene, event, fate, moment, light)
            if talk.entry.state is ConfigEntryState.LOADED:
                await hass.config_entries.async_unload(talk.entry.entry_id)
    assert not [
        one.getMessage()
        for one in caplog.records
        if one.name.startswith(f"custom_components.{DOMAIN}")
        and one.levelno >= logging.WARNING
    ]
    # Conversations end five minutes after their last turn, not with the entry.
    async_fire_time_changed(hass, dt_util.utcnow() + timedelta(hours=1))
    await clock.pass_by(1)
    assert sockets() == before
