"""What the guard thinks a call acts on is what Home Assistant then acts on."""

from dataclasses import replace
import random
from typing import Any

import pytest

from custom_components.smart_agent.guard.rules import Rules
from custom_components.smart_agent.guard.verdict import Run
from custom_components.smart_agent.llm_tools.spec import TargetRule
from homeassistant.components.homeassistant.exposed_entities import async_expose_entity
from homeassistant.core import HomeAssistant
from homeassistant.helpers import area_registry as ar, entity_registry as er, intent

from .conftest import ASSISTANT, DemoHome

CALLS = 1500

CONFUSING = [
    "Twin",
    "the twin",
    "Breeze",
    "HeatPump",
    "Hidden Lamp",
    "Living Room RGBWW Lights",
    "kitchen",
    "living room light",
    "window",
]


def confuse(hass: HomeAssistant) -> None:
    """Make names, aliases and areas of the home hard to tell apart."""
    entries, areas = er.async_get(hass), ar.async_get(hass)
    names = {
        "light.kitchen_lights": "Twin",
        "light.ceiling_lights": "Twin",
        "switch.ac": "Twin",
        "light.bed_light": "Kitchen Lamp",
        "switch.decorative_lights": "Hidden Lamp",
        "sensor.outside_temperature": "Living Room RGBWW Lights",
    }
    for entity_id, name in names.items():
        entries.async_update_entity(entity_id, name=name)
    for entity_id, aliases in {
        "fan.ceiling_fan": ["Office", "Breeze"],
        "cover.hall_window": ["Breeze"],
        "climate.hvac": ["HeatPump"],
    }.items():
        entry = entries.async_get(entity_id)
        assert entry is not None
        entries.async_update_entity(entity_id, aliases=[*entry.aliases, *aliases])
    for name in ("Hallway", "Garage"):
        area = areas.async_get_area_by_name(name)
        assert area is not None
        areas.async_update(area.id, aliases={"Back"})
    for entity_id in ("switch.decorative_lights", "light.office_rgbw_lights"):
        async_expose_entity(hass, ASSISTANT, entity_id, False)


def matched(
    demo_home: DemoHome, rule: TargetRule, args: dict[str, Any]
) -> intent.MatchTargetsResult:
    """Return what Home Assistant matches, as its intent handlers ask for it."""
    domains = args.get("domain") or (rule.domains if rule.enforced else None)
    return intent.async_match_targets(
        demo_home.hass,
        intent.MatchTargetsConstraints(
            name=args.get("name"),
            area_name=args.get("area"),
            floor_name=args.get("floor"),
            domains=[domains] if isinstance(domains, str) else domains,
            device_classes=args.get("device_class"),
            assistant=ASSISTANT,
            features=rule.features or None,
            states=rule.states,
            single_target=rule.single,
            allow_duplicate_names=rule.reads,
        ),
        intent.MatchTargetsPreferences(
            demo_home.rules.place.area_id, demo_home.rules.place.floor_id
        ),
    )


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("near", [True, False])
async def test_the_same_entities(demo_home: DemoHome, near: bool, seed: int) -> None:
    """For many calls in a confusing home, both mean the same entities."""
    if not near:
        demo_home = replace(demo_home, rules=Rules())
    confuse(demo_home.hass)
    await demo_home.hass.async_block_till_done()
    home, toolset = demo_home.home, demo_home.toolset
    pick = random.Random(seed)
    words = {
        "name": [name for e in home.entities for name in (*e.names, e.entity_id)]
        + CONFUSING * 10,
        "area": [name for a in home.areas for name in (*a.names, a.area_id)]
        + ["Bathroom", "ground floor", "Twin"],
        "floor": ["Ground floor", "ground_floor", "Kitchen", "Attic"],
        "domain": [*sorted(home.domains), "lights"],
        "device_class": ["window", "garage", "light", "outlet", "tv"],
    }
    tools = [
        spec
        for spec in toolset.tools
        if spec.targets and "area" not in spec.required and "item" not in spec.required
    ]
    values = {"temperature": 21, "volume_step": "up", "mode": "eco"}
    ran = 0
    for _ in range(CALLS):
        spec = pick.choice(tools)
        args: dict[str, Any] = {
            key: values.get(key, 50) for key in spec.required if key != "name"
        }
        for key, choices in words.items():
            if key in spec.properties and pick.random() < 0.4:
                args[key] = pick.choice(choices)
        verdict = demo_home.judge_in(home, toolset, spec.name, args)
        if not isinstance(verdict, Run):
            continue
        rule = verdict.spec.targets
        assert rule is not None
        result = matched(demo_home, rule, verdict.args)
        found = {state.entity_id for state in result.states}
        if rule.reads and not result.is_match:
            continue
        assert result.is_match, (args, verdict.args, result.no_match_reason)
        if "name" not in verdict.args and rule.states_of_many and len(found) > 1:
            found = {
                state.entity_id
                for state in result.states
                if state.state in rule.states_of_many
            }
        if rule.domains is not None and not rule.enforced:
            # What has no such service is left to fail by itself.
            found = {one for one in found if one.partition(".")[0] in rule.domains}
        assert found == {one.entity_id for one in verdict.entities}, (
            args,
            verdict.args,
        )
        ran += 1
    assert ran > CALLS / 10
