"""Another colour for what was acted on in the turn before."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.sentences.follow_up import CallBefore, follow_up
from custom_components.smart_agent.utterance.request import read_request

from ..builders import entity, home

HOME = home(
    entity("light.saber", "Lightsaber", area="Den"),
    entity("light.red", "Red Lamp", area="Den"),
    areas=("Den",),
)
BLUE = CallBefore(
    "HassLightSet", {"name": "Lightsaber", "color": "blue"}, ("light.saber",)
)


def color_after(text: str, before: CallBefore = BLUE, code: str = "en") -> str | None:
    """Return the colour that words set behind a call, None for none."""
    found = follow_up(read_request(text, code, HOME), [before])
    if found is None:
        return None
    (call,) = found[1].parts
    assert call.args["name"] == "Lightsaber"
    return call.args.get("color")


@pytest.mark.parametrize(
    "text", ["no, red", "red instead", "go red", "make it red", "can it go red", "red"]
)
def test_color(text: str) -> None:
    """The same light gets the other colour."""
    assert color_after(text) == "red"


@pytest.mark.parametrize(
    "text",
    ["don't go red", "not red", "the red lamp", "is it red?", "red at ten", "rad"],
)
def test_no_color(text: str) -> None:
    """What forbids, asks, puts off or names another thing sets none."""
    assert color_after(text) is None


def test_only_behind_a_color() -> None:
    """Behind anything else a colour says nothing of what is to be done."""
    on = CallBefore("HassTurnOn", {"name": "Lightsaber"}, ("light.saber",))
    assert color_after("red", on) is None
    assert color_after("red", code="de") is None


WORDS = [
    "no",
    "go",
    "red",
    "blue",
    "not",
    "the",
    "it",
    "make",
    "instead",
    "is",
    "at",
    "ten",
    ",",
    "don't",
    "lamp",
    "green",
]


@given(st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join))
def test_says_its_color(text: str) -> None:
    """No colour is set that was not said, and none where it is denied."""
    color = color_after(text)
    if color is not None:
        assert color in text.split()
        assert not {"not", "don't", "is"} & {*text.split()}
