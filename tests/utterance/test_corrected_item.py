"""An item in place of another on a list."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.utterance.corrected_item import with_corrected_item
from custom_components.smart_agent.utterance.languages import language_of

from ..builders import entity, home

HOME = home(
    entity("todo.market", "Market List"),
    entity("todo.tools", "Hardware List"),
    entity("light.hall", "Hall Light", area="Hall"),
    areas=("Hall",),
)
_EN = language_of("en")
assert _EN is not None
EN = _EN


def put(text: str) -> str:
    """Return a text as it is read."""
    return with_corrected_item(text, "en", EN, HOME)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        (
            "add olives to the market list... wait, there's a whole jar behind the mustard. "
            "Capers. Put capers",
            "add capers to the market list",
        ),
        ("add olives to the market list, no, capers", "add capers to the market list"),
        (
            "put olives on the market list, no wait, we have some, make it dried figs",
            "put dried figs on the market list",
        ),
    ],
)
def test_put_in_place(text: str, command: str) -> None:
    """What stands between takes the first item back, and tells why."""
    assert put(text) == command


@pytest.mark.parametrize(
    "text",
    [
        "add olives to the market list, and capers",
        "add olives to the market list, capers",
        "add olives to the market list, wait, and capers",
        "add olives to the market list, no don't",
        "add olives to the market list, no wait, the hardware list",
        "add olives to the market list, no, turn on the hall light",
        "add olives to the market list, no, three",
        "take olives off the market list, no, capers",
        "turn on the hall light, no, capers",
    ],
)
def test_as_it_is(text: str) -> None:
    """One more item, another list or another deed is no item in place of one."""
    assert put(text) == text


WORDS = [
    "add",
    "put",
    "olives",
    "capers",
    "to",
    "on",
    "the",
    "market",
    "list",
    "no",
    "wait",
    "and",
    ",",
    ".",
    "hall",
    "light",
    "off",
]


@given(st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join))
def test_invents_no_word(text: str) -> None:
    """Nothing is written that was not said."""
    assert {*put(text).replace(",", " ").replace(".", " ").split()} <= {*text.split()}
