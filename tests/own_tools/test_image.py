"""Pictures are made by a real AI task entity and kept among Home Assistant's media."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from pytest_homeassistant_custom_component.common import MockUser

from custom_components.smart_agent.own_tools.image import GenerateImage
from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers import llm
from homeassistant.helpers.chat_session import async_get_chat_session, current_session

from ..house_fixtures import OF_NOBODY
from .painter import PNG, Painter

CALLER = Context()
CONTEXT = llm.LLMContext("smart_agent", CALLER, "en", "conversation", None)


async def call(
    hass: HomeAssistant, entity_id: str = "ai_task.painter", **args: Any
) -> llm.ToolResult:
    """Return what the tool answers to a prompt, if nothing else is given."""
    tool_input = llm.ToolInput(
        "smart_agent__generate_image", args or {"prompt": "a red fox"}
    )
    return await GenerateImage(entity_id).async_call(hass, tool_input, CONTEXT)


async def test_picture_is_kept_and_linked(
    hass: HomeAssistant, painter: Painter, tmp_path: Path
) -> None:
    """The link is one of Home Assistant's own, signed, to the file it stored."""
    result = await call(hass)
    assert not result.error
    assert painter.prompts == ["a red fox"]
    image = result.data["image"]
    assert isinstance(image, dict)
    (file,) = (tmp_path / "ai_task" / "image").iterdir()
    assert file.read_bytes() == PNG
    assert image["media_source_id"] == f"media-source://ai_task/image/{file.name}"
    url = urlsplit(str(image["url"]))
    assert (url.netloc, url.path) == ("", f"/ai_task/image/{file.name}")
    assert url.query.startswith("authSig=")
    assert "picture is ready" in str(result.data["result"])


async def test_belongs_to_the_turn(hass: HomeAssistant, painter: Painter) -> None:
    """The entity notes who asked."""
    await call(hass)
    state = hass.states.get("ai_task.painter")
    assert state is not None
    assert state.context is CALLER


async def test_conversation_goes_on(hass: HomeAssistant, painter: Painter) -> None:
    """The task has a chat of its own; the one it is called from stays as it was."""
    with async_get_chat_session(hass, **OF_NOBODY) as session:
        await asyncio.create_task(call(hass))
        assert current_session.get() is session


@pytest.mark.parametrize(
    ("entity_id", "why"),
    [
        ("ai_task.gone", "AI Task entity ai_task.gone not found"),
        ("ai_task.writer", "AI Task entity ai_task.writer does not support generating"),
    ],
)
async def test_wrong_entity(
    hass: HomeAssistant, painter: Painter, entity_id: str, why: str
) -> None:
    """An entity that went away or never could is named."""
    result = await call(hass, entity_id)
    assert result.error
    assert str(result.data["error"]).startswith(f"generate_image failed: {why}")


async def test_without_ai_tasks(hass: HomeAssistant) -> None:
    """Where the integration is not loaded, that is the answer."""
    result = await call(hass)
    assert result.error
    assert "ai_task.generate_image" in str(result.data["error"])


async def test_without_a_place_for_media(hass: HomeAssistant, painter: Painter) -> None:
    """What fails within Home Assistant is no exception here."""
    hass.data.pop("ai_task_media_source")
    result = await call(hass)
    assert result == llm.ToolResult(
        {"error": "generate_image failed: KeyError"}, error=True
    )


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (HomeAssistantError("The service refuses foxes"), "The service refuses foxes"),
        (RuntimeError("https://secret.example/?key=1"), "RuntimeError"),
    ],
)
async def test_entity_that_fails(
    hass: HomeAssistant, painter: Painter, error: Exception, why: str
) -> None:
    """What it says of itself is passed on, what slips out of it is not."""
    painter.outcome = error
    result = await call(hass)
    assert result == llm.ToolResult(
        {"error": f"generate_image failed: {why}"}, error=True
    )


async def test_timeout(hass: HomeAssistant, painter: Painter) -> None:
    """A picture that takes too long is no picture."""
    painter.outcome = asyncio.Event()
    tool = GenerateImage("ai_task.painter", timeout=0.01)
    tool_input = llm.ToolInput("smart_agent__generate_image", {"prompt": "a fox"})
    assert await tool.async_call(hass, tool_input, CONTEXT) == llm.ToolResult(
        {"error": "generate_image failed: timed out after 0.01 s"}, error=True
    )


@pytest.mark.parametrize(
    "args",
    [
        {"prompt": ""},
        {"prompt": "x" * 1001},
        {"prompt": "x", "width": 10},
        {"prompt": "x", "seed": 1},
    ],
)
async def test_wrong_arguments(
    hass: HomeAssistant, painter: Painter, args: dict[str, Any]
) -> None:
    """What is no picture is not asked for."""
    result = await call(hass, **args)
    assert result.error
    assert painter.prompts == []


def test_what_the_guard_reads() -> None:
    """A picture changes nothing of the home, costs something and goes outside."""
    assert GenerateImage.annotations == llm.ToolAnnotations(
        read_only=False, destructive=False, idempotent=False, open_world=True
    )


async def test_size(hass: HomeAssistant, painter: Painter) -> None:
    """What size a picture is to have is part of its description."""
    await call(hass, prompt="a fox", width=800, height=600)
    await call(hass, prompt="a fox", height=600)
    assert painter.prompts == [
        "a fox (800 px wide, 600 px high)",
        "a fox (600 px high)",
    ]


async def test_who_may_not_control_it(hass: HomeAssistant, painter: Painter) -> None:
    """Somebody who may not control the entity gets no picture of it."""
    user = MockUser(id="anna").add_to_hass(hass)
    user.mock_policy({"entities": {"entity_ids": {"light.desk_lamp": True}}})
    tool = GenerateImage("ai_task.painter")
    tool_input = llm.ToolInput(tool.name, {"prompt": "a red fox"})
    theirs = replace(CONTEXT, context=Context(user_id=user.id))
    result = await tool.async_call(hass, tool_input, theirs)
    assert result.error
    assert not painter.prompts
    user.mock_policy({"entities": {"entity_ids": {"ai_task.painter": True}}})
    assert not (await tool.async_call(hass, tool_input, theirs)).error
