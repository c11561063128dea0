"""How sure a count makes one."""

from math import comb, sqrt
from statistics import NormalDist

_Z = NormalDist().inv_cdf(0.975)
"""Standard deviations from the mean within which 95 % lie."""


def wilson(passed: int, n: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of which `passed` of `n` were seen.

    Wilson's score interval (J. Am. Stat. Assoc. 22, 1927), which also holds for few
    and for all or none. Without any it is all from 0 to 1.
    """
    if not n:
        return 0.0, 1.0
    share, square = passed / n, _Z * _Z
    centre = share + square / (2 * n)
    margin = _Z * sqrt(share * (1 - share) / n + square / (4 * n * n))
    low, high = ((centre + sign * margin) / (1 + square / n) for sign in (-1, 1))
    return max(0.0, min(low, share)), min(1.0, max(high, share))


def sign_test(better: int, worse: int) -> float:
    """Return how likely so uneven a result is where neither is better.

    The exact two-sided sign test, for pairs that pass or fail the same as McNemar's.
    """
    n, fewer = better + worse, min(better, worse)
    return min(1.0, 2 * sum(comb(n, k) for k in range(fewer + 1)) / (1 << n))
