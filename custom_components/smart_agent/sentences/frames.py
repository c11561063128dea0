"""Reads words with gazetteer-matcher, Home Assistant's matcher of frames.

Home Assistant's sentence agent uses it where no template fits. A frame is a verb, a
target and a value in any order; a sentence may have several. That agent acts on frames
that leave words over, such as "don't" or "tomorrow". Here only frames count that
account for every word, as it is written, and nothing is acted on.

gazetteer-matcher is a requirement of Home Assistant's conversation integration; checked
with its release 1.1, in Home Assistant 2026.10.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from gazetteer_matcher import (
    AreaSpec,
    EntitySpec,
    FrameCandidate,
    GazetteerMatcher,
    Home as Gazetteer,
)
from gazetteer_matcher.config import MatcherConfig

from homeassistant.core import HomeAssistant
from homeassistant.util.hass_dict import HassKey
from homeassistant.util.language import Dialect

from ..const import DOMAIN
from ..home.home import Home
from ..home.inventory import Layout
from ..llm_tools.spec import AREA, DEVICE_CLASS, DOMAIN as KIND, FLOOR, NAME
from .recognized import RecognizedIntent

LANGUAGE = "en"
"""The only language that the matcher has words for."""

_AND = " and "
"""Joins clauses for the matcher, which does not know commas."""

_MAX_TEXT = 300
"""Characters up to which a text is read; the time it takes grows with its length."""

_LOCAL = frozenset({NAME, AREA, FLOOR})
_TARGET = _LOCAL | {KIND, DEVICE_CLASS}

_EXACT = 1.01
"""A cutoff above every similarity, so that the matcher accepts exact words only."""


def _none_is_spare(_: int, __: str) -> bool:
    """Return that every word counts."""
    return False


class FrameReader:
    """Reads words as frames that name exposed entities, areas and floors."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Begin without a matcher: it is built once it is needed."""
        self._hass = hass
        self._building = asyncio.Lock()
        self._built: tuple[Layout, GazetteerMatcher] | None = None

    async def async_prepare(self, home: Home, language: str) -> None:
        """Build the matcher ahead of time; the first time takes some seconds."""
        if _reads(language):
            await self._async_matcher(home)

    async def async_read(
        self,
        clauses: Sequence[str],
        language: str,
        home: Home,
        spare: Callable[[int, str], bool] = _none_is_spare,
    ) -> tuple[RecognizedIntent, ...]:
        """Return the intents of the frames, empty unless they account for every word.

        clauses are the texts of one wish's clauses, of which the first has the verb. spare
        tells by its place and text whether a word may be left over; then it is a guess.
        """
        text = _AND.join(clauses)
        if not _reads(language) or len(text) > _MAX_TEXT:
            return ()
        matcher = await self._async_matcher(home)
        found = await self._hass.async_add_executor_job(matcher.interpret, text)
        if not found.accepted or not all(map(_is_exact, found.frames)):
            return ()
        left = {at for frame in found.frames for at in frame.unexplained_tokens}
        if not all(spare(at, found.tokens[at].text) for at in left):
            return ()
        return tuple(
            RecognizedIntent(frame.intent, dict(_arguments(frame, home)))
            for frame in found.frames
        )

    async def _async_matcher(self, home: Home) -> GazetteerMatcher:
        """Return the matcher of a home, built anew if what is exposed has changed."""
        async with self._building:
            before = self._built
            if before is None or before[0] is not home.layout:
                build = partial(_build, home.layout, before and before[1])
                matcher = await self._hass.async_add_executor_job(build)
                self._built = before = home.layout, matcher
        return before[1]


_READERS: HassKey[FrameReader] = HassKey(f"{DOMAIN}_frames")


def async_frames(hass: HomeAssistant) -> FrameReader:
    """Return the reader of frames, which all agents share."""
    if _READERS not in hass.data:
        hass.data[_READERS] = FrameReader(hass)
    return hass.data[_READERS]


def _reads(language: str) -> bool:
    """Return whether the matcher has words for a language."""
    return Dialect.parse(language).language == LANGUAGE


def _build(layout: Layout, previous: GazetteerMatcher | None) -> GazetteerMatcher:
    """Return a matcher for a layout, with the language data of a previous one."""
    config = previous.config if previous else MatcherConfig.load()
    fuzzy: dict[str, Any] = config.vocabulary["fuzzy"]
    cutoffs = {key: _EXACT for key in fuzzy if key.endswith("_cutoff")}
    return GazetteerMatcher(
        home=dict(_gazetteer(layout)),
        vocabulary=config.vocabulary | {"fuzzy": fuzzy | cutoffs},
        intents=config.intents,
        responses=config.responses,
    )


def _gazetteer(layout: Layout) -> Gazetteer:
    """Return the exposed floors, areas and entities in the matcher's format."""
    return Gazetteer(
        floors={
            one.floor_id: {"name": one.name, "aliases": list(one.names[1:])}
            for one in layout.floors
        },
        areas={
            one.area_id: AreaSpec(
                name=one.name, aliases=list(one.names[1:]), floor=one.floor_id
            )
            for one in layout.areas
        },
        entities=dict(_entities(layout)),
    )


def _entities(layout: Layout) -> Iterator[tuple[str, EntitySpec]]:
    """Yield the entities of a home by id."""
    for one in layout.entities:
        spec = EntitySpec(
            name=one.name,
            aliases=list(one.names[1:]),
            domain=one.domain,
            area=one.area_id,
        )
        if one.device_class:
            spec["device_class"] = one.device_class
        yield one.entity_id, spec


def _is_exact(frame: FrameCandidate) -> bool:
    """Return whether a frame has words as they are written, and a target of its own.

    A place or name inherited from another clause counts only if this clause has no
    target: "the fan" in "turn on the lights in the kitchen and the fan" may be
    anywhere.
    """
    if frame.fuzzy_count:
        return False
    inherited = {key for key, one in frame.slot_options.items() if one.inherited}
    own = {key for key, one in frame.slot_options.items() if one.spans} - inherited
    return not (inherited & _LOCAL and own & _TARGET)


def _arguments(frame: FrameCandidate, home: Home) -> Iterator[tuple[str, Any]]:
    """Yield the arguments of a frame, with names in place of the matcher's ids."""
    for key, value in frame.slots.items():
        match key:
            case "name":
                yield key, home.reference(home.entity_by_id[value])
            case "area":
                yield key, home.reference(home.area_by_id[value])
            case "floor":
                yield key, home.reference(home.floor_by_id[value])
            case _:
                yield key, value
