"""The LLM API that any agent can be given: Home Assistant's Assist with the guard."""

from dataclasses import dataclass
from typing import override

from homeassistant.core import CALLBACK_TYPE, HomeAssistant, callback
from homeassistant.helpers import llm
from homeassistant.helpers.translation import async_get_translations
from homeassistant.util.hass_dict import HassKey

from ..const import DOMAIN, LLM_API_GUARDED
from ..home.tracker import HomeTracker
from ..llm_tools.reader import shorten
from ..llm_tools.wrapped import WrappedTool
from ..trace.log import TurnLog
from .host import Host
from .told import PROMPT, with_short_names
from .turns import GuardedTurns

NAME = f"component.{DOMAIN}.selector.llm_hass_api.options.guarded"
"""The key of what the API is called where an agent is given it."""

_GUARDED: HassKey[GuardedAssist] = HassKey(f"{DOMAIN}_guarded")


class GuardedTool(WrappedTool):
    """A tool of Assist under its short name, whose calls are judged first."""

    def __init__(self, tool: llm.Tool, name: str, turns: GuardedTurns) -> None:
        """Wrap a tool; turns is where its calls go."""
        super().__init__(tool)
        self.name = name
        self._turns = turns

    @override
    async def async_call(
        self,
        hass: HomeAssistant,
        tool_input: llm.ToolInput,
        llm_context: llm.LLMContext,
    ) -> llm.ToolResult:
        """Return what the call comes to, or why it does not run."""
        return await self._turns.async_call(tool_input)


@dataclass
class GuardedInstance(llm.APIInstance):
    """Assist with the guard, as one agent has it."""

    turns: GuardedTurns | None = None

    @override
    async def async_call_tool(self, tool_input: llm.ToolInput) -> llm.ToolResult:
        """Call a tool; the guard knows what a name that there is not may mean."""
        if self.turns and all(one.name != tool_input.tool_name for one in self.tools):
            return await self.turns.async_call(tool_input)
        return await super().async_call_tool(tool_input)


class GuardedAssist(llm.API):
    """Offers Assist with the guard while any entry is loaded that can host its turns."""

    requires_admin = False

    def __init__(self, hass: HomeAssistant, name: str) -> None:
        """Begin without a host."""
        super().__init__(hass=hass, id=LLM_API_GUARDED, name=name)
        self.hosts: dict[str, Host] = {}
        """By the id of their entry; the first one has the turns."""
        self.unregister: CALLBACK_TYPE
        """Takes the API back."""

    @override
    async def async_get_api_instance(
        self, llm_context: llm.LLMContext
    ) -> llm.APIInstance:
        """Return the tools of Assist with the guard around each."""
        assist = await llm.async_get_api(self.hass, llm.LLM_API_ASSIST, llm_context)
        names = shorten(tool.name for tool in assist.tools)
        turns = GuardedTurns(self._host, assist)
        return GuardedInstance(
            api=self,
            api_prompt=f"{with_short_names(assist.api_prompt, names)}\n{PROMPT}",
            llm_context=llm_context,
            tools=[GuardedTool(one, names[one.name], turns) for one in assist.tools],
            custom_serializer=assist.custom_serializer,
            turns=turns,
        )

    def _host(self) -> Host | None:
        """Return who has the turns, None where no entry is loaded any more."""
        return next(iter(self.hosts.values()), None)


async def async_offer_guarded(
    hass: HomeAssistant, entry_id: str, homes: HomeTracker, records: TurnLog
) -> CALLBACK_TYPE:
    """Have an entry host turns of other agents; return what ends that.

    The API is there from the first such entry to the last.
    """
    texts = await async_get_translations(
        hass, hass.config.language, "selector", [DOMAIN]
    )
    api = hass.data.get(_GUARDED)
    if api is None:
        api = hass.data[_GUARDED] = GuardedAssist(hass, texts[NAME])
        api.unregister = llm.async_register_api(hass, api)
    api.hosts[entry_id] = Host(hass, homes, records)

    @callback
    def withdraw() -> None:
        api.hosts.pop(entry_id).async_close()
        if not api.hosts:
            api.unregister()
            del hass.data[_GUARDED]

    return withdraw
