"""Sentence templates, parsed once for all that a process does.

Each core parses Home Assistant's sentences anew, and each agent what it draws its
vocabulary from, which takes longer than the rest of a turn.
"""

from copy import copy
from functools import cache
from typing import Any

from hassil import intents
from hassil.expression import Sentence
from hassil.parse_expression import parse_sentence

from custom_components.smart_agent.sentences import vocabulary

_parsed = cache(parse_sentence)


def _parse(*args: Any, **more: Any) -> Sentence:
    """Return a sentence of its own: one keeps what it found out with its rules.

    What it consists of is never changed and can be shared.
    """
    return copy(_parsed(*args, **more))


def parse_once() -> None:
    """Have all templates parsed once."""
    for module in (intents, vocabulary):
        setattr(module, "parse_sentence", _parse)  # noqa: B010 - is no name of theirs
