"""What was stored and cannot be read: kept beside what can, and told of in the log."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
import logging
from pathlib import Path
from typing import Any

from homeassistant.core import HomeAssistant
from homeassistant.helpers.json import json_bytes
from homeassistant.helpers.storage import Store
from homeassistant.util import dt as dt_util

MAX_BYTES = 2_000_000
"""Bytes of single pieces that are kept of one kind; the oldest are dropped first."""

_SUFFIX = ".unreadable"
_UNKEPT = "unreadable"
_VERSION = 1

_LOGGER = logging.getLogger(__name__)


async def async_load(hass: HomeAssistant, store: Store[Any]) -> dict[str, Any] | None:
    """Return what is stored, None where there is nothing, or nothing that can be read.

    A file that cannot be read at all is renamed, for the next write would replace it. Of
    one that is no JSON Home Assistant itself takes care, in the same way.
    """
    try:
        data = await store.async_load()
    except Exception as err:  # noqa: BLE001
        # Of a later version (HomeAssistantError) or an earlier one (NotImplementedError),
        # without a version (KeyError), not ours to open (HomeAssistantError), a list.
        # Whatever it is, agents have to be there all the same.
        await _async_rename(hass, store, repr(err))
        return None
    if data is None or isinstance(data, dict):
        return data
    await async_keep(hass, store.key, [data])
    return None


async def async_take_up(
    hass: HomeAssistant,
    store: Store[Any],
    take: Callable[[dict[str, Any]], list[Any]],
    write_soon: Callable[[], None],
) -> Sequence[Any]:
    """Hand what is stored to take, which returns the pieces that cannot be read.

    They are kept aside, and what can be read is written without them. Return those for
    which there was no room on disk, as async_keep does.
    """
    stored = await async_load(hass, store)
    if stored is None or not (unreadable := take(stored)):
        return ()
    no_room = await async_keep(hass, store.key, unreadable)
    write_soon()
    return no_room


async def async_keep(
    hass: HomeAssistant, key: str, pieces: Sequence[Any]
) -> Sequence[Any]:
    """Keep pieces of what is stored under a key that cannot be read, as they were.

    Return those for which there was no room on disk. They are to be written with what
    can be read, for they are nowhere else, and kept aside when they are read again.
    """
    if not pieces:
        return ()
    store = _store(hass, key)
    # Read with the same care: it may be broken as well.
    before = ((await async_load(hass, store)) or {}).get("pieces")
    kept = [*before] if isinstance(before, list) else []
    # The same again where Home Assistant ended before what can be read was written.
    kept += [one for one in pieces if one not in kept]
    kept = _within(kept)
    await store.async_save({"pieces": kept})
    # Home Assistant logs that a file cannot be written, and tells nobody else.
    if await _store(hass, key).async_load() != {"pieces": kept}:
        return pieces
    _LOGGER.warning(
        "%d stored in %s cannot be read: left out, and kept in %s",
        len(pieces),
        key,
        store.path,
    )
    return ()


def with_unkept(pieces: Sequence[Any]) -> dict[str, Any]:
    """Return pieces that were not kept, to be written with what can be read."""
    return {_UNKEPT: [*pieces]} if pieces else {}


def unkept(data: Mapping[str, Any]) -> list[Any]:
    """Return the pieces that were written with what can be read."""
    pieces = data.get(_UNKEPT, [])
    return pieces if isinstance(pieces, list) else [pieces]


async def async_forget(hass: HomeAssistant, store: Store[Any]) -> None:
    """Take from disk what is stored and what was kept aside; harmless without either.

    What cannot be deleted is told of in the log: the user has wished it gone.
    """
    beside = _store(hass, store.key)
    for one in (store, beside):
        try:
            await one.async_remove()
        except OSError as err:
            # A disk that is read-only refuses to delete what is not there too.
            if await hass.async_add_executor_job(Path(one.path).exists):
                _LOGGER.warning("%s cannot be deleted: %s", one.path, err)
    await hass.async_add_executor_job(_remove, Path(beside.path))


async def _async_rename(hass: HomeAssistant, store: Store[Any], problem: str) -> None:
    """Keep a file that cannot be read under another name."""
    path = Path(store.path)
    now = dt_util.utcnow().strftime("%Y%m%dT%H%M%S%f")
    # Pieces that cannot be read are kept under the name with the suffix, not twice.
    kept = path.with_name(f"{path.name.removesuffix(_SUFFIX)}{_SUFFIX}.{now}")
    try:
        await hass.async_add_executor_job(path.rename, kept)
    except OSError as err:
        _LOGGER.warning("%s cannot be read (%s), nor kept: %s", path, problem, err)
        # Whoever mends it finds it as it is.
        store.make_read_only()
    else:
        _LOGGER.warning("%s cannot be read (%s): kept as %s", path, problem, kept.name)


def _store(hass: HomeAssistant, key: str) -> Store[dict[str, Any]]:
    """Return where the pieces of what is stored under a key are."""
    return Store(hass, _VERSION, f"{key}{_SUFFIX}", private=True, atomic_writes=True)


def _within(pieces: list[Any]) -> list[Any]:
    """Return the newest pieces that find room."""
    total = 0
    for index, piece in reversed([*enumerate(pieces)]):
        total += len(json_bytes(piece))
        if total > MAX_BYTES:
            return pieces[index + 1 :]
    return pieces


def _remove(path: Path) -> None:
    """Delete the files that were renamed; path is that of the pieces."""
    with suppress(OSError):
        for one in path.parent.iterdir():
            if one.name.startswith(f"{path.name}."):
                with suppress(OSError):
                    one.unlink()
