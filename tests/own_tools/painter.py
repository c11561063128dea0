"""An AI task entity that makes pictures."""

import asyncio
from pathlib import Path
from typing import override

import pytest

from homeassistant.components import ai_task
from homeassistant.components.ai_task.const import DATA_COMPONENT
from homeassistant.components.conversation import ChatLog
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component

PNG = b"\x89PNG\r\n\x1a\n a picture"


class Painter(ai_task.AITaskEntity):
    """An entity that answers every task with the same picture, or as it is told to."""

    _attr_name = "Painter"
    _attr_supported_features = ai_task.AITaskEntityFeature.GENERATE_IMAGE

    def __init__(self) -> None:
        """Begin without a task."""
        self.prompts: list[str] = []
        self.outcome: BaseException | asyncio.Event | None = None

    @override
    async def _async_generate_image(
        self, task: ai_task.GenImageTask, chat_log: ChatLog
    ) -> ai_task.GenImageTaskResult:
        """Come to the outcome."""
        self.prompts.append(task.instructions)
        if isinstance(self.outcome, BaseException):
            raise self.outcome
        if self.outcome is not None:
            await self.outcome.wait()
        return ai_task.GenImageTaskResult(PNG, chat_log.conversation_id, "image/png")


class Writer(ai_task.AITaskEntity):
    """An entity that makes no pictures."""

    _attr_name = "Writer"
    _attr_supported_features = ai_task.AITaskEntityFeature.GENERATE_DATA


@pytest.fixture
async def painter(hass: HomeAssistant, tmp_path: Path) -> Painter:
    """Return the entity ai_task.painter."""
    hass.config.media_dirs = {"local": str(tmp_path)}
    assert await async_setup_component(hass, "homeassistant", {})
    assert await async_setup_component(hass, "ai_task", {})
    painter = Painter()
    await hass.data[DATA_COMPONENT].async_add_entities([painter, Writer()])
    return painter
