"""Resolves a call's target: the entities that its name, area and kind mean."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...home.home import Entity, Home, Place
from ...llm_tools.spec import ALL, AREA, NAME, TARGET_KEYS, ToolSpec
from ..draft import Draft
from ..problem import Note, Problem, ProblemKind
from .areas import check_place_value, swap_places
from .by_area import find_by_place
from .by_name import find_by_name
from .capabilities import check_limits, check_timer
from .target import Target


@dataclass(frozen=True)
class Resolution:
    """What a call acts on, with its arguments as Home Assistant will match them."""

    args: dict[str, Any]
    entities: tuple[Entity, ...] = ()
    named: bool = False
    """Whether the call names what it acts on."""
    whole_home: bool = False
    """Whether it says nothing but a kind of which the home has several."""
    notes: tuple[Note, ...] = ()
    problems: tuple[Problem, ...] = ()


def set_numbers(found: Resolution) -> set[str]:
    """Return the numbers that a call sets, as words have them: "21.5"."""
    return {
        f"{value:g}"
        for key, value in found.args.items()
        if key not in TARGET_KEYS
        and isinstance(value, int | float)
        and not isinstance(value, bool)
    }


def resolve(
    spec: ToolSpec, args: Mapping[str, Any], home: Home, place: Place
) -> Resolution:
    """Return the entities a call acts on, and its arguments as Home Assistant matches them.

    args fit the schema but for arguments that were left out. What is wrong with the target
    is among the problems of the result; nothing is raised.
    """
    draft = Draft(spec, dict(args), home, place)
    for key in spec.area_keys:
        check_place_value(draft, key, ProblemKind.UNKNOWN_AREA)
    for key in spec.floor_keys:
        check_place_value(draft, key, ProblemKind.UNKNOWN_FLOOR)
    if spec.needs_timer:
        check_timer(draft)
        check_place_value(draft, AREA, ProblemKind.UNKNOWN_AREA)
    if spec.targets is None:
        return _resolution(draft)
    target = Target(draft, spec.targets)
    _find(target)
    if len(target.entities) == 1 and not draft.problems:
        check_limits(draft, target.entities[0])
    return _resolution(draft, target)


def _find(target: Target) -> None:
    """Find what is meant by name, else by area, floor and kind."""
    draft = target.draft
    if AREA in draft.spec.required:
        check_place_value(draft, AREA, ProblemKind.UNKNOWN_AREA)
    if NAME not in draft.spec.required:
        _drop_all(draft)
    swap_places(draft)
    _device_as_area(target)
    if (name := draft.text(NAME)) is None:
        find_by_place(target)
    else:
        find_by_name(target, name)


def _drop_all(draft: Draft) -> None:
    """Drop the name "all", as Home Assistant does."""
    name = draft.text(NAME)
    if (
        name
        and name.strip().casefold() == ALL
        and not draft.home.entity_names.exact(name)
    ):
        draft.set(NAME, None, "no name means all")


def _device_as_area(target: Target) -> None:
    """Move the name of a device that was written as the area."""
    draft, home = target.draft, target.home
    area = draft.text(AREA)
    if area is None or NAME in draft.args or AREA in draft.spec.required:
        return
    if home.area_names.find(area).things or NAME not in draft.spec.properties:
        return
    if any(map(target.in_pool, home.entity_names.exact(area))):
        draft.set(AREA, None, "a device, not an area")
        draft.set(NAME, area, "was written as area")


def _resolution(draft: Draft, target: Target | None = None) -> Resolution:
    """Return what was found."""
    return Resolution(
        args=draft.args,
        entities=tuple(target.entities) if target else (),
        named=bool(target and target.named),
        whole_home=bool(target and target.whole_home),
        notes=tuple(draft.notes),
        problems=tuple(draft.problems),
    )
