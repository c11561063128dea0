"""What follows from Home Assistant's sentences, worked out once for all a process does.

Each core parses Home Assistant's sentences anew, each agent draws its vocabulary from
them, and each home has its matcher of frames, which spells numbers in words. All of this
takes longer than the rest of a turn, and is the same whatever home it is for. A core that
is stopped meanwhile ends it before it is done, so that the next begins anew.
"""

from collections.abc import Mapping
from copy import copy, deepcopy
from functools import cache
from typing import Any

from gazetteer_matcher import GazetteerMatcher, config
from hassil import intents
from hassil.expression import Sentence
from hassil.parse_expression import parse_sentence

from custom_components.smart_agent.sentences import vocabularies, vocabulary

_parsed = cache(parse_sentence)
_read = cache(config._load_yaml)  # noqa: SLF001 - nothing else reads its data

_vocabularies: list[tuple[Mapping[str, Any], vocabulary.Vocabulary]] = []
"""Vocabularies with the sentences that they were drawn from."""


def _parse(*args: Any, **more: Any) -> Sentence:
    """Return a sentence of its own: one keeps what it found out with its rules.

    What it consists of is never changed and can be shared.
    """
    return copy(_parsed(*args, **more))


def _load(path: Any) -> dict[str, Any]:
    """Return the data of the matcher of frames, of its own for each."""
    return deepcopy(_read(path))


def _vocabulary(of: Mapping[str, Any]) -> vocabulary.Vocabulary:
    """Return a vocabulary of a language's sentences, which shares what is drawn from them."""
    for known, found in _vocabularies:
        if known == of:
            return copy(found)
    found = vocabulary.Vocabulary(of)
    _vocabularies.append((deepcopy(of), found))
    return copy(found)


def parse_once() -> None:
    """Have all of it worked out once; the numbers of the matcher of frames now."""
    for module in (intents, vocabulary):
        setattr(module, "parse_sentence", _parse)  # noqa: B010 - is no name of theirs
    setattr(config, "_load_yaml", _load)  # noqa: B010 - is private
    setattr(vocabularies, "Vocabulary", _vocabulary)  # noqa: B010 - is a class
    GazetteerMatcher()
