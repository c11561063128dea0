"""What a model is told of an AI task, and of answers that were wrong."""

from collections.abc import Mapping, Sequence
import json
from typing import Any

from ..guard.feedback import problem_line
from ..guard.problem import Problem

CUT_OFF = "Your answer was too long and was cut off. Write it again, shorter."
EMPTY = "Your answer was empty. Do the task and write the answer."

_MOST_LINES = 12
"""Problems that a model is told at a time."""


def with_schema(instructions: str, schema: Mapping[str, Any]) -> str:
    """Return the instructions of a task and what the answer has to look like.

    A server that is told the schema beside keeps to its form, but shows the model
    nothing of it, not even the descriptions.
    """
    written = json.dumps(schema, ensure_ascii=False, separators=(",", ":"))
    return (
        f"{instructions}\n\nAnswer with JSON that fits this JSON schema, and with "
        f"nothing else:\n{written}"
    )


def wrong_data(problems: Sequence[Problem]) -> str:
    """Return what a model is told of data that does not fit the schema."""
    lines = problem_lines(problems)
    return (
        f"This JSON does not fit the schema:\n{lines}\n"
        "Write all of it again with this put right, and nothing else."
    )


def no_data(why: str) -> str:
    """Return what a model is told of an answer without JSON that can be read."""
    return (
        f"Your answer could not be read as JSON: {why}. Write the JSON that fits the "
        "schema once, complete, and nothing else."
    )


def problem_lines(problems: Sequence[Problem]) -> str:
    """Return what is wrong, a line each; the first of many."""
    return "\n".join(problem_line(one) for one in problems[:_MOST_LINES])
