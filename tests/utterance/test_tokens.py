"""How a sentence falls into words, and what is kept of the signs between them."""

from collections.abc import Iterable

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.text.fold import fold
from custom_components.smart_agent.utterance import tokens as module
from custom_components.smart_agent.utterance.tokens import (
    MAX_WORDS,
    Token,
    as_said,
    tokens,
)

SPLIT = [
    ("Turn on the lamp.", "turn on the lamp"),
    ("Don't!", "don t"),
    ("Don\N{RIGHT SINGLE QUOTATION MARK}t!", "don t"),
    ("allume-la", "allume la"),
    ("set it to 21.5 degrees", "set it to 21.5 degrees"),
    ("set it to 21,5 degrees", "set it to 21,5 degrees"),
    ("21, 22", "21 22"),
    ("at 7:30", "at 7:30"),
    ("it is 21.", "it is 21"),
    ("1.2.3", "1.2.3"),
    ("KÜCHE", "küche"),
    ("Ku\u0308che", "küche"),
    ("light_one", "light_one"),
    ("", ""),
    (" \t ", ""),
    ("?!…", ""),
]


@pytest.mark.parametrize(("text", "words"), SPLIT)
def test_words(text: str, words: str) -> None:
    """Signs part words, but for one between two digits."""
    assert " ".join(token.text for token in tokens(text)) == words


def word(text: str, at: int) -> Token:
    """Return one word of a text."""
    return tokens(text)[at]


@pytest.mark.parametrize("sign", [".", "!", "?", ";", "\n", "…", "。"])
def test_a_strong_sign(sign: str) -> None:
    """What ends a sentence stands before the first word of the next, and no other."""
    assert [one.strong for one in tokens(f"one{sign} two three")] == [
        False,
        True,
        False,
    ]


@pytest.mark.parametrize("sign", [",", ":", "–", "(", ")"])
def test_a_weak_sign(sign: str) -> None:
    """What parts a sentence ends none."""
    two = word(f"one {sign} two", 1)
    assert (two.weak, two.strong) == (True, False)


@pytest.mark.parametrize("sign", ["-", "'", "/", "_", "%"])
def test_no_sign(sign: str) -> None:
    """Any other sign parts nothing but words."""
    assert not any(one.weak or one.strong for one in tokens(f"one {sign} two"))


def test_asked() -> None:
    """A question mark asks for the sentence before it alone."""
    said = tokens("Light on. Is it on? Off")
    assert [one.asked for one in said] == [False] * 2 + [True] * 3 + [False]


def test_quoted() -> None:
    """What stands between quotation marks is quoted, of whatever kind they are."""
    for opens, ends in ('""', "“”", "„“", "«»", "「」"):
        said = tokens(f"add {opens}two words{ends} here")
        assert [one.quoted for one in said] == [False, True, True, False]


def test_a_mark_that_is_not_closed() -> None:
    """A mark that no other closes, as for inches, quotes nothing."""
    assert not any(one.quoted for one in tokens('the 27" screen and the lamp'))
    said = tokens('add "milk" to the 27" list')
    assert [one.text for one in said if one.quoted] == ["milk"]


def test_plain() -> None:
    """A word is kept as it is said, and without its accents."""
    kitchen = word("Küche", 0)
    assert (kitchen.text, kitchen.plain) == ("küche", "kuche")


@pytest.mark.parametrize(
    ("text", "is_number"),
    [("21", True), ("21.5", True), ("7:30", True), ("twenty", False), ("A1", False)],
)
def test_is_number(text: str, *, is_number: bool) -> None:
    """A number is written in digits."""
    assert word(text, 0).is_number is is_number


def test_as_many_as_are_read() -> None:
    """Words beyond those that anybody says in one breath are not read."""
    assert len(tokens("on " * (MAX_WORDS + 7))) == MAX_WORDS


def test_no_more_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long text takes no more work for being long."""
    looked: list[str] = []

    def looked_at(text: str) -> tuple[str, ...]:
        looked.append(text)
        return fold(text)

    monkeypatch.setattr(module, "fold", looked_at)
    tokens("on. " * (50 * MAX_WORDS))
    assert len(looked) == MAX_WORDS


@given(st.text())
def test_any_text(text: str) -> None:
    """Words stand in a text in their order, and none is empty or has a space."""
    found = tokens(text)
    assert len(found) <= MAX_WORDS
    end = 0
    for token in found:
        assert end <= token.start < token.end <= len(text)
        end = token.end
        assert token.text.split() == [token.text]
        assert token.plain


@given(st.text())
def test_case(text: str) -> None:
    """Case tells nothing."""
    plain = [one.plain for one in tokens(text)]
    assert [one.plain for one in tokens(text.casefold())] == [
        *plain,
        *[one.plain for one in tokens(text.casefold())[len(plain) :]],
    ]


@pytest.mark.parametrize(
    ("text", "kept", "said"),
    [
        ("Set the Lamp to 40%, please", range(5), "Set the Lamp to 40%"),
        ("turn, please, off the lamp", (0, 2, 3, 4), "turn off the lamp"),
        ("please", (), ""),
    ],
)
def test_as_said(text: str, kept: Iterable[int], said: str) -> None:
    """Words are given as they stand, what is left out leaves no more than a space."""
    words = tokens(text)
    assert as_said(text, [words[at] for at in kept]) == said


def test_an_ending_behind_a_colon() -> None:
    """It belongs to its word, and announces nothing."""
    text = "slå på TV:n, tack"
    said = tokens(text)
    assert [one.text for one in said] == ["slå", "på", "tv", "tack"]
    assert not any(one.colon for one in said)
    assert as_said(text, said[2:3]) == "TV:n"
    assert tokens("list: milk")[1].colon
