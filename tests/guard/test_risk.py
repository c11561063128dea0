"""What is hard to undo."""

import pytest

from custom_components.smart_agent.guard.risk import is_hard_to_bring

from ..builders import entity


@pytest.mark.parametrize(
    ("name", "device_class", "state", "hard"),
    [
        # A washing machine has a hose as well.
        ("Washing Machine Hose", "water", "open", True),
        ("Lawn Sprinkler", None, "open", False),
        ("Garden Watering", "water", "closed", False),
        # Water in the house, and gas whatever it is called.
        ("Main Valve", "water", "open", True),
        ("Bath", None, "open", True),
        ("Hose", "gas", "open", True),
        ("Main Valve", "water", "closed", False),
    ],
)
def test_valve(name: str, device_class: str | None, state: str, *, hard: bool) -> None:
    """A garden is watered every day; to let in water or gas is another thing."""
    valve = entity("valve.one", name, device_class=device_class)
    assert is_hard_to_bring(valve, state) is hard
