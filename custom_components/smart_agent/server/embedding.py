"""What texts mean, by a model of the Ollama server."""

from collections.abc import Sequence

from .client import OllamaServer
from .priority import TurnPriority

LONGEST = 55.0
"""Seconds for a batch, which may load the model first."""


class Embedder:
    """Asks a server's embedding model, files after all turns, questions at once."""

    def __init__(
        self, server: OllamaServer, priority: TurnPriority, model: str
    ) -> None:
        """Use a model of a server; priority tells when a turn is taken there."""
        self._server = server
        self._priority = priority
        self._model = model

    async def __call__(
        self, texts: list[str], *, query: bool
    ) -> Sequence[Sequence[float]]:
        """Return a vector for each text; query tells that somebody waits for it.

        Raises OllamaError, and TimeoutError for a batch that takes too long.
        """
        if query:
            return await self._server.async_embed(self._model, texts)
        found: list[Sequence[Sequence[float]]] = []

        async def work() -> None:
            found.append(await self._server.async_embed(self._model, texts))

        await self._priority.async_aside(work, LONGEST)
        return found[-1]
