"""Intervals and p-values, against published ones and by what must always hold."""

from itertools import product

from hypothesis import given, strategies as st
import pytest

from evals.stats import sign_test, wilson

COUNTS = st.integers(0, 500)


@pytest.mark.parametrize(
    ("passed", "n", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_published(passed: int, n: int, low: float, high: float) -> None:
    """The examples of Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""
    assert list(wilson(passed, n)) == pytest.approx([low, high], abs=1e-4)


@given(COUNTS, COUNTS)
def test_wilson_holds_what_was_seen(passed: int, failed: int) -> None:
    """It is about the share that was seen, and the same for failures mirrored."""
    n = passed + failed
    low, high = wilson(passed, n)
    assert 0 <= low < high <= 1
    assert not n or low <= passed / n <= high
    assert list(wilson(failed, n)) == pytest.approx([1 - high, 1 - low])


@given(st.integers(1, 200))
def test_wilson_is_closer_for_more(n: int) -> None:
    """Twice as many tasks with the same share tell more."""
    few, many = wilson(n, 2 * n), wilson(2 * n, 4 * n)
    assert few[0] < many[0] < many[1] < few[1]


@given(st.integers(0, 7), st.integers(0, 7))
def test_sign_test_counts_coins(better: int, worse: int) -> None:
    """It is the share of coin tosses that come out at least as uneven."""
    n = better + worse
    heads = [sum(coins) for coins in product((0, 1), repeat=n)]
    uneven = [one for one in heads if abs(2 * one - n) >= abs(better - worse)]
    assert sign_test(better, worse) == pytest.approx(len(uneven) / len(heads))


@given(COUNTS, COUNTS)
def test_sign_test_takes_no_side(better: int, worse: int) -> None:
    """Better and worse weigh the same, and nothing is surer than sure."""
    assert 0 < sign_test(better, worse) == sign_test(worse, better) <= 1
