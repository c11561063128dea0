"""Storage on a bad day: what is on disk is damaged, and the disk takes nothing more."""

from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest
from pytest_homeassistant_custom_component.common import async_fire_time_changed

from custom_components.smart_agent.const import CONF_KEEP_TURNS, DOMAIN
from custom_components.smart_agent.trace.log import async_turn_logs
from fakes.ollama_server import say
from homeassistant.core import HomeAssistant
from homeassistant.helpers import storage
from homeassistant.helpers.storage import Store
from homeassistant.util import dt as dt_util
from homeassistant.util.file import WriteError

from ..house_fixtures import Talk

WRITE = Store._async_write_data  # noqa: SLF001 # what hass_storage puts away
LOAD = Store._async_load  # noqa: SLF001
REMOVE = Store.async_remove

KINDS = ("turns", "statistics")


class Disk:
    """The folder in which Home Assistant keeps what it stores, really on disk."""

    def __init__(self, folder: Path) -> None:
        """Take the folder."""
        self.folder = folder

    def file(self, talk: Talk, kind: str) -> Path:
        """Return where turns or statistics are."""
        return self.folder / f"{DOMAIN}.{kind}.{talk.entry.entry_id}"

    @property
    def contents(self) -> list[bytes]:
        """Return what there is in all files of ours."""
        return [one.read_bytes() for one in self.folder.glob(f"{DOMAIN}.*")]

    @contextmanager
    def failing(self, number: int) -> Iterator[None]:
        """Have the disk take nothing more: for want of room, or at all.

        A disk that is full still lets a file be renamed or deleted.
        """
        error = OSError(number, os.strerror(number))

        def fail(*_: Any, **__: Any) -> None:
            raise error

        def fail_to_write(*_: Any, **__: Any) -> None:
            raise WriteError(error) from error

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(storage, "write_utf8_file_atomic", fail_to_write)
            if number == errno.EROFS:
                patch.setattr(Path, "rename", fail)
                patch.setattr(os, "rename", fail)
                patch.setattr(os, "unlink", fail)
            yield


@pytest.fixture
async def disk(hass: HomeAssistant, talk: Talk, tmp_path: Path) -> AsyncGenerator[Disk]:
    """Return the disk, where one turn is stored and counted."""
    hass.config.config_dir = str(tmp_path)
    folder = tmp_path / ".storage"
    folder.mkdir()
    # Undone before Home Assistant's own fixture undoes what it has put in their place.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Store, "_async_load", LOAD)
        patch.setattr(Store, "_async_write_data", WRITE)
        patch.setattr(Store, "async_remove", REMOVE)
        hass.config_entries.async_update_entry(
            talk.entry, options={CONF_KEEP_TURNS: True}
        )
        await hass.async_block_till_done()
        await speak(talk, "one")
        await hass.config_entries.async_unload(talk.entry.entry_id)
        disk = Disk(folder)
        assert all(disk.file(talk, kind).is_file() for kind in KINDS)
        yield disk


async def speak(talk: Talk, text: str) -> None:
    """Take a turn, which works."""
    talk.server.script(say("Hello."))
    assert (await talk(text)).speech == "Hello."


async def restart(talk: Talk) -> None:
    """Load the entry as after a restart, when nothing is in memory."""
    entries = talk.hass.config_entries
    await entries.async_unload(talk.entry.entry_id)
    async_turn_logs(talk.hass).async_remove(talk.entry.entry_id)
    assert await entries.async_setup(talk.entry.entry_id)
    await talk.hass.async_block_till_done()


async def written(talk: Talk) -> None:
    """Let the time pass after which turns and statistics are written."""
    async_fire_time_changed(talk.hass, dt_util.utcnow() + timedelta(minutes=2))
    await talk.hass.async_block_till_done()


def known(talk: Talk) -> dict[str, int]:
    """Return how many turns are there, and how many were counted."""
    runtime = talk.entry.runtime_data
    (statistics,) = runtime.statistics.values()
    return {"turns": len(runtime.records), "statistics": statistics.turns}


def told(caplog: pytest.LogCaptureFixture, kind: str) -> list[str]:
    """Return what the log says of a file that cannot be read, of ours or of HA's."""
    lines = [
        one.getMessage()
        for one in caplog.records
        if one.name.startswith((f"custom_components.{DOMAIN}", storage.__name__))
        and one.levelname in ("WARNING", "ERROR")
    ]
    assert all(f"{DOMAIN}.{kind}." in line for line in lines)
    return lines


def version(number: int) -> Callable[[bytes], bytes]:
    """Return what makes a file one of another version."""

    def change(data: bytes) -> bytes:
        return json.dumps(json.loads(data) | {"version": number}).encode()

    return change


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "corrupt": lambda data: b"\x00\xff" + data,
    "empty": lambda _: b"",
    "half-written": lambda data: data[: len(data) // 2],
    "older": version(0),
    "newer": version(99),
    "another kind": lambda _: b"[1, 2]",
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
async def test_damaged(
    talk: Talk,
    disk: Disk,
    caplog: pytest.LogCaptureFixture,
    damage: Callable[[bytes], bytes],
    kind: str,
) -> None:
    """One file takes the other with it in no way; it is kept, and told of once."""
    file = disk.file(talk, kind)
    damaged = damage(file.read_bytes())
    file.write_bytes(damaged)
    caplog.clear()
    await restart(talk)
    lost = {kind: 0}
    assert known(talk) == {"turns": 1, "statistics": 1} | lost
    await speak(talk, "two")
    await restart(talk)
    assert known(talk) == {"turns": 2, "statistics": 2} | {kind: 1}
    assert damaged in disk.contents
    assert len(told(caplog, kind)) == 1


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
async def test_damaged_and_read_only(
    talk: Talk,
    disk: Disk,
    caplog: pytest.LogCaptureFixture,
    damage: Callable[[bytes], bytes],
    kind: str,
) -> None:
    """What cannot be kept aside is left as it is, also once the disk takes more."""
    file = disk.file(talk, kind)
    damaged = damage(file.read_bytes())
    file.write_bytes(damaged)
    caplog.clear()
    with disk.failing(errno.EROFS):
        await restart(talk)
        assert known(talk) == {"turns": 1, "statistics": 1} | {kind: 0}
        assert len(told(caplog, kind)) == 1
    await speak(talk, "two")
    await written(talk)
    assert damaged in disk.contents
    await restart(talk)
    await speak(talk, "three")
    await written(talk)
    assert damaged in disk.contents


PIECES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "turns": lambda data: data["turns"].append({"no": "turn"}),
    "statistics": lambda data: data["agents"].update(
        {one: counts | {"gone": 7} for one, counts in data["agents"].items()}
    ),
}
"""What makes a part of a file one that cannot be read."""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS], ids=errno.errorcode.get)
async def test_no_room_aside(talk: Talk, disk: Disk, kind: str, number: int) -> None:
    """What cannot be read is lost neither where there was no room to keep it."""
    file = disk.file(talk, kind)
    content = json.loads(file.read_bytes())
    PIECES[kind](content["data"])
    file.write_text(json.dumps(content))
    with disk.failing(number):
        await restart(talk)
        assert known(talk) == {"turns": 1, "statistics": 1}
    await speak(talk, "two")
    await restart(talk)
    assert known(talk) == {"turns": 2, "statistics": 2}
    beside = json.loads(file.with_name(f"{file.name}.unreadable").read_bytes())
    (piece,) = beside["data"]["pieces"]
    assert '"no": "turn"' in json.dumps(piece) or '"gone": 7' in json.dumps(piece)
    await speak(talk, "three")
    await restart(talk)
    assert "unreadable" not in json.loads(file.read_bytes())["data"]
    assert known(talk) == {"turns": 3, "statistics": 3}


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS], ids=errno.errorcode.get)
async def test_nothing_can_be_written(
    talk: Talk, disk: Disk, caplog: pytest.LogCaptureFixture, number: int
) -> None:
    """Turns go on, and all of them are written once there is room again."""
    await restart(talk)
    before = disk.contents
    with disk.failing(number):
        for text in ("two", "three"):
            await speak(talk, text)
            await written(talk)
    assert disk.contents == before
    assert "Error writing config" in caplog.text
    await speak(talk, "four")
    await written(talk)
    await restart(talk)
    assert known(talk) == {"turns": 4, "statistics": 4}


async def test_unload_with_a_full_disk(talk: Talk, disk: Disk) -> None:
    """An entry whose last turns cannot be written still unloads and loads."""
    await restart(talk)
    with disk.failing(errno.ENOSPC):
        await speak(talk, "two")
        await restart(talk)
    assert known(talk) == {"turns": 1, "statistics": 1}
    await speak(talk, "three")


async def test_cannot_be_deleted(
    talk: Talk, disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    """Turns that are not to be kept, and cannot be deleted, keep no agent away."""
    with disk.failing(errno.EROFS):
        talk.hass.config_entries.async_update_entry(talk.entry, options={})
        caplog.clear()
        await restart(talk)
        (line,) = told(caplog, "turns")
        assert "cannot be deleted" in line
        await speak(talk, "two")
    await restart(talk)
    assert not disk.file(talk, "turns").exists()
    with disk.failing(errno.EROFS):
        assert await talk.hass.config_entries.async_remove(talk.entry.entry_id)
