"""Resolves a call without a name: all of a kind in an area, on a floor or in the home."""

from collections.abc import Collection, Mapping, Sequence

from homeassistant.components.cover import CoverDeviceClass
from homeassistant.components.media_player import MediaPlayerDeviceClass
from homeassistant.components.switch import SwitchDeviceClass
from homeassistant.const import Platform

from ...home.home import Entity
from ...llm_tools.spec import AREA, DEVICE_CLASS, DOMAIN, FLOOR, NAME
from ..problem import ProblemKind
from .areas import check_places, in_area, on_floor
from .capabilities import unable
from .target import Target

_CLASSES: Mapping[str, Collection[str]] = {
    Platform.COVER: frozenset(CoverDeviceClass),
    Platform.MEDIA_PLAYER: frozenset(MediaPlayerDeviceClass),
    Platform.SWITCH: frozenset(SwitchDeviceClass),
}
"""Domains in which one thing can be called by several device classes. Not those in
which another class does something else: gas is no water, an update no restart."""


def find_by_place(target: Target) -> None:
    """Find everything of a kind in an area, on a floor or in the home."""
    draft, rule = target.draft, target.rule
    if not check_places(draft):
        return
    placed = FLOOR in draft.args or (
        AREA in draft.args and AREA not in draft.spec.required
    )
    here = target.fitting(target.pool)
    if not here and DEVICE_CLASS in draft.args and _class_is_void(target):
        draft.set(DEVICE_CLASS, None, "nothing of that kind has a device class")
        here = target.fitting(target.pool)
    if not here and _drop_class(target):
        here = target.fitting(target.pool)
    if rule.reads:
        # Core's reading tool says by itself when it finds nothing.
        target.entities = here
    elif not placed and not target.has_kind():
        _no_target(target)
    elif not here:
        _nothing_here(target)
    elif able := _of_many(target, target.able(here)):
        _take(target, able, placed=placed)
    else:
        unable(draft, here, rule.states or rule.states_of_many)


def _of_many(target: Target, able: list[Entity]) -> list[Entity]:
    """Return those of several entities that count where none is named."""
    states = target.rule.states_of_many
    if len(able) < 2 or states is None:
        return able
    return [entity for entity in able if entity.state in states]


def _take(target: Target, able: Sequence[Entity], *, placed: bool) -> None:
    """Take what was found, or leave it to policy or the user which are meant."""
    if target.rule.single and len(able) > 1:
        able = _nearest(target, able)
        if len(able) > 1:
            tool = target.draft.spec.name
            target.ambiguous(f"{tool} acts on one device only; say which", able)
            return
        placed = False
    target.entities = [*able]
    if placed:
        _leave_out_the_rest(target)
    if placed or NAME not in target.draft.spec.properties:
        return
    if len(able) == 1:
        target.name_it(able[0], "the only one")
    else:
        target.whole_home = True


def _leave_out_the_rest(target: Target) -> None:
    """Say which domains are meant in a place that has others, such as sensors.

    Home Assistant would try, and fail, to turn those on as well.
    """
    draft, domains = target.draft, target.rule.domains
    if domains is None or target.rule.enforced or DOMAIN in draft.args:
        return
    in_, on = in_area(draft), on_floor(draft)
    others = any(
        entity.domain not in domains and in_(entity) and on(entity)
        for entity in target.home.entities
    )
    if others and DOMAIN in draft.spec.properties:
        found = sorted({entity.domain for entity in target.entities})
        draft.set(DOMAIN, found, "what the tool can act on")


def _nearest(target: Target, able: Sequence[Entity]) -> Sequence[Entity]:
    """Return the one of several that can do it for an area, or is where the user is."""
    areas = target.home.area_names.find(target.draft.text(AREA) or "").things
    place = target.draft.place
    for left in (
        [e for e in able if any(a.area_id in e.choices.get(AREA, ()) for a in areas)],
        [e for e in able if e.area_id is not None and e.area_id == place.area_id],
    ):
        if len(left) == 1:
            return left
    return able


def _class_is_void(target: Target) -> bool:
    """Return whether no entity of the wanted kind has a device class at all."""
    items = target.draft.spec.properties.get(DEVICE_CLASS, {}).get("items", {})
    return DOMAIN in target.draft.args and not any(
        entity.device_class in items.get("enum", ())
        for entity in target.pool
        if target.in_domain(entity)
    )


def _drop_class(target: Target) -> bool:
    """Drop a wrong device class where area and kind leave one entity without it.

    Without a domain it is the class that says the kind. Returns whether it was dropped.
    """
    draft = target.draft
    if (
        DEVICE_CLASS not in draft.args
        or AREA not in draft.args.keys() - draft.spec.required
    ):
        return False
    said = draft.values(DEVICE_CLASS)
    domains = {domain for domain, own in _CLASSES.items() if {*said} & {*own}}
    if DOMAIN in draft.args:
        domains = {*draft.values(DOMAIN)}
    in_, on = in_area(draft), on_floor(draft)
    left = [e for e in target.pool if e.domain in domains and in_(e) and on(e)]
    if len(left) != 1 or (left[0].device_class and left[0].domain not in _CLASSES):
        return False
    draft.set(DEVICE_CLASS, None, "the only one there is of another class")
    if DOMAIN not in draft.args:
        draft.set(DOMAIN, [left[0].domain], "was said by device_class")
    return True


def _no_target(target: Target) -> None:
    """Keep the problem of a call that says nothing of what it is for."""
    target.draft.problem(
        ProblemKind.NO_TARGET,
        NAME,
        "say what to act on: the name of a device, or an area and a domain",
        allowed=target.names(target.pool),
    )


def _nothing_here(target: Target) -> None:
    """Keep the problem of a kind that is not where it was looked for."""
    draft = target.draft
    said = [*draft.values(DEVICE_CLASS), *draft.values(DOMAIN)]
    wanted = " ".join(map(str, said or sorted(target.rule.domains or ("device",))))
    key = next((k for k in (AREA, FLOOR) if k in draft.args), DOMAIN)
    where = f" in {draft.args[key]}" if key != DOMAIN else ""
    kind = [e for e in target.pool if target.in_domain(e) and target.of_class(e)]
    in_, on = in_area(draft), on_floor(draft)
    here = [entity for entity in target.pool if in_(entity) and on(entity)]
    draft.problem(
        ProblemKind.NOTHING_MATCHES,
        key,
        f"there is no {wanted}{where}",
        allowed=target.names(kind or here),
    )
