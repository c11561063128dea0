"""Whether a free text in a call is no more than it seems."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.utterance.languages import LANGUAGES, language_of
from custom_components.smart_agent.utterance.plain_text import (
    MOST_WORDS,
    holds_list,
    is_corrected,
    is_denied,
    is_plain_text,
)
from custom_components.smart_agent.utterance.tokens import tokens

from ..builders import entity, home

ENGLISH = language_of("en")
HOME = home(
    entity("todo.shopping", "Shopping List", "Groceries"),
    entity("todo.garden", "Garden Jobs"),
    entity("light.desk", "Desk Lamp", area="Study"),
)

PLAIN = [
    "milk",
    "oat milk",
    "two bottles of wine",
    "Käse",
    "washing-up liquid",
    "study roll",
]
NOT_PLAIN = [
    "",
    "milk and eggs",
    "milk then eggs",
    "milk to the groceries",
    "desk lamp",
    "milk tomorrow",
    "milk if cheap",
    "no milk",
    "milk but not eggs",
    "milk for the study",
    "study",
    "study off",
    "study lamp",
    "study groceries",
    "milk bread butter cheese ham",
]


@pytest.mark.parametrize("text", PLAIN)
def test_plain(text: str) -> None:
    """A few words that say nothing else are a free text."""
    assert is_plain_text(text, HOME, ENGLISH)


@pytest.mark.parametrize("text", NOT_PLAIN)
def test_not_plain(text: str) -> None:
    """What joins, denies, names something or is for another time may be more."""
    assert not is_plain_text(text, HOME, ENGLISH)


def test_another_language() -> None:
    """Of a language that is not read no text is surely plain, and none is denied."""
    assert not is_plain_text("latte", HOME, None)
    assert not is_denied("no latte", None)
    assert not is_corrected("latte, no wait, pane", None)


@pytest.mark.parametrize(
    ("text", "denied"),
    [
        ("no milk", True),
        ("not milk", True),
        ("both", True),
        ("those", True),
        ("milk", False),
        ("milk with no sugar", False),
        ("", False),
    ],
)
def test_denied(text: str, *, denied: bool) -> None:
    """A text is denied by its first word."""
    assert is_denied(text, ENGLISH) is denied


@pytest.mark.parametrize(
    ("text", "corrected"),
    [
        ("pears, no wait, plums", True),
        ("pears, never mind", True),
        ("pears or rather plums", True),
        ("pears", False),
        ("no wait", False),
        ("no pears", False),
    ],
)
def test_corrected(text: str, *, corrected: bool) -> None:
    """A text is corrected by a phrase behind its first word."""
    assert is_corrected(text, ENGLISH) is corrected


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("milk to the shopping list", True),
        ("groceries milk", True),
        ("mow for garden jobs", True),
        ("milk", False),
        ("groceries", False),
        ("garden chairs", False),
        ("desk lamp bulb", False),
        ("", False),
    ],
)
def test_holds_list(text: str, *, holds: bool) -> None:
    """A text holds a list that it has the whole name of, and more."""
    assert holds_list(text, HOME) is holds


TEXTS = st.text() | st.lists(
    st.sampled_from(
        [
            "no",
            "not",
            "milk",
            "and",
            "the",
            "shopping",
            "list",
            "groceries",
            ",",
            "wait",
            "never",
        ]
    )
).map(" ".join)


@given(TEXTS, st.sampled_from(sorted(LANGUAGES)))
def test_any_text(text: str, code: str) -> None:
    """A plain text is short, not denied, not corrected, and holds no list."""
    language = LANGUAGES[code]
    if is_plain_text(text, HOME, language):
        assert 0 < len(tokens(text)) <= MOST_WORDS
        assert not is_denied(text, language)
        assert not is_corrected(text, language)
        assert not holds_list(text, HOME)


@given(st.text(), st.text())
def test_with_a_list_in_it(before: str, behind: str) -> None:
    """Whatever stands around the name of a list, it is no plain text."""
    assert not is_plain_text(f"{before} shopping list {behind}", HOME, ENGLISH)
