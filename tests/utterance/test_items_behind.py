"""Items that stand behind their list."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.utterance.items_behind import with_items_behind
from custom_components.smart_agent.utterance.languages import language_of

from ..builders import entity, home

HOME = home(
    entity("todo.shop", "Tesco List"),
    entity("switch.kettle", "Kettle", area="Kitchen"),
)


@pytest.mark.parametrize(
    ("text", "put"),
    [
        (
            "add milk to the tesco list, and custard creams please",
            "add milk and custard creams to the Tesco List",
        ),
        (
            "we're out, so put milk on the tesco list and tea, mum likes that",
            "we're out, so add milk and tea to the Tesco List, mum likes that",
        ),
        ("add milk to the tesco list and the kettle on", None),
        ("add milk to the tesco list and turn off the telly", None),
        ("add milk to the tesco list and I'm off", None),
        ("add milk to the tesco list and call Tom", None),
        ("add milk to the tesco list and walk outside", None),
        ("add milk to the tesco list and feed cats", None),
        ("add milk to the tesco list", None),
        ("turn on the kettle and tea", None),
        ("", None),
    ],
)
def test_items_behind(text: str, put: str | None) -> None:
    """They are put before it, where they are nothing else."""
    language = language_of("en")
    assert language is not None
    found = with_items_behind(text, "en", language, HOME)
    assert " ".join(found.split()) == (put or text)


@given(
    st.lists(
        st.sampled_from(
            [
                "add",
                "milk",
                "to",
                "the",
                "tesco",
                "list",
                "and",
                "eggs",
                ",",
                ".",
                "um",
                "so",
            ]
        ),
        max_size=14,
    )
)
def test_any_words(words: list[str]) -> None:
    """Any words are read, whatever signs stand between them."""
    language = language_of("en")
    assert language is not None
    text = " ".join(words)
    assert bool(with_items_behind(text, "en", language, HOME)) == bool(text)
