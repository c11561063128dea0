"""The repair issue of a context that is too small."""

from collections.abc import AsyncGenerator
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.issues import (
    async_create_fit_issue,
    async_delete_fit_issue,
)
from fakes.ollama_server import OllamaServer
from homeassistant.config_entries import ConfigSubentryData
from homeassistant.const import CONF_URL
from homeassistant.core import HomeAssistant
from homeassistant.helpers import issue_registry as ir
from homeassistant.helpers.translation import async_get_translations
from homeassistant.setup import async_setup_component

MODEL = "test-model:latest"


@pytest.fixture
async def entry(
    hass: HomeAssistant, ollama_server: OllamaServer
) -> AsyncGenerator[MockConfigEntry]:
    """Return the loaded entry of a server with two agents that send nothing."""
    assert await async_setup_component(hass, "homeassistant", {})
    entry = MockConfigEntry(
        domain=DOMAIN,
        data={CONF_URL: ollama_server.url},
        subentries_data=[
            ConfigSubentryData(
                data={"model": MODEL, "warm": False},
                subentry_type="conversation",
                title=title,
                unique_id=None,
            )
            for title in ("Anna", "Bert")
        ],
    )
    entry.add_to_hass(hass)
    assert await hass.config_entries.async_setup(entry.entry_id)
    yield entry
    await hass.config_entries.async_unload(entry.entry_id)


def issues(hass: HomeAssistant) -> list[ir.IssueEntry]:
    """Return our issues."""
    return [i for (d, _), i in ir.async_get(hass).issues.items() if d == DOMAIN]


def create(hass: HomeAssistant, entry: MockConfigEntry, subentry_id: str) -> None:
    """Say that an agent needs more."""
    async_create_fit_issue(hass, entry, subentry_id, MODEL, 9216, 8192)


async def test_comes_and_goes(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """Each agent has one of its own, in words that name all numbers."""
    anna, bert = entry.subentries
    create(hass, entry, anna)
    create(hass, entry, anna)
    create(hass, entry, bert)
    first, _ = issues(hass)
    assert first.is_fixable
    assert first.severity is ir.IssueSeverity.WARNING
    values: dict[str, Any] = dict(first.translation_placeholders or {})
    assert values == {
        "agent": "Anna",
        "model": MODEL,
        "needed": "9216",
        "num_ctx": "8192",
    }
    texts = await async_get_translations(hass, "en", "issues", [DOMAIN])
    for part in ("title", "fix_flow.step.init.description"):
        key = f"component.{DOMAIN}.issues.{first.translation_key}.{part}"
        assert "Anna" in texts[key].format(**values)

    async_delete_fit_issue(hass, anna)
    async_delete_fit_issue(hass, anna)
    (left,) = issues(hass)
    assert (left.translation_placeholders or {})["agent"] == "Bert"


async def test_goes_with_the_entry(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """None is left of an agent that was changed or removed; others' are left alone."""
    ir.async_create_issue(
        hass,
        DOMAIN,
        "other",
        is_fixable=False,
        severity=ir.IssueSeverity.WARNING,
        translation_key="context_too_small",
    )
    anna, bert = entry.subentries
    create(hass, entry, anna)
    hass.config_entries.async_remove_subentry(entry, anna)
    # The turn that is under way finds again that nothing fits.
    create(hass, entry, anna)
    await hass.async_block_till_done()
    assert [issue.issue_id for issue in issues(hass)] == ["other"]

    await hass.config_entries.async_unload(entry.entry_id)
    create(hass, entry, bert)
    assert [issue.issue_id for issue in issues(hass)] == ["other"]
