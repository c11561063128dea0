"""Words with a device in them called by its very name."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.sentences.rewrite import is_about, meant, respelled

from ..builders import entity, home

CURTAIN = entity("cover.smart_curtain", "Smart Curtain", area="living room")
VACUUM = entity("vacuum.robo", "Robo", area="living room")
HOME = home(
    CURTAIN,
    VACUUM,
    entity("light.ceiling", "Ceiling Light", area="living room"),
    entity("light.desk", "Desk Lamp", area="kitchen"),
    entity("todo.to_do", "To-do List"),
    areas=("Living Room", "Kitchen"),
)
DOMAINS = {"cover", "light", "vacuum", "todo"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Close the smart curtains", "Close the Smart Curtain"),
        ("Close the living room smart curtain", "Close the Smart Curtain"),
        ("Close the curtain in the living room", "Close the Smart Curtain"),
        ("close the curtains, please", "close the Smart Curtain, please"),
        ("curtains down in the living room", "Smart Curtain down"),
        ("curtains down in the living room please", "Smart Curtain down please"),
        ("curtains on in the living room", "Smart Curtain on"),
        ("curtain up in the kitchen", "Smart Curtain up in the kitchen"),
        ("curtain up in a minute", "Smart Curtain up in a minute"),
    ],
)
def test_respelled(text: str, expected: str) -> None:
    """A part of the words gives way to the name, the longest first."""
    assert next(respelled(text, CURTAIN, HOME, {"in", "on", "the"})) == expected


@pytest.mark.parametrize(
    "text",
    [
        "curtain",
        "the kitchen",
        "living room",
        "close everything in the living room",
    ],
)
def test_not_respelled(text: str) -> None:
    """Without a word of the device, or with nothing beside it, there is no such part."""
    assert list(respelled(text, CURTAIN, HOME)) == []


def test_a_letter_beside_an_apostrophe() -> None:
    """It is no word of a place: "this room's light" may be in any room."""
    rooms = home(
        moon := entity("light.moon", "Moon Light", area="baby's room"),
        vanity := entity("light.vanity", "Vanity Light", area="shower room"),
        areas=("Baby's Room", "Shower Room"),
    )
    text = "turn this room's light off"
    assert meant(text, rooms, {"light"}, 6) == [moon, vanity]
    for one in (moon, vanity):
        assert f"turn this {one.name} off" in [*respelled(text, one, rooms)]


@pytest.mark.parametrize(
    "text",
    ["close the living room and kitchen curtain", "living desk lamp curtain off"],
)
def test_parts_of_others_stay(text: str) -> None:
    """What is of other things in the home is not taken for this one's."""
    for way in respelled(text, CURTAIN, HOME):
        assert "kitchen" in way or "desk lamp" in way


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("start the vacuum", ["vacuum.robo"]),
        ("I want to do the vacuum", ["vacuum.robo"]),
        ("turn on the light", ["light.ceiling", "light.desk"]),
        ("what is the capital of France", []),
        ("go to the kitchen", ["todo.to_do"]),
    ],
)
def test_meant(text: str, expected: list[str]) -> None:
    """What shares most letters with the words is meant, if it is not too much."""
    assert [e.entity_id for e in meant(text, HOME, DOMAINS, 2)] == expected


def test_too_many_are_none() -> None:
    """Where more could be meant than asked for, none is."""
    assert meant("turn on the light", HOME, DOMAINS, 1) == []


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("is the kitchen warm", True),
        ("the lamps, please", True),
        ("who wrote Faust", False),
        ("what is there to do", False),
    ],
)
def test_is_about(text: str, about: bool) -> None:
    """Words of names, kinds and places tell; those that only join do not."""
    assert is_about(text, HOME) is about


@given(st.text(max_size=300))
def test_any_text(text: str) -> None:
    """Whatever is said, every way of it holds the name; nothing breaks."""
    meant(text, HOME, DOMAINS, 3)
    is_about(text, HOME)
    for way in respelled(text, CURTAIN, HOME):
        assert CURTAIN.name in way
