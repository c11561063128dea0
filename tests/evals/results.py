"""Results for tests to sum up and compare."""

from typing import Any

from evals.result import Result


def result(task: str = "on", *, passed: bool = True, **other: Any) -> Result:
    """Return a result; what is not given is as of a plain task that was passed."""
    plain: dict[str, Any] = {
        "version": "2026.10.4",
        "agent": "ours",
        "model": "small",
        "options": {},
        "data": "mini",
        "category": "light",
        "repetition": 0,
        "sentence": "Turn it on",
        "wrong": [] if passed else ["light.one state: 'off' instead of 'on'"],
        "speech": "It is on",
        "outcome": "acted",
        "error": "",
        "requests": 1,
        "prompt_tokens": 300,
        "generated_tokens": 20,
        "words": 3,
        "rejected": 0,
        "normalised": 1,
        "seconds": 0.5,
        "harm": [],
    }
    return Result(task=task, passed=passed, **plain | other)
