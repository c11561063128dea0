"""What is looked for, what of it is shown."""

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.own_tools.documents.query import (
    EXCERPT_SIZE,
    MAX_WORDS,
    codes_of,
    exact_words_of,
    excerpt,
    folded,
    fused,
    related,
    words_of,
)
from custom_components.smart_agent.text.similarity import by_first_letter


def test_words() -> None:
    """Words are small and without accents, each once, and not without end."""
    assert words_of("Spülmaschine: SPÜLMASCHINE, à l'eau_3!") == [
        "spulmaschine",
        "a",
        "l",
        "eau",
        "3",
    ]
    assert len(words_of(" ".join(map(str, range(100))))) == MAX_WORDS


@pytest.mark.parametrize("text", ["E15", "e 15", "E:15", "E-15", "error E. 15!"])
def test_codes(text: str) -> None:
    """However a code is printed, it is one word."""
    assert "e15" in codes_of(text)


@pytest.mark.parametrize("text", ["15", "type15", "E15a", "E\n15", "15 E"])
def test_no_codes(text: str) -> None:
    """A number is no code, nor is a longer word with one."""
    assert codes_of(text) == []


def test_exact_words() -> None:
    """A code is one word, and the rest are as they are."""
    assert exact_words_of("the error E 15 blinks") == ["e15", "the", "error", "blinks"]


def test_related_words() -> None:
    """Compounds, endings and slips are found, and nothing that is only short."""
    vocabulary = by_first_letter(
        ["laugenpumpe", "pumpen", "pumpkin", "filter", "e15b", "e1", "in", "inside"]
    )
    assert related(["pumpe"], vocabulary) == ["pumpen", "laugenpumpe"]
    assert related(["filterr"], vocabulary) == ["filter"]
    assert related(["e15"], vocabulary) == ["e15b"]
    assert related(["in"], vocabulary) == []
    compound = related(["laugenpumpenfilter"], vocabulary)
    assert compound == ["laugenpumpe", "filter", "pumpen"]
    assert related(["洗碗"], by_first_letter(["我的洗碗机"])) == ["我的洗碗机"]


def test_fused_rankings() -> None:
    """What two lists have comes before what one has; the first before the second."""
    assert fused([[1, 2, 3], [3, 4]], 3) == [3, 1, 2]
    assert fused([[1, 8, 2], [3, 9, 2]], 1) == [2]
    assert fused([[], []], 3) == []


def test_excerpt_shows_what_the_rare_word_says() -> None:
    """The rare word counts, not the small ones; a code however it is printed."""
    text = (
        "Here is what the list of the codes in the manual is for. " * 6
        + "E:15 means that water is in the base. Close the tap."
    )
    shown = excerpt(text, "what does E15 in the manual mean")
    assert shown.endswith("E:15 means that water is in the base. Close the tap.")


def test_excerpt_within_a_long_line() -> None:
    """Without sentences it begins near the word."""
    text = "filler " * 100 + "thermostat is set to 20 degrees " + "filler " * 20
    assert excerpt(text, "thermostat").startswith("thermostat is set")


def test_excerpt_without_a_word_of_the_query() -> None:
    """What was found by its meaning is shown from its beginning."""
    assert excerpt("  Some text.", "nothing") == "Some text."


@given(st.text(max_size=600), st.text(max_size=60))
def test_any_excerpt(text: str, query: str) -> None:
    """It is always a part of the text, and short."""
    shown = excerpt(text, query)
    assert shown in text
    assert len(shown) <= EXCERPT_SIZE
    assert bool(shown) == bool(text.strip())


@given(st.text())
def test_folding_keeps_places(text: str) -> None:
    """Each character stays where it is."""
    assert len(folded(text)) == len(text)
