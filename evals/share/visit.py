"""Turns in a house, one after the other, with what each of them takes."""

import asyncio
from collections import deque
from dataclasses import dataclass
import gc
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter

from custom_components.demo_house.api import async_device_id
from custom_components.demo_house.const import DOMAIN
from custom_components.smart_agent.guard.second_opinion import SecondOpinion
from custom_components.smart_agent.home.shortlist import Shortlist
from custom_components.smart_agent.home.tracker import HomeTracker
from custom_components.smart_agent.llm_tools.assist_api import SteadyAssist
from custom_components.smart_agent.prompt import builder, prefix
from custom_components.smart_agent.trace.outcome import Outcome
from custom_components.smart_agent.turn import prepare
from demo.model_server import Model
from evals.agents import SMART_AGENT, Candidate, last_record
from evals.bench.person import Heard, async_say
from evals.errors import EvalError
from evals.homes import home
from fakes.house import house
from homeassistant.components.conversation.chat_log import ChatLog
from homeassistant.components.conversation.default_agent import DefaultAgent
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.components.llm import DATA_PLATFORMS
from homeassistant.const import Platform
from homeassistant.core import HomeAssistant
from homeassistant.helpers import area_registry as ar, llm
from homeassistant.helpers.chat_session import DATA_CHAT_SESSION
from homeassistant.runner import create_event_loop

from .rounds import Rounds
from .server import MODEL, PLAIN, TURNS
from .stopwatch import CORE, Stopwatch, Taken

HOME, TOOLSET, PROMPT, HEARING, GUARD = "home", "toolset", "prompt", "hearing", "guard"

_SETTLE = 1.0
"""Seconds for the agent to warm up."""

_KEPT = 500
"""Turns of which it is kept what they took, few beside what memory may grow by."""

CROWD = 50
"""People who speak at once."""

_CHANGES = 10
"""Turns right after a change of the home."""

_SATELLITE = "living_room_satellite"


@dataclass(frozen=True, slots=True)
class Turn:
    """What a turn took, in seconds; waited is for the model's server."""

    taken: Taken
    seconds: float
    waited: float


@dataclass(frozen=True, slots=True)
class Visit:
    """What was measured in a home of a size.

    taken are all turns, of which the last ones are kept; changed are turns right after
    a change of the home. memory is what the process holds after a tenth of the turns
    and after all, in bytes.
    """

    size: int
    taken: int
    turns: list[Turn]
    changed: list[Turn]
    memory: tuple[int, int]
    plain: dict[str, list[Turn]]
    """Turns that took no request, by language."""
    crowd: float
    """The longest round of the loop while many speak at once, in seconds."""


def take(size: int, turns: int, busy: int, url: str) -> Visit:
    """Visit a home with as many entities exposed, and as many that are not.

    busy is how many states change in a second.
    """
    with asyncio.Runner(loop_factory=create_event_loop) as runner:
        return runner.run(_take(size, turns, busy, url))


async def _take(size: int, turns: int, busy: int, url: str) -> Visit:
    """Say so many sentences, and a few more after changes."""
    with Stopwatch() as watch:
        _watch(watch)
        async with house(home(size)) as hass:
            for number in range(size):
                entity_id = f"sensor.beside_{number}"
                hass.states.async_set(entity_id, "1", {"friendly_name": f"B {number}"})
                async_expose_entity(hass, Platform.CONVERSATION, entity_id, False)
            agent = await Candidate(SMART_AGENT, Model(url, MODEL), {}).add_to(
                hass, url
            )
            await asyncio.sleep(_SETTLE)
            hass.async_create_background_task(_change(hass, busy), "changes")
            platforms = await hass.data[DATA_PLATFORMS].async_get_platforms()
            for platform in platforms.values():
                watch.watch(CORE, platform, "async_get_tools")
            talk = _Talk(hass, agent, watch)
            await talk.turns(len(TURNS))
            tenth = max(1, turns // 10)
            await talk.turns(tenth)
            before = _memory()
            measured = await talk.turns(turns - tenth)
            memory = before, _memory()
            changed = await talk.changed(_CHANGES)
            plain = {
                language: await talk.plain(language, _CHANGES) for language in PLAIN
            }
            crowd = await talk.crowd(CROWD)
            return Visit(size, turns, measured, changed, memory, plain, crowd)


async def _change(hass: HomeAssistant, busy: int) -> None:
    """Change so many states a second, exposed ones and others, until cancelled."""
    if not busy:
        return
    sensors = cycle(sorted(hass.states.async_entity_ids(Platform.SENSOR)))
    for value, entity_id in enumerate(sensors):
        state = hass.states.get(entity_id)
        attributes = state.attributes if state else None
        hass.states.async_set(entity_id, str(value), attributes)
        await asyncio.sleep(1 / busy)


def _watch(watch: Stopwatch) -> None:
    """Watch what a turn calls, by the parts of which the time is to be known."""
    watch.watch(HOME, HomeTracker, "async_get", "_advance")
    watch.watch(TOOLSET, SteadyAssist, "async_instance")
    watch.watch(TOOLSET, prefix.PrefixKeeper, "async_get")
    watch.watch(PROMPT, prefix, "prefix_text")
    watch.watch(PROMPT, prepare.TurnPreparer, "async_context")
    watch.watch(PROMPT, builder.PromptBuilder, "__init__", "request")
    watch.watch(PROMPT, Shortlist, "pick")
    watch.watch(HEARING, prepare, "async_recognize", "is_about")
    watch.watch(GUARD, SecondOpinion, "weigh", "heeded", "plain")
    watch.watch(CORE, ChatLog, "async_provide_llm_data")
    watch.watch(CORE, DefaultAgent, "async_recognize_intent")
    watch.watch(CORE, llm.APIInstance, "async_call_tool")


@dataclass
class _Talk:
    """A person who talks to an agent."""

    hass: HomeAssistant
    agent: str
    watch: Stopwatch

    def __post_init__(self) -> None:
        """Begin with the first sentence."""
        self._sentences = cycle(said.sentence for said in TURNS)
        (entry,) = self.hass.config_entries.async_entries(DOMAIN)
        self._satellite = async_device_id(self.hass, entry, _SATELLITE)

    async def turns(self, count: int) -> list[Turn]:
        """Take so many turns; return the last of them."""
        last = deque[Turn](maxlen=_KEPT)
        for sentence in islice(self._sentences, count):
            last.append(await self._turn(sentence))
        return [*last]

    async def changed(self, count: int) -> list[Turn]:
        """Take turns, each after the home was changed."""
        found = []
        for number in range(count):
            ar.async_get(self.hass).async_update(
                "living_room", aliases={f"Lounge {number}"}
            )
            found += await self.turns(1)
        return found

    async def plain(self, language: str, count: int) -> list[Turn]:
        """Take turns without a request, after one that reads the language's sentences.

        Raises EvalError where a request was sent.
        """
        said = [await self._turn(PLAIN[language], language) for _ in range(count + 1)]
        if any(one.waited for one in said):
            raise EvalError(f"{PLAIN[language]!r} was sent to the model")
        return said[1:]

    async def crowd(self, count: int) -> float:
        """Have many speak at once; return the longest round meanwhile, in seconds."""
        with Rounds() as rounds:
            await asyncio.gather(
                *(self._said(one) for one in islice(self._sentences, count))
            )
        return rounds.longest

    async def _said(self, sentence: str, language: str = "en") -> Heard:
        """Say a sentence in a conversation of its own."""
        return await async_say(
            self.hass, self.agent, self._satellite, sentence, None, language
        )

    async def _turn(self, sentence: str, language: str = "en") -> Turn:
        """Say a sentence in a conversation of its own, which is then over."""
        await self.hass.async_block_till_done()
        self.watch.take()
        started = perf_counter()
        heard = await self._said(sentence, language)
        seconds = perf_counter() - started
        # Else the block that ends the turn is still running.
        await asyncio.sleep(0)
        taken = self.watch.take()
        self.hass.data[DATA_CHAT_SESSION].pop(heard.conversation_id).async_cleanup()
        record = last_record(self.hass)
        if record is None or record.outcome is Outcome.FAILED:
            raise EvalError(f"{sentence!r} failed: {record.error if record else None}")
        return Turn(taken, seconds, sum(one.seconds for one in record.requests))


def _memory() -> int:
    """Return the bytes of memory that this process holds."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096
