"""The system text of an agent, and the tools that stand behind it."""

from collections.abc import Callable
from dataclasses import dataclass
import sys

from homeassistant.components import conversation
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import llm
from homeassistant.helpers.template import is_template_string

from ..const import DOMAIN
from ..home.home import Home
from ..llm_tools.assist_api import AgentApi, SteadyAssist, parted
from ..options import AgentOptions
from .prefix import Prefix, PrefixKeeper


@dataclass(frozen=True)
class SystemText(conversation.SystemContent):
    """The system text of a turn, and the prompt that Home Assistant gave for it.

    From 2026.11 on a conversation keeps its prompt from turn to turn.
    """

    given: str = ""


@dataclass(frozen=True)
class Beginning:
    """What the requests of a turn begin with."""

    system: str
    prefix: Prefix
    aside: str = ""
    """What a template of the user's says now: it must not move the text that stays."""
    own: str = ""
    """What the user has written themselves, as it reads now."""


class SystemTexts:
    """Puts the system text together, the same until the home or a setting changes."""

    def __init__(
        self, hass: HomeAssistant, options: AgentOptions, home: Callable[[], Home]
    ) -> None:
        """Take the agent's options and what returns the home as it is."""
        self._hass = hass
        self._options = options
        self._home = home
        self._assist = SteadyAssist(hass, conversation.DOMAIN)
        self._prefixes = PrefixKeeper(hass, options.list_size)

    @callback
    def async_api(self) -> AgentApi:
        """Return what the user chose for the agent.

        Raises HomeAssistantError if a part of it is gone.
        """
        return AgentApi(self._hass, self._options.llm_apis, self._assist, self._home)

    async def async_of_nobody(self) -> Beginning:
        """Return the beginning of a turn that starts now, whoever speaks.

        Raises HomeAssistantError if a part of what the user chose is gone.
        """
        nobody = llm.LLMContext(
            platform=DOMAIN,
            context=None,
            language=self._hass.config.language,
            assistant=conversation.DOMAIN,
            device_id=None,
        )
        api = await self.async_api().async_get_api_instance(nobody)
        _, api_prompt = parted(api.api_prompt)
        prefix = await self._prefixes.async_get(self._home(), api, api_prompt)
        # As Home Assistant takes it (conversation/chat_log.py).
        instructions = self._options.prompt or llm.DEFAULT_INSTRUCTIONS_PROMPT
        return Beginning(self._system(instructions.strip(), prefix), prefix)

    async def async_of_turn(self, chat_log: conversation.ChatLog) -> Beginning:
        """Return the beginning of a turn, which replaces the chat log's system text."""
        assert chat_log.llm_api is not None
        given = _given_prompt(chat_log)
        instructions, api_prompt = parted(given)
        prefix = await self._prefixes.async_get(
            self._home(), chat_log.llm_api, api_prompt
        )
        system = self._system(instructions, prefix)
        chat_log.content[0] = SystemText(system, given=given)
        aside = instructions if is_template_string(self._options.prompt) else ""
        by_default = self._options.prompt in ("", llm.DEFAULT_INSTRUCTIONS_PROMPT)
        return Beginning(system, prefix, aside, "" if by_default else instructions)

    def _system(self, instructions: str, prefix: Prefix) -> str:
        """Return the system text."""
        parts = ["" if is_template_string(self._options.prompt) else instructions]
        # Interned: the records of all turns hold it, and it is the same for most.
        return sys.intern("\n\n".join(filter(None, (*parts, prefix.text))))


def _given_prompt(chat_log: conversation.ChatLog) -> str:
    """Return the prompt that Home Assistant has put together."""
    first = chat_log.content[0]
    if isinstance(first, SystemText):
        return first.given
    return first.content if isinstance(first, conversation.SystemContent) else ""
