"""What a model is told of a call that did not run."""

from typing import Any

import pytest

from custom_components.smart_agent.call_parser.parse import salvage
from custom_components.smart_agent.guard.feedback import (
    broken_text,
    corrected,
    feedback,
)
from custom_components.smart_agent.guard.verdict import Reject

from ..builders import TOOLS, entity, home, judged

HOME = home(
    entity("light.left", "Bedside Left", area="Bedroom"),
    entity("light.right", "Bedside Right", area="Bedroom"),
    entity("sensor.t", "Temperature"),
    entity("media_player.radio", "Radio", features=0xFFFFF),
    *(entity(f"switch.s{number}", f"Socket {number}") for number in range(1, 20)),
    areas=["Bathroom"],
)

SAID = "turn on the bedside light"


def told(tool: str, args: Any, **more: Any) -> list[str]:
    """Return the lines that the model is told of a call that is refused."""
    verdict = judged(tool, args, HOME)
    assert isinstance(verdict, Reject)
    return feedback(tool, verdict, SAID, **more).split("\n")


def test_the_whole_message() -> None:
    """What was wrong, what is meant, what the user said and what to do now."""
    assert told("HassTurnOn", {"name": "bedside"}) == [
        "HassTurnOn was not run.",
        "- name: 'bedside' can mean several devices. "
        'Did you mean "Bedside Left" or "Bedside Right"?',
        'The user said: "turn on the bedside light"',
        "Call the tool again with the one the user meant. If the user's words do not "
        "tell which, ask the user.",
    ]


@pytest.mark.parametrize(
    ("tool", "args", "line"),
    [
        (
            "HassLightSet",
            {"name": "Bedside Left", "brightness": 300},
            "- brightness: 300 is greater than the maximum of 100. Possible: 0 to 100.",
        ),
        (
            "HassSetVolume",
            {"name": "Radio"},
            "- volume_level: volume_level is required. Possible: 0 to 100.",
        ),
        (
            "HassLightSet",
            {"name": "Bedside Left", "brightness": True},
            "- brightness: true must be of type integer. Possible: 0 to 100.",
        ),
        (
            "HassTurnOn",
            {"area": "Bathrom", "domain": ["light"]},
            "- area: there is no light in Bathroom. "
            "Possible: Bedside Left, Bedside Right.",
        ),
        (
            "HassTurnOn",
            {"area": "Hall"},
            "- area: there is no area 'Hall'. Possible: Bathroom, Bedroom.",
        ),
        (
            "get_items",
            {"todo_list": "Shop list"},
            '- todo_list: "Shop list" is not allowed here. '
            'Did you mean "Shopping list"?',
        ),
        (
            "HassLightSet",
            {"name": "Bedside Left", "color": "warmish"},
            '- color: "warmish": not a valid value: Unknown color.',
        ),
    ],
)
def test_lines(tool: str, args: dict[str, Any], line: str) -> None:
    """Each problem says where it is, what is wrong and what would be right."""
    assert line in told(tool, args)


def test_lists_stay_short() -> None:
    """Of many possibilities some are told, and that there are more."""
    (line,) = [one for one in told("HassTurnOn", {"name": "oven"}) if "oven" in one]
    assert line.endswith("Socket 9, ….")
    (line,) = [one for one in told("HassOpen", {}) if "HassOpen'" in one]
    assert line.endswith(f"and {len(TOOLS.names) - 12} more.")


def test_all_problems_in_one_message() -> None:
    """One message for everything that is wrong with a call."""
    lines = told("HassLightSet", {"name": "x", "brightness": 300, "speed": 1})
    assert [line.split(":")[0] for line in lines if line.startswith("-")] == [
        "- speed",
        "- brightness",
        "- name",
    ]


def test_an_example_where_one_follows() -> None:
    """A corrected call is shown where every problem has a remedy, and only there."""
    assert (
        'Right would be: get_events {"calendar": "Calendar 1", "range": "today"}'
        in told("get_events", {"calendar": "Calendar 1", "range": "todays", "x": 1})
    )
    assert 'Right would be: HassTurnOn {"name": "Bedside Left"}' in told(
        "HassTurnOn", {"name": "Bedside Left", "speed": 1}
    )
    for args in ({"name": "bedside"}, {"name": "oven", "speed": 1}, {"speed": 1}):
        assert not any("Right would be" in one for one in told("HassTurnOn", args))


def test_no_name_is_pressed_on_the_model() -> None:
    """A name that only looks alike is no correction."""
    verdict = judged("HassTurnOn", {"name": "Bedside Middle"}, HOME)
    assert isinstance(verdict, Reject)
    assert corrected(verdict) is None
    assert told("HassTurnOn", {"name": "Bedside Middle"})[-1] == (
        "Call the tool again if there is what the user meant. If not, say in a few "
        "words what you could not find."
    )


def test_firmer_and_last() -> None:
    """The same wrong call gets a firmer message, the last attempt says so."""
    args = {"name": "Bedside Left", "brightness": "dim"}
    first, again, last = (
        told("HassLightSet", args),
        told("HassLightSet", args, again=True),
        told("HassLightSet", args, last=True),
    )
    assert again[1] == "This is the same wrong call as before. Do not write it again."
    assert [line for line in again if line != again[1]] == first
    assert first[-1] == "Call the tool again with this put right. Write nothing else."
    assert last[-1].startswith("This is the last attempt")
    assert first[:-1] == last[:-1]


def test_done_already() -> None:
    """A call that ran already is not asked for again."""
    ran = judged("HassTurnOn", {"name": "Bedside Left"}, HOME)
    verdict = judged(
        "HassTurnOn",
        {"name": "Bedside Left"},
        HOME,
        ran={ran.signature},  # type: ignore[union-attr]
    )
    assert isinstance(verdict, Reject)
    assert feedback("x", verdict, SAID).endswith("what was done.")


def test_unknown_tool() -> None:
    """The message is about the name that was written."""
    lines = told("HassLight", {"name": "Bedside Left"})
    assert lines[0] == "HassLight was not run."
    assert "there is no tool 'HassLight'" in lines[1]


def test_strict_mode_says_what_it_wants() -> None:
    """What would have been put right is shown as the right call."""
    verdict = judged(
        "HassTurnOn", {"name": "bedside-left", "area": "None"}, HOME, strict=True
    )
    assert isinstance(verdict, Reject)
    text = feedback("HassTurnOn", verdict, SAID)
    assert 'Right would be: HassTurnOn {"name": "Bedside Left"}' in text


@pytest.mark.parametrize(
    ("tool", "args", "right"),
    [
        ("HassTurnOn", {"Name": "Radio"}, 'HassTurnOn {"name": "Radio"}'),
        ("HassTurnOn", {"names": "Radio"}, 'HassTurnOn {"name": "Radio"}'),
        (
            "HassTurnOn",
            {"name": "Radio", "domain": "domain"},
            'HassTurnOn {"name": "Radio"}',
        ),
        (
            "HassTurnOn",
            {"name": "Bedside Left", "brightness": 5},
            'HassLightSet {"name": "Bedside Left", "brightness": 5}',
        ),
    ],
)
def test_strict_mode_and_names_of_arguments(
    tool: str, args: dict[str, Any], right: str
) -> None:
    """The right call has neither what was written wrong nor the name of the tool."""
    verdict = judged(tool, args, HOME, strict=True)
    assert isinstance(verdict, Reject)
    assert f"Right would be: {right}" in feedback(tool, verdict, SAID).split("\n")


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ('{"name": "HassTurnOn", "arguments": {"name": "x"}}}}', ["closing braces"]),
        ('<tool_call>{"name": "HassTurnOn", "arguments": {', ["not closed"]),
        ('<tool_call>{"arguments": {"name": "x"}}</tool_call>', ["which tool"]),
        ('{"name": "HassTurnOn", "arguments": [[1], [1]]}', ["HassTurnOn"]),
        ('{"name": "HassTurnOn", "arguments": [[1]] * 10}', ["computed"]),
    ],
)
def test_broken_text(text: str, parts: list[str]) -> None:
    """A call that cannot be read is told with its place and the likely cause."""
    broken = salvage(text, TOOLS.names).broken
    assert broken
    message = broken_text(broken, SAID)
    assert "at character" in message
    assert f'The user said: "{SAID}"' in message
    for part in parts:
        assert part in message
