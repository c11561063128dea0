"""Hears a wish of several clauses, each by itself."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from homeassistant.core import HomeAssistant

from ..home.home import Home
from ..llm_tools.spec import Toolset
from ..utterance.clauses import Clause
from ..utterance.request import Request
from .frames import async_frames
from .hearing import deed_in
from .near import Hear, async_near, those_in
from .recognized import RecognizedIntent
from .shared_verb import with_verb_each
from .worked_out import async_worked_out_of


@dataclass(frozen=True)
class EachHeard:
    """Hears texts one by one, all of them or none."""

    hass: HomeAssistant
    hear: Hear
    home: Home
    toolset: Toolset
    request: Request
    here: str | None
    """The area where the user is."""
    only: bool
    """Whether the words are only commands."""

    async def of_clauses(
        self, clauses: Sequence[Clause], texts: Sequence[str]
    ) -> Sequence[RecognizedIntent]:
        """Return the intents of the clauses of one wish, empty where one has none.

        texts are the clauses as they were said, or with a name in place of a pronoun. Where
        the words are only commands, clauses may share a verb, or be read as frames.
        """
        if not self.only:
            return await self._strictly(texts) if len(texts) > 1 else ()
        joined = self.request.are_joined(clauses)
        if joined:
            frames = async_frames(self.hass)
            found = await frames.async_read(texts, self.request.code, self.home)
            if found or len(texts) == 1:
                return found
        each = with_verb_each(self.request, clauses) if joined else ()
        return await self._each(each or texts) if len(texts) > 1 else ()

    async def _strictly(self, texts: Sequence[str]) -> Sequence[RecognizedIntent]:
        """Return the intents of texts that say all by themselves, or none of them."""
        found = [await self._one(text) for text in texts]
        heard = [one for one in found if one]
        return heard if len(heard) == len(found) else ()

    async def _each(self, texts: Sequence[str]) -> Sequence[RecognizedIntent]:
        """Return the intents of texts, each heard by itself, or none of them."""
        parts: list[RecognizedIntent] = []
        for text in texts:
            one = await self._one(text) or deed_in(text, self.request)
            found = (one,) if one else await self.near(text)
            if not found:
                return ()
            parts += found
        return parts

    async def _one(self, text: str) -> RecognizedIntent | None:
        """Return the intent that a text says by itself."""
        one = await self.hear(text) or async_worked_out_of(
            self.hass, self.request, text, self.toolset
        )
        return one if one and one.acts and not one.free else None

    async def near(self, text: str) -> Sequence[RecognizedIntent]:
        """Return the intent of words with the name of the only device they may mean."""
        found = await async_near(
            self.hass, self.hear, text, self.home, self.toolset, self.request
        )
        found = those_in(found, self.here, self.home)
        return (
            [replace(one, near=True) for one in found.values()]
            if len(found) == 1
            else ()
        )
