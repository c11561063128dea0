"""Writes turns to a file a day, one JSON line a turn, where the user chose so."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from datetime import date, timedelta
from itertools import groupby
import os
from pathlib import Path
from typing import Any

from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import issue_registry as ir
from homeassistant.util import dt as dt_util

from ..const import CONF_CONVERSATION_LOG, DOMAIN
from .line import turn_line
from .log import Change, TurnLog
from .record import TurnRecord

KEPT_DAYS = 14
"""Days of which there is a file, with today."""

_OWN_FILE, _OWN_FOLDER = 0o600, 0o700
"""Rights of the files and their folder: what is said at home is nobody else's."""

_ISSUE = "conversation_file"
_PREFIX, _SUFFIX = "conversations-", ".log"

type _Line = tuple[date, str]


@callback
def async_write_conversations(
    hass: HomeAssistant, entry: ConfigEntry[Any], log: TurnLog
) -> None:
    """Have the turns of an entry written to files, if its user chose so."""
    if entry.options.get(CONF_CONVERSATION_LOG):
        file = ConversationFile(hass, entry.entry_id)
        entry.async_on_unload(file.async_stop)
        entry.async_on_unload(log.async_listen(file.async_changed))


class ConversationFile:
    """Writes turns to the file of their day as they end."""

    def __init__(self, hass: HomeAssistant, entry_id: str) -> None:
        """Prepare; nothing is written yet."""
        self._hass = hass
        self._entry_id = entry_id
        self._folder = Path(hass.config.path(DOMAIN))
        self._lines: list[_Line] = []
        self._writing: asyncio.Task[None] | None = None

    @callback
    def async_changed(self, change: Change, record: TurnRecord) -> None:
        """Have a turn that has ended written, after those before it."""
        if change is not Change.ENDED:
            return
        begun = dt_util.as_local(record.started)
        self._lines.append((begun.date(), f"{begun:%H:%M:%S} {turn_line(record)}"))
        if self._writing is None:
            self._writing = self._hass.async_create_task(
                self._async_write(), "Smart Agent conversation file", eager_start=False
            )

    async def async_stop(self) -> None:
        """Wait until all is written."""
        if self._writing:
            await self._writing

    async def _async_write(self) -> None:
        """Write all lines there are; those that cannot be written are lost."""
        while self._lines:
            lines, self._lines = self._lines, []
            try:
                await self._hass.async_add_executor_job(
                    append, self._folder, lines, dt_util.now().date()
                )
            except OSError as err:
                self._async_tell(err)
            else:
                ir.async_delete_issue(self._hass, DOMAIN, self._issue_id)
        self._writing = None

    @property
    def _issue_id(self) -> str:
        """Return the id of the repair issue of an entry."""
        return f"{_ISSUE}_{self._entry_id}"

    @callback
    def _async_tell(self, err: OSError) -> None:
        """Tell the user that it cannot be written; the same again changes nothing."""
        ir.async_create_issue(
            self._hass,
            DOMAIN,
            self._issue_id,
            data={"entry_id": self._entry_id},
            is_fixable=False,
            severity=ir.IssueSeverity.WARNING,
            translation_key=_ISSUE,
            translation_placeholders={
                "path": str(self._folder),
                "error": err.strerror or str(err),
            },
        )


def append(folder: Path, lines: Sequence[_Line], today: date) -> None:
    """Add lines to the files of their days; a new file takes those away that are old.

    None but Home Assistant's own account may read them. Raises OSError.
    """
    folder.mkdir(mode=_OWN_FOLDER, parents=True, exist_ok=True)
    _keep_private(folder, _OWN_FOLDER)
    for day, group in groupby(lines, key=lambda line: line[0]):
        path = folder / f"{_PREFIX}{day.isoformat()}{_SUFFIX}"
        if not path.exists():
            _drop_old(folder, today)
        text = "".join(f"{line}\n" for _, line in group)
        with open(  # Path.open takes no opener
            path, "a", encoding="utf-8", errors="replace", opener=_open_private
        ) as file:
            file.write(text)
        _keep_private(path, _OWN_FILE)


def _open_private(path: str, flags: int) -> int:
    """Open a file that nobody else can read from the first moment on."""
    return os.open(path, flags, _OWN_FILE)


def _keep_private(path: Path, mode: int) -> None:
    """Let nobody else read what was there before; not every disk knows of rights."""
    with suppress(OSError):
        path.chmod(mode)


def _drop_old(folder: Path, today: date) -> None:
    """Delete the files of days that are over for long, and no others."""
    first = today - timedelta(days=KEPT_DAYS - 1)
    for path in folder.glob(f"{_PREFIX}*{_SUFFIX}"):
        try:
            day = date.fromisoformat(path.stem.removeprefix(_PREFIX))
        except ValueError:
            continue
        if day < first:
            path.unlink(missing_ok=True)
