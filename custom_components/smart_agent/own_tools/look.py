"""The tool that looks through a camera and answers a question about what it shows."""

import asyncio
from collections.abc import Awaitable
import logging
from typing import Any, override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import llm
from homeassistant.helpers.importlib import async_import_module

from ..const import DOMAIN
from ..home.home import Entity, Home
from ..home.permissions import async_may_read
from ..home.tracker import HomeTracker
from ..server.picture import Picture, PictureError
from ..server.seeing import Seeing
from .checked_tool import CheckedTool
from .digest import DEFAULT_LIMIT, cut, one_line

_LOGGER = logging.getLogger(__name__)

# Not imported at the top: the import loads the integration, whose requirements nobody
# may have installed who has no camera.
_CAMERA = "homeassistant.components.camera"
_DOMAIN = "camera."

SNAPSHOT_TIMEOUT = 10.0
"""Seconds for a snapshot; a camera that runs on a battery wakes up first."""

TIMEOUT = 40.0
"""Seconds for all, in which the model may have to be loaded."""

MAX_QUESTION = 300
MAX_NAME = 100

_MOST_CAMERAS = 10
"""Cameras that are named to a model which asked for another."""


class LookError(Exception):
    """A camera that cannot be looked through; the text is English, for the model."""


class Look(CheckedTool):
    """Looks through an exposed camera; the picture goes to the Ollama server alone.

    What is written in a picture others may have put there: a note held up, a sign, a
    screen. So the answer counts as their text. No picture is kept.
    """

    name = f"{DOMAIN}__look"
    title = "Look through a camera"
    description = (
        "Look through a camera of this home and answer a question about what it shows"
        ' now. Example: {"camera": "Drive", "question": "Is a car in the drive?"}'
    )
    parameters = probatio.Schema(
        {
            probatio.Required("camera", description="The camera's name"): probatio.All(
                str, probatio.Length(min=1, max=MAX_NAME)
            ),
            probatio.Required(
                "question", description="What to find out, as a whole question"
            ): probatio.All(str, probatio.Length(min=1, max=MAX_QUESTION)),
        }
    )
    annotations = llm.ToolAnnotations(
        read_only=True, destructive=False, idempotent=True, open_world=False
    )
    outside = True
    of_house = True
    patience = TIMEOUT + 1

    def __init__(
        self, homes: HomeTracker, see: Seeing, *, limit: int = DEFAULT_LIMIT
    ) -> None:
        """Look through the cameras of a home; limit is in characters of an answer."""
        self._homes = homes
        self._see = see
        self._limit = limit

    @override
    async def _async_run(
        self, hass: HomeAssistant, args: dict[str, Any], llm_context: llm.LLMContext
    ) -> llm.ToolResult:
        """Return what the model sees: {"result", "camera"}."""
        context = llm_context.context
        user_id = context.user_id if context else None
        try:
            camera = _camera_called(self._homes.async_get(), args["camera"])
            await _async_permit(hass, user_id, camera)
            async with asyncio.timeout(TIMEOUT):
                picture = await _async_snapshot(hass, camera)
                answer = await self._see(picture, args["question"])
        except LookError as err:
            return self._failed(str(err))
        except TimeoutError:
            return self._failed(f"timed out after {TIMEOUT:g} s")
        except PictureError:
            return self._failed("the camera gave no picture that can be read")
        except HomeAssistantError as err:
            return self._failed(str(err))
        return llm.ToolResult(
            {
                "result": cut(one_line(answer, self._limit), self._limit),
                "camera": camera.name,
            }
        )


def _camera_called(home: Home, name: str) -> Entity:
    """Return the exposed camera that a name means; raises LookError unless it is one."""
    match = home.entity_names.find(name, _is_camera)
    if camera := match.one:
        return camera
    if match.things:
        names = ", ".join(one.name for one in match.things[:_MOST_CAMERAS])
        raise LookError(f"that can mean several cameras: {names}")
    cameras = [one.name for one in home.entities if _is_camera(one)]
    if not cameras:
        raise LookError("there is no camera that may be looked through")
    raise LookError(
        f"there is no camera of that name, only: {', '.join(cameras[:_MOST_CAMERAS])}"
    )


async def _async_permit(
    hass: HomeAssistant, user_id: str | None, camera: Entity
) -> None:
    """Raise LookError if a user may not read a camera: Home Assistant does not ask."""
    if not await async_may_read(hass, user_id, camera.entity_id):
        raise LookError("the user is not permitted to see that")


def _is_camera(entity: Entity) -> bool:
    """Return whether an entity is a camera."""
    return entity.entity_id.startswith(_DOMAIN)


async def _async_snapshot(hass: HomeAssistant, camera: Entity) -> Picture:
    """Return what a camera shows now.

    Raises HomeAssistantError if it gives no picture, PictureError if it is none that
    can be sent.
    """
    module = await async_import_module(hass, _CAMERA)
    try:
        async with asyncio.timeout(SNAPSHOT_TIMEOUT):
            image = await _async_image(module.async_get_image(hass, camera.entity_id))
    except TimeoutError as err:
        raise LookError("the camera did not answer in time") from err
    except HomeAssistantError:
        raise
    except Exception as err:
        # A camera's integration can raise anything; the log keeps where it came from.
        _LOGGER.exception("%s could not be looked through", camera.entity_id)
        raise LookError(type(err).__name__) from err
    return Picture.of(image.content, camera.name)


async def _async_image(image: Awaitable[Any]) -> Any:
    """Return an image, or be cancelled.

    `async_get_image` makes an error of its own of a cancellation, and the turn would go
    on.
    """
    try:
        return await image
    except HomeAssistantError as err:
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise asyncio.CancelledError from err
        raise
