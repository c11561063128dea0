"""The actions of the integration, for administrators only."""

from collections.abc import Mapping
from typing import Any

import probatio

from homeassistant.core import (
    HomeAssistant,
    ServiceCall,
    ServiceResponse,
    SupportsResponse,
    callback,
)
from homeassistant.helpers import config_validation as cv
from homeassistant.helpers.entity_platform import async_get_platforms
from homeassistant.helpers.service import (
    async_extract_entities,
    async_register_admin_service,
)

from .const import DOMAIN
from .entity import CountedEntity
from .trace.log import MAX_RECORDS, async_turn_logs
from .trace.outcome import Outcome
from .trace.record import TurnRecord

SERVICE_GET_TURNS = "get_turns"
SERVICE_RESET_STATISTICS = "reset_statistics"

_AGENT, _OUTCOME, _TOOL, _TEXT, _LIMIT = "agent_id", "outcome", "tool", "text", "limit"

_GET_TURNS_SCHEMA = probatio.Schema(
    {
        probatio.Optional(_AGENT): cv.entity_ids,
        probatio.Optional(_OUTCOME): probatio.All(
            cv.ensure_list, [probatio.Coerce(Outcome)]
        ),
        probatio.Optional(_TOOL): cv.string,
        probatio.Optional(_TEXT): cv.string,
        probatio.Optional(_LIMIT, default=10): probatio.All(
            probatio.Coerce(int), probatio.Range(min=1, max=MAX_RECORDS)
        ),
    }
)


@callback
def async_register(hass: HomeAssistant) -> None:
    """Register all actions."""
    async_register_admin_service(
        hass,
        DOMAIN,
        SERVICE_GET_TURNS,
        _get_turns,
        _GET_TURNS_SCHEMA,
        SupportsResponse.ONLY,
    )
    # Not by Home Assistant's own helper for actions on entities: it takes one platform.
    async_register_admin_service(
        hass,
        DOMAIN,
        SERVICE_RESET_STATISTICS,
        _reset_statistics,
        cv.make_entity_service_schema(None),
    )


async def _reset_statistics(call: ServiceCall) -> None:
    """Have the statistics of all agents and AI tasks that are meant begin anew."""
    counted = [
        entity
        for platform in async_get_platforms(call.hass, DOMAIN)
        for entity in platform.entities.values()
        if isinstance(entity, CountedEntity)
    ]
    for entity in await async_extract_entities(counted, call):
        entity.async_reset_statistics()


async def _get_turns(call: ServiceCall) -> ServiceResponse:
    """Return the last turns that match the call's filters, the newest first."""
    turns = [
        record
        for record in async_turn_logs(call.hass).turns
        if _fits(record, call.data)
    ]
    newest = turns[-call.data[_LIMIT] :]
    return {"turns": [record.as_dict() for record in reversed(newest)]}


def _fits(record: TurnRecord, wanted: Mapping[str, Any]) -> bool:
    """Return whether a turn matches all filters of the call."""
    text = wanted.get(_TEXT, "").casefold()
    tool = wanted.get(_TOOL, "").casefold()
    return (
        record.agent_id in wanted.get(_AGENT, (record.agent_id,))
        and record.outcome in wanted.get(_OUTCOME, (record.outcome,))
        and text in f"{record.text}\n{record.speech}".casefold()
        and (not tool or any(tool in call.tool.casefold() for call in record.calls))
    )
