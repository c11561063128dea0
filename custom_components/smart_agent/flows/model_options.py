"""The models that a field of a dialog offers."""

from homeassistant.const import CONF_MODEL
from homeassistant.core import HomeAssistant
from homeassistant.helpers.selector import SelectOptionDict
from homeassistant.helpers.translation import async_get_translations

from ..const import DOMAIN
from ..server.catalogue import CAPABILITY_TOOLS, Catalogue, lacks
from ..server.suggested import SUGGESTED

_OPTIONS = f"component.{DOMAIN}.selector.{CONF_MODEL}.options"


async def async_model_options(
    hass: HomeAssistant, models: Catalogue
) -> list[SelectOptionDict]:
    """Return the models of a server, then those that it could download.

    Those that cannot control a home are marked, and those to download have their size.
    """
    texts = await async_get_translations(
        hass, hass.config.language, "selector", [DOMAIN]
    )
    options = [
        SelectOptionDict(
            value=name,
            label=f"{name} ({texts[f'{_OPTIONS}.no_tools']})"
            if lacks(facts, CAPABILITY_TOOLS)
            else name,
        )
        for name, facts in models.items()
    ]
    download = texts[f"{_OPTIONS}.to_download"]
    options += [
        SelectOptionDict(
            value=one.name,
            label=f"{one.name} ({download.format(size=f'{one.gigabytes:g}')})",
        )
        for one in SUGGESTED
        if one.name not in models
    ]
    return options
