"""The tools of a dry run: those that only read run, all others pretend to succeed."""

from dataclasses import replace
from typing import Any, override

from homeassistant.core import HomeAssistant
from homeassistant.helpers import intent, llm

from .reader import inner_tool
from .spec import ALL, AREA, DEVICE_CLASS, DOMAIN, FLOOR, NAME
from .wrapped import WrappedTool


class DryTool(WrappedTool):
    """A tool that is not called and succeeds."""

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Return what the tool would, had it worked.

        Raises MatchFailedError where an intent would have found nothing to act on.
        """
        tool = inner_tool(self._tool)
        if not isinstance(tool, llm.IntentTool):
            return llm.ToolResult({"success": True})
        response = _response(hass, tool.intent_type, tool_input.tool_args, llm_context)
        return llm.ToolResult(llm.IntentResponseDict(response))


def dry_tools(api: llm.APIInstance) -> llm.APIInstance:
    """Return an API whose tools change nothing."""
    return replace(
        api,
        tools=[
            tool if tool.annotations.read_only else DryTool(tool) for tool in api.tools
        ],
    )


def _response(
    hass: HomeAssistant,
    intent_type: str,
    args: dict[str, Any],
    llm_context: llm.LLMContext,
) -> intent.IntentResponse:
    """Return what an intent answers when all it is meant for has done as told."""
    handler = next(
        one for one in intent.async_get(hass) if one.intent_type == intent_type
    )
    response = intent.IntentResponse(llm_context.language or hass.config.language)
    constraints = _constraints(handler, args, llm_context)
    if not constraints.has_constraints:
        return response
    wanted = llm.async_get_match_preferences(hass, llm_context)
    preferences = intent.MatchTargetsPreferences(wanted.area_id, wanted.floor_id)
    match = intent.async_match_targets(hass, constraints, preferences)
    if not match.is_match and isinstance(handler, intent.DynamicServiceIntentHandler):
        raise intent.MatchFailedError(match, constraints, preferences)
    response.async_set_results(_targets(match))
    response.async_set_states(match.states)
    return response


def _constraints(
    handler: intent.IntentHandler, args: dict[str, Any], llm_context: llm.LLMContext
) -> intent.MatchTargetsConstraints:
    """Return what an intent is meant for, as its handler reads the arguments."""
    name = args.get(NAME)
    constraints = intent.MatchTargetsConstraints(
        name=None if name == ALL else name,
        area_name=args.get(AREA),
        floor_name=args.get(FLOOR),
        domains=_several(args.get(DOMAIN)),
        device_classes=_several(args.get(DEVICE_CLASS)),
        assistant=llm_context.assistant,
    )
    if isinstance(handler, intent.DynamicServiceIntentHandler):
        constraints.domains = constraints.domains or handler.required_domains
        constraints.features = handler.required_features
        constraints.states = handler.required_states
    elif constraints.has_constraints:
        constraints.domains = constraints.domains or handler.platforms
    return constraints


def _several(value: Any) -> set[str] | None:
    """Return an argument that may be one or several."""
    if not value:
        return None
    return {value} if isinstance(value, str) else set(value)


def _targets(match: intent.MatchTargetsResult) -> list[intent.IntentResponseTarget]:
    """Return what was matched, as the answer of an intent lists it."""
    kinds = intent.IntentResponseTargetType
    places = [
        intent.IntentResponseTarget(floor.name, kinds.FLOOR, floor.floor_id)
        for floor in match.floors
    ] or [
        intent.IntentResponseTarget(area.name, kinds.AREA, area.id)
        for area in match.areas
    ]
    return places + [
        intent.IntentResponseTarget(state.name, kinds.ENTITY, state.entity_id)
        for state in match.states
    ]
