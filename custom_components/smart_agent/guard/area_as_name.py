"""Adds the kind that the words name to a call whose name is that of an area."""

from collections.abc import Mapping
from typing import Any

from ..home.home import Home
from ..llm_tools.spec import AREA, DEVICE_CLASS, DOMAIN, NAME, ToolSpec
from ..utterance.request import Request
from .problem import Note


def with_kind(
    spec: ToolSpec, args: Mapping[str, Any], home: Home, request: Request
) -> tuple[dict[str, Any], tuple[Note, ...]]:
    """Return the arguments with the domain that is meant, and a note of it.

    "Turn this room's light off" is one for the lights of the room that a model writes as
    the name. Unchanged where the words name no kind or several.
    """
    own = dict(args)
    name = own.get(NAME)
    if not isinstance(name, str) or not {AREA, DOMAIN} <= spec.properties.keys():
        return own, ()
    if {DOMAIN, DEVICE_CLASS} & own.keys() or not request.known:
        return own, ()
    kinds = request.kinds & home.domains
    if len(kinds) != 1 or not home.area_names.find(name).sure:
        return own, ()
    if home.entity_names.find(name).sure:
        return own, ()
    own[DOMAIN] = sorted(kinds)
    return own, (Note(DOMAIN, None, own[DOMAIN], "the kind that the words name"),)
