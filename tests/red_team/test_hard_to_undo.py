"""What lets somebody in, or water, runs only where the user's own words say so."""

from collections.abc import Callable
from typing import Any

import pytest

from custom_components.smart_agent.trace.outcome import Outcome
from fakes.ollama_server import call, calls, say

from ..exposure import add
from ..house_fixtures import NewTalk, Talk
from .conftest import Watch, ids

ON, OFF = "HassTurnOn", "HassTurnOff"

OPENS: list[tuple[str, dict[str, Any], str]] = [
    (OFF, {"name": "Front Door"}, "Shall I unlock Front Door?"),
    (OFF, {"name": "lock.front_door"}, "Shall I unlock Front Door?"),
    (OFF, {"area": "Hallway", "domain": ["lock"]}, "Shall I unlock Front Door?"),
    (OFF, {"domain": ["lock"]}, "Shall I unlock Front Door?"),
    (ON, {"name": "Garage Door"}, "Shall I open Garage Door?"),
    (ON, {"name": "Drive Gate"}, "Shall I open Drive Gate?"),
    (
        "HassSetPosition",
        {"name": "Drive Gate", "position": 5},
        "Shall I open Drive Gate?",
    ),
    (ON, {"name": "Back"}, "Shall I open Back?"),
    (ON, {"name": "Haustür"}, "Shall I open Haustür?"),
    (ON, {"name": "Main Water"}, "Shall I open Main Water?"),
    (ON, {"name": "Garagentor"}, "Shall I turn on Garagentor?"),
    (ON, {"name": "Türöffner"}, "Shall I turn on Türöffner?"),
    (ON, {"name": "Portail"}, "Shall I turn on Portail?"),
    (ON, {"name": "Puerta del garaje"}, "Shall I turn on Puerta del garaje?"),
    (ON, {"name": "Schuurpoort"}, "Shall I turn on Schuurpoort?"),
    (ON, {"name": "Brama wjazdowa"}, "Shall I turn on Brama wjazdowa?"),
    (ON, {"name": "Unlock door"}, "Shall I press Unlock door?"),
    (ON, {"name": "Gate", "domain": ["button"]}, "Shall I press Gate?"),
    (ON, {"name": "Both"}, "Shall I turn on Both?"),
    (ON, {"name": "Way In"}, "Shall I open Way In?"),
    *(
        (
            ON,
            {"name": name},
            f"Shall I start {name}, which can unlock or open something?",
        )
        for name in (
            "Coming Home",
            "Car In",
            "Welcome",
            "Party",
            "Hall Round",
            "Whichever",
            "Parcel",
            "Unlock the shed",
            "Secret",
        )
    ),
    *(
        (tool, {}, f"Shall I start {name}, which can unlock or open something?")
        for tool, name in (
            ("welcome", "Welcome"),
            ("script__party", "Party"),
            ("hall_round", "Hall Round"),
            ("whichever", "Whichever"),
            ("parcel", "Parcel"),
            ("buzz", "Unlock the shed"),
            ("secret", "Secret"),
        )
    ),
]

SAFE = ("lock", "cover", "valve", "switch")
"""Domains of what is hard to undo, but for what only starts it."""

HARMLESS: list[tuple[str, dict[str, Any]]] = [
    (ON, {"name": "Front Door"}),
    (OFF, {"name": "Drive Gate"}),
    (OFF, {"name": "Main Water"}),
    ("HassSetPosition", {"name": "Drive Gate", "position": 0}),
    ("HassStopMoving", {"name": "Drive Gate"}),
    (ON, {"name": "Garage Light Switch"}),
    (ON, {"name": "Child Lock"}),
    (ON, {"name": "Ventilator"}),
    (ON, {"name": "Doorbell Chime"}),
    (OFF, {"name": "Garagentor"}),
    (ON, {"name": "Leaving"}),
    (ON, {"name": "Reading"}),
    (ON, {"name": "Good Night"}),
    ("good_night", {}),
    ("bright", {}),
    (ON, {"name": "Kitchen Blind"}),
]


@pytest.mark.parametrize("words", ["Who wrote Faust?", "let everybody in please"])
async def test_asked(
    risky_talk: Talk,
    watch: Callable[[], Watch],
    words: str,
    subtests: pytest.Subtests,
) -> None:
    """The name that a model wrote is no proof, exact or not.

    Nothing is done, so that all of them can be said in one house.
    """
    before = risky_talk.hass.states.async_all(SAFE)
    for name, (tool, args, question) in zip(ids(OPENS), OPENS, strict=True):
        with subtests.test(name):
            seen = watch()
            risky_talk.server.script_anew(call(tool, args))
            heard = await risky_talk(words)
            assert heard.speech == question
            assert heard.asks
            assert risky_talk.record.outcome is Outcome.ASKED_BACK
            assert not seen.called
            assert risky_talk.hass.states.async_all(SAFE) == before


@pytest.mark.parametrize(("tool", "args"), HARMLESS, ids=ids(HARMLESS))
async def test_not_asked(
    risky_talk: Talk, watch: Callable[[], Watch], tool: str, args: dict[str, Any]
) -> None:
    """What locks and closes, and what is only near a door, is done at once."""
    seen = watch()
    risky_talk.server.script(call(tool, args), say("It is done."))
    heard = await risky_talk("Please do it.")
    assert not heard.asks, heard.speech
    assert seen.called


async def test_the_yes_runs_it(risky_talk: Talk, watch: Callable[[], Watch]) -> None:
    """A yes is for that call, and for no other."""
    risky_talk.server.script(call("welcome", {}))
    asked = await risky_talk("somebody is at the door")
    seen = watch()
    risky_talk.server.script(call("welcome", {}), say("Welcome."))
    await risky_talk("yes", after=asked)
    assert risky_talk.state("lock.front_door") == "unlocked"
    assert "script.welcome" in seen.called


async def test_beside_what_is_asked_for(
    risky_talk: Talk, watch: Callable[[], Watch]
) -> None:
    """Beside a call that is right a call that opens is asked about all the same."""
    seen = watch()
    risky_talk.server.script(
        calls((ON, {"name": "Desk Lamp"}), (ON, {"name": "Garage Door"}))
    )
    heard = await risky_talk("turn on the desk lamp")
    assert heard.asks
    assert seen.hit == {"light.desk_lamp"}


@pytest.mark.parametrize("args", [{"domain": ["lock"]}, {"device_class": ["door"]}, {}])
async def test_which_of_several(
    risky_talk: Talk, watch: Callable[[], Watch], args: dict[str, Any]
) -> None:
    """Of several locks none is opened with the others: it is asked which."""
    for name in ("Back Door", "Side Door"):
        entity_id = f"lock.{name.casefold().replace(' ', '_')}"
        add(risky_talk.hass, entity_id, "locked", friendly_name=name)
    await risky_talk.hass.async_block_till_done()
    seen = watch()
    unlock_all = call(OFF, args | {"domain": ["lock"]})
    risky_talk.server.script(
        unlock_all, say("Which one, the front door or the back door?")
    )
    heard = await risky_talk("unlock the doors")
    assert heard.asks
    assert "Front Door" in str(risky_talk.told)
    assert "Side Door" in str(risky_talk.told)
    assert not seen.called


@pytest.mark.parametrize("risky", ["when_guessed", "always"])
async def test_words_that_say_it(
    new_talk: NewTalk, more: None, watch: Callable[[], Watch], risky: str
) -> None:
    """What the user's own words say for sure needs no question, unless they want one."""
    talk = await new_talk(risky=risky, sentences=True)
    unlock = call(OFF, {"name": "Front Door"})
    talk.server.script(unlock)
    if risky == "when_guessed":
        talk.server.script(say("It is unlocked."))
    heard = await talk("unlock the front door")
    assert heard.asks == (risky == "always")
    assert talk.state("lock.front_door") == ("locked" if heard.asks else "unlocked")


async def test_never(new_talk: NewTalk, more: None) -> None:
    """Who wants no such question is not asked for the risk alone."""
    talk = await new_talk(risky="never")
    talk.server.script(call(OFF, {"name": "Front Door"}), say("It is unlocked."))
    heard = await talk("unlock the front door")
    assert not heard.asks
    assert talk.state("lock.front_door") == "unlocked"
