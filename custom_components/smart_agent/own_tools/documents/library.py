"""The user's files, searched by words and, with an embedding model, by meaning."""

import asyncio
from collections.abc import Callable, Sequence
import hashlib
import logging
from pathlib import Path
import sqlite3
from threading import Event
import time
from typing import Protocol

from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError

from .files import Stamp, list_files, read_file
from .index import DocumentIndex, IndexedFile, IndexedPassage
from .text import UnreadableError, passages_of

_LOGGER = logging.getLogger(__name__)

FRESH_SECONDS = 60.0
"""Seconds after a look at the folder in which searches do not look again."""

REFRESH_PATIENCE = 3.0
"""Seconds that a search waits for new files to be read; then it goes on without."""

FILE_SECONDS = 300.0
"""Seconds of work on one file; a small machine reads some pages of a PDF a second."""

CLOSE_PATIENCE = 5.0
"""Seconds that an unload waits for the page that is being read."""

EMBED_BATCH = 16
EMBED_TIMEOUT = 60.0
"""Seconds for a batch, which may load the model first."""
QUERY_TIMEOUT = 4.0
"""Seconds for a question; after them the words alone have to do."""

INDEX_ERRORS = (sqlite3.Error, OSError)
"""What is raised if the index cannot be used, for example because the disk is full."""


class Embed(Protocol):
    """Embeds texts."""

    async def __call__(
        self, texts: list[str], *, query: bool
    ) -> Sequence[Sequence[float]]:
        """Return a vector for each text, all of one length.

        query tells that the text is a user's question, and not part of a file.
        Raises HomeAssistantError.
        """


class DocumentLibrary:
    """The files of one folder and their index."""

    def __init__(
        self,
        hass: HomeAssistant,
        folder: Path,
        database: Path,
        *,
        on_unreadable: Callable[[set[str]], None],
        embed: Embed | None = None,
        model: str = "",
    ) -> None:
        """Search the files of a folder through an index at database.

        on_unreadable is called after each look at the folder with the files that are
        left out, by their path in it, or with an empty set. embed, if given, embeds
        texts with the embedding model named by model.
        """
        self._hass = hass
        self._folder = folder
        self._index = DocumentIndex(database)
        self._on_unreadable = on_unreadable
        self._embed = embed
        self._model = model
        self._closing = Event()
        self._looked_at: float | None = None
        self._looking: asyncio.Task[None] | None = None
        self._embedding: asyncio.Task[None] | None = None

    @property
    def reading(self) -> bool:
        """Return whether files are being read, so that a search may miss something."""
        return self._looking is not None and not self._looking.done()

    async def async_refresh(self) -> None:
        """Bring the index up to date; the work goes on where the caller does not."""
        if self._closing.is_set():
            return
        await asyncio.wait([self._look()])
        if self._embedding is not None:
            await asyncio.wait([self._embedding])

    async def async_search(self, query: str, limit: int) -> list[IndexedPassage]:
        """Return the passages that fit a question best, the best first.

        Raises INDEX_ERRORS.
        """
        if self._closing.is_set():
            return []
        now = time.monotonic()
        if self._looked_at is None or now - self._looked_at > FRESH_SECONDS:
            await asyncio.wait([self._look()], timeout=REFRESH_PATIENCE)
        vector = await self._vector(query)
        return await self._hass.async_add_executor_job(
            self._index.search, query, vector, limit
        )

    async def async_close(self) -> None:
        """Stop all work and close the index."""
        self._closing.set()
        if self._embedding is not None:
            self._embedding.cancel()
        if tasks := [task for task in (self._looking, self._embedding) if task]:
            _, late = await asyncio.wait(tasks, timeout=CLOSE_PATIENCE)
            for task in late:
                task.cancel()
        await self._hass.async_add_executor_job(self._index.close)

    def _look(self) -> asyncio.Task[None]:
        """Return the look at the folder that is under way, or a new one."""
        if self._looking is None or self._looking.done():
            self._looking = self._hass.async_create_background_task(
                self._async_look(), f"{__name__}: look at {self._folder}"
            )
        return self._looking

    async def _async_look(self) -> None:
        """Read what changed in the folder, file by file."""
        try:
            unreadable = await self._async_read_changes()
        except INDEX_ERRORS as err:
            _LOGGER.warning("The index of %s cannot be used: %s", self._folder, err)
            # Opening it anew checks it for damage.
            await self._hass.async_add_executor_job(self._index.reset)
            return
        if self._closing.is_set():
            return
        self._looked_at = time.monotonic()
        self._on_unreadable(unreadable)
        if self._embed and (self._embedding is None or self._embedding.done()):
            self._embedding = self._hass.async_create_background_task(
                self._async_embed(self._embed), f"{__name__}: embed {self._folder}"
            )

    async def _async_read_changes(self) -> set[str]:
        """Read what changed; return the files that are left out."""
        run = self._hass.async_add_executor_job
        listing = await run(list_files, self._folder)
        known = await run(self._index.files)
        unreadable = set(listing.refused)
        for name in known.keys() - listing.files.keys():
            await run(self._index.remove, name)
        for name, stamp in listing.files.items():
            if self._closing.is_set():
                break
            file = known.get(name)
            if file is None or file.stamp != stamp:
                file = await run(self._read, name, stamp, file)
            if file is None or file.problem:
                unreadable.add(name)
        return unreadable

    def _read(
        self, name: str, stamp: Stamp, known: IndexedFile | None
    ) -> IndexedFile | None:
        """Take a file into the index; None if it may be readable the next time."""
        try:
            data = read_file(self._folder, name)
        except UnreadableError as err:
            _LOGGER.debug("%s is left out: %s", name, err)
            self._index.remove(name)
            return None
        digest = hashlib.sha256(data).digest()
        if known is not None and known.digest == digest:
            file = IndexedFile(stamp, digest, known.problem)
            self._index.note(name, file)
            return file
        end = time.thread_time() + FILE_SECONDS
        problem = ""
        try:
            passages = passages_of(
                name, data, lambda: self._closing.is_set() or time.thread_time() > end
            )
        except UnreadableError as err:
            if self._closing.is_set():
                return None
            _LOGGER.debug("%s is left out: %s", name, err)
            passages, problem = [], err.why.value
        file = IndexedFile(stamp, digest, problem)
        self._index.put(name, file, passages)
        return file

    async def _async_embed(self, embed: Embed) -> None:
        """Embed the passages without a vector, in batches."""
        run = self._hass.async_add_executor_job
        try:
            await run(self._index.use_model, self._model)
            while texts := await run(self._index.without_vector, EMBED_BATCH):
                async with asyncio.timeout(EMBED_TIMEOUT):
                    vectors = await embed(list(texts.values()), query=False)
                await run(
                    self._index.set_vectors, dict(zip(texts, vectors, strict=True))
                )
        except (HomeAssistantError, TimeoutError, ValueError, *INDEX_ERRORS) as err:
            # The next look at the folder tries again; until then words have to do.
            _LOGGER.debug("Passages without a vector are left: %r", err)

    async def _vector(self, query: str) -> Sequence[float] | None:
        """Return a question's vector, None if the model does not answer in time."""
        if self._embed is None:
            return None
        try:
            async with asyncio.timeout(QUERY_TIMEOUT):
                (vector,) = await self._embed([query], query=True)
        except (HomeAssistantError, TimeoutError, ValueError) as err:
            _LOGGER.debug("Searching by words alone: %r", err)
            return None
        return vector
