"""Opens the dialogs of repairs, as the frontend does, and finds the repairs."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

from pytest_homeassistant_custom_component.common import MockConfigEntry
from pytest_homeassistant_custom_component.typing import ClientSessionGenerator

from custom_components.smart_agent.const import DOMAIN
from homeassistant.core import HomeAssistant
from homeassistant.helpers import issue_registry as ir
from homeassistant.helpers.translation import async_get_translations
from homeassistant.setup import async_setup_component

type Fix = Any
"""Takes what was entered, and returns the next step as the frontend gets it."""


async def look(hass: HomeAssistant, entry: MockConfigEntry) -> list[ir.IssueEntry]:
    """Have the server asked as once a minute; return our issues."""
    await entry.runtime_data.state.async_refresh()
    await hass.async_block_till_done(wait_background_tasks=True)
    return issues(hass)


def issues(hass: HomeAssistant) -> list[ir.IssueEntry]:
    """Return our issues."""
    return [i for (d, _), i in ir.async_get(hass).issues.items() if d == DOMAIN]


async def begin(hass: HomeAssistant, hass_client: ClientSessionGenerator) -> Fix:
    """Open the dialog of our only issue; return how to go on in it."""
    (issue,) = issues(hass)
    texts = await async_get_translations(hass, "en", "issues", [DOMAIN])
    prefix = f"component.{DOMAIN}.issues.{issue.translation_key}"
    assert texts[f"{prefix}.title"].format(**(issue.translation_placeholders or {}))
    client = await hass_client()
    url = "/api/repairs/issues/fix"
    body: dict[str, Any] | None = {"handler": DOMAIN, "issue_id": issue.issue_id}
    flow_id = ""

    async def go_on(answer: dict[str, Any] | None = body) -> dict[str, Any]:
        nonlocal flow_id
        await hass.async_block_till_done(wait_background_tasks=True)
        response = await client.post(
            f"{url}/{flow_id}" if flow_id else url, json=answer
        )
        assert response.status == HTTPStatus.OK, await response.text()
        step: dict[str, Any] = await response.json()
        flow_id = step["flow_id"]
        await hass.async_block_till_done(wait_background_tasks=True)
        placeholders = step.get("description_placeholders") or {}
        match step["type"]:
            case "form" | "menu":
                said = texts[f"{prefix}.fix_flow.step.{step['step_id']}.description"]
                assert "{" not in said.format(**placeholders)
                for error in (step.get("errors") or {}).values():
                    said = texts[f"{prefix}.fix_flow.error.{error}"]
                    assert "{" not in said.format(**placeholders)
            case "abort":
                said = texts[f"{prefix}.fix_flow.abort.{step['reason']}"]
                assert "{" not in said.format(**placeholders)
        return step

    return go_on


async def download(go_on: Fix) -> dict[str, Any]:
    """Choose to download the model again; return the step after that."""
    await go_on()
    step: dict[str, Any] = await go_on({"next_step_id": "download"})
    if step["type"] == "progress":
        step = await go_on({})
    return step


@asynccontextmanager
async def loaded(
    hass: HomeAssistant, entry: MockConfigEntry
) -> AsyncGenerator[MockConfigEntry]:
    """Set an entry up beside the repairs, with all that this begins; unload it then."""
    for component in ("homeassistant", "repairs"):
        assert await async_setup_component(hass, component, {})
    entry.add_to_hass(hass)
    assert await hass.config_entries.async_setup(entry.entry_id)
    await hass.async_block_till_done(wait_background_tasks=True)
    yield entry
    await hass.config_entries.async_unload(entry.entry_id)
