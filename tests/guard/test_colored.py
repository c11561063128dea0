"""A colour that the words end in, and that a call leaves out."""

import pytest

from custom_components.smart_agent.guard.verdict import Reject, Run
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home, judged, rules_of

HOME = home(
    entity("light.moon", "Moon Lamp", area="Den", state="off"),
    entity("light.red", "Red Lamp", area="Den", state="off"),
    entity("light.plain", "Plain Lamp", area="Den", state="off", lacks={"color"}),
)


@pytest.mark.parametrize(
    ("words", "name", "refused"),
    [
        ("moon lamp green", "Moon Lamp", True),
        ("hit the moon lamp with red", "Moon Lamp", True),
        ("moon lamp on", "Moon Lamp", False),
        ("turn on the red lamp", "Red Lamp", False),
        ("turn on the plain lamp, green", "Plain Lamp", False),
        ("turn on the moon lamp in the green", "Moon Lamp", False),
    ],
)
def test_colored(words: str, name: str, *, refused: bool) -> None:
    """The model is told, where the light has colours."""
    rules = rules_of(request=read_request(words, "en", HOME), text=words)
    verdict = judged("HassTurnOn", {"name": name}, HOME, rules)
    said = isinstance(verdict, Reject) and "color" in verdict.problems[0].message
    assert said is refused


@pytest.mark.parametrize(
    ("words", "runs"),
    [
        ("moon lamp all the way up", False),
        ("back the moon lamp off a bit", False),
        ("moon lamp off", True),
        ("turn the moon lamp off please", True),
    ],
)
def test_step(words: str, *, runs: bool) -> None:
    """Who says more or less of a light does not want it off."""
    rules = rules_of(request=read_request(words, "en", HOME), text=words)
    assert isinstance(
        judged("HassTurnOff", {"name": "Moon Lamp"}, HOME, rules), Run
    ) is (runs)


def test_deed_of_what_is_taken_back() -> None:
    """It goes for what stands in its place, too."""
    house = home(
        entity("cover.drapes", "Drapes", area="Den"),
        entity("cover.shade", "Dinette Shade", area="Den"),
    )
    words = "close the drapes, no, not those, the dinette shade"
    rules = rules_of(request=read_request(words, "en", house), text=words)
    for args, runs in (({"position": 100}, False), ({"position": 0}, True)):
        verdict = judged(
            "HassSetPosition", {"name": "Dinette Shade", **args}, house, rules
        )
        assert isinstance(verdict, Run) is runs
