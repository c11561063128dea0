"""Where the user is, as Home Assistant's intents take it."""

from homeassistant.components.conversation import ConversationInput
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers.llm import async_get_match_preferences

from ..const import DOMAIN


@callback
def async_area_of(hass: HomeAssistant, user_input: ConversationInput) -> str | None:
    """Return the id of the area that words are said in, None where that is not known."""
    context = user_input.as_llm_context(DOMAIN)
    return async_get_match_preferences(hass, context).area_id
