"""A user who may control some devices controls no other, whichever way a call takes."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockUser

from custom_components.smart_agent.trace.outcome import Judgement
from fakes.house import open_items, states, timers
from fakes.ollama_server import call, calls, say
from homeassistant.const import EVENT_CALL_SERVICE
from homeassistant.core import Event, HomeAssistant
from homeassistant.setup import async_setup_component

from ..exposure import add
from ..house_fixtures import NewTalk, Talk

MAY = ("light.desk_lamp", "todo.shopping_list")
"""What the user may control."""

ON, OFF = "HassTurnOn", "HassTurnOff"
DENIED: list[tuple[str, str, dict[str, Any]]] = [
    ("turn on the hallway light", ON, {"name": "Hallway Light"}),
    ("turn off the kitchen ceiling light", OFF, {"name": "Kitchen Ceiling Light"}),
    (
        "turn off the lights in the kitchen",
        OFF,
        {"area": "Kitchen", "domain": ["light"]},
    ),
    (
        "dim the floor lamp to 10 percent",
        "HassLightSet",
        {"name": "Floor Lamp", "brightness": 10},
    ),
    (
        "set the living room thermostat to 25 degrees",
        "HassClimateSetTemperature",
        {"name": "Living Room Thermostat", "temperature": 25},
    ),
    (
        "add milk to the to-do list",
        "HassListAddItem",
        {"name": "To-do List", "item": "milk"},
    ),
    ("close the kitchen blind", OFF, {"name": "Kitchen Blind"}),
    (
        "open the kitchen blind to 30%",
        "HassSetPosition",
        {"name": "Kitchen Blind", "position": 30},
    ),
    ("unlock the front door", OFF, {"name": "Front Door"}),
    ("open the garage door", ON, {"name": "Garage Door"}),
    ("start the vacuum", "HassVacuumStart", {"name": "Robot Vacuum"}),
    (
        "set the bedroom fan to 30 percent",
        "HassFanSetSpeed",
        {"name": "Bedroom Fan", "percentage": 30},
    ),
    ("run the hall round", "hall_round", {}),
    ("turn on hall round", ON, {"name": "Hall Round"}),
]
"""What the user says, and what a model calls for it; they may do none of it."""

type AsUser = Callable[[Talk], Awaitable[Talk]]


@pytest.fixture
def as_user(hass: HomeAssistant) -> AsUser:
    """Return how a user who may control two devices comes to talk to an agent."""

    async def become(talk: Talk) -> Talk:
        assert await async_setup_component(
            hass,
            "script",
            {
                "script": {
                    "hall_round": {
                        "alias": "Hall Round",
                        "sequence": [
                            {
                                "action": "light.turn_on",
                                "target": {"entity_id": "light.hallway_light"},
                            }
                        ],
                    }
                }
            },
        )
        add(hass, "script.hall_round", "off", friendly_name="Hall Round")
        await hass.async_block_till_done()
        user = MockUser(id="anna", name="Anna").add_to_hass(hass)
        allowed = dict.fromkeys(MAY, True)
        user.mock_policy({"entities": {"entity_ids": allowed}})
        return replace(talk, user_id=user.id)

    return become


class Acts:
    """What was done in the house since."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Begin to watch."""
        self._hass = hass
        self._before = (states(hass), open_items(hass), timers(hass))
        self.called: list[Event] = []
        hass.bus.async_listen(EVENT_CALL_SERVICE, self.called.append)

    @property
    def none(self) -> bool:
        """Return whether nothing has become other than it was."""
        now = (states(self._hass), open_items(self._hass), timers(self._hass))
        return now == self._before


def options(way: str) -> dict[str, Any]:
    """Return the options of an agent by which a sentence takes this way."""
    if way == "model":
        return {"risky": "never"}
    return {"risky": "never", "sentences": True, "confirm": "automatic"}


@pytest.mark.parametrize("way", ["model", "at once"])
async def test_denied(
    new_talk: NewTalk, as_user: AsUser, way: str, subtests: pytest.Subtests
) -> None:
    """Neither what the model calls nor what the words say for sure is done for them."""
    talk = await as_user(await new_talk(**options(way)))
    for words, tool, args in DENIED:
        with subtests.test(words):
            acts = Acts(talk.hass)
            talk.server.script_anew(
                call(tool, args), call(tool, args), call(tool, args)
            )
            heard = await talk(words)
            await talk.hass.async_block_till_done()
            assert acts.none
            assert not acts.called
            assert heard.speech == "Sorry, you are not allowed to control that."
            kinds = {kind for one in talk.record.calls for kind in one.kinds}
            assert kinds == {"not_permitted"}


async def test_allowed(new_talk: NewTalk, as_user: AsUser) -> None:
    """What they may control they control, beside what they may not."""
    talk = await as_user(await new_talk())
    talk.server.script(
        calls((ON, {"name": "Desk Lamp"}), (ON, {"name": "Hallway Light"})),
        say("The desk lamp is on."),
    )
    await talk("turn on the desk lamp and the hallway light")
    assert talk.state("light.desk_lamp") == "on"
    assert talk.state("light.hallway_light") == "off"
    assert [one.verdict for one in talk.record.calls] == [
        Judgement.RUN,
        Judgement.REJECTED,
    ]


async def test_all_of_a_room(new_talk: NewTalk, as_user: AsUser) -> None:
    """Of a room of which they may control a part, the model is told that part."""
    talk = await as_user(await new_talk())
    add(talk.hass, "light.shelf", "on", friendly_name="Shelf")
    talk.server.script(
        call(ON, {"area": "Office"}), call(ON, {"name": "Desk Lamp"}), say("It is on.")
    )
    await talk("turn on everything in the office")
    told = talk.told[-1]["content"] if talk.told else ""
    assert talk.state("switch.office_outlet") == "on"
    assert talk.state("light.desk_lamp") == "on", told


async def test_timer_with_a_command(
    new_talk: NewTalk, as_user: AsUser, kitchen: str
) -> None:
    """A command for later is given in nobody's name: what they may not do is refused."""
    talk = await as_user(await new_talk())
    talk.satellite = kitchen
    acts = Acts(talk.hass)
    wanted = {"minutes": 5, "conversation_command": "turn on the hallway light"}
    talk.server.script(call("HassStartTimer", wanted), say("I cannot do that."))
    await talk("turn on the hallway light in five minutes")
    assert acts.none
    assert talk.record.calls[0].verdict is Judgement.REJECTED


async def test_the_yes(new_talk: NewTalk, as_user: AsUser) -> None:
    """Who may no longer control what they were asked about has said yes in vain."""
    talk = await as_user(await new_talk())
    user = await talk.hass.auth.async_get_user("anna")
    assert isinstance(user, MockUser)
    user.mock_policy({"entities": True})
    talk.server.script(call(OFF, {"name": "Front Door"}))
    asked = await talk("let me in")
    assert asked.asks
    user.mock_policy({"entities": {"entity_ids": dict.fromkeys(MAY, True)}})
    acts = Acts(talk.hass)
    await talk("yes", after=asked)
    assert acts.none
    assert not acts.called


async def test_what_a_script_does(new_talk: NewTalk, as_user: AsUser) -> None:
    """A script that they may run does in their name what it does: no more than they may."""
    talk = await as_user(await new_talk())
    user = await talk.hass.auth.async_get_user("anna")
    assert isinstance(user, MockUser)
    user.mock_policy({"entities": {"entity_ids": {"script.hall_round": True}}})
    talk.server.script(call("hall_round", {}), say("That did not work."))
    await talk("run the hall round")
    (ran,) = talk.record.calls
    assert ran.verdict is Judgement.RUN
    assert ran.failed
    assert talk.state("light.hallway_light") == "off"


async def test_who_is_gone(new_talk: NewTalk, as_user: AsUser) -> None:
    """Somebody whose account is gone may control nothing."""
    talk = replace(await as_user(await new_talk()), user_id="gone")
    acts = Acts(talk.hass)
    talk.server.fallback = lambda _: call(ON, {"name": "Desk Lamp"})
    await talk("turn on the desk lamp")
    assert acts.none


async def test_at_a_satellite(new_talk: NewTalk, as_user: AsUser, kitchen: str) -> None:
    """Nobody in particular may control all that is exposed, as in Home Assistant."""
    talk = replace(await as_user(await new_talk()), user_id=None, satellite=kitchen)
    talk.server.script(call(ON, {"name": "Hallway Light"}), say("It is on."))
    await talk("turn on the hallway light")
    assert talk.state("light.hallway_light") == "on"
