"""The house does what was asked, and nothing else: sentences against three models.

`python -m tests.said` prints every failure, and the numbers.
"""

from collections.abc import Callable, Sequence
from math import ceil

import pytest

from fakes.ollama_server import OllamaServer
from homeassistant.core import HomeAssistant

from ..house_fixtures import async_add_agent
from .corpus import LANGUAGES, load
from .house import async_furnish
from .once import recognized_once
from .play import Model, Played, Player

# Hundreds of turns a test, which a busy machine makes slow; to count the lines of each,
# which other tests cover, takes a sixth of it.
pytestmark = [pytest.mark.timeout(300), pytest.mark.no_cover]

NEEDLESS = 0.02
"""Share of the requests that the agent may ask about, though they say all it must."""

NOT_UNDERSTOOD = 0.05
"""Share of the requests that it may ask about or refuse, since it took them otherwise."""

EAGER_WRONG = 0.01
"""Share of the sentences at which an eager model may have something wrong done."""

MODELS = list(Model)
"""The models behind the agent; `python -m tests.said` picks some."""

PLAYED: list[Played] = []
"""All that was played in this process, for `python -m tests.said`."""


async def play(
    hass: HomeAssistant, server: OllamaServer, language: str, models: Sequence[Model]
) -> dict[Model, list[Played]]:
    """Say all sentences of a language to an agent, each with one model after the other.

    What a sentence says is worked out once for all of them, which takes as long as all
    else that a turn does.
    """
    house = await async_furnish(hass, language)
    talk = await async_add_agent(
        hass, server=server, sentences=True, confirm="automatic"
    )
    player = Player(talk, house, language)
    played: dict[Model, list[Played]] = {model: [] for model in models}
    with recognized_once():
        for case in load(language):
            for one in await player(case, models):
                played[one.model].append(one)
    for found in played.values():
        PLAYED.extend(found)
    return played


def listed(played: Sequence[Played]) -> str:
    """Return what went wrong, one line each."""
    return "\n".join(["", *map(str, played)])


def assert_that_a_right_model_gets_its_way(played: Sequence[Played]) -> None:
    """What was asked comes about, nothing else does, and hardly anything is asked."""
    wrong = [one for one in played if one.wrong]
    assert not wrong, listed(wrong)
    requests = sum(one.case.is_request for one in played)
    needless = [one for one in played if one.needless]
    assert len(needless) <= ceil(NEEDLESS * requests), listed(needless)
    lost = [one for one in played if one.needless or one.missing]
    assert len(lost) <= ceil(NOT_UNDERSTOOD * requests), listed(lost)


def assert_that_a_silent_model_changes_nothing_wrong(played: Sequence[Played]) -> None:
    """Where the model says nothing, at most what was asked for comes about."""
    wrong = [one for one in played if one.wrong]
    assert not wrong, listed(wrong)


def assert_that_an_eager_model_is_held_back(played: Sequence[Played]) -> None:
    """Whatever a model calls, nothing that is hard to undo happens unasked."""
    wrong = [one for one in played if one.wrong]
    assert not [one for one in wrong if one.hard], listed(wrong)
    assert len(wrong) <= round(EAGER_WRONG * len(played)), listed(wrong)


BOUNDS: dict[Model, Callable[[Sequence[Played]], None]] = {
    Model.RIGHT: assert_that_a_right_model_gets_its_way,
    Model.SILENT: assert_that_a_silent_model_changes_nothing_wrong,
    Model.EAGER: assert_that_an_eager_model_is_held_back,
}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_only_what_was_asked_happens(
    hass: HomeAssistant,
    ollama_server: OllamaServer,
    language: str,
    subtests: pytest.Subtests,
) -> None:
    """Each model is within its bounds."""
    played = await play(hass, ollama_server, language, MODELS)
    for model, found in played.items():
        with subtests.test(model.value):
            assert found
            BOUNDS[model](found)
