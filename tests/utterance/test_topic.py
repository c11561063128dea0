"""Words that only name what is behind them: "the lamp, turn it off"."""

import pytest

from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home

HOME = home(
    entity("light.desk", "Desk Lamp", area="Study"),
    entity("fan.study", "Fan", area="Study"),
    areas=("Study",),
)


@pytest.mark.parametrize(
    ("text", "stance"),
    [
        ("the desk lamp, turn it on", "told"),
        ("desk lamp, could you please turn it on", "told"),
        ("the desk lamp, she turned it off", "told"),
        # It says a deed, or the rest is about something else.
        ("desk lamp on, turn it down later", "request"),
        ("the desk lamp, turn the fan on", "request"),
        ("the desk lamp, turn on the fan", "request"),
        ("the desk lamp, thanks", "request"),
    ],
)
def test_topic(text: str, stance: str) -> None:
    """It is no wish by itself."""
    assert read_request(text, "en", HOME).clauses[0].stance.value == stance
