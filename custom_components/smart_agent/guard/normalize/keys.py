"""Corrects the names of arguments that a model misspelled."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Any

from rapidfuzz import fuzz

from ...llm_tools.spec import TARGET_KEYS, ToolSpec, letters
from ...text.fold import MAX_NAME
from ...text.similarity import WORD_LIKENESS
from ..problem import Note

_SLIP_LENGTH = 2
"""Letters by which an argument may be longer or shorter than the one it means: "areas"
and "device_classes" are slips, "brightness_step" is not."""

type IsBlank = Callable[[str, Any], bool]


def with_known_keys(
    arguments: Mapping[str, Any], spec: ToolSpec, is_blank: IsBlank
) -> tuple[dict[str, Any], list[Note]]:
    """Return arguments under the names that a tool has for them, with what was renamed.

    is_blank tells of an argument's name and value whether that says nothing.
    """
    args: dict[str, Any] = {}
    notes: list[Note] = []
    known = [*spec.properties]
    if spec.targets is not None:
        # Those of them that the tool has no use for are dropped under their own name.
        known += sorted(TARGET_KEYS - spec.properties.keys())
    for key, value in arguments.items():
        own = _same(key, known, {*arguments, *args})
        if own != key:
            notes.append(Note(key, key, own, "spelling"))
        args[own] = value
    if spec.schema.get("additionalProperties", True) is not False:
        return args, notes
    free = [key for key in known if is_blank(key, args.get(key))]
    meant = _nearest([key for key in args if key not in known], free)
    notes += [Note(key, key, own, "nearest argument") for key, own in meant.items()]
    taken = set(meant.values())
    return {
        meant.get(key, key): value for key, value in args.items() if key not in taken
    }, notes


def _same(key: str, known: Collection[str], taken: Collection[str]) -> str:
    """Return the argument a key means: other case, camel case, spaces."""
    if key in known or len(key) > MAX_NAME:
        return key
    wanted = letters(key)
    same = (own for own in known if letters(own) == wanted and own not in taken)
    return next(same, key)


def _nearest(unknown: Collection[str], free: Collection[str]) -> dict[str, str]:
    """Return for unknown arguments the free one that only they are a slip of."""
    near = {
        key: [own for own in free if _is_slip(letters(key), letters(own))]
        for key in unknown
        if len(key) <= MAX_NAME
    }
    times = Counter(own for found in near.values() for own in found)
    return {
        key: found[0]
        for key, found in near.items()
        if len(found) == 1 and times[found[0]] == 1
    }


def _is_slip(said: str, own: str) -> bool:
    """Return whether one name is another with a slip, seldom in the first letter."""
    return (
        said[:1] == own[:1]
        and abs(len(said) - len(own)) <= _SLIP_LENGTH
        and fuzz.ratio(said, own) >= WORD_LIKENESS
    )
