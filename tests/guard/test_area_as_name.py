"""An area that was written as the name of a device."""

from typing import Any

import pytest

from custom_components.smart_agent.guard.verdict import Reject, Run
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home, judged, rules_of

HOUSE = home(
    entity("light.mirror", "Mirror", area="Shower Room", state="on"),
    entity("switch.rail", "Towel Rail", area="Shower Room", state="on"),
    entity("fan.air", "Air", area="Shower Room", state="on"),
    entity("light.den", "Den Lamp", area="Den", state="on"),
)


def found(words: str, args: dict[str, Any], code: str = "en") -> Any:
    """Return what the guard says of a call that turns off."""
    rules = rules_of(request=read_request(words, code, HOUSE), text=words)
    return judged("HassTurnOff", args, HOUSE, rules)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "turn the light off in the shower room"),
        ("en", "lights off in the shower room"),
        ("de", "mach das Licht im Shower Room aus"),
    ],
)
def test_the_kind_that_was_said(code: str, words: str) -> None:
    """The words say which kind of the room's devices is meant, and no other is hit."""
    one = found(words, {"name": "Shower Room"}, code)
    assert isinstance(one, Run)
    assert one.args == {"area": "Shower Room", "domain": ["light"]}
    assert [e.entity_id for e in one.entities] == ["light.mirror"]


@pytest.mark.parametrize(
    "words",
    [
        "turn off the shower room",
        "turn off the lights and the fan in the shower room",
        "don't turn the light off in the shower room",
    ],
)
def test_no_kind(words: str) -> None:
    """Without one kind that is wanted the model is told to say which."""
    assert isinstance(found(words, {"name": "Shower Room"}), Reject)
