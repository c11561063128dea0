"""The LLM API of the agent's own tools, which any agent can be given."""

from collections.abc import Collection
from typing import override

from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import llm

from ..const import DOMAIN
from .checked_tool import CheckedTool

NAME = f"component.{DOMAIN}.selector.llm_hass_api.options.own_tools"
"""The key of what the tools are called where an agent is given them."""

_PROMPT = (
    "What you do not know, or what changes, look up: do not guess. Answer in one or two "
    "sentences from what is found and say whose words they are."
)
_PROMPTS = {
    "web_search": "On the internet: web_search.",
    "search_documents": "In the user's manuals, notes and recipes: search_documents.",
}
"""When to use each of the tools that a model easily confuses, by tool name."""


class OwnApi(llm.API):
    """The tools that the user has set up, the same objects for every turn."""

    requires_admin = False

    def __init__(
        self,
        hass: HomeAssistant,
        tools: Collection[CheckedTool],
        *,
        name: str,
        show_sources: bool,
    ) -> None:
        """Offer tools; show_sources tells to list the sources of answers in a chat."""
        super().__init__(hass=hass, id=DOMAIN, name=name)
        self.show_sources = show_sources
        self._tools = list(tools)
        names = {tool.name.removeprefix(f"{DOMAIN}__") for tool in tools}
        where = [text for name, text in _PROMPTS.items() if name in names]
        self._prompt = " ".join([_PROMPT, *where]) if where else ""

    @override
    async def async_get_api_instance(
        self, llm_context: llm.LLMContext
    ) -> llm.APIInstance:
        """Return the tools."""
        return llm.APIInstance(self, self._prompt, llm_context, [*self._tools])


@callback
def async_shows_sources(hass: HomeAssistant) -> bool:
    """Return whether chats list the sources of an answer."""
    apis = (api for api in llm.async_get_apis(hass) if isinstance(api, OwnApi))
    return any(api.show_sources for api in apis)
