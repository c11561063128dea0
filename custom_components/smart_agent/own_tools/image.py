"""The tool that makes a picture with Home Assistant's AI tasks."""

import asyncio
import logging
from typing import Any, override

import probatio

from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import llm

from ..const import DOMAIN
from ..home.permissions import async_may_control
from .checked_tool import CheckedTool

_LOGGER = logging.getLogger(__name__)

# Not imported from components/ai_task/const.py: the import loads the integration, and
# with it camera and image, whose requirements nobody may have installed.
_AI_TASK = "ai_task"
_GENERATE_IMAGE = "generate_image"

TIMEOUT = 60.0
"""Seconds for a picture, which takes longer than other tools do."""

MAX_PROMPT = 1000
"""Characters of a picture's description."""


_SIDE = probatio.All(int, probatio.Range(min=64, max=4096))


class GenerateImage(CheckedTool):
    """Makes a picture with the AI task entity that the user picked.

    The entity may send the description to a service. Home Assistant keeps the picture
    among its media. AI tasks have no parameter for the size: it is written into the
    description, and the entity may ignore it.
    """

    name = f"{DOMAIN}__generate_image"
    title = "Generate image"
    description = (
        "Make a new picture from a description and show it. Not for cameras and not to"
        ' find pictures. Example: {"prompt": "a red fox in the snow, watercolour"}'
    )
    parameters = probatio.Schema(
        {
            probatio.Required(
                "prompt", description="What the picture shows, and its style"
            ): probatio.All(str, probatio.Length(min=1, max=MAX_PROMPT)),
            probatio.Optional("width", description="Pixels, only if asked for"): _SIDE,
            probatio.Optional("height", description="Pixels, only if asked for"): _SIDE,
        }
    )
    annotations = llm.ToolAnnotations(
        read_only=False, destructive=False, idempotent=False, open_world=True
    )

    def __init__(self, entity_id: str, *, timeout: float = TIMEOUT) -> None:
        """Use an AI task entity that can generate images, for timeout seconds."""
        self._entity_id = entity_id
        self._timeout = timeout
        self.patience = timeout + 1

    @override
    async def _async_run(
        self, hass: HomeAssistant, args: dict[str, Any], llm_context: llm.LLMContext
    ) -> llm.ToolResult:
        """Return where the picture is: {"image": {"url", "media_source_id"}}.

        url is a path of Home Assistant, signed for an hour.
        """
        context = llm_context.context
        user_id = context.user_id if context else None
        if not await async_may_control(hass, user_id, self._entity_id):
            # The action itself asks for no permission.
            return self._failed("the user is not permitted to do that")
        prompt = _with_size(args["prompt"], args.get("width"), args.get("height"))
        try:
            async with asyncio.timeout(self._timeout):
                answer = await hass.services.async_call(
                    _AI_TASK,
                    _GENERATE_IMAGE,
                    {
                        "task_name": self.title,
                        "entity_id": self._entity_id,
                        "instructions": prompt,
                    },
                    blocking=True,
                    return_response=True,
                    context=context,
                )
        except TimeoutError:
            return self._failed(f"timed out after {self._timeout:g} s")
        except HomeAssistantError as err:
            return self._failed(str(err))
        except Exception as err:
            # Another integration's entity can raise anything; the log keeps where it
            # came from.
            _LOGGER.exception("%s could not make a picture", self._entity_id)
            return self._failed(type(err).__name__)
        image = answer or {}
        return llm.ToolResult(
            {
                "result": "The picture is ready and is shown to the user. Say so; do not"
                " describe it, and leave its address out.",
                "image": {key: image[key] for key in ("url", "media_source_id")},
            }
        )


def _with_size(prompt: str, width: int | None, height: int | None) -> str:
    """Return a description with the size that the picture is to have."""
    sides = [
        f"{side} px {name}"
        for side, name in ((width, "wide"), (height, "high"))
        if side
    ]
    return f"{prompt} ({', '.join(sides)})" if sides else prompt
