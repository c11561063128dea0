"""What is forbidden to be on is turned off where that is asked for."""

import pytest

from custom_components.smart_agent.guard.verdict import Run
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home, judged, rules_of

HOME = home(
    entity("switch.monitor", "Monitor", area="Den", state="on"),
    entity("light.lamp", "Lamp", area="Den", state="on"),
    areas=("Den",),
)


@pytest.mark.parametrize(
    ("words", "tool", "runs"),
    [
        ("he has an exam, so no more monitor for Tom, turn it off", "TurnOff", True),
        ("no monitor tonight for Tom, not for a minute", "TurnOff", False),
        ("no more monitor for Tom, turn it off", "TurnOn", False),
        ("no turning off the monitor", "TurnOff", False),
        ("no switching the monitor off, turn off the lamp", "TurnOff", False),
        ("no more monitor for Tom, but don't turn it off", "TurnOff", False),
        ("no more monitor for Tom, turn it off at ten", "TurnOff", False),
        ("don't touch the monitor, turn off the lamp", "TurnOff", False),
        ("no more monitor for Tom, turn off the lamp", "TurnOff", False),
    ],
)
def test_no_more(words: str, tool: str, *, runs: bool) -> None:
    """The thing is denied, and not what is done with it."""
    rules = rules_of(
        request=read_request(words, "en", HOME), text=words, conversation=words
    )
    verdict = judged(f"Hass{tool}", {"name": "Monitor"}, HOME, rules)
    assert isinstance(verdict, Run) is runs, verdict
