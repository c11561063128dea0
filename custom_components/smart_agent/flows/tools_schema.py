"""The forms of the agent's own tools."""

from collections.abc import Mapping
from typing import Any

import probatio

from homeassistant.const import ATTR_SUPPORTED_FEATURES
from homeassistant.core import HomeAssistant, callback
from homeassistant.data_entry_flow import section
from homeassistant.helpers.selector import (
    BooleanSelector,
    EntitySelector,
    EntitySelectorConfig,
    SelectSelector,
    SelectSelectorConfig,
    SelectSelectorMode,
    TextSelector,
    TextSelectorConfig,
    TextSelectorType,
)

from ..const import (
    CONF_EMBEDDING_MODEL,
    CONF_FOLDER,
    CONF_IMAGE_ENTITY,
    CONF_SEARCH_KEY,
    CONF_SEARCH_PROVIDER,
    CONF_SEARCH_URL,
    CONF_TOOLS,
    CONF_VISION_MODEL,
)
from ..own_tools.options import TOOL_DEFAULTS, OwnTool, SearchService
from ..server.catalogue import CAPABILITY_EMBEDDING, CAPABILITY_VISION, Catalogue
from .agent_schema import SECTION_ADVANCED
from .fields import number

FIELD_OFFER = "offer"
"""Whether agents get the tools: asked when they are added, stored in the agents."""

# AITaskEntityFeature.GENERATE_IMAGE. Not imported from components/ai_task/const.py: the
# import loads the integration with its requirements, which nobody may have installed.
_GENERATE_IMAGE = 4

FIELD_OTHER = "other_service"
"""Whether to go back to choosing who searches."""

_OTHER_SERVICE = {probatio.Optional(FIELD_OTHER): BooleanSelector()}

_KEY = TextSelector(
    # Keeps the browser from filling in the password of Home Assistant.
    TextSelectorConfig(type=TextSelectorType.PASSWORD, autocomplete="off")
)
ADVANCED_FIELDS: Mapping[str, Any] = {
    "digest_limit": number(300, 4000),
    "show_sources": BooleanSelector(),
}
"""The fields of ToolsOptions that the section asks for, in its order."""

_ADVANCED = probatio.Schema(
    {
        probatio.Required(key, default=getattr(TOOL_DEFAULTS, key)): field
        for key, field in ADVANCED_FIELDS.items()
    }
)

SEARCH_SCHEMA = probatio.Schema(
    {
        probatio.Required(
            CONF_SEARCH_PROVIDER, default=TOOL_DEFAULTS.search_provider.value
        ): SelectSelector(
            SelectSelectorConfig(
                options=[service.value for service in SearchService],
                translation_key=CONF_SEARCH_PROVIDER,
                mode=SelectSelectorMode.LIST,
            )
        )
    }
)
KEY_SCHEMA = probatio.Schema({probatio.Required(CONF_SEARCH_KEY): _KEY})
# Not required: who goes back to choosing has none.
TAVILY_SCHEMA = probatio.Schema(
    {probatio.Optional(CONF_SEARCH_KEY): _KEY, **_OTHER_SERVICE}
)
# Plain text: a browser would refuse an address without "http://".
SEARXNG_SCHEMA = probatio.Schema(
    {probatio.Optional(CONF_SEARCH_URL): TextSelector(), **_OTHER_SERVICE}
)


def tools_schema(*, with_offer: bool) -> probatio.Schema:
    """Return the form that asks which tools to offer; with_offer adds FIELD_OFFER."""
    offer = (
        {probatio.Required(FIELD_OFFER, default=True): BooleanSelector()}
        if with_offer
        else {}
    )
    return probatio.Schema(
        {
            # No default but an empty list: it would tick again what the user unticked.
            probatio.Required(CONF_TOOLS, default=list): SelectSelector(
                SelectSelectorConfig(
                    options=[tool.value for tool in OwnTool],
                    multiple=True,
                    translation_key=CONF_TOOLS,
                    mode=SelectSelectorMode.LIST,
                )
            )
        }
        | offer
        | {probatio.Required(SECTION_ADVANCED): section(_ADVANCED, {"collapsed": True})}
    )


def documents_schema(models: Catalogue) -> probatio.Schema:
    """Return the form for the folder, and for the embedding model if there is one."""
    fields: dict[probatio.Marker, Any] = {
        probatio.Required(CONF_FOLDER, default=TOOL_DEFAULTS.folder): TextSelector()
    }
    if able := embedding_models(models):
        fields[probatio.Optional(CONF_EMBEDDING_MODEL)] = SelectSelector(
            SelectSelectorConfig(options=able, mode=SelectSelectorMode.DROPDOWN)
        )
    return probatio.Schema(fields)


def image_schema(entities: list[str]) -> probatio.Schema:
    """Return the form that asks which of these entities makes pictures."""
    return probatio.Schema(
        {
            probatio.Required(CONF_IMAGE_ENTITY): EntitySelector(
                EntitySelectorConfig(include_entities=entities)
            )
        }
    )


def vision_schema(able: list[str]) -> probatio.Schema:
    """Return the form that asks which of these models looks at pictures."""
    return probatio.Schema(
        {
            probatio.Required(CONF_VISION_MODEL): SelectSelector(
                SelectSelectorConfig(options=able, mode=SelectSelectorMode.DROPDOWN)
            )
        }
    )


def embedding_models(models: Catalogue) -> list[str]:
    """Return the names of the models that can embed texts."""
    return _able(models, CAPABILITY_EMBEDDING)


def vision_models(models: Catalogue) -> list[str]:
    """Return the names of the models that can see."""
    return _able(models, CAPABILITY_VISION)


def _able(models: Catalogue, capability: str) -> list[str]:
    """Return the names of the models that are known to have a capability."""
    return [
        name
        for name, facts in models.items()
        if facts and capability in facts.capabilities
    ]


@callback
def async_image_entities(hass: HomeAssistant) -> list[str]:
    """Return the AI task entities that can make pictures."""
    return [
        state.entity_id
        for state in hass.states.async_all("ai_task")
        if state.attributes.get(ATTR_SUPPORTED_FEATURES, 0) & _GENERATE_IMAGE
    ]
