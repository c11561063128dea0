"""What a new server begins with: an agent, and an AI task on the same model."""

from homeassistant.config_entries import ConfigSubentryData
from homeassistant.const import CONF_LLM_HASS_API, CONF_MODEL
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import llm

from ..const import SUBENTRY_CONVERSATION, SUBENTRY_TASK
from ..runtime import async_new_name


@callback
def first_subentries(
    hass: HomeAssistant, model: str | None
) -> list[ConfigSubentryData]:
    """Return them with recommended settings, none without a model.

    One model for both, so that one is in the server's memory.
    """
    if model is None:
        return []
    return [
        ConfigSubentryData(
            data=data,
            subentry_type=kind,
            title=async_new_name(hass, kind),
            unique_id=None,
        )
        for kind, data in (
            (
                SUBENTRY_CONVERSATION,
                {CONF_MODEL: model, CONF_LLM_HASS_API: [llm.LLM_API_ASSIST]},
            ),
            (SUBENTRY_TASK, {CONF_MODEL: model}),
        )
    ]
