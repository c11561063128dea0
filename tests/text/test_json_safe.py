"""Anything becomes JSON."""

from datetime import UTC, date, datetime
from enum import Enum, StrEnum
import json
import math
from typing import Any, override

from hypothesis import given, strategies as st
import pytest

from custom_components.smart_agent.text.json_safe import (
    MAX_DEPTH,
    MAX_ITEMS,
    MAX_TEXT,
    json_safe,
)
from homeassistant.helpers.json import json_bytes


class _Colour(Enum):
    RED = 1


class _Word(StrEnum):
    YES = "yes"


class _Mute:
    @override
    def __repr__(self) -> str:
        raise RuntimeError


class _Plain:
    @override
    def __repr__(self) -> str:
        return "<plain>"


SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(st.characters()),
    st.binary(),
    st.dates(),
    st.datetimes(),
    st.builds(_Plain),
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner),
        st.tuples(inner, inner),
        st.dictionaries(st.one_of(st.text(), st.integers(), st.none()), inner),
        st.sets(st.text()),
    ),
)


@given(ANYTHING)
def test_is_json(value: Any) -> None:
    """Both of Home Assistant's encoders take it, and it stays as it is from then on."""
    safe = json_safe(value)
    assert json.loads(json_bytes(safe)) == json.loads(json.dumps(safe)) == safe
    assert json_safe(safe, MAX_DEPTH) == safe


@pytest.mark.parametrize(
    ("value", "safe"),
    [
        ({"a": [1, 2.5, None, True, "x"]}, {"a": [1, 2.5, None, True, "x"]}),
        ((1, 2), [1, 2]),
        ({3}, [3]),
        ({1: "one", None: "none"}, {"1": "one", "None": "none"}),
        (_Colour.RED, 1),
        ({_Word.YES: _Word.YES}, {"yes": "yes"}),
        (math.inf, "inf"),
        (math.nan, "nan"),
        (2**53, 2**53),
        pytest.param(10**5000, "…", id="long"),
        (date(2026, 1, 2), "2026-01-02"),
        (datetime(2026, 1, 2, 3, tzinfo=UTC), "2026-01-02T03:00:00+00:00"),
        (_Plain(), "<plain>"),
        (_Mute(), "_Mute"),
        ("\ud800x", "?x"),
        ("x" * (MAX_TEXT + 1), "x" * MAX_TEXT + "…"),
    ],
)
def test_becomes(value: Any, safe: Any) -> None:
    """What is JSON stays so, what is none becomes the nearest."""
    assert json_safe(value) == safe
    assert type(json_safe(value)) is type(safe)


def test_is_bounded() -> None:
    """What holds itself, or has no end, ends."""
    endless: list[Any] = []
    endless.append(endless)
    deepest = json_safe(endless)
    for _ in range(MAX_DEPTH - 1):
        (deepest,) = deepest
    assert deepest == ["…"]
    assert len(json_safe(range(MAX_ITEMS + 1))) > 0
    assert len(json_safe([0] * (MAX_ITEMS + 1))) == MAX_ITEMS


def test_is_a_copy() -> None:
    """What is changed afterwards changes nothing that was kept."""
    value = {"a": [1]}
    safe = json_safe(value)
    value["a"].append(2)
    assert safe == {"a": [1]}
