"""Verbs that leave it to a particle what is to be done."""

import pytest

from custom_components.smart_agent.utterance.carriers import carried_deeds


@pytest.mark.parametrize(
    ("code", "words", "deeds"),
    [
        ("en", ("on", "whack"), ["turn_on"]),
        ("en-GB", ("off", "zap"), ["turn_off"]),
        ("en", ("down",), ["close"]),
        ("de-CH", ("an", "knips"), ["turn_on"]),
        ("nl", ("gooi", "uit"), ["turn_off"]),
        ("sv", ("slang", "pa"), ["turn_on"]),
        # Verbs that ask for something else, a mere verb, more words, no such language.
        ("en", ("leave", "on"), []),
        ("en", ("whack",), []),
        ("en", ("floor", "on", "whack"), []),
        ("en", ("pop", "whack"), []),
        ("fr", ("mets", "on"), []),
    ],
)
def test_carried_deeds(code: str, words: tuple[str, ...], deeds: list[str]) -> None:
    """A particle alone or with such a verb, in any order, says a deed."""
    assert [*carried_deeds(code, words)] == deeds
