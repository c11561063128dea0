"""What a model reads that is to say plainly what a person wants.

A weak model finds the plain words for a wish far more often than the right call with the
right arguments, and writes them faster: they are short, and so is what it reads for them.
"""

from collections.abc import Iterable, Sequence

from ..home.home import Entity, Home
from .history import Message, system, user

MOST_COMMANDS = 6
"""Commands that are read of one answer; who says more makes up a list."""

MOST_TOKENS = 96
"""Tokens that an answer may have: six short commands."""

_NOTHING = "nothing"

_ASKED = f"""\
Say in plain English what a person wants their house to do. One short command on each line: \
a verb (turn on, turn off, open, close, set, dim, play, pause, resume, mute, skip, add, \
remove, start, return, lock, unlock), the name of a device, room or list from below, and the value \
if there is one. Leave out reasons, persons and chatter. If nothing is to be done now, \
write: {_NOTHING}"""

_EXAMPLES = (
    (
        "Hall",
        "",
        "Ooh it's dark in here, and while you're at it the radio can go, I can't hear"
        " myself think",
        "turn on the Hall Lamp\nturn off the Radio",
    ),
    (
        "",
        "",
        "could you bring the blind down to a third, the sun's in my eyes",
        "set the Blind to 33%",
    ),
    (
        "Den",
        "Stove",
        "hmm, not warm enough, two more",
        "set the Stove 2 degrees warmer",
    ),
    ("", "", "right, heater to 21, no sorry, 20", "set the Heater to 20"),
    (
        "Kitchen",
        "",
        "everything off in the den apart from the fish tank",
        "turn off everything in the Den except the Fish Tank",
    ),
    (
        "",
        "",
        "we're nearly out of flour, pop it on the shopping list will you",
        "add flour to the Shopping List",
    ),
    (
        "",
        "",
        "Ann got the eggs already, scrub those",
        "remove eggs from the Shopping List",
    ),
    ("", "", "we've run out of tea. Shopping list!", "add tea to the Shopping List"),
    ("Den", "", "let's have some music again", "resume the Radio"),
    (
        "",
        "",
        "ugh, not this song, next one",
        "skip to the next track on the Radio",
    ),
    ("Kitchen", "", "Pete left the fan running all night", _NOTHING),
    ("", "Desk Lamp", "a bit more light please", "make the Desk Lamp a bit brighter"),
    ("Den", "", "lights out in here, I'm off to bed", "turn off the lights in the Den"),
    ("", "Radio", "can't hear a word, turn that up", "turn up the volume of the Radio"),
)
"""Where somebody is, what was acted on last, what they say, and that plainly. None of it
is of the home: what is said there is said of its devices."""


def _said(room: str, last: str, text: str) -> str:
    """Return what was said, with where and after what."""
    beside = (f"Room: {room}" if room else "", f"Last: {last}" if last else "")
    return "\n".join((*filter(None, beside), f'"{text}"'))


_FRONT = "\n\n".join(
    (
        _ASKED,
        "For example, in another home:",
        *(f"{_said(*before)}\n{plain}" for *before, plain in _EXAMPLES),
    )
)
"""What is the same for all homes."""

_OWN = "What the people of this home want you to bear in mind:"


def restating(
    home: Home,
    devices: Iterable[Entity],
    text: str,
    *,
    room: str,
    last: Sequence[str],
    listed: bool,
    own: str = "",
) -> list[Message]:
    """Return the messages that ask for what a text wants, in plain commands.

    room is where it was said, empty where that is not known, last are the names of what
    was acted on before. listed tells that devices are all of the home, which stand in
    front then: they stay the same from turn to turn. own is what the user has written for
    the model, which may be another in each turn.
    """
    named = f"This home:\n{_named(home, devices)}"
    beside = f"{_OWN}\n{own}" if own else ""
    said = _said(room, ", ".join(last), text)
    fronts, asked = [_FRONT, named, beside], [said]
    if not listed:
        fronts, asked = [_FRONT, beside], [named, said]
    return [
        system("\n\n".join(filter(None, fronts))),
        user("\n\n".join(asked)),
    ]


def commands_in(answer: str) -> list[str]:
    """Return the commands that a model has written, one by one, empty for a made up list."""
    lines = (line.strip(" \t-*•\"'`") for line in answer.splitlines())
    found = [
        line
        for line in lines
        if line.strip() and line.rstrip(".").casefold() != _NOTHING
    ]
    return found if len(found) <= MOST_COMMANDS else []


def _named(home: Home, devices: Iterable[Entity]) -> str:
    """Return devices by their names, a line for each area."""
    by_area: dict[str, list[str]] = {}
    for one in devices:
        area = home.area_by_id.get(one.area_id or "")
        name, *others = one.names
        called = f"{name} ({', '.join(others)})" if others else name
        by_area.setdefault(area.name if area else "-", []).append(called)
    return "\n".join(
        f"{area}: {', '.join(sorted(names))}" for area, names in sorted(by_area.items())
    )
