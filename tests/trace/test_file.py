"""The file of a day, with one line a turn."""

from collections.abc import AsyncGenerator
from datetime import date
from pathlib import Path

import pytest

from custom_components.smart_agent.const import CONF_CONVERSATION_LOG, DOMAIN
from custom_components.smart_agent.trace.file import append
from fakes.ollama_server import call, say
from homeassistant.core import HomeAssistant
from homeassistant.helpers import issue_registry as ir
from homeassistant.helpers.translation import async_get_translations
from homeassistant.util import dt as dt_util

from ..house_fixtures import Talk

TODAY = date(2026, 3, 20)


@pytest.fixture
async def folder(
    hass: HomeAssistant, talk: Talk, tmp_path: Path
) -> AsyncGenerator[Path]:
    """Return where the files are, with the option turned on."""
    before = hass.config.config_dir
    hass.config.config_dir = str(tmp_path)
    hass.config_entries.async_update_entry(
        talk.entry, options={CONF_CONVERSATION_LOG: True}
    )
    await hass.async_block_till_done()
    yield tmp_path / DOMAIN
    hass.config.config_dir = before


def lines(folder: Path) -> list[str]:
    """Return the lines of the only file."""
    (path,) = folder.iterdir()
    return path.read_text("utf-8").splitlines()


def issues(hass: HomeAssistant) -> list[ir.IssueEntry]:
    """Return our issues."""
    return [one for (d, _), one in ir.async_get(hass).issues.items() if d == DOMAIN]


async def test_nobody_else_can_read_it(
    hass: HomeAssistant, talk: Talk, folder: Path
) -> None:
    """Folder and files are for Home Assistant's account alone, also those of before."""
    folder.mkdir(mode=0o755)
    path = folder / f"conversations-{dt_util.now().date().isoformat()}.log"
    path.touch(mode=0o644)
    talk.server.script(say("Hello."))
    await talk("hello")
    await hass.async_block_till_done()
    assert lines(folder)
    assert [one.stat().st_mode & 0o777 for one in (folder, path)] == [0o700, 0o600]


async def test_a_line_a_turn(hass: HomeAssistant, talk: Talk, folder: Path) -> None:
    """Turns stand in the file of their day in the order in which they ended."""
    talk.server.script(
        call("HassTurnOn", {"name": "Desk Lamp"}), say("The lamp is on."), say("Hello.")
    )
    await talk("turn on the desk lamp")
    await talk("hello")
    await hass.async_block_till_done()
    first, second = lines(folder)
    time, _, line = first.partition(" ")
    assert len(time) == len("12:00:00")
    assert line.startswith(
        'conversation.smart_agent: "turn on the desk lamp" → '
        'HassTurnOn {"name": "Desk Lamp"} → "The lamp is on." (acted, '
    )
    assert '"hello" → "Hello." (answered, ' in second
    (path,) = folder.iterdir()
    day = date.fromisoformat(path.stem.removeprefix("conversations-"))
    assert path.name == f"conversations-{day}.log"


async def test_off(hass: HomeAssistant, talk: Talk, folder: Path) -> None:
    """Without the option there is no file."""
    hass.config_entries.async_update_entry(talk.entry, options={})
    await hass.async_block_till_done()
    talk.server.script(say("Hello."))
    await talk("hello")
    await hass.async_block_till_done()
    assert not folder.exists()


async def test_unload_waits(hass: HomeAssistant, talk: Talk, folder: Path) -> None:
    """What was said last is written before the entry is gone."""
    talk.server.script(say("Hello."))
    await talk("hello")
    await hass.config_entries.async_unload(talk.entry.entry_id)
    assert len(lines(folder)) == 1


async def test_cannot_be_written(hass: HomeAssistant, talk: Talk, folder: Path) -> None:
    """The user is told once and in words; turns go on; it is over when it works."""
    folder.write_text("in the way")
    talk.server.script(say("Hello."), say("Hello."), say("Hello."))
    heard = await talk("one")
    await talk("two")
    await hass.async_block_till_done()
    assert heard.speech == "Hello."
    (issue,) = issues(hass)
    assert issue.translation_placeholders
    assert issue.translation_placeholders["path"] == str(folder)
    texts = await async_get_translations(hass, "en", "issues", [DOMAIN])
    prefix = f"component.{DOMAIN}.issues.{issue.translation_key}"
    for part in ("title", "description"):
        text = texts[f"{prefix}.{part}"].format(**issue.translation_placeholders)
        assert "{" not in text

    folder.unlink()
    await talk("three")
    await hass.async_block_till_done()
    assert issues(hass) == []
    assert len(lines(folder)) == 1


async def test_issue_goes_with_the_option(
    hass: HomeAssistant, talk: Talk, folder: Path
) -> None:
    """Who turns the file off is no longer told of it."""
    folder.write_text("in the way")
    talk.server.script(say("Hello."))
    await talk("hello")
    await hass.async_block_till_done()
    assert issues(hass)
    hass.config_entries.async_update_entry(talk.entry, options={})
    await hass.async_block_till_done()
    assert issues(hass) == []


def test_rotation(tmp_path: Path) -> None:
    """A new day takes the fifteenth day away, and no file that is not ours."""
    for name in (
        "conversations-2026-03-06.log",
        "conversations-2026-03-07.log",
        "conversations-soon.log",
        "notes.log",
    ):
        (tmp_path / name).write_text("x")
    append(tmp_path, [(TODAY, "one"), (TODAY, "two")], TODAY)
    append(tmp_path, [(TODAY, "three")], TODAY)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "conversations-2026-03-07.log",
        "conversations-2026-03-20.log",
        "conversations-soon.log",
        "notes.log",
    ]
    today = tmp_path / "conversations-2026-03-20.log"
    assert today.read_text("utf-8") == "one\ntwo\nthree\n"


def test_over_midnight(tmp_path: Path) -> None:
    """Each turn stands in the file of the day on which it began."""
    append(tmp_path, [(date(2026, 3, 19), "late"), (TODAY, "early")], TODAY)
    texts = [path.read_text("utf-8") for path in sorted(tmp_path.iterdir())]
    assert texts == ["late\n", "early\n"]
