"""A value that a lamp can do nothing with is refused, and said to be so."""

from typing import Any

import pytest

from custom_components.smart_agent.guard.problem import ProblemKind
from custom_components.smart_agent.guard.verdict import Reject, Run
from custom_components.smart_agent.home.reader import async_read
from custom_components.smart_agent.utterance.request import read_request
from homeassistant.components.light import ColorMode
from homeassistant.core import HomeAssistant, State
from homeassistant.setup import async_setup_component

from ..builders import entity, home, judged, rules_of

PLAIN = frozenset({"color", "temperature"})
HOME = home(
    entity("light.hall", "Hall Lamp", lacks=PLAIN),
    entity("light.desk", "Desk Lamp", lacks=frozenset({"color"})),
)


@pytest.mark.parametrize(
    ("words", "args", "refused"),
    [
        ("make the hall lamp pink", {"name": "Hall Lamp", "color": "pink"}, True),
        ("make the desk lamp pink", {"name": "Desk Lamp", "color": "pink"}, True),
        ("dim the desk lamp to 40", {"name": "Desk Lamp", "brightness": 40}, False),
    ],
)
def test_lacking(words: str, args: dict[str, Any], refused: bool) -> None:
    """The model is told what the lamp has not; what it has is set."""
    request = read_request(words, "en", HOME)
    found = judged("HassLightSet", args, HOME, rules_of(request=request, text=words))
    if not refused:
        assert isinstance(found, Run)
        return
    assert isinstance(found, Reject)
    (problem,) = found.problems
    assert problem.kind is ProblemKind.UNSUPPORTED
    assert problem.message.startswith(f"{args['name']} has no ")


@pytest.mark.parametrize(
    ("modes", "lacks"),
    [
        ([ColorMode.ONOFF], PLAIN),
        ([ColorMode.BRIGHTNESS], PLAIN),
        ([ColorMode.COLOR_TEMP], {"color"}),
        ([ColorMode.HS, ColorMode.COLOR_TEMP], set()),
        # It does not tell while it is unavailable.
        (None, set()),
    ],
)
async def test_read(
    hass: HomeAssistant, modes: list[ColorMode] | None, lacks: set[str]
) -> None:
    """It is read from the colour modes of a light, whether that is on or off."""
    assert await async_setup_component(hass, "homeassistant", {})
    attributes = {} if modes is None else {"supported_color_modes": modes}
    state = State("light.hall", "off", attributes)
    read = async_read(hass, "conversation", state)
    assert not isinstance(read, frozenset)
    assert read.lacks == lacks
