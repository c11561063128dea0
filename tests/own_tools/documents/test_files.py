"""Of the folder everything is found that may be, and nothing outside of it."""

import os
from pathlib import Path

import pytest

from custom_components.smart_agent.own_tools.documents.files import (
    MAX_FILE_SIZE,
    MAX_FILES,
    folder_in,
    list_files,
    read_file,
)
from custom_components.smart_agent.own_tools.documents.text import (
    Unreadable,
    UnreadableError,
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return an empty folder beside a file that is none of its business."""
    (tmp_path / "secret.txt").write_text("secret")
    folder = tmp_path / "documents"
    folder.mkdir()
    return folder


def refused(folder: Path, name: str) -> Unreadable:
    """Return why a file cannot be read."""
    with pytest.raises(UnreadableError) as caught:
        read_file(folder, name)
    return caught.value.why


def test_what_is_listed(folder: Path) -> None:
    """Documents in all folders; no other files, nothing hidden, no links, no pipes."""
    for name in ("b.md", "A.PDF", "sub/c.html", "d.exe", ".e.txt", ".git/f.md"):
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("text")
    (folder / "out.txt").symlink_to(folder.parent / "secret.txt")
    (folder / "in.txt").symlink_to(folder / "b.md")
    (folder / "up").symlink_to(folder.parent)
    os.mkfifo(folder / "pipe.txt")
    listing = list_files(folder)
    assert listing.files.keys() == {"b.md", "A.PDF", "sub/c.html"}
    assert listing.files["b.md"].size == 4
    assert not listing.refused


def test_what_is_refused(folder: Path) -> None:
    """Large files and names that are no text are named."""
    with (folder / "large.pdf").open("wb") as file:
        file.truncate(MAX_FILE_SIZE + 1)
    (folder / "limit.pdf").touch()
    os.truncate(folder / "limit.pdf", MAX_FILE_SIZE)
    Path(os.fsdecode(os.fsencode(folder) + b"/\xff.txt")).touch()
    listing = list_files(folder)
    assert listing.files.keys() == {"limit.pdf"}
    assert listing.refused == {
        "large.pdf": Unreadable.TOO_LARGE,
        "\ufffd.txt": Unreadable.NO_ACCESS,
    }


def test_too_many_files(folder: Path) -> None:
    """Those beyond the limit are named, the same ones each time."""
    for number in range(MAX_FILES + 2):
        (folder / f"{number:04}.txt").touch()
    listing = list_files(folder)
    assert len(listing.files) == MAX_FILES
    assert listing.refused == {
        f"{MAX_FILES:04}.txt": Unreadable.TOO_MANY,
        f"{MAX_FILES + 1:04}.txt": Unreadable.TOO_MANY,
    }


def test_no_folder(folder: Path) -> None:
    """A folder that is gone has no files and is named."""
    folder.rmdir()
    listing = list_files(folder)
    assert not listing.files
    assert listing.refused == {"documents": Unreadable.NO_ACCESS}


def test_read(folder: Path) -> None:
    """A file is read whole, also below the folder."""
    (folder / "sub").mkdir()
    (folder / "sub/a.txt").write_bytes(b"\xfftext")
    assert read_file(folder, "sub/a.txt") == b"\xfftext"


def test_file_becomes_a_link(folder: Path) -> None:
    """What turned into a link or a pipe since the folder was listed is not read."""
    (folder / "link.txt").symlink_to(folder.parent / "secret.txt")
    (folder / "up").symlink_to(folder.parent)
    os.mkfifo(folder / "pipe.txt")
    for name in ("link.txt", "up/secret.txt", "../secret.txt", "pipe.txt", "gone.txt"):
        assert refused(folder, name) is Unreadable.NO_ACCESS


def test_file_grows(folder: Path) -> None:
    """What became too large since the folder was listed is not read."""
    (folder / "a.txt").touch()
    os.truncate(folder / "a.txt", MAX_FILE_SIZE + 1)
    assert refused(folder, "a.txt") is Unreadable.TOO_LARGE


def test_folder_itself_may_be_reached_by_a_link(folder: Path) -> None:
    """The folder is the user's choice, and with it how it is reached."""
    (folder / "a.txt").write_text("text")
    link = folder.parent / "link"
    link.symlink_to(folder)
    assert list_files(link).files.keys() == {"a.txt"}
    assert read_file(link, "a.txt") == b"text"


@pytest.mark.parametrize(
    "name",
    [
        "",
        ".",
        "..",
        "../documents/..",
        "documents/.hidden",
        ".hidden",
        "missing",
        "secret.txt",
        "/",
        "outside",
        "a\0b",
    ],
)
def test_folder_that_cannot_be_picked(folder: Path, name: str) -> None:
    """Only a folder below the configuration directory can be, and no hidden one."""
    (folder / ".hidden").mkdir()
    (folder.parent / ".hidden").mkdir()
    (folder.parent / "outside").symlink_to("/")
    assert folder_in(folder.parent, name) is None


@pytest.mark.parametrize("name", ["documents", "documents/", "./documents", "inside"])
def test_folder_that_can_be_picked(folder: Path, name: str) -> None:
    """However its path is written."""
    (folder.parent / "inside").symlink_to(folder)
    assert folder_in(folder.parent, name) == folder
