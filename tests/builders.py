"""Homes and tools for tests of what is pure: no core, no registries."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
import json
from pathlib import Path
from typing import Any

import probatio

from custom_components.smart_agent.guard.pipeline import judge
from custom_components.smart_agent.guard.rules import (
    Choices,
    Earlier,
    Rules,
    SoFar,
    Words,
)
from custom_components.smart_agent.guard.verdict import Verdict
from custom_components.smart_agent.home.home import Area, Entity, Floor, Home, Place
from custom_components.smart_agent.llm_tools.spec import TargetRule, Toolset, ToolSpec
from homeassistant.helpers import llm
from homeassistant.util.color import color_name_to_rgb

_FILE = Path(__file__).parent / "data" / "assist-tools.json"
_COLOR = probatio.Schema(
    {probatio.Optional("color"): color_name_to_rgb}, extra=probatio.ALLOW_EXTRA
)
_SETS = ("domains", "states", "states_of_many")


def entity(
    entity_id: str,
    *names: str,
    area: str | None = None,
    floor: str | None = None,
    **more: Any,
) -> Entity:
    """Return an entity; without names it is called as its id says."""
    own = entity_id.partition(".")[2].replace("_", " ").title()
    return Entity(
        entity_id,
        names or (own,),
        area_id=area and _slug(area),
        floor_id=floor and _slug(floor),
        **more,
    )


def home(
    *entities: Entity,
    areas: Iterable[str] | Mapping[str, str | None] = (),
    floors: Iterable[str] = (),
    **more: Any,
) -> Home:
    """Return a home; areas are names, or names with the floor they are on.

    "Kitchen, Cuisine" is a name with an alias. Areas that entities are in are there by
    themselves.
    """
    floor_of = dict(areas) if isinstance(areas, Mapping) else dict.fromkeys(areas)
    made = [
        Area(_slug(names[0]), names, floor and _slug(floor))
        for names, floor in ((_names(text), on) for text, on in floor_of.items())
    ]
    known = {area.area_id for area in made}
    made += [
        Area(area_id, (area_id.replace("_", " ").title(),))
        for area_id in dict.fromkeys(e.area_id for e in entities if e.area_id)
        if area_id not in known
    ]
    on = {area.area_id: area.floor_id for area in made}
    return Home(
        entities=tuple(
            replace(e, floor_id=e.floor_id or on.get(e.area_id or "")) for e in entities
        ),
        areas=tuple(made),
        floors=tuple(Floor(_slug(n[0]), n) for n in map(_names, floors)),
        **more,
    )


def tool(name: str, schema: Mapping[str, Any], **more: Any) -> ToolSpec:
    """Return a tool of a script or server, known by its name alone."""
    return ToolSpec(name, name, "", schema, llm.ToolAnnotations(), **more)


def toolset(*tools: ToolSpec) -> Toolset:
    """Return tools as a toolset."""
    return Toolset(tools, {spec.name: spec for spec in tools})


def rules_of(place: Place | None = None, **values: Any) -> Rules:
    """Return rules with these values, whichever part of them they belong to."""
    parts: dict[str, Any] = {}
    for name, kind in (
        ("choices", Choices),
        ("words", Words),
        ("earlier", Earlier),
        ("so_far", SoFar),
    ):
        mine = {field.name for field in fields(kind)} & values.keys()
        parts[name] = kind(**{key: values.pop(key) for key in mine})
    return Rules(place=place or Place(), **parts, **values)


def judged(
    name: str,
    arguments: Any,
    in_home: Home,
    rules: Rules | None = None,
    tools: Toolset | None = None,
    **more: Any,
) -> Verdict:
    """Return what the guard says of a call; more are rules other than the default."""
    return judge(name, arguments, tools or TOOLS, in_home, rules or rules_of(**more))


def as_data(spec: ToolSpec) -> dict[str, Any]:
    """Return what the file has of a tool."""
    rule = spec.targets
    return {
        "full_name": spec.full_name,
        "name": spec.name,
        "schema": spec.schema,
        "annotations": {
            key: getattr(spec.annotations, key) for key in ("read_only", "idempotent")
        },
        "targets": rule
        and {
            key: sorted(value) if key in _SETS else value
            for key, value in vars(rule).items()
            if value != getattr(TargetRule, key)
        },
        "intent_type": spec.intent_type,
        "area_keys": sorted(spec.area_keys),
        "needs_timer": spec.needs_timer,
        "set_by_intent": sorted(spec.set_by_intent),
    }


def _from_data(data: Mapping[str, Any]) -> ToolSpec:
    """Return a tool of the file."""
    rule: dict[str, Any] | None = data["targets"] and {
        key: frozenset(value) if key in _SETS else value
        for key, value in data["targets"].items()
    }
    return ToolSpec(
        full_name=data["full_name"],
        name=data["name"],
        description="",
        schema=data["schema"],
        annotations=llm.ToolAnnotations(**data["annotations"]),
        targets=None if rule is None else TargetRule(**rule),
        intent_type=data["intent_type"],
        area_keys=frozenset(data["area_keys"]),
        needs_timer=data["needs_timer"],
        set_by_intent=frozenset(data["set_by_intent"]),
        validate=_COLOR if "color" in data["schema"]["properties"] else None,
    )


def _names(text: str) -> tuple[str, ...]:
    """Return the name and the aliases of a text."""
    return tuple(name.strip() for name in text.split(","))


def _slug(name: str) -> str:
    """Return the id of a name."""
    return name.strip().casefold().replace(" ", "_")


TOOLS = toolset(*map(_from_data, json.loads(_FILE.read_text())))
"""The Assist tools of Home Assistant's demo home, with timers."""
