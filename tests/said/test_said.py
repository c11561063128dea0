"""The house does what was asked, and nothing else: sentences against three models.

`python -m tests.said` prints every failure, and the numbers.
"""

from collections.abc import Sequence
from math import ceil

import pytest

from fakes.ollama_server import OllamaServer
from homeassistant.core import HomeAssistant

from ..house_fixtures import async_add_agent
from .corpus import LANGUAGES, load
from .house import async_furnish
from .play import Model, Played, Player

# Hundreds of turns a test, which a busy machine makes slow.
pytestmark = pytest.mark.timeout(300)

NEEDLESS = 0.02
"""Share of the requests that the agent may ask about, though they say all it must."""

NOT_UNDERSTOOD = 0.05
"""Share of the requests that it may ask about or refuse, since it took them otherwise."""

EAGER_WRONG = 0.01
"""Share of the sentences at which an eager model may have something wrong done."""

PLAYED: list[Played] = []
"""All that was played in this process, for `python -m tests.said`."""


async def play(
    hass: HomeAssistant, server: OllamaServer, language: str, model: Model
) -> list[Played]:
    """Say all sentences of a language to an agent with a model."""
    house = await async_furnish(hass, language)
    talk = await async_add_agent(
        hass, server=server, sentences=True, confirm="automatic"
    )
    player = Player(talk, house, language, model)
    played = [await player(case) for case in load(language)]
    PLAYED.extend(played)
    return played


def listed(played: Sequence[Played]) -> str:
    """Return what went wrong, one line each."""
    return "\n".join(["", *map(str, played)])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_right_model_gets_its_way(
    hass: HomeAssistant, ollama_server: OllamaServer, language: str
) -> None:
    """What was asked comes about, nothing else does, and hardly anything is asked."""
    played = await play(hass, ollama_server, language, Model.RIGHT)
    wrong = [one for one in played if one.wrong]
    assert not wrong, listed(wrong)
    requests = sum(one.case.is_request for one in played)
    needless = [one for one in played if one.needless]
    assert len(needless) <= ceil(NEEDLESS * requests), listed(needless)
    lost = [one for one in played if one.needless or one.missing]
    assert len(lost) <= ceil(NOT_UNDERSTOOD * requests), listed(lost)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_silent_model_changes_nothing_wrong(
    hass: HomeAssistant, ollama_server: OllamaServer, language: str
) -> None:
    """Where the model says nothing, at most what was asked for comes about."""
    played = await play(hass, ollama_server, language, Model.SILENT)
    wrong = [one for one in played if one.wrong]
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_eager_model_is_held_back(
    hass: HomeAssistant, ollama_server: OllamaServer, language: str
) -> None:
    """Whatever a model calls, nothing that is hard to undo happens unasked."""
    played = await play(hass, ollama_server, language, Model.EAGER)
    wrong = [one for one in played if one.wrong]
    assert not [one for one in wrong if one.hard], listed(wrong)
    assert len(wrong) <= round(EAGER_WRONG * len(played)), listed(wrong)
