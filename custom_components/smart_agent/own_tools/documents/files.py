"""Lists and reads the files of the user's folder.

Nothing outside the folder is ever read: no link is followed, not even between two
files of the folder. All of it is for the executor.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
import os
from pathlib import Path
import stat

from .text import READERS, Unreadable, UnreadableError

MAX_FILE_SIZE = 20 * 1024 * 1024
"""Bytes of one file."""

MAX_FILES = 1000
"""Files of the folder that are read; it is listed again for searches."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """What tells that a file changed: its time in ns since 1970, and size in bytes."""

    mtime_ns: int
    size: int


@dataclass(frozen=True, slots=True)
class Listing:
    """The files of a folder by their path in it, and those that are left out."""

    files: Mapping[str, Stamp] = field(default_factory=dict)
    refused: Mapping[str, Unreadable] = field(default_factory=dict)


def folder_in(config_dir: Path, name: str) -> Path | None:
    """Return a folder of the configuration directory by its path there.

    None if there is none, and for what is hidden, the directory itself, or outside.
    """
    config_dir = config_dir.resolve()
    try:
        path = (config_dir / name).resolve()
        inside = path.relative_to(config_dir).parts
        there = path.is_dir()
    except OSError, ValueError:
        return None
    return path if there and inside and not _is_hidden(inside) else None


def list_files(folder: Path) -> Listing:
    """Return what can be read in a folder; hidden files and links are no part of it.

    A folder that is not there has no files, and is named among those left out.
    """
    files: dict[str, Stamp] = {}
    refused: dict[str, Unreadable] = {}

    def refuse(err: OSError) -> None:
        """Name a folder that cannot be looked into."""
        path = Path(os.fsdecode(err.filename or folder))
        refused[_shown(path, folder)] = Unreadable.NO_ACCESS

    for parent, folders, names in os.walk(folder, onerror=refuse):
        folders[:] = sorted(name for name in folders if not _is_hidden([name]))
        for name in sorted(names):
            path = Path(parent, name)
            if _is_hidden([name]) or path.suffix.lower() not in READERS:
                continue
            try:
                status = path.lstat()
            except OSError:
                # Gone since the folder was read.
                continue
            if not stat.S_ISREG(status.st_mode):
                continue
            shown = _shown(path, folder)
            if status.st_size > MAX_FILE_SIZE:
                refused[shown] = Unreadable.TOO_LARGE
            elif len(files) >= MAX_FILES:
                refused[shown] = Unreadable.TOO_MANY
            elif shown != path.relative_to(folder).as_posix():
                refused[shown] = Unreadable.NO_ACCESS
            else:
                files[shown] = Stamp(status.st_mtime_ns, status.st_size)
    return Listing(files, refused)


def read_file(folder: Path, name: str) -> bytes:
    """Return what is in a file of a folder; raises UnreadableError.

    It is looked at anew: since the folder was listed, the file may have become a link.
    """
    path = folder / name
    try:
        if path.parent.resolve() != folder.resolve().joinpath(name).parent:
            raise UnreadableError(Unreadable.NO_ACCESS)
        # Without O_NONBLOCK, opening a pipe would wait for a writer.
        descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
        with os.fdopen(descriptor, "rb") as file:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise UnreadableError(Unreadable.NO_ACCESS)
            data = file.read(MAX_FILE_SIZE + 1)
    except OSError as err:
        raise UnreadableError(Unreadable.NO_ACCESS) from err
    if len(data) > MAX_FILE_SIZE:
        raise UnreadableError(Unreadable.TOO_LARGE)
    return data


def _is_hidden(parts: Iterable[str]) -> bool:
    """Return whether a part of a path begins with a dot."""
    return any(part.startswith(".") for part in parts)


def _shown(path: Path, folder: Path) -> str:
    """Return the path of a file in its folder, as text that can be stored and shown."""
    name = path.relative_to(folder).as_posix() if path != folder else folder.name
    return os.fsencode(name).decode("utf-8", "replace")
