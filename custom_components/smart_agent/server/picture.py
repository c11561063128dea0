"""Pictures as a model is sent them: what they are, and how large they may be."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from homeassistant.components.conversation import Attachment
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError

from ..const import DOMAIN

_MIB = 1024 * 1024

MAX_BYTES = 10 * _MIB
"""Bytes of all pictures of a request together: a camera's has less than one MiB, a
telephone's up to ten. They are written into the request in the event loop, which takes
some milliseconds for each MiB."""

_BEGINNINGS = (b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n", b"GIF87a", b"GIF89a", b"BM")
"""What the files begin with that Ollama reads, beside WebP."""

_RIFF, _WEBP = b"RIFF", b"WEBP"
"""What a file in WebP begins with, four bytes of its length between them."""


class PictureProblem(StrEnum):
    """Why a picture cannot be sent; the values are translation keys."""

    CANNOT_SEE = "model_cannot_see"
    NOT_A_PICTURE = "not_a_picture"
    TOO_LARGE = "picture_too_large"
    UNREADABLE = "picture_unreadable"


class PictureError(HomeAssistantError):
    """A picture that cannot be sent to a model."""

    def __init__(self, problem: PictureProblem, name: str) -> None:
        """Hold what is wrong, and the name of the file, or of the model."""
        super().__init__(
            translation_domain=DOMAIN,
            translation_key=problem.value,
            translation_placeholders={"name": name},
        )
        self.problem = problem
        self.detail = name


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in a format that Ollama reads."""

    data: bytes

    @classmethod
    def of(cls, data: bytes, name: str) -> Picture:
        """Return data as a picture; raises PictureError if it is none."""
        webp = data.startswith(_RIFF) and data[8:12] == _WEBP
        if not (webp or data.startswith(_BEGINNINGS)):
            raise PictureError(PictureProblem.NOT_A_PICTURE, name)
        if len(data) > MAX_BYTES:
            raise PictureError(PictureProblem.TOO_LARGE, name)
        return cls(data)

    def __str__(self) -> str:
        """Return what stands for the picture in a record, which keeps none."""
        return f"{len(self.data) // 1024} KiB"


async def async_read_pictures(
    hass: HomeAssistant, attachments: Iterable[Attachment]
) -> Sequence[Picture]:
    """Return attachments as pictures; raises PictureError if one cannot be sent."""
    files = []
    for one in attachments:
        if not one.mime_type.startswith("image/"):
            raise PictureError(PictureProblem.NOT_A_PICTURE, one.path.name)
        files.append(one.path)
    return await hass.async_add_executor_job(_read, files)


def _read(files: Iterable[Path]) -> Sequence[Picture]:
    """Return files as pictures; in the executor. Raises PictureError."""
    pictures: list[Picture] = []
    left = MAX_BYTES
    for path in files:
        try:
            with path.open("rb") as file:
                # No more than fits, however large the file is or grows.
                data = file.read(left + 1)
        except OSError as err:
            raise PictureError(PictureProblem.UNREADABLE, path.name) from err
        left -= len(data)
        if left < 0:
            raise PictureError(PictureProblem.TOO_LARGE, path.name)
        pictures.append(Picture.of(data, path.name))
    return pictures
