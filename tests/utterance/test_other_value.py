"""A value in place of one that it corrects."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.utterance.languages import language_of
from custom_components.smart_agent.utterance.other_value import with_other_value

from ..builders import entity, home

HOME = home(
    entity("media_player.den", "Soundbar", area="Den"),
    entity("climate.hall", "Hall Heating", area="Hall"),
    entity("light.ann", "Ann's Lamp", area="Hall"),
    entity("light.one", "Lamp 40", area="Hall"),
)
_EN = language_of("en")
assert _EN is not None
EN = _EN


@pytest.mark.parametrize(
    ("text", "put"),
    [
        ("soundbar to 30, wait nah that's mad quiet, 45", "soundbar to 45"),
        ("soundbar to 30, no that's too quiet, set it to 45", "soundbar to 45"),
        (
            "set the heating to twenty, uh, he isn't napping yet, do forty",
            "set the heating to forty",
        ),
        ("heating to 20 degrees, hmm no, 23 please", "heating to 23 degrees"),
        (
            "heating to nineteen degrees. Excuse me, I have misspoken, I intended twenty.",
            "heating to twenty degrees.",
        ),
        ("soundbar to 30, no wait, 45, I'm cooking", "soundbar to 45, I'm cooking"),
        (
            "soundbar up to thirty. Oh go on, forty, it's a party",
            "soundbar up to forty, it's a party",
        ),
        ("soundbar right up, no that's daft, do 45", "soundbar to 45"),
        (
            "open the blind all the way, or, no, fifty percent",
            "open the blind to fifty percent",
        ),
        (
            "blind halfway, no, he'll only stare, all the way down",
            "blind all the way down",
        ),
        ("blind to 30, no wait, all the way down", "blind all the way down"),
    ],
)
def test_put_in_place(text: str, put: str) -> None:
    """What stands between them tells why, or only corrects."""
    assert with_other_value(text, EN, HOME) == put


@pytest.mark.parametrize(
    "text",
    [
        "soundbar to 30, no wait, the heating to 21",
        "soundbar to 30, and 45 for the den",
        "soundbar to 30, no, 45 was too loud",
        "soundbar to 30, no, leave it",
        "soundbar to 30, wait, Ann's lamp is on, 45",
        "soundbar to 30, is that loud? 45",
        "soundbar to 30 percent, no, 21 degrees",
        "soundbar to 30, 45",
        "soundbar to 30, I have 45 minutes",
        "lamp 40 on, no, 45",
        "",
    ],
)
def test_left_as_it_is(text: str) -> None:
    """Another thing, a time to tell of, or nothing that corrects."""
    assert with_other_value(text, EN, HOME) == text


@given(st.text(alphabet="no, 1234567890wait.degrees%", max_size=60))
def test_any_text(text: str) -> None:
    """Any text is read, and none gets a word that it had not."""
    found = with_other_value(text, EN, HOME)
    assert len(found) <= len(text)
