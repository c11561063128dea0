"""The record of a turn that begins."""

from homeassistant.components.conversation import ConversationInput
from homeassistant.core import HomeAssistant, callback
from homeassistant.util import dt as dt_util

from ..trace.dry_run_flag import current_trial
from ..trace.record import TurnRecord


@callback
def async_new_record(
    hass: HomeAssistant,
    user_input: ConversationInput,
    conversation_id: str,
    agent_id: str,
    model: str,
) -> TurnRecord:
    """Return the record of a turn; a trial that it belongs to is told its id."""
    trial = current_trial.get()
    record = TurnRecord(
        conversation_id=conversation_id,
        agent_id=agent_id,
        model=model,
        language=user_input.language or hass.config.language,
        text=user_input.text,
        area=None,
        started=dt_util.utcnow(),
        user_id=user_input.context.user_id,
        device_id=user_input.device_id,
        dry_run=trial is not None and trial.dry_run,
    )
    if trial is not None:
        trial.turn_id = trial.turn_id or record.id
    return record
