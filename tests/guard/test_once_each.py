"""Calls that stand there more than once."""

from custom_components.smart_agent.guard.verdict import Reject, once_each

from ..builders import entity, home, judged, rules_of

HOME = home(
    entity("light.lamp", "Lamp", area="Den", state="on"),
    entity("light.star", "Star", area="Den", state="on"),
    areas={"Den": "Ground"},
    floors=["Ground"],
)
OFF, ON, STAR = (
    judged(f"HassTurn{deed}", {"name": name}, HOME, rules_of())
    for deed, name in (("Off", "Lamp"), ("On", "Lamp"), ("Off", "Star"))
)
WRONG = Reject(())


def test_what_is_there_twice() -> None:
    """It is done once, whatever is done to others between."""
    assert [*once_each([OFF, OFF, STAR, OFF])] == [OFF, STAR]


def test_what_is_undone_between() -> None:
    """Off, on and off again are three deeds."""
    assert [*once_each([OFF, ON, OFF])] == [OFF, ON, OFF]


def test_what_is_wrong() -> None:
    """Each wrong one stays, for it ends them all."""
    assert [*once_each([WRONG, OFF, WRONG])] == [WRONG, OFF, WRONG]
