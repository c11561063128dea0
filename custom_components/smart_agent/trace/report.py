"""Reports each turn that ends to Home Assistant's event bus and log."""

import logging

from homeassistant.core import HomeAssistant, callback

from ..const import DOMAIN
from .line import turn_line
from .log import Change, async_turn_logs
from .outcome import Kind, Outcome
from .record import TurnRecord

EVENTS = {
    Outcome.ASKED_BACK: f"{DOMAIN}_asked_back",
    Outcome.GAVE_UP: f"{DOMAIN}_gave_up",
}
"""Event types by how a turn ended."""

_LOGGER = logging.getLogger("custom_components.smart_agent.turn_report")
"""README names it; it does not follow the module."""


@callback
def async_report_turns(hass: HomeAssistant) -> None:
    """Tell of every turn from now on."""

    @callback
    def changed(change: Change, record: TurnRecord) -> None:
        if change is Change.ENDED:
            _async_fire(hass, record)
            _log(record)

    async_turn_logs(hass).async_listen(changed)


@callback
def _async_fire(hass: HomeAssistant, record: TurnRecord) -> None:
    """Fire the event of a turn that has one, for automations; of a dry run there is none.

    Nor of an AI task: its action fails, and an automation that does one upon the event
    would never end.
    """
    if record.dry_run or record.kind is Kind.TASK:
        return
    if (event_type := EVENTS.get(record.outcome)) is None:
        return
    hass.bus.async_fire(
        event_type,
        {
            "agent_id": record.agent_id,
            "device_id": record.device_id,
            "area": record.area,
            "text": record.text,
            "speech": record.speech,
            "turn_id": record.id,
        },
    )


def _log(record: TurnRecord) -> None:
    """Log a turn in a line, and what was sent and came back for those who look closer."""
    if _LOGGER.isEnabledFor(logging.INFO):
        _LOGGER.info("%s", turn_line(record))
    if _LOGGER.isEnabledFor(logging.DEBUG):
        for number, request in enumerate(record.requests, 1):
            sent = request.prompt.as_dict() if request.prompt else None
            got = request.as_dict(record.began)
            _LOGGER.debug("Turn %s, request %d: %s", record.id, number, sent)
            _LOGGER.debug("Turn %s, answer %d: %s", record.id, number, got)
