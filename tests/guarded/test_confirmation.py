"""What is hard to undo waits for the user's yes, to the very question, in the next turn."""

from contextlib import suppress

import pytest
from pytest_homeassistant_custom_component.common import MockUser

from fakes.ollama_server import call, say
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import Unauthorized

from ..house_fixtures import Heard, Talk
from .test_calls import errors, results

DOOR = "lock.front_door"
UNLOCK = call("HassTurnOff", {"name": "Front Door", "domain": ["lock"]})
QUESTION = "Shall I unlock Front Door?"


async def _ask(core: Talk, said: str = QUESTION) -> Heard:
    """Have the model call what is hard to undo, and say something."""
    core.server.script(UNLOCK, say(said))
    heard = await core("please unlock the door for my friend")
    assert len(results(heard)) == 1
    (told,) = errors(heard)
    assert QUESTION in told
    assert core.state(DOOR) == "locked"
    return heard


async def test_yes(core: Talk) -> None:
    """A yes to the question lets the model make the same call."""
    asked = await _ask(core)
    core.server.script(UNLOCK, say("Unlocked."))
    heard = await core("yes", after=asked)
    assert not errors(heard)
    assert core.state(DOOR) == "unlocked"


async def test_question_is_the_end_of_what_was_said(core: Talk) -> None:
    """Other words may come before it."""
    asked = await _ask(core, f"One moment. {QUESTION}")
    core.server.script(UNLOCK, say("Unlocked."))
    await core("yes please", after=asked)
    assert core.state(DOOR) == "unlocked"


@pytest.mark.parametrize(
    "said",
    [
        "Would you like some music?",
        f"{QUESTION} Or shall I play music?",
        "I have greeted your friend.",
    ],
)
async def test_yes_to_something_else(core: Talk, said: str) -> None:
    """A yes counts for nothing where the model asked something else."""
    asked = await _ask(core, said)
    core.server.script(UNLOCK, say("Well."))
    heard = await core("yes", after=asked)
    assert errors(heard)
    assert core.state(DOOR) == "locked"


@pytest.mark.parametrize("answer", ["no", "what is the weather like?"])
async def test_no_yes(core: Talk, answer: str) -> None:
    """Any other answer lets nothing run, whatever the model makes of it."""
    asked = await _ask(core)
    core.server.script(UNLOCK, say("All right."))
    heard = await core(answer, after=asked)
    assert errors(heard)
    assert core.state(DOOR) == "locked"


async def test_late_yes(core: Talk) -> None:
    """A question is answered by the next sentence or never."""
    asked = await _ask(core)
    core.server.script(say("It is mild."))
    between = await core("is it cold?", after=asked)
    core.server.script(UNLOCK, say("Well."))
    heard = await core("yes", after=between)
    assert errors(heard)
    assert core.state(DOOR) == "locked"


async def test_yes_of_somebody_else(hass: HomeAssistant, core: Talk) -> None:
    """Only who was asked can say yes."""
    asked = await _ask(core)
    core.user_id = MockUser(is_owner=True).add_to_hass(hass).id
    core.server.script(UNLOCK, say("Well."))
    # From 2026.11 on Home Assistant does not even let them into the conversation.
    with suppress(Unauthorized):
        assert errors(await core("yes", after=asked))
    assert core.state(DOOR) == "locked"


async def test_yes_lets_nothing_else_run(core: Talk) -> None:
    """A yes to one door is none to another."""
    asked = await _ask(core)
    core.server.script(
        call("HassTurnOn", {"name": "Garage Door", "domain": ["cover"]}), say("Well.")
    )
    heard = await core("yes", after=asked)
    assert errors(heard)
    assert core.state("cover.garage_door") == "closed"


async def test_no_further_call_once_asked(core: Talk) -> None:
    """What waits for the user ends the calls of the turn."""
    core.server.script(
        UNLOCK,
        UNLOCK,
        call("HassTurnOn", {"name": "Hallway Light"}),
        say(QUESTION),
    )
    heard = await core("turn on the hallway light and unlock the door for my friend")
    assert len(errors(heard)) == 3
    assert core.state(DOOR) == "locked"
    assert core.state("light.hallway_light") == "off"


async def test_own_words_need_no_question(core: Talk) -> None:
    """The verb and the full name are the user's word."""
    core.server.script(UNLOCK, say("Unlocked."))
    await core("unlock the front door")
    assert core.state(DOOR) == "unlocked"
