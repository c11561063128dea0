"""What is said in a house, and what a model that is good at this answers.

Calls and words are like those of the recorded runs that passed (evals/data): models name
the domain beside the device, as Home Assistant's prompt has them do, and then say in some
eight words what was done. One that is not told so leaves the domain out.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fakes.ollama_server import Reply, asks_plainly, calls, say

from .template import Body

type Call = tuple[str, Mapping[str, Any]]
"""A tool's short name and its arguments."""

SMALLEST = 30
"""Entities of the smallest home that has all that is talked about here."""

_DOMAIN_TOO = "prefer passing just name and domain"
"""What Home Assistant tells a model (components/intent/llm.py)."""

_LOST = "Sorry, I did not get that."


@dataclass(frozen=True, slots=True)
class Situation:
    """A turn: a sentence, the calls it takes, and the words that go with them.

    heard_by is the id of a satellite in the inventory. before and after are states of
    entities: before they are made so, after they have to be so. Of the words that it
    says, one has to be in the answer; plain is what it says where it is asked for plain
    commands. A turn that goes on is in the conversation of the
    one before it; before one that is stirred, half of the house changes its states.
    """

    name: str
    sentence: str
    calls: tuple[Call, ...]
    answer: str
    before: Mapping[str, str] = field(default_factory=dict)
    after: Mapping[str, str] = field(default_factory=dict)
    says: tuple[str, ...] = ()
    plain: str = ""
    heard_by: str = "living_room_satellite"
    goes_on: bool = False
    stirred: bool = False

    @property
    def acts(self) -> bool:
        """Return whether it is a command."""
        return bool(self.after)


def _turn_on(domain: str, name: str) -> Call:
    """Return the call that turns something on."""
    return "HassTurnOn", {"name": name, "domain": [domain]}


def _turn_off(domain: str, name: str) -> Call:
    """Return the call that turns something off, or closes it."""
    return "HassTurnOff", {"name": name, "domain": [domain]}


FIRST = Situation(
    "first",
    "Turn on the hallway light",
    (_turn_on("light", "Hallway Light"),),
    "The hallway light has been turned on.",
    before={"light.hallway_light": "off"},
    after={"light.hallway_light": "on"},
)

_COMMAND = Situation(
    "command",
    "Turn on the floor lamp",
    (_turn_on("light", "Floor Lamp"),),
    "The floor lamp has been turned on.",
    before={"light.floor_lamp": "off"},
    after={"light.floor_lamp": "on"},
)

SITUATIONS = (
    FIRST,
    _COMMAND,
    Situation(
        "follow-up",
        "Turn it off again",
        (_turn_off("light", "Floor Lamp"),),
        "The floor lamp has been turned off.",
        before={"light.floor_lamp": "on"},
        after={"light.floor_lamp": "off"},
        plain="turn off the Floor Lamp",
        goes_on=True,
    ),
    Situation(
        "question",
        "Is the front door locked?",
        (("GetLiveContext", {"name": "Front Door"}),),
        "Yes, the front door is currently locked.",
        says=("yes", "locked"),
    ),
    Situation(
        "two commands",
        "Turn on the worktop lights and close the kitchen blind",
        (_turn_on("light", "Worktop Lights"), _turn_off("cover", "Kitchen Blind")),
        "The worktop lights are on and the kitchen blind has been closed.",
        before={"light.worktop_lights": "off", "cover.kitchen_blind": "open"},
        after={"light.worktop_lights": "on", "cover.kitchen_blind": "closed"},
    ),
    Situation(
        "after a state change",
        "Turn on the coffee machine",
        (_turn_on("switch", "Coffee Machine"),),
        "The coffee machine has been turned on.",
        before={"switch.coffee_machine": "off"},
        after={"switch.coffee_machine": "on"},
        stirred=True,
    ),
    Situation(
        "new satellite",
        _COMMAND.sentence,
        _COMMAND.calls,
        _COMMAND.answer,
        _COMMAND.before,
        _COMMAND.after,
        heard_by="bedroom_satellite",
    ),
)
"""What happens in a house, in this order."""


def answer(body: Body) -> Reply:
    """Answer a request: the calls first, then the words that go with their results.

    A sentence is known by being part of what a user said, since agents add to that. A
    tool is called by the name that the request gives it, short or with its domain, with
    the arguments that it has there; a model that is not offered it answers in words.
    """
    messages: Sequence[Mapping[str, Any]] = body["messages"]
    for index in reversed(range(len(messages))):
        situation = _meant(messages[index])
        if situation is None:
            continue
        if asks_plainly(dict(body)):
            return say(situation.plain or "nothing")
        done = any(message["role"] == "tool" for message in messages[index:])
        made = [call for one in situation.calls if (call := _fitting(body, *one))]
        return say(situation.answer) if done or not made else calls(*made)
    return say(_LOST)


def _meant(message: Mapping[str, Any]) -> Situation | None:
    """Return what a user's message is about; the longest sentence that it holds."""
    if message["role"] != "user":
        return None
    words = message["content"].casefold()
    known = [one for one in SITUATIONS if one.sentence.casefold() in words]
    return max(known, key=lambda one: len(one.sentence), default=None)


def _fitting(body: Body, name: str, arguments: Mapping[str, Any]) -> Call | None:
    """Return a call in the words of a request's tools, None where there is no such."""
    for tool in body.get("tools") or ():
        function = tool["function"]
        listed: str = function["name"]
        if listed.rpartition("__")[2] == name:
            known = {*function["parameters"]["properties"]}
            if _DOMAIN_TOO not in body["messages"][0]["content"]:
                known.discard("domain")
            return listed, {key: arguments[key] for key in arguments if key in known}
    return None
