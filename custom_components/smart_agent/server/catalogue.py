"""The models of a server and what each can do."""

import asyncio

from .client import ModelFacts, OllamaServer
from .errors import OllamaError

type Catalogue = dict[str, ModelFacts | None]
"""The facts by full model name, sorted; None where the server could not say."""

CAPABILITY_TOOLS = "tools"
CAPABILITY_THINKING = "thinking"
CAPABILITY_EMBEDDING = "embedding"
CAPABILITY_VISION = "vision"


async def async_all_models(server: OllamaServer) -> Catalogue:
    """Return all models.

    Raises OllamaError if the server does not list its models; one broken model only
    lacks its facts.
    """
    names = await server.async_models()
    facts = await asyncio.gather(*(_async_facts(server, name) for name in names))
    return dict(zip(names, facts, strict=True))


async def async_catalogue(server: OllamaServer) -> Catalogue:
    """Return all models that can hold a conversation; raises as async_all_models."""
    return {
        name: facts
        for name, facts in (await async_all_models(server)).items()
        if facts is None or facts.capabilities != {CAPABILITY_EMBEDDING}
    }


async def _async_facts(server: OllamaServer, model: str) -> ModelFacts | None:
    """Return what the server says of a model, None if it fails to."""
    try:
        return await server.async_facts(model)
    except OllamaError:
        return None


def lacks(facts: ModelFacts | None, capability: str) -> bool:
    """Return whether a model is known not to have a capability.

    Servers before Ollama 0.6.4 name no capabilities at all, which says nothing.
    """
    return (
        facts is not None
        and bool(facts.capabilities)
        and capability not in facts.capabilities
    )


def first_with_tools(catalogue: Catalogue) -> str | None:
    """Return the first model that can control a home."""
    return next(
        (name for name, facts in catalogue.items() if facts and facts.tools), None
    )


def resolve(model: str, catalogue: Catalogue) -> str:
    """Return a model's full name, in the server's spelling if the server has it.

    A name without a tag means `latest` (ollama `types/model/name.go`).
    """
    model = model.strip()
    if ":" not in model.rpartition("/")[2]:
        model = f"{model}:latest"
    listed = {name.casefold(): name for name in catalogue}
    return listed.get(model.casefold(), model)
