"""Embeddings of texts by a model of the Ollama server."""

from collections.abc import Sequence

from .client import OllamaServer
from .priority import TurnPriority

LONGEST = 55.0
"""Seconds for a batch, in which the model may have to be loaded first."""


class Embedder:
    """Computes vectors with an embedding model: of questions at once, of files later.

    Work on files waits until no turn is using the server.
    """

    def __init__(
        self, server: OllamaServer, priority: TurnPriority, model: str
    ) -> None:
        """Use a model of a server; priority lets turns on that server go first."""
        self._server = server
        self._priority = priority
        self._model = model

    async def __call__(
        self, texts: list[str], *, query: bool
    ) -> Sequence[Sequence[float]]:
        """Return a vector for each text; query tells that a turn waits for it.

        Raises OllamaError, and TimeoutError for a batch that takes too long.
        """
        if query:
            return await self._server.async_embed(self._model, texts)
        found: list[Sequence[Sequence[float]]] = []

        async def work() -> None:
            found.append(await self._server.async_embed(self._model, texts))

        await self._priority.async_aside(work, LONGEST)
        return found[-1]
