"""The repair issue of documents that cannot be read."""

from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.smart_agent.const import DOMAIN
from custom_components.smart_agent.own_tools.documents.issue import (
    MAX_NAMED,
    async_delete_document_issue,
    async_tell_unreadable,
)
from homeassistant.core import HomeAssistant
from homeassistant.helpers import issue_registry as ir
from homeassistant.helpers.translation import async_get_translations


@pytest.fixture
def entry(hass: HomeAssistant) -> MockConfigEntry:
    """Return an entry."""
    entry = MockConfigEntry(domain=DOMAIN)
    entry.add_to_hass(hass)
    return entry


def issues(hass: HomeAssistant) -> list[ir.IssueEntry]:
    """Return our issues."""
    return [i for (d, _), i in ir.async_get(hass).issues.items() if d == DOMAIN]


def values(hass: HomeAssistant) -> dict[str, Any]:
    """Return what is filled in in the only issue."""
    (issue,) = issues(hass)
    return dict(issue.translation_placeholders or {})


async def test_comes_and_goes(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """There is one while files are left out; it says which as of now."""
    async_tell_unreadable(hass, entry, "documents", {"b.pdf", "a/my_scan_1.pdf"})
    (issue,) = issues(hass)
    assert not issue.is_fixable
    assert not issue.is_persistent
    assert issue.severity is ir.IssueSeverity.WARNING
    assert values(hass) == {
        "count": "2",
        "files": "`a/my_scan_1.pdf`, `b.pdf`",
        "folder": "documents",
    }
    texts = await async_get_translations(hass, "en", "issues", [DOMAIN])
    prefix = f"component.{DOMAIN}.issues.{issue.translation_key}"
    assert texts[f"{prefix}.title"].format(**values(hass))
    text = texts[f"{prefix}.description"].format(**values(hass))
    assert "2 of the files in the folder documents" in text
    assert "`a/my_scan_1.pdf`, `b.pdf`" in text

    async_tell_unreadable(hass, entry, "documents", {"b.pdf"})
    assert values(hass)["files"] == "`b.pdf`"
    async_tell_unreadable(hass, entry, "documents", set())
    async_tell_unreadable(hass, entry, "documents", set())
    assert not issues(hass)


async def test_many_files(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """The first are named, all are counted."""
    names = {f"{number:02}.pdf" for number in range(20)}
    async_tell_unreadable(hass, entry, "documents", names)
    assert values(hass)["count"] == "20"
    assert (
        values(hass)["files"] == "`00.pdf`, `01.pdf`, `02.pdf`, `03.pdf`, `04.pdf`, …"
    )
    async_tell_unreadable(hass, entry, "documents", set(sorted(names)[:MAX_NAMED]))
    assert "…" not in values(hass)["files"]


async def test_names_are_no_markup(hass: HomeAssistant, entry: MockConfigEntry) -> None:
    """A file's name cannot bring markup, nor a second line, into the text."""
    name = "`a`\n# [here](http://page.example).pdf"
    async_tell_unreadable(hass, entry, "documents", {name})
    assert values(hass)["files"] == "`'a' # [here](http://page.example).pdf`"


async def test_each_entry_has_its_own(
    hass: HomeAssistant, entry: MockConfigEntry
) -> None:
    """Taking back one leaves the other alone."""
    other = MockConfigEntry(domain=DOMAIN)
    async_tell_unreadable(hass, entry, "documents", {"a.pdf"})
    async_tell_unreadable(hass, other, "papers", {"b.pdf"})
    assert len(issues(hass)) == 2
    async_delete_document_issue(hass, entry)
    async_delete_document_issue(hass, entry)
    assert values(hass)["folder"] == "papers"
