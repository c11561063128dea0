"""What every dialog owes the person in front of it."""

from collections.abc import Mapping
from typing import Any

from custom_components.smart_agent.const import DOMAIN
from homeassistant.core import HomeAssistant
from homeassistant.helpers.translation import async_get_translations


async def assert_explained(
    hass: HomeAssistant, section: str, result: Mapping[str, Any]
) -> None:
    """Assert that a dialog's errors and its end can be told in words.

    Section is the dialog's place in the translations: `config`, or
    `config_subentries` with the type of the sub-entry.
    """
    category = section.partition(".")[0]
    texts = await async_get_translations(hass, "en", category, [DOMAIN])
    prefix = f"component.{DOMAIN}.{section}"
    keys = [f"error.{error}" for error in (result.get("errors") or {}).values()]
    if result["type"] == "abort" and not result.get("translation_domain"):
        keys.append(f"abort.{result['reason']}")
    for key in keys:
        text = texts[f"{prefix}.{key}"]
        assert "{" not in text.format(**(result["description_placeholders"] or {}))
