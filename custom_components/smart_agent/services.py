"""The actions of the integration, for administrators only."""

from collections.abc import Mapping
from typing import Any

import probatio

from homeassistant.const import Platform
from homeassistant.core import (
    HomeAssistant,
    ServiceCall,
    ServiceResponse,
    SupportsResponse,
    callback,
)
from homeassistant.helpers import config_validation as cv
from homeassistant.helpers.service import (
    async_register_admin_service,
    async_register_platform_entity_service,
)

from .const import DOMAIN
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
    async_register_platform_entity_service(
        hass,
        DOMAIN,
        SERVICE_RESET_STATISTICS,
        admin_only=True,
        entity_domain=Platform.CONVERSATION,
        func="async_reset_statistics",
        schema=None,
    )


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
