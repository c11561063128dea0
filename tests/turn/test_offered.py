"""Tools for timers are offered where the words may be about one, and nowhere else."""

import pytest

from fakes.ollama_server import call, say

from ..house_fixtures import Talk

START = "HassStartTimer"
STARTED = call(START, {"minutes": 10})


def offered(talk: Talk) -> list[str]:
    """Return the names of the tools of the last request."""
    return [tool["function"]["name"] for tool in talk.asked[-1]["tools"]]


@pytest.mark.parametrize(
    "text",
    [
        "set a timer",
        "ten minutes for the eggs please",
        "remind me in half an hour",
        "10 minutes",
    ],
)
async def test_offered(kitchen_talk: Talk, text: str) -> None:
    """A timer, a number or another time may mean one; its tools stand last."""
    kitchen_talk.server.script(say("For how long?"))
    await kitchen_talk(text)
    names = offered(kitchen_talk)
    assert START in names
    first = min(at for at, name in enumerate(names) if "Timer" in name)
    assert all("Timer" in name for name in names[first:])


@pytest.mark.parametrize("text", ["start the dishwasher", "run a bath for me", "hello"])
async def test_not_offered(kitchen_talk: Talk, text: str) -> None:
    """What else is to start is none, and a timer for it is refused."""
    kitchen_talk.server.script(STARTED, say("I cannot."))
    await kitchen_talk(text)
    assert not [name for name in offered(kitchen_talk) if "Timer" in name]
    assert "timer" in str(kitchen_talk.told[-1]["content"])
    assert kitchen_talk.record.outcome != "acted"


async def test_written_in_another_unit(kitchen_talk: Talk) -> None:
    """Ten minutes are 600 seconds, and were asked for."""
    kitchen_talk.server.script(call(START, {"seconds": 600}), say("Ten minutes."))
    await kitchen_talk("10 minutes for the eggs")
    assert kitchen_talk.record.outcome == "acted"


async def test_while_one_runs(kitchen_talk: Talk) -> None:
    """Any words may be about a timer that runs."""
    kitchen_talk.server.script(STARTED, say("Ten minutes."), say("Hello."))
    heard = await kitchen_talk("set a timer for ten minutes")
    await kitchen_talk("how is it going?", after=heard)
    assert START in offered(kitchen_talk)


async def test_without_a_device(talk: Talk) -> None:
    """Who speaks to nothing that can ring hears so only if they name a timer."""
    talk.server.script(say("Hello."), say("That is not possible here."))
    await talk("ten minutes")
    assert START not in offered(talk)
    await talk("set a timer for ten minutes")
    assert START in offered(talk)
