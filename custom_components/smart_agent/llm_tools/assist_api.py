"""The LLM API of an agent: what its user chose, the same on every satellite."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
import logging
from typing import override

from homeassistant.components.homeassistant.llm import (
    NO_ENTITIES_PROMPT,
    GetLiveContextTool,
)
from homeassistant.components.intent.const import DOMAIN as INTENT_DOMAIN, TIMER_DATA
from homeassistant.components.llm import DATA_PLATFORMS, LLMToolsPlatformProtocol
from homeassistant.components.llm.const import DOMAIN as LLM_DOMAIN
from homeassistant.components.script.const import DOMAIN as SCRIPT_DOMAIN
from homeassistant.core import DOMAIN as HOMEASSISTANT_DOMAIN, HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import intent, llm
from homeassistant.loader import async_get_loaded_integration

from ..home.home import Home

_LOGGER = logging.getLogger(__name__)

_OWN_PROMPTS = frozenset({HOMEASSISTANT_DOMAIN, INTENT_DOMAIN})
"""Platforms whose prompts the agent says in its own words: all devices in YAML, and
where the satellite stands."""

_BORDER = "\x1f"
"""Unit separator, around an API's prompt: what Home Assistant writes before and after
it is told apart from it by this."""


type _Platforms = dict[str, LLMToolsPlatformProtocol]


@dataclass(frozen=True)
class _Part:
    """What one platform, or several, add to Assist."""

    tools: tuple[llm.Tool, ...] = ()
    prompts: tuple[str, ...] = ()


class SteadyAssist:
    """Makes instances of Assist whose tools and prompt do not depend on who speaks.

    The tools are those of a satellite with timers, if there is one. Home Assistant's
    own platforms are asked again when the home, its intents or its scripts changed:
    they look at every entity. Those of other integrations are asked each time.
    """

    def __init__(self, hass: HomeAssistant, assistant: str) -> None:
        """Begin with nothing kept; assistant is whose exposed entities count."""
        self._hass = hass
        self._assistant = assistant
        self._key: Hashable = None
        self._kept = _Part()

    async def async_instance(
        self, api: llm.API, llm_context: llm.LLMContext, home: Home
    ) -> llm.APIInstance:
        """Return an instance of Assist for a turn."""
        platforms = await self._hass.data[DATA_PLATFORMS].async_get_platforms()
        built_in: _Platforms = {}
        others: _Platforms = {}
        for domain, platform in sorted(platforms.items()):
            own = async_get_loaded_integration(self._hass, domain).is_built_in
            (built_in if own else others)[domain] = platform
        key = (home.layout, tuple(built_in), *self._moving_parts())
        if key != self._key:
            self._kept = self._ask(built_in, self._anywhere(), home)
            self._key = key
        also = self._ask(others, llm_context, home)
        return llm.APIInstance(
            api=api,
            api_prompt="\n".join((*self._kept.prompts, *also.prompts)),
            llm_context=llm_context,
            tools=[*self._kept.tools, *also.tools],
            custom_serializer=llm.selector_serializer,
        )

    def _moving_parts(self) -> tuple[Hashable, ...]:
        """Return what else the tools come from: intents, scripts, timers."""
        scripts = self._hass.services.async_services_for_domain(SCRIPT_DOMAIN)
        return (
            tuple(intent.async_get(self._hass)),
            tuple(scripts.values()),
            self._timer_device() is not None,
        )

    def _anywhere(self) -> llm.LLMContext:
        """Return the context of nobody, on a device that can do all that any can."""
        return llm.LLMContext(
            platform=LLM_DOMAIN,
            context=None,
            language=None,
            assistant=self._assistant,
            device_id=self._timer_device(),
        )

    def _timer_device(self) -> str | None:
        """Return a device that timers can ring on."""
        manager = self._hass.data.get(TIMER_DATA)
        return min(manager.handlers, default=None) if manager else None

    def _ask(
        self,
        platforms: _Platforms,
        llm_context: llm.LLMContext,
        home: Home,
    ) -> _Part:
        """Return the tools and prompts of platforms, in their order."""
        tools: list[llm.Tool] = []
        prompts: list[str] = []
        for domain, platform in platforms.items():
            if domain == HOMEASSISTANT_DOMAIN:
                # Asked itself it writes all devices down, which takes longer than all
                # else of a turn.
                tools.append(GetLiveContextTool())
                if not home.entities:
                    prompts.append(NO_ENTITIES_PROMPT)
                continue
            try:
                found = platform.async_get_tools(
                    self._hass, llm_context, llm.LLM_API_ASSIST
                )
            except Exception:
                # Another integration's mistake takes its own tools away and no others,
                # as in Home Assistant's Assist (components/llm).
                _LOGGER.exception("Error getting tools of %s", domain)
                continue
            if found is None:
                continue
            tools += found.tools
            if found.prompt and domain not in _OWN_PROMPTS:
                prompts.append(found.prompt)
        return _Part(tuple(tools), tuple(prompts))


class AgentApi(llm.API):
    """What the user chose for an agent, as one LLM API; it may be nothing."""

    requires_admin = False

    def __init__(
        self,
        hass: HomeAssistant,
        ids: Sequence[str],
        assist: SteadyAssist,
        home: Callable[[], Home],
    ) -> None:
        """Take the ids of APIs; home returns what is exposed now.

        Raises HomeAssistantError for an id that there is not.
        """
        known = {api.id: api for api in llm.async_get_apis(hass)}
        if missing := [one for one in ids if one not in known]:
            raise HomeAssistantError(f"LLM API {missing[0]} not found")
        chosen = [known[one] for one in ids]
        super().__init__(hass=hass, id="|".join(ids), name="Smart Agent")
        # From 2026.11 on Home Assistant asks for it before it makes an instance.
        self.requires_admin = any(
            getattr(api, "requires_admin", False) for api in chosen
        )
        self._apis: list[llm.API] = [
            _Assist(api, assist, home) if api.id == llm.LLM_API_ASSIST else api
            for api in chosen
        ]

    @override
    async def async_get_api_instance(
        self, llm_context: llm.LLMContext
    ) -> llm.APIInstance:
        """Return the tools of all, and their prompts between borders."""
        match self._apis:
            case []:
                return llm.APIInstance(self, _BORDER * 2, llm_context, [])
            case [api]:
                made = await api.async_get_api_instance(llm_context)
            case _:
                merged = llm.MergedAPI(self._apis)
                made = await merged.async_get_api_instance(llm_context)
        made.api_prompt = f"{_BORDER}{made.api_prompt}{_BORDER}"
        return made


class _Assist(llm.API):
    """Home Assistant's Assist, made steady."""

    def __init__(
        self, api: llm.API, steady: SteadyAssist, home: Callable[[], Home]
    ) -> None:
        """Stand in for the registered API."""
        super().__init__(hass=api.hass, id=api.id, name=api.name)
        self._steady = steady
        self._home = home

    @override
    async def async_get_api_instance(
        self, llm_context: llm.LLMContext
    ) -> llm.APIInstance:
        """Return an instance for a turn."""
        return await self._steady.async_instance(self, llm_context, self._home())


def parted(text: str) -> tuple[str, str]:
    """Return what stands before an agent's API prompt, and that prompt.

    What Home Assistant writes behind it, the time and what an automation adds, is
    told beside the user's words.
    """
    before, _, rest = text.partition(_BORDER)
    return before.strip(), rest.partition(_BORDER)[0].strip()
