"""What groups, scenes and scripts act on, exposed or not, as far as it can open.

Of this Home Assistant documents the `entity_id` attribute of groups alone. The states
of its scenes and the steps of its scripts are read where it keeps them (checked on
2026.10); what is not there counts as not known.
"""

from collections.abc import Iterable, Iterator, Mapping
import re
from typing import Any

from homeassistant.components.alarm_control_panel import DOMAIN as ALARM_DOMAIN
from homeassistant.components.homeassistant.scene import DATA_PLATFORM
from homeassistant.components.scene import DOMAIN as SCENE_DOMAIN
from homeassistant.components.script.const import DOMAIN as SCRIPT_DOMAIN
from homeassistant.const import (
    ATTR_DEVICE_CLASS,
    ATTR_ENTITY_ID,
    ATTR_STATE,
    CONF_ACTION,
    CONF_DEVICE_ID,
    CONF_DOMAIN,
    CONF_ENTITIES,
    CONF_SCENE,
    CONF_SERVICE,
    CONF_SERVICE_DATA,
    CONF_TARGET,
    CONF_TYPE,
    STATE_UNKNOWN,
    Platform,
)
from homeassistant.core import HomeAssistant, State, callback, split_entity_id
from homeassistant.helpers import entity_registry as er, intent
from homeassistant.helpers.target import (
    TargetSelection,
    async_extract_referenced_entity_ids,
)

from .model import Entity

_OPENING = frozenset(
    {
        ALARM_DOMAIN,
        "button",
        "cover",
        "input_boolean",
        "input_button",
        "lock",
        "switch",
        "valve",
    }
)
"""Domains of what can open; of lights and the like nothing need be kept."""

_HOLDERS = frozenset({SCENE_DOMAIN, SCRIPT_DOMAIN})

_NO_ACTIONS = frozenset(
    {"condition", "conditions", "if", "until", "wait_for_trigger", "while"}
)
"""Keys of a script's steps under which nothing is done."""

_BRINGS = {
    "alarm_arm_away": "armed_away",
    "alarm_arm_custom_bypass": "armed_custom_bypass",
    "alarm_arm_home": "armed_home",
    "alarm_arm_night": "armed_night",
    "alarm_arm_vacation": "armed_vacation",
    "alarm_disarm": "disarmed",
    "close_cover": "closed",
    "close_valve": "closed",
    "lock": "locked",
    "open": "open",
    "open_cover": "open",
    "open_valve": "open",
    "stop_cover": "stopped",
    "stop_valve": "stopped",
    "turn_off": "off",
    "turn_on": "on",
    "unlock": "unlocked",
}
"""The state that an action brings about; any other may bring any."""

_OF_ANY = frozenset({"", "group", "homeassistant"})
"""Domains of actions for entities of all kinds; "" is for one that is not known."""

_ACTION = re.compile(r"\w+\.\w+")

_DEEPEST = 5
"""Scripts in scripts, or groups in groups, that are looked into."""


@callback
def is_holder(state: State) -> bool:
    """Return whether an entity may be one that acts on others."""
    return state.domain in _HOLDERS or ATTR_ENTITY_ID in state.attributes


@callback
def async_parts(hass: HomeAssistant, state: State) -> tuple[Entity, ...]:
    """Return what turning on an entity may open, by way of what it acts on."""
    if not is_holder(state):
        return ()
    found = {
        (part.entity_id, part.brought): part
        for part in _parts(hass, state.entity_id, 0)
    }
    return tuple(found[key] for key in sorted(found))


def _parts(
    hass: HomeAssistant, entity_id: str, depth: int, brought: str = ""
) -> Iterator[Entity]:
    """Yield what an entity acts on; brought is the state that it is brought to."""
    if depth >= _DEEPEST:
        return
    domain = split_entity_id(entity_id)[0]
    if domain == SCENE_DOMAIN:
        brought = STATE_UNKNOWN
    if (
        domain == SCENE_DOMAIN
        and (states := _scene_states(hass, entity_id)) is not None
    ):
        for member, to in states.items():
            yield from _part(hass, member, to, depth)
    elif domain == SCRIPT_DOMAIN:
        yield from _of_steps(hass, _sequence(hass, entity_id), depth)
    elif (state := hass.states.get(entity_id)) is not None:
        members = state.attributes.get(ATTR_ENTITY_ID)
        if isinstance(members, list | tuple):
            for member in map(str, members):
                if member != entity_id:
                    yield from _part(hass, member, brought, depth)


def _part(
    hass: HomeAssistant, entity_id: str, brought: str, depth: int
) -> Iterator[Entity]:
    """Yield one thing that is acted on, and what it acts on itself."""
    domain = entity_id.partition(".")[0]
    if domain in _OPENING:
        yield _entity(hass, entity_id, brought)
    if domain not in _HOLDERS or brought != "off":
        yield from _parts(hass, entity_id, depth + 1, brought)


def _entity(hass: HomeAssistant, entity_id: str, brought: str) -> Entity:
    """Return a part as the guard sees it."""
    entry = er.async_get(hass).async_get(entity_id)
    state = hass.states.get(entity_id)
    names: Iterable[str] = ()
    if state is not None:
        names = intent.async_get_entity_aliases(hass, entry, state=state)
    attributes = state.attributes if state else {}
    return Entity(
        entity_id=entity_id,
        names=tuple(names) or (entity_id.partition(".")[2],),
        device_class=(entry and (entry.device_class or entry.original_device_class))
        or attributes.get(ATTR_DEVICE_CLASS),
        brought=brought,
    )


def _scene_states(hass: HomeAssistant, entity_id: str) -> Mapping[str, str] | None:
    """Return the states that a scene of Home Assistant's own sets."""
    platform = hass.data.get(DATA_PLATFORM)
    scene = platform.entities.get(entity_id) if platform else None
    config = getattr(scene, "scene_config", None)
    if config is None:
        return None
    return {member: state.state for member, state in config.states.items()}


def _sequence(hass: HomeAssistant, entity_id: str) -> Any:
    """Return the steps of a script, none for one that cannot run."""
    component = hass.data.get(SCRIPT_DOMAIN)
    entity = component.get_entity(entity_id) if component else None
    return getattr(getattr(entity, "script", None), "sequence", ())


def _of_steps(hass: HomeAssistant, steps: Any, depth: int) -> Iterator[Entity]:
    """Yield what the steps of a script act on, however they are nested."""
    if isinstance(steps, Mapping):
        yield from _of_step(hass, steps, depth)
        for key, inner in steps.items():
            if key not in _NO_ACTIONS:
                yield from _of_steps(hass, inner, depth)
    elif isinstance(steps, list | tuple):
        for step in steps:
            yield from _of_steps(hass, step, depth)


def _of_step(
    hass: HomeAssistant, step: Mapping[str, Any], depth: int
) -> Iterator[Entity]:
    """Yield what one step of a script acts on."""
    if isinstance(scene := step.get(CONF_SCENE), str):
        yield from _part(hass, scene, "", depth)
    elif CONF_DEVICE_ID in step and CONF_TYPE in step and CONF_DOMAIN in step:
        # A device's own action; its entity may be known by the registry's id alone.
        to = _BRINGS.get(str(step[CONF_TYPE]), STATE_UNKNOWN)
        registry = er.async_get(hass)
        known = er.async_resolve_entity_id(registry, str(step.get(ATTR_ENTITY_ID, "")))
        yield from _part(hass, known or f"{step[CONF_DOMAIN]}.{to}", to, depth)
    elif (action := step.get(CONF_ACTION) or step.get(CONF_SERVICE)) is not None:
        yield from _of_action(hass, str(action), step, depth)


def _of_action(
    hass: HomeAssistant, action: str, step: Mapping[str, Any], depth: int
) -> Iterator[Entity]:
    """Yield what an action acts on.

    A target that a template is to find can be anything of the action's domain, and an
    action that one is to find anything that its target takes.
    """
    domain, service = ("", "")
    if _ACTION.fullmatch(action):
        domain, service = split_entity_id(action)
    if script := _script_of(hass, domain, service):
        yield from _part(hass, script, "", depth)
        return
    if action == "scene.apply":
        yield from _applied(hass, step, depth)
        return
    brings = _BRINGS.get(service, STATE_UNKNOWN)
    targets = _targets(hass, step)
    if not targets and domain in _OPENING:
        yield Entity(f"{domain}.{STATE_UNKNOWN}", (STATE_UNKNOWN,), brought=brings)
    elif domain not in _OF_ANY and domain not in _HOLDERS and domain not in Platform:
        # Of another service nothing is known but its name.
        yield Entity(action, (service,), brought=STATE_UNKNOWN)
    for member in targets:
        own = member.partition(".")[0]
        if own == domain or domain in _OF_ANY:
            yield from _part(hass, member, brings, depth)


def _script_of(hass: HomeAssistant, domain: str, service: str) -> str | None:
    """Return the script that is called as an action, by the name it was set up with."""
    if domain != SCRIPT_DOMAIN:
        return None
    known = er.async_get(hass).async_get_entity_id(domain, domain, service)
    by_name = f"{domain}.{service}"
    return known or (by_name if hass.states.get(by_name) else None)


def _applied(
    hass: HomeAssistant, step: Mapping[str, Any], depth: int
) -> Iterator[Entity]:
    """Yield what a step sets as a scene would."""
    data = step.get(CONF_SERVICE_DATA)
    states = data.get(CONF_ENTITIES) if isinstance(data, Mapping) else None
    if isinstance(states, Mapping):
        for member, to in states.items():
            to = to.get(ATTR_STATE) if isinstance(to, Mapping) else to
            yield from _part(hass, str(member), _as_state(to), depth)


def _targets(hass: HomeAssistant, step: Mapping[str, Any]) -> list[str]:
    """Return what an action is for, by id, device, area, floor or label."""
    found: set[str] = set()
    for config in (step, step.get(CONF_TARGET), step.get(CONF_SERVICE_DATA)):
        if isinstance(config, Mapping):
            plain = {key: value for key, value in config.items() if _is_plain(value)}
            chosen = async_extract_referenced_entity_ids(
                hass, TargetSelection(plain), expand_group=False
            )
            found |= chosen.referenced | chosen.indirectly_referenced
    return sorted(one for one in found if "." in one)


def _is_plain(value: Any) -> bool:
    """Return whether a value is text, and no template."""
    values = value if isinstance(value, list) else [value]
    return all(isinstance(one, str) for one in values)


def _as_state(value: Any) -> str:
    """Return a state as YAML has it, where on and off are true and false."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, str) else STATE_UNKNOWN
