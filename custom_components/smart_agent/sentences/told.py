"""Hears what is meant by words that only tell, as far as anything of them is."""

from collections.abc import Sequence
from dataclasses import dataclass

from homeassistant.components.conversation import ConversationInput
from homeassistant.core import HomeAssistant

from ..home.home import Entity, Home
from ..llm_tools.spec import Toolset
from ..utterance.request import Request
from .beside_told import async_beside_told
from .follow_up import CallBefore, FollowUp
from .helping import async_with_helping
from .recognized import Recognition


@dataclass(frozen=True)
class Told:
    """What words ask for, what was recognized in them, and what was before them."""

    request: Request
    recognition: Recognition
    last: Sequence[Entity]
    """What the turn right before acted on, or called by a name."""
    before: Sequence[CallBefore]
    """The calls of that turn."""


async def async_told(
    hass: HomeAssistant,
    user_input: ConversationInput,
    home: Home,
    toolset: Toolset,
    told: Told,
) -> FollowUp:
    """Return what words ask for behind what they tell, or what may help against that.

    Words in which anything was recognized, and all others, stay as they are.
    """
    request, recognition = told.request, told.recognition
    if recognition:
        return request, recognition
    beside = await async_beside_told(
        hass, user_input, home, toolset, request, told.last, told.before
    )
    if beside:
        return beside
    return request, await async_with_helping(
        hass, recognition, user_input, home, toolset, request
    )
