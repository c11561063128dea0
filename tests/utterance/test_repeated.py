"""What is said twice in one breath."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.utterance.repeated import without_repeats
from custom_components.smart_agent.utterance.tokens import tokens


@pytest.mark.parametrize(
    ("text", "once"),
    [
        ("cut the fan, cut the fan, it's loud", "cut the fan, it's loud"),
        ("pause it pause it pause it", "pause it"),
        ("turn it off. Turn it off.", "turn it off. Turn it off."),
        ("much much louder", "much much louder"),
        ("call 55 12 55 12", "call 55 12 55 12"),
        ('he said "cut it cut it"', 'he said "cut it cut it"'),
        ("nobody, and I mean nobody, cuts it off", "nobody cuts it off"),
        ("nobody, and I mean Jo, cuts it off", "nobody, and I mean Jo, cuts it off"),
        ("the fan, I mean fan", "the fan, I mean fan"),
        ("", ""),
    ],
)
def test_without_repeats(text: str, once: str) -> None:
    """It is said once; one word, a number and a new sentence stay."""
    assert without_repeats(text, "en") == once


@given(st.text(alphabet="ab ,.", max_size=40))
def test_any_text(text: str) -> None:
    """No word is left out that does not stand elsewhere."""
    said = {one.plain for one in tokens(text)}
    assert {one.plain for one in tokens(without_repeats(text, "en"))} == said
