"""The word for all of a kind, which is left out where a sentence has no place for it."""

import pytest

from custom_components.smart_agent.utterance.deeds import (
    ALL,
    BOTH,
    DEEDS,
    deeds_of,
    without_all,
)


@pytest.mark.parametrize(
    ("code", "text", "bare"),
    [
        ("en", "close all the blinds", "close the blinds"),
        ("de", "schließ alle Rollos", "schließ Rollos"),
        ("fr", "ferme tous les volets", "ferme les volets"),
        ("sv", "släck samtliga lampor", "släck lampor"),
        ("en", "close the blinds", None),
        ("en", "close them all", None),
        ("en", "all of them in all rooms", None),
    ],
)
def test_all(code: str, text: str, bare: str | None) -> None:
    """It is left out before other words, where it is the only one."""
    assert without_all(text, code) == bare


@pytest.mark.parametrize("code", DEEDS)
def test_both(code: str) -> None:
    """Two are not all: no word for both is left out, in no language."""
    ways = [way.strip() for way in deeds_of(code, BOTH).split(",")]
    assert all(ways)
    for way in ways:
        assert way not in deeds_of(code, ALL).split(", ")
        if " " not in way:
            assert without_all(f"{way} x", code) is None
