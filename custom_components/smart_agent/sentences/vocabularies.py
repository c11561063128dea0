"""A cache of vocabularies, one for each language."""

from homeassistant.components.conversation.agent_manager import get_agent_manager
from homeassistant.core import HomeAssistant

from .vocabulary import Vocabulary


class Vocabularies:
    """Keeps a language's vocabulary until Home Assistant loads its sentences anew."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Begin with none."""
        self._hass = hass
        self._kept: dict[str, tuple[object, Vocabulary]] = {}

    async def async_get(self, language: str) -> Vocabulary | None:
        """Return a language's vocabulary, None if Home Assistant has no sentences."""
        agent = get_agent_manager(self._hass).default_agent
        intents = await agent.async_get_or_load_intents(language) if agent else None
        if intents is None:
            return None
        known, vocabulary = self._kept.get(language, (None, None))
        if vocabulary is None or known is not intents.intents_dict:
            vocabulary = Vocabulary(intents.intents_dict)
            await self._hass.async_add_executor_job(vocabulary.derive)
            self._kept[language] = (intents.intents_dict, vocabulary)
        return vocabulary
